// Keeps score like a person: sets a pad up, taps points and dice, corrects mistakes.
import { expect } from '@playwright/test';
import { ready } from './browser.mjs';

/**
 * Sets a pad up and starts it. `from` is how to get there: by its address, from `home`, or not at all (null); `rules`
 * is a preset, or null for those that are chosen already; `starter` a name, or null if the table settles it.
 */
export async function startPad(page, url, {
  players, rules = 'playmonster', starter = players[0], from = 'address', teams = 0,
}) {
  if (from === 'home') await page.locator('.tile[href="/pad"]').click();
  if (from === 'address') {
    await page.goto(new URL('/pad', url).href);
    await ready(page);
  }
  await page.locator('.set-up').waitFor();
  if (rules) await page.locator('#rules').selectOption(rules);
  const rows = page.locator('.seat');
  while ((await rows.count()) > players.length) await rows.last().locator('.remove').click();
  for (const [index, name] of players.entries()) {
    if ((await rows.count()) <= index) await page.locator('.add-seats button').click();
    await rows.nth(index).locator('.name input').fill(name);
  }
  if (teams > 0) await page.locator(`input[name=teams][value="${teams}"]`).check();
  if (starter) await page.locator('.choice', { hasText: starter }).last().locator('input').check();
  await page.locator('.button.start').click();
  await page.locator('.pad-top').waitFor();
  // A phone on its side shows the scores alone until somebody asks for the keys.
  const toKeys = page.locator('.to-keys');
  if (await toKeys.isVisible()) await toKeys.click();
  await page.locator('.pad-entry').waitFor();
}

/** What the pad shows now. */
export const lookAtPad = (page) => page.evaluate(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (selector) => document.querySelector(selector)?.textContent ?? '';
  return {
    scores: Object.fromEntries(all('.pad-side').map((side) => [
      side.querySelector('.name').textContent,
      Number(side.querySelector('.score').textContent.replace('\u2212', '-').replace(/[^\d-]/g, '')),
    ])),
    mover: text('.pad-side[aria-current=true] .name'),
    over: all('.pad-ending').length > 0,
    banner: text('.pad-banner'),
    doubt: text('.doubt'),
    headline: text('.pad-ending h2'),
    marked: all('.pad-paper .warned').length,
    typed: text('.typed b'),
    slots: all('.slots .full').length,
    status: text('main > [role=status]'),
  };
});

/** Waits until the pad shows this: some of what `lookAtPad` tells. */
export const padShows = (page, wanted, why) => expect.poll(() => lookAtPad(page), why).toEqual(expect.objectContaining(wanted));

/** Enters turns, the digits by the keyboard: a number is a bank, `f` a farkle. */
export async function turns(page, ...entered) {
  for (const turn of entered) {
    const enter = page.locator(turn === 'f' ? '.keypad .farkle' : '.keypad .bank');
    // A pad that was loaded anew takes a moment until it hears keys.
    await enter.waitFor();
    if (turn !== 'f') await page.keyboard.type(String(turn));
    await enter.click();
  }
}

/** Taps the dice of a roll, such as '112345'. */
export async function roll(page, dice) {
  for (const pips of dice) await page.locator('.die-keys button').nth(Number(pips) - 1).click();
}

/** Taps dice of the roll on the table, by their places from the left. */
export async function choose(page, ...places) {
  for (const place of places) await page.locator('.choosing button').nth(place).click();
}

export const byDice = (page) => page.locator('.way-switch button').nth(1).click();
