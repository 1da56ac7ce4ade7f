/** Examples of every rule: a transcript in which it fires, and a near miss in which it must not. */
import type { Severity } from '../../model/diagnostic.ts';

export interface Example {
  /** Lines as the dissector's test transcripts understand them. */
  readonly lines: readonly string[];
  /** `seq` of the row that the finding is on. */
  readonly at: number;
  /** The finding's severity when it is not the rule's own. */
  readonly severity?: Severity;
  /** Words of the finding's message. */
  readonly says?: string;
}

export interface RuleCases {
  readonly fires: readonly Example[];
  /** Transcripts in which the rule must keep quiet. */
  readonly quiet: readonly (readonly string[])[];
}

export type Cases = { readonly [code: string]: RuleCases };

/** A finished handshake of three lines. */
export function handshake(revision: string, asked: string = revision): readonly string[] {
  return [
    `C>S {"jsonrpc":"2.0","id":"i","method":"initialize","params":{"protocolVersion":"${asked}","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}`,
    `S>C {"jsonrpc":"2.0","id":"i","result":{"protocolVersion":"${revision}","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}}`,
    'C>S {"jsonrpc":"2.0","method":"notifications/initialized"}',
  ];
}

/** The `_meta` member of a request of 2026-07-28. */
export const modernMeta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"},"io.modelcontextprotocol/clientCapabilities":{}}';

/** The members that every final result of 2026-07-28 has. */
export const modernResult =
  '"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}';

export const call = (id: string | number) =>
  `C>S {"jsonrpc":"2.0","id":${JSON.stringify(id)},"method":"tools/call","params":{"name":"add","arguments":{}}}`;

export const modernCall = (id: string | number) =>
  `C>S {"jsonrpc":"2.0","id":${JSON.stringify(id)},"method":"tools/call","params":{"name":"add",${modernMeta}}}`;

export const result = (id: string | number) =>
  `S>C {"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{"content":[]}}`;

export const error = (id: string | number | null, code: number, data = '') =>
  `S>C {"jsonrpc":"2.0","id":${JSON.stringify(id)},"error":{"code":${code},"message":"no"${data === '' ? '' : `,"data":${data}`}}}`;
