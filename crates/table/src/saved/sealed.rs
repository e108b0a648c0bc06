//! The lines of a record about sealed dice.

use super::{DICE, SavedError, lines};
use crate::{Proof, Seal, Seed, SeedLock};
use farkle_rules::{Record, Seat};
use std::str::FromStr;

pub(super) const SCHEME: &str = "scheme 1";
pub(super) const SERVER: &str = "dice-server";
const TABLE: &str = "dice-table";
const GAME: &str = "dice-game";
const SEED: &str = "dice-seed";
const DEVICE: &str = "dice-device";
const BROKEN: &str = "dice-broken";

pub(super) fn write(seal: &Seal, seed: Option<&Seed>, mut add: impl FnMut(&str, String)) {
    let lock = seal.lock();
    add(DICE, SCHEME.to_string());
    add(TABLE, lock.table().to_string());
    add(GAME, lock.game().to_string());
    add(SERVER, lock.server().to_string());
    lock.broken().iter().for_each(|seat| add(BROKEN, seat.to_string()));
    for (&(seat, commitment), (_, seed)) in lock.devices().iter().zip(seal.seeds()) {
        add(DEVICE, format!("{seat} {commitment} {seed}"));
    }
    if let Some(seed) = seed {
        add(SEED, seed.to_string());
    }
}

pub(super) fn read(record: &Record) -> Result<Proof, SavedError> {
    one::<String>(record, DICE)?;
    let table = (one(record, TABLE)?, one(record, GAME)?);
    let seats = (&record.rules, record.seats.len());
    let broken = lines(record, BROKEN).map(seat).collect::<Option<_>>();
    let broken = broken.ok_or(SavedError::Seal { line: BROKEN })?;
    let (mut commitments, mut seeds) = (Vec::new(), Vec::new());
    for line in lines(record, DEVICE) {
        let (seat, commitment, seed) = device(line).ok_or(SavedError::Seal { line: DEVICE })?;
        commitments.push((seat, commitment));
        seeds.push((seat, seed));
    }
    let lock = SeedLock::new(table, seats, one(record, SERVER)?, broken, commitments);
    let seal = lock.and_then(|lock| lock.open(&seeds)).map_err(|_| SavedError::Seal { line: DEVICE })?;
    let seed = record.header(SEED).is_some().then(|| one(record, SEED)).transpose()?;
    Ok(Proof::Sealed { seal, seed })
}

/// The value of a line that is there once.
fn one<T: FromStr>(record: &Record, line: &'static str) -> Result<T, SavedError> {
    let mut values = lines(record, line);
    let value = values.next().and_then(|value| value.parse().ok());
    value.filter(|_| values.next().is_none()).ok_or(SavedError::Seal { line })
}

fn seat(text: &str) -> Option<Seat> {
    Seat::from_number(text.parse().ok()?)
}

fn device<C: FromStr>(line: &str) -> Option<(Seat, C, Seed)> {
    let mut words = line.split_whitespace();
    let device = (seat(words.next()?)?, words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    words.next().is_none().then_some(device)
}
