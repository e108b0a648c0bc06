//! Dice that anyone can check afterwards.
//!
//! The dice of a game are fixed by a secret seed before the first roll. Whoever keeps the seed
//! publishes its [`Commitment`] (a SHA-256 hash) first; then every player adds a text of their own;
//! when the game is over the seed is shown. Roll number `k` is the stream of bytes
//!
//! ```text
//! HMAC-SHA-256(seed, "farkle dice 1" | players | k as 8 bytes | block as 4 bytes),  block = 0, 1,
//! 2, ...
//! ```
//!
//! (numbers big-endian; `players` is, for each text, its length as 4 bytes and its UTF-8). A byte
//! from 252 on is skipped, so that all faces are equally likely; otherwise the face is the byte
//! modulo 6, plus 1. The players' texts keep the owner of the seed from choosing it to his liking,
//! the commitment keeps him from changing it.
//!
//! At a table whose players are far apart (scheme 1, [`Seal`]) roll number `k` is
//!
//! ```text
//! HMAC-SHA-256(key of the seal, "roll" | game as 4 bytes | k as 8 bytes | block as 4 bytes).
//! ```

use crate::seal::padded;
use crate::{Ledger, Proof, Seal};
use farkle_rules::{Dice, Face, MAX_DICE};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A secret seed of 256 bits.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The hash of a seed, to be published before the first roll.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

/// A text that should be a seed or a commitment and is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedError;

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a seed: allowed are 64 hexadecimal digits")
    }
}

impl std::error::Error for SeedError {}

impl Seed {
    /// A seed from 32 bytes, which should come from the operating system's random numbers.
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed from any text, for games that are to be repeated (`--seed 42`): its SHA-256 hash.
    pub fn from_phrase(phrase: &str) -> Seed {
        Seed(Sha256::digest(phrase.as_bytes()).into())
    }

    /// Its hash.
    pub fn commitment(&self) -> Commitment {
        Commitment::from_hash(Sha256::new_with_prefix(self.0))
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    /// Never the seed itself: it must not get into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({})", self.commitment())
    }
}

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        read_hex(text).map(Seed)
    }
}

impl Commitment {
    pub(crate) fn from_hash(hash: Sha256) -> Commitment {
        Commitment(hash.finalize().into())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Commitment, SeedError> {
        read_hex(text).map(Commitment)
    }
}

pub(crate) fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

pub(crate) fn read_hex(text: &str) -> Result<[u8; 32], SeedError> {
    let text = text.trim().as_bytes();
    let mut bytes = [0; 32];
    if text.len() != 64 {
        return Err(SeedError);
    }
    for (byte, digits) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        let digit = |d: u8| char::from(d).to_digit(16).ok_or(SeedError);
        *byte = (digit(digits[0])? << 4 | digit(digits[1])?) as u8;
    }
    Ok(bytes)
}

/// The dice of one game.
///
/// ```
/// use farkle_table::{DiceStream, Seed};
/// let dice = DiceStream::new(Seed::from_phrase("example"), ["Ann's text", "Ben's text"]);
/// assert_eq!(dice.roll(0, 6), dice.roll(0, 6));
/// assert_eq!(dice.roll(0, 6).len(), 6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceStream {
    seed: Seed,
    source: Source,
}

/// What the dice depend on.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Source {
    /// The seed and the texts of the players.
    Texts(Vec<u8>),
    /// A seal, through its key.
    Seal { key: [u8; 32], game: u32 },
}

impl DiceStream {
    /// The dice from the secret seed and a text of every player, in seat order.
    pub fn new<'a>(seed: Seed, players: impl IntoIterator<Item = &'a str>) -> DiceStream {
        let mut joined = Vec::new();
        for text in players {
            joined.extend(u32::try_from(text.len()).unwrap_or(u32::MAX).to_be_bytes());
            joined.extend(text.as_bytes());
        }
        DiceStream { seed, source: Source::Texts(joined) }
    }

    /// The dice of a seal from the secret seed of the server (scheme 1).
    pub fn sealed(seed: Seed, seal: &Seal) -> DiceStream {
        let source = Source::Seal { key: seal.key(&seed), game: seal.lock().game() };
        DiceStream { seed, source }
    }

    /// The dice of a table from their secret seed.
    pub(crate) fn of(seed: Seed, ledger: &Ledger) -> DiceStream {
        match ledger.proof() {
            Proof::Sealed { seal, .. } => DiceStream::sealed(seed, seal),
            Proof::Entered | Proof::Committed(_) | Proof::Revealed(_) => {
                DiceStream::new(seed, ledger.setup().player_texts.iter().map(String::as_str))
            }
        }
    }

    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The dice of a roll, in the order in which they were drawn. The number counts everything that
    /// chance has decided in the game so far. More than [`MAX_DICE`] dice are never in hand.
    pub fn roll(&self, number: u64, dice: usize) -> Dice {
        self.faces(number, dice.min(MAX_DICE)).into_iter().collect()
    }

    /// Single dice in order, as for the roll that decides who starts.
    pub fn faces(&self, number: u64, count: usize) -> Vec<Face> {
        self.below(number, 6).take(count).filter_map(|n| Face::new(n + 1)).collect()
    }

    /// A number below `limit` (1 to 255), all equally likely.
    pub fn number_below(&self, number: u64, limit: u8) -> u8 {
        self.below(number, limit.max(1)).next().unwrap_or_default()
    }

    /// The random number for the decision of a computer player, by the number of events before it.
    ///
    /// It depends on the secret seed and on nothing that a player may choose, so nobody at the
    /// table can foresee it, and a game with the same seed repeats its decisions on every machine.
    pub(crate) fn decision(&self, events: u64) -> u64 {
        let mac = self.mac(b"farkle decisions 1").chain_update(events.to_be_bytes());
        let bytes: [u8; 32] = mac.finalize().into_bytes().into();
        bytes[..8].iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
    }

    fn below(&self, number: u64, limit: u8) -> impl Iterator<Item = u8> + '_ {
        let fair = (256 / u16::from(limit)) * u16::from(limit);
        (0..)
            .flat_map(move |block| self.block(number, block))
            .filter(move |&b| u16::from(b) < fair)
            .map(move |b| b % limit)
    }

    fn block(&self, number: u64, block: u32) -> [u8; 32] {
        let mut mac = match &self.source {
            Source::Texts(players) => self.mac(b"farkle dice 1").chain_update(players),
            Source::Seal { key, game } => {
                Hmac::<Sha256>::new(&padded(key)).chain_update("roll").chain_update(game.to_be_bytes())
            }
        };
        mac.update(&number.to_be_bytes());
        mac.update(&block.to_be_bytes());
        mac.finalize().into_bytes().into()
    }

    /// An HMAC keyed with the seed; the purpose comes first, so that two uses never share their
    /// bytes.
    fn mac(&self, purpose: &[u8]) -> Hmac<Sha256> {
        Hmac::<Sha256>::new(&padded(&self.seed.0)).chain_update(purpose)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_known_seed_never_changes() {
        let dice = DiceStream::new(Seed::from_phrase("farkle"), ["ann", "ben"]);
        let rolls: Vec<String> =
            (0..4).map(|k| dice.faces(k, 6).iter().map(ToString::to_string).collect()).collect();
        assert_eq!(rolls, KNOWN_ROLLS);
    }

    // Computed independently with Python's hmac and hashlib.
    const KNOWN_ROLLS: [&str; 4] = ["211544", "211426", "636345", "424346"];

    #[test]
    fn all_faces_are_equally_likely_by_a_chi_square_test() {
        let dice = DiceStream::new(Seed::from_phrase("chi square"), []);
        let mut counts = [0_u32; 6];
        for number in 0..20_000 {
            for face in dice.faces(number, 6) {
                counts[face.index()] += 1;
            }
        }
        let expected = 20_000.0;
        let chi_square: f64 = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        // 5 degrees of freedom: a fair die exceeds 20.5 once in a thousand seeds; this seed is
        // fixed.
        assert!(chi_square < 20.5, "{counts:?}");
    }

    #[test]
    fn a_player_changes_all_rolls_by_changing_a_text() {
        let seed = Seed::from_phrase("x");
        let (one, other) = (DiceStream::new(seed.clone(), ["a", "b"]), DiceStream::new(seed, ["ab", ""]));
        assert!((0..20).any(|k| one.faces(k, 6) != other.faces(k, 6)));
    }

    #[test]
    fn a_seed_is_read_back_and_never_shown_by_debug() {
        let seed = Seed::from_phrase("secret");
        assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed.clone()));
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
        assert_eq!("12".parse::<Seed>(), Err(SeedError));
    }
}
