//! What a game of a day comes to: points, luck, and how well it was played. The luck of any other
//! game in which turns are played for their points.

use crate::day::{Day, TURNS};
use farkle_rules::rule_set::{AfterFarkle, FarklePenalty, LeftoverDice};
use farkle_rules::{Action, Event, Game, Phase, Points, RuleSet, Seat, Then, TurnEndKind};
use farkle_strategy::{TurnPlay, TurnValues};
use farkle_table::{Command, Holder, Table, Wish};

/// A decision that cost points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mistake {
    /// The number of its event in the game, from 0.
    pub event: usize,
    /// The points that it cost, as expected before the next roll.
    pub cost: f64,
    /// What would have been best.
    pub best: TurnPlay,
}

/// What the game of one player comes to.
///
/// `points` is `expected + luck - lost`, exactly: best play brings `expected` points on average,
/// the dice have added `luck`, and decisions have given `lost` away.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The points of all turns.
    pub points: Points,
    /// What best play brings on average in so many turns.
    pub expected: f64,
    /// What the rolls have added to that, or taken from it.
    pub luck: f64,
    /// What decisions have cost, as expected before the next roll.
    pub lost: f64,
    /// How many decisions there were, of those with more than one possible play.
    pub decisions: u32,
    /// How good they were, from 0 to 1: the average of what the play is worth by what the best one
    /// is worth. 1 if there was nothing to decide.
    pub accuracy: f64,
    /// The turns that came to nothing.
    pub farkles: u32,
    /// The decisions that cost something, the dearest first.
    pub mistakes: Vec<Mistake>,
}

/// What costs less is rounding.
const NOTHING: f64 = 1e-9;

/// Judges what one player has done in a game of fixed turns.
///
/// Returns `None` if the events are not a game by these rules. The rules must be such that a turn
/// is played for its points, as those of [every day](Day::rules) are. Takes time in proportion to
/// the number of events.
pub fn judge(values: &TurnValues, seats: usize, events: &[Event], seat: Seat) -> Option<Judged> {
    let mut game = Game::new(values.rules().clone(), seats).ok()?;
    let mut judged = Judged {
        points: Points::ZERO,
        expected: 0.0,
        luck: 0.0,
        lost: 0.0,
        decisions: 0,
        accuracy: 0.0,
        farkles: 0,
        mistakes: Vec::new(),
    };
    for (number, event) in events.iter().enumerate() {
        let is_own = game.mover() == seat && !matches!(event, Event::Started(_) | Event::StartRolled(_));
        let before = worth(values, &game);
        let plays = plays(values, &game);
        let outcome = game.apply(event).ok()?;
        if !is_own {
            continue;
        }
        if matches!(event, Event::TurnBegan) {
            judged.expected += values.expected_turn_of(has_opened(&game));
        }
        let after = match outcome.turn_end {
            Some(end) => {
                judged.points += end.gained;
                judged.farkles += u32::from(end.kind == TurnEndKind::Farkled);
                f64::from(end.gained.0)
            }
            None => worth(values, &game),
        };
        let (Event::SetAside { .. }, Some(best)) = (event, plays.first()) else {
            judged.luck += after - before;
            continue;
        };
        let cost = (best.expected - after).max(0.0);
        judged.lost += cost;
        if plays.len() > 1 {
            judged.decisions += 1;
            judged.accuracy += if best.expected > 0.0 { 1.0 - cost / best.expected } else { 1.0 };
        }
        if cost > NOTHING {
            judged.mistakes.push(Mistake { event: number, cost, best: *best });
        }
    }
    judged.accuracy = match judged.decisions {
        0 => 1.0,
        decisions => judged.accuracy / f64::from(decisions),
    };
    judged.mistakes.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    Some(judged)
}

/// How many points the rolls have brought everybody beyond the average of best play, by seat.
///
/// Returns `None` if the events are not a game by these rules, or if the rules are such that a turn
/// is not played for its points alone.
pub fn luck(values: &TurnValues, seats: usize, events: &[Event]) -> Option<Vec<f64>> {
    let luck = |seat| Some(judge(values, seats, events, seat)?.luck);
    if !counts_points_alone(values.rules()) {
        return None;
    }
    (0..seats).filter_map(Seat::new).map(luck).collect()
}

/// Whether all that a turn can bring are its points.
fn counts_points_alone(rules: &RuleSet) -> bool {
    rules.leftover_dice() == LeftoverDice::Unused
        && rules.after_farkle() == AfterFarkle::TurnEnds
        && rules.three_farkles() == FarklePenalty::None
        && !rules.five_of_a_kind_wins()
}

fn has_opened(game: &Game) -> bool {
    game.has_opened(game.side(game.mover()))
}

/// All plays of the roll on the table, the best first.
fn plays(values: &TurnValues, game: &Game) -> Vec<TurnPlay> {
    match game.phase() {
        Phase::Choosing { roll } => values.plays_when(game.turn().total, roll, has_opened(game)),
        _ => Vec::new(),
    }
}

/// The points that this turn brings on average under best play.
fn worth(values: &TurnValues, game: &Game) -> f64 {
    match game.phase() {
        Phase::Rolling { dice } => values.roll_value(game.turn().total, usize::from(dice), has_opened(game)),
        Phase::Choosing { .. } => plays(values, game).first().map_or(0.0, |best| best.expected),
        _ => values.expected_turn_of(has_opened(game)),
    }
}

/// What best play makes of the dice of a day, knowing no more than a player does.
pub fn par(day: Day) -> Judged {
    let values = TurnValues::compute(&day.rules());
    let setup = day.setup(vec![Holder::person("par")]);
    let mut table = Table::begin(setup, day.seed(), None).expect("somebody alone may play");
    while let Some(action) = best_action(&values, table.ledger().game()) {
        let command = Command { seat: Seat::FIRST, wish: Wish::Act(action) };
        let change = table.decide(&command).expect("a legal action");
        table.apply(&change).expect("a change that was just decided");
    }
    debug_assert_eq!(table.ledger().sheet().lines().len(), TURNS as usize);
    judge(&values, 1, table.ledger().events(), Seat::FIRST).expect("a game by these rules")
}

/// The play that is worth most points; `None` when the game is over.
fn best_action(values: &TurnValues, game: &Game) -> Option<Action> {
    if game.is_over() {
        return None;
    }
    let Some(best) = plays(values, game).into_iter().next() else { return Some(Action::Roll) };
    let then = if best.bank { Then::Bank } else { Then::Roll };
    Some(Action::SetAside { dice: best.dice, then })
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::{Chance, Dice, Face, RuleSetDraft};
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    /// A game of so many who play anyhow.
    fn anyhow(values: &TurnValues, seats: usize, rng: &mut ChaCha8Rng) -> Vec<Event> {
        let mut game = Game::new(values.rules().clone(), seats).unwrap();
        let mut events = Vec::new();
        while !game.is_over() {
            let event = match game.chance() {
                Some(Chance::Roll { dice }) => {
                    let face = |_| Face::new(rng.random_range(1..=6)).unwrap();
                    Event::Rolled((0..dice).map(face).collect::<Dice>())
                }
                Some(_) => Event::Started(Seat::FIRST),
                None => {
                    let legal: Vec<Action> = game.legal_actions().collect();
                    game.decide(legal[rng.random_range(0..legal.len())]).unwrap()
                }
            };
            game.apply(&event).unwrap();
            events.push(event);
        }
        events
    }

    #[test]
    fn points_are_expectation_and_luck_less_what_was_given_away_in_a_thousand_games() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        for number in 1..=7 {
            let values = TurnValues::compute(&Day::of_number(number).unwrap().rules());
            for _ in 0..150 {
                let events = anyhow(&values, 1, &mut rng);
                let judged = judge(&values, 1, &events, Seat::FIRST).unwrap();
                let explained = judged.expected + judged.luck - judged.lost;
                assert!((f64::from(judged.points.0) - explained).abs() < 1e-6, "{number}: {judged:?}");
                assert!((0.0..=1.0).contains(&judged.accuracy), "{judged:?}");
                assert_eq!(judged.expected.round(), (10.0 * values.expected_turn()).round());
            }
        }
    }

    /// A preset with other settings, to 2,000 points.
    fn changed(preset: &str, settings: &[(&str, &str)]) -> TurnValues {
        let mut draft = RuleSetDraft::preset(preset).unwrap();
        for (key, value) in [("target", "2000")].iter().chain(settings) {
            draft.set(key, value).unwrap();
        }
        TurnValues::compute(&RuleSet::try_from(draft).unwrap())
    }

    #[test]
    fn everybodys_luck_explains_their_points_also_before_they_have_opened() {
        let mut rng = ChaCha8Rng::seed_from_u64(6);
        for opening in ["0", "500"] {
            let values = changed("classic", &[("opening_score", opening)]);
            for _ in 0..50 {
                let events = anyhow(&values, 3, &mut rng);
                let luck = luck(&values, 3, &events).unwrap();
                assert_eq!(luck.len(), 3);
                for (seat, luck) in (0..3).filter_map(Seat::new).zip(luck) {
                    let judged = judge(&values, 3, &events, seat).unwrap();
                    let explained = judged.expected + luck - judged.lost;
                    assert!((f64::from(judged.points.0) - explained).abs() < 1e-6, "{judged:?}");
                }
            }
        }
    }

    #[test]
    fn luck_is_not_told_where_a_turn_brings_more_than_its_points() {
        let values = changed("classic", &[("three_farkles", "500")]);
        let events = anyhow(&values, 3, &mut ChaCha8Rng::seed_from_u64(7));
        assert_eq!(luck(&values, 3, &events), None);
    }

    #[test]
    fn best_play_gives_nothing_away_and_is_par() {
        for number in 320..340 {
            let day = Day::of_number(number).unwrap();
            let par = par(day);
            assert!(par.lost < 1e-6 && par.accuracy > 1.0 - 1e-9 && par.mistakes.is_empty(), "{par:?}");
            assert_eq!(super::par(day), par);
        }
    }

    #[test]
    fn the_luck_of_best_play_evens_out() {
        let values = TurnValues::compute(&Day::of_number(1).unwrap().rules());
        let lucks: Vec<f64> = (0..600).map(|week| par(Day::of_number(1 + 7 * week).unwrap()).luck).collect();
        let mean = lucks.iter().sum::<f64>() / lucks.len() as f64;
        let spread = (lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / 600.0).sqrt();
        // Three standard errors; the days are fixed.
        assert!(
            mean.abs() < 3.0 * spread / 600_f64.sqrt(),
            "{mean} of {spread} and {}",
            values.expected_turn()
        );
    }

    #[test]
    fn a_mistake_names_its_event_its_cost_and_the_better_play() {
        let day = Day::of_number(7).unwrap();
        let values = TurnValues::compute(&day.rules());
        let table = Table::begin(day.setup(vec![Holder::person("A")]), day.seed(), None).unwrap();
        let mut events = table.ledger().events().to_vec();
        events.extend([Event::TurnBegan, Event::Rolled("111234".parse().unwrap())]);
        events.push(Event::SetAside { dice: "1".parse().unwrap(), then: Then::Bank });
        let judged = judge(&values, 1, &events, Seat::FIRST).unwrap();
        let [mistake] = &judged.mistakes[..] else { panic!("{judged:?}") };
        assert_eq!(mistake.event, events.len() - 1);
        assert_eq!(mistake.best.dice.to_string(), "111");
        assert!(mistake.cost > 800.0 && judged.accuracy < 0.2, "{judged:?}");
        assert_eq!(judged.points, Points(100));
    }
}
