/** Every check, in the order in which findings appear on a frame. A new family is one file and one line here. */
import type { EventCheck, LineCheck, MessageCheck, RunCheck, UnansweredCheck } from '../look.ts';

export const lineChecks: readonly LineCheck[] = [];
export const messageChecks: readonly MessageCheck[] = [];
export const eventChecks: readonly EventCheck[] = [];
export const runChecks: readonly RunCheck[] = [];
export const unansweredChecks: readonly UnansweredCheck[] = [];
