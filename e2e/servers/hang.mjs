/**
 * Never answers the tool `hang`. Answers the tool `late` only 300 ms after the client gave it up with
 * `notifications/cancelled`.
 */
import { answer, put, serve, textResult, toLine } from './line-server.mjs';

const late = new Set();

const putLate = (id) => put(toLine(answer(id, textResult('too late'))));

serve({
  name: 'hang',
  onMessage: (message) => {
    const id = message?.params?.requestId;
    if (message?.method === 'notifications/cancelled' && late.delete(id)) setTimeout(putLate, 300, id);
  },
  tools: {
    hang: () => undefined,
    late: ({ id }) => {
      late.add(id);
    },
  },
});
