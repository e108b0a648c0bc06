//! The computer players of a table.
//!
//! They are handed the game and answer with an action; what they know is what everybody at the table can see.

use farkle_client::{Session, ToAct};
use farkle_rules::Action;
use farkle_strategy::{ComputerPlayer, Temperament, UnknownTemperament};
use farkle_table::HolderKind;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// One player for every temperament at the table.
#[derive(Debug)]
pub(crate) struct Opponents {
    players: Vec<ComputerPlayer>,
    rng: StdRng,
}

impl Opponents {
    /// The computer players of a session. They think the rules over first, which may take a moment.
    ///
    /// # Errors
    /// [`UnknownTemperament`], which a game saved by a later version may name.
    pub(crate) fn new(session: &Session) -> Result<Opponents, UnknownTemperament> {
        let setup = session.table().setup();
        let mut players: Vec<ComputerPlayer> = Vec::new();
        for holder in &setup.holders {
            let HolderKind::Computer { temperament } = &holder.kind else { continue };
            let temperament: Temperament = temperament.parse()?;
            if players.iter().all(|player| player.temperament() != temperament) {
                players.push(ComputerPlayer::new(temperament, &setup.rules));
            }
        }
        // The commitment is public: what a player does by chance repeats with the seed, but tells nothing about dice.
        let seed = session.table().dice().seed().commitment().to_string();
        let rng = StdRng::seed_from_u64(
            seed.bytes().fold(0_u64, |hash, byte| hash.wrapping_mul(31).wrapping_add(u64::from(byte))),
        );
        Ok(Opponents { players, rng })
    }

    /// What the computer player does whose turn it is; `None` if it is not a computer player's turn.
    pub(crate) fn choose(&mut self, session: &Session) -> Option<Action> {
        let player = match session.to_act() {
            ToAct::Computer { temperament, .. } => {
                self.players.iter().find(|player| player.temperament().name() == temperament)?
            }
            // At a table without people the first computer player says who starts.
            ToAct::Anyone if is_without_people(session) => self.players.first()?,
            _ => return None,
        };
        player.choose(session.game(), &mut self.rng)
    }
}

/// Whether only computer players sit at the table.
pub(crate) fn is_without_people(session: &Session) -> bool {
    session.table().setup().holders.iter().all(|holder| !holder.is_person())
}
