/** What prompts are filled in with. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { gathered } from '../gathered.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

/** Missing arguments that are named in the sentence. */
const mostNamed = 5;

function* typeFindings(look: MessageLook): Generator<Finding> {
  const given = paramsOf(look).arguments;
  if (!isObject(given)) return;
  for (const name in given) {
    if (typeof given[name] === 'string') continue;
    yield {
      message: `The argument ${shown(name)} is ${shown(given[name])}; arguments of prompts are strings.`,
      place: { pointer: `/params/arguments${pointerStep(name)}` },
    };
  }
}

/** Arguments of the wrong type are there, at least. */
function missing(look: MessageLook): Finding | null {
  const { name, arguments: given = {} } = paramsOf(look);
  const list = look.known.listings.of('prompts');
  const prompt = list.get(name);
  if (prompt === undefined || list.outdatedBy !== null || !isObject(given)) return null;
  const absent = requiredNames(prompt.json).filter((argument) => !Object.hasOwn(given, argument));
  if (absent.length === 0) return null;
  const named = absent.slice(0, mostNamed).map(shown).join(', ');
  const more = absent.length > mostNamed ? ` and ${absent.length - mostNamed} more` : '';
  return {
    message: `The prompt ${shown(name)} requires ${named}${more} (#${prompt.seq}), which the arguments do not have.`,
    place: { pointer: isObject(look.json.params) && 'arguments' in look.json.params ? '/params/arguments' : '/params' },
    related: [prompt.seq],
  };
}

function requiredNames({ arguments: all }: JsonObject): readonly string[] {
  if (!Array.isArray(all)) return [];
  return all.flatMap((one: unknown) =>
    isObject(one) && one.required === true && typeof one.name === 'string' ? one.name : [],
  );
}

export const promptChecks: readonly MessageCheck[] = [
  {
    code: 'prompt-arg-type',
    severity: 'error',
    kinds: ['request'],
    methods: ['prompts/get'],
    title: 'Argument of a prompt that is no string',
    why: 'Other than those of tools, the arguments of prompts are strings only. The SDKs of TypeScript and Python refuse the params, and the person gets an error instead of the prompt.',
    fix: 'Send numbers and yes or no as text: "3" for 3, "true" for true. Leave out what is not filled in.',
    spec: sources.promptArguments,
    look: (look) => gathered(typeFindings(look)),
  },
  {
    code: 'prompt-arg-missing',
    severity: 'warning',
    kinds: ['request'],
    methods: ['prompts/get'],
    title: 'Required argument of a prompt is missing',
    why: 'The prompt says that it cannot do without. Servers answer −32602, or fill the gap with nothing, and the language model reads "undefined".',
    fix: 'Ask for every argument that prompts/list marks as required before prompts/get is sent.',
    spec: sources.promptArguments,
    look: missing,
  },
];
