/** What the embedded demo server offers: a calculator with something of everything that a server can do. */
import type { Prompt, Resource, ResourceTemplate, Tool } from '#shared/peer/server/definition';
import { Registry } from '#shared/peer/server/registry';

const number = (description: string) => ({ type: 'number', description });
const resultSchema = (description: string) => ({
  type: 'object',
  properties: { result: number(description) },
  required: ['result'],
});

const pair = (first: string, second: string) => ({
  type: 'object',
  properties: { a: number(first), b: number(second) },
  required: ['a', 'b'],
});

/** Whole numbers are added exactly, however large they are. */
function sum(a: unknown, b: unknown): number | bigint {
  const exact = typeof a === 'bigint' || typeof b === 'bigint';
  const whole = [a, b].every((one) => typeof one === 'bigint' || Number.isInteger(one));
  return exact && whole ? BigInt(String(a)) + BigInt(String(b)) : Number(a) + Number(b);
}

const add: Tool = {
  name: 'add',
  title: 'Add',
  description: 'Adds two numbers',
  inputSchema: pair('First number', 'Second number'),
  outputSchema: resultSchema('The sum'),
  exactIntegers: true,
  call({ a, b }) {
    const result = sum(a, b);
    return { content: String(result), structured: { result } };
  },
};

const divide: Tool = {
  name: 'divide',
  title: 'Divide',
  description: 'Divides one number by another; fails for zero',
  inputSchema: pair('What is divided', 'By what'),
  outputSchema: resultSchema('The quotient'),
  call({ a, b }) {
    if (b === 0) throw new Error('Nothing can be divided by zero.');
    const result = Number(a) / Number(b);
    return { content: String(result), structured: { result } };
  },
};

const countTo: Tool = {
  name: 'count',
  title: 'Count',
  description: 'Counts slowly, tells of its progress, and stops when it is cancelled',
  inputSchema: {
    type: 'object',
    properties: {
      to: { type: 'integer', minimum: 1, maximum: 1000, description: 'The last number' },
      stepMs: { type: 'integer', minimum: 0, maximum: 60_000, description: 'Milliseconds from one to the next' },
    },
    required: ['to'],
  },
  async call({ to, stepMs = 500 }, context) {
    const last = Number(to);
    for (let step = 1; step <= last; step++) {
      if (!(await context.wait(Number(stepMs)))) return { failure: 'Stopped' };
      context.progress(step, last, `${step} of ${last}`);
      context.log('debug', `counted to ${step}`, 'count');
    }
    return { content: `Counted to ${last}` };
  },
};

/** A square of four pixels. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFUlEQVR42mM4ISf34cMHBiCWizoBADYeB+UgPzG9AAAAAElFTkSuQmCC';

const chart: Tool = {
  name: 'chart',
  title: 'Chart',
  description: 'Returns blocks of several kinds: text, an image, and what it was made of as a resource',
  inputSchema: { type: 'object', properties: {} },
  call: () => ({
    content: [
      { type: 'text', text: 'A very small chart, and what it was made of' },
      { type: 'image', data: pixel, mimeType: 'image/png' },
      {
        type: 'resource',
        resource: { uri: constants.uri, mimeType: 'application/json', text: '{"pi":3.141592653589793}' },
      },
    ],
  }),
};

const guess: Tool = {
  name: 'guess',
  title: 'Guess',
  description: 'Asks the person for a number, by a form, and compares it with another one',
  inputSchema: {
    type: 'object',
    properties: { secret: { type: 'integer', description: 'The number to be guessed' } },
    required: ['secret'],
  },
  call({ secret }, { answers }) {
    const { guess: answer } = answers;
    if (answer === undefined) return { ask: { guess: guessing } };
    if (answer.action !== 'accept') return { content: 'Nobody wanted to guess.' };
    const number = Reflect.get(Object(answer.content), 'number');
    return { content: number === secret ? 'Right' : `Wrong: it was ${String(secret)}` };
  },
};

const guessing = {
  method: 'elicitation/create',
  params: {
    message: 'Which number is it?',
    requestedSchema: {
      type: 'object',
      properties: { number: { type: 'integer', title: 'Your guess' } },
      required: ['number'],
    },
  },
} as const;

const constants: Resource = {
  uri: 'calc://constants',
  name: 'constants',
  title: 'Constants',
  description: 'Numbers that a calculator knows by heart',
  mimeType: 'application/json',
  read: () => ({ pi: Math.PI, e: Math.E }),
};

const manual: Resource = {
  uri: 'calc://manual',
  name: 'manual',
  title: 'Manual',
  description: 'How to use this calculator',
  mimeType: 'text/plain',
  read: () => 'Call add with two numbers. Call count to see progress, guess to be asked something.',
};

const square: ResourceTemplate = {
  uriTemplate: 'calc://square/{number}',
  name: 'square',
  title: 'Square',
  description: 'The square of a number',
  mimeType: 'text/plain',
  read: (_uri, { number: base }) => (Number.isFinite(Number(base)) ? String(Number(base) ** 2) : null),
};

function suggestions(_variable: string, typed: string): readonly string[] {
  return ['2', '3', '10', '100'].filter((suggested) => suggested.startsWith(typed));
}

const explain: Prompt = {
  name: 'explain',
  title: 'Explain a sum',
  description: 'Asks for an explanation of a sum in plain words',
  arguments: [{ name: 'sum', description: 'For example 2 + 3', required: true }],
  get: ({ sum: asked }) => `Explain in plain words how to work out ${asked}.`,
};

/** The one number that a pocket calculator remembers: a tool that changes it, and the resource that it is. */
function memoryOf(registry: Registry): { readonly store: Tool; readonly memory: Resource } {
  let kept = 0;
  const memory: Resource = {
    uri: 'calc://memory',
    name: 'memory',
    title: 'Memory',
    description: 'The number that was stored last; whoever has subscribed to it hears when it changes',
    mimeType: 'text/plain',
    read: () => String(kept),
  };
  const store: Tool = {
    name: 'store',
    title: 'Store',
    description: 'Puts a number into the memory',
    inputSchema: { type: 'object', properties: { value: number('What to remember') }, required: ['value'] },
    call({ value }) {
      kept = Number(value);
      registry.resourceChanged(memory.uri);
      return { content: `Stored ${kept}` };
    },
  };
  return { store, memory };
}

/** @param suggests whether values are suggested while one types */
export function calculator(suggests: boolean): Registry {
  const registry = new Registry();
  const { store, memory } = memoryOf(registry);
  registry.add({
    tools: [add, divide, countTo, chart, guess, store],
    resources: [constants, manual, memory],
    templates: [suggests ? { ...square, complete: suggestions } : square],
    prompts: [explain],
  });
  return registry;
}
