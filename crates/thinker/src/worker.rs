//! Messages in and out of the worker.

use crate::Thinker;
use farkle_thinking::{Asked, News, Told, decode, encode};
use js_sys::{Function, Uint8Array};
use std::ops::ControlFlow;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

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
        // Only a page of another version sends what can't be read, and it has no number to answer to.
        let Ok(Asked { number, question }) = decode(question) else { return };
        let tell = |news| {
            let told = encode(&Told { number, news });
            // Whether anybody listens is not for the thinker to know.
            let _ = tell.call1(&JsValue::NULL, &Uint8Array::from(told.as_slice()));
        };
        let mut last = 0.0;
        let answer = self.thinker.answer(&question, &mut |done| {
            if done >= last + STEP {
                last = done;
                tell(News::Progress(done));
            }
            ControlFlow::Continue(())
        });
        tell(match answer {
            Ok(answer) => News::Answer(answer),
            Err(trouble) => News::Trouble(trouble),
        });
    }
}
