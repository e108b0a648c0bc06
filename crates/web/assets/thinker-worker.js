// The thinker in a worker of its own: hands questions to the program and what it tells to the page.
import start, { Mind } from '/{{thinker.js}}';

const mind = start({ module_or_path: '/{{thinker_bg.wasm}}' }).then(() => new Mind());
// The page counts silence only from now on: a slow line is no fault. A program that does not come is told to whoever asks.
mind.then(() => postMessage(true), () => {});
const tell = (bytes) => postMessage(bytes, [bytes.buffer]);

addEventListener('message', async ({ data }) => {
  try {
    (await mind).ask(data, tell);
  } catch (error) {
    // The page then does without: it never waits for an answer that can't come.
    postMessage(String(error));
  }
});
