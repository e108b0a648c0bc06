//! The turn that decided a game, by everybody's chances to win.

use farkle_rules::Side;

/// The turn that decided a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decisive {
    /// The number of the turn, from 0.
    pub turn: usize,
    /// The winner's chance before it.
    pub before: f64,
    /// The winner's chance after it.
    pub after: f64,
}

/// A turn that moves less than this has decided nothing.
const DECIDES: f64 = 0.1;

impl Decisive {
    /// The turn that helped the winner most. `chances` are the sides' chances after so many turns.
    pub fn of(chances: &[(usize, Vec<f64>)], winner: Side) -> Option<Decisive> {
        let pairs = chances.windows(2).filter(|pair| pair[1].0 == pair[0].0 + 1);
        let turns = pairs.filter_map(|pair| {
            let (before, after) = (*pair[0].1.get(winner.index())?, *pair[1].1.get(winner.index())?);
            (after - before >= DECIDES).then_some(Decisive { turn: pair[0].0, before, after })
        });
        turns.max_by(|one, other| (one.after - one.before).total_cmp(&(other.after - other.before)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_that_decides_is_the_one_that_helps_the_winner_most() {
        let of = |chances: &[f64]| {
            let all: Vec<_> =
                chances.iter().enumerate().map(|(turn, &one)| (turn, vec![one, 1.0 - one])).collect();
            Decisive::of(&all, Side::new(0).unwrap()).map(|decisive| decisive.turn)
        };
        assert_eq!(of(&[0.5, 0.45, 0.4, 0.8, 0.7, 1.0]), Some(2));
        assert_eq!(of(&[0.92, 1.0]), None, "it was decided before");
        let far = vec![(0, vec![0.2, 0.8]), (5, vec![0.8, 0.2]), (6, vec![1.0, 0.0])];
        let found = Decisive::of(&far, Side::new(0).unwrap());
        assert_eq!(found.map(|decisive| decisive.turn), Some(5), "of turns that are known");
    }
}
