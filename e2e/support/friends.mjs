// People far apart at one table of the server: each has a browser of their own.
import { expect } from '@playwright/test';
import { openPage, ready } from './browser.mjs';
import { settings } from './play.mjs';

/** Classic, two rounds: nobody wins in the first turn, and a game is over soon. */
const SHORT = 'F1-1SW12F0J04GG69024R10ER';
/** The same with one round, for what comes at the end of a game: everybody has one turn, and another one after a tie. */
export const ONE_ROUND = 'F1-1SW12F0J04GG69014R109X';

/** Has a page play short games, by these rules. */
export async function prepare(page, rules = SHORT) {
  const seats = [{ name: '', color: 0 }];
  await settings(page, { speed: 'fast', sound: false, last_game: { rules, rules_name: 'Short', seats } });
  // A connection that is lost, or a server that is gone, is what some tests are about.
  page.forgive(/WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/);
}

/** A person at a browser of their own. */
export async function person(browser, { rules = SHORT, ...options } = {}) {
  const page = await openPage(browser, { reducedMotion: 'reduce', ...options });
  await prepare(page, rules);
  return page;
}

/** Opens a table and sits down there; the link for the others. */
export async function openTable(page, url, { name = 'Ann', seats = 2, teams, pace, color, watchers = true, hints = true } = {}) {
  await page.goto(new URL('/friends', url).href);
  await ready(page);
  await page.locator('.own-name input').fill(name);
  await page.locator(`input[name=seats][value="${seats}"]`).check();
  if (teams) await page.locator(`input[name=teams][value="${teams}"]`).check();
  await page.locator('.more-options summary').click();
  if (pace) await page.locator(`input[name=pace][value=${pace}]`).check();
  if (color !== undefined) await page.locator(`input[name=color][value="${color}"]`).check();
  if (!watchers) await page.locator('#friends-watchers').uncheck();
  if (!hints) await page.locator('#friends-hints').uncheck();
  await page.locator('.start').click();
  await page.locator('.table-seat .own').waitFor();
  return page.locator('.board-link').textContent();
}

/** Opens the link, unless the page `stays` where it is there already, looks at the table and sits down. */
export async function sitDown(page, link, name, { stays = false } = {}) {
  if (!stays) await page.goto(link);
  await ready(page);
  await page.locator('.own-name input').fill(name);
  await page.locator('.start').click();
  await page.locator('.table-seat .own').waitFor();
}

export const getReady = (page) => page.locator('.get-ready .start').click();

/** Everybody is ready, and sees the table of the game. */
export async function begin(...pages) {
  for (const page of pages) await getReady(page);
  for (const page of pages) await page.locator('.table').waitFor();
}

/** How it is now at a screen: whether its person can act. */
const state = (page) => page.evaluate(() => {
  const has = (selector) => document.querySelector(selector) !== null;
  return {
    over: has('.ending'),
    starters: has('.actions[aria-busy=false] .starters'),
    own: has('.actions[aria-busy=false] .roll'),
    canRoll: has('.actions .roll:not([aria-disabled=true])'),
    canBank: has('.actions .bank:not([aria-disabled=true])'),
    dice: document.querySelectorAll('.felt .die:not(:disabled)').length,
  };
});

/** One press of whoever has the turn among these people; false if the game is over for all. */
export async function move(...pages) {
  let states;
  const canAct = ({ over, starters, own }) => !over && (starters || own);
  await expect.poll(async () => {
    states = await Promise.all(pages.map(state));
    return states.some(canAct) || states.every(({ over }) => over) ? 'somebody can act' : states;
  }, { intervals: [50], timeout: 30_000 }).toBe('somebody can act');
  const at = states.findIndex(canAct);
  if (at < 0) return false;
  const [page, now] = [pages[at], states[at]];
  // Everybody may choose who starts, and somebody else may have been faster.
  if (now.starters) await page.locator('.starters button').first().click({ timeout: 2000 }).catch(() => {});
  else if (now.canBank) await page.keyboard.press('b');
  else if (now.canRoll) await page.keyboard.press('r');
  else if (now.dice > 0) await page.keyboard.press('a');
  return true;
}

/** Plays until the game is over at all these screens, or this many moves. */
export async function play(pages, most = 1500) {
  for (let moves = 0; moves < most; moves += 1) if (!(await move(...pages))) return;
}

/** The scores that a screen shows. */
export const scores = (page) => page.evaluate(
  () => [...document.querySelectorAll('.player .score')].map((score) => Number(score.textContent.replace(/\D/g, ''))),
);

/** Waits until all these screens show the same scores. */
export async function agree(first, ...others) {
  const wanted = await scores(first);
  for (const other of others) await expect.poll(() => scores(other)).toEqual(wanted);
}
