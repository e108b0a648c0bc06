//! Whether a moment can come up in a game at all: a position may be lawful in every detail and
//! still be one that no game leads to.

use crate::rule_set::{AfterFarkle, EndingRule, FarklePenalty, LeftoverDice, Reached};
use crate::{Dice, Game, Phase, Points, RuleSet, Side};
use std::collections::HashSet;
use std::fmt;

/// Turn totals are examined up to this many units; beyond, whatever fits the prices is taken to be
/// possible.
const MOST_UNITS: usize = 20_000;
/// No turn has more rolls than these before a farkle, by any rules that people play: the chance is
/// below 1 in 10^20.
const MOST_ROLLS: u32 = 100;

/// Why no game comes to this position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreachable {
    /// Scores and turn totals come in steps.
    Step {
        /// What was given.
        points: Points,
        /// The common divisor of everything that is scored.
        unit: Points,
    },
    /// This many dice are never in hand with this turn total.
    TurnTotal {
        /// The turn total.
        total: Points,
        /// Dice in hand.
        dice: u8,
        /// Dice that are played with.
        all: u8,
    },
    /// A turn total that takes more rolls than any turn has.
    TooHigh {
        /// The turn total.
        total: Points,
        /// How many rolls it takes at least.
        rolls: u32,
    },
    /// A score is below zero, and nothing is ever lost.
    BelowZero {
        /// Which side.
        side: Side,
    },
    /// A side has points and has not opened.
    Unopened {
        /// Which.
        side: Side,
    },
    /// A side has opened, and has less than that takes.
    Opened {
        /// Which.
        side: Side,
        /// Its score.
        score: Points,
        /// What the first bank must be at least.
        least: Points,
    },
    /// A side has points, but fewer than can be banked.
    BelowMinimum {
        /// Which.
        side: Side,
        /// Its score.
        score: Points,
        /// What can be banked at least.
        least: Points,
    },
    /// A side has reached the target, and the game goes on.
    Over {
        /// Which.
        side: Side,
        /// Its score.
        score: Points,
        /// The target.
        target: Points,
        /// Whether the others have a last turn by these rules.
        last_turns: bool,
    },
}

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreachable::Step { points, unit } => {
                write!(f, "{points} points can't come up: by these rules all points are multiples of {unit}")
            }
            Unreachable::TurnTotal { total, dice, all } if *total == Points::ZERO => write!(
                f,
                "{dice} of {all} dice in hand need a turn total above 0: the dice set aside have scored. Give their points as the turn total"
            ),
            Unreachable::TurnTotal { total, dice, all } if dice == all => write!(
                f,
                "no turn comes to {total} points with all {all} dice in hand. All dice are in hand at the start of a turn, or after hot dice that score {total} together"
            ),
            Unreachable::TurnTotal { total, dice, .. } => {
                write!(f, "no turn comes to {total} points with {dice} dice in hand by these rules")
            }
            Unreachable::TooHigh { total, rolls } => {
                write!(
                    f,
                    "no turn comes to {total} points: that takes {rolls} rolls without a farkle at least"
                )
            }
            Unreachable::BelowZero { side } => {
                write!(f, "side {side} is below zero, and by these rules no score can fall so far")
            }
            Unreachable::Unopened { side } => {
                write!(f, "side {side} has points and has not opened: leave the ? behind its score out")
            }
            Unreachable::Opened { side, score, least } => write!(
                f,
                "side {side} can't have opened with {score} points: the first bank must be at least {least} (a ? behind a score says that a side has not opened)"
            ),
            Unreachable::BelowMinimum { side, score, least } => {
                write!(f, "side {side} can't have {score} points: every bank must be at least {least}")
            }
            Unreachable::Over { side, score, target, last_turns: false } => {
                write!(f, "the game is over: side {side} has {score} points and the target is {target}")
            }
            Unreachable::Over { side, score, target, last_turns: true } => write!(
                f,
                "side {side} has {score} points and the target is {target}: say who still has a last turn and who leads, for example last:1>2"
            ),
        }
    }
}

impl std::error::Error for Unreachable {}

impl Game {
    /// Why no game comes to this moment, as far as that can be seen: points that no dice give, dice
    /// in hand that no turn leaves, a game that would be over. `None` says that nothing speaks
    /// against it.
    ///
    /// It is meant for positions that people write down; a scorekeeper's corrections may lead
    /// anywhere.
    ///
    /// ```
    /// use farkle_rules::{Position, RuleSet};
    /// let game = |text: &str| text.parse::<Position>().unwrap().game(RuleSet::preset("classic").unwrap()).unwrap();
    /// assert_eq!(game("4350/5100 t150 choose:1245").unreachable(), None);
    /// assert!(game("4350/5100 t0 choose:1245").unreachable().is_some());
    /// ```
    pub fn unreachable(&self) -> Option<Unreachable> {
        let turn = self.turn();
        let scores = self.all_sides().map(|side| self.score(side));
        let points =
            scores.chain([turn.total, turn.inheritance]).chain(self.leftover().map(|left| left.points));
        let score = || self.below_zero().or_else(|| self.unopened());
        self.off_step(points)
            .or_else(score)
            .or_else(|| self.over())
            .or_else(|| self.below_a_bank())
            .or_else(|| self.turn_total())
    }

    fn off_step(&self, mut points: impl Iterator<Item = Points>) -> Option<Unreachable> {
        let unit = self.rules().unit();
        let off = points.find(|points| unit > Points::ZERO && points.0 % unit.0 != 0)?;
        Some(Unreachable::Step { points: off, unit })
    }

    fn below_zero(&self) -> Option<Unreachable> {
        let rules = self.rules();
        if rules.below_zero() && matches!(rules.three_farkles(), FarklePenalty::Points(_)) {
            return None;
        }
        let side = self.all_sides().find(|side| self.score(*side) < Points::ZERO)?;
        Some(Unreachable::BelowZero { side })
    }

    fn unopened(&self) -> Option<Unreachable> {
        let rules = self.rules();
        // Points come without a bank as a bonus, or from somebody who passes an exact target.
        let given = !rules.start_bonus().is_empty() || rules.ending() == EndingRule::Exactly;
        let wrong = |side: &Side| !given && !self.has_opened(*side) && self.score(*side) > Points::ZERO;
        self.all_sides().find(wrong).map(|side| Unreachable::Unopened { side })
    }

    /// Less than what was banked at least, where points come by banks alone and are never lost.
    fn below_a_bank(&self) -> Option<Unreachable> {
        let rules = self.rules();
        let other_ways = rules.ending() == EndingRule::Exactly
            || rules.three_farkles() != FarklePenalty::None
            || matches!(self.phase(), Phase::StartRoll { .. } | Phase::ChoosingStarter);
        if other_ways {
            return None;
        }
        let (opening, minimum) = (rules.opening_score(), rules.minimum_bank());
        let has_bonus = !rules.start_bonus().is_empty();
        self.all_sides().find_map(|side| {
            let score = self.score(side);
            if opening > Points::ZERO && self.has_opened(side) {
                return (score < opening).then_some(Unreachable::Opened { side, score, least: opening });
            }
            let too_few = score > Points::ZERO && score < minimum && !has_bonus;
            too_few.then_some(Unreachable::BelowMinimum { side, score, least: minimum })
        })
    }

    fn over(&self) -> Option<Unreachable> {
        let rules = self.rules();
        let (ending, target) = (rules.ending(), rules.target());
        let is_closing = self.leader().is_some() || !self.play_off().is_empty();
        if is_closing || ending == EndingRule::Rounds || matches!(self.phase(), Phase::Over { .. }) {
            return None;
        }
        let most_bonus = rules.start_bonus().iter().max().copied().unwrap_or_default();
        let reached = |side: &Side| match rules.reached() {
            Reached::AtLeast => self.score(*side) >= target.max(most_bonus),
            Reached::Above => self.score(*side) > target.max(most_bonus),
        };
        let side = self.all_sides().find(reached)?;
        let last_turns = ending == EndingRule::LastTurn;
        Some(Unreachable::Over { side, score: self.score(side), target, last_turns })
    }

    fn turn_total(&self) -> Option<Unreachable> {
        let total = self.turn().total;
        let dice = match self.phase() {
            Phase::Rolling { dice } => dice,
            Phase::Choosing { roll } => roll.len() as u8,
            Phase::TurnBegins => self.rules().dice() as u8,
            Phase::Farkled { .. } | Phase::StartRoll { .. } | Phase::ChoosingStarter | Phase::Over { .. } => {
                return None;
            }
        };
        // Dice taken over begin a turn with anything.
        let inherits = self.rules().leftover_dice() != LeftoverDice::Unused;
        if inherits {
            return None;
        }
        let all = self.rules().dice() as u8;
        match self.rules().fewest_rolls_to(total, dice.into()) {
            None => Some(Unreachable::TurnTotal { total, dice, all }),
            Some(rolls) => (rolls > MOST_ROLLS).then_some(Unreachable::TooHigh { total, rolls }),
        }
    }
}

impl RuleSet {
    /// How many rolls it takes at least until a turn without dice taken over comes to this total
    /// with this many dice in hand; `None` if none does.
    fn fewest_rolls_to(&self, total: Points, in_hand: usize) -> Option<u32> {
        let unit = self.unit().0.max(1);
        let all = self.dice();
        let steps: Vec<HashSet<(usize, i32)>> = (0..=all).map(|dice| self.steps(dice, unit)).collect();
        let goal = usize::try_from(total.0 / unit).unwrap_or(0);
        if goal > MOST_UNITS {
            let highest = steps.iter().flatten().map(|&(_, points)| points).max().unwrap_or(0).max(1);
            return Some((total.0 / unit / highest).unsigned_abs());
        }
        // By units and dice in hand.
        let mut fewest = vec![vec![None::<u32>; all + 1]; goal + 1];
        // After a farkle the turn may go on from nothing, with the dice that were in hand.
        let from_nothing = self.after_farkle() != AfterFarkle::TurnEnds;
        (1..=all).for_each(|dice| fewest[0][dice] = (dice == all || from_nothing).then_some(0));
        for units in 0..=goal {
            for dice in 1..=all {
                let Some(rolls) = fewest[units][dice] else { continue };
                for &(used, points) in &steps[dice] {
                    let next = units + usize::try_from(points).unwrap_or(0);
                    if points > 0 && next <= goal {
                        let left = if used == dice { all } else { dice - used };
                        let there = &mut fewest[next][left];
                        *there = Some(there.map_or(rolls + 1, |known| known.min(rolls + 1)));
                    }
                }
            }
        }
        fewest[goal][in_hand]
    }

    /// What can be set aside of this many dice: how many of them, and for how many units.
    fn steps(&self, dice: usize, unit: i32) -> HashSet<(usize, i32)> {
        let rolls = Dice::all(dice);
        rolls
            .flat_map(|roll| self.set_asides(roll))
            .map(|set| (set.dice.len(), set.points.0 / unit))
            .collect()
    }
}
