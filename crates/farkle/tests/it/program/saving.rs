//! A game goes on if its file can't be written, and no saved move is lost.

#![cfg(unix)]

use super::{Run, program};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A user without any rights, on all systems.
const NOBODY: u32 = 65534;

/// A directory with a game that has just begun.
fn saved_game() -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("game.farkle");
    let begun = program()
        .args(["play", "--seat", "Ann", "--seat", "Ben", "--starter", "1", "--seed", "saving", "--save"])
        .arg(&file)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(begun.status.success(), "{begun:?}");
    (directory, file)
}

/// Continues a saved game.
fn go_on(mut command: Command, file: &Path) -> Child {
    command.args(["play", "--continue"]).arg(file);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Continues a saved game that can't be saved for this reason. The game is played, and the program
/// reports the failure at the end.
#[track_caller]
fn is_played_unsaved(command: Command, file: &Path, reason: &str) {
    let before = fs::read_to_string(file).unwrap();
    let mut child = go_on(command, file);
    child.stdin.take().unwrap().write_all(b"roll\nscores\nquit\n").unwrap();
    let Run { code, stdout, stderr } = child.wait_with_output().unwrap().into();
    let trouble = format!("This game can't be saved in {}: {reason}.", file.display());
    assert!(stdout.contains(&trouble), "{stdout}");
    assert!(stdout.contains("Ann rolls.") && stdout.contains("Ben: 0"), "{stdout}");
    assert_eq!((code, stderr), (Some(1), "farkle: not saved (see above)\n".to_string()));
    assert_eq!(fs::read_to_string(file).unwrap(), before);
}

#[test]
fn a_game_in_a_directory_that_may_only_be_read_goes_on_unsaved() {
    let (directory, file) = saved_game();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    fs::set_permissions(directory.path(), fs::Permissions::from_mode(0o555)).unwrap();
    let mut command = program();
    // An administrator may write everywhere.
    if fs::metadata(directory.path()).unwrap().uid() == 0 {
        command.uid(NOBODY);
    }
    is_played_unsaved(command, &file, "you have no permission to write to its directory");
    fs::set_permissions(directory.path(), fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn a_game_in_a_directory_that_may_be_written_and_not_read_is_saved() {
    let (directory, file) = saved_game();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o666)).unwrap();
    fs::set_permissions(directory.path(), fs::Permissions::from_mode(0o333)).unwrap();
    let mut command = program();
    if fs::metadata(directory.path()).unwrap().uid() == 0 {
        command.uid(NOBODY);
    }
    let mut child = go_on(command, &file);
    child.stdin.take().unwrap().write_all(b"roll\nquit\n").unwrap();
    let run: Run = child.wait_with_output().unwrap().into();
    assert!(run.good().contains("Saved in"));
    fs::set_permissions(directory.path(), fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn a_game_for_which_there_is_no_room_goes_on_and_its_old_file_stays() {
    let (directory, file) = saved_game();
    // No byte can be written to any file, as on a full disk. Without the trap the system would kill
    // the program.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_farkle")]);
    is_played_unsaved(command, &file, "the file is too large here");
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1, "nothing unfinished is left");
}

#[test]
fn a_game_whose_file_was_deleted_says_what_to_do_and_is_saved_once_that_is_done() {
    let (_directory, file) = saved_game();
    let mut child = go_on(program(), &file);
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    lines.find(|line| line.contains("Roll?")).expect("the game has been read");
    fs::remove_file(&file).unwrap();
    stdin.write_all(b"roll\n").unwrap();
    let trouble = lines.find(|line| line.contains("can't be saved")).expect("it says so");
    let what_to_do = format!("{}: it was deleted; restore it or create an empty file there", file.display());
    assert!(trouble.contains(&what_to_do), "{trouble}");
    assert!(!file.exists(), "it is not written anew");
    fs::write(&file, "").unwrap();
    // The roll allows one of the two.
    stdin.write_all(b"bank\nroll\nquit\n").unwrap();
    drop(stdin);
    let rest: Vec<String> = lines.collect();
    assert!(rest.iter().any(|line| line.contains("Saved in")), "{rest:?}");
    assert!(fs::read_to_string(&file).unwrap().starts_with("farkle "));
    child.wait().unwrap();
}
