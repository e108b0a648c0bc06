//! A game in the page: how it is set up, how it goes on, how its dice look and sound.

pub mod characters;
pub mod choosing;
pub mod colors;
pub mod dice;
pub mod first_hints;
pub mod half_done;
pub mod new_game;
pub mod open_game;
pub mod own_rules;
pub mod remarks;
pub mod rule_address;
pub mod scatter;
pub mod seats;
pub mod sound;
pub mod throw;
pub mod today;
pub mod versions;
pub mod vibration;
