//! Games played by the rules engine, roll by roll: any rules, any number of players.

use super::{PlayGames, Simulation, Tally};
use crate::player::{ComputerPlayer, Temperament};
use farkle_rules::{Chance, Dice, Event, Face, Game, Seat, SeatError};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A game takes this many turns only if nobody can win it any more.
const MOST_TURNS: u32 = 100_000;

/// The rules engine's table.
pub(super) struct EngineTable {
    start: Game,
    players: Vec<ComputerPlayer>,
}

impl EngineTable {
    pub(super) fn new(simulation: &Simulation) -> Result<EngineTable, SeatError> {
        // Every game sets the starter, each player equally often. The rules stay unchanged, because
        // the champion's solution belongs to them.
        let rules = simulation.rules.clone();
        let start = Game::new(rules.clone(), simulation.players.len())?;
        let player = |&temperament: &Temperament| {
            let player = ComputerPlayer::new(temperament, &rules);
            match simulation.solution.clone() {
                Some(solution) => player.with_solution(solution),
                None => player,
            }
        };
        Ok(EngineTable { start, players: simulation.players.iter().map(player).collect() })
    }
}

impl PlayGames for EngineTable {
    fn play(&self, games: &mut dyn Iterator<Item = u64>, rng: &mut Xoshiro256PlusPlus, tally: &mut Tally) {
        games.for_each(|game| self.play_one(game, rng, tally));
    }
}

impl EngineTable {
    fn play_one(&self, number: u64, rng: &mut Xoshiro256PlusPlus, tally: &mut Tally) {
        let seats = self.players.len();
        let first = (number % seats as u64) as usize;
        let mut game = self.start.clone();
        // The seats are taken in turn order: place 0 is always seat 0, and the players move round.
        let player = |seat: Seat| &self.players[(first + seat.index()) % seats];
        if game.apply(&Event::Started(Seat::FIRST)).is_err() {
            return;
        }
        while !game.is_over() && game.turns() < MOST_TURNS {
            let event = match game.chance() {
                Some(Chance::Roll { dice }) => Event::Rolled(throw(dice, rng)),
                Some(_) => break,
                None => {
                    let action = player(game.mover()).choose(&game, rng);
                    let Some(Ok(event)) = action.map(|action| game.decide(action)) else { break };
                    event
                }
            };
            if game.apply(&event).is_err() {
                break;
            }
        }
        let winners = game.winners();
        let won = |seat: Seat| {
            let wins = winners.contains(game.side(seat));
            if wins { 1.0 / winners.len() as f64 } else { 0.0 }
        };
        tally.add(first, u64::from(game.turns()), game.seats().map(won));
    }
}

pub(super) fn throw(dice: usize, rng: &mut Xoshiro256PlusPlus) -> Dice {
    (0..dice).filter_map(|_| Face::new(rng.random_range(1..=6))).collect()
}
