//! The totals beyond those that are solved, from which on everything is banked as soon as it can
//! be.

use super::{BatchedTurn, Known, Lane, Program, SLOTS, TOGETHER};
use crate::exact::program::{ShortTail, Tail};

/// Rounds after which rows that refer to themselves stand still.
const MOST_ROUNDS: usize = 200;

impl BatchedTurn {
    /// What the rows from [`BatchedTurn::rows`] on say about the ones below.
    #[inline(always)]
    pub(super) fn known_beyond(&self, top: usize) -> Known {
        let mut known = Known::NOTHING;
        let only_banks = |beyond: Lane| !self.alike_beyond && beyond == Lane::all(f64::NEG_INFINITY);
        let banked = self.beyond.map(only_banks);
        let flat_from = if self.flat_tail { self.tail } else { top };
        for total in (self.rows..top).rev() {
            known.learn(total >= flat_from || self.is_rising(total), banked);
        }
        known
    }

    /// The rows from [`BatchedTurn::rows`] on, where totals do not matter any more: they refer to
    /// themselves through hot dice.
    #[inline(always)]
    pub(super) fn solve_beyond<const FMA: bool>(
        &mut self,
        program: &Program,
        found: &mut [Lane],
        top: usize,
    ) {
        let from = self.rows;
        let bank = |turn: &BatchedTurn, left: usize| match left == 0 && turn.must_roll {
            true => turn.beyond[left].max(Lane::all(0.0)),
            false => turn.banking(from, left).max(turn.beyond[left]).max(Lane::all(0.0)),
        };
        let mut after: [Lane; SLOTS] = std::array::from_fn(|left| bank(self, left));
        for _ in 0..MOST_ROUNDS {
            for total in from..=top {
                self.after[total * SLOTS..(total + 1) * SLOTS].copy_from_slice(&after);
            }
            let before = after;
            for dice in 1..=program.dice {
                let roll = self.throw_value::<FMA>(found, &program.throws[dice], from, dice);
                after[dice] = after[dice].max(roll);
                if dice == program.dice {
                    after[0] = after[0].max(roll);
                }
            }
            let moved = |(now, before): (&Lane, &Lane)| {
                now.0.iter().zip(before.0).any(|(now, before)| now - before > 1e-16)
            };
            if !after.iter().zip(&before).any(moved) {
                break;
            }
        }
    }

    /// A row in which everything is banked that can be.
    #[inline(always)]
    pub(super) fn bank_row<const FMA: bool>(&mut self, program: &Program, total: usize) {
        for left in 0..=program.dice {
            self.after[total * SLOTS + left] = self.banking(total, left).max(self.beyond[left]);
        }
        if self.one_throw {
            return;
        }
        if self.must_roll || program.free_roll {
            let is_short = program.free_roll && self.flat_tail && total < self.tail;
            self.after[total * SLOTS] = match is_short {
                true => self.rolls_freely::<FMA>(program, &program.tail.short, total),
                false => self.rolls_on(program, &program.tail, total),
            };
        }
        if program.free_roll {
            self.after[total * SLOTS + program.dice] = self.after[total * SLOTS];
        }
    }

    /// The value of rolling all dice where they never farkle and more points are never worse.
    #[inline(always)]
    fn rolls_freely<const FMA: bool>(&self, program: &Program, tail: &ShortTail, total: usize) -> Lane {
        let mut sums = [Lane::all(0.0); TOGETHER];
        for rolls in tail.banked.chunks(TOGETHER) {
            for ((points, chance), sum) in rolls.iter().zip(&mut sums) {
                sum.add_times::<FMA>(*chance, self.bank[total + *points as usize]);
            }
        }
        for rolls in tail.again.chunks(TOGETHER) {
            for ((points, chance), sum) in rolls.iter().zip(&mut sums) {
                sum.add_times::<FMA>(*chance, self.after[(total + *points as usize) * SLOTS]);
            }
        }
        for rolls in tail.either.chunks(TOGETHER) {
            for (([stop, points], chance), sum) in rolls.iter().zip(&mut sums) {
                let stop = self.bank[total + *stop as usize];
                sum.add_times::<FMA>(*chance, stop.max(self.after[(total + *points as usize) * SLOTS]));
            }
        }
        let losses = self.losses(&program.throws[program.dice], program.dice);
        sums.iter().fold(losses, |value, sum| value.plus(*sum))
    }

    #[inline(always)]
    fn rolls_on(&self, program: &Program, tail: &Tail, total: usize) -> Lane {
        let mut value = self.losses(&program.throws[program.dice], program.dice);
        let mut again = 0.0;
        for (roll, chance) in &tail.rolls {
            let stop = roll.stop.map(|(points, left)| self.banking(total + points as usize, left.into()));
            let go_on =
                roll.again.map(|points| (total + points as usize) * SLOTS).filter(|_| total < self.tail);
            match (stop, go_on) {
                (Some(stop), Some(go_on)) => value.add_times::<false>(*chance, stop.max(self.after[go_on])),
                (Some(stop), None) => value.add_times::<false>(*chance, stop),
                (None, Some(go_on)) => value.add_times::<false>(*chance, self.after[go_on]),
                (None, None) => again += chance,
            }
        }
        // At the far end the next chain of hot dice is worth what this one is.
        let mut closed = Lane::all(0.0);
        closed.add_times::<false>(1.0 / (1.0 - again), value);
        closed
    }
}
