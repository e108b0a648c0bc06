// Updates: offered, never during a game, installed on request; games continue.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest, ready, watch } from '../support/browser.mjs';
import { diceAndScores, look, playOn, setUp } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';
import { acceptUpdate, keptVersions, lookForUpdate, severalVersions, versionOf } from '../support/versions.mjs';

const here = suite();
const { check } = here;
let served;

/** Waits until a page runs this version. */
const runs = (page, version, why) => expect.poll(() => versionOf(page), why).toBe(version);

const offer = (page) => page.locator('.toast', { hasText: 'new version' });

/** A game in mid-roll in the first version, while the second one is there already. */
async function inMidGame(page, body) {
  served = await severalVersions(here.program.url);
  try {
    await setUp(page, served.url, { seed: 'update', seats: ['Ada', 'Ben'], rules: 'classic' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const before = (await playOn(page, { until: (state) => state.turns >= 2 && state.dice > 0 })).at(-1);
    served.publish();
    await lookForUpdate(page);
    await body(before);
  } finally {
    served.stop();
  }
}

check('an update is offered after a game, not at the table; after it the game continues', { cached: true }, async (page) => {
  await inMidGame(page, async (before) => {
    await atRest(page);
    await expect(offer(page), 'nothing disturbs the table').toHaveCount(0);
    await runs(page, '');
    await playOn(page, { until: (state) => state.turns > before.turns && state.dice > 0 });
    const left = await diceAndScores(page);
    await page.locator('.table-top a').click();
    await offer(page).waitFor();
    await acceptUpdate(page);
    await ready(page);
    await runs(page, 'second', 'the new version runs');
    await atRest(page);
    await expect(offer(page)).toHaveCount(0);
    await page.locator('.continue').click();
    await page.locator('.die').first().waitFor();
    await expect.poll(() => diceAndScores(page), 'the same dice lie there').toEqual(left);
    await expect.poll(() => keptVersions(page), 'nobody needs the one before any more').toEqual(['farkle-second']);
    await page.context().setOffline(true);
    await page.reload();
    await ready(page);
    await runs(page, 'second', 'and without a network as well');
  });
});

check('a declined update leaves the old version running', { cached: true }, async (page) => {
  await inMidGame(page, async () => {
    await page.locator('.table-top a').click();
    await offer(page).locator('.quiet').click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await ready(page);
    await runs(page, '', 'also after a reload');
    await offer(page).waitFor();
  });
});

/** Another window takes the new version, while the table in this one stays what it is. */
async function takenElsewhere(page, version, before) {
  const other = await page.context().newPage();
  watch(other);
  await other.goto(served.url);
  await ready(other);
  await acceptUpdate(other);
  await ready(other);
  await runs(other, version);
  await atRest(page);
  await runs(page, '', 'nobody reloads a table');
  const { faces } = await look(page);
  assert.deepEqual(faces, before.faces);
  assert.deepEqual(other.faults, []);
}

/** Whatever a table needs from now on is gone from the server and can only come from what was kept. */
async function goesOn(page, before) {
  await page.keyboard.press('o');
  await page.locator('.chances[data-method]').waitFor({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await playOn(page, { until: (state) => state.turns > before.turns });
}

check('a table in another window keeps the old version with all its files', { cached: true }, async (page) => {
  await inMidGame(page, async (before) => {
    await takenElsewhere(page, 'second', before);
    await goesOn(page, before);
  });
});

check('a skipped version removes nothing from a table in an older one', { cached: true }, async (page) => {
  await inMidGame(page, async (before) => {
    served.publish();
    await lookForUpdate(page);
    await takenElsewhere(page, 'third', before);
    await goesOn(page, before);
  });
});

check('an incomplete download of a version is discarded', { cached: true }, async (page) => {
  await inMidGame(page, async (before) => {
    served.publish();
    served.breakOff();
    await lookForUpdate(page);
    await expect.poll(() => keptVersions(page), 'half of it is not kept').not.toContain('farkle-third');
    await goesOn(page, before);
  });
});
