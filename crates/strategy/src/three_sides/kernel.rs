//! One turn for several positions side by side, with everything that the end of the turn means to all three sides.
//!
//! As the kernel for two sides, but each value can carry what the mover's choice means to the others: the chance that
//! the turn ends with nothing, and the next side's chance if it does not. What matters to the mover alone takes a third
//! of that, so that it is asked first whether banking is right before a roll is valued in full.

use super::numbers::{LANES, Numbers, Own, Value, Worth, no_more};
use crate::exact::{Known, Program, SLOTS, TOGETHER, Throw};

/// Where banking was wrong at the last total, it is asked at every so manieth whether it is right without valuing the
/// roll.
const ASKED_AGAIN: usize = 4;

/// Rounds after which rows that refer to themselves stand still.
const MOST_ROUNDS: usize = 200;

/// One turn, laid out for the kernel.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// Totals below this one are solved; from here on everything is banked.
    pub(super) rows: usize,
    /// Banking by total, for the totals that are solved and as far beyond as a roll leads; without what is added where it
    /// brings nothing.
    pub(super) bank: Vec<Value>,
    /// Whether hot dice can't be banked; then all totals beyond the solved ones are worth the same once they can be.
    pub(super) must_roll: bool,
    /// Whether a farkle leaves the turn to the mover, who may go on with nothing.
    pub(super) goes_on: bool,
    /// Whether totals beyond the solved ones are worth the same, and nothing by themselves: whoever has so much goes on as
    /// long as a roll may still win.
    pub(super) too_much: bool,
    /// The mover's chance if the turn ends with nothing.
    pub(super) lost: Numbers,
    /// What a farkle is worth, by dice thrown, and toxic twos in the first place, if that has been found.
    pub(super) farkle: Option<[Value; SLOTS]>,
    in_full: Rows<Value>,
    to_mover: Rows<Own>,
}

/// What is found while a turn is solved.
#[derive(Clone, Debug)]
struct Rows<W> {
    /// What a set-aside is worth, by total and dice left over.
    after: Vec<W>,
    /// Maxima found by the steps of a throw.
    found: Vec<W>,
    /// What matters to the mover, by total: hot dice, the best of what is left over otherwise, and all dice. Each stands
    /// in the slot of its number of dice left over, the second one in that of a single die.
    best: Vec<Own>,
    /// Maxima found by the steps of a throw that is valued for the mover alone.
    best_found: Vec<Own>,
    /// What a farkle is worth, by dice thrown, and toxic twos in the first place.
    ends: [W; SLOTS],
    /// The first roll, by dice thrown.
    first: [W; SLOTS],
}

impl<W: Worth> Default for Rows<W> {
    fn default() -> Rows<W> {
        Rows {
            after: Vec::new(),
            found: Vec::new(),
            best: Vec::new(),
            best_found: Vec::new(),
            ends: [W::NONE; SLOTS],
            first: [W::NONE; SLOTS],
        }
    }
}

impl Turn {
    pub(super) fn new() -> Turn {
        Turn {
            rows: 0,
            bank: Vec::new(),
            must_roll: false,
            goes_on: false,
            too_much: false,
            lost: [0.0; LANES],
            farkle: None,
            in_full: Rows::default(),
            to_mover: Rows::default(),
        }
    }

    /// The value of the whole turn.
    pub(super) fn solve(&mut self, program: &Program) -> Value {
        self.farkle = None;
        if self.goes_on && program.reach.is_none() {
            self.find_going_on_in_full(program);
        }
        self.solve_as_it_is(program)
    }

    fn solve_as_it_is(&mut self, program: &Program) -> Value {
        let mut rows = std::mem::take(&mut self.in_full);
        let value = dispatch(&mut rows, self, program);
        self.in_full = rows;
        value
    }

    /// The same to the mover alone, in a fraction of the time.
    pub(super) fn solve_for_mover(&mut self, program: &Program) -> Numbers {
        self.farkle = None;
        if self.goes_on && program.reach.is_none() {
            self.find_going_on(program);
        }
        self.solve_for_mover_as_it_is(program)
    }

    fn solve_for_mover_as_it_is(&mut self, program: &Program) -> Numbers {
        let mut rows = std::mem::take(&mut self.to_mover);
        let value = dispatch(&mut rows, self, program);
        self.to_mover = rows;
        value.0
    }

    /// The value of the first roll with each number of dice, as farkles are worth now.
    pub(super) fn first_rolls(&mut self, program: &Program) -> [Value; SLOTS] {
        self.solve_as_it_is(program);
        self.in_full.first
    }

    /// The same to the mover alone.
    pub(super) fn first_rolls_for_mover(&mut self, program: &Program) -> [Numbers; SLOTS] {
        self.solve_for_mover_as_it_is(program);
        self.to_mover.first.map(|own| own.0)
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
    fn solve<const FMA: bool>(&mut self, turn: &Turn, program: &Program) -> W {
        let mut known = self.begin::<FMA>(turn, program);
        let mut fresh = None;
        for total in (0..turn.rows).rev() {
            let bank = W::of_end(&turn.bank[total], &turn.lost);
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
            // One throw, after which everything is banked.
            (None, None) => self.throw::<FMA>(&program.throws[program.dice], program.dice, 0),
        }
    }

    #[inline(always)]
    fn throw<const FMA: bool>(&mut self, throw: &Throw, dice: usize, total: usize) -> W {
        let ends = [&self.ends[dice], &self.ends[0]];
        throw_value::<W, FMA>(&self.after, &mut self.found, throw, ends, total)
    }

    /// Fills in the totals beyond those that are solved; says what they tell about the ones below.
    #[inline(always)]
    fn begin<const FMA: bool>(&mut self, turn: &Turn, program: &Program) -> Known {
        let size = turn.bank.len() * SLOTS;
        self.after.resize(size, W::NONE);
        self.best.resize(size, Own::NONE);
        self.found.resize(program.most_steps + 1, W::NONE);
        self.best_found.resize(program.most_steps + 1, Own::NONE);
        let ends = farkles(turn, program);
        self.ends = ends.map(|end| W::of_full(&end));
        let hot_dice = turn.must_roll.then(|| W::of_full(&hot_dice_beyond(turn, program, &ends)));
        for (total, bank) in turn.bank.iter().enumerate().skip(turn.rows) {
            let bank = W::of_end(bank, &turn.lost);
            let row = &mut self.after[total * SLOTS..(total + 1) * SLOTS];
            row.fill(bank);
            row[0] = hot_dice.unwrap_or(bank);
            if turn.goes_on && program.reach.is_some() {
                // A total that is of no use is thrown away by rolling until it is lost.
                let all_dice = std::iter::once(program.dice).chain(1..SLOTS);
                row.iter_mut()
                    .zip(all_dice)
                    .for_each(|(after, dice)| *after = after.better(&self.ends[dice]));
            }
        }
        if turn.too_much {
            self.go_on_with_too_much::<FMA>(turn, program);
        }
        let banked: [bool; SLOTS] =
            std::array::from_fn(|left| !(turn.goes_on || turn.too_much || left == 0 && turn.must_roll));
        let mut known = Known::NOTHING;
        for total in (turn.rows..turn.bank.len()).rev() {
            let rising = total + 1 < turn.bank.len() && self.take_best(program, total);
            if total + 1 == turn.bank.len() {
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
        let ends = [dice, 0].map(|end| Own(*self.ends[end].own()));
        let ends = ends.each_ref();
        let roll = throw_value::<Own, FMA>(&self.best, &mut self.best_found, throw, ends, total);
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

/// What a farkle is worth, by dice thrown, with toxic twos in the first place: whoever may go on with nothing reaches
/// everything that can be reached sooner or later.
fn farkles(turn: &Turn, program: &Program) -> [Value; SLOTS] {
    if let Some(found) = turn.farkle {
        return found;
    }
    let given_up = Value::of_end(&Value::LOST, &turn.lost);
    let mut ends = [given_up; SLOTS];
    let Some(reach) = program.reach.as_ref().filter(|_| turn.goes_on) else { return ends };
    let wins = program.throws.iter().any(|throw| throw.win > 0.0);
    for (end, reach) in ends.iter_mut().zip(reach).take(program.dice + 1).skip(1) {
        if wins {
            *end = end.better(&Value::WON);
        }
        let last = turn.bank.len() - 1;
        for (total, reached) in reach.iter().enumerate() {
            if reached[usize::from(turn.must_roll)..].contains(&true) {
                *end = end.better(&Value::of_end(&turn.bank[total.min(last)], &turn.lost));
            }
        }
    }
    ends
}

/// Hot dice that have to be rolled where everything that can be banked is worth the same: they are rolled until
/// something can be.
fn hot_dice_beyond(turn: &Turn, program: &Program, ends: &[Value; SLOTS]) -> Value {
    let throw = &program.throws[program.dice];
    let again: f64 =
        program.tail.rolls.iter().filter(|(roll, _)| roll.stop.is_none()).map(|roll| roll.1).sum();
    let banked = 1.0 - throw.farkle - throw.toxic - throw.win - again;
    let bank = turn.bank.last().map_or(Value::NONE, |bank| Value::of_end(bank, &turn.lost));
    let mut value = Value::of_win(throw.win / (1.0 - again));
    value.add_times::<false>(banked / (1.0 - again), &bank);
    value.add_times::<false>(throw.farkle / (1.0 - again), &ends[program.dice]);
    value.add_times::<false>(throw.toxic / (1.0 - again), &ends[0]);
    value
}

#[cfg(target_arch = "x86_64")]
fn dispatch<W: Worth>(rows: &mut Rows<W>, turn: &Turn, program: &Program) -> W {
    #[target_feature(enable = "avx512f,avx512dq,avx512vl,fma")]
    fn with_avx512<W: Worth>(rows: &mut Rows<W>, turn: &Turn, program: &Program) -> W {
        rows.solve::<true>(turn, program)
    }

    #[target_feature(enable = "avx2,fma")]
    fn with_avx2<W: Worth>(rows: &mut Rows<W>, turn: &Turn, program: &Program) -> W {
        rows.solve::<true>(turn, program)
    }

    let fma = is_x86_feature_detected!("fma");
    if fma
        && is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl")
    {
        // SAFETY: the function is safe but for the instructions that it may use, and the machine has just said that it
        // has them.
        #[allow(unsafe_code)]
        unsafe {
            with_avx512(rows, turn, program)
        }
    } else if fma && is_x86_feature_detected!("avx2") {
        // SAFETY: as above.
        #[allow(unsafe_code)]
        unsafe {
            with_avx2(rows, turn, program)
        }
    } else {
        rows.solve::<false>(turn, program)
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn dispatch<W: Worth>(rows: &mut Rows<W>, turn: &Turn, program: &Program) -> W {
    rows.solve::<false>(turn, program)
}
