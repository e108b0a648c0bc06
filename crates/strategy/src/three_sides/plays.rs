//! Three positions that depend on each other through turns that bring nothing, each with some ways to play its turn.
//!
//! What a way to play is worth to its mover is linear in what a turn that brings nothing is worth to it, so that the best of
//! several is a convex function of that. Which one is best in one position decides what the turn is worth in the others. As
//! a rule three ways fit together. Where they don't, some mover has two that are equally good for it, but not for the
//! others, and plays now this one, now that one: so often that they stay equally good.

use super::cells::Pair;
use super::equilibrium;

/// Three turns in a row that end otherwise than with nothing so rarely never do.
const ENDLESS: f64 = 1e-12;
/// Ways that fit together are found after so few steps, or by halves.
pub(super) const MOST_STEPS: usize = 24;
/// An interval that is halved so often is as short as numbers allow.
const HALVES: usize = 60;
/// Nobody gains more than this by another way to play: as exact as the numbers are.
pub(super) const AT_REST: f64 = 1e-13;
/// Two ways to play are the same if no number differs by more.
pub(super) const SAME: f64 = 1e-14;

/// A way to play a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Play {
    /// The mover's chance to win if the turn does not end with nothing, times the chance of that.
    pub(super) own: f64,
    /// The chance that the turn ends with nothing.
    pub(super) nothing: f64,
    /// The same as `own`, of the next side.
    pub(super) next: f64,
}

impl Play {
    /// What it is worth to the mover if a turn that ends with nothing is worth so much.
    pub(super) fn worth(&self, lost: f64) -> f64 {
        self.own + self.nothing * lost
    }

    /// So much of another one.
    pub(super) fn mixed(&self, other: &Play, part: f64) -> Play {
        let mix = |a: f64, b: f64| a + part * (b - a);
        Play {
            own: mix(self.own, other.own),
            nothing: mix(self.nothing, other.nothing),
            next: mix(self.next, other.next),
        }
    }

    fn is(&self, other: &Play) -> bool {
        let numbers = |play: &Play| [play.own, play.nothing, play.next];
        numbers(self).iter().zip(numbers(other)).all(|(a, b)| (a - b).abs() < SAME)
    }
}

/// All ways to play a turn that have been found to be best for something.
#[derive(Clone, Debug, Default)]
pub(super) struct Plays(Vec<Play>);

impl Plays {
    /// Adds a way to play; whether it is a new one.
    pub(super) fn learn(&mut self, play: Play) -> bool {
        let new = !self.0.iter().any(|known| known.is(&play));
        if new {
            self.0.push(play);
        }
        new
    }

    /// What the best one is worth to the mover.
    pub(super) fn worth(&self, lost: f64) -> f64 {
        self.0.iter().map(|play| play.worth(lost)).fold(f64::NEG_INFINITY, f64::max)
    }

    fn best(&self, lost: f64) -> Option<Play> {
        self.0
            .iter()
            .copied()
            .reduce(|best, play| if play.worth(lost) > best.worth(lost) { play } else { best })
    }

    /// The best ways, by what a turn that brings nothing is worth, each with the worth from which on it is the best.
    fn envelope(&self) -> Vec<(f64, Play)> {
        let mut found: Vec<(f64, Play)> = self.best(0.0).map(|play| (0.0, play)).into_iter().collect();
        while let Some((from, now)) = found.last().copied() {
            let steeper = self.0.iter().filter(|play| play.nothing > now.nothing + SAME);
            let meets = steeper.map(|play| ((now.own - play.own) / (play.nothing - now.nothing), *play));
            let next = meets.filter(|(at, _)| *at < 1.0).min_by(|a, b| a.0.total_cmp(&b.0));
            let Some((at, play)) = next else { break };
            found.push((at.max(from), play));
        }
        found
    }
}

/// The chances of mover and next side in all three positions, in turn order.
pub(super) type Trio = [Pair; 3];

/// What turns that bring nothing are worth to those who have moved, in turn order.
pub(super) fn lost(trio: &Trio) -> [f64; 3] {
    // Whoever has moved is the third when the next one is to move.
    [1, 2, 0].map(|place: usize| 1.0 - trio[place].0 - trio[place].1)
}

/// The chances if everybody plays the best of these ways, or mixes equally good ones; `near` is a guess at what turns that
/// bring nothing are worth.
pub(super) fn settle(plays: &[Plays; 3], near: [f64; 3]) -> Trio {
    let mut assumed = near;
    for _ in 0..MOST_STEPS {
        let best: [Option<Play>; 3] = std::array::from_fn(|place| plays[place].best(assumed[place]));
        let [Some(first), Some(second), Some(third)] = best else { break };
        let best = [first, second, third];
        let trio = meet(&best);
        let found = lost(&trio);
        if (0..3).all(|place| best[place].worth(found[place]) >= plays[place].worth(found[place]) - SAME) {
            return trio;
        }
        assumed = found;
    }
    let envelopes = plays.each_ref().map(Plays::envelope);
    let none = Play { own: 0.0, nothing: 0.0, next: 0.0 };
    let halved = halve(&envelopes, &mut [none; 3], 0);
    if regret(&halved, plays) < AT_REST {
        return halved;
    }
    // Where the answers of the others leap there may be no way in the middle.
    equilibrium::find(&envelopes, plays).unwrap_or(halved)
}

/// The most that a mover would gain by another one of the known ways.
pub(super) fn regret(trio: &Trio, plays: &[Plays; 3]) -> f64 {
    let lost = lost(trio);
    (0..3).map(|place| plays[place].worth(lost[place]) - trio[place].0).fold(0.0, f64::max)
}

/// Finds the way to play of this position and the later ones, for fixed ones of those before.
fn halve(envelopes: &[Vec<(f64, Play)>; 3], chosen: &mut [Play; 3], place: usize) -> Trio {
    let Some(envelope) = envelopes.get(place) else { return meet(chosen) };
    // From no worth of a turn that brings nothing to a certain win: on each way as long as it is the best, then over to the
    // next one.
    let steps = 2 * envelope.len() - 1;
    let (mut low, mut high) = (0.0, steps as f64);
    let rounds = if envelope.len() == 1 { 1 } else { HALVES };
    let mut trio = [(0.0, 0.0); 3];
    for _ in 0..rounds {
        let at: f64 = 0.5 * (low + high);
        let (step, part) = ((at as usize).min(steps - 1), at.fract());
        let (from, play) = envelope[step / 2];
        let next = envelope.get(step / 2 + 1);
        let to = next.map_or(1.0, |(from, _)| *from);
        let assumed = if step % 2 == 0 { from + part * (to - from) } else { to };
        chosen[place] = match next {
            Some((_, other)) if step % 2 == 1 => play.mixed(other, part),
            _ => play,
        };
        trio = halve(envelopes, chosen, place + 1);
        if lost(&trio)[place] > assumed { low = at } else { high = at }
    }
    trio
}

/// The chances of mover and next side in all three positions under fixed ways to play.
pub(super) fn meet(plays: &[Play; 3]) -> Trio {
    let nothing = plays.map(|play| play.nothing);
    let third = plays.map(|play| 1.0 - play.nothing - play.own - play.next);
    let round = 1.0 - nothing[0] * nothing[1] * nothing[2];
    if round < ENDLESS {
        // Nobody can bank any more.
        return [(1.0 / 3.0, 1.0 / 3.0); 3];
    }
    let movers = [0, 1, 2].map(|place| {
        let (second, last) = ((place + 1) % 3, (place + 2) % 3);
        (plays[place].own + nothing[place] * (third[second] + nothing[second] * plays[last].next)) / round
    });
    [0, 1, 2].map(|place| (movers[place], plays[place].next + nothing[place] * movers[(place + 1) % 3]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_two_equally_good_ways_mixes_them_so_that_they_stay_equally_good() {
        let play = |own, nothing, next| Play { own, nothing, next };
        let mut plays = [Plays::default(), Plays::default(), Plays::default()];
        // Risking more is right for the first only if the others do not get the better of it, which they do then.
        plays[0].learn(play(0.30, 0.2, 0.30));
        plays[0].learn(play(0.22, 0.5, 0.05));
        plays[1].learn(play(0.3, 0.3, 0.3));
        plays[1].learn(play(0.1, 0.8, 0.0));
        plays[2].learn(play(0.3, 0.4, 0.1));
        let trio = settle(&plays, [0.3; 3]);
        for (place, lost) in lost(&trio).into_iter().enumerate() {
            assert!((trio[place].0 - plays[place].worth(lost)).abs() < 1e-12, "{place}: {trio:?} {lost}");
        }
    }
}
