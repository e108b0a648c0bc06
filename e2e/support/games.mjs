// Games that were played before: what is not about playing begins in the middle of one of them.
// Each is a file of `games/`, and how it came about is here: `node games.mjs` plays them anew.
import { readFile } from 'node:fs/promises';
import { ready } from './browser.mjs';
import { CLASSIC_TO_1500, PLAYMONSTER_TO_2500, settings } from './play.mjs';

/** Long real names in several scripts. */
export const LONG_NAMES = [
  'Maximiliane-Sophie', 'Bartholomew J.', 'Konstantinopoulos', 'Анастасия', 'Wilhelmina', 'Jean-Christophe',
  'Ngozi Okonkwo-Diallo', 'Zoë',
];
export const TWELVE_NAMES = [...LONG_NAMES, 'Ida', 'Juan', 'Karoline', 'Li'];

/** How each game was set up, and how it was played. */
export const GAMES = {
  middle: [
    { seed: 'gallery-2', seats: ['Ada', 'Ben', 'Cleo'], rules: 'walnut' },
    { until: (state) => state.turns >= 9 && state.tray > 0 && state.dice > 0 },
  ],
  'hot-dice': [
    { seed: 'gallery-4', seats: ['Ada', 'Ben'], rules: 'playmonster' },
    { stop: (state) => state.total > 1200, until: (state) => state.roll.includes('Roll all') },
  ],
  'last-turn': [
    { seed: 'gallery-5', seats: ['Ada', 'Ben', 'Cleo'], rules: 'walnut' },
    { until: (state) => state.banner.includes('takes the lead') && state.dice > 0 },
  ],
  teams: [
    { seed: 'gallery-6', seats: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'], rules: 'zilch', teams: 3 },
    { until: (state) => state.turns > 6 && state.dice > 0 },
  ],
  eight: [
    { seed: 'gallery-7', seats: LONG_NAMES, rules: 'playmonster' },
    { until: (state) => state.turns > 9 && state.dice > 0 },
  ],
  twelve: [
    { seed: 'gallery-8', seats: TWELVE_NAMES, rules: 'classic' },
    { until: (state) => state.turns > 26 && state.dice > 0 },
  ],
  // Rules that are solved in a moment.
  'for-a-hint': [
    { seed: 'hint', seats: ['Ada', 'Ben'], code: CLASSIC_TO_1500 },
    { until: (state) => state.turns >= 3 && state.dice > 0 },
  ],
  'three-ended': [{ seed: 'gallery', seats: ['Ada', 'Ben', 'Cleo'], rules: 'walnut' }, {}],
  'two-ended': [
    { seed: 'review', seats: ['Ada', 'Ben'], code: CLASSIC_TO_1500 },
    { stop: (state) => state.total >= 200 },
  ],
  'classic-ended': [{ seed: 'shared', seats: ['Ada', 'Ben'], rules: 'classic' }, {}],
  'short-ended': [{ seed: 'file', seats: ['Ada', 'Ben'], code: PLAYMONSTER_TO_2500 }, {}],
  'kcd-ended': [{ seed: 'course', seats: ['Ada', 'Ben'], rules: 'kcd' }, { stop: (state) => state.total >= 300 }],
};

/** Opens the film of a game, as if it had been played here. */
export async function openFilm(page, url, name) {
  await settings(page, { speed: 'fast', sound: false });
  await page.goto(new URL('/games', url).href);
  await ready(page);
  const buffer = await readFile(new URL(`../games/${name}.farkle`, import.meta.url));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.farkle', mimeType: 'text/plain', buffer });
  await page.locator('.film').waitFor();
}

/** Opens the table of a game, as if it had been played here. */
export async function openGame(page, url, name) {
  await openFilm(page, url, name);
  await page.goto(page.url().replace('/games/', '/table/'));
  await page.locator('.actions .roll, .ending').first().waitFor();
}
