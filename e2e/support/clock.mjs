// The clock of a page: it shows another time and goes on from there. Timers and marks stay those of
// the browser, which a clock of Playwright would replace from the start of the page on; or time
// stands still, once the page is there.

const KEY = 'test.shift';

/** Has the page begin at this time when it is opened. */
export const startAt = (page, time) => page.addInitScript(([key, start]) => {
  const Real = Date;
  if (!localStorage.getItem(key)) localStorage.setItem(key, start - Real.now());
  const now = () => Real.now() + Number(localStorage.getItem(key));
  globalThis.Date = class extends Real {
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(now());
    }

    static now() {
      return now();
    }
  };
}, [KEY, new Date(time).getTime()]);

/** Sets the clock to this time. */
export const setTo = (page, time) => page.evaluate(([key, next]) => {
  const shift = Number(localStorage.getItem(key));
  localStorage.setItem(key, shift + next - Date.now());
}, [KEY, new Date(time).getTime()]);

/**
 * Has time stand still for an app that is open. It passes by `page.clock.runFor`, and by itself after
 * `page.clock.resume`. The browser goes on: it draws, stores and lets dice fly. Neither `ready` nor `atRest` ends
 * meanwhile.
 */
export async function stopTime(page) {
  await page.clock.install();
  await holdTime(page);
}

/**
 * The app counts looks, so many milliseconds apart, before it gives up waiting: has looks this far apart come this many
 * times as often.
 */
export const hurryLooks = (page, apart, times = 5) => page.addInitScript(([slow, fast]) => {
  const later = setTimeout;
  globalThis.setTimeout = (what, milliseconds, ...more) => later(what, milliseconds === slow ? fast : milliseconds, ...more);
}, [apart, apart / times]);

/** Has time stand still once more, after it went on. */
export const holdTime = async (page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
