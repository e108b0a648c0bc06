// Storage that fails, is lost, or never answers: the app stores what it can and reports the rest.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { atRest, ready, reload } from '../support/browser.mjs';
import { hurryLooks } from '../support/clock.mjs';
import { startPad } from '../support/pad.mjs';
import { diceAndScores, playOn, setUp } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';
import { spoil, stored, watchStorage } from '../support/windows.mjs';

const { check } = suite();
const notKept = (page) => page.locator('.not-kept');

/** A game under way. */
async function game(page, url) {
  await setUp(page, url, { seed: 'storage', seats: ['Ada', 'Ben'], rules: 'classic' });
  return (await playOn(page, { until: (state) => state.turns >= 2 && state.dice > 0 })).at(-1);
}

const further = (page, before) => playOn(page, { until: (state) => state.turns > before.turns + 1 && state.dice > 0 });

/** Waits until what the table shows is stored, and sees it in a page that is loaded anew. */
async function isKept(page) {
  await atRest(page);
  const shown = await diceAndScores(page);
  await reload(page);
  await page.locator('.die').first().waitFor();
  await expect.poll(() => diceAndScores(page)).toEqual(shown);
}

check('the app reconnects after a lost connection, and nothing is missing', async (page, url) => {
  await watchStorage(page);
  const before = await game(page, url);
  await page.evaluate(() => {
    globalThis.connections.filter((open) => open.name === 'farkle').forEach((open) => open.close());
  });
  await further(page, before);
  await atRest(page);
  await expect(notKept(page)).toHaveCount(0);
  await isKept(page);
});

check('another window can take the database, and the game is stored afterwards', async (page, url) => {
  const before = await game(page, url);
  const deleted = await page.evaluate(() => new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase('farkle');
    deleting.onsuccess = () => resolve('deleted');
    deleting.onblocked = () => resolve('blocked');
  }));
  assert.equal(deleted, 'deleted', 'the connection is closed for it');
  await further(page, before);
  await isKept(page);
});

check('a full disk is reported, and everything is stored once there is room', async (page, url) => {
  await watchStorage(page);
  const before = await game(page, url);
  const row = await stored(page);
  await page.evaluate(() => { globalThis.full = true; });
  await further(page, before);
  await notKept(page).getByText('can’t save games').waitFor();
  const { record } = await stored(page);
  assert.equal(record, row.record);
  // The window itself forgets nothing: away from the table and back.
  const shown = await diceAndScores(page);
  await page.locator('.table-top a').first().click();
  await page.locator('.continue').click();
  await page.locator('.die').first().waitFor();
  await expect.poll(() => diceAndScores(page)).toEqual(shown);
  await page.evaluate(() => { globalThis.full = false; });
  await notKept(page).waitFor({ state: 'detached', timeout: 15_000 });
  await isKept(page);
});

check('a full disk costs cached solutions before it costs a game', async (page, url) => {
  await page.addInitScript(() => {
    // Nothing but solutions fills this disk.
    const full = new WeakSet();
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      if (globalThis.full && this.name === 'games') {
        full.add(this.transaction);
        this.transaction.abort();
      }
      return request;
    };
    const clear = IDBObjectStore.prototype.clear;
    IDBObjectStore.prototype.clear = function () {
      if (this.name === 'solutions') globalThis.full = false;
      return clear.apply(this);
    };
    const { get } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'error');
    Object.defineProperty(IDBTransaction.prototype, 'error', {
      get() { return full.has(this) ? new DOMException('no room', 'QuotaExceededError') : get.call(this); },
    });
  });
  const before = await game(page, url);
  const solutions = (change) => page.evaluate((change) => new Promise((resolve) => {
    const opening = indexedDB.open('farkle-solutions', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('solutions');
    opening.onsuccess = () => {
      const writing = opening.result.transaction('solutions', 'readwrite');
      const store = writing.objectStore('solutions');
      if (change) store.put(new Uint8Array(1000), '000000000000001 1000 F1-old');
      const count = store.count();
      writing.oncomplete = () => { opening.result.close(); resolve(count.result); };
    };
  }), change);
  const kept = await solutions(true);
  assert.equal(kept, 1);
  await page.evaluate(() => { globalThis.full = true; });
  await further(page, before);
  await page.waitForFunction(() => globalThis.full === false);
  const left = await solutions(false);
  assert.equal(left, 0);
  await atRest(page);
  await expect(notKept(page)).toHaveCount(0);
  await isKept(page);
});

check('reading a row times out', async (page, url) => {
  await game(page, url);
  await page.addInitScript(() => {
    const success = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess');
    Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
      configurable: true,
      set(listener) { success.set.call(this, this instanceof IDBOpenDBRequest ? listener : () => {}); },
    });
  });
  await page.reload();
  await page.locator('main').getByText('is here, but it can’t be read').waitFor();
});

check('unreadable lists are never shown as empty, and can be read again', async (page, url) => {
  await game(page, url);
  await hurryLooks(page, 250);
  await page.addInitScript(() => {
    globalThis.silent = true;
    const success = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess');
    Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
      configurable: true,
      set(listener) {
        const answers = this instanceof IDBOpenDBRequest || !globalThis.silent;
        success.set.call(this, answers ? listener : () => {});
      },
    });
  });
  for (const [path, words] of [['/games', 'Your games can’t be read'], ['/', 'Your games can’t be read'], ['/pad', 'Your pads can’t be read']]) {
    await page.goto(new URL(path, url).href);
    await page.locator('.unread-list').getByText(words).waitFor();
    await expect(page.getByText('No games yet')).toHaveCount(0);
    await page.evaluate(() => { globalThis.silent = false; });
    await page.getByRole('button', { name: 'Try again' }).click();
    if (path === '/games') await page.locator('.game.card').waitFor();
    if (path === '/') await page.locator('.continue').waitFor();
    await page.locator('.unread-list').waitFor({ state: 'detached' });
  }
});

check('opening a silent database times out, and a late answer is still used', async (page, url) => {
  await hurryLooks(page, 250);
  await page.addInitScript(() => {
    globalThis.answers = [];
    const success = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess');
    Object.defineProperty(IDBOpenDBRequest.prototype, 'onsuccess', {
      configurable: true,
      set(listener) {
        success.set.call(this, (event) => { globalThis.answers.push(() => listener.call(this, event)); });
      },
    });
  });
  await page.goto(new URL('/?seed=stuck', url).href);
  await ready(page);
  await page.locator('.button.play').click();
  await page.locator('.table .player').first().waitFor();
  await notKept(page).waitFor();
  await page.locator('.actions .roll').click();
  await page.locator('.die').first().waitFor();
  await page.evaluate(() => globalThis.answers.forEach((answer) => answer()));
  await notKept(page).waitFor({ state: 'detached', timeout: 15_000 });
});

check('the notice covers no button on table and pad, and can be closed', async (page, url) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  const table = async () => {
    await page.goto(new URL('/play?seed=free', url).href);
    await ready(page);
  };
  const pad = () => startPad(page, url, { players: ['Ann', 'Ben'] });
  for (const [path, begin, selector] of [['/play', table, '.actions .roll'], ['/pad', pad, '.keypad .farkle']]) {
    await begin();
    const button = page.locator(selector);
    await button.waitFor();
    await notKept(page).waitFor();
    await atRest(page);
    const box = await button.boundingBox();
    assert.ok(box.y + box.height <= page.viewportSize().height, `${path}: the button is in the window without scrolling`);
    await button.click();
  }
  await notKept(page).getByRole('button', { name: 'Close' }).click();
  await expect(notKept(page)).toHaveCount(0);
});

check('an unreadable game is not called missing, and its file can still be saved', async (page, url) => {
  await game(page, url);
  const address = page.url();
  await page.goto(url);
  await ready(page);
  await spoil(page, { record: 'farkle record 1\nsomething of a later version\n' });
  for (const path of [address, address.replace('/table/', '/games/')]) {
    await page.goto(path);
    await ready(page);
    await page.locator('main').getByText('is here, but it can’t be read').waitFor();
  }
  await page.goto(address);
  await ready(page);
  await page.locator('main a').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'), page.locator('.game button').first().click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  assert.match(saved, /later version/);
});
