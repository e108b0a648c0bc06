// Printing in the browser: sheets as PDF and picture, offline; a game as a keepsake; moving a pad
// to another browser.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { atRest, openPage, ready } from '../support/browser.mjs';
import { openGame } from '../support/games.mjs';
import { padShows, startPad, turns } from '../support/pad.mjs';
import { suite } from '../support/suite.mjs';

const here = suite();
const { check } = here;

/** What is saved when an element is clicked: `{ name, path, bytes }`. */
async function saved(page, selector) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(selector).click()]);
  const path = await download.path();
  return { name: download.suggestedFilename(), path, bytes: await readFile(path) };
}

/** What poppler says about a PDF: `{ text, size, title }`; `cargo xtask test` installs it where it can. */
function examine(path) {
  const info = execFileSync('pdfinfo', [path], { encoding: 'utf8' });
  const value = (name) => info.match(new RegExp(`^${name}: *(.*)$`, 'm'))?.[1];
  return { text: execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }), size: value('Page size'), title: value('Title') };
}

/** The preview, once it shows the last choice. */
async function preview(page) {
  await atRest(page); // by then the sheet of the choice before is gone
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll('.sheet-frame img')];
    return pictures.length > 0 && pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
  });
}

check('every sheet has a preview and can be saved as PDF and picture offline', { cached: true }, async (page, url) => {
  await page.goto(url);
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.goto(new URL('/print/walnut', url).href);
  await ready(page);
  await preview(page);
  await expect(page.locator('input[name=paper][value=letter]'), 'the paper of the country').toBeChecked();
  const scores = await saved(page, '.preview .save-pdf');
  const seen = examine(scores.path);
  assert.equal(scores.name, 'farkle-score-sheet.pdf');
  assert.match(seen.size, /^612 x 792 pts/);
  assert.match(seen.title, /Walnut/);
  assert.match(seen.text, /10,000/);

  await page.locator('input[name=sheet][value=chooser]').check();
  await page.locator('input[name=paper][value=a4]').check();
  await preview(page);
  const chooser = await saved(page, '.preview .save-pdf');
  assert.match(examine(chooser.path).size, /^595\.\d+ x 841\.\d+ pts \(A4\)/);

  await page.locator('input[name=sheet][value=card]').check();
  await page.locator('input[name=card][value="85x55mm"]').check();
  await preview(page);
  const picture = await saved(page, '.preview .save-picture');
  assert.equal(picture.name, 'farkle-one-pocket-card.png');
  assert.equal(picture.bytes.subarray(1, 4).toString(), 'PNG');
  assert.equal(picture.bytes.readUInt32BE(16), Math.round((85 / 25.4) * 200), '200 dots to the inch');
});

check('a game on the pad can be saved as PDF and picture, and continued in another browser', async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  await turns(page, 650, 'f', 800);
  await page.locator('.to-more').click();
  const keepsake = await saved(page, '.keep-pdf');
  const { text } = examine(keepsake.path);
  assert.match(text, /Ann[\s\S]*1,450/);
  assert.match(text, new RegExp(`To [\\d,]+ · .*${new Date().getFullYear()}`), 'the day is printed');
  const picture = await saved(page, '.keep-picture');
  assert.equal(picture.bytes.subarray(1, 4).toString(), 'PNG');
  await page.locator('.more-formats summary').click();
  const pad = await saved(page, '.files .save-pad');

  const other = await openPage(here.browser, { reducedMotion: 'reduce' });
  await other.goto(new URL('/pad', url).href);
  await ready(other);
  await other.locator('input[type=file]').setInputFiles({ name: 'x.pad', mimeType: 'text/plain', buffer: Buffer.from('nonsense') });
  await expect(other.locator('.fault[role=alert]')).toHaveText(/not a saved score pad/);
  await other.locator('input[type=file]').setInputFiles(pad.path);
  await padShows(other, { scores: { Ann: 1450, Ben: 0 }, mover: 'Ben' });
  await other.locator('.pad-top .undo').click();
  await padShows(other, { scores: { Ann: 650, Ben: 0 } }, 'what was done can still be undone');
  assert.deepEqual(other.faults, []);
  await other.context().close();
});

check('a game that is over is kept with the turn that decided it', async (page, url) => {
  await openGame(page, url, 'two-ended');
  await page.locator('.ending a[href^="/games/"]').click();
  // It shows that turn by itself.
  await page.locator('.turning-point button').click({ timeout: 30_000 });
  await expect(page.locator('.film .run')).toHaveText('Pause');
  const { text } = examine((await saved(page, '.keep-pdf')).path);
  assert.match(text, /Round \d+ decided it/);
});

check('a browser that can’t print offers the file first, and every button works', async (page, url) => {
  await page.addInitScript(() => { window.print = undefined; });
  await page.goto(new URL('/print/classic', url).href);
  await ready(page);
  await preview(page);
  await expect(page.locator('.preview .save-pdf.primary')).toBeVisible();
  await expect(page.locator('.print-now')).toHaveCount(0);
});

check('in German a score sheet and the rules on one page are German, and known rules have their German name', { locale: 'de-DE' }, async (page, url) => {
  await page.goto(new URL('/print/classic', url).href);
  await ready(page);
  await preview(page);
  await expect(page.locator('input[name=paper][value=a4]'), 'the paper of the country').toBeChecked();
  await expect(page.locator('#rules option:checked')).toHaveText('Klassisch');
  const scores = await saved(page, '.preview .save-pdf');
  assert.equal(scores.name, 'farkle-punktezettel.pdf');
  const { title, text } = examine(scores.path);
  assert.equal(title, 'Farkle-Punktezettel: Klassisch');
  for (const words of ['Bis 10.000', 'Zug', 'Summe', 'Einzelne 1', 'Straße', 'Vierling mit Paar']) assert.ok(text.includes(words), words);

  await page.locator('input[name=sheet][value=summary]').check();
  await preview(page);
  const summary = examine((await saved(page, '.preview .save-pdf')).path).text;
  for (const words of ['Was zählt', 'Dein Zug', 'Ende des Spiels', 'Ein Zug als Beispiel', 'sichern']) assert.ok(summary.includes(words), words);
  assert.ok(!/ the | your /i.test(`${text} ${summary}`), 'no English on them');
});

check('in Spanish a keepsake is Spanish', { locale: 'es-ES' }, async (page, url) => {
  await startPad(page, url, { players: ['Ann', 'Inés'] });
  await turns(page, 650, 'f', 800);
  await page.locator('.to-more').click();
  const { text } = examine((await saved(page, '.keep-pdf')).path);
  for (const words of ['una partida interrumpida', 'Hasta 10.000', 'Inés', '1.450']) assert.ok(text.includes(words), words);
});

check('the page prints a sheet alone, on paper of its own size', async (page, url) => {
  await page.goto(new URL('/print/classic', url).href);
  await ready(page);
  const sizes = { scores: [210, 297], chooser: [210, 297], card: [85, 55] };
  await page.locator('input[value=a4]').check();
  for (const [kind, [width, height]] of Object.entries(sizes)) {
    await page.locator(`input[value=${kind}]`).check();
    if (kind === 'card') await page.locator('input[value="85x55mm"]').check();
    const size = kind === 'card' ? '85x55mm' : 'a4';
    await preview(page);
    await expect(page.locator('.sheet-frame').first()).toHaveAttribute('data-size', size);
    const pages = await page.locator('.sheet-frame').count();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    assert.equal(boxes.length, pages, kind);
    for (const box of boxes) {
      assert.ok(Math.abs(box[1] / 72 * 25.4 - width) < 0.5 && Math.abs(box[2] / 72 * 25.4 - height) < 0.5, `${kind}: ${box[0]}`);
    }
  }
});
