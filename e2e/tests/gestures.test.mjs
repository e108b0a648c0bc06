// What fingers do to a table: quickly, twice, and in a moment that has just passed. Nothing of it
// costs points.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest } from '../support/browser.mjs';
import { holdTime, stopTime } from '../support/clock.mjs';
import { look, personsTurn, playOn, setUp, settings } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';
import { countQuestions } from '../support/thinker.mjs';

const { check } = suite();
const touch = { hasTouch: true, isMobile: true };
const times = (state, face) => state.faces.filter((one) => one === face).length;
/** Two taps of one finger need some time in between to be two. */
const SAME_TAP = 350;
/** A button that has just taken the place of another ignores touches for this time. */
const NEW_BUTTON = 850;

/** A turn of Ada with three dice of a kind; returns their places. */
async function threeOfAKind(page, url) {
  await setUp(page, url, { seed: 'triples', seats: ['Ada', 'Ben'], rules: 'classic' });
  const isTriple = (state) => state.faces.find((face) => times(state, face) === 3);
  const seen = await playOn(page, { until: (state) => state.dice === 6 && isTriple(state) && state.selected === 0 });
  const { faces } = seen.at(-1);
  const face = isTriple(seen.at(-1));
  return faces.flatMap((one, place) => (one === face ? [place] : []));
}

const die = (page, place) => page.locator('.felt .die').nth(place);
const selected = async (page) => (await look(page)).selected;

check('whoever taps the dice of a triple one by one keeps the triple, and hears what it is', touch, async (page, url) => {
  const places = await threeOfAKind(page, url);
  const saying = () => page.locator('.saying').textContent();
  const said = [];
  let before = await saying();
  for (const place of places) {
    await die(page, place).tap();
    await expect.poll(saying, 'each tap is answered').not.toBe(before);
    await expect.poll(() => selected(page)).toBe(3);
    before = await saying();
    said.push(before);
  }
  assert.ok(said[0] !== said[1] && said[1] !== said[2], 'each tap is answered');
  for (const words of said) assert.match(words, /^Three (ones|twos|threes|fours|fives|sixes): [\d,]+\.\s?$/);
});

check('two quick taps on a die of a set are one tap, and a later one puts the whole set back', touch, async (page, url) => {
  const [place] = await threeOfAKind(page, url);
  await stopTime(page);
  const { x, y, width, height } = await die(page, place).boundingBox();
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await tap();
  await tap();
  await page.clock.resume();
  await atRest(page);
  await expect.poll(() => selected(page)).toBe(3);
  await page.clock.runFor(SAME_TAP);
  await die(page, place).tap();
  await expect.poll(() => selected(page), 'and never a part of it').toBe(0);
});

check('by keyboard the same holds: each die of a triple is confirmed, the whole is put back, and a part can be taken', async (page, url) => {
  const [first, second, third] = await threeOfAKind(page, url);
  await page.clock.install();
  const press = async (place, key) => {
    await page.clock.runFor(SAME_TAP);
    if (key) return page.keyboard.press(String(place + 1));
    await die(page, place).focus();
    return page.keyboard.press('Space');
  };
  for (const [place, key] of [[first, true], [second, false], [third, true]]) {
    await press(place, key);
    await atRest(page);
    await expect.poll(() => selected(page)).toBe(3);
  }
  await press(third, false);
  await expect.poll(() => selected(page)).toBe(0);
});

/** Ada against a computer player at a calm pace, with something to bank. */
async function aboutToBank(page, url) {
  await settings(page, { speed: 'calm', sound: false });
  await countQuestions(page);
  await setUp(page, url, { seed: 'double', seats: ['Ada', { computer: 'gambler' }], rules: 'classic' });
  for (;;) {
    const seen = await playOn(page, { until: (state) => state.canBank });
    if (seen.at(-1).canBank) return;
  }
}

/** Lets time pass that stands still otherwise, and whoever has to decide something decide it meanwhile. */
async function pass(page, milliseconds) {
  for (let passed = 0; passed < milliseconds; passed += 50) await page.clock.runFor(50);
}

/** Lets no more than this time pass until something is so. */
async function passUntil(page, isSo, most) {
  for (let passed = 0; !(await isSo()); passed += 50) {
    // What is being stored or worked out takes no time of the page's clock.
    await expect.poll(() => page.evaluate(() => (globalThis.storing || 0) + (globalThis.unanswered || 0))).toBe(0);
    assert.ok(passed < most, `not within ${most} ms`);
    await pass(page, 50);
  }
}

check('one tap selects the dice that score most, and none of it is done twice', touch, async (page, url) => {
  await threeOfAKind(page, url);
  const most = page.locator('.take-most');
  const points = (await most.textContent()).match(/[\d,]+/)[0];
  await most.tap();
  await page.locator('.told', { hasText: `= ${points}` }).waitFor();
  await expect(most, 'a second tap finds nothing to press').toHaveCount(0);
  await expect(page.locator('.actions .roll')).toBeFocused();
  await expect.poll(() => selected(page)).toBeGreaterThan(2);
});

check('a double tap on Bank banks, and the computer player takes its time', touch, async (page, url) => {
  await aboutToBank(page, url);
  await stopTime(page);
  const { x, y, width, height } = await page.locator('.actions .bank').boundingBox();
  for (let taps = 0; taps < 3; taps += 1) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.locator('.actions .thinking').waitFor();
  await page.keyboard.press('b');
  await pass(page, 1200);
  const stillThinks = await page.locator('.actions .thinking').isVisible();
  const { selected: taken, tray, total } = await look(page);
  assert.ok(stillThinks, 'its turn goes on');
  assert.deepEqual({ taken, tray, total }, { taken: 0, tray: 0, total: 0 }, 'and it still looks at its first roll');
});

check('after a bank a second tap does not roll for the next person', touch, async (page, url) => {
  await setUp(page, url, { seed: 'double', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { until: (state) => state.canBank });
  await stopTime(page);
  const { x, y, width, height } = await page.locator('.actions .bank').boundingBox();
  for (let taps = 0; taps < 3; taps += 1) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.locator('.actions .roll.alone').waitFor();
  await page.clock.resume();
  await atRest(page);
  await expect.poll(async () => (await look(page)).dice).toBe(0);
  await page.clock.runFor(NEW_BUTTON);
  await page.locator('.actions .roll').tap();
  await page.locator('.felt .die').first().waitFor();
});

check('whoever plays alone rolls on soon after a bank, but not with its second tap', touch, async (page, url) => {
  await setUp(page, url, { seed: 'alone', seats: ['Ada'], rules: 'classic' });
  await playOn(page, { until: (state) => state.canBank });
  await stopTime(page);
  const { x, y, width, height } = await page.locator('.actions .bank').boundingBox();
  for (let taps = 0; taps < 2; taps += 1) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.locator('.actions .roll.alone').waitFor();
  await pass(page, 400);
  await expect.poll(async () => (await look(page)).dice).toBe(0);
  await page.locator('.actions .roll').tap();
  await page.locator('.felt .die').first().waitFor();
});

check('“Tap to speed up”: after one tap the whole turn is brisk, and the second ends it', touch, async (page, url) => {
  await aboutToBank(page, url);
  const thinking = page.locator('.actions .thinking');
  await page.clock.install();
  for (let turn = 0; turn < 30; turn += 1) {
    await holdTime(page);
    await page.locator('.actions .bank').tap();
    await expect(thinking).toContainText('Tap to speed up');
    await page.clock.runFor(NEW_BUTTON);
    await thinking.tap();
    // A decision at once; without the tap it would take four seconds.
    await passUntil(page, () => page.evaluate(() => (
      document.querySelector('.actions .roll') !== null || document.querySelector('.total').firstChild.textContent !== '0'
    )), 1500);
    if (await thinking.isVisible()) {
      await expect(thinking).toContainText('Tap again to skip');
      const total = await page.locator('.total').textContent();
      const goesOn = async () => !(await thinking.isVisible()) || (await page.locator('.total').textContent()) !== total;
      // At the usual pace it would take longer than three seconds.
      await passUntil(page, goesOn, 2500);
      if (!(await thinking.isVisible())) return;
      await thinking.tap();
      await passUntil(page, () => page.locator('.actions .roll').isVisible(), 2500);
      return;
    }
    await page.clock.resume();
    await personsTurn(page);
    const seen = await playOn(page, { until: (state) => state.canBank });
    assert.ok(seen.at(-1).canBank);
  }
  assert.fail('the gambler never rolled twice');
});

check('taps that hurry a computer player do not roll for the person, however many they are', touch, async (page, url) => {
  await aboutToBank(page, url);
  await stopTime(page);
  await page.locator('.actions .bank').tap();
  await page.locator('.actions .thinking').waitFor();
  const { x, y, width, height } = await page.locator('.actions').boundingBox();
  const tap = () => page.touchscreen.tap(x + width / 3, y + height / 2);
  await page.clock.runFor(NEW_BUTTON);
  await passUntil(page, async () => {
    await tap();
    return page.locator('.actions .roll').isVisible();
  }, 20_000);
  for (let taps = 0; taps < 12; taps += 1) {
    await tap();
    await page.clock.runFor(150);
  }
  await expect(page.locator('.actions .roll.alone'), 'its dice are not thrown').toBeVisible();
  await page.clock.runFor(NEW_BUTTON);
  await tap();
  await expect(page.locator('.actions .roll.alone')).toHaveCount(0);
});

check('keys for dice do nothing in the turn of a computer player, and nothing is said twice', async (page, url) => {
  await aboutToBank(page, url);
  await stopTime(page);
  await page.keyboard.press('b');
  await page.locator('.actions .thinking').waitFor();
  await passUntil(page, () => page.locator('.felt .die').first().isVisible(), 4000);
  const said = await page.locator('.saying').textContent();
  for (const key of ['a', '1', 'a', '6', 'a']) {
    await page.keyboard.press(key);
    const taken = await selected(page);
    assert.equal(taken, 0);
  }
  await pass(page, NEW_BUTTON);
  const later = await page.locator('.saying').textContent();
  assert.equal(later, said);
  await expect(page.locator('.actions .thinking'), 'nor do they skip it').toBeVisible();
});
