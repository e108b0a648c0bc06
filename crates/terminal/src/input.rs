//! Input from keyboard and mouse, independent of the library that reports it.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// The keys of the seats, in order.
pub(crate) const SEAT_KEYS: &str = "123456789abc";

/// One input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key that writes a character.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Tab, or Shift and Tab.
    Tab,
    /// An arrow. Shift and Tab counts as up.
    Left,
    /// An arrow.
    Right,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// The left mouse button at this column and line.
    Click(u16, u16),
    /// The mouse wheel: lines downwards.
    Scroll(i16),
    /// Ctrl-C: leave at once.
    Interrupt,
}

impl Input {
    /// Converts an event of the terminal. `None` if the program has no use for it.
    pub fn from_event(event: &Event) -> Option<Input> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => Input::from_key(*key),
            Event::Mouse(MouseEvent {
                kind: MouseEventKind::Down(MouseButton::Left), column, row, ..
            }) => Some(Input::Click(*column, *row)),
            Event::Mouse(MouseEvent { kind: MouseEventKind::ScrollDown, .. }) => Some(Input::Scroll(1)),
            Event::Mouse(MouseEvent { kind: MouseEventKind::ScrollUp, .. }) => Some(Input::Scroll(-1)),
            _ => None,
        }
    }

    /// The lines by which this scrolls a text, downwards.
    pub(crate) fn scrolls_by(self) -> Option<i16> {
        match self {
            Input::Up => Some(-1),
            Input::Down => Some(1),
            Input::Scroll(lines) => Some(lines),
            _ => None,
        }
    }

    fn from_key(key: KeyEvent) -> Option<Input> {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        Some(match key.code {
            KeyCode::Char('c' | 'd') if control => Input::Interrupt,
            KeyCode::Char(c) if !control && !key.modifiers.contains(KeyModifiers::ALT) => Input::Char(c),
            KeyCode::Enter => Input::Enter,
            KeyCode::Esc => Input::Escape,
            KeyCode::Tab => Input::Tab,
            KeyCode::BackTab | KeyCode::Up => Input::Up,
            KeyCode::Down => Input::Down,
            KeyCode::Left => Input::Left,
            KeyCode::Right => Input::Right,
            KeyCode::Backspace => Input::Backspace,
            KeyCode::Delete => Input::Delete,
            _ => return None,
        })
    }
}
