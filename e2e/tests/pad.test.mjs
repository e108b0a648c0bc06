// The score pad on a phone: a whole evening, mistakes, reloads, what the rules forbid, and readable
// by everybody.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { PROGRAM, atRest, ready, reload } from '../support/browser.mjs';
import { byDice, choose, lookAtPad, roll, startPad, turns } from '../support/pad.mjs';
import { LONG_NAMES } from '../support/scenes.mjs';
import { unfold } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();
const FOUR = ['Ann', 'Ben', 'Cleo', 'Dan'];

check('a whole evening: four people, three games, mistakes corrected, without a network', async (page, url) => {
  await page.goto(url);
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await reload(page);

  // The first game: a slip of the finger is undone, a farkle turns out to have been none.
  await startPad(page, url, { players: FOUR, from: 'home' });
  await turns(page, 650, 'f', 800, 5000);
  await page.locator('.pad-top .undo').click();
  assert.equal((await lookAtPad(page)).mover, 'Dan');
  await turns(page, 500);
  await page.locator('.pad-paper .entry').nth(1).click();
  await page.locator('#line-points').fill('550');
  await page.locator('.line-editor [type=submit]').click();
  assert.deepEqual((await lookAtPad(page)).scores, { Ann: 650, Ben: 550, Cleo: 800, Dan: 500 });
  await turns(page, 9350);
  assert.match((await lookAtPad(page)).banner, /Last turn: 9,500/);
  await turns(page, 1000, 'f', 'f');
  let state = await lookAtPad(page);
  assert.ok(state.over);
  assert.equal(state.headline, 'Ann wins');

  // The second: the first turn moves on, Ben; someone leaves and someone joins.
  await page.locator('.next-game').click();
  await page.locator('.pad-entry').waitFor();
  assert.equal((await lookAtPad(page)).mover, 'Ben');
  await turns(page, 1000, 1000, 1000, 1000);
  await page.locator('.to-players').click();
  await page.locator('.pad-players .danger').nth(3).click();
  await page.locator('.join input').first().fill('Eve');
  await page.locator('.join button').click();
  await page.locator('.pad-players li').nth(4).waitFor();
  await page.keyboard.press('Escape');
  await turns(page, 9000);
  for (let turn = 0; turn < 6 && !(await lookAtPad(page)).over; turn += 1) await turns(page, 'f');
  state = await lookAtPad(page);
  assert.equal(state.headline, 'Ben wins');

  // The third is played by those who are still there.
  await page.locator('.next-game').click();
  await page.locator('.pad-entry').waitFor();
  state = await lookAtPad(page);
  assert.deepEqual(Object.keys(state.scores), ['Ann', 'Ben', 'Cleo', 'Eve']);
  assert.equal(state.mover, 'Cleo');
  await turns(page, 10000, 'f', 'f', 'f');
  assert.equal((await lookAtPad(page)).headline, 'Cleo wins');

  await page.locator('.pad-top a').click();
  await page.locator('.game').nth(2).waitFor();
  assert.equal(await page.locator('.game').count(), 3, 'all three are kept');
});

/** Waits until the focus is there. */
const focusIn = (page, selector) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

/** The last announcement for screen readers. */
const heard = (page) => page.locator('main > [role=status]').evaluate((status) => status.textContent);

check('a held key enters one farkle, and each undo and refusal is announced', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('f');
  await page.keyboard.up('f');
  assert.equal(await page.locator('.pad-paper .entry').count(), 1);
  await turns(page, 'f', 500);
  const said = [];
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.press('u');
    said.push(await heard(page));
  }
  assert.match(said[0], /Round 2, Ann: 0/);
  assert.match(said[1], /Round 1, Ben: 0/);
  assert.match(said[2], /Round 1, Ann: 0/);
  await turns(page, 350);
  const once = await heard(page);
  await page.locator('.keypad .bank').click();
  const twice = await heard(page);
  assert.match(twice, /150 more to get on the board/);
  assert.notEqual(twice, once, 'a text that stays the same is not told');
  assert.equal(await page.locator('.doubt[role]').count(), 0, 'and what is told once is not told twice');
});

check('the focus is never lost on the pad: by points, by dice, in its sheets, and to the end', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben', 'Cleo'], starter: null });
  const press = async (selector, nth = 0) => {
    await page.locator(selector).nth(nth).focus();
    await page.keyboard.press('Enter');
    // By then what went with the press has gone.
    await page.evaluate(() => new Promise((resolve) => { setTimeout(() => requestAnimationFrame(resolve), 50); }));
    const has = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement.checkVisibility() && activeElement !== document.body;
    });
    assert.ok(has, `${selector} ${nth}`);
  };
  await press('.starters button', 1);
  // By points: a doubt that is closed, and one that is overruled.
  await page.keyboard.type('350');
  for (const button of ['.doubt .icon-button', '.doubt .anyway']) {
    await press('.keypad .bank');
    await press(button);
  }
  await press('.pad-top .undo');
  await press('.pad-top .undo');
  await press('.pad-top .undo');
  assert.equal(await page.locator('.pad-top .undo').getAttribute('aria-disabled'), 'true');
  for (let times = 0; times < 3; times += 1) await press('.pad-top .redo');
  assert.equal(await page.locator('.pad-top .redo').getAttribute('aria-disabled'), 'true');
  // By dice: the last die, taken out and put back, dice set aside, a better choice, a roll that is
  // entered otherwise.
  await press('.way-switch button', 1);
  for (const pips of [1, 4, 4]) await press('.die-keys button', pips - 1);
  await press('.slots button', 2);
  for (const pips of [4, 4, 6, 2]) await press('.die-keys button', pips - 1);
  await press('.choosing button');
  await press('.then .button');
  await page.locator('.die-keys').waitFor();
  await press('.spread .quiet');
  for (const pips of [1, 4, 4, 4, 6, 2]) await press('.die-keys button', pips - 1);
  await press('.choosing button');
  await press('.better');
  await press('.then .icon-button');
  for (const pips of [1, 4, 4, 4, 6, 2]) await press('.die-keys button', pips - 1);
  await press('.pad-top .undo');
  await press('.spread .primary');
  await press('.choosing button', 5);
  await press('.doubt .icon-button');
  await press('.choosing button', 1);
  await press('.then .icon-button');
  await press('.die-keys button', 4);
  await press('.spread .farkle');
  // A line that goes, and one that was forgotten.
  await press('.pad-paper .entry', 1);
  await page.locator('dialog[open] #line-points').waitFor();
  await press('.line-editor .danger');
  await press('.pad-paper .entry');
  await page.locator('dialog[open] #line-points').waitFor();
  await press('.line-editor .buttons:last-child button', 1);
  // Somebody leaves; the rules are read.
  await press('.to-players');
  await page.locator('.pad-players .danger').first().waitFor();
  await press('.pad-players .danger', 1);
  await page.keyboard.press('Escape');
  await press('.to-more');
  await page.locator('.files').waitFor();
  await press('dialog[open] .stack > .button');
  await page.keyboard.press('Escape');
  await press('.way-switch button');
  for (let turn = 0; turn < 4 && !(await lookAtPad(page)).over; turn += 1) {
    await page.keyboard.type('10000');
    await press('.keypad .bank');
  }
  await focusIn(page, '.pad-ending h2');
  await press('.pad-top .undo');
});

for (const [players, width, height] of [[2, 320, 640], [6, 320, 640], [12, 320, 640], [12, 360, 740], [12, 768, 1024]]) {
  check(`with ${players} players at ${width} x ${height} px the last lines can be pressed, and no key covers them`, { viewport: { width, height } }, async (page, url) => {
    const names = [...LONG_NAMES, 'Ida', 'Juan', 'Karoline', 'Li'].slice(0, players);
    await startPad(page, url, { players: names, rules: 'classic' });
    await turns(page, ...names.map((_, index) => 300 + 50 * index), 500);
    for (const entry of [await page.locator('.pad-paper .entry').last(), await page.locator('.pad-paper .entry').nth(players - 1)]) {
      await entry.click({ timeout: 5000 });
      await page.locator('dialog[open] #line-points').waitFor();
      await page.keyboard.press('Escape');
    }
    await turns(page, 'f');
    assert.equal(await page.locator('.pad-paper .entry').count(), players + 2);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'and nothing is cut off sideways');
  });
}

for (const [width, height] of [[360, 640], [360, 740], [740, 360]]) {
  check(`at ${width} x ${height} a doubt and its answers are seen whole, and no key moves away from under a finger`, { viewport: { width, height } }, async (page, url) => {
    await startPad(page, url, { players: ['Ann', 'Ben'] });
    const keys = () => page.locator('.keypad .key').evaluateAll((all) => all.map((key) => {
      const { left, top, right, bottom } = key.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round);
    }));
    for (const digit of ['3', '50']) await page.locator('.keypad .key', { hasText: new RegExp(`^${digit}$`) }).click();
    const before = await keys();
    await page.locator('.keypad .bank').click();
    await page.locator('.doubt').waitFor();
    for (const part of ['.doubt', '.doubt .anyway', '.doubt .icon-button', '.keypad .bank']) {
      const place = await page.locator(part).evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return { isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, isOnTop: element.contains(middle) };
      });
      assert.deepEqual(place, { isInside: true, isOnTop: true }, part);
    }
    const after = await keys();
    for (const [index, [left, top, right, bottom]] of before.entries()) {
      const middle = [(left + right) / 2, (top + bottom) / 2];
      const [nowLeft, nowTop, nowRight, nowBottom] = after[index];
      const isStill = height > width ? Math.abs(nowTop - top) <= 1 && Math.abs(nowBottom - bottom) <= 1 : true;
      assert.ok(isStill, `key ${index} was at ${before[index]} and is at ${after[index]}`);
      assert.ok(middle[0] > nowLeft && middle[0] < nowRight, `key ${index}`);
    }
    assert.ok(await page.evaluate(() => document.activeElement !== document.body), 'the focus is kept');
  });
}

check('negative points are refused at the field of a line', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await turns(page, 650);
  await page.locator('.pad-paper .entry').first().click();
  const field = page.locator('#line-points');
  await field.fill('-50');
  assert.equal(await field.inputValue(), '-50');
  await page.getByText('A turn can’t bank less than zero.').waitFor();
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  assert.ok(await page.locator('.line-editor [type=submit]').isDisabled());
  await field.press('Enter');
  assert.deepEqual((await lookAtPad(page)).scores, { Ann: 650, Ben: 0 });
  await field.fill('550');
  await page.getByText('A turn can’t bank less than zero.').waitFor({ state: 'detached' });
  await page.locator('.line-editor [type=submit]').click();
  assert.deepEqual((await lookAtPad(page)).scores, { Ann: 550, Ben: 0 });
});

check('the screen that passes the device on fits a phone on its side', { viewport: { width: 740, height: 360 } }, async (page, url) => {
  await startPad(page, url, { players: ['Konstantinopoulos', 'Maximiliane-Sophie'] });
  await page.locator('.to-more').click();
  await page.locator('#pad-set-round').check();
  await page.keyboard.press('Escape');
  await turns(page, 650);
  await page.locator('.hand-round[open]').waitFor();
  for (const part of ['.hand-round h2', '.hand-round .primary', '.hand-round .quiet']) {
    const { top, bottom, left, right } = await page.locator(part).evaluate((element) => element.getBoundingClientRect().toJSON());
    assert.ok(top >= 0 && left >= 0 && bottom <= 360 && right <= 740, `${part}: ${[left, top, right, bottom].map(Math.round)}`);
  }
  assert.equal(await page.locator('.hand-round').evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight), 0, 'nothing of it is scrolled');
});

check('removing another seat does not change who starts', async (page, url) => {
  await page.goto(new URL('/pad', url).href);
  await ready(page);
  await page.locator('.add-seats button').click();
  await page.locator('.add-seats button').click();
  for (const [index, name] of FOUR.entries()) await page.locator('.seat .name input').nth(index).fill(name);
  await page.locator('.choice', { hasText: 'Cleo' }).locator('input').check();
  await page.locator('.seat .remove').first().click();
  assert.equal(await page.locator('.choice', { hasText: 'Cleo' }).locator('input').isChecked(), true);
  await page.locator('.button.start').click();
  await page.locator('.pad-entry').waitFor();
  assert.equal((await lookAtPad(page)).mover, 'Cleo');
});

check('a turn that the rules forbid is explained, and marked if the table counts it anyway', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await turns(page, 350);
  let state = await lookAtPad(page);
  assert.match(state.doubt, /150 more to get on the board: your first bank must be 500 or more/);
  assert.equal(state.mover, 'Ann');
  await page.locator('.anyway').click();
  state = await lookAtPad(page);
  assert.deepEqual([state.scores.Ann, state.mover, state.marked], [350, 'Ben', 1]);
});

check('a turn roll by roll: what scores, what else would have, and a reload in the middle of it', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await byDice(page);
  await roll(page, '234566');
  await choose(page, 3); // the five
  assert.match(await page.locator('.chosen').textContent(), /A five: 50/);
  await page.locator('.then .button').first().click();
  await roll(page, '144');
  await reload(page);
  await page.locator('.slots').waitFor();
  assert.equal((await lookAtPad(page)).slots, 3, 'the dice that were tapped are still there');
  await roll(page, '46');
  await choose(page, 0);
  assert.match(await page.locator('.better').textContent(), /500/, 'three fours were overlooked');
  await page.locator('.better').click();
  await reload(page);
  await page.locator('.choosing').waitFor();
  assert.equal(await page.locator('.choosing [aria-pressed=true]').count(), 4);
  await page.locator('.then .primary').click();
  assert.deepEqual((await lookAtPad(page)).scores, { Ann: 550, Ben: 0 });
  // Undone, the choice is there again; and dice that score nothing can be counted by the table.
  await page.locator('.pad-top .undo').click();
  await page.locator('.choosing').waitFor();
  await choose(page, 4);
  assert.match((await lookAtPad(page)).doubt, /six/);
});

check('the device goes round when it should, and the game is saved in every form', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'], rules: 'classic' });
  await page.locator('.to-more').click();
  await page.locator('#pad-set-round').check();
  await page.keyboard.press('Escape');
  await turns(page, 400);
  assert.equal(await page.locator('.hand-round h2').textContent(), 'Ben');
  await page.locator('.hand-round .primary').click();
  await turns(page, 'f');
  // While the device is on its way no key writes into the pad, and nothing behind the screen can be
  // reached.
  await focusIn(page, '.hand-round .primary');
  for (const key of ['f', '5', '0', 'b', 'Enter', 'f']) {
    if (key === 'Enter') {
      await page.locator('.hand-round').evaluate((dialog) => dialog.focus());
      await page.locator('.hand-round h2').click();
    }
    await page.keyboard.press(key);
  }
  assert.deepEqual((await lookAtPad(page)).scores, { Ann: 400, Ben: 0 });
  assert.equal(await page.locator('.pad-paper .entry').count(), 2);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.activeElement === document.body || document.activeElement.closest('.hand-round') !== null));
  }
  // Taking the turn back from there, and Escape, go on where a turn is entered.
  await page.locator('.hand-round .quiet').click();
  await focusIn(page, '.pad-entry h2');
  assert.equal((await lookAtPad(page)).mover, 'Ben');
  await turns(page, 'f');
  await focusIn(page, '.hand-round .primary');
  await page.keyboard.press('Escape');
  await focusIn(page, '.pad-entry h2');
  assert.equal(await page.locator('dialog[open]').count(), 0);
  await page.locator('.to-more').click();
  const save = async (button) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`.files .save-${button}`).click()]);
    return download.path();
  };
  assert.match(await readFile(await save('csv'), 'utf8'), /^round,player,.*\n1,Ann,banked,400,/);
  const replay = spawnSync(PROGRAM, ['replay', await save('record')], { encoding: 'utf8' });
  assert.equal(replay.status, 0, replay.stderr);
  assert.deepEqual(JSON.parse(await readFile(await save('json'), 'utf8')).scores, [400, 0]);
  assert.match(await readFile(await save('pad'), 'utf8'), /^farkle pad 1\n/);
});

check('rules changed on the way are those of the pad: dice left over are asked for and can be taken over', async (page, url) => {
  await page.goto(new URL('/pad', url).href);
  await ready(page);
  await page.locator('.seat .name input').first().fill('Ann');
  await page.locator('.set-up a[href^="/edit/"]').click();
  await unfold(page);
  await page.locator('#option-leftover_dice select').selectOption('piggyback');
  await page.locator('.edit-top .button.primary').click();
  await page.locator('.set-up').waitFor();
  await startPad(page, url, { players: ['Ann', 'Ben'], rules: null, from: null });
  await page.keyboard.type('500');
  await page.locator('.left-over .choice').nth(2).click();
  await page.locator('.keypad .bank').click();
  await byDice(page);
  await page.locator('.spread .button', { hasText: 'Take 2 leftover dice' }).click();
  await roll(page, '15');
  await choose(page, 0, 1);
  assert.match(await page.locator('.then .primary').textContent(), /Bank 650/, 'the points just banked join in');
  await page.locator('.then .primary').click();
  // Ann's line is corrected: the dice that she left over stay with it, and Ben still took them
  // over.
  await page.locator('.pad-paper .entry').first().click();
  assert.equal(await page.locator('.line-editor .choice').nth(2).locator('input').isChecked(), true);
  await page.locator('#line-points').fill('550');
  await page.locator('.line-editor [type=submit]').click();
  const state = await lookAtPad(page);
  assert.deepEqual([state.scores, state.marked, state.doubt], [{ Ann: 550, Ben: 700 }, 0, '']);
  // What is typed for the dice left over is there again after a reload, as the digits are.
  await page.locator('.way-switch button').first().click();
  await page.keyboard.type('30');
  await page.locator('.left-over .choice').nth(3).click();
  await atRest(page); // it is kept in the moment after its picture
  await reload(page);
  await page.locator('.keypad').waitFor();
  assert.equal(await page.locator('.left-over .choice').nth(3).locator('input').isChecked(), true);
  assert.equal((await lookAtPad(page)).typed, '30');
});

check('teams share a score, and who starts is settled at the table', async (page, url) => {
  await startPad(page, url, { players: FOUR, starter: null, teams: 2 });
  await page.locator('.pad-entry .starters button', { hasText: 'Dan' }).click();
  await turns(page, 500, 'f', 700);
  const state = await lookAtPad(page);
  assert.deepEqual(state.scores, { AnnCleo: 0, BenDan: 1200 });
});
