// Setting up: what is offered at first, and what stands in the way of a game, said at its field
// before anybody begins.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest, ready } from '../support/browser.mjs';
import { open } from '../support/scenes.mjs';
import { setUp, unfold } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

const values = (fields) => fields.evaluateAll((all) => all.map((field) => field.value));
const namesAre = (page, wanted, why) => expect.poll(() => values(page.locator('.seat .name input')), why).toEqual(wanted);
const faults = (page) => page.locator('.fault').allTextContents().then((texts) => texts.filter((text) => text !== ''));
const faultsAre = (page, wanted) => expect.poll(() => faults(page)).toEqual(wanted);
const setUpFrom = async (page, url) => {
  await open(page, url, '/new');
  await page.locator('.button.start').waitFor();
};
const begin = (page) => page.locator('.button.start').click();

check('who passes and plays sits down with another person, and the home page says what its one tap begins', async (page, url) => {
  await open(page, url, '/');
  await expect(page.locator('.button.play small')).toHaveText('Against Pip ★ (Classic)');
  await page.locator('a.tile[href="/new"]').click();
  await page.locator('.button.start').waitFor();
  await namesAre(page, ['Player 1', 'Player 2']);
  // The rules and the opponent of the game that was begun last are those of the next tap.
  await page.locator('.rival', { hasText: 'Rico' }).click();
  await page.locator('#rules').selectOption('zilch');
  await page.goBack();
  await expect(page.locator('.button.play small'), 'no game was begun').toHaveText('Against Pip ★ (Classic)');
  // Whoever passes and plays once more is asked for people, by the rules that were chosen last.
  await page.locator('a.tile[href="/new"]').click();
  await page.locator('.button.start', { hasText: 'Zilch' }).waitFor();
  await namesAre(page, ['Player 1', 'Player 2']);
  await page.locator('.rival', { hasText: 'Rico' }).click();
  await begin(page);
  await page.locator('.table').waitFor();
  await page.goBack();
  await page.goBack();
  await page.locator('.button.play small', { hasText: 'Against Rico ★★ (Zilch)' }).waitFor();
  await page.locator('.button.play').click();
  await page.locator('.player', { hasText: 'Rico' }).waitFor();
  await expect(page.locator('.rules-name')).toHaveText('Zilch');
});

check('the first game of all begins with the person, and its opponent never works anything out first', async (page, url) => {
  let workers = 0;
  page.on('worker', () => { workers += 1; });
  await open(page, url, '/?seed=first');
  await page.clock.install();
  await page.locator('.button.play').click();
  await page.locator('.actions .roll').waitFor();
  await expect(page.locator('.players')).toHaveText(/You.*Pip/);
  await page.clock.fastForward(2500);
  await atRest(page);
  assert.equal(workers, 0, 'nothing is solved');
});

check('two of one name, no name and too long a name are said at the field, and go when they are mended', async (page, url) => {
  await setUpFrom(page, url);
  const second = page.locator('.seat .name input').nth(1);
  await second.fill('Player 1');
  await faultsAre(page, ['Two players are called Player 1. Give each a different name.']);
  await expect(second).toHaveAttribute('aria-invalid', 'true');
  const [described] = (await second.getAttribute('aria-describedby')).split(' ');
  await expect(page.locator(`#${described}`)).toHaveText(/Two players/);
  await begin(page);
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  assert.match(page.url(), /\/new$/);
  await second.fill('Bartholomew the Magnificent');
  await faultsAre(page, ['This name is too long: 20 characters at most.']);
  await expect(second, 'nothing is cut off in silence').toHaveValue('Bartholomew the Magnificent');
  await second.fill('  ');
  await faultsAre(page, ['Every player needs a name.']);
  await second.fill('Ben');
  await faultsAre(page, []);
  await begin(page);
  await page.locator('.table').waitFor();
});

for (const [path, players] of [['/new', 6], ['/pad', 6]]) {
  check(`on a phone a game at ${path} can be begun from anywhere on the page, and the button covers nothing that has the focus`, async (page, url) => {
    await open(page, url, path);
    const button = page.locator('.button.start');
    await button.waitFor();
    const seats = page.locator('.seat');
    for (let seated = await seats.count(); seated < players; seated += 1) {
      await page.locator('.add-seats button').click();
      await expect(seats).toHaveCount(seated + 1);
    }
    const last = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    assert.ok(last > 700, 'there is much to scroll');
    const start = await page.evaluate(() => document.querySelector('.seat').getBoundingClientRect().top + scrollY);
    // At the end of the page the bar stands above what comes after it.
    for (const y of [start - 100, start + 300, Math.min(start + 700, last - 140)]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      const { top, bottom } = await button.evaluate((element) => element.getBoundingClientRect().toJSON());
      assert.ok(top > 600 && bottom <= 740, `at ${y} it stands at ${top}`);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('.seat .name input').first().focus();
    for (let step = 0; step < 80; step += 1) {
      const covered = await page.evaluate(() => {
        const element = document.activeElement;
        const bar = document.querySelector('.start-bar').getBoundingClientRect();
        if (element.closest('.start-bar')) return 'the button';
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > bar.top + 1 && top < bar.bottom ? `${element.id || element.textContent || element.value} at ${bottom} below ${bar.top}` : null;
      });
      if (covered === 'the button') break;
      assert.equal(covered, null);
      await page.keyboard.press('Tab');
    }
    await expect(button, 'the keys come to it after all fields').toBeFocused();
  });
}

check('teams are offered where they can be formed, and one player too few is said at once', async (page, url) => {
  await setUpFrom(page, url);
  await expect(page.locator('fieldset.choices'), 'two players form no teams').toBeHidden();
  for (const name of ['Player 3', 'Player 4']) {
    await page.locator('.add-seats button').click();
    await expect(page.locator('.seat .name input').last()).toHaveValue(name);
  }
  await expect(page.locator('fieldset.choices .choice span')).toHaveText(['Everyone for themselves', '2 teams']);
  await page.locator('input[name=teams][value="2"]').check();
  await atRest(page);
  await faultsAre(page, []);
  await page.locator('.seat .remove').nth(3).click();
  await expect.poll(() => faults(page).then((all) => all.join())).toMatch(/3 players can’t make 2 equal teams/);
  await begin(page);
  await page.waitForFunction(() => document.activeElement?.name === 'teams');
  await page.locator('.rival', { hasText: 'Pip' }).click();
  await faultsAre(page, []);
  await namesAre(page, ['Player 1', 'Player 2', 'Player 3', 'Pip']);
  await expect(page.locator('.teams li')).toHaveText(['Player 1 & Player 3', 'Player 2 & Pip']);
  await begin(page);
  await page.locator('.table .player .name').first().waitFor();
  await atRest(page);
  // A partner's name is not cut.
  const cut = await page.locator('.player .name').evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth + 1).length);
  assert.equal(cut, 0);
});

check('a seat that is free again is numbered as the first that is missing, and a tap on a face brings it to the table', async (page, url) => {
  await setUpFrom(page, url);
  await page.locator('.add-seats button').click();
  await page.locator('.seat .remove').nth(1).click();
  await namesAre(page, ['Player 1', 'Player 3']);
  await page.locator('.add-seats button').click();
  await namesAre(page, ['Player 1', 'Player 3', 'Player 2']);
  const faces = page.locator('.rival-cards');
  await expect(faces).toContainText('Only people play.');
  await faces.getByRole('button', { name: 'Victor' }).click();
  await namesAre(page, ['Player 1', 'Player 3', 'Player 2', 'Victor']);
  await expect(faces).toContainText('Victor plays for the win and watches your score.');
  await faces.getByRole('button', { name: 'Several' }).click();
  const clara = faces.getByRole('button', { name: 'Clara' });
  const stands = () => clara.evaluate((face) => face.getBoundingClientRect().top);
  await clara.scrollIntoViewIfNeeded();
  const before = await stands();
  await clara.click();
  await namesAre(page, ['Player 1', 'Player 3', 'Player 2', 'Victor', 'Clara']);
  // A page is scrolled by whole pixels.
  await expect.poll(async () => Math.abs(await stands() - before), 'the row that comes moves no face').toBeLessThanOrEqual(1);
  await faces.getByRole('button', { name: 'Victor' }).click();
  await namesAre(page, ['Player 1', 'Player 3', 'Player 2', 'Clara'], 'a second tap takes them away');
  await atRest(page);
  await faultsAre(page, []);
});

check('the score pad takes over people and rules, but neither numbers with gaps nor teams that can’t be formed', async (page, url) => {
  await setUp(page, url, {
    seed: 'pad', seats: ['Player 1', { computer: 'gambler' }, 'Player 3', { computer: 'champion' }], rules: 'walnut', teams: 2,
  });
  await page.goto(new URL('/pad', url).href);
  await ready(page);
  await page.locator('.button.start').waitFor();
  await namesAre(page, ['Player 1', 'Player 2']);
  await expect(page.locator('input[name=teams]:checked')).toHaveAttribute('value', '0');
  await expect(page.locator('#rules option:checked')).toHaveText(/Walnut/);
  await atRest(page);
  await faultsAre(page, []);
});

check('whoever reads or changes rules on the way comes back to what is set up, a game or a pad, after a reload, too', async (page, url) => {
  for (const [path, start] of [['/new', '/new'], ['/pad', '/pad']]) {
    await open(page, url, path);
    await page.locator('main a[href^="/rules/"]').click();
    await page.locator('.rules-in-words').waitFor();
    await page.locator('.page-top a').click();
    await page.waitForURL(new URL(start, url).href);
    await page.locator('main a[href^="/edit/"]').click();
    await unfold(page);
    await page.locator('#option-target input').fill('3000');
    await page.locator('#option-target input').press('Tab');
    await atRest(page);
    await page.reload();
    await ready(page);
    await page.locator('#option-straight').waitFor();
    await page.getByRole('button', { name: 'Use these rules' }).click();
    await page.waitForURL(new URL(start, url).href);
    await page.locator('#rules option', { hasText: 'changed' }).waitFor({ state: 'attached' });
  }
  // Whoever comes from the first screen goes back there.
  await open(page, url, '/');
  await page.locator('a[href="/rules"]').click();
  await page.locator('.presets').last().waitFor();
  await page.locator('.page-top a').click();
  await page.locator('.button.play').waitFor();
});

check('a face takes the second seat if nobody has said who sits there, and says so', async (page, url) => {
  await setUpFrom(page, url);
  const faces = page.locator('.rival-cards');
  await faces.getByRole('button', { name: 'Rico' }).click();
  await namesAre(page, ['You', 'Rico']);
  await expect(faces).toContainText('Rico replaces Player 2.');
  await faces.getByRole('button', { name: 'Nora' }).click();
  await namesAre(page, ['You', 'Nora']);
  await expect(faces).toContainText('Nora replaces Rico.');
  await faces.getByRole('button', { name: 'Several' }).click();
  await faces.getByRole('button', { name: 'Rico' }).click();
  await namesAre(page, ['You', 'Nora', 'Rico']);
  await expect(faces).not.toContainText('replaces');
  await expect(faces.getByRole('button', { name: 'Several' })).toBeDisabled();

  for (const name of ['Nora', 'Rico']) await faces.getByRole('button', { name }).click();
  await namesAre(page, ['Player 1', 'Player 2'], 'a person stands in');
  await faces.getByRole('button', { name: 'Several' }).click();
  for (const tap of [1, 2]) {
    await faces.getByRole('button', { name: 'Clara' }).click();
    await namesAre(page, ['You', 'Clara'], `tap ${tap} leaves the only opponent`);
  }
  await faces.getByRole('button', { name: 'None' }).click();
  await namesAre(page, ['Player 1', 'Player 2']);
  await page.locator('.seat .name input').nth(1).fill('Ada');
  await faces.getByRole('button', { name: 'Pip' }).click();
  await namesAre(page, ['Player 1', 'Ada', 'Pip']);
});

check('a name may begin like “You”', async (page, url) => {
  await setUpFrom(page, url);
  const names = page.locator('.seat .name input');
  await names.nth(1).fill('');
  await names.nth(1).pressSequentially('Youssef');
  await namesAre(page, ['Player 1', 'Youssef']);
});

check('what is kept of “You” is a number, so that another language can say it its own way', async (page, url) => {
  await setUpFrom(page, url);
  await page.locator('.rival', { hasText: 'Pip' }).click();
  await namesAre(page, ['You', 'Pip']);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('farkle.settings')));
  await expect.poll(async () => (await kept()).last_game.seats.map(({ name }) => name)).toEqual(['Player 1', 'Pip']);
  const german = { ...await kept(), language: 'de' };
  await page.evaluate((chosen) => localStorage.setItem('farkle.settings', JSON.stringify(chosen)), german);
  await setUpFrom(page, url);
  await namesAre(page, ['Du', 'Pip']);
});

check('nobody is called like somebody else when people come and go', async (page, url) => {
  await setUpFrom(page, url);
  const pip = page.locator('.rival', { hasText: 'Pip' });
  await pip.click();
  await namesAre(page, ['You', 'Pip']);
  await page.locator('.add-seats button').click();
  await namesAre(page, ['Player 1', 'Pip', 'Player 3']);
  await page.locator('.seat .remove').first().click();
  await namesAre(page, ['Pip', 'You']);
  await page.getByRole('button', { name: 'None' }).click();
  await namesAre(page, ['Player 1', 'Player 2']);
});

check('whoever is new is offered the lesson once, also after a look at a table', async (page, url) => {
  await open(page, url, '/');
  await page.locator('.button.play').click();
  await page.locator('.table').waitFor();
  await page.goBack();
  await page.locator('.first-lesson').click();
  await page.locator('.voice').waitFor();
  await open(page, url, '/');
  await page.locator('.button.play').waitFor();
  await atRest(page);
  await expect(page.locator('.first-lesson')).toHaveCount(0);
});

check('people stay in their teams when the rules change, here or in the list of rules', async (page, url) => {
  await setUpFrom(page, url);
  for (const name of ['Player 3', 'Player 4']) {
    await page.locator('.add-seats button').click();
    await expect(page.locator('.seat .name input').last()).toHaveValue(name);
  }
  await page.locator('input[name=teams][value="2"]').check();
  await page.locator('#rules').selectOption('zilch');
  await atRest(page);
  await expect(page.locator('input[name=teams]:checked')).toHaveAttribute('value', '2');
  await expect(page.locator('#rules'), 'a version in teams is still that version').toHaveValue('zilch');
  await page.locator('main a[href^="/rules/"]').click();
  await page.locator('.page-top a').waitFor();
  await open(page, url, '/rules/walnut');
  await page.getByRole('button', { name: 'Use these rules' }).click();
  await expect(page.locator('#rules')).toHaveValue('walnut');
  await expect(page.locator('input[name=teams]:checked')).toHaveAttribute('value', '2');
});

check('a colour is chosen from all of them, and nobody else keeps it', async (page, url) => {
  await setUpFrom(page, url);
  const seatsAre = (wanted) => expect.poll(() => page.locator('.seat').evaluateAll((rows) => rows.map((row) => row.dataset.seat))).toEqual(wanted);
  await seatsAre(['1', '2']);
  await page.locator('.palette summary').first().click();
  await page.locator('.palette[open] .pots button').nth(1).click();
  await seatsAre(['2', '1']);
  await expect(page.locator('.palette[open]')).toHaveCount(0);
  await page.waitForFunction(() => document.activeElement.matches('#palette-0 > summary'));
  await page.keyboard.press('Enter');
  await page.locator('.palette[open] .pots button').nth(6).focus();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement.matches('#palette-0 > summary'));
  await seatsAre(['2', '1']);
});

check('a tap on a name that nobody has chosen selects it, and who shares a device sees whose turn it is', async (page, url) => {
  await page.goto(new URL('/new?seed=names', url).href);
  await ready(page);
  const name = page.locator('.seat .name input').first();
  await name.click();
  await page.keyboard.type('Zoe');
  await expect(name).toHaveValue('Zoe');
  await name.click();
  await page.keyboard.press('End');
  await page.keyboard.type('y');
  await expect(name, 'a name of one’s own is changed').toHaveValue('Zoey');
  await page.locator('.button.start').click();
  await page.locator('.starters button').first().click();
  await expect(page.locator('.actions .roll small')).toHaveText('Zoey’s turn');
});
