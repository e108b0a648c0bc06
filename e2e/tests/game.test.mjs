// Whole games, played in the browser with seeded dice: as many kinds of tables and rules as there
// are.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest, ready } from '../support/browser.mjs';
import { CLASSIC_TO_1500, look, openEditor, playOn, seatAndBegin, setUp, settings } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

/** The last set-up: classic rules to 1,500, against the first opponent. */
const SHORT = {
  rules: CLASSIC_TO_1500, rules_name: 'Short',
  seats: [{ name: 'Player 1', color: 0 }, { name: 'Pip', color: 1, temperament: 'beginner' }],
};

check('two people and a computer player play a game with an opening score and last turns', async (page, url) => {
  // `farkle rules code walnut --set target=1500`.
  const code = 'F1-184GP48C44C1888148Y0T1';
  await setUp(page, url, { seed: 'whole-game', seats: ['Ada', 'Ben', { computer: 'champion' }], code });
  const seen = await playOn(page);
  assert.ok(seen.at(-1).over);
  assert.ok(seen.some((state) => state.bank.includes('more to get on the board')), 'the opening score is asked for');
  assert.ok(seen.some((state) => state.banner.includes('takes the lead')), 'the last turn says what is needed');
  await page.locator('.more-figures > summary').click();
  await page.locator('.ending .chart').first().waitFor();
});

check('people who never stop early see hot dice and farkles', async (page, url) => {
  await setUp(page, url, { seed: 'brave', seats: ['Ada', 'Ben'], rules: 'classic' });
  const wanted = [({ roll }) => roll.includes('Roll all'), ({ verdict }) => verdict.includes('Farkle'), ({ saying }) => saying.includes('loses')];
  const missing = new Set(wanted);
  const seen = await playOn(page, {
    stop: (state) => state.total >= 1500,
    until: (state) => {
      for (const sight of missing) if (sight(state)) missing.delete(sight);
      return missing.size === 0;
    },
  });
  assert.equal(missing.size, 0, 'hot dice are offered, a farkle is shown, and what it cost is said');
  assert.deepEqual(seen.filter((state) => state.verdict && state.great), [], 'and nothing covers it');
});

check('two teams of two share their scores', async (page, url) => {
  // `farkle rules code playmonster --set target=3000`.
  const code = 'F1-0G60N8G11F1043720C8KR4HW2DJ1G51104H7GA00VC';
  await setUp(page, url, { seed: 'teams', seats: ['Ada', 'Ben', 'Cleo', { computer: 'gambler' }], code, teams: 2 });
  const seen = await playOn(page);
  assert.equal(seen[0].players.length, 2);
  assert.ok(seen[0].players[0].includes('Ada') && seen[0].players[0].includes('Cleo'), 'team mates sit opposite');
  assert.ok(seen.at(-1).over);
});

check('rules of one’s own: an exact target is hit exactly', async (page, url) => {
  await settings(page, { speed: 'fast', sound: false });
  await openEditor(page, url, '/edit/classic?seed=exact');
  await page.locator('#option-ending select').selectOption('exactly');
  await page.locator('#option-target input').fill('1000');
  await page.locator('#option-target input').press('Tab');
  await page.locator('.edit-top .button.primary').click();
  await seatAndBegin(page, { seats: ['Ada', 'Ben'] });
  const seen = await playOn(page);
  assert.ok(seen.some((state) => state.banner.startsWith('Exactly')), 'what is missing is said');
  assert.ok(seen.at(-1).players.some((player) => player.includes('1,000')));
});

check('each take-back is announced with the dice on the table, until the next touch', async (page, url) => {
  await setUp(page, url, { seed: 'back', seats: ['Ada', 'Ben'], rules: 'classic', takeBack: true });
  await playOn(page, { stop: (state) => state.total >= 300, until: (state) => state.turns >= 3 && state.tray > 0 && state.dice > 0 });
  const said = [];
  for (let times = 0; times < 6; times += 1) {
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('t');
    await page.waitForFunction((before) => {
      const { textContent } = document.querySelector('.saying');
      return textContent.startsWith('Undone') && textContent !== before;
    }, said.at(-1) ?? '');
    const { saying, faces, dice } = await look(page);
    assert.match(saying, /^Undone\. /);
    assert.ok(dice === 0 ? /(Ada|Ben) starts turn \d+ again\.$/.test(saying.trim()) : saying.includes(`On the table: ${faces.join(', ')}.`), `${saying} ${faces}`);
    said.push(saying);
  }
  assert.equal(new Set(said).size, said.length, said.join('\n'));
  await atRest(page);
  const focused = await page.evaluate(() => document.activeElement.tagName);
  assert.equal(focused, 'BODY', 'no focus comes where none was lost');
  if ((await look(page)).dice === 0) await page.keyboard.press('t');
  await page.locator('.felt .die:not(:disabled)').first().waitFor();
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect(page.locator('.saying')).not.toContainText('Undone');
});

check('against the computer by Zilch, with take-back', async (page, url) => {
  // `farkle rules code zilch --set target=2000`.
  const code = 'F1-184GP48C448KR4HW2MA1C08S1GDHC8JGPC';
  await setUp(page, url, { seed: 'zilch', seats: ['Ada', { computer: 'cautious' }], code, takeBack: true });
  const [begin] = await playOn(page, { until: (state) => state.canRoll && state.dice === 0 });
  assert.ok(begin);
  await page.keyboard.press('r');
  const seen = await playOn(page, { until: (state) => state.dice > 0 });
  await page.locator('.table-top button', { hasText: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.saying').textContent.startsWith('Undone.'));
  await page.waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 5000 }); // the focus is not lost
  await page.keyboard.press('r');
  const again = await playOn(page, { until: (state) => state.dice > 0 });
  assert.deepEqual(again.at(-1).faces, seen.at(-1).faces, 'the dice fall the same way again');
  const rest = await playOn(page);
  assert.ok(rest.at(-1).over);
});

check('whoever beats the first opponent is offered the next one up from then on, and can choose another face', async (page, url) => {
  await settings(page, { speed: 'fast', sound: false, last_game: SHORT });
  const next = page.locator('.ending .next-rival');
  let lost = 0;
  for (let game = 0; game < 12 && (await next.count()) === 0; game += 1) {
    await page.goto(new URL(`/play?seed=rival-${game}`, url).href);
    await page.locator('.table').waitFor();
    await expect(page.locator('.player .name')).toHaveText([/^You/, /^Pip/]);
    await playOn(page, { stop: (state) => state.total >= 300 });
    const won = (await page.locator('.ending > h2').textContent()) === 'You win!';
    lost += won ? 0 : 1;
    await atRest(page);
    await expect(next).toHaveCount(won ? 1 : 0);
    await expect(page.locator('.ending .crown'), 'nobody is crowned for a defeat').toHaveCount(won ? 1 : 0);
  }
  await expect(next).toContainText('Play Rico next');
  await page.locator('.ending').getByRole('link', { name: 'Home' }).click();
  await page.locator('.button.play small', { hasText: 'Against Rico' }).waitFor();
  await page.getByRole('button', { name: /^Victor\s?Strength 5 of 5$/ }).click();
  await page.goBack();
  await next.waitFor();
  await page.goForward();
  await page.locator('.button.play small', { hasText: 'Against Victor' }).waitFor();
  await page.goBack();
  await next.click();
  await page.locator('.player', { hasText: 'Rico' }).waitFor();
  await page.goto(url);
  await page.locator('.button.play small', { hasText: 'Against Rico' }).waitFor();
  await page.getByRole('button', { name: /^Nora\s?Strength 4 of 5$/ }).click();
  await page.locator('.button.play small', { hasText: 'Against Nora' }).waitFor();
  await page.getByRole('link', { name: 'Different opponent or rules' }).click();
  await expect(page.locator('.rival[aria-pressed=true]')).toContainText('Nora');
  // Of the games that were played the last one was won.
  await page.goto(new URL('/games', url).href);
  await expect(page.locator('.game h2')).toHaveText([...new Array(lost).fill('You lost to Pip'), 'You beat Pip'].reverse());
});
