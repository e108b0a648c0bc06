//! Equilibria of three positions that depend on each other, one after the other: everybody plays one way, or some mix two
//! neighbours on their envelope so that they stay equally good.
//!
//! Slower than following the best answers or halving intervals (`plays.rs`), and asked only where those find nothing: where
//! an answer to a small change of one way to play leaps. That is rare: between three by PlayMonster's rules to 600 points at
//! 5 of 2,197 positions.

use super::plays::{AT_REST, MOST_STEPS, Play, Plays, SAME, Trio, lost, meet, regret};

/// Shares are moved by so much to see what they change.
const SLOPE: f64 = 1e-4;

/// A way to play as one part of an equilibrium.
#[derive(Clone, Copy)]
enum Part {
    /// One way and no other.
    Pure(Play),
    /// Two that are equally good if a turn that brings nothing is worth so much.
    Mixed(Play, Play, f64),
}

/// The first equilibrium of all that there can be; `None` if none is found. `envelopes` are the best ways to play of each
/// position, by what a turn that brings nothing is worth, each with the worth from which on it is the best.
pub(super) fn find(envelopes: &[Vec<(f64, Play)>; 3], plays: &[Plays; 3]) -> Option<Trio> {
    let parts = envelopes.each_ref().map(|envelope| {
        let pure = envelope.iter().map(|&(_, play)| Part::Pure(play));
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
                    (regret(&trio, plays) < AT_REST).then_some(trio)
                })
            })
        })
    })
}

/// The chances if everybody plays their part and who mixes does so that both ways stay equally good; `None` if nobody can.
///
/// By Newton's method on the shares of those who mix, with slopes from differences: a few numbers, and smooth ones.
fn stay_equal(parts: &[Part; 3]) -> Option<Trio> {
    let mixing: Vec<usize> = (0..3).filter(|&place| matches!(parts[place], Part::Mixed(..))).collect();
    let played = |shares: &[f64]| {
        std::array::from_fn(|place| match parts[place] {
            Part::Pure(play) => play,
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
        let step = solved(&slopes, &now)?;
        for (share, step) in shares.iter_mut().zip(step) {
            *share -= step;
        }
    }
    let allowed = |share: &f64| (-SAME..=1.0 + SAME).contains(share);
    shares.iter().all(allowed).then(|| meet(&played(&shares)))
}

/// The numbers by which columns add up to a sum, at most three of them, by Cramer's rule; `None` if they are no three.
fn solved(columns: &[Vec<f64>], sum: &[f64]) -> Option<Vec<f64>> {
    let size = sum.len();
    let whole = determinant(columns, size);
    if whole.abs() < f64::MIN_POSITIVE {
        return None;
    }
    let with = |place: usize| {
        let mut columns = columns.to_vec();
        columns[place] = sum.to_vec();
        determinant(&columns, size) / whole
    };
    Some((0..size).map(with).collect())
}

fn determinant(columns: &[Vec<f64>], size: usize) -> f64 {
    match size {
        0 => 1.0,
        1 => columns[0][0],
        2 => columns[0][0] * columns[1][1] - columns[1][0] * columns[0][1],
        _ => {
            let [a, b, c] = [&columns[0], &columns[1], &columns[2]];
            a[0] * (b[1] * c[2] - c[1] * b[2]) - b[0] * (a[1] * c[2] - c[1] * a[2])
                + c[0] * (a[1] * b[2] - b[1] * a[2])
        }
    }
}
