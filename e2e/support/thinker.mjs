// The thinker’s answers, and the program’s answers for the same position.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAM } from './browser.mjs';

/** Solving takes a while on a busy machine. */
export const PATIENCE = { timeout: 120_000 };

let folder;
let files = 0;

/** The folder of this worker of the test runner: for what the program has solved, and for records. */
function ownFolder() {
  if (!folder) {
    folder = mkdtempSync(join(tmpdir(), 'farkle-thinker-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  return folder;
}

/** What a command of the program prints as JSON. */
export function program(...args) {
  const env = { ...process.env, XDG_CACHE_HOME: ownFolder() };
  return JSON.parse(execFileSync(PROGRAM, [...args, '--json'], { encoding: 'utf8', env, maxBuffer: 1 << 26 }));
}

/** The record of the game at the table, as it is kept. */
export const record = (page) => page.evaluate(() => new Promise((resolve, reject) => {
  const id = location.pathname.split('/').at(-1);
  const opening = indexedDB.open('farkle');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const row = opening.result.transaction('games').objectStore('games').get(id);
    row.onsuccess = () => { opening.result.close(); resolve(row.result.record); };
    row.onerror = () => reject(row.error);
  };
}));

/** The moment of the game at the table, in the notation of positions. */
export async function position(page) {
  files += 1;
  const file = join(ownFolder(), `game-${files}.farkle`);
  writeFileSync(file, await record(page));
  return (program('replay', file)).position;
}

/** Opens the odds and waits until the chances to win are those of a method. */
export async function odds(page, method) {
  await page.keyboard.press('o');
  await page.locator(`.chances[data-method=${method}]`).waitFor(PATIENCE);
}

/** The plays that the hint shows, best first. */
export async function hint(page) {
  await page.locator('.hint-button').click();
  await page.locator('.plays li').first().waitFor();
  // Reading goes on where the answer begins.
  await page.waitForFunction(() => document.activeElement.matches('.hint-title'));
  return page.locator('.plays li').evaluateAll((rows) => rows.map((row) => ({
    words: row.dataset.play, value: Number(row.dataset.value),
  })));
}

/** How often a mark is in the browser's time line. */
export const marks = (page, name) => page.evaluate((wanted) => performance.getEntriesByName(wanted).length, name);

/** Counts in `unanswered` what the page has asked its workers and does not know yet. */
export const countQuestions = (page) => page.addInitScript(() => {
  globalThis.unanswered = 0;
  globalThis.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      // Other messages say that its program is there, or can't be.
      this.addEventListener('message', ({ data }) => {
        if (data instanceof Uint8Array) globalThis.unanswered = Math.max(0, globalThis.unanswered - 1);
      });
    }

    postMessage(...what) {
      globalThis.unanswered += 1;
      super.postMessage(...what);
    }
  };
});
