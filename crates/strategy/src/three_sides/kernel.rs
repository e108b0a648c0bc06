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

/// One turn, laid out for the kernel.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// Totals below this one are solved; from here on everything is banked.
    pub(super) rows: usize,
    /// Banking by total, for the totals that are solved.
    pub(super) bank: Vec<Value>,
    /// Banking from the last of these totals on.
    pub(super) beyond: Vec<Value>,
    /// Whether hot dice can't be banked; then all totals beyond the solved ones are worth the same once they can be.
    pub(super) must_roll: bool,
    /// The mover's chance if the turn ends with nothing.
    pub(super) lost: Numbers,
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
}

impl<W> Default for Rows<W> {
    fn default() -> Rows<W> {
        Rows { after: Vec::new(), found: Vec::new(), best: Vec::new(), best_found: Vec::new() }
    }
}

impl Turn {
    pub(super) fn new() -> Turn {
        Turn {
            rows: 0,
            bank: Vec::new(),
            beyond: Vec::new(),
            must_roll: false,
            lost: [0.0; LANES],
            in_full: Rows::default(),
            to_mover: Rows::default(),
        }
    }

    /// The value of the whole turn.
    pub(super) fn solve(&mut self, program: &Program) -> Value {
        let mut rows = std::mem::take(&mut self.in_full);
        let value = dispatch(&mut rows, self, program);
        self.in_full = rows;
        value
    }

    /// The same to the mover alone, in a fraction of the time.
    pub(super) fn solve_for_mover(&mut self, program: &Program) -> Numbers {
        let mut rows = std::mem::take(&mut self.to_mover);
        let value = dispatch(&mut rows, self, program);
        self.to_mover = rows;
        value.0
    }
}

/// The value of a throw with this total, from what was found at higher ones.
#[inline(always)]
fn throw_value<W: Worth, const FMA: bool>(
    after: &[W],
    found: &mut [W],
    throw: &Throw,
    lost: &Numbers,
    total: usize,
) -> W {
    let row = &after[total * SLOTS..];
    found[0] = W::IMPOSSIBLE;
    let mut sums = [W::NONE; TOGETHER];
    sums[0] = W::of_ends(throw.win, throw.farkle + throw.toxic, lost);
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
            let bank = W::of_bank(&turn.bank[total]);
            let mut banked = [false; SLOTS];
            for (dice, banked) in banked.iter_mut().enumerate().take(program.dice + 1).skip(1) {
                let hot = dice == program.dice;
                if self.is_banked::<FMA>(turn, program, &known, dice, total) {
                    *banked = true;
                    self.after[total * SLOTS + dice] = bank;
                    if hot {
                        self.after[total * SLOTS] = bank;
                    }
                    continue;
                }
                let throw = program.shortcuts.throw(&known, dice).unwrap_or(&program.throws[dice]);
                let roll = self.throw::<FMA>(turn, throw, total);
                let best = bank.better(&roll);
                *banked = no_more(roll.own(), bank.own());
                self.after[total * SLOTS + dice] = best;
                if hot {
                    self.after[total * SLOTS] = if turn.must_roll { roll } else { best };
                    fresh = Some(roll);
                }
            }
            known.learn(self.take_best(program, total), banked);
        }
        match (&program.first_throw, fresh) {
            (Some(first), _) => self.throw::<FMA>(turn, first, 0),
            (None, Some(fresh)) => fresh,
            // One throw, after which everything is banked.
            (None, None) => self.throw::<FMA>(turn, &program.throws[program.dice], 0),
        }
    }

    #[inline(always)]
    fn throw<const FMA: bool>(&mut self, turn: &Turn, throw: &Throw, total: usize) -> W {
        throw_value::<W, FMA>(&self.after, &mut self.found, throw, &turn.lost, total)
    }

    /// Fills in the totals beyond those that are solved; says what they tell about the ones below.
    #[inline(always)]
    fn begin<const FMA: bool>(&mut self, turn: &Turn, program: &Program) -> Known {
        let (rows, size) = (turn.rows, (turn.rows + turn.beyond.len()) * SLOTS);
        self.after.resize(size, W::NONE);
        self.best.resize(size, Own::NONE);
        self.found.resize(program.most_steps + 1, W::NONE);
        self.best_found.resize(program.most_steps + 1, Own::NONE);
        let hot_dice = turn.must_roll.then(|| hot_dice_beyond(turn, program));
        let mut banked = [true; SLOTS];
        banked[0] = !turn.must_roll;
        let mut known = Known::NOTHING;
        for (total, bank) in turn.beyond.iter().enumerate().rev() {
            let hot_dice = hot_dice.unwrap_or(*bank);
            let row = (rows + total) * SLOTS;
            self.after[row..row + SLOTS].fill(W::of_bank(bank));
            self.after[row] = W::of_bank(&hot_dice);
            self.best[row..row + SLOTS].fill(Own(bank.own));
            self.best[row] = Own(hot_dice.own);
            let rising = turn.beyond.get(total + 1).is_some_and(|above| no_more(&bank.own, &above.own));
            known.learn(rising, banked);
        }
        known
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
    ) -> bool {
        let throw = program.shortcuts.all_banked(dice);
        let likely = known.was_banked(dice) || total.is_multiple_of(ASKED_AGAIN);
        let possible = total > 0 && !(dice == program.dice && turn.must_roll);
        if !(likely && possible && known.rises_over(throw)) {
            return false;
        }
        let roll = throw_value::<Own, FMA>(&self.best, &mut self.best_found, throw, &turn.lost, total);
        no_more(&roll.0, &turn.bank[total].own)
    }

    /// Fills in what matters to the mover in this row; says whether nothing is worth more than in the row above.
    #[inline(always)]
    fn take_best(&mut self, program: &Program, total: usize) -> bool {
        let (row, above) = self.after[total * SLOTS..(total + 2) * SLOTS].split_at(SLOTS);
        let mut rising = no_more(row[0].own(), above[0].own());
        let mut most = Own(*row[1].own());
        for left in 1..program.dice {
            rising &= no_more(row[left].own(), above[left].own());
            most = most.better(&Own(*row[left].own()));
        }
        rising &= no_more(row[program.dice].own(), above[program.dice].own());
        let best = &mut self.best[total * SLOTS..(total + 1) * SLOTS];
        best[0] = Own(*row[0].own());
        best[1] = most;
        best[program.dice] = Own(*row[program.dice].own());
        rising
    }
}

/// Hot dice that have to be rolled where everything that can be banked is worth the same: they are rolled until
/// something can be.
fn hot_dice_beyond(turn: &Turn, program: &Program) -> Value {
    let throw = &program.throws[program.dice];
    let again: f64 =
        program.tail.rolls.iter().filter(|(roll, _)| roll.stop.is_none()).map(|roll| roll.1).sum();
    let nothing = throw.farkle + throw.toxic;
    let banked = (1.0 - nothing - throw.win - again) / (1.0 - again);
    let (nothing, win) = (nothing / (1.0 - again), throw.win / (1.0 - again));
    let bank = turn.beyond.last().copied().unwrap_or(Value::NONE);
    let mut value = Value { nothing: [nothing; LANES], ..Value::NONE };
    for lane in 0..LANES {
        value.own[lane] = win + banked * bank.own[lane] + nothing * turn.lost[lane];
        value.next[lane] = banked * bank.next[lane];
    }
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
