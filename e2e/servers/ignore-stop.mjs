/** Ignores the end of its stdin and SIGTERM; only SIGKILL ends it. */
import { serve } from './line-server.mjs';

process.on('SIGTERM', () => process.stderr.write('ignore-stop: SIGTERM ignored\n'));
setInterval(() => undefined, 60_000);

serve({ name: 'ignore-stop', onEnd: () => process.stderr.write('ignore-stop: end of stdin ignored\n') });
