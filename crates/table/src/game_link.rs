//! A whole game in the fragment of a link: its record, compressed, in letters that links may hold.
//!
//! A fragment is never sent to a server, so a game can be handed on without one.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use farkle_rules::{Record, RecordError};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::fmt;

/// Links up to this length get through messengers and fit into a dense QR code, in characters.
pub const MOST_LINK_CHARS: usize = 2_000;
/// Says how the rest is written. A later form has another letter.
const FORM: char = '1';
/// No record of a game is larger, in bytes.
const MOST_BYTES: usize = 1 << 20;
/// Smallest, not fastest: a record is small.
const LEVEL: u8 = 10;

/// Why a fragment is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameLinkError {
    /// It is written in a form that this version does not know.
    Newer,
    /// It is cut off, mistyped, or no game at all.
    Damaged,
    /// The record in it can't be read.
    Record(RecordError),
}

impl fmt::Display for GameLinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameLinkError::Newer => {
                f.write_str("the link was made by a newer version of Farkle: update this one")
            }
            GameLinkError::Damaged => {
                f.write_str("the link holds no whole game: copy it again, from its beginning to its end")
            }
            GameLinkError::Record(error) => write!(f, "the game in the link: {error}"),
        }
    }
}

impl std::error::Error for GameLinkError {}

/// The fragment that holds a game, without the `#`. It is for games that are over: what is in the
/// record is in the link, a seed that should stay secret included.
///
/// ```
/// use farkle_rules::{Record, RuleSet};
/// use farkle_table::{game_in_fragment, game_to_fragment};
/// let mut record = Record::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"]);
/// record.events = ["@1", "n", "122456", "1="].map(|event| event.parse().unwrap()).to_vec();
/// let fragment = game_to_fragment(&record);
/// assert_eq!(game_in_fragment(&fragment).unwrap().to_string(), record.to_string());
/// ```
pub fn game_to_fragment(record: &Record) -> String {
    let mut fragment = String::from(FORM);
    URL_SAFE_NO_PAD.encode_string(compress_to_vec(record.to_string().as_bytes(), LEVEL), &mut fragment);
    fragment
}

/// The game that a fragment holds.
///
/// # Errors
/// [`GameLinkError`] says what is wrong with it. A fragment that would unpack to more than a game
/// can have is refused before it takes memory.
pub fn game_in_fragment(fragment: &str) -> Result<Record, GameLinkError> {
    let Some(packed) = fragment.strip_prefix(FORM) else {
        let is_later = fragment.chars().next().is_some_and(|form| form.is_ascii_digit() && form != '0');
        return Err(if is_later { GameLinkError::Newer } else { GameLinkError::Damaged });
    };
    let packed = URL_SAFE_NO_PAD.decode(packed).map_err(|_| GameLinkError::Damaged)?;
    let text = decompress_to_vec_with_limit(&packed, MOST_BYTES).map_err(|_| GameLinkError::Damaged)?;
    let text = String::from_utf8(text).map_err(|_| GameLinkError::Damaged)?;
    text.parse().map_err(GameLinkError::Record)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Command, Holder, Seed, Setup, Table, Wish};
    use farkle_rules::{Action, Phase, RuleSet, Seat, Then};

    /// A whole game of so many, who bank whatever they can.
    fn played(preset: &str, names: &[&str]) -> Record {
        let holders = names.iter().map(|name| Holder::person(*name)).collect();
        let setup = Setup::new(RuleSet::preset(preset).unwrap(), holders);
        let mut table = Table::begin(setup, Seed::from_phrase("a link"), Some(Seat::FIRST)).unwrap();
        while !table.ledger().is_over() {
            let game = table.ledger().game();
            let wanted: Vec<Action> = match game.phase() {
                Phase::Choosing { roll } => {
                    let dice = game.rules().set_asides(roll)[0].dice;
                    [Then::Bank, Then::Roll].map(|then| Action::SetAside { dice, then }).into()
                }
                _ => game.legal_actions().take(1).collect(),
            };
            let seat = game.mover();
            let first = game.legal_actions().next();
            let change = wanted
                .into_iter()
                .chain(first)
                .find_map(|action| table.decide(&Command { seat, wish: Wish::Act(action) }).ok())
                .unwrap();
            table.apply(&change).unwrap();
        }
        table.record_with_secret_seed()
    }

    #[test]
    fn a_usual_game_of_two_fits_into_a_link_and_comes_out_as_it_was() {
        for preset in ["classic", "playmonster", "walnut", "kcd"] {
            let record = played(preset, &["Ann", "Zoë from next door"]);
            let fragment = game_to_fragment(&record);
            assert_eq!(game_in_fragment(&fragment).unwrap().to_string(), record.to_string());
            let link = format!("https://farkle.example.org/game#{fragment}");
            assert!(link.len() <= MOST_LINK_CHARS, "{preset}: {} characters", link.len());
            assert!(fragment.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
        }
    }

    #[test]
    fn no_change_of_a_letter_and_no_cut_makes_another_game_unseen() {
        let fragment = game_to_fragment(&played("classic", &["Ann", "Ben"]));
        let whole = game_in_fragment(&fragment).unwrap().to_string();
        for cut in 0..fragment.len() {
            // What is cut off is no game, or the replay of the record finds its end missing.
            let is_whole = game_in_fragment(&fragment[..cut]).is_ok_and(|record| record.to_string() == whole);
            assert!(!is_whole, "cut at {cut}");
        }
    }

    #[test]
    fn what_is_no_link_is_refused_in_words() {
        let refused = |fragment: &str| game_in_fragment(fragment).unwrap_err();
        for damaged in ["", "1", "1!", "1AAAA", "hello", "0abc"] {
            assert_eq!(refused(damaged), GameLinkError::Damaged, "{damaged}");
        }
        assert_eq!(refused("2abc"), GameLinkError::Newer);
        let other = format!("1{}", URL_SAFE_NO_PAD.encode(compress_to_vec(b"a shopping list", LEVEL)));
        assert!(matches!(refused(&other), GameLinkError::Record(_)));
    }

    #[test]
    fn a_fragment_that_unpacks_without_end_is_refused() {
        let bomb = compress_to_vec(&vec![b' '; MOST_BYTES + 1], LEVEL);
        assert!(bomb.len() < 5_000);
        let fragment = format!("1{}", URL_SAFE_NO_PAD.encode(bomb));
        assert_eq!(game_in_fragment(&fragment).unwrap_err(), GameLinkError::Damaged);
    }
}
