// How to reach each screen: for the gallery and for checks of every screen.
import { ready } from './browser.mjs';
import { startAt } from './clock.mjs';
import { begin, getReady, move, openTable, person, play, prepare, sitDown } from './friends.mjs';
import { LONG_NAMES, TWELVE_NAMES, openGame } from './games.mjs';
import { byDice, choose, roll, startPad, turns } from './pad.mjs';
import { CLASSIC_TO_600, openEditor, personsTurn, playAtOnce, playOn, setUp, settings, unfold } from './play.mjs';

export const open = async (page, url, path) => {
  await page.goto(new URL(path, url).href);
  await ready(page);
};

/** Opens a line of the pad to be changed; a phone on its side shows no lines. */
async function openLine(page, number) {
  const line = page.locator('.pad-paper .entry').nth(number);
  if (await line.isVisible()) await line.click();
}

/** The last friend far away of each page. */
const friends = new WeakMap();

/** A friend far away, at a browser of their own that closes with the page. */
async function friend(page, link, name) {
  const other = await person(page.context().browser());
  friends.set(page, other);
  // The browser may be gone before it.
  page.once('close', () => other.context().close().catch(() => {}));
  await sitDown(other, link, name);
  return other;
}

/** Plays until something is shown. */
async function playUntil(people, isShown) {
  while (!(await isShown())) if (!(await move(...people))) throw new Error('the game is over too early');
}

/** Plays until a friend has dice to choose from, and this page waits for the friend: nothing moves until the friend acts. */
async function playToTheDiceOf(friend, page) {
  const shows = async (selector) => (await friend.locator(selector).count()) > 0;
  await playUntil([page, friend], async () => (await shows('.actions[aria-busy=false] .bank')) && shows('.felt .die:not(:disabled)'));
  await page.locator('.thinking.far').waitFor();
}

/** A table of Ann, whose page it is, and Ben; the page of Ben. */
async function withFriend(page, url, rules) {
  await prepare(page, rules);
  const link = await openTable(page, url, { name: 'Ann' });
  const ben = await friend(page, link, 'Ben');
  await begin(page, ben);
  return ben;
}

/** The same day for every picture. */
async function openToday(page, url) {
  await settings(page, { speed: 'fast', sound: false });
  await startAt(page, '2026-11-24T12:00:00');
  await open(page, url, '/today');
  await page.locator('.day-start').waitFor();
}

/** A screen that comes after another one, and how to go on to it from there. */
const after = (before, goOn) => Object.assign(async (page, url) => {
  await scenes[before](page, url);
  await goOn(page, url);
}, { before, goOn });

export const scenes = {
  home: (page, url) => open(page, url, '/'),
  'new-game': (page, url) => open(page, url, '/new'),
  friends: async (page, url) => {
    await open(page, url, '/friends');
    await page.locator('.start').waitFor();
  },
  'friends-room': async (page, url) => {
    await prepare(page);
    const link = await openTable(page, url, { name: 'Ann', seats: 3 });
    await getReady(await friend(page, link, 'Ben'));
    await page.locator('.table-seat.ready').waitFor();
  },
  'friends-join': async (page, url) => {
    const host = await person(page.context().browser());
    page.once('close', () => host.context().close().catch(() => {}));
    const link = await openTable(host, url, { name: 'Ann', seats: 3 });
    await open(page, url, link);
    await page.locator('.join').waitFor();
  },
  'friends-waiting': async (page, url) => {
    const ben = await withFriend(page, url);
    await playToTheDiceOf(ben, page);
    await page.locator('.felt .die').first().waitFor();
  },
  'friends-lost': async (page, url) => {
    const ben = await withFriend(page, url);
    const shows = async (selector) => (await page.locator(selector).count()) > 0;
    await playUntil([page, ben], async () => (await shows('.actions .roll')) && shows('.felt .die'));
    await page.context().setOffline(true);
    await page.locator('.line-lost').waitFor();
  },
  'friends-away': after('friends-waiting', async (page) => {
    await friends.get(page).context().close();
    await page.locator('.player .away').waitFor();
  }),
  'friends-bubble': async (page, url) => {
    const ben = await withFriend(page, url);
    await ben.locator('.people-button button').click();
    await ben.locator('.say input').fill('What a table!');
    await ben.keyboard.press('Enter');
    await page.locator('.player .bubble').waitFor();
  },
  'friends-people': after('friends-bubble', async (page) => {
    await friends.get(page).locator('.reactions button').first().click();
    await page.locator('.people-button button').click();
    await page.locator('.said li').nth(1).waitFor();
  }),
  'friends-home': async (page, url) => {
    const ben = await withFriend(page, url);
    await playUntil([page, ben], async () => (await page.title()) === 'Your turn · Farkle');
    await open(page, url, '/');
    await page.locator('.friends-game .continue').waitFor();
  },
  'friends-ending': async (page, url) => {
    const ben = await withFriend(page, url, CLASSIC_TO_600);
    await play([page, ben]);
    await page.locator('.dice-checked').waitFor();
    await ben.locator('.ending .again').click();
    await page.locator('.again-state:not(:empty)').waitFor();
  },
  'table-opening': async (page, url) => {
    // The program's second part never comes.
    await page.route('**/split_second_part*', () => {});
    await open(page, url, '/play');
    await page.evaluate(() => document.fonts.ready);
  },
  'table-begin': async (page, url) => {
    await playAtOnce(page, url, 'gallery');
    await personsTurn(page);
  },
  'table-roll': after('table-begin', async (page) => {
    await page.locator('.actions .roll').click();
    await page.locator('.die').first().waitFor();
  }),
  'table-select': after('table-roll', async (page) => {
    await page.keyboard.press('a');
  }),
  'table-mid': (page, url) => openGame(page, url, 'middle'),
  'table-farkle': async (page, url) => {
    await setUp(page, url, { seed: 'gallery-3', seats: ['Ada', 'Ben'], rules: 'classic' });
    await playOn(page, { stop: () => false, until: (state) => state.verdict !== '' && state.turns > 3 });
  },
  'table-hot': async (page, url) => {
    await openGame(page, url, 'hot-dice');
    await page.keyboard.press('a');
    await page.locator('.actions .roll', { hasText: 'Roll all' }).waitFor();
  },
  'table-last': async (page, url) => {
    await openGame(page, url, 'last-turn');
    await page.keyboard.press('a');
  },
  'table-teams': (page, url) => openGame(page, url, 'teams'),
  'table-eight': (page, url) => openGame(page, url, 'eight'),
  'table-twelve': (page, url) => openGame(page, url, 'twelve'),
  'sheet-twelve': after('table-twelve', async (page) => {
    await page.keyboard.press('s');
  }),
  'home-continue': after('table-mid', async (page) => {
    await page.locator('.table-top a').click();
    await page.locator('.continue').waitFor();
  }),
  'table-odds': after('table-roll', async (page) => {
    await page.keyboard.press('o');
    await page.locator('dialog[open]').waitFor();
  }),
  'table-keys': after('table-roll', async (page) => {
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
  }),
  'table-hint': async (page, url) => {
    await openGame(page, url, 'for-a-hint');
    await page.keyboard.press('o');
    await page.locator('.chances[data-method=exact]').waitFor({ timeout: 30_000 });
    await page.locator('.hint-button').click();
  },
  'table-sheet': after('table-mid', async (page) => {
    await page.keyboard.press('s');
    await page.locator('dialog[open]').waitFor();
  }),
  end: (page, url) => openGame(page, url, 'three-ended'),
  'end-chances': after('end', async (page) => {
    await page.locator('.more-figures > summary').click();
    await page.locator('.chances-by-turn .chart').waitFor({ timeout: 60_000 });
    await page.locator('.in-numbers summary').click();
    await page.locator('.chances-by-turn').evaluate((figure) => figure.scrollIntoView());
  }),
  'games-deleted': after('games', async (page) => {
    await page.locator('.game .danger').first().click();
  }),
  games: after('end', async (page, url) => {
    await page.goto(new URL('/games', url).href);
    await page.locator('.game').first().waitFor();
  }),
  replay: after('end', async (page) => {
    await page.locator('.ending a[href^="/games/"]').click();
    await page.locator('.film').waitFor();
    await page.locator('.film input').fill('24');
  }),
  review: async (page, url) => {
    await openGame(page, url, 'two-ended');
    await page.locator('.ending a[href^="/games/"]').click();
    await page.locator('.review .advantages').waitFor({ timeout: 30_000 });
    await page.locator('.review').scrollIntoViewIfNeeded();
  },
  'pad-set-up': (page, url) => open(page, url, '/pad'),
  pad: async (page, url) => {
    await startPad(page, url, { players: ['Ann', 'Ben', 'Cleo', 'Dan'] });
    await turns(page, 650, 'f', 800, 500, 1200, 300);
    await page.locator('.anyway').click();
    await turns(page, 450);
    await page.locator('.keypad .key', { hasText: /^3$/ }).click();
    await page.locator('.keypad .key', { hasText: /^50$/ }).click();
  },
  'pad-six': async (page, url) => {
    await startPad(page, url, { players: LONG_NAMES.slice(0, 6) });
    await turns(page, 650, 'f', 800, 500, 1200, 750, 450, 1250);
  },
  'pad-twelve': async (page, url) => {
    await startPad(page, url, { players: TWELVE_NAMES, rules: 'classic' });
    await turns(page, 650, 'f', 800, 500, 1200, 750, 450, 1250, 'f', 300, 'f', 2000, 500, 350);
  },
  'pad-left-over': async (page, url) => {
    await open(page, url, '/pad');
    await page.locator('.set-up a[href^="/edit/"]').click();
    await unfold(page);
    await page.locator('#option-leftover_dice select').selectOption('high_stakes');
    await page.locator('.edit-top .button.primary').click();
    await startPad(page, url, { players: ['Ann', 'Ben'], rules: null, from: null });
    await turns(page, 350);
    await openLine(page, 0);
  },
  'pad-scoreboard': after('pad', async (page) => {
    const size = page.viewportSize();
    if (size.width < 500) await page.setViewportSize({ width: size.height, height: size.width });
    const keys = page.locator('.to-keys[aria-pressed="true"]');
    if (await keys.isVisible()) await keys.click();
  }),
  'pad-keys': after('pad-scoreboard', async (page) => {
    const keys = page.locator('.to-keys');
    if (await keys.isVisible()) await keys.click();
  }),
  'pad-doubt': async (page, url) => {
    await startPad(page, url, { players: ['Ann', 'Ben'] });
    await turns(page, 350);
  },
  'pad-throw': async (page, url) => {
    await startPad(page, url, { players: ['Ann', 'Ben', 'Cleo'] });
    await turns(page, 650, 'f');
    await byDice(page);
    await roll(page, '2345');
  },
  'pad-choose': after('pad-throw', async (page) => {
    await roll(page, '66');
    await choose(page, 3);
    await page.locator('.then .button').first().click();
    await roll(page, '14446');
    await choose(page, 0);
  }),
  'pad-players': after('pad', async (page) => {
    await page.locator('.to-players').click();
  }),
  'pad-line': after('pad-players', async (page) => {
    await page.keyboard.press('Escape');
    await openLine(page, 5);
  }),
  'pad-more': after('pad-line', async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.to-more').click();
  }),
  'pad-advice': after('pad-choose', async (page) => {
    await page.locator('.to-more').click();
    await page.locator('#pad-set-advice').check();
    await page.keyboard.press('Escape');
    await page.locator('.to-advice').click();
  }),
  'pad-round': after('pad', async (page) => {
    await page.locator('.to-more').click();
    await page.locator('#pad-set-round').check();
    await page.keyboard.press('Escape');
    await turns(page, 'f');
  }),
  'pad-end': after('pad', async (page) => {
    for (let digit = 0; digit < 3; digit += 1) await page.keyboard.press('Backspace');
    await turns(page, 9800, 'f', 'f', 'f');
    await page.locator('.pad-ending').waitFor();
  }),
  pads: after('pad', async (page) => {
    await page.locator('.pad-top a').click();
    await page.locator('.game').first().waitFor();
  }),
  rules: (page, url) => open(page, url, '/rules'),
  'rules-classic': (page, url) => open(page, url, '/rules/classic'),
  'rules-walnut': (page, url) => open(page, url, '/rules/walnut'),
  editor: (page, url) => open(page, url, '/edit/zilch'),
  'editor-conflict': async (page, url) => {
    await openEditor(page, url, '/edit/zilch');
    await page.locator('#option-opening_score input').fill('12x');
    await page.locator('#option-teams input').fill('1');
    await page.keyboard.press('Tab');
    await page.locator('.option .fault').nth(1).waitFor();
    await page.locator('.findings a').first().click();
  },
  'editor-resting': async (page, url) => {
    await openEditor(page, url, '/edit/playmonster');
    await page.locator('#option-dice .chip', { hasText: '5' }).click();
    await page.locator('#option-dice .rests').waitFor();
    await page.locator('.sections a').nth(1).click();
  },
  'pad-share': after('pad-more', async (page) => {
    await page.locator('#board-share').check();
    await page.getByText('Anyone with the link can see the scores now.').waitFor();
    await page.locator('.invitation').scrollIntoViewIfNeeded();
  }),
  board: after('pad-share', async (page) => {
    await page.goto(await page.locator('.board-link').textContent());
    await page.locator('.pad-side').first().waitFor();
  }),
  'print-cards': after('print', async (page) => {
    await page.locator('input[name=sheet][value=cards]').check();
    await page.waitForFunction(() => document.querySelector('.sheet-frame img')?.naturalWidth > 0);
  }),
  print: async (page, url) => {
    await open(page, url, '/print/playmonster');
    await page.waitForFunction(() => document.querySelector('.sheet-frame img')?.naturalWidth > 0);
  },
  'learn-end': after('learn', async (page) => {
    for (let step = 0; step < 60 && (await page.locator('.lesson-done').count()) === 0; step += 1) {
      const free = page.locator('.felt .die:not(:disabled, .dead)');
      const bank = page.locator('.actions .bank:not([aria-disabled=true])');
      await page.keyboard.press((await bank.count()) > 0 ? 'b' : (await free.count()) > 0 ? 'a' : 'r');
    }
  }),
  learn: (page, url) => open(page, url, '/learn?seed=lesson'),
  today: async (page, url) => {
    await openToday(page, url);
    await page.locator('.together > summary').click();
  },
  'today-result': async (page, url) => {
    await openToday(page, url);
    await page.locator('.day-start .play').click();
    await page.locator('.table').waitFor();
    await playOn(page);
    await page.locator('.ending > .buttons a[href="/today"]').click();
    await page.locator('.share-words:visible').waitFor();
  },
  'today-together': after('today', async (page) => {
    await page.locator('.together .wide').click();
    await page.locator('.table').waitFor();
    await playOn(page);
    await page.locator('.ending .faults').first().waitFor();
  }),
  settings: (page, url) => open(page, url, '/settings'),
  about: (page, url) => open(page, url, '/about'),
};

/** All screens in visits of one page: where one of them comes after another, it is seen on the way. */
export function visits() {
  const left = new Set(Object.keys(scenes));
  const all = [];
  const goOn = (name) => {
    left.delete(name);
    const next = [...left].find((other) => scenes[other].before === name);
    return next ? [name, ...goOn(next)] : [name];
  };
  while (left.size > 0) all.push(goOn([...left].find((name) => !left.has(scenes[name].before))));
  return all;
}
