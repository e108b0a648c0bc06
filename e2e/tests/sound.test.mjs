// The sounds of the table: made of noise and tones when they are wanted, and not at all when they
// are not.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { atRest, ready } from '../support/browser.mjs';
import { playOn, seatAndBegin, settings } from '../support/play.mjs';
import { suite } from '../support/suite.mjs';

const { check } = suite();

/** Notes what is started: how long a burst of noise is, how high a tone. */
const listen = (page) => page.addInitScript(() => {
  globalThis.heard = { contexts: 0, late: 0, noises: 0, tones: [], knocks: [] };
  const { AudioContext } = globalThis;
  // Some browsers let nothing be heard that is made or woken after the touch was answered.
  const isInTime = () => ['touchend', 'click', 'keydown', 'change'].includes(globalThis.event?.type);
  globalThis.AudioContext = class extends AudioContext {
    constructor() { super(); heard.contexts += 1; heard.late += isInTime() ? 0 : 1; }

    resume() { heard.late += isInTime() ? 0 : 1; return super.resume(); }
  };
  const startNoise = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function start(...when) {
    const samples = this.buffer.getChannelData(0);
    if (!samples.some((sample) => Math.abs(sample) > 0.1)) throw new Error('a sound that nobody hears');
    heard.noises += 1;
    heard.knocks.push({ at: when[0], isLate: when[0] <= this.context.currentTime });
    return startNoise.apply(this, when);
  };
  const startTone = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function start(...when) {
    heard.tones.push(Math.round(this.frequency.value));
    return startTone.apply(this, when);
  };
});

const heard = (page) => page.evaluate(() => globalThis.heard);
/** What is heard while something is done. */
async function during(page, deed) {
  const before = await heard(page);
  await deed();
  // What is seen comes first.
  await atRest(page);
  const after = await heard(page);
  return { noises: after.noises - before.noises, tones: after.tones.slice(before.tones.length) };
}

async function begin(page, url, sound) {
  await listen(page);
  await settings(page, { speed: 'fast', sound });
  await page.goto(new URL('/new?seed=loud', url).href);
  await ready(page);
  await page.locator('#rules').selectOption('classic');
  await seatAndBegin(page, { seats: ['Ada', 'Ben'] });
  await playOn(page, { until: (state) => state.canRoll && state.dice === 0 });
}

check('dice are heard when they roll, when they are tapped, when points are banked and when they are lost', async (page, url) => {
  await begin(page, url, true);
  const { noises: before } = await heard(page);
  await page.locator('.actions .roll').click();
  await expect.poll(async () => (await heard(page)).noises - before, 'each of six dice hits the wood three times').toBe(6 * 3);
  await atRest(page);
  const tapped = await during(page, () => page.locator('.felt .die:not(.dead)').first().click());
  assert.deepEqual(tapped, { noises: 1, tones: [] });
  const banked = await during(page, () => page.locator('.actions .bank').click());
  assert.deepEqual(banked, { noises: 0, tones: [659, 988] });
  // Somebody who never stops loses it all some time.
  const lost = await during(page, () => playOn(page, { stop: () => false, until: (state) => state.verdict.includes('Farkle') }));
  assert.deepEqual(lost.tones.slice(-2), [98, 93], 'a thud');
  const { contexts, late } = await heard(page);
  assert.deepEqual({ contexts, late }, { contexts: 1, late: 0 });
});

check('dice that fly are heard when they hit the wood', { reducedMotion: 'no-preference' }, async (page, url) => {
  await begin(page, url, true);
  await page.evaluate(() => {
    globalThis.flights = [];
    addEventListener('animationstart', ({ target, animationName }) => {
      if (animationName !== 'tumble') return;
      const [{ delay, duration }] = target.getAnimations().map(({ effect }) => effect.getComputedTiming());
      const die = target.closest('.die');
      globalThis.flights[[...die.parentElement.children].indexOf(die)] = { delay, duration };
    });
  });
  const { noises: before } = await heard(page);
  await page.locator('.actions .roll').click();
  await expect.poll(async () => (await heard(page)).noises - before).toBe(6 * 3);
  await expect.poll(() => page.evaluate(() => globalThis.flights.filter(Boolean).length)).toBe(6);
  const flights = await page.evaluate(() => globalThis.flights);
  const hits = flights.flatMap(({ delay, duration }) => [0.24, 0.52, 0.74].map((part) => (delay + part * duration) / 1000));
  const { knocks } = await heard(page);
  // On a busy machine the first ones may come too late: they are heard at once.
  const inTime = knocks.slice(-6 * 3).map(({ at, isLate }, knock) => ({ began: at - hits[knock], isLate })).filter(({ isLate }) => !isLate);
  assert.ok(inTime.length > 6, `only ${inTime.length} of 18 knocks are in time`);
  for (const { began } of inTime) assert.ok(Math.abs(began - inTime[0].began) < 0.005, `the throw began ${began} s, by another knock ${inTime[0].began} s after the first sound`);
});

check('after a computer player the only person hears that it is their turn', async (page, url) => {
  await listen(page);
  await settings(page, { speed: 'fast', sound: true });
  await page.goto(new URL('/new?seed=loud', url).href);
  await ready(page);
  await page.locator('#rules').selectOption('classic');
  await seatAndBegin(page, { seats: ['Ada', { computer: 'cautious' }] });
  await playOn(page, { until: (state) => state.turns > 1 && state.canRoll && state.dice === 0 });
  await expect.poll(async () => (await heard(page)).tones.slice(-2)).toEqual([784, 1047]);
});

check('who wants no sounds hears none, and they can be switched on in the settings', async (page, url) => {
  await begin(page, url, false);
  await playOn(page, { until: (state) => state.turns >= 3 });
  await atRest(page);
  const silence = await heard(page);
  assert.deepEqual(silence, { contexts: 0, late: 0, noises: 0, tones: [], knocks: [] });
  await page.goto(new URL('/settings', url).href);
  await ready(page);
  const row = page.locator('.switch', { hasText: 'Dice on wood' });
  const on = await during(page, () => row.click());
  assert.equal(on.noises, 1, 'one hears what was switched on');
  const off = await during(page, () => row.click());
  assert.equal(off.noises, 0);
});

check('in a browser without sound the game is silent, and nothing else', async (page, url) => {
  await page.addInitScript(() => { delete globalThis.AudioContext; });
  await settings(page, { speed: 'fast', sound: true });
  await page.goto(new URL('/new?seed=deaf', url).href);
  await ready(page);
  await seatAndBegin(page, { seats: ['Ada', 'Ben'] });
  await playOn(page, { until: (state) => state.turns >= 2 });
});
