//! Who sits in a seat.

use crate::live::keys::SecretHash;
use farkle_protocol::Color;
use farkle_table::Commitment;

/// Somebody in a seat.
#[derive(Clone, Debug)]
pub(super) struct SeatedPlayer {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// The colour that a person has taken.
    pub(super) color: Option<Color>,
    /// The version with which they sat down.
    pub(super) since: u64,
}

/// A person or a computer player.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    Person { device: SecretHash, commitment: Option<Commitment> },
    Computer { temperament: String },
}

impl SeatedPlayer {
    pub(super) fn device(&self) -> Option<&SecretHash> {
        match &self.kind {
            Kind::Person { device, .. } => Some(device),
            Kind::Computer { .. } => None,
        }
    }

    pub(super) fn commitment(&self) -> Option<Commitment> {
        match &self.kind {
            Kind::Person { commitment, .. } => *commitment,
            Kind::Computer { .. } => None,
        }
    }

    pub(super) fn is_ready(&self) -> bool {
        matches!(self.kind, Kind::Computer { .. } | Kind::Person { commitment: Some(_), .. })
    }
}
