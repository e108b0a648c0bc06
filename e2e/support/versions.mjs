// Serves the app in versions one after the other, as a server does whose program is replaced:
// everything comes from the real program, but with every `publish` under the names of another
// version, and those of the one before are gone.
import { createServer } from 'node:http';

const LATER = ['', 'second', 'third'];
/** Names that follow from the content: `app.0123456789ab.js`. */
const NAME = /\b([\w-]+\.[0-9a-f]{12})(\.(?:js|wasm|css|ftl|woff2))\b/g;

/** The address of a file in the real program, and the version that its name is of. */
function partsOf(pathname) {
  const version = pathname.match(/-(second|third)\./)?.[1] ?? '';
  return { version, original: pathname.replace(/-(second|third)\./, '.') };
}

/** `{ url, publish, breakOff, stop }` in front of the program at an address; broken off, one file of a version is missing. */
export async function severalVersions(program) {
  let published = 0;
  let missing = () => false;
  const server = createServer(async (asked, answer) => {
    try {
      const { pathname } = new URL(asked.url, program);
      // A file of the version that is not published is no longer, or not yet, there.
      const { version, original } = partsOf(pathname);
      const isThere = !pathname.startsWith('/a/') || (version === LATER[published] && !missing(original));
      const whole = await fetch(new URL(isThere ? original : '/a/gone.js', program), {
        headers: { accept: asked.headers.accept ?? '*/*' },
      });
      const body = Buffer.from(await whole.arrayBuffer());
      const type = whole.headers.get('content-type') ?? '';
      const headers = Object.fromEntries(['content-type', 'cache-control', 'content-security-policy']
        .flatMap((name) => (whole.headers.has(name) ? [[name, whole.headers.get(name)]] : [])));
      answer.writeHead(whole.status, headers);
      answer.end(published > 0 && /text|javascript|json/.test(type) ? inVersion(LATER[published], pathname, body.toString()) : body);
    } catch {
      answer.destroy(); // the program or the browser has gone meanwhile
    }
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    publish: () => { published += 1; },
    breakOff: () => { missing = (name) => name.includes('printer'); },
    stop: () => { server.closeAllConnections(); server.close(); },
  };
}

/** What `cargo xtask web` changes with a new version: all names, and with them the page and the service worker. */
function inVersion(version, pathname, text) {
  const renamed = text.replace(NAME, `$1-${version}$2`);
  if (pathname === '/sw.js') return renamed.replace(/'farkle-[^']+'/, `'farkle-${version}'`);
  return renamed.replace('<head>', `<head><meta name="version" content="${version}">`);
}

/** Which version a page runs: '' for the first one. */
export const versionOf = (page) => page.evaluate(() => document.querySelector('meta[name=version]')?.content ?? '');

/** The versions that the browser keeps, whole or not. */
export const keptVersions = (page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('farkle-')));

/** Has the browser look for a new version now, as it does by itself when the app is opened or looked at again. */
export const lookForUpdate = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (registration.installing) await new Promise((resolve) => { setTimeout(resolve, 20); });
});

/**
 * Accepts the new version that a page offers, and waits until the page has been loaded anew. An update that gets stuck
 * says how far it came.
 */
export async function acceptUpdate(page) {
  await page.evaluate(() => addEventListener('update-accepted', () => { globalThis.hasAccepted = true; }));
  const loaded = page.waitForEvent('load', { timeout: 20_000 }).then(() => undefined, (error) => error);
  await page.locator('.toast .primary').click();
  const stuck = await loaded;
  if (stuck) throw new Error(`the update got stuck: ${JSON.stringify(await page.evaluate(stateOfWorkers))}`, { cause: stuck });
}

const stateOfWorkers = async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const { installing, waiting, active } = registration ?? {};
  return {
    accepted: globalThis.hasAccepted ?? false,
    installing: installing?.state,
    waiting: waiting?.state,
    active: active?.state,
    controller: navigator.serviceWorker.controller === active ? 'active' : navigator.serviceWorker.controller?.state,
    kept: await caches.keys(),
    requested: performance.getEntriesByType('resource').filter((it) => it.responseEnd === 0).map((it) => it.name),
  };
};
