// Starts the app. It sets what the first paint needs (theme, language), then loads the program and
// the messages of one language in parallel. It knows nothing about the game; the program reads the
// same settings.
(() => {
  const LANGUAGES = "{{languages}}";
  // Nothing delays the first paint longer than this.
  const PICTURE_WITHIN_MS = 500;
  const root = document.documentElement;

  const settings = (() => {
    try {
      return JSON.parse(localStorage.getItem('farkle.settings')) ?? {};
    } catch {
      return {}; // no storage, or something else in it: the defaults
    }
  })();
  if (settings.theme === 'light' || settings.theme === 'dark') root.dataset.theme = settings.theme;
  if (settings.contrast === true) root.dataset.contrast = 'more';
  if (settings.motion === 'less') root.dataset.motion = 'less';

  // The browser's own bars follow the colour of the theme, whenever it changes.
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => [meta, meta.media]);
  const colorBars = () => {
    for (const [meta, media] of bars) {
      const chosen = root.dataset.theme;
      meta.media = !chosen ? media : media.includes(chosen) ? 'all' : 'not all';
    }
  };
  new MutationObserver(colorBars).observe(root, { attributeFilter: ['data-theme'] });
  colorBars();

  // Shown until the program draws: the outline of the table, or the name of the game.
  if (/^\/(play|table)\b/.test(location.pathname)) root.dataset.opens = 'table';

  // Shortcuts are shown to people who are using keys.
  const isModifier = ({ key }) => ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Unidentified'].includes(key);
  addEventListener('keydown', (event) => { if (!isModifier(event)) root.dataset.input = 'keys'; }, true);
  addEventListener('pointerdown', () => { delete root.dataset.input; }, true);

  const wishes = [settings.language, ...navigator.languages].filter((tag) => typeof tag === 'string').map((tag) => tag.slice(0, 2));
  const language = wishes.find((tag) => tag in LANGUAGES) ?? 'en';
  root.lang = language;
  // The manifest describes the installed app. There is one for each language; the link in the page
  // is the English one.
  if (language !== 'en') document.querySelector('link[rel=manifest]').href = `/manifest-${language}.webmanifest`;

  // An error page of the server is not a file of messages.
  const wordsAt = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} (${answer.status})`);
    return answer.text();
  };
  const loaded = Promise.all([import('/{{app.js}}'), wordsAt(LANGUAGES[language].first)]);
  // Whatever the other screens need besides code, words and styles. After a failure the caller may
  // try again.
  const once = (get) => {
    let got;
    return () => {
      got ??= get();
      got.catch(() => { got = undefined; });
      return got;
    };
  };
  const otherWords = once(() => wordsAt(LANGUAGES[language].rest));
  const otherStyles = once(() => new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/{{rest.css}}' });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(link.href));
    };
    document.head.append(link);
  }));

  // Headings and numbers of the other screens use these fonts from their first paint on, unless the
  // fonts are late.
  const fetchLetters = () => { document.fonts.load('600 1em Fraunces').catch(() => {}); };

  // Programs that are loaded on demand, by name: their glue, once it can be called.
  const MODULES = "{{modules}}";
  globalThis.farkle = {
    thinker: '/{{thinker-worker.js}}',
    words: async () => {
      const [words] = await Promise.all([otherWords(), otherStyles()]);
      fetchLetters();
      return words;
    },
    load: async (name) => {
      const [script, program] = MODULES[name];
      const module = await import(script);
      await module.default({ module_or_path: program });
      return module;
    },
  };

  // The opening disappears in the moment in which the program draws a screen: before that there is
  // nothing to show.
  const clearOpening = () => {
    const [app, opening] = ['app', 'opening'].map((id) => document.getElementById(id));
    new MutationObserver((changes, observer) => {
      if (!app.querySelector('main:not(.opening), .opening button')) return;
      opening.remove();
      observer.disconnect();
    }).observe(app, { childList: true, subtree: true });
  };

  const ready = document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : Promise.resolve();

  // On a reload the outline has as many cards as the table had, with their heights, so that nothing
  // moves when the program draws.
  const CARDS = 'farkle.cards';
  addEventListener('pagehide', () => {
    const cards = document.querySelector('#app .table .players')?.cloneNode(true);
    // Points that fly and words that are said are gone by then.
    cards?.querySelectorAll('.gain, .remark, [role="status"]').forEach((part) => part.remove());
    // Colours are not needed, and the policy forbids styles from text.
    cards?.querySelectorAll('[style]').forEach((part) => part.removeAttribute('style'));
    try {
      if (cards) sessionStorage.setItem(CARDS, JSON.stringify([location.pathname, cards.outerHTML]));
    } catch {} // no storage, no cards
  });
  ready.then(() => {
    try {
      const [table, cards] = JSON.parse(sessionStorage.getItem(CARDS)) ?? [];
      if (table === location.pathname) document.querySelector('.laid .players').outerHTML = cards;
    } catch {} // those in the page will do
  });

  // The first picture of a table is part of `index.html`. It is painted before the rest starts,
  // which would take bandwidth and processor time from it.
  const firstPicture = new Promise((resolve) => {
    // In the background nothing is painted, and some browsers do not report a paint.
    const watched = !document.hidden && globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');
    if (!watched) return resolve();
    new PerformanceObserver((painted, observer) => {
      if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
    ready.then(() => setTimeout(resolve, PICTURE_WITHIN_MS));
  });

  // Every screen but the first needs the second part at once.
  const fetchSecondPart = () => {
    fetchLetters();
    otherWords();
    otherStyles();
    for (const href of "{{second_part}}") {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'fetch', type: 'application/wasm', crossOrigin: 'anonymous', href });
      document.head.append(link);
    }
  };
  // Once the program runs it loads the part itself: a later preload would load it twice.
  let begun = false;
  if (location.pathname !== '/') firstPicture.then(() => begun || fetchSecondPart());
  const secondPartSettled = new Promise((resolve) => { addEventListener('second-part-settled', resolve, { once: true }); });

  const start = async () => {
    const [app, messages] = await loaded;
    await app.default({ module_or_path: '/{{app_bg.wasm}}' });
    await ready;
    if (root.dataset.opens === 'table') await firstPicture;
    clearOpening();
    begun = true;
    await app.start(language, messages);
    performance.mark('app-ready');
  };

  // A new version waits until the player wants it: the app offers it and answers with
  // "update-accepted".
  const watchForUpdates = async () => {
    if (!('serviceWorker' in navigator)) return;
    // Caching for later must not take bandwidth from what is needed now.
    await secondPartSettled;
    const registration = await navigator.serviceWorker.register('/sw.js');
    let accepted = false;
    const offer = () => {
      if (registration.waiting && navigator.serviceWorker.controller) dispatchEvent(new Event('update-ready'));
    };
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer);
    });
    addEventListener('update-accepted', () => {
      accepted = true;
      // Another window may have accepted it already: then only this page is of the old version.
      if (registration.waiting) registration.waiting.postMessage('take-over');
      else location.reload();
    });
    navigator.serviceWorker.addEventListener('controllerchange', () => accepted && location.reload());
    // An app that is never closed looks for a new version when somebody returns to it; without a
    // network that can wait.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    });
    offer();
  };

  // Said without the messages, which may be what is missing.
  const NOT_STARTED = {
    en: 'Farkle could not start in this browser:',
    de: 'Farkle konnte in diesem Browser nicht starten:',
    es: 'Farkle no ha podido arrancar en este navegador:',
    fr: 'Farkle n’a pas pu démarrer dans ce navigateur :',
  };
  start().then(() => {
    // Some browsers refuse to cache anything: the app runs all the same, and needs the network the
    // next time.
    watchForUpdates().catch((error) => console.info(error));
  }, (error) => {
    console.error(error);
    const note = document.createElement('p');
    note.className = 'opening-note';
    note.role = 'alert';
    note.textContent = `${NOT_STARTED[language] ?? NOT_STARTED.en} ${error.message ?? error}`;
    delete root.dataset.opens;
    document.querySelector('.opening')?.append(note);
  });
})();
