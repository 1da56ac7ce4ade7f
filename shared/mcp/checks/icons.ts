/** Icons: of tools, prompts, resources and templates in lists, of links in content, and of programs. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { contentMethods, contentOf } from '../content-blocks.ts';
import { gathered } from '../gathered.ts';
import { listShapes } from '../knowledge/listings.ts';
import { listedItems } from '../listed-items.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { isPlain } from '../plain-content.ts';
import { metaKeys } from '../revisions.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { methodOf } from './schema-contents.ts';

interface FoundIcon {
  readonly icon: unknown;
  /** JSON pointer from the root of the message. */
  readonly pointer: string;
}

/** Messages that introduce a program. In 2026-07-28 every message does so; the first ones are enough. */
const introductions: readonly string[] = ['initialize', 'server/discover'];

/** The messages that can have icons: what they are called, or what they answer. */
export const iconMethods: readonly string[] = [...listShapes.keys(), ...introductions, ...contentMethods];

export function* iconsIn(look: MessageLook): Generator<FoundIcon> {
  for (const { json, pointer } of listedItems(look)) yield* iconsOf(json, pointer);
  for (const { value, pointer } of contentOf(look).objects) {
    if (value.type === 'resource_link') yield* iconsOf(value, pointer);
  }
  if (!introductions.includes(methodOf(look) ?? '')) return;
  const { message, json } = look;
  if (message.kind === 'response') yield* ofProgram(json.result, '/result', 'serverInfo', metaKeys.serverInfo);
  else yield* ofProgram(json.params, '/params', 'clientInfo', metaKeys.clientInfo);
}

function* ofProgram(holder: unknown, pointer: string, member: string, metaKey: string): Generator<FoundIcon> {
  if (!isObject(holder)) return;
  const program = holder[member];
  if (isObject(program)) yield* iconsOf(program, `${pointer}/${member}`);
  const inMeta = isObject(holder._meta) ? holder._meta[metaKey] : undefined;
  if (isObject(inMeta)) yield* iconsOf(inMeta, `${pointer}/_meta${pointerStep(metaKey)}`);
}

function* iconsOf({ icons }: JsonObject, pointer: string): Generator<FoundIcon> {
  if (!Array.isArray(icons)) return;
  for (let index = 0; index < icons.length; index++) yield { icon: icons[index], pointer: `${pointer}/icons/${index}` };
}

const scheme = /^[A-Za-z][A-Za-z0-9+.-]*(?=:)/;
const loadable: ReadonlySet<string> = new Set(['https', 'http', 'data']);

function* schemeFindings(look: MessageLook): Generator<Finding> {
  for (const { icon, pointer } of iconsIn(look)) {
    const fault = isObject(icon) && typeof icon.src === 'string' ? schemeFault(icon.src) : null;
    if (fault !== null) yield { message: `The icon ${fault}.`, place: { pointer: `${pointer}/src` } };
  }
}

function schemeFault(src: string): string | null {
  const found = scheme.exec(src)?.[0];
  if (found === undefined) return `is at ${shown(src)}, which has no scheme`;
  return loadable.has(found.toLowerCase()) ? null : `is at ${shown(src)}; its scheme has to be https or data`;
}

export const iconChecks: readonly MessageCheck[] = [
  {
    code: 'icon-scheme',
    severity: 'warning',
    revisions: ['2025-11-25', '2026-07-28'],
    kinds: ['request', 'response'],
    methods: iconMethods,
    links: ['request', 'answer'],
    unless: isPlain,
    title: 'Icon that clients do not load',
    why: 'Clients have to refuse icons from anywhere but the web and data URIs: an address on the disk or of another scheme could be used to attack them. They show a blank or a picture of their own.',
    fix: 'Serve the icon over https, best from the server’s own host, or embed it as "data:image/png;base64,…".',
    spec: sources.icons,
    look: (look) => gathered(schemeFindings(look)),
  },
];
