//! Long work in a pseudo-terminal: the bar moves, and Ctrl-C removes it.

use super::terminal::Terminal;
use super::{command, home};

/// Begins long work, presses Ctrl-C while the bar is shown, and returns the rest of the screen.
#[track_caller]
fn begun_and_ended(arguments: &str, words: &str) -> String {
    let home = home();
    let mut terminal = Terminal::start(command(&home, &[env!("CARGO_BIN_EXE_farkle")], arguments));
    terminal.wait_for("the bar", |text| text.contains(words) && text.contains(" left"));
    terminal.press("\x03");
    let status = terminal.wait_for_end();
    assert_eq!(status.exit_code(), 130, "{}", terminal.text());
    terminal.text()
}

#[test]
fn a_solution_that_takes_too_long_is_ended_with_ctrl_c() {
    let left = begun_and_ended("solve --rules facebook --set target=20000", "Solving");
    assert!(left.contains("farkle: interrupted at") && left.contains("% of the work"), "{left}");
    assert!(!left.contains("Solving") && !left.contains("wins"), "{left}");
}

#[test]
fn games_that_take_too_long_are_ended_with_ctrl_c() {
    let left = begun_and_ended("simulate calculator gambler --games 1000000000000", "Playing");
    assert!(
        left.contains("farkle: interrupted at") && !left.contains("Playing") && !left.contains("interval"),
        "{left}"
    );
}
