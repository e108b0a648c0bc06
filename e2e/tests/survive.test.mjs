// Games survive: a reload in the middle of a roll, the list of past games, files.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { PROGRAM, atRest, ready } from '../support/browser.mjs';
import { openFilm } from '../support/games.mjs';
import { PLAYMONSTER_TO_2500, diceAndScores, look, personsTurn, playOn, setUp } from '../support/play.mjs';
import { startPad, turns } from '../support/pad.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

check('a reload in mid-roll shows the same dice, and Home offers to continue', async (page, url) => {
  await setUp(page, url, { seed: 'reload', seats: ['Ada', 'Ben'], rules: 'classic' });
  const before = (await playOn(page, { until: (state) => state.turns >= 2 && state.dice > 0 })).at(-1);
  await page.reload();
  await ready(page);
  await page.locator('.die').first().waitFor();
  await expect.poll(() => diceAndScores(page)).toEqual({ faces: before.faces, players: before.players });
  await page.goto(url);
  await ready(page);
  await page.locator('.continue').click();
  await page.locator('.die').first().waitFor();
  await expect.poll(() => diceAndScores(page)).toEqual({ faces: before.faces, players: before.players });
});

check('a pad that was begun later does not hide the game on Home', async (page, url) => {
  await setUp(page, url, { seed: 'both', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { until: (state) => state.turns >= 1 });
  await startPad(page, url, { players: ['Cleo', 'Dan'] });
  await turns(page, 600);
  await atRest(page); // it is kept in the moment after its picture
  await page.goto(url);
  await ready(page);
  const cards = page.locator('.continue');
  await expect(cards, 'the last one first').toHaveText([/^Score pad\s*Cleo:\s600 · Dan/, /^Continue\s*Ada/]);
  const place = async () => Math.round((await page.locator('.button.play').boundingBox()).y);
  const before = await place();
  let letThrough;
  const wanted = new Promise((resolve) => { letThrough = resolve; });
  await page.route('**/split_second_part*', (route) => wanted.then(() => route.continue()));
  await page.reload();
  await ready(page);
  await expect(page.locator('.continue-room'), 'their room is there before they are').toHaveCount(2);
  await expect.poll(place).toBe(before);
  letThrough();
  await expect(cards).toHaveCount(2);
  await expect.poll(place).toBe(before);
});

check('a game without a roll does not hide the game in progress, and is not listed', async (page, url) => {
  await setUp(page, url, { seed: 'mistake', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { until: (state) => state.turns >= 2 && state.dice > 0 });
  await page.goto(new URL('/play?seed=mistake', url).href);
  await page.locator('.actions .roll').waitFor();
  await page.goto(url);
  await page.locator('.continue small', { hasText: 'Ada' }).waitFor();
  await page.goto(new URL('/play?seed=meant', url).href);
  await page.locator('.actions .roll').waitFor();
  await page.goto(url);
  await page.locator('.continue small', { hasText: 'Ada' }).waitFor();
  await page.goto(new URL('/games', url).href);
  await expect(page.locator('.game.card'), 'that of Ada').toHaveCount(1);
});

check('the film shows the dice set aside, also at its last moment', async (page, url) => {
  await openFilm(page, url, 'short-ended');
  const slider = page.locator('.film input');
  const end = Number(await slider.getAttribute('max'));
  /** What is shown at this moment of the game. */
  const shown = async (moment) => {
    await expect(slider).toHaveValue(String(moment));
    return page.evaluate(() => ({
      said: document.querySelector('.still .saying').textContent,
      bright: document.querySelectorAll('.still .die:not(.dead)').length,
      tray: document.querySelectorAll('.still .tray .flat-die').length,
    }));
  };
  await page.keyboard.press('End');
  const last = await shown(end);
  assert.equal(last.bright, 0, 'nothing is left to look at');
  assert.ok(last.tray > 0 || !last.said.startsWith('Set aside'), JSON.stringify(last));
  for (let step = 1; step <= 40; step += 1) {
    await page.keyboard.press('ArrowLeft');
    const moment = await shown(end - step);
    if (moment.said.startsWith('Set aside')) {
      assert.ok(moment.tray > 0 && moment.bright === 0, JSON.stringify(moment));
    } else if (moment.said.includes('Rolled')) {
      assert.ok(moment.bright > 0 || /farkle/i.test(moment.said), JSON.stringify(moment));
    }
  }
});

check('open odds follow the game', async (page, url) => {
  await setUp(page, url, { seed: 'odds', seats: ['Ada', 'Ben'], rules: 'classic' });
  await page.locator('.starters button').first().click();
  await page.keyboard.press('o');
  const marked = page.locator('.odds tr[aria-current=true] th');
  await expect(marked).toHaveText(/^6/);
  const later = page.getByText('After your roll you can see the best play here.');
  await expect(later).toBeVisible();
  // The game goes on below, as it does where others play.
  const press = (what) => page.evaluate((selector) => document.querySelector(selector).click(), what);
  await press('.actions .roll');
  await page.locator('.felt .die').first().waitFor();
  await expect(marked, 'how many come next depends on what is set aside').toHaveCount(0);
  await expect(later).toHaveCount(0);
  await atRest(page);
  await press('.felt .die:not(.dead)');
  await expect(marked).toHaveText(/^[1-5]/);
});

check('a game with many reloads ends like one without', async (page, url) => {
  // `farkle rules code kcd --set target=1500`.
  const play = { seats: ['Ada', { computer: 'calculator' }], code: 'F1-184GP48C447H840Y48Y0GT' };
  const results = [];
  for (const reloads of [false, true]) {
    await setUp(page, url, { seed: 'again and again', ...play });
    let steps = 0;
    const until = () => { steps += 1; return reloads && steps % 7 === 0; };
    for (;;) {
      const state = (await playOn(page, { until })).at(-1);
      if (state.over) break;
      await page.reload();
      await ready(page);
    }
    results.push((await look(page)).players);
  }
  assert.deepEqual(results[1], results[0]);
});

check('a computer player continues after a reload', async (page, url) => {
  await setUp(page, url, { seed: 'at-it', seats: [{ computer: 'champion' }, 'Ada'], rules: 'classic' });
  await page.locator('.starters button').first().click();
  await page.locator('.thinking').waitFor();
  await page.reload();
  await ready(page);
  await personsTurn(page);
  await expect(page.locator('.score-sheet tbody .mark')).not.toHaveCount(0);
});

check('a finished game is listed, can be stepped through, and is saved as a record that the program replays', async (page, url) => {
  await setUp(page, url, { seed: 'file', seats: ['Ada', 'Ben'], code: PLAYMONSTER_TO_2500 });
  await playOn(page);
  await page.goto(new URL('/games', url).href);
  await ready(page);
  await page.locator('.game a[href^="/games/"]').click();
  await page.locator('.film').waitFor();
  await expect(page.locator('.felt .die'), 'it begins with a roll').toHaveCount(6);
  const whose = page.locator('.player[aria-current=true] .name');
  const first = await whose.textContent();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(whose).not.toHaveText(first);
  await expect(page.locator('.felt .die')).toHaveCount(6);
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await expect(whose).toHaveText(first);
  await page.keyboard.press('End');
  const slider = page.locator('.film input');
  await expect(slider).toHaveValue(await slider.getAttribute('max'));
  const speed = page.getByRole('button', { name: /^Speed/ });
  for (const times of ['2×', '4×', '1×']) {
    await speed.click();
    await expect(speed).toContainText(times);
  }
  // A finger that scrolls the page from here on wants no other moment.
  await slider.dispatchEvent('pointerdown');
  await slider.fill('3');
  await expect(page.locator('.film input')).toHaveAttribute('aria-valuetext', /^Step 3 of/);
  await slider.dispatchEvent('pointercancel');
  await expect(slider).toHaveValue(await slider.getAttribute('max'));
  const position = await page.locator('.position').textContent();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.save-record').click()]);
  const path = await download.path();
  const saved = await readFile(path, 'utf8');
  assert.match(saved, /^farkle record 1\n/);
  const replay = spawnSync(PROGRAM, ['replay', '--json', path], { encoding: 'utf8' });
  assert.equal(replay.status, 0, replay.stderr);
  assert.ok(replay.stdout.includes(`"${position}"`), `the program does not come to ${position}`);
});

check('a reload in mid-roll restores selection and announcement', async (page, url) => {
  await setUp(page, url, { seed: 'half', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { until: (state) => state.turns >= 2 && state.dice > 0 });
  const selected = page.locator('.felt .die[aria-pressed=true]');
  const seen = async () => ({ ...await look(page), tray: await page.locator('.tray').innerText() });
  const isThereAgain = async (state) => {
    // It is kept in the moment after its picture.
    await page.waitForFunction(() => {
      const places = Number((sessionStorage.getItem('farkle.selection') ?? '0').split(' ').at(-1));
      return places.toString(2).replaceAll('0', '').length === document.querySelectorAll('.felt .die[aria-pressed=true]').length;
    });
    await page.reload();
    await ready(page);
    await page.locator('.felt .die').first().waitFor();
    await expect.poll(() => seen()).toEqual(state);
  };
  await atRest(page);
  const rolled = await seen();
  assert.match(rolled.saying, /Rolled/);
  await isThereAgain(rolled);
  await page.locator('.felt .die:not(.dead)').first().click();
  await expect(selected).not.toHaveCount(0);
  await atRest(page);
  const chosen = await seen();
  await isThereAgain(chosen);
  await page.keyboard.press('b');
  await personsTurn(page);
  await expect(page.locator('.score-sheet tbody .mark')).toHaveCount(chosen.turns + 1);
  await page.keyboard.press('r');
  await personsTurn(page);
  await page.locator('.felt .die').first().waitFor();
  await expect(selected, 'what was selected of another roll is forgotten').toHaveCount(0);
});
