/**
 * Lists schemas and does not keep them: `weigh` says that it returns a number of grams and returns a text, `match` has a
 * pattern that takes for ever on thirty or more letters "a" with something else behind them.
 */
import { answer, serve, textResult } from './line-server.mjs';

const declare = (name, properties, output) => ({
  name,
  description: `The tool ${name}`,
  inputSchema: { type: 'object', properties, required: Object.keys(properties) },
  ...(output === undefined ? {} : { outputSchema: { type: 'object', properties: output } }),
});

const weigh = ({ id }) => {
  const structuredContent = { grams: 'heavy' };
  return answer(id, { ...textResult(JSON.stringify(structuredContent)), structuredContent });
};
weigh.declaration = declare('weigh', { pieces: { type: 'integer' } }, { grams: { type: 'number' } });

const match = ({ id }) => answer(id, textResult('no match'));
match.declaration = declare('match', { text: { type: 'string', pattern: '^(a+)+$' } });

serve({ name: 'broken-promises', tools: { weigh, match } });
