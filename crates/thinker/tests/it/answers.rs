//! What the thinker answers is what the strategy crate says.

use farkle_rules::{Action, Game, Phase, Position, Record, RuleSet, RuleSetDraft, Side, Then};
use farkle_strategy::{Temperament, TurnValues, TwoSides};
use farkle_thinker::Thinker;
use farkle_thinking::{Advice, Answer, Method, Question, Solution, Trouble, action_at, seats_to_solve};
use std::ops::ControlFlow;

fn rules(preset: &str, target: &str) -> RuleSet {
    let mut draft = RuleSetDraft::preset(preset).unwrap();
    draft.set("target", target).unwrap();
    RuleSet::try_from(draft).unwrap()
}

fn ask(thinker: &mut Thinker, question: Question) -> Result<Answer, Trouble> {
    thinker.answer(&question, &mut |_| ControlFlow::Continue(()))
}

fn solve(thinker: &mut Thinker, rules: &RuleSet, kept: Option<Vec<u8>>) -> Solution {
    match ask(thinker, Question::Solve { rules: rules.code(), seats: None, kept }) {
        Ok(Answer::Solution(solution)) => solution,
        other => panic!("{other:?}"),
    }
}

fn advise(thinker: &mut Thinker, rules: &RuleSet, position: &str) -> (Game, Advice) {
    let game = position.parse::<Position>().unwrap().game(rules.clone()).unwrap();
    match ask(thinker, Question::Advise { rules: rules.code(), position: position.into() }) {
        Ok(Answer::Advice(advice)) => (game, advice),
        other => panic!("{position}: {other:?}"),
    }
}

#[test]
fn with_the_solution_at_hand_advice_is_exact() {
    let rules = rules("classic", "2000");
    let solution = TwoSides::solve(&rules).unwrap();
    let mut thinker = Thinker::default();
    let solved = solve(&mut thinker, &rules, None);
    assert_eq!(solved.win, solution.win());
    assert_eq!(solved.keep, solution.to_bytes());
    for position in ["350/1100 m1of2 t150 choose:1245", "350/1100 m2of2 begin", "0/0 m1of2 t300 r2 roll:3"] {
        let (game, advice) = advise(&mut thinker, &rules, position);
        assert_eq!(advice.method, Method::Exact);
        for side in game.all_sides() {
            assert_eq!(advice.sides[side.index()], solution.chance(&game, side).unwrap());
        }
        let expected = if game.chance().is_none() { solution.advice(&game).unwrap() } else { Vec::new() };
        let said: Vec<(Action, f64)> =
            advice.choices.iter().map(|c| (action_at(&game, c.action).unwrap(), c.value)).collect();
        assert_eq!(said, expected.iter().map(|a| (a.action, a.win)).collect::<Vec<_>>());
    }
}

#[test]
fn what_was_kept_is_read_and_not_solved_again() {
    let rules = rules("playmonster", "1500");
    let first = solve(&mut Thinker::default(), &rules, None);
    assert!(first.sweeps > 0);
    let mut thinker = Thinker::default();
    let again = solve(&mut thinker, &rules, first.keep.clone());
    assert_eq!((again.win, again.sweeps, again.keep), (first.win, 0, None));
    assert_eq!(advise(&mut thinker, &rules, "0?/600 begin").1.method, Method::Exact);
}

#[test]
fn teams_of_three_are_solved_for_six_players_and_kept_apart_from_teams_of_two() {
    let mut draft = RuleSetDraft::preset("busche-neller").unwrap();
    for (option, setting) in [("teams", "2"), ("target", "200"), ("three_farkles", "50")] {
        draft.set(option, setting).unwrap();
    }
    let rules = RuleSet::try_from(draft).unwrap();
    let mut thinker = Thinker::default();
    let mut solve = |seats: usize, kept: Option<Vec<u8>>| {
        let seats = seats_to_solve(&rules, seats);
        match ask(&mut thinker, Question::Solve { rules: rules.code(), seats, kept }) {
            Ok(Answer::Solution(solution)) => solution,
            other => panic!("{other:?}"),
        }
    };
    let of_six = solve(6, None);
    assert!(of_six.sweeps > 0);
    assert_eq!(solve(6, None).sweeps, 0, "it is at hand");
    assert!(solve(4, of_six.keep.clone()).sweeps > 0, "and is none for four players");
    assert_eq!(solve(6, of_six.keep).win, of_six.win);
    let game = Game::new(rules.clone(), 6).unwrap();
    let position = Position { phase: Phase::TurnBegins, ..game.position() };
    assert_eq!(advise(&mut thinker, &rules, &position.to_string()).1.method, Method::Exact);
}

#[test]
fn what_was_kept_and_is_damaged_is_solved_anew() {
    let rules = rules("classic", "500");
    let mut bytes = solve(&mut Thinker::default(), &rules, None).keep.unwrap();
    bytes[40] ^= 1;
    assert!(solve(&mut Thinker::default(), &rules, Some(bytes)).sweeps > 0);
}

#[test]
fn without_a_solution_everyones_estimated_chances_make_one() {
    for (preset, position) in [
        ("classic", "4350/5100 m1of2 t150 choose:1245"),
        ("playmonster", "4350/5100/0? m3of3 t550 r2 choose:13"),
        ("playmonster", "9000/10500/300 m1of3 last:1,3>2 begin"),
        ("zilch", "4350/5100/200/900 m2of4 t300 r1 roll:4"),
    ] {
        let rules = RuleSet::preset(preset).unwrap();
        let (game, advice) = advise(&mut Thinker::default(), &rules, position);
        assert_eq!(advice.method, Method::Race, "{position}");
        assert_eq!(advice.sides.len(), game.side_count());
        let sum: f64 = advice.sides.iter().sum();
        assert!(
            (sum - 1.0).abs() < 1e-9 && advice.sides.iter().all(|c| (0.0..=1.0).contains(c)),
            "{advice:?}"
        );
        let best = advice.choices.first().map(|choice| choice.value);
        let own = advice.sides[game.side(game.mover()).index()];
        assert!(best.is_none_or(|best| (best - own).abs() < 1e-9), "{advice:?}");
    }
}

/// The estimated chances at a moment, which make one.
fn estimated(rules: &RuleSet, position: &str) -> Vec<f64> {
    let (_, advice) = advise(&mut Thinker::default(), rules, position);
    assert_eq!(advice.method, Method::Race, "{position}");
    assert!((advice.sides.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{position}: {advice:?}");
    advice.sides
}

#[test]
fn in_last_turns_the_leader_has_what_those_with_a_turn_to_come_leave() {
    let rules = RuleSet::preset("playmonster").unwrap();
    let leads = estimated(&rules, "9000/10500/300 m1of3 last:1,3>2 begin");
    assert!(leads[1] > 0.5 && leads[1] > leads[0] && leads[0] > leads[2], "{leads:?}");
    // The last turn of all: whoever trails and has played can't win any more.
    let last = estimated(&rules, "9000/10500/9900 m1of3 last:1>2 begin");
    assert_eq!(last[2], 0.0, "{last:?}");
    assert!(last[1] > 0.5 && (last[0] + last[1] - 1.0).abs() < 1e-9, "{last:?}");
}

#[test]
fn in_a_play_off_only_those_in_it_can_win() {
    let mut draft = RuleSetDraft::preset("playmonster").unwrap();
    draft.set("ties", "play-off").unwrap();
    let rules = RuleSet::try_from(draft).unwrap();
    let begun = estimated(&rules, "10500/10500/9000 m1of3 playoff:1,2/1,2 begin");
    assert!(begun[2] == 0.0 && begun[1] > 0.2, "{begun:?}");
    // The first has played and is far ahead.
    let ahead = estimated(&rules, "13500/10500/9000 m2of3 playoff:2/1,2 begin");
    assert!(ahead[2] == 0.0 && ahead[0] > 0.8, "{ahead:?}");
}

#[test]
fn in_the_last_round_those_who_have_played_it_win_only_with_the_lead() {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    for (option, setting) in [("ending", "rounds"), ("rounds", "10")] {
        draft.set(option, setting).unwrap();
    }
    let rules = RuleSet::try_from(draft).unwrap();
    let chances = estimated(&rules, "5000/3000/4000 m3of3 c29 begin");
    assert!(chances[1] == 0.0 && chances[0] > 0.5 && chances[2] > 0.0, "{chances:?}");
}

#[test]
fn one_side_alone_is_told_points() {
    let rules = RuleSet::preset("classic").unwrap();
    let (game, advice) = advise(&mut Thinker::default(), &rules, "4350 t150 choose:1245");
    let best = TurnValues::compute(&rules).best(game.turn().total, "1245".parse().unwrap()).unwrap();
    assert_eq!((advice.method, advice.choices[0].value), (Method::Points, best.expected));
}

#[test]
fn every_temperament_decides_something_legal() {
    let rules = RuleSet::preset("walnut").unwrap();
    let position = "4350/5100/700 m1of3 t150 r1 choose:1245";
    let game = position.parse::<Position>().unwrap().game(rules.clone()).unwrap();
    let mut thinker = Thinker::default();
    for temperament in Temperament::ALL {
        let question = Question::Decide {
            rules: rules.code(),
            position: position.into(),
            temperament: temperament.name().into(),
            chance: 7,
        };
        let Ok(Answer::Decision(decision)) = ask(&mut thinker, question) else { panic!("{temperament}") };
        assert!(game.decide(action_at(&game, decision.action).unwrap()).is_ok());
    }
}

#[test]
fn a_reviewed_game_has_luck_and_errors_that_add_up() {
    let rules = rules("classic", "1000");
    let mut record = Record::new(rules.clone(), ["Ann", "Ben"]);
    // Three ones are left lying for a five.
    for token in "@1 n 111456 5= n 123446 1+ 22346 n 112346 11+ 3446 n 144566 15=".split(' ') {
        record.events.push(token.parse().unwrap());
    }
    let mut thinker = Thinker::default();
    let question = || Question::Review { record: record.to_string() };
    assert_eq!(ask(&mut thinker, question()), Err(Trouble::NotSolved));
    let first = solve(&mut thinker, &rules, None).win[0];
    let Ok(Answer::Review(review)) = ask(&mut thinker, question()) else { panic!() };
    let game = record.replay().unwrap().game;
    let solution = TwoSides::solve(&rules).unwrap();
    let last = solution.chance(&game, Side::new(0).unwrap()).unwrap();
    let added = review.luck[0] - review.luck[1] - review.errors[0] + review.errors[1];
    assert!((last - first - added).abs() < 1e-8, "{review:?}");
    // From the first turn on, before every event and after the last one.
    let moments: Vec<u32> = review.chances.iter().map(|&(event, _)| event).collect();
    assert_eq!(moments, (1..=record.events.len() as u32).collect::<Vec<_>>());
    for &(events, chance) in &review.chances {
        let events = record.events[..events as usize].to_vec();
        let game = Record { events, ..record.clone() }.replay().unwrap().game;
        let expected = solution.chance(&game, Side::new(0).unwrap()).unwrap();
        assert!((chance - expected).abs() < 1e-8, "{chance} {expected}");
    }
    let dearest = review.costliest.first().unwrap();
    assert_eq!((dearest.event, dearest.side), (3, 0));
    assert!(dearest.cost > 0.2, "{review:?}");
    assert!(!dearest.reasons.is_empty(), "{review:?}");
}

#[test]
fn a_review_counts_only_decisions_between_two_plays_at_least() {
    let rules = rules("classic", "1000");
    let mut record = Record::new(rules.clone(), ["Ann", "Ben"]);
    for token in "@1 n 111456 5= n 123446 1+ 22346 n 112346 11+ 3446 n 144566 15=".split(' ') {
        record.events.push(token.parse().unwrap());
    }
    let mut game = Game::new(rules.clone(), 2).unwrap();
    let mut expected = [0; 2];
    for event in &record.events {
        if matches!(game.phase(), Phase::Choosing { .. }) && game.legal_actions().count() > 1 {
            expected[game.side(game.mover()).index()] += 1;
        }
        game.apply(event).unwrap();
    }
    let mut thinker = Thinker::default();
    solve(&mut thinker, &rules, None);
    let question = Question::Review { record: record.to_string() };
    let Ok(Answer::Review(review)) = ask(&mut thinker, question) else { panic!() };
    assert_eq!(review.decisions.map(|(all, _)| all), expected, "to begin a turn is no decision");
    assert!(review.decisions[0].1 < review.decisions[0].0, "{review:?}");
}

#[test]
fn only_the_latest_solution_stays_in_memory() {
    let (first, second) = (rules("classic", "500"), rules("classic", "600"));
    let mut thinker = Thinker::default();
    solve(&mut thinker, &first, None);
    solve(&mut thinker, &second, None);
    assert_eq!(advise(&mut thinker, &second, "0/0 begin").1.method, Method::Exact);
    assert_eq!(advise(&mut thinker, &first, "0/0 begin").1.method, Method::Race);
}

#[test]
fn bad_questions_are_answered_with_what_is_wrong() {
    let mut thinker = Thinker::default();
    let classic = RuleSet::preset("classic").unwrap().code();
    let advise =
        |rules: &str, position: &str| Question::Advise { rules: rules.into(), position: position.into() };
    assert_eq!(ask(&mut thinker, advise("F1-nonsense", "0/0")), Err(Trouble::Unreadable));
    assert_eq!(ask(&mut thinker, advise(&classic, "nonsense")), Err(Trouble::Unreadable));
    assert_eq!(ask(&mut thinker, advise(&classic, "10000/0 over:1")), Err(Trouble::NothingToDecide));
    let nobody = Question::Decide {
        rules: classic,
        position: "0/0 begin".into(),
        temperament: "nobody".into(),
        chance: 7,
    };
    assert_eq!(ask(&mut thinker, nobody), Err(Trouble::Unreadable));
    let huge = rules("classic", "1000000000").code();
    assert_eq!(
        ask(&mut thinker, Question::Estimate { rules: huge.clone(), seats: None }),
        Err(Trouble::TooLarge)
    );
    assert_eq!(
        ask(&mut thinker, Question::Solve { rules: huge, seats: None, kept: None }),
        Err(Trouble::TooLarge)
    );
}

#[test]
fn the_work_can_be_watched_and_ended() {
    let rules = RuleSet::preset("classic").unwrap().code();
    let mut told = Vec::new();
    let answer =
        Thinker::default().answer(&Question::Solve { rules, seats: None, kept: None }, &mut |done| {
            told.push(done);
            if done > 0.2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    assert_eq!(answer, Err(Trouble::NotSolved));
    assert!(told.len() > 5 && told.is_sorted(), "{told:?}");
}

#[test]
fn long_work_is_worth_as_many_workers_as_there_are_cores_and_short_work_none() {
    let mut thinker = Thinker::default();
    let code = |preset: &str| RuleSetDraft::preset(preset).unwrap().code();
    let mut helpers = |preset: &str, cores| {
        let solve = Question::Solve { rules: code(preset), seats: None, kept: None };
        thinker.helpers(&solve, cores)
    };
    assert_eq!([1, 2, 3, 64].map(|cores| helpers("facebook", cores)), [0, 1, 2, 3]);
    assert_eq!(helpers("kcd", 4), 0, "it is solved before another worker has come");
    assert_eq!(thinker.helpers(&Question::Odds { rules: code("facebook") }, 4), 0);
}

#[test]
fn the_best_play_comes_with_reasons() {
    let mut thinker = Thinker::default();
    let rules = RuleSet::preset("classic").unwrap();
    let mut game = Game::new(rules.clone(), 2).unwrap();
    game.apply(&"@1".parse().unwrap()).unwrap();
    // A thousand points and three dice: the 5 is worth taking home.
    for event in ["n", "111234", "111+", "345"] {
        game.apply(&event.parse().unwrap()).unwrap();
    }
    let (game, advice) = advise(&mut thinker, &rules, &game.position().to_string());
    let best = action_at(&game, advice.choices[0].action).unwrap();
    assert!(matches!(best, Action::SetAside { then: Then::Bank, .. }), "{best}");
    assert!(!advice.reasons.is_empty() && advice.reasons.len() <= 2, "{:?}", advice.reasons);
}
