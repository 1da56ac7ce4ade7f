import { type ParseError, parse } from 'jsonc-parser';

/** Texts beyond this many UTF-16 units are not searched for the place where they stop being JSON. */
const limit = 64 * 1024;

/** Where a text stops being JSON, in UTF-16 units; null when that was not looked for. */
export function firstSyntaxError(text: string): { readonly offset: number; readonly length: number } | null {
  if (text.length > limit) return null;
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true });
  } catch {
    // Its parser recurses: text that is nested too deeply has no place to point at.
    return null;
  }
  return errors[0] ?? null;
}
