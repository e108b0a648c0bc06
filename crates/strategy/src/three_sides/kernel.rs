//! Solving a turn for several positions side by side, with everything that its end means to all three sides.
//!
//! As the kernel for two sides, but each value can carry what the mover's choice means to the others: the chance that
//! the turn ends with nothing, and the next side's chance if it does not. What matters to the mover alone takes a third
//! of that, so that it is asked first whether banking is right before a roll is valued in full.

use super::numbers::{Numbers, Own, Worth, no_more};
use super::turn::Turn;
use crate::exact::{Known, Program, SLOTS, TOGETHER, Throw};

/// Where banking was wrong at the last total, it is asked at every so manieth whether it is right without valuing the
/// roll.
const ASKED_AGAIN: usize = 4;

/// Rounds after which rows that refer to themselves stand still.
const MOST_ROUNDS: usize = 200;

/// What is found while a turn is solved.
#[derive(Clone, Debug)]
pub(super) struct Rows<W> {
    /// What a set-aside is worth, by total and dice left over.
    after: Vec<W>,
    /// Maxima found by the steps of a throw.
    found: Vec<W>,
    /// What matters to the mover, by total: hot dice, the best of what is left over otherwise, and all dice. Each stands
    /// in the slot of its number of dice left over, the second one in that of a single die.
    best: Vec<Own>,
    /// Maxima found by the steps of a throw that is valued for the mover alone.
    best_found: Vec<Own>,
    /// What a farkle is worth, by dice thrown.
    farkle: [W; SLOTS],
    /// The same of toxic twos.
    toxic: [W; SLOTS],
    /// The first roll, by dice thrown.
    pub(super) first: [W; SLOTS],
}

impl<W: Worth> Default for Rows<W> {
    fn default() -> Rows<W> {
        Rows {
            after: Vec::new(),
            found: Vec::new(),
            best: Vec::new(),
            best_found: Vec::new(),
            farkle: [W::NONE; SLOTS],
            toxic: [W::NONE; SLOTS],
            first: [W::NONE; SLOTS],
        }
    }
}

/// The value of a throw with this total, from what was found at higher ones.
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
    pub(super) fn solve<const FMA: bool>(&mut self, turn: &Turn, program: &Program) -> W {
        let mut known = self.begin::<FMA>(turn, program);
        let mut fresh = None;
        for total in (0..turn.rows).rev() {
            let any_left = W::of_end(turn.banking(total, 1), &turn.lost);
            let mut banked = [false; SLOTS];
            for (dice, banked) in banked.iter_mut().enumerate().take(program.dice + 1).skip(1) {
                let hot = dice == program.dice;
                let bank =
                    if turn.by_left { W::of_end(turn.banking(total, dice), &turn.lost) } else { any_left };
                if !turn.by_left && self.is_banked::<FMA>(turn, program, &known, dice, total, bank.own()) {
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
                    self.after[total * SLOTS] = match turn.must_roll {
                        true => roll,
                        false if turn.by_left => W::of_end(turn.banking(total, 0), &turn.lost).better(&roll),
                        false => best,
                    };
                    fresh = Some(roll);
                }
            }
            if !turn.by_left {
                known.learn(self.take_best(program, total), banked);
            }
        }
        match (&program.first_throw, fresh) {
            (Some(first), _) => self.throw::<FMA>(first, program.dice, 0),
            (None, Some(fresh)) => fresh,
            // One throw, after which everything is banked.
            (None, None) => self.throw::<FMA>(&program.throws[program.dice], program.dice, 0),
        }
    }

    #[inline(always)]
    fn throw<const FMA: bool>(&mut self, throw: &Throw, dice: usize, total: usize) -> W {
        let ends = [&self.farkle[dice], &self.toxic[dice]];
        throw_value::<W, FMA>(&self.after, &mut self.found, throw, ends, total)
    }

    /// The value of a throw with this total, after [`Rows::solve`].
    pub(super) fn value_of(&self, throw: &Throw, dice: usize, total: usize) -> W {
        let mut found = vec![W::NONE; throw.steps.len() * TOGETHER + 1];
        let ends = [&self.farkle[dice], &self.toxic[dice]];
        throw_value::<W, false>(&self.after, &mut found, throw, ends, total)
    }

    /// Fills in the totals beyond those that are solved; says what they tell about the ones below.
    #[inline(always)]
    fn begin<const FMA: bool>(&mut self, turn: &Turn, program: &Program) -> Known {
        let size = turn.totals() * SLOTS;
        self.after.resize(size, W::NONE);
        self.best.resize(size, Own::NONE);
        self.found.resize(program.most_steps + 1, W::NONE);
        self.best_found.resize(program.most_steps + 1, Own::NONE);
        let losses = turn.losses(program);
        self.farkle = losses.farkle.each_ref().map(W::of_full);
        self.toxic = losses.toxic.each_ref().map(W::of_full);
        let hot_dice = turn.must_roll.then(|| W::of_full(&turn.hot_dice_beyond(program, &losses)));
        for total in turn.rows..turn.totals() {
            let row = &mut self.after[total * SLOTS..(total + 1) * SLOTS];
            if turn.by_left {
                for (left, after) in row.iter_mut().enumerate() {
                    *after = W::of_end(turn.banking(total, left), &turn.lost);
                }
            } else {
                row.fill(W::of_end(turn.banking(total, 1), &turn.lost));
            }
            row[0] = hot_dice.unwrap_or(row[0]);
            if turn.goes_on && program.reach.is_some() {
                // A total that is of no use is thrown away by rolling until it is lost.
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
        if turn.by_left {
            // What is left over counts, so that nothing shortens the lower rows.
            return known;
        }
        let banked: [bool; SLOTS] =
            std::array::from_fn(|left| !(turn.goes_on || turn.too_much || left == 0 && turn.must_roll));
        for total in (turn.rows..turn.totals()).rev() {
            let rising = total + 1 < turn.totals() && self.take_best(program, total);
            if total + 1 == turn.totals() {
                self.fill_best(program, total);
            }
            known.learn(rising, banked);
        }
        known
    }

    /// Fills in the totals beyond those that are solved where they are too high to be of any use, but a roll may win.
    #[inline(always)]
    fn go_on_with_too_much<const FMA: bool>(&mut self, turn: &Turn, program: &Program) {
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

    /// Whether banking is right with this total and so many dice left over, in every lane, if that is likely and easy to
    /// tell: it asks for no more than what is worth most to the mover at higher totals, which must be worth no less than
    /// lower ones.
    #[inline(always)]
    fn is_banked<const FMA: bool>(
        &mut self,
        turn: &Turn,
        program: &Program,
        known: &Known,
        dice: usize,
        total: usize,
        bank: &Numbers,
    ) -> bool {
        let throw = program.shortcuts.all_banked(dice);
        let likely = known.was_banked(dice) || total.is_multiple_of(ASKED_AGAIN);
        let possible = total > 0 && !(dice == program.dice && turn.must_roll);
        if !(likely && possible && known.rises_over(throw)) {
            return false;
        }
        let ends = [&self.farkle[dice], &self.toxic[dice]].map(|end| Own(*end.own()));
        let roll = throw_value::<Own, FMA>(&self.best, &mut self.best_found, throw, ends.each_ref(), total);
        no_more(&roll.0, bank)
    }

    /// Fills in what matters to the mover in this row; says whether nothing is worth more than in the row above.
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
