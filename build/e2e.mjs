// `npm run e2e [-- PLAYWRIGHT ARGS]`: only the end-to-end tests, on a fresh build.
import { ensureBuild } from './build.mjs';
import { runEndToEnd } from './end-to-end.mjs';
import { ensureDependencies } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
process.exitCode = await runEndToEnd(process.argv.slice(2));
