//! The score pad: the sources' turns, corrections, and whatever people do in whatever order.

use farkle_client::pad::{Edit, Pad, PadLine, RollBrings, better_set_aside, overruled};
use farkle_rules::{Entry, Event, Phase, Points, RuleSet, RuleSetDraft, Seat, Then, TurnResult};
use proptest::prelude::*;

fn rules(preset: &str, settings: &[(&str, &str)]) -> RuleSet {
    let mut draft = RuleSetDraft::preset(preset).unwrap();
    settings.iter().for_each(|(key, value)| draft.set(key, value).unwrap());
    RuleSet::try_from(draft).unwrap()
}

fn pad(preset: &str, settings: &[(&str, &str)], tokens: &str) -> Pad {
    let mut pad = Pad::new(rules(preset, settings), ["Ann", "Ben"]).unwrap();
    for token in tokens.split_whitespace() {
        pad.add(token.parse().unwrap()).unwrap_or_else(|error| panic!("{token}: {error}"));
    }
    pad
}

fn scores(pad: &Pad) -> Vec<i32> {
    pad.game().all_sides().map(|side| pad.game().score(side).0).collect()
}

fn line(text: &str) -> PadLine {
    text.parse().unwrap()
}

#[test]
fn the_sample_turn_of_the_leaflet_comes_to_950() {
    let pad = pad("playmonster", &[], "@1 n 234566 5+ 14446 1444+ 1 1+ 233366 333=");
    assert_eq!(scores(&pad), [950, 0]);
}

#[test]
fn the_sample_turn_of_the_expanded_summary_comes_to_250_which_does_not_open() {
    let mut pad = pad("playmonster-expanded", &[], "@1 n 123456 5+ 12255");
    let better = better_set_aside(pad.rules(), "123456".parse().unwrap(), "5".parse().unwrap()).unwrap();
    assert_eq!((better.points, better.dice.len()), (Points(1500), 6), "the roll was a straight");
    let wrong = Event::SetAside { dice: "1555".parse().unwrap(), then: Then::Roll };
    assert_eq!(
        pad.add(wrong).unwrap_err().to_string(),
        "1555 is not part of the roll 12255: only dice of this roll can be set aside."
    );
    let bank = Event::SetAside { dice: "155".parse().unwrap(), then: Then::Bank };
    let refused = pad.add(bank).unwrap_err();
    assert_eq!(refused.to_string(), "250 more to get on the board: the first bank must be at least 500.");
}

#[test]
fn examples_of_the_other_sources_come_to_their_totals() {
    for (preset, tokens, total) in [
        ("classic", "@1 n 124555 1555=", 600),
        ("classic", "@1 n 122556 155=", 200),
        ("classic", "@1 n 122346 1+ 11346 11=", 300),
        ("walnut", "@1 n 113335 113335+ 122346 1=", 650),
        ("walnut", "@1 n 444236 444+ 446 x", -1),
        ("wikihow", "@1 n 123335 13335=", 450),
    ] {
        let mut pad =
            Pad::new(rules(preset, &[("opening_score", "0"), ("minimum_bank", "0")]), ["A", "B"]).unwrap();
        let done = tokens.split_whitespace().try_for_each(|token| pad.add(token.parse().unwrap()));
        if total >= 0 {
            done.unwrap();
            assert_eq!(scores(&pad)[0], total, "{preset} {tokens}");
        } else {
            assert_eq!(scores(&pad)[0], 0, "4s of two rolls never combine: that was a farkle");
        }
    }
}

#[test]
fn a_bank_that_the_rules_forbid_is_refused_and_marked_when_the_table_lets_it_pass() {
    let mut pad = pad("playmonster", &[], "@1");
    let entry = Entry::banked(Points(350));
    assert!(pad.enter(entry).is_err());
    pad.enter(overruled(entry)).unwrap();
    assert_eq!(scores(&pad), [350, 0]);
    assert!(pad.lines().last().unwrap().is_overruled());
}

#[test]
fn undo_and_redo_go_all_the_way_back_and_forth() {
    let mut pad = pad("classic", &[], "@1 =500 farkle n 124555 1555=");
    let full = pad.clone();
    let mut steps = 0;
    while pad.undo() {
        steps += 1;
    }
    assert_eq!((steps, pad.lines().len()), (6, 0));
    while pad.redo() {}
    assert_eq!(pad, full);
}

#[test]
fn a_changed_line_changes_everything_after_it() {
    // Three farkles in a row of Ann cost 1,000; one of them was a mistake.
    let mut pad = pad("classic", &[("three_farkles", "1000")], "@1 farkle =500 farkle =500 farkle =500");
    assert_eq!(scores(&pad), [-1000, 1500]);
    pad.replace(3, line("=400")).unwrap();
    assert_eq!(scores(&pad), [400, 1500]);
    pad.undo();
    assert_eq!(scores(&pad), [-1000, 1500]);
}

#[test]
fn a_later_line_that_the_rules_now_refuse_stays_with_a_warning() {
    let mut pad = pad("playmonster", &[], "@1 =500 farkle =100");
    pad.replace(1, line("farkle")).unwrap();
    let last = pad.lines().last().unwrap();
    assert_eq!(
        last.warning.as_ref().unwrap().to_string(),
        "400 more to get on the board: the first bank must be at least 500."
    );
    assert!(last.is_overruled());
    assert_eq!(scores(&pad), [100, 0]);
}

#[test]
fn a_line_that_is_corrected_with_its_dice_left_over_leaves_the_next_turn_as_it_was() {
    let piggyback = [("leftover_dice", "piggyback")];
    let mut pad = pad("classic", &piggyback, "@1 =500/2 t 15 15=");
    assert_eq!((scores(&pad), pad.lines()[1].left_over), (vec![500, 650], 2));
    pad.replace(1, line("=550/2")).unwrap();
    assert_eq!(scores(&pad), [550, 700], "Ben took over what Ann has banked, whatever that was");
    assert_eq!(pad.lines()[2].warning, None);
    // Where the number of dice was wrong, what Ben has banked stays as well, with a warning.
    pad.replace(1, line("=550/3")).unwrap();
    assert_eq!(scores(&pad), [550, 700]);
    assert!(pad.lines()[2].warning.is_some());
    // Where there was nothing to take over, Ben has what Ben rolled.
    pad.replace(1, line("farkle")).unwrap();
    assert_eq!(scores(&pad), [0, 150]);
}

#[test]
fn a_turn_says_how_many_dice_it_left_over_however_it_was_entered() {
    for (tokens, left_over) in [
        ("@1 =500/3", 3),
        ("@1 farkle", 0),
        ("@1 n 144422 1444=", 2),
        ("@1 n 144422 1444+ 15 15=", 0),
        ("@1 n 144422 1444+ 23", 2),
        ("@1 n 223446", 6),
    ] {
        let pad = pad("classic", &[("leftover_dice", "high-stakes")], tokens);
        assert_eq!(pad.lines()[1].left_over, left_over, "{tokens}");
        let dice = pad.game().leftover().map_or(0, |leftover| leftover.dice);
        assert_eq!(dice, left_over, "{tokens}: the engine agrees");
    }
}

#[test]
fn a_turn_that_the_rules_now_refuse_leaves_its_dice_over_all_the_same() {
    let opening = [("leftover_dice", "piggyback"), ("opening_score", "500")];
    let mut pad = pad("classic", &opening, "@1 =500 =500 n 144422 1444= t 15 1=");
    assert_eq!(scores(&pad), [1000, 1100]);
    // Ann had not opened: her 500 by dice does open now; Ben takes over what she leaves.
    pad.replace(1, line("farkle")).unwrap();
    assert_eq!(scores(&pad), [500, 1100]);
    // And by a warning on her line (a turn that was no legal roll) the dice stay with it.
    pad.replace(3, line("n 144422 144=")).unwrap();
    assert!(pad.lines()[3].warning.is_some());
    assert_eq!(pad.lines()[3].left_over, 3);
}

#[test]
fn names_from_a_file_show_what_they_say() {
    let text = pad("classic", &[], "@1 =500").to_string().replace("seat: Ann", "seat: An\u{202E}n\u{200B}");
    let pad: Pad = text.parse().unwrap();
    assert_eq!(pad.names(), ["Ann", "Ben"]);
    assert_eq!(pad.to_string().parse::<Pad>().unwrap(), pad);
}

#[test]
fn a_forgotten_turn_is_put_in_and_the_turns_after_it_move_on() {
    let mut pad = pad("classic", &[], "@1 =100 =200 =300 =400");
    pad.insert(3, line("farkle")).unwrap();
    assert_eq!(scores(&pad), [500, 500], "100 and 200 stay, and Ann and Ben have changed places after them");
    pad.remove(3).unwrap();
    assert_eq!(scores(&pad), [400, 600]);
}

#[test]
fn lines_after_the_end_of_the_game_are_kept_but_do_not_count() {
    let mut pad = pad("classic", &[], "@1 =500 =500 =700");
    pad.replace(1, line("=10000")).unwrap();
    assert!(pad.game().is_over());
    assert_eq!(pad.lines_after_the_end(), 2);
    pad.undo();
    assert_eq!((pad.lines_after_the_end(), scores(&pad)), (0, vec![1200, 500]));
}

#[test]
fn players_join_leave_and_are_renamed() {
    let mut pad = pad("classic", &[], "@1 =500");
    pad.join("Cleo, \"the late\"", Points::ZERO).unwrap();
    pad.add("=200".parse().unwrap()).unwrap();
    assert_eq!(pad.game().mover(), Seat::new(2).unwrap());
    pad.enter(Entry::Left(Seat::new(1).unwrap())).unwrap();
    pad.rename(Seat::FIRST, "Anna").unwrap();
    for token in ["=300", "farkle"] {
        pad.add(token.parse().unwrap()).unwrap();
    }
    assert_eq!(pad.names(), ["Anna", "Ben", "Cleo, \"the late\""]);
    assert_eq!(pad.game().mover(), Seat::new(2).unwrap(), "Ben's turn is passed over");
    assert!(pad.csv().contains("\"Cleo, \"\"the late\"\"\",banked,300"), "{}", pad.csv());
    assert_eq!(pad.record().replay().unwrap().game, *pad.game());
}

#[test]
fn the_table_file_has_everything_that_changes_a_score() {
    let mut pad = pad("classic", &[], "@1 =500 =300");
    pad.join("Cleo", Points(500)).unwrap();
    let ann = pad.game().side(Seat::FIRST);
    pad.enter(Entry::Corrected { side: ann, points: Points(-500) }).unwrap();
    pad.enter(Entry::Left(Seat::new(1).unwrap())).unwrap();
    pad.enter(Entry::banked(Points(200))).unwrap();
    let rows = ["1,Ann,banked,500,0,500,no", "1,Ben,banked,300,0,300,no", ",Cleo,joined,500,0,500,no"];
    let more = [",Ann,corrected,-500,0,0,no", ",Ben,left,0,0,300,no"];
    let csv = pad.csv();
    assert!(csv.contains(&[rows.as_slice(), &more].concat().join("\n")), "{csv}");
}

#[test]
fn a_name_that_looks_like_a_formula_is_text_in_the_table_file() {
    let mut pad = Pad::new(rules("classic", &[]), ["=1+1", "Ben"]).unwrap();
    pad.start(Seat::FIRST).unwrap();
    pad.enter(Entry::FARKLED).unwrap();
    assert!(pad.csv().contains(",'=1+1,farkle"));
}

#[test]
fn a_pad_may_begin_and_end_its_lines_as_windows_does() {
    let good = pad("classic", &[], "@1 =500");
    let text = format!("\u{feff}{}", good.to_string().replace('\n', "\r\n"));
    assert_eq!(text.parse::<Pad>().unwrap(), good);
}

#[test]
fn bad_pad_files_are_refused_with_the_line_and_the_reason() {
    let good = pad("classic", &[], "@1 =500").to_string();
    for (text, reason) in [
        ("nonsense".to_string(), "not a score pad"),
        (good.replace("farkle pad 1", "farkle pad 2"), "a newer Farkle wrote it; update to read it"),
        (good.replace("code: F1", "code: X1"), "code: "),
        (good.replace("seat: Ann", "chair: Ann"), "line 4: 'chair: Ann' means nothing"),
        (good.replace("add =500", "add =five"), "line 9: '=five' is not an event"),
        (good.replace("add =500", "ad =500"), "line 9: 'ad =500' is not an edit"),
        (good.replace("seat: Ann\n", "").replace("seat: Ben\n", ""), "0 players"),
    ] {
        let error = text.parse::<Pad>().unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
}

/// Something that a person might do with a pad, given by numbers.
fn deed(pad: &mut Pad, (what, a, b): (u8, u8, u16)) {
    let count = pad.lines().len() + pad.lines_after_the_end();
    let at = usize::from(a) % count.max(1);
    let points = Points(i32::from(b) % 40 * 50);
    let result = [
        TurnResult::Banked(points),
        TurnResult::Banked(Points(1000)),
        TurnResult::Farkled,
        TurnResult::Farkled,
        TurnResult::ToxicTwos,
    ][usize::from(b / 40) % 5];
    let entry = Entry::Turn { result, left_over: a % 3, overruled: false };
    let text =
        ["n 124555 1555=", "n 222345 5+ 22246", "n 123456 123456+ 223446", "farkle", "n 2233", "=1500"];
    let new = if b % 2 == 0 { PadLine::of(entry) } else { line(text[usize::from(b / 2) % text.len()]) };
    // What makes no sense at the moment is refused; people see why and go on.
    let _ = match what % 16 {
        0 => pad.replace(at, new),
        1 => pad.insert(usize::from(a) % (count + 1), new),
        2 => pad.remove(at),
        3 => pad.join("Cleo", points),
        4 => pad.enter(Entry::Left(Seat::new(usize::from(a) % 4).unwrap())),
        5 => pad.rename(Seat::new(usize::from(a) % 3).unwrap(), "Dora"),
        6 | 7 => {
            pad.undo();
            Ok(())
        }
        8 => {
            pad.redo();
            Ok(())
        }
        9 => {
            pad.discard_turn();
            Ok(())
        }
        10 => roll_by_roll(pad, b),
        11 => pad.enter(overruled(entry)),
        _ => pad.enter(entry),
    };
}

/// One step of a turn that is entered with its dice.
fn roll_by_roll(pad: &mut Pad, b: u16) -> Result<(), farkle_client::pad::PadError> {
    let event = match pad.game().phase() {
        Phase::Rolling { dice } => {
            let faces = (0..dice).map(|i| b'1' + ((b >> (2 * i)) % 6) as u8).collect::<Vec<_>>();
            Event::Rolled(String::from_utf8(faces).unwrap().parse().unwrap())
        }
        _ => match pad.game().legal_actions().nth(usize::from(b) % 3) {
            Some(action) => pad.game().decide(action).unwrap(),
            None => return Ok(()),
        },
    };
    pad.add(event)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]
    #[test]
    fn whatever_was_done_in_whatever_order_the_pad_is_as_if_its_lines_had_been_entered_at_once(
        preset in prop::sample::select(vec!["classic", "playmonster", "walnut", "zilch", "kcd", "wikihow"]),
        deeds in prop::collection::vec(any::<(u8, u8, u16)>(), 1..80),
    ) {
        let mut pad = Pad::new(rules(preset, &[("target", "6000"), ("starter", "chosen")]), ["Ann", "Ben"]).unwrap();
        pad.start(Seat::FIRST).unwrap();
        for one in deeds {
            deed(&mut pad, one);
            // Losing power now loses nothing: the pad is read back as it is, with all that can be
            // undone.
            prop_assert_eq!(&pad.to_string().parse::<Pad>().unwrap(), &pad);
        }
        let mut at_once = Pad::new(pad.rules().clone(), ["Ann", "Ben"]).unwrap();
        for played in pad.lines() {
            for event in &played.events {
                let edit = Edit::Add { event: *event, name: played.line.name.clone() };
                at_once.edit(edit).unwrap();
            }
        }
        prop_assert_eq!(at_once.game(), pad.game());
        prop_assert_eq!(at_once.sheet(), pad.sheet());
        prop_assert_eq!(at_once.names().len(), pad.names().len());
        prop_assert_eq!(&pad.record().replay().unwrap().game, pad.game());
        prop_assert_eq!(pad.record().to_string().parse::<farkle_rules::Record>().unwrap().events, pad.record().events);
    }

    #[test]
    fn no_text_makes_the_reader_of_pads_panic(text in "(farkle pad 1\n)?(seat: A\n|code: F1-1SW12F0J7G5Z\n|in-force: [0-9]{1,3}\n)*\n(add [@=n+x0-9! /a-z:]{0,12}\n|remove [0-9]\n|insert 1 [a-z0-9=]{0,9}\n|rename 1 x\n)*") {
        let _ = text.parse::<Pad>();
    }
}

#[test]
fn an_overruled_entry_is_marked_and_everything_else_stays_as_it_is() {
    assert!(overruled(Entry::FARKLED).is_overruled());
    assert_eq!(overruled(Entry::Left(Seat::FIRST)), Entry::Left(Seat::FIRST));
}

#[test]
fn whatever_a_program_puts_into_an_edit_the_pad_is_read_back_as_it_was_saved() {
    let mut pad = pad("classic", &[], "@1 =500");
    let named = |text: &str, name: &str| PadLine { name: Some(name.to_string()), ..line(text) };
    pad.edit(Edit::Add { event: "=200".parse().unwrap(), name: Some("nobody".to_string()) }).unwrap();
    pad.edit(Edit::Replace { at: 1, line: named("=600", "nobody") }).unwrap();
    pad.edit(Edit::Add { event: "join:0".parse().unwrap(), name: Some("Cleo\nadd =900 #".to_string()) })
        .unwrap();
    pad.edit(Edit::Insert { at: 1, line: named("join:50", " Dan\n") }).unwrap();
    pad.edit(Edit::Rename { seat: Seat::FIRST, name: "Ann\n# the host".to_string() }).unwrap();
    assert_eq!(pad.to_string().parse::<Pad>().unwrap(), pad);
    assert_eq!(pad.names(), ["Ann ＃ the host", "Ben", "Dan", "Cleo add =900 ＃"]);
    let blank = Edit::Rename { seat: Seat::FIRST, name: "\n".to_string() };
    assert_eq!(pad.edit(blank).unwrap_err().to_string(), "A player needs a name.");
}

#[test]
fn a_line_is_one_turn_and_there_is_no_line_behind_the_last() {
    let mut pad = pad("classic", &[], "@1 =500");
    for text in ["=500 farkle", "n join:0 Cleo", "n 123346 1= n"] {
        let error = pad.replace(1, line(text)).unwrap_err();
        assert!(error.to_string().contains("whole turn"), "{text}: {error}");
    }
    let error = pad.remove(usize::MAX).unwrap_err().to_string();
    assert!(error.contains("the pad has 2"), "{error}");
}

#[test]
fn chosen_dice_show_what_can_be_done_with_them_and_why_not() {
    let mut pad = pad("playmonster", &[], "@1");
    assert!(pad.choice("1".parse().unwrap()).is_none(), "nothing has been rolled");
    pad.roll("112345".parse().unwrap()).unwrap();
    let choice = pad.choice("11".parse().unwrap()).unwrap();
    assert_eq!((choice.points, choice.total, choice.dice_left), (Some(Points(200)), Points(200), 4));
    assert!(choice.roll.is_ok());
    assert_eq!(
        choice.bank.unwrap_err().to_string(),
        "300 more to get on the board: the first bank must be at least 500."
    );
    assert_eq!(choice.better.unwrap().points, Points(250));
    let useless = pad.choice("2".parse().unwrap()).unwrap();
    assert_eq!(useless.points, None);
    assert!(useless.roll.is_err());
}

#[test]
fn a_step_back_takes_the_beginning_of_a_turn_with_its_first_roll() {
    let mut pad = pad("classic", &[], "@1 =500");
    let before = pad.clone();
    pad.roll("124555".parse().unwrap()).unwrap();
    assert!(pad.roll("12".parse().unwrap()).is_err());
    let rolled = pad.clone();
    assert!(pad.step_back());
    assert_eq!((pad.game(), pad.is_mid_turn()), (before.game(), false));
    assert!(pad.step_on());
    assert_eq!(pad, rolled);
}

#[test]
fn a_turn_begun_with_dice_can_be_ended_by_its_result_and_is_one_step_to_undo() {
    let mut pad = pad("playmonster", &[], "@1 n 112345 11+");
    let mid_turn = pad.clone();
    assert!(pad.enter(Entry::banked(Points(350))).is_err(), "the opening score is watched");
    assert_eq!(pad, mid_turn);
    pad.enter(Entry::banked(Points(650))).unwrap();
    assert_eq!(scores(&pad), [650, 0]);
    pad.step_back();
    assert_eq!(pad.game(), mid_turn.game());
}

#[test]
fn the_last_line_says_what_followed_from_it() {
    let pad = pad("classic", &[("three_farkles", "1000")], "@1 farkle =500 farkle =500 farkle");
    let said: Vec<String> = pad.said().iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        ["Farkle! Ann scores nothing.", "Three farkles in a row cost Ann 1,000, which leaves -1,000."]
    );
}

#[test]
fn in_the_next_game_the_first_turn_moves_on_and_who_left_stays_away() {
    let mut pad = Pad::new(rules("classic", &[]), ["Ann", "Ben", "Cleo"]).unwrap();
    pad.start(Seat::FIRST).unwrap();
    let next = pad.next_game().unwrap();
    assert_eq!(next.names()[next.game().mover().index()], "Ben");
    pad.enter(Entry::Left(Seat::new(1).unwrap())).unwrap();
    let next = pad.next_game().unwrap();
    assert_eq!(next.names(), ["Ann", "Cleo"]);
    assert_eq!(next.names()[next.game().mover().index()], "Cleo");
    assert_eq!(next.next_game().unwrap().game().mover(), Seat::FIRST, "around the table");
}

#[test]
fn the_pad_knows_what_a_roll_brings_before_it_is_entered() {
    let brings = |options: &[(&str, &str)], dice: &str| {
        let pad = pad("classic", options, "@1");
        pad.brings(dice.parse().unwrap())
    };
    let five = [("dice", "5"), ("five_of_a_kind_wins", "on")];
    assert_eq!(brings(&five, "22222"), Some(RollBrings::Win));
    assert_eq!(brings(&five, "22346"), Some(RollBrings::Farkle));
    assert_eq!(brings(&five, "12346"), None);
    assert_eq!(brings(&five, "2"), None, "so few can't be rolled");
    assert_eq!(brings(&five[..1], "22222"), None);
    // Nothing else scores in a roll that wins.
    let unpriced = [&five[..], &[("five_of_a_kind", "none"), ("three_twos", "none")]].concat();
    assert_eq!(brings(&unpriced, "22222"), Some(RollBrings::Win));
    assert_eq!(brings(&[("six_ones", "wins")], "111111"), Some(RollBrings::Win));
    assert_eq!(brings(&[("toxic_twos", "on")], "222215"), Some(RollBrings::End));
    assert_eq!(brings(&[("after_farkle", "may_go_on")], "223346"), Some(RollBrings::Farkle));
}
