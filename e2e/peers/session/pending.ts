/**
 * Rules that are expected of real traffic and not written yet. What is expected of a rule counts from the moment when it exists,
 * whether or not it still stands here.
 */
import { allRules } from '#shared/mcp/checks/all';

const notWritten: ReadonlySet<string> = new Set([
  // Capabilities
  'method-without-capability',
  'client-capability-missing',
]);

const rules: ReadonlySet<string> = new Set(allRules.map(({ code }) => code));

export function isRule(code: string): boolean {
  return rules.has(code);
}

/** Nothing can be expected of it yet. */
export function isPending(code: string): boolean {
  return notWritten.has(code) && !rules.has(code);
}
