import { type Cases, handshake } from './cases.ts';
import { answered, called, completed, gotPrompt, modernAnswered, sampled, sampling } from './content-lines.ts';

const image = (data: string, mimeType = 'image/png') => `{"type":"image","data":"${data}","mimeType":"${mimeType}"}`;
const blob = (text: string, mimeType = 'application/pdf') =>
  `{"type":"resource","resource":{"uri":"file:///a","mimeType":"${mimeType}","blob":"${text}"}}`;
const read = (text: string) =>
  answered('resources/read', '"uri":"file:///a"', `"contents":[{"uri":"file:///a","blob":"${text}"}]`);
const icon = (members: string) => `"icons":[{${members}}]`;
const toolWith = (icons: string) => `"tools":[{"name":"add","inputSchema":{"type":"object"},${icons}}]`;

const png = 'iVBORw0KGgo=';
const jpeg = '/9j/4AAQSkZJRg==';
const pdf = 'JVBERi0xLjc=';
const wav = 'UklGRiQAAABXQVZF';

export const contentDataCases: Cases = {
  'base64-invalid': {
    fires: [
      {
        lines: called(image(`data:image/png;base64,${png}`)),
        at: 5,
        says: 'The data of the image block is a data URI',
      },
      { lines: called(image('iVBORw0K\\nGgo=')), at: 5, says: 'has a line break at character 9' },
      { lines: called(image('iVBORw0KGgo')), at: 5, says: 'has 11 characters, which is no multiple of four' },
      { lines: called(image('_9j_4AAQ', 'image/jpeg'), '2024-11-05'), at: 5, says: 'the alphabet for URLs' },
      {
        lines: called('{"type":"audio","data":"[object Object]","mimeType":"audio/wav"}'),
        at: 5,
        says: 'The data of the audio block has the character [ at character 1',
      },
      { lines: called(blob('a b=')), at: 5, says: 'The blob of the resource has a space' },
      { lines: read('%PDF-1.7'), at: 5, says: 'has the character %' },
      { lines: gotPrompt(image('=')), at: 5 },
      { lines: sampled(image('a')), at: 5 },
      { lines: sampling(`{"role":"user","content":[${image('===')}]}`), at: 4 },
      { lines: completed(image('ü')), at: 2 },
    ],
    quiet: [
      called(image(png)),
      called(blob(pdf)),
      called(image('')),
      called('{"type":"text","text":"not base64"}'),
      called('{"type":"image","data":7,"mimeType":"image/png"}'),
      [...handshake('2025-11-25'), 'S>C {"jsonrpc":"2.0","id":9,"result":{"content":[{"type":"image","data":"?"}]}}'],
    ],
  },
  'mime-mismatch': {
    fires: [
      {
        lines: called(image(jpeg, 'image/png')),
        at: 5,
        says: 'The mimeType is "image/png", but the first bytes of the data of the image block are those of a JPEG image.',
      },
      { lines: called(image('PHN2Zz4=', 'image/png')), at: 5, says: 'are not those of a PNG image' },
      { lines: called(`{"type":"audio","data":"${wav}","mimeType":"audio/mpeg"}`), at: 5, says: 'a WAV sound' },
      { lines: called(blob(png)), at: 5, says: 'the blob of the resource are those of a PNG image' },
      { lines: completed(image(jpeg)), at: 2 },
      { lines: sampled(image(jpeg)), at: 5 },
      {
        lines: answered(
          'tools/list',
          '',
          toolWith(icon(`"src":"data:image/png;base64,${png}","mimeType":"image/webp"`)),
        ),
        at: 5,
        says: 'the icon are those of a PNG image',
      },
      {
        lines: modernAnswered(
          'tools/list',
          '',
          `${toolWith(icon(`"src":"data:image/jpeg;base64,${png}"`))},"ttlMs":0,"cacheScope":"private"`,
        ),
        at: 2,
        says: '"image/jpeg"',
      },
    ],
    quiet: [
      called(image(png)),
      called(image(jpeg, 'image/jpeg; quality=1')),
      called(blob(png, 'application/octet-stream')),
      called(blob('aGVsbG8=', 'text/plain')),
      called(image('?', 'image/jpeg')),
      answered('tools/list', '', toolWith(icon(`"src":"data:image/png;base64,${png}","mimeType":"image/png"`))),
      answered('tools/list', '', toolWith(icon('"src":"https://example.com/a.png","mimeType":"image/jpeg"'))),
    ],
  },
};
