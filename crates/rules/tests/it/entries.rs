//! What a scorekeeper enters at a table with real dice: turns by their result, exceptions, people
//! who come and go.

use crate::support::{Random, play, random_rules, random_seats};
use farkle_rules::{
    Entry, Event, EventError, Game, Phase, Points, Position, Record, Refusal, RuleSet, RuleSetDraft, Seat,
    Then, TurnEndKind, TurnResult,
};

fn rules(preset: &str, changes: &[(&str, &str)]) -> RuleSet {
    let mut draft = RuleSetDraft::preset(preset).unwrap();
    changes.iter().for_each(|(key, value)| draft.set(key, value).unwrap());
    RuleSet::try_from(draft).unwrap()
}

fn game(rules: RuleSet, seats: usize, tokens: &str) -> Game {
    let mut game = Game::new(rules, seats).unwrap();
    for token in tokens.split_whitespace() {
        game.apply(&token.parse().unwrap()).unwrap_or_else(|error| panic!("{token}: {error}"));
    }
    game
}

fn refused(game: &Game, token: &str) -> Refusal {
    match game.clone().apply(&token.parse().unwrap()) {
        Err(EventError::Refused(refusal)) => refusal,
        other => panic!("{token}: {other:?}"),
    }
}

fn scores(game: &Game) -> Vec<i32> {
    game.all_sides().map(|side| game.score(side).0).collect()
}

#[test]
fn every_entry_is_read_as_it_is_written() {
    let mut random = Random(7);
    for _ in 0..20_000 {
        let entry = random_entry(&mut random, 12);
        let token = Event::Entered(entry).to_string();
        assert_eq!(token.parse::<Event>().unwrap(), Event::Entered(entry), "{token}");
    }
}

/// Any entry whatever, sensible or not.
fn random_entry(random: &mut Random, seats: usize) -> Entry {
    let points = Points(50 * random.below(60) as i32 - 200);
    let result = [
        TurnResult::Banked(points),
        TurnResult::Banked(Points(50 * random.below(40) as i32 + 50)),
        TurnResult::Banked(Points(500)),
        TurnResult::Farkled,
        TurnResult::ToxicTwos,
        TurnResult::GaveUp,
        TurnResult::Won,
    ][random.below(7)];
    match random.below(20) {
        0 => Entry::Corrected { side: farkle_rules::Side::new(random.below(seats)).unwrap(), points },
        1 => Entry::Joined { score: points },
        2 => Entry::Left(Seat::new(random.below(seats)).unwrap()),
        3 => {
            let len = 1 + random.below(3);
            Entry::LetPass {
                dice: random.dice(len),
                points,
                then: *random.pick(&[Then::Roll, Then::Bank, Then::GiveUp]),
            }
        }
        _ => Entry::Turn { result, left_over: random.below(4) as u8, overruled: random.one_in(8) },
    }
}

#[test]
fn a_game_entered_by_results_comes_to_the_same_scores_and_the_same_end_as_the_game_that_was_rolled() {
    for seed in 0..1_500 {
        let mut random = Random(seed);
        let rules = random_rules(&mut random);
        let seats = random_seats(&mut random, &rules);
        let (record, rolled) = play(&mut random, rules.clone(), seats, 300, |_, _| {});
        let replay = record.replay().unwrap();
        let mut entered = Game::new(rules, seats).unwrap();
        if matches!(rolled.phase(), Phase::StartRoll { .. } | Phase::ChoosingStarter) {
            continue;
        }
        entered.apply(&Event::Started(rolled.starter())).unwrap();
        for moment in &replay.moments {
            let Some(end) = moment.outcome.turn_end else { continue };
            let result = match end.kind {
                TurnEndKind::Banked => TurnResult::Banked(end.total),
                TurnEndKind::Farkled => TurnResult::Farkled,
                TurnEndKind::ToxicTwos => TurnResult::ToxicTwos,
                TurnEndKind::GaveUp => TurnResult::GaveUp,
                TurnEndKind::Won => TurnResult::Won,
            };
            let left_over = moment.game.leftover().map_or(0, |leftover| leftover.dice);
            let entry = Entry::Turn { result, left_over, overruled: false };
            assert_eq!(entered.mover(), end.seat);
            // A combination priced at zero can be banked with nothing; nobody writes that down as a
            // bank.
            let nothing = result == TurnResult::Banked(Points::ZERO);
            let entry = if nothing { Entry::Turn { result, left_over, overruled: true } } else { entry };
            entered
                .apply(&Event::Entered(entry))
                .unwrap_or_else(|error| panic!("seed {seed} {entry}: {error}"));
            assert_eq!(scores(&entered), scores(&moment.game), "seed {seed}");
            assert_eq!(entered.mover(), moment.game.mover(), "seed {seed}");
            assert_eq!(entered.is_over(), moment.game.is_over(), "seed {seed}");
            assert_eq!(entered.winners(), moment.game.winners(), "seed {seed}");
            assert_eq!(entered.leftover(), moment.game.leftover(), "seed {seed}");
        }
    }
}

#[test]
fn whatever_is_entered_the_points_add_up_and_the_state_can_be_written_down() {
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..3_000 {
        let mut random = Random(seed);
        let rules = random_rules(&mut random);
        let at_first = random_seats(&mut random, &rules);
        let mut names: Vec<String> = (1..=at_first).map(|n| format!("P{n}")).collect();
        let mut game = Game::new(rules.clone(), at_first).unwrap();
        let mut events = vec![Event::Started(Seat::FIRST)];
        game.apply(&events[0]).unwrap();
        let mut expected: Vec<i64> = scores(&game).into_iter().map(i64::from).collect();
        for _ in 0..60 {
            let event = match game.chance() {
                Some(_) => {
                    let Phase::Rolling { dice } = game.phase() else { unreachable!() };
                    Event::Rolled(random.loaded_dice(dice.into()))
                }
                None if random.one_in(3) => match game.legal_actions().next() {
                    Some(action) => game.decide(action).unwrap(),
                    None => break,
                },
                None => Event::Entered(random_entry(&mut random, game.seat_count())),
            };
            let before = game.clone();
            let Ok(outcome) = game.apply(&event) else {
                assert_eq!(game, before, "a refused entry changes nothing");
                refused += 1;
                continue;
            };
            accepted += 1;
            events.push(event);
            match event {
                Event::Entered(Entry::Joined { score }) => {
                    names.push(format!("P{}", names.len() + 1));
                    expected.push(score.0.into());
                }
                Event::Entered(Entry::Corrected { side, points }) => {
                    expected[side.index()] += i64::from(points.0);
                }
                _ => {}
            }
            if let Some(end) = outcome.turn_end {
                expected[game.side(end.seat).index()] += i64::from(end.gained.0 - end.penalty.0);
                if let Some((to, gift)) = end.gift.and_then(|gift| Some((gift.to?, gift))) {
                    expected[to.index()] += i64::from(gift.points.0);
                }
                assert!(before.is_present(end.seat), "somebody who has left had a turn");
            }
            let now: Vec<i64> = scores(&game).into_iter().map(i64::from).collect();
            assert_eq!(now, expected, "seed {seed} {event}");
            assert!(
                game.winners().iter().all(|side| game.is_side_present(side)),
                "somebody who left has won"
            );
            assert!(game.is_over() || game.is_present(game.mover()), "seed {seed}: an empty seat is to move");
            let position = game.position().to_string();
            let again = position.parse::<Position>().unwrap().game(rules.clone());
            assert_eq!(again.as_ref(), Ok(&game), "seed {seed}: {position}");
        }
        let record = Record { rules, seats: names, headers: Vec::new(), events };
        let again: Record = record.to_string().parse().unwrap();
        assert_eq!(again, record);
        assert_eq!(again.replay().unwrap().game, game, "{record}");
    }
    assert!(accepted > 30_000 && refused > 10_000, "{accepted} accepted, {refused} refused");
}

#[test]
fn a_bank_below_the_opening_score_is_refused_with_the_reason_and_can_be_let_pass() {
    let mut game = game(rules("playmonster", &[]), 2, "@1");
    assert_eq!(
        refused(&game, "=350").to_string(),
        "150 more to get on the board: the first bank must be at least 500."
    );
    game.apply(&"=350!".parse().unwrap()).unwrap();
    assert_eq!(scores(&game), [350, 0]);
    assert!(game.has_opened(game.side(Seat::FIRST)));
}

#[test]
fn a_total_that_no_dice_can_make_is_refused() {
    let game = game(rules("classic", &[]), 2, "@1");
    for token in ["=345", "=0", "=-50"] {
        assert!(matches!(refused(&game, token), Refusal::NoSuchTotal { .. }), "{token}");
    }
    assert!(matches!(refused(&game, "=2000000!"), Refusal::TooMuch { .. }));
    assert_eq!(refused(&game, "toxic"), Refusal::NotByTheseRules);
}

#[test]
fn a_set_aside_that_does_not_score_can_be_let_pass_at_the_price_that_the_table_names() {
    let game = game(rules("classic", &[]), 2, "@1 n 223456 22:200+! 1234 1=");
    assert_eq!(scores(&game), [300, 0]);
}

#[test]
fn entered_farkles_count_towards_three_in_a_row() {
    let game = game(rules("classic", &[("three_farkles", "1000")]), 2, "@1 farkle =500 farkle =500 farkle");
    assert_eq!(scores(&game), [-1000, 1000]);
}

#[test]
fn who_joins_in_mid_round_plays_last_in_the_order_and_rounds_stay_whole() {
    // Seat 2 starts, so the order is 2, 1 and with the newcomer 2, 3, 1: seat 3's place in this
    // round has passed once seat 1 is to move.
    let mut late = game(rules("classic", &[("ending", "rounds"), ("rounds", "2")]), 2, "@2 =500 join:0");
    assert_eq!((late.mover().index(), late.round()), (0, 1));
    for token in ["=100", "=500", "=900", "=100"] {
        assert!(!late.is_over());
        late.apply(&token.parse().unwrap()).unwrap();
    }
    assert!(late.is_over());
    assert_eq!(scores(&late), [200, 1000, 900]);
}

#[test]
fn who_leaves_has_no_more_turns_and_can_not_win() {
    let mut game =
        game(rules("classic", &[("ending", "last_turn"), ("target", "1000")]), 3, "@1 =900 =500 =800");
    game.apply(&"leave:1".parse().unwrap()).unwrap();
    assert_eq!(game.mover().index(), 1);
    game.apply(&"=700".parse().unwrap()).unwrap();
    assert_eq!(game.mover().index(), 2, "the last turn of the only other side that is present");
    game.apply(&"farkle".parse().unwrap()).unwrap();
    assert_eq!(game.winners().iter().map(|side| side.index()).collect::<Vec<_>>(), [1]);
}

#[test]
fn rounds_stay_whole_when_somebody_leaves() {
    let rounds = || rules("classic", &[("ending", "rounds"), ("rounds", "2")]);
    for (text, result) in [
        // Between two of their own turns, in the middle of the first round, and when it is their
        // turn.
        ("@1 =100 =100 =100 leave:2 =200 =300", [300, 100, 400]),
        ("@1 =100 leave:2 =100 =200 =300", [300, 0, 400]),
        ("@1 =100 =100 leave:3 =200 =300", [300, 400, 0]),
    ] {
        let (before, last) = text.rsplit_once(' ').unwrap();
        let mut game = game(rounds(), 3, before);
        assert!(!game.is_over(), "{text}");
        game.apply(&last.parse().unwrap()).unwrap();
        assert!(game.is_over(), "{text}");
        assert_eq!(scores(&game), result, "{text}");
    }
    let mut last = game(rounds(), 2, "@1 =100 =100 =200");
    assert!(last.apply(&"leave:2".parse().unwrap()).unwrap().game_over, "the last turn was theirs");
}

#[test]
fn the_leader_of_the_last_turns_may_leave_and_the_best_of_the_others_leads() {
    let text = "@1 =1000 =300 leave:1";
    let game = game(rules("classic", &[("ending", "last_turn"), ("target", "1000")]), 3, text);
    assert_eq!(game.leader().map(|side| side.index()), Some(1));
    assert_eq!(game.mover().index(), 2);
}

#[test]
fn the_last_player_can_not_leave_and_nobody_leaves_twice() {
    let game = game(rules("classic", &[]), 2, "@1 leave:2");
    assert_eq!(refused(&game, "leave:1"), Refusal::LastPlayer);
    assert_eq!(refused(&game, "leave:2"), Refusal::AlreadyLeft);
}

#[test]
fn nobody_joins_a_game_of_teams() {
    let game = game(rules("classic", &[("teams", "2")]), 4, "@1");
    assert_eq!(refused(&game, "join:0"), Refusal::TeamsStay);
}

#[test]
fn a_correction_of_somebody_else_leaves_the_lead_with_who_had_the_score_first() {
    let rules = rules("classic", &[("ending", "last_turn"), ("target", "1000")]);
    // Ann, first in turn order, has only drawn level with Cleo.
    let mut game = game(rules, 3, "@1 =500 farkle =1000 =500");
    game.apply(&"correct:2:-50".parse().unwrap()).unwrap();
    assert_eq!(game.leader().map(|side| side.index()), Some(2));
    game.apply(&"correct:1:50".parse().unwrap()).unwrap();
    assert_eq!(game.leader().map(|side| side.index()), Some(0), "more than Cleo has");
}

#[test]
fn a_play_off_that_begins_because_somebody_leaves_is_told() {
    let rules = rules("classic", &[("ending", "last_turn"), ("target", "1000"), ("ties", "play_off")]);
    let mut game = game(rules, 3, "@1 =1000 =1000");
    let outcome = game.apply(&"leave:3".parse().unwrap()).unwrap();
    assert_eq!((outcome.play_off_begins, game.play_off().len()), (true, 2));
}

#[test]
fn what_takes_the_lead_can_be_banked_whatever_the_table_let_pass() {
    let rules = rules("classic", &[("ending", "last_turn"), ("target", "1000")]);
    let game = game(rules, 2, "@1 =1030!");
    assert_eq!(game.takes_the_lead_with(), Some(Points(1050)));
}
