import type { MessageCheck } from '../look.ts';

export const schemaChecks: readonly MessageCheck[] = [];
