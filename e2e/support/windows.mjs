// A browser with several windows, or with faulty storage.

/** One more window of the same browser; what goes wrong in it counts as well. */
export async function anotherWindow(page) {
  const other = await page.context().newPage();
  page.watchToo(other);
  return other;
}

/** What is stored of the only game or pad. */
export const stored = (page, database = 'farkle', store = 'games') => page.evaluate(([database, store]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open(database);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const rows = opening.result.transaction(store).objectStore(store).getAll();
    rows.onsuccess = () => { opening.result.close(); resolve(rows.result.at(-1)); };
    rows.onerror = () => reject(rows.error);
  };
}), [database, store]);

/** Writes another row in the place of the only one. */
export const spoil = (page, change, database = 'farkle', store = 'games') => page.evaluate(([database, store, change]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open(database);
  opening.onsuccess = () => {
    const transaction = opening.result.transaction(store, 'readwrite');
    const cursor = transaction.objectStore(store).openCursor();
    cursor.onsuccess = () => cursor.result.update({ ...cursor.result.value, ...change });
    transaction.oncomplete = () => { opening.result.close(); resolve(); };
    transaction.onabort = () => reject(transaction.error);
  };
}), [database, store, change]);

/** Removes all games from what is stored. */
export const forgetGames = (page) => page.evaluate(() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('farkle');
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('games', 'readwrite');
    transaction.objectStore('games').clear();
    transaction.oncomplete = () => { opening.result.close(); resolve(); };
    transaction.onabort = () => reject(transaction.error);
  };
}));

/** The turns in a stored game. */
export const events = (row) => row.record.split('\n').length;

/**
 * Before the page runs: every connection that it opens is noted in `globalThis.connections`, and as long as
 * `globalThis.full` is true every change is taken back, as on a disk that is full.
 */
export const watchStorage = (page) => page.addInitScript(() => {
  globalThis.connections = [];
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...given) {
    const opening = open.apply(this, given);
    opening.addEventListener('success', () => globalThis.connections.push(opening.result));
    return opening;
  };
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given);
    if (globalThis.full) this.transaction.abort();
    return request;
  };
});
