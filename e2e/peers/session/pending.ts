/**
 * Rules that are expected of real traffic and not written yet. What is expected of a rule counts from the moment when it exists,
 * whether or not it still stands here.
 */
import { allRules } from '#shared/mcp/checks/all';

const notWritten: ReadonlySet<string> = new Set([
  // Capabilities
  'method-without-capability',
  'client-capability-missing',
  // The envelope of 2026-07-28
  'envelope-missing',
  'envelope-key-type',
  'envelope-no-client-info',
  'envelope-accepted-missing',
  'envelope-on-handshake-connection',
  'initialize-on-modern-connection',
  'version-not-offered',
  // Its results
  'result-type-missing',
  'result-type-unknown',
  'server-info-missing',
  'cache-hints-missing',
  'cache-hints-invalid',
]);

const rules: ReadonlySet<string> = new Set(allRules.map(({ code }) => code));

export function isRule(code: string): boolean {
  return rules.has(code);
}

/** Nothing can be expected of it yet. */
export function isPending(code: string): boolean {
  return notWritten.has(code) && !rules.has(code);
}
