// Faults of the thinker and its cache: it can't be loaded, fails or falls silent; old solutions are
// evicted.
import assert from 'node:assert/strict';
import { openPage, ready } from '../support/browser.mjs';
import { look, personsTurn, playAtOnce, playOn, setUp } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';
import { PATIENCE, marks, odds } from '../support/thinker.mjs';

const { check } = suite();

/** Every file comes over the network, where a test can hold it up. */
const withoutServiceWorker = (page) => page.addInitScript(() => { delete Navigator.prototype.serviceWorker; });

/** Requests for the thinker fail; the browser says so in its console, whatever the page does, and whenever it comes to it. */
async function withoutThinker(page) {
  await withoutServiceWorker(page);
  page.forgive(/net::ERR_FAILED/);
  await page.route('**/a/thinker*', (route) => route.abort());
  return () => page.unroute('**/a/thinker*');
}

check('a thinker that can’t be loaded is reported, and plays as soon as it loads', async (page, url) => {
  const restore = await withoutThinker(page);
  await setUp(page, url, { seed: 'no-thinker', seats: ['Ada', { computer: 'gambler' }], rules: 'classic' });
  if ((await page.locator('.starters').count()) > 0) await page.locator('.starters button').first().click();
  await playOn(page, { until: (state) => state.canRoll, most: 20 });
  await page.keyboard.press('o');
  await page.locator('.outlook').getByText('can’t be loaded').waitFor();
  assert.notEqual(await page.locator('.odds tbody td').first().textContent(), '–', 'what the engine knows is there');
  await page.keyboard.press('Escape');
  while ((await page.locator('.thinking').count()) === 0) {
    const state = await look(page);
    await page.keyboard.press(state.canBank ? 'b' : state.dice > 0 ? 'a' : 'r');
  }
  const missing = page.locator('.who-thinks');
  await missing.waitFor();
  assert.match(await missing.textContent(), /can’t be loaded.*keeps trying/);
  await restore();
  await personsTurn(page);
  assert.equal(await missing.count(), 0);
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
  const rows = await kept();
  assert.equal(rows.length, most);
  assert.ok(!rows.some((row) => row.endsWith('F1-old-0')), 'the oldest has gone');
  assert.ok(rows.some((row) => row.endsWith('F1-old-1')), 'and no other');
  await page.reload();
  await ready(page);
  await page.locator('.die').first().waitFor();
  await odds(page, 'exact');
  assert.equal(await marks(page, 'solution-kept'), 1, 'the new one is among them');
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
  assert.equal(await marks(page, 'solution-solved'), 1);
});

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
  await setUp(page, url, { seed: 'deaf', seats: ['Ada', { computer: 'champion' }], rules: 'classic' });
  if ((await page.locator('.starters').count()) > 0) await page.locator('.starters button').first().click();
  const waits = page.locator('.thinking', { hasText: 'Thinking it through' });
  const toTheChampion = async () => {
    while ((await page.locator('.thinking').count()) === 0) {
      const state = await look(page);
      await page.keyboard.press(state.canBank ? 'b' : state.dice > 0 && !state.canRoll ? 'a' : 'r');
    }
  };
  // Its first turn it plays by estimates: the game begins at once.
  await toTheChampion();
  await page.locator('.actions .roll').waitFor(PATIENCE);
  assert.equal(page.workers().length, 2, 'nobody has waited');
  await toTheChampion();
  await waits.waitFor();
  const turns = async () => (await look(page)).turns;
  const before = await turns();
  // A tap right after the turn has passed on does nothing; the second one skips the turn.
  await page.waitForTimeout(1000);
  await page.locator('.thinking').dblclick();
  await page.waitForFunction((had) => document.querySelectorAll('.score-sheet tbody .mark').length > had, before, PATIENCE);
  assert.equal(page.workers().length, 2, 'it has not waited to the end of its patience');
  await toTheChampion();
  await page.locator('.actions .roll').waitFor(PATIENCE);
  assert.equal(page.workers().length, 1, 'the worker from which nothing comes is ended');
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
  assert.equal(await page.locator('.outlook').getByText('can’t be worked out here').count(), 0);
});

/** What takes long is solved by several workers; `ahead` runs in each of them before its own script. */
async function solvedWith(page, url, ahead) {
  await withoutServiceWorker(page);
  await page.route('**/a/thinker-worker*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${ahead};${await answer.text()}` });
  });
  await setUp(page, url, { seed: 'together', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { until: (state) => state.dice > 0 });
  await odds(page, 'exact');
  assert.equal(await marks(page, 'solution-solved'), 1);
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

/** A whole game against the champion, as it is kept; `slow` has everything that thinks begin later. */
async function against(page, url, slow) {
  await withoutServiceWorker(page);
  if (slow) {
    await page.route('**/a/thinker*.wasm', async (route) => {
      await page.waitForTimeout(2500);
      await route.continue();
    });
  }
  await setUp(page, url, { seed: 'the-same', seats: ['Ada', { computer: 'champion' }], rules: 'kcd' });
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
  assert.equal(await against(other, url, true), soon);
  await other.context().close();
});

check('a computer player whose worker dies still plays, and the app says who computes', async (page, url) => {
  await deafWorker(page, 1);
  await setUp(page, url, { seed: 'dead', seats: ['Ada', { computer: 'gambler' }, { computer: 'champion' }], rules: 'classic' });
  if ((await page.locator('.starters').count()) > 0) await page.locator('.starters button').nth(1).click();
  await page.locator('.thinking').waitFor();
  const before = (await look(page)).turns;
  await page.waitForFunction((had) => document.querySelectorAll('.score-sheet tbody .mark').length > had, before, PATIENCE);
  await page.locator('.who-thinks').getByText('have stopped').waitFor();
  assert.match(await page.locator('.who-thinks').textContent(), /Nora plays/);
  assert.equal(page.workers().length, 0, 'the worker from which nothing comes is ended');
  await personsTurn(page);
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 200_000;
  });
  while ((await page.locator('.thinking').count()) === 0) {
    const state = await look(page);
    await page.keyboard.press(state.canBank ? 'b' : state.dice > 0 && !state.canRoll ? 'a' : 'r');
  }
  await personsTurn(page);
  assert.equal(page.workers().length, 1, 'after some minutes another one is started, and it thinks');
  assert.equal(await page.locator('.who-thinks').count(), 0);
});
