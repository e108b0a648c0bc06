// What whoever opens a table for friends decides: time, watchers, hints; and everybody's colour.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest, ready } from '../support/browser.mjs';
import { ONE_ROUND, begin, openTable, person, play, sitDown } from '../support/friends.mjs';
import { suite } from '../support/suite.mjs';

const here = suite();

/** A test with this many people, each with a browser of their own. */
function check(name, count, body, options) {
  here.check(name, { slow: true }, async (first, url) => {
    await first.context().close();
    const people = [];
    for (let number = 0; number < count; number += 1) people.push(await person(here.browser, options));
    try {
      await body(people, url);
      for (const page of people) assert.deepEqual(page.faults, []);
    } finally {
      for (const page of people) await page.context().close();
    }
  });
}

const decides = (page) => page.locator('.actions[aria-busy=false] .roll').isVisible();

/** A game of two at a table with a clock, once somebody has to decide: theirs is the first page. */
async function timed(ann, ben, url) {
  const link = await openTable(ann, url, { name: 'Ann', pace: 'live' });
  await ben.goto(link);
  await ben.getByText('When the time is up, a computer player plays on until you come back.').waitFor();
  await sitDown(ben, link, 'Ben');
  await begin(ann, ben);
  await play([ann, ben], 2);
  let mover = -1;
  await expect.poll(async () => {
    mover = (await Promise.all([ann, ben].map(decides))).indexOf(true);
    return mover;
  }, { intervals: [50], timeout: 30_000 }).not.toBe(-1);
  return mover === 0 ? [ann, ben] : [ben, ann];
}

const seconds = async (page) => Number((await page.locator('.player .clock').textContent()).match(/0:(\d+)/)?.[1]);

check('a clock is seen by all, gives more time once, and then lets a computer player move', 4, async (people, url) => {
  const [asks, sees] = await timed(people[0], people[1], url);
  for (const page of [asks, sees]) await expect.poll(() => seconds(page), 'everybody sees the time').toBeGreaterThan(20);
  // Nobody is bothered before it matters.
  await expect(asks.locator('.more-time')).toHaveCount(0);
  const [sleeps, waits] = await timed(people[2], people[3], url);
  await asks.locator('.more-time').click({ timeout: 45_000 });
  await asks.locator('.more-time').waitFor({ state: 'detached' });
  for (const page of [asks, sees]) {
    await page.locator('.player .clock:not(.late)').waitFor();
    await expect.poll(() => seconds(page)).toBeGreaterThan(35);
  }
  await waits.locator('.actions .thinking, .actions .roll').first().waitFor();
  await sleeps.locator('.come-back').click({ timeout: 45_000 });
  await sleeps.locator('.come-back').waitFor({ state: 'detached' });
  await play([sleeps, waits], 3);
});

check('where nobody may watch, a link to a full table says so', 3, async ([ann, ben, cleo], url) => {
  const link = await openTable(ann, url, { name: 'Ann', watchers: false });
  await cleo.goto(link);
  await cleo.getByText('Nobody else can watch.').waitFor();
  await sitDown(ben, link, 'Ben');
  await cleo.getByText('All seats are taken').waitFor();
  await cleo.goto(link);
  await ready(cleo);
  await cleo.getByText('Nobody can watch at this table.').waitFor();
  await begin(ann, ben);
});

/** Opens the odds for whoever has dice to choose from, and waits until all is known that they say. */
async function odds(ann, ben) {
  for (;;) {
    for (const page of [ann, ben]) {
      if (!(await page.locator('.felt .die:not(:disabled)').first().isVisible()) || !(await decides(page))) continue;
      await page.keyboard.press('o');
      await page.locator('.outlook .chances').waitFor();
      return [page, page === ann ? ben : ann];
    }
    await play([ann, ben], 1);
  }
}

check('a hint that is taken is seen by all', 2, async ([ann, ben], url) => {
  const link = await openTable(ann, url, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await begin(ann, ben);
  const [taker, other] = await odds(ann, ben);
  await taker.locator('.hint-button').click();
  await other.locator('.bubble', { hasText: 'I took a hint' }).waitFor();
});

check('a table without hints has none, and everybody has a colour of their own', 2, async ([ann, ben], url) => {
  const link = await openTable(ann, url, { name: 'Ann', hints: false, color: 4 });
  await ben.goto(link);
  await ready(ben);
  await ben.getByText('No hints at this table.').waitFor();
  await expect(ben.locator('input[name=color][value="4"]'), 'somebody has it').toBeDisabled();
  await ben.locator('input[name=color][value="7"]').check({ force: true });
  await sitDown(ben, link, 'Ben');
  await begin(ann, ben);
  for (const page of [ann, ben]) {
    const seats = () => page.locator('.player').evaluateAll((all) => all.map((player) => player.dataset.seat));
    await expect.poll(seats).toEqual(['5', '8']);
  }
  const [asks] = await odds(ann, ben);
  await atRest(asks);
  await expect(asks.locator('.hint-button')).toHaveCount(0);
});

check('friends choose their team, each team has one score, and the rules have the name that they were given', 3, async ([ann, ben, cleo], url) => {
  const link = await openTable(ann, url, { name: 'Ann', seats: 4, teams: 2 });
  await ben.goto(link);
  await ready(ben);
  await ben.locator('.rules-line', { hasText: 'Short' }).waitFor();
  await expect(ben.locator('.join input[name=team]')).toHaveCount(2);
  await ben.getByRole('radio', { name: 'With Ann' }).check();
  await sitDown(ben, link, 'Ben', { stays: true });
  // The team of Ann is complete.
  await cleo.goto(link);
  await ready(cleo);
  await expect(cleo.locator('.join input[name=team]')).toHaveCount(0);
  await sitDown(cleo, link, 'Cleo', { stays: true });
  await expect(ann.locator('.add-computer select'), 'Cleo has a seat there, too').toHaveCount(1);
  await ann.locator('.add-computer select').selectOption('beginner');
  for (const page of [ann, ben, cleo]) await expect(page.locator('.teams li')).toHaveText(['Ann & Ben', 'Cleo & Pip']);
  await begin(ann, ben, cleo);
  await play([ann, ben, cleo]);
  for (const page of [ann, ben, cleo]) await page.locator('.ending').waitFor();
  const names = await ann.locator('.player .name').allTextContents();
  assert.deepEqual(names.map((name) => name.trim()), ['AnnBen', 'CleoPip']);
}, { rules: ONE_ROUND });

check('at a table for many the link comes before the seats', 1, async ([ann], url) => {
  for (const [seats, before] of [[2, 0], [6, 1]]) {
    await openTable(ann, url, { name: 'Ann', seats });
    await expect(ann.locator('.table-seat')).toHaveCount(seats);
    await expect(ann.locator('.invitation')).toHaveCount(1);
    await expect(ann.locator('.invitation ~ section .table-seats')).toHaveCount(before);
  }
});
