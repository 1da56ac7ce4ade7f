/** What only a schema can tell about a message is asked elsewhere and told later, as an update of its row. */
import { findingOf, type RuleFinding } from '../mcp/checks/supplied-schemas.ts';
import type { Doubt, Verdict } from '../mcp/supplied/question.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Origin } from '../model/frame.ts';
import { diagnosticOf } from './annotate.ts';
import type { RowUpdate } from './dissected.ts';

/** The doubts of one message. */
export interface Inquiry {
  readonly seq: number;
  readonly origin: Origin;
  /** Where the message stands in its line. */
  readonly pointer: string;
  readonly doubts: readonly Doubt[];
}

/** More findings of one rule on one message are counted, not listed. */
const mostOfOneRule = 10;

/** @param verdicts one for each doubt; null when there was nothing to be found */
export function updateAfter({ seq, origin, pointer, doubts }: Inquiry, verdicts: readonly Verdict[]): RowUpdate | null {
  const found = doubts.flatMap((doubt, index) => {
    const verdict = verdicts[index];
    return verdict === undefined ? [] : (findingOf(doubt, verdict) ?? []);
  });
  if (found.length === 0) return null;
  const rules = [...new Set(found.map(({ rule }) => rule))];
  const told = rules.flatMap((rule) => cut(found.filter((one) => one.rule === rule)));
  return { seq, diagnostics: told.map((one) => diagnosticIn(one, origin, pointer)) };
}

function cut(found: readonly RuleFinding[]): readonly RuleFinding[] {
  const more = found.length - mostOfOneRule;
  if (more <= 0) return found;
  return found.slice(0, mostOfOneRule).map(({ rule, finding }, index) => {
    const last = index === mostOfOneRule - 1;
    const message = last ? `${finding.message} ${more} more places in this message break the rule.` : finding.message;
    return { rule, finding: { ...finding, message } };
  });
}

/** That something was not checked is about the inspector, whoever sent the message. */
function diagnosticIn({ rule, finding }: RuleFinding, origin: Origin, pointer: string): Diagnostic {
  return diagnosticOf(rule, finding, rule.code === 'schema-not-checked' ? 'peer' : origin, pointer);
}
