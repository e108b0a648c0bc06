//! Long work: how far it is, how long it will take, and how to end it.
//!
//! The bar is drawn on standard error, and only where somebody watches it. Ctrl-C ends the work at the next moment at
//! which it reports; nothing half done is printed then.

use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::ops::ControlFlow;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// Parts that the bar tells apart.
const PARTS: f64 = 10_000.0;

static INTERRUPTED: OnceLock<&'static AtomicBool> = OnceLock::new();

/// Work in progress.
pub(super) struct Work {
    bar: ProgressBar,
    interrupted: &'static AtomicBool,
}

impl Work {
    /// Begins work that is described by a few words.
    pub(super) fn begin(what: &str) -> Work {
        let bar = ProgressBar::new(PARTS as u64);
        let watched = std::io::stderr().is_terminal();
        bar.set_draw_target(if watched {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        });
        let style = ProgressStyle::with_template("{msg} {wide_bar} {percent} %, {eta} left");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_message(what.to_string());
        Work { bar, interrupted: interrupted() }
    }

    /// Takes note of the part that is done, from 0 to 1.
    pub(super) fn tell(&self, done: f64) -> ControlFlow<()> {
        self.bar.set_position((done * PARTS) as u64);
        if self.interrupted.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Takes the bar away; after Ctrl-C this is the failure to report.
    pub(super) fn end(self) -> Result<(), Failure> {
        self.bar.finish_and_clear();
        if self.interrupted.load(Ordering::Relaxed) { Err(Failure::Interrupted) } else { Ok(()) }
    }
}

/// Set by Ctrl-C. Where that can't be arranged, Ctrl-C ends the program as it always does.
fn interrupted() -> &'static AtomicBool {
    INTERRUPTED.get_or_init(|| {
        let flag: &'static AtomicBool = Box::leak(Box::new(AtomicBool::new(false)));
        let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
        flag
    })
}
