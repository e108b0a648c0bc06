//! What stands on paper about a game that is over, so that others can check its dice: the seed, and
//! a code of the whole record.

use crate::{Ledger, Proof, Seed};
use farkle_rules::Record;
use sha2::{Digest, Sha256};

/// How many bytes of the hash stand for a record: nobody finds another game with the same code.
const BYTES: usize = 8;

/// The seed and the code of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The seed from which all dice come.
    pub seed: Seed,
    /// The five words of the lock, where devices have fixed the dice together. Otherwise the hash
    /// of the record: 16 hexadecimal digits in groups of four.
    pub code: String,
}

impl Certificate {
    /// The certificate of a recorded game. `None` if no seed is known, and before the game is over:
    /// the seed tells the dice to come.
    ///
    /// ```
    /// use farkle_rules::{Record, RuleSet};
    /// let record = Record::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"]);
    /// assert_eq!(farkle_table::Certificate::of(&record), None);
    /// ```
    pub fn of(record: &Record) -> Option<Certificate> {
        let ledger = Ledger::from_record(record).ok().filter(Ledger::is_over)?;
        let seed = ledger.proof().seed()?.clone();
        let code = match ledger.proof() {
            Proof::Sealed { seal, .. } => seal.lock().fingerprint().words(),
            Proof::Entered | Proof::Committed(_) | Proof::Revealed(_) => hash(record),
        };
        Some(Certificate { seed, code })
    }
}

fn hash(record: &Record) -> String {
    let hash = Sha256::digest(record.to_string());
    let groups = hash[..BYTES].chunks(2).map(|pair| format!("{:02x}{:02x}", pair[0], pair[1]));
    groups.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> Record {
        include_str!("../../../docs/cli.in/game.farkle").parse().unwrap()
    }

    #[test]
    fn the_code_of_a_game_changes_with_every_name_and_every_die() {
        let certificate = Certificate::of(&game()).unwrap();
        assert!(certificate.seed.to_string().starts_with("2a97516c"));
        let mut renamed = game();
        renamed.seats[0] = "Ann".to_string();
        assert_ne!(hash(&renamed), certificate.code);
        let mut other = game();
        other.events.pop();
        assert_ne!(hash(&other), certificate.code);
    }

    #[test]
    fn the_code_of_sealed_dice_is_the_lock_that_the_players_have_seen() {
        let record: Record = include_str!("../../../docs/cli.in/online.farkle").parse().unwrap();
        let certificate = Certificate::of(&record).unwrap();
        assert_eq!(certificate.code, "poppy iceberg scarf branch orange");
    }

    #[test]
    fn nobody_learns_the_seed_before_the_game_is_over() {
        let mut unfinished = game();
        unfinished.events.truncate(4);
        assert_eq!(Certificate::of(&unfinished), None);
    }
}
