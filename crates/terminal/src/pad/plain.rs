//! The pad line by line: for pipes, for screen readers, for terminals that can do no more.

use super::PadKeeper;
use std::io::{self, BufRead, Write};

/// Keeps score until the person leaves or there is nothing more to read.
///
/// # Errors
/// If lines can't be read or written.
pub fn keep_score(keeper: &mut PadKeeper, input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let (rules, names) = (keeper.pad().rules().name().to_string(), keeper.pad().names().join(", "));
    writeln!(out, "Score pad, {rules}. At the table: {names}.")?;
    writeln!(out, "Say help for what can be said.")?;
    let mut lines = input.lines();
    loop {
        if let Some(trouble) = keeper.trouble() {
            writeln!(out, "{trouble}")?;
        }
        // On a line of its own, so that nothing else stands on it where what is typed is not shown.
        writeln!(out, "{}", keeper.prompt())?;
        out.flush()?;
        let Some(line) = lines.next().transpose()? else { break };
        let answer = match keeper.understand(&line) {
            Ok(word) => keeper.hear(word),
            Err(sentence) => {
                writeln!(out, "{sentence}")?;
                continue;
            }
        };
        answer.said.iter().try_for_each(|sentence| writeln!(out, "{sentence}"))?;
        if answer.leaves {
            break;
        }
    }
    match keeper.saved_in() {
        Some(file) => writeln!(out, "Saved in {0}; `farkle pad {0}` goes on.", file.path().display()),
        None => writeln!(out, "The pad was not saved."),
    }
}
