//! The policies that three positions settle on.
//!
//! As a rule one policy of each position fits together with the others. Where none do, some mover
//! has two that are equally good for it, but not for the others, and mixes them so that they stay
//! equally good.

use crate::equilibrium;
use crate::policies::{AT_REST, Policies, Policy, SAME, ThreePairs, lost, meet, regret};

/// Policies that fit together are found after so few steps, or by halving.
const MOST_STEPS: usize = 24;
/// An interval halved this often is as short as numbers allow.
const HALVES: usize = 60;

/// The chances if every mover follows the best of these policies, or mixes equally good ones;
/// `near` is a guess at the worth of turns without points.
pub(crate) fn settle(known: &[Policies; 3], near: [f64; 3]) -> ThreePairs {
    let mut assumed = near;
    for _ in 0..MOST_STEPS {
        let best: [Option<Policy>; 3] = std::array::from_fn(|place| known[place].best(assumed[place]));
        let [Some(first), Some(second), Some(third)] = best else { break };
        let best = [first, second, third];
        let trio = meet(&best);
        let found = lost(&trio);
        if (0..3).all(|place| best[place].worth(found[place]) >= known[place].worth(found[place]) - SAME) {
            return trio;
        }
        assumed = found;
    }
    let envelopes = known.each_ref().map(Policies::envelope);
    let none = Policy { own: 0.0, nothing: 0.0, next: 0.0 };
    let halved = halve(&envelopes, &mut [none; 3], 0);
    if regret(&halved, known) < AT_REST {
        return halved;
    }
    // Where a small change makes the answers of the others leap, halving may end between two
    // answers.
    equilibrium::find(&envelopes, known).unwrap_or(halved)
}

/// Finds the policies of this position and the later ones, for fixed policies of those before.
fn halve(envelopes: &[Vec<(f64, Policy)>; 3], chosen: &mut [Policy; 3], place: usize) -> ThreePairs {
    let Some(envelope) = envelopes.get(place) else { return meet(chosen) };
    // From no worth of a turn without points to a certain win: along each policy as long as it is
    // the best, then over to the next one.
    let steps = 2 * envelope.len() - 1;
    let (mut low, mut high) = (0.0, steps as f64);
    let rounds = if envelope.len() == 1 { 1 } else { HALVES };
    let mut trio = [(0.0, 0.0); 3];
    for _ in 0..rounds {
        let at: f64 = 0.5 * (low + high);
        let (step, part) = ((at as usize).min(steps - 1), at.fract());
        let (from, policy) = envelope[step / 2];
        let next = envelope.get(step / 2 + 1);
        let to = next.map_or(1.0, |(from, _)| *from);
        let assumed = if step % 2 == 0 { from + part * (to - from) } else { to };
        chosen[place] = match next {
            Some((_, other)) if step % 2 == 1 => policy.mixed(other, part),
            _ => policy,
        };
        trio = halve(envelopes, chosen, place + 1);
        if lost(&trio)[place] > assumed { low = at } else { high = at }
    }
    trio
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mover_with_two_equally_good_policies_mixes_them_so_that_they_stay_equally_good() {
        let policy = |own, nothing, next| Policy { own, nothing, next };
        let mut known = [Policies::default(), Policies::default(), Policies::default()];
        // More risk pays for the first only if the others do not profit from it, but then they do.
        known[0].learn(policy(0.30, 0.2, 0.30));
        known[0].learn(policy(0.22, 0.5, 0.05));
        known[1].learn(policy(0.3, 0.3, 0.3));
        known[1].learn(policy(0.1, 0.8, 0.0));
        known[2].learn(policy(0.3, 0.4, 0.1));
        let trio = settle(&known, [0.3; 3]);
        for (place, lost) in lost(&trio).into_iter().enumerate() {
            assert!((trio[place].0 - known[place].worth(lost)).abs() < 1e-12, "{place}: {trio:?} {lost}");
        }
    }
}
