// Lists of stored games and score pads: deleting, restoring, opening files.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { reload } from '../support/browser.mjs';
import { startPad } from '../support/pad.mjs';
import { setUp } from '../support/play.mjs';
import { record } from '../support/thinker.mjs';
import { open } from '../support/scenes.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

/** Chooses who starts and rolls, and waits until that is stored. */
async function start(page) {
  await page.locator('.starters button').first().click();
  await page.locator('.actions .roll').click();
  await page.locator('.felt .die').first().waitFor();
}

const LISTS = {
  '/games': (page, url) => setUp(page, url, { seed: 'kept', seats: ['Ada', 'Ben'], rules: 'classic' }).then(() => start(page)),
  '/pad': (page, url) => startPad(page, url, { players: ['Ada', 'Ben'] }),
};

for (const [path, begin] of Object.entries(LISTS)) {
  check(`what is deleted in ${path} can be brought back by keyboard as long as the list is shown, and is gone after that`, async (page, url) => {
    await begin(page, url);
    await open(page, url, path);
    await page.locator('.game .danger').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.game .undo')).toBeFocused();
    await expect(page.locator('.game .undo')).toHaveAccessibleDescription(/deleted.*Ada.*Ben/i);
    await page.keyboard.press('Enter');
    await expect(page.locator('.game .danger')).toBeFocused();
    // It is kept again, not only shown.
    await reload(page);
    await page.locator('.game .danger').click();
    await page.locator('.game .undo').waitFor();
    await reload(page);
    await page.locator('h1').waitFor();
    await page.locator(path === '/games' ? 'main p.card' : '.set-up').waitFor();
    await expect(page.locator('.game')).toHaveCount(0);
  });
}

check('past games load fifty at a time, and the focus goes to the first new one', async (page, url) => {
  await setUp(page, url, { seed: 'many', seats: ['Ada', 'Ben'], rules: 'classic' });
  await start(page);
  await open(page, url, '/games');
  await page.locator('.game').waitFor();
  // Another 119 of the same, each a minute older than the one before.
  await page.evaluate(() => new Promise((resolve, reject) => {
    const opening = indexedDB.open('farkle');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const writing = opening.result.transaction('games', 'readwrite');
      const games = writing.objectStore('games');
      games.getAll().onsuccess = ({ target: { result: [row] } }) => {
        for (let place = 1; place < 120; place += 1) {
          const id = `copy${String(place).padStart(4, '0')}`;
          games.put({ ...row, id, names: [`Ada ${place}`, 'Ben'], changed_ms: row.changed_ms - place * 60_000 }, id);
        }
      };
      writing.onerror = reject;
      writing.oncomplete = () => { opening.result.close(); resolve(); };
    };
  }));
  await page.reload();
  const more = page.getByRole('button', { name: 'Show earlier games' });
  await more.waitFor();
  const first = async (count) => {
    await expect(page.locator('.game')).toHaveCount(count);
    const names = Array.from({ length: count }, (_, place) => (place === 0 ? 'Ada' : `Ada ${place}`));
    await expect(page.locator('.game li:first-child > span')).toHaveText(names);
  };
  await first(50);
  for (const [count, from] of [[100, 50], [120, 100]]) {
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.game').nth(from).locator(':is(a, button):focus')).toHaveCount(1);
    await first(count);
  }
  await expect(more, 'there are no others').toHaveCount(0);
});

check('a stored game shows date and time, and its file name says who played', { locale: 'en-GB' }, async (page, url) => {
  await setUp(page, url, { seed: 'when', seats: ['Oma Lüdenscheidt', 'Ben'], rules: 'classic' });
  await start(page);
  await open(page, url, '/games');
  await page.locator('.game').waitFor();
  const said = await page.locator('.game .there > .muted').textContent();
  const [, day, , year, hour, minute] = said.match(/^(\d+) (\w+) (\d{4}), (\d\d):(\d\d) · in progress$/) ?? [];
  assert.ok(minute, said);
  const saves = page.waitForEvent('download');
  await page.locator('.game').getByRole('button', { name: 'Save as file' }).click();
  const name = (await saves).suggestedFilename();
  assert.match(name, /^farkle-\d{4}-\d\d-\d\d-\d{4}-Oma-Lüdenscheidt-Ben\.farkle$/);
  assert.ok(name.startsWith(`farkle-${year}-`) && name.includes(`-${day.padStart(2, '0')}-${hour}${minute}-Oma`), `${name}: ${said}`);
});

const file = (text) => ({ name: 'game.farkle', mimeType: 'text/plain', buffer: Buffer.from(text) });

check('opening a file twice gives one game, also if this browser saved the file', async (page, url) => {
  await setUp(page, url, { seed: 'twice', seats: ['Ada', 'Ben'], rules: 'classic' });
  await start(page);
  const text = await record(page);
  const id = page.url().match(/table\/(\w+)/)[1];
  await open(page, url, '/games');
  await page.locator('input[type=file]').setInputFiles(file(text));
  await page.waitForURL(`**/games/${id}`);
  // A record without dice to come, from another place.
  const other = text.replace(/^dice: .*\n/m, '').replace(/Ben/g, 'Cleo');
  for (let times = 0; times < 2; times += 1) {
    await open(page, url, '/games');
    await page.locator('input[type=file]').setInputFiles(file(other));
    await page.locator('.film').waitFor();
  }
  await open(page, url, '/games');
  await page.locator('.game').first().waitFor();
  await expect(page.locator('.game')).toHaveCount(2);
});

check('the reason why a file can’t be opened is in the page language', { locale: 'de-DE' }, async (page, url) => {
  for (const [path, text, words] of [
    ['/games', 'something else', 'Diese Datei lässt sich nicht als Spiel öffnen: Sie ist keine Aufzeichnung eines Spiels.'],
    ['/pad', 'something else', 'Diese Datei lässt sich nicht als Punkteblock öffnen: Sie ist kein gespeicherter Punkteblock.'],
  ]) {
    await open(page, url, path);
    await page.locator('input[type=file]').setInputFiles(file(text));
    await expect(page.locator('.fault[role=alert]')).toHaveText(words);
  }
});
