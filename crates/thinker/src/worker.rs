//! Messages in and out of the worker.

use crate::Thinker;
use farkle_strategy::exact::{Crew, Others, Worker};
use farkle_thinking::{Answer, Asked, News, Response, Trouble, decode, encode};
use js_sys::{Array, Float64Array, Function, Promise, Uint8Array};
use std::future::Future;
use std::ops::ControlFlow;
use std::pin::Pin;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Progress is told in steps of this size.
const STEP: f64 = 0.005;

/// The thinker, as scripts see it.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Mind {
    thinker: Thinker,
}

#[wasm_bindgen]
impl Mind {
    /// One that has thought over nothing yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Mind {
        Mind::default()
    }

    /// Answers a question: `tell` is called with the bytes of everything that is to be told.
    pub fn ask(&mut self, question: &[u8], tell: &Function) {
        // Only a page of another version sends what can't be read, and it has no number to answer
        // to.
        let Ok(Asked { number, question }) = decode(question) else { return };
        let answer = self.thinker.answer(&question, &mut progress(number, tell));
        tell_answer(number, answer, tell);
    }

    /// How many more workers a question is worth on a machine with this many cores.
    pub fn helpers(&mut self, question: &[u8], cores: usize) -> usize {
        let asked = decode::<Asked>(question);
        asked.map_or(0, |asked| self.thinker.helpers(&asked.question, cores))
    }

    /// Answers a question together with others, who are asked the same: this is number `place` of
    /// this many workers. `exchange` takes the numbers of this one and promises a list of those of
    /// all others, or nothing once they have parted.
    #[wasm_bindgen(js_name = askTogether)]
    pub async fn ask_together(
        &mut self,
        question: Vec<u8>,
        tell: Function,
        place: usize,
        of: usize,
        exchange: Function,
    ) {
        let Ok(Asked { number, question }) = decode(&question) else { return };
        let crew = Box::new(Workers { worker: Worker { number: place, of }, exchange });
        let answer = self.thinker.answer_together(&question, crew, &mut progress(number, &tell)).await;
        tell_answer(number, answer, &tell);
    }
}

/// The other workers, behind a function.
struct Workers {
    worker: Worker,
    exchange: Function,
}

impl Workers {
    async fn others(&self, mine: &[f64]) -> Result<Vec<Vec<f64>>, JsValue> {
        let mine = Float64Array::from(mine);
        let promise: Promise = self.exchange.call1(&JsValue::NULL, &mine)?.dyn_into()?;
        let others: Array = JsFuture::from(promise).await?.dyn_into()?;
        others.iter().map(|numbers| Ok(numbers.dyn_into::<Float64Array>()?.to_vec())).collect()
    }
}

impl Crew for Workers {
    fn worker(&self) -> Worker {
        self.worker
    }

    fn exchange<'a>(&'a mut self, mine: Vec<f64>) -> Pin<Box<dyn Future<Output = Others> + 'a>> {
        Box::pin(async move { self.others(&mine).await.ok() })
    }
}

fn tell_news(number: u32, news: News, tell: &Function) {
    let told = encode(&Response { number, news });
    // Whether anybody listens is not for the thinker to know.
    let _ = tell.call1(&JsValue::NULL, &Uint8Array::from(told.as_slice()));
}

fn progress(number: u32, tell: &Function) -> impl FnMut(f64) -> ControlFlow<()> {
    let mut last = 0.0;
    move |done| {
        if done >= last + STEP {
            last = done;
            tell_news(number, News::Progress(done), tell);
        }
        ControlFlow::Continue(())
    }
}

fn tell_answer(number: u32, answer: Result<Answer, Trouble>, tell: &Function) {
    let news = match answer {
        Ok(answer) => News::Answer(answer),
        Err(trouble) => News::Trouble(trouble),
    };
    tell_news(number, news, tell);
}
