//! The values of all beginnings of turns between two sides, and their places in memory.
//!
//! Only beginnings of turns are stored; queries rebuild the turn in progress. A value is the
//! mover's chance to win (a shared win counts half).

use super::moments::{Offer, Stage, Standing, Start};
use super::succession::Succession;
use farkle_rules::rule_set::{EndingRule, LeftoverDice, Ties};

/// Values of one stage of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Cells {
    /// The worth of a turn that begins with all dice.
    pub(crate) fresh: Vec<f64>,
    /// Where dice can be taken over, the worth of doing so: for high stakes by number of dice, for
    /// piggybacking by points and number of dice.
    pub(crate) over: Vec<Box<[f64]>>,
}

impl Cells {
    pub(crate) fn new(cells: usize, value: f64, inherits: bool) -> Cells {
        Cells {
            fresh: vec![value; cells],
            over: if inherits { vec![Box::default(); cells] } else { Vec::new() },
        }
    }
}

impl Cells {
    /// Sets a value; returns by how much it has moved.
    pub(crate) fn set(&mut self, index: usize, value: f64) -> f64 {
        let change = (value - self.fresh[index]).abs();
        self.fresh[index] = value;
        // There was no value before.
        if change.is_nan() { 1.0 } else { change }
    }
}

/// The most sums of scores that are solved together. With more of them the position that serves as
/// a guess for a farkle's change is too far away: with six instead of three the Facebook game takes
/// 4.8 evaluations of each position instead of 4.6.
const MOST_SUMS_TOGETHER: u32 = 3;

/// The values of each stage.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) succession: Succession,
    /// Number of different scores on the way to the target.
    pub(crate) scores: usize,
    /// Turns of a game of fixed rounds.
    pub(crate) turns: usize,
    /// Leads are told apart up to this one, in units.
    pub(crate) widest: i32,
    /// How far a play-off can be below a tie, in units.
    pub(crate) behind: i32,
    /// Where penalties depend on the score: the lower side's score is told apart up to here in
    /// fixed rounds, because nobody can lose more. 0 where only the lead matters.
    pub(crate) deepest: i32,
    /// The same in play-offs.
    pub(crate) deepest_tie: i32,
    pub(crate) open: Cells,
    /// During repeated sweeps: the values of the last sweep.
    pub(crate) before: Vec<f64>,
    pub(crate) last: Cells,
    pub(crate) play_first: Cells,
    pub(crate) play_second: Cells,
    pub(crate) round: Cells,
}

impl Board {
    pub(crate) fn opened_kinds(&self) -> usize {
        if self.succession.opening { 2 } else { 1 }
    }

    pub(crate) fn farkle_kinds(&self) -> usize {
        self.succession.counts()
    }

    /// Kinds of a pair of sides apart from their scores.
    pub(crate) fn kinds(&self) -> usize {
        let one = self.opened_kinds() * self.farkle_kinds();
        one * one
    }

    pub(crate) fn inherits(&self) -> bool {
        self.succession.leftover != LeftoverDice::Unused
    }

    /// Whether the correction's model covers these rules: it has neither dice to take over nor
    /// gifts.
    pub(crate) fn is_in_model(&self) -> bool {
        !self.inherits() && matches!(self.succession.ending, EndingRule::AtOnce | EndingRule::LastTurn)
    }

    /// Whether a tie at the end is played off.
    pub(crate) fn plays_off(&self) -> bool {
        let rules = &self.succession;
        rules.ties == Ties::PlayOff && matches!(rules.ending, EndingRule::LastTurn | EndingRule::Rounds)
    }

    fn kind(&self, mover: &Standing, other: &Standing) -> usize {
        let one = |side: &Standing| {
            let opened = usize::from(self.succession.opening && !side.opened);
            opened * self.farkle_kinds() + if self.farkle_kinds() > 1 { usize::from(side.farkles) } else { 0 }
        };
        one(mover) * self.opened_kinds() * self.farkle_kinds() + one(other)
    }

    /// Leads from one side of the range to the other.
    pub(crate) fn leads(&self) -> usize {
        (2 * self.widest + 1) as usize
    }

    fn lead_index(&self, lead: i32) -> usize {
        (lead.clamp(-self.widest, self.widest) + self.widest) as usize
    }

    /// Whether the counts of farkles matter in last turns, because a play-off may follow.
    pub(crate) fn counts_last(&self) -> bool {
        self.plays_off() && self.succession.penalty.is_some() && self.succession.players > 1
    }

    /// Kinds of last turns.
    fn last_kinds(&self) -> usize {
        if self.counts_last() { self.kinds() } else { self.opened_kinds() }
    }

    /// The highest score above the target at which ties in a last turn are told apart.
    pub(crate) fn highest_tie(&self) -> i32 {
        if self.plays_off() { (self.deepest_tie - self.succession.goal).max(0) } else { 0 }
    }

    /// The index of the value of this beginning. Wider leads share the index of the widest one.
    pub(crate) fn index(&self, start: &Start) -> Option<usize> {
        let Start { mover, other, .. } = start;
        let kind = self.kind(mover, other);
        let lead = mover.score - other.score;
        let deep = |deepest: i32| mover.score.min(other.score).clamp(0, deepest) as usize;
        match start.stage {
            Stage::Open => {
                let place = |score: i32| {
                    usize::try_from(score - self.succession.floor).ok().filter(|&place| place < self.scores)
                };
                Some((kind * self.scores + place(mover.score)?) * self.scores + place(other.score)?)
            }
            Stage::Last => {
                let behind = usize::try_from(-lead).ok().filter(|&behind| behind > 0)?;
                let kind = match self.counts_last() {
                    true => kind,
                    false => usize::from(!mover.opened && self.succession.opening),
                };
                let tie = (other.score - self.succession.goal).clamp(0, self.highest_tie()) as usize;
                let widest = self.widest.max(1) as usize;
                Some((tie * widest + behind.min(widest) - 1) * self.last_kinds() + kind)
            }
            Stage::PlayFirst => Some(deep(self.deepest_tie) * self.kinds() + kind),
            Stage::PlaySecond => {
                let place = lead.clamp(-self.widest, self.behind) + self.widest;
                let kind = deep(self.deepest_tie) * self.kinds() + kind;
                Some(kind * (self.widest + self.behind + 1) as usize + place as usize)
            }
            Stage::Round(left) => {
                let turn = usize::from(left).checked_sub(1).filter(|&turn| turn < self.turns)?;
                let turn = turn * (self.deepest + 1) as usize + deep(self.deepest);
                Some((turn * self.kinds() + kind) * self.leads() + self.lead_index(lead))
            }
        }
    }

    /// The stage in which a game begins.
    pub(crate) fn first_stage(&self) -> Stage {
        match self.succession.ending {
            EndingRule::Rounds => Stage::Round(self.turns as u16),
            _ => Stage::Open,
        }
    }

    /// Units from the lowest score to the target.
    pub(crate) fn ways_home(&self) -> usize {
        self.scores
    }

    /// Number of places that [`Board::place`] tells apart.
    pub(crate) fn places(&self) -> usize {
        self.sizes().into_iter().sum()
    }

    /// The number of this beginning among those of all stages; see [`Board::index`].
    pub(crate) fn place(&self, start: &Start) -> Option<usize> {
        let stage = match start.stage {
            Stage::Open => 0,
            Stage::Last => 1,
            Stage::PlayFirst => 2,
            Stage::PlaySecond => 3,
            Stage::Round(_) => 4,
        };
        let before: usize = self.sizes().into_iter().take(stage).sum();
        Some(before + self.index(start)?)
    }

    /// How many values each stage has.
    pub(crate) fn sizes(&self) -> [usize; 5] {
        let (kinds, widest) = (self.kinds(), self.widest.max(1) as usize);
        let product = |factors: &[usize]| factors.iter().fold(1_usize, |all, &one| all.saturating_mul(one));
        let first = [(self.deepest_tie + 1) as usize, kinds];
        [
            product(&[kinds, self.scores, self.scores]),
            product(&[(self.highest_tie() + 1) as usize, widest, self.last_kinds()]),
            product(&first),
            product(&[first[0], kinds, (self.widest + self.behind + 1).max(0) as usize]),
            product(&[self.turns, (self.deepest + 1) as usize, kinds, self.leads()]),
        ]
    }

    pub(crate) fn cells(&self, stage: Stage) -> &Cells {
        match stage {
            Stage::Open => &self.open,
            Stage::Last => &self.last,
            Stage::PlayFirst => &self.play_first,
            Stage::PlaySecond => &self.play_second,
            Stage::Round(_) => &self.round,
        }
    }

    pub(crate) fn cells_mut(&mut self, stage: Stage) -> &mut Cells {
        match stage {
            Stage::Open => &mut self.open,
            Stage::Last => &mut self.last,
            Stage::PlayFirst => &mut self.play_first,
            Stage::PlaySecond => &mut self.play_second,
            Stage::Round(_) => &mut self.round,
        }
    }

    /// The value of this beginning for the mover; NaN if there is none.
    #[inline]
    pub(crate) fn value(&self, start: &Start) -> f64 {
        let cells = self.cells(start.stage);
        let Some(index) = self.index(start) else { return f64::NAN };
        let fresh = cells.fresh.get(index).copied().unwrap_or(f64::NAN);
        if start.offer.dice == 0 {
            return fresh;
        }
        let over = cells.over.get(index).and_then(|over| self.worth_of_taking_over(start, over));
        over.map_or(fresh, |over| if over > fresh { over } else { fresh })
    }

    /// The number of consecutive sums that are solved together. The minimum bank is so high that no
    /// bank leads from one of them to another.
    pub(crate) fn sums_together(&self) -> i32 {
        self.succession.least_bank.clamp(1, MOST_SUMS_TOGETHER) as i32
    }

    /// The probable change of the value of `next` in this sweep, if it follows from `start` by a
    /// loss of points: the change of a nearby position that was solved before `start`. It tends to
    /// 0.
    pub(crate) fn drift(&self, start: &Start, next: &Start) -> f64 {
        if self.before.is_empty() || self.inherits() {
            return 0.0;
        }
        let change = self.near(start, next).map(|place| self.open.fresh[place] - self.before[place]);
        change.filter(|change| change.is_finite()).unwrap_or(0.0)
    }

    /// If `next` follows from `start` by a loss of points: the index of a nearby position that is
    /// solved before `start`.
    pub(crate) fn near(&self, start: &Start, next: &Start) -> Option<usize> {
        if next.other.score >= start.mover.score || next.stage != Stage::Open {
            return None;
        }
        let mut near = *next;
        near.other.score = start.mover.score + self.sums_together();
        self.index(&near)
    }

    fn worth_of_taking_over(&self, start: &Start, over: &[f64]) -> Option<f64> {
        let Offer { dice, units } = start.offer;
        let all = usize::from(self.succession.dice);
        let die = usize::from(dice).checked_sub(1)?;
        if self.succession.leftover == LeftoverDice::HighStakes {
            return over.get(die).copied();
        }
        // Beyond the widest lead only what is missing after the inheritance matters.
        let beyond = match start.stage {
            Stage::Last => (start.other.score - start.mover.score - self.widest.max(1)).max(0),
            _ => 0,
        };
        let row = i64::from(units) - i64::from(beyond);
        let rows = over.len() / all;
        if rows == 0 || row < 0 {
            return None;
        }
        over.get((row as usize).min(rows - 1) * all + die).copied()
    }
}
