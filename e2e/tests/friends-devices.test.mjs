// Friends at one table with devices of all kinds: many, one that sleeps, one that is a terminal.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { PROGRAM } from '../support/browser.mjs';
import { ONE_ROUND, agree, begin, getReady, openTable, person, play, scores, sitDown } from '../support/friends.mjs';
import { suite } from '../support/suite.mjs';

const here = suite();

/** A test with this many people, each with a browser of their own. */
function check(name, count, body) {
  here.check(name, { slow: true }, async (first, url) => {
    await first.context().close();
    const people = [];
    for (let number = 0; number < count; number += 1) people.push(await person(here.browser, { rules: ONE_ROUND }));
    try {
      await body(people, url);
      for (const page of people) assert.deepEqual(page.faults, []);
    } finally {
      for (const page of people) await page.context().close();
    }
  });
}

check('four people at four browsers play a game and see the same', 4, async (people, url) => {
  const [ann, ...others] = people;
  const link = await openTable(ann, url, { name: 'Ann', seats: 4 });
  for (const [at, page] of others.entries()) await sitDown(page, link, ['Ben', 'Cleo', 'Dora'][at]);
  await begin(...people);
  await play(people);
  for (const page of people) await page.locator('.ending .dice-checked').waitFor();
  await agree(...people);
});

/** Plays a turn of this person to its end. */
async function playTurn(page) {
  const ended = page.locator('.actions .far, .ending').first();
  await expect(async () => {
    for (const key of ['r', 'a', 'b']) await page.keyboard.press(key);
    await expect(ended).toBeVisible({ timeout: 200 });
  }).toPass();
}

check('a page that was frozen shows what has happened meanwhile, and plays on', 2, async ([ann, ben], url) => {
  const link = await openTable(ann, url, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await begin(ann, ben);
  await ann.locator('.starters button').first().click();
  await ann.locator('.actions .roll').waitFor();
  await ben.locator('.actions .far').waitFor();
  // Nothing of the page runs, as on a phone in a pocket: it is stopped in its next timer.
  const browser = await ben.context().newCDPSession(ben);
  const stopped = new Promise((resolve) => { browser.once('Debugger.paused', resolve); });
  await browser.send('Debugger.enable');
  await browser.send('Debugger.pause');
  await stopped;
  await playTurn(ann);
  await browser.send('Debugger.resume');
  await ben.locator('.actions .roll, .ending').first().waitFor();
  const now = await scores(ann);
  await expect.poll(() => scores(ben)).toEqual(now);
  await play([ann, ben]);
  await agree(ann, ben);
});

/** A person at a terminal, who rolls and banks until the game is saved. */
function terminal(link, name) {
  const home = mkdtempSync(join(tmpdir(), 'farkle-'));
  const env = { ...process.env, XDG_DATA_HOME: home };
  const child = spawn(PROGRAM, ['play', '--name', name, '--join', link], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  let isReady = false;
  const saved = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const answer = (text) => child.stdin.write(`${text}\n`);
      if (line.startsWith('At the table:') && line.includes(name) && !isReady) {
        isReady = true;
        answer('ready');
      } else if (line.startsWith(`${name}, you have`)) answer('roll');
      else if (line.startsWith(`${name}, turn total`)) answer('bank');
      else if (line.startsWith('Saved in')) resolve();
    });
  });
  const stop = () => {
    child.kill();
    rmSync(home, { recursive: true, force: true });
  };
  return { saved, stop };
}

check('a browser and a terminal play a game with each other', 1, async ([ann], url) => {
  const link = await openTable(ann, url, { name: 'Ann' });
  const ben = terminal(link, 'Ben');
  try {
    await ann.getByText('Ben', { exact: true }).waitFor();
    await getReady(ann);
    await ann.locator('.table').waitFor();
    await play([ann]);
    await ben.saved;
    await ann.locator('.ending .dice-checked').waitFor();
  } finally {
    ben.stop();
  }
});
