/** Starts its first line on stdout with a byte order mark (EF BB BF). */
import { serve, toLine } from './line-server.mjs';

let mark = '\ufeff';

serve({
  name: 'bom',
  encode: (reply) => {
    const line = mark + toLine(reply);
    mark = '';
    return line;
  },
});
