/** A parsed JSON-RPC message. Parsing never throws: what cannot be read is a kind of message too. */

/** An id as JSON allows it. `0`, `"0"` and `null` are three different ids; anything else is a finding. */
export type Id = string | number | null;

export type JsonObject = { readonly [key: string]: unknown };

/** A JSON object; arrays and null are not. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type WireMessage =
  | {
      readonly kind: 'request';
      readonly id: Id;
      readonly method: string;
      readonly params: unknown;
      readonly json: JsonObject;
    }
  | { readonly kind: 'notification'; readonly method: string; readonly params: unknown; readonly json: JsonObject }
  | { readonly kind: 'response'; readonly id: Id | undefined; readonly result: unknown; readonly json: JsonObject }
  | { readonly kind: 'error'; readonly id: Id | undefined; readonly error: unknown; readonly json: JsonObject }
  | { readonly kind: 'batch'; readonly items: readonly WireMessage[] }
  | { readonly kind: 'blank' }
  | {
      readonly kind: 'invalid';
      readonly reason: 'not-utf8' | 'not-json' | 'not-jsonrpc' | 'too-large';
      readonly detail: string;
      readonly json?: unknown;
    };

export type MessageKind = WireMessage['kind'];
