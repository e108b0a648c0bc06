//! The picture in the README. A test draws it from the game, so it is never out of date.

use crate::story::{SMALL, Story, rules};
use farkle_terminal::Theme;
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
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/terminal.svg");
    if std::env::var_os("FARKLE_GOLDEN").is_some_and(|value| value == "write") {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        return fs::write(file, picture).unwrap();
    }
    let kept = fs::read_to_string(file).unwrap();
    assert!(kept == picture, "docs/pictures/terminal.svg is out of date: `cargo xtask golden` draws it anew");
}
