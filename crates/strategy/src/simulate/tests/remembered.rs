//! Games between sides that play by an exact solution at the table of the rules engine, by the
//! million: what was once found to be best in a position is remembered.

use crate::simulate::at_the_table::throw;
use crate::{Share, TwoSides};
use farkle_rules::rule_set::Starter;
use farkle_rules::{Action, Chance, Event, Game, RuleSet, Seat};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::Mutex;

/// Memories, so that threads rarely wait for each other.
const SHARDS: usize = 256;
/// Games that are played with the same random numbers.
const LOT: u64 = 1000;

/// The play by an exact solution.
pub(super) struct Remembered<'a> {
    solution: &'a TwoSides,
    hasher: RandomState,
    best: Vec<Mutex<HashMap<String, Action>>>,
}

impl<'a> Remembered<'a> {
    pub(super) fn new(solution: &'a TwoSides) -> Remembered<'a> {
        let best = (0..SHARDS).map(|_| Mutex::default()).collect();
        Remembered { solution, hasher: RandomState::new(), best }
    }

    fn best(&self, game: &Game) -> Action {
        let mut position = game.position();
        // Nothing that the rules ask for depends on these.
        (position.turns, position.turn.rolls) =
            if self.counts_turns() { (position.turns, 1) } else { (0, 1) };
        let position = position.to_string();
        let shard = &self.best[self.hasher.hash_one(&position) as usize % SHARDS];
        if let Some(&action) = shard.lock().unwrap().get(&position) {
            return action;
        }
        let action = self.solution.advice(game).unwrap()[0].action;
        shard.lock().unwrap().insert(position, action);
        action
    }

    fn counts_turns(&self) -> bool {
        self.solution.rules().ending() == farkle_rules::rule_set::EndingRule::Rounds
    }

    /// The part of these games that the side wins that begins.
    pub(super) fn play(&self, seats: usize, games: u64, seed: u64) -> Share {
        let mut draft = self.solution.rules().draft().clone();
        draft.sides.starter = Starter::Chosen;
        let start = Game::new(RuleSet::try_from(draft).unwrap(), seats).unwrap();
        let lot = |lot: u64| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ lot);
            (0..LOT).fold((0.0, 0.0), |(sum, squares), _| {
                let won = self.play_one(start.clone(), &mut rng);
                (sum + won, squares + won * won)
            })
        };
        let lots: Vec<(f64, f64)> = (0..games / LOT).into_par_iter().map(lot).collect();
        let (sum, squares) = lots.iter().fold((0.0, 0.0), |sum, lot| (sum.0 + lot.0, sum.1 + lot.1));
        let share = sum / games as f64;
        Share { share, error: ((squares / games as f64 - share * share) / games as f64).sqrt(), games }
    }

    fn play_one(&self, mut game: Game, rng: &mut Xoshiro256PlusPlus) -> f64 {
        game.apply(&Event::Started(Seat::FIRST)).unwrap();
        while !game.is_over() {
            let event = match game.chance() {
                Some(Chance::Roll { dice }) => Event::Rolled(throw(dice, rng)),
                _ => game.decide(self.best(&game)).unwrap(),
            };
            game.apply(&event).unwrap();
        }
        let winners = game.winners();
        if winners.contains(game.side(Seat::FIRST)) { 1.0 / winners.len() as f64 } else { 0.0 }
    }
}
