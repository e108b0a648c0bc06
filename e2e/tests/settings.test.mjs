// Settings: a language is changed when that is meant, and what is set in one window holds in
// all of them.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest, ready } from '../support/browser.mjs';
import { open } from '../support/scenes.mjs';
import { suite } from '../support/suite.mjs';
import { anotherWindow } from '../support/windows.mjs';

const { check } = suite();
const stored = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('farkle.settings')));

check('arrows lead past languages without a new page, a button changes it in its own words, and the mouse at once', async (page, url) => {
  await open(page, url, '/settings');
  const field = page.locator('#language');
  const wanted = page.locator('main .button.primary');
  await page.evaluate(() => { globalThis.isTheSamePage = true; });
  await field.focus();
  for (const words of ['Use English', 'Deutsch verwenden', 'Usar español']) {
    await field.press('ArrowDown');
    await expect(wanted).toHaveText(words);
  }
  await atRest(page);
  const isTheSamePage = await page.evaluate(() => globalThis.isTheSamePage);
  assert.ok(isTheSamePage, 'nothing was loaded anew');
  const before = await stored(page);
  assert.equal(before?.language, undefined);
  await wanted.click();
  await page.getByRole('heading', { level: 1, name: 'Ajustes' }).waitFor();
  await expect(field).toHaveValue('es');
  await atRest(page);
  await expect(wanted, 'it is used already').toHaveCount(0);
  await field.selectOption('');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const { language } = await stored(page);
  assert.equal(language, undefined);
});

check('what is set in one window holds in the other one, which does not write it back', async (page, url) => {
  await open(page, url, '/new');
  await page.locator('.seat .name input').first().fill('Grandma');
  const other = await anotherWindow(page);
  await other.goto(new URL('/settings', url).href);
  await ready(other);
  await other.locator('input[name=theme]').nth(2).check({ force: true });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await page.locator('.seat .name input').nth(1).fill('Mia');
  await other.waitForFunction(() => localStorage.getItem('farkle.settings').includes('Mia'));
  const { theme, last_game } = await stored(other);
  assert.equal(theme, 'dark');
  assert.deepEqual(last_game.seats.map(({ name }) => name), ['Grandma', 'Mia']);
});
