import type { MessageCheck } from '../look.ts';

export const toolCallChecks: readonly MessageCheck[] = [];
