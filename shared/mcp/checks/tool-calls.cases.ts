import type { Cases } from './cases.ts';

export const toolCallCases: Cases = {};
