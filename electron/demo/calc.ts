/** The embedded demo server: a calculator with one tool. */
import type { ServerDefinition } from '#shared/peer/server';
import type { Tool } from '#shared/peer/tool';

const number = { type: 'number' };

const add: Tool = {
  name: 'add',
  title: 'Add',
  description: 'Adds two numbers',
  inputSchema: {
    type: 'object',
    properties: { a: { ...number, description: 'First number' }, b: { ...number, description: 'Second number' } },
    required: ['a', 'b'],
  },
  outputSchema: { type: 'object', properties: { result: number }, required: ['result'] },
  call({ a, b }) {
    if (typeof a !== 'number') return { problem: 'Input validation error: "a" has to be a number' };
    if (typeof b !== 'number') return { problem: 'Input validation error: "b" has to be a number' };
    return { structured: { result: a + b }, text: String(a + b) };
  },
};

export const calc: ServerDefinition = { name: 'calc', version: '1.0.0', tools: [add] };
