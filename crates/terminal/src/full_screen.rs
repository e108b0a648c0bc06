//! The terminal itself: enters the full screen, reads events, draws, and always restores the
//! terminal.

use crate::app::App;
use crate::input::Input;
use crate::pad::PadApp;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};
use std::io::{self, Stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How long to wait for an event. The loop has to notice signals, too.
const IDLE: Duration = Duration::from_millis(250);
/// How long a regular exit may take once the terminal is gone.
#[cfg(unix)]
const GRACE: Duration = Duration::from_secs(1);
/// Shells add this to the number of the signal that ended a program.
#[cfg(unix)]
const ENDED_BY_SIGNAL: i32 = 128;
/// How long one frame of tumbling dice lasts.
const FRAME: Duration = Duration::from_millis(50);

/// The number of the signal that Ctrl-C stands for.
const INTERRUPT: usize = 2;

/// Runs the program until the person leaves or the system ends it. Returns the number of the signal
/// that ended it; Ctrl-C counts as one.
///
/// # Errors
/// If the terminal can't be used.
pub fn run(app: &mut App) -> io::Result<Option<u8>> {
    let mut taken = TakenTerminal::over()?;
    let start = Instant::now();
    while !app.is_over() && taken.signal().is_none() {
        app.tick(start.elapsed());
        taken.draw(|buffer| app.draw(buffer, start.elapsed()))?;
        if let Some(input) = taken.input(patience(app, start.elapsed()))? {
            app.handle(input, start.elapsed());
        }
    }
    if !app.is_over() {
        app.handle(Input::Interrupt, start.elapsed());
    }
    Ok(taken.signal())
}

/// Runs the score pad on the full screen, as [`run`] does.
///
/// # Errors
/// If the terminal can't be used.
pub fn run_pad(pad: &mut PadApp) -> io::Result<Option<u8>> {
    let mut taken = TakenTerminal::over()?;
    while !pad.is_over() && taken.signal().is_none() {
        taken.draw(|buffer| pad.draw(buffer))?;
        if let Some(input) = taken.input(IDLE)? {
            pad.handle(input);
        }
    }
    Ok(taken.signal())
}

fn patience(app: &App, now: Duration) -> Duration {
    let until_next = app.deadline().map_or(IDLE, |deadline| deadline.saturating_sub(now));
    until_next.min(if app.is_moving() { FRAME } else { IDLE })
}

/// The terminal in full-screen mode. Dropping it restores the terminal, and so does a panic before
/// it is reported.
struct TakenTerminal {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    /// The number of the signal that asks the program to end, or 0.
    signal: Arc<AtomicUsize>,
}

impl TakenTerminal {
    fn over() -> io::Result<TakenTerminal> {
        let signal = termination_signals()?;
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            before(panic);
        }));
        // The look has already decided about colours. Without this line crossterm would drop the
        // colours of a requested theme under NO_COLOR and keep its shapes.
        ratatui::crossterm::style::force_color_output(true);
        let terminal = enter().and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        if terminal.is_err() {
            give_back();
        }
        Ok(TakenTerminal { terminal: terminal?, signal })
    }

    /// The number of the signal that asks the program to end.
    fn signal(&self) -> Option<u8> {
        u8::try_from(self.signal.load(Ordering::Relaxed)).ok().filter(|signal| *signal > 0)
    }

    /// Waits for an input.
    fn input(&mut self, patience: Duration) -> io::Result<Option<Input>> {
        if !event::poll(patience)? {
            return Ok(None);
        }
        let event = event::read()?;
        match control(&event) {
            #[cfg(unix)]
            Some('z') => return self.suspend().map(|()| None),
            Some('c') => self.signal.store(INTERRUPT, Ordering::Relaxed),
            _ => {}
        }
        Ok(Input::from_event(&event))
    }

    /// Gives the terminal back to the shell until the person continues the program.
    #[cfg(unix)]
    fn suspend(&mut self) -> io::Result<()> {
        give_back();
        // The program stops here: this signal has no handler.
        signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)?;
        enter()?;
        // A new one draws every cell.
        self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(())
    }

    /// Draws one frame. A terminal that knows synchronized updates never shows a part of it.
    fn draw(&mut self, draw: impl FnOnce(&mut Buffer)) -> io::Result<()> {
        execute!(io::stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| draw(frame.buffer_mut()))?;
        execute!(io::stdout(), EndSynchronizedUpdate)
    }
}

impl Drop for TakenTerminal {
    fn drop(&mut self) {
        give_back();
    }
}

fn enter() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(
        io::stdout(),
        EnterAlternateScreen,
        Clear(ClearType::All),
        EnableMouseCapture,
        SetTitle("Farkle")
    )
}

/// The letter that was pressed together with Ctrl.
fn control(event: &Event) -> Option<char> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => match key.code {
            KeyCode::Char(letter) if key.modifiers.contains(KeyModifiers::CONTROL) => Some(letter),
            _ => None,
        },
        _ => None,
    }
}

/// Each step is worth trying even if another one fails.
fn give_back() {
    let _ = execute!(io::stdout(), EndSynchronizedUpdate, DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
    let _ = execute!(io::stdout(), ratatui::crossterm::cursor::Show);
}

/// Becomes the number of the signal by which the system asks the program to end.
#[cfg(unix)]
fn termination_signals() -> io::Result<Arc<AtomicUsize>> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let asked = Arc::new(AtomicUsize::new(0));
    for signal in [SIGTERM, SIGHUP, SIGINT] {
        signal_hook::flag::register_usize(signal, Arc::clone(&asked), signal as usize)?;
    }
    end_with_the_terminal()?;
    Ok(asked)
}

/// Ends the program after its terminal has been closed. Reading events from a closed terminal never
/// returns and uses a whole core, so the regular exit gets only a moment. Every move is already
/// saved.
#[cfg(unix)]
fn end_with_the_terminal() -> io::Result<()> {
    use signal_hook::consts::SIGHUP;
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP])?;
    std::thread::spawn(move || {
        if signals.forever().next().is_some() {
            std::thread::sleep(GRACE);
            std::process::exit(ENDED_BY_SIGNAL + SIGHUP);
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn termination_signals() -> io::Result<Arc<AtomicUsize>> {
    Ok(Arc::new(AtomicUsize::new(0)))
}
