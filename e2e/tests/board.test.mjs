// The live scoreboard: one device keeps the score, the others watch.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { atRest, openPage, ready, reload } from '../support/browser.mjs';
import { lookAtPad, startPad, turns } from '../support/pad.mjs';
import { suite } from '../support/suite.mjs';

const here = suite();
const { check } = here;

/** Another person's browser at an address. */
async function watcher(address) {
  const page = await openPage(here.browser, { reducedMotion: 'reduce' });
  await page.goto(address);
  await ready(page);
  return page;
}

const shows = (page, scores) => page.waitForFunction(
  (wanted) => [...document.querySelectorAll('.pad-side .score')].map((score) => Number(score.textContent.replace(/[^\d-]/g, ''))).join() === wanted,
  scores.join(),
);

check('a viewer with the link sees every change and undo, and can change nothing', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await turns(page, 650);
  await page.locator('.to-more').click();
  await page.locator('#board-share').check();
  const link = await page.locator('.board-link').textContent();
  await page.locator('.invitation .code').waitFor();
  await page.getByText('Anyone with the link can see the scores now.').waitFor();
  assert.ok(link.startsWith(new URL('/board/', url).href), link);
  await page.keyboard.press('Escape');

  const other = await watcher(link);
  await shows(other, [650, 0]);
  await expect(other.locator('.pad-paper button, .keypad'), 'nothing to press').toHaveCount(0);
  await turns(page, 'f', 800);
  await shows(other, [1450, 0]);
  await page.locator('.pad-top .undo').click();
  await shows(other, [650, 0]);

  // The scorekeeper's page is loaded anew and goes on sharing.
  await reload(page);
  await turns(page, 9350);
  await shows(other, [10000, 0]);
  await turns(page, 'f');
  await expect(other.locator('.winner')).toContainText('Ann');

  // After sharing is switched off, viewers get no more changes and are told so.
  await page.locator('.pad-top .undo').click();
  await shows(other, [10000, 0]);
  await page.locator('.to-more').click();
  await page.locator('#board-share').uncheck();
  await page.keyboard.press('Escape');
  await other.getByText('Connection lost').waitFor();
  const told = [];
  page.on('request', (request) => told.push(request.url()));
  await turns(page, 900);
  await expect.poll(async () => (await lookAtPad(page)).scores).toEqual({ Ann: 10000, Ben: 900 });
  await atRest(page);
  assert.deepEqual(told.filter((address) => address.includes('/api/')), []);
  // The browser itself logs the answer "not found".
  assert.ok(other.faults.every((fault) => fault.includes('404')), other.faults.join('\n'));
  await other.context().close();
});

check('a server that comes back gets the last state, or nothing if sharing is off', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await page.route('**/api/boards/*', (route) => route.abort());
  await page.locator('.to-more').click();
  await page.locator('#board-share').check();
  const link = await page.locator('.board-link').textContent();
  await page.getByText('Can’t reach the server right now').waitFor();
  await page.keyboard.press('Escape');
  await turns(page, 650, 'f');
  await page.unroute('**/api/boards/*');
  const other = await watcher(link);
  await shows(other, [650, 0]);

  await page.route('**/api/boards/*', (route) => route.abort());
  await turns(page, 800);
  await page.locator('.to-more').click();
  await page.locator('#board-share').uncheck();
  await page.unroute('**/api/boards/*');
  await other.getByText('Connection lost').waitFor();
  await shows(other, [650, 0]);
  await other.context().close();
  // The browser logs failed requests, which this test causes on purpose.
  page.forgive(/Failed to load resource/);
});

check('the pad retries an unreachable server with growing pauses, at once when the network is back, and never after it is closed', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await page.evaluate(() => {
    const { fetch } = globalThis;
    globalThis.unanswered = 0;
    globalThis.fetch = (...request) => {
      globalThis.unanswered += 1;
      return fetch(...request).finally(() => { globalThis.unanswered -= 1; });
    };
  });
  await page.clock.install();
  let tries = 0;
  await page.route('**/api/boards/*', (route) => {
    tries += 1;
    return route.abort();
  });
  await page.locator('.to-more').click();
  await page.locator('#board-share').check();
  await page.getByText('Can’t reach the server right now').waitFor();
  await page.keyboard.press('Escape');
  const answered = () => page.waitForFunction(() => globalThis.unanswered === 0);
  /** Lets time pass, and requests be answered in between. */
  const pass = async (seconds) => {
    for (let second = 0; second < seconds; second += 4) {
      await page.clock.fastForward(4000);
      await answered();
    }
  };
  await pass(120);
  assert.ok(tries >= 4 && tries <= 7, `${tries} tries in two minutes`);
  const before = tries;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => tries).toBe(before + 1);
  await answered();
  await page.locator('.pad-top a').click();
  await page.locator('.set-up').waitFor();
  await pass(120);
  assert.equal(tries, before + 1);
  // The browser logs failed requests, which this test causes on purpose.
  page.forgive(/Failed to load resource/);
});

check('deleting a shared pad ends its scoreboard, and restoring the pad brings it back', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await turns(page, 650);
  await page.locator('.to-more').click();
  await page.locator('#board-share').check();
  const link = await page.locator('.board-link').textContent();
  await page.getByText('Anyone with the link can see the scores now.').waitFor();
  await page.keyboard.press('Escape');
  const other = await watcher(link);
  await shows(other, [650, 0]);
  await page.locator('.pad-top a').click();
  await page.locator('.game .danger').click();
  await other.getByText('Connection lost').waitFor();
  const late = await watcher(link);
  await late.getByText('Nothing from this scoreboard yet').waitFor();
  await page.locator('.game .undo').click();
  await shows(late, [650, 0]);
  for (const one of [other, late]) {
    // The browser itself logs the answer "not found".
    assert.ok(one.faults.every((fault) => fault.includes('404')), one.faults.join('\n'));
    await one.context().close();
  }
});

check('no update is offered on a scoreboard', async (page, url) => {
  const offered = () => page.evaluate(() => dispatchEvent(new Event('update-ready')));
  await page.goto(new URL('/board/0123456789abcdef01234567', url).href);
  await ready(page);
  await page.getByText('Nothing from this scoreboard yet').waitFor();
  await offered();
  await page.locator('.pad-top a').click();
  // On the next screen it is there: it was known all the time.
  await page.locator('.toast').waitFor();
  await page.goBack();
  await page.locator('.watched').waitFor();
  await atRest(page);
  await expect(page.locator('.toast')).toHaveCount(0);
  // The browser itself logs the answer "not found".
  page.forgive(/404/);
});

check('a scoreboard without a pad says so, and shows the scores as soon as there is one', async (page, url) => {
  const key = 'abcdefghijklmnop';
  const name = createHash('sha256').update(key).digest('hex').slice(0, 24);
  const address = new URL(`/board/${name}`, url).href;
  const other = await watcher(address);
  await other.getByText('Nothing from this scoreboard yet').waitFor();
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await page.locator('.to-more').click();
  await page.locator('.more-formats summary').click();
  await page.locator('.files .save-pad').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.files .save-pad').click()]);
  const pad = await readFile(await download.path(), 'utf8');
  const told = await fetch(new URL(`/api/boards/${name}`, url), {
    method: 'PUT', headers: { 'x-board-key': key }, body: JSON.stringify({ colors: [0, 1], pad }),
  });
  assert.equal(told.status, 204);
  await shows(other, [0, 0]);
  // The browser itself logs the answer "not found".
  assert.ok(other.faults.every((fault) => fault.includes('404')), other.faults.join('\n'));
  await other.context().close();
});

check('an incomplete link to a scoreboard is reported as incomplete', async (page, url) => {
  await page.goto(new URL('/board/nonsense', url).href);
  await page.locator('main').getByText('not the address of a scoreboard').waitFor();
});
