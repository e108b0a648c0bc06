// Plays the games anew that tests and pictures begin with:
//
//     node games.mjs [NAME...]
import { writeFile } from 'node:fs/promises';
import { launch, openPage, startProgram } from './support/browser.mjs';
import { GAMES } from './support/games.mjs';
import { playOn, setUp } from './support/play.mjs';
import { record } from './support/thinker.mjs';

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(GAMES);
const unknown = names.filter((name) => !(name in GAMES));
if (unknown.length > 0) {
  console.error(`There is no game ${unknown[0]}. Say any of: ${Object.keys(GAMES).join(', ')}`);
  process.exit(2);
}
const program = await startProgram();
const browser = await launch();
for (const name of names) {
  const [choice, how] = GAMES[name];
  const page = await openPage(browser, { reducedMotion: 'reduce' });
  await setUp(page, program.url, choice);
  await playOn(page, how);
  await writeFile(new URL(`games/${name}.farkle`, import.meta.url), await record(page));
  await page.context().close();
}
await browser.close();
await program.stop();
