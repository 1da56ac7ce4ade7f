import path from 'node:path';
import type { Target } from '#shared/model/target';

/** The embedded demo server, run by the application's own binary as plain Node. */
export const demoTarget: Target = {
  name: 'calc (demo)',
  command: process.execPath,
  args: [path.join(__dirname, '../demo/index.cjs')],
  env: { ELECTRON_RUN_AS_NODE: '1' },
  unset: [],
};
