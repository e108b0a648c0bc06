// The strategy crate in its worker: the same values as the program, cached, and without blocking
// the page.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { ready } from '../support/browser.mjs';
import { openGame } from '../support/games.mjs';
import { CLASSIC_TO_1500, look, openEditor, personsTurn, playAtOnce, playOn, seatAndBegin, setUp, settings } from '../support/play.mjs';
import { byDice, roll, startPad } from '../support/pad.mjs';
import { suite } from '../support/suite.mjs';
import { PATIENCE, hint, marks, odds, position, program } from '../support/thinker.mjs';

const { check } = suite();

const inARoll = (turns) => (state) => state.turns >= turns && state.dice > 0;

/** Waits until this many workers are left. */
const workersAre = (page, count, why = 'the work has ended and not only its picture') => (
  expect.poll(() => page.workers().length, why).toBe(count));

/** Waits until solutions were read this often and solved that often. */
const solutionsAre = (page, kept, solved, why) => (
  expect.poll(() => Promise.all([marks(page, 'solution-kept'), marks(page, 'solution-solved')]), why).toEqual([kept, solved]));

/** As many as work when a long game is being solved: one for what takes a moment, and one for each core, four at most. */
const allAtWork = (page) => page.evaluate(() => 1 + Math.min(navigator.hardwareConcurrency, 4));

/** Every value within rounding of the other. */
function same(shown, expected) {
  assert.ok(shown.length > 1, 'there is a choice');
  for (const [index, { words, value }] of shown.entries()) {
    assert.equal(words, expected[index].words);
    assert.ok(Math.abs(value - expected[index].value) < 2e-9, `${words}: ${value} and ${expected[index].value}`);
  }
}

check('the worker solves a game for two with progress, gives the program’s hint, and caches it', { slow: true }, async (page, url) => {
  await setUp(page, url, { seed: 'hint', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { until: inARoll(5) });
  await page.evaluate(() => {
    window.progress = [];
    new MutationObserver(() => {
      const bar = document.querySelector('.solving progress');
      if (bar && window.progress.at(-1) !== bar.value) window.progress.push(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await odds(page, 'exact');
  const progress = await page.evaluate(() => window.progress);
  // How many steps are seen is a matter of how fast this machine is.
  assert.ok(progress.every((value, index) => index === 0 || value >= progress[index - 1]), `${progress}`);
  const shown = await hint(page);
  const there = await position(page);
  const advised = await program('advise', ...there.split(' '), '--rules', 'classic');
  assert.equal(advised.method, 'exact');
  same(shown, advised.alternatives);
  await solutionsAre(page, 0, 1);

  await page.reload();
  await ready(page);
  await page.locator('.die').first().waitFor();
  await odds(page, 'exact');
  const again = await hint(page);
  assert.deepEqual(again, shown);
  await solutionsAre(page, 1, 0, 'it is read and not solved again');
});

check('with three players chances are estimates, and the hint is the program’s', async (page, url) => {
  await setUp(page, url, { seed: 'three', seats: ['Ada', 'Ben', 'Cleo'], rules: 'classic' });
  await playOn(page, { until: inARoll(7) });
  await odds(page, 'race');
  const shares = await page.locator('.chances b').allTextContents();
  const sum = shares.reduce((total, share) => total + Number.parseFloat(share), 0);
  assert.ok(Math.abs(sum - 100) < 0.2, `${shares}`);
  const shown = await hint(page);
  same(shown, (await program('advise', ...(await position(page)).split(' '), '--rules', 'classic')).alternatives);
  // A press selects the dice of the best play, and shows them.
  await page.locator('.plays .take').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const [, dice] = /set aside (\d+)/.exec(shown[0].words);
  const selected = page.locator('.felt .die[aria-pressed=true]');
  await expect(selected).toHaveCount(dice.length);
  const faces = await selected.evaluateAll((all) => all.map((die) => die.getAttribute('aria-label').split(',')[0]));
  const faceOf = (digit) => ['one', 'two', 'three', 'four', 'five', 'six'][digit - 1];
  assert.deepEqual(faces.sort(), [...dice].map(faceOf).sort());
});

check('two teams of three are solved exactly, for six players', async (page, url) => {
  await settings(page, { speed: 'fast', sound: false });
  await openEditor(page, url, '/edit/busche-neller?seed=six');
  for (const [option, setting] of [['target', '300'], ['three_farkles', '100'], ['teams', '2']]) {
    await page.locator(`#option-${option} input`).fill(setting);
    await page.keyboard.press('Tab');
  }
  await page.locator('.edit-top .button.primary').click();
  await page.locator('.seat').first().waitFor();
  await seatAndBegin(page, { seats: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'] });
  // Nobody banks: the game is not over by then.
  await playOn(page, { until: inARoll(1), stop: () => false });
  await page.keyboard.press('o');
  // How long it takes is told by an estimate: what would be longer than a moment is offered.
  const exact = page.locator('.chances[data-method=exact]');
  const offer = page.locator('.outlook .solve');
  await exact.or(offer).first().waitFor(PATIENCE);
  if ((await offer.count()) > 0) await offer.click();
  await exact.waitFor(PATIENCE);
  await expect(page.locator('.chances li')).toHaveCount(2);
});

check('the rule editor shows the program’s numbers, and computing them does not block typing', async (page, url) => {
  await openEditor(page, url, '/edit/kcd');
  await page.locator('.effects').first().waitFor();
  await page.locator('.solve').click();
  // Perhaps these small rules are solved before this is typed.
  await page.locator('.edit-begin .field input').first().fill('Ours');
  await expect(page.locator('.edit-begin .field input').first()).toHaveValue('Ours');
  const effects = page.locator('.effects');
  await expect(effects).toHaveCount(2, PATIENCE);
  const solved = await program('solve', '--rules', 'kcd');
  await expect(effects.last().locator('dd')).toHaveText(`${(100 * solved.win[0]).toFixed(1)}%`);
  const average = (await program('odds', '--rules', 'kcd')).long_run_average;
  await expect(effects.locator('dd').first()).toHaveText(average.toFixed(0));
  // Other rules: the numbers are theirs, and the edge is not said any more.
  await page.locator('#option-four_of_a_kind input, #option-three_ones input').first().fill('300');
  await page.keyboard.press('Tab');
  await expect(effects).toHaveCount(1);
});

check('long work is offered with its time, can be stopped, and is estimated meanwhile', async (page, url) => {
  await setUp(page, url, { seed: 'long', seats: ['Ada', 'Ben'], rules: 'facebook' });
  await playOn(page, { until: inARoll(3) });
  await odds(page, 'race');
  const offer = page.locator('.outlook .solve');
  await expect(offer).toHaveText(/minute|second/, PATIENCE);
  await offer.focus();
  await page.keyboard.press('Enter');
  await page.locator('.solving').waitFor(PATIENCE);
  await page.waitForFunction(() => document.activeElement.closest('.solving'));
  await page.locator('.solving button').waitFor(PATIENCE);
  const plays = await hint(page);
  assert.ok(plays.length > 1, 'a hint can be had while it is being solved');
  await workersAre(page, await allAtWork(page), 'one answers what takes a moment, the others solve');
  await page.locator('.solving button').click();
  await offer.waitFor();
  await page.waitForFunction(() => document.activeElement.matches('.solve'));
  await workersAre(page, 1);
});

check('automatic solving does not stop requested solving', async (page, url) => {
  await setUp(page, url, { seed: 'wanted', seats: ['Ada', 'Ben'], rules: 'facebook' });
  await playOn(page, { until: inARoll(1) });
  await odds(page, 'race');
  await page.locator('.outlook .solve').click();
  await page.locator('.solving button').waitFor(PATIENCE);
  await page.keyboard.press('Escape');
  await page.locator('.table-top a').first().click();
  await page.locator('.tile[href="/new"]').click();
  await page.locator('#rules').selectOption('kcd');
  await seatAndBegin(page, { seats: ['Ada', 'Ben'] });
  await playOn(page, { until: inARoll(1) });
  await odds(page, 'race');
  await page.locator('.outlook .solve').waitFor();
  await workersAre(page, await allAtWork(page), 'the work goes on');
  await page.locator('.outlook .solve').click();
  await page.locator('.chances[data-method=exact]').waitFor(PATIENCE);
});

check('computer players play a whole game without computing in the page', { slow: true }, async (page, url) => {
  await setUp(page, url, { seed: 'champions', seats: [{ computer: 'champion' }, { computer: 'calculator' }], rules: 'kcd' });
  let workers = 0;
  page.on('worker', () => { workers += 1; });
  await page.locator('.starters button').first().click();
  // Nobody but computer players has a turn.
  await page.locator('.actions .thinking').waitFor();
  await personsTurn(page);
  await expect(page.locator('.ending'), 'the game ends').toHaveCount(1);
  assert.ok(workers > 0, 'the work is done in workers');
  // What a worker fetches is in its own time line: what is in the page's, the page would run
  // itself.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name, initiatorType }) => `${initiatorType} ${name}`));
  assert.deepEqual(loaded.filter((entry) => /^(fetch|script|other) .*thinker[^/]*\.wasm/.test(entry)), [], 'the page itself does not run the program');
});

check('offline the champion still plays and the solution is still cached', { cached: true }, async (page, url) => {
  const seats = [{ name: 'Ada' }, { temperament: 'champion' }].map((seat) => ({ name: '', color: 0, ...seat }));
  await settings(page, { sound: false, speed: 'fast', last_game: { rules: CLASSIC_TO_1500, rules_name: 'House', seats } });
  await playAtOnce(page, url, 'offline-champion');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await page.locator('.table .player').first().waitFor();
  const seen = await playOn(page, { until: (state) => state.turns >= 2 && state.dice > 0 });
  assert.ok(seen.at(-1).turns >= 2);
  await odds(page, 'exact');
});

check('a browser without workers says so, and the calculator plays for the champion', async (page, url) => {
  await page.addInitScript(() => { delete window.Worker; });
  await setUp(page, url, { seed: 'no-worker', seats: ['Ada', { computer: 'champion' }], rules: 'classic' });
  await playOn(page, { until: inARoll(4) });
  await expect(page.locator('.who-thinks')).toHaveText(/Nora plays/);
  await page.keyboard.press('o');
  await page.locator('.outlook').getByText('do the math in the background').waitFor();
  await expect(page.locator('.hint-button')).toHaveCount(0);
  await expect(page.locator('.odds tbody td').nth(1), 'what takes a moment is there').not.toHaveText('–');
});

check('where the table allows no hints there are none', async (page, url) => {
  await settings(page, { speed: 'fast', sound: false });
  await page.goto(new URL('/new?seed=proud', url).href);
  await ready(page);
  await page.locator('#new-hints').uncheck();
  await page.locator('.button.start').click();
  await personsTurn(page);
  await playOn(page, { until: inARoll(2) });
  await page.reload();
  await ready(page);
  await page.locator('.die').first().waitFor();
  await page.keyboard.press('o');
  await page.locator('.chances').waitFor(PATIENCE);
  await expect(page.locator('.hint-button')).toHaveCount(0);
  await expect(page.locator('.felt .die:not(:disabled)')).not.toHaveCount(0);
});

check('the pad gives advice for real dice', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'], rules: 'kcd' });
  await byDice(page);
  await roll(page, '124555');
  await page.locator('.to-more').click();
  await page.locator('#pad-set-advice').check();
  await page.keyboard.press('Escape');
  await page.locator('.to-advice').click();
  await page.locator('.chances[data-method=exact]').waitFor(PATIENCE);
  const advised = await program('advise', '0/0', 'choose:124555', '--rules', 'kcd');
  same(await hint(page), advised.alternatives);
});

check('the review explains a result by luck and errors, and each decision leads to its moment', async (page, url) => {
  await openGame(page, url, 'two-ended');
  // At the end of the game a decision leads into the film.
  const worst = page.locator('.ending .faults button').first();
  await worst.waitFor(PATIENCE);
  const why = await worst.locator('.unseen').first().textContent();
  await worst.click();
  const film = page.locator('.film');
  await film.waitFor();
  await expect(page.locator('.board .told.judged .words')).toHaveText(why);
  await page.goBack();
  await expect(worst, 'whoever comes back goes on in the list').toBeFocused(PATIENCE);
  await expect(worst).toBeInViewport();
  await page.goForward();
  await film.waitFor();
  await page.locator('.review .advantages').waitFor(PATIENCE);
  await page.keyboard.press('End');
  await page.locator('.player.won').waitFor();
  // Whoever has won had the better dice, or decided better, or both.
  const better = await page.locator('.review .advantages dd b').allTextContents();
  const winner = await page.locator('.player.won .name').textContent();
  assert.equal(better.length, 2, 'dice and decisions differ in this game');
  assert.ok(better.includes(winner), `${better} for ${winner}`);
  const extent = await page.locator('.review .advantages dd > span:first-child').allTextContents();
  assert.ok(extent.every((words) => /^(Ada|Ben), (slightly|clearly|by far)$/.test(words.trim())), `${extent}`);
  // Ada is at the left of each scale and Ben at its right.
  const pointed = await page.locator('.review .advantages .bar').evaluateAll((bars) => bars.map((bar) => {
    const [scale, trail] = [bar, bar.firstElementChild].map((part) => part.getBoundingClientRect());
    return trail.left + trail.width / 2 < scale.left + scale.width / 2 ? 'Ada' : 'Ben';
  }));
  assert.deepEqual(pointed, better);
  // Beside what was done and what would have been better stands the chance to win after it.
  const chances = await page.locator('.review .faults .after').allTextContents();
  assert.ok(chances.length > 0 && chances.length % 2 === 0);
  for (let row = 0; row < chances.length; row += 2) {
    const [done, best] = chances.slice(row, row + 2).map((chance) => Number(chance.match(/^([\d.]+)%$/)[1]));
    assert.ok(best > done && best <= 100, `${chances}`);
  }
  await expect(page.locator('.review .split')).toHaveText(/^(Ada|Ben|Luck|The dice) .*(dice|decisions|better|side)\.$/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await page.locator('.faults button').first().click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await expect(page.locator('.faults button').first()).not.toBeInViewport();
  await page.goBack();
  await expect(page.locator('.faults button').first(), '“back” returns to the list').toBeInViewport();
  await page.locator('.faults button').first().click();
  // What was done there and what would have been better is said at the film, as long as that moment
  // is shown.
  const judged = page.locator('.board .told.judged .words');
  await expect(judged).toHaveText(await page.locator('.faults .unseen').first().textContent());
  await expect(judged).toHaveText(/^(Ada|Ben): .* \(wins [\d.]+% of the time\)\. Better: .* \(wins [\d.]+% of the time\)\.$/);
  await expect(page.locator('.felt .die'), 'the roll of that moment is shown').not.toHaveCount(0);
  const buttonsAt = () => page.locator('.film .run').evaluate((run) => Math.round(run.getBoundingClientRect().top + scrollY));
  const there = await buttonsAt();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(judged).toHaveCount(0);
  await expect.poll(buttonsAt, 'the buttons stay where they are').toBe(there);
  await page.getByRole('button', { name: 'Previous step' }).click();
  await expect(judged).toHaveCount(1);
  const another = page.locator('.faults button').nth(1);
  await page.locator('.film input').fill(await another.getAttribute('data-event'));
  await expect(judged, 'also for whoever comes there by steps').toHaveText(await another.locator('.unseen').first().textContent());
  // The first moment is the first roll: before that there is nothing to see.
  await page.keyboard.press('Home');
  await expect(page.locator('.board .felt .die')).toHaveCount(6);
  const part = page.locator('.chance-bar li').first();
  const before = await part.getAttribute('style');
  // To what was decided there, and to the roll after it.
  for (const moment of [2, 3]) {
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(page.locator('.film input')).toHaveAttribute('aria-valuetext', new RegExp(`^Step ${moment} of`));
  }
  await expect(part, 'the bar moves within a turn').not.toHaveAttribute('style', before);
});

check('the final chart shows everyone’s chance turn by turn, and the chances add up to one', async (page, url) => {
  await openGame(page, url, 'kcd-ended');
  await page.locator('.more-figures > summary').click();
  const figure = page.locator('.chances-by-turn');
  await figure.locator('.chart').waitFor(PATIENCE);
  await figure.getByText(/^Exact/).waitFor(PATIENCE);
  await expect(page.locator('.ending .decided')).toHaveText(/^Round \d+ decided it: (Ada|Ben) .*\. (Ada|Ben)’s chance to win: from [\d.]+% to [\d.]+%$/);
  const lines = await figure.locator('polyline').evaluateAll((all) => all.map((line) => (
    line.getAttribute('points').split(' ').map((point) => point.split(',').map(Number)))));
  const [ada, ben] = lines;
  const { turns } = await look(page);
  const [top, bottom] = [12, 204];
  const decided = await page.locator('.ending .decided').textContent();
  assert.equal(ada.length, turns + 2, 'one point before the first turn, one after each, and one at the decision to roll that decided the game');
  const [, name, before] = decided.match(/(Ada|Ben)’s chance to win: from ([\d.]+)%/);
  const heights = (name === 'Ada' ? ada : ben).map(([, y]) => Math.round(100 * (bottom - y) / (bottom - top)));
  assert.ok(heights.includes(Math.round(before)), `${before}% in ${heights}`);
  for (const [place, [x, y]] of ada.entries()) {
    assert.equal(ben[place][0], x);
    assert.ok(Math.abs(y + ben[place][1] - top - bottom) < 0.25, `turn ${place}`);
  }
  assert.deepEqual([ada.at(-1)[1], ben.at(-1)[1]].sort((a, b) => a - b), [top, bottom], 'in the end one of them has won');
  await figure.locator('summary').click();
  await expect(figure.locator('tbody th').nth(1)).toHaveText(/^1 · (Ada|Ben)$/);
  const rows = await figure.locator('tbody tr').evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => parseFloat(cell.textContent))));
  assert.deepEqual(rows.map(([round]) => round), Array.from({ length: turns + 1 }, (_, turn) => Math.ceil(turn / 2)));
  for (const [turn, first, other] of rows) assert.ok(Math.abs(first + other - 100) < 0.25, `turn ${turn}`);
  assert.deepEqual(rows.at(-1).slice(1).sort((a, b) => a - b), [0, 100]);
});
