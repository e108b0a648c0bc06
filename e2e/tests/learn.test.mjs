// How to play: a first turn with instructions that match the dice.
import assert from 'node:assert/strict';
import { look } from '../support/play.mjs';
import { scenes } from '../support/scenes.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();
const voice = (page) => page.locator('.voice').textContent();

check('the first turn teaches by playing: roll, choose, decide, bank', async (page, url) => {
  await scenes.learn(page, url);
  assert.match(await voice(page), /Roll all six dice/);
  await page.locator('.actions .roll').click();
  // A first roll may be a farkle: then the voice says so, and one rolls again.
  while ((await look(page)).dice === 0) {
    assert.match(await voice(page), /It happens to everyone/);
    await page.locator('.actions .roll').click();
  }
  const choose = await voice(page);
  assert.match(choose, /^These score: (one|two|three|four|five|six)/);
  const scoring = await page.locator('.felt .die:not(.dead)').count();
  assert.equal(choose.split(': ')[1].split('.')[0].split(', ').length, scoring, 'each die that scores is named');
  await page.locator('.felt .die:not(.dead)').first().click();
  assert.match(await voice(page), /You could bank [\d,]+ now.*a [\d.]+% chance of a farkle|All the dice score/);
  const { total } = await look(page);
  assert.equal(total, 0, 'nothing is safe before it is banked');
  await page.locator('.actions .bank').click();
  assert.match(await voice(page), /^Well done/);
  await page.locator('main a[href="/new"]').click();
  await page.locator('.button.start').waitFor();
});

check('it explains what scores in the engine’s words and ends with a game', async (page, url) => {
  await scenes['rules-classic'](page, url);
  await page.locator('.rules-in-words .price').first().waitFor();
  const prices = (frame) => page.locator(`${frame} .price`).allTextContents();
  const all = await prices('.rules-in-words');
  assert.ok(all.length > 4);
  await scenes.learn(page, url);
  await page.locator('.lesson-prices .price').first().waitFor();
  assert.deepEqual(await prices('.lesson-prices'), all);
  assert.equal(await page.locator('.lesson-done').count(), 0);
  // Until a turn is banked.
  await page.locator('.actions .roll').focus();
  for (let step = 0; step < 60 && (await page.locator('.lesson-done').count()) === 0; step += 1) {
    const { dice, canBank } = await look(page);
    await page.keyboard.press(dice === 0 ? 'r' : canBank ? 'b' : 'a');
  }
  assert.match(await voice(page), /That was a turn/);
  await page.waitForFunction(() => document.activeElement?.matches('.lesson-done .primary'));
  // Another turn is one touch away, and so is a game.
  await page.keyboard.press('r');
  await page.locator('.actions .roll').waitFor();
  for (let step = 0; step < 60 && (await page.locator('.lesson-done').count()) === 0; step += 1) {
    const { dice, canBank } = await look(page);
    await page.keyboard.press(dice === 0 ? 'r' : canBank ? 'b' : 'a');
  }
  await page.locator('.lesson-done .primary').click();
  await page.locator('.table .player').first().waitFor();
});

check('a player who keeps rolling learns what a farkle is', async (page, url) => {
  await scenes.learn(page, url);
  for (let rolls = 0; rolls < 60 && !(await voice(page)).startsWith('A farkle'); rolls += 1) {
    await page.locator('.actions .roll:not([aria-disabled=true])').click();
    const die = page.locator('.felt .die:not(.dead, :disabled)').first();
    if ((await die.count()) > 0) await die.click();
  }
  assert.match(await voice(page), /^A farkle: nothing scored/);
});
