import { type Cases, modernMeta } from './cases.ts';
import { able, answered, called, completed, modernAnswered } from './content-lines.ts';

const session = (method: string, line: string) => [...able(method), line];
const listing = (uri: string, revision?: string) =>
  answered('resources/list', '', `"resources":[{"uri":"${uri}","name":"a"}]`, revision);
const read = (uri: string, given: string) => [
  `C>S {"jsonrpc":"2.0","id":2,"method":"resources/read","params":{"uri":"${uri}"}}`,
  `S>C {"jsonrpc":"2.0","id":2,"result":{"contents":[{"uri":"${given}","text":"a"}]}}`,
];
const link = (uri: string) => `{"type":"resource_link","uri":"${uri}","name":"a"}`;
const visit = (url: string) =>
  `S>C {"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"mode":"url","message":"Sign in","url":"${url}","elicitationId":"e"}}`;
const templates = (template: string, revision?: string) =>
  answered('resources/templates/list', '', `"resourceTemplates":[{"uriTemplate":"${template}","name":"a"}]`, revision);
const complete = (uri: string) =>
  `C>S {"jsonrpc":"2.0","id":2,"method":"completion/complete","params":{"ref":{"type":"ref/resource","uri":"${uri}"},"argument":{"name":"a","value":""}}}`;
const roots = (uri: string, revision?: string) => [
  ...able('roots/list', revision),
  'S>C {"jsonrpc":"2.0","id":1,"method":"roots/list"}',
  `C>S {"jsonrpc":"2.0","id":1,"result":{"roots":[{"uri":"${uri}"}]}}`,
];
const modernRoots = (uri: string) => [
  `C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add",${modernMeta}}}`,
  'S>C {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{"r":{"method":"roots/list"}}}}',
  `C>S {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add","inputResponses":{"r":{"roots":[{"uri":"${uri}"}]}},${modernMeta}}}`,
];

export const uriCases: Cases = {
  'uri-invalid': {
    fires: [
      { lines: listing('file:///my notes.md'), at: 5, says: '"file:///my notes.md" has a space at character 11' },
      { lines: listing('notes.md', '2024-11-05'), at: 5, says: 'has no scheme' },
      { lines: listing(''), at: 5, says: 'is empty' },
      { lines: listing('C:\\\\notes.md'), at: 5, says: 'a backslash' },
      { lines: called(link('/tmp/a.txt')), at: 5 },
      { lines: called('{"type":"resource","resource":{"uri":"a b","text":"a"}}'), at: 5 },
      {
        lines: [...able('resources/read'), ...read('file:///a%', 'file:///a%')],
        at: 4,
        says: 'has a % at character 10',
      },
      { lines: [...able('resources/read'), ...read('file:///a', 'a')], at: 5 },
      { lines: [...listing('a b'), ...read('a b', 'a b')], at: 5 },
      {
        lines: session(
          'notifications/resources/updated',
          'S>C {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"a"}}',
        ),
        at: 4,
      },
      { lines: session('elicitation/create', visit('example.com/login')), at: 4, says: 'has no scheme' },
      {
        lines: [
          ...called('{"type":"text","text":"5"}').slice(0, 4),
          'S>C {"jsonrpc":"2.0","id":1,"error":{"code":-32042,"message":"Sign in","data":{"elicitations":[{"mode":"url","elicitationId":"e","url":"login","message":"Sign in"}]}}}',
        ],
        at: 5,
      },
      { lines: roots('file:///my project'), at: 5, says: 'a space' },
      { lines: modernRoots('file:///my project'), at: 3 },
      {
        lines: [
          `C>S {"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{"notifications":{"resourceSubscriptions":["file:///a","b"]},${modernMeta}}}`,
        ],
        at: 1,
        says: '"b"',
      },
      { lines: completed(link('a')), at: 2 },
    ],
    quiet: [
      listing('file:///my%20notes.md'),
      listing('urn:isbn:0451450523'),
      called(link('demo://a/1?b#c')),
      session('elicitation/create', visit('https://example.com/login')),
      session('elicitation/create', visit('example.com').replace('"mode":"url"', '"mode":"form"')),
      roots('file:///home/ada'),
      roots('/home/ada'),
      templates('not a uri'),
      listing('a').map((line) => line.replace('"uri":"a"', '"uri":7')),
      session(
        'tools/call',
        'C>S {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{"uri":"a b"}}}',
      ),
    ],
  },
  'uri-template-invalid': {
    fires: [
      {
        lines: templates('weather://{city'),
        at: 5,
        says: 'The template "weather://{city" does not close the brace at character 11.',
      },
      { lines: templates('weather://{the city}', '2024-11-05'), at: 5, says: 'which is no list of variables' },
      { lines: templates('weather://city}'), at: 5, says: 'that was not opened' },
      { lines: [...able('completion/complete'), complete('weather://{}')], at: 4, says: 'names no variable' },
      { lines: [...templates('weather://{'), complete('weather://{')], at: 5 },
      {
        lines: modernAnswered(
          'resources/templates/list',
          '',
          '"resourceTemplates":[{"uriTemplate":"a://{b-c}","name":"a"}],"ttlMs":0,"cacheScope":"private"',
        ),
        at: 2,
      },
    ],
    quiet: [
      templates('weather://{city}/{day}{?unit*}'),
      templates('file:///a'),
      [...able('completion/complete'), complete('weather://{city}')],
      listing('a://{b').map((line) => line.replace('"uri":', '"mimeType":"a","uri":')),
      templates('a').map((line) => line.replace('"uriTemplate":"a"', '"uriTemplate":7')),
    ],
  },
  'root-not-file': {
    fires: [
      { lines: roots('/home/ada/project'), at: 5, says: 'The root "/home/ada/project" does not begin with "file://".' },
      { lines: roots('https://example.com/', '2024-11-05'), at: 5 },
      { lines: roots('file:/home/ada'), at: 5 },
      { lines: modernRoots('vscode-remote://ssh/home'), at: 3 },
    ],
    quiet: [
      roots('file:///home/ada/project'),
      roots('FILE:///home/ada'),
      roots('file:///my project'),
      modernRoots('file:///a'),
      roots('a').map((line) => line.replace('"uri":"a"', '"name":"a"')),
    ],
  },
};
