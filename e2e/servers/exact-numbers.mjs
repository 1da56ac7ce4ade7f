/** Answers the tool `fault` with numbers and keys that change when a tool parses and prints them again. */
import { put, serve } from './line-server.mjs';

/** Everything after the id, to the letter. */
const rest =
  '"result":{"content":[],"structuredContent":{"big":9007199254740993,"one":1.0,"cents":1.10,"huge":1e400,' +
  '"twice":1,"twice":2,"escaped":"\\u0041\\/"}}}';

serve({
  name: 'exact-numbers',
  tools: {
    fault: ({ id }) => {
      put(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},${rest}\n`);
    },
  },
});
