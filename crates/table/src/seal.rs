//! Dice of a table whose players are far apart: scheme 1.
//!
//! Nobody alone chooses the dice, neither the server nor a player, and all of them are fixed before
//! the first roll:
//!
//! 1. The server has a secret seed `S` and publishes `SHA-256("farkle/1/server" | table | S)`.
//! 2. The device of each person makes a seed and sends only its commitment,
//!    `SHA-256("farkle/1/device" | table | game | seat | seed)`. Computer players have none.
//! 3. All commitments together are the [`SeedLock`]. Every device keeps its [`Fingerprint`]. Only
//!    then do the devices show their seeds; with them the lock becomes a [`Seal`].
//! 4. `K = HMAC-SHA-256(S, SHA-256(text of the seal))`. The dice come from `K`
//!    ([`DiceStream`](crate::DiceStream)).
//! 5. `S` is shown when the game is over.
//!
//! A device that does not show its seed breaks the lock: all devices make new seeds, and the
//! record keeps whose device it was. If seeds came without commitments, the last one to send a
//! seed could try many and pick the dice.
//!
//! The number of the table has 8 bytes and that of the game 4, big-endian; the seat has one byte
//! and counts from 1. The text of a seal is what [`SeedLock::text`] shows and a line
//! `seed SEAT HEX` for each device.

use crate::dice_stream::{read_hex, write_hex};
use crate::{Commitment, Seed, SeedError, Setup, TableId};
use farkle_rules::{RuleSet, Seat};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// How often a lock may be broken before one game. The record keeps all of them.
pub const MOST_BROKEN: usize = 64;

/// All commitments for the dice of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedLock {
    table: TableId,
    game: u32,
    rules: String,
    seats: usize,
    server: Commitment,
    broken: Vec<Seat>,
    devices: Vec<(Seat, Commitment)>,
}

/// A lock with the seeds of all devices. What fixes the dice beside it is the server's seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    lock: SeedLock,
    seeds: Vec<Seed>,
}

/// The hash of a lock: whoever keeps it finds out later whether anything in the lock was changed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint([u8; 32]);

/// Why commitments are no lock, or seeds don't open it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealError {
    /// There is no such seat, its device comes twice, or seats are not in order.
    Seats,
    /// The lock was broken too often.
    TooManyBroken,
    /// A device has no seed, or one that it has not committed to.
    WrongSeed {
        /// Whose device.
        seat: Seat,
    },
}

impl fmt::Display for SealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SealError::Seats => f.write_str("each seat has at most one device, and seats are in order"),
            SealError::TooManyBroken => write!(f, "the dice were locked more than {MOST_BROKEN} times"),
            SealError::WrongSeed { seat } => {
                write!(f, "the device of seat {seat} has not shown the seed that it had committed to")
            }
        }
    }
}

impl std::error::Error for SealError {}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fingerprint({self})")
    }
}

impl FromStr for Fingerprint {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Fingerprint, SeedError> {
        read_hex(text).map(Fingerprint)
    }
}

impl Fingerprint {
    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl Seed {
    /// What the server publishes before anybody sits down at the table.
    pub fn server_commitment(&self, table: TableId) -> Commitment {
        let hash = Sha256::new_with_prefix("farkle/1/server").chain_update(table.number().to_be_bytes());
        Commitment::from_hash(hash.chain_update(self.bytes()))
    }

    /// What the device of a seat sends before it shows this seed. It names the seat, so nobody can
    /// send the commitment of somebody else.
    pub fn device_commitment(&self, table: TableId, game: u32, seat: Seat) -> Commitment {
        let hash = Sha256::new_with_prefix("farkle/1/device")
            .chain_update(table.number().to_be_bytes())
            .chain_update(game.to_be_bytes())
            .chain_update([seat.index() as u8 + 1]);
        Commitment::from_hash(hash.chain_update(self.bytes()))
    }
}

impl SeedLock {
    /// The commitments of the server and of the devices, in the order of their seats.
    ///
    /// # Errors
    /// [`SealError`] if they can't belong to one table.
    pub fn new(
        (table, game): (TableId, u32),
        (rules, seats): (&RuleSet, usize),
        server: Commitment,
        broken: Vec<Seat>,
        devices: Vec<(Seat, Commitment)>,
    ) -> Result<SeedLock, SealError> {
        let in_order = devices.windows(2).all(|pair| pair[0].0 < pair[1].0);
        let at_the_table = |seat: &Seat| seat.index() < seats;
        if !in_order || !devices.iter().map(|(seat, _)| seat).chain(&broken).all(at_the_table) {
            return Err(SealError::Seats);
        }
        if broken.len() > MOST_BROKEN {
            return Err(SealError::TooManyBroken);
        }
        Ok(SeedLock { table, game, rules: rules.code(), seats, server, broken, devices })
    }

    /// The table.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// The number of the game at this table, from 1.
    pub fn game(&self) -> u32 {
        self.game
    }

    /// The commitment of the server.
    pub fn server(&self) -> Commitment {
        self.server
    }

    /// Whose device has broken an earlier lock before this game.
    pub fn broken(&self) -> &[Seat] {
        &self.broken
    }

    /// The commitments of the devices.
    pub fn devices(&self) -> &[(Seat, Commitment)] {
        &self.devices
    }

    /// Whether it was locked for these rules and this many seats.
    pub(crate) fn is_for(&self, setup: &Setup) -> bool {
        self.seats == setup.holders.len() && self.rules == setup.rules.code()
    }

    /// Everything that is locked, as lines of text.
    pub fn text(&self) -> String {
        let SeedLock { table, game, rules, seats, server, broken, devices } = self;
        let mut text = format!(
            "farkle dice scheme 1\ntable {table}\ngame {game}\nrules {rules}\nseats {seats}\nserver {server}\n"
        );
        broken.iter().for_each(|seat| text += &format!("broken {seat}\n"));
        devices.iter().for_each(|(seat, commitment)| text += &format!("device {seat} {commitment}\n"));
        text
    }

    /// The hash of the text.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint(Sha256::digest(self.text()).into())
    }

    /// Whether this is the seed that the device of a seat has committed to.
    pub fn is_seed_of(&self, seat: Seat, seed: &Seed) -> bool {
        self.devices.contains(&(seat, seed.device_commitment(self.table, self.game, seat)))
    }

    /// Opens the lock with the seeds of all devices, in the order of the seats.
    ///
    /// # Errors
    /// [`SealError`] names the first device whose seed is not the one that it committed to.
    pub fn open(self, seeds: &[(Seat, Seed)]) -> Result<Seal, SealError> {
        for (at, &(seat, _)) in self.devices.iter().enumerate() {
            let is_right = seeds.get(at).is_some_and(|(of, seed)| *of == seat && self.is_seed_of(seat, seed));
            if !is_right {
                return Err(SealError::WrongSeed { seat });
            }
        }
        if seeds.len() > self.devices.len() {
            return Err(SealError::Seats);
        }
        Ok(Seal { seeds: seeds.iter().map(|(_, seed)| seed.clone()).collect(), lock: self })
    }
}

impl Seal {
    /// What was locked.
    pub fn lock(&self) -> &SeedLock {
        &self.lock
    }

    /// The seeds of the devices.
    pub fn seeds(&self) -> impl Iterator<Item = (Seat, &Seed)> {
        self.lock.devices.iter().map(|(seat, _)| *seat).zip(&self.seeds)
    }

    /// Whether this is the seed that the server has committed to.
    pub fn is_server_seed(&self, seed: &Seed) -> bool {
        seed.server_commitment(self.lock.table) == self.lock.server
    }

    /// The key of the dice.
    pub(crate) fn key(&self, server: &Seed) -> [u8; 32] {
        let mut text = self.lock.text();
        self.seeds().for_each(|(seat, seed)| text += &format!("seed {seat} {seed}\n"));
        let mac = Hmac::<Sha256>::new(&padded(server.bytes()));
        mac.chain_update(Sha256::digest(text)).finalize().into_bytes().into()
    }
}

/// The seed that follows from a secret key for a purpose, and tells nothing about the key.
pub fn derive_seed(key: &[u8; 32], purpose: &[&[u8]]) -> Seed {
    let mac = purpose.iter().fold(Hmac::<Sha256>::new(&padded(key)), |mac, part| mac.chain_update(part));
    Seed::from_bytes(mac.finalize().into_bytes().into())
}

/// A key as HMAC takes it: it pads a shorter one with zeros to its block of 64 bytes. Padded here,
/// `Hmac::new` can't fail.
pub(crate) fn padded(key: &[u8; 32]) -> hmac::digest::Key<Hmac<Sha256>> {
    let mut block = [0; 64];
    block[..32].copy_from_slice(key);
    block.into()
}
