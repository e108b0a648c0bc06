// One game or pad in two windows: no turn is lost.
import assert from 'node:assert/strict';
import { ready } from '../support/browser.mjs';
import { lookAtPad, startPad, turns } from '../support/pad.mjs';
import { look, playOn, setUp } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';
import { anotherWindow, events, stored, withoutMessages } from '../support/windows.mjs';

const { check } = suite();
const elsewhere = (page) => page.locator('h1', { hasText: 'is open in another window' });
const takenOver = (page) => page.locator('h1', { hasText: 'has moved to another window' });
const takeOver = (page) => page.locator('.take-over').click();

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

check('a second window says that the game is open elsewhere, and writes nothing', async (page, url) => {
  const other = await twice(page, url);
  await elsewhere(other).waitFor();
  const before = await look(page);
  await playOn(page, { until: (state) => state.turns > before.turns && state.dice > 0 });
  const row = await stored(page);
  await other.reload();
  await ready(other);
  await elsewhere(other).waitFor();
  assert.equal((await stored(page)).record, row.record);
});

check('a second window takes over the game with every turn; the first stops, and can take it back', async (page, url) => {
  const other = await twice(page, url);
  await elsewhere(other).waitFor();
  const before = await look(page);
  await takeOver(other);
  await other.locator('.die').first().waitFor();
  assert.deepEqual((await look(other)).players, before.players);
  assert.deepEqual((await look(other)).faces, before.faces);
  await arrived(other);
  await takenOver(page).waitFor();
  await arrived(page);
  await playOn(other, { until: (state) => state.turns > before.turns + 1 && state.dice > 0 });
  const there = await look(other);
  const row = await stored(page);
  await takeOver(page);
  await page.locator('.die').first().waitFor();
  assert.deepEqual((await look(page)).players, there.players, 'no turn is lost');
  assert.deepEqual((await look(page)).faces, there.faces);
  await takenOver(other).waitFor();
  assert.equal((await stored(page)).record, row.record, 'opening writes nothing');
});

check('a game opens directly after a reload or after its other window is closed', async (page, url) => {
  const other = await twice(page, url);
  await elsewhere(other).waitFor();
  const address = page.url();
  await page.goto(url);
  await ready(page);
  await other.goto(address);
  await ready(other);
  await other.locator('.die').first().waitFor();
  for (let again = 0; again < 3; again += 1) {
    await other.reload();
    await other.locator('.die').first().waitFor();
  }
  await other.locator('.table-top a').first().click();
  await other.goBack();
  await other.locator('.die').first().waitFor();
});

check('of two windows that hear nothing of each other the one that is behind writes nothing and says so', async (page, url) => {
  await withoutMessages(page);
  const other = await twice(page, url);
  await other.locator('.die').first().waitFor();
  const before = await look(page);
  await playOn(page, { until: (state) => state.turns > before.turns + 1 && state.dice > 0 });
  const row = await stored(page);
  await other.keyboard.press('a');
  await other.keyboard.press('b');
  await other.keyboard.press('r');
  await takenOver(other).waitFor();
  assert.equal((await stored(page)).record, row.record, 'the turns of the first window are still there');
  await takeOver(other);
  await other.locator('.die').first().waitFor();
  assert.deepEqual((await look(other)).players, (await look(page)).players);
  await playOn(other, { until: (state) => state.turns > before.turns + 3 });
  assert.ok(events(await stored(page)) > events(row), 'and from there it goes on');
});

check('one window writes a pad; another takes it over with every line', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await turns(page, 650, 800);
  const other = await anotherWindow(page);
  await other.goto(page.url());
  await ready(other);
  await elsewhere(other).waitFor();
  await turns(page, 500);
  await takeOver(other);
  await other.locator('.pad-entry').waitFor();
  assert.deepEqual((await lookAtPad(other)).scores, { Ann: 1150, Ben: 800 });
  await takenOver(page).waitFor();
  await turns(other, 300);
  await other.reload();
  await other.locator('.pad-entry').waitFor();
  assert.deepEqual((await lookAtPad(other)).scores, { Ann: 1150, Ben: 1100 });
});

check('of two windows that hear nothing of each other only the pad that is up to date is written', async (page, url) => {
  await withoutMessages(page);
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await turns(page, 650);
  const other = await anotherWindow(page);
  await other.goto(page.url());
  await ready(other);
  await other.locator('.pad-entry').waitFor();
  await turns(page, 800, 500);
  const row = await stored(page, 'farkle-pads', 'pads');
  await other.locator('.keypad .farkle').click();
  await takenOver(other).waitFor();
  assert.equal((await stored(page, 'farkle-pads', 'pads')).text, row.text);
});
