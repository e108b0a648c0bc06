// How the browser tests run: `cargo xtask test browser` builds what they need and calls this.
import { defineConfig } from '@playwright/test';
import { BROWSER, FLAGS } from './support/browser.mjs';

const target = process.env.FARKLE_TARGET ?? '../target';

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.test.mjs',
  fullyParallel: true,
  workers: Number(process.env.FARKLE_WORKERS ?? 2),
  // A test that passes only when it is repeated is named at the end (support/summary.mjs).
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['./support/summary.mjs'],
    ['json', { outputFile: `${target}/browser-report/report.json` }],
    ['html', { outputFolder: `${target}/browser-report/html`, open: 'never' }],
  ],
  outputDir: `${target}/browser-report/traces`,
  use: {
    launchOptions: { executablePath: BROWSER, args: FLAGS },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
