// How to play: a first turn with instructions that match the dice.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest } from '../support/browser.mjs';
import { look } from '../support/play.mjs';
import { scenes } from '../support/scenes.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();
const voice = (page) => page.locator('.voice');

/** Rolls and chooses until a turn is banked. */
async function bankATurn(page) {
  for (let step = 0; step < 60; step += 1) {
    await atRest(page);
    if ((await page.locator('.lesson-done').count()) > 0) return;
    const { dice, canBank } = await look(page);
    await page.keyboard.press(dice === 0 ? 'r' : canBank ? 'b' : 'a');
  }
}

check('the first turn teaches by playing: roll, choose, decide, bank', async (page, url) => {
  await scenes.learn(page, url);
  await expect(voice(page)).toHaveText(/Roll all six dice/);
  await page.locator('.actions .roll').click();
  // The first roll of this lesson is no farkle.
  await expect(voice(page)).toHaveText(/^(Only one die scores: the|These dice score:) [1-6]/);
  const choose = await voice(page).textContent();
  const named = choose.split(': ')[1].split('.')[0].split(', ').length;
  // Of four 4s, three are named.
  await expect.poll(() => page.locator('.felt .die:not(.dead)').count(), 'no more are named than score').toBeGreaterThanOrEqual(named);
  await page.keyboard.press('a');
  await expect(page.locator('.felt .die[aria-pressed=true]'), 'and all of them can be set aside together').toHaveCount(named);
  await page.keyboard.press('a');
  await page.locator('.felt .die:not(.dead)').first().click();
  await expect(voice(page)).toHaveText(/You could bank [\d,]+ now.*[\d.]+% of the time nothing scores|All dice have scored/);
  const { total } = await look(page);
  assert.equal(total, 0, 'nothing is safe before it is banked');
  await page.locator('.actions .bank').click();
  await expect(voice(page)).toHaveText(/^Well done/);
  await page.getByRole('link', { name: 'Start a game' }).click();
  await page.locator('.player', { hasText: 'Pip' }).waitFor();
});

check('it explains what scores in the engine’s words and ends with a game', async (page, url) => {
  await scenes['rules-classic'](page, url);
  await page.locator('.rules-in-words .price').first().waitFor();
  const all = await page.locator('.rules-in-words .price').allTextContents();
  assert.ok(all.length > 4);
  await scenes.learn(page, url);
  await expect(page.locator('.lesson-prices .price')).toHaveText(all);
  await atRest(page);
  await expect(page.locator('.lesson-done')).toHaveCount(0);
  // Until a turn is banked.
  await page.locator('.actions .roll').focus();
  await bankATurn(page);
  await expect(voice(page)).toHaveText(/That’s one full turn/);
  await expect(page.locator('.lesson-done .primary')).toBeFocused();
  // Another turn is one touch away, and so is a game.
  await page.keyboard.press('r');
  await page.locator('.actions .roll').waitFor();
  await bankATurn(page);
  await page.locator('.lesson-done .primary').click();
  await page.locator('.table .player').first().waitFor();
});

check('a second turn shows hot dice, and a third one a farkle', async (page, url) => {
  await scenes.learn(page, url);
  await bankATurn(page);
  const region = await voice(page).elementHandle();
  await page.getByRole('button', { name: 'Another turn to see hot dice' }).click();
  await expect(voice(page)).toHaveText(/^Now a lucky turn/);
  await expect.poll(() => region.evaluate((it) => it.isConnected), 'screen readers know it').toBe(true);
  await expect(page.locator('.actions .roll')).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.locator('.felt .die:not(.dead)')).toHaveCount(6);
  // Whoever does not take them all is offered the same once more.
  await page.locator('.felt .die').first().click();
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Another turn to see hot dice' }).click();
  await page.keyboard.press('r');
  await expect(page.locator('.felt .die:not(.dead)')).toHaveCount(6);
  await page.keyboard.press('a');
  await expect(voice(page)).toHaveText(/hot dice/);
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Another turn to see a farkle' }).click();
  await page.keyboard.press('r');
  await page.locator('.felt .die:not(.dead)').first().click();
  await page.locator('.actions .roll[aria-disabled=false]').click();
  await expect(voice(page)).toHaveText(/^Farkle! Nothing scored/);
});

check('a player who keeps rolling learns what a farkle is, and to bank earlier', async (page, url) => {
  await scenes.learn(page, url);
  for (const word of ['Farkle!', 'Another farkle']) {
    for (let rolls = 0; rolls < 60 && !(await voice(page).textContent()).startsWith(word); rolls += 1) {
      await page.locator('.actions .roll:not([aria-disabled=true])').click();
      await atRest(page);
      const die = page.locator('.felt .die:not(.dead, :disabled)').first();
      if ((await die.count()) > 0) await die.click();
    }
    await expect(voice(page)).toHaveText(word === 'Farkle!' ? /^Farkle! Nothing scored/ : /bank a little earlier/);
  }
});

check('while dice fly the voice says what it said before, and no goal is reached', { reducedMotion: 'no-preference' }, async (page, url) => {
  await scenes.learn(page, url);
  await voice(page).waitFor();
  await page.evaluate(() => {
    globalThis.said = [];
    const voice = document.querySelector('.voice');
    new MutationObserver(() => globalThis.said.push(voice.textContent)).observe(voice, { childList: true, characterData: true, subtree: true });
  });
  for (let roll = 0; roll < 3; roll += 1) {
    await page.locator('.actions .roll[aria-disabled=false]').click();
    await expect(page.locator('.felt > .thrown')).toHaveCount(1);
    await expect(page.locator('.felt > .thrown')).toHaveCount(0);
    await page.keyboard.press('a');
    await atRest(page);
  }
  const said = await page.evaluate(() => globalThis.said);
  assert.ok(said.length >= 3, said.join('\n'));
  assert.ok(said.every((words) => words !== '' && !words.includes('reached the goal')), said.join('\n'));
});
