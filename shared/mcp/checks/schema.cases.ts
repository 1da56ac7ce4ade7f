import type { Cases } from './cases.ts';

export const schemaCases: Cases = {};
