//! The pictures in the README. Tests draw them from the program, so they are never out of date.

use crate::pad;
use crate::picture::{NIGHT, svg};
use crate::story::{SMALL, Story, look, rules};
use farkle_terminal::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::fs;
use std::path::Path;

/// Four rounds of three players, and a turn that waits for a decision.
const EVENTS: &str = "@1 \
    n 144456 1444= n 223346 n 111456 111= \
    n 135526 1+ 55234 55+ 134 1= n 123456 123456= n 444166 4441= \
    n 111146 1111+ 23 n 555126 5551= n 333126 3331= \
    n 111255 11155= n 155266 155= n 112346 11+ 2336 \
    n 112346 1+ 13336";

fn story() -> Story {
    Story::of(rules("classic", &[]), &["Ann", "Ben", "Rico:gambler"], EVENTS)
}

#[test]
fn the_picture_in_the_readme_shows_the_game_as_it_is() {
    // A tap on one of three 3s selects all of them. Their position is random.
    let has_three_threes = |key: &char| story().keys(&key.to_string()).screen(SMALL).contains("100 + 300");
    let key = "12345".chars().find(has_three_threes).unwrap();
    let title = "Farkle in the terminal: three 3s are selected; roll two dice, or bank 400";
    let picture = story().keys(&format!("o{key}")).picture(Theme::Dark, SMALL, title);
    is_as_kept("terminal.svg", &picture);
}

#[test]
fn the_picture_of_the_pad_shows_it_as_it_is() {
    let mut app = pad::app(&["Ann", "Ben", "Cleo"], "650\nx800\n500\n1200\nx");
    app.dress(look(Theme::Dark));
    let mut cells = Buffer::empty(Rect::new(0, 0, SMALL.0, SMALL.1));
    app.draw(&mut cells);
    is_as_kept(
        "pad.svg",
        &svg(&cells, NIGHT, "The score pad for real dice: three players, in the second round"),
    );
}

#[track_caller]
fn is_as_kept(name: &str, picture: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures").join(name);
    if std::env::var_os("FARKLE_GOLDEN").is_some_and(|value| value == "write") {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        return fs::write(file, picture).unwrap();
    }
    let kept = fs::read_to_string(file).unwrap_or_default();
    assert!(kept == picture, "docs/pictures/{name} is out of date: `cargo xtask golden` draws it anew");
}
