// Serves the app in two versions one after the other, as a server does whose program is replaced: everything comes from
// the real program, but from `publish` on under the names of another version, and those of the first one are gone.
import { createServer } from 'node:http';

const SECOND = 'second version';
/** Names that follow from the content: `app.0123456789ab.js`. */
const NAME = /\b([\w-]+\.[0-9a-f]{12})(\.(?:js|wasm|css|ftl|woff2))\b/g;

/** `{ url, publish, stop }` in front of the program at an address. */
export async function twoVersions(program) {
  let second = false;
  const server = createServer(async (asked, answer) => {
    try {
      const { pathname } = new URL(asked.url, program);
      // A file of the version that is not published is no longer, or not yet, there.
      const isThere = !pathname.startsWith('/a/') || pathname.includes('-second.') === second;
      const whole = await fetch(new URL(isThere ? pathname.replace('-second.', '.') : '/a/gone', program), {
        headers: { accept: asked.headers.accept ?? '*/*' },
      });
      const body = Buffer.from(await whole.arrayBuffer());
      const type = whole.headers.get('content-type') ?? '';
      const headers = Object.fromEntries(['content-type', 'cache-control', 'content-security-policy']
        .flatMap((name) => (whole.headers.has(name) ? [[name, whole.headers.get(name)]] : [])));
      answer.writeHead(whole.status, headers);
      answer.end(second && /text|javascript|json/.test(type) ? inSecondVersion(pathname, body.toString()) : body);
    } catch {
      answer.destroy(); // the program or the browser has gone meanwhile
    }
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    publish: () => { second = true; },
    stop: () => { server.closeAllConnections(); server.close(); },
  };
}

/** What `cargo xtask web` changes with a new version: all names, and with them the page and the service worker. */
function inSecondVersion(pathname, text) {
  const renamed = text.replace(NAME, '$1-second$2');
  if (pathname === '/sw.js') return renamed.replace(/'farkle-[^']+'/, "'farkle-second'");
  return renamed.replace('<head>', `<head><meta name="version" content="${SECOND}">`);
}

/** Which version a page runs. */
export const isSecond = (page) => page.locator(`meta[name=version][content="${SECOND}"]`).count().then((found) => found > 0);

/** Has the browser look for a new version now, as it does by itself when the app is opened or looked at again. */
export const lookForUpdate = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (!registration.waiting) await new Promise((resolve) => { setTimeout(resolve, 20); });
});
