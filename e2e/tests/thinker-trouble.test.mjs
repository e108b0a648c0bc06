// Faults of the thinker and its cache: it can't be loaded, fails or falls silent; old solutions are
// evicted.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { openPage, ready } from '../support/browser.mjs';
import { hurryLooks } from '../support/clock.mjs';
import { CLASSIC_TO_1000, look, personsTurn, playOn, setUp } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';
import { PATIENCE, marks, odds } from '../support/thinker.mjs';

const { check } = suite();

/** Plays for the person at the table until a computer player has the turn. */
async function toTheComputer(page) {
  const thinking = page.locator('.actions .thinking');
  for (;;) {
    await thinking.or(page.locator('.actions[aria-busy=false] .roll')).first().waitFor();
    if ((await thinking.count()) > 0) return;
    // It is the person's turn until a key is pressed.
    const state = await look(page);
    await page.keyboard.press(state.canBank ? 'b' : state.dice > 0 && !state.canRoll ? 'a' : 'r');
  }
}

/** Waits until this many workers are left. */
const workersAre = (page, count, why) => expect.poll(() => page.workers().length, why).toBe(count);

/** Waits until what is marked has happened this often. */
const happened = (page, name, times, why) => expect.poll(() => marks(page, name), why).toBe(times);

/** Requests for the thinker fail; the browser says so in its console, whatever the page does, and whenever it comes to it. */
async function withoutThinker(page) {
  page.forgive(/net::ERR_FAILED/);
  await page.route('**/a/thinker*', (route) => route.abort());
  return () => page.unroute('**/a/thinker*');
}

check('a thinker that can’t be loaded is reported, and plays as soon as it loads', async (page, url) => {
  const restore = await withoutThinker(page);
  await setUp(page, url, { seed: 'no-thinker', seats: ['Ada', { computer: 'gambler' }], rules: 'classic' });
  await page.locator('.starters button').first().click();
  await playOn(page, { until: (state) => state.canRoll, most: 20 });
  await page.keyboard.press('o');
  await page.locator('.outlook').getByText('can’t be loaded').waitFor();
  await expect(page.locator('.odds tbody td').first(), 'what the engine knows is there').not.toHaveText('–');
  await page.keyboard.press('Escape');
  await toTheComputer(page);
  const missing = page.locator('.who-thinks');
  await expect(missing).toHaveText(/can’t be loaded.*keeps trying/);
  await restore();
  await personsTurn(page);
  await expect(missing).toHaveCount(0);
});

check('the oldest solutions are evicted for a new one', async (page, url) => {
  await page.goto(url);
  await ready(page);
  const most = 24;
  const kept = () => page.evaluate(() => new Promise((resolve, reject) => {
    const opening = indexedDB.open('farkle-solutions', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const keys = opening.result.transaction('solutions').objectStore('solutions').getAllKeys();
      keys.onsuccess = () => { opening.result.close(); resolve(keys.result); };
    };
  }));
  await page.evaluate((count) => new Promise((resolve, reject) => {
    const opening = indexedDB.open('farkle-solutions', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('solutions');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('solutions', 'readwrite');
      for (let number = 0; number < count; number += 1) {
        writing.objectStore('solutions').put(new Uint8Array(1000), `${String(number).padStart(15, '0')} 1000 F1-old-${number}`);
      }
      writing.oncomplete = () => { opening.result.close(); resolve(); };
    };
  }), most);
  await setUp(page, url, { seed: 'room', seats: ['Ada', 'Ben'], rules: 'kcd' });
  await playOn(page, { until: (state) => state.dice > 0 });
  await odds(page, 'exact');
  await page.waitForFunction(() => performance.getEntriesByName('solution-solved').length > 0);
  // The worker answers before it has kept its solution.
  const old = () => kept().then((rows) => rows.filter((row) => row.includes('F1-old-')).map((row) => row.split('F1-old-')[1]));
  const others = Array.from({ length: most - 1 }, (_, index) => String(index + 1));
  await expect.poll(old, 'the oldest has gone, and no other').toEqual(others);
  await expect.poll(() => kept().then((rows) => rows.length)).toBe(most);
  await page.reload();
  await ready(page);
  await page.locator('.die').first().waitFor();
  await odds(page, 'exact');
  await happened(page, 'solution-kept', 1, 'the new one is among them');
});

check('an unreadable solution is solved again', async (page, url) => {
  await setUp(page, url, { seed: 'broken', seats: ['Ada', 'Ben'], rules: 'kcd' });
  await playOn(page, { until: (state) => state.dice > 0 });
  await odds(page, 'exact');
  await page.evaluate(() => new Promise((resolve) => {
    const opening = indexedDB.open('farkle-solutions', 1);
    // The worker answers before it has kept its solution.
    const spoil = () => {
      const writing = opening.result.transaction('solutions', 'readwrite');
      const store = writing.objectStore('solutions');
      let kept = [];
      store.getAllKeys().onsuccess = ({ target }) => {
        kept = target.result;
        kept.forEach((key) => store.put(new Uint8Array(500), key));
      };
      writing.oncomplete = () => {
        if (kept.length === 0) { spoil(); return; }
        opening.result.close();
        resolve();
      };
    };
    opening.onsuccess = spoil;
  }));
  await page.reload();
  await ready(page);
  await page.locator('.die').first().waitFor();
  await odds(page, 'exact');
  await happened(page, 'solution-solved', 1);
});

/** What the clock of the page shows from now on is later. */
const later = (page, milliseconds) => page.evaluate((more) => {
  const now = Date.now;
  Date.now = () => now() + more;
}, milliseconds);

/** One of the workers (the second one to be started solves games) never hears what it is asked. */
const deafWorker = (page, which) => page.addInitScript((which) => {
  let started = 0;
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      started += 1;
      this.isDeaf = started === which;
    }

    postMessage(...what) {
      if (!this.isDeaf) super.postMessage(...what);
    }
  };
}, which);

check('a champion without its exact solution plays when hurried, and otherwise after a timeout', async (page, url) => {
  await deafWorker(page, 2);
  await hurryLooks(page, 30, 2.5);
  await setUp(page, url, { seed: 'deaf', seats: ['Ada', { computer: 'champion' }], rules: 'classic' });
  await page.locator('.starters button').first().click();
  const waits = page.locator('.thinking', { hasText: 'Thinking it through' });
  // Its first turn it plays by estimates: the game begins at once.
  await toTheComputer(page);
  await page.locator('.actions .roll').waitFor(PATIENCE);
  await workersAre(page, 2, 'nobody has waited');
  await toTheComputer(page);
  await waits.waitFor();
  const { turns: before } = await look(page);
  // A tap right after the turn has passed on does nothing, and that moment is over; two taps skip.
  await later(page, 1000);
  await page.locator('.thinking').dblclick();
  await page.waitForFunction((had) => document.querySelectorAll('.score-sheet tbody .mark').length > had, before, PATIENCE);
  await workersAre(page, 2, 'it has not waited to the end of its patience');
  await toTheComputer(page);
  await page.locator('.actions .roll').waitFor(PATIENCE);
  await workersAre(page, 1, 'the worker from which nothing comes is ended');
});

check('a worker that fails while solving is reported, and solving can start again', async (page, url) => {
  await page.addInitScript(() => {
    let started = 0;
    window.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        started += 1;
        this.fails = started === 2;
      }

      postMessage(...what) {
        if (this.fails) setTimeout(() => this.dispatchEvent(new Event('error')));
        else super.postMessage(...what);
      }
    };
  });
  await setUp(page, url, { seed: 'fails', seats: ['Ada', 'Ben'], rules: 'kcd' });
  await playOn(page, { until: (state) => state.dice > 0 });
  await odds(page, 'race');
  await page.locator('.outlook').getByText('can’t be worked out here').waitFor(PATIENCE);
  await page.locator('.outlook .solve').click();
  await page.locator('.chances[data-method=exact]').waitFor(PATIENCE);
  await expect(page.locator('.outlook').getByText('can’t be worked out here')).toHaveCount(0);
});

/** What takes long is solved by several workers; `ahead` runs in each of them before its own script. */
async function solvedWith(page, url, ahead) {
  await page.route('**/a/thinker-worker*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${ahead};${await answer.text()}` });
  });
  await setUp(page, url, { seed: 'together', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { until: (state) => state.dice > 0 });
  await odds(page, 'exact');
  await happened(page, 'solution-solved', 1);
}

check('a worker that may start no others solves a game alone', async (page, url) => {
  await solvedWith(page, url, 'self.Worker = class { constructor() { throw new Error("none"); } }');
});

check('a worker with silent helpers solves a game alone', { slow: true }, async (page, url) => {
  await solvedWith(page, url, 'MessagePort.prototype.postMessage = () => {}');
});

check('a worker whose helpers never start solves a game alone', async (page, url) => {
  await solvedWith(page, url, 'const Own = self.Worker; self.Worker = class extends Own { constructor() { super("/nowhere.js"); } }');
  page.forgive(/nowhere|404|Failed to load/);
});

/** A whole game against the champion, as it is kept; `slow` has nothing think before the champion waits for it. */
async function against(page, url, slow) {
  if (slow) {
    await page.route('**/a/thinker*.wasm', async (route) => {
      await page.locator('.actions .thinking').waitFor();
      await route.continue();
    });
  }
  await setUp(page, url, { seed: 'the-same', seats: ['Ada', { computer: 'champion' }], code: CLASSIC_TO_1000 });
  const stop = (state) => state.total >= 350;
  // Whoever hurries the champion before it knows the exact chances plays against estimates: so
  // nobody does that here.
  await playOn(page, { stop, hurry: false, until: (state) => state.turns >= 2 });
  const seen = await playOn(page, { stop });
  assert.ok(seen.at(-1).over);
  await page.locator('.ending a[href^="/games/"]').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.save-record').click()]);
  const stream = await download.createReadStream();
  let text = '';
  for await (const part of stream) text += part;
  return text;
}

check('the same dice bring the same game against the champion, however long it takes to think', { slow: true }, async (page, url) => {
  const soon = await against(page, url, false);
  // In a browser that knows no solutions yet.
  const other = await openPage(page.context().browser(), { reducedMotion: 'reduce' });
  const late = await against(other, url, true);
  assert.equal(late, soon);
  await other.context().close();
});

check('a computer player whose worker dies still plays, and the app says who computes', async (page, url) => {
  await deafWorker(page, 1);
  await hurryLooks(page, 500);
  await setUp(page, url, { seed: 'dead', seats: ['Ada', { computer: 'gambler' }, { computer: 'champion' }], rules: 'classic' });
  await page.locator('.starters button').nth(1).click();
  await page.locator('.thinking').waitFor();
  const before = (await look(page)).turns;
  await page.waitForFunction((had) => document.querySelectorAll('.score-sheet tbody .mark').length > had, before, PATIENCE);
  await page.locator('.who-thinks').getByText('have stopped').waitFor();
  await expect(page.locator('.who-thinks')).toHaveText(/Nora plays/);
  await workersAre(page, 0, 'the worker from which nothing comes is ended');
  await personsTurn(page);
  await later(page, 200_000);
  await toTheComputer(page);
  await personsTurn(page);
  await workersAre(page, 1, 'after some minutes another one is started, and it thinks');
  await expect(page.locator('.who-thinks')).toHaveCount(0);
});
