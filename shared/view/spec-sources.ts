/** A rule's sources one by one, with the address of those that are known to be pages. */

export interface SpecSource {
  /** As it is written in the rule. */
  readonly text: string;
  /** Null when no page is known for it. */
  readonly address: string | null;
}

/** Where a rule is written down: `MCP 2025-11-25 basic#messages; RFC 8259, section 4 (objects)`. */
export function specSources(spec: string): readonly SpecSource[] {
  return spec
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((text) => ({ text, address: addressOf(text) }));
}

function addressOf(text: string): string | null {
  if (/^https:\/\/[\w.-]+\/\S*$/.test(text)) return text;
  const page = /^MCP (\d{4}-\d\d-\d\d),? ([\w/-]+(?:#[\w-]+)?)/.exec(text);
  if (page !== null) return `https://modelcontextprotocol.io/specification/${page[1]}/${page[2]}`;
  const rfc = /^RFC (\d+)(?:, section ([\d.]+\d|\d))?/.exec(text);
  if (rfc !== null) {
    return `https://www.rfc-editor.org/rfc/rfc${rfc[1]}${rfc[2] === undefined ? '' : `#section-${rfc[2]}`}`;
  }
  return text.startsWith('JSON-RPC 2.0') ? 'https://www.jsonrpc.org/specification' : null;
}
