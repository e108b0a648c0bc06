// Flying dice: six sides, no hint at the result, and only for real throws.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest, inEachSize, ready } from '../support/browser.mjs';
import { stopTime } from '../support/clock.mjs';
import { personsTurn, playOn, seatAndBegin, setUp, settings } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();
const moving = { reducedMotion: 'no-preference' };

async function begin(page, url, seed = 'measure') {
  await settings(page, { sound: false });
  await page.goto(new URL(`/new?seed=${seed}`, url).href);
  await ready(page);
  await page.locator('#rules').selectOption('classic');
  await seatAndBegin(page, { seats: ['Ada', 'Ben'], takeBack: true });
  const starter = page.locator('.actions .starters button').first();
  const roll = page.locator('.actions .roll');
  await starter.or(roll).first().waitFor();
  if (await starter.isVisible()) await starter.click();
  await roll.waitFor();
}

/** How often dice began to tumble since the page was opened. */
const countThrows = (page) => page.addInitScript(() => {
  globalThis.tumbled = 0;
  addEventListener('animationstart', ({ animationName }) => { if (animationName === 'tumble') globalThis.tumbled += 1; });
});
const tumbled = (page) => page.evaluate(() => globalThis.tumbled);
const lie = (page) => page.locator('.dice:not(.thrown) > .die').first().waitFor();

/** Rolls while time stands still: hot dice are looked at before they are thrown. */
async function rollOn(page) {
  const roll = page.locator('.actions .roll');
  const isHot = (await roll.textContent()).includes('Roll all');
  await roll.click();
  if (isHot) await page.clock.runFor(1300);
  await page.locator('.dice.thrown').waitFor();
}

/** Has dice that are thrown from now on stay in the air until they may fall. */
const hold = (page) => page.evaluate(() => addEventListener('animationstart', () => {
  for (const animation of document.getAnimations()) animation.pause();
}));
const letFall = (page) => page.evaluate(() => {
  for (const animation of document.getAnimations()) animation.finish();
});

/** The width and the height of each side of each cube as it is seen, in parts of a lying die. */
const sides = (page) => page.evaluate(() => [...document.querySelectorAll('.dice .cube')].map((cube) => {
  const size = cube.offsetWidth;
  return [...cube.children].map((side) => {
    const { width, height } = side.getBoundingClientRect();
    return Math.min(width, height) / size;
  });
}));

check('a flying die is a cube, and all its sides turn', moving, async (page, url) => {
  await begin(page, url);
  await page.evaluate(() => addEventListener('animationstart', () => {
    for (const animation of document.getAnimations()) { animation.pause(); animation.currentTime = 200; }
  }));
  await page.locator('.actions .roll').click();
  await page.locator('.dice.thrown').waitFor();
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'paused'));
  const cubes = await sides(page);
  assert.equal(cubes.length, 6);
  // Flattened, the four sides that stand on the one that is up would all be lines, however the die
  // has turned.
  for (const seen of cubes) assert.ok(seen.filter((part) => part > 0.05).length >= 5, `a cube shows its sides: ${seen}`);
});

/** The board, and of each die the box of all its sides that are seen, its own box, and whether a touch hits it. */
const placed = (page) => page.evaluate(() => ({
  tray: document.querySelector('.board').getBoundingClientRect().toJSON(),
  dice: [...document.querySelectorAll('.felt .die')].map((die) => {
    const sides = [...die.querySelectorAll('.side')].filter((side) => side.checkVisibility()).map((side) => side.getBoundingClientRect());
    const { left, right, top, bottom, width, height } = die.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      left: Math.min(...sides.map((side) => side.left)), right: Math.max(...sides.map((side) => side.right)),
      top: Math.min(...sides.map((side) => side.top)), bottom: Math.max(...sides.map((side) => side.bottom)),
      width, height, isHit: die.contains(middle) || middle?.closest('.verdict') !== null, angle: die.style.getPropertyValue('--askew'),
    };
  }),
}));

const SIZES = [[320, 640], [360, 740], [740, 360], [768, 1024], [1280, 800], [1920, 1080]];
for (const rules of ['classic', 'busche-neller']) {
  check(`dice of ${rules} lie apart in windows of every size, at angles of their own, and each of them can be touched`, { slow: true }, async (page, url) => {
    await setUp(page, url, { seed: 'apart', seats: ['Ada', 'Ben'], rules });
    await playOn(page, { stop: () => false, until: (state) => state.dice > 0 });
    const seen = new Set();
    for (let step = 0; step < 24; step += 1) {
      const lieApart = async (size) => {
        const { tray, dice } = await placed(page);
        for (const [index, one] of dice.entries()) {
          assert.ok(one.left >= tray.left && one.right <= tray.right && one.top >= tray.top && one.bottom <= tray.bottom, `${size}: ${JSON.stringify(one)} in ${JSON.stringify(tray)}`);
          for (const other of dice.slice(index + 1)) {
            const apart = Math.max(other.left - one.right, one.left - other.right, other.top - one.bottom, one.top - other.bottom);
            assert.ok(apart >= -1, `${size}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
          }
          assert.ok(one.width >= 44 && one.height >= 44 && one.isHit, `${size}: ${JSON.stringify(one)}`);
          seen.add(one.angle);
        }
      };
      // Dice that are selected stay where they were rolled.
      if (step % 2 === 0) await inEachSize(page, SIZES, step / 2, lieApart);
      else await lieApart('selected');
      await page.keyboard.press(['a', 'r'][step % 2]);
      await personsTurn(page);
    }
    assert.ok(seen.size > 5, `${seen.size} angles`);
  });
}

check('a throw leaves the hand bit by bit, stays in the tray, and is over within 1.2 seconds', { ...moving, viewport: { width: 360, height: 740 } }, async (page, url) => {
  await begin(page, url);
  await hold(page);
  await page.locator('.actions .roll').click();
  await page.locator('.dice.thrown').waitFor();
  const times = await page.evaluate(() => document.getAnimations().filter(({ animationName }) => animationName === 'tumble')
    .map(({ effect }) => [effect.getComputedTiming().delay, effect.getComputedTiming().endTime]));
  assert.equal(times.length, 6);
  assert.ok(new Set(times.map(([start]) => start)).size > 3 && Math.max(...times.map(([start]) => start)) <= 130, `${times}`);
  const ends = times.map(([, end]) => end).toSorted((one, other) => other - one);
  assert.ok(ends[0] <= 1200 && ends[0] - ends[1] > 50, `the last one keeps everybody waiting: ${ends}`);
  const { tray } = await placed(page);
  for (let time = 0; time < 1200; time += 60) {
    await page.evaluate((now) => {
      for (const animation of document.getAnimations()) {
        if (['tumble', 'fly', 'shade'].includes(animation.animationName)) animation.currentTime = Math.min(now, animation.effect.getComputedTiming().endTime - 1);
      }
    }, time);
    for (const die of (await placed(page)).dice) {
      assert.ok(die.left >= tray.left - 1 && die.right <= tray.right + 1 && die.top >= tray.top - 1 && die.bottom <= tray.bottom + 1, `after ${time}: ${JSON.stringify(die)} in ${JSON.stringify(tray)}`);
    }
  }
});

check('flying dice do not show which of them score', moving, async (page, url) => {
  await begin(page, url);
  await stopTime(page);
  await hold(page);
  const shades = () => page.evaluate(() => new Set([...document.querySelectorAll('.dice > .die')]
    .map((die) => getComputedStyle(die).getPropertyValue('--ivory-edge'))).size);
  await page.locator('.actions .roll').click();
  await page.locator('.dice.thrown > .die').first().waitFor();
  const inTheAir = await shades();
  const dead = await page.locator('.dice.thrown > .die.dead').count();
  assert.equal(inTheAir, 1, 'all are equally bright');
  assert.equal(dead, 0, 'and none is told to score nothing');
  await letFall(page);
  await lie(page);
  await expect.poll(shades, 'those that score nothing lie in the shade').toBe(2);
});

check('who presses Roll while dice fly sees them lie at once, and is not told that they roll', moving, async (page, url) => {
  await begin(page, url);
  await hold(page);
  await page.locator('.actions .roll').click();
  await page.locator('.dice.thrown > .die').first().waitFor();
  await page.locator('.actions .roll').click({ force: true });
  await expect(page.locator('.dice.thrown')).toHaveCount(0);
  await expect(page.locator('.told')).not.toContainText('still rolling');
});

check('before the dice lie, neither turn, score sheet nor buttons reveal a farkle', { ...moving, viewport: { width: 1280, height: 800 } }, async (page, url) => {
  await begin(page, url);
  await stopTime(page);
  await hold(page);
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
    await rollOn(page);
    // The dice stay in the air: what is read now does not change.
    const [told, now, offered] = [await farkled.count(), await shown(), await buttons()];
    const looks = await page.locator('.felt .selected, .felt [aria-pressed=true], .felt .dead').count();
    assert.equal(told, 0, 'nothing tells what the dice will come to');
    assert.deepEqual(now, before);
    assert.deepEqual(offered, others ?? offered, 'the buttons are as in any other roll');
    assert.equal(looks, 0, 'and no die looks selected or useless');
    others = offered;
    await letFall(page);
    await lie(page);
    await page.locator('.board.farkled, .felt .die:not(.dead)').first().waitFor();
    if (await farkled.count() > 0) {
      const lost = await shown();
      assert.deepEqual(lost, before, 'who has farkled still has the turn');
      await page.clock.resume();
      await expect.poll(async () => (await shown()).written).toBe(before.written + 1);
      const after = await shown();
      assert.notEqual(after.current, before.current);
      assert.notEqual(after.whose, before.whose);
      await expect(page.locator('.verdict')).toBeVisible();
      return;
    }
    await page.locator('.felt .die:not(.dead)').first().click();
  }
  assert.fail('no farkle came');
});

/** Rolls on with whatever scores until dice lie that do not. */
async function farkle(page) {
  for (let rolls = 0; rolls < 60; rolls += 1) {
    await rollOn(page);
    await lie(page);
    await page.locator('.board.farkled, .felt .die:not(.dead)').first().waitFor();
    if (await page.locator('.board.farkled').count() > 0) return;
    await page.locator('.felt .die:not(.dead)').first().click();
  }
  assert.fail('no farkle came');
}

/** The end of a farkle, and then the time in which the new button ignores touches. */
async function afterFarkle(page) {
  await page.clock.runFor(4200);
  await page.locator('.actions .roll.alone').waitFor();
  await page.clock.runFor(850);
}

const mover = (page) => page.locator('.player[aria-current=true] .name');

check('a farkle that costs nothing is looked at for as long as one that does', moving, async (page, url) => {
  // Its first two rolls lose.
  await begin(page, url, 'lost-83');
  await stopTime(page);
  // The first farkle is seen until its hint is read.
  await farkle(page);
  await afterFarkle(page);
  await farkle(page);
  await expect(page.locator('.verdict')).toHaveCount(1);
  await expect(page.locator('.verdict .lost')).toHaveCount(0);
  await page.clock.runFor(1500);
  await expect(page.locator('.board.losing')).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(page.locator('.board.losing')).toHaveCount(0);
});

check('a farkle is seen under the name of whoever has it, with the points that fall, and then the turn moves on', moving, async (page, url) => {
  await settings(page, { sound: false, speed: 'calm' });
  await begin(page, url);
  await stopTime(page);
  let name;
  for (let turns = 0; turns < 20; turns += 1) {
    name = await mover(page).textContent();
    await farkle(page);
    if (await page.locator('.verdict .lost').count() > 0) break;
    await afterFarkle(page);
  }
  await expect(mover(page), 'the seat stays lit').toHaveText(name);
  await expect(page.locator('.board-top .label')).toContainText(name);
  const { word, who, total, line } = await page.evaluate(() => ({
    word: document.querySelector('.verdict b').textContent,
    who: document.querySelector('.verdict small').textContent,
    total: document.querySelector('.total').textContent,
    line: getComputedStyle(document.querySelector('.total')).textDecorationLine,
  }));
  assert.equal(word, 'Farkle');
  assert.equal(who, `Nothing scored: ${name} loses ${total}`);
  assert.deepEqual({ line, isWorth: total !== '0' }, { line: 'line-through', isWorth: true });
  await expect(page.locator('.saying')).toContainText(`Farkle! ${name} loses ${total}.`);
  const next = await page.locator('.player:not([aria-current=true]) .name').textContent();
  await expect(page.locator('.actions'), 'there is nothing to press').toContainText(`${next} is next`);
  await expect(page.locator('.actions .button'), 'words stand in their place').not.toHaveCount(0);
  for (const button of await page.locator('.actions .button').all()) await expect(button).toHaveCSS('opacity', '0');
  const [told, opens] = await page.evaluate(() => ['.meanwhile', '.verdict'].map((part) => parseFloat(getComputedStyle(document.querySelector(part)).animationDelay)));
  assert.ok(told >= opens, `${told} s: nothing tells what comes next before the band opens after ${opens} s`);
  await page.clock.resume();
  await page.locator('.board:not(.losing)').waitFor();
  await expect(page.locator('.meanwhile')).toHaveCount(0);
  await expect(mover(page)).not.toHaveText(name);
  await expect(page.locator('.total')).toHaveText('0');
  await expect(page.locator('.verdict'), 'and the dice still say whose they were').toContainText(name);
});

check('who taps on does not wait for the end of a farkle, and rolls nothing with that tap', { ...moving, hasTouch: true }, async (page, url) => {
  await settings(page, { sound: false, speed: 'calm' });
  await begin(page, url);
  // Without the tap the farkle would never end.
  await stopTime(page);
  await farkle(page);
  await page.clock.runFor(400);
  const losing = page.locator('.board.losing');
  await expect(losing).toHaveCount(1);
  await page.locator('.board').tap({ position: { x: 10, y: 10 } });
  await page.locator('.actions .roll.alone').waitFor();
  await expect(losing).toHaveCount(0);
  await page.locator('.actions .roll').tap();
  await page.clock.resume();
  await atRest(page);
  const thrown = await page.locator('.dice.thrown').count();
  assert.equal(thrown, 0);
});

check('every roll has dice of its own: those in the air would not be thrown once more', moving, async (page, url) => {
  await begin(page, url);
  await page.keyboard.press('r');
  await lie(page);
  const first = await page.locator('.dice').elementHandle();
  await page.keyboard.press('a');
  await page.keyboard.press('r');
  await page.locator('.dice.thrown > .die:first-child:nth-last-child(-n + 5)').waitFor();
  await expect.poll(() => first.evaluate((dice) => dice.isConnected)).toBe(false);
  await lie(page);
});

check('with reduced motion a farkle is there at once, with the same words', { reducedMotion: 'reduce' }, async (page, url) => {
  await begin(page, url);
  const name = await mover(page).textContent();
  for (let rolls = 0; rolls < 60; rolls += 1) {
    await page.keyboard.press('r');
    await personsTurn(page);
    if (await page.locator('.board.farkled').count() > 0) break;
    await page.keyboard.press('a');
  }
  await expect(page.locator('.verdict')).toHaveText(new RegExp(`^Farkle.*${name}`));
  await expect(page.locator('.saying')).toHaveText(new RegExp(`Farkle! ${name} loses|Farkle! ${name} scores`));
  await expect(mover(page)).not.toHaveText(name);
});

check('who presses once more while a farkle flies does not roll for the next player', moving, async (page, url) => {
  await begin(page, url);
  await stopTime(page);
  await hold(page);
  for (let rolls = 0; rolls < 60; rolls += 1) {
    await rollOn(page);
    await page.keyboard.press('r');
    await page.keyboard.press('b');
    await letFall(page);
    await lie(page);
    await page.locator('.board.farkled, .felt .die:not(.dead)').first().waitFor();
    if (await page.locator('.board.farkled').count() > 0) {
      await page.clock.resume();
      await atRest(page);
      const thrown = await page.locator('.dice.thrown').count();
      assert.equal(thrown, 0, 'no new roll has begun');
      await expect(page.locator('.verdict'), 'and the farkle lies there').toBeVisible();
      return;
    }
    await page.locator('.felt .die:not(.dead)').first().click();
  }
  assert.fail('no farkle came');
});

check('dice on the table do not fly again after a reload or a take-back', moving, async (page, url) => {
  await countThrows(page);
  await begin(page, url);
  await page.locator('.actions .roll').click();
  await lie(page);
  await expect.poll(() => tumbled(page)).toBe(6);
  await page.reload();
  await ready(page);
  await page.locator('.felt .die').first().waitFor();
  await atRest(page);
  await expect.poll(() => tumbled(page), 'none is thrown again').toBe(0);
  await page.locator('.felt .die:not(.dead)').first().click();
  await page.locator('.actions .roll:not([aria-disabled=true])').click();
  await page.waitForFunction(() => globalThis.tumbled > 0);
  await lie(page);
  const thrown = await tumbled(page);
  await page.locator('.table-top button', { hasText: 'Undo' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.felt .die').length === 6);
  await atRest(page);
  await expect.poll(() => tumbled(page), 'what is taken back to lies there').toBe(thrown);
});

check('with reduced motion dice lie on the table at once', { reducedMotion: 'reduce' }, async (page, url) => {
  await countThrows(page);
  await begin(page, url);
  await page.locator('.actions .roll').click();
  await lie(page);
  await atRest(page);
  await expect(page.locator('.dice.thrown')).toHaveCount(0);
  await expect.poll(() => tumbled(page)).toBe(0);
});

check('thrown dice come to rest under every motion setting of app and system', moving, async (page, url) => {
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
