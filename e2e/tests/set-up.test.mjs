// Setting up: what is offered at first, and what stands in the way of a game, said at its field
// before anybody begins.
import assert from 'node:assert/strict';
import { ready } from '../support/browser.mjs';
import { open } from '../support/scenes.mjs';
import { setUp, unfold } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

const names = (page) => page.locator('.seat .name input').evaluateAll((fields) => fields.map((field) => field.value));
const faults = (page) => page.locator('.fault').allTextContents().then((texts) => texts.filter((text) => text !== ''));
const setUpFrom = async (page, url) => {
  await open(page, url, '/new');
  await page.locator('.button.start').waitFor();
};
const begin = (page) => page.locator('.button.start').click();

check('who passes and plays sits down with another person, and the home page says what its one tap begins', async (page, url) => {
  await open(page, url, '/');
  assert.equal(await page.locator('.button.play small').textContent(), 'Classic · against Pip');
  await page.locator('a[href="/new"]').click();
  await page.locator('.button.start').waitFor();
  assert.deepEqual(await names(page), ['Player 1', 'Player 2']);
  assert.deepEqual(await page.locator('.seat select').evaluateAll((fields) => fields.map((field) => field.value)), ['', '']);
  // The rules and the opponent that were chosen last are those of the next tap.
  await page.locator('.seat select').nth(1).selectOption('gambler');
  await page.locator('#rules').selectOption('zilch');
  await page.goBack();
  await page.locator('.button.play small', { hasText: 'Zilch · against Rico' }).waitFor();
  await page.locator('.button.play').click();
  await page.locator('.player', { hasText: 'Rico' }).waitFor();
  assert.equal(await page.locator('.rules-name').textContent(), 'Zilch');
});

check('the first game of all begins with the person, and its opponent never works anything out first', async (page, url) => {
  await open(page, url, '/play?seed=first');
  await page.locator('.actions .roll').waitFor();
  assert.match(await page.locator('.players').textContent(), /You.*Pip/);
  await page.waitForTimeout(2500);
  assert.equal(page.workers().length, 0, 'nothing is solved');
});

check('two of one name, no name and too long a name are said at the field, and go when they are mended', async (page, url) => {
  await setUpFrom(page, url);
  const second = page.locator('.seat .name input').nth(1);
  await second.fill('Player 1');
  assert.deepEqual(await faults(page), ['Two players are called Player 1. Give each a different name.']);
  assert.equal(await second.getAttribute('aria-invalid'), 'true');
  const [described] = (await second.getAttribute('aria-describedby')).split(' ');
  assert.match(await page.locator(`#${described}`).textContent(), /Two players/);
  await begin(page);
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  assert.match(page.url(), /\/new$/);
  await second.fill('Bartholomew the Magnificent');
  assert.equal(await second.inputValue(), 'Bartholomew the Magnificent', 'nothing is cut off in silence');
  assert.deepEqual(await faults(page), ['This name is too long: 20 characters at most.']);
  await second.fill('  ');
  assert.deepEqual(await faults(page), ['Every player needs a name.']);
  await second.fill('Ben');
  assert.deepEqual(await faults(page), []);
  await begin(page);
  await page.locator('.table').waitFor();
});

for (const [path, players] of [['/new', 6], ['/pad', 6]]) {
  check(`on a phone a game at ${path} can be begun from anywhere on the page, and the button covers nothing that has the focus`, async (page, url) => {
    await open(page, url, path);
    const button = page.locator('.button.start');
    await button.waitFor();
    while ((await page.locator('.seat').count()) < players) await page.locator('.add-seats button').first().click();
    const last = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    assert.ok(last > 700, 'there is much to scroll');
    const start = await page.evaluate(() => document.querySelector('.seat').getBoundingClientRect().top + scrollY);
    for (const y of [start - 100, start + 300, Math.min(start + 700, last - 100)]) {
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
    assert.ok(await button.evaluate((element) => element === document.activeElement), 'the keys come to it after all fields');
  });
}

check('teams are offered where they can be formed, and one player too few is said at once', async (page, url) => {
  await setUpFrom(page, url);
  assert.ok(await page.locator('fieldset.choices').isHidden(), 'two players form no teams');
  await page.locator('.add-seats button').first().click();
  await page.locator('.add-seats button').nth(1).click();
  assert.deepEqual(await page.locator('fieldset.choices .choice span').allTextContents(), ['Everyone for themselves', '2 teams']);
  await page.locator('input[name=teams][value="2"]').check();
  assert.deepEqual(await faults(page), []);
  await page.locator('.seat .remove').nth(3).click();
  assert.match((await faults(page)).join(), /3 players can’t make 2 equal teams/);
  await begin(page);
  await page.waitForFunction(() => document.activeElement?.name === 'teams');
  await page.locator('.add-seats button').nth(1).click();
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(await names(page), ['Player 1', 'Player 2', 'Player 3', 'Pip']);
  assert.deepEqual(await page.locator('.teams li').allTextContents(), ['Player 1 & Player 3', 'Player 2 & Pip']);
  await begin(page);
  await page.locator('.table').waitFor();
  // A partner's name is not cut.
  const cut = await page.locator('.player .name').evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth + 1).length);
  assert.equal(cut, 0);
});

check('a seat that is free again is numbered as the first that is missing, and computer players of one kind are counted', async (page, url) => {
  await setUpFrom(page, url);
  await page.locator('.add-seats button').first().click();
  await page.locator('.seat .remove').nth(1).click();
  assert.deepEqual(await names(page), ['Player 1', 'Player 3']);
  await page.locator('.add-seats button').first().click();
  assert.deepEqual(await names(page), ['Player 1', 'Player 3', 'Player 2']);
  await page.locator('.seat select').nth(1).selectOption('champion');
  await page.locator('.seat select').nth(2).selectOption('champion');
  assert.deepEqual(await names(page), ['Player 1', 'Victor', 'Victor 2']);
  assert.deepEqual(await faults(page), []);
});

check('the score pad takes over people and rules, but neither numbers with gaps nor teams that can’t be formed', async (page, url) => {
  await setUp(page, url, {
    seed: 'pad', seats: ['Player 1', { computer: 'gambler' }, 'Player 3', { computer: 'champion' }], rules: 'walnut', teams: 2,
  });
  await page.goto(new URL('/pad', url).href);
  await ready(page);
  await page.locator('.button.start').waitFor();
  assert.deepEqual(await names(page), ['Player 1', 'Player 2']);
  assert.deepEqual(await faults(page), []);
  assert.equal(await page.locator('input[name=teams]:checked').getAttribute('value'), '0');
  assert.match(await page.locator('#rules option:checked').textContent(), /Walnut/);
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
    await page.reload();
    await ready(page);
    await page.locator('#option-straight').waitFor();
    await page.getByRole('button', { name: 'Play these rules' }).click();
    await page.waitForURL(new URL(start, url).href);
    await page.locator('#rules option', { hasText: 'changed' }).waitFor({ state: 'attached' });
  }
  // Whoever comes from the first screen goes back there.
  await open(page, url, '/');
  await page.locator('a[href="/rules"]').click();
  await page.locator('.presets').waitFor();
  await page.locator('.page-top a').click();
  await page.locator('.button.play').waitFor();
});

check('a name that was typed stays, whoever holds the seat', async (page, url) => {
  await setUpFrom(page, url);
  await page.locator('.seat .name input').nth(1).fill('Grandma');
  const holder = page.locator('.seat select').nth(1);
  await holder.selectOption('gambler');
  assert.deepEqual(await names(page), ['Player 1', 'Grandma']);
  await holder.selectOption('');
  assert.deepEqual(await names(page), ['Player 1', 'Grandma']);
  await page.locator('.seat select').first().selectOption('cautious');
  await page.locator('.seat select').first().selectOption('champion');
  assert.deepEqual(await names(page), ['Victor', 'Grandma'], 'a number gives way, and so does a computer player’s own name');
});

check('whoever is new is offered the lesson once', async (page, url) => {
  await open(page, url, '/');
  await page.locator('.first-lesson').click();
  await page.locator('.voice').waitFor();
  await open(page, url, '/');
  await page.locator('.button.play').waitFor();
  assert.equal(await page.locator('.first-lesson').count(), 0);
});

check('people stay in their teams when the rules change, here or in the list of rules', async (page, url) => {
  await setUpFrom(page, url);
  for (const button of [0, 0]) await page.locator('.add-seats button').nth(button).click();
  await page.locator('input[name=teams][value="2"]').check();
  await page.locator('#rules').selectOption('zilch');
  assert.equal(await page.locator('input[name=teams]:checked').getAttribute('value'), '2');
  assert.equal(await page.locator('#rules').inputValue(), 'zilch', 'a version in teams is still that version');
  await page.locator('main a[href^="/rules/"]').click();
  await page.locator('.page-top a').waitFor();
  await open(page, url, '/rules/walnut');
  await page.getByRole('button', { name: 'Play these rules' }).click();
  await page.locator('#rules').waitFor();
  assert.equal(await page.locator('#rules').inputValue(), 'walnut');
  assert.equal(await page.locator('input[name=teams]:checked').getAttribute('value'), '2');
});

check('a colour is chosen from all of them, and nobody else keeps it', async (page, url) => {
  await setUpFrom(page, url);
  const seats = () => page.locator('.seat').evaluateAll((rows) => rows.map((row) => row.dataset.seat));
  assert.deepEqual(await seats(), ['1', '2']);
  await page.locator('.palette summary').first().click();
  await page.locator('.palette[open] .pots button').nth(1).click();
  assert.deepEqual(await seats(), ['2', '1']);
  assert.equal(await page.locator('.palette[open]').count(), 0);
  await page.waitForFunction(() => document.activeElement.matches('#palette-0 > summary'));
  await page.keyboard.press('Enter');
  await page.locator('.palette[open] .pots button').nth(6).focus();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement.matches('#palette-0 > summary'));
  assert.deepEqual(await seats(), ['2', '1']);
});
