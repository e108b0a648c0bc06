// Starts the app: sets what must be right before the first picture (theme, language), then loads the program and the
// messages of one language side by side. It knows nothing about the game; the program reads the same settings.
(() => {
  const LANGUAGES = "{{languages}}";
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

  const wishes = [settings.language, ...navigator.languages].filter(Boolean).map((tag) => tag.slice(0, 2));
  const language = wishes.find((tag) => tag in LANGUAGES) ?? 'en';
  root.lang = language;

  const loaded = Promise.all([
    import('/{{app.js}}'),
    fetch(LANGUAGES[language]).then((answer) => answer.text()),
  ]);

  // On every screen but the first the second part of the program is needed at once.
  if (location.pathname !== '/') {
    for (const href of "{{second_part}}") {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'fetch', type: 'application/wasm', crossOrigin: 'anonymous', href });
      document.head.append(link);
    }
  }

  // Programs that are loaded when they are needed, by name: their glue, once it can be called.
  const MODULES = "{{modules}}";
  globalThis.farkle = {
    thinker: '/{{thinker-worker.js}}',
    load: async (name) => {
      const [script, program] = MODULES[name];
      const module = await import(script);
      await module.default({ module_or_path: program });
      return module;
    },
  };

  const ready = document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : Promise.resolve();

  const start = async () => {
    const [app, messages] = await loaded;
    await app.default({ module_or_path: '/{{app_bg.wasm}}' });
    await ready;
    await app.start(language, messages);
    performance.mark('app-ready');
  };

  // A new version waits until the player wants it: the app shows the offer and answers with "update-accepted".
  const watchForUpdates = async () => {
    if (!('serviceWorker' in navigator)) return;
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
      registration.waiting?.postMessage('take-over');
    });
    navigator.serviceWorker.addEventListener('controllerchange', () => accepted && location.reload());
    offer();
  };

  start().then(watchForUpdates).catch((error) => {
    console.error(error);
    const note = document.createElement('p');
    note.className = 'opening-note';
    note.textContent = `Farkle could not start in this browser: ${error.message ?? error}`;
    document.querySelector('.opening')?.append(note);
  });
})();
