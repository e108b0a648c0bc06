// One game or pad in two windows: no turn is lost.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest, ready } from '../support/browser.mjs';
import { lookAtPad, startPad, turns } from '../support/pad.mjs';
import { diceAndScores, look, playOn, setUp } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';
import { anotherWindow, events, stored } from '../support/windows.mjs';

const { check } = suite();
const takenOver = (page) => page.locator('h1', { hasText: 'has moved to another window' });
const takeOver = (page) => page.locator('.take-over').click();

/** Whatever the game asks for: the best dice are selected and banked, or rolled. */
async function act(page) {
  for (const key of ['a', 'b', 'r']) await page.keyboard.press(key);
}

/** What is stored of the only pad. */
const storedPad = (page) => stored(page, 'farkle-pads', 'pads').then((row) => row?.text ?? '');

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
  await expect.poll(() => diceAndScores(other)).toEqual({ faces: before.faces, players: before.players });
  await playOn(other, { until: (state) => state.turns > before.turns + 1 && state.dice > 0 });
  const there = await look(other);
  const row = await stored(page);
  await act(page);
  await takenOver(page).waitFor();
  await arrived(page);
  await atRest(page);
  const behind = await stored(page);
  assert.equal(behind.record, row.record, 'the window that is behind writes nothing');
  await takeOver(page);
  await page.locator('.die').first().waitFor();
  await arrived(page);
  await expect.poll(() => diceAndScores(page), 'no turn is lost').toEqual({ faces: there.faces, players: there.players });
  await atRest(page);
  const opened = await stored(page);
  assert.equal(opened.record, row.record, 'opening writes nothing');
  await playOn(page, { until: (state) => state.turns > there.turns + 1 });
  await expect.poll(() => stored(page).then(events), 'and from there it goes on').toBeGreaterThan(events(row));
  await act(other);
  await takenOver(other).waitFor();
});

check('two windows with one pad lose no line of it', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await turns(page, 650, 800);
  await expect.poll(() => storedPad(page)).toMatch(/\b800\b/);
  const other = await anotherWindow(page);
  await other.goto(page.url());
  await ready(other);
  await other.locator('.pad-entry').waitFor();
  await turns(page, 500);
  await expect.poll(() => storedPad(page)).toMatch(/\b500\b/);
  const text = await storedPad(page);
  await other.locator('.keypad .farkle').click();
  await takenOver(other).waitFor();
  await atRest(other);
  const behind = await storedPad(page);
  assert.equal(behind, text);
  await takeOver(other);
  await other.locator('.pad-entry').waitFor();
  const scores = () => lookAtPad(other).then((pad) => pad.scores);
  await expect.poll(scores).toEqual({ Ann: 1150, Ben: 800 });
  await turns(other, 300);
  await expect.poll(() => storedPad(page)).toMatch(/\b300\b/);
  await other.reload();
  await other.locator('.pad-entry').waitFor();
  await expect.poll(scores).toEqual({ Ann: 1150, Ben: 1100 });
});
