import { answerCases } from './answers.cases.ts';
import { batchCases } from './batches.cases.ts';
import { cancellationCases } from './cancellation.cases.ts';
import { capabilityCases } from './capabilities.cases.ts';
import type { Cases } from './cases.ts';
import { contentCases } from './content.cases.ts';
import { elicitationCases } from './elicitation.cases.ts';
import { encodingCases } from './encoding.cases.ts';
import { envelopeCases } from './envelope.cases.ts';
import { errorCases } from './errors.cases.ts';
import { framingCases } from './framing.cases.ts';
import { idCases } from './ids.cases.ts';
import { jsonCases } from './json.cases.ts';
import { lifecycleCases } from './lifecycle.cases.ts';
import { loggingCases } from './logging.cases.ts';
import { metaCases } from './meta.cases.ts';
import { methodCases } from './methods.cases.ts';
import { modernEnvelopeCases } from './modern-envelope.cases.ts';
import { pageCases } from './pages.cases.ts';
import { processCases } from './process.cases.ts';
import { progressCases } from './progress.cases.ts';
import { promptCases } from './prompts.cases.ts';
import { resourceCases } from './resources.cases.ts';
import { resultCases } from './results.cases.ts';
import { roundCases } from './rounds.cases.ts';
import { samplingCases } from './sampling.cases.ts';
import { schemaCases } from './schema.cases.ts';
import { subscriptionCases } from './subscriptions.cases.ts';
import { taskCases } from './tasks.cases.ts';
import { toolCallCases } from './tool-calls.cases.ts';
import { toolListCases } from './tool-lists.cases.ts';
import { unansweredCases } from './unanswered.cases.ts';
import { versionCases } from './versions.cases.ts';

/** The examples of every rule, by its code. */
export const allCases: Cases = {
  ...encodingCases,
  ...framingCases,
  ...batchCases,
  ...jsonCases,
  ...envelopeCases,
  ...idCases,
  ...answerCases,
  ...errorCases,
  ...lifecycleCases,
  ...versionCases,
  ...methodCases,
  ...schemaCases,
  ...capabilityCases,
  ...loggingCases,
  ...modernEnvelopeCases,
  ...resultCases,
  ...roundCases,
  ...subscriptionCases,
  ...progressCases,
  ...cancellationCases,
  ...pageCases,
  ...toolListCases,
  ...toolCallCases,
  ...contentCases,
  ...resourceCases,
  ...promptCases,
  ...samplingCases,
  ...elicitationCases,
  ...taskCases,
  ...metaCases,
  ...processCases,
  ...unansweredCases,
};
