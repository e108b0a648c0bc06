//! How a command can fail, and with which exit code.
//!
//! A command returns its failure and `main` prints it.

use std::io;
use std::path::Path;
use std::process::ExitCode;

/// The failure of a command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input was wrong. The sentence says what is wrong and what is allowed.
    BadInput(String),
    /// Something broke that is not the person's fault.
    Broken(anyhow::Error),
    /// A game or a pad could not be saved. The person has been told why.
    NotSaved,
    /// The reader of the output has closed it (`farkle rules show | head -1`).
    /// Nothing is wrong.
    NobodyReads,
    /// The signal with this number ended the program.
    Ended(u8),
}

const BROKEN: u8 = 1;
pub(crate) const BAD_INPUT: u8 = 2;
/// Shells add this to the number of the signal that ended a program.
const ENDED_BY_SIGNAL: u8 = 128;

impl Failure {
    /// Bad input, in a sentence.
    pub(crate) fn bad_input(sentence: impl std::fmt::Display) -> Failure {
        Failure::BadInput(sentence.to_string())
    }

    /// The same with a prefix that says where the fault is.
    pub(crate) fn before(self, what: &str) -> Failure {
        match self {
            Failure::BadInput(sentence) => Failure::BadInput(format!("{what}{sentence}")),
            other => other,
        }
    }

    /// Prints the failure on standard error.
    pub(crate) fn report(self) -> ExitCode {
        let (sentence, code) = match self {
            Failure::BadInput(sentence) => (sentence, BAD_INPUT),
            Failure::Broken(error) => (format!("{error:#}"), BROKEN),
            Failure::NotSaved => ("not saved (see above)".to_string(), BROKEN),
            Failure::NobodyReads => return ExitCode::SUCCESS,
            Failure::Ended(signal) => return ExitCode::from(ENDED_BY_SIGNAL.saturating_add(signal)),
        };
        let sentence = shortened(&without_control(&without_numbers(&sentence)), arguments());
        // Standard error may be closed, too.
        let _ = io::Write::write_fmt(&mut io::stderr(), format_args!("farkle: {sentence}\n"));
        ExitCode::from(code)
    }
}

/// The arguments of the program as an error names them. On some systems they may be no UTF-8.
pub(crate) fn arguments() -> impl Iterator<Item = String> {
    std::env::args_os().map(|argument| argument.to_string_lossy().into_owned())
}

/// The most characters of an argument in an error.
const LONGEST_ARGUMENT: usize = 40;
/// The most characters of a line of an error. What stands in a file may be longer.
const LONGEST_LINE: usize = 1000;

/// The sentence with long arguments cut short. Names of files stay whole.
pub(crate) fn shortened(sentence: &str, arguments: impl Iterator<Item = String>) -> String {
    let mut short = sentence.to_string();
    for argument in arguments {
        // In --set straight=2000 the errors name the parts.
        let starts = argument.match_indices('=').map(|(at, _)| at + 1);
        for value in std::iter::once(0).chain(starts).map(|at| &argument[at..]) {
            let is_in_a_folder = Path::new(value).parent().is_some_and(Path::is_dir);
            if value.chars().count() > LONGEST_ARGUMENT && !Path::new(value).exists() && !is_in_a_folder {
                short = short.replace(value, &cut(value, LONGEST_ARGUMENT));
            }
        }
    }
    let lines: Vec<String> = short.split('\n').map(|line| cut(line, LONGEST_LINE)).collect();
    lines.join("\n")
}

fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

/// Removes the error numbers of the system, as in "No such file or directory (os error 2)".
fn without_numbers(sentence: &str) -> String {
    let mut parts = sentence.split(" (os error ");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |said, rest| said + rest.split_once(')').map_or(rest, |(_, behind)| behind))
}

/// The sentence without what would command a terminal: it may quote the file of somebody else.
fn without_control(sentence: &str) -> String {
    let shown = |c: char| match c {
        '\n' | '\t' => c,
        c if c.is_control() => char::REPLACEMENT_CHARACTER,
        c => c,
    };
    sentence.chars().map(shown).collect()
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyReads,
            _ => Failure::Broken(error.into()),
        }
    }
}

impl From<serde_json::Error> for Failure {
    /// Only for output. Reading JSON has errors of its own.
    fn from(error: serde_json::Error) -> Failure {
        io::Error::from(error).into()
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        Failure::Broken(error)
    }
}

#[cfg(test)]
mod tests {
    use super::{shortened, without_control, without_numbers};

    #[test]
    fn what_stands_in_a_file_does_not_command_the_terminal() {
        assert_eq!(without_control("line 1: \u{1b}[31m\r\nallowed"), "line 1: �[31m�\nallowed");
    }

    #[test]
    fn people_are_not_told_the_numbers_of_errors() {
        let said = "can't read a.txt: No such file or directory (os error 2): see --help (there)";
        let told = "can't read a.txt: No such file or directory: see --help (there)";
        assert_eq!(without_numbers(said), told);
        assert_eq!(without_numbers("no number"), "no number");
    }

    #[test]
    fn long_arguments_are_cut_short_and_names_of_files_are_not() {
        let long = "x".repeat(50);
        let cut = format!("{}…", "x".repeat(40));
        let arguments = ["farkle".to_string(), format!("--set={long}=1")];
        let said = shortened(&format!("{long}=1: no such option"), arguments.into_iter());
        assert!(said.starts_with(&cut) && !said.contains(&long), "{said}");
        let path = format!("/{long}.farkle");
        assert_eq!(shortened(&path, [path.clone()].into_iter()), path);
        assert!(shortened(&"y".repeat(5000), std::iter::empty()).len() < 1100);
    }
}
