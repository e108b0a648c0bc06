// The app starts, and nothing goes wrong while it does.
import assert from 'node:assert/strict';
import { ready } from '../support/browser.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

check('the app starts without an error', async (page, url) => {
  await page.goto(url);
  await ready(page);
  assert.equal(await page.locator('h1').first().textContent(), 'Farkle');
});

check('after the first visit a game is played without a network, also after a reload', async (page, url) => {
  await page.goto(`${url}?seed=offline`);
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await page.locator('.button.play').click();
  await page.locator('.table').waitFor();
  await page.reload();
  await ready(page);
  await page.locator('.table .player').first().waitFor();
  await page.goto(new URL('/rules/walnut', url).href);
  await ready(page);
  assert.equal(await page.locator('h1').first().textContent(), 'Walnut Studiolo');
});

check('an address that is none says so and leads home', async (page, url) => {
  await page.goto(new URL('/casino', url).href);
  await ready(page);
  await page.locator('main a').click();
  await page.locator('.button.play').waitFor();
});
