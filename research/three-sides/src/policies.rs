//! Three positions that depend on each other through turns without points, each with some policies
//! for its turn.
//!
//! The worth of a policy to its mover is linear in the worth of a turn without points, so the best
//! of several policies is a convex function of that. The choice of a policy in one position decides
//! what the turn is worth in the others.

use crate::pair::Pair;

/// The solver takes a round of three turns that ends otherwise than without points so rarely for
/// one that never does.
const ENDLESS: f64 = 1e-12;
/// No mover gains more than this by another policy: as exact as the numbers are.
pub(crate) const AT_REST: f64 = 1e-13;
/// Two policies are the same if no number differs by more.
pub(crate) const SAME: f64 = 1e-14;

/// A policy for one turn: what it comes to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Policy {
    /// The chance that the turn brings points and the mover wins.
    pub(crate) own: f64,
    /// The chance that the turn brings no points.
    pub(crate) nothing: f64,
    /// The chance that the turn brings points and the next side wins.
    pub(crate) next: f64,
}

impl Policy {
    /// The worth to the mover if a turn without points is worth this much.
    pub(crate) fn worth(&self, lost: f64) -> f64 {
        self.own + self.nothing * lost
    }

    /// A mixture with this much of another one.
    pub(crate) fn mixed(&self, other: &Policy, part: f64) -> Policy {
        let mix = |a: f64, b: f64| a + part * (b - a);
        Policy {
            own: mix(self.own, other.own),
            nothing: mix(self.nothing, other.nothing),
            next: mix(self.next, other.next),
        }
    }

    fn is(&self, other: &Policy) -> bool {
        let numbers = |policy: &Policy| [policy.own, policy.nothing, policy.next];
        numbers(self).iter().zip(numbers(other)).all(|(a, b)| (a - b).abs() < SAME)
    }
}

/// All policies that were best for some worth of a turn without points.
#[derive(Clone, Debug, Default)]
pub(crate) struct Policies(Vec<Policy>);

impl Policies {
    /// Adds a policy; says whether it is a new one.
    pub(crate) fn learn(&mut self, policy: Policy) -> bool {
        let new = !self.0.iter().any(|known| known.is(&policy));
        if new {
            self.0.push(policy);
        }
        new
    }

    /// The worth of the best one to the mover.
    pub(crate) fn worth(&self, lost: f64) -> f64 {
        self.0.iter().map(|policy| policy.worth(lost)).fold(f64::NEG_INFINITY, f64::max)
    }

    pub(crate) fn best(&self, lost: f64) -> Option<Policy> {
        self.0
            .iter()
            .copied()
            .reduce(|best, policy| if policy.worth(lost) > best.worth(lost) { policy } else { best })
    }

    /// The best policies by the worth of a turn without points, each with the worth from which on
    /// it is the best.
    pub(crate) fn envelope(&self) -> Vec<(f64, Policy)> {
        let mut found: Vec<(f64, Policy)> = self.best(0.0).map(|policy| (0.0, policy)).into_iter().collect();
        while let Some((from, now)) = found.last().copied() {
            let steeper = self.0.iter().filter(|policy| policy.nothing > now.nothing + SAME);
            let meets =
                steeper.map(|policy| ((now.own - policy.own) / (policy.nothing - now.nothing), *policy));
            let next = meets.filter(|(at, _)| *at < 1.0).min_by(|a, b| a.0.total_cmp(&b.0));
            let Some((at, policy)) = next else { break };
            found.push((at.max(from), policy));
        }
        found
    }
}

/// The chances of the mover and the next side in all three positions, in turn order.
pub(crate) type ThreePairs = [Pair; 3];

/// The worth of turns without points to those who have moved, in turn order.
pub(crate) fn lost(trio: &ThreePairs) -> [f64; 3] {
    // The side that has moved is the third when the next one is to move.
    [1, 2, 0].map(|place: usize| 1.0 - trio[place].0 - trio[place].1)
}

/// The most that a mover would gain by another one of the known policies.
pub(crate) fn regret(trio: &ThreePairs, policies: &[Policies; 3]) -> f64 {
    let lost = lost(trio);
    (0..3).map(|place| policies[place].worth(lost[place]) - trio[place].0).fold(0.0, f64::max)
}

/// The chances of the mover and the next side in all three positions under fixed policies.
pub(crate) fn meet(policies: &[Policy; 3]) -> ThreePairs {
    let nothing = policies.map(|policy| policy.nothing);
    let third = policies.map(|policy| 1.0 - policy.nothing - policy.own - policy.next);
    let round = 1.0 - nothing[0] * nothing[1] * nothing[2];
    if round < ENDLESS {
        // Nobody can bank any more.
        return [(1.0 / 3.0, 1.0 / 3.0); 3];
    }
    let movers = [0, 1, 2].map(|place| {
        let (second, last) = ((place + 1) % 3, (place + 2) % 3);
        (policies[place].own + nothing[place] * (third[second] + nothing[second] * policies[last].next))
            / round
    });
    [0, 1, 2].map(|place| (movers[place], policies[place].next + nothing[place] * movers[(place + 1) % 3]))
}
