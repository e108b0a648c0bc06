//! One turn, solved backwards: the value of rolling on with every turn total and number of dice.
//!
//! What a turn is played for (points, the chance to win) is left to [`Stakes`]; the recursion is the same. Points are
//! never lost but by a farkle, so the turn total only grows and one pass from high totals to low ones is exact. Only
//! hot dice can lead back to the same number of dice, and they add points too.

use crate::rolls::{Choice, RollTable, Rolls};
use farkle_rules::MAX_DICE;

/// What the end of a turn is worth.
pub(crate) trait Stakes {
    /// The worth of banking so many units with so many dice left over (0: hot dice); `None` if that is not allowed.
    fn bank(&self, total: usize, left: usize) -> Option<f64>;
    /// The worth of a farkle with so many dice.
    fn farkle(&self, dice: usize) -> f64;
    /// The worth of toxic twos with so many dice.
    fn toxic(&self, dice: usize) -> f64;
    /// The worth of a roll that wins the game.
    fn win(&self) -> f64;
    /// What one more unit adds to the worth of dice that have to be rolled, far beyond all thresholds.
    fn growth(&self) -> f64;
}

/// The worth of rolling, for every turn total and number of dice.
#[derive(Clone, Debug)]
pub(crate) struct TurnTable {
    dice: usize,
    /// `[total][dice in hand]`, the last row standing for all higher totals too.
    roll: Vec<[f64; MAX_DICE + 1]>,
}

/// How often a row that refers to itself through hot dice is gone over at most.
const HOT_DICE_SWEEPS: usize = 200;

impl TurnTable {
    /// Solves a turn for the totals from 0 to `highest`.
    pub(crate) fn solve(rolls: &RollTable, highest: usize, stakes: &impl Stakes) -> TurnTable {
        let mut table = TurnTable { dice: rolls.dice, roll: vec![[0.0; MAX_DICE + 1]; highest + 1] };
        // The last row refers to itself: hot dice are rolled again with a total that is treated alike.
        for _ in 0..HOT_DICE_SWEEPS {
            let before = table.roll[highest][rolls.dice];
            table.fill_row(rolls, highest, stakes);
            if (table.roll[highest][rolls.dice] - before).abs() <= 1e-15 * before.abs() {
                break;
            }
        }
        for total in (0..highest).rev() {
            table.fill_row(rolls, total, stakes);
        }
        table
    }

    fn fill_row(&mut self, rolls: &RollTable, total: usize, stakes: &impl Stakes) {
        for dice in 1..=self.dice {
            self.roll[total][dice] = self.worth_of_throwing(rolls.of(dice), total, dice, stakes);
        }
    }

    /// The worth of throwing `dice` dice that come up as `rolls` says.
    pub(crate) fn worth_of_throwing(
        &self,
        rolls: &Rolls,
        total: usize,
        dice: usize,
        stakes: &impl Stakes,
    ) -> f64 {
        let mut worth = 0.0;
        for class in &rolls.classes {
            let best = class.choices.iter().map(|choice| self.worth_of(*choice, total, stakes));
            worth += f64::from(class.orderings) * best.fold(f64::NEG_INFINITY, f64::max);
        }
        // A farkle may be worth minus infinity in no rule set, but a zero chance must not meet one.
        for (orderings, value) in [
            (rolls.farkle, stakes.farkle(dice)),
            (rolls.toxic, stakes.toxic(dice)),
            (rolls.win, stakes.win()),
        ] {
            if orderings > 0 {
                worth += f64::from(orderings) * value;
            }
        }
        worth / f64::from(rolls.of)
    }

    fn worth_of(&self, choice: Choice, total: usize, stakes: &impl Stakes) -> f64 {
        self.after(total + choice.points as usize, choice.left.into(), stakes)
    }

    /// The worth of the better of banking and rolling on.
    pub(crate) fn after(&self, total: usize, left: usize, stakes: &impl Stakes) -> f64 {
        let roll = self.rolling(total, left, stakes);
        stakes.bank(total, left).map_or(roll, |bank| if bank > roll { bank } else { roll })
    }

    /// The worth of rolling on with this total and so many dice left over.
    pub(crate) fn rolling(&self, total: usize, left: usize, stakes: &impl Stakes) -> f64 {
        let dice = if left == 0 { self.dice } else { left };
        let highest = self.roll.len() - 1;
        if total <= highest {
            self.roll[total][dice]
        } else {
            self.roll[highest][dice] + stakes.growth() * (total - highest) as f64
        }
    }

    /// The highest turn total with a row of its own, in units.
    pub(crate) fn highest(&self) -> usize {
        self.roll.len() - 1
    }
}
