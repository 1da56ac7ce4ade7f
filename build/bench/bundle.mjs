// The sources that are measured.
import { bundleSources } from '../bundle.mjs';

/** @returns {Promise<string>} the folder that they are in, as an address to import from */
export function bundleMeasured() {
  return bundleSources('bench', {
    relay: 'shared/engine/relay.ts',
    framer: 'shared/engine/framer.ts',
    dissector: 'shared/engine/dissector.ts',
    'session-log': 'shared/engine/session-log.ts',
    'recording-file': 'electron/node/recording-file.ts',
    'analysis-queue': 'electron/node/analysis-queue.ts',
  });
}
