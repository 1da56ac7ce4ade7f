import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit tests lie beside their sources; `#shared/*` resolves through the imports of package.json. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  plugins: [react()],
  test: {
    include: ['{shared,electron,renderer,build}/**/*.test.{ts,tsx}', 'e2e/{peers,demo}/**/*.test.ts'],
    globalSetup: 'build/schema-worker.mjs',
    pool: 'threads',
    maxWorkers: 2,
    // Nothing here waits for a clock; a slow machine that does other work besides must not fail a test.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
