/** How a request ends: with a result or with an error of the protocol. */
import type { JsonObject } from '../model/message.ts';

export type Outcome =
  | { readonly result: JsonObject }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } };

export function result(content: JsonObject): Outcome {
  return { result: content };
}

export function protocolError(code: number, message: string, data?: unknown): Outcome {
  return { error: { code, message, ...(data === undefined ? {} : { data }) } };
}

export const protocolErrors = {
  methodNotFound: (method: string) => protocolError(-32601, 'Method not found', { method }),
  unknownTool: (name: unknown) => protocolError(-32602, `Tool ${String(name)} not found`),
  missingEnvelope: (key: string) => {
    const data = { envelope: { key, problem: 'missing' } };
    return protocolError(-32602, `The _meta envelope of the request lacks the required key ${key}`, data);
  },
} as const;
