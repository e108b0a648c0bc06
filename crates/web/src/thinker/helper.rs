//! One worker: questions go to it, and what it tells goes to whoever asked.

use crate::{browser, module};
use farkle_thinking::{Answer, Asked, News, Question, Told, Trouble, decode, encode};
use futures_channel::oneshot::{self, Receiver, Sender};
use js_sys::Uint8Array;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// How often it is looked whether a worker has said something.
const LOOK_MS: i32 = 500;
/// A worker that says nothing for so many looks (some twenty seconds, its program's way here included) is given up by
/// those who asked what takes a moment. Looks are counted and not the time: a page that slept has not waited.
const SILENT_LOOKS: u32 = 40;

struct Waiter {
    progress: Box<dyn Fn(f64)>,
    answer: Sender<Result<Answer, Trouble>>,
}

/// Who waits for an answer, by the number of the question. A worker that fails drops them all.
type Waiting = Rc<RefCell<BTreeMap<u32, Waiter>>>;

/// A worker that thinks. It ends when this is dropped.
pub(crate) struct Helper {
    worker: Worker,
    waiting: Waiting,
    asked: Cell<u32>,
    /// How often it has said something.
    heard: Rc<Cell<u32>>,
    /// Whether somebody looks whether it says something.
    watched: Rc<Cell<bool>>,
    _told: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(Event)>,
}

impl Helper {
    /// Starts one; `None` if this browser lets us have none.
    pub(crate) fn start() -> Option<Helper> {
        let address = module::known("thinker").ok()?.as_string()?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address, &options).ok()?;
        let waiting = Waiting::default();
        let (telling, failing) = (waiting.clone(), waiting.clone());
        let heard = Rc::new(Cell::new(0_u32));
        let hearing = heard.clone();
        let told = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            hearing.set(hearing.get().wrapping_add(1));
            take_in(&telling, &event);
        });
        let failed = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            // The page says it in its own words.
            event.prevent_default();
            drop_all(&failing);
        });
        worker.set_onmessage(Some(told.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        let (asked, watched) = (Cell::new(0), Rc::default());
        Some(Helper { worker, waiting, asked, heard, watched, _told: told, _failed: failed })
    }

    /// Asks a question now; what it brings is awaited later. `progress` is told the part that is done.
    ///
    /// The receiver is cancelled if the worker fails or ends.
    pub(crate) fn ask(
        &self,
        question: Question,
        progress: impl Fn(f64) + 'static,
    ) -> Receiver<Result<Answer, Trouble>> {
        let (answer, receiver) = oneshot::channel();
        let number = self.asked.get().wrapping_add(1);
        self.asked.set(number);
        let bytes = Uint8Array::from(encode(&Asked { number, question }).as_slice());
        if self.worker.post_message(&bytes).is_ok() {
            self.waiting.borrow_mut().insert(number, Waiter { progress: Box::new(progress), answer });
        }
        receiver
    }

    /// Asks what takes a moment: the receiver is cancelled as well if the worker falls silent.
    pub(crate) fn ask_briefly(&self, question: Question) -> Receiver<Result<Answer, Trouble>> {
        let receiver = self.ask(question, |_| ());
        self.watch();
        receiver
    }

    /// Drops those who wait once the worker has said nothing for too long: one can die without a word.
    fn watch(&self) {
        if self.watched.replace(true) {
            return;
        }
        let (waiting, heard, watched) = (self.waiting.clone(), self.heard.clone(), self.watched.clone());
        spawn_local(async move {
            let (mut silent, mut last) = (0, heard.get());
            while !waiting.borrow().is_empty() {
                browser::pause(LOOK_MS).await;
                silent = if heard.get() == last { silent + 1 } else { 0 };
                last = heard.get();
                if silent >= SILENT_LOOKS {
                    drop_all(&waiting);
                }
            }
            watched.set(false);
        });
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.worker.terminate();
        drop_all(&self.waiting);
    }
}

/// Those who wait are told outside of the borrow: they may ask the next question at once.
fn drop_all(waiting: &Waiting) {
    drop(waiting.take());
}

fn take_in(waiting: &Waiting, event: &MessageEvent) {
    let bytes = event.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec());
    let Some(Told { number, news }) = bytes.ok().and_then(|bytes| decode(&bytes).ok()) else {
        // A worker that does not speak our language says why it can't work.
        return drop_all(waiting);
    };
    match news {
        News::Progress(done) => {
            if let Some(waiter) = waiting.borrow().get(&number) {
                (waiter.progress)(done);
            }
        }
        News::Answer(answer) => finish(waiting, number, Ok(answer)),
        News::Trouble(trouble) => finish(waiting, number, Err(trouble)),
    }
}

fn finish(waiting: &Waiting, number: u32, answer: Result<Answer, Trouble>) {
    let waiter = waiting.borrow_mut().remove(&number);
    if let Some(waiter) = waiter {
        // Whoever asked may have gone.
        let _ = waiter.answer.send(answer);
    }
}
