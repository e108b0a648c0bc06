// The frame of every test: a program and a browser for each worker, and a page without errors.
import assert from 'node:assert/strict';
import { test as base } from '@playwright/test';
import { openPage, startProgram } from './browser.mjs';

const test = base.extend({
  program: [async ({}, use) => {
    const program = await startProgram();
    await use(program);
    await program.stop();
  }, { scope: 'worker' }],
});

/**
 * `check(name, options?, body)` is one test. Its options are those of the page; `slow` triples its time. The program
 * and the browser of this worker are in what `suite` returns.
 */
export function suite() {
  const here = {};
  here.check = (name, options, body = options) => test(name, async ({ browser, program }) => {
    const { slow = false, ...context } = body === options ? {} : options;
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
  return here;
}
