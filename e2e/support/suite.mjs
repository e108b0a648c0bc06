// The frame of every test: a program and a browser for each worker, and a page without errors.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { openPage, startProgram } from './browser.mjs';

/** The tests that need the whole browser, such as for notifications; the others run in its shell. */
export const WHOLE_BROWSER = /@whole-browser/;
/** The tests that run and are reported, and fail nothing: `cargo xtask check` limits how many, and how long. */
export const QUARANTINE = '@quarantine';
const quarantined = new Set(JSON.parse(readFileSync(new URL('../quarantine.json', import.meta.url), 'utf8')).map(({ test }) => test));

const test = base.extend({
  program: [async ({}, use) => {
    const program = await startProgram();
    await use(program);
    await program.stop();
  }, { scope: 'worker' }],
});

/**
 * `check(name, options?, body)` is one test. Its options are those of `openPage`; `slow` triples its time,
 * and `wholeBrowser` runs it in the browser instead of its shell. The program and the browser of this worker are in what
 * `suite` returns.
 */
export function suite() {
  const here = {};
  here.check = (name, options, body = options) => {
    const { slow = false, wholeBrowser = false, ...context } = body === options ? {} : options;
    const tag = [...(wholeBrowser ? ['@whole-browser'] : []), ...(quarantined.has(name) ? [QUARANTINE] : [])];
    test(name, { tag }, async ({ browser, program }) => {
      if (slow) test.slow();
      Object.assign(here, { browser, program });
      // Reduced motion shows every state at once; motion has its own tests.
      const page = await openPage(browser, { reducedMotion: 'reduce', ...context });
      try {
        await body(page, program.url);
        assert.deepEqual(page.faults, []);
      } finally {
        await page.context().close();
      }
    });
  };
  return here;
}
