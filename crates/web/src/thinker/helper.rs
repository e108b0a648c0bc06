//! One worker: questions go to it, and what it tells goes to whoever asked.

use super::silence::{LOOK_MS, Patience, Silence};
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

struct Waiter {
    progress: Box<dyn Fn(f64)>,
    answer: Sender<Result<Answer, Trouble>>,
    /// How long the worker may be silent about it.
    patience: Patience,
}

/// Who waits for an answer, by the number of the question: a worker answers in their order. One that fails drops them all.
type Waiting = Rc<RefCell<BTreeMap<u32, Waiter>>>;

/// A worker that thinks. It ends when this is dropped.
pub(crate) struct Helper {
    worker: Worker,
    waiting: Waiting,
    asked: Cell<u32>,
    /// How often it has said something: first of all that its program is there.
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
            // A text is the worker's last word: why its program has not come, or can't go on.
            if !event.data().is_string() {
                hearing.set(hearing.get().wrapping_add(1));
            }
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
    /// The receiver is cancelled if the worker fails or ends, and where one knows how long the question takes also if the
    /// worker falls silent.
    pub(crate) fn ask(
        &self,
        question: Question,
        progress: impl Fn(f64) + 'static,
    ) -> Receiver<Result<Answer, Trouble>> {
        let (answer, receiver) = oneshot::channel();
        let number = self.asked.get().wrapping_add(1);
        self.asked.set(number);
        let patience = Patience::with(&question);
        let bytes = Uint8Array::from(encode(&Asked { number, question }).as_slice());
        if self.worker.post_message(&bytes).is_ok() {
            let waiter = Waiter { progress: Box::new(progress), answer, patience };
            self.waiting.borrow_mut().insert(number, waiter);
            if patience.ends() {
                self.watch();
            }
        }
        receiver
    }

    /// Whether its program was ever there: then it is no fault of the browser if it does not answer.
    pub(crate) fn has_come(&self) -> bool {
        self.heard.get() > 0
    }

    /// Drops those who wait once the worker has said nothing about its next work for too long. Whoever waits for what takes
    /// nobody knows how long stays.
    fn watch(&self) {
        if self.watched.replace(true) {
            return;
        }
        let (waiting, heard, watched) = (self.waiting.clone(), self.heard.clone(), self.watched.clone());
        spawn_local(async move {
            let mut silence = Silence::new(heard.get());
            while waiting.borrow().values().any(|waiter| waiter.patience.ends()) {
                browser::pause(LOOK_MS).await;
                let next = waiting.borrow().values().next().map(|waiter| waiter.patience);
                if next.is_some_and(|patience| silence.look(heard.get(), patience)) {
                    drop_impatient(&waiting);
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

fn drop_impatient(waiting: &Waiting) {
    let impatient: Vec<Waiter> =
        waiting.borrow_mut().extract_if(.., |_, waiter| waiter.patience.ends()).map(|(_, w)| w).collect();
    drop(impatient);
}

fn take_in(waiting: &Waiting, event: &MessageEvent) {
    if event.data().as_bool() == Some(true) {
        // Its program has come.
        return;
    }
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
