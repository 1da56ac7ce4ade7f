/** Bytes in base64, and the types that they are said to have. */
import { isObject } from '../../model/message.ts';
import { contentMethods, contentOf } from '../content-blocks.ts';
import { base64Fault, firstBytes } from '../formats/base64.ts';
import { signatureFault, signatureLength } from '../formats/signatures.ts';
import { gathered } from '../gathered.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { isPlain } from '../plain-content.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { iconMethods, iconsIn } from './icons.ts';

interface Data {
  /** As in `data of the image block`. */
  readonly what: string;
  readonly text: string;
  readonly mimeType: unknown;
  /** JSON pointers from the root of the message to the text, and to what says its type. */
  readonly pointer: string;
  readonly typePointer: string;
}

/** Pictures, sounds and the bytes of resources. */
function* dataIn(look: MessageLook): Generator<Data> {
  for (const { value, pointer } of contentOf(look).objects) {
    const { type, data, mimeType } = value;
    if ((type !== 'image' && type !== 'audio') || typeof data !== 'string') continue;
    const places = { pointer: `${pointer}/data`, typePointer: `${pointer}/mimeType` };
    yield { what: `data of the ${type} block`, text: data, mimeType, ...places };
  }
  for (const { json, pointer } of contentOf(look).contents) {
    if (typeof json.blob !== 'string') continue;
    const places = { pointer: `${pointer}/blob`, typePointer: `${pointer}/mimeType` };
    yield { what: 'blob of the resource', text: json.blob, mimeType: json.mimeType, ...places };
  }
}

function* base64Findings(look: MessageLook): Generator<Finding> {
  for (const { what, text, pointer } of dataIn(look)) {
    const fault = base64Fault(text);
    if (fault !== null) yield { message: `The ${what} ${fault}.`, place: { pointer } };
  }
}

function* typeFindings(look: MessageLook): Generator<Finding> {
  for (const data of dataIn(look)) {
    const finding = typeFinding(data);
    if (finding !== null) yield finding;
  }
  for (const { icon, pointer } of iconsIn(look)) {
    const data = isObject(icon) ? embedded(icon.src, icon.mimeType, pointer) : null;
    const finding = data === null ? null : typeFinding(data);
    if (finding !== null) yield finding;
  }
}

function typeFinding({ what, text, mimeType, typePointer }: Data): Finding | null {
  const bytes = typeof mimeType === 'string' ? firstBytes(text, signatureLength) : null;
  const fault = typeof mimeType === 'string' && bytes !== null ? signatureFault(mimeType, bytes) : null;
  if (fault === null) return null;
  return {
    message: `The mimeType is ${shown(mimeType)}, but the first bytes of the ${what} ${fault}.`,
    place: { pointer: typePointer },
  };
}

const dataUri = /^data:([^,;]{0,100})(?:;[^,;]{0,100}){0,9};base64,/i;

/** A picture in a data URI, whose type the icon may say once more. */
function embedded(src: unknown, said: unknown, pointer: string): Data | null {
  const head = typeof src === 'string' ? dataUri.exec(src) : null;
  if (typeof src !== 'string' || head === null) return null;
  const start = head[0].length;
  // Enough for the first bytes.
  const text = src.slice(start, start + 4 * signatureLength);
  const typePointer = said === undefined ? `${pointer}/src` : `${pointer}/mimeType`;
  return { what: 'icon', text, mimeType: said ?? head[1], pointer: `${pointer}/src`, typePointer };
}

export const contentDataChecks: readonly MessageCheck[] = [
  {
    code: 'base64-invalid',
    severity: 'error',
    kinds: ['request', 'response', 'notification'],
    methods: contentMethods,
    links: ['alone', 'request', 'answer'],
    unless: isPlain,
    title: 'Bytes that are not base64',
    why: 'Decoders do not agree on what is nearly base64. The TypeScript SDK passes over line breaks and missing padding, others do not: the same picture is shown by one client and refused by the next, or by the model provider behind it.',
    fix: 'Encode the bytes with the standard alphabet (A–Z, a–z, 0–9, + and /), with padding, on one line, and without "data:…;base64," before it.',
    spec: sources.base64,
    look: (look) => gathered(base64Findings(look)),
  },
  {
    code: 'mime-mismatch',
    severity: 'info',
    kinds: ['request', 'response', 'notification'],
    methods: iconMethods,
    links: ['alone', 'request', 'answer'],
    unless: isPlain,
    title: 'Type that the bytes contradict',
    why: 'Model providers and viewers go by the mimeType. Some look at the bytes too, and refuse a picture whose type is another; others decode it as what it is not, and show nothing.',
    fix: 'Send the type of the file as it is, as in "image/png", or turn the file into the type that is promised.',
    spec: sources.mimeTypes,
    look: (look) => gathered(typeFindings(look)),
  },
];
