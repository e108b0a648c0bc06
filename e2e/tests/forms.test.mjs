// Unusual forms of a screen: many players with long names, right-to-left, zoom, the system's
// contrast colours.
import assert from 'node:assert/strict';
import { look, playOn, setUp } from '../support/play.mjs';
import { LONG_NAMES, scenes } from '../support/scenes.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

const EVERYWHERE = ['home', 'new-game', 'table-select', 'table-eight', 'end', 'games', 'replay', 'pad', 'rules-walnut', 'editor', 'print', 'settings', 'learn'];

/** How far elements of a page stick out of it sideways. */
const tooWide = (page) => page.evaluate(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
});

/** Where the lowest part of the board ends, and where the buttons begin. */
const edges = (page) => page.evaluate(() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  return { saying: box('.told').bottom, tray: box('.tray').bottom, actions: box('.actions .button').top };
});

for (const [width, height] of [[360, 740], [768, 1024], [1280, 800]]) {
  for (const count of [6, 8]) {
    check(`${count} players with long names: nothing is covered at ${width} x ${height}`, { viewport: { width, height } }, async (page, url) => {
      await setUp(page, url, { seed: 'many', seats: LONG_NAMES.slice(0, count), rules: 'playmonster' });
      await playOn(page, { until: (state) => state.turns > count && state.dice === 6 && state.banner !== '' });
      await page.keyboard.press('a');
      const { saying, tray, actions } = await edges(page);
      assert.ok(saying <= actions, `what is said ends at ${saying}, the buttons begin at ${actions}`);
      assert.ok(tray <= actions, `the tray ends at ${tray}, the buttons begin at ${actions}`);
      assert.equal(await tooWide(page), 0);
    });
  }
}

check('twelve players have twelve colours and marks, and every name on the sheet is readable', async (page, url) => {
  await scenes['table-twelve'](page, url);
  const marks = await page.locator('.player .name').evaluateAll((names) => names.map((name) => {
    const { backgroundColor, clipPath } = getComputedStyle(name, '::before');
    return { backgroundColor, clipPath };
  }));
  assert.equal(new Set(marks.map((mark) => mark.backgroundColor)).size, 12);
  assert.equal(new Set(marks.map((mark) => mark.clipPath)).size, 3, 'marks of three shapes');
  assert.equal(await tooWide(page), 0);
  await page.keyboard.press('s');
  const heads = page.locator('dialog[open] thead th:not(:first-child) span');
  assert.equal(await heads.count(), 12);
  const cut = await heads.evaluateAll((all) => all.filter((head) => head.scrollHeight > head.clientHeight + 1 || head.scrollWidth > head.clientWidth + 1).map((head) => head.textContent));
  assert.deepEqual(cut, []);
});

check('right-to-left nothing is cut off, and back arrows point to the right', async (page, url) => {
  await page.addInitScript(() => {
    new MutationObserver(() => { document.documentElement.dir = 'rtl'; }).observe(document, { childList: true });
  });
  for (const name of EVERYWHERE) {
    await scenes[name](page, url);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).direction), 'rtl', name);
    assert.equal(await tooWide(page), 0, name);
    assert.equal(await page.evaluate(() => Math.min(0, ...[...document.querySelectorAll('main *')]
      .filter((element) => !element.closest('.unseen, svg, .dice, .still-life, .sheet-scroll, .sections ul, .pad-paper, .marks, .notes'))
      .map((element) => Math.round(element.getBoundingClientRect().left)))), 0, `${name} sticks out`);
  }
  const mirrored = await page.locator('.page-top .icon').first().evaluate((icon) => getComputedStyle(icon).scale);
  assert.equal(mirrored, '-1 1');
});

check('at 200 % nothing is missing or cut off', { viewport: { width: 320, height: 400 }, deviceScaleFactor: 2 }, async (page, url) => {
  for (const name of EVERYWHERE) {
    await scenes[name](page, url);
    assert.equal(await tooWide(page), 0, name);
  }
  await scenes['table-roll'](page, url);
  await page.locator('.felt .die:not(.dead)').first().click();
  assert.ok((await look(page)).selected > 0, 'dice can be reached');
  await page.locator('.actions .roll').click();
});

check('the system’s contrast colours show what is on, whose turn it is and which buttons are disabled', { forcedColors: 'active' }, async (page, url) => {
  await scenes.settings(page, url);
  const dot = page.locator('.switch input').first();
  const off = await dot.screenshot();
  await dot.click();
  assert.ok(!off.equals(await dot.screenshot()), 'a switch looks the same on and off');
  await dot.click();
  const chosen = page.locator('.choice', { has: page.locator('input:checked') }).first();
  const around = () => chosen.locator('span').evaluate((element) => getComputedStyle(element).outlineStyle);
  assert.equal(await around(), 'none', 'an outline is for the focus alone');
  await page.keyboard.press('Tab');
  await chosen.locator('input').focus();
  assert.equal(await around(), 'solid');
  await scenes['table-select'](page, url);
  const outline = (selector) => page.locator(selector).first().evaluate((element) => getComputedStyle(element).outlineStyle);
  assert.equal(await outline('.player[aria-current=true]'), 'solid');
  assert.equal(await outline('.player:not([aria-current=true])'), 'none');
  // The same die, selected and not: a frame, since the system's colours know no shadow.
  const die = page.locator('.felt .die[aria-pressed=true]').first();
  const frame = (one) => one.evaluate((element) => getComputedStyle(element, '::after').borderTopStyle);
  const same = await die.evaluateHandle((element) => element);
  assert.equal(await frame(same), 'solid');
  const color = (selector) => page.locator(selector).first().evaluate((element) => getComputedStyle(element).color);
  await page.keyboard.press('a');
  assert.notEqual(await frame(same), 'solid');
  const disabled = await color('.actions .bank[aria-disabled=true]');
  await page.keyboard.press('a');
  assert.notEqual(disabled, await color('.actions .bank[aria-disabled=false]'));
  const bar = page.locator('.player .bar').first();
  assert.notEqual(await bar.locator('i').evaluate((part) => getComputedStyle(part).backgroundColor), await bar.evaluate((whole) => getComputedStyle(whole).backgroundColor));
});

check('the system setting for more contrast gives darker text and clearer edges', { contrast: 'more' }, async (page, url) => {
  await scenes['table-select'](page, url);
  const colors = () => page.evaluate(() => {
    const of = (selector) => getComputedStyle(document.querySelector(selector)).color;
    return [of('.player .name'), of('.rules-name')];
  });
  const more = await colors();
  await page.emulateMedia({ contrast: 'no-preference' });
  const usual = await colors();
  more.forEach((color, index) => assert.notEqual(color, usual[index]));
});
