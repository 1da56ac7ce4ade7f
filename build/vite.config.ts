import { builtinModules } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';

// The oldest runtime that is supported: Electron 25 = Chrome 114 + Node 18.15.
const oldestChrome = 'chrome114';
const oldestNode = 'node18.15';

const root = path.resolve(import.meta.dirname, '..');
// build.mjs builds beside the last good build and swaps the two at the end.
const dist = process.env.WIRESCOPE_DIST ?? path.join(root, 'dist');
const external = ['electron', ...builtinModules, ...builtinModules.map((name) => `node:${name}`)];

/**
 * A program that runs on Node or in Electron's main and preload contexts: one self-contained CommonJS file (Electron 25
 * loads no ES module as its main file, and a sandboxed preload is CommonJS everywhere).
 */
function program(entry: string, name: string): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: true, conditions: ['node', 'import', 'module', 'default'] },
    build: {
      outDir: path.join(dist, name),
      emptyOutDir: false,
      target: oldestNode,
      minify: false,
      sourcemap: true,
      ssr: true,
      rolldownOptions: {
        input: path.join(root, entry),
        external,
        output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false },
      },
    },
  };
}

const programs = {
  main: program('electron/main/main.ts', 'main'),
  preload: program('electron/preload/preload.ts', 'preload'),
  cli: program('electron/cli/cli.ts', 'cli'),
  demo: program('electron/demo/demo.ts', 'demo'),
  schemaWorker: program('electron/node/schema-worker.ts', 'schema-worker'),
};

export default defineConfig({
  root: path.join(root, 'renderer'),
  base: './',
  cacheDir: path.join(root, 'node_modules/.cache/vite'),
  plugins: [react()],
  worker: { format: 'es' },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        if (environment.name === 'client' || environment.name in programs) await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: path.join(dist, 'renderer'),
        emptyOutDir: false,
        target: oldestChrome,
        // A third of the build time; `npm run dev` has source maps.
        sourcemap: false,
        // Monaco is loaded on demand and from disk.
        chunkSizeWarningLimit: 6000,
      },
    },
    ...programs,
  },
});
