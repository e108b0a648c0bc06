// Whole games, played in the browser with seeded dice: as many kinds of tables and rules as there are.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage, startProgram } from '../support/browser.mjs';
import { playOn, setUp } from '../support/play.mjs';

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

/** A page without motion, on which a computer player's turn is over soon. */
const still = () => openPage(browser, { reducedMotion: 'reduce' });

test('two people and a computer player play a whole game with an opening and last turns', async () => {
  const page = await still();
  await setUp(page, program.url, {
    seed: 'whole-game', seats: ['Ada', 'Ben', { computer: 'champion' }], rules: 'walnut', speed: 'fast',
  });
  const seen = await playOn(page, {});
  assert.ok(seen.at(-1).over);
  assert.ok(seen.some((state) => state.bank.includes('more to open')), 'the opening score is asked for');
  assert.ok(seen.some((state) => state.banner.includes('takes the lead')), 'the last turn says what is needed');
  await page.locator('.ending .chart').waitFor();
  assert.deepEqual(page.faults, []);
});
