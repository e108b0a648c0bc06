//! The command line of the pad: what is typed, its history and its completion.
//!
//! It knows no command: its caller passes the candidates for a completion.

/// A line that is typed.
#[derive(Debug, Default)]
pub(super) struct CommandLine {
    typed: String,
    is_open: bool,
    /// Lines that were sent, the latest last.
    sent: Vec<String>,
    /// The line of the history that is shown, and what was typed before.
    shown: Option<(usize, String)>,
    /// The candidates that Tab goes through, and the one that is shown.
    offered: Option<(Vec<String>, usize)>,
}

impl CommandLine {
    /// Whether keys write on the line.
    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// What is typed.
    pub(super) fn typed(&self) -> &str {
        &self.typed
    }

    /// Opens the line with this text.
    pub(super) fn open(&mut self, text: &str) {
        self.close();
        self.is_open = true;
        self.typed = text.to_string();
    }

    /// Closes the line and forgets what is typed.
    pub(super) fn close(&mut self) {
        (self.is_open, self.shown, self.offered) = (false, None, None);
        self.typed.clear();
    }

    /// Types a character.
    pub(super) fn push(&mut self, key: char) {
        (self.shown, self.offered) = (None, None);
        self.typed.push(key);
    }

    /// Removes the last character. An empty line closes.
    pub(super) fn erase(&mut self) {
        (self.shown, self.offered) = (None, None);
        if self.typed.pop().is_none() {
            self.close();
        }
    }

    /// Closes the line, returns it and keeps it in the history.
    pub(super) fn send(&mut self) -> String {
        let line = self.typed.trim().to_string();
        self.close();
        if !line.is_empty() && self.sent.last() != Some(&line) {
            self.sent.push(line.clone());
        }
        line
    }

    /// Shows the line that was sent before the one shown, or after it.
    pub(super) fn recall(&mut self, older: bool) {
        self.offered = None;
        let (at, before) = match (self.shown.take(), older) {
            (None, true) => (self.sent.len().checked_sub(1), self.typed.clone()),
            (None, false) => return,
            (Some((at, before)), true) => (Some(at.saturating_sub(1)), before),
            (Some((at, before)), false) => (Some(at + 1).filter(|at| *at < self.sent.len()), before),
        };
        match at.and_then(|at| Some((at, self.sent.get(at)?))) {
            Some((at, line)) => {
                self.typed.clone_from(line);
                self.shown = Some((at, before));
            }
            None => self.typed = before,
        }
    }

    /// Completes the line by the first of these whole lines, and by the next one each time.
    pub(super) fn complete(&mut self, candidates: impl FnOnce(&str) -> Vec<String>) {
        let (lines, at) = match self.offered.take() {
            Some((lines, at)) => {
                let next = (at + 1) % lines.len().max(1);
                (lines, next)
            }
            None => (candidates(&self.typed), 0),
        };
        let Some(line) = lines.get(at) else { return };
        self.typed.clone_from(line);
        self.shown = None;
        // A single candidate is done: Tab goes on from there.
        self.offered = (lines.len() > 1).then_some((lines, at));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_history_leads_back_to_what_was_being_typed() {
        let mut line = CommandLine::default();
        for sent in ["650", "undo", "undo"] {
            line.open(sent);
            assert_eq!(line.send(), sent);
        }
        line.open("jo");
        let mut seen = Vec::new();
        for older in [true, true, true, false, false, false] {
            line.recall(older);
            seen.push(line.typed().to_string());
        }
        assert_eq!(seen, ["undo", "650", "650", "undo", "jo", "jo"]);
    }

    #[test]
    fn a_completion_goes_through_all_candidates() {
        let mut line = CommandLine::default();
        line.open("re");
        let mut seen = Vec::new();
        for _ in 0..3 {
            line.complete(|_| vec!["redo".to_string(), "remove ".to_string()]);
            seen.push(line.typed().to_string());
        }
        assert_eq!(seen, ["redo", "remove ", "redo"]);
        line.push('x');
        line.complete(|typed| {
            assert_eq!(typed, "redox");
            Vec::new()
        });
        assert_eq!(line.typed(), "redox");
    }

    #[test]
    fn an_empty_line_closes() {
        let mut line = CommandLine::default();
        line.open("a");
        line.erase();
        assert!(line.is_open());
        line.erase();
        assert!(!line.is_open());
    }
}
