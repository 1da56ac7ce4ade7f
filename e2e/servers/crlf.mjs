/** Ends every line with CR LF. */
import { serve } from './line-server.mjs';

serve({ name: 'crlf', encode: (reply) => `${JSON.stringify(reply)}\r\n` });
