//! What is said about a game between two sides when it is over: luck, and the turn that decided it.

use crate::hints::Hints;
use farkle_client::Decisive;
use farkle_rules::{Moment, Points, Record, TurnEndKind};
use farkle_strategy::review::Review;
use farkle_table::Ledger;

/// A game that is over, in words and figures.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Afterwards {
    /// The turn that decided the game, in sentences.
    pub(crate) decided: Option<String>,
    /// How much more the dice have helped a side than the other one, in chances to win, if that can
    /// be computed at once.
    pub(crate) luck: Option<[f64; 2]>,
}

impl Afterwards {
    pub(crate) fn of(ledger: &Ledger, hints: &mut Hints) -> Afterwards {
        Afterwards::known(ledger, hints).unwrap_or_default()
    }

    fn known(ledger: &Ledger, hints: &mut Hints) -> Option<Afterwards> {
        let record = ledger.record();
        let review = hints.review(ledger, &record)?;
        let moments = record.replay().ok()?.moments;
        let luck = review.luck[0] - review.luck[1];
        Some(Afterwards {
            decided: decided(ledger, &Course::of(&review, &moments)),
            luck: Some([luck, -luck]),
        })
    }
}

/// The turn that decided a recorded game, where it can be computed at once.
pub fn decisive_turn(record: &Record) -> Option<Decisive> {
    let ledger = Ledger::from_record(record).ok()?;
    let review = Hints::default().review(&ledger, record)?;
    decisive(&ledger, &Course::of(&review, &record.replay().ok()?.moments))
}

/// How a game went for both sides.
struct Course {
    /// Their chances at the beginning of every turn, and at the end,
    chances: Vec<(usize, Vec<f64>)>,
    /// and at the last decision of every turn that was lost with points.
    at_stake: Vec<(usize, Vec<f64>)>,
}

impl Course {
    fn of(review: &Review, moments: &[Moment]) -> Course {
        Course { chances: chances(review, moments), at_stake: at_stake(review, moments) }
    }
}

fn decisive(ledger: &Ledger, course: &Course) -> Option<Decisive> {
    let winners = ledger.game().winners();
    let winner = winners.iter().next().filter(|_| winners.len() == 1)?;
    Decisive::of(ledger, &course.chances, &course.at_stake, winner)
}

fn both(first: f64) -> Vec<f64> {
    vec![first, 1.0 - first]
}

fn at_stake(review: &Review, moments: &[Moment]) -> Vec<(usize, Vec<f64>)> {
    let lost = Decisive::last_decisions(moments).into_iter();
    let known = lost.filter_map(|(turn, events)| {
        let decision = review.events.iter().find(|event| event.event == events)?;
        let first = if decision.side.index() == 0 { decision.before } else { 1.0 - decision.before };
        Some((turn, both(first)))
    });
    known.collect()
}

/// Both sides' chances to win at the beginning of every turn, and at the end.
fn chances(review: &Review, moments: &[Moment]) -> Vec<(usize, Vec<f64>)> {
    let mut chances = vec![(0, both(review.at_first))];
    for event in &review.events {
        let turns = turns_of(moments.get(..event.event).unwrap_or(moments));
        if chances.last().is_some_and(|(last, _)| *last < turns) {
            let is_first = event.side.index() == 0;
            chances.push((turns, both(if is_first { event.before } else { 1.0 - event.before })));
        }
    }
    chances.push((turns_of(moments), both(review.at_last)));
    chances
}

/// How many turns have ended.
fn turns_of(moments: &[Moment]) -> usize {
    moments.iter().filter(|moment| moment.outcome.turn_end.is_some()).count()
}

fn decided(ledger: &Ledger, course: &Course) -> Option<String> {
    let decisive = decisive(ledger, course)?;
    let winner = ledger.game().winners().iter().next()?;
    let line = ledger.sheet().lines().get(decisive.turn)?;
    let name = ledger.name(line.end.seat);
    let turn = match line.end.kind {
        TurnEndKind::Banked if line.end.gained > Points::ZERO => format!("{name} banked {}", line.end.gained),
        TurnEndKind::Farkled if line.end.total > Points::ZERO => {
            format!("{name} farkled and lost {}", line.end.total + line.end.penalty)
        }
        TurnEndKind::Farkled => format!("{name} farkled"),
        _ => format!("{name}’s turn"),
    };
    let percent = |chance: f64| format!("{:.0} %", 100.0 * chance);
    Some(format!(
        "Round {} decided it: {turn}. {}’s chance to win: {} → {}.",
        line.round,
        ledger.side_name(winner),
        percent(decisive.before),
        percent(decisive.after)
    ))
}
