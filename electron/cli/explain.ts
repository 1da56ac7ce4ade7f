/** A finding explained in the terminal. */
import type { TextOptions } from '#shared/mcp/explain/text';

export interface ExplainOptions extends TextOptions {
  /** Null: all codes are listed. */
  readonly code: string | null;
  write(text: string): void;
  /** For what is wrong with the request. */
  complain(text: string): void;
}

/** @returns The exit code: 1 when there is no such finding. */
export async function explainFinding({ code, write, complain, ...options }: ExplainOptions): Promise<number> {
  const { catalogue, referenceOf } = await import('#shared/mcp/explain/reference');
  const { catalogueText, referenceText } = await import('#shared/mcp/explain/text');
  if (code === null) {
    write(catalogueText(catalogue, options));
    return 0;
  }
  const reference = referenceOf(code.toLowerCase());
  if (reference === null) {
    complain(await unknownCode(code));
    return 1;
  }
  write(referenceText(reference, options));
  return 0;
}

async function unknownCode(code: string): Promise<string> {
  const { catalogue } = await import('#shared/mcp/explain/reference');
  const { nearestCodes } = await import('#shared/mcp/explain/nearest');
  const names = catalogue.map((entry) => entry.code);
  const nearest = nearestCodes(code, names);
  const hint = nearest.length === 0 ? 'Without a code, all of them are listed.' : `Nearest: ${nearest.join(', ')}.`;
  return `There is no finding named ${JSON.stringify(code)}. ${hint}\n`;
}
