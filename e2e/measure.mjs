// Measures what docs/web/performance.md lists: the size of the first load, the time until the app
// is ready on a slow phone, how soon a tap shows, how smoothly dice tumble, how long exact
// solutions take in the worker, and the Lighthouse results for Home and Table.
//
//     cargo xtask measure
//     node measure.mjs [--only=page|tumbling|taps|solving|lighthouse] [--against=URL]
//
// With the address of another version, throws are measured in both in turn, because a machine that
// does nothing else is a tenth slower at one minute than at the next; taps in one after the other.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER, launch, openPage, ready, startProgram } from './support/browser.mjs';
import { personsTurn, settings } from './support/play.mjs';

const MEGABIT = 1_000_000 / 8;
/** Lighthouse's phone: a CPU four times slower, 1.6 Mbit/s, 150 ms there and back. */
const PHONE = { cpu: 4, bytesPerSecond: 1.6 * MEGABIT, latency: 150 };
/** How long a frame takes, in a trace's microseconds. */
const FRAME = 1_000_000 / 60;
const RUNS = 5;
/** No throw takes this long. */
const LANDED_MS = 20_000;
const LIGHTHOUSE_RUNS = 3;

const options = (name) => process.argv.slice(2).filter((argument) => argument.startsWith(`--${name}=`)).map((argument) => argument.slice(name.length + 3));
const program = await startProgram();
/** The addresses of this version and of those that it is compared with. */
const apps = [program.url, ...options('against').map((url) => new URL('./', url).href)];
const browser = await launch();
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const report = (what, value) => console.log(`${what.padEnd(58)} ${value}`);
const version = (app) => (app === program.url ? '' : `${app}: `);

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
    await phone(page);
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
  const each = times.map((time) => (time / 1000).toFixed(2)).join(', ');
  report(`${path}: ready (4x CPU, 1.6 Mbit/s, 150 ms), median of ${RUNS}`, `${(median(times) / 1000).toFixed(2)} s (${each})`);
}

/** A table on a slow phone where it is a person's turn to roll. */
async function slowTable(app, { sound = false } = {}) {
  const page = await openPage(browser, { hasTouch: true });
  await settings(page, { motion: 'full', sound });
  await page.goto(`${app}play?seed=measure`);
  await ready(page);
  await page.locator('.table').waitFor();
  await personsTurn(page);
  // Whoever comes to a table has touched the page before, and a browser allows sound from then on.
  await page.locator('.felt').tap();
  // Nobody rolls in the first half second, in which the page gets ready for the first throw.
  await page.waitForTimeout(800);
  const session = await phone(page, { network: false });
  return { page, session };
}

/**
 * One roll. The frames are those that the browser has drawn, by its trace: dice are moved by the compositor, and a script that
 * asks for every frame to count it would be the only work that needs the page's own thread.
 */
async function tumbling(app, sound) {
  const { page } = await slowTable(app, { sound });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing', 'cc'] });
  await page.evaluate((most) => {
    let moving = 0;
    let lie;
    window.diceLie = new Promise((resolve, reject) => {
      lie = resolve;
      setTimeout(() => reject(new Error('the dice never lie')), most);
    });
    addEventListener('click', () => performance.mark('roll'), { capture: true });
    const made = new MutationObserver(() => {
      if (!document.querySelector('.felt .die')) return;
      performance.mark('dice-made');
      made.disconnect();
    });
    made.observe(document.querySelector('.felt'), { childList: true, subtree: true });
    const onDice = (name, listener) => addEventListener(name, ({ animationName }) => animationName === 'tumble' && listener());
    onDice('animationstart', () => { moving += 1; });
    onDice('animationend', () => {
      moving -= 1;
      if (moving > 0) return;
      performance.mark('dice-lie');
      lie();
    });
  }, LANDED_MS);
  await page.locator('.actions .roll').tap();
  await page.evaluate(() => window.diceLie);
  const trace = JSON.parse((await browser.stopTracing()).toString()).traceEvents.toSorted((a, b) => a.ts - b.ts);
  const [tapped, made, lie] = ['roll', 'dice-made', 'dice-lie'].map((mark) => trace.find(({ name }) => name === mark));
  // The page is told that dice move one frame later, or more if it has other work by then.
  const seen = ['UpdateLayoutTree', 'Commit', 'ActivateLayerTree', 'DrawFrame'].reduce((before, wanted) => {
    const next = trace.find(({ name, pid, ts }) => name === wanted && pid === before.pid && ts >= before.ts);
    if (!next) throw new Error(`the trace has no ${wanted} with the dice`);
    return next;
  }, made);
  const during = (wanted) => trace.filter(({ name, pid, ts }) => name === wanted && pid === seen.pid && ts > seen.ts && ts < lie.ts);
  const drawn = during('DrawFrame').map(({ ts }) => ts / 1000).toSorted((a, b) => a - b);
  const gaps = drawn.slice(1).map((time, index) => time - drawn[index]);
  await page.context().close();
  return {
    waited: (seen.ts - tapped.ts) / 1000, rate: 1000 / (gaps.reduce((a, b) => a + b) / gaps.length), longest: Math.max(...gaps),
    // A frame with a partial update shows the dice moved, and lacks only what the page's own thread
    // was late with.
    dropped: during('DroppedFrame').filter(({ args }) => !args.hasPartialUpdate).length,
  };
}

async function smoothness(sound) {
  const throws = apps.map(() => []);
  // Runs of one version differ by more than two versions do.
  const times = apps.length > 1 ? 5 * RUNS : RUNS;
  // Each time the other one goes first.
  const inTurn = [...apps.entries()];
  for (let run = 0; run < times; run += 1) {
    for (const [at, app] of inTurn.reverse()) throws[at].push(await tumbling(app, sound));
  }
  for (const [at, app] of apps.entries()) {
    const of = (what) => median(throws[at].map((run) => run[what]));
    const about = (what) => `${version(app)}${what}, ${sound ? 'with sound' : 'without sound'}`;
    const each = (show) => (apps.length > 1 ? '' : `(${throws[at].map(show).join(', ')})`);
    report(about(`a tap on "Roll" (4x CPU) until dice are seen, median of ${times}`), `${of('waited').toFixed(0)} ms`);
    report(about('tumbling (4x CPU): frames drawn a second'), `${of('rate').toFixed(1)} ${each(({ rate }) => rate.toFixed(1))}`);
    report(about('tumbling: frames dropped'), `${of('dropped')} ${each(({ dropped }) => dropped)}`);
    report(about('tumbling: longest time between two frames'), `${of('longest').toFixed(0)} ms ${each(({ longest }) => longest.toFixed(0))}`);
  }
}

/**
 * Taps on a die with a real touch, by the browser's trace: how long the page's own thread works on one until it is handed to the
 * compositor, how many frames later than the next one it is shown, and when that is. The next frame is the earliest that can
 * show anything.
 */
async function taps(app, cpu) {
  const { page, session } = await slowTable(app);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.locator('.actions .roll').click();
  await page.locator('.felt .die:not(:disabled)').first().waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.evaluate(() => addEventListener('click', () => performance.mark('tapped'), { capture: true }));
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing', 'cc'] });
  const die = page.locator('.felt .die:not(.dead)').first();
  const { x, y, width, height } = await die.boundingBox();
  for (let run = 0; run < 20; run += 1) {
    const at = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // Not in step with the frames, and later than what the app takes for the same tap twice.
    await page.waitForTimeout(400 + 3 * run);
    const selected = await die.getAttribute('aria-pressed');
    if (selected !== String(run % 2 === 0)) throw new Error(`tap ${run + 1} has not reached the die`);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()).traceEvents.toSorted((a, b) => a.ts - b.ts);
  const found = trace.filter(({ name }) => name === 'tapped').map((tap, run) => {
    const onPage = ({ pid, tid }) => pid === tap.pid && tid === tap.tid;
    const event = (what, of) => {
      const it = trace.find(of);
      if (!it) throw new Error(`the trace has no ${what} of tap ${run + 1}`);
      return it;
    };
    const click = event('click', (e) => e.name === 'EventDispatch' && e.args.data.type === 'click' && onPage(e) && e.ts <= tap.ts && e.ts + e.dur >= tap.ts);
    const frame = event('frame', (e) => e.name === 'ProxyMain::BeginMainFrame' && onPage(e) && e.ts > tap.ts);
    // The compositor's thread of the same process takes the picture over, and begins and draws
    // frames.
    const commit = event('commit', (e) => e.name === 'Commit' && e.pid === tap.pid && e.ts > frame.ts);
    const next = event('next frame', (e) => e.name === 'BeginFrame' && e.pid === tap.pid && e.ts > tap.ts);
    const drawn = event('picture', (e) => e.name === 'DrawFrame' && e.pid === tap.pid && e.ts > commit.ts);
    const late = Math.floor((drawn.ts - next.ts) / FRAME);
    return { work: (click.dur + frame.dur) / 1000, late, shown: (drawn.ts - tap.ts) / 1000 };
  });
  const of = (what) => found.map((tap) => tap[what]);
  const both = (what, digits) => `${median(of(what)).toFixed(digits)}; ${Math.max(...of(what)).toFixed(digits)}`;
  const tap = `${version(app)}a tap on a die (${cpu}x CPU)`;
  report(`${tap}: ms of work, median of ${found.length}; longest`, both('work', 1));
  report(`${tap}: frames later than the next one; most`, both('late', 0));
  report(`${tap}: ms until it is drawn; longest`, both('shown', 0));
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

/** One run of Lighthouse: its report, or why there is none. */
async function lighthouseReport(path) {
  const folder = await mkdtemp(join(tmpdir(), 'farkle-lighthouse-'));
  const out = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';
  const run = spawnSync('npx', [
    '--yes', 'lighthouse@12', new URL(path, program.url).href, '--output=json', `--output-path=${out}`, '--quiet',
    `--chrome-flags=${flags}`,
  ], { encoding: 'utf8', env: { ...process.env, CHROME_PATH: BROWSER } });
  if (run.status !== 0) return { failed: run.stderr.trim().split('\n').at(-1) };
  return JSON.parse(await readFile(out, 'utf8'));
}

/** Lighthouse's marks and times: medians, because one run says little. */
async function lighthouse(path) {
  const reports = [];
  for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) {
    const found = await lighthouseReport(path);
    if (found.failed) report(`${path}: Lighthouse`, `did not run: ${found.failed}`);
    else reports.push(found);
  }
  if (reports.length === 0) return;
  for (const { id, title } of Object.values(reports[0].categories)) {
    const marks = reports.map(({ categories }) => Math.round(categories[id].score * 100));
    report(`${path}: Lighthouse ${title}`, `${median(marks)} (${marks.join(', ')})`);
  }
  for (const id of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']) {
    const value = median(reports.map(({ audits }) => audits[id].numericValue));
    const shown = id === 'cumulative-layout-shift' ? value.toFixed(3) : `${value.toFixed(0)} ms`;
    report(`${path}:   ${reports[0].audits[id].title}`, shown);
  }
  const wrong = Object.values(reports[0].audits).filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative');
  for (const { title, displayValue = '' } of wrong) report(`${path}:   to improve: ${title}`, displayValue);
}

const parts = options('only');
const wanted = (part) => parts.length === 0 || parts.includes(part);
if (wanted('page')) await firstLoad('/');
if (wanted('page') || wanted('tumbling')) for (const sound of [false, true]) await smoothness(sound);
if (wanted('page') || wanted('taps')) for (const cpu of [1, PHONE.cpu]) for (const app of apps) await taps(app, cpu);
if (wanted('solving')) for (const rules of ['classic', 'kcd', 'playmonster', 'facebook']) await solving(rules);
if (wanted('lighthouse')) {
  await lighthouse('/');
  // A game just begun: with this seed it is the person's turn, with the other one a computer
  // player's, who rolls meanwhile.
  await lighthouse('/play?seed=phone');
  await lighthouse('/play?seed=lighthouse');
}
await browser.close();
await program.stop();
