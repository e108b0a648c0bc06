// For everyone: axe finds no violation on any screen in either theme; everything works by keyboard;
// what a screen reader announces; other languages.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { atRest, ready } from '../support/browser.mjs';
import { startPad } from '../support/pad.mjs';
import { CLASSIC_TO_1500, WALNUT_TO_2500, personsTurn, playOn, settings, setUp } from '../support/play.mjs';
import { scenes, visits } from '../support/scenes.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme decides; everything else is the same in both. */
const OF_A_THEME = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The violations that axe finds, one per line. */
async function violations(page, rules = ALL_RULES) {
  // What a bar at the edge of the window covers can be scrolled out from under it: axe sees the
  // bars at their places in the page. A rule of its own outlives a bar that is drawn anew.
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('.edit-top, .start-bar, .sections { position: static !important; }');
    document.adoptedStyleSheets = [style];
  });
  await bringAxe(page);
  return page.evaluate(async (runOnly) => {
    const { violations: found } = await globalThis.axe.run(document, { runOnly, resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`));
  }, rules);
}

/** Half a megabyte, and the page keeps it. */
async function bringAxe(page) {
  if (!await page.evaluate(() => 'axe' in globalThis)) await page.evaluate(axe);
}

/** What can be pressed on a page and is smaller than a fingertip; what is a part of a sentence may be. */
const tooSmall = (page) => page.evaluate(() => {
  const LEAST = 44;
  const within = document.querySelector('dialog[open]') ?? document.querySelector('#app');
  return [...within.querySelectorAll('button, a, summary, select, input, textarea')].flatMap((element) => {
    // A box to tick is ticked by its words as well.
    const pressed = element.closest('label') ?? element;
    // Dice lie on a board that is tilted away: they are measured flat.
    const { width, height } = element.matches('.die')
      ? { width: element.offsetWidth, height: element.offsetHeight } : pressed.getBoundingClientRect();
    const inSentence = element.matches('a') && getComputedStyle(element).display === 'inline'
      && element.parentElement.textContent.trim() !== element.textContent.trim();
    const isShown = element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && !element.matches('.skip, [type=hidden]');
    // A pixel of the screen may be a part of one of the page.
    const isSmall = width < LEAST - 0.1 || height < LEAST - 0.1;
    return isShown && !inSentence && isSmall ? [`${element.className} "${element.textContent.trim()}" ${width} x ${height}`] : [];
  });
});

/** The selected dice. */
const chosen = (page) => page.locator('.felt .die[aria-pressed=true]');

for (const visit of visits()) {
  check(`${visit.join(', ')}: everything to press is 44 px, and axe finds nothing in the light and in the dark`, { slow: visit.length > 2 }, async (page, url) => {
    for (const [at, name] of visit.entries()) {
      const show = at === 0 ? scenes[name] : scenes[name].goOn;
      await page.emulateMedia({ colorScheme: 'light' });
      await show(page, url);
      await expect.poll(() => tooSmall(page), name).toEqual([]);
      const light = await violations(page);
      assert.deepEqual(light, [], `${name} in the light`);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await violations(page, OF_A_THEME);
      assert.deepEqual(dark, [], `${name} in the dark`);
      await page.evaluate(() => { document.adoptedStyleSheets = []; });
    }
  });
}

check('a game can be started, played and won with Tab, Enter and Space alone', async (page, url) => {
  const seats = [{ name: 'Ada' }, { temperament: 'cautious' }].map((seat) => ({ name: '', color: 0, ...seat }));
  await settings(page, {
    sound: false, speed: 'fast', keys: false, last_game: { rules: CLASSIC_TO_1500, rules_name: 'Short', seats },
  });
  await page.goto(`${url}?seed=keyboard`);
  await ready(page);
  const press = async (selector, key) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
        await page.keyboard.press(key);
        return;
      }
      await page.keyboard.press('Tab');
    }
    assert.fail(`the focus never comes to ${selector}`);
  };
  await press('.button.play', 'Enter');
  await page.locator('.table').waitFor();
  for (;;) {
    const state = await personsTurn(page, { hurry: false });
    const text = await page.locator('.table').innerText();
    if (state.over) break;
    if (state.canBank) await press('.actions .bank', 'Enter');
    else if (state.canRoll) await press('.actions .roll', 'Enter');
    else await press('.felt .die:not(.dead, [aria-pressed=true])', 'Space');
    // Until that shows.
    await page.waitForFunction((before) => before !== document.querySelector('.table').innerText, text);
  }
  await press('.ending .button.primary', 'Enter');
  await page.locator('.table .felt').waitFor();
});

check('key hints are not part of the accessible names of dice and buttons', async (page, url) => {
  await settings(page, { sound: false, letters: true });
  await scenes['table-select'](page, url);
  await expect(page.locator('.table kbd:visible')).toHaveCount(8);
  await bringAxe(page);
  const found = await page.evaluate(async () => {
    const runOnly = { type: 'rule', values: ['label-content-name-mismatch'] };
    const { violations: hints } = await globalThis.axe.run(document, { runOnly, resultTypes: ['violations'] });
    return hints.flatMap(({ nodes }) => nodes.map((node) => node.html));
  });
  assert.deepEqual(found, []);
});

check('switched-off keys do nothing and are not shown; all others still work', async (page, url) => {
  await settings(page, { sound: false, keys: false, letters: true });
  await scenes['table-roll'](page, url);
  for (const key of ['a', '1', 's', 'o', '?']) await page.keyboard.press(key);
  await atRest(page);
  await expect(chosen(page)).toHaveCount(0);
  await expect(page.locator('dialog[open], .table kbd')).toHaveCount(0);
  await page.locator('.felt .die:not(.dead)').first().focus();
  await page.keyboard.press('Enter');
  await expect(chosen(page)).not.toHaveCount(0);
});

check('every screen sets the page title and focuses its heading, also after "back"', async (page, url) => {
  await page.goto(url);
  await ready(page);
  await expect(page).toHaveTitle('Farkle');
  const arrived = (title) => page.waitForFunction(
    (wanted) => document.title === wanted && document.activeElement?.tagName === 'H1' && wanted.startsWith(document.activeElement.textContent.trim()),
    title,
  );
  await page.locator('a[href="/rules"]').first().click();
  await arrived('Rules · Farkle');
  await page.goBack();
  await arrived('Farkle');
  await page.goForward();
  await arrived('Rules · Farkle');
  await page.goto(new URL('/play?seed=title', url).href);
  await page.waitForFunction(() => document.title === 'Table · Farkle');
});

check('each address has its own title, and the focus goes to its heading', async (page, url) => {
  await page.goto(url);
  await ready(page);
  const titles = [];
  /** Goes there as "back" and "forward" do. */
  const to = async (path) => {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await arrived(path);
  };
  const arrived = async (what) => {
    await page.waitForFunction((before) => {
      const heading = document.querySelector('#app h1');
      return heading && document.activeElement === heading && document.title !== before
        && document.title === `${heading.textContent.trim()} · Farkle`;
    }, titles.at(-1) ?? '').catch(() => assert.fail(`${what} has neither title nor focus`));
    titles.push(await page.title());
  };
  for (const path of ['/new', '/games', '/pad', '/rules', '/rules/walnut', '/edit/zilch', '/board/0123456789abcdef01234567',
    '/print/walnut', '/learn', '/today', '/settings', '/about', '/nowhere', '/table/nobody', '/pad/nobody', '/play']) await to(path);
  await to(new URL(page.url()).pathname.replace('/table/', '/games/'));
  assert.equal(new Set(titles).size, titles.length, titles.join(', '));
  await startPad(page, url, { players: ['Ann', 'Ben'] });
  const heading = await page.locator('h1').textContent();
  await page.waitForFunction((title) => document.title === title, `${heading.trim()} · Farkle`);
  // The browser itself logs the answer "not found".
  page.forgive(/404/);
});

check('the keys of the table: numbers select, A takes the best, S and O open and Escape closes', async (page, url) => {
  await scenes['table-roll'](page, url);
  await page.keyboard.press('a');
  await expect(chosen(page)).not.toHaveCount(0);
  await page.keyboard.press('a');
  await expect(chosen(page), 'a second time puts them back').toHaveCount(0);
  for (const key of ['s', 'o']) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
});

check('a key pressed right after a sheet closes is not lost', async (page, url) => {
  await scenes['table-roll'](page, url);
  await page.keyboard.press('s');
  await page.locator('dialog[open]').waitFor();
  // Both within one piece of work: the browser tells of the close only afterwards.
  await page.evaluate(() => {
    document.querySelector('dialog[open]').close();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'o', bubbles: true }));
  });
  await page.locator('dialog[open] h2', { hasText: 'Odds' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
});

check('with some dice selected, A also selects the other dice that score', async (page, url) => {
  await setUp(page, url, { seed: 'part', seats: ['Ada', 'Ben'], rules: 'classic' });
  const times = (state, face) => state.faces.filter((one) => one === face).length;
  const seen = await playOn(page, { until: (state) => state.dice > 0 && times(state, 'one') === 1 && times(state, 'five') === 1 });
  await page.keyboard.press(String(seen.at(-1).faces.indexOf('one') + 1));
  await expect(chosen(page)).toHaveCount(1);
  await page.keyboard.press('a');
  await expect.poll(() => chosen(page).count(), 'completed and not put back').toBeGreaterThan(1);
  await page.keyboard.press('a');
  await expect(chosen(page)).toHaveCount(0);
});

check('a screen reader announces the roll in words, and every die and button has a name', async (page, url) => {
  await scenes['table-roll'](page, url);
  const heard = () => page.locator('main').ariaSnapshot();
  await expect.poll(heard).toMatch(/status: "?Rolled (one|two|three|four|five|six), /);
  const tree = await heard();
  assert.match(tree, /score(s)? \d/);
  assert.match(tree, /- button "(one|five|four|two|three|six), [\d,]+ points, die [1-6]"/);
  assert.match(tree, /scores nothing here, die [1-6]/);
  assert.match(tree, /button "Roll tap dice first/);
  assert.match(tree, /You 0 points/);
  assert.match(tree, /progressbar "You: progress to the goal"/);
  await page.keyboard.press('a');
  await expect.poll(heard).toMatch(/\[pressed\]/);
});

check('the description of the page and of the installed app is in the page language', { locale: 'fr-FR' }, async (page, url) => {
  await page.goto(url);
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /tente ta chance/);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(new URL(manifest, url).href);
  assert.match(answer.headers()['content-type'], /^application\/manifest\+json/);
  const { lang, description, id } = await answer.json();
  assert.deepEqual({ lang, id }, { lang: 'fr', id: '/' });
  assert.match(description, /Six dés/);
  await expect(page.locator('.button.play small')).toHaveText(/^Contre .* \(Classique\)/);
  const english = await (await page.request.get(new URL('/manifest.webmanifest', url).href)).json();
  assert.equal(english.lang, 'en');
});

check('in German a whole game speaks German', { locale: 'de-DE' }, async (page, url) => {
  await setUp(page, url, { seed: 'deutsch', seats: ['Ada', 'Ben'], code: WALNUT_TO_2500 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const seen = await playOn(page);
  assert.ok(seen.some((state) => state.roll.startsWith('6 Würfel werfen')));
  assert.ok(seen.some((state) => state.bank.includes('für den Einstieg')));
  assert.ok(seen.some((state) => /^Gewürfelt: /.test(state.saying)));
  assert.ok(seen.some((state) => state.banner.includes('Führung')), 'what the last turn needs');
  await expect(page.locator('.ending > h2')).toHaveText(/^(Ada|Ben) gewinnt$/);
});
