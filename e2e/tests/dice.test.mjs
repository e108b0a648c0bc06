// Dice in the air: six sides, which give nothing away, and only when dice are really thrown.
import assert from 'node:assert/strict';
import { atRest, ready } from '../support/browser.mjs';
import { personsTurn, seatAndBegin, settings } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();
const moving = { reducedMotion: 'no-preference' };

async function begin(page, url) {
  await settings(page, { sound: false });
  await page.goto(new URL('/new?seed=measure', url).href);
  await ready(page);
  await page.locator('#rules').selectOption('classic');
  await seatAndBegin(page, { seats: ['Ada', 'Ben'], takeBack: true });
  const starter = page.locator('.actions .starters button').first();
  const roll = page.locator('.actions .roll');
  await starter.or(roll).first().waitFor();
  if (await starter.isVisible()) await starter.click();
  await roll.waitFor();
}

/** How often dice have begun to tumble since the page was opened. */
const countThrows = (page) => page.addInitScript(() => {
  globalThis.tumbled = 0;
  addEventListener('animationstart', ({ animationName }) => { if (animationName === 'tumble') globalThis.tumbled += 1; });
});
const tumbled = (page) => page.evaluate(() => globalThis.tumbled);
const lie = (page) => page.locator('.dice:not(.thrown) > .die').first().waitFor();

/** The width and the height of each side of each cube as it is seen, in parts of a lying die. */
const sides = (page) => page.evaluate(() => [...document.querySelectorAll('.dice .cube')].map((cube) => {
  const size = cube.offsetWidth;
  return [...cube.children].map((side) => {
    const { width, height } = side.getBoundingClientRect();
    return Math.min(width, height) / size;
  });
}));

check('a die in the air is a cube, and all of its sides turn', moving, async (page, url) => {
  await begin(page, url);
  await page.evaluate(() => addEventListener('animationstart', () => {
    for (const animation of document.getAnimations()) { animation.pause(); animation.currentTime = 200; }
  }));
  await page.locator('.actions .roll').click();
  await page.locator('.dice.thrown').waitFor();
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'paused'));
  const cubes = await sides(page);
  assert.equal(cubes.length, 6);
  // Flattened, the four sides that stand on the one that is up would all be lines, however the die has turned.
  for (const seen of cubes) assert.ok(seen.filter((part) => part > 0.15).length >= 5, `a cube shows its sides: ${seen}`);
});

check('dice in the air do not show which of them score', moving, async (page, url) => {
  await begin(page, url);
  const shades = () => page.evaluate(() => new Set([...document.querySelectorAll('.dice > .die')]
    .map((die) => getComputedStyle(die).getPropertyValue('--ivory-edge'))).size);
  await page.locator('.actions .roll').click();
  await page.locator('.dice.thrown > .die.dead').first().waitFor();
  assert.equal(await shades(), 1, 'all are equally bright');
  await lie(page);
  assert.equal(await shades(), 2, 'those that score nothing lie in the shade');
});

check('a farkle gives nothing away before the dice lie: not whose turn it is, not on the sheet, not by a button', { ...moving, viewport: { width: 1280, height: 800 } }, async (page, url) => {
  await begin(page, url);
  const shown = () => page.evaluate(() => ({
    whose: document.querySelector('.board-top .label').textContent,
    current: [...document.querySelectorAll('.player')].findIndex((player) => player.ariaCurrent === 'true'),
    written: document.querySelectorAll('.sheet-aside tbody .mark').length,
  }));
  const buttons = () => page.locator('.actions .button').evaluateAll((all) => all.map((button) => [button.textContent, button.ariaDisabled]));
  let others;
  const farkled = page.locator('.board.farkled');
  for (let rolls = 0; rolls < 60; rolls += 1) {
    const before = await shown();
    await page.locator('.actions .roll').click();
    await page.waitForFunction(() => document.querySelector('.dice.thrown') || document.querySelector('.board.farkled'));
    if (await farkled.count() > 0) {
      assert.deepEqual(await page.evaluate(() => document.querySelectorAll('.dice.thrown').length), 1, 'the dice are in the air');
      assert.deepEqual(await shown(), before);
      assert.deepEqual(await buttons(), others ?? await buttons(), 'the buttons are as in any other roll');
      assert.equal(await page.locator('.felt .selected, .felt [aria-pressed=true]').count(), 0, 'and no die looks selected');
      // Who presses once more does not roll for whoever comes next.
      await page.keyboard.press('r');
      await lie(page);
      await page.waitForFunction((turn) => document.querySelectorAll('.sheet-aside tbody .mark').length === turn, before.written + 1);
      const after = await shown();
      assert.notEqual(after.current, before.current);
      assert.notEqual(after.whose, before.whose);
      assert.ok(await page.locator('.verdict').isVisible());
      return;
    }
    others = await buttons();
    await lie(page);
    await page.locator('.felt .die:not(.dead)').first().click();
  }
  assert.fail('no farkle came');
});

check('dice that were on the table lie there after a reload and after a take-back', moving, async (page, url) => {
  await countThrows(page);
  await begin(page, url);
  await page.locator('.actions .roll').click();
  await lie(page);
  assert.equal(await tumbled(page), 6);
  await page.reload();
  await ready(page);
  await page.locator('.felt .die').first().waitFor();
  await atRest(page);
  assert.equal(await tumbled(page), 0, 'none is thrown again');
  await page.locator('.felt .die:not(.dead)').first().click();
  await page.locator('.actions .roll:not([aria-disabled=true])').click();
  await page.waitForFunction(() => globalThis.tumbled > 0);
  await lie(page);
  const thrown = await tumbled(page);
  await page.locator('.table-top button', { hasText: 'Take back' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.felt .die').length === 6);
  await atRest(page);
  assert.equal(await tumbled(page), thrown, 'what is taken back to lies there');
});

check('whoever wants less motion sees dice lie there at once', { reducedMotion: 'reduce' }, async (page, url) => {
  await countThrows(page);
  await begin(page, url);
  await page.locator('.actions .roll').click();
  await lie(page);
  assert.equal(await page.locator('.dice.thrown').count(), 0);
  assert.equal(await tumbled(page), 0);
});

check('whatever the settings and the system say of motion, thrown dice come to lie', moving, async (page, url) => {
  for (const motion of ['system', 'full', 'less']) {
    for (const reducedMotion of ['reduce', 'no-preference']) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(url);
      await page.evaluate((chosen) => localStorage.setItem('farkle.settings', JSON.stringify({ sound: false, motion: chosen })), motion);
      await page.goto(new URL('/play?seed=measure', url).href);
      await ready(page);
      await personsTurn(page);
      await page.locator('.actions .roll').click();
      const moves = motion === 'full' || (motion === 'system' && reducedMotion === 'no-preference');
      if (moves) await page.locator('.dice.thrown').waitFor();
      await lie(page);
    }
  }
});
