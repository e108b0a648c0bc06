//! What the end of a turn leads to between two sides: the next turn, or the end of the game.
//!
//! This is the one place where the exact solver knows what a rule means. It says what the state
//! machine of the rules engine says, in the few words that matter to the value of a turn; tests
//! hold both against each other.

use super::moments::{End, Next, Offer, Stage, Standing, Start, offer_after};
use crate::race::goal;
use crate::rolls::RollTable;
use farkle_rules::rule_set::{EndingRule, FarklePenalty, HotDice, LastChance, LeftoverDice, Ties};
use farkle_rules::{Points, RuleSet};

/// The rules as far as they matter between turns, in units.
#[derive(Clone, Debug)]
pub(crate) struct Succession {
    pub(crate) dice: u8,
    pub(crate) ending: EndingRule,
    /// First score that counts as the target.
    pub(crate) goal: i32,
    pub(crate) ties: Ties,
    pub(crate) one_throw: bool,
    pub(crate) must_roll: bool,
    pub(crate) may_go_on: bool,
    pub(crate) least_bank: u32,
    pub(crate) least_opening: u32,
    /// Whether an opening score is asked for at all.
    pub(crate) opening: bool,
    pub(crate) penalty: Option<Cost>,
    /// Players of each side whose farkles are counted, or whose turns are.
    pub(crate) players: u32,
    below_zero: bool,
    /// Scores are not told apart below this one.
    pub(crate) floor: i32,
    pub(crate) leftover: LeftoverDice,
    pub(crate) high_stakes: u32,
}

/// What the third farkle in a row costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cost {
    Units(i32),
    All,
}

/// Farkles in a row that cost something.
pub(crate) const FARKLES: u8 = 3;

impl Succession {
    pub(crate) fn new(rules: &RuleSet, rolls: &RollTable, players: u32, floor: i32) -> Succession {
        let opening = rules.opening_score();
        let up = |points: Points| u32::try_from(rolls.units_up(points)).unwrap_or(0);
        Succession {
            dice: rolls.dice as u8,
            ending: rules.ending(),
            goal: goal(rules, rolls) as i32,
            ties: rules.ties(),
            one_throw: rules.last_chance() == LastChance::OneThrow,
            must_roll: rules.hot_dice() == HotDice::MustRoll,
            may_go_on: rules.after_farkle() == farkle_rules::rule_set::AfterFarkle::MayGoOn,
            least_bank: up(rules.minimum_bank()),
            least_opening: up(opening.max(rules.minimum_bank())),
            opening: opening > Points::ZERO,
            penalty: match rules.three_farkles() {
                FarklePenalty::None => None,
                FarklePenalty::Points(points) => Some(Cost::Units(rolls.units_up(points))),
                FarklePenalty::All => Some(Cost::All),
            },
            players,
            below_zero: rules.below_zero(),
            floor,
            leftover: rules.leftover_dice(),
            high_stakes: up(rules.high_stakes_bonus()),
        }
    }

    /// Whether banking is allowed in this turn, with this total and this many dice left over.
    pub(crate) fn may_bank(&self, start: &Start, total: u32, left: u8) -> bool {
        let least = if start.mover.opened { self.least_bank } else { self.least_opening };
        total >= least && !(left == 0 && self.must_roll && !self.is_one_throw(start))
    }

    /// The smallest total that can be banked in this turn.
    pub(crate) fn least(&self, start: &Start) -> u32 {
        if start.mover.opened { self.least_bank } else { self.least_opening }
    }

    /// Whether the mover has a single throw.
    pub(crate) fn is_one_throw(&self, start: &Start) -> bool {
        self.one_throw && start.stage == Stage::Last
    }

    /// Whether a farkle leaves the turn to the player, who may go on with nothing.
    pub(crate) fn goes_on(&self, start: &Start) -> bool {
        self.may_go_on && !self.is_one_throw(start)
    }

    /// What follows from the end of a turn.
    #[inline]
    pub(crate) fn follow(&self, start: &Start, end: End) -> Next {
        let (mut mover, mut other) = (start.mover, start.other);
        let mut gained = 0;
        match end {
            End::Banked { total, .. } => {
                mover.opened = true;
                mover.farkles = self.counted(mover.farkles, 0);
                if self.ending == EndingRule::Exactly && mover.score + total as i32 > self.goal {
                    if other.score + total as i32 <= self.goal {
                        other.score += total as i32;
                    }
                } else {
                    mover.score += total as i32;
                    gained = total;
                }
            }
            End::Farkled { .. } => self.count_farkle(&mut mover),
            End::Toxic { .. } => mover.farkles = self.counted(mover.farkles, mover.farkles % FARKLES),
        }
        let offer = self.offer(end, gained);
        self.next(start.stage, mover, other, offer, gained > 0)
    }

    #[inline]
    fn next(&self, stage: Stage, mover: Standing, other: Standing, offer: Offer, banked: bool) -> Next {
        let turn = |stage| Next::Turn(Start { stage, mover: other, other: mover, offer });
        match stage {
            Stage::Open if banked && mover.score >= self.goal => match self.ending {
                EndingRule::LastTurn => turn(Stage::Last),
                _ => Next::Over(1.0),
            },
            // A gift that lands exactly on the target.
            Stage::Open if other.score >= self.goal => Next::Over(0.0),
            Stage::Open => turn(Stage::Open),
            Stage::PlayFirst => turn(Stage::PlaySecond),
            Stage::Round(left) if left > 1 => turn(Stage::Round(left - 1)),
            Stage::Last | Stage::PlaySecond | Stage::Round(_) => match mover.score.cmp(&other.score) {
                std::cmp::Ordering::Greater => Next::Over(1.0),
                std::cmp::Ordering::Less => Next::Over(0.0),
                std::cmp::Ordering::Equal => match self.ties {
                    // The lead stays where it was; after fixed rounds the starter, who is not the
                    // last to move.
                    Ties::Earlier => Next::Over(0.0),
                    Ties::Shared => Next::Over(0.5),
                    Ties::PlayOff => turn(Stage::PlayFirst),
                },
            },
        }
    }

    /// How many different counts of farkles a side can have.
    pub(crate) fn counts(&self) -> usize {
        if self.penalty.is_some() { usize::from(FARKLES).pow(self.players) } else { 1 }
    }

    /// How many farkles in a row the players of a side have together.
    pub(crate) fn sum_of_counts(counts: u8) -> u8 {
        let digits = std::iter::successors(Some(counts), |&rest| (rest > 0).then_some(rest / FARKLES));
        digits.map(|rest| rest % FARKLES).sum()
    }

    /// The counts of a side from those of its players, the one who moves next first.
    pub(crate) fn counts_of(players: impl DoubleEndedIterator<Item = u8>) -> u8 {
        players.rev().fold(0, |counts, count| counts * FARKLES + count)
    }

    /// The counts of a side after the turn of its next player, who has this count now: everyone
    /// moves up.
    #[inline]
    fn counted(&self, counts: u8, now: u8) -> u8 {
        if self.players == 1 { now } else { counts / FARKLES + now * FARKLES.pow(self.players - 1) }
    }

    /// Whether a penalty takes more or less according to the score, so that it matters how much
    /// both sides have.
    pub(crate) fn scores_matter(&self) -> bool {
        match self.penalty {
            None => false,
            Some(Cost::Units(_)) => !self.below_zero,
            Some(Cost::All) => true,
        }
    }

    fn count_farkle(&self, mover: &mut Standing) {
        let Some(cost) = self.penalty else { return };
        let now = mover.farkles % FARKLES + 1;
        mover.farkles = self.counted(mover.farkles, now % FARKLES);
        if now < FARKLES {
            return;
        }
        let score = mover.score;
        let left = match cost {
            Cost::Units(units) => score - units,
            Cost::All => score.min(0),
        };
        mover.score = if self.below_zero { left } else { left.max(score.min(0)) }.max(self.floor);
    }

    fn offer(&self, end: End, gained: u32) -> Offer {
        offer_after((self.leftover, self.dice, self.high_stakes), end, gained)
    }

    /// The total from which on a higher bank is never worse, because the target is reached or
    /// always counts.
    pub(crate) fn higher_is_better_from(&self, start: &Start) -> u32 {
        let ahead = start.other.score - start.mover.score;
        let from = match start.stage {
            Stage::Open if self.ending == EndingRule::Exactly => self.constant_from(start) as i32,
            Stage::Open => self.goal - start.mover.score,
            Stage::Last | Stage::PlaySecond => ahead + 1,
            Stage::PlayFirst | Stage::Round(_) => 0,
        };
        from.max(0) as u32
    }

    /// In a game to an exact target: the total from which on a bank is lost altogether.
    pub(crate) fn constant_from(&self, start: &Start) -> u32 {
        (self.goal - start.mover.score.min(start.other.score) + 1).max(0) as u32
    }
}
