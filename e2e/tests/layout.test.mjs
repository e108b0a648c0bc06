// Everything on the board is visible and can be touched: no bar covers it, even on small phones.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest, inEachSize } from '../support/browser.mjs';
import { look, personsTurn, playOn, setUp } from '../support/play.mjs';
import { LONG_NAMES, openGame } from '../support/games.mjs';
import { open, scenes } from '../support/scenes.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

/** Everything inside the window that something else covers. */
const covered = (page) => page.evaluate(() => {
  const wanted = '.board .told, .take-most, .tray, .board .die, .board .banner, .actions .button, .film .button, .film input, .voice';
  // An empty line shows nothing; where there is no room, key A alone selects the most points.
  const isLeftOut = (element) => (element.matches('.told') && element.textContent === '')
    || (element.matches('.take-most') && element.getClientRects().length === 0);
  return [...document.querySelectorAll(wanted)].filter((element) => !isLeftOut(element)).flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3], [(left + right) / 2, (top + bottom) / 2]];
    // Dice lean back: their corners are the table's.
    const looked = element.matches('.die') ? points.slice(4) : points;
    return looked.flatMap(([x, y]) => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [`${element.className} is outside of the window at ${Math.round(x)}, ${Math.round(y)}`];
      const top = document.elementFromPoint(x, y);
      // Round corners and the gaps between words belong to what lies below.
      return element.contains(top) || top?.contains(element) ? [] : [`${element.className} is covered by ${top?.className}`];
    });
  });
});

/** Nothing on the board is covered. */
async function allIsSeen(page, what) {
  const hidden = await covered(page);
  assert.deepEqual(hidden, [], what);
}

const SIZES = [[360, 640], [360, 740], [390, 844], [768, 1024], [1280, 800]];

/** Presses these keys, one after the other, and looks before each of them in windows of every size. */
async function seenWhile(page, keys, next = atRest) {
  for (const [turn, key] of keys.entries()) {
    await atRest(page);
    await inEachSize(page, SIZES, turn, (size) => allIsSeen(page, size));
    await page.keyboard.press(key);
    await next(page);
  }
}

check('all of the table is seen at once in windows of every size', { slow: true }, async (page, url) => {
  await setUp(page, url, { seed: 'covered', seats: ['Maximiliane-Sophie', 'Ben'], rules: 'walnut' });
  await playOn(page, { stop: (state) => state.total >= 350, until: (state) => state.turns >= 5 });
  await seenWhile(page, ['r', 'a', 'r', 'a', 'b', 'r', 'a', 'r', 'a', 'b', 'r', 'a'], personsTurn);
});

check('all of the first steps is seen at once in windows of every size', { slow: true }, async (page, url) => {
  await open(page, url, '/learn?seed=lesson');
  await page.locator('.learn .actions .roll').waitFor();
  await seenWhile(page, ['r', 'a', 'r', 'a', 'b', 'r']);
});

check('all of the film is seen at once in windows of every size', { slow: true }, async (page, url) => {
  await scenes.replay(page, url);
  await seenWhile(page, new Array(12).fill('ArrowRight'));
  await expect(page.locator('.still .tray')).not.toHaveCount(0);
});

const SIDEWAYS = [[5, [[740, 360]]], [8, [[740, 360], [740, 300]]], [12, [[740, 360], [844, 390]]]];
for (const [players, sizes] of SIDEWAYS) {
  check(`with ${players} players on a phone on its side all of the table is seen, and whose turn it is, and nothing can be scrolled`, { slow: true }, async (page, url) => {
    if (players === 5) await setUp(page, url, { seed: 'side', seats: LONG_NAMES.slice(0, 5), rules: 'walnut' });
    else await openGame(page, url, players === 8 ? 'eight' : 'twelve');
    const turns = new Set();
    // From the last of them on.
    await playOn(page, { stop: (state) => state.total >= 350, until: (state) => state.turns % players === players - 1 });
    const isAllSeen = async (size) => {
      await allIsSeen(page, size);
      const mover = await page.evaluate(() => {
        const card = document.querySelector('.player[aria-current=true]');
        const [name, score] = ['.name', '.score'].map((part) => card.querySelector(part).getBoundingClientRect());
        const list = document.querySelector('.players').getBoundingClientRect();
        const isSeen = (box) => box.top >= list.top - 1 && box.bottom <= Math.min(list.bottom, innerHeight) + 1 && box.right <= innerWidth && box.width > 0;
        return { name: card.querySelector('.name').textContent, isSeen: isSeen(name) && isSeen(score) };
      });
      assert.ok(mover.isSeen, `${size}: ${mover.name} has the turn and is not seen`);
      turns.add(mover.name);
      const longer = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
      assert.deepEqual(longer, [0, 0], `${size}: the page is as large as the window`);
      // Notes for whoever is read to make no card longer.
      const notes = await page.locator('.players').evaluate((list) => {
        const before = list.scrollTop;
        list.scrollTop = list.scrollHeight;
        const end = list.lastElementChild.getBoundingClientRect().bottom - list.getBoundingClientRect().top + list.scrollTop;
        list.scrollTop = before;
        return list.scrollHeight - Math.max(end, list.clientHeight);
      });
      assert.ok(notes <= 2, `${size}: the list goes on for ${notes} px below its last card`);
    };
    for (let step = 0; step < 60 && turns.size < 3; step += 1) {
      await atRest(page);
      await inEachSize(page, sizes, step, isAllSeen);
      await page.keyboard.press(['r', 'a', 'r', 'a', 'b'][step % 5]);
      await personsTurn(page);
    }
    assert.ok(turns.size > 1);
  });
}

check('dice that fly in do not make the page longer on a phone on its side', { viewport: { width: 740, height: 360 }, reducedMotion: 'no-preference' }, async (page, url) => {
  await setUp(page, url, { seed: 'thrown', seats: LONG_NAMES.slice(0, 6), rules: 'classic' });
  await page.locator('.starters button').first().click();
  await page.evaluate(() => {
    window.longest = [0, 0];
    const look = () => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      window.longest = [Math.max(window.longest[0], scrollWidth - innerWidth), Math.max(window.longest[1], scrollHeight - innerHeight)];
      requestAnimationFrame(look);
    };
    look();
  });
  await page.locator('.actions .roll').click();
  await page.locator('.felt .die:not(:disabled)').first().waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const longest = await page.evaluate(() => window.longest);
  assert.deepEqual(longest, [0, 0]);
});

check('dice keep their size and place while they are selected', { viewport: { width: 360, height: 640 } }, async (page, url) => {
  await setUp(page, url, { seed: 'steady', seats: ['Ada', 'Ben', 'Cleo'], rules: 'playmonster' });
  await playOn(page, { until: (state) => state.turns >= 3 && state.dice === 6 });
  const place = async () => {
    await atRest(page);
    return page.locator('.felt .dice').evaluate((dice) => {
      const { top, left, width } = dice.getBoundingClientRect();
      return [top, left, width].map(Math.round);
    });
  };
  const before = await place();
  await page.keyboard.press('a');
  await page.locator('.felt .die[aria-pressed=true]').first().waitFor();
  const selected = await place();
  assert.deepEqual(selected, before);
  // A die that scores nothing is refused in more words.
  const dead = page.locator('.felt .die.dead').first();
  if ((await dead.count()) > 0) await dead.click();
  const refused = await place();
  assert.deepEqual(refused, before);
});

check('focus is a dashed line, selection is a ring, and both can be seen together', async (page, url) => {
  await scenes['table-roll'](page, url);
  const die = page.locator('.felt .die:not(.dead)').first();
  await page.keyboard.press('Tab');
  await die.focus();
  const drawn = () => die.evaluate((element) => ({
    focus: getComputedStyle(element.querySelector('.lay'), '::after').borderTopStyle,
    ring: getComputedStyle(element, '::after').borderTopStyle,
  }));
  await expect.poll(drawn).toEqual({ focus: 'dashed', ring: 'none' });
  await page.keyboard.press('Enter');
  await expect.poll(drawn).toEqual({ focus: 'dashed', ring: 'solid' });
  await page.locator('.actions .roll').focus();
  await expect.poll(drawn).toEqual({ focus: expect.not.stringContaining('dashed'), ring: 'solid' });
});

check('key hints are shown to keyboard users and not to touch users', async (page, url) => {
  await scenes['table-roll'](page, url);
  const shown = page.locator('.table kbd:visible');
  await expect(shown, 'the last thing was a tap').toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(shown).toHaveCount(6 + 2);
  await page.locator('.felt .die:not(.dead)').first().click();
  await expect(shown).toHaveCount(0);
});

check('the first actions on the home page are visible without scrolling', { viewport: { width: 1280, height: 800 } }, async (page, url) => {
  await setUp(page, url, { seed: 'home', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { until: (state) => state.dice > 0 });
  await page.locator('.table-top a').click();
  await page.locator('.continue').waitFor();
  await atRest(page);
  const below = await page.locator('.button.play, .continue, .tile').evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().bottom > innerHeight).length);
  assert.equal(below, 0);
});

check('with letters of 150 and 200 % no button lies over a die, and nothing sticks out', async (page, url) => {
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%';
  }));
  await setUp(page, url, { seed: 'letters', seats: ['Maximiliane-Sophie', 'Ben'], rules: 'walnut' });
  await playOn(page, { until: (state) => state.dice === 6 });
  await atRest(page);
  const fits = async (size) => {
    const { under, wide } = await page.evaluate(() => {
      const first = document.querySelector('.felt .die');
      first.scrollIntoView({ block: 'center' });
      return {
        under: [...document.querySelectorAll('.felt .die')].filter((die) => {
          const { left, right, top, bottom } = die.getBoundingClientRect();
          return !die.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }).length,
        wide: document.documentElement.scrollWidth - innerWidth,
      };
    });
    assert.deepEqual({ under, wide }, { under: 0, wide: 0 }, size);
  };
  await inEachSize(page, [[360, 740], [320, 640]], 0, fits);
  await page.evaluate(() => { document.documentElement.style.fontSize = '150%'; });
  await inEachSize(page, [[360, 740]], 0, fits);
});

check('in a low window no bar lies over a die, whatever is scrolled', async (page, url) => {
  await setUp(page, url, { seed: 'low', seats: ['Ada', 'Ben'], rules: 'walnut' });
  await playOn(page, { until: (state) => state.turns >= 2 && state.dice === 6 });
  await atRest(page);
  await inEachSize(page, [[740, 360], [640, 400], [320, 400]], 0, async (size, width) => {
    const under = await page.evaluate(() => [...document.querySelectorAll('.felt .die')].flatMap((die) => {
      die.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = die.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return die.contains(found) ? [] : [found?.className ?? 'nothing'];
    }));
    assert.deepEqual(under, [], size);
    if (width > 600) {
      const scrolled = await page.evaluate(() => document.querySelector('.in-play').scrollTop + scrollY);
      assert.equal(scrolled, 0, `${size}: all dice are seen at once`);
    }
  });
});

check('home offers the game that is not over first, and a new one, without scrolling on phones of every size', { slow: true }, async (page, url) => {
  await setUp(page, url, { seed: 'home', seats: ['Ada', 'Ben', 'Cleo', 'Dan'], teams: 2, rules: 'classic' });
  await playOn(page, { until: (state) => state.dice > 0 });
  await page.locator('.table-top a').click();
  await page.locator('.continue').waitFor();
  // Teams are said once, with what they have together.
  await expect(page.locator('.continue small')).toHaveText('Ada & Cleo: 0 · Ben & Dan: 0');
  const place = (selector) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
  // Letters that come late may move all of it.
  const within = () => page.locator('.first').evaluate((all) => (
    all.querySelector('.button.play').getBoundingClientRect().top - all.getBoundingClientRect().top
  ));
  for (const [width, height] of [[360, 740], [390, 844], [740, 360], [844, 390], [932, 430]]) {
    await page.setViewportSize({ width, height });
    // The room of the game is kept from the first picture on: "Play" stands still.
    await page.goto(url);
    await page.locator('.button.play').waitFor();
    const first = await within();
    await page.locator('.continue').waitFor();
    await expect.poll(async () => Math.abs(await within() - first), `${width} x ${height}: Play has moved`).toBeLessThanOrEqual(1);
    await atRest(page);
    const [goOn, play] = [await place('.continue'), await place('.button.play')];
    assert.ok(goOn.bottom <= play.top, `${width} x ${height}: what is begun comes first`);
    assert.ok(play.bottom <= height && play.right <= width, `${width} x ${height}: Play ends at ${play.bottom}`);
  }
});

check('the focus goes to the next action: dice after a roll, buttons after a bank or farkle, the table after a take-back', async (page, url) => {
  await setUp(page, url, { seed: 'next', seats: ['Ada', 'Ben'], rules: 'classic', takeBack: true });
  const focused = async (selector) => {
    await atRest(page);
    await expect.poll(() => page.evaluate((wanted) => {
      const { activeElement } = document;
      return activeElement?.matches(wanted) ? wanted : activeElement?.className ?? 'nothing';
    }, selector)).toBe(selector);
  };
  await page.locator('.starters button').first().focus();
  await page.keyboard.press('Enter');
  await focused('.actions .roll');
  const seen = new Set();
  for (let step = 0; step < 80 && seen.size < 2; step += 1) {
    const { dice, canBank, canRoll, turns } = await look(page);
    if (dice > 0 && !canBank) {
      await focused('.felt .die:not(.dead)');
      await page.keyboard.press('Space');
      continue;
    }
    // Rolls until nothing scores, and banks in the turn after that.
    const bank = dice > 0 && seen.has('farkle');
    assert.ok(bank || canRoll);
    await page.locator(bank ? '.actions .bank' : '.actions .roll').focus();
    await page.keyboard.press('Enter');
    await atRest(page);
    // A press right after a turn was for the button that stood there before: nothing happens.
    const after = await look(page);
    if (after.dice > 0 || after.turns === turns) continue;
    seen.add(bank ? 'bank' : 'farkle');
    await focused('.actions .button');
  }
  assert.equal(seen.size, 2);
  const back = page.locator('.table-top button').first();
  await back.focus();
  await page.keyboard.press('Enter');
  await focused('.table-top button, h1');
});

check('the focus is never lost: after a bank, a choice of who starts, and a seat that goes', async (page, url) => {
  const isKept = async (what) => {
    await atRest(page);
    const focused = await page.evaluate(() => document.activeElement?.tagName);
    assert.notEqual(focused, 'BODY', what);
  };
  await open(page, url, '/new?seed=focus');
  await page.locator('.add-seats button').click();
  await page.locator('.seat .remove').last().focus();
  await page.keyboard.press('Enter');
  await isKept('a seat that goes');
  await page.locator('#rules').selectOption('classic');
  await page.locator('.button.start').focus();
  await page.keyboard.press('Enter');
  await page.locator('.starters button').first().focus();
  await page.keyboard.press('Enter');
  await isKept('who starts');
  for (let step = 0; step < 30; step += 1) {
    await personsTurn(page);
    const button = (await page.locator('.actions .bank:not([aria-disabled=true])').count()) > 0 ? '.actions .bank' : '.actions .roll:not([aria-disabled=true])';
    if ((await page.locator(button).count()) === 0) {
      await page.locator('.felt .die:not(.dead)').first().focus();
    } else {
      await page.locator(button).focus();
    }
    await page.keyboard.press('Enter');
    await isKept(`${button}, step ${step}`);
  }
});
