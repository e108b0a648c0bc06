//! Checking the dice of a game against its seed.

use crate::{DiceStream, Ledger, Seed};
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

impl Ledger {
    /// Draws every roll of the game again from this seed: how many there were.
    ///
    /// # Errors
    /// [`ForeignDice`] with the first event that the seed does not give.
    pub fn check_dice(&self, seed: &Seed) -> Result<u64, ForeignDice> {
        let setup = self.setup();
        let dice = DiceStream::of(seed.clone(), setup);
        let Ok(mut game) = Game::new(setup.rules.clone(), setup.holders.len()) else { return Ok(0) };
        let mut draws = 0;
        for (number, &found) in (1..).zip(self.events()) {
            if let Some(chance) = game.chance() {
                let expected = dice.drawn(draws, chance);
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

    /// How often chance has decided something: the number of the next draw.
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
