//! How a command can fail, and with which exit code.
//!
//! A command returns its failure and `main` prints it.

use std::io;
use std::process::ExitCode;

/// The failure of a command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input was wrong. The sentence says what is wrong and what is allowed.
    BadInput(String),
    /// Something broke that is not the person's fault.
    Broken(anyhow::Error),
    /// The reader of the output has closed it (`farkle rules show
    /// head -1`). Nothing is wrong.
    NobodyReads,
    /// Ctrl-C ended long work. Nothing was printed.
    Interrupted,
}

const BROKEN: u8 = 1;
const BAD_INPUT: u8 = 2;
/// The exit code by which shells report Ctrl-C.
const INTERRUPTED: u8 = 130;

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
            Failure::NobodyReads => return ExitCode::SUCCESS,
            Failure::Interrupted => return ExitCode::from(INTERRUPTED),
        };
        let sentence = without_numbers(&sentence);
        // Standard error may be closed, too.
        let _ = io::Write::write_fmt(&mut io::stderr(), format_args!("farkle: {sentence}\n"));
        ExitCode::from(code)
    }
}

/// Removes the error numbers of the system, as in "No such file or directory (os error 2)".
fn without_numbers(sentence: &str) -> String {
    let mut parts = sentence.split(" (os error ");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |said, rest| said + rest.split_once(')').map_or(rest, |(_, behind)| behind))
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
    use super::without_numbers;

    #[test]
    fn people_are_not_told_the_numbers_of_errors() {
        let said = "can't read a.txt: No such file or directory (os error 2): see --help (there)";
        let told = "can't read a.txt: No such file or directory: see --help (there)";
        assert_eq!(without_numbers(said), told);
        assert_eq!(without_numbers("no number"), "no number");
    }
}
