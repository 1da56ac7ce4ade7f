import type { Cases } from './cases.ts';
import { able, answered, called, completed, modernAnswered } from './content-lines.ts';

const icons = (src: string) => `"icons":[{"src":"${src}"}]`;
const tools = (src: string) => `"tools":[{"name":"add","inputSchema":{"type":"object"},${icons(src)}}]`;
const listing = (src: string, revision?: string) => answered('tools/list', '', tools(src), revision);
const greeting = (src: string) =>
  able('tools/list').map((line) => line.replace('"name":"s",', `"name":"s",${icons(src)},`));

export const iconCases: Cases = {
  'icon-scheme': {
    fires: [
      {
        lines: listing('file:///opt/server/add.png'),
        at: 5,
        says: '"file:///opt/server/add.png"; its scheme has to be',
      },
      { lines: listing('add.png'), at: 5, says: 'which has no scheme' },
      { lines: listing('javascript:alert(1)'), at: 5 },
      { lines: listing('C:/add.png'), at: 5 },
      { lines: greeting('ftp://example.com/a.png'), at: 2 },
      { lines: called(`{"type":"resource_link","uri":"file:///a","name":"a",${icons('file:///a.png')}}`), at: 5 },
      { lines: completed(`{"type":"resource_link","uri":"file:///a","name":"a",${icons('file:///a.png')}}`), at: 2 },
      {
        lines: answered('prompts/list', '', `"prompts":[{"name":"a",${icons('ui://a.png')}}]`),
        at: 5,
      },
      {
        lines: modernAnswered('tools/list', '', `${tools('file:///a')},"ttlMs":0,"cacheScope":"private"`),
        at: 2,
      },
    ],
    quiet: [
      listing('https://example.com/add.png'),
      listing('data:image/png;base64,iVBORw0KGgo='),
      listing('HTTP://localhost/add.png'),
      greeting('https://example.com/a.png'),
      listing('file:///add.png', '2025-06-18'),
      answered('tools/list', '', '"tools":[{"name":"add","inputSchema":{"type":"object"},"icons":"add.png"}]'),
    ],
  },
};
