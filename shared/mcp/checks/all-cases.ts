import { annotationCases } from './annotations.cases.ts';
import { answerCases } from './answers.cases.ts';
import { batchCases } from './batches.cases.ts';
import { cacheHintCases } from './cache-hints.cases.ts';
import { cancellationCases } from './cancellation.cases.ts';
import { capabilityCases } from './capabilities.cases.ts';
import type { Cases } from './cases.ts';
import { clientCapabilityCases } from './client-capabilities.cases.ts';
import { contentBlockCases } from './content-blocks.cases.ts';
import { contentDataCases } from './content-data.cases.ts';
import { elicitationCases } from './elicitation.cases.ts';
import { encodingCases } from './encoding.cases.ts';
import { envelopeCases } from './envelope.cases.ts';
import { errorAnswerCases } from './error-answers.cases.ts';
import { errorCases } from './errors.cases.ts';
import { framingCases } from './framing.cases.ts';
import { iconCases } from './icons.cases.ts';
import { idCases } from './ids.cases.ts';
import { jsonCases } from './json.cases.ts';
import { lifecycleCases } from './lifecycle.cases.ts';
import { limitCases } from './limits.cases.ts';
import { loggingCases } from './logging.cases.ts';
import { metaCases } from './meta.cases.ts';
import { methodCases } from './methods.cases.ts';
import { modernEnvelopeCases } from './modern-envelope.cases.ts';
import { modernEraCases } from './modern-eras.cases.ts';
import { modernResultCases } from './modern-results.cases.ts';
import { pageCases } from './pages.cases.ts';
import { processCases } from './process.cases.ts';
import { progressCases } from './progress.cases.ts';
import { promptCases } from './prompts.cases.ts';
import { resourceUpdateCases } from './resource-updates.cases.ts';
import { resourceCases } from './resources.cases.ts';
import { roundCases } from './rounds.cases.ts';
import { samplingCases } from './sampling.cases.ts';
import { schemaCases } from './schema.cases.ts';
import { subscriptionCases } from './subscriptions.cases.ts';
import { suppliedSchemaCases } from './supplied-schemas.cases.ts';
import { taskSupportCases } from './task-support.cases.ts';
import { taskCases } from './tasks.cases.ts';
import { toolHeaderCases } from './tool-headers.cases.ts';
import { toolResultCases } from './tool-results.cases.ts';
import { toolSchemaCases } from './tool-schemas.cases.ts';
import { toolCallCases } from './tools.cases.ts';
import { unansweredCases } from './unanswered.cases.ts';
import { uriCases } from './uris.cases.ts';
import { utilityCases } from './utilities.cases.ts';
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
  ...capabilityCases,
  ...clientCapabilityCases,
  ...taskSupportCases,
  ...loggingCases,
  ...limitCases,
  ...resourceUpdateCases,
  ...modernEraCases,
  ...modernEnvelopeCases,
  ...modernResultCases,
  ...cacheHintCases,
  ...schemaCases,
  ...roundCases,
  ...subscriptionCases,
  ...progressCases,
  ...cancellationCases,
  ...pageCases,
  ...samplingCases,
  ...elicitationCases,
  ...taskCases,
  ...toolSchemaCases,
  ...toolHeaderCases,
  ...toolCallCases,
  ...toolResultCases,
  ...errorAnswerCases,
  ...contentBlockCases,
  ...annotationCases,
  ...contentDataCases,
  ...uriCases,
  ...resourceCases,
  ...iconCases,
  ...promptCases,
  ...utilityCases,
  ...metaCases,
  ...suppliedSchemaCases,
  ...processCases,
  ...unansweredCases,
};
