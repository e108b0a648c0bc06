//! The score pad on the full screen.

use crate::story::{LARGE, SMALL, look, rules};
use farkle_client::pad::Pad;
use farkle_rules::Seat;
use farkle_terminal::pad::{PadApp, PadKeeper};
use farkle_terminal::{Input, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

pub(crate) fn app(names: &[&str], keys: &str) -> PadApp {
    let mut pad = Pad::new(rules("playmonster", &[]), names.iter().copied()).unwrap();
    pad.start(Seat::FIRST).unwrap();
    pressed(pad, keys)
}

/// The screen of a pad after these keys.
fn pressed(pad: Pad, keys: &str) -> PadApp {
    let mut app = PadApp::new(PadKeeper::new(pad, None, None), look(Theme::Plain));
    for key in keys.chars() {
        app.handle(match key {
            '\n' => Input::Enter,
            '^' => Input::Up,
            '\t' => Input::Tab,
            '!' => Input::Escape,
            '#' => Input::Delete,
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

/// The words on the smallest screen, without line breaks.
fn words(app: &PadApp) -> String {
    screen(app, SMALL).split_whitespace().collect::<Vec<_>>().join(" ")
}

const FOUR: &[&str] = &["Ann", "Ben", "Cleo", "Dan"];

#[test]
fn scores_are_read_across_a_table_and_what_was_said_stands_below() {
    looks_like(app(FOUR, "650\nx800\n500\n1200\nx"), "pad");
}

#[test]
fn what_the_rules_forbid_is_said_and_can_be_counted_anyway() {
    looks_like(app(FOUR, "350\n"), "pad, refused");
    let counted = app(FOUR, "350\nanyway\n");
    assert_eq!(counted.keeper().pad().game().mover(), Seat::new(1).unwrap());
    assert!(screen(&counted, SMALL).contains("350!"));
}

#[test]
fn twelve_players_with_like_names_stay_apart_and_no_result_is_cut() {
    let names: Vec<String> = (1..=12).map(|number| format!("Player {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let screen = screen(&app(&names, "10060\nanyway\n"), SMALL);
    assert!(screen.contains("10060!"), "{screen}");
    for number in 1..=12 {
        let name = |word: &str| word.starts_with("Pl") && word.ends_with(&format!("…{number}"));
        assert!(screen.split_whitespace().any(name), "{number}:\n{screen}");
    }
}

#[test]
fn an_earlier_line_is_selected_and_changed() {
    let selected = app(FOUR, "650\nx800\n^^");
    assert!(screen(&selected, SMALL).contains("Line 3: Ben, farkle."), "{}", screen(&selected, SMALL));
    let edited = app(FOUR, "650\nx800\n^^\n550\n");
    assert!(screen(&edited, SMALL).contains("550"));
    let undone = app(FOUR, "650\nx800\n^^\n550\nz");
    assert_eq!(undone.keeper().pad().game(), app(FOUR, "650\nx800\n").keeper().pad().game());
}

#[test]
fn a_turn_roll_by_roll_and_all_that_can_be_said() {
    looks_like(app(FOUR, "d234566\nkeep 5 roll\nd14446\n"), "pad, roll by roll");
    looks_like(app(FOUR, "?"), "pad, help");
}

#[test]
fn what_no_turn_has_brought_has_a_row_of_its_own() {
    let app = app(FOUR, "650\nx800\n500\ncorrect Ann -500\njoin Eve 400\n600\n");
    let shown = screen(&app, SMALL);
    assert!(shown.contains("correction -500") && shown.contains("joined with 400"), "{shown}");
    let row = |word: &str| shown.lines().position(|line| line.contains(word)).unwrap();
    let second = shown.lines().position(|line| line.trim_start().starts_with("2    ")).unwrap();
    assert!(row("correction") < row("joined with") && row("joined with") < second, "{shown}");
    looks_like(app, "pad, corrected");
}

#[test]
fn whoever_has_left_keeps_the_name_and_may_be_brought_back() {
    let left = app(FOUR, "650\nx800\n500\nleave Ben\n");
    let shown = screen(&left, SMALL);
    assert!(shown.contains("has left") && shown.matches("2 Ben").count() == 2, "{shown}");
    let back = app(FOUR, "650\nx800\n500\nleave Ben\nremove 6\n");
    assert!(words(&back).contains("Changed."), "{}", words(&back));
    assert!(back.keeper().pad().game().is_present(Seat::new(1).unwrap()));
    let kept = app(FOUR, "650\nremove 1\n");
    assert!(words(&kept).contains("line 1, so it can't be removed; undo takes back"), "{}", words(&kept));
}

#[test]
fn turns_that_go_to_others_are_named_before_and_after() {
    let before = words(&app(FOUR, "650\nx800\n500\ninsert 3 farkle"));
    let turns = "Ben’s farkle to Cleo, Cleo’s 800 to Dan, Dan’s 500 to Ann.";
    let says =
        format!("Enter: inserts a turn before line 3 (Ben, farkle). 3 later turns go to others: {turns}");
    assert!(before.contains(&says), "{before}");
    let after = words(&app(FOUR, "650\nx800\n500\ninsert 3 farkle\n"));
    assert!(after.contains(&format!("3 later turns now belong to others: {turns} undo takes")), "{after}");
    let before = words(&app(FOUR, "650\nx800\nremove 3"));
    let says = "Enter: removes line 3 (Ben, farkle). 1 later turn goes to another player: Cleo’s 800 to Ben.";
    assert!(before.contains(says), "{before}");
    let edit = words(&app(FOUR, "650\nx800\nedit 3 600"));
    assert!(edit.contains("Enter: changes line 3 (Ben, farkle).") && !edit.contains("later"), "{edit}");
}

#[test]
fn no_way_is_proposed_that_is_refused() {
    let rolled = words(&app(FOUR, "d112345\n"));
    assert!(rolled.contains("keep 5 roll.") && !rolled.contains("keep 115 bank"), "{rolled}");
    let asked = words(&app(FOUR, "d112345\nkeep 11\n"));
    assert!(asked.contains("Set aside: keep 11 roll."), "{asked}");
    let enough = words(&app(FOUR, "d111155\n"));
    assert!(enough.contains(" bank, or keep 5 roll."), "{enough}");
}

#[test]
fn who_starts_is_said_by_name_or_number_whatever_the_first_letter() {
    let pad = || Pad::new(rules("classic", &[]), ["Ann", "Dora", "xaver", "Zoe"]).unwrap();
    for (keys, seat) in [("Zoe\n", 3), ("dora\n", 1), ("xaver\n", 2), ("2\n", 1), ("start Ann\n", 0)] {
        let app = pressed(pad(), keys);
        assert_eq!(app.keeper().pad().game().mover().index(), seat, "{keys}: {}", words(&app));
        assert!(words(&app).contains("Points, x for a farkle"), "{keys}: {}", words(&app));
    }
    assert!(words(&pressed(pad(), "")).contains("Who starts? Say the name or the number."));
    let wrong = words(&pressed(pad(), "650\n"));
    assert!(wrong.contains("Say first who starts: Ann, Dora, xaver or Zoe."), "{wrong}");
    for (typed, answer) in [
        ("redoo\n", "'redoo' is unknown here. Did you mean redo?"),
        ("rename Zoe\n", "rename needs a new name: rename Zoe Benny."),
        ("Xavr\n", "Say first who starts"),
        ("Cleo\n", "Say first who starts"),
        ("farkle\n", "Say first who starts"),
    ] {
        let answered = words(&pressed(pad(), typed));
        assert!(answered.contains(answer), "{typed}: {answered}");
    }
    // No key acts at once, so the screen names the word that undoes.
    let renamed = "rename Zoe Zora\n";
    assert!(words(&pressed(pad(), renamed)).contains(":undo"));
    let undone = pressed(pad(), &format!("{renamed}:undo\n"));
    assert_eq!(undone.keeper().pad().names(), pad().names());
}

#[test]
fn no_two_results_of_twelve_players_touch() {
    let names: Vec<String> = (1..=12).map(|number| format!("Player {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let shown = words(&app(&names, "500\nx10000\n"));
    assert!(shown.contains("500 F 10000"), "{shown}");
}

#[test]
fn the_winner_and_the_next_game() {
    let won = app(&["Ann", "Ben"], "10000\nx");
    assert!(screen(&won, SMALL).contains("★ 1 Ann"));
    let next = app(&["Ann", "Ben"], "10000\nxnext\n");
    assert!(!next.is_over());
    assert!(!next.keeper().pad().game().is_over());
    assert!(app(&["Ann", "Ben"], "10000\nxquit\n").is_over());
    let undone = app(&["Ann", "Ben"], "10000\nxundo\n");
    assert!(!undone.keeper().pad().game().is_over());
}

#[test]
fn whatever_keys_are_pressed_the_pad_stays_on_its_feet() {
    let keys =
        "650\n^\n9\nx\n?\n<<x^^+ f\n#d123\nk9 x\nj\nn\t\t\ns\nr\nu\nzzzza\n12345678901234567890\n:\t\t^^\n";
    let app = app(&["Ann"], keys);
    let _ = screen(&app, (10, 3));
    let _ = screen(&app, (80, 24));
    let many: Vec<&str> = vec!["A long name that goes on"; 12];
    let _ = screen(&self::app(&many, "650\n"), SMALL);
}

/// The commands that the help names, as they stand there.
fn named_in_the_help() -> Vec<String> {
    let help = screen(&app(FOUR, "?"), (80, 60));
    let lines = help
        .lines()
        .map(str::trim)
        .skip_while(|line| !line.starts_with("650 "))
        .filter(|line| !line.is_empty());
    let commands = lines.flat_map(|line| {
        let columns = line.split("  ").next().unwrap_or_default();
        columns.split(", ").map(str::to_string).collect::<Vec<_>>()
    });
    commands.chain(["650/2", "toxic", "nothing", "won", "f"].map(String::from)).collect()
}

#[test]
fn everything_that_the_help_names_can_be_typed_as_it_stands_there() {
    let commands = named_in_the_help();
    assert!(commands.len() > 28 && commands.contains(&"join Cleo 500".to_string()), "{commands:?}");
    for command in commands {
        let typed = screen(&app(FOUR, &command), SMALL);
        assert!(typed.contains(&format!("› {command}▏")), "{command}:\n{typed}");
        let sent = screen(&app(FOUR, &format!("{command}\n")), SMALL);
        assert!(!sent.contains("is unknown"), "{command}:\n{sent}");
        // Nothing has happened before Enter.
        assert_eq!(app(FOUR, &command).keeper().pad().lines().len(), 1, "{command}");
    }
}

#[test]
fn a_farkle_is_one_key_and_so_is_its_undoing() {
    let booked = app(FOUR, "650\nx");
    assert!(screen(&booked, SMALL).contains("Farkle! Ben scores nothing. z takes it back."));
    assert!(screen(&booked, SMALL).contains("x farkle  z undo"));
    assert_eq!(app(FOUR, "650\nxz").keeper().pad().game(), app(FOUR, "650\n").keeper().pad().game());
}

#[test]
fn what_a_line_will_do_is_said_before_it_is_done() {
    for (keys, words) in [
        ("650", "Enter: Ann banks 650"),
        ("350", "150 more to get on the board"),
        ("roll", "roll needs the dice"),
        ("join Eve 500", "Enter: Eve joins with 500."),
        ("re", "Tab: redo, remove"),
        (":", "Tab goes through all words."),
        ("650\nundo", "Enter: takes back: Ann, 650."),
        ("quit", "Enter: leaves the pad."),
    ] {
        let screen = screen(&app(FOUR, keys), SMALL);
        assert!(screen.contains(words), "{keys}:\n{screen}");
    }
}

#[test]
fn words_and_players_are_completed_and_earlier_lines_come_back() {
    for (keys, line) in [
        ("far\t", "farkle"),
        ("re\t\t", "remove "),
        ("start B\t", "start Ben"),
        ("keep 11 b\t", "keep 11 bank"),
        ("650\n:^", "650"),
        ("650\nsheet\n!:^^", "650"),
    ] {
        let screen = screen(&app(FOUR, keys), SMALL);
        assert!(screen.contains(&format!("› {line}▏")), "{keys}:\n{screen}");
    }
    assert!(screen(&app(FOUR, "65!"), SMALL).contains("Ann has 0."));
}

#[test]
fn target_round_and_points_to_go_are_shown() {
    let screen = screen(&app(FOUR, "650\n"), SMALL);
    for words in ["round 1", "to 10,000", "9,350 to go"] {
        assert!(screen.contains(words), "{words}:\n{screen}");
    }
}

#[test]
fn twelve_players_have_numbers_and_all_are_seen_on_the_smallest_screen() {
    let names = [
        "Annabel",
        "Benjamin",
        "Cleo",
        "Dan",
        "Eve",
        "Finn",
        "Gus",
        "Ida",
        "Jon",
        "Kim",
        "Lea",
        "Maximilian",
    ];
    let turns: String = (0..12).map(|turn| format!("{}\n", 1000 + 50 * turn)).collect();
    let screen = screen(&app(&names, &turns), SMALL);
    for (i, name) in names.iter().enumerate() {
        let shown: String = format!("{} {name}", i + 1).chars().take(8).collect();
        assert!(screen.contains(&shown), "{shown}:\n{screen}");
        let turn = (1000 + 50 * i).to_string();
        let turn = format!("{},{}", &turn[..1], &turn[1..]);
        assert!(screen.matches(&turn).count() >= 2, "{turn}, score and sheet:\n{screen}");
        let left = 10_000 - (1000 + 50 * i);
        let left = format!("{},{:03} left", left / 1000, left % 1000);
        assert!(screen.contains(&left), "{left}:\n{screen}");
    }
}

#[test]
fn a_long_sheet_scrolls_and_says_so() {
    let turns = "500\n".repeat(30);
    let top = screen(&app(FOUR, &format!("{turns}sheet\n")), SMALL);
    assert!(top.contains("lines 1 to 23 of 35") && top.contains("1. Ann starts"), "{top}");
    let mut end = app(FOUR, &format!("{turns}sheet\n"));
    (0..99).for_each(|_| end.handle(Input::Down));
    assert!(screen(&end, SMALL).contains("31. round 8, Ben"), "{}", screen(&end, SMALL));
    let taller = (80, 30);
    (0..9).for_each(|_| end.handle(Input::Down));
    let last = screen(&end, taller);
    end.handle(Input::Up);
    assert_ne!(screen(&end, taller), last, "no key is lost beyond the end");
    end.handle(Input::Escape);
    assert!(screen(&end, SMALL).contains("Cleo has"));
}

#[test]
fn where_the_screen_is_too_small_no_key_but_q_does_anything() {
    let mut app = app(FOUR, "650\n");
    let before = app.keeper().pad().clone();
    assert!(screen(&app, (60, 20)).contains("press q"));
    for key in [Input::Char('x'), Input::Char('5'), Input::Enter] {
        app.handle(key);
    }
    assert!(*app.keeper().pad() == before && !app.is_over());
    assert!(screen(&app, SMALL).contains("Ann banks 650"));
    screen(&app, (60, 20));
    app.handle(Input::Char('q'));
    assert!(app.is_over());
}

#[test]
fn a_pad_that_cannot_be_saved_says_so_at_once_with_reason_and_path() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.pad");
    let mut pad = Pad::new(rules("playmonster", &[]), ["Ann", "Ben"]).unwrap();
    pad.start(Seat::FIRST).unwrap();
    let keeper = PadKeeper::new(pad, Some(farkle_terminal::SaveFile::at(&path)), None);
    let mut app = PadApp::new(keeper, look(Theme::Plain));
    assert!(!screen(&app, SMALL).contains("can't be saved"));
    folder.close().unwrap();
    "650\n".chars().for_each(|key| app.handle(if key == '\n' { Input::Enter } else { Input::Char(key) }));
    let said = screen(&app, SMALL);
    assert!(said.contains("This pad can't be saved in"), "{said}");
    let words: String = said.split_whitespace().collect();
    assert!(words.contains("evening.pad:itsdirectoryisgone."), "{said}");
    assert!(said.contains("Ann banks 650"), "{said}");
}
