import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  // One application at a time: the machine's focus and clipboard are shared.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  globalSetup: './global-setup.ts',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: { screenshot: 'only-on-failure' },
});
