// Today's Dice: one try a day counts, its result stays, and practice changes nothing.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { atRest, ready, reload } from '../support/browser.mjs';
import { setTo, startAt } from '../support/clock.mjs';
import { playOn, settings, speak } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();
/** Day 328 in New York, and the day after it. */
const NEW_YORK = { timezoneId: 'America/New_York' };
const DAY = '2026-11-24T10:00:00-05:00';
const NEXT_DAY = '2026-11-25T10:00:00-05:00';

/** Opens an address on a day; the clock goes on from there. */
async function openOn(page, url, time, path = '/today') {
  await settings(page, { speed: 'fast', sound: false });
  await startAt(page, time);
  await page.goto(new URL(path, url).href);
  await ready(page);
}

const goTo = async (page, path) => {
  await page.goto(new URL(path, page.url()).href);
  await ready(page);
};

/** Plays the game at the table to its end: everybody banks as soon as they can. */
async function playToTheEnd(page) {
  await page.locator('.table').waitFor();
  const seen = await playOn(page);
  await page.locator('.ending').waitFor();
  return seen;
}

/** Plays the try of the day, and shows its result. */
async function playTheTry(page) {
  await page.locator('.day-start .play').click();
  const seen = await playToTheEnd(page);
  await page.locator('.ending > .buttons a[href="/today"]').click();
  await page.locator('.share-words:visible').waitFor();
  return seen;
}

/** What stands on the card of the result. */
const result = (page) => page.evaluate(() => ({
  points: document.querySelector('.day-points b').textContent,
  figures: [...document.querySelectorAll('.day-figures dd')].map((figure) => figure.textContent),
}));

const headlineIs = (page, words) => expect(page.locator('h1')).toHaveText(words);

check('the try of the day counts once, without undo and hints, and its result stays', NEW_YORK, async (page, url) => {
  await openOn(page, url, DAY, '/');
  await page.locator('.tile[href="/today"]').click();
  await headlineIs(page, 'Today’s Dice #328');
  await expect(page.locator('.day-rules')).toHaveText(/^November 24, 2026 · Rules: the “[\w’ ]+” version$/);
  await expect(page.locator('.day-start')).toContainText('Unlike in the Zilch version, three farkles in a row cost nothing here.');
  await page.locator('.day-start .play').click();
  await page.locator('.table').waitFor();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/table/today-328');
  await expect(page.locator('.rules-name')).toHaveText('Today’s Dice #328');
  await playOn(page, { until: (state) => state.turns >= 2 && state.dice > 0 });
  await atRest(page);
  await expect(page.locator('.player .notes'), 'the way to par').toHaveText(/^Par [\d,]+ · [\d,]+ (to go|above)$/);
  await expect(page.locator('.player .bar')).toHaveAttribute('aria-valuetext', /^[\d,]+ of [\d,]+ points$/);
  await expect(page.getByTitle('Undo')).toHaveCount(0);
  await page.keyboard.press('o');
  // Once the thinker has worked these out, it has nothing more to say.
  await expect(page.locator('dialog[open] .odds tbody td').nth(1)).not.toHaveText('–');
  await atRest(page);
  await expect(page.locator('.hint-button')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await reload(page);
  await goTo(page, '/today');
  await page.locator('.day-start .play', { hasText: 'Turn 3 of 10' }).click();
  await playToTheEnd(page);
  const headline = await page.locator('.ending > h2').textContent();
  const against = page.locator('.ending .against-par');
  await expect(against).toHaveText(/par/);
  const isSeen = (words) => {
    const { left, top, width, height } = words.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === words;
  };
  await against.scrollIntoViewIfNeeded();
  await expect.poll(() => against.evaluate(isSeen), 'nothing cuts it off').toBe(true);
  await page.locator('.ending > .buttons a[href="/today"]').click();
  await page.locator('.share-words:visible').waitFor();
  const first = await result(page);
  assert.equal(headline, `${first.points} points`);
  await goTo(page, '/');
  await expect(page.locator('.tile[href="/today"] small')).toHaveText(`${headline} · par ${first.figures[0]}`);
  await goTo(page, '/today');
  await page.locator('.share-words:visible').waitFor();
  const [par, accuracy, luck, farkles] = first.figures;
  assert.match(par, /^\d+,\d{3}$/);
  assert.match(accuracy, /^\d+%$/);
  assert.match(luck, /^[+−]?[\d,]+$/);
  assert.match(farkles, /^\d$/);
  await expect(page.locator('.day-turns li'), 'a bar for every turn').toHaveCount(10);
  await expect(page.locator('.day-result .faults .cost'), 'the costliest decision').toHaveText([/^−[\d,]+ points?$/]);
  await reload(page);
  await page.locator('.share-words:visible').waitFor();
  await expect.poll(() => result(page)).toEqual(first);
  await expect(page.locator('.month')).toHaveAttribute('aria-label', /1 of 30/);
  await atRest(page);
  await expect(page.locator('.day-start')).toHaveCount(0);

  await page.getByRole('button', { name: 'Practice' }).click();
  await page.locator('.table').waitFor();
  await expect(page).toHaveURL(({ pathname }) => /^\/table\/today-328-/.test(pathname));
  await expect(page.locator('.rules-name')).toHaveText('Practice');
  await playOn(page, { until: (state) => state.turns >= 1 });
  await expect(page.getByTitle('Undo')).toHaveCount(1);
  await playOn(page, { stop: (state) => state.total >= 600 });
  const sum = page.locator('.ending .review .day-sum dd');
  await expect(sum).toHaveCount(4);
  const [average, chance, mistakes, points] = (await sum.allTextContents()).map((part) => Number(part.replace('−', '-').replace(/[,+]/g, '')));
  assert.equal(average + chance + mistakes, points);
  assert.ok(mistakes <= 0);
  await page.locator('.ending > .buttons a[href="/today"]').click();
  await page.locator('.share-words:visible').waitFor();
  await atRest(page);
  await expect.poll(() => result(page)).toEqual(first);
});

check('whoever deletes the games keeps the result and the streak', NEW_YORK, async (page, url) => {
  await openOn(page, url, DAY);
  await playTheTry(page);
  const first = await result(page);
  await goTo(page, '/games');
  const card = page.locator('.game', { hasText: 'Today’s Dice #328' });
  await card.locator('.danger').click();
  await card.locator('.undo').waitFor();
  await goTo(page, '/today');
  await page.locator('.day-result').waitFor();
  await expect.poll(() => result(page)).toEqual(first);
  await atRest(page);
  await expect(page.locator('.day-start'), 'there is no second try').toHaveCount(0);
  await setTo(page, NEXT_DAY);
  await page.reload();
  await ready(page);
  await page.locator('.day-start').waitFor();
  await headlineIs(page, 'Today’s Dice #329');
  await page.getByText('1 day', { exact: true }).waitFor();
  await playTheTry(page);
  await page.getByText('2 days in a row').waitFor();
});

check('a game that was begun before midnight counts for its own day', NEW_YORK, async (page, url) => {
  await openOn(page, url, '2026-11-24T23:59:00-05:00');
  await page.locator('.day-start .play').click();
  await page.locator('.table').waitFor();
  await playOn(page, { until: (state) => state.turns >= 1 });
  await setTo(page, NEXT_DAY);
  await goTo(page, '/today');
  await headlineIs(page, 'Today’s Dice #329');
  await page.getByText('Today’s Dice #328 isn’t finished yet').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await playToTheEnd(page);
  await page.locator('.ending .day-figures').waitFor();
  await page.locator('.ending > .buttons a[href="/today"]').click();
  await page.locator('.day-start').waitFor();
  await page.getByText('1 day', { exact: true }).waitFor();
});

check('the result is shared in words, and as a picture', { ...NEW_YORK, permissions: ['clipboard-read', 'clipboard-write'] }, async (page, url) => {
  await openOn(page, url, DAY);
  await playTheTry(page);
  const { points, figures: [par, accuracy, , farkles] } = await result(page);
  await page.locator('.share-words').click();
  await page.locator('.answer:not(:empty)').waitFor();
  const unit = farkles === '1' ? 'farkle' : 'farkles';
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(
    copied,
    `Today’s Dice #328: ${points}, par ${par}, accuracy ${accuracy}, ${farkles} ${unit}\n${new URL('/today', url).href}`,
  );
  await page.locator('.share-more > summary').click();
  const [picture] = await Promise.all([page.waitForEvent('download'), page.locator('.share-picture').click()]);
  assert.equal(picture.suggestedFilename(), 'farkle-328.png');
  const bytes = await readFile(await picture.path());
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 800]);
});

check('several people around one screen get the same dice and are compared', NEW_YORK, async (page, url) => {
  await openOn(page, url, DAY);
  await page.locator('.together > summary').click();
  for (const [place, name] of ['Ann', 'Ben'].entries()) await page.locator('.together .name input').nth(place).fill(name);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.table').waitFor();
  const rolled = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const seen = await playOn(page, { until: (state) => state.turns === turn && state.dice > 0 });
    rolled.push(seen.at(-1).faces.toSorted().join(' '));
    await playOn(page, { until: (state) => state.turns > turn });
  }
  assert.equal(rolled[0], rolled[1]);
  await playToTheEnd(page);
  // The thinker judges the game first.
  await expect(page.locator('.ending .review .figures tbody th')).toHaveText(['Ann', 'Ben'], { timeout: 60_000 });
  await expect(page.locator('.ending .score-sheet tbody tr')).toHaveCount(10);
  await expect(page.locator('.ending .review')).toHaveText(/Ann: costliest decisions.*Ben: costliest decisions/s);
  await page.locator('.ending > .buttons a[href="/today"]').click();
  await page.locator('.day-start').waitFor();
});

check('several people around one screen are not told par, also after a try of one’s own', NEW_YORK, async (page, url) => {
  await openOn(page, url, DAY);
  await playTheTry(page);
  await page.locator('.together > summary').click();
  for (const [place, name] of ['Ann', 'Ben'].entries()) await page.locator('.together .name input').nth(place).fill(name);
  await page.getByRole('button', { name: 'Start game' }).click();
  await playOn(page, { until: (state) => state.turns >= 2 });
  await expect(page.locator('.player')).toHaveCount(2);
  await expect(page.locator('.player', { hasText: /Par / })).toHaveCount(0);
});

check('a review of the game leads to the moment of a decision', NEW_YORK, async (page, url) => {
  await openOn(page, url, DAY);
  await playTheTry(page);
  await page.getByRole('link', { name: 'Watch replay' }).click();
  const faults = page.locator('.replay .faults button');
  await faults.first().click();
  const judged = page.locator('.judged .words');
  await expect(judged).toHaveText(/Better: /);
  await page.locator('.film input').fill(await faults.nth(1).getAttribute('data-event'));
  await expect(judged, 'also for whoever comes there by steps').toHaveText(await faults.nth(1).locator('.unseen').first().textContent());
  await page.locator('.film input').fill(await page.locator('.film input').getAttribute('max'));
  await expect(page.locator('.still .told .words'), 'nobody wins against nobody').toContainText(/Done: you have [\d,]+!/);
  await page.getByRole('button', { name: 'Previous step' }).click();
  await expect(page.locator('.still .banner')).toHaveText('Turn 10 of 10');
  await page.keyboard.press('Home');
  await expect(page.locator('.film input'), 'nothing comes before the first dice').toHaveAttribute('aria-valuetext', /^Step 1 of/);
  await expect(page.locator('.still .banner')).toHaveText('Turn 1 of 10');
  // From the result of the day the film leads back to it.
  await goTo(page, '/today');
  const dearest = page.locator('.day-result .faults button');
  await dearest.click();
  await expect(judged).toHaveText(/Better: /);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(dearest, 'to the decision').toBeFocused();
});

check('before the first day the screen says that the clock is wrong', NEW_YORK, async (page, url) => {
  await openOn(page, url, '2025-12-31T10:00:00-05:00');
  await page.getByRole('heading', { name: /clock of this device is wrong/ }).waitFor();
});

check('in the other languages nothing sticks out at 360 px, before and after the try', NEW_YORK, async (page, url) => {
  await openOn(page, url, DAY);
  const inEachLanguage = async (look) => {
    for (const [language, title] of [['de', 'Würfel des Tages Nr.\u{a0}328'], ['fr', 'Dés du jour n°\u{a0}328'], ['es', 'Dados del día n.º\u{a0}328']]) {
      await speak(page, language);
      await goTo(page, '/today');
      await headlineIs(page, title);
      await look();
      await atRest(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 360, `${language}: ${width} px`);
    }
  };
  await inEachLanguage(() => expect(page.locator('.day-start .play small'), 'with par').toHaveText(/·.*\d/));
  await playTheTry(page);
  await inEachLanguage(() => page.locator('.together > summary').click());
});
