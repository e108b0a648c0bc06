// Keeps the whole app, so that it works without a network. `cargo xtask web` fills in the version and the files.
// A new version is fetched beside the old one and takes over when the player says so.
const VERSION = 'farkle-{{version}}';
const FILES = "{{precache}}";

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const wasThere = await caches.has(VERSION);
    try {
      const cache = await caches.open(VERSION);
      await cache.addAll(FILES);
    } catch (error) {
      // Half a version is none. One that was kept before is whole: a server may have gone back to it.
      if (!wasThere) await caches.delete(VERSION);
      throw error;
    }
  })());
});

/** Whether nothing but this version is needed any more: no other window runs an earlier one, and none is being fetched. */
async function isAlone() {
  // Which version a window runs can't be told: of several, one may be in the middle of a game with any that was kept.
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.length <= 1 && !self.registration.installing && !self.registration.waiting;
}

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    if (await isAlone()) {
      const others = (await caches.keys()).filter((name) => name.startsWith('farkle-') && name !== VERSION);
      await Promise.all(others.map((name) => caches.delete(name)));
    }
    await self.clients.claim();
  })());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || FILES.length === 0) return;
  // Every address of the app is the same page.
  const key = request.mode === 'navigate' ? '/' : url.pathname;
  event.respondWith(
    caches.match(key, { cacheName: VERSION })
      .then((kept) => kept ?? caches.match(key))
      .then((kept) => kept ?? fetch(request)),
  );
});
