//! Whole games by the million: who wins how often.
//!
//! Games between two sides are drawn turn by turn from the exact law of each player's turn, where
//! the rules and the players allow it. The rules engine plays all others roll by roll. Games come
//! in lots with random numbers of their own, so the same seed gives the same result on any number
//! of threads.

mod at_the_table;
mod by_turns;

use crate::exact::TwoSides;
use crate::player::Temperament;
use farkle_rules::{RuleSet, SeatError};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::ops::{AddAssign, ControlFlow, Range};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Games in a lot.
const LOT: u64 = 1 << 10;
/// Lots between two reports of progress.
const LOTS_A_REPORT: u64 = 64;

/// Games to be simulated.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The rules.
    pub rules: RuleSet,
    /// The players, one for each seat. Each takes every place in the turn order equally often.
    pub players: Vec<Temperament>,
    /// The number of games.
    pub games: u64,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The exact solution for two sides, by which the champion plays.
    pub solution: Option<Arc<TwoSides>>,
    /// Whether the rules engine plays every game roll by roll, even where turns could be drawn.
    pub at_the_table: bool,
    /// Ends the work between two games once any thread sets it. The report then covers the whole
    /// lots that were finished. (The watcher is asked less often, and the first games of champions
    /// take long.)
    pub stop: Option<&'static AtomicBool>,
}

/// The result.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Turns played.
    pub turns: u64,
    /// The part of all games that each player has won; a shared win is shared.
    pub players: Vec<Share>,
    /// The part of all games that each place in the turn order has won.
    pub places: Vec<Share>,
    /// Whether turns were drawn from their laws (else the rules engine rolled the dice).
    pub by_turns: bool,
}

/// A part of all games, with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The part, from 0 to 1.
    pub share: f64,
    /// Its standard error.
    pub error: f64,
    /// The number of games.
    pub games: u64,
}

impl Share {
    /// The interval that holds the true chance 19 times in 20. It is Wilson's, which stays right
    /// for shares near 0 or 1 and for few games.
    ///
    /// Shared wins make the spread smaller than that of a coin; the interval counts them as more
    /// games.
    pub fn interval(&self) -> (f64, f64) {
        const QUANTILE: f64 = 1.959_964;
        let (share, square) = (self.share, QUANTILE * QUANTILE);
        let spread = share * (1.0 - share);
        let games = if self.error > 0.0 { spread / (self.error * self.error) } else { self.games as f64 };
        if games <= 0.0 {
            return (0.0, 1.0);
        }
        let scale = 1.0 + square / games;
        let middle = (share + square / (2.0 * games)) / scale;
        let width = QUANTILE / scale * (spread / games + square / (4.0 * games * games)).sqrt();
        ((middle - width).clamp(0.0, share), (middle + width).clamp(share, 1.0))
    }
}

/// Sums over games.
#[derive(Clone, Debug, Default)]
struct Tally {
    games: u64,
    turns: u64,
    /// Sums of wins and of their squares, for each player and for each place.
    players: Vec<(f64, f64)>,
    places: Vec<(f64, f64)>,
}

impl Tally {
    fn new(seats: usize) -> Tally {
        Tally { players: vec![(0.0, 0.0); seats], places: vec![(0.0, 0.0); seats], ..Tally::default() }
    }

    /// Takes note of a game in which the player with number `first` began.
    fn add(&mut self, first: usize, turns: u64, won_by_place: impl Iterator<Item = f64>) {
        self.games += 1;
        self.turns += turns;
        let seats = self.players.len();
        for (place, won) in won_by_place.enumerate() {
            let both = [&mut self.places[place], &mut self.players[(first + place) % seats]];
            both.into_iter().for_each(|sums| *sums = (sums.0 + won, sums.1 + won * won));
        }
    }

    fn report(&self, by_turns: bool) -> Report {
        let games = self.games.max(1) as f64;
        let share = |&(sum, squares): &(f64, f64)| {
            let share = sum / games;
            let error = ((squares / games - share * share).max(0.0) / games).sqrt();
            Share { share, error, games: self.games }
        };
        Report {
            games: self.games,
            turns: self.turns,
            players: self.players.iter().map(share).collect(),
            places: self.places.iter().map(share).collect(),
            by_turns,
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.turns += other.turns;
        let sums = self.players.iter_mut().chain(&mut self.places);
        for (sum, part) in sums.zip(other.players.iter().chain(&other.places)) {
            *sum = (sum.0 + part.0, sum.1 + part.1);
        }
    }
}

/// A way to play games one after the other.
trait PlayGames: Sync {
    /// Plays the games with these numbers and takes note of them.
    fn play(&self, games: &mut dyn Iterator<Item = u64>, rng: &mut Xoshiro256PlusPlus, tally: &mut Tally);
}

impl Simulation {
    /// Games between these players, with a seed of 1.
    pub fn new(rules: RuleSet, players: Vec<Temperament>, games: u64) -> Simulation {
        Simulation { rules, players, games, seed: 1, solution: None, at_the_table: false, stop: None }
    }

    /// Whether turns are drawn from their exact laws, a hundred times faster than the rules engine
    /// rolls dice.
    pub fn draws_turns(&self) -> bool {
        !self.at_the_table && by_turns::TurnTable::new(self).is_some()
    }

    /// Plays the games. `watch` gets the finished part, from 0 to 1, and can end the work early;
    /// the report then covers the games that were played.
    ///
    /// # Errors
    /// [`SeatError`] if the rules don't allow this number of players.
    pub fn run(&self, watch: &mut dyn FnMut(f64) -> ControlFlow<()>) -> Result<Report, SeatError> {
        let table = at_the_table::EngineTable::new(self)?;
        if self.at_the_table {
            return Ok(self.play_all(&table, watch).report(false));
        }
        match by_turns::TurnTable::new(self) {
            Some(turns) => Ok(self.play_all(&turns, watch).report(true)),
            None => Ok(self.play_all(&table, watch).report(false)),
        }
    }

    fn play_all(&self, table: &impl PlayGames, watch: &mut dyn FnMut(f64) -> ControlFlow<()>) -> Tally {
        let mut tally = Tally::new(self.players.len());
        let lots = self.games.div_ceil(LOT);
        let mut next = 0;
        while next < lots {
            let end = (next + LOTS_A_REPORT).min(lots);
            // In order, so that sums of floating-point numbers are the same for any number of
            // threads.
            let played = self.play_lots(table, next..end);
            if self.is_stopped() {
                // Some of these lots may be incomplete, so they are dropped.
                let _ = watch(next as f64 / lots as f64);
                break;
            }
            played.into_iter().for_each(|lot| tally += lot);
            next = end;
            if watch(next as f64 / lots as f64).is_break() {
                break;
            }
        }
        tally
    }

    #[cfg(not(target_family = "wasm"))]
    fn play_lots(&self, table: &impl PlayGames, lots: Range<u64>) -> Vec<Tally> {
        use rayon::prelude::*;
        lots.into_par_iter().map(|lot| self.play_lot(table, lot)).collect()
    }

    #[cfg(target_family = "wasm")]
    fn play_lots(&self, table: &impl PlayGames, lots: Range<u64>) -> Vec<Tally> {
        lots.map(|lot| self.play_lot(table, lot)).collect()
    }

    fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    fn play_lot(&self, table: &impl PlayGames, lot: u64) -> Tally {
        // The generator spreads the seeds of the lots far apart.
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ lot);
        let mut tally = Tally::new(self.players.len());
        let mut games = (lot * LOT..((lot + 1) * LOT).min(self.games)).take_while(|_| !self.is_stopped());
        table.play(&mut games, &mut rng, &mut tally);
        tally
    }
}

#[cfg(test)]
mod tests;
