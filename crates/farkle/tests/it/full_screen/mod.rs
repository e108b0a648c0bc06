//! The full-screen game as a person uses it: the real program in a pseudo-terminal, with keys as
//! input and a screen as output.

mod long_work;
mod terminal;

use portable_pty::CommandBuilder;
use std::fs;
use std::path::Path;
use tempfile::TempDir;
use terminal::Terminal;

/// The last line while a person can play.
const MAY_PLAY: &str = "1-6 select";
/// The last line while a computer player plays.
const HURRY: &str = "Space hurry";
/// The last line after a farkle.
const GO_ON: &str = "Enter go on";
/// The last line when the game is over.
const OVER: &str = "n play again";

/// `farkle play` with these arguments, and with a data directory of its own.
fn play(home: &TempDir, arguments: &str) -> CommandBuilder {
    let program = env!("CARGO_BIN_EXE_farkle");
    command(home, &[program, "play"], arguments)
}

fn command(home: &TempDir, words: &[&str], arguments: &str) -> CommandBuilder {
    let mut command = CommandBuilder::new(words[0]);
    command.args(&words[1..]);
    command.args(arguments.split_whitespace());
    command.env("HOME", home.path());
    command.env("XDG_DATA_HOME", home.path());
    command.env("XDG_CACHE_HOME", home.path());
    command.env("TERM", "xterm-256color");
    command.env("COLORTERM", "truecolor");
    for name in ["NO_COLOR", "COLORFGBG"] {
        command.env_remove(name);
    }
    command
}

/// The same in a shell that prints the state of the terminal afterwards.
fn play_in_shell(home: &TempDir, arguments: &str) -> CommandBuilder {
    let script = format!("{} play {arguments}; echo ended with $?; stty -a", env!("CARGO_BIN_EXE_farkle"));
    let mut words = command(home, &["sh", "-c"], "");
    words.arg(script);
    words
}

fn home() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Plays until the game is over: rolls once in every turn and banks the best set-aside.
#[track_caller]
fn play_to_the_end(terminal: &mut Terminal) -> String {
    let mut before = String::new();
    loop {
        let screen = terminal.wait_for("the next decision", |text| {
            *text != before && [MAY_PLAY, HURRY, GO_ON, OVER].iter().any(|words| text.contains(words))
        });
        if screen.contains(OVER) {
            return screen;
        }
        // At this moment the key means nothing, so it does nothing.
        terminal.press(if screen.contains(MAY_PLAY) { "rab" } else { " " });
        before = screen;
    }
}

fn replayed(file: &Path) -> String {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_farkle"))
        .args(["replay", "--json"])
        .arg(file)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_whole_game_against_the_computer_is_played_to_its_end() {
    let home = home();
    let file = home.path().join("game.farkle");
    let arguments = format!(
        "--seat Ann --seat computer:gambler --seed whole --starter 1 --set target=1500 --save {}",
        file.display()
    );
    let mut terminal = Terminal::start(play(&home, &arguments));
    terminal.wait_for_words(&["FARKLE", "Ann", "Rico", "Roll 6 dice"]);
    let end = play_to_the_end(&mut terminal);
    assert!(end.contains("wins with"), "{end}");
    let game: serde_json::Value = serde_json::from_str(&replayed(&file)).unwrap();
    assert_eq!(game["over"], true);
    let winner = game["winners"][0].as_u64().unwrap() as usize;
    let winner = game["seats"][winner - 1].as_str().unwrap();
    assert!(end.contains(&format!("★  {winner} wins")), "{winner}:\n{end}");
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
    // The screen after the full screen has ended.
    let left = terminal.text().replace('\n', "");
    assert!(left.contains(&format!("{winner} wins with")) && left.contains("farkle replay"), "{left}");
}

#[test]
fn a_game_can_be_played_again_with_new_dice() {
    let home = home();
    let mut terminal =
        Terminal::start(play(&home, "--seat Ann --starter 1 --set target=1000 --pace instant"));
    let end = play_to_the_end(&mut terminal);
    assert!(end.contains("★  Done: Ann") && !end.contains("wins"), "nobody wins against nobody: {end}");
    terminal.press("n");
    // A single player needs no question who starts.
    terminal.wait_for("a new game", |text| text.contains("round 1 ") && !text.contains(OVER));
    terminal.press("r");
    terminal.wait_for("a roll", |text| [MAY_PLAY, GO_ON].iter().any(|words| text.contains(words)));
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
    assert_eq!(fs::read_dir(home.path().join("farkle/games")).unwrap().count(), 2);
}

#[test]
fn a_game_is_set_up_with_keys() {
    let home = home();
    let mut terminal = Terminal::start(play(&home, "--rules walnut"));
    terminal.wait_for_words(&["a new game", "Walnut Studiolo", "Player 1", "Nora"]);
    // Upwards from Play: practice, one more player, the computer player, the first player.
    terminal.press("\x1b[A\x1b[A\x1b[A\x1b[A");
    terminal.press("Zoe\r");
    terminal.wait_for_words(&["Zoe", "◂ computer, calculator ▸"]);
    terminal.press("\x1b[C");
    terminal.wait_for("another temperament", |text| !text.contains("computer, calculator"));
    terminal.press("\x1b[B\x1b[B\x1b[B\r");
    terminal.wait_for("the table", |text| text.contains("Zoe") && text.contains("round 1"));
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
}

#[test]
fn a_game_that_was_killed_in_mid_turn_goes_on_with_the_same_dice() {
    let home = home();
    let arguments = "--seat Ann --seat Ben --seed killed --starter 1 --pace instant";
    let mut terminal = Terminal::start(play(&home, arguments));
    terminal.wait_for_words(&["Roll 6 dice"]);
    terminal.press("r");
    let before = terminal.wait_for_words(&["Bank", MAY_PLAY]);
    terminal.kill();
    let mut terminal = Terminal::start(play(&home, "--continue --pace instant"));
    let after = terminal.wait_for_words(&["Bank", MAY_PLAY]);
    assert_eq!(before, after);
    terminal.press("q");
    terminal.wait_for_end();
}

#[test]
fn the_set_up_offers_the_game_that_was_left() {
    let home = home();
    let mut terminal =
        Terminal::start(play(&home, "--seat Ann --seat Ben --starter 2 --rules walnut --seed killed"));
    terminal.wait_for_words(&["▸ Ben", "Roll 6 dice"]);
    terminal.press("r");
    terminal.wait_for_words(&["Bank"]);
    terminal.press("q");
    terminal.wait_for_end();
    let mut terminal = Terminal::start(play(&home, ""));
    terminal.wait_for_words(&["Continue: Ann, Ben, Walnut Studiolo", "a new game"]);
    terminal.press("\r");
    terminal.wait_for_words(&["▸ Ben", "Walnut Studiolo", "Bank"]);
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
    // The game continued in its own file.
    assert_eq!(fs::read_dir(home.path().join("farkle/games")).unwrap().count(), 1);
}

#[test]
fn a_game_in_which_nobody_has_acted_is_not_kept() {
    let home = home();
    let mut terminal = Terminal::start(play(&home, "--seat Ann --seat Ben --starter 1"));
    terminal.wait_for_words(&["Roll 6 dice"]);
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
    assert!(!terminal.text().contains("Saved in"), "{}", terminal.text());
    assert_eq!(fs::read_dir(home.path().join("farkle/games")).unwrap().count(), 0);
}

#[test]
fn control_c_gives_the_terminal_back_and_the_game_is_saved() {
    let home = home();
    let mut terminal =
        Terminal::start(play_in_shell(&home, "--seat Ann --seat Ben --starter 1 --seed killed"));
    terminal.wait_for_words(&["Roll 6 dice"]);
    assert!(terminal.look(vt100::Screen::alternate_screen));
    terminal.press("r");
    terminal.wait_for_words(&["Bank"]);
    terminal.press("\x03");
    terminal.wait_for_end();
    assert_is_given_back(&terminal);
    assert!(terminal.text().contains("Saved in"), "{}", terminal.text());
    assert!(terminal.text().contains("ended with 130"), "{}", terminal.text());
}

#[test]
fn control_z_gives_the_terminal_back_until_the_game_is_continued() {
    let home = home();
    let script = format!(
        "{} play --seat Ann --starter 1; echo stopped with $?; stty -a; read line; fg; echo ended with $?",
        env!("CARGO_BIN_EXE_farkle")
    );
    let mut shell = command(&home, &["sh", "-m", "-c"], "");
    shell.arg(script);
    let mut terminal = Terminal::start(shell);
    terminal.wait_for_words(&["Roll 6 dice"]);
    terminal.press("\x1a");
    terminal.wait_for_words(&["stopped with 148", " icanon"]);
    assert_is_given_back(&terminal);
    terminal.press("\n");
    terminal.wait_for_words(&["Roll 6 dice", "q quit"]);
    assert!(terminal.look(vt100::Screen::alternate_screen));
    terminal.press("q");
    terminal.wait_for_end();
    assert!(terminal.text().contains("ended with 0"), "{}", terminal.text());
}

#[test]
fn a_request_to_terminate_gives_the_terminal_back() {
    let home = home();
    // The shell prints its process number, so that only this process gets the signal.
    let script = format!(
        "{} play --seat Ann --starter 1 & echo $! > {}/pid; fg; echo ended with $?; stty -a",
        env!("CARGO_BIN_EXE_farkle"),
        home.path().display()
    );
    let mut shell = command(&home, &["sh", "-m", "-c"], "");
    shell.arg(script);
    let mut terminal = Terminal::start(shell);
    terminal.wait_for_words(&["Roll 6 dice"]);
    let pid = fs::read_to_string(home.path().join("pid")).unwrap();
    assert!(std::process::Command::new("kill").arg(pid.trim()).status().unwrap().success());
    terminal.wait_for_end();
    assert_is_given_back(&terminal);
    assert!(terminal.text().contains("ended with 143"), "{}", terminal.text());
}

#[test]
fn control_c_ends_the_score_pad_as_it_ends_a_game_even_where_the_window_is_too_small() {
    let home = home();
    let program = env!("CARGO_BIN_EXE_farkle");
    for words in ["play --seat Ann --starter 1", "pad --seat Ann --starter 1"] {
        let mut terminal = Terminal::start(command(&home, &[program], words));
        terminal.wait_for_words(&["Ann"]);
        terminal.resize(60, 15);
        terminal.wait_for_words(&["needs 80 x 24"]);
        terminal.press("\x03");
        assert_eq!(terminal.wait_for_end().exit_code(), 130, "{words}: {}", terminal.text());
    }
}

/// As before: ordinary screen, visible cursor, no mouse reports, lines with echo.
#[track_caller]
fn assert_is_given_back(terminal: &Terminal) {
    let text = terminal.text();
    assert!(!terminal.look(vt100::Screen::alternate_screen), "{text}");
    assert!(!terminal.look(vt100::Screen::hide_cursor), "{text}");
    assert_eq!(terminal.look(vt100::Screen::mouse_protocol_mode), vt100::MouseProtocolMode::None);
    for flag in [" icanon", " echo "] {
        assert!(text.replace('\n', " ").contains(flag), "{flag}: {text}");
    }
}

#[test]
fn dice_and_buttons_can_be_clicked() {
    let home = home();
    let arguments = "--seat Ann --seat Ben --seed clicks --pace instant";
    let mut terminal = Terminal::start(play(&home, arguments));
    terminal.wait_for_words(&["Who starts?"]);
    terminal.click("2  Ben");
    terminal.wait_for_words(&["▸ Ben", "Roll 6 dice"]);
    terminal.click("Roll 6 dice");
    terminal.wait_for_words(&["Select the dice to set aside"]);
    // The number of the focused die; a second press takes it back.
    terminal.click("◂");
    terminal.wait_for("a selected die", |text| text.contains("leaves 50 on the table"));
    terminal.click("◂");
    terminal.wait_for_words(&["Select the dice to set aside"]);
    terminal.click("best");
    terminal.wait_for("something to bank", |text| text.contains("makes "));
    terminal.click("Bank");
    terminal.wait_for_words(&["Ben banks", "▸ Ann"]);
    terminal.press("q");
    terminal.wait_for_end();
}

#[test]
fn the_window_may_change_its_size_in_mid_game() {
    let home = home();
    let mut terminal = Terminal::start(play(&home, "--seat Ann --starter 1"));
    terminal.wait_for_words(&["Roll 6 dice"]);
    terminal.resize(60, 15);
    terminal.wait_for_words(&["needs 80 x 24", "not 60 x 15"]);
    terminal.resize(120, 40);
    terminal.wait_for_words(&["Roll 6 dice", "to 10,000"]);
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
}

#[test]
fn a_terminal_that_can_do_nothing_gets_lines() {
    let home = home();
    let mut command = play(&home, "--seat Ann --starter 1");
    command.env("TERM", "dumb");
    let mut terminal = Terminal::start(command);
    terminal.wait_for_words(&["Ann, you have 0. Roll?"]);
    assert!(!terminal.look(vt100::Screen::alternate_screen));
    terminal.press("quit\n");
    assert!(terminal.wait_for_end().success());
}

#[test]
fn without_colours_no_cell_has_one() {
    let home = home();
    let coloured = Terminal::start(play(&home, "--seat Ann --starter 1"));
    coloured.wait_for_words(&["Roll 6 dice", "q quit"]);
    assert!(has_colours(&coloured));
    let mut command = play(&home, "--seat Ann --starter 1");
    command.env("NO_COLOR", "1");
    let plain = Terminal::start(command);
    plain.wait_for_words(&["Roll 6 dice", "q quit"]);
    assert!(!has_colours(&plain));
    for mut terminal in [coloured, plain] {
        terminal.press("q");
        terminal.wait_for_end();
    }
}

fn has_colours(terminal: &Terminal) -> bool {
    let coloured = |cell: &vt100::Cell| {
        cell.fgcolor() != vt100::Color::Default || cell.bgcolor() != vt100::Color::Default
    };
    terminal.look(|screen| {
        let cells = (0..24).flat_map(|y| (0..80).filter_map(move |x| screen.cell(y, x)));
        cells.into_iter().any(coloured)
    })
}

#[test]
fn the_program_ends_when_its_terminal_is_closed() {
    let home = home();
    terminal::start_and_close(play(&home, "--seat Ann --seat Ben"), "FARKLE");
}
