// Every screen when it is empty, loading, broken or offline: it says so and shows a way on.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { atRest, ready } from '../support/browser.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const open = async (page, url, path) => {
  await page.goto(new URL(path, url).href);
  await ready(page);
};

/** One headline, something to go on with, and nothing that axe finds. */
async function isAScreen(page, path) {
  await expect(page.locator('h1'), `${path} has one headline`).toHaveCount(1);
  await expect(page.locator('main a, main button'), `${path} shows a way on`).not.toHaveCount(0);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  assert.deepEqual(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0].target}`), []);
}

const WRONG = {
  '/table/gone': /isn’t in this browser/,
  '/games/gone': /isn’t in this browser/,
  '/pad/gone': /isn’t in this browser/,
  '/rules/gone': /No rules have this name/,
  '/edit/gone': /No rules have this name/,
  '/print/gone': /No rules have this name/,
  '/casino': /page doesn’t exist/,
  '/games': /No games yet/,
};

check('an address that leads nowhere says what is the matter and leads on', async (page, url) => {
  for (const [path, words] of Object.entries(WRONG)) {
    await open(page, url, path);
    await page.locator('main').getByText(words).first().waitFor();
    await isAScreen(page, path);
  }
  page.forgive(/404/); // the browser tells of the status of a page that doesn’t exist
});

check('a scoreboard without a pad says so', async (page, url) => {
  await open(page, url, '/board/0123456789abcdef01234567');
  await page.getByText(/Looking for the scoreboard|Nothing from this scoreboard/).first().waitFor();
  page.forgive(/404/);
});

check('a second part that can’t be loaded is reported and can be retried', async (page, url) => {
  const second = /\/a\/(?!app_bg|thinker|printer)[\w-]+\.[0-9a-f]{12}\.wasm$/;
  let aborted = 0;
  await page.route(second, (route) => {
    aborted += 1;
    return route.abort();
  });
  await open(page, url, '/');
  await page.locator('.button.play').click();
  await page.getByText('Can’t reach Farkle').waitFor();
  await isAScreen(page, 'not reached');
  // Home and the tap on "Play" each ask for it; the later answer must not take the button away.
  await expect.poll(() => aborted).toBeGreaterThanOrEqual(2);
  await atRest(page);
  await page.unroute(second);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.table').waitFor();
  page.forgive(/net::ERR_FAILED|TypeError: Failed to fetch/);
});

check('an error page is not used as messages, and loading can be retried', async (page, url) => {
  const rest = /\/a\/en-rest\.[\w.]+$/;
  await page.route(rest, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  // The page asks once by itself, and once for the screen that needs them.
  await Promise.all([page.waitForResponse(rest), open(page, url, '/')]);
  await Promise.all([page.waitForResponse(rest), page.locator('.tile[href="/games"]').click()]);
  await page.getByText('Can’t reach Farkle').waitFor();
  await page.unroute(rest);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No games yet').waitFor();
  page.forgive(/503/);
});

check('a second part that arrives back on the first screen does not move the focus', async (page, url) => {
  const second = /\/a\/(?!app_bg|thinker|printer)[\w-]+\.[0-9a-f]{12}\.wasm$/;
  // Home asks for the second part by itself, too, whenever it has the time.
  let answer = (route) => route.abort();
  await page.route(second, (route) => answer(route));
  await open(page, url, '/');
  await page.locator('a[href="/rules"]').first().click();
  await page.getByText('Can’t reach Farkle').waitFor();
  let letThrough;
  const wait = new Promise((resolve) => { letThrough = resolve; });
  answer = async (route) => {
    await wait;
    await route.continue();
  };
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.goBack();
  await page.locator('.button.play').focus();
  await page.evaluate(() => {
    globalThis.settled = new Promise((resolve) => { addEventListener('second-part-settled', () => resolve(), { once: true }); });
  });
  letThrough();
  await page.evaluate(() => globalThis.settled);
  await atRest(page);
  await expect(page.locator('.button.play'), 'the focus has not moved').toBeFocused();
  page.forgive(/net::ERR_FAILED|TypeError: Failed to fetch/);
});

check('late announcements go into a live region that existed before', async (page, url) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    globalThis.together = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.nodeType === Node.ELEMENT_NODE);
      const places = added.flatMap((node) => [node, ...node.querySelectorAll('*')]).filter((node) => node.matches('[role=status]'));
      globalThis.together.push(...places.map((place) => place.textContent).filter((words) => words !== ''));
    }).observe(document, { childList: true, subtree: true });
  });
  for (const [path, words] of [['/', 'can’t save games'], ['/board/nonsense', 'not the address of a scoreboard']]) {
    await open(page, url, path);
    await page.locator('[role=status]').getByText(words).waitFor();
    await atRest(page);
    const together = await page.evaluate(() => globalThis.together);
    assert.deepEqual(together, []);
  }
});

check('without storage a game can be played, and the app says that it ends with the window', async (page, url) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await open(page, url, '/?seed=private');
  await page.getByText('can’t save games').waitFor();
  await isAScreen(page, '/ with the notice');
  await page.locator('.button.play').click();
  await page.locator('.actions .roll').click();
  await page.locator('.die').first().waitFor();
  await atRest(page);
  await expect(page.getByText('can’t save games'), 'it is still there').toHaveCount(1);
});

check('after the first visit every screen works offline', { cached: true }, async (page, url) => {
  await open(page, url, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  for (const path of ['/new', '/games', '/pad', '/rules', '/rules/zilch', '/edit/classic', '/learn', '/today', '/settings', '/about', '/print/classic']) {
    await open(page, url, path);
    await page.locator('h1').first().waitFor();
  }
  await page.waitForFunction(() => document.querySelector('.sheet-frame img')?.naturalWidth > 0);
});
