// Keeps the whole app, so that it works without a network. `cargo xtask web` fills in the version and the files.
// A new version is fetched beside the old one and takes over when the player says so.
const VERSION = 'farkle-{{version}}';
const FILES = "{{precache}}";

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  // The version before this one stays as well: another window may be in the middle of a game with it, and fetch a part
  // of it that it has not needed so far.
  const outdated = (names) => names.filter((name) => name.startsWith('farkle-') && name !== VERSION).slice(0, -1);
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(outdated(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
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
