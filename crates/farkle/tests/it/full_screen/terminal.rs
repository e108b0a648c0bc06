//! A terminal for tests: the program runs in a pseudo-terminal, and the test reads its output as a
//! person sees it.
//!
//! Nothing here sleeps: a test waits until the screen has the expected content. A frame that is
//! drawn in part is not seen, as in a terminal with synchronized updates.

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The timeout of every wait.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program in its terminal.
pub(crate) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    shown: Arc<ScreenState>,
}

/// The content of the screen. The condition variable signals every change.
struct ScreenState {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    parser: vt100::Parser<Frame>,
    is_closed: bool,
}

/// Whether the program has begun a synchronized update and not ended it.
#[derive(Default)]
struct Frame {
    is_open: bool,
}

impl vt100::Callbacks for Frame {
    fn unhandled_csi(
        &mut self,
        _: &mut vt100::Screen,
        first: Option<u8>,
        _: Option<u8>,
        parameters: &[&[u16]],
        end: char,
    ) {
        if first == Some(b'?') && parameters == [[2026]] {
            self.is_open = end == 'h';
        }
    }
}

impl Terminal {
    /// Starts a command in a terminal of 80 by 24.
    pub(crate) fn start(command: CommandBuilder) -> Terminal {
        let pair = native_pty_system().openpty(size(80, 24)).unwrap();
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let reader = pair.master.try_clone_reader().unwrap();
        let keyboard = pair.master.take_writer().unwrap();
        let parser = vt100::Parser::new_with_callbacks(cells(24), cells(80), 0, Frame::default());
        let state = State { parser, is_closed: false };
        let shown = Arc::new(ScreenState { state: Mutex::new(state), changed: Condvar::new() });
        let reading = Arc::clone(&shown);
        std::thread::spawn(move || reading.read(reader));
        Terminal { master: pair.master, keyboard, child, shown }
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Clicks on the first character of `text`, which must be on the screen.
    #[track_caller]
    pub(crate) fn click(&mut self, text: &str) {
        let screen = self.text();
        let found = screen.lines().enumerate().find_map(|(y, line)| {
            let column = line.find(text)?;
            Some((line[..column].chars().count() + 1, y + 1))
        });
        let Some((x, y)) = found else { panic!("{text:?} is not on the screen:\n{screen}") };
        self.press(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    /// Waits until the screen meets a condition, and returns it.
    #[track_caller]
    pub(crate) fn wait_for(&self, what: &str, is_there: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        let mut state = self.shown.lock();
        loop {
            let text = text_of(&state);
            if state.is_whole() && is_there(&text) {
                return text;
            }
            let left = end.saturating_duration_since(Instant::now());
            assert!(!left.is_zero() && !state.is_closed, "waited in vain for {what}:\n{text}");
            state = self.shown.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Waits until all these words are on the screen.
    #[track_caller]
    pub(crate) fn wait_for_words(&self, words: &[&str]) -> String {
        self.wait_for(&format!("{words:?}"), |text| words.iter().all(|word| text.contains(word)))
    }

    /// The text on the screen.
    pub(crate) fn text(&self) -> String {
        text_of(&self.shown.whole_frame())
    }

    /// Reads the screen with its colours and modes.
    pub(crate) fn look<T>(&self, at: impl FnOnce(&vt100::Screen) -> T) -> T {
        at(self.shown.whole_frame().parser.screen())
    }

    /// Resizes the window.
    pub(crate) fn resize(&self, width: u16, height: u16) {
        self.shown.lock().parser.screen_mut().set_size(cells(height), cells(width));
        self.master.resize(size(width, height)).unwrap();
    }

    /// Kills the program.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Waits until the program has ended and all its output has been read.
    #[track_caller]
    pub(crate) fn wait_for_end(&mut self) -> ExitStatus {
        let status = self.child.wait().unwrap();
        let end = Instant::now() + PATIENCE;
        let mut state = self.shown.lock();
        while !state.is_closed {
            let left = end.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "the terminal is still open:\n{}", text_of(&state));
            state = self.shown.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        status
    }
}

/// Starts a command, closes its terminal once `words` are on the screen, and waits until the
/// command has ended.
#[track_caller]
pub(crate) fn start_and_close(command: CommandBuilder, words: &str) {
    let pair = native_pty_system().openpty(size(80, 24)).unwrap();
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().unwrap();
    let mut parser = vt100::Parser::new(cells(24), cells(80), 0);
    let mut bytes = [0; 4096];
    while !parser.screen().contents().contains(words) {
        let read = reader.read(&mut bytes).unwrap();
        assert!(read > 0, "ended before it showed {words:?}");
        parser.process(&bytes[..read]);
    }
    drop((reader, pair.master));
    let end = Instant::now() + PATIENCE;
    // A process without its terminal can only be polled.
    while child.try_wait().unwrap().is_none() {
        if Instant::now() > end {
            child.kill().unwrap();
            panic!("the program runs on without a terminal");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

impl ScreenState {
    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        // A panic while the lock is held must not hide the first failure.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The screen between two frames.
    fn whole_frame(&self) -> std::sync::MutexGuard<'_, State> {
        let waited = self.changed.wait_timeout_while(self.lock(), PATIENCE, |state| !state.is_whole());
        waited.unwrap_or_else(PoisonError::into_inner).0
    }

    fn read(&self, mut reader: impl Read) {
        let mut bytes = [0; 4096];
        loop {
            let read = reader.read(&mut bytes).unwrap_or(0);
            let mut state = self.lock();
            state.parser.process(&bytes[..read]);
            state.is_closed = read == 0;
            self.changed.notify_all();
            if read == 0 {
                return;
            }
        }
    }
}

impl State {
    fn is_whole(&self) -> bool {
        self.is_closed || !self.parser.callbacks().is_open
    }
}

fn text_of(state: &State) -> String {
    state.parser.screen().contents()
}

fn cells(number: u16) -> NonZero<u16> {
    NonZero::new(number).unwrap()
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}
