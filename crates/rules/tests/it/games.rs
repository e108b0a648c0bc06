//! Whole games at random, over random rule sets: what must hold whatever is played.

use crate::support::{Random, play, random_rules, random_seats};
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{
    Action, Dice, Event, MAX_SEATS, Phase, Points, Position, Record, RuleSet, RuleSetDraft, Seat, SideSet,
    Then, Victory,
};
use proptest::prelude::*;

const GAMES: u64 = 4_000;
/// To draw and compile a rule set takes longer than to play a game by it.
const GAMES_BY_ONE_RULE_SET: u64 = 4;
const LIMIT: usize = 400;

/// Every action that could be asked for, legal or not.
fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Roll, Action::TakeOver, Action::GoOn, Action::GiveUp];
    all.extend((0..MAX_SEATS).map(|seat| Action::Start(Seat::new(seat).unwrap())));
    for dice in (0..=6).flat_map(Dice::all) {
        all.extend([Then::Roll, Then::Bank, Then::GiveUp].map(|then| Action::SetAside { dice, then }));
    }
    all
}

fn assert_points_are_conserved(record: &Record) {
    let replay = record.replay().unwrap();
    let game = &replay.game;
    if matches!(game.phase(), Phase::StartRoll { .. } | Phase::ChoosingStarter) {
        return;
    }
    let bonuses = &record.rules.start_bonus();
    for place in 0..game.side_count() {
        let seat = Seat::new((game.starter().index() + place) % game.seat_count()).unwrap();
        let side = game.side(seat);
        let bonus = bonuses.get(place).copied().unwrap_or_default();
        assert_eq!(game.score(side), bonus + replay.sheet.sum(side), "{record}");
        let course = replay.sheet.course(game, side);
        assert_eq!((course.first(), course.last()), (Some(&bonus), Some(&game.score(side))), "{record}");
        assert_eq!(course.len(), replay.sheet.lines().len() + 1);
    }
}

#[test]
fn thousands_of_random_games_keep_every_promise() {
    let (mut finished, mut events) = (0, 0);
    let mut rules = random_rules(&mut Random(0));
    for seed in 0..GAMES {
        let mut random = Random(seed);
        if seed % GAMES_BY_ONE_RULE_SET == 0 {
            rules = random_rules(&mut random);
        }
        let seats = random_seats(&mut random, &rules);
        let (record, live) = play(&mut random, rules.clone(), seats, LIMIT, |game, _| {
            // Every now and then, a position written down is read as the same state.
            if events % 64 == 0 {
                let text = game.position().to_string();
                let again = text.parse::<Position>().unwrap().game(game.rules().clone()).unwrap();
                assert_eq!(&again, game, "{text}");
                assert_eq!(game.unreachable(), None, "{text} {}", game.rules().code());
            }
            events += 1;
        });
        let text = record.to_string();
        let again: Record = text.parse().unwrap();
        assert_eq!(again, record, "{text}");
        let replay = again.replay().unwrap();
        assert_eq!(replay.game, live, "live play and its replay differ");
        assert_points_are_conserved(&record);
        finished += usize::from(replay.game.is_over());
    }
    assert!(finished as u64 > GAMES / 2, "only {finished} games came to an end");
}

#[test]
fn whoever_moves_has_a_turn_to_come_and_whoever_has_none_moves_only_in_a_play_off() {
    let (mut done_in_last_turns, mut done_in_rounds) = (0, 0);
    for seed in 0..2_000 {
        let mut random = Random(seed);
        let rules = random_rules(&mut random);
        let seats = random_seats(&mut random, &rules);
        let mut done = SideSet::EMPTY;
        let (_, end) = play(&mut random, rules, seats, LIMIT, |game, _| {
            if matches!(game.phase(), Phase::StartRoll { .. } | Phase::ChoosingStarter) {
                return;
            }
            let mover = game.side(game.mover());
            let text = || format!("{} {}", game.rules().code(), game.position());
            assert!(game.has_turn_to_come(mover), "{}", text());
            let without = || game.all_sides().filter(|&side| !game.has_turn_to_come(side));
            if game.play_off().is_empty() {
                assert!(!done.contains(mover), "{}", text());
                done = done.iter().chain(without()).collect();
                match game.rules().ending() {
                    EndingRule::LastTurn => done_in_last_turns += without().count(),
                    EndingRule::Rounds => done_in_rounds += without().count(),
                    _ => assert_eq!(without().count(), 0, "{}", text()),
                }
            } else {
                let is_out = |side| !game.play_off().contains(side);
                assert!(
                    !game.all_sides().any(|side| is_out(side) && game.has_turn_to_come(side)),
                    "{}",
                    text()
                );
            }
        });
        assert!(!end.is_over() || end.all_sides().all(|side| !end.has_turn_to_come(side)));
        if end.is_over()
            && matches!(end.phase(), Phase::Over { by: Victory::Score, .. })
            && end.play_off().is_empty()
        {
            let ending = end.rules().ending();
            if matches!(ending, EndingRule::LastTurn | EndingRule::Rounds) {
                assert_eq!(end.ahead(end.all_sides().collect()), end.winners(), "{}", end.position());
            }
        }
    }
    assert!(done_in_last_turns > 100 && done_in_rounds > 100, "{done_in_last_turns}, {done_in_rounds}");
}

#[test]
fn an_action_is_legal_exactly_if_it_is_listed() {
    let all = every_action();
    for seed in 0..300 {
        let mut random = Random(seed);
        let rules = random_rules(&mut random);
        let seats = random_seats(&mut random, &rules);
        play(&mut random, rules, seats, 60, |game, _| {
            let mut listed: Vec<Action> = game.legal_actions().collect();
            for action in &all {
                let decided = game.decide(*action);
                assert_eq!(
                    decided.is_ok(),
                    listed.contains(action),
                    "{action} in {}: {decided:?}",
                    game.position()
                );
            }
            let count = listed.len();
            listed.dedup();
            assert_eq!(listed.len(), count, "listed twice");
            // Somebody can always do something, or chance does.
            assert!(count > 0 || game.chance().is_some());
        });
    }
}

#[test]
fn an_event_that_can_not_happen_changes_nothing() {
    let events: Vec<Event> =
        ["n", "t", "g", "x", "@1", "@12", "start:11", "123456", "1", "1=", "1+", "1x", "55="]
            .iter()
            .map(|token| token.parse().unwrap())
            .collect();
    for seed in 0..200 {
        let mut random = Random(seed);
        let rules = random_rules(&mut random);
        let seats = random_seats(&mut random, &rules);
        play(&mut random, rules, seats, 60, |game, _| {
            for event in &events {
                let mut tried = game.clone();
                if tried.apply(event).is_err() {
                    assert_eq!(&tried, game);
                }
            }
        });
    }
}

#[test]
fn what_an_action_would_be_refused_for_can_not_be_recorded_as_an_event_either() {
    let actions = every_action();
    let mut refused = 0;
    for seed in 0..150 {
        let mut random = Random(seed);
        let rules = random_rules(&mut random);
        let seats = random_seats(&mut random, &rules);
        play(&mut random, rules, seats, 40, |game, _| {
            if game.chance().is_some() || matches!(game.phase(), Phase::ChoosingStarter) {
                return;
            }
            for action in &actions {
                let event = match *action {
                    Action::SetAside { dice, then } => Event::SetAside { dice, then },
                    Action::Roll => Event::TurnBegan,
                    Action::TakeOver => Event::TookOver,
                    Action::GoOn => Event::WentOn,
                    Action::GiveUp => Event::GaveUp,
                    Action::Start(_) => continue,
                };
                let decided = game.decide(*action).is_ok();
                assert_eq!(game.clone().apply(&event).is_ok(), decided, "{event} in {}", game.position());
                refused += usize::from(!decided);
            }
        });
    }
    assert!(refused > 10_000);
}

#[test]
fn a_record_that_can_not_have_happened_says_which_event_is_wrong() {
    let mut record = Record::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"]);
    record.events = ["@1", "n", "12345"].map(|token| token.parse().unwrap()).to_vec();
    let error = record.replay().map(|_| ()).unwrap_err();
    assert_eq!(error.to_string(), "event 3: '12345' can't happen here: expected a roll of 6 dice");
}

proptest! {
    #[test]
    fn reading_a_record_never_panics(text in any::<String>(), tokens in "[nxtg@0-9+=: start]{0,80}") {
        let _ = text.parse::<Record>();
        let code = RuleSetDraft::preset("classic").unwrap().code();
        let text = format!("farkle record 1\ncode: {code}\nseat: A\nseat: B\n\n{tokens}");
        if let Ok(record) = text.parse::<Record>() {
            let _ = record.replay();
        }
    }

    #[test]
    fn a_record_with_any_head_is_the_same_after_it_was_saved_again(key in any::<String>(), value in any::<String>()) {
        let code = RuleSetDraft::preset("classic").unwrap().code();
        let text = format!("farkle record 1\n{key}: {value}\ncode: {code}\nseat: A\n\n@1 n");
        if let Ok(record) = text.parse::<Record>() {
            prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record));
        }
    }

    #[test]
    fn reading_a_position_never_panics_and_no_position_can_make_a_game_panic(
        text in any::<String>(),
        words in "-?[0-9]{1,9}\\??/-?[0-9]{1,6}( [mtrafilsc][0-9of,+-]{1,6}| f[0-2](,[0-2]){0,15}| c[0-9]{1,10}){0,4}( (last|playoff|start|roll|choose|farkle|over):[0-9,>/!+]{1,6}){0,2}",
        seed in any::<u64>(),
    ) {
        let _ = text.parse::<Position>();
        let mut random = Random(seed);
        let rules = random_rules(&mut random);
        if let Ok(mut game) = words.parse::<Position>().map_err(drop).and_then(|p| p.game(rules).map_err(drop)) {
            for _ in 0..30 {
                // What a scorekeeper enters may be refused; what is not must not break the game
                // either.
                let entry = random.pick(&["join:0", "leave:2", "correct:1:-50", "=500!", "farkle", "won!"]);
                let _ = random.one_in(3) && game.apply(&entry.parse().unwrap()).is_ok();
                let Some(event) = (match game.chance() {
                    Some(chance) => Some(crate::support::draw(&mut random, chance, true)),
                    None if game.is_over() => None,
                    None => Some(game.decide(crate::support::choose(&mut random, &game)).unwrap()),
                }) else { break };
                game.apply(&event).unwrap();
            }
        }
    }

    #[test]
    fn reading_an_event_never_panics_and_gives_what_is_written_back(
        text in "\\PC{0,8}",
        likely in "n|t|g|x|@[0-9]{1,2}|start:[1-6]{1,12}|[1-6]{1,6}[+=x]?|(=-?[0-9]{1,6}|farkle|toxic|won|x)!?|join:[0-9]{1,2}|leave:[0-9]{1,2}|correct:[0-9]{1,2}:-?[0-9]{1,6}",
    ) {
        for text in [text, likely] {
            if let Ok(event) = text.parse::<Event>() {
                prop_assert_eq!(event.to_string().parse::<Event>(), Ok(event));
            }
        }
    }
}

#[test]
fn a_game_of_rounds_gives_everyone_the_same_number_of_turns() {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    draft.set("ending", "rounds").unwrap();
    draft.set("rounds", "4").unwrap();
    draft.set("ties", "shared").unwrap();
    let rules = RuleSet::try_from(draft).unwrap();
    assert_eq!(rules.ending(), EndingRule::Rounds);
    let (record, _) = play(&mut Random(5), rules, 3, 100_000, |_, _| {});
    let replay = record.replay().unwrap();
    assert_eq!(replay.game.turns(), 12);
    assert!(replay.game.score(replay.game.winners().iter().next().unwrap()) >= Points::ZERO);
}

#[test]
fn a_line_that_is_only_a_comment_may_stand_anywhere_in_a_record() {
    let code = RuleSetDraft::preset("classic").unwrap().code();
    let text = format!(
        "# of last night\nfarkle record 1\n# the rules\ncode: {code}\nseat: Ann # the host\n\n@1\n  # her turn\nn y"
    );
    let error = text.parse::<Record>().unwrap_err().to_string();
    assert!(error.starts_with("line 9: 'y' is not an event"), "{error}");
    let record: Record = text.replace("n y", "n").parse().unwrap();
    assert_eq!((record.seats.as_slice(), record.events.len()), (["Ann".to_string()].as_slice(), 2));
}

#[test]
fn a_position_that_can_not_be_is_refused_with_the_reason() {
    let rules = |leftover_dice| {
        let mut draft = RuleSetDraft::preset("classic").unwrap();
        draft.set("leftover_dice", leftover_dice).unwrap();
        RuleSet::try_from(draft).unwrap()
    };
    for (text, reason) in [
        ("0/0 f0,0,0,0,0,0,0,0,0,0,0,0,0", "more counts of farkles than seats"),
        ("0/0 c4294967295", "this many turns"),
        ("0/0 l3+-600", "less than nothing"),
        ("0/0 i-1000 roll:3", "less than nothing"),
        ("0/0 playoff:1/2", "are not those of the game"),
        ("0/0 farkle:3", "a farkle ends the turn"),
    ] {
        let position: Position = text.parse().unwrap();
        let refused = position.game(rules("piggyback")).unwrap_err().to_string();
        assert!(refused.contains(reason), "{text}: {refused}");
    }
}

#[test]
fn what_no_game_comes_to_is_told_from_what_some_game_comes_to() {
    let why = |preset: &str, text: &str| {
        let position: Position = text.parse().unwrap();
        let game = position.game(RuleSet::preset(preset).unwrap()).unwrap();
        game.unreachable().map(|why| why.to_string()).unwrap_or_default()
    };
    for possible in [
        "0/0",
        "4350/5100 t150 choose:1245",
        "0/0 choose:112345",
        "0/0 t2000 choose:123456",
        "0/0 t50 roll:5",
    ] {
        assert_eq!(why("classic", possible), "", "{possible}");
    }
    for (preset, text, sentence) in [
        ("classic", "0/0 choose:1245", "4 of 6 dice in hand need a turn total above 0"),
        ("classic", "0/0 t50 choose:112345", "no turn comes to 50 points with all 6 dice in hand"),
        ("classic", "0/0 t100 choose:1", "no turn comes to 100 points with 1 dice in hand"),
        ("classic", "0/0 t1000000 choose:124555", "no turn comes to 1,000,000 points: that takes 334 rolls"),
        ("classic", "0/0 t2000000000 choose:1", "rolls without a farkle at least"),
        ("classic", "0/0 t30 choose:1245", "all points are multiples of 50"),
        ("classic", "-500/0", "side 1 is below zero"),
        ("classic", "10000/0", "the game is over: side 1 has 10,000"),
        ("playmonster", "0/10500", "say who still has a last turn"),
        ("playmonster", "200?/0?", "side 1 has points and has not opened"),
        (
            "playmonster",
            "450/500",
            "side 1 can't have opened with 450 points: the first bank must be at least 500",
        ),
        ("playmonster", "500/0", "side 2 can't have opened with 0 points"),
    ] {
        assert!(why(preset, text).contains(sentence), "{preset} {text}: {}", why(preset, text));
    }
    assert_eq!(why("playmonster", "0?/10500 last:1>2"), "");
}
