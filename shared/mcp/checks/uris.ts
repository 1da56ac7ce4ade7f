/** Addresses: of resources and pages, the patterns for them, and of the folders that a server may work in. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject } from '../../model/message.ts';
import { uriFault } from '../formats/uri.ts';
import { uriTemplateFault } from '../formats/uri-template.ts';
import { gathered } from '../gathered.ts';
import { roundMethods } from '../knowledge/rounds.ts';
import { listedItems } from '../listed-items.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { isPlainlyAddressed } from '../plain-content.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { type FoundUri, uriMethods, urisIn } from '../uri-places.ts';

const rootMethods: readonly string[] = ['roots/list', 'tasks/update', ...roundMethods];
/** Input responses of one request that are looked at. */
const mostResponses = 100;

function* uriFindings(look: MessageLook): Generator<Finding> {
  for (const { uri, pointer } of rootsIn(look)) {
    const fault = isFile(uri) ? uriFault(uri) : null;
    if (fault !== null) yield { message: `The URI ${shown(uri)} ${fault}.`, place: { pointer } };
  }
  for (const found of urisIn(look)) {
    const { uri, pointer } = found;
    const fault = typeof uri === 'string' ? uriFault(uri) : null;
    if (fault === null || repeats(found, look)) continue;
    yield { message: `The URI ${shown(uri)} ${fault}.`, place: { pointer } };
  }
}

/** The address was found fault with where it came up. */
function repeats({ uri, own }: FoundUri, { known, link }: MessageLook): boolean {
  if (own) return false;
  if (link.type === 'answer' && isObject(link.asked) && link.asked.uri === uri) return true;
  return known.listings.of('resources').get(uri) !== undefined;
}

function* templateFindings(look: MessageLook): Generator<Finding> {
  for (const { json, pointer } of listedItems(look)) {
    const { uriTemplate: template } = json;
    const fault = typeof template === 'string' ? uriTemplateFault(template) : null;
    if (fault === null) continue;
    yield { message: `The template ${shown(template)} ${fault}.`, place: { pointer: `${pointer}/uriTemplate` } };
  }
  const { ref } = look.message.kind === 'request' ? paramsOf(look) : {};
  if (!isObject(ref) || ref.type !== 'ref/resource' || typeof ref.uri !== 'string') return;
  const fault = uriTemplateFault(ref.uri);
  if (fault === null || look.known.listings.of('resourceTemplates').get(ref.uri) !== undefined) return;
  yield { message: `The template ${shown(ref.uri)} ${fault}.`, place: { pointer: '/params/ref/uri' } };
}

interface FoundRoot {
  readonly uri: unknown;
  readonly pointer: string;
}

function* rootsIn(look: MessageLook): Generator<FoundRoot> {
  const { message, json, direction, link } = look;
  if (direction !== 'client-to-server') return;
  if (message.kind === 'response' && link.type === 'answer' && link.request.method === 'roots/list') {
    yield* rootsOf(json.result, '/result');
  }
  const responses = message.kind === 'request' ? paramsOf(look).inputResponses : undefined;
  if (!isObject(responses)) return;
  for (const key of Object.keys(responses).slice(0, mostResponses)) {
    yield* rootsOf(responses[key], `/params/inputResponses${pointerStep(key)}`);
  }
}

function* rootsOf(holder: unknown, pointer: string): Generator<FoundRoot> {
  if (!isObject(holder) || !Array.isArray(holder.roots)) return;
  for (const [index, root] of holder.roots.entries()) {
    if (isObject(root)) yield { uri: root.uri, pointer: `${pointer}/roots/${index}/uri` };
  }
}

function isFile(uri: unknown): uri is string {
  return typeof uri === 'string' && /^file:\/\//i.test(uri);
}

function* rootFindings(look: MessageLook): Generator<Finding> {
  for (const { uri, pointer } of rootsIn(look)) {
    if (typeof uri !== 'string' || isFile(uri)) continue;
    yield { message: `The root ${shown(uri)} does not begin with "file://".`, place: { pointer } };
  }
}

const links = ['alone', 'request', 'answer'] as const;

export const uriChecks: readonly MessageCheck[] = [
  {
    code: 'uri-invalid',
    severity: 'error',
    kinds: ['request', 'response', 'notification', 'error'],
    methods: [...new Set([...uriMethods, ...rootMethods])],
    links,
    unless: isPlainlyAddressed,
    title: 'Address that is no URI',
    why: 'The address of a resource, a root or a page is a whole URI. Clients parse it, compare it and put it into links: where one parser quietly mends a space, another refuses the address, or finds that two spellings are not the same resource.',
    fix: 'Begin with a scheme, as in "file:///home/ada/notes.md", and percent-encode spaces and all other characters that a URI cannot have (RFC 3986).',
    spec: sources.uris,
    look: (look) => gathered(uriFindings(look)),
  },
  {
    code: 'uri-template-invalid',
    severity: 'warning',
    kinds: ['request', 'response'],
    methods: ['resources/templates/list', 'completion/complete'],
    links,
    unless: isPlainlyAddressed,
    title: 'Pattern that is no URI template',
    why: 'Clients fill the variables of a template in to get the address of a resource. Of one that cannot be parsed, some make a wrong address without a word, others throw and do not show it.',
    fix: 'Put variables in braces, as in "weather://{city}/{day}". Names have letters, digits, "_" and "."; spaces and hyphens are not allowed (RFC 6570).',
    spec: sources.uriTemplates,
    look: (look) => gathered(templateFindings(look)),
  },
  {
    code: 'root-not-file',
    severity: 'error',
    kinds: ['request', 'response'],
    methods: rootMethods,
    links: ['request', 'answer'],
    unless: isPlainlyAddressed,
    title: 'Root that is no file',
    why: 'Roots are folders and files on the disk, and have to begin with file://. The SDKs of TypeScript and Python check just that, and refuse the whole list of roots; the server then works without any.',
    fix: 'Send the folder as a URI: "file:///home/ada/project", or "file:///C:/Users/ada" on Windows.',
    spec: sources.roots,
    look: (look) => gathered(rootFindings(look)),
  },
];
