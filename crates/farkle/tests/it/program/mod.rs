//! The program as people and scripts use it: arguments in; standard output, standard error and exit
//! code out.

mod bad_input;
mod games;
mod help;
mod online;
mod pad;
mod play;
mod replay;
mod rules;
mod saving;
mod score;
mod serve;
mod sheet;
mod strategy;
mod today;

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// The result of a run.
struct Run {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        Run {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Run {
    /// The standard output of a run that must succeed.
    #[track_caller]
    fn good(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""), "{}", self.stdout);
        self.stdout
    }

    #[track_caller]
    fn json(self) -> Value {
        serde_json::from_str(&self.good()).unwrap()
    }

    /// The standard error of a run that must be refused with nothing on standard output.
    #[track_caller]
    fn refused(self) -> String {
        assert_eq!((self.code, self.stdout.as_str()), (Some(2), ""), "{}", self.stderr);
        assert!(!self.stderr.contains("panicked"), "{}", self.stderr);
        self.stderr
    }
}

/// The cache directory of the tests. It is empty at the start, so no test reads a solution of
/// another build.
fn cache() -> &'static Path {
    static CACHE: OnceLock<PathBuf> = OnceLock::new();
    CACHE.get_or_init(|| {
        let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("program-cache");
        let _ = std::fs::remove_dir_all(&cache);
        cache
    })
}

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_farkle"));
    command.env_remove("NO_COLOR");
    command.env("LC_ALL", "C");
    command.env("XDG_CACHE_HOME", cache());
    command.env("XDG_DATA_HOME", cache().with_file_name("program-data"));
    command
}

/// Runs the program with arguments separated by spaces.
fn farkle(arguments: &str) -> Run {
    program().args(arguments.split_whitespace()).stdin(Stdio::null()).output().unwrap().into()
}

/// Runs it with text on standard input.
fn farkle_reading(arguments: &str, input: &str) -> Run {
    reading(program().args(arguments.split_whitespace()), input.as_bytes())
}

fn reading(command: &mut Command, input: &[u8]) -> Run {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A thread writes, so that neither side waits for the other. A refused command and a finished
    // game read no further.
    std::thread::scope(|scope| {
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().unwrap().into()
    })
}

/// A file that is deleted after the test.
fn file(name_ends_with: &str, content: impl AsRef<[u8]>) -> tempfile::TempPath {
    let mut file = tempfile::Builder::new().suffix(name_ends_with).tempfile().unwrap();
    file.write_all(content.as_ref()).unwrap();
    file.into_temp_path()
}
