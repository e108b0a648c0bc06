// `?` shows the keys of every screen, and the keys do what it says.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest } from '../support/browser.mjs';
import { look } from '../support/play.mjs';
import { lookAtPad, padShows } from '../support/pad.mjs';
import { openFilm } from '../support/games.mjs';
import { scenes } from '../support/scenes.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

async function keysOf(page) {
  // On the first screen the keys come with the second part, a moment later.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.locator('dialog[open]')).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.locator('dialog[open] .key-list').first().waitFor();
  const keys = await page.locator('dialog[open] .key-list div').evaluateAll((rows) => rows.map((row) => (
    [...row.querySelectorAll('kbd')].map((key) => key.textContent).join(' ')
  )));
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return keys;
}

check('a question mark shows the keys of the table, and these still work afterwards', async (page, url) => {
  await scenes['table-roll'](page, url);
  const keys = await keysOf(page);
  assert.deepEqual(keys, ['1 6', 'A', 'R', 'B', 'T', 'S', 'O', 'Shift R', 'Tab', 'Enter', 'Esc', '?']);
  const selected = page.locator('.felt .die[aria-pressed=true]');
  await page.keyboard.press('?');
  await page.locator('dialog[open] .key-list').first().waitFor();
  await page.keyboard.press('a');
  await atRest(page);
  await expect(selected, 'no key goes through the sheet to the table below').toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('a');
  await expect(selected).not.toHaveCount(0);
});

check('the pad has keys of its own, and a question mark in a field is a question mark', async (page, url) => {
  await scenes.pad(page, url);
  const keys = await keysOf(page);
  assert.ok(['0 9', 'F', 'U', 'R'].every((key) => keys.includes(key)), `${keys}`);
  const { typed } = await lookAtPad(page);
  await page.keyboard.press('?');
  await page.locator('dialog[open] .key-list').first().waitFor();
  await page.keyboard.press('7');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await atRest(page);
  await padShows(page, { typed });
  await scenes['new-game'](page, url);
  await page.locator('.seat .name input').first().fill('');
  await page.keyboard.type('Who?');
  await expect(page.locator('.seat .name input').first()).toHaveValue('Who?');
  await atRest(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

check('the arrow keys step through a game', async (page, url) => {
  await openFilm(page, url, 'eight');
  await page.locator('.film input').fill('4');
  const place = async () => Number((await page.locator('.film input').getAttribute('aria-valuetext')).match(/\d+/)[0]);
  await page.locator('h1').focus();
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBe(before + 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).toBe(before - 1);
  await page.keyboard.press('Home');
  await expect.poll(place).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(place).toBeGreaterThan(before);
  const keys = await keysOf(page);
  assert.ok(keys.includes('→'), `${keys}`);
});

check('How to play names the keys of dice and buttons', async (page, url) => {
  await scenes.learn(page, url);
  const keys = await keysOf(page);
  assert.deepEqual(keys, ['1 6', 'A', 'R', 'B', 'Tab', 'Enter', 'Esc', '?']);
  const before = await look(page);
  await page.keyboard.press(before.canRoll ? 'r' : 'a');
  await expect.poll(async () => {
    const after = await look(page);
    return after.dice !== before.dice || after.selected !== before.selected;
  }).toBe(true);
});

check('in German, keys have the names printed on a German keyboard', { locale: 'de-DE' }, async (page, url) => {
  await openFilm(page, url, 'eight');
  await page.locator('h1').focus();
  const keys = await keysOf(page);
  assert.ok(['Pos1', 'Ende', 'Eingabe'].every((key) => keys.includes(key)), `${keys}`);
});

check('arrow keys scroll a focused score sheet and do not step the film', async (page, url) => {
  await openFilm(page, url, 'eight');
  const place = page.locator('.film input');
  const before = await place.inputValue();
  await page.locator('.sheet-scroll').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement.scrollLeft > 0);
  await atRest(page);
  await expect(place).toHaveValue(before);
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => document.activeElement.scrollLeft === 0);
  await atRest(page);
  await expect(place).toHaveValue(before);
});

check('the question mark is answered where nothing is played', async (page, url) => {
  for (const name of ['home', 'rules', 'settings']) {
    await scenes[name](page, url);
    const keys = await keysOf(page);
    assert.deepEqual(keys, ['Tab', 'Enter', 'Esc', '?'], name);
  }
});
