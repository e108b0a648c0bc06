//! What the server keeps secret about tables, and hashes of what others keep secret.

use farkle_protocol::Secret;
use farkle_table::{Seed, TableId, derive_seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::{self, Write};

/// The one secret of a server. The seeds of all games follow from it, so the store holds none.
#[derive(Clone)]
pub struct ServerKey([u8; 32]);

impl ServerKey {
    /// The key of these bytes, which should come from the operating system's random numbers.
    /// Servers that share a store share the key.
    pub fn from_bytes(bytes: [u8; 32]) -> ServerKey {
        ServerKey(bytes)
    }

    /// What tells this key from others, and nothing else about it.
    pub(super) fn fingerprint(&self) -> [u8; 32] {
        Sha256::new_with_prefix("farkle key 1").chain_update(self.0).finalize().into()
    }

    /// The secret seed of the server for the dice of a game.
    pub(super) fn seed(&self, table: TableId, game: u32) -> Seed {
        derive_seed(&self.0, &[b"farkle seed 1", &table.number().to_be_bytes(), &game.to_be_bytes()])
    }
}

impl fmt::Debug for ServerKey {
    /// Never the key itself: it must not get into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerKey(…)")
    }
}

/// The hash of the secret of a device or of an invitation. Whoever reads the store can neither sit
/// down at a table nor move there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct SecretHash(String);

impl SecretHash {
    pub(super) fn of(secret: &Secret) -> SecretHash {
        let hash = Sha256::new_with_prefix("farkle secret 1").chain_update(secret.bytes()).finalize();
        // Writing to a string can't fail.
        SecretHash(hash.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }
}
