// Caches the whole app, so that it works without a network. `cargo xtask web` fills in the version
// and the files. A new version is cached beside the old one and takes over when the player accepts
// it.
const VERSION = 'farkle-{{version}}';
const FILES = "{{precache}}";

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const wasThere = await caches.has(VERSION);
    try {
      const cache = await caches.open(VERSION);
      await cache.addAll(FILES);
    } catch (error) {
      // A version is cached as a whole or not at all. An existing cache is complete: a server may
      // have gone back to that version.
      if (!wasThere) await caches.delete(VERSION);
      throw error;
    }
  })());
});

/** Whether only this version is needed: no other window runs an earlier one, and none is being cached. */
async function isAlone() {
  // A worker can't tell which version a window runs: one of several may be in the middle of a game
  // with any cached version.
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

// A notification leads to its table: in a window that shows it, in another one, or in a new one.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil((async () => {
    const url = new URL(notification.data, location.origin);
    const windows = await self.clients.matchAll({ type: 'window' });
    const shown = windows.find((it) => new URL(it.url).pathname === url.pathname);
    await (shown ? shown.focus() : self.clients.openWindow(url.pathname));
  })());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || FILES.length === 0) return;
  // All addresses of the app are the same page.
  const key = request.mode === 'navigate' ? '/' : url.pathname;
  event.respondWith(
    caches.match(key, { cacheName: VERSION })
      .then((kept) => kept ?? caches.match(key))
      .then((kept) => kept ?? fetch(request)),
  );
});
