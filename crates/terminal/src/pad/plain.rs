//! The pad line by line, for pipes, screen readers and simple terminals.

use super::PadKeeper;
use crate::lines::next_line;
use std::io::{self, BufRead, Write};

/// Keeps score until the person leaves or the input ends.
///
/// # Errors
/// If lines can't be read or written.
pub fn keep_score(keeper: &mut PadKeeper, mut input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let (rules, names) = (keeper.pad().rules().name().to_string(), keeper.pad().names().join(", "));
    writeln!(out, "Score pad, {rules}. At the table: {names}.")?;
    writeln!(out, "Say help for all commands.")?;
    let mut told: Option<String> = None;
    loop {
        let trouble = keeper.trouble().map(str::to_string);
        if let Some(new) = trouble.as_ref().filter(|new| told.as_ref() != Some(new)) {
            writeln!(out, "{new}")?;
        }
        told = trouble;
        // The prompt has a line of its own, because some terminals don't show what is typed.
        writeln!(out, "{}", keeper.prompt('f'))?;
        out.flush()?;
        let Some(line) = next_line(&mut input)? else { break };
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
    if keeper.forget_untouched() {
        return writeln!(out, "Nothing was entered, so this pad is not kept.");
    }
    match keeper.saved_in() {
        Some(file) => {
            let way = file.way_to_go_on_with_the_pad();
            writeln!(out, "Saved in {}; continue with `{way}`.", file.path().display())
        }
        // The reason has been told, and the exit code tells it to programs.
        None => Ok(()),
    }
}
