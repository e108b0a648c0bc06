// Measures what docs/web.md promises: the size of the first load, the time until the app is ready on a slow phone, how
// soon a tap shows, how smoothly dice tumble, how long exact solutions take in the worker, and Lighthouse's marks for Home
// and Table.
//   cargo xtask measure      or      node measure.mjs [--without-lighthouse] [--only=page|solving|lighthouse]
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER, launch, openPage, ready, startProgram } from './support/browser.mjs';
import { personsTurn, settings } from './support/play.mjs';

const MEGABIT = 1_000_000 / 8;
/** Lighthouse's phone: a CPU four times slower, 1.6 Mbit/s, 150 ms there and back. */
const PHONE = { cpu: 4, bytesPerSecond: 1.6 * MEGABIT, latency: 150 };
const RUNS = 5;

const program = await startProgram();
const browser = await launch();
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const report = (what, value) => console.log(`${what.padEnd(58)} ${value}`);

async function phone(page, { network = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  await session.send('Network.enable');
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false, latency: PHONE.latency, downloadThroughput: PHONE.bytesPerSecond, uploadThroughput: PHONE.bytesPerSecond,
    });
  }
  return session;
}

async function firstLoad(path) {
  const times = [];
  let bytes = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openPage(browser);
    const session = await phone(page);
    let loaded = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => { loaded += encodedDataLength; });
    await page.goto(new URL(path, program.url).href, { waitUntil: 'commit' });
    await ready(page);
    bytes = await page.evaluate(() => {
      const mark = performance.getEntriesByName('app-ready')[0].startTime;
      const files = performance.getEntriesByType('resource').filter((file) => file.responseEnd <= mark);
      return [...files, ...performance.getEntriesByType('navigation')].reduce((sum, file) => sum + file.transferSize, 0);
    });
    times.push(await page.evaluate(() => performance.getEntriesByName('app-ready')[0].startTime));
    await page.context().close();
  }
  report(`${path}: loaded before it is ready`, `${(bytes / 1000).toFixed(0)} kB`);
  report(`${path}: ready (4x CPU, 1.6 Mbit/s, 150 ms), median of ${RUNS}`, `${(median(times) / 1000).toFixed(2)} s`);
}

/** A table on a slow phone where it is a person's turn to roll. */
async function slowTable() {
  const page = await openPage(browser, { hasTouch: true });
  await settings(page, { motion: 'full', sound: false });
  await page.goto(`${program.url}play?seed=measure`);
  await ready(page);
  await page.locator('.table').waitFor();
  await personsTurn(page);
  const session = await phone(page, { network: false });
  return { page, session };
}

async function smoothness() {
  const { page } = await slowTable();
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'cc', 'benchmark'] });
  const frames = await page.evaluate(() => new Promise((resolve) => {
    const times = [];
    const begin = performance.now();
    const next = (now) => {
      times.push(now);
      if (now - begin < 1400) requestAnimationFrame(next);
      else resolve(times);
    };
    document.querySelector('.actions .roll').click();
    requestAnimationFrame(next);
  }));
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const drawn = trace.traceEvents.filter((event) => event.name === 'DrawFrame').length;
  const dropped = trace.traceEvents.filter((event) => event.name === 'DroppedFrame').length;
  const gaps = frames.slice(1).map((time, index) => time - frames[index]);
  report('tumbling (4x CPU): frames a second, by animation frames', (1000 / (gaps.reduce((a, b) => a + b) / gaps.length)).toFixed(1));
  report('tumbling: longest time between two frames', `${Math.max(...gaps).toFixed(0)} ms`);
  report('tumbling: frames drawn and dropped, by the trace', `${drawn}, ${dropped}`);
  await page.context().close();
}

async function taps() {
  const { page } = await slowTable();
  await page.locator('.actions .roll').click();
  await page.locator('.felt .die:not(:disabled)').first().waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const durations = await page.evaluate(async () => {
    const results = [];
    const die = document.querySelector('.felt .die:not(.dead)') ?? document.querySelector('.felt .die');
    for (let run = 0; run < 20; run += 1) {
      await new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
      const begin = performance.now();
      die.click();
      // The page's own work is done; what is left is the browser's next frame.
      const work = performance.now() - begin;
      results.push(work);
    }
    return results;
  });
  report('a tap on a die (4x CPU): work before the next frame, median', `${median(durations).toFixed(1)} ms`);
  report('a tap on a die: longest of 20', `${Math.max(...durations).toFixed(1)} ms`);
  await page.context().close();
}

/** How long the exact solution for two takes in the worker, not throttled, and how long it takes to read it again. */
async function solving(rules) {
  const page = await openPage(browser);
  const mark = (name) => page.waitForFunction(
    (wanted) => performance.getEntriesByName(wanted)[0]?.startTime, name, { timeout: 600_000 },
  ).then((found) => found.jsonValue());
  const began = async () => {
    await page.goto(new URL(`/edit/${rules}`, program.url).href);
    await page.locator('.effects').first().waitFor();
    const now = await page.evaluate(() => performance.now());
    await page.locator('.solve').click();
    return now;
  };
  const solved = -(await began()) + (await mark('solution-solved'));
  await page.waitForTimeout(500);
  const read = -(await began()) + (await mark('solution-kept'));
  report(`${rules}: solved for two in the worker; read again`, `${(solved / 1000).toFixed(2)} s; ${read.toFixed(0)} ms`);
  await page.context().close();
}

async function lighthouse(path) {
  const folder = await mkdtemp(join(tmpdir(), 'farkle-lighthouse-'));
  const out = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';
  const run = spawnSync('npx', [
    '--yes', 'lighthouse@12', new URL(path, program.url).href, '--output=json', `--output-path=${out}`, '--quiet',
    `--chrome-flags=${flags}`,
  ], { encoding: 'utf8', env: { ...process.env, CHROME_PATH: BROWSER } });
  if (run.status !== 0) return report(`${path}: Lighthouse`, `did not run: ${run.stderr.trim().split('\n').at(-1)}`);
  const { categories, audits } = JSON.parse(await readFile(out, 'utf8'));
  for (const { title, score } of Object.values(categories)) report(`${path}: Lighthouse ${title}`, Math.round(score * 100));
  for (const id of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']) {
    report(`${path}:   ${audits[id].title}`, audits[id].displayValue);
  }
  const wrong = Object.values(audits).filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative');
  for (const { title, displayValue = '' } of wrong) report(`${path}:   to improve: ${title}`, displayValue);
  return undefined;
}

const parts = process.argv.slice(2).filter((argument) => argument.startsWith('--only=')).map((argument) => argument.slice(7));
const wanted = (part) => parts.length === 0 || parts.includes(part);
if (wanted('page')) {
  await firstLoad('/');
  await smoothness();
  await taps();
}
if (wanted('solving')) for (const rules of ['classic', 'kcd', 'playmonster', 'facebook']) await solving(rules);
if (wanted('lighthouse') && !process.argv.includes('--without-lighthouse')) {
  await lighthouse('/');
  await lighthouse('/play?seed=lighthouse');
}
await browser.close();
program.stop();
