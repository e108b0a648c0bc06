//! The thinker in the page itself, for browsers without workers: for quick questions only.
//!
//! The champion would block the page, so the calculator plays for it; the table says so.

use super::Unable;
use crate::page::{module, timeout};
use farkle_thinking::{Answer, Asked, News, Question, Response, decode, encode};
use js_sys::{Array, Function, Reflect, Uint8Array};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// The temperament that plays for the champion.
const SITS_IN: &str = "calculator";

/// The timeout for loading the program; the next question loads it again.
const LOADED_LOOKS: u32 = 80;

thread_local! {
    static MIND: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Whether the program runs in the page.
pub(crate) fn is_here() -> bool {
    MIND.with(|mind| mind.borrow().is_some())
}

/// Asks the program in the page.
pub(crate) async fn ask(question: Question) -> Result<Answer, Unable> {
    // This comes first, to tell a missing program from missing workers.
    let mind = mind().await.map_err(|_| Unable::NoThinker)?;
    let question = match question {
        Question::Decide { rules, position, temperament, chance } => {
            let temperament = if temperament == "champion" { SITS_IN.to_string() } else { temperament };
            Question::Decide { rules, position, temperament, chance }
        }
        Question::Odds { .. } => question,
        _ => return Err(Unable::NoThinker),
    };
    match answer(&mind, question).ok().flatten() {
        Some(News::Answer(answer)) => Ok(answer),
        Some(News::Trouble(trouble)) => Err(Unable::Trouble(trouble)),
        _ => Err(Unable::NoThinker),
    }
}

async fn mind() -> Result<JsValue, JsValue> {
    if let Some(mind) = MIND.with(|mind| mind.borrow().clone()) {
        return Ok(mind);
    }
    let loaded = timeout::within(LOADED_LOOKS, module::load("thinker")).await;
    let program = loaded.ok_or(JsValue::UNDEFINED)??;
    let class: Function = Reflect::get(&program, &"Mind".into())?.dyn_into()?;
    let made = Reflect::construct(&class, &Array::new())?;
    MIND.with(|mind| *mind.borrow_mut() = Some(made.clone()));
    Ok(made)
}

fn answer(mind: &JsValue, question: Question) -> Result<Option<News>, JsValue> {
    let ask: Function = Reflect::get(mind, &"ask".into())?.dyn_into()?;
    let bytes = Uint8Array::from(encode(&Asked { number: 0, question }).as_slice());
    let last = Rc::new(RefCell::new(None));
    let told = last.clone();
    let tell = Closure::<dyn FnMut(Uint8Array)>::new(move |bytes: Uint8Array| {
        *told.borrow_mut() = decode::<Response>(&bytes.to_vec()).ok().map(|told| told.news);
    });
    ask.call2(mind, &bytes, tell.as_ref())?;
    Ok(last.take())
}
