//! Telling the caller how far the work is, and stopping when the caller says so.

use farkle_strategy::SolveError;
use std::ops::ControlFlow;

/// Gets the finished part of the work, from 0 to 1, and can end it.
pub(crate) type Watch<'a> = dyn FnMut(f64) -> ControlFlow<()> + 'a;

/// # Errors
/// [`SolveError::Interrupted`] if the caller ends the work.
pub(crate) fn tell(watch: &mut Watch<'_>, done: f64) -> Result<(), SolveError> {
    if watch(done.min(1.0)).is_break() { Err(SolveError::Interrupted) } else { Ok(()) }
}
