// How the browser tests run: `cargo xtask test browser` builds what they need and calls this.
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER, FLAGS, HEADLESS_SHELL } from './support/browser.mjs';
import { WHOLE_BROWSER } from './support/suite.mjs';

const target = process.env.FARKLE_TARGET ?? '../target';

const by = (executablePath) => ({ launchOptions: { executablePath, args: FLAGS } });

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.test.mjs',
  fullyParallel: true,
  // Two for each core, because tests wait for animations, storage and each other. A worker takes
  // half a gigabyte.
  workers: Number(process.env.FARKLE_WORKERS ?? Math.min(2 * availableParallelism(), 8)),
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
  // The shell of Chromium is a quarter faster than the browser around it, and lacks a few things.
  projects: HEADLESS_SHELL
    ? [{ name: 'shell', grepInvert: WHOLE_BROWSER, use: by(HEADLESS_SHELL) }, { name: 'browser', grep: WHOLE_BROWSER, use: by(BROWSER) }]
    : [{ name: 'browser', use: by(BROWSER) }],
  use: {
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
