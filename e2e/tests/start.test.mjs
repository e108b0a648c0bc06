// The app starts, and nothing goes wrong while it does.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, ready, startProgram } from '../support/browser.mjs';

let program;
let browser;
before(async () => {
  program = await startProgram();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  program?.stop();
});

test('the app starts without an error', async () => {
  const page = await openPage(browser);
  await page.goto(program.url);
  await ready(page);
  assert.equal(await page.locator('h1').first().textContent(), 'Farkle');
  assert.deepEqual(page.faults, []);
});

test('after the first visit the app starts without a network', async () => {
  const page = await openPage(browser);
  await page.goto(program.url);
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('h1').first().textContent(), 'Farkle');
  assert.deepEqual(page.faults, []);
});
