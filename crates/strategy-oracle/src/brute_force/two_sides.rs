//! Plain value iteration over all moments of a game between two sides.
//!
//! Values are kept as intervals that hold the truth, which close as the iteration goes on, so that
//! an agreement is a proof and not a matter of when to stop. Only where a player may go on after a
//! farkle nothing bounds a turn from above: both bounds begin in the middle there, and the
//! iteration ends when nothing moves any more, which is a matter of when to stop.

use super::{Follows, Graph, Patience, SlowSolution, TooSlow, TurnGraph, share};
use farkle_rules::Game;

/// A lower and an upper bound of the chance of the side to move.
pub type Bounds = [f64; 2];

/// Solves a game for two sides from this turn on.
pub fn solve(game: &Game, patience: &Patience) -> Result<SlowSolution<Bounds>, TooSlow> {
    let graph = Graph::explore(game, patience)?;
    let bounds = iterate(&graph.turns, graph.goes_on, patience.most_evaluations)?;
    Ok(graph.with(bounds))
}

/// Goes over all moments until the bounds of all beginnings have met.
fn iterate(turns: &[TurnGraph], may_go_on: bool, most_evaluations: usize) -> Result<Vec<Bounds>, TooSlow> {
    // Where a player may go on without end, nothing bounds a turn from above but what it comes to:
    // both bounds are then found from below, and from a start in the middle.
    let mut bounds: Vec<Bounds> = vec![if may_go_on { [0.5, 0.5] } else { [0.0, 1.0] }; turns.len()];
    let mut values: Vec<Vec<Bounds>> = turns.iter().map(|turn| vec![[0.0, 1.0]; turn.throws.len()]).collect();
    let mut passes = 0;
    loop {
        let mut moved = 0.0_f64;
        // Beginnings are numbered as they come up, so the last ones are near the end of the game.
        for number in (0..turns.len()).rev() {
            let throws = &mut values[number];
            if may_go_on {
                throws.fill([0.0, 0.0]);
            }
            loop {
                passes += turns[number].throws.len();
                let within = pass(&turns[number], throws, &bounds);
                if passes > most_evaluations {
                    return Err(TooSlow::Evaluations);
                }
                if !may_go_on || within < 1e-15 {
                    break;
                }
            }
            let new = best(&turns[number].choices, throws, &bounds);
            let old = std::mem::replace(&mut bounds[number], new);
            moved = moved.max((new[0] - old[0]).abs()).max((new[1] - old[1]).abs());
        }
        let open = bounds.iter().map(|bounds| bounds[1] - bounds[0]).fold(0.0, f64::max);
        if moved < 1e-13 {
            return if open < 1e-10 { Ok(bounds) } else { Err(TooSlow::Open) };
        }
    }
}

/// One pass over a turn; says by how much anything has moved.
fn pass(turn: &TurnGraph, values: &mut [Bounds], bounds: &[Bounds]) -> f64 {
    let mut moved = 0.0_f64;
    for &number in &turn.order {
        let throw = &turn.throws[number];
        let mut value = [0.0, 0.0];
        for (chance, follows) in &throw.rolls {
            let best = best(follows, values, bounds);
            value = [value[0] + chance * best[0], value[1] + chance * best[1]];
        }
        if throw.is_cut {
            value[1] = 1.0;
        }
        let old = std::mem::replace(&mut values[number], value);
        moved = moved.max((value[0] - old[0]).abs()).max((value[1] - old[1]).abs());
    }
    moved
}

fn best(follows: &[Follows], values: &[Bounds], bounds: &[Bounds]) -> Bounds {
    let value = |follows: &Follows| match *follows {
        Follows::Throw(number) => values[number],
        Follows::Turn { number, of: 0 } => bounds[number],
        Follows::Turn { number, .. } => [1.0 - bounds[number][1], 1.0 - bounds[number][0]],
        Follows::Over(winners) => [share(winners, 0); 2],
    };
    follows.iter().map(value).fold([0.0; 2], |best, value| [best[0].max(value[0]), best[1].max(value[1])])
}
