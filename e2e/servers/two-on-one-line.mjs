/** In the tool `fault`: writes a notification and the answer on one line, with nothing between them. */
import { answer, put, serve, textResult } from './line-server.mjs';

const note = { jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'first' } };

serve({
  name: 'two-on-one-line',
  capabilities: { logging: {} },
  tools: {
    fault: ({ id }) => {
      put(`${JSON.stringify(note)}${JSON.stringify(answer(id, textResult('second')))}\n`);
    },
  },
});
