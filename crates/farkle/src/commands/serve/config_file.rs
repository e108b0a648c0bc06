//! The settings of a server in a TOML file. They come before the defaults, and after options and
//! environment variables.

use super::Arguments;
use crate::failure::Failure;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use farkle_terminal::why_unreadable;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// The most bytes of a file: there are few settings, and each is short.
const LONGEST: u64 = 64 * 1024;

/// The command line, with the settings of a file in place of defaults.
#[derive(Debug)]
pub(super) struct Settings {
    matches: ArgMatches,
    in_file: Vec<(String, String)>,
}

impl Settings {
    /// Reads the command line of this process once more, and the file that it names.
    ///
    /// # Errors
    /// What is wrong with the file, and what is allowed.
    pub(super) fn of_process(file: Option<&Path>) -> Result<Settings, Failure> {
        let in_file = file.map_or(Ok(Vec::new()), read)?;
        let defaults = in_file.iter().cloned();
        let command = defaults.fold(command(), |command, (name, value)| {
            command.mut_arg(name, |argument| argument.default_value(value))
        });
        // The command line alone has been understood already, so the fault is in the file.
        let matches = command.try_get_matches_from(std::env::args_os().skip(1)).map_err(|error| {
            let sentence = error.render().to_string();
            let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
            let first = sentence.lines().next().unwrap_or_default();
            Failure::bad_input(format!("{}: {first}", file.unwrap_or(Path::new("")).display()))
        })?;
        Ok(Settings { matches, in_file })
    }

    /// The values that hold.
    pub(super) fn arguments(&self) -> Result<Arguments, Failure> {
        Arguments::from_arg_matches(&self.matches).map_err(Failure::bad_input)
    }

    /// Where a setting comes from, in a word.
    pub(super) fn source(&self, id: &str) -> &'static str {
        match self.matches.value_source(id) {
            Some(ValueSource::CommandLine) => "option",
            Some(ValueSource::EnvVariable) => "environment",
            _ if self.in_file.iter().any(|(name, _)| name == id) => "file",
            _ => "default",
        }
    }
}

fn command() -> Command {
    Arguments::augment_args(Command::new("farkle serve"))
}

/// The settings as the name of the argument and its value.
fn read(file: &Path) -> Result<Vec<(String, String)>, Failure> {
    let wrong = |what: &dyn std::fmt::Display| Failure::bad_input(format!("{}: {what}", file.display()));
    let mut text = String::new();
    let opened = File::open(file).map(|file| file.take(LONGEST + 1));
    let read = opened.and_then(|mut file| file.read_to_string(&mut text));
    read.map_err(|error| wrong(&why_unreadable(file, &error)))?;
    if text.len() as u64 > LONGEST {
        return Err(wrong(&"this is too long for settings; allowed are 64 KiB"));
    }
    parse(&text).map_err(|error| wrong(&error))
}

fn parse(text: &str) -> Result<Vec<(String, String)>, String> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
    table.into_iter().map(|(name, value)| setting(&name, &value)).collect()
}

fn setting(name: &str, value: &toml::Value) -> Result<(String, String), String> {
    let command = command();
    // What has an environment variable is a setting; the rest is about one start. The name of the
    // file itself is neither.
    let settings = || {
        let all = command.get_arguments().filter(|argument| argument.get_env().is_some());
        all.filter(|argument| argument.get_id() != "config")
    };
    let Some(argument) = settings().find(|argument| argument.get_long() == Some(name)) else {
        let names: Vec<&str> = settings().filter_map(|argument| argument.get_long()).collect();
        return Err(format!("{name}: there is no such setting; allowed: {}", names.join(", ")));
    };
    let value = match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Integer(number) => number.to_string(),
        toml::Value::Boolean(is_on) => is_on.to_string(),
        _ => return Err(format!("{name}: allowed is a text in quotes, a whole number, true or false")),
    };
    Ok((argument.get_id().to_string(), value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_numbers_and_switches_are_settings() {
        let read = parse("listen = \"0.0.0.0:80\"\ntrusted-proxies = 1\nmetrics = true\n").unwrap();
        let expected = [("listen", "0.0.0.0:80"), ("trusted_proxies", "1"), ("metrics", "true")];
        assert_eq!(read.len(), expected.len());
        for (name, value) in expected {
            assert!(read.contains(&(name.to_string(), value.to_string())), "{name}: {read:?}");
        }
    }

    #[test]
    fn what_is_no_setting_is_refused_with_those_that_are() {
        for name in ["open", "config", "print-config", "Listen", "help", ""] {
            let error = parse(&format!("\"{name}\" = true")).unwrap_err();
            let allowed = "listen, public, trusted-proxies, connections, data, database, metrics, log";
            assert_eq!(error, format!("{name}: there is no such setting; allowed: {allowed}"));
        }
    }

    #[test]
    fn a_list_a_fraction_and_text_that_is_no_toml_are_refused() {
        for text in ["log = [\"info\"]", "connections = 1.5", "[log]\nlevel = 1"] {
            let error = parse(text).unwrap_err();
            assert!(error.ends_with("allowed is a text in quotes, a whole number, true or false"), "{error}");
        }
        assert!(parse("log = info").unwrap_err().contains("line 1"));
    }
}
