//! The strategy crate in the browser: answers the page's questions in a Web Worker of its own.
//!
//! [`Thinker`] is the whole of it and knows nothing of browsers, so it is tested natively; `worker`
//! hands messages in and out. It keeps what it has thought over for the rule sets that were asked
//! about last.

mod advice;
mod odds;
mod review;
mod thinker;
mod today;
#[cfg(target_family = "wasm")]
mod worker;

pub use thinker::Thinker;
