// `?` shows the keys of every screen, and the keys do what it says.
import assert from 'node:assert/strict';
import { look } from '../support/play.mjs';
import { lookAtPad } from '../support/pad.mjs';
import { scenes } from '../support/scenes.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

async function keysOf(page) {
  // On the first screen the keys come with the second part, a moment later.
  for (let tries = 0; tries < 100 && (await page.locator('dialog[open]').count()) === 0; tries += 1) {
    await page.keyboard.press('?');
    await page.waitForTimeout(100);
  }
  await page.locator('dialog[open] .key-list').first().waitFor();
  const keys = await page.locator('dialog[open] .key-list div').evaluateAll((rows) => rows.map((row) => (
    [...row.querySelectorAll('kbd')].map((key) => key.textContent).join(' ')
  )));
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return keys;
}

check('a question mark shows the keys of the table, and these still work afterwards', async (page, url) => {
  await scenes['table-roll'](page, url);
  assert.deepEqual(await keysOf(page), ['1 6', 'A', 'R', 'B', 'T', 'S', 'O', 'Shift R', 'Tab', 'Enter', 'Esc', '?']);
  await page.keyboard.press('?');
  await page.keyboard.press('a');
  assert.equal((await look(page)).selected, 0, 'no key goes through the sheet to the table below');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('a');
  assert.ok((await look(page)).selected > 0);
});

check('the pad has keys of its own, and a question mark in a field is a question mark', async (page, url) => {
  await scenes.pad(page, url);
  const keys = await keysOf(page);
  assert.ok(['0 9', 'F', 'U', 'R'].every((key) => keys.includes(key)), `${keys}`);
  const { typed } = await lookAtPad(page);
  await page.keyboard.press('?');
  await page.keyboard.press('7');
  await page.keyboard.press('Escape');
  assert.equal((await lookAtPad(page)).typed, typed);
  await scenes['new-game'](page, url);
  await page.locator('.seat .name input').first().fill('');
  await page.keyboard.type('Who?');
  assert.equal(await page.locator('.seat .name input').first().inputValue(), 'Who?');
  assert.equal(await page.locator('dialog[open]').count(), 0);
});

check('the arrow keys step through a game', async (page, url) => {
  await scenes.replay(page, url);
  const place = async () => Number((await page.locator('.film .number').textContent()).split('/')[0]);
  await page.locator('h1').focus();
  const before = await place();
  await page.keyboard.press('ArrowRight');
  assert.equal(await place(), before + 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await place(), before - 1);
  await page.keyboard.press('Home');
  assert.equal(await place(), 1);
  await page.keyboard.press('End');
  assert.ok((await place()) > before);
  assert.ok((await keysOf(page)).includes('→'));
});

check('How to play names the keys of dice and buttons', async (page, url) => {
  await scenes.learn(page, url);
  assert.deepEqual(await keysOf(page), ['1 6', 'A', 'R', 'B', 'Tab', 'Enter', 'Esc', '?']);
  const before = await look(page);
  await page.keyboard.press(before.canRoll ? 'r' : 'a');
  const after = await look(page);
  assert.ok(after.dice !== before.dice || after.selected !== before.selected);
});

check('in German, keys have the names printed on a German keyboard', { locale: 'de-DE' }, async (page, url) => {
  await scenes.replay(page, url);
  await page.locator('h1').focus();
  const keys = await keysOf(page);
  assert.ok(['Pos1', 'Ende', 'Eingabe'].every((key) => keys.includes(key)), `${keys}`);
});

check('arrow keys scroll a focused score sheet and do not step the film', async (page, url) => {
  // Too many players for the sheet of a phone.
  await scenes['table-eight'](page, url);
  await page.goto(page.url().replace('/table/', '/games/'));
  await page.locator('.film').waitFor();
  const place = () => page.locator('.film .number').textContent();
  const before = await place();
  await page.locator('.sheet-scroll').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement.scrollLeft > 0);
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => document.activeElement.scrollLeft === 0);
  assert.equal(await place(), before);
});

for (const name of ['home', 'rules', 'settings']) {
  check(`the question mark is answered on ${name}`, async (page, url) => {
    await scenes[name](page, url);
    assert.deepEqual(await keysOf(page), ['Tab', 'Enter', 'Esc', '?']);
  });
}
