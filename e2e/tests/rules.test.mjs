// The rule editor, and the playthroughs: the same recorded games come to the same states here and natively.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ready } from '../support/browser.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();
const folder = new URL('../../crates/rules/playthroughs/', import.meta.url).pathname;

check('a conflict is shown at its field, and nobody can play before it is mended', async (page, url) => {
  await page.goto(new URL('/edit/zilch', url).href);
  await ready(page);
  const wins = page.locator('#option-five_of_a_kind_wins input');
  await wins.check();
  const faults = page.locator('.option .fault');
  await faults.first().waitFor();
  assert.match(await faults.first().textContent(), /five dice/);
  await page.locator('.findings a').first().click();
  assert.ok(await page.evaluate(() => document.activeElement.closest('.option:has(.fault)') !== null), 'the link leads to the field');
  const play = page.locator('.edit-top .button.primary');
  assert.equal(await play.getAttribute('aria-disabled'), 'true');
  await play.click({ force: true });
  assert.match(page.url(), /\/edit\//);
  await wins.uncheck();
  await page.locator('.effect').waitFor();
  assert.equal(await faults.count(), 0);
});

check('what can’t stand in a field is said there, with what can', async (page, url) => {
  await page.goto(new URL('/edit/classic', url).href);
  await ready(page);
  const field = page.locator('#option-straight input');
  await field.fill('lots');
  await field.press('Tab');
  assert.match(await page.locator('#option-straight .fault').textContent(), /“lots”.*steps of 5/);
});

check('changed rules travel as a link', { permissions: ['clipboard-read', 'clipboard-write'] }, async (page, url) => {
  await page.goto(new URL('/edit/walnut', url).href);
  await ready(page);
  await page.locator('#option-target input').fill('5000');
  await page.locator('#option-target input').press('Tab');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.locator('.answer:not(:empty)').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await ready(page);
  await page.getByText('Be the first to reach 5,000 points.').first().waitFor();
});

check('every playthrough comes to the same states in the browser as natively', async (page, url) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.farkle'));
  assert.ok(names.length > 50);
  await page.goto(new URL('/games', url).href);
  await ready(page);
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    // A line before every event says the state natively; lines with a word and a colon say something else.
    const native = text.split('\n').filter((line) => line.startsWith('#     ') && !line.startsWith('#     legal:'))
      .map((line) => line.slice(6).trim());
    await page.locator('input[type=file]').setInputFiles(join(folder, name));
    await page.locator('.film').waitFor();
    const here = await page.evaluate(async () => {
      const slider = document.querySelector('.film input');
      const seen = [];
      for (let moment = Number(slider.min); moment <= Number(slider.max); moment += 1) {
        slider.value = moment;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => { setTimeout(resolve); });
        seen.push(document.querySelector('.position').textContent);
      }
      return seen;
    });
    // The state before the first event is not shown.
    assert.deepEqual(here, native.slice(1), name);
    await page.locator('.page-top a').click();
    await page.locator('input[type=file]').waitFor();
  }
});

check('a link to rules that nobody knows says so, wherever it leads', async (page, url) => {
  for (const path of ['/rules/F1-nonsense', '/edit/F1-nonsense', '/print/F1-nonsense']) {
    await page.goto(new URL(path, url).href);
    await ready(page);
    await page.getByText('There are no rules under this name or code').waitFor();
  }
});
