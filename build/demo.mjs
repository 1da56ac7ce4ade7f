// `npm run -s demo [-- OPTIONS]`: the demo server on stdin and stdout, for any client; --help tells its options.
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { root } from './paths.mjs';
import { hand } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
process.exitCode = await hand(process.execPath, [path.join(root, 'dist/demo/index.cjs'), ...process.argv.slice(2)]);
