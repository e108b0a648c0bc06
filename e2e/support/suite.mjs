// What every test file needs: the program, the browser, and a page that must stay free of errors.
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
  // Without motion every state is there at once; what moves has tests of its own.
  here.check = (name, options, body = options) => test(name, async () => {
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
