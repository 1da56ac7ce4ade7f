/** Messages to start from: plain data and the next free id, nothing else. */

export interface Template {
  readonly id: string;
  /** The method. */
  readonly label: string;
  /** `handshake`: revisions up to 2025-11-25; `modern`: 2026-07-28, where every request carries its own envelope. */
  readonly era: 'handshake' | 'modern';
  readonly method: string;
  readonly kind: 'request' | 'notification';
  readonly params?: { readonly [name: string]: unknown };
  /** Text of the message that is to be replaced, and is selected for that. */
  readonly placeholder?: string;
}

const clientInfo = { name: 'wirescope', version: '0.1.0' };
const toolName = 'TOOL';

/** The per-request envelope of 2026-07-28 (MCP 2026-07-28, basic, `_meta`). */
const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': clientInfo,
  'io.modelcontextprotocol/clientCapabilities': {},
};

export const templates: readonly Template[] = [
  {
    id: 'initialize',
    label: 'initialize',
    era: 'handshake',
    method: 'initialize',
    kind: 'request',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo },
  },
  {
    id: 'initialized',
    label: 'notifications/initialized',
    era: 'handshake',
    method: 'notifications/initialized',
    kind: 'notification',
  },
  { id: 'ping', label: 'ping', era: 'handshake', method: 'ping', kind: 'request' },
  { id: 'tools-list', label: 'tools/list', era: 'handshake', method: 'tools/list', kind: 'request' },
  {
    id: 'tools-call',
    label: 'tools/call',
    era: 'handshake',
    method: 'tools/call',
    kind: 'request',
    params: { name: toolName, arguments: {} },
    placeholder: toolName,
  },
  { id: 'discover', label: 'server/discover', era: 'modern', method: 'server/discover', kind: 'request', params: {} },
  { id: 'modern-tools-list', label: 'tools/list', era: 'modern', method: 'tools/list', kind: 'request', params: {} },
  {
    id: 'modern-tools-call',
    label: 'tools/call',
    era: 'modern',
    method: 'tools/call',
    kind: 'request',
    params: { name: toolName, arguments: {} },
    placeholder: toolName,
  },
];

/** A template filled in: one line of JSON, and the part of it that is to be replaced. */
export interface FilledTemplate {
  readonly text: string;
  readonly select: { readonly from: number; readonly to: number } | null;
}

/** Fills a template in; `nextId` is the next free integer id, used by requests only. */
export function fillTemplate(template: Template, nextId: number): FilledTemplate {
  const { method, kind, era, params, placeholder } = template;
  const sent = era === 'modern' ? { ...params, _meta: envelope } : params;
  const text = JSON.stringify({
    jsonrpc: '2.0',
    ...(kind === 'request' && { id: nextId }),
    method,
    ...(sent !== undefined && { params: sent }),
  });
  const from = placeholder === undefined ? -1 : text.indexOf(placeholder);
  return { text, select: placeholder === undefined || from < 0 ? null : { from, to: from + placeholder.length } };
}
