//! One worker: questions go to it, and what it tells goes to whoever asked.

use crate::module;
use farkle_thinking::{Answer, Asked, News, Question, Told, Trouble, decode, encode};
use futures_channel::oneshot::{self, Receiver, Sender};
use js_sys::Uint8Array;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

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
        let told = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            take_in(&telling, &event);
        });
        let failed = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            // The page says it in its own words.
            event.prevent_default();
            drop_all(&failing);
        });
        worker.set_onmessage(Some(told.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(Helper { worker, waiting, asked: Cell::new(0), _told: told, _failed: failed })
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
