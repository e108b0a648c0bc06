// The score pad on a phone: a whole evening, mistakes, reloads, what the rules forbid, and readable
// by everybody.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { PROGRAM, atRest, inEachSize, ready, reload } from '../support/browser.mjs';
import { byDice, choose, lookAtPad, padShows, roll, startPad, turns } from '../support/pad.mjs';
import { LONG_NAMES } from '../support/games.mjs';
import { CLASSIC_TO_1500, settings, unfold } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();
const FOUR = ['Ann', 'Ben', 'Cleo', 'Dan'];

check('a new pad takes the people of the last game, and its rules unless they were a trial', async (page, url) => {
  const seats = ['Ada', 'Ben'].map((name, color) => ({ name, color }));
  await settings(page, { last_game: { rules: CLASSIC_TO_1500, rules_name: 'Classic, changed', seats } });
  await page.goto(new URL('/pad', url).href);
  await ready(page);
  await expect(page.locator('#rules')).toHaveValue('classic');
  await expect.poll(() => page.locator('.seat .name input').evaluateAll((all) => all.map(({ value }) => value))).toEqual(['Ada', 'Ben']);
  await page.evaluate((last_game) => localStorage.setItem('farkle.settings', JSON.stringify({ last_game })), { rules: CLASSIC_TO_1500, rules_name: 'Grandma’s', seats });
  await page.reload();
  await ready(page);
  await expect(page.locator('#rules option:checked')).toHaveText('Grandma’s');
});

check('a whole evening: four people, three games, mistakes corrected, without a network', { cached: true }, async (page, url) => {
  await page.goto(url);
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await reload(page);

  // The first game: a slip of the finger is undone, a farkle turns out to have been none.
  await startPad(page, url, { players: FOUR, from: 'home' });
  await turns(page, 650, 'f', 800, 5000);
  await page.locator('.pad-top .undo').click();
  await padShows(page, { mover: 'Dan' });
  await turns(page, 500);
  await page.locator('.pad-paper .entry').nth(1).click();
  await page.locator('#line-points').fill('550');
  await page.locator('.line-editor [type=submit]').click();
  await padShows(page, { scores: { Ann: 650, Ben: 550, Cleo: 800, Dan: 500 } });
  await turns(page, 9350);
  await padShows(page, { banner: expect.stringMatching(/Last turn: 9,500/) });
  await turns(page, 1000, 'f', 'f');
  await padShows(page, { over: true, headline: 'Ann wins' });
  await expect(page.locator('.pad-ending > p')).toHaveText('8,450 points ahead of Ben');

  // The second: the first turn moves on, Ben; someone leaves and someone joins.
  await page.locator('.next-game').click();
  await page.locator('.pad-entry').waitFor();
  await padShows(page, { mover: 'Ben' });
  await turns(page, 1000, 1000, 1000, 1000);
  await page.locator('.to-players').click();
  await page.locator('.pad-players .danger').nth(3).click();
  await page.locator('.join input').first().fill('Eve');
  await page.locator('.join button').click();
  await page.locator('.pad-players li').nth(4).waitFor();
  await page.keyboard.press('Escape');
  await turns(page, 9000, 'f', 'f', 'f');
  await padShows(page, { headline: 'Ben wins' });

  // The third is played by those who are still there.
  await page.locator('.next-game').click();
  await page.locator('.pad-entry').waitFor();
  await expect(page.locator('.pad-side .name')).toHaveText(['Ann', 'Ben', 'Cleo', 'Eve']);
  await padShows(page, { mover: 'Cleo' });
  await turns(page, 10000, 'f', 'f', 'f');
  await padShows(page, { headline: 'Cleo wins' });

  await page.locator('.pad-top a').click();
  await expect(page.locator('.game'), 'all three are kept').toHaveCount(3);
});

/** Waits until the focus is there. */
const focusIn = (page, selector) => expect(page.locator(selector)).toBeFocused();

/** The last announcement for screen readers. */
const heard = (page) => page.locator('main > [role=status]');

check('a held key enters one farkle, and each undo and refusal is announced', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('f');
  await page.keyboard.up('f');
  await atRest(page);
  await expect(page.locator('.pad-paper .entry')).toHaveCount(1);
  await turns(page, 'f', 500);
  for (const words of [/Round 2: Ann has 0/, /Round 1: Ben has 0/, /Round 1: Ann has 0/]) {
    await page.keyboard.press('u');
    await expect(heard(page)).toHaveText(words);
  }
  await turns(page, 350);
  await expect(heard(page)).toHaveText(/150 more to get on the board/);
  const once = await heard(page).textContent();
  await page.locator('.keypad .bank').click();
  await expect.poll(() => heard(page).textContent(), 'a text that stays the same is not told').not.toBe(once);
  await expect(heard(page)).toHaveText(/150 more to get on the board/);
  await expect(page.locator('.doubt[role]'), 'and what is told once is not told twice').toHaveCount(0);
  await byDice(page);
  await expect(page.locator('.pad-paper'), 'the sheet is back').toBeVisible();
  await expect(heard(page), 'and no objection is left to be read').toHaveText('');
});

check('a second tap on Bank is no farkle of the next player, and Bank without points says what is missing', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'], rules: 'classic' });
  const at = () => page.locator('.way-switch').evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const before = await at();
  await byDice(page);
  await roll(page, '123466');
  await choose(page, 0);
  await expect.poll(at).toBe(before);
  await page.locator('.then .button').nth(1).dblclick();
  await padShows(page, { mover: 'Ben', scores: { Ann: 100, Ben: 0 } });
  await expect(page.locator('.pad-paper .entry')).toHaveCount(1);
  await expect.poll(at).toBe(before);
  await page.locator('.way-switch button').first().click();
  await page.locator('.keypad .farkle').dblclick();
  await padShows(page, { mover: 'Ann', scores: { Ann: 100, Ben: 0 } });
  await expect(page.locator('.pad-paper .entry')).toHaveCount(2);
  await expect(page.locator('.typed small')).toHaveText('total 100');
  await page.locator('.keypad .bank').dispatchEvent('click');
  await expect(page.locator('.typed small')).toHaveText('type the points of this turn first');
});

check('the focus is never lost on the pad: by points, by dice, in its sheets, and to the end', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben', 'Cleo'], starter: null });
  const press = async (selector, nth = 0) => {
    await page.locator(selector).nth(nth).focus();
    await page.keyboard.press('Enter');
    // By then what went with the press has gone.
    await atRest(page);
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
  await expect(page.locator('.pad-top .undo')).toHaveAttribute('aria-disabled', 'true');
  for (let times = 0; times < 3; times += 1) await press('.pad-top .redo');
  await expect(page.locator('.pad-top .redo')).toHaveAttribute('aria-disabled', 'true');
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
  await press('.then .clear');
  for (const pips of [1, 4, 4, 4, 6, 2]) await press('.die-keys button', pips - 1);
  await press('.pad-top .undo');
  await press('.spread .primary');
  await press('.choosing button', 5);
  await press('.doubt .icon-button');
  await press('.choosing button', 1);
  await press('.then .clear');
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

for (const players of [2, 6, 12]) {
  check(`with ${players} players the last lines can be pressed in windows of every size, and no key covers them`, { slow: true }, async (page, url) => {
    const names = [...LONG_NAMES, 'Ida', 'Juan', 'Karoline', 'Li'].slice(0, players);
    await startPad(page, url, { players: names, rules: 'classic' });
    await turns(page, ...names.map((_, index) => 300 + 50 * index), 500);
    await inEachSize(page, [[768, 1024], [360, 740], [320, 640]], 0, async (size) => {
      for (const entry of [page.locator('.pad-paper .entry').last(), page.locator('.pad-paper .entry').nth(players - 1)]) {
        await entry.click({ timeout: 5000 });
        await page.locator('dialog[open] #line-points').waitFor();
        await page.keyboard.press('Escape');
      }
      const lines = await page.locator('.pad-paper .entry').count();
      await turns(page, 'f');
      await expect(page.locator('.pad-paper .entry')).toHaveCount(lines + 1);
      await atRest(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${size}: and nothing is cut off sideways`);
    });
  });
}

check('dice stay where they were tapped in, what scores nothing lies in the shade, and a doubt moves no switch', { viewport: { width: 360, height: 740 } }, async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  const top = (selector) => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const beforeDoubt = await top('.way-switch');
  const stands = (selector, at, why) => expect.poll(() => top(selector), why).toBe(at);
  await turns(page, 350);
  await page.locator('.doubt').waitFor();
  await atRest(page);
  await stands('.way-switch', beforeDoubt, 'the switch, under the doubt');
  await page.locator('.doubt .icon-button').click();
  await byDice(page);
  await roll(page, '12234');
  await atRest(page);
  const beforeTheLast = await top('.slots');
  await roll(page, '6');
  await page.locator('.choosing').waitFor();
  await stands('.slots', beforeTheLast, 'all dice are there');
  await stands('.way-switch', beforeDoubt);
  await expect(page.locator('.choosing .dead')).toHaveCount(5);
  await choose(page, 0);
  await atRest(page);
  await stands('.slots', beforeTheLast, 'one is chosen');
});

for (const [width, height] of [[360, 640], [360, 740], [740, 360]]) {
  check(`at ${width} x ${height} a doubt and its answers are seen whole, and no key moves away from under a finger`, { viewport: { width, height } }, async (page, url) => {
    await startPad(page, url, { players: ['Ann', 'Ben'] });
    const keys = () => page.locator('.keypad .key').evaluateAll((all) => all.map((key) => {
      const { left, top, right, bottom } = key.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round);
    }));
    for (const digit of ['3', '50']) await page.locator('.keypad .key', { hasText: new RegExp(`^${digit}$`) }).click();
    await atRest(page);
    const before = await keys();
    await page.locator('.keypad .bank').click();
    await page.locator('.doubt').waitFor();
    await atRest(page);
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
    const focused = await page.evaluate(() => document.activeElement.tagName);
    assert.notEqual(focused, 'BODY', 'the focus is kept');
  });
}

check('negative points are refused at the field of a line', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await turns(page, 650);
  await page.locator('.pad-paper .entry').first().click();
  const field = page.locator('#line-points');
  await field.fill('-50');
  await page.getByText('A turn can’t bank less than zero.').waitFor();
  await expect(field).toHaveValue('-50');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.line-editor [type=submit]')).toBeDisabled();
  await field.press('Enter');
  await atRest(page);
  await padShows(page, { scores: { Ann: 650, Ben: 0 } });
  await field.fill('550');
  await page.getByText('A turn can’t bank less than zero.').waitFor({ state: 'detached' });
  await page.locator('.line-editor [type=submit]').click();
  await padShows(page, { scores: { Ann: 550, Ben: 0 } });
});

check('points are read as people write them, and what is no number is refused', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await turns(page, 650);
  await page.locator('.pad-paper .entry').first().click();
  await page.locator('#line-points').fill('10.5');
  await page.locator('#line-points').press('Enter');
  await page.getByText('“10.5” is not a number of points. Write 1,000 or 1000.').waitFor();
  await page.locator('#line-points').fill('1.050');
  await page.locator('.line-editor [type=submit]').click();
  await padShows(page, { scores: { Ann: 1050, Ben: 0 } });
  await page.locator('.to-players').click();
  const [name, points] = [page.locator('.join input').first(), page.locator('.join input.number')];
  await name.fill('Cleo');
  await points.fill('1,00');
  await page.locator('.join button').click();
  await page.getByText('“1,00” is not a number of points.').waitFor();
  await points.fill('1,000');
  await page.locator('.join button').click();
  await page.locator('.pad-players summary').last().click();
  await page.locator('.correct input').last().fill('-1e2');
  await page.locator('.correct button').nth(-2).click();
  await page.keyboard.press('Escape');
  await padShows(page, { scores: { Ann: 1050, Ben: 0, Cleo: 900 } });
});

check('the screen that passes the device on fits a phone on its side', { viewport: { width: 740, height: 360 } }, async (page, url) => {
  await startPad(page, url, { players: ['Konstantinopoulos', 'Maximiliane-Sophie'] });
  await page.locator('.to-more').click();
  await page.locator('#pad-set-round').check();
  await page.keyboard.press('Escape');
  await turns(page, 650);
  await page.locator('.hand-round[open]').waitFor();
  await atRest(page);
  for (const part of ['.hand-round h2', '.hand-round .primary', '.hand-round .quiet']) {
    const { top, bottom, left, right } = await page.locator(part).evaluate((element) => element.getBoundingClientRect().toJSON());
    assert.ok(top >= 0 && left >= 0 && bottom <= 360 && right <= 740, `${part}: ${[left, top, right, bottom].map(Math.round)}`);
  }
  const scrolled = await page.locator('.hand-round').evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
  assert.equal(scrolled, 0, 'nothing of it is scrolled');
});

check('removing another seat does not change who starts', async (page, url) => {
  await page.goto(new URL('/pad', url).href);
  await ready(page);
  await page.locator('.add-seats button').click();
  await page.locator('.add-seats button').click();
  for (const [index, name] of FOUR.entries()) await page.locator('.seat .name input').nth(index).fill(name);
  await page.locator('.choice', { hasText: 'Cleo' }).locator('input').check();
  await page.locator('.seat .remove').first().click();
  await expect(page.locator('.choice', { hasText: 'Cleo' }).locator('input')).toBeChecked();
  await page.locator('.button.start').click();
  await page.locator('.pad-entry').waitFor();
  await padShows(page, { mover: 'Cleo' });
});

check('a turn that the rules forbid is explained, and marked if the table counts it anyway', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await turns(page, 350);
  await padShows(page, {
    doubt: expect.stringMatching(/150 more to get on the board: your first bank must be 500 or more/),
    mover: 'Ann',
  });
  await page.locator('.anyway').click();
  await padShows(page, { scores: { Ann: 350, Ben: 0 }, mover: 'Ben', marked: 1 });
});

check('what is no number in the field for dice that score nothing is not counted, and does no harm', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await byDice(page);
  await roll(page, '122346');
  await choose(page, 1); // a two
  await page.locator('.doubt .anyway').click();
  await page.locator('.chosen input').fill('5 €');
  await page.locator('.then .primary').click({ force: true }); // it says that it can't
  await page.locator('.doubt .anyway').click();
  await page.getByText('“5 €” is not a number of points.').waitFor();
  await padShows(page, { scores: { Ann: 0, Ben: 0 }, mover: 'Ann' });
  await page.locator('.way-switch button').first().click();
  await page.locator('.keypad .key').nth(3).click(); // rubs a character out
  await page.locator('.keypad .key').first().click();
  await expect(page.locator('.typed b'), 'a digit begins anew').toHaveText('7');
});

check('a roll in which nothing scores asks before it passes the turn on, and is seen until the next one comes', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await byDice(page);
  const asked = page.locator('.pad-entry .ask');
  const enter = page.locator('.spread .primary');
  // A slip of the finger is taken out by a tap, and by undo.
  await roll(page, '223466');
  await expect(asked).toHaveText('Nothing scores. Tap a die to remove it.');
  await page.locator('.slots button').nth(2).click();
  await expect(asked).toHaveText('1 more. Tap a die to remove it.');
  await roll(page, '3');
  await page.locator('.pad-top .undo').click();
  await padShows(page, { slots: 5, mover: 'Ann' });
  await roll(page, '3');
  await expect(enter).toHaveText('Farkle');
  await enter.click();
  await padShows(page, { mover: 'Ben' });
  // Undone, the dice are there again.
  await page.locator('.pad-top .undo').click();
  await padShows(page, { slots: 6, mover: 'Ann' });
  await enter.click();
  const happened = page.locator('.pad-entry .so-far');
  await expect(happened).toContainText('Farkle! Ann scores nothing.');
  // A correction that is taken back brings no dice into the turn of somebody else.
  await page.locator('.to-players').click();
  await page.locator('.pad-players input').first().fill('Anna');
  await page.locator('.pad-players input').first().blur();
  await page.keyboard.press('Escape');
  await page.locator('.pad-top .undo').click();
  await padShows(page, { slots: 0, scores: { Ann: 0, Ben: 0 }, mover: 'Ben' });
  await page.locator('.pad-top .undo').click();
  await enter.click();
  await expect(happened).toContainText('Farkle! Ann scores nothing.');
  await page.locator('.die-key').first().click();
  await expect(happened).toHaveCount(0);
});

check('a turn roll by roll: what scores, what else would have, and a reload in the middle of it', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await byDice(page);
  await roll(page, '234566');
  await choose(page, 3); // the five
  await expect(page.locator('.pad-entry .ask')).toHaveText(/A five: 50/);
  await page.locator('.then .button').first().click();
  await roll(page, '144');
  await atRest(page); // it is kept in the moment after its picture
  await reload(page);
  await padShows(page, { slots: 3 }, 'the dice that were tapped are still there');
  await roll(page, '46');
  await choose(page, 0);
  await expect(page.locator('.better'), 'three fours were overlooked').toHaveText(/500/);
  await page.locator('.better').click();
  await atRest(page);
  await reload(page);
  await expect(page.locator('.choosing [aria-pressed=true]')).toHaveCount(4);
  await page.locator('.then .primary').click();
  await padShows(page, { scores: { Ann: 550, Ben: 0 } });
  // Undone, the choice is there again; and dice that score nothing can be counted by the table.
  await page.locator('.pad-top .undo').click();
  await page.locator('.choosing').waitFor();
  await choose(page, 4);
  await padShows(page, { doubt: expect.stringMatching(/six/) });
});

check('the device goes round when it should, and the game is saved in every form', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'], rules: 'classic' });
  await page.locator('.to-more').click();
  await page.locator('#pad-set-round').check();
  await page.keyboard.press('Escape');
  await turns(page, 400);
  await expect(page.locator('.hand-round h2')).toHaveText('Ben');
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
  await atRest(page);
  await padShows(page, { scores: { Ann: 400, Ben: 0 } });
  await expect(page.locator('.pad-paper .entry')).toHaveCount(2);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement === document.body || document.activeElement.closest('.hand-round') !== null);
    assert.ok(isInside);
  }
  // Taking the turn back from there, and Escape, go on where a turn is entered.
  await page.locator('.hand-round .quiet').click();
  await focusIn(page, '.pad-entry h2');
  await padShows(page, { mover: 'Ben' });
  await turns(page, 'f');
  await focusIn(page, '.hand-round .primary');
  await page.keyboard.press('Escape');
  await focusIn(page, '.pad-entry h2');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator('.to-more').click();
  await page.locator('.more-formats summary').click();
  const save = async (button) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`.files .save-${button}`).click()]);
    return download.path();
  };
  const text = async (button) => readFile(await save(button), 'utf8');
  const csv = await text('csv');
  assert.match(csv, /^round,player,.*\n1,Ann,banked,400,/);
  const replay = spawnSync(PROGRAM, ['replay', await save('record')], { encoding: 'utf8' });
  assert.equal(replay.status, 0, replay.stderr);
  const { scores } = JSON.parse(await text('json'));
  assert.deepEqual(scores, [400, 0]);
  const pad = await text('pad');
  assert.match(pad, /^farkle pad 1\n/);
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
  await expect(page.locator('.then .button', { hasText: 'Bank' }), 'the points just banked join in').toHaveText(/Bank 650/);
  await page.locator('.then .button', { hasText: 'Bank' }).click();
  // Ann's line is corrected: the dice that she left over stay with it, and Ben still took them
  // over.
  await page.locator('.pad-paper .entry').first().click();
  await expect(page.locator('.line-editor .choice').nth(2).locator('input')).toBeChecked();
  await page.locator('#line-points').fill('550');
  await page.locator('.line-editor [type=submit]').click();
  await padShows(page, { scores: { Ann: 550, Ben: 700 }, marked: 0, doubt: '' });
  // What is typed for the dice left over is there again after a reload, as the digits are.
  await page.locator('.way-switch button').first().click();
  await page.keyboard.type('30');
  await page.locator('.left-over .choice').nth(3).click();
  await atRest(page); // it is kept in the moment after its picture
  await reload(page);
  await expect(page.locator('.left-over .choice').nth(3).locator('input')).toBeChecked();
  await padShows(page, { typed: '30' });
});

check('teams share a score, and who starts is settled at the table', async (page, url) => {
  await startPad(page, url, { players: FOUR, starter: null, teams: 2 });
  await page.locator('.pad-entry .starters button', { hasText: 'Dan' }).click();
  await turns(page, 500, 'f', 700);
  await padShows(page, { scores: { AnnCleo: 0, BenDan: 1200 } });
});
