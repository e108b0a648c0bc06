//! The score pad on the full screen.

use crate::story::{LARGE, SMALL, look, rules};
use farkle_client::pad::Pad;
use farkle_rules::Seat;
use farkle_terminal::pad::{PadApp, PadKeeper};
use farkle_terminal::{Input, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

fn app(names: &[&str], keys: &str) -> PadApp {
    let mut pad = Pad::new(rules("playmonster", &[]), names.iter().copied()).unwrap();
    pad.start(Seat::FIRST).unwrap();
    let mut app = PadApp::new(PadKeeper::new(pad, None, None), look(Theme::Plain));
    for key in keys.chars() {
        app.handle(match key {
            '\n' => Input::Enter,
            '^' => Input::Up,
            '<' => Input::Backspace,
            key => Input::Char(key),
        });
    }
    app
}

fn screen(app: &PadApp, (width, height): (u16, u16)) -> String {
    let mut cells = Buffer::empty(Rect::new(0, 0, width, height));
    app.draw(&mut cells);
    let line = |y| (0..width).map(|x| cells[(x, y)].symbol()).collect::<String>().trim_end().to_string();
    (0..height).map(line).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn looks_like(mut app: PadApp, name: &str) {
    let small = screen(&app, SMALL);
    app.dress(look(Theme::Dark));
    let screens = format!("80 x 24\n{small}\n\n120 x 40\n{}", screen(&app, LARGE));
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, screens);
    });
}

const FOUR: &[&str] = &["Ann", "Ben", "Cleo", "Dan"];

#[test]
fn scores_are_read_across_a_table_and_what_was_said_stands_below() {
    looks_like(app(FOUR, "650\nf800\n500\n1200\nf"), "pad");
}

#[test]
fn what_the_rules_forbid_is_said_and_can_be_counted_anyway() {
    looks_like(app(FOUR, "350\n"), "pad, refused");
    let counted = app(FOUR, "350\na");
    assert_eq!(counted.keeper().pad().game().mover(), Seat::new(1).unwrap());
    assert!(screen(&counted, SMALL).contains("350!"));
}

#[test]
fn an_earlier_line_is_selected_and_changed() {
    let selected = app(FOUR, "650\nf800\n^^");
    assert!(screen(&selected, SMALL).contains("Line 3: Ben, farkle."), "{}", screen(&selected, SMALL));
    let edited = app(FOUR, "650\nf800\n^^e550\n");
    assert!(screen(&edited, SMALL).contains("550"));
    let undone = app(FOUR, "650\nf800\n^^e550\nu");
    assert_eq!(undone.keeper().pad().game(), app(FOUR, "650\nf800\n").keeper().pad().game());
}

#[test]
fn a_turn_roll_by_roll_and_all_that_can_be_said() {
    looks_like(app(FOUR, "d234566\nk5 roll\nd14446\n"), "pad, roll by roll");
    looks_like(app(FOUR, "?"), "pad, help");
}

#[test]
fn the_winner_and_the_next_game() {
    let won = app(&["Ann", "Ben"], "10000\nf");
    assert!(screen(&won, SMALL).contains("★ Ann"));
    let next = app(&["Ann", "Ben"], "10000\nfnext\n<<<<");
    assert!(!next.is_over());
}

#[test]
fn whatever_keys_are_pressed_the_pad_stays_on_its_feet() {
    let keys = "650\n^e9\nx\n?\n<<f^^i f\nd123\nk9 x\nj\nn\ns\nr\nu\nuuuua\n12345678901234567890\n";
    let app = app(&["Ann"], keys);
    let _ = screen(&app, (10, 3));
    let _ = screen(&app, (80, 24));
    let many: Vec<&str> = vec!["A long name that goes on"; 12];
    let _ = screen(&self::app(&many, "650\n"), SMALL);
}
