//! Long work: its progress, the remaining time and its end.
//!
//! The bar is on standard error, and only if that is a terminal. Ctrl-C ends the work at its next
//! report. Then nothing is printed.

use crate::failure::Failure;
use console::Term;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle, TermLike};
use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The resolution of the bar: fine enough for work of days.
const PARTS: f64 = 1e12;

/// The number of the signal of Ctrl-C.
pub(super) const INTERRUPT: u8 = 2;

static INTERRUPTED: OnceLock<&'static AtomicBool> = OnceLock::new();

/// Work in progress.
pub(super) struct Work {
    bar: ProgressBar,
    interrupted: &'static AtomicBool,
}

impl Work {
    /// Begins work with a short description.
    pub(super) fn begin(what: &str) -> Work {
        // The handler must exist before anybody can see a bar and press Ctrl-C.
        let interrupted = interrupted();
        let target = match io::stderr().is_terminal() {
            true => ProgressDrawTarget::term_like(Box::new(Narrow(Term::buffered_stderr()))),
            false => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(Some(PARTS as u64), target);
        let style = ProgressStyle::with_template("{msg} {wide_bar} {percent} %{left}");
        let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
        bar.set_style(style.with_key("left", |state: &ProgressState, out: &mut dyn fmt::Write| {
            let _ = out.write_str(&left(state.pos(), state.eta()));
        }));
        bar.set_message(what.to_string());
        Work { bar, interrupted }
    }

    /// Reports the part that is done, from 0 to 1.
    pub(super) fn tell(&self, done: f64) -> ControlFlow<()> {
        self.bar.set_position((done * PARTS) as u64);
        if self.interrupted.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Becomes true after Ctrl-C, for work that can check more often than it reports.
    pub(super) fn interrupted(&self) -> &'static AtomicBool {
        self.interrupted
    }

    /// Removes the bar. After Ctrl-C it prints the progress and returns the failure.
    pub(super) fn end(self) -> Result<(), Failure> {
        let done = self.bar.position() as f64 / PARTS;
        self.bar.finish_and_clear();
        if !self.interrupted.load(Ordering::Relaxed) {
            return Ok(());
        }
        // Standard error may be closed, too.
        let _ = writeln!(
            io::stderr(),
            "farkle: interrupted at {:.0} % of the work; there is no result",
            100.0 * done
        );
        Err(Failure::Ended(INTERRUPT))
    }
}

/// The time that is left. Nothing is known before something is done.
fn left(done: u64, time: Duration) -> String {
    match done {
        0 => String::new(),
        _ => format!(", {:#} left", HumanDuration(time)),
    }
}

/// Standard error, a little narrower than it is. Without room for the terminal's own ^C behind the
/// bar, the ^C would go to a new line and leave the bar behind.
#[derive(Debug)]
struct Narrow(Term);

impl TermLike for Narrow {
    fn width(&self) -> u16 {
        const ROOM: u16 = 4;
        TermLike::width(&self.0).saturating_sub(ROOM)
    }

    fn move_cursor_up(&self, n: usize) -> io::Result<()> {
        self.0.move_cursor_up(n)
    }

    fn move_cursor_down(&self, n: usize) -> io::Result<()> {
        self.0.move_cursor_down(n)
    }

    fn move_cursor_right(&self, n: usize) -> io::Result<()> {
        self.0.move_cursor_right(n)
    }

    fn move_cursor_left(&self, n: usize) -> io::Result<()> {
        self.0.move_cursor_left(n)
    }

    fn write_line(&self, s: &str) -> io::Result<()> {
        self.0.write_line(s)
    }

    fn write_str(&self, s: &str) -> io::Result<()> {
        self.0.write_str(s)
    }

    fn clear_line(&self) -> io::Result<()> {
        self.0.clear_line()
    }

    fn flush(&self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Becomes true after Ctrl-C. If no handler can be set, Ctrl-C ends the program as usual.
fn interrupted() -> &'static AtomicBool {
    INTERRUPTED.get_or_init(|| {
        let flag: &'static AtomicBool = Box::leak(Box::new(AtomicBool::new(false)));
        let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
        flag
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_said_of_the_time_before_something_is_done() {
        assert_eq!(left(0, Duration::ZERO), "");
        assert_eq!(left(7, Duration::from_secs(180)), ", 3m left");
    }
}
