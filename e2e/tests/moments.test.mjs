// The great moments, the goal, and the words of the table: `docs/web/moments.md`.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { atRest, ready } from '../support/browser.mjs';
import { stopTime } from '../support/clock.mjs';
import { CLASSIC_TO_600, WALNUT_TO_2500, look, personsTurn, playAtOnce, playOn, setUp, settings } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

const isOver = (page) => page.locator('.board:not([data-great])').waitFor();

check('hot dice are celebrated while they fly, and not in the next turn', async (page, url) => {
  await settings(page, { speed: 'calm', sound: false });
  await setUp(page, url, { seed: 'gallery-4', seats: ['Ada', 'Ben'], rules: 'playmonster' });
  await playOn(page, { stop: (state) => state.total > 1200, until: (state) => state.roll.includes('Roll all') && state.canRoll });
  await expect(page.locator('.felt.all-score'), 'as soon as the last die is selected').toHaveCount(1);
  await expect(page.locator('.great b')).toHaveText('Hot dice!');
  await expect(page.locator('.saying')).toContainText('Hot dice!');
  await page.locator('.felt .die[aria-pressed=true]').first().click();
  await expect(page.locator('.great'), 'and no longer than all of them are').toHaveCount(0);
  await page.keyboard.press('a');
  await expect(page.locator('.great.stays')).toHaveCount(1);
  await expect(page.locator('.great small'), 'too little to bank').toHaveText('All dice have scored: roll them all again');
  await page.keyboard.press('r');
  await expect(page.locator('.board[data-great=hot] .great b')).toHaveText('Hot dice!');
  await expect(page.locator('.great .flat-die'), 'with the six dice that make them').toHaveCount(6);
  await isOver(page);
  await expect(page.locator('.great')).toHaveCount(0);
});

check('the golden band is seen while hot dice are thrown, however long it stood there', { reducedMotion: 'no-preference' }, async (page, url) => {
  await setUp(page, url, { seed: 'gallery-4', seats: ['Ada', 'Ben'], rules: 'playmonster' });
  await playOn(page, { stop: (state) => state.total > 1200, until: (state) => state.roll.includes('Roll all') && state.canRoll });
  await page.locator('.great.stays').waitFor();
  const clip = await page.evaluate(async () => {
    const band = () => document.querySelector('.great');
    await Promise.all(band().getAnimations().map((moves) => moves.finished));
    const thrown = new Promise((tell) => {
      new MutationObserver(() => { if (document.querySelector('.board').dataset.great === 'hot') tell(); })
        .observe(document.querySelector('.board'), { attributes: true });
    });
    document.querySelector('.actions .roll').click();
    await thrown;
    await new Promise(requestAnimationFrame);
    return getComputedStyle(band()).clipPath;
  });
  assert.ok(!clip.includes('100%'), clip);
});

check('a farkle is said beside the dice that say why, in windows of every size', async (page, url) => {
  await setUp(page, url, { seed: 'brave', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { stop: () => false, until: (state) => state.verdict !== '' });
  // The longest words of all languages, in the red band and in the golden one.
  const words = [null, ['verdict', '¡Doses tóxicos!'], ['great', '¡Dados calientes!']];
  for (const [width, height] of [[320, 640], [360, 740], [740, 360], [844, 390], [768, 1024], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    for (const word of words) {
      const seen = await page.evaluate(async (word) => {
        const band = document.querySelector(':is(.verdict, .great)');
        if (word) [band.className, band.querySelector('b').textContent] = word;
        // The dice follow the size of the board a frame later.
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        const box = band.getBoundingClientRect();
        const covered = [...document.querySelectorAll('.felt .die .cube')].map((die) => die.getBoundingClientRect())
          .filter((die) => die.bottom > box.top + 2 && die.top < box.bottom && die.right > box.left && die.left < box.right).length;
        const said = band.querySelector('b').getBoundingClientRect();
        return { covered, isWhole: said.left >= box.left && said.right <= box.right && said.top >= box.top };
      }, word);
      assert.deepEqual(seen, { covered: 0, isWhole: true }, `${word} at ${width} x ${height}`);
    }
  }
});

check('the golden band of hot dice leaves the sum in sight, in every language', async (page, url) => {
  await setUp(page, url, { seed: 'gallery-4', seats: ['Ada', 'Ben'], rules: 'playmonster' });
  await playOn(page, { stop: (state) => state.total > 1200, until: (state) => state.roll.includes('Roll all') && state.canRoll });
  const said = await Promise.all(['en', 'de', 'fr', 'es'].map(async (language) => {
    const file = await readFile(new URL(`../../crates/web/messages/${language}.ftl`, import.meta.url), 'utf8');
    return ['said-hot-dice', 'moment-hot-offer'].map((id) => file.match(new RegExp(`^${id} = (.*)$`, 'm'))[1]);
  }));
  for (const withDice of [true, false]) {
    // All dice of one roll are seen on the felt: the band does not show them again.
    if (!withDice) await page.evaluate(() => document.querySelector('.great .example').remove());
    for (const [width, height] of [[320, 568], [360, 640], [390, 844], [740, 360], [844, 390], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      for (const words of said) {
        const covered = await page.evaluate(async ([word, follows]) => {
          const band = document.querySelector('.great.stays');
          band.querySelector('b').textContent = word;
          [...band.querySelector('small').childNodes].find((part) => part.nodeType === Node.TEXT_NODE).data = follows;
          for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
          const words = document.createRange();
          words.selectNodeContents(document.querySelector('.told.sum'));
          const [over, sum] = [band, words].map((part) => part.getBoundingClientRect());
          const beside = over.right <= sum.left || sum.right <= over.left;
          return beside ? 0 : sum.bottom - over.top;
        }, words);
        // Digits end above the lower edge of their line.
        assert.ok(covered < 5, `${covered} px of ${words} ${withDice ? 'with' : 'without'} dice at ${width} x ${height}`);
      }
    }
  }
});

check('where nothing moves, a farkle is seen before a computer player takes the dice', async (page, url) => {
  await settings(page, { speed: 'normal', sound: false });
  await setUp(page, url, { seed: 'brave', seats: ['Ada', { computer: 'cautious' }], rules: 'classic' });
  let seen = 0;
  const turns = [];
  await page.exposeFunction('lost', (milliseconds) => { seen = milliseconds; });
  await page.exposeFunction('turn', (words) => turns.push(words));
  await page.evaluate(() => {
    let since = null;
    new MutationObserver(() => {
      const isAdas = document.querySelector('.verdict small')?.textContent.includes('Ada') ?? false;
      if (isAdas) {
        since ??= performance.now();
        globalThis.turn(document.querySelector('.board-top .label').textContent);
      } else if (since !== null) globalThis.lost(performance.now() - since);
    }).observe(document.querySelector('.table'), { childList: true, subtree: true, characterData: true });
  });
  await playOn(page, { stop: () => false, until: () => seen > 0, hurry: false });
  assert.ok(seen > 1500, `it was to be seen for ${seen} ms`);
  assert.equal(turns[0], 'Ada’s turn', 'and the turn was still hers');
});

check('banked points rise to the score of whoever banked them', async (page, url) => {
  await settings(page, { speed: 'calm', sound: false });
  await setUp(page, url, { seed: 'rise', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { until: (state) => state.canBank && state.turns >= 1 });
  const { bank } = await look(page);
  const name = await page.locator('.player[aria-current=true] .name').textContent();
  await page.keyboard.press('b');
  await personsTurn(page);
  const card = page.locator('.player', { has: page.locator('.gain') });
  await expect(card.locator('.name')).toHaveText(name);
  const gain = await card.locator('.gain').textContent();
  assert.ok(bank.startsWith(`Bank ${gain.slice(1)}`), bank);
  await isOver(page);
  await expect(page.locator('.gain')).toHaveCount(0);
});

check('banked points fly to the score once', { reducedMotion: 'no-preference' }, async (page, url) => {
  await setUp(page, url, { seed: 'rise', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { until: (state) => state.canBank });
  await page.evaluate(() => {
    globalThis.flown = 0;
    new MutationObserver((changes) => {
      const added = changes.flatMap((change) => [...change.addedNodes]);
      globalThis.flown += added.filter((node) => node.matches?.('.gain') || node.querySelector?.('.gain')).length;
    }).observe(document.querySelector('.table'), { childList: true, subtree: true });
  });
  await page.keyboard.press('b');
  await page.locator('.board[data-great]').waitFor();
  await isOver(page);
  await expect.poll(() => page.evaluate(() => globalThis.flown)).toBe(1);
});

check('a win is seen on the wood first: the points are counted into the score, then comes the page', { reducedMotion: 'no-preference' }, async (page, url) => {
  await setUp(page, url, { seed: 'scene', seats: ['Ada', 'Ben'], code: CLASSIC_TO_600 });
  await playOn(page, { until: (state) => state.bank.includes('win the game') });
  const mover = page.locator('.player[aria-current=true]');
  const name = await mover.locator('.name').textContent();
  const before = await mover.locator('.score').textContent();
  await stopTime(page);
  await page.keyboard.press('b');
  await expect(page.locator('.board .great b')).toHaveText(`${name} wins`);
  await expect(page.locator('.board > .confetti i').first(), 'paper rains on the dice').toHaveCSS('animation-name', 'rain');
  await expect(mover.locator('.gain')).toHaveCount(1);
  await expect(mover.locator('.score'), 'nothing is counted yet').toHaveText(before);
  await expect(page.locator('.ending')).toHaveCount(0);
  await expect(page.locator('.actions .button'), 'there is nothing to press').not.toHaveCount(0);
  for (const button of await page.locator('.actions .button').all()) await expect(button).toHaveCSS('opacity', '0');
  await expect(page.locator('.meanwhile'), 'the band says it all').toHaveText('');
  await page.clock.runFor(2500);
  await expect(page.locator('.ending .how')).toHaveText(`${name} got to 600 first`);
  await expect(page.locator('.player.won .score')).not.toHaveText(before);
});

check('getting on the board and the last turns are said across the table, with the name', async (page, url) => {
  await setUp(page, url, { seed: 'gallery-5', seats: ['Ada', 'Ben', 'Cleo'], code: WALNUT_TO_2500 });
  const seen = new Map();
  await page.exposeFunction('celebrated', (word, name) => seen.set(word, name));
  await page.evaluate(() => new MutationObserver(() => {
    const now = document.querySelector('.great');
    if (now) globalThis.celebrated(now.querySelector('b').textContent, now.querySelector('small').textContent);
  }).observe(document.querySelector('.table'), { childList: true, subtree: true }));
  await playOn(page, { until: (state) => state.banner.includes('takes the lead') });
  const has = /^(Ada|Ben|Cleo) has [\d,]+$/;
  const said = (word) => [...seen].find(([all]) => word.test(all))?.[1] ?? '';
  for (const [word, who] of [[/^On the board!$/, has], [/^(Ada|Ben|Cleo) takes the lead!$/, has], [/^Last turn!$/, /^One more turn for everyone else$/]]) {
    await expect.poll(() => said(word), `${word}`).toMatch(who);
  }
});

check('the band of a computer player has its face, and is not golden', { reducedMotion: 'no-preference' }, async (page, url) => {
  await settings(page, { speed: 'fast', sound: false });
  await setUp(page, url, { seed: 'gallery-5', seats: ['Ada', { computer: 'gambler' }], code: WALNUT_TO_2500 });
  const bands = [];
  await page.exposeFunction('celebrated', (name, hasFace) => bands.push({ name, hasFace }));
  await page.evaluate(() => new MutationObserver(() => {
    const band = document.querySelector('.great');
    if (band) globalThis.celebrated(band.className, band.querySelector('.portrait') !== null);
  }).observe(document.querySelector('.table'), { childList: true, subtree: true }));
  await playOn(page, { until: () => bands.some(({ hasFace }) => hasFace) });
  assert.ok(bands.length > 0);
  assert.deepEqual(bands.filter(({ name, hasFace }) => hasFace !== name.includes('of-computer')), []);
});

check('who loses to a computer player is not crowned, and who wins is', async (page, url) => {
  const seats = [{ name: 'Ada' }, { temperament: 'cautious' }].map((seat) => ({ name: '', color: 0, ...seat }));
  await settings(page, { sound: false, speed: 'fast', last_game: { rules: CLASSIC_TO_600, rules_name: 'Short', seats } });
  const crowned = new Set();
  for (const [kinds, stop] of [[1, () => false], [2, (state) => state.total >= 300]]) {
    for (let game = 0; game < 6; game += 1) {
      await page.goto(new URL(`/play?seed=crown-${game}`, url).href);
      await ready(page);
      await playOn(page, { stop });
      const won = /^(You|Ada)/.test(await page.locator('.player.won').textContent());
      await atRest(page);
      await expect(page.locator('.ending .crown')).toHaveCount(won ? 1 : 0);
      await expect(page.locator('.ending .buttons button').first()).toHaveText(won ? 'Play Clara again' : 'Rematch');
      const [own, other] = await page.locator('.player .score').evaluateAll((all) => all.map((score) => Number(score.textContent.replace(/\D/g, ''))));
      const apart = Math.abs(other - own).toLocaleString('en');
      const isRout = own * 2 < 600;
      const short = 600 - own;
      const near = short * 10 <= 600 ? `So close! Only ${short} points short of 600` : `You were ${short} points short of 600`;
      const behind = isRout ? /^(You had only (one turn|2 turns)\. Bad luck!|\d+ farkles in \d+ turns\. Ouch!|[\d,]+ points slipped through your fingers!|On to the next one!)$/ : near;
      await expect(page.locator('.ending .distance')).toHaveText(won ? `${apart} points ahead of Clara` : behind);
      await expect(page.locator('.ending .best')).toHaveCount(own > 0 && !isRout ? 1 : 0);
      await expect(page.locator('.ending .how').first(), 'what is one’s own comes first').toHaveText(won ? /^Your winning turn: \d/ : behind);
      await expect(page.locator('.ending .how', { hasText: /^Clara’s winning turn: \d/ }), 'what has beaten Ada').toHaveCount(won ? 0 : 1);
      await expect(page.locator('.ending .how', { hasText: /got to 600 first$/ }), 'the goal is told once').toHaveCount(won || isRout ? 1 : 0);
      await expect(page.locator('.ending .says'), 'the computer player has a word at the end').toHaveCount(1);
      crowned.add(won);
      if (crowned.size === kinds) break;
    }
  }
  assert.equal(crowned.size, 2);
});

check('whoever hurries a computer player on sees it win all the same, and be glad', { reducedMotion: 'no-preference' }, async (page, url) => {
  await settings(page, { speed: 'fast', sound: false });
  await setUp(page, url, { seed: 'crown-0', seats: ['Ada', { computer: 'cautious' }], code: CLASSIC_TO_600 });
  const bands = [];
  await page.exposeFunction('celebrated', (words) => bands.push(words));
  await page.evaluate(() => new MutationObserver(() => {
    const band = document.querySelector('.great');
    const below = document.querySelector('.actions .meanwhile')?.textContent;
    if (band) globalThis.celebrated(`${band.textContent}, ${below}${document.querySelector('.board > .confetti') ? ', with paper' : ''}`);
  }).observe(document.querySelector('.table'), { childList: true, subtree: true }));
  // Ada banks at once, and whatever Clara does is skipped.
  await playOn(page);
  await expect(page.locator('.ending > h2')).toHaveText('Clara wins');
  expect(bands.filter((words) => words.startsWith('Clara wins')), `${bands}`).not.toEqual([]);
  expect(bands.filter((words) => /^Clara wins.*, $/.test(words)), `${bands}: no words below it`).not.toEqual([]);
  expect(bands.filter((words) => words.endsWith('with paper')), 'no paper rains on a defeat').toEqual([]);
  const moves = await page.locator('.ending > .portrait').evaluate((face) => getComputedStyle(face).animationName);
  expect(moves).toBe('hop');
});

check('whoever beats the strongest is told so, and nobody else', async (page, url) => {
  const told = page.getByText('Victor is the toughest of all. Well played!');
  for (const [seed, won] of [['beat-2', 1], ['beat-0', 0]]) {
    await page.goto(url);
    await page.evaluate(() => localStorage.clear());
    await setUp(page, url, { seed, seats: ['You', { computer: 'champion' }], code: CLASSIC_TO_600 });
    await playOn(page, { stop: (state) => state.total >= 200 });
    await expect(page.locator('.ending > h2')).toHaveText(won ? 'You win!' : 'Victor wins');
    await expect(told).toHaveCount(won);
  }
});

for (const remarks of [true, false]) {
  check(`opponents ${remarks ? 'say a word now and then, which moves nothing and is not read aloud' : 'are silent where that is chosen'}`, async (page, url) => {
    const seats = [{ name: 'Ada' }, { temperament: 'gambler' }].map((seat) => ({ name: '', color: 0, ...seat }));
    await settings(page, { sound: false, speed: 'fast', remarks, last_game: { rules: CLASSIC_TO_600, rules_name: 'Short', seats } });
    const said = new Set();
    const heights = new Set();
    await page.exposeFunction('remarked', (card, words, height) => {
      said.add(`${card}: ${words}`);
      heights.add(height);
    });
    await page.addInitScript(() => new MutationObserver(() => {
      const remark = document.querySelector('.remark');
      if (!remark) return;
      const [before, after] = [true, false].map((isShown) => {
        remark.style.display = isShown ? '' : 'none';
        return document.querySelector('.players').getBoundingClientRect().height;
      });
      remark.style.display = '';
      globalThis.remarked(remark.closest('.player').querySelector('.name').textContent, remark.textContent, before - after);
    }).observe(document, { childList: true, subtree: true }));
    for (let game = 0; game < (remarks ? 2 : 1); game += 1) {
      await page.goto(new URL(`/play?seed=remark-${game}`, url).href);
      await ready(page);
      await playOn(page, { stop: (state) => state.total >= 300 });
      const hidden = () => page.locator('.remark').evaluateAll((all) => all.map((remark) => remark.getAttribute('aria-hidden')));
      if (!remarks) await atRest(page);
      await expect.poll(hidden, 'at the end there is one every time').toEqual(remarks ? ['true'] : []);
      await page.locator('.remark').waitFor({ state: 'detached' });
    }
    if (!remarks) return;
    assert.ok([...said].every((remark) => /^Rico: (Ha! That’s how!|Worth it!|That’s the spirit!|I’d have rolled, too!|Fortune favors the bold!|Next time!)$/.test(remark)), [...said].join(' '));
    assert.deepEqual([...heights], [0]);
  });
}

for (const vibration of [true, false]) check(`great moments are ${vibration ? '' : 'not '}felt, where the device vibrates and that is ${vibration ? 'on' : 'off'}`, { hasTouch: true }, async (page, url) => {
  await page.addInitScript(() => {
    globalThis.felt = [];
    Navigator.prototype.vibrate = (pattern) => globalThis.felt.push(String(pattern));
  });
  await settings(page, { speed: 'fast', sound: !vibration, vibration });
  await setUp(page, url, { seed: 'rise', seats: ['Ada', 'Ben'], rules: 'classic' });
  await playOn(page, { until: (state) => state.canBank });
  await page.locator('.actions .bank').tap();
  await page.locator('.gain').waitFor();
  await expect.poll(() => page.evaluate(() => globalThis.felt)).toEqual(vibration ? ['25'] : []);
});

check('the first minute: the goal on the wood, “you”, and three hints, each of them once', async (page, url) => {
  await playAtOnce(page, url, 'first');
  await personsTurn(page);
  await expect(page.locator('.wood-words')).toHaveText(/Farkle(First to 10,000)(Get there first and you win\.|Then everyone else gets one last turn\.)$/);
  await expect(page.locator('.board-top .label')).toHaveText('Your turn');
  await expect(page.locator('.player', { hasText: /^You/ })).not.toHaveCount(0);
  const hints = ['Tap dice that score. 1s and 5s always do.', 'Bank or risk it?', 'That ends the turn. Only banked points are safe.'];
  const rare = ['These points are gone. What you banked stays.'];
  const shown = [];
  await page.exposeFunction('hinted', (words) => shown.at(-1) !== words && shown.push(words));
  await page.evaluate(() => new MutationObserver(() => {
    const hint = document.querySelector('.told small');
    if (hint) globalThis.hinted(hint.textContent);
  }).observe(document.querySelector('.table'), { childList: true, subtree: true, characterData: true }));
  await page.keyboard.press('r');
  await playOn(page, { stop: () => false, until: () => hints.every((hint) => shown.includes(hint)) });
  await playOn(page, { until: (state) => state.turns >= 12 });
  assert.deepEqual(shown.filter((hint) => !rare.includes(hint)).toSorted(), hints.toSorted(), 'each of them once');
  for (const one of rare) assert.ok(shown.filter((hint) => hint === one).length <= 1, one);
  await page.reload();
  await ready(page);
  await personsTurn(page);
  await page.keyboard.press('r');
  await page.locator('.felt .die').first().waitFor();
  await atRest(page);
  await expect(page.locator('.told small'), 'a second time they would be noise').toHaveCount(0);
});

check('dice are summed up beside them, and the tray has a group for each roll and one height', { viewport: { width: 320, height: 640 } }, async (page, url) => {
  await setUp(page, url, { seed: 'tray', seats: ['Maximiliane-Sophie', 'Ben'], rules: 'playmonster' });
  const heights = new Set();
  let most = 0;
  await playOn(page, { until: (state) => state.dice > 0 });
  for (let step = 0; step < 60 && most < 3; step += 1) {
    await page.keyboard.press('a');
    await atRest(page);
    const told = await page.locator('.told').textContent();
    const { selected } = await look(page);
    if (selected > 0) {
      assert.match(told, /=\u{A0}[\d,]+$/u);
      const dice = await page.locator('.told .flat-die').count();
      assert.ok(dice === selected || /[a-z]/.test(told), `${dice} dice and "${told}" for ${selected}`);
    }
    await page.keyboard.press('r');
    await atRest(page);
    const { width, height, scroll, groups } = await page.locator('.tray').evaluate((tray) => ({
      width: tray.clientWidth, height: tray.getBoundingClientRect().height, scroll: tray.scrollWidth, groups: tray.querySelectorAll('.group').length,
    }));
    heights.add(Math.round(height));
    most = Math.max(most, groups);
    assert.ok(scroll <= width, `${groups} groups are ${scroll} px wide, and there are ${width}`);
  }
  assert.ok(most >= 2);
  assert.equal(heights.size, 1);
});
