// Unusual forms of a screen: many players with long names, right-to-left, zoom, the system's
// contrast colours.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { inEachSize } from '../support/browser.mjs';
import { playOn, setUp } from '../support/play.mjs';
import { LONG_NAMES } from '../support/games.mjs';
import { scenes } from '../support/scenes.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

const EVERYWHERE = ['home', 'new-game', 'table-select', 'table-eight', 'end', 'games', 'replay', 'pad', 'rules-walnut', 'editor', 'print', 'settings', 'learn'];

/** How far elements of a page stick out of it sideways. */
const tooWide = (page) => page.evaluate(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
});

/** The selected dice. */
const selected = (page) => page.locator('.felt .die[aria-pressed=true]');

/** Where the lowest part of the board ends, and where the buttons begin. */
const edges = (page) => page.evaluate(() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  return { saying: box('.told').bottom, tray: box('.tray').bottom, actions: box('.actions .button').top };
});

for (const count of [6, 8]) {
  check(`${count} players with long names: nothing is covered in windows of every size`, async (page, url) => {
    await setUp(page, url, { seed: 'many', seats: LONG_NAMES.slice(0, count), rules: 'playmonster' });
    await playOn(page, { until: (state) => state.turns > count && state.dice === 6 && state.banner !== '' });
    await page.keyboard.press('a');
    await expect(selected(page)).not.toHaveCount(0);
    await inEachSize(page, [[360, 740], [768, 1024], [1280, 800]], 0, async (size) => {
      const { saying, tray, actions } = await edges(page);
      assert.ok(saying <= actions, `${size}: what is said ends at ${saying}, the buttons begin at ${actions}`);
      assert.ok(tray <= actions, `${size}: the tray ends at ${tray}, the buttons begin at ${actions}`);
      await expect.poll(() => tooWide(page), size).toBe(0);
    });
  });
}

check('twelve players have twelve colours and marks, and every name on the sheet is readable', async (page, url) => {
  await scenes['table-twelve'](page, url);
  const marks = await page.locator('.player .name').evaluateAll((names) => names.map((name) => {
    const { backgroundColor, clipPath } = getComputedStyle(name, '::before');
    return { backgroundColor, clipPath };
  }));
  assert.equal(new Set(marks.map((mark) => mark.backgroundColor)).size, 12);
  assert.equal(new Set(marks.map((mark) => mark.clipPath)).size, 3, 'marks of three shapes');
  await expect.poll(() => tooWide(page)).toBe(0);
  await page.keyboard.press('s');
  const heads = page.locator('dialog[open] thead th:not(:first-child) span');
  await expect(heads).toHaveCount(12);
  const cut = await heads.evaluateAll((all) => all.filter((head) => head.scrollHeight > head.clientHeight + 1 || head.scrollWidth > head.clientWidth + 1).map((head) => head.textContent));
  assert.deepEqual(cut, []);
});

/** Looks at a screen as in a language that is written from the right. */
async function rightToLeft(page, name) {
  await page.evaluate(() => { document.documentElement.dir = 'rtl'; });
  await expect(page.locator('body'), name).toHaveCSS('direction', 'rtl');
  await expect.poll(() => tooWide(page), name).toBe(0);
  await expect.poll(() => page.evaluate(() => Math.min(0, ...[...document.querySelectorAll('main *')]
    .filter((element) => !element.closest('.unseen, svg, .dice, .still-life, .sheet-scroll, .sections ul, .pad-paper, .marks, .notes'))
    .map((element) => Math.round(element.getBoundingClientRect().left)))), `${name} sticks out`).toBe(0);
  if (name === 'learn') await expect(page.locator('.page-top .icon').first(), 'back arrows point to the right').toHaveCSS('scale', '-1 1');
  await page.evaluate(() => { document.documentElement.dir = 'ltr'; });
}

check('on phones, on a desktop, at 200 % and right-to-left nothing is missing or cut off', { slow: true, viewport: { width: 320, height: 400 }, deviceScaleFactor: 2 }, async (page, url) => {
  for (const name of EVERYWHERE) {
    await scenes[name](page, url);
    await inEachSize(page, [[1280, 800], [360, 640], [320, 400]], 0, async (size) => {
      await expect.poll(() => tooWide(page), `${name} at ${size}`).toBe(0);
      if (size.startsWith('360')) await rightToLeft(page, name);
    });
  }
  await scenes['table-roll'](page, url);
  await page.locator('.felt .die:not(.dead)').first().click();
  await expect(selected(page), 'dice can be reached').not.toHaveCount(0);
  await page.locator('.actions .roll').click();
});

check('with letters of 200 % no page is wider than a phone', async (page, url) => {
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%';
  }));
  for (const name of ['home', 'new-game', 'rules', 'editor', 'settings', 'about', 'today', 'pad', 'games', 'review']) {
    await scenes[name](page, url);
    await expect.poll(() => tooWide(page), name).toBe(0);
  }
  const hidden = () => page.locator('.review .faults .after').evaluateAll((chances) => chances.filter((chance) => {
    const place = chance.getBoundingClientRect();
    return [...chance.parentElement.querySelectorAll('.flat-die, .deed')].some((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < place.right && place.left < right && top < place.bottom && place.top < bottom;
    });
  }).length);
  await expect(page.locator('.review .faults .after')).not.toHaveCount(0);
  await expect.poll(hidden, 'chances with dice over them').toBe(0);
});

check('the system’s contrast colours show what is on, whose turn it is and which buttons are disabled', { forcedColors: 'active' }, async (page, url) => {
  await scenes.settings(page, url);
  const dot = page.locator('.switch input').first();
  const off = await dot.screenshot();
  await dot.click();
  await expect.poll(async () => off.equals(await dot.screenshot()), 'a switch looks the same on and off').toBe(false);
  await dot.click();
  const chosen = page.locator('.choice', { has: page.locator('input:checked') }).first();
  await expect(chosen.locator('span'), 'an outline is for the focus alone').toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await chosen.locator('input').focus();
  await expect(chosen.locator('span')).toHaveCSS('outline-style', 'solid');
  await scenes['table-select'](page, url);
  await expect(page.locator('.player[aria-current=true]').first()).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('.player:not([aria-current=true])').first()).toHaveCSS('outline-style', 'none');
  // The same die, selected and not: a frame, since the system's colours know no shadow.
  const die = selected(page).first();
  const frame = (one) => one.evaluate((element) => getComputedStyle(element, '::after').borderTopStyle);
  const same = await die.evaluateHandle((element) => element);
  await expect.poll(() => frame(same)).toBe('solid');
  await page.keyboard.press('a');
  await expect.poll(() => frame(same)).not.toBe('solid');
  const disabled = await page.locator('.actions .bank[aria-disabled=true]').first().evaluate((element) => getComputedStyle(element).color);
  await page.keyboard.press('a');
  await expect(page.locator('.actions .bank[aria-disabled=false]').first()).not.toHaveCSS('color', disabled);
  const bar = page.locator('.player .bar').first();
  const part = await bar.locator('i').evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(bar).not.toHaveCSS('background-color', part);
});

check('the system setting for more contrast gives darker text and clearer edges', { contrast: 'more' }, async (page, url) => {
  await scenes['table-select'](page, url);
  const colors = () => page.evaluate(() => {
    const of = (selector) => getComputedStyle(document.querySelector(selector)).color;
    return [of('.player .name'), of('.rules-name')];
  });
  const more = await colors();
  await page.emulateMedia({ contrast: 'no-preference' });
  const differ = (usual) => more.map((color, index) => color !== usual[index]);
  await expect.poll(async () => differ(await colors())).toEqual([true, true]);
});
