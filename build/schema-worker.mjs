// Builds the worker that judges schemas into the cache, for tests: they run from the sources, and a worker cannot.
import fs from 'node:fs';
import path from 'node:path';
import { needsBuild } from './freshness.mjs';
import { withLock } from './lock.mjs';
import { root, tool } from './paths.mjs';

const folder = tool('.cache/schema-worker');
const program = path.join(folder, 'index.cjs');
const sources = [
  'shared/mcp/judgement',
  'shared/mcp/supplied',
  'shared/mcp/shown.ts',
  'shared/jsonrpc',
  'electron/node/schema-worker.ts',
  'build/vite.config.ts',
];

/** Called by Vitest before the tests. */
export async function setup() {
  if (!isStale()) return;
  await withLock(tool('.cache/schema-worker.lock'), async () => {
    if (isStale()) await build();
  });
}

/** The build appears as a whole: a worker may be starting. */
async function build() {
  const next = tool('.cache/schema-worker.next');
  process.env.WIRESCOPE_DIST = next;
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ configFile: path.join(root, 'build/vite.config.ts'), logLevel: 'warn' });
  const environment = builder.environments.schemaWorker;
  if (environment === undefined) throw new Error('There is no environment for the worker.');
  await builder.build(environment);
  delete process.env.WIRESCOPE_DIST;
  fs.mkdirSync(folder, { recursive: true });
  fs.renameSync(path.join(next, 'schema-worker/index.cjs'), program);
}

function isStale() {
  const built = fs.statSync(program, { throwIfNoEntry: false });
  return needsBuild(built ? built.mtimeMs : null, files());
}

function* files() {
  for (const source of sources) {
    const place = path.join(root, source);
    const names = fs.statSync(place).isDirectory()
      ? fs.readdirSync(place, { recursive: true, encoding: 'utf8' })
      : [''];
    for (const name of names) {
      const file = path.join(place, name);
      const stat = fs.statSync(file, { throwIfNoEntry: false });
      if (stat?.isFile()) yield { path: file, mtimeMs: stat.mtimeMs };
    }
  }
}
