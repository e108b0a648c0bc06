//! One worker: it gets questions, and whoever asked gets the answers.

use super::silence::{LOOK_MS, Patience, Silence};
use crate::page::{browser, module};
use farkle_thinking::{Answer, Asked, News, Question, Response, Trouble, decode, encode};
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
    /// How long the worker may be silent about this question.
    patience: Patience,
}

/// Those who wait for answers, by the number of their question: a worker answers in order. If it
/// fails, all are dropped.
type Waiting = Rc<RefCell<BTreeMap<u32, Waiter>>>;

/// A worker of the thinker. It ends when this is dropped.
pub(crate) struct Helper {
    worker: Worker,
    waiting: Waiting,
    asked: Cell<u32>,
    /// The number of messages it has sent; the first says that its program is loaded.
    heard: Rc<Cell<u32>>,
    /// Whether a task watches for its silence.
    watched: Rc<Cell<bool>>,
    _told: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(Event)>,
}

impl Helper {
    /// Starts a worker; `None` if this browser gives us none.
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
            // A text is the worker's last message: why its program could not be loaded, or can't go
            // on.
            if !event.data().is_string() {
                hearing.set(hearing.get().wrapping_add(1));
            }
            take_in(&telling, &event);
        });
        let failed = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            // The page reports it in its own words.
            event.prevent_default();
            drop_all(&failing);
        });
        worker.set_onmessage(Some(told.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        let (asked, watched) = (Cell::new(0), Rc::default());
        Some(Helper { worker, waiting, asked, heard, watched, _told: told, _failed: failed })
    }

    /// Asks a question now; the answer is awaited later. `progress` is told the share that is done.
    ///
    /// The receiver is cancelled if the worker fails or ends. If it is known how long the question
    /// takes, it is also cancelled when the worker is silent for too long.
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

    /// Whether its program was ever loaded: then a missing answer is not the browser's fault.
    pub(crate) fn has_come(&self) -> bool {
        self.heard.get() > 0
    }

    /// Drops the waiting questions once the worker has been silent for too long about the next one.
    /// Questions without a known duration stay.
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

/// Those who wait are notified outside of the borrow: they may ask the next question at once.
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
        // Its program is loaded.
        return;
    }
    let bytes = event.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec());
    let Some(Response { number, news }) = bytes.ok().and_then(|bytes| decode(&bytes).ok()) else {
        // A worker with another protocol says why it can't work.
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
        // The receiver may be gone.
        let _ = waiter.answer.send(answer);
    }
}
