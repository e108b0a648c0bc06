// Updates: offered, never during a game, installed on request; games continue.
import assert from 'node:assert/strict';
import { ready, watch } from '../support/browser.mjs';
import { look, playOn, setUp } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';
import { keptVersions, lookForUpdate, severalVersions, versionOf } from '../support/versions.mjs';

const here = suite();
const { check } = here;
let served;

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

check('an update is offered after a game, not at the table; after it the game continues', async (page) => {
  await inMidGame(page, async (before) => {
    await page.waitForTimeout(300);
    assert.equal(await offer(page).count(), 0, 'nothing disturbs the table');
    assert.equal(await versionOf(page), '');
    await playOn(page, { until: (state) => state.turns > before.turns && state.dice > 0 });
    const left = await look(page);
    await page.locator('.table-top a').click();
    await offer(page).waitFor();
    await Promise.all([page.waitForEvent('load'), offer(page).locator('.primary').click()]);
    await ready(page);
    assert.equal(await versionOf(page), 'second', 'the new version runs');
    assert.equal(await offer(page).count(), 0);
    await page.locator('.continue').click();
    await page.locator('.die').first().waitFor();
    const after = await look(page);
    assert.deepEqual(after.faces, left.faces, 'the same dice lie there');
    assert.deepEqual(after.players, left.players);
    assert.deepEqual(await keptVersions(page), ['farkle-second'], 'nobody needs the one before any more');
    await page.context().setOffline(true);
    await page.reload();
    await ready(page);
    assert.equal(await versionOf(page), 'second', 'and without a network as well');
  });
});

check('a declined update leaves the old version running', async (page) => {
  await inMidGame(page, async () => {
    await page.locator('.table-top a').click();
    await offer(page).locator('.quiet').click();
    assert.equal(await offer(page).count(), 0);
    await page.reload();
    await ready(page);
    assert.equal(await versionOf(page), '', 'also after a reload');
    await offer(page).waitFor();
  });
});

/** Another window takes the new version, while the table in this one stays what it is. */
async function takenElsewhere(page, version, before) {
  const other = await page.context().newPage();
  watch(other);
  await other.goto(served.url);
  await ready(other);
  await Promise.all([other.waitForEvent('load'), offer(other).locator('.primary').click()]);
  await ready(other);
  assert.equal(await versionOf(other), version);
  assert.equal(await versionOf(page), '', 'nobody reloads a table');
  assert.deepEqual((await look(page)).faces, before.faces);
  assert.deepEqual(other.faults, []);
}

/** Whatever a table needs from now on is gone from the server and can only come from what was kept. */
async function goesOn(page, before) {
  await page.keyboard.press('o');
  await page.locator('.chances[data-method]').waitFor({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await playOn(page, { until: (state) => state.turns > before.turns });
}

check('a table in another window keeps the old version with all its files', async (page) => {
  await inMidGame(page, async (before) => {
    await takenElsewhere(page, 'second', before);
    await goesOn(page, before);
  });
});

check('a skipped version removes nothing from a table in an older one', async (page) => {
  await inMidGame(page, async (before) => {
    served.publish();
    await lookForUpdate(page);
    await takenElsewhere(page, 'third', before);
    await goesOn(page, before);
  });
});

check('an incomplete download of a version is discarded', async (page) => {
  await inMidGame(page, async (before) => {
    served.publish();
    served.breakOff();
    await lookForUpdate(page);
    assert.ok(!(await keptVersions(page)).includes('farkle-third'), 'half of it is not kept');
    await goesOn(page, before);
  });
});
