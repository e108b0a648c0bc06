// The thinker in a worker of its own: hands questions to the program and what it tells to the page. What takes long is
// worked out together with further workers, which run this script as well. Each has a memory of its own; they tell each
// other their numbers.
import start, { Mind } from '/{{thinker.js}}';

/** Whoever tells no numbers for so long is done without. */
const PATIENCE_MS = 10_000;

const mind = start({ module_or_path: '/{{thinker_bg.wasm}}' }).then(() => new Mind());
// The page counts silence only from now on: a slow line is no fault. A program that does not come is told to whoever asks.
mind.then(() => postMessage(true), () => {});
const tell = (bytes) => postMessage(bytes, [bytes.buffer]);

/** What another worker tells, in its order. */
class Line {
  #heard = [];
  #awaited = null;

  constructor(port) {
    port.onmessage = ({ data }) => this.hear(data);
  }

  /** Numbers, or nothing if none will come. */
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

/** Tells the numbers of this worker over all ports; promises those of all others, or nothing if one of them is missing. */
function exchangeOver(ports, lines) {
  return async (mine) => {
    ports.forEach((port) => port.postMessage(mine));
    const others = await Promise.all(lines.map((line) => line.next()));
    return others.includes(null) ? null : others;
  };
}

/** Further workers for a question, with a line between any two: this one is number 0. */
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

/** The same, or nothing where a worker may have none of its own. */
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

/** Works as one of several; whoever has hired this worker tells the answer, and ends it. */
async function help({ question, number, of, ports }) {
  const lines = ports.map((port) => new Line(port));
  await (await mind).askTogether(question, () => {}, number, of, exchangeOver(ports, lines));
}

let last = mind;
addEventListener('message', ({ data }) => {
  const work = () => (data.ports ? help(data) : answer(data));
  // One after the other, also while others are waited for. The page then does without a program that fails: it never waits
  // for an answer that can't come.
  last = last.then(work, work).catch((error) => postMessage(String(error)));
});
