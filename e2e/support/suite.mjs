// The frame of every test file: the program, the browser, and a page without errors.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, startProgram } from './browser.mjs';

/** Runs the program and a browser around the tests of a file; `check(name, options?, body)` is one test. */
export function suite() {
  const here = {};
  before(async () => {
    here.program = await startProgram();
    here.browser = await launch();
  });
  after(async () => {
    await here.browser?.close();
    here.program?.stop();
  });
  // Reduced motion shows every state at once; motion has its own tests.
  // A test that hangs fails alone, and the others are still run.
  here.check = (name, options, body = options) => test(name, { timeout: 300_000 }, async () => {
    const page = await openPage(here.browser, { reducedMotion: 'reduce', ...(body === options ? {} : options) });
    try {
      await body(page, here.program.url);
      assert.deepEqual(page.faults, []);
    } finally {
      await page.context().close();
    }
  });
  return here;
}
