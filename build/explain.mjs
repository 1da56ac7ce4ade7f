// `npm run explain [-- NAME [REVISION]]`: explains a finding or a message of MCP in the terminal; without a name, lists all.
import { ensureBuild } from './build.mjs';
import { cli } from './paths.mjs';
import { hand } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
process.exitCode = await hand(process.execPath, [cli, 'explain', ...process.argv.slice(2)]);
