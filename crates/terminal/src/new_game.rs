//! The settings of a new game: rules, seats, dice.

use crate::seats::{SeatChoice, holders};
use farkle_rules::{RuleSet, Seat};
use farkle_table::{Seed, Setup, Table};
use rand::TryRng;
use rand::rngs::SysRng;
use std::io;

/// The settings of a new game.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The rules.
    pub rules: RuleSet,
    /// The seats, in turn order.
    pub seats: Vec<SeatChoice>,
    /// Whether decisions may be taken back.
    pub practice: bool,
    /// The seed of the dice. Without one the operating system provides it.
    pub seed: Option<String>,
    /// Who starts, if the players choose.
    pub starter: Option<Seat>,
}

impl NewGame {
    /// Sets up the table.
    ///
    /// # Errors
    /// A sentence that says why the game can't begin.
    pub fn table(&self) -> Result<Table, String> {
        let holders = holders(&self.seats)?;
        let setup = Setup { take_back: self.practice, ..Setup::new(self.rules.clone(), holders) };
        let seed = match &self.seed {
            Some(phrase) => Seed::from_phrase(phrase),
            None => fresh_seed().map_err(|error| format!("no random numbers for the dice: {error}"))?,
        };
        Table::begin(setup, seed, self.starter).map_err(|error| error.to_string())
    }
}

/// A seed that nobody knows.
pub(crate) fn fresh_seed() -> io::Result<Seed> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(io::Error::other)?;
    Ok(Seed::from_bytes(bytes))
}
