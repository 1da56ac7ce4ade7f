/**
 * Every check, in the order in which findings appear on a frame.
 *
 * To add one: write it into the file of its family, with a case that fires and a near miss in the family's test. A new
 * family is a new file and one line here.
 */
import type { EventCheck, LineCheck, MessageCheck, Rule, RunCheck, UnansweredCheck } from '../look.ts';
import { analysisFailed } from './analysis.ts';
import { annotationChecks } from './annotations.ts';
import { answerChecks } from './answers.ts';
import { batchChecks, batchIgnored } from './batches.ts';
import { cacheHintChecks } from './cache-hints.ts';
import { cancellationChecks } from './cancellation.ts';
import { capabilityChecks } from './capabilities.ts';
import { clientCapabilityChecks } from './client-capabilities.ts';
import { contentBlockChecks } from './content-blocks.ts';
import { contentDataChecks } from './content-data.ts';
import { elicitationChecks } from './elicitation.ts';
import { encodingChecks } from './encoding.ts';
import { envelopeChecks } from './envelope.ts';
import { errorAnswerChecks } from './error-answers.ts';
import { errorChecks } from './errors.ts';
import { embeddedNewline, framingChecks } from './framing.ts';
import { iconChecks } from './icons.ts';
import { idChecks } from './ids.ts';
import { jsonChecks } from './json.ts';
import { lifecycleChecks } from './lifecycle.ts';
import { limitChecks } from './limits.ts';
import { loggingChecks } from './logging.ts';
import { metaChecks } from './meta.ts';
import { methodChecks } from './methods.ts';
import { modernEnvelopeChecks } from './modern-envelope.ts';
import { modernEraChecks } from './modern-eras.ts';
import { modernResultChecks } from './modern-results.ts';
import { pageChecks } from './pages.ts';
import { processChecks } from './process.ts';
import { progressChecks } from './progress.ts';
import { promptChecks } from './prompts.ts';
import { resourceUpdateChecks } from './resource-updates.ts';
import { resourceChecks } from './resources.ts';
import { roundChecks } from './rounds.ts';
import { samplingChecks } from './sampling.ts';
import { schemaChecks } from './schema.ts';
import { stderrSeverity } from './stderr.ts';
import { subscriptionChecks } from './subscriptions.ts';
import { suppliedSchemaChecks, suppliedSchemaRules } from './supplied-schemas.ts';
import { taskSupportChecks } from './task-support.ts';
import { taskChecks } from './tasks.ts';
import { toolHeaderChecks } from './tool-headers.ts';
import { toolResultChecks } from './tool-results.ts';
import { toolSchemaChecks } from './tool-schemas.ts';
import { toolCallChecks } from './tools.ts';
import { unanswered } from './unanswered.ts';
import { unknownCapabilityChecks } from './unknown-capabilities.ts';
import { uriChecks } from './uris.ts';
import { utilityChecks } from './utilities.ts';
import { versionChecks } from './versions.ts';

/** On every line of stdin and stdout. */
export const lineChecks: readonly LineCheck[] = [...encodingChecks, ...framingChecks, ...batchChecks, ...jsonChecks];

/** On every message, the items of a batch included. */
export const messageChecks: readonly MessageCheck[] = [
  ...envelopeChecks,
  ...idChecks,
  ...answerChecks,
  ...errorChecks,
  ...lifecycleChecks,
  ...versionChecks,
  ...methodChecks,
  ...capabilityChecks,
  ...clientCapabilityChecks,
  ...taskSupportChecks,
  ...loggingChecks,
  ...resourceUpdateChecks,
  ...unknownCapabilityChecks,
  ...modernEraChecks,
  ...modernEnvelopeChecks,
  ...modernResultChecks,
  ...cacheHintChecks,
  ...schemaChecks,
  ...roundChecks,
  ...subscriptionChecks,
  ...progressChecks,
  ...cancellationChecks,
  ...pageChecks,
  ...toolSchemaChecks,
  ...toolHeaderChecks,
  ...toolCallChecks,
  ...toolResultChecks,
  ...errorAnswerChecks,
  ...samplingChecks,
  ...elicitationChecks,
  ...taskChecks,
  ...contentBlockChecks,
  ...annotationChecks,
  ...contentDataChecks,
  ...resourceChecks,
  ...iconChecks,
  ...limitChecks,
  ...uriChecks,
  ...promptChecks,
  ...utilityChecks,
  ...metaChecks,
  ...suppliedSchemaChecks,
];

/** On everything that happens to the process. */
export const eventChecks: readonly EventCheck[] = processChecks;

/** On consecutive lines that are one JSON text together. */
export const runChecks: readonly RunCheck[] = [embeddedNewline];

/** On requests that nothing can answer any more. */
export const unansweredChecks: readonly UnansweredCheck[] = [unanswered, batchIgnored];

/** Nothing on the wire leads to these: the inspector's own last resort, and what is explained without being a finding. */
export const rulesWithoutTraffic: readonly Rule[] = [analysisFailed, stderrSeverity];

/** Every rule that a finding can name, and those that are only explained. */
export const allRules: readonly Rule[] = [
  ...lineChecks,
  ...messageChecks,
  ...eventChecks,
  ...runChecks,
  ...unansweredChecks,
  ...suppliedSchemaRules.filter((rule) => !messageChecks.some((check) => check === rule)),
  ...rulesWithoutTraffic,
];
