/** The reference of findings, from the rules and their test cases: nothing in it is written a second time. */
import type { CatalogueEntry, Reference } from '../../model/reference.ts';
import { allCases } from '../checks/all-cases.ts';
import type { Rule } from '../look.ts';
import { type Revision, revisions } from '../revisions.ts';
import { toleranceOf } from '../tolerance/tolerance.ts';
import { cleanest, rightExample, wrongExample } from './example.ts';
import { families } from './families.ts';

/** Every code with its title, family by family. */
export const catalogue: readonly CatalogueEntry[] = families.flatMap(({ title: family, rules }) =>
  rules.map(({ code, title, severity }) => ({ code, title, severity, family })),
);

/** Everything about a code; null when there is no such rule. */
export function referenceOf(code: string): Reference | null {
  for (const { title: family, rules } of families) {
    const rule = rules.find((candidate) => candidate.code === code);
    if (rule !== undefined) return { ...aboutRule(rule), family, ...examplesOf(code), tolerance: toleranceOf(code) };
  }
  return null;
}

function aboutRule({ code, title, severity, why, fix, spec, revisions, about }: Rule) {
  return { code, title, severity, why, fix, spec, appliesTo: revisionsText(about ?? revisions) };
}

/** The first case that fires is the wrong example, the cleanest near miss the right one. */
function examplesOf(code: string): Pick<Reference, 'wrong' | 'right'> {
  const [fires] = allCases[code]?.fires ?? [];
  const quiet = cleanest(allCases[code]?.quiet ?? []);
  return {
    wrong: fires === undefined ? null : wrongExample(code, fires),
    right: quiet === null ? null : rightExample(quiet),
  };
}

/** `2025-06-18 and later`, `2024-11-05 to 2025-11-25`; without a list every revision is meant. */
export function revisionsText(having: readonly Revision[] | undefined): string {
  const known = revisions.filter((revision) => having?.includes(revision) ?? true);
  const [first = ''] = known;
  const last = known.at(-1) ?? '';
  if (known.length === revisions.length || known.length === 0) return 'every revision';
  if (known.length === 1) return `${first} only`;
  const from = revisions.indexOf(known[0] ?? revisions[0]);
  const gapless = known.every((revision, index) => revision === revisions[from + index]);
  if (!gapless) return known.join(', ');
  return last === revisions.at(-1) ? `${first} and later` : `${first} to ${last}`;
}
