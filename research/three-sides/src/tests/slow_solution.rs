//! Plain value iteration over all moments of a game between three sides, and whether given values
//! are those of best play.
//!
//! Everyone plays for the highest chance of their own. Where the mover has two choices that are
//! equally good for it, but not for the others, there is no saying which one it takes, and where
//! each of two ways to play is right as long as the other one is expected, the mover has to mix
//! them, which an iteration does not come to rest on. Therefore there are two questions. What the
//! iteration comes to, and whether another choice of equal worth would have changed anything; and
//! whether given values stand up to one more step: nobody can do better in any turn, and what the
//! others get is what they can get from choices that are best for the mover.

use farkle_rules::Game;
use farkle_strategy_oracle::brute_force::{Follows, Graph, Patience, TooSlow, TurnGraph, share};

/// Chances to win, from the mover on in turn order.
pub(super) type Chances = [f64; 3];

/// Choices that are worth the same to the mover but for this are equally good.
const EQUALLY_GOOD: f64 = 1e-12;
/// What the others get may depend on such a choice by this much without being called open.
const SAME: f64 = 1e-11;
/// Values stand still when they move by less than this.
const STILL: f64 = 1e-13;
/// Moments of a turn can follow from themselves: by going on after a farkle, and at the highest
/// total. They have come to rest when they move by less than this.
const STILL_IN_TURN: f64 = 1e-15;
/// The passes after which the chances of the others have settled too, counted from the mover's, if
/// they ever do.
const MOST_PASSES_SINCE: usize = 50;

/// What best play makes of a turn, if ends of turns are worth this much.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The mover's chance: without what lies beyond the highest total, and with a certain win
    /// there.
    pub(super) own: [f64; 2],
    /// The chance of the next side, at least and at most, by choices that are equally good for the
    /// mover.
    pub(super) next: [f64; 2],
    /// The same of the third.
    pub(super) third: [f64; 2],
}

/// A game between three sides with all its moments.
pub(super) struct Explored(Graph);

/// Finds every moment from this turn on.
pub(super) fn explore(game: &Game, patience: &Patience) -> Result<Explored, TooSlow> {
    Graph::explore(game, patience).map(Explored)
}

impl Explored {
    /// All beginnings of turns.
    pub(super) fn beginnings(&self) -> &[Game] {
        &self.0.beginnings
    }

    /// Moments within turns.
    pub(super) fn moments(&self) -> usize {
        self.0.moments
    }

    /// What the iteration comes to; `None` if it does not come to rest.
    pub(super) fn iterate(&self, most_evaluations: usize) -> Option<Vec<Chances>> {
        let mut values = vec![[1.0 / 3.0; 3]; self.0.turns.len()];
        let mut evaluations = 0;
        loop {
            let mut moved = 0.0_f64;
            // Beginnings are numbered as they come up, so the last ones are near the end of the
            // game.
            for number in (0..values.len()).rev() {
                let turn = &self.0.turns[number];
                let (value, passes) = self.turn(turn, &values);
                evaluations += passes * turn.throws.len();
                moved = distance(&value, &values[number]).max(moved);
                values[number] = value;
            }
            if moved < STILL {
                return Some(values);
            }
            if evaluations > most_evaluations {
                return None;
            }
        }
    }

    /// A turn as the iteration plays it: the first of equally good choices.
    fn turn(&self, turn: &TurnGraph, values: &[Chances]) -> (Chances, usize) {
        let mut throws = vec![[0.0; 3]; turn.throws.len()];
        let mut passes = 0;
        // The mover's chances settled this many passes ago; those of the others never do
        // where equally good choices take turns.
        let mut since = 0;
        loop {
            let (mut moved, mut own_moved) = (0.0_f64, 0.0_f64);
            passes += 1;
            for &number in &turn.order {
                let mut value = [0.0; 3];
                for (chance, follows) in &turn.throws[number].rolls {
                    let best = best(follows, &throws, values);
                    (0..3).for_each(|place| value[place] += chance * best[place]);
                }
                moved = moved.max(distance(&value, &throws[number]));
                own_moved = own_moved.max((value[0] - throws[number][0]).abs());
                throws[number] = value;
            }
            since = if own_moved < STILL_IN_TURN { since + 1 } else { 0 };
            if moved < STILL_IN_TURN || since > MOST_PASSES_SINCE {
                return (best(&turn.choices, &throws, values), passes);
            }
        }
    }

    /// What best play makes of every turn, if beginnings are worth this much.
    pub(super) fn steps(&self, values: &[Chances]) -> Vec<Step> {
        self.0.turns.iter().map(|turn| self.step(turn, values)).collect()
    }

    fn step(&self, turn: &TurnGraph, values: &[Chances]) -> Step {
        let nothing = Step { own: [0.0; 2], next: [0.0; 2], third: [0.0; 2] };
        let mut throws = vec![nothing; turn.throws.len()];
        loop {
            let mut moved = 0.0_f64;
            for &number in &turn.order {
                let throw = &turn.throws[number];
                let mut value = nothing;
                for (chance, follows) in &throw.rolls {
                    let best = best_step(follows, &throws, values);
                    for end in 0..2 {
                        value.own[end] += chance * best.own[end];
                        value.next[end] += chance * best.next[end];
                        value.third[end] += chance * best.third[end];
                    }
                }
                if throw.is_cut {
                    value.own[1] = 1.0;
                }
                let old = std::mem::replace(&mut throws[number], value);
                let pairs = [(value.own, old.own), (value.next, old.next), (value.third, old.third)];
                for (now, old) in pairs {
                    moved = moved.max((now[0] - old[0]).abs()).max((now[1] - old[1]).abs());
                }
            }
            if moved < STILL_IN_TURN {
                return best_step(&turn.choices, &throws, values);
            }
        }
    }
}

impl Step {
    /// Whether the highest totals that are told apart are high enough.
    pub(super) fn is_closed(&self) -> bool {
        self.own[1] - self.own[0] < SAME
    }

    /// Whether it makes no difference which of equally good choices the mover takes.
    pub(super) fn is_certain(&self) -> bool {
        self.next[1] - self.next[0] < SAME && self.third[1] - self.third[0] < SAME
    }

    /// By how much these chances are off from what best play can make of the turn.
    pub(super) fn misses(&self, chances: &Chances) -> f64 {
        let outside = |value: f64, [low, high]: [f64; 2]| (low - value).max(value - high).max(0.0);
        let [own, next, third] = *chances;
        outside(own, self.own).max(outside(next, self.next)).max(outside(third, self.third))
    }
}

/// By how much chances differ.
pub(super) fn distance(a: &Chances, b: &Chances) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
}

/// What follows is worth, from whoever moves now on.
fn worth(follows: &Follows, throws: &[Chances], values: &[Chances]) -> Chances {
    match *follows {
        Follows::Throw(number) => throws[number],
        Follows::Turn { number, of } => std::array::from_fn(|place| values[number][(place + 3 - of) % 3]),
        Follows::Over(winners) => [0, 1, 2].map(|place| share(winners, place)),
    }
}

fn best(follows: &[Follows], throws: &[Chances], values: &[Chances]) -> Chances {
    let all = follows.iter().map(|follows| worth(follows, throws, values));
    all.reduce(|best, other| if other[0] > best[0] { other } else { best }).unwrap_or([0.0; 3])
}

fn best_step(follows: &[Follows], throws: &[Step], values: &[Chances]) -> Step {
    let step = |follows: &Follows| match *follows {
        Follows::Throw(number) => throws[number],
        _ => {
            let [own, next, third] = worth(follows, &[], values);
            Step { own: [own; 2], next: [next; 2], third: [third; 2] }
        }
    };
    let all: Vec<Step> = follows.iter().map(step).collect();
    let most = |end: usize| all.iter().map(|step| step.own[end]).fold(0.0, f64::max);
    let own = [most(0), most(1)];
    // What lies beyond the highest total is left out here: it makes no difference where the game is
    // closed.
    let good = || all.iter().filter(|step| step.own[0] >= own[0] - EQUALLY_GOOD);
    let range = |part: fn(&Step) -> [f64; 2]| {
        let ranges = good().map(part);
        ranges.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], [a, b]| [low.min(a), high.max(b)])
    };
    Step { own, next: range(|step| step.next), third: range(|step| step.third) }
}
