// The thinker in a worker of its own: passes questions to the program and messages of the program
// to the page. Long work is shared with further workers, which run this script as well. Each has
// its own memory; they exchange results as numbers.
import start, { Mind } from '/{{thinker.js}}';

/** The timeout for the numbers of another worker. */
const PATIENCE_MS = 10_000;

const mind = start({ module_or_path: '/{{thinker_bg.wasm}}' }).then(() => new Mind());
// The page counts silence only from now on, because a slow connection is not a fault. If the
// program can't be loaded, whoever asks is told.
mind.then(() => postMessage(true), () => {});
const tell = (bytes) => postMessage(bytes, [bytes.buffer]);

/** The messages of another worker, in their order. */
class Line {
  #heard = [];
  #awaited = null;

  constructor(port) {
    port.onmessage = ({ data }) => this.hear(data);
  }

  /** The next numbers, or null if none will come. */
  hear(numbers) {
    if (this.#awaited) this.#awaited(numbers);
    else this.#heard.push(numbers);
  }

  async next() {
    if (this.#heard.length > 0) return this.#heard.shift();
    return new Promise((resolve) => {
      const patience = setTimeout(() => this.hear(null), PATIENCE_MS);
      this.#awaited = (numbers) => {
        clearTimeout(patience);
        this.#awaited = null;
        resolve(numbers);
      };
    });
  }
}

/** Sends the numbers of this worker over all ports; returns those of all others, or nothing if some are missing. */
function exchangeOver(ports, lines) {
  return async (mine) => {
    ports.forEach((port) => port.postMessage(mine));
    const others = await Promise.all(lines.map((line) => line.next()));
    return others.includes(null) ? null : others;
  };
}

/** Starts further workers for a question and connects any two of them: this one is number 0. */
function hire(question, helpers) {
  const of = helpers + 1;
  const ports = Array.from({ length: of }, () => []);
  for (let a = 0; a < of; a += 1) {
    for (let b = a + 1; b < of; b += 1) {
      const { port1, port2 } = new MessageChannel();
      ports[a][b] = port1;
      ports[b][a] = port2;
    }
  }
  const portsOf = (number) => ports[number].filter(Boolean);
  const lines = portsOf(0).map((port) => new Line(port));
  const workers = lines.map((line, place) => {
    const number = place + 1;
    const worker = new Worker(self.location.href, { type: 'module' });
    worker.onerror = () => line.hear(null);
    // Words instead of numbers say why it can't go on.
    worker.onmessage = ({ data }) => { if (typeof data === 'string') line.hear(null); };
    worker.postMessage({ question, number, of, ports: portsOf(number) }, portsOf(number));
    return worker;
  });
  const end = () => workers.forEach((worker) => worker.terminate());
  const exchange = exchangeOver(portsOf(0), lines);
  return {
    end,
    exchange: async (mine) => {
      const others = await exchange(mine);
      if (others === null) end();
      return others;
    },
  };
}

/** The same, or null if this browser lets workers start none. */
function hired(question, helpers) {
  try {
    return hire(question, helpers);
  } catch {
    return null;
  }
}

async function answer(question) {
  const thinker = await mind;
  const helpers = thinker.helpers(question, navigator.hardwareConcurrency || 1);
  const crew = helpers > 0 ? hired(question, helpers) : null;
  if (!crew) {
    thinker.ask(question, tell);
    return;
  }
  try {
    await thinker.askTogether(question, tell, 0, helpers + 1, crew.exchange);
  } finally {
    crew.end();
  }
}

/** Works as one of several; the worker that has started this one sends the answer and ends it. */
async function help({ question, number, of, ports }) {
  const lines = ports.map((port) => new Line(port));
  await (await mind).askTogether(question, () => {}, number, of, exchangeOver(ports, lines));
}

let last = mind;
addEventListener('message', ({ data }) => {
  const work = () => (data.ports ? help(data) : answer(data));
  // Messages are handled one after the other, also while this waits for others. If the program
  // fails, the page does without it and never waits for an answer that can't come.
  last = last.then(work, work).catch((error) => postMessage(String(error)));
});
