/** Verdicts without a worker, for transcripts whose schemas are known to be harmless. */
import { Judge } from '../mcp/judgement/judge.ts';
import { isQuestion } from '../mcp/supplied/texts.ts';
import type { RowUpdate } from './dissected.ts';
import { type Inquiry, updateAfter } from './inquiry.ts';

const judge = new Judge();

export function updatesAtOnce(inquiries: readonly Inquiry[]): readonly RowUpdate[] {
  return inquiries.flatMap((inquiry) => {
    const verdicts = inquiry.doubts.map(({ question }) => (isQuestion(question) ? judge.judge(question) : question));
    return updateAfter(inquiry, verdicts) ?? [];
  });
}
