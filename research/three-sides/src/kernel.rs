//! Solves a turn for several positions side by side, with the worth to all three sides.
//!
//! This is the kernel for two sides with richer values. A value can carry the chance that the turn
//! brings no points, and the next side's chance otherwise. A value for the mover alone takes a
//! third of the time, so the kernel tests with it whether banking is right before it values a roll
//! in full.

use crate::layout::Layout;
use crate::numbers::{Numbers, Own, Worth, no_more};
use farkle_strategy::solver::{Known, Program, SLOTS, TOGETHER, Throw};

/// Where rolling was right at the last total, one total in this many is tested for banking first.
const ASKED_AGAIN: usize = 4;

/// The most rounds over rows that refer to themselves.
const MOST_ROUNDS: usize = 200;

/// The values that the kernel finds.
#[derive(Clone, Debug)]
pub(crate) struct Rows<W> {
    /// The worth of a set-aside, by total and dice left over.
    after: Vec<W>,
    /// Maxima found by the steps of a throw.
    found: Vec<W>,
    /// The worth to the mover by total: of hot dice, of the best other number of dice left over (in
    /// the slot of a single die), and of all dice.
    best: Vec<Own>,
    /// The same maxima, for the mover alone.
    best_found: Vec<Own>,
    /// The worth of a farkle, by dice thrown.
    farkle: [W; SLOTS],
    /// The worth of toxic twos.
    toxic: W,
    /// The worth of the first roll, by dice thrown.
    pub(crate) first: [W; SLOTS],
}

impl<W: Worth> Default for Rows<W> {
    fn default() -> Rows<W> {
        Rows {
            after: Vec::new(),
            found: Vec::new(),
            best: Vec::new(),
            best_found: Vec::new(),
            farkle: [W::NONE; SLOTS],
            toxic: W::NONE,
            first: [W::NONE; SLOTS],
        }
    }
}

/// The value of a throw with this total, from the values at higher totals.
#[inline(always)]
fn throw_value<W: Worth, const FMA: bool>(
    after: &[W],
    found: &mut [W],
    throw: &Throw,
    [farkle, toxic]: [&W; 2],
    total: usize,
) -> W {
    let row = &after[total * SLOTS..];
    found[0] = W::IMPOSSIBLE;
    let mut sums = [W::NONE; TOGETHER];
    sums[0] = W::of_win(throw.win);
    sums[0].add_times::<FMA>(throw.farkle, farkle);
    sums[0].add_times::<FMA>(throw.toxic, toxic);
    for (group, steps) in throw.steps.iter().enumerate() {
        for (place, step) in steps.iter().enumerate() {
            let best = found[step.from as usize].better(&row[step.offset as usize]);
            found[group * TOGETHER + place + 1] = best;
            sums[place].add_times::<FMA>(step.chance, &best);
        }
    }
    for steps in &throw.single_steps {
        for (step, sum) in steps.iter().zip(&mut sums) {
            sum.add_times::<FMA>(step.chance, &row[step.offset as usize]);
        }
    }
    for steps in &throw.last_steps {
        for (step, sum) in steps.iter().zip(&mut sums) {
            let best = found[step.from as usize].better(&row[step.offset as usize]);
            sum.add_times::<FMA>(step.chance, &best);
        }
    }
    let mut value = sums[0];
    sums[1..].iter().for_each(|sum| value.add_times::<FMA>(1.0, sum));
    value
}

impl<W: Worth> Rows<W> {
    #[inline(always)]
    pub(crate) fn solve<const FMA: bool>(&mut self, turn: &Layout, program: &Program) -> W {
        let mut known = self.begin::<FMA>(turn, program);
        let mut fresh = None;
        for total in (0..turn.rows).rev() {
            let bank: W = turn.banking(total);
            let mut banked = [false; SLOTS];
            for (dice, banked) in banked.iter_mut().enumerate().take(program.dice + 1).skip(1) {
                let hot = dice == program.dice;
                if self.is_banked::<FMA>(turn, program, &known, dice, total, bank.own()) {
                    *banked = true;
                    self.after[total * SLOTS + dice] = bank;
                    if hot {
                        self.after[total * SLOTS] = bank;
                    }
                    continue;
                }
                let throw = program.shortcuts.throw(&known, dice).unwrap_or(&program.throws[dice]);
                let roll = self.throw::<FMA>(throw, dice, total);
                let best = bank.better(&roll);
                *banked = no_more(roll.own(), bank.own());
                if total == 0 {
                    self.first[dice] = roll;
                }
                self.after[total * SLOTS + dice] = best;
                if hot {
                    self.after[total * SLOTS] = if turn.must_roll { roll } else { best };
                    fresh = Some(roll);
                }
            }
            known.learn(self.take_best(program, total), banked);
        }
        match (&program.first_throw, fresh) {
            (Some(first), _) => self.throw::<FMA>(first, program.dice, 0),
            (None, Some(fresh)) => fresh,
            // A single throw, after which the mover banks everything.
            (None, None) => self.throw::<FMA>(&program.throws[program.dice], program.dice, 0),
        }
    }

    #[inline(always)]
    fn throw<const FMA: bool>(&mut self, throw: &Throw, dice: usize, total: usize) -> W {
        let ends = [&self.farkle[dice], &self.toxic];
        throw_value::<W, FMA>(&self.after, &mut self.found, throw, ends, total)
    }

    /// The value of a throw with this total, after [`Rows::solve`].
    pub(crate) fn value_of(&self, throw: &Throw, dice: usize, total: usize) -> W {
        let mut found = vec![W::NONE; throw.steps.len() * TOGETHER + 1];
        let ends = [&self.farkle[dice], &self.toxic];
        throw_value::<W, false>(&self.after, &mut found, throw, ends, total)
    }

    /// Fills in the totals beyond the solved ones; returns what they say about the ones below.
    #[inline(always)]
    fn begin<const FMA: bool>(&mut self, turn: &Layout, program: &Program) -> Known {
        let size = turn.bank.len() * SLOTS;
        self.after.resize(size, W::NONE);
        self.best.resize(size, Own::NONE);
        self.found.resize(program.most_steps + 1, W::NONE);
        self.best_found.resize(program.most_steps + 1, Own::NONE);
        let losses = turn.losses(program);
        self.farkle = losses.farkle.each_ref().map(W::of_full);
        self.toxic = W::of_full(&losses.toxic);
        let hot_dice = turn.must_roll.then(|| W::of_full(&turn.hot_dice_beyond(program, &losses)));
        for total in turn.rows..turn.bank.len() {
            let row = &mut self.after[total * SLOTS..(total + 1) * SLOTS];
            row.fill(turn.banking(total));
            row[0] = hot_dice.unwrap_or(row[0]);
            if turn.goes_on && program.reach.is_some() {
                // The mover gets rid of a useless total by rolling until it is lost.
                let all_dice = std::iter::once(program.dice).chain(1..SLOTS);
                row.iter_mut()
                    .zip(all_dice)
                    .for_each(|(after, dice)| *after = after.better(&self.farkle[dice]));
            }
        }
        if turn.too_much {
            self.go_on_with_too_much::<FMA>(turn, program);
        }
        let mut known = Known::NOTHING;
        let banked: [bool; SLOTS] =
            std::array::from_fn(|left| !(turn.goes_on || turn.too_much || left == 0 && turn.must_roll));
        for total in (turn.rows..turn.bank.len()).rev() {
            let rising = total + 1 < turn.bank.len() && self.take_best(program, total);
            if total + 1 == turn.bank.len() {
                self.fill_best(program, total);
            }
            known.learn(rising, banked);
        }
        known
    }

    /// Fills in the totals beyond the solved ones where they are too high to be of use, but a roll
    /// may win.
    #[inline(always)]
    fn go_on_with_too_much<const FMA: bool>(&mut self, turn: &Layout, program: &Program) {
        for _ in 0..MOST_ROUNDS {
            let before: [W; SLOTS] = std::array::from_fn(|left| self.after[turn.rows * SLOTS + left]);
            let mut after = before;
            for dice in 1..=program.dice {
                let roll = self.throw::<FMA>(&program.throws[dice], dice, turn.rows);
                after[dice] = after[dice].better(&roll);
                if dice == program.dice {
                    after[0] = after[0].better(&roll);
                }
            }
            self.after[turn.rows * SLOTS..]
                .chunks_exact_mut(SLOTS)
                .for_each(|row| row.copy_from_slice(&after));
            let moved = after.iter().zip(&before).any(|(after, before)| {
                after.own().iter().zip(before.own()).any(|(after, before)| after - before > 1e-16)
            });
            if !moved {
                return;
            }
        }
    }

    /// Whether banking is right with this total and this many dice left over, in every lane. This
    /// is tested only where it is likely and cheap: higher totals must be worth no less, and only
    /// the best worth to the mover at higher totals is looked at.
    #[inline(always)]
    fn is_banked<const FMA: bool>(
        &mut self,
        turn: &Layout,
        program: &Program,
        known: &Known,
        dice: usize,
        total: usize,
        bank: &Numbers,
    ) -> bool {
        let throw = program.shortcuts.by_points(dice);
        let likely = known.was_banked(dice) || total.is_multiple_of(ASKED_AGAIN);
        let possible = total > 0 && !(dice == program.dice && turn.must_roll);
        if !(likely && possible && known.rises_over(throw)) {
            return false;
        }
        let ends = [&self.farkle[dice], &self.toxic].map(|end| Own(*end.own()));
        let roll = throw_value::<Own, FMA>(&self.best, &mut self.best_found, throw, ends.each_ref(), total);
        no_more(&roll.0, bank)
    }

    /// Fills in the worth to the mover in this row; says whether nothing in it is worth more than
    /// in the row above.
    #[inline(always)]
    fn take_best(&mut self, program: &Program, total: usize) -> bool {
        self.fill_best(program, total);
        let (row, above) = self.after[total * SLOTS..(total + 2) * SLOTS].split_at(SLOTS);
        let pairs = row.iter().zip(above).take(program.dice + 1);
        pairs.fold(true, |rising, (row, above)| rising & no_more(row.own(), above.own()))
    }

    #[inline(always)]
    fn fill_best(&mut self, program: &Program, total: usize) {
        let row = &self.after[total * SLOTS..(total + 1) * SLOTS];
        let mut most = Own(*row[1].own());
        for left in &row[2..program.dice] {
            most = most.better(&Own(*left.own()));
        }
        let best = &mut self.best[total * SLOTS..(total + 1) * SLOTS];
        best[0] = Own(*row[0].own());
        best[1] = most;
        best[program.dice] = Own(*row[program.dice].own());
    }
}
