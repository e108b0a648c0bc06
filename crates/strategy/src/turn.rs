//! One turn, solved backwards: the value of rolling on with every turn total and number of dice.
//!
//! [`Stakes`] says what a turn is played for (points, or the chance to win); the recursion is the
//! same. Only a farkle loses points, so the turn total only grows, and one pass from high totals to
//! low ones is exact.

use crate::rolls::{RollChoice, RollClass, RollTable, Rolls};
use farkle_rules::MAX_DICE;
use std::collections::{BTreeMap, BTreeSet};

/// The worth of the ends of a turn.
pub trait Stakes {
    /// The worth of banking this many units with this many dice left over (0: hot dice); `None` if
    /// that is not allowed.
    fn bank(&self, total: usize, left: usize) -> Option<f64>;
    /// The worth of a farkle with this many dice.
    fn farkle(&self, dice: usize) -> f64;
    /// The worth of toxic twos with this many dice.
    fn toxic(&self, dice: usize) -> f64;
    /// The worth of a roll that wins the game.
    fn win(&self) -> f64;
    /// What one more unit adds to the worth of rolling this many dice, far beyond all thresholds.
    fn growth(&self, dice: usize) -> f64;
    /// Whether the worth of a bank grows with its units and does not depend on how many dice are
    /// left over, hot dice apart.
    fn bank_is_by_units(&self) -> bool {
        false
    }
}

/// The worth of rolling, for every turn total and number of dice.
#[derive(Clone, Debug)]
pub struct TurnTable {
    dice: usize,
    /// `[total][dice in hand]`, the last row standing for all higher totals too.
    roll: Vec<[f64; MAX_DICE + 1]>,
}

/// The most passes over a row that refers to itself through hot dice.
const HOT_DICE_SWEEPS: usize = 200;

/// A throw laid out to be valued quickly: the choices of all classes one after the other.
struct FlatThrow {
    /// The worth of losing and winning rolls together.
    fixed: f64,
    /// The chance of each class, and how many choices it has.
    classes: Vec<(f64, usize)>,
    /// The index of each choice, from the row of the present total on.
    choices: Vec<usize>,
}

impl FlatThrow {
    fn new(rolls: &Rolls, dice: usize, stakes: &impl Stakes) -> FlatThrow {
        let place = |choice: &RollChoice| choice.points as usize * (MAX_DICE + 1) + usize::from(choice.left);
        FlatThrow {
            fixed: fixed_worth(rolls, dice, stakes) / f64::from(rolls.of),
            classes: rolls.classes.iter().map(|c| (rolls.chance(c.orderings), c.choices.len())).collect(),
            choices: rolls.classes.iter().flat_map(|class| class.choices.iter().map(place)).collect(),
        }
    }

    fn worth(&self, after: &[f64]) -> f64 {
        let (mut worth, mut rest) = (self.fixed, self.choices.as_slice());
        for &(chance, count) in &self.classes {
            let (choices, others) = rest.split_at(count);
            let best = choices
                .iter()
                .fold(f64::NEG_INFINITY, |best, &at| if after[at] > best { after[at] } else { best });
            worth += chance * best;
            rest = others;
        }
        worth
    }
}

/// The same rolls where the mover banks everything but hot dice: only the most points of each kind
/// matter. Of 120 classes of six dice a few dozen are left.
fn hot_dice_or_bank(rolls: &Rolls) -> Rolls {
    let mut classes: BTreeMap<Vec<RollChoice>, u32> = BTreeMap::new();
    for class in &rolls.classes {
        let most = |hot: bool| {
            let of_kind = class.choices.iter().filter(|choice| (choice.left == 0) == hot);
            of_kind.map(|choice| RollChoice { left: u8::from(!hot), points: choice.points }).max()
        };
        *classes.entry([true, false].into_iter().filter_map(most).collect()).or_default() += class.orderings;
    }
    let classes = classes.into_iter().map(|(choices, orderings)| RollClass { orderings, choices }).collect();
    Rolls { classes, ..*rolls }
}

/// How many dice can be left over, hot dice apart.
fn lefts(rolls: &RollTable) -> Vec<usize> {
    let classes = (1..=rolls.dice).flat_map(|dice| &rolls.of(dice).classes);
    let lefts: BTreeSet<u8> = classes.flat_map(|class| &class.choices).map(|choice| choice.left).collect();
    lefts.into_iter().filter(|&left| left > 0).map(usize::from).collect()
}

/// The worth of the rolls without a choice, times all ordered rolls.
fn fixed_worth(rolls: &Rolls, dice: usize, stakes: &impl Stakes) -> f64 {
    let ends =
        [(rolls.farkle, stakes.farkle(dice)), (rolls.toxic, stakes.toxic(dice)), (rolls.win, stakes.win())];
    // A chance of zero must not meet a worth of minus infinity.
    let possible = ends.into_iter().filter(|(orderings, _)| *orderings > 0);
    possible.map(|(orderings, value)| f64::from(orderings) * value).sum()
}

impl TurnTable {
    /// Solves a turn for the totals from 0 to `highest`.
    pub fn solve(rolls: &RollTable, highest: usize, stakes: &impl Stakes) -> TurnTable {
        let mut table = TurnTable { dice: rolls.dice, roll: vec![[0.0; MAX_DICE + 1]; highest + 1] };
        let throws: Vec<FlatThrow> =
            (1..=rolls.dice).map(|n| FlatThrow::new(rolls.of(n), n, stakes)).collect();
        let few: Vec<FlatThrow> =
            (1..=rolls.dice).map(|n| FlatThrow::new(&hot_dice_or_bank(rolls.of(n)), n, stakes)).collect();
        // The worth after a set-aside, by total and dice left over.
        let mut after = vec![[0.0; MAX_DICE + 1]; highest + rolls.highest + 1];
        // The last row refers to itself, because hot dice lead back to it.
        for _ in 0..HOT_DICE_SWEEPS {
            let before = table.roll[highest][rolls.dice];
            for (total, row) in after.iter_mut().enumerate().skip(highest + 1) {
                table.fill_after(total, row, stakes);
            }
            table.fill_row(&throws, highest, &after);
            if (table.roll[highest][rolls.dice] - before).abs() <= 1e-15 * before.abs() {
                break;
            }
        }
        table.fill_after(highest, &mut after[highest], stakes);
        let lefts = lefts(rolls);
        let banks = |table: &TurnTable, total: usize| {
            lefts.iter().all(|&left| {
                stakes.bank(total, left).is_some_and(|bank| bank >= table.rolling(total, left, stakes))
            })
        };
        let mut banks_above =
            stakes.bank_is_by_units() && (highest..after.len()).all(|total| banks(&table, total));
        for total in (0..highest).rev() {
            banks_above = banks_above && banks(&table, total + 1);
            table.fill_row(if banks_above { &few } else { &throws }, total, &after);
            table.fill_after(total, &mut after[total], stakes);
        }
        table
    }

    fn fill_row(&mut self, throws: &[FlatThrow], total: usize, after: &[[f64; MAX_DICE + 1]]) {
        let after = after[total..].as_flattened();
        for (place, throw) in self.roll[total][1..].iter_mut().zip(throws) {
            *place = throw.worth(after);
        }
    }

    fn fill_after(&self, total: usize, row: &mut [f64; MAX_DICE + 1], stakes: &impl Stakes) {
        for (left, place) in row.iter_mut().enumerate().take(self.dice + 1) {
            *place = self.after(total, left, stakes);
        }
    }

    /// The worth of throwing `dice` dice that come up as `rolls` says.
    pub fn worth_of_throwing(&self, rolls: &Rolls, total: usize, dice: usize, stakes: &impl Stakes) -> f64 {
        let mut worth = 0.0;
        for class in &rolls.classes {
            let best = class.choices.iter().map(|choice| self.worth_of(*choice, total, stakes));
            worth += f64::from(class.orderings) * best.fold(f64::NEG_INFINITY, f64::max);
        }
        worth += fixed_worth(rolls, dice, stakes);
        worth / f64::from(rolls.of)
    }

    fn worth_of(&self, choice: RollChoice, total: usize, stakes: &impl Stakes) -> f64 {
        self.after(total + choice.points as usize, choice.left.into(), stakes)
    }

    /// The worth of the better of banking and rolling on.
    pub fn after(&self, total: usize, left: usize, stakes: &impl Stakes) -> f64 {
        let roll = self.rolling(total, left, stakes);
        stakes.bank(total, left).map_or(roll, |bank| if bank > roll { bank } else { roll })
    }

    /// The worth of rolling on with this total and this many dice left over.
    pub fn rolling(&self, total: usize, left: usize, stakes: &impl Stakes) -> f64 {
        let dice = if left == 0 { self.dice } else { left };
        let highest = self.roll.len() - 1;
        if total <= highest {
            self.roll[total][dice]
        } else {
            self.roll[highest][dice] + stakes.growth(dice) * (total - highest) as f64
        }
    }

    /// The highest turn total with a row of its own, in units.
    pub fn highest(&self) -> usize {
        self.roll.len() - 1
    }
}
