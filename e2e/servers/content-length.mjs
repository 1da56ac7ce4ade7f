/** Frames the answer to the tool `fault` as the Language Server Protocol does: a Content-Length header, no newline. */
import { answer, put, serve, textResult } from './line-server.mjs';

serve({
  name: 'content-length',
  tools: {
    fault: ({ id }) => {
      const body = JSON.stringify(answer(id, textResult('framed')));
      put(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
      // The body has no newline, so it would swallow the next message; the next header begins on the same line.
      put('Content-Length: 2\r\n\r\n{}\n');
    },
  },
});
