// One game or pad in two windows: no turn is lost.
import assert from 'node:assert/strict';
import { ready } from '../support/browser.mjs';
import { lookAtPad, startPad, turns } from '../support/pad.mjs';
import { look, playOn, setUp } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';
import { anotherWindow, events, stored } from '../support/windows.mjs';

const { check } = suite();
const takenOver = (page) => page.locator('h1', { hasText: 'has moved to another window' });
const takeOver = (page) => page.locator('.take-over').click();

/** Whatever the game asks for: the best dice are selected and banked, or rolled. */
async function act(page) {
  for (const key of ['a', 'b', 'r']) await page.keyboard.press(key);
}

/** The heading of what is shown names the page and has the focus. */
const arrived = (page) => page.waitForFunction(() => {
  const heading = document.querySelector('#app h1');
  return heading && document.activeElement === heading && document.title === `${heading.textContent.trim()} · Farkle`;
});

/** A game under way, and its address opened in a second window. */
async function twice(page, url) {
  await setUp(page, url, { seed: 'two-windows', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { until: (state) => state.turns >= 2 && state.dice > 0 });
  const other = await anotherWindow(page);
  await other.goto(page.url());
  await ready(other);
  return other;
}

check('a second window goes on with every turn; the first one says so, and can go on from there', async (page, url) => {
  const other = await twice(page, url);
  await other.locator('.die').first().waitFor();
  const before = await look(page);
  assert.deepEqual((await look(other)).players, before.players);
  assert.deepEqual((await look(other)).faces, before.faces);
  await playOn(other, { until: (state) => state.turns > before.turns + 1 && state.dice > 0 });
  const there = await look(other);
  const row = await stored(page);
  await act(page);
  await takenOver(page).waitFor();
  await arrived(page);
  assert.equal((await stored(page)).record, row.record, 'the window that is behind writes nothing');
  await takeOver(page);
  await page.locator('.die').first().waitFor();
  await arrived(page);
  assert.deepEqual((await look(page)).players, there.players, 'no turn is lost');
  assert.deepEqual((await look(page)).faces, there.faces);
  assert.equal((await stored(page)).record, row.record, 'opening writes nothing');
  await playOn(page, { until: (state) => state.turns > there.turns + 1 });
  assert.ok(events(await stored(page)) > events(row), 'and from there it goes on');
  await act(other);
  await takenOver(other).waitFor();
});

check('two windows with one pad lose no line of it', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await turns(page, 650, 800);
  const other = await anotherWindow(page);
  await other.goto(page.url());
  await ready(other);
  await other.locator('.pad-entry').waitFor();
  await turns(page, 500);
  const row = await stored(page, 'farkle-pads', 'pads');
  await other.locator('.keypad .farkle').click();
  await takenOver(other).waitFor();
  assert.equal((await stored(page, 'farkle-pads', 'pads')).text, row.text);
  await takeOver(other);
  await other.locator('.pad-entry').waitFor();
  assert.deepEqual((await lookAtPad(other)).scores, { Ann: 1150, Ben: 800 });
  await turns(other, 300);
  await other.reload();
  await other.locator('.pad-entry').waitFor();
  assert.deepEqual((await lookAtPad(other)).scores, { Ann: 1150, Ben: 1100 });
});
