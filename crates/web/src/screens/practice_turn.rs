//! The dice of the turns that are practised: usual ones, then hot dice, then a farkle.

use crate::language::messages::say;
use farkle_rules::{Action, Combination, Face, Phase, RuleSet, Seat, Shape, Then, TurnEndKind};
use farkle_table::{Command, Holder, Seed, Setup, Table, Wish};

/// What the dice of a turn bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PracticeTurn {
    /// No more than three of a kind: a fourth would be lit as if it counted. No hot dice at once.
    Usual,
    /// All dice of the first roll score, by triples and singles: why pairs do is not known yet.
    HotDice,
    /// The second roll is a farkle, whatever is kept of the first one.
    Farkle,
}

/// What somebody who learns has seen, by chance or because it was shown.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Seen {
    /// A farkle.
    pub farkle: bool,
    /// Dice that all score.
    pub hot_dice: bool,
}

/// So many seeds are tried; about one in fifty brings the wanted dice.
const MOST_SEEDS: u32 = 1000;

impl PracticeTurn {
    /// What its messages end with.
    pub(super) fn name(self) -> &'static str {
        match self {
            PracticeTurn::Usual => "any",
            PracticeTurn::HotDice => "hot",
            PracticeTurn::Farkle => "farkle",
        }
    }

    /// The one that is practised next: what was not seen yet.
    pub(super) fn next(seen: Seen) -> PracticeTurn {
        match seen {
            Seen { hot_dice: false, .. } => PracticeTurn::HotDice,
            Seen { farkle: false, .. } => PracticeTurn::Farkle,
            Seen { .. } => PracticeTurn::Usual,
        }
    }

    /// A table with such dice.
    pub(super) fn table(self, seed: Seed) -> Option<Table> {
        let phrase = seed.to_string();
        let seeds = (0..MOST_SEEDS).map(|number| Seed::from_phrase(&format!("{phrase} {number}")));
        std::iter::once(seed).chain(seeds).filter_map(begin).find(|table| self.is_brought_by(table))
    }

    fn is_brought_by(self, table: &Table) -> bool {
        let Some(rolled) = after(table, Action::Roll) else { return false };
        let game = rolled.ledger().game();
        let Phase::Choosing { roll } = game.phase() else { return false };
        let rolls_on = |action: &Action| matches!(action, Action::SetAside { then: Then::Roll, .. });
        let best = game.rules().set_asides(roll).first().map(|best| best.dice);
        let is_hot = best.is_some_and(|best| game.makes_hot_dice(roll, best));
        match self {
            PracticeTurn::Usual => !is_hot && Face::ALL.into_iter().all(|face| roll.count(face) <= 3),
            PracticeTurn::HotDice => {
                let is_known = |one: &Combination| matches!(one.shape, Shape::Single | Shape::ThreeOfAKind);
                let combinations = best.map(|best| game.rules().combinations(best, roll));
                is_hot && combinations.is_some_and(|all| all.iter().all(is_known))
            }
            PracticeTurn::Farkle => {
                !is_hot
                    && game.legal_actions().filter(rolls_on).all(|action| {
                        after(&rolled, action)
                            .is_some_and(|lost| last_end(&lost) == Some(TurnEndKind::Farkled))
                    })
            }
        }
    }
}

/// A table for one player. Without an opening score, a turn is nothing but rolling, choosing and
/// banking.
fn begin(seed: Seed) -> Option<Table> {
    let setup = Setup::new(RuleSet::default(), vec![Holder::person(say!("you"))]);
    Table::begin(setup, seed, Some(Seat::FIRST)).ok()
}

/// The table once the only player has done something.
fn after(table: &Table, action: Action) -> Option<Table> {
    let mut table = table.clone();
    let seat = table.ledger().game().mover();
    let change = table.decide(&Command { seat, wish: Wish::Act(action) }).ok()?;
    table.apply(&change).ok()?;
    Some(table)
}

/// How the last turn has ended.
fn last_end(table: &Table) -> Option<TurnEndKind> {
    Some(table.ledger().sheet().lines().last()?.end.kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::Event;

    /// The table of a practice turn once the dice were rolled, and each way to go on from there.
    fn rolled(turn: PracticeTurn) -> (Table, Vec<Action>) {
        let table = turn.table(Seed::from_phrase("practice")).unwrap();
        let rolled = after(&table, Action::Roll).unwrap();
        let rolls = |action: &Action| matches!(action, Action::SetAside { then: Then::Roll, .. });
        let on = rolled.ledger().game().legal_actions().filter(rolls).collect();
        (rolled, on)
    }

    #[test]
    fn a_turn_with_hot_dice_rolls_all_six_again() {
        let (table, on) = rolled(PracticeTurn::HotDice);
        let dice_left = |action: &Action| match action {
            Action::SetAside { dice, .. } => 6 - dice.len(),
            _ => 6,
        };
        let all = on.into_iter().min_by_key(dice_left).unwrap();
        let again = after(&table, all).unwrap();
        let events = again.ledger().events();
        assert!(
            matches!(events.iter().rfind(|event| matches!(event, Event::Rolled(_))), Some(Event::Rolled(dice)) if dice.len() == 6)
        );
        assert_eq!(dice_left(&all), 0);
    }

    #[test]
    fn a_turn_with_a_farkle_has_it_whatever_is_kept() {
        let (table, on) = rolled(PracticeTurn::Farkle);
        assert!(!on.is_empty());
        for action in on {
            assert_eq!(last_end(&after(&table, action).unwrap()), Some(TurnEndKind::Farkled), "{action}");
        }
    }
}
