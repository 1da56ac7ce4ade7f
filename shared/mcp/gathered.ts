/** Findings of one rule in one message, of which there may be many. */
import type { Finding } from './look.ts';

/** Findings of one rule and message that are looked for: a few are listed, the others counted. */
const most = 1000;

/** Stops looking after the thousandth. Null: none. */
export function gathered(findings: Iterable<Finding>): readonly Finding[] | null {
  let found: Finding[] | null = null;
  for (const finding of findings) {
    found ??= [];
    if (found.push(finding) >= most) break;
  }
  return found;
}
