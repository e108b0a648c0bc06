//! Checking the dice of a game against its seed.

use crate::{DiceStream, Fingerprint, Ledger, Proof, Seed};
use farkle_rules::rule_set::Starter;
use farkle_rules::{Chance, Event, Game, Seat, StartFaces};
use std::fmt;

/// An event of chance that does not follow from the seed of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeignDice {
    /// Number of the event, from 1.
    pub number: usize,
    /// What the record says.
    pub found: Event,
    /// What the seed gives at that place.
    pub expected: Option<Event>,
}

impl fmt::Display for ForeignDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}, {}, did not come from the seed", self.number, self.found)?;
        self.expected.map_or(Ok(()), |expected| write!(f, ", which gives {expected} there"))
    }
}

impl std::error::Error for ForeignDice {}

/// Why the dice of a game are not proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unproved {
    /// The record names no seed: the dice are real ones, or the seed is not public yet.
    NoSeed,
    /// The dice were locked with something else than what this device saw.
    WrongLock {
        /// What the device has kept.
        kept: Fingerprint,
        /// The lock in the record.
        found: Option<Fingerprint>,
    },
    /// The server has shown another seed than the one that it had committed to.
    WrongSeed,
    /// An event does not follow from the seeds.
    Dice(ForeignDice),
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unproved::NoSeed => f.write_str("there is no seed, so the dice can't be checked"),
            Unproved::WrongLock { kept, found: Some(found) } => {
                write!(f, "the dice were locked as {found}, but this device has kept {kept}")
            }
            Unproved::WrongLock { kept, found: None } => {
                write!(f, "the dice were never locked, but this device has kept the lock {kept}")
            }
            Unproved::WrongSeed => {
                f.write_str("the server has shown another seed than the one that it had committed to")
            }
            Unproved::Dice(foreign) => foreign.fmt(f),
        }
    }
}

impl std::error::Error for Unproved {}

impl Ledger {
    /// Checks everything that the record says about the dice, and that they were locked as this
    /// device has kept it. Returns how often chance has decided something.
    ///
    /// Without a kept lock a record proves only that its parts belong together: whoever makes up
    /// all of them makes up a game.
    ///
    /// # Errors
    /// [`Unproved`] says what does not fit.
    pub fn prove_dice(&self, kept: Option<Fingerprint>) -> Result<u64, Unproved> {
        let seal = match self.proof() {
            Proof::Sealed { seal, .. } => Some(seal),
            Proof::Entered | Proof::Committed(_) | Proof::Revealed(_) => None,
        };
        let found = seal.map(|seal| seal.lock().fingerprint());
        if let Some(kept) = kept
            && found != Some(kept)
        {
            return Err(Unproved::WrongLock { kept, found });
        }
        let seed = self.proof().seed().ok_or(Unproved::NoSeed)?;
        if seal.is_some_and(|seal| !seal.is_server_seed(seed)) {
            return Err(Unproved::WrongSeed);
        }
        self.check_dice(seed).map_err(Unproved::Dice)
    }

    /// Draws every roll of the game again from this seed: how many there were.
    ///
    /// # Errors
    /// [`ForeignDice`] with the first event that the seed does not give.
    pub fn check_dice(&self, seed: &Seed) -> Result<u64, ForeignDice> {
        let setup = self.setup();
        let dice = DiceStream::of(seed.clone(), self);
        let Ok(mut game) = Game::new(setup.rules.clone(), setup.holders.len()) else { return Ok(0) };
        let mut draws = 0;
        for (number, &found) in (1..).zip(self.events()) {
            if let Some(chance) = game.chance() {
                let expected = dice.drawn(self.number_of_draw(&game, draws), chance);
                if expected != Some(found) {
                    return Err(ForeignDice { number, found, expected });
                }
                draws += 1;
            }
            if game.apply(&found).is_err() {
                break;
            }
        }
        Ok(draws)
    }

    /// The number of the next draw of a game, before which chance has decided so often.
    pub(crate) fn number_of_draw(&self, game: &Game, draws: u64) -> u64 {
        match game.chance() {
            // From the first round on: smaller numbers are for whoever starts.
            Some(Chance::Roll { .. }) if self.setup().duplicate => {
                u64::from(game.round()) << 16 | u64::from(game.turn().rolls)
            }
            _ => draws,
        }
    }

    /// How often chance has decided something.
    pub(crate) fn draws(&self, and: &[Event]) -> u64 {
        let starter_is_drawn = self.setup().rules.starter() == Starter::Random;
        let by_chance = |event: &&Event| match event {
            Event::Rolled(_) | Event::StartRolled(_) => true,
            Event::Started(_) => starter_is_drawn,
            _ => false,
        };
        self.events().iter().chain(and).filter(by_chance).count() as u64
    }
}

impl DiceStream {
    /// What is drawn with this number.
    pub(crate) fn drawn(&self, number: u64, chance: Chance) -> Option<Event> {
        Some(match chance {
            Chance::Roll { dice } => Event::Rolled(self.roll(number, dice)),
            Chance::StartRoll { dice } => Event::StartRolled(StartFaces::new(&self.faces(number, dice))?),
            Chance::Starter { seats } => {
                Event::Started(Seat::new(self.number_below(number, seats as u8).into())?)
            }
        })
    }
}
