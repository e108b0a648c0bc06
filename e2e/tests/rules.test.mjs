// The rule editor, and the playthroughs: the same recorded games come to the same states here and
// natively.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { atRest, openPage, ready } from '../support/browser.mjs';
import { openGame } from '../support/games.mjs';
import { CLASSIC_TO_1500, CLASSIC_TO_600, openEditor, speak, unfold } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';
import { forgetGames } from '../support/windows.mjs';

const { check } = suite();
const folder = new URL('../../crates/rules/playthroughs/', import.meta.url).pathname;

check('a conflict is shown at its field, and nobody can play or share before it is mended', async (page, url) => {
  await openEditor(page, url, '/edit/zilch');
  const teams = page.locator('#option-teams input');
  await teams.fill('1');
  await teams.press('Tab');
  const faults = page.locator('.option .fault');
  await expect(faults.first()).toHaveText(/no opponent/);
  await expect(page.locator('.findings')).toHaveText(/clashes/);
  await page.locator('.findings a').first().click();
  await expect(page.locator('.option:has(.fault) :focus'), 'the link leads to the field').toHaveCount(1);
  for (const name of ['Use these rules', 'Copy a link']) {
    const button = page.locator('.edit-top').getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const why = await button.getAttribute('aria-describedby');
    await expect(page.locator(`#${why}`)).toHaveText(/Fix it to play/);
    await button.click({ force: true });
    await expect(page.locator('#option-teams :focus'), 'a press leads to the field').toHaveCount(1);
    assert.match(page.url(), /\/edit\//);
  }
  await teams.fill('no teams');
  await teams.press('Tab');
  await page.locator('.effect').waitFor();
  await expect(faults).toHaveCount(0);
});

check('what can’t stand in a field is no contradiction: it is said there, with what can', async (page, url) => {
  await openEditor(page, url, '/edit/classic');
  const field = page.locator('#option-straight input');
  for (const typed of ['lots', '12x']) {
    await field.fill(typed);
    await field.press('Tab');
    await page.locator('#option-straight .fault').getByText(`“${typed}”`).waitFor();
    await expect(page.locator('#option-straight .fault')).toHaveText(/Enter a number up to 100,000 in steps of 5, or “none”/);
    await expect(page.locator('.findings')).toHaveText(/needs fixing/);
    await expect(page.locator('.findings')).not.toHaveText(/clash/);
  }
  // A button for what had been there replaces it.
  await page.locator('#option-straight').getByRole('button', { name: '3,000' }).click();
  await expect(field).toHaveValue('3,000');
  await expect(page.locator('.findings')).toHaveCount(0);
});

check('a price that nobody gets, and a setting that does nothing, are named at their fields', async (page, url) => {
  await openEditor(page, url, '/edit/classic');
  const ones = page.locator('#option-three_ones');
  const rounds = page.locator('#option-rounds');
  for (const [option, value] of [[ones, '100'], [rounds, '3']]) {
    await option.locator('input').fill(value);
    await option.locator('input').press('Tab');
  }
  await expect(ones.locator('.rests')).toHaveText(/score more in smaller combinations/);
  await expect(rounds.locator('.rests')).toHaveText(/No effect with the other settings/);
  await ones.getByRole('button', { name: '1,000' }).click();
  await expect(ones.locator('.rests')).toHaveCount(0);
});

check('what five dice can’t do rests, is named, and counts again with six', async (page, url) => {
  await openEditor(page, url, '/edit/classic');
  const straight = page.locator('#option-straight');
  const priced = page.locator('#in-words .price');
  await priced.first().waitFor();
  const before = await priced.allTextContents();
  assert.ok(before.some((text) => text.includes('Three pairs')));
  await page.locator('#option-dice').getByRole('button', { name: '5', exact: false }).click();
  const said = page.locator('#option-dice .rests');
  await expect(said).toHaveText(/Straight 1-6, Three pairs.*With 6 dice they count again/);
  await expect(priced.first()).toBeVisible();
  await expect(priced.filter({ hasText: 'Three pairs' }), 'the rules in words are those in force').toHaveCount(0);
  await expect(straight.locator('.rests')).toHaveText(/only happens with 6 dice/);
  await expect(straight.locator('input'), 'what is wanted stays').toHaveValue('3,000');
  await expect(page.locator('.findings')).toHaveCount(0);
  await atRest(page);
  await page.reload();
  await ready(page);
  await unfold(page);
  await said.waitFor();
  await expect(straight.locator('input'), 'a reload loses no wish, even one that rests').toHaveValue('3,000');
  await page.locator('#option-dice').getByRole('button', { name: '6', exact: false }).click();
  await expect(page.locator('.rests')).toHaveCount(0);
  await expect(priced).toHaveText(before);
  await expect(page.locator('#edit-from')).toHaveValue('classic');
});

check('changed rules say from which version they come, and that they are kept', async (page, url) => {
  await openEditor(page, url, '/edit/kcd');
  const from = page.locator('#edit-from option:checked');
  const kept = page.getByText('Your changes stay here as a draft');
  await expect(from).toHaveText('Kingdom Come: Deliverance');
  await expect(page.locator('#edit-from option').first(), 'there is nothing else to choose').toHaveAttribute('hidden', '');
  await page.locator('#option-target').getByRole('button', { name: '5,000', exact: false }).click();
  await expect(from).toHaveText('Kingdom Come, changed');
  await expect(page.locator('#edit-name')).toHaveValue('Kingdom Come, changed');
  await expect(kept).toBeVisible();
  await page.locator('#edit-name').click();
  await page.keyboard.type('Henry');
  await page.keyboard.press('Tab');
  await expect(page.locator('#edit-name'), 'a name that nobody has chosen is replaced').toHaveValue('Henry');
  await page.locator('#edit-from').selectOption('kcd');
  await expect(from, 'the version that they come from takes the changes back').toHaveText('Kingdom Come: Deliverance');
});

check('settings are said in words for people, and the one in force is marked', async (page, url) => {
  for (const [locale, words] of [['en-US', ['none', '2 × the triple', 'like six of a kind', 'all points', 'no teams']],
    ['de-DE', ['ohne', '2 × Drilling', 'wie Sechslinge', 'alle Punkte', 'keine Teams']]]) {
    const context = await page.context().browser().newContext({ locale });
    const other = await context.newPage();
    await openEditor(other, url, '/edit/walnut');
    await other.locator('.usual .chip').first().waitFor();
    const said = await other.locator('.usual .chip').allTextContents();
    for (const word of words) assert.ok(said.includes(word), `${locale}: ${word}`);
    assert.deepEqual(said.filter((text) => /_|^x\d|^all$|^0$/.test(text)), [], locale);
    const marked = other.locator('#option-four_of_a_kind .chip[aria-pressed=true]');
    await expect(marked).toHaveText([words[1]]);
    await context.close();
  }
});

check('a line of links leads to every section, also by keyboard, and shows which one is read', async (page, url) => {
  await openEditor(page, url, '/edit/classic');
  const links = page.locator('.sections a');
  await expect(links).toHaveCount(9);
  const ending = links.filter({ hasText: 'End of the game' });
  await ending.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement.matches('#with-ending h2'));
  await expect(marked(page)).toHaveText(['End of the game']);
  const isClear = () => page.evaluate(() => {
    const line = document.querySelector('.sections').getBoundingClientRect();
    return line.top >= 0 && document.querySelector('#with-ending h2').getBoundingClientRect().top >= line.bottom;
  });
  await expect.poll(isClear, 'the links stay in sight and cover nothing').toBe(true);
});

/** The section that is marked as the one being read. */
const marked = (page) => page.locator('.sections [aria-current=true]');

for (const [width, height] of [[360, 740], [1440, 1300]]) {
  check(`at ${width} x ${height} the section that somebody scrolls to is marked, and no other`, { viewport: { width, height } }, async (page, url) => {
    await openEditor(page, url, '/edit/classic');
    const links = page.locator('.sections a');
    await links.first().waitFor();
    const wheelTo = async (id) => {
      await atRest(page);
      await page.mouse.move(150, height / 2);
      const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
      // To where its heading stands in the upper third of the window.
      await page.mouse.wheel(0, (await top()) - height * 0.3);
      // It is there, or the page ends.
      await page.waitForFunction(([wanted, line]) => {
        const page = document.scrollingElement;
        const ends = page.scrollTop + innerHeight >= page.scrollHeight - 1;
        return ends || Math.abs(document.getElementById(wanted).getBoundingClientRect().top - line) < 3;
      }, [id, height * 0.3]);
    };
    const isMarked = (title) => expect(marked(page)).toHaveText([title]);
    await wheelTo('with-opening');
    await isMarked(await links.nth(2).textContent());
    await wheelTo('with-penalties');
    await isMarked(await links.nth(4).textContent());
    await wheelTo('with-opening');
    await isMarked(await links.nth(2).textContent());
    // Whoever goes to a section by its link and scrolls on is followed.
    await links.nth(4).click();
    await isMarked(await links.nth(4).textContent());
    await wheelTo('with-hot-dice');
    await isMarked(await links.nth(3).textContent());
    // Rules that contradict each other have no figures: what stands beside the options begins
    // higher up.
    const teams = page.locator('#option-teams input');
    await teams.fill('1');
    await teams.press('Tab');
    await page.locator('.findings').waitFor();
    await wheelTo('with-opening');
    await isMarked(await links.nth(2).textContent());
    await wheelTo('with-penalties');
    await isMarked(await links.nth(4).textContent());
  });
}

/** How the keys go through the page, from its first link to where it ends: the places of what has the focus, on the page. */
const wayOfTheKeys = async (page) => {
  await page.evaluate(() => document.querySelector('#content h1').focus());
  const places = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element.closest('#content')) return null;
      const { left, top } = element.getBoundingClientRect();
      const isFixed = element.closest('.edit-side') && getComputedStyle(element.closest('.edit-side')).position === 'sticky';
      const line = element.closest('.sections');
      return {
        name: `${element.tagName} ${element.id || element.textContent.trim().slice(0, 30)}`, left, top: top + (isFixed ? 0 : scrollY),
        column: isFixed ? 'beside' : 'main', line: line !== null,
      };
    });
    if (place === null) return places;
    places.push(place);
    assert.ok(places.length < 500, 'the keys leave the page in the end');
  }
};

for (const [width, height] of [[360, 740], [768, 1024], [1280, 800]]) {
  check(`at ${width} x ${height} the keys go through the editor as it is seen, and only downwards`, { viewport: { width, height } }, async (page, url) => {
    await openEditor(page, url, '/edit/classic');
    await page.locator('.edit-figures .solve').waitFor();
    const places = await wayOfTheKeys(page);
    assert.ok(places.length > 60);
    const turns = places.slice(1).filter((place, index) => place.column !== places[index].column);
    assert.equal(turns.length, width >= 1056 ? 2 : 0, `${turns.map(({ name }) => name)}`);
    for (const column of ['main', 'beside']) {
      // The line of links goes along with the page.
      const there = places.filter((place) => place.column === column && !place.line);
      for (const [index, place] of there.slice(1).entries()) {
        const before = there[index];
        const goesOn = place.top > before.top - 12 || (place.top > before.top - 60 && place.left > before.left);
        assert.ok(goesOn, `from ${before.name} at ${before.left}, ${before.top} up to ${place.name} at ${place.left}, ${place.top}`);
      }
    }
    if (width < 1056) assert.match(places.at(-1).name, /BUTTON/, 'what the rules come to is the end of the page');
  });
}

check('when the window becomes wider or narrower the focus stays on what has moved', { viewport: { width: 1280, height: 800 } }, async (page, url) => {
  await openEditor(page, url, '/edit/classic');
  const isInWords = () => page.waitForFunction(() => document.activeElement.closest('#in-words'));
  await page.locator('.edit-side #in-words').focus();
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.locator('.editor > #in-words').waitFor();
  await isInWords();
  await expect(page.locator('#in-words')).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.edit-side > #in-words').waitFor();
  await isInWords();
  await expect(page.locator('#in-words')).toHaveCount(1);
});

check('changed rules travel as a link', { permissions: ['clipboard-read', 'clipboard-write'] }, async (page, url) => {
  await openEditor(page, url, '/edit/walnut');
  await page.locator('#option-target input').fill('5000');
  await page.locator('#option-target input').press('Tab');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.locator('.answer:not(:empty)').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await ready(page);
  await page.getByText('Reach 5,000 points.').first().waitFor();
});

check('rules of a bare code are called in the language of the page, and that is no name that somebody gave', { locale: 'de-DE' }, async (page, url) => {
  await openEditor(page, url, '/edit/classic');
  const shown = page.locator('.share-code code');
  const before = await shown.textContent();
  await page.locator('#option-target input').fill('4000');
  await page.locator('#option-target input').press('Tab');
  await expect(shown).not.toHaveText(before);
  const code = await shown.textContent();
  await page.goto(new URL(`/rules/${code}`, url).href);
  await ready(page);
  await expect(page.locator('h1')).toHaveText('Unsere Regeln');
  await page.getByRole('link', { name: 'Regeln ändern' }).click();
  await page.locator('#edit-name').waitFor();
  await expect(page, 'the code says it all').toHaveURL(({ pathname }) => pathname === `/edit/${code}`);
  await unfold(page);
  await page.locator('#option-target input').fill('10000');
  await page.locator('#option-target input').press('Tab');
  await expect(page.locator('#edit-name')).toHaveValue('Klassisch');
});

check('a name that somebody has given travels with the link, as text and not too long', { permissions: ['clipboard-read', 'clipboard-write'] }, async (page, url) => {
  await openEditor(page, url, '/edit/walnut');
  await page.locator('#option-target input').fill('5000');
  await page.locator('#option-target input').press('Tab');
  const name = 'Oma’s <b>v2.0</b> / 50 %';
  await page.locator('#edit-name').fill(name);
  await page.locator('#edit-name').press('Tab');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.locator('.answer:not(:empty)').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await ready(page);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('a[href^="/edit/"]').click();
  await expect(page.locator('#edit-name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Use these rules' }).click();
  await page.locator('#rules').waitFor();
  await expect(page.locator('#rules option:checked')).toHaveText(name);
  // Whoever gets a link that was written by somebody else sees one short line.
  await page.goto(`${link.replace(/[^/]*$/, '')}${encodeURIComponent(`a\u202Eb\n${'x'.repeat(500)}`)}`);
  await ready(page);
  await expect(page.locator('h1'), '60 characters').toHaveText(/^ab x{57}$/);
});

check('a link that somebody sent is taken however it was copied, and so is a code', { permissions: ['clipboard-read', 'clipboard-write'] }, async (page, url) => {
  await page.goto(new URL('/rules/playmonster', url).href);
  await ready(page);
  const code = await page.locator('.share-code code').textContent();
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await page.getByText('Code copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, code);
  for (const sent of [code, ` ${code}/ `, `https://example.org/rules/${code}/`, `https://example.org/edit/${code}?from=mail#top`]) {
    await openEditor(page, url, '/edit/classic');
    await page.locator('.sent-rules summary').click();
    await page.locator('#sent-rules').fill(sent);
    await page.locator('#sent-rules').press('Enter');
    await page.getByText('Now in the editor: PlayMonster.').waitFor();
    await expect(page.locator('#sent-rules')).toBeFocused();
    await expect(page.locator('#edit-from')).toHaveValue('playmonster');
    await expect(page.locator('.share-code code')).toHaveText(code);
  }
});

check('whoever was sent a code opens it from the list of rules, and is told when it is none', async (page, url) => {
  await page.goto(new URL('/rules/playmonster', url).href);
  await ready(page);
  const code = await page.locator('.share-code code').textContent();
  for (const start of ['/rules', '/rules/no-such-rules']) {
    await page.goto(new URL(start, url).href);
    await ready(page);
    await page.locator('.sent-rules summary').click();
    await page.locator('#sent-rules').fill('nonsense');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByText('This is not a rules code.').waitFor();
    await page.waitForFunction(() => document.activeElement.id === 'sent-rules');
    const wrong = code.replace(/.$/, (letter) => (letter === '7' ? '8' : '7'));
    for (const mistyped of [wrong, code.slice(0, -2), `https://example.org/rules/${wrong}`]) {
      await page.locator('#sent-rules').fill(mistyped);
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByText('A letter or digit of this code is wrong or missing').waitFor();
    }
    await page.locator('#sent-rules').fill(`https://example.org/rules/${code}`);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('heading', { level: 1, name: 'PlayMonster' }).waitFor();
  }
});

check('rules that are not finished are offered in the list of rules until they are played', async (page, url) => {
  await openEditor(page, url, '/edit/classic');
  await page.locator('.page-top a').click();
  const goOn = page.locator('.unfinished-rules');
  await expect(page.locator('.presets li').first()).toBeVisible();
  await expect(goOn, 'nothing was changed').toHaveCount(0);
  await openEditor(page, url, '/edit/classic');
  await page.locator('#option-target').getByRole('button', { name: '5,000' }).click();
  await page.locator('.page-top a').click();
  await expect(goOn).toContainText('Classic, changed');
  // Whoever only looks at others loses nothing.
  await openEditor(page, url, '/edit/zilch');
  await page.locator('.page-top a').click();
  await goOn.getByRole('link').click();
  await expect(page.locator('#option-target input')).toHaveValue('5,000');
  // All is as it was in a known version: then nothing is unfinished.
  await page.locator('#option-target').getByRole('button', { name: '10,000' }).click();
  await page.locator('.page-top a').click();
  await expect(page.locator('.presets li').first()).toBeVisible();
  await expect(goOn).toHaveCount(0);
  await openEditor(page, url, '/edit/classic');
  await page.locator('#option-target').getByRole('button', { name: '5,000' }).click();
  await page.locator('.page-top a').click();
  await goOn.getByRole('button', { name: 'Discard' }).click();
  await expect(goOn).toHaveCount(0);
  await openEditor(page, url, '/edit/classic');
  await expect(page.locator('#option-target input')).toHaveValue('10,000');
  await page.locator('#option-target').getByRole('button', { name: '5,000' }).click();
  await page.getByRole('button', { name: 'Use these rules' }).click();
  await page.goto(new URL('/rules', url).href);
  await ready(page);
  await expect(page.locator('.presets li').first()).toBeVisible();
  await expect(goOn).toHaveCount(0);
});

check('what a setting changes in the rules is said at once, and moves nothing', async (page, url) => {
  await openEditor(page, url, '/edit/classic');
  const straight = page.locator('#option-straight');
  const effect = page.locator('.edit-top .effect');
  const below = page.locator('#option-three_pairs');
  const before = await below.evaluate((option) => option.offsetTop);
  await straight.locator('input').fill('2000');
  await straight.locator('input').press('Tab');
  await expect(effect).toHaveText('The rules now say: “Straight one to six: 2,000.”');
  await expect.poll(() => below.evaluate((option) => option.offsetTop)).toBe(before);
  await straight.getByRole('button', { name: 'none' }).click();
  await expect(effect).toHaveText('The rules no longer say: “Straight one to six: 2,000.”');
  await page.evaluate(() => scrollBy(0, 300));
  await expect(effect, 'it has been read, sooner than it goes by itself').toHaveCount(0, { timeout: 2500 });
});

check('with room beside them the rules in words stand beside the options', { viewport: { width: 1280, height: 800 } }, async (page, url) => {
  await openEditor(page, url, '/edit/classic');
  await page.locator('#option-target').scrollIntoViewIfNeeded();
  await atRest(page);
  const [words, option] = [await page.locator('.edit-side').boundingBox(), await page.locator('#option-target').boundingBox()];
  assert.ok(words.x >= option.x + option.width && words.y >= 0 && words.y < 100, 'they stay beside what is edited');
  const read = await page.locator('.edit-side #in-words').boundingBox();
  assert.ok(read.y + 150 < 800 && read.height >= 200, `they begin at ${read.y} and are ${read.height} high`);
});

check('a number of teams that only the editor offers is marked when a game is set up', async (page, url) => {
  for (const teams of ['5', '6']) {
    await openEditor(page, url, '/edit/classic');
    await page.locator('#option-teams input').fill(teams);
    await page.locator('#option-teams input').press('Tab');
    await page.getByRole('button', { name: 'Use these rules' }).click();
    await expect(page.locator('input[name=teams]:checked')).toHaveAttribute('value', teams);
  }
});

check('playthroughs of every option come to the same states in the browser as natively', { slow: true }, async (page, url) => {
  // Of numbers one for each option: the others go the same way through the page.
  const options = new Set();
  const isNew = (name) => options.size < options.add(name.replace(/-x?\d.*/, '')).size;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.farkle')).filter(isNew);
  assert.ok(names.length > 40);
  // The review of a game takes a minute by some rules, and is not what is compared here.
  await page.route('**/a/thinker*', (route) => route.abort());
  page.forgive(/thinker|Failed to (load|fetch)/);
  await page.goto(new URL('/games', url).href);
  await ready(page);
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    // A line before every event says the state natively; lines with a word and a colon say
    // something else.
    const native = text.split('\n').filter((line) => line.startsWith('#     ') && !line.startsWith('#     legal:'))
      .map((line) => line.slice(6).trim());
    await page.locator('input[type=file]').setInputFiles(join(folder, name));
    await page.locator('.film').waitFor();
    // What comes before the first dice is not shown. Each state follows from those before it:
    // every fortieth and the last say it all.
    const first = Number(await page.locator('.film input').getAttribute('min'));
    const compared = native.map((state, index) => ({ state, index }))
      .filter(({ index }) => index >= first && (index % 40 === first % 40 || index === native.length - 1));
    const here = await page.evaluate(async (moments) => {
      const slider = document.querySelector('.film input');
      const seen = [];
      // A timer of no time takes four milliseconds.
      const turnOfTheLoop = () => new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
      for (const moment of moments) {
        slider.value = moment;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        await turnOfTheLoop();
        seen.push(document.querySelector('.position').textContent);
      }
      if (moments.at(-1) !== Number(slider.max)) throw new Error('the film has another length');
      return seen;
    }, compared.map(({ index }) => index));
    assert.deepEqual(here, compared.map(({ state }) => state), name);
    // The list of past games replays every game in it.
    await forgetGames(page);
    await page.locator('.page-top a').click();
    await page.locator('input[type=file]').waitFor();
  }
});

check('rules of a link are for a game, even if the tab was setting up a pad', async (page, url) => {
  for (const path of ['/pad', '/rules/zilch']) {
    await page.goto(new URL(path, url).href);
    await ready(page);
  }
  await page.getByRole('button', { name: 'Use these rules' }).click();
  await page.waitForURL('**/new');
});

check('a link to rules that nobody knows says so, wherever it leads', async (page, url) => {
  for (const path of ['/rules/F1-nonsense', '/edit/F1-nonsense', '/print/F1-nonsense']) {
    await page.goto(new URL(path, url).href);
    await ready(page);
    await page.getByText('No rules have this name or code').waitFor();
  }
});

check('rules that are being edited survive a reload and "back", with their name, until they are played by', async (page, url) => {
  const shows = async (name, target) => {
    await expect(page.locator('#edit-name')).toHaveValue(name);
    await expect(page.locator('#option-target input')).toHaveValue(target);
  };
  await openEditor(page, url, '/edit/walnut');
  await page.locator('#option-target input').fill('5000');
  await page.locator('#option-target input').press('Tab');
  await page.locator('#edit-name').fill('Grandma’s');
  await page.locator('#edit-name').press('Tab');
  await atRest(page);
  await page.reload();
  await ready(page);
  await shows('Grandma’s', '5,000');
  await page.locator('.page-top a').click();
  await page.locator('#edit-name').waitFor({ state: 'detached' });
  await page.goBack();
  await shows('Grandma’s', '5,000');
  await page.locator('.edit-top .button.primary').click();
  await page.locator('.seat').first().waitFor();
  await page.goto(new URL('/edit/walnut', url).href);
  await shows('Walnut Studiolo', '10,000');
});

check('the editor opens with the rules that families argue about, and the button to play is in reach, in every language', async (page, url) => {
  await page.goto(new URL('/edit/walnut', url).href);
  for (const language of ['en', 'de', 'es', 'fr']) {
    await speak(page, language);
    await page.reload();
    await ready(page);
    await page.locator('#with-common .option').first().waitFor();
    await atRest(page);
    const { top, options } = await page.evaluate(() => ({
      top: document.querySelector('.more-rules').getBoundingClientRect().top + scrollY,
      options: [...document.querySelectorAll('.option')].filter((option) => option.checkVisibility({ contentVisibilityAuto: true })).length,
    }));
    assert.ok(top <= 2000, `${language}: the other rules begin at ${top} px`);
    assert.equal(options, 8, 'the others are folded up');
    const play = page.locator('.edit-top .primary');
    for (const by of [0, 700, 20000]) {
      await page.evaluate((y) => scrollTo(0, y), by);
      const box = await play.boundingBox();
      assert.ok(box.y > 370 && box.y + box.height <= 740, `${language}: at ${by} the button is at ${box.y}`);
    }
  }
});

check('a link to a setting that is folded up unfolds it', async (page, url) => {
  await openEditor(page, url, '/edit/zilch');
  await page.locator('#option-teams input').fill('1');
  await page.locator('#option-teams input').press('Tab');
  await page.locator('.findings').waitFor();
  const teams = page.locator('#option-teams input');
  for (const way of [page.locator('.findings a').first(), page.getByRole('button', { name: 'Use these rules' })]) {
    await unfold(page);
    await expect(page.locator('.more-rules[open]')).toHaveCount(0);
    await way.click({ force: true });
    await teams.waitFor();
    await expect(teams).toBeFocused();
  }
});

/** A system with a share sheet, which keeps what it gets or says that it was closed. */
const shareSheet = (page, answers) => page.addInitScript((result) => {
  globalThis.handed = [];
  Navigator.prototype.share = async (what) => {
    globalThis.handed.push(what);
    if (result !== 'taken') throw new DOMException('', result);
  };
}, answers);

check('where the system has a share sheet, rules go there, and a sheet that is closed copies nothing', { permissions: ['clipboard-read', 'clipboard-write'] }, async (page, url) => {
  await shareSheet(page, 'AbortError');
  await page.goto(new URL('/rules/walnut', url).href);
  await ready(page);
  await page.evaluate(() => navigator.clipboard.writeText('something else'));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.waitForFunction(() => globalThis.handed.length === 1);
  const [{ text, url: link }] = await page.evaluate(() => globalThis.handed);
  assert.equal(text, 'Walnut Studiolo');
  assert.match(link, /\/rules\/F1-/);
  await atRest(page);
  // A copy that was asked for would be made before it is answered what the clipboard holds.
  const held = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(held, 'something else');
  await atRest(page);
  await expect(page.locator('.answer:not(:empty)')).toHaveCount(0);
});

check('a share sheet that can’t take a link leaves it to be pasted', { permissions: ['clipboard-read', 'clipboard-write'] }, async (page, url) => {
  await shareSheet(page, 'NotAllowedError');
  await page.goto(new URL('/rules/walnut', url).href);
  await ready(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByText('Link copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /\/rules\/F1-/);
});

check('the result of a game is a short text with names, points and the turn that decided it', { slow: true, permissions: ['clipboard-read', 'clipboard-write'] }, async (page, url) => {
  await openGame(page, url, 'classic-ended');
  await page.locator('.decided:not(.muted)').waitFor({ timeout: 60_000 });
  await page.locator('.ending').getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByText('Copied: paste it into a message.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = copied.split('\n');
  assert.equal(lines[0], 'Farkle · Classic');
  assert.match(lines[1], /^🏆 (Ada|Ben) 1\d,\d{3}$/);
  assert.match(lines[2], /^(Ada|Ben) \d,\d{3}$/);
  assert.match(lines[3], /^Turning point: round \d+, (Ada|Ben), (Farkle|\+[\d,]+) \((Ada|Ben) \d+% → \d+%\)$/);
  // The link holds the whole game: somebody else sees its film, and nothing is stored there.
  assert.match(lines[4], /^http.*\/game#1[\w-]+$/);
  assert.ok(lines[4].length <= 2000);
  const score = lines[1].match(/1\d,\d{3}$/)[0];
  const other = await openPage(page.context().browser());
  await other.goto(lines[4]);
  await other.locator('.film').waitFor();
  await other.keyboard.press('End');
  await other.locator('.player .score', { hasText: score }).waitFor();
  await other.locator('.review .advantages').waitFor({ timeout: 150_000 });
  await other.locator('.plays.faults .why').first().waitFor();
  await other.locator('.keep-game').click();
  await other.waitForURL(/\/games\/./);
  await other.goto(`${lines[4].slice(0, -20)}`);
  await other.getByText('This link doesn’t hold a whole game').waitFor();
  assert.deepEqual(other.faults, []);
  await other.context().close();
});

check('a known version that was changed says so, and the list says how versions differ', async (page, url) => {
  await openEditor(page, url, '/edit/classic');
  await page.locator('#option-target input').fill('5000');
  await page.locator('#option-target input').press('Tab');
  await expect(page.locator('#edit-name')).toHaveValue('Classic, changed');
  await page.locator('.rules-qr > summary').click();
  const code = await page.locator('.share-code code').textContent();
  await page.goto(new URL(`/rules/${code}/Classic%2C%20changed`, url).href);
  await page.getByRole('heading', { level: 1, name: 'Classic, changed' }).waitFor();
  await page.goto(new URL('/rules', url).href);
  await ready(page);
  const marks = (name) => page.locator(`.preset[href="/rules/${name}"] .marks-of-rules`);
  await expect(marks('playmonster')).toHaveText('500 to get on the board · one last turn for everyone else · 4, 5, 6 of a kind: fixed points');
  await expect(marks('classic')).toHaveText('goal: 10,000 · no minimum to get on the board · first to the goal wins · 4 of a kind scores only as a triple');
  await expect(marks('busche-neller')).toHaveText('no straight, no pairs');
  await expect(marks('playmonster-expanded')).toContainText('goal: more than 10,000');
  await page.getByText('Each card names the main differences from Classic.').waitFor();
  await expect(marks('walnut')).toContainText('each extra die of a kind doubles the points');
  await expect(page.locator('.presets .badge')).toHaveText(['Good to start with', 'Most common']);
});

check('changed rules are saved in the editor, and what is saved or played next takes their place', async (page, url) => {
  const own = page.locator('section', { has: page.getByRole('heading', { name: 'Your rules' }) }).locator('.preset');
  await openEditor(page, url, '/edit/classic');
  const save = page.locator('.edit-top').getByRole('button', { name: /^Saved?$/ });
  await expect(save, 'nothing has changed').toHaveCount(0);
  for (const goal of ['5,000', '20,000']) {
    await page.locator('#option-target').getByRole('button', { name: goal }).click();
    await expect(save).toHaveText('Save');
    await save.click();
    await expect(save).toHaveText('Saved');
    await page.getByText('These rules are under “Your rules” now.').waitFor();
  }
  await page.locator('#option-target').getByRole('button', { name: '1,000' }).click();
  await page.getByRole('button', { name: 'Use these rules' }).click();
  await page.locator('#rules').waitFor();
  await page.goto(new URL('/rules', url).href);
  await ready(page);
  await expect(own).toHaveText([/^Classic, changed.*Like Classic, except: goal \(1,000\)$/]);
  await expect(page.locator('.unfinished-rules'), 'they are no draft any more').toHaveCount(0);
});

check('rules that are saved under another name leave those that were saved before', async (page, url) => {
  await openEditor(page, url, '/edit/classic');
  const save = page.locator('.edit-top').getByRole('button', { name: /^Saved?$/ });
  for (const [name, goal] of [['Ann’s', '5,000'], ['Ben’s', '20,000']]) {
    await page.locator('#edit-name').fill(name);
    await page.locator('#option-target').getByRole('button', { name: goal }).click();
    await save.click();
    await expect(save).toHaveText('Saved');
  }
  await page.goto(new URL('/rules', url).href);
  await ready(page);
  const own = page.locator('section', { has: page.getByRole('heading', { name: 'Your rules' }) }).locator('.preset');
  await expect(own).toHaveText([/^Ben’s/, /^Ann’s/]);
});

check('rules of one’s own stay in the list and in set-ups until they are taken out', async (page, url) => {
  const open = async (path) => {
    await page.goto(new URL(path, url).href);
    await ready(page);
  };
  const own = page.locator('section', { has: page.getByRole('heading', { name: 'Your rules' }) }).locator('.preset');
  const play = async () => {
    await page.getByRole('button', { name: 'Use these rules' }).click();
    await page.locator('#rules').waitFor();
  };
  for (const code of [CLASSIC_TO_600, CLASSIC_TO_1500]) {
    await open(`/rules/${code}/Aunt%20May`);
    await play();
  }
  await expect(page.locator('#rules option:checked')).toHaveText('Aunt May');
  await page.locator('#rules').selectOption('zilch');
  await open('/rules');
  await expect(own, 'a link takes nobody’s rules away').toHaveText([/^Aunt May.*goal \(1,500\)/, /^Aunt May.*goal \(600\)/]);
  await open(`/edit/${CLASSIC_TO_1500}/Aunt%20May`);
  await page.locator('#option-target').getByRole('button', { name: '5,000', exact: false }).click();
  await play();
  await open('/rules');
  await expect(own, 'what was changed takes the place of the old').toHaveText([/^Aunt May.*Like Classic, except: goal \(5,000\)/, /^Aunt May.*goal \(600\)/]);
  await open('/pad');
  await page.locator('#rules').selectOption({ index: 0 });
  await expect(page.locator('.marks-of-rules').first()).toContainText('goal: 5,000');
  await open('/rules');
  await own.first().click();
  await page.getByRole('button', { name: 'Take out of your rules' }).click();
  await page.getByText('These rules are no longer under “Your rules”.').waitFor();
  await page.getByRole('button', { name: 'Keep in your rules' }).waitFor();
  await open('/rules');
  await expect(own).toHaveText([/^Aunt May.*goal \(600\)/]);
  // What is stored is not trusted.
  await page.evaluate((code) => localStorage.setItem('farkle.rules', ['zilch', 'nonsense', code, ...Array(100).fill('F9')].join('\n')), CLASSIC_TO_600);
  await open('/rules');
  await expect(own).toHaveCount(1);
});

check('rules are handed on by a QR code, too', async (page, url) => {
  await page.goto(new URL('/rules/walnut', url).href);
  await ready(page);
  await page.locator('.rules-qr summary').click();
  const code = page.locator('.rules-qr svg.code');
  await code.waitFor();
  await expect(code.locator('path'), 'it begins after the white margin').toHaveAttribute('d', /^M4 4h1v1h-1z/);
});
