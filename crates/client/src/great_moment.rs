//! The great moments of a game, which a front end may show with more than a sentence.

use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Game, Points, RuleSet, Side, TurnEndKind};
use farkle_table::{Holder, Ledger, Step};

/// A bank of this part of the target is a big turn.
const BIG_PART: i32 = 10;
/// But in a short game every turn would be big: so many it is at least.
const BIG_LEAST: Points = Points(500);
/// So are these points in a game of fixed rounds.
const BIG_POINTS: Points = Points(1000);

/// What is great about a step; of several things the greatest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GreatMoment {
    /// All dice are set aside and in hand again.
    HotDice,
    /// Points are banked.
    Bank,
    /// Many points are banked at once.
    BigTurn,
    /// A side has banked for the first time, where the rules ask for an opening score.
    Opened,
    /// A bank has put a side ahead of all others.
    TakesLead,
    /// The last turns of the others begin.
    LastTurns,
    /// Somebody at this table has won, or only computer players play.
    Won,
    /// A computer player has won against people.
    Lost,
}

impl GreatMoment {
    /// What is great about a step from one state to the next.
    pub fn of(before: &Ledger, step: &Step, after: &Ledger) -> Option<GreatMoment> {
        let outcome = &step.outcome;
        if outcome.game_over {
            return Some(if is_lost(after) { GreatMoment::Lost } else { GreatMoment::Won });
        }
        if outcome.hot_dice && outcome.turn_end.is_none() {
            return Some(GreatMoment::HotDice);
        }
        let end =
            outcome.turn_end.filter(|end| end.kind == TurnEndKind::Banked && end.gained > Points::ZERO)?;
        let (game, side) = (after.game(), after.game().side(end.seat));
        Some(match () {
            () if outcome.last_turns_begin => GreatMoment::LastTurns,
            () if end.opened => GreatMoment::Opened,
            () if !is_ahead(before.game(), side) && is_ahead(game, side) => GreatMoment::TakesLead,
            () if is_big_turn(game.rules(), end.gained) => GreatMoment::BigTurn,
            () => GreatMoment::Bank,
        })
    }
}

/// Whether the points of a turn are a large part of the target, or many in a game without one.
///
/// ```
/// use farkle_client::is_big_turn;
/// use farkle_rules::{Points, RuleSet};
/// let to_10_000 = RuleSet::preset("classic").unwrap();
/// assert!(is_big_turn(&to_10_000, Points(1000)) && !is_big_turn(&to_10_000, Points(950)));
/// ```
pub fn is_big_turn(rules: &RuleSet, points: Points) -> bool {
    match rules.ending() {
        EndingRule::Rounds => points >= BIG_POINTS,
        _ => points >= BIG_LEAST && points.0.saturating_mul(BIG_PART) >= rules.target().0,
    }
}

/// Whether the game was won by computer players against people.
fn is_lost(ledger: &Ledger) -> bool {
    let game = ledger.game();
    let is_person = |&seat: &farkle_rules::Seat| ledger.holder(seat).is_some_and(Holder::is_person);
    let has_won = |seat: &farkle_rules::Seat| game.winners().contains(game.side(*seat));
    let mut people = game.seats().filter(is_person).peekable();
    people.peek().is_some() && !people.any(|seat| has_won(&seat))
}

/// Whether a side has more points than each of the others, one of which has points.
fn is_ahead(game: &Game, side: Side) -> bool {
    let others = game.all_sides().filter(|&other| other != side).map(|other| game.score(other)).max();
    others.is_some_and(|most| most > Points::ZERO && game.score(side) > most)
}
