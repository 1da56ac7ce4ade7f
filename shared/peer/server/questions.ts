/** What a tool asks of the client: in the modern era within a result, before as requests of the server. */
import { isObject, type JsonObject } from '../../model/message.ts';
import type { Question, ToolOutcome } from './definition.ts';
import { missingCapability, type Outcome, result } from './errors.ts';
import type { Scope } from './scope.ts';

/** Makes the call again from its beginning, in the scope of the next round. */
type Again = (scope: Scope) => Promise<Outcome>;

type Asking = Extract<ToolOutcome, { readonly ask: unknown }>;

/** Rounds after which a tool that asks again and again is given up. */
const mostRounds = 20;

export function asked(asking: Asking, scope: Scope, again: Again): Outcome | Promise<Outcome> {
  const lacking = Object.values(asking.ask).find((question) => !declares(scope.clientCapabilities, question));
  if (scope.era === 'handshake') return lacking ? failure(lackOf(lacking)) : inTurn(asking, scope, again);
  if (lacking) return missingCapability(neededBy(lacking));
  const { ask: inputRequests, state } = asking;
  const requestState = state === undefined ? {} : { requestState: state };
  return result({ resultType: 'input_required', inputRequests, ...requestState });
}

async function inTurn({ ask, state }: Asking, scope: Scope, again: Again): Promise<Outcome> {
  const { context } = scope;
  if (context.round >= mostRounds) return failure('It was asked too often.');
  const entries = Object.entries(ask).map(async ([key, question]) => [key, await context.ask(question)] as const);
  const answers = await Promise.all(entries);
  const refused = answers.find(([, answer]) => 'problem' in answer)?.[1];
  if (refused && 'problem' in refused) return failure(refused.problem);
  const given = answers.map(([key, answer]) => [key, 'result' in answer ? answer.result : {}]);
  return again({ ...scope, context: context.next(Object.fromEntries(given), state ?? null) });
}

function failure(text: string): Outcome {
  return result({ content: [{ type: 'text', text }], isError: true });
}

function lackOf({ method }: Question): string {
  return `This needs ${method}, which the client has not declared.`;
}

/** An elicitation without a mode is a form (MCP 2025-11-25 client/elicitation). */
function declares(capabilities: JsonObject, { method, params }: Question): boolean {
  if (method !== 'elicitation/create') return isObject(capabilities[method === 'roots/list' ? 'roots' : 'sampling']);
  const { elicitation } = capabilities;
  if (!isObject(elicitation)) return false;
  return params.mode === 'url' ? isObject(elicitation.url) : isObject(elicitation.form) || !isObject(elicitation.url);
}

function neededBy({ method, params }: Question): JsonObject {
  if (method === 'roots/list') return { roots: {} };
  if (method === 'sampling/createMessage') return { sampling: {} };
  return { elicitation: params.mode === 'url' ? { url: {} } : { form: {} } };
}
