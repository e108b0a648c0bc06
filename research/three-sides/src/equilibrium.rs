//! Equilibria of three positions that depend on each other, tried one after the other: every mover
//! follows one policy, or mixes two neighbours on its envelope so that they stay equally good.
//!
//! This is slower than following the best answers or halving (`settle.rs`). The solver uses it only
//! where those find nothing, because an answer to a small change leaps: with the PlayMonster rules
//! to 600 points at 5 of 2,197 positions.

use crate::policies::{AT_REST, Policies, Policy, SAME, ThreePairs, lost, meet, regret};
use farkle_strategy::solver::solve_linear;

/// Steps of Newton's method.
const MOST_STEPS: usize = 24;
/// Slopes are differences over a change of a share by this much.
const SLOPE: f64 = 1e-4;

/// One mover's part in an equilibrium.
#[derive(Clone, Copy)]
enum Part {
    /// One policy.
    Pure(Policy),
    /// Two policies that are equally good if a turn without points is worth this much.
    Mixed(Policy, Policy, f64),
}

/// The first equilibrium that fits; `None` if there is none. `envelopes` are the best policies of
/// each position by the worth of a turn without points, each with the worth from which on it is the
/// best.
pub(crate) fn find(envelopes: &[Vec<(f64, Policy)>; 3], known: &[Policies; 3]) -> Option<ThreePairs> {
    let parts = envelopes.each_ref().map(|envelope| {
        let pure = envelope.iter().map(|&(_, policy)| Part::Pure(policy));
        let mixed = envelope.windows(2).map(|two| Part::Mixed(two[0].1, two[1].1, two[1].0));
        pure.chain(mixed).collect::<Vec<_>>()
    });
    let is_mixed = |part: &Part| matches!(part, Part::Mixed(..));
    (0..=3).find_map(|mixed| {
        parts[0].iter().find_map(|&first| {
            parts[1].iter().find_map(|&second| {
                parts[2].iter().find_map(|&third| {
                    let all = [first, second, third];
                    let fits = all.iter().filter(|part| is_mixed(part)).count() == mixed;
                    let trio = fits.then(|| stay_equal(&all)).flatten()?;
                    (regret(&trio, known) < AT_REST).then_some(trio)
                })
            })
        })
    })
}

/// The chances if every mover plays its part and those who mix keep both policies equally good;
/// `None` if no mixture does.
///
/// Newton's method on the shares, with slopes from differences: a few smooth numbers.
fn stay_equal(parts: &[Part; 3]) -> Option<ThreePairs> {
    let mixing: Vec<usize> = (0..3).filter(|&place| matches!(parts[place], Part::Mixed(..))).collect();
    let played = |shares: &[f64]| {
        std::array::from_fn(|place| match parts[place] {
            Part::Pure(policy) => policy,
            Part::Mixed(one, other, _) => {
                let at = mixing.iter().position(|&mixes| mixes == place).unwrap_or_default();
                one.mixed(&other, shares[at])
            }
        })
    };
    let off = |shares: &[f64]| -> Vec<f64> {
        let lost = lost(&meet(&played(shares)));
        let wanted = |place: &usize| match parts[*place] {
            Part::Mixed(_, _, at) => lost[*place] - at,
            Part::Pure(_) => 0.0,
        };
        mixing.iter().map(wanted).collect()
    };
    let mut shares = vec![0.5; mixing.len()];
    for _ in 0..MOST_STEPS {
        let now = off(&shares);
        if now.iter().all(|off| off.abs() < SAME) {
            break;
        }
        let slope = |of: usize| {
            let mut moved = shares.clone();
            moved[of] += SLOPE;
            let there = off(&moved);
            let back = {
                moved[of] -= 2.0 * SLOPE;
                off(&moved)
            };
            there.iter().zip(back).map(|(there, back)| (there - back) / (2.0 * SLOPE)).collect::<Vec<f64>>()
        };
        let slopes: Vec<Vec<f64>> = (0..mixing.len()).map(slope).collect();
        let step = solve_linear(mixing.len(), |row, column| slopes[column][row], |row| now[row]);
        for (share, step) in shares.iter_mut().zip(step) {
            *share -= step;
        }
    }
    let allowed = |share: &f64| (-SAME..=1.0 + SAME).contains(share);
    shares.iter().all(allowed).then(|| meet(&played(&shares)))
}
