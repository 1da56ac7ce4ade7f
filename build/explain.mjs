// `npm run explain [-- CODE]`: explains a finding in the terminal; without a code, lists all of them.
import { ensureBuild } from './build.mjs';
import { cli } from './paths.mjs';
import { hand } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
process.exitCode = await hand(process.execPath, [cli, 'explain', ...process.argv.slice(2)]);
