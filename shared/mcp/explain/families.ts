/** The rules in the groups that people look for them in, in the order of the catalogue. */
import { allRules } from '../checks/all.ts';
import { analysisFailed } from '../checks/analysis.ts';
import { annotationChecks } from '../checks/annotations.ts';
import { answerChecks } from '../checks/answers.ts';
import { batchChecks, batchIgnored } from '../checks/batches.ts';
import { cacheHintChecks } from '../checks/cache-hints.ts';
import { cancellationChecks } from '../checks/cancellation.ts';
import { capabilityChecks } from '../checks/capabilities.ts';
import { clientCapabilityChecks } from '../checks/client-capabilities.ts';
import { contentBlockChecks } from '../checks/content-blocks.ts';
import { contentDataChecks } from '../checks/content-data.ts';
import { elicitationChecks } from '../checks/elicitation.ts';
import { encodingChecks } from '../checks/encoding.ts';
import { envelopeChecks } from '../checks/envelope.ts';
import { errorAnswerChecks } from '../checks/error-answers.ts';
import { errorChecks } from '../checks/errors.ts';
import { embeddedNewline, framingChecks } from '../checks/framing.ts';
import { iconChecks } from '../checks/icons.ts';
import { idChecks } from '../checks/ids.ts';
import { jsonChecks } from '../checks/json.ts';
import { lifecycleChecks } from '../checks/lifecycle.ts';
import { limitChecks } from '../checks/limits.ts';
import { loggingChecks } from '../checks/logging.ts';
import { metaChecks } from '../checks/meta.ts';
import { methodChecks } from '../checks/methods.ts';
import { modernEnvelopeChecks } from '../checks/modern-envelope.ts';
import { modernEraChecks } from '../checks/modern-eras.ts';
import { modernResultChecks } from '../checks/modern-results.ts';
import { pageChecks } from '../checks/pages.ts';
import { processChecks } from '../checks/process.ts';
import { progressChecks } from '../checks/progress.ts';
import { promptChecks } from '../checks/prompts.ts';
import { resourceUpdateChecks } from '../checks/resource-updates.ts';
import { resourceChecks } from '../checks/resources.ts';
import { roundChecks } from '../checks/rounds.ts';
import { samplingChecks } from '../checks/sampling.ts';
import { schemaChecks } from '../checks/schema.ts';
import { stderrSeverity } from '../checks/stderr.ts';
import { subscriptionChecks } from '../checks/subscriptions.ts';
import { suppliedSchemaRules } from '../checks/supplied-schemas.ts';
import { taskSupportChecks } from '../checks/task-support.ts';
import { taskChecks } from '../checks/tasks.ts';
import { toolHeaderChecks } from '../checks/tool-headers.ts';
import { toolResultChecks } from '../checks/tool-results.ts';
import { toolSchemaChecks } from '../checks/tool-schemas.ts';
import { toolCallChecks } from '../checks/tools.ts';
import { unanswered } from '../checks/unanswered.ts';
import { unknownCapabilityChecks } from '../checks/unknown-capabilities.ts';
import { uriChecks } from '../checks/uris.ts';
import { utilityChecks } from '../checks/utilities.ts';
import { versionChecks } from '../checks/versions.ts';
import type { Rule } from '../look.ts';

export interface Family {
  readonly title: string;
  readonly rules: readonly Rule[];
}

const grouped: readonly Family[] = [
  { title: 'Bytes and line endings', rules: encodingChecks },
  { title: 'Lines and framing', rules: [...framingChecks, embeddedNewline] },
  { title: 'JSON', rules: jsonChecks },
  { title: 'Batches', rules: [...batchChecks, batchIgnored] },
  { title: 'Envelope', rules: envelopeChecks },
  { title: 'Ids', rules: idChecks },
  { title: 'Answers', rules: [...answerChecks, unanswered] },
  { title: 'Errors', rules: errorChecks },
  { title: 'Handshake', rules: lifecycleChecks },
  { title: 'Versions', rules: versionChecks },
  { title: 'Methods', rules: methodChecks },
  { title: 'Capabilities', rules: [...capabilityChecks, ...clientCapabilityChecks, ...unknownCapabilityChecks] },
  { title: 'Log messages', rules: loggingChecks },
  { title: 'Eras', rules: modernEraChecks },
  { title: 'Envelope of 2026-07-28', rules: modernEnvelopeChecks },
  { title: 'Results of 2026-07-28', rules: [...modernResultChecks, ...cacheHintChecks] },
  { title: 'Types of params and results', rules: schemaChecks },
  { title: 'Descriptions of tools', rules: [...toolSchemaChecks, ...toolHeaderChecks] },
  { title: 'Calls of tools', rules: [...toolCallChecks, ...toolResultChecks] },
  { title: 'Content', rules: [...contentBlockChecks, ...annotationChecks, ...contentDataChecks] },
  { title: 'Resources, roots and icons', rules: [...resourceChecks, ...uriChecks, ...iconChecks] },
  { title: 'Prompts, completion and log levels', rules: [...promptChecks, ...utilityChecks] },
  { title: 'Keys of _meta', rules: metaChecks },
  { title: 'Codes of refusals', rules: errorAnswerChecks },
  { title: 'Schemas that servers supply', rules: suppliedSchemaRules },
  { title: 'Sampling and roots', rules: samplingChecks },
  { title: 'Elicitation', rules: elicitationChecks },
  { title: 'Tasks', rules: [...taskSupportChecks, ...taskChecks] },
  { title: 'Rounds of input', rules: roundChecks },
  { title: 'Subscriptions', rules: [...subscriptionChecks, ...resourceUpdateChecks] },
  { title: 'Progress', rules: progressChecks },
  { title: 'Cancellation', rules: cancellationChecks },
  { title: 'Pages of lists', rules: pageChecks },
  { title: 'Server process', rules: [...processChecks, stderrSeverity] },
  { title: 'Wirescope itself', rules: [analysisFailed, ...limitChecks] },
];

const others = allRules.filter((rule) => !grouped.some(({ rules }) => rules.includes(rule)));

/** Every rule once; those of a family that is not listed above come last, so that none is ever missing. */
export const families: readonly Family[] = [...grouped, { title: 'Others', rules: others }].filter(
  ({ rules }) => rules.length > 0,
);
