//! How turns end under a fixed play: the chance of every number of points, and of every number of
//! turns to a target.

use super::PointStakes;
use crate::rolls::RollTable;
use crate::turn::{Stakes, TurnTable};
use farkle_rules::{MAX_DICE, Points};

/// Smaller chances are dropped; no figure shows them.
const NEGLIGIBLE: f64 = 1e-15;

/// The chance of every number of points that a turn can bank.
#[derive(Clone, Debug)]
pub struct TurnDistribution {
    unit: i32,
    nothing: f64,
    win: f64,
    /// Chance to bank this many units.
    banked: Vec<f64>,
}

impl TurnDistribution {
    pub(crate) fn of(rolls: &RollTable, table: &TurnTable, stakes: &PointStakes) -> TurnDistribution {
        let rows = table.highest() + rolls.highest + 1;
        let mut found =
            TurnDistribution { unit: rolls.unit, nothing: 0.0, win: 0.0, banked: vec![0.0; rows] };
        // The chance to throw this many dice with this total.
        let mut throwing = vec![[0.0_f64; MAX_DICE + 1]; table.highest() + 1];
        found.throw(rolls, table, stakes, &mut throwing, (0, rolls.dice, 1.0), true);
        for total in 0..throwing.len() {
            for dice in (1..=rolls.dice).rev() {
                let chance = std::mem::take(&mut throwing[total][dice]);
                if chance > NEGLIGIBLE {
                    found.throw(rolls, table, stakes, &mut throwing, (total, dice, chance), false);
                }
            }
        }
        found.nothing = 1.0 - found.win - found.banked.iter().sum::<f64>();
        found
    }

    /// Spreads the chance to throw over what follows from it.
    fn throw(
        &mut self,
        rolls: &RollTable,
        table: &TurnTable,
        stakes: &PointStakes,
        throwing: &mut [[f64; MAX_DICE + 1]],
        (total, dice, chance): (usize, usize, f64),
        first: bool,
    ) {
        let thrown = if first { rolls.first_throw(dice) } else { rolls.of(dice) };
        self.win += chance * thrown.chance(thrown.win);
        for class in &thrown.classes {
            let worth =
                |c: &crate::rolls::RollChoice| table.after(total + c.points as usize, c.left.into(), stakes);
            let Some(best) = class.choices.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))) else {
                continue;
            };
            let (sum, left) = (total + best.points as usize, usize::from(best.left));
            let part = chance * thrown.chance(class.orderings);
            let bank = stakes.bank(sum, left).is_some_and(|bank| bank >= table.rolling(sum, left, stakes));
            if bank || sum >= throwing.len() {
                self.banked[sum] += part;
            } else {
                throwing[sum][rolls.in_hand(left)] += part;
            }
        }
    }

    /// The chance that the turn ends with nothing.
    pub fn nothing(&self) -> f64 {
        self.nothing
    }

    /// The chance of a roll that wins the game.
    pub fn wins(&self) -> f64 {
        self.win
    }

    /// Every possible bank with its chance, the smallest first.
    pub fn banked(&self) -> impl Iterator<Item = (Points, f64)> + '_ {
        let units = (0..).zip(&self.banked).filter(|(_, chance)| **chance > 0.0);
        units.map(|(units, &chance)| (Points(units * self.unit), chance))
    }

    /// The chance to bank at least this many points (a roll that wins counts as that).
    pub fn at_least(&self, points: Points) -> f64 {
        self.win
            + self.banked().filter(|(banked, _)| *banked >= points).map(|(_, chance)| chance).sum::<f64>()
    }

    /// The average of the points banked.
    pub fn average(&self) -> f64 {
        self.banked().map(|(points, chance)| f64::from(points.0) * chance).sum()
    }

    /// Chance to bank this many units, by units.
    pub(crate) fn by_units(&self) -> &[f64] {
        &self.banked
    }

    /// How many turns it takes to collect `target` points if all turns are like this one and the
    /// first is like `first`.
    pub fn turns_to(&self, first: &TurnDistribution, target: Points, most_turns: usize) -> TurnsToTarget {
        let goal = (target.0.max(0) as usize).div_ceil(self.unit.max(1) as usize);
        // The chance to stand at this many units, before and after opening.
        let mut opened = vec![0.0; goal];
        let mut unopened = 1.0;
        let mut within = vec![0.0];
        let mut reached = 0.0;
        for _ in 0..most_turns {
            let mut next = vec![0.0; goal];
            reached += first.spread(0, unopened, &mut next);
            for (at, &chance) in opened.iter().enumerate().filter(|(_, chance)| **chance > NEGLIGIBLE) {
                reached += self.spread(at, chance, &mut next);
                next[at] += chance * self.nothing;
            }
            unopened *= first.nothing;
            opened = next;
            within.push(reached);
        }
        TurnsToTarget { within }
    }

    /// Spreads a chance over the scores after a turn that banks; returns what reaches the end of
    /// the list.
    fn spread(&self, from: usize, chance: f64, next: &mut [f64]) -> f64 {
        let mut inside = 0.0;
        let reachable = next.iter_mut().skip(from);
        for (to, &part) in reachable.zip(&self.banked) {
            *to += chance * part;
            inside += part;
        }
        chance * (1.0 - self.nothing - inside)
    }
}

/// A chance to take more turns than were looked at with which their average is not told.
const NOT_COUNTED: f64 = 1e-4;

/// The chance to have reached a target within this many turns.
#[derive(Clone, Debug)]
pub struct TurnsToTarget {
    within: Vec<f64>,
}

impl TurnsToTarget {
    /// The chance to have reached it within `turns` turns.
    pub fn within(&self, turns: usize) -> f64 {
        self.within.get(turns).or(self.within.last()).copied().unwrap_or(0.0)
    }

    /// The chance to reach it in exactly the turn with this number, from 1.
    pub fn in_turn(&self, turn: usize) -> f64 {
        if turn == 0 { 0.0 } else { self.within(turn) - self.within(turn - 1) }
    }

    /// The average number of turns; `None` if the target is missed within the turns looked at with
    /// a chance of a ten-thousandth or more.
    pub fn average(&self) -> Option<f64> {
        let missed = 1.0 - self.within.last().copied().unwrap_or(0.0);
        (missed < NOT_COUNTED).then(|| self.within.iter().map(|reached| 1.0 - reached).sum())
    }

    /// The smallest number of turns within which it is reached with at least this chance, if the
    /// list goes so far.
    pub fn quantile(&self, chance: f64) -> Option<usize> {
        self.within.iter().position(|&reached| reached >= chance)
    }
}
