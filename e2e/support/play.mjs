// Plays like a person: sets games up, selects dice, rolls and banks, and reads the screen.
import { expect } from '@playwright/test';
import { ready } from './browser.mjs';

/** Begins a game from the home page: one person against the computer. */
export async function playAtOnce(page, url, seed) {
  await page.goto(new URL(`/?seed=${seed}`, url).href);
  await ready(page);
  await page.locator('.button.play').click();
  await page.locator('.table').waitFor();
}

/** What stands in the browser's storage from earlier visits. */
export const settings = (page, values) => page.addInitScript((stored) => {
  if (!localStorage.getItem('farkle.settings')) localStorage.setItem('farkle.settings', JSON.stringify(stored));
}, values);

/** The app speaks another language from the next page on. */
export const speak = (page, language) => page.evaluate((tag) => {
  const stored = JSON.parse(localStorage.getItem('farkle.settings') ?? '{}');
  localStorage.setItem('farkle.settings', JSON.stringify({ ...stored, language: tag }));
}, language);

/** Classic rules to 1,500 points: `farkle rules code classic --set target=1500`. */
export const CLASSIC_TO_1500 = 'F1-1SW12F0J7GH3R35';
/** The same to 1,000: exact chances are there in a third of the time. */
export const CLASSIC_TO_1000 = 'F1-1SW12F0J04H2GG0';
/** Walnut and PlayMonster rules to 2,500 points, as above: a whole game in ten turns or so. */
export const WALNUT_TO_2500 = 'F1-184GP48C44C1888149J0R9';
export const PLAYMONSTER_TO_2500 = 'F1-0G60N8G11F1043720C8KR4HW2DJ1G51104H68A0017';
/** Classic rules to 600 points: two turns may do. */
export const CLASSIC_TO_600 = 'F1-1SW12F0J04H1G6S';

/**
 * Sets a game up on the new-game screen and begins it. A seat is the name of a person, or `{ computer: 'champion' }`;
 * `rules` is a preset, or `code` a code of rules; the rest are settings.
 */
export async function setUp(page, url, { seed, rules, code, ...choice }) {
  await settings(page, { speed: 'fast', sound: false });
  await page.addInitScript((last_game) => {
    const stored = JSON.parse(localStorage.getItem('farkle.settings'));
    if (!stored.last_game) localStorage.setItem('farkle.settings', JSON.stringify({ ...stored, last_game }));
  }, lastGame(choice.seats, code));
  await page.goto(new URL(`/new?seed=${seed}`, url).href);
  await ready(page);
  if (rules) await page.locator('#rules').selectOption(rules);
  await seatAndBegin(page, choice);
}

const CLASSIC = 'F1-1SW12F0J7G5Z';
const PERSONS = { beginner: 'Pip', gambler: 'Rico', cautious: 'Clara', calculator: 'Nora', champion: 'Victor' };

/** A game with these seats, as if it had been set up here before. */
function lastGame(seats, code) {
  const all = seats.map((seat, color) => ({ name: nameOf(seat), temperament: seat.computer, color }));
  return { rules: code ?? CLASSIC, rules_name: code ? 'House' : 'Classic', seats: all };
}

/** The name of whoever takes a seat: a person's own, or that of a computer player. */
const nameOf = (seat) => (seat.computer ? PERSONS[seat.computer] : seat);

/** The rest of setting up, when the new-game screen is shown. */
export async function seatAndBegin(page, { seats, teams = 0, takeBack = false }) {
  await page.locator('.seat').first().waitFor();
  const names = await page.locator('.seat .name input').evaluateAll((all) => all.map(({ value }) => value));
  const isSeated = seats.length === names.length && seats.every((seat, index) => names[index] === nameOf(seat));
  if (!isSeated) await takeSeats(page, seats);
  if (teams > 0) await page.locator(`input[name=teams][value="${teams}"]`).check();
  if (takeBack) await page.locator('#new-take-back').check();
  await page.locator('.button.start').click();
  await page.locator('.table').waitFor();
}

async function takeSeats(page, seats) {
  const rows = page.locator('.seat');
  while ((await rows.count()) > 1) await rows.last().locator('.remove').click();
  if (seats.filter(({ computer }) => computer).length > 1) await page.locator('.rivals-top .chip').click();
  for (const [index, seat] of seats.entries()) {
    if (seat.computer) {
      await page.locator(`.rival[data-of=${seat.computer}]`).click();
      // The person whom nobody has asked for.
      if (index === 0) await rows.first().locator('.remove').click();
    } else {
      if (index > 0) await page.locator('.add-seats button').click();
      await rows.nth(index).locator('.name input').fill(seat);
    }
    await expect(rows).toHaveCount(index + 1);
  }
}

/**
 * In the page: what the table shows now, without what great moments show in passing. Whoever waits for a person's turn
 * gets nothing until a person can act (or the game is over), and may hurry the computer players.
 */
const shown = ({ waits, hurry } = {}) => {
  if (waits) {
    const thinking = document.querySelector('.actions .thinking');
    if (hurry) thinking?.click();
    // A move that is still being stored is not shown yet, and no other can be made.
    const canAct = document.querySelector('.ending, .actions[aria-busy=false] :is(.roll, .starters)') !== null;
    if (thinking || !canAct) return null;
  }
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (selector) => document.querySelector(selector)?.textContent ?? '';
  const lasting = (element) => {
    const copy = element.cloneNode(true);
    for (const gain of copy.querySelectorAll('.gain, .remark')) gain.remove();
    return copy.textContent;
  };
  return {
    over: all('.ending').length > 0,
    starters: all('.actions .starters').length > 0,
    dice: all('.felt .die:not(:disabled)').length,
    faces: all('.felt .die').map((die) => die.getAttribute('aria-label').split(',')[0]),
    selected: all('.felt .die[aria-pressed=true]').length,
    tray: all('.tray .group').length,
    turns: all('.score-sheet tbody .mark').length,
    players: all('.player').map(lasting),
    banner: text('.banner'),
    verdict: text('.verdict'),
    great: text('.great'),
    saying: text('.saying'),
    total: Number(text('.total').split('+')[0].replace(/\D/g, '')),
    roll: text('.actions .roll'),
    canRoll: all('.actions .roll:not([aria-disabled=true])').length > 0,
    bank: text('.actions .bank'),
    canBank: all('.actions .bank:not([aria-disabled=true])').length > 0,
  };
};

/** What the table shows now, without what great moments show in passing. */
export const look = (page) => page.evaluate(shown);

/** The dice and the scores that the table shows. */
export const diceAndScores = (page) => look(page).then(({ faces, players }) => ({ faces, players }));

/**
 * Waits until a person can act (or the game is over), hurrying computer players where that is wanted, and returns what
 * the table shows then.
 */
export async function personsTurn(page, { hurry = true } = {}) {
  const state = await page.waitForFunction(shown, { waits: true, hurry }, { polling: 40 });
  return state.jsonValue();
}

/**
 * Plays for all persons with the keyboard until `until` says so or the game is over; `stop` decides whether to bank.
 * Returns every state on the way.
 */
export async function playOn(page, { until = () => false, stop = () => true, most = 2000, hurry = true } = {}) {
  const seen = [];
  for (let step = 0; step < most; step += 1) {
    const state = await personsTurn(page, { hurry });
    seen.push(state);
    if (state.over || until(state)) return seen;
    if (state.starters) await page.locator('.starters button').first().click();
    else if (state.dice > 0 && !state.canRoll && !state.canBank) await page.keyboard.press('a');
    else if (state.canBank && stop(state)) await page.keyboard.press('b');
    else if (state.canRoll) await page.keyboard.press('r');
    else await page.keyboard.press('b');
  }
  throw new Error(`no end after ${most} steps: ${JSON.stringify(seen.at(-1))}`);
}

/** Unfolds all rules in the editor. */
export const unfold = (page) => page.locator('.more-rules > summary').click();

/** Opens the editor with all rules unfolded. */
export async function openEditor(page, url, path = '/edit/classic') {
  await page.goto(new URL(path, url).href);
  await ready(page);
  await unfold(page);
}
