// What belongs to the page and not to the game: the bars of the browser, the way past what stands
// on every screen, and the browser's promise to keep what is kept.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest, ready } from '../support/browser.mjs';
import { playAtOnce, settings, setUp } from '../support/play.mjs';
import { open } from '../support/scenes.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

check('the browser’s bars take the colour of the chosen theme, at once and after a reload', { colorScheme: 'light' }, async (page, url) => {
  const bars = () => page.evaluate(() => {
    const inForce = [...document.querySelectorAll('meta[name="theme-color"]')].filter((meta) => matchMedia(meta.media).matches);
    return inForce.map((meta) => meta.content);
  });
  const paper = () => page.evaluate(() => {
    const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
    return [`#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`];
  });
  await open(page, url, '/settings');
  const light = await paper();
  await expect.poll(bars).toEqual(light);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await expect.poll(bars).not.toEqual(light);
  const dark = await bars();
  await expect.poll(paper).toEqual(dark);
  await page.reload();
  await ready(page);
  await expect.poll(bars).toEqual(dark);
  await page.getByRole('radio', { name: 'Automatic' }).first().check();
  await page.waitForFunction(() => !document.documentElement.dataset.theme);
  await expect.poll(bars).toEqual(light);
});

check('“back” takes a sheet away and not the table, and leaves the table where no sheet is open', async (page, url) => {
  await playAtOnce(page, url, 'back');
  const sheet = page.locator('dialog[open]');
  const odds = page.getByRole('button', { name: 'Odds' });
  await odds.click();
  await sheet.waitFor();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.table .board'), 'the table is still there').toHaveCount(1);
  // Closed in another way, twice: its entry in the history serves again, and is not in the way.
  for (let times = 0; times < 2; times += 1) {
    await odds.click();
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
  await page.goBack();
  await page.locator('.home').waitFor();
});

check('“back” leads over a sheet to another screen and back again, also after a reload, and a link within a screen is no way back', async (page, url) => {
  await open(page, url, '/rules');
  await page.locator('.presets a').first().click();
  await page.locator('.rules-in-words').waitFor();
  const sheet = page.locator('dialog[open]');
  await page.keyboard.press('?');
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await ready(page);
  await page.locator('.rules-in-words').waitFor();
  await page.evaluate(() => { location.hash = '#here'; });
  await expect(page).toHaveURL(/\/rules\/\w+#here$/);
  await atRest(page);
  await expect(page).toHaveURL(/#here$/);
  await page.goBack();
  await page.goBack();
  await expect(page.locator('.presets'), 'the list of rules').toHaveCount(1);
});

check('the arrow at the top goes back in the history, and leads somewhere without one', async (page, url) => {
  await open(page, url, '/');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const arrow = page.getByRole('link', { name: 'Back', exact: true });
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.locator('.presets a').first().click();
    await page.locator('.rules-in-words').waitFor();
    await arrow.click();
    await page.locator('.presets').waitFor();
    await arrow.click();
    await page.locator('.home').waitFor();
  }
  await expect.poll(entries, 'no entry was added on the way back').toBe(before + 2);
  await open(page, url, '/rules/walnut');
  await arrow.click();
  await page.locator('.presets').waitFor();
});

check('rules that were chosen for a game lead back to its set-up, and the way home skips both', async (page, url) => {
  await open(page, url, '/');
  const home = page.locator('.home');
  const begin = page.getByRole('button', { name: 'Start game' });
  const arrow = page.getByRole('link', { name: 'Back', exact: true });
  const change = page.getByRole('link', { name: 'Change these rules' });
  await page.locator('a.tile[href="/new"]').click();
  await page.getByRole('link', { name: 'View rules' }).click();
  await change.click();
  await page.locator('.editor').waitFor();
  await arrow.click();
  await page.locator('.rules-in-words').waitFor();
  await change.click();
  await page.getByRole('button', { name: 'Use these rules' }).click();
  await begin.waitFor();
  await expect(page.locator('#rules'), 'where the rules are named').toBeFocused();
  await page.goBack();
  await home.waitFor();
  await page.goForward();
  await begin.click();
  await page.locator('.felt').waitFor();
  await page.locator('.table-top a').first().click();
  await home.waitFor();
  // What comes after Home is its set-up once more: Home stands where it stood.
  await page.goForward();
  await begin.waitFor();
});

check('the skip link leads to the heading and adds no history entry', async (page, url) => {
  await open(page, url, '/rules');
  // The screen comes with the second part of the program.
  await page.locator('#content h1').waitFor();
  await atRest(page);
  const before = await page.evaluate(() => history.length);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content h1')).toBeFocused();
  await atRest(page);
  const after = await page.evaluate(() => history.length);
  assert.equal(after, before);
  assert.doesNotMatch(page.url(), /#/);
});

check('the app asks once for persistent storage, when the first game begins, and About shows the answer', async (page, url) => {
  await page.addInitScript(() => {
    const asked = () => Number(localStorage.getItem('asked') ?? 0);
    StorageManager.prototype.persist = async () => {
      localStorage.setItem('asked', asked() + 1);
      return asked() > 1;
    };
    StorageManager.prototype.persisted = async () => asked() > 1;
  });
  const asked = () => page.evaluate(() => Number(localStorage.getItem('asked') ?? 0));
  await settings(page, { sound: false });
  await open(page, url, '/');
  await atRest(page);
  const looked = await asked();
  assert.equal(looked, 0, 'whoever only looks is asked nothing');
  await playAtOnce(page, url, 'promise');
  await page.waitForFunction(() => localStorage.getItem('asked') === '1');
  await setUp(page, url, { seed: 'promise', seats: ['Ada', 'Ben'], rules: 'classic' });
  await atRest(page);
  const again = await asked();
  assert.equal(again, 1);
  await open(page, url, '/about');
  await page.getByText('may delete your games').waitFor();
  await page.getByRole('button', { name: 'Ask the browser' }).click();
  await page.getByText('has promised to keep them').waitFor();
  await page.getByRole('button', { name: 'Ask the browser' }).waitFor({ state: 'detached' });
  // The button has gone with its press; the focus goes on a moment later.
  await page.waitForFunction(() => document.activeElement !== document.body);
});
