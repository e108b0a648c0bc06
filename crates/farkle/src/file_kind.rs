//! What kind of file something is, for people who give a command the file of another one.

/// The kinds of text files of this program.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum FileKind {
    /// A recorded game.
    Record,
    /// A score pad.
    Pad,
    /// Rules, as TOML or JSON.
    Rules,
}

/// If `text` is a file of another kind than `wanted`: what it is, and the command for it. `file` is
/// its name.
pub(crate) fn misfit(file: &str, text: &str, wanted: FileKind) -> Option<String> {
    let found = match text {
        text if text.starts_with("farkle record ") => FileKind::Record,
        text if text.starts_with("farkle pad ") => FileKind::Pad,
        _ => return None,
    };
    let name = if file == "-" { "FILE" } else { file };
    let shown = if file == "-" { "standard input" } else { file };
    match found {
        _ if found == wanted => None,
        FileKind::Record => Some(format!("{shown} is a recorded game; `farkle replay {name}` shows it")),
        FileKind::Pad => Some(format!(
            "{shown} is a score pad; `farkle pad {name}` continues it, `farkle pad {name} --record | farkle replay -` shows it"
        )),
        FileKind::Rules => None,
    }
}
