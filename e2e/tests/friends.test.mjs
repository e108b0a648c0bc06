// Friends far apart: browsers of their own at one table of the server.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest, ready, reload, startProgram } from '../support/browser.mjs';
import { stopTime } from '../support/clock.mjs';
import { ONE_ROUND, agree, begin, getReady, move, openTable, person, play, scores, sitDown } from '../support/friends.mjs';
import { suite } from '../support/suite.mjs';
import { anotherWindow, stored, watchStorage } from '../support/windows.mjs';

const here = suite();

/** A test with this many people besides the first. */
function check(name, others, body, { wholeBrowser, ...options } = {}) {
  here.check(name, { slow: true, wholeBrowser }, async (first, url) => {
    await first.context().close();
    const people = [];
    for (let count = 0; count <= others; count += 1) people.push(await person(here.browser, options));
    try {
      await body(people, url);
      for (const page of people) assert.deepEqual(page.faults, []);
    } finally {
      for (const page of people) await page.context().close();
    }
  });
}

check('two people play a whole game by a link, and again', 1, async ([ann, ben], url) => {
  const link = await openTable(ann, url, { name: 'Ann' });
  await ben.goto(link);
  await ready(ben);
  // The guest sees the table first.
  await ben.getByText('Ann', { exact: true }).waitFor();
  await expect(ben.locator('.table-seat.free')).toHaveCount(1);
  await sitDown(ben, link, 'Ben');
  await begin(ann, ben);
  await play([ann, ben]);
  for (const page of [ann, ben]) await page.locator('.ending .dice-checked').waitFor();
  await agree(ann, ben);
  const headline = await ann.locator('.ending h2').first().textContent();
  await expect(ben.locator('.ending h2').first()).toHaveText(headline);

  await ben.locator('.ending .again').click();
  await ann.getByText('In for another game: Ben').waitFor();
  await ann.locator('.ending .again').click();
  for (const page of [ann, ben]) await page.locator('.ending').waitFor({ state: 'detached' });
  await expect.poll(() => scores(ben)).toEqual([0, 0]);
  await move(ann, ben);
}, { rules: ONE_ROUND });

check('from Home to the first roll it takes six taps, and a guest two', 1, async ([ann, ben], url) => {
  const taps = new Map([[ann, 0], [ben, 0]]);
  const tap = async (page, what) => {
    await (typeof what === 'string' ? page.getByText(what, { exact: true }) : what).click();
    taps.set(page, taps.get(page) + 1);
  };
  await ann.goto(new URL('/', url).href);
  await ready(ann);
  await tap(ann, 'Play with friends');
  await ann.locator('.own-name input').fill('Ann');
  await tap(ann, 'Open the table');
  await tap(ann, 'Copy the link');
  await ben.goto(await ann.locator('.board-link').textContent());
  await ready(ben);
  await ben.locator('.own-name input').fill('Ben');
  await tap(ben, 'Take a seat');
  await tap(ben, 'I’m ready');
  await tap(ann, 'I’m ready');
  await tap(ann, ann.locator('.actions[aria-busy=false] .starters button').filter({ hasText: /Ann|You/ }));
  await tap(ann, ann.locator('.actions[aria-busy=false] .roll:not([aria-disabled=true])'));
  // The dice are the server's: even the first roll may be a farkle.
  await ann.locator('.felt .die').first().waitFor();
  assert.deepEqual([...taps.values()], [6, 2]);
});

check('a link that is made at the computer of the server begins with the address for others', 0, async ([ann]) => {
  const program = await startProgram('--public', 'http://farkle.example:8080');
  try {
    // A phone in the same house has no clipboard, because the page comes without encryption.
    await ann.addInitScript(() => { delete Navigator.prototype.clipboard; });
    const link = await openTable(ann, program.url);
    await ann.locator('.invitation .copy').click();
    await ann.locator('.answer', { hasText: 'Link copied.' }).waitFor();
    await ann.evaluate(() => document.querySelector('main').append(document.createElement('textarea')));
    await ann.locator('textarea').focus();
    await ann.keyboard.press('Control+V');
    await expect(ann.locator('textarea')).toHaveValue(link);
    await expect(ann.locator('.board-link')).toHaveText(/^http:\/\/farkle\.example:8080\/friends\/[0-9a-f]+#/);
    await expect(ann.getByText('this computer only')).toHaveCount(0);
  } finally {
    await program.stop();
  }
});

check('a missing name is a fault only once the table is to be opened', 0, async ([ann], url) => {
  await ann.goto(new URL('/friends', url).href);
  await ready(ann);
  const name = ann.locator('.own-name input');
  await expect(name).toHaveValue('');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await ann.locator('.start').click();
  await ann.getByText('Every player needs a name.').waitFor();
  await expect(name).toBeFocused();
});

check('the set-up of a game leads to playing by a link, with the same rules', 0, async ([ann], url) => {
  await ann.goto(new URL('/new', url).href);
  await ready(ann);
  await ann.locator('#rules').selectOption('playmonster');
  await ann.getByRole('link', { name: 'Invite friends with a link' }).click();
  await ann.locator('.friends .start').waitFor();
  await expect(ann.locator('#rules')).toHaveValue('playmonster');
});

/** Plays until somebody of these people has dice to choose from; their page. */
async function whoChooses(...pages) {
  for (;;) {
    for (const page of pages) {
      if (await page.locator('.actions[aria-busy=false] .bank').count() > 0 && await page.locator('.felt .die:not(:disabled)').count() > 0) return page;
    }
    const goesOn = await move(...pages);
    assert.ok(goesOn, 'the game is over too early');
  }
}

/** A table of two people in play. */
async function inPlay([ann, ben], url) {
  const link = await openTable(ann, url, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await begin(ann, ben);
  return link;
}

check('a press goes out at once, not with the next tick of the clock', 1, async ([ann, ben], url) => {
  await inPlay([ann, ben], url);
  const mover = await whoChooses(ann, ben);
  const other = mover === ann ? ben : ann;
  const before = await scores(other);
  if ((await mover.locator('.actions .bank[aria-disabled=true]').count()) > 0) await mover.keyboard.press('a');
  await mover.locator('.actions .bank:not([aria-disabled=true])').waitFor();
  await stopTime(mover);
  await mover.keyboard.press('b');
  await expect.poll(() => scores(other)).not.toEqual(before);
  await mover.clock.resume();
  await agree(ann, ben);
});

check('a move that is made without a network counts once when it is back', 1, async ([ann, ben], url) => {
  await inPlay([ann, ben], url);
  const mover = await whoChooses(ann, ben);
  await mover.context().setOffline(true);
  await mover.locator('.line-lost').waitFor();
  if ((await mover.locator('.actions .bank[aria-disabled=true]').count()) > 0) await mover.keyboard.press('a');
  await mover.keyboard.press('b');
  await mover.keyboard.press('b');
  await mover.locator('.actions[aria-busy=true]').waitFor();
  const before = await scores(ann);
  await mover.context().setOffline(false);
  // A lucky roll wins the game.
  await mover.locator('.actions[aria-busy=false], .ending').first().waitFor();
  await mover.locator('.line-lost').waitFor({ state: 'detached' });
  await play([ann, ben]);
  await agree(ann, ben);
  await expect.poll(() => scores(ann)).not.toEqual(before);
});

check('whoever loses the network in mid-roll comes back with exactly what is missing', 1, async ([ann, ben], url) => {
  // The connections of each page, with what was said; what the server says is lost where `cut`
  // is set.
  const talk = new Map([[ann, []], [ben, []]]);
  for (const [page, connections] of talk) {
    await page.routeWebSocket(/api\/live/, (socket) => {
      const server = socket.connectToServer();
      const connection = { sent: [], heard: [], cut: false, end: () => Promise.all([socket.close(), server.close()]) };
      connections.push(connection);
      socket.onMessage((text) => {
        connection.sent.push(JSON.parse(text));
        server.send(text);
      });
      server.onMessage((text) => {
        connection.heard.push(JSON.parse(text));
        if (!connection.cut) socket.send(text);
      });
    });
  }
  const changes = ({ heard }) => heard.filter(({ type }) => type === 'events').flatMap((message) => message.changes);
  await inPlay([ann, ben], url);
  const mover = await whoChooses(ann, ben);
  const connections = talk.get(mover);
  const first = connections.at(-1);
  if ((await mover.locator('.actions .roll[aria-disabled=true]').count()) > 0) await mover.keyboard.press('a');
  await mover.locator('.actions .roll:not([aria-disabled=true])').waitFor();
  const before = changes(first).length;
  first.cut = true;
  await mover.keyboard.press('r');
  await expect.poll(() => changes(first).length).toBeGreaterThan(before);
  await first.end();
  await expect.poll(() => connections.length).toBeGreaterThan(1);
  const again = connections.at(-1);
  await expect.poll(() => changes(again).length).toBeGreaterThan(0);
  const missing = changes(first).slice(before);
  assert.deepEqual(changes(again).slice(0, missing.length), missing);
  assert.equal(again.sent[0].have, missing[0].revision - 1, 'the device says how far it has come');
  assert.ok(again.heard.every(({ type }) => type !== 'snapshot'), 'the game is not told again');
  await mover.locator('.actions[aria-busy=false], .ending').first().waitFor();
  await play([ann, ben]);
  await agree(ann, ben);
});

check('a full disk is said at a table, too', 0, async ([ann], url) => {
  await watchStorage(ann);
  await openTable(ann, url);
  await ann.evaluate(() => { globalThis.full = true; });
  await getReady(ann);
  await ann.locator('.not-kept').getByText('can’t save your seat').waitFor();
  await ann.evaluate(() => { globalThis.full = false; });
  await ann.locator('.not-kept').waitFor({ state: 'detached', timeout: 15_000 });
});

check('a move whose answer takes a moment is said to be on its way', 1, async ([ann, ben], url) => {
  // What the server says waits as long as this is true.
  let holds = false;
  const held = [];
  const pass = () => { for (const [socket, text] of held.splice(0)) socket.send(text); };
  for (const page of [ann, ben]) {
    await page.routeWebSocket(/api\/live/, (socket) => {
      socket.connectToServer().onMessage((text) => {
        held.push([socket, text]);
        if (!holds) pass();
      });
    });
  }
  await inPlay([ann, ben], url);
  const mover = await whoChooses(ann, ben);
  if ((await mover.locator('.actions .bank[aria-disabled=true]').count()) > 0) await mover.keyboard.press('a');
  await mover.locator('.actions .bank:not([aria-disabled=true])').waitFor();
  holds = true;
  const waited = await mover.evaluate(() => new Promise((resolve) => {
    const began = performance.now();
    const line = document.querySelector('.rules-name');
    new MutationObserver(() => {
      if (line.textContent.includes('Sending…')) resolve(performance.now() - began);
    }).observe(line, { subtree: true, childList: true, characterData: true });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
  }));
  assert.ok(waited > 70 && waited < 450, `it was said after ${waited} ms`);
  holds = false;
  pass();
  await mover.getByText('Sending…').waitFor({ state: 'detached' });
});

check('whoever loads the page anew, or opens the link again, is back in the seat', 1, async ([ann, ben], url) => {
  const link = await openTable(ann, url, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await getReady(ann);
  await ann.locator('.table-seat.ready').waitFor();
  await ann.reload();
  await ready(ann);
  await ann.locator('.get-ready .said').waitFor();
  await getReady(ben);
  await ben.locator('.table').waitFor();
  await ann.locator('.table').waitFor();
  await whoChooses(ann, ben);
  const before = await scores(ann);
  await ann.goto(new URL('/', url).href);
  await ready(ann);
  await ann.goto(link);
  await ann.locator('.table').waitFor();
  await expect.poll(() => scores(ann)).toEqual(before);
  await play([ann, ben]);
  await ann.locator('.dice-checked').waitFor();
});

check('whoever has to get ready again because a device sleeps is told why', 1, async ([ann, ben], url) => {
  let sleeps = true;
  await ben.routeWebSocket(/api\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => { if (!sleeps || !text.includes('"show"')) server.send(text); });
  });
  const link = await openTable(ann, url, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  for (const page of [ann, ben]) await getReady(page);
  for (const page of [ann, ben]) await page.getByText('couldn’t be locked in').waitFor({ timeout: 20_000 });
  sleeps = false;
  await begin(ann, ben);
  await move(ann, ben);
});

check('a guest without a seat watches, and can press nothing', 2, async ([ann, ben, cleo], url) => {
  const link = await inPlay([ann, ben], url);
  await cleo.goto(link);
  await cleo.locator('.table').waitFor();
  await cleo.locator('.actions .far').waitFor();
  await whoChooses(ann, ben);
  await cleo.keyboard.press('a');
  await cleo.keyboard.press('b');
  await atRest(cleo);
  await expect(cleo.locator('.actions .roll, .actions .bank')).toHaveCount(0);
  await play([ann, ben]);
  await cleo.locator('.ending').waitFor();
  await agree(ann, cleo);
  await atRest(cleo);
  await expect(cleo.locator('.ending .again')).toHaveCount(0);
});

check('a big screen shows the code and then the game, and nobody sits down at it', 1, async ([ann, ben], url) => {
  const link = await openTable(ann, url, { name: 'Ann' });
  const opened = ann.context().waitForEvent('page');
  await ann.locator('.big-screen').click();
  const screen = await opened;
  await ready(screen);
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await expect(screen.locator('.room .invitation svg.code')).toBeVisible();
  const [code, words] = await Promise.all(['svg.code', 'h2'].map((part) => screen.locator(`.invitation ${part}`).boundingBox()));
  assert.ok(code.x + code.width <= words.x, 'nothing lies over the code');
  await expect(screen.locator('.join, .get-ready, .big-screen')).toHaveCount(0);
  await sitDown(ben, link, 'Ben');
  await begin(ann, ben);
  await expect(screen.locator('.table')).toBeVisible();
  await expect(screen.locator(':root')).toHaveAttribute('data-watches', '');
  await reload(ann);
  await expect(ann.locator('.table')).toBeVisible();
  // Her own window still has her seat.
  await play([ann, ben]);
  await agree(ann, screen);
}, { rules: ONE_ROUND });

check('a finished game is one of the past games, and its dice can be checked there', 1, async ([ann, ben], url) => {
  await inPlay([ann, ben], url);
  await play([ann, ben]);
  await ann.locator('.dice-checked').waitFor();
  await ann.goto(new URL('/games', url).href);
  await ann.locator('.game').waitFor();
  await ann.locator('.game .buttons a').first().click();
  await ann.locator('.film').waitFor();
  await expect(ann.locator('.lock .dice-checked')).toContainText('Dice checked');
  await expect(ann.locator('.lock .lock-words')).toHaveText(/^[a-z]+( [a-z]+){4}$/);
}, { rules: ONE_ROUND });

check('a link that leads nowhere says so', 0, async ([ann], url) => {
  await ann.goto(new URL(`/friends/00c0ffee00c0ffee#${'ab'.repeat(16)}`, url).href);
  await ann.getByText('This link doesn’t lead to a table').waitFor();
  await ann.goto(new URL('/friends/nonsense', url).href);
  await ann.getByText('This link doesn’t lead to a table').waitFor();
});

check('a table that lets nobody in says why, and goes on trying where that helps', 0, async ([ann], url) => {
  let why;
  await ann.routeWebSocket(/api\/live/, (socket) => socket.onMessage(() => {
    socket.send(JSON.stringify({ type: 'closed', why, sentence: 'No.' }));
    socket.close();
  }));
  const reasons = {
    full: 'Too many devices are at this table.',
    overloaded: 'The server is busy.',
    too_often: 'Too much came from this device at once.',
    replaced: 'You’re playing on another device or in another tab.',
    silent: 'Connection lost.',
    malformed: 'The server didn’t understand this page',
    other_version: 'The server is running a different version',
    no_watchers: 'Nobody can watch at this table.',
    not_invited: 'This link doesn’t lead to a table',
  };
  for (const [at, [reason, words]] of Object.entries(reasons).entries()) {
    why = reason;
    await ann.goto(new URL(`/friends/00c0ffee00c0ffe${at}#${'ab'.repeat(16)}`, url).href);
    await ann.getByText(words).first().waitFor();
  }
});

check('a server that starts again loses nothing, and everybody is back by themselves', 1, async ([ann, ben], url) => {
  await inPlay([ann, ben], url);
  await whoChooses(ann, ben);
  const before = await scores(ann);
  // A server that is quick to come back is not missed by anybody.
  await here.program.again(() => Promise.all([ann, ben].map((page) => page.locator('.line-lost').waitFor())));
  for (const page of [ann, ben]) await page.locator('.line-lost').waitFor({ state: 'detached' });
  await expect.poll(() => scores(ann)).toEqual(before);
  await play([ann, ben]);
  for (const page of [ann, ben]) await page.locator('.dice-checked').waitFor();
  await agree(ann, ben);
});

check('a computer player takes a seat, and its place can be freed again', 1, async ([ann, ben], url) => {
  const link = await openTable(ann, url, { name: 'Ann', seats: 3 });
  const computer = ann.locator('.table-seat:nth-child(3) .add-computer select');
  await computer.selectOption('cautious');
  await ann.getByText('Clara', { exact: true }).waitFor();
  await ann.locator('.table-seat button').click();
  await ann.getByText('Clara', { exact: true }).waitFor({ state: 'detached' });
  await computer.selectOption('gambler');
  await expect(ann.locator('.table-seat > b'), 'the seat that was chosen').toHaveText(['Ann', 'Free seat', 'Rico']);
  await sitDown(ben, link, 'Ben');
  await begin(ann, ben);
  await play([ann, ben]);
  for (const page of [ann, ben]) await page.locator('.dice-checked').waitFor();
  await agree(ann, ben);
  await expect(ann.locator('.ending .review tbody tr'), 'the luck of all three').toHaveCount(3);
}, { rules: ONE_ROUND });

check('whoever made the table asks somebody off who never gets ready', 2, async ([ann, ben, cleo], url) => {
  const link = await openTable(ann, url, { name: 'Ann', seats: 3 });
  await sitDown(ben, link, 'Ben');
  await sitDown(cleo, link, 'Cleo');
  await getReady(cleo);
  const remove = (name) => ann.getByRole('button', { name: `Remove ${name}` });
  await expect(remove('Cleo'), 'Cleo is ready').toHaveCount(0);
  await expect(ben.locator('.ask-off'), 'Ben has not made the table').toHaveCount(0);
  await remove('Ben').click();
  await ben.getByText('Your seat was freed so that the others can start.').waitFor();
  await expect(ann.locator('.table-seat.free')).toHaveCount(1);
  await ben.locator('.join .start').click();
  await ben.getByText('Your seat was freed').waitFor({ state: 'detached' });
  await remove('Ben').waitFor();
});

check('people react and talk, and can mute each other', 1, async ([ann, ben], url) => {
  await inPlay([ann, ben], url);
  await ann.locator('.people-button button').click();
  await ann.locator('.reactions button').first().click();
  await ben.locator('.player .bubble', { hasText: 'Well done!' }).waitFor();
  await expect(ann.locator('dialog[open]'), 'a reaction leads back to the table').toHaveCount(0);
  await ann.locator('.people-button button').click();
  await ann.locator('.say input').fill('What a table!');
  await ann.keyboard.press('Enter');
  await ben.locator('.player .bubble', { hasText: 'What a table!' }).waitFor();
  await ben.locator('.people-button.unread button').click();
  await ben.locator('.said', { hasText: 'What a table!' }).waitFor();
  // Both see the same words for the same dice.
  await expect(ann.locator('.lock-words')).toHaveText(/./);
  const words = await ann.locator('.lock-words').textContent();
  await expect(ben.locator('.lock-words')).toHaveText(words);
  await ben.locator('#friends-mute').check();
  await ann.locator('.say input').fill('Can you hear me?');
  await ann.keyboard.press('Enter');
  await ann.locator('.said', { hasText: 'hear me' }).waitFor();
  await ben.locator('.say input').fill('No');
  await ben.keyboard.press('Enter');
  // He sees his own answer, but not what it answers.
  for (const page of [ann, ben]) await page.locator('.said', { hasText: 'No' }).waitFor();
  await atRest(ben);
  await expect(ben.getByText('hear me')).toHaveCount(0);
  // What is sent when the network has just gone stays where it was typed.
  await ann.context().setOffline(true);
  await ann.locator('.say input').fill('Not heard');
  await ann.keyboard.press('Enter');
  await ann.locator('.line-lost').waitFor({ state: 'attached' });
  await expect(ann.locator('.say input')).toHaveValue('Not heard');
});

check('people talk while they wait for a game, too', 1, async ([ann, ben], url) => {
  await sitDown(ben, await openTable(ann, url, { name: 'Ann' }), 'Ben');
  await ben.locator('.say input').fill('Tea first?');
  await ben.keyboard.press('Enter');
  await ann.locator('.said li', { hasText: 'Ben Tea first?' }).waitFor();
});

check('Home begins with the table where it is your turn, and says when that is', 1, async ([ann, ben], url) => {
  await inPlay([ann, ben], url);
  // Only Ben moves: a title that is not up to date would end a turn of hers.
  await expect.poll(async () => {
    if (await ben.locator('.actions[aria-busy=false] :is(.roll, .starters)').count() > 0) await move(ben);
    return ann.title();
  }, { intervals: [50], timeout: 30_000 }).toBe('Your turn · Farkle');
  await expect(ann.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-turn.svg');
  await ann.goto(new URL('/', url).href);
  await ready(ann);
  const card = ann.locator('.first > :first-child .continue');
  await card.getByText('Your turn').waitFor();
  await ben.goto(new URL('/', url).href);
  await ben.locator('.first > :first-child .continue').getByText('Your game goes on').waitFor();
  await card.click();
  await ann.locator('.table').waitFor();
});

check('whoever leaves a game has a computer player go on, and returns to the seat', 1, async ([ann, ben], url) => {
  const link = await inPlay([ann, ben], url);
  await ben.locator('.people-button button').click();
  await ben.locator('.leave').click();
  await ben.locator('.home').waitFor();
  await expect(ann.locator('.player .away')).toHaveText('Nora is playing');
  await ann.locator('.actions .roll, .actions .starters').first().waitFor();
  await ben.goto(link);
  await ben.locator('.table').waitFor();
  for (const page of [ann, ben]) await expect(page.locator('.player .away'), 'he is back').toHaveCount(0);
  await play([ann, ben]);
  for (const page of [ann, ben]) await page.locator('.ending').waitFor();
}, { rules: ONE_ROUND });

check('a game whose player has left can be ended, though a computer player moves', 1, async ([ann, ben], url) => {
  await inPlay([ann, ben], url);
  await ann.locator('.people-button button').click();
  await expect(ann.locator('.people .end'), 'everybody is here').toHaveCount(0);
  await ben.locator('.people-button button').click();
  await ben.locator('.leave').click();
  await ben.locator('.home').waitFor();
  await ann.locator('.people .state', { hasText: 'Nora is playing' }).waitFor();
  await ann.locator('.people .end').click();
  await expect(ann.locator('.people .end'), 'it is asked first').toHaveText('End without a winner?');
  await ann.locator('.people .end').click();
  await expect(ann.locator('.ending h2').first()).toHaveText('The game ended without a winner');
  await expect(ann.locator('dialog[open]')).toHaveCount(0);
});

check('with dice that fly, everybody sees the same game, and nobody waits for ever', 2, async ([ann, ben, cleo], url) => {
  const link = await inPlay([ann, ben], url);
  await cleo.goto(link);
  await cleo.locator('.table').waitFor();
  await play([ann, ben]);
  await cleo.locator('.ending').waitFor();
  await agree(ann, ben, cleo);
}, { rules: ONE_ROUND, reducedMotion: 'no-preference' });

/** What was copied by a press on a button. */
async function copied(page, button) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator(button).click();
  await page.locator('.answer', { hasText: 'Link copied.' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

check('a link that got about is replaced, and opens the table no longer', 2, async ([ann, ben, cleo], url) => {
  const old = await inPlay([ann, ben], url);
  await ann.locator('.people-button button').click();
  await ann.locator('.people .renew summary').click();
  await ann.locator('.people .renew button').click();
  await ann.getByText('The old link no longer opens this table.').waitFor();
  const link = await copied(ann, '.people .copy');
  assert.notEqual(link, old);
  await cleo.goto(old);
  await cleo.getByText('This link doesn’t lead to a table').waitFor();
  await cleo.goto(link);
  await cleo.locator('.table').waitFor();
});

check('a link is replaced before a game, too, and whoever sits there stays', 2, async ([ann, ben, cleo], url) => {
  const old = await openTable(ann, url, { name: 'Ann', seats: 3 });
  await sitDown(ben, old, 'Ben');
  await ann.locator('.invitation .renew summary').click();
  await ann.locator('.invitation .renew button').click();
  await ann.getByText('The old link no longer opens this table.').waitFor();
  await cleo.goto(old);
  await cleo.getByText('This link doesn’t lead to a table').waitFor();
  await sitDown(cleo, await ann.locator('.board-link').textContent(), 'Cleo');
  await expect(ann.locator('.table-seat b')).toHaveText(['Ann', 'Ben', 'Cleo']);
});

check('a person plays on at another device', 2, async ([ann, ben, phone], url) => {
  await inPlay([ann, ben], url);
  await ann.locator('.people-button button').click();
  await ann.locator('.show-own-link').click();
  const link = await copied(ann, '.own-link .copy');
  await ann.keyboard.press('Escape');
  await phone.goto(link);
  await expect(phone.locator('.lock-line'), 'the words of the dice').toHaveText(/^Dice: (\w+ ){4}\w+$/);
  // The newest device plays, and another one takes over.
  await ann.locator('.act-here').click();
  await phone.locator('.act-here').click();
  await ann.locator('.act-here').waitFor();
  await ann.goto(new URL('/about', url).href);
  await expect(phone, 'the secret does not stay in the address').not.toHaveURL(/#/);
  await play([phone, ben]);
  for (const page of [phone, ben]) await page.locator('.dice-checked').waitFor();
  await agree(phone, ben);
  // The dice of all finished games are shown to everybody.
  await ann.reload();
  await ann.locator('.server-dice table').waitFor();
  await expect(ann.locator('.server-dice tbody tr')).toHaveCount(6);
}, { rules: ONE_ROUND });

check('the older of two tabs that are both seen plays on with one press', 1, async ([ann, ben], url) => {
  const link = await openTable(ann, url, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  const other = await anotherWindow(ann);
  await other.goto(link);
  await other.locator('.table-seat .own').waitFor();
  await getReady(other);
  await other.locator('.get-ready .said').waitFor();
  await expect(ann.getByRole('button', { name: 'Remove Ben' }), 'Ann plays in the other tab').toHaveCount(0);
  await ann.locator('.act-here').click();
  await other.locator('.act-here').waitFor();
  await ann.getByRole('button', { name: 'Remove Ben' }).waitFor();
  // The seed with which she is ready was made in the other tab.
  await getReady(ben);
  await ann.locator('.table').waitFor();
  await play([ann, ben], 4);
  await expect(ann.getByText('This game has moved to another window')).toHaveCount(0);
});

check('a full disk keeps nobody from a table', 0, async ([ann], url) => {
  await watchStorage(ann);
  await ann.goto(new URL('/friends', url).href);
  await ready(ann);
  await ann.evaluate(() => { globalThis.full = true; });
  const open = async () => {
    await ann.locator('.own-name input').fill('Ann');
    await ann.locator('.start').click();
  };
  // The row of this table comes before all others, and can't be written.
  const nowhere = { table: '0000000000000000', invitation: 'ab'.repeat(16) };
  await ann.route('**/api/tables', (route) => route.fulfill({ status: 201, json: nowhere }), { times: 1 });
  await open();
  await ann.locator('main > p > .primary').click();
  await open();
  await ann.locator('.table-seat .own').waitFor({ timeout: 15_000 });
  await getReady(ann);
  await ann.locator('.get-ready .said').waitFor({ timeout: 15_000 });
});

/** What the system shows of this page. */
const notices = (page) => page.evaluate(async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
});

/** Has a page think that nobody looks at it, or that somebody does again. */
const hide = (page, hidden) => page.evaluate((is) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}, hidden);

check('of two tabs the newest plays, and the older says so and may take over', 1, async ([ann, ben], url) => {
  const link = await openTable(ann, url, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  const other = await anotherWindow(ann);
  await other.goto(link);
  await ready(other);
  await other.locator('.table-seat .own').waitFor();
  const moved = (page) => page.getByText('This game has moved to another window');
  await hide(ann, false);
  await moved(ann).waitFor();
  await begin(other, ben);
  // The seed of this device is not lost.
  await expect.poll(async () => (await stored(ann, 'farkle-friends', 'tables')).seed).toMatch(/^[0-9a-f]{64}$/);
  await ann.locator('.take-over').click();
  await ann.locator('.table').waitFor();
  await hide(other, false);
  await moved(other).waitFor();
  await play([ann, ben]);
  for (const page of [ann, ben]) await page.locator('.ending .dice-checked').waitFor();
}, { rules: ONE_ROUND });

check('whoever does something else is told of their turn, if they want that', 1, async ([ann, ben], url) => {
  const link = await openTable(ann, url, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await ben.context().grantPermissions(['notifications']);
  await ben.locator('#friends-notices').check();
  // Until its service worker is there, a page shows its notices itself, where `notices` finds none.
  await expect.poll(() => notices(ben)).toEqual([]);
  const path = new URL(link).pathname;
  await hide(ben, true);
  await getReady(ann);
  await expect.poll(() => notices(ben)).toEqual([{ title: 'Everyone else is ready', body: 'Ann and Ben', data: path }]);
  await hide(ben, false);
  await expect.poll(() => notices(ben)).toEqual([]);
  await getReady(ben);
  for (const page of [ann, ben]) await page.locator('.table').waitFor();
  const waitsFor = async (page) => (await page.title()).startsWith('Your turn');
  // Only Ben moves, until Ann has to: then nothing is on its way to him.
  await move(ann, ben);
  await expect.poll(async () => {
    if (await waitsFor(ben)) await move(ben);
    return waitsFor(ann);
  }, { intervals: [50], timeout: 30_000 }).toBe(true);
  await atRest(ben);
  const early = await notices(ben);
  assert.deepEqual(early, [], 'he looks at the table');
  await hide(ben, true);
  for (let moves = 0; moves < 200 && !(await waitsFor(ben)); moves += 1) await move(ann, ben);
  await expect.poll(() => notices(ben)).toEqual([{ title: 'Your turn', body: 'Ann and Ben', data: path }]);
  const hers = await notices(ann);
  assert.deepEqual(hers, [], 'she has not asked for it');
  await hide(ben, false);
  await expect.poll(() => notices(ben)).toEqual([]);
}, { wholeBrowser: true, cached: true });
