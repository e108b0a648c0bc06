//! Positions laid out for the kernel, with the worth of banking, farkles and toxic twos.

use super::board::Board;
use super::kernel::BatchedTurn;
use super::lane::{LANES, Lane};
use super::moments::{End, Next, Offer, Stage, Start};
use super::program::{Program, SLOTS};
use farkle_rules::rule_set::{EndingRule, LeftoverDice};

/// The worth of a turn that begins here: with all dice, and by taking dice over.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Worth {
    pub(crate) fresh: f64,
    /// As in [`super::board::Cells::over`].
    pub(crate) over: Box<[f64]>,
}

/// The values of the mirror position that are known while a pair is solved.
#[derive(Clone, Debug)]
pub(crate) struct Mirror {
    start: Start,
    fresh: f64,
    /// High stakes: by number of dice on offer.
    over: [f64; SLOTS],
}

impl Mirror {
    pub(crate) fn new(start: Start, guess: f64) -> Mirror {
        Mirror { start, fresh: guess, over: [f64::NEG_INFINITY; SLOTS] }
    }

    pub(crate) fn learn(&mut self, fresh: f64, over: &[f64]) {
        self.fresh = fresh;
        for (known, &value) in self.over[1..].iter_mut().zip(over) {
            *known = value;
        }
    }

    /// Whether these worths of taking dice over are the known ones.
    pub(crate) fn agrees(&self, over: &[f64], tolerance: f64) -> bool {
        let known = self.over[1..].iter().zip(over);
        known.into_iter().all(|(known, value)| (known - value).abs() <= tolerance)
    }

    pub(crate) fn fresh(&self) -> f64 {
        self.fresh
    }

    fn is(&self, next: &Start) -> bool {
        next.stage == self.start.stage && next.mover == self.start.mover && next.other == self.start.other
    }

    fn value(&self, offer: Offer) -> f64 {
        let over = if offer.dice > 0 { self.over[usize::from(offer.dice)] } else { f64::NEG_INFINITY };
        if over > self.fresh { over } else { self.fresh }
    }
}

/// The worth of the end of a turn to the side that has moved.
pub(crate) fn worth_of_end(board: &Board, start: &Start, end: End, mirror: Option<&Mirror>) -> f64 {
    match board.succession.follow(start, end) {
        Next::Over(worth) => worth,
        Next::Turn(next) => match mirror.filter(|mirror| mirror.is(&next)) {
            Some(mirror) => 1.0 - mirror.value(next.offer),
            None => 1.0 - board.value(&next) - board.drift(start, &next),
        },
    }
}

/// Up to [`LANES`] positions, ready to be solved again and again.
#[derive(Clone, Debug)]
pub(crate) struct Lanes {
    pub(crate) turn: BatchedTurn,
    pub(super) starts: Vec<Start>,
    /// The smallest number of totals to solve.
    least_rows: usize,
    /// The change by which Newton's method finds slopes in the worth of farkles.
    pub(super) nudge: f64,
    /// The worth of going on after a farkle when these positions were last solved.
    pub(super) going_on: Option<[Lane; SLOTS]>,
}

/// Where all dice are rolled again, a chain is followed for this many of the longest rolls.
const TAIL_ROLLS: usize = 4;
/// The condition that cuts a turn off is tested with this margin, because it relies on guesses.
const CUT_MARGIN: f64 = 0.5;

impl Lanes {
    pub(crate) fn new() -> Lanes {
        Lanes::with_rows(1)
    }

    /// As [`Lanes::new`], with at least this many turn totals solved.
    pub(crate) fn with_rows(least_rows: usize) -> Lanes {
        Lanes { turn: BatchedTurn::new(), starts: Vec::new(), least_rows, nudge: 1e-7, going_on: None }
    }

    /// Lays out other positions; `mirrors` are their mirror positions, if they matter.
    pub(crate) fn take_up(
        &mut self,
        board: &Board,
        program: &Program,
        starts: &[Start],
        mirrors: Option<&[Mirror]>,
    ) {
        debug_assert!(!starts.is_empty() && starts.len() <= LANES);
        self.going_on = None;
        self.starts.clear();
        self.starts.extend_from_slice(starts);
        let rules = &board.succession;
        self.turn.must_roll = rules.must_roll;
        self.turn.one_throw = starts.iter().any(|start| rules.is_one_throw(start));
        self.turn.by_left = board.inherits();
        self.turn.alike_beyond = rules.ending == EndingRule::Exactly && starts[0].stage == Stage::Open;
        self.refresh_ends(board, mirrors);
        self.turn.rows = (0..starts.len()).fold(self.least_rows.max(1), |rows, lane| {
            self.rows_of(board, program, lane, mirrors, rows).max(rows)
        });
        let rolls_on = (rules.must_roll || program.free_roll) && program.tail.goes_on;
        self.turn.tail = self.turn.rows + if rolls_on { TAIL_ROLLS * program.highest } else { 0 };
        let won_from = self.won_from(board).filter(|&won| rolls_on && won < self.turn.tail);
        self.turn.flat_tail = won_from.is_some();
        self.turn.tail = won_from.map_or(self.turn.tail, |won| won.max(self.turn.rows));
        self.turn.asked_below = self.least_rows;
        self.fill_bank(board, program, mirrors);
    }

    /// The total from which on every bank wins, in every lane; `None` if there is none.
    fn won_from(&self, board: &Board) -> Option<usize> {
        let rules = &board.succession;
        if rules.ending != EndingRule::AtOnce || self.turn.by_left {
            return None;
        }
        let won = |start: &Start| {
            let total = (rules.goal - start.mover.score).max(rules.least(start) as i32);
            usize::try_from(total).ok().filter(|_| start.stage == Stage::Open)
        };
        self.starts.iter().map(won).try_fold(0, |most, won| Some(most.max(won?)))
    }

    /// Updates the worth of farkles and toxic twos, and of banks that may lead to the mirror.
    pub(crate) fn refresh(&mut self, board: &Board, program: &Program, mirrors: Option<&[Mirror]>) {
        self.refresh_ends(board, mirrors);
        if board.succession.ending == EndingRule::Exactly {
            self.fill_bank(board, program, mirrors);
        }
    }

    fn refresh_ends(&mut self, board: &Board, mirrors: Option<&[Mirror]>) {
        let by_dice = board.inherits();
        for lane in 0..LANES {
            let from = lane.min(self.starts.len() - 1);
            let start = &self.starts[from];
            let mirror = mirrors.map(|mirrors| &mirrors[from]);
            let mut worth = (0.0, 0.0);
            for dice in 1..=board.succession.dice {
                if dice == 1 || by_dice {
                    worth.0 = worth_of_end(board, start, End::Farkled { dice }, mirror);
                    worth.1 = worth_of_end(board, start, End::Toxic { dice }, mirror);
                }
                self.turn.farkle[usize::from(dice)].0[lane] = worth.0;
                self.turn.toxic[usize::from(dice)].0[lane] = worth.1;
            }
        }
    }

    fn bank_of(
        &self,
        board: &Board,
        start: &Start,
        total: usize,
        left: usize,
        mirror: Option<&Mirror>,
    ) -> f64 {
        let (total, left) = (total as u32, left as u8);
        if !board.succession.may_bank(start, total, left) {
            // After a single throw, points that can't be banked are lost.
            return if self.turn.one_throw { 0.0 } else { f64::NEG_INFINITY };
        }
        worth_of_end(board, start, End::Banked { total, left }, mirror)
    }

    /// The values after each bank on the way to the target, where they are a row of the board.
    fn near_banks<'b>(&self, board: &'b Board, start: &Start) -> &'b [f64] {
        let rules = &board.succession;
        let plain = matches!(rules.ending, EndingRule::AtOnce | EndingRule::LastTurn) && !board.inherits();
        if !plain || start.stage != Stage::Open {
            return &[];
        }
        let ends = |total| rules.follow(start, End::Banked { total, left: 1 });
        let to_go = rules.goal - start.mover.score;
        // Totals up to the target follow each other in memory, because only this side's score
        // grows.
        let (Next::Turn(first), true) = (ends(0), to_go > 0) else { return &[] };
        let from = board.index(&first).filter(|_| first.stage == Stage::Open);
        from.and_then(|from| board.open.fresh.get(from..from + to_go as usize)).unwrap_or(&[])
    }

    fn fill_bank(&mut self, board: &Board, program: &Program, mirrors: Option<&[Mirror]>) {
        let totals = self.turn.highest_total(program) + 1;
        let slots = if self.turn.by_left { SLOTS } else { 1 };
        let mut bank = std::mem::take(&mut self.turn.bank);
        bank.resize(totals * slots, Lane::all(0.0));
        let certain = self.won_from(board).map_or(totals, |won| won.min(totals));
        bank[certain * slots..].fill(Lane::all(1.0));
        for lane in 0..LANES {
            let from = lane.min(self.starts.len() - 1);
            let start = &self.starts[from];
            let mirror = mirrors.map(|mirrors| &mirrors[from]);
            let near = self.near_banks(board, start);
            let least = board.succession.least(start) as usize;
            let rest = near.len().min(certain);
            for (total, (place, value)) in bank.iter_mut().zip(&near[..rest]).enumerate() {
                place.0[lane] = if total < least { f64::NEG_INFINITY } else { 1.0 - value };
            }
            for total in rest..certain {
                if self.turn.by_left {
                    for left in 0..=program.dice {
                        bank[total * SLOTS + left].0[lane] = self.bank_of(board, start, total, left, mirror);
                    }
                } else {
                    // The kernel knows whether hot dice can be banked.
                    bank[total].0[lane] = self.bank_of(board, start, total, 1, mirror);
                }
            }
        }
        self.turn.bank = bank;
    }

    /// The number of totals after which banking is right whenever it is possible; `known` if that
    /// many are enough.
    ///
    /// Rolling on is worth at most 1 less the risk of a roll times its loss. Once banking is worth
    /// that much, and higher totals are worth no less, the solver needs no higher total.
    fn rows_of(
        &self,
        board: &Board,
        program: &Program,
        lane: usize,
        mirrors: Option<&[Mirror]>,
        known: usize,
    ) -> usize {
        let rules = &board.succession;
        let start = &self.starts[lane];
        let inherited = match rules.leftover {
            LeftoverDice::Unused => 0,
            LeftoverDice::HighStakes => rules.high_stakes as usize + 1,
            // At most the other side's score; where only leads are stored, the widest lead.
            LeftoverDice::Piggyback => match start.stage {
                Stage::Open => (start.other.score - rules.floor).max(0) as usize + 1,
                _ => board.widest.max(0) as usize + 1,
            },
        };
        let least = (rules.least(start) as usize).max(inherited);
        // In a game that ends at once more is never worse; with last turns, from some total on.
        let at_once = rules.ending == EndingRule::AtOnce && !self.turn.by_left;
        let from = if at_once { least } else { (rules.higher_is_better_from(start) as usize).max(least) };
        if self.turn.one_throw || (rules.ending == EndingRule::Exactly) {
            return from;
        }
        let ends = (1..=program.dice).flat_map(|dice| [self.turn.farkle[dice], self.turn.toxic[dice]]);
        let after_loss = ends.map(|end| end.0[lane]).fold(0.0, f64::max);
        let after_loss = if rules.goes_on(start) { 1.0 } else { after_loss };
        let enough = 1.0 - CUT_MARGIN * program.least_risk * (1.0 - after_loss);
        let mirror = mirrors.map(|mirrors| &mirrors[lane]);
        let lefts = if self.turn.by_left { 0..=program.dice } else { 1..=1 };
        let most =
            from.max(rules.higher_is_better_from(start) as usize) + 2 * board.widest.max(0) as usize + 1;
        let near = self.near_banks(board, start);
        if let Some(near) = near.get(from..).filter(|_| from >= least) {
            // The same as below, next to each other in memory.
            if known > from && near.get(known - from).is_some_and(|value| 1.0 - value >= enough) {
                return known;
            }
            if let Some(more) = near.iter().position(|value| 1.0 - value >= enough) {
                return from + more;
            }
        }
        let is_enough = |&total: &usize| {
            lefts.clone().all(|left| {
                let bank = match near.get(total) {
                    Some(value) if total >= least => 1.0 - value,
                    _ => self.bank_of(board, start, total, left, mirror),
                };
                bank >= enough || bank == f64::NEG_INFINITY || bank == 1.0
            })
        };
        (from..most).find(is_enough).unwrap_or(most)
    }

    /// Solves all positions with the present worth of ends.
    pub(crate) fn solve(&mut self, board: &Board, program: &Program) {
        if self.starts.iter().any(|start| board.succession.goes_on(start)) {
            self.solve_going_on(program);
        } else {
            self.turn.solve(program);
        }
    }

    /// The worth of the position in a lane, after [`Lanes::solve`].
    pub(crate) fn worth(&self, board: &Board, program: &Program, lane: usize) -> Worth {
        let all = program.dice;
        let rolling = |total: usize, dice: usize| match &program.first_throw {
            Some(first) if dice == all => self.turn.throw(first, total, dice).0[lane],
            _ => self.turn.rolling(total, dice).0[lane],
        };
        let row = |total: usize| (1..=all).map(move |dice| rolling(total, dice));
        let over = match board.succession.leftover {
            LeftoverDice::Unused => Box::default(),
            LeftoverDice::HighStakes => row(board.succession.high_stakes as usize).collect(),
            LeftoverDice::Piggyback => (0..self.turn.rows).flat_map(row).collect(),
        };
        Worth { fresh: self.turn.fresh().0[lane], over }
    }
}
