// The app starts without errors, also slowly, offline and at unknown addresses.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest, ready } from '../support/browser.mjs';
import { CLASSIC_TO_600, playOn, setUp, settings } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

check('the app starts without an error', async (page, url) => {
  await page.goto(url);
  await ready(page);
  await expect(page.locator('h1').first()).toHaveText('Farkle');
});

check('after the first visit a whole game works offline, with a computer player and a reload', { cached: true }, async (page, url) => {
  const seats = [{ name: 'Ada' }, { temperament: 'cautious' }].map((seat) => ({ name: '', color: 0, ...seat }));
  await settings(page, { sound: false, speed: 'fast', last_game: { rules: CLASSIC_TO_600, rules_name: 'Short', seats } });
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
  const seen = await playOn(page);
  assert.ok(seen.at(-1).over);
  await page.goto(new URL('/rules/walnut', url).href);
  await ready(page);
  await expect(page.locator('h1').first()).toHaveText('Walnut Studiolo');
});

check('the outline of a table is shown before the program, and nothing moves when the program draws it', async (page, url) => {
  let letThrough;
  const wanted = new Promise((resolve) => { letThrough = resolve; });
  await page.route('**/split_second_part*', (route) => wanted.then(() => route.continue()));
  await page.goto(new URL('/play?seed=phone', url).href);
  await ready(page);
  const places = (table) => page.evaluate((within) => {
    const parts = ['.table-top', '.players', '.player', '.board', '.tray', '.actions'].map((part) => `${within} ${part}`);
    return parts.map((part) => Object.values(document.querySelector(part).getBoundingClientRect().toJSON()).map(Math.round));
  }, table);
  await page.locator('.laid .engraving').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await places('.laid');
  letThrough();
  await page.locator('.table .actions .roll').waitFor();
  const after = await places('.table');
  assert.deepEqual(after, before);
  await expect(page.locator('#opening')).toHaveCount(0);
});

check('the outline of a table of three matches the table', async (page, url) => {
  await setUp(page, url, { seed: 'three', seats: ['Ada', 'Ben', 'Maximiliane-Sophie'], rules: 'walnut' });
  await playOn(page, { until: (state) => state.turns >= 4 });
  let letThrough;
  const wanted = new Promise((resolve) => { letThrough = resolve; });
  await page.route('**/split_second_part*', (route) => wanted.then(() => route.continue()));
  await page.reload();
  await page.locator('.laid .player').nth(2).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const places = (within) => page.evaluate((table) => (
    ['.players', '.player', '.board', '.tray', '.actions'].map((part) => {
      const { top, bottom, left, right } = document.querySelector(`${table} ${part}`).getBoundingClientRect();
      return [top, bottom, left, right].map(Math.round);
    })), within);
  const before = await places('.laid');
  letThrough();
  await page.locator('.table .actions .button').first().waitFor();
  const after = await places('.table');
  assert.deepEqual(after, before);
});

check('files for offline use load after the files that are needed now', { cached: true }, async (page, url) => {
  let letThrough;
  const wanted = new Promise((resolve) => { letThrough = resolve; });
  await page.route('**/split_second_part*', (route) => wanted.then(() => route.continue()));
  const asked = page.waitForRequest('**/split_second_part*');
  await page.goto(url);
  await ready(page);
  await asked;
  await atRest(page);
  const isRegistered = await page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean));
  assert.equal(isRegistered, false);
  letThrough();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});

check('the app starts in a browser without a cache for offline use', { cached: true }, async (page, url) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  });
  await page.goto(url);
  await ready(page);
  await page.locator('.button.play').click();
  await page.locator('.table').waitFor();
  await expect(page.locator('.opening-note')).toHaveCount(0);
});

check('an unknown address says so and leads home', async (page, url) => {
  await page.goto(new URL('/casino', url).href);
  await ready(page);
  await expect(page.locator('.still-life.missing .die:visible')).toHaveCount(2);
  await page.locator('main a').first().click();
  await page.locator('.button.play').waitFor();
  page.forgive(/404/); // the browser tells of the status of the page
});
