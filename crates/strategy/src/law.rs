//! The law of a turn under a fixed policy: the chance of each end, and a fast way to draw one.

use crate::rolls::{RollChoice, RollClass, RollTable, Rolls};
use farkle_rules::{MAX_DICE, Then};
use rand::Rng;

/// A way to play a roll: a choice, what to do then, and with what chance it is played.
pub(crate) type Way = (RollChoice, Then, f64);

/// A way to play turns.
pub(crate) trait Plays {
    /// How rolls of this class are played with such a turn total; the chances add up to 1.
    fn plays(&self, total: usize, class: &RollClass, ways: &mut Vec<Way>);
}

/// How a turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnEnds {
    /// By banking this many units.
    Banked(u16),
    /// With nothing, by a farkle.
    Farkled,
    /// With nothing, but not by a farkle.
    Nothing,
    /// By a roll that wins the game.
    Won,
}

/// An end that has been drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawn(u16);

impl Drawn {
    /// Units that are banked, 0 for any other end but a win.
    #[inline]
    pub(crate) fn units(self) -> Option<u16> {
        if self.0 == TurnEnds::Won.code() { None } else { Some(self.0.saturating_sub(OTHER_ENDS)) }
    }

    #[inline]
    pub(crate) fn ends(self) -> TurnEnds {
        TurnEnds::of(self.0)
    }
}

/// The law of a turn.
#[derive(Clone, Debug)]
pub(crate) struct Law {
    columns: Vec<Column>,
}

/// A column of the alias table: one end up to the cut, another one beyond it.
#[derive(Clone, Copy, Debug)]
struct Column {
    cut: u32,
    below: u16,
    beyond: u16,
}

/// Chances below this are left out.
const NEGLIGIBLE: f64 = 1e-13;
/// Numbers that stand for ends other than a bank.
const OTHER_ENDS: u16 = 3;

impl TurnEnds {
    fn code(self) -> u16 {
        match self {
            TurnEnds::Farkled => 0,
            TurnEnds::Nothing => 1,
            TurnEnds::Won => 2,
            TurnEnds::Banked(units) => units.saturating_add(OTHER_ENDS),
        }
    }

    fn of(code: u16) -> TurnEnds {
        match code {
            0 => TurnEnds::Farkled,
            1 => TurnEnds::Nothing,
            2 => TurnEnds::Won,
            _ => TurnEnds::Banked(code - OTHER_ENDS),
        }
    }
}

impl Law {
    /// The law of a turn in which nobody rolls on with `most` units or more if banking is possible.
    pub(crate) fn of(rolls: &RollTable, most: usize, plays: &impl Plays) -> Law {
        let mut spread = Spread {
            rolls,
            plays,
            throwing: vec![[0.0; MAX_DICE + 1]; most + rolls.highest + 1],
            ends: std::collections::BTreeMap::new(),
            ways: Vec::new(),
        };
        spread.throw(rolls.first_throw(rolls.dice), 0, 1.0);
        for total in 0..spread.throwing.len() {
            for dice in (1..=rolls.dice).rev() {
                let chance = std::mem::take(&mut spread.throwing[total][dice]);
                if chance > NEGLIGIBLE {
                    spread.throw(rolls.of(dice), total, chance);
                }
            }
        }
        Law { columns: alias_table(&spread.ends.into_iter().collect::<Vec<_>>()) }
    }

    /// Draws an end.
    #[inline]
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Drawn {
        let bits = rng.next_u64();
        // The high half picks the column, the low half the side of its cut.
        let column = ((bits >> 32) * self.columns.len() as u64) >> 32;
        let column = self.columns[column as usize];
        Drawn(if (bits as u32) < column.cut { column.below } else { column.beyond })
    }
}

struct Spread<'a, P> {
    rolls: &'a RollTable,
    plays: &'a P,
    /// The chance to throw this many dice with this total.
    throwing: Vec<[f64; MAX_DICE + 1]>,
    ends: std::collections::BTreeMap<u16, f64>,
    ways: Vec<Way>,
}

impl<P: Plays> Spread<'_, P> {
    fn throw(&mut self, thrown: &Rolls, total: usize, chance: f64) {
        for (end, count) in [
            (TurnEnds::Farkled, thrown.farkle),
            (TurnEnds::Nothing, thrown.toxic),
            (TurnEnds::Won, thrown.win),
        ] {
            self.end(end, chance * thrown.chance(count));
        }
        for class in &thrown.classes {
            let part = chance * thrown.chance(class.orderings);
            let mut ways = std::mem::take(&mut self.ways);
            ways.clear();
            self.plays.plays(total, class, &mut ways);
            for &(choice, then, share) in &ways {
                let sum = total + choice.points as usize;
                let hand = self.rolls.in_hand(choice.left.into());
                let banked = TurnEnds::Banked(u16::try_from(sum).unwrap_or(u16::MAX));
                match (then, self.throwing.get_mut(sum)) {
                    (Then::Roll, Some(place)) => place[hand] += part * share,
                    (Then::GiveUp, _) => self.end(TurnEnds::Nothing, part * share),
                    // Rolling on never leads so far.
                    (Then::Bank | Then::Roll, _) => self.end(banked, part * share),
                }
            }
            self.ways = ways;
        }
    }

    fn end(&mut self, end: TurnEnds, chance: f64) {
        if chance > 0.0 {
            *self.ends.entry(end.code()).or_default() += chance;
        }
    }
}

/// Walker's alias table, filled as Vose does it.
fn alias_table(ends: &[(u16, f64)]) -> Vec<Column> {
    let sum: f64 = ends.iter().map(|(_, chance)| chance).sum();
    let scale = ends.len() as f64 / sum;
    let mut heights: Vec<f64> = ends.iter().map(|(_, chance)| chance * scale).collect();
    let mut columns: Vec<Column> =
        ends.iter().map(|&(end, _)| Column { cut: u32::MAX, below: end, beyond: end }).collect();
    let (mut low, mut high): (Vec<usize>, Vec<usize>) =
        (0..ends.len()).partition(|&index| heights[index] < 1.0);
    while let (Some(&short), Some(&tall)) = (low.last(), high.last()) {
        low.pop();
        columns[short].cut = (heights[short] * f64::from(u32::MAX)) as u32;
        columns[short].beyond = ends[tall].0;
        heights[tall] -= 1.0 - heights[short];
        if heights[tall] < 1.0 {
            high.pop();
            low.push(tall);
        }
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn draws_come_up_as_often_as_they_should() {
        let ends = [(0, 0.5), (1, 0.125), (2, 0.25), (20, 0.125)];
        let law = Law { columns: alias_table(&ends) };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut counts = [0_u32; 32];
        (0..80_000).for_each(|_| counts[law.draw(&mut rng).0 as usize] += 1);
        for (end, chance) in ends {
            let found = f64::from(counts[end as usize]) / 80_000.0;
            assert!((found - chance).abs() < 0.01, "{end}: {found}");
        }
    }
}
