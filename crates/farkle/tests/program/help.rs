//! Help, completions, manual: every command is in all of them, and every example in them works.

use super::{farkle, program};
use std::collections::BTreeSet;

/// The commands with what stands before them: `score`, `rules show`, ...
fn commands() -> Vec<String> {
    let directory = tempfile::tempdir().unwrap();
    farkle(&format!("manual --into {}", directory.path().display())).good();
    let names = std::fs::read_dir(directory.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let pages: BTreeSet<String> = names.map(|name| name.into_string().unwrap()).collect();
    let command = |page: &String| page.strip_prefix("farkle-")?.strip_suffix(".1").map(str::to_string);
    pages
        .iter()
        .filter_map(command)
        .filter(|c| !c.contains("help"))
        .map(|c| c.replacen('-', " ", 1))
        .collect()
}

#[test]
fn every_command_has_help_with_examples() {
    let commands = commands();
    assert!(commands.iter().any(|c| c == "rules show"), "{commands:?}");
    for command in commands {
        let help = farkle(&format!("{command} --help")).good();
        assert!(help.contains("Example"), "{command}: {help}");
        assert!(help.contains(&format!("farkle {command}")), "{command}: {help}");
    }
}

#[test]
fn the_exit_codes_are_documented() {
    let help = farkle("--help").good();
    assert!(help.contains("Exit codes:") && help.contains("NO_COLOR"), "{help}");
}

#[test]
fn completions_know_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = farkle(&format!("completions {shell}")).good();
        for command in ["score", "rules", "replay"] {
            assert!(script.contains(command), "{shell}");
        }
    }
    assert!(farkle("manual").good().contains(".TH farkle 1"));
}

#[test]
fn no_command_prints_escape_sequences_into_a_pipe() {
    for arguments in ["rules show", "score 1", "rules list", "--help"] {
        assert!(!farkle(arguments).good().contains('\x1b'), "{arguments}");
    }
    let forced = program().args(["rules", "show"]).env("CLICOLOR_FORCE", "1").output().unwrap();
    assert!(String::from_utf8(forced.stdout).unwrap().contains('\x1b'));
    let plain =
        program().args(["rules", "show"]).env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1").output().unwrap();
    assert!(!String::from_utf8(plain.stdout).unwrap().contains('\x1b'));
}
