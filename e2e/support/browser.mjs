// Starts the program and a browser for the tests, and watches for errors in every page. The paths
// come from `cargo xtask`; by hand: FARKLE_PROGRAM=../target/debug/farkle npx playwright test
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';

export const PROGRAM = process.env.FARKLE_PROGRAM ?? new URL('../../target/release/farkle', import.meta.url).pathname;
export const BROWSER = process.env.FARKLE_CHROMIUM ?? '/usr/bin/chromium';
/** The browser without its windows, where it is installed: empty elsewhere. */
export const HEADLESS_SHELL = process.env.FARKLE_HEADLESS_SHELL ?? '';
const SLOW_STORAGE = Number(process.env.FARKLE_SLOW_STORAGE ?? 0);
export const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--force-color-profile=srgb', '--hide-scrollbars',
];

/**
 * Serves the app on a free port, with further options of `farkle serve`: `{ url, stop, again }`. `again` ends the program and starts it anew at the same
 * address, with the same tables, when what is to happen meanwhile has happened.
 */
export async function startProgram(...options) {
  const data = mkdtempSync(join(tmpdir(), 'farkle-'));
  let running = await serve('127.0.0.1:0', data, options);
  const end = () => new Promise((resolve) => {
    if (running.child.exitCode !== null) resolve();
    running.child.once('exit', resolve);
    running.child.kill();
  });
  return {
    url: running.url,
    stop: () => end().then(() => rmSync(data, { recursive: true, force: true })),
    again: async (meanwhile = () => {}) => {
      await end();
      await meanwhile();
      running = await serve(new URL(running.url).host, data, options);
    },
  };
}

async function serve(address, data, options) {
  const child = spawn(PROGRAM, ['serve', '--listen', address, '--data', data, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const found = line.match(/http:\/\/\S+?\//);
    if (found) return { url: found[0], child };
  }
  throw new Error(`${PROGRAM} ended before it served anything`);
}

export const launch = () => chromium.launch({ executablePath: BROWSER, args: FLAGS });

/**
 * A page that collects what goes wrong in it: `page.faults` must be empty in the end. What a test brings about itself it
 * forgives by `page.forgive(pattern)`, before or afterwards: the browser may tell of it at any time. Only a page that is
 * `cached` has a service worker: to fetch and keep the whole app costs each test as much as its first screen.
 */
export async function openPage(browser, { cached = false, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-US', ...options });
  if (!cached) await context.addInitScript(() => { delete Navigator.prototype.serviceWorker; });
  if (SLOW_STORAGE > 0) await context.addInitScript(slowStorage, SLOW_STORAGE);
  const page = await context.newPage();
  return watch(page);
}

/**
 * Tells of everything that was stored this much later: disks of test machines can be slow, and tests have to bear it.
 * How many are still to be told is in `storing`. The clock of a test does not stop it.
 */
function slowStorage(milliseconds) {
  const later = setTimeout;
  globalThis.storing = 0;
  const { get, set } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete');
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
    get,
    set(listener) {
      set.call(this, listener && this.mode === 'readwrite' ? (event) => {
        globalThis.storing += 1;
        later(() => {
          globalThis.storing -= 1;
          listener.call(this, event);
        }, milliseconds);
      } : listener);
    },
  });
}

/** Loads a page anew when everything that waits to be stored is: nobody is as fast with their fingers as a test. */
export async function reload(page) {
  const written = () => page.evaluate(() => new Promise((resolve, reject) => {
    const opening = indexedDB.open('farkle');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(opening.result.objectStoreNames, 'readwrite');
      writing.addEventListener('complete', () => { opening.result.close(); resolve(); });
    };
  }));
  // A row that was changed while it was written is written once more.
  for (let write = 0; write < 2; write += 1) {
    await written();
    await page.waitForFunction(() => !globalThis.storing);
    await atRest(page);
  }
  await page.reload();
  await ready(page);
}

/** Collects the errors of a page from now on. */
export function watch(page) {
  page.faults = [];
  const forgiven = [];
  const fault = (text) => forgiven.some((pattern) => pattern.test(text)) || page.faults.push(text);
  page.forgive = (pattern) => {
    forgiven.push(pattern);
    page.faults = page.faults.filter((text) => !pattern.test(text));
  };
  // What goes wrong in another window counts here as well, and is forgiven here.
  page.watchToo = (window) => {
    window.on('pageerror', (error) => fault(`error: ${error.message}`));
    window.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') fault(`console: ${message.text()}`);
    });
  };
  page.watchToo(page);
  return page;
}

/** Waits until the app itself, not its opening picture, is shown. */
export async function ready(page) {
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
}

/**
 * Waits until the page has stored and drawn what was done and has nothing more to do at this moment, however slow the
 * machine is. A browser may leave out a frame or an idle moment that was asked for while it changes the focus: then it
 * is asked again.
 */
export const atRest = (page) => page.evaluate(async () => {
  const within = (ask) => new Promise((resolve) => {
    ask(resolve);
    setTimeout(resolve, 500);
  });
  while (document.querySelector('.actions[aria-busy=true]')) await within(requestAnimationFrame);
  for (let times = 0; times < 3; times += 1) {
    await within(requestAnimationFrame);
    await within((resolve) => setTimeout(resolve, 20));
    await within(requestIdleCallback);
  }
});

/**
 * Looks at a page in windows of each size. Which of them comes last, so that what happens next is first drawn in it, goes
 * round with `turn`.
 */
export async function inEachSize(page, sizes, turn, look) {
  for (const at of sizes.keys()) {
    const [width, height] = sizes[(turn + at) % sizes.length];
    await page.setViewportSize({ width, height });
    // Dice take the size of their board a frame later.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => { requestAnimationFrame(resolve); });
    });
    await look(`${width} x ${height}`, width, height);
  }
}
