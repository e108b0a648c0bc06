//! Every command is in the help, the completions and the manual, and all their examples work.

use super::{farkle, program};
use std::collections::BTreeSet;

#[test]
fn a_folder_for_the_manual_that_can_not_be_is_wrong_input() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let name = file.path().display();
    let error = farkle(&format!("manual --into {name}")).refused();
    assert_eq!(error, format!("farkle: --into: {name} is not a folder; choose another one\n"));
}

/// The names of all commands: `score`, `rules show`, ...
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
    assert!(
        help.contains("Exit codes:") && help.contains("NO_COLOR") && help.contains("speaks English"),
        "{help}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn what_can_not_be_written_is_a_failure_help_and_version_too() {
    for arguments in ["--help", "play --help", "--version", "rules list", "completions fish"] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let run = program().args(arguments.split(' ')).stdout(full).output().unwrap();
        assert_eq!(run.status.code(), Some(1), "{arguments}");
        assert!(!run.stderr.is_empty(), "{arguments}");
    }
}

#[test]
fn every_shell_gets_a_script_that_asks_the_program() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = farkle(&format!("completions {shell}")).good();
        assert!(script.contains("FARKLE_COMPLETE") && script.contains("farkle"), "{shell}: {script}");
    }
    assert!(farkle("manual").good().contains(".TH farkle 1"));
}

#[test]
fn a_shell_is_offered_commands_presets_options_seats_and_paces() {
    // Asks as the script for fish does. Each answer is a line with the help after a tab.
    let offered = |line: &str| {
        let words = line.split(' ');
        let answer = program().env("FARKLE_COMPLETE", "fish").arg("--").args(words).output().unwrap();
        let lines = String::from_utf8(answer.stdout).unwrap();
        lines.lines().map(|line| line.split('\t').next().unwrap().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(offered("farkle sc"), ["score"]);
    assert_eq!(offered("farkle rules show wal"), ["walnut"]);
    assert_eq!(offered("farkle score 1 --rules pl"), ["playmonster", "playmonster-expanded"]);
    assert_eq!(offered("farkle score 1 --set strai"), ["straight="]);
    assert!(offered("farkle score 1 --set straight=").contains(&"straight=1500".to_string()));
    assert!(offered("farkle play --seat ").contains(&"computer:gambler".to_string()));
    assert_eq!(offered("farkle play --pace "), ["slow", "normal", "fast", "instant"]);
    assert_eq!(offered("farkle rules options toxic"), ["toxic_twos"]);
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
