//! The computer players of a table.
//!
//! They get the game and answer with an action. They know only what everybody at the table can see.

use farkle_client::{PendingDecision, Players};
use farkle_rules::Action;
use farkle_strategy::{ComputerPlayer, Temperament, UnknownTemperament};
use farkle_table::{HolderKind, Setup};

/// One computer player for each temperament at the table.
#[derive(Debug)]
pub(crate) struct Opponents {
    players: Vec<ComputerPlayer>,
    decision: Option<Action>,
}

impl Opponents {
    /// Creates the computer players of a table. They study the rules first, which may take a
    /// moment.
    ///
    /// # Errors
    /// [`UnknownTemperament`]: a game saved by a later version may name one.
    pub(crate) fn new(setup: &Setup) -> Result<Opponents, UnknownTemperament> {
        let mut players: Vec<ComputerPlayer> = Vec::new();
        for holder in &setup.holders {
            let HolderKind::Computer { temperament } = &holder.kind else { continue };
            let temperament: Temperament = temperament.parse()?;
            if players.iter().all(|player| player.temperament() != temperament) {
                players.push(ComputerPlayer::new(temperament, &setup.rules));
            }
        }
        Ok(Opponents { players, decision: None })
    }
}

impl Players for Opponents {
    fn ask(&mut self, question: PendingDecision) {
        let player = self.players.iter().find(|player| player.temperament().name() == question.temperament);
        self.decision = player.and_then(|player| player.decide(&question.game, question.number));
    }

    fn decision(&mut self) -> Option<Action> {
        self.decision.take()
    }
}
