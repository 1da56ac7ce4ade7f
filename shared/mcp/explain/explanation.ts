/** What a finding means: looked up from the one definition of its rule. */
import type { Explanation } from '../../model/diagnostic.ts';
import { allRules } from '../checks/all.ts';

const byCode = new Map(allRules.map((rule) => [rule.code, rule]));

/** The explanation of a finding's code; a plain one for a code that this version does not know. */
export function explanationOf(code: string): Explanation {
  const rule = byCode.get(code);
  if (rule === undefined) return { ...unknown, code };
  const { title, why, fix, spec } = rule;
  return { code, title, why, fix, spec };
}

const unknown = {
  title: 'Unknown finding',
  why: 'This version of Wirescope has no explanation for it.',
  fix: 'Read the finding itself.',
  spec: 'None.',
};
