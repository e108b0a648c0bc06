// Takes a picture of every screen: phone upright and on its side, tablet, desktop; light and dark.
//
//     cargo xtask gallery [NAME...]
//     node gallery.mjs FOLDER [NAME...]
//
// The name `readme` draws the picture in the README instead.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, openPage, startProgram } from './support/browser.mjs';
import { scenes } from './support/scenes.mjs';

const [folder = 'gallery', ...wanted] = process.argv.slice(2);
const SIZES = [[360, 740], [740, 360], [768, 1024], [1280, 800]];
const THEMES = ['light', 'dark'];

const unknown = wanted.filter((name) => name !== 'readme' && !(name in scenes));
if (folder.startsWith('-') || unknown.length > 0) {
  console.error(`There is no scene ${[...unknown, folder].find((name) => !(name in scenes))}. Say a folder, then any of: readme, ${Object.keys(scenes).join(', ')}`);
  process.exit(2);
}

if (wanted.includes('readme')) {
  await drawReadme();
  process.exit();
}

await mkdir(folder, { recursive: true });
const program = await startProgram();
const browser = await launch();
let faults = 0;
for (const [name, show] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [width, height] of SIZES) {
    for (const colorScheme of THEMES) {
      const page = await openPage(browser, {
        viewport: { width, height }, colorScheme, reducedMotion: 'reduce', deviceScaleFactor: Math.min(width, height) < 500 ? 2 : 1,
      });
      try {
        await show(page, program.url);
        if (!name.endsWith('-keys')) await asTouched(page);
        await page.waitForTimeout(150);
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) });
      } catch (error) {
        console.error(`${name} ${width} ${colorScheme}: ${error.message}`);
        faults += 1;
      }
      if (page.faults.length > 0) console.error(`${name} ${width} ${colorScheme}:`, page.faults);
      faults += page.faults.length;
      await page.context().close();
    }
  }
  console.log(name);
}
await browser.close();
await program.stop();
process.exitCode = faults > 0 ? 1 : 0;

/** Scenes are played with keys; the pictures are of people who touch. */
async function asTouched(page) {
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')));
}

/** A phone with the table in the middle of a turn, small enough for the repository. */
async function drawReadme() {
  const server = await startProgram();
  const chromium = await launch();
  const page = await openPage(chromium, {
    viewport: { width: 390, height: 780 }, colorScheme: 'light', reducedMotion: 'reduce', deviceScaleFactor: 2,
  });
  await scenes['table-mid'](page, server.url);
  await page.keyboard.press('a');
  await asTouched(page);
  // The words of the last great moment and the points that rose are gone.
  await page.waitForTimeout(4000);
  const path = new URL('../docs/pictures/table-phone.jpg', import.meta.url).pathname;
  await page.screenshot({ path, type: 'jpeg', quality: 80 });
  await chromium.close();
  await server.stop();
}
