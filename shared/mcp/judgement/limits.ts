const deepest = 200;
const mostValues = 50_000;

/** Why a schema is too large to compile, or null. Needs no recursion, so that no nesting overflows the stack. */
export function outgrows(schema: object): string | null {
  let level: unknown[] = [schema];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return `it is nested more than ${deepest} levels deep`;
    seen += level.length;
    if (seen > mostValues) return `it holds more than ${mostValues} values`;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return null;
}
