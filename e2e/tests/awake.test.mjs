// The screen stays on while a score pad is open: one lock at a time, released and requested again.
import { expect } from '@playwright/test';
import { atRest } from '../support/browser.mjs';
import { startPad } from '../support/pad.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

/** A browser that counts its locks and answers each request after a pause. */
const countLocks = (page) => page.addInitScript(() => {
  globalThis.locks = { held: 0, last: null };
  class Lock extends EventTarget {
    released = false;

    async release() {
      if (this.released) return;
      this.released = true;
      locks.held -= 1;
      this.dispatchEvent(new Event('release'));
    }
  }
  const request = async () => {
    await new Promise((resolve) => { setTimeout(resolve, 50); });
    locks.held += 1;
    locks.last = new Lock();
    return locks.last;
  };
  Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request }, configurable: true });
});

const held = (page, count) => page.waitForFunction((wanted) => locks.held === wanted, count);

check('one lock keeps the screen on, even if the setting changes meanwhile or the browser releases it', async (page, url) => {
  await countLocks(page);
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await held(page, 1);
  await page.clock.install();
  await page.locator('.to-more').click();
  const wanted = page.locator('#pad-set-awake');
  await wanted.uncheck();
  await held(page, 0);
  // Both before the first answer.
  await wanted.check();
  await wanted.uncheck();
  await wanted.check();
  await held(page, 1);
  await page.clock.runFor(1000);
  await atRest(page);
  await expect.poll(() => page.evaluate(() => locks.held), 'not two').toBe(1);
  await wanted.uncheck();
  await held(page, 0);
  await wanted.check();
  await wanted.uncheck();
  await page.clock.runFor(1000);
  await atRest(page);
  await held(page, 0);
  await wanted.check();
  await held(page, 1);
  // Low battery: the browser releases the lock itself.
  await page.evaluate(() => locks.last.release());
  await held(page, 0);
  await page.clock.fastForward(61_000);
  await held(page, 1);
  await page.keyboard.press('Escape');
  await page.locator('.pad-top a').click();
  await held(page, 0);
});
