/**
 * Answers with wrong ids, one way per tool: `answer-twice` answers the same request twice with different results,
 * `unknown-id` answers 424242 and then the request, `string-id` sends the id as a string, `null-id` as null.
 */
import { answer, put, serve, textResult, toLine } from './line-server.mjs';

serve({
  name: 'wrong-ids',
  tools: {
    'answer-twice': ({ id }) => {
      put(toLine(answer(id, textResult('first'))));
      return answer(id, textResult('second'));
    },
    'unknown-id': ({ id }) => {
      put(toLine(answer(424242, textResult('nobody asked'))));
      return answer(id, textResult('asked'));
    },
    'string-id': ({ id }) => answer(String(id), textResult('text for an id')),
    'null-id': () => answer(null, textResult('no id')),
  },
});
