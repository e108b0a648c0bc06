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

/** Three phones beside each other, small enough for the repository: a choice, a farkle, and the end of a game. */
async function drawReadme() {
  const server = await startProgram();
  const chromium = await launch();
  const phone = async (name, colorScheme, then) => {
    const page = await openPage(chromium, { viewport: { width: 390, height: 780 }, colorScheme, reducedMotion: 'reduce', deviceScaleFactor: 2 });
    await scenes[name](page, server.url);
    await then?.(page);
    await asTouched(page);
    const picture = await page.screenshot();
    await page.context().close();
    return `data:image/png;base64,${picture.toString('base64')}`;
  };
  const pictures = [
    await phone('table-mid', 'light', async (page) => {
      await page.keyboard.press('a');
      // The words of the last great moment and the points that rose are gone.
      await page.waitForTimeout(4000);
    }),
    await phone('table-farkle', 'dark'),
    await phone('end', 'light', (page) => page.locator('.decided:not(.muted)').waitFor({ timeout: 60_000 })),
  ];
  const page = await openPage(chromium, { viewport: { width: 960, height: 640 }, deviceScaleFactor: 1.5 });
  await page.setContent(`<body style="margin:0;display:flex;gap:18px;justify-content:center;align-items:center;block-size:100vh;background:#e9decd">
    ${pictures.map((picture) => `<img src="${picture}" style="inline-size:300px;border-radius:22px;box-shadow:0 6px 22px rgb(60 35 10 / .35)">`).join('')}`);
  const path = new URL('../docs/pictures/phones.jpg', import.meta.url).pathname;
  await page.screenshot({ path, type: 'jpeg', quality: 78 });
  await chromium.close();
  await server.stop();
}
