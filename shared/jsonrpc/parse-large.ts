/** Lines that are too large to be parsed: their envelope tells what they are, their contents are left alone. */
import type { Id, JsonObject, WireMessage } from '../model/message.ts';
import { isId } from './ids.ts';
import type { Reading } from './parse.ts';
import { type Envelope, scanEnvelope } from './scan-large.ts';
import { hasBom } from './text.ts';

export function readLarge(bytes: Uint8Array): Reading {
  const envelope = scanEnvelope(bytes);
  const message = (envelope === null ? null : messageOf(envelope)) ?? unread(bytes.length, envelope);
  return { text: '', valid: true, badBytes: [], bom: hasBom(bytes), whole: false, message };
}

function unread(size: number, envelope: Envelope | null): WireMessage {
  const problem = envelope === null ? 'it does not begin with an object' : envelope.problem;
  const detail = `The line has ${size} bytes${problem === null ? '' : `; ${problem}`}.`;
  return { kind: 'invalid', reason: 'too-large', detail };
}

/** A message without its contents; null when the envelope is not that of one, or an error, whose members count. */
function messageOf({ id: idText, method, jsonrpc, has, complete, problem }: Envelope): WireMessage | null {
  if (!complete || problem !== null || has.error) return null;
  const id = idText === null ? undefined : idOf(idText);
  const json: JsonObject = {
    ...(jsonrpc === null ? {} : { jsonrpc }),
    ...(id === undefined ? {} : { id }),
    ...(method === null ? {} : { method }),
    ...(has.params ? { params: {} } : {}),
    ...(has.result ? { result: {} } : {}),
  };
  if (method === null) return has.result ? { kind: 'response', id, result: {}, json } : null;
  if (id === undefined) return { kind: 'notification', method, params: {}, json };
  return { kind: 'request', id, method, params: {}, json };
}

function idOf(text: string): Id | undefined {
  try {
    const id: unknown = JSON.parse(text);
    return isId(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
