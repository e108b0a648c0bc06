//! What the servers of one store tell each other: that a table has a new version, who is connected
//! where, and what players say.
//!
//! A notice may be lost. Versions are asked for from time to time, who is connected is told again
//! and again, and a word that is lost is not said again.

use super::Live;
use super::table_task::TaskMessage;
use farkle_protocol::{Clock, FromHost, SeatNumber};
use farkle_store::{Notice, Notices};
use farkle_table::TableId;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// So often the versions of all tables in memory are asked for.
const LOOK: Duration = Duration::from_secs(2);
/// The shortest time between two such questions.
const PAUSE: Duration = Duration::from_millis(100);
/// Tables of one such question.
const TABLES: usize = 1000;
/// So often a server says who is connected to it.
pub(super) const REPEATED: Duration = Duration::from_secs(10);
/// What a server has said counts for this time.
pub(super) const BELIEVED: Duration = Duration::from_secs(25);

/// What one server tells the others about a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct PeerMessage {
    /// The number of the server.
    pub(super) server: u64,
    pub(super) news: PeerNews,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum PeerNews {
    /// Who is connected there.
    Connected {
        here: Vec<SeatNumber>,
        /// The latest claim of each seat that a device there has.
        claims: Vec<(SeatNumber, u64)>,
        watching: u32,
        /// Whether the sender has just begun and wants to know the same of the others.
        asks: bool,
    },
    /// What a player does beside the game.
    Aside { message: FromHost },
    /// The clock of a table there, and whether it has waited for a lost connection.
    Clock { clock: Clock, waited: bool },
}

/// Hands on what other servers tell, until the server stops.
pub(super) async fn listen(live: Live, mut notices: Notices) {
    // What the tables in memory have heard of.
    let mut known = HashMap::new();
    let mut looked = Instant::now();
    let mut look_at = looked + LOOK;
    loop {
        tokio::select! {
            biased;
            () = live.0.shutdown.begun() => return,
            notice = notices.next() => match notice {
                Some(Notice::Version { table, version }) => {
                    if live.post(table, TaskMessage::Version(version)) {
                        known.insert(table, version);
                    }
                }
                Some(Notice::Told { table, text }) => {
                    if let Ok(told) = serde_json::from_str::<PeerMessage>(&text)
                        && told.server != live.0.server
                    {
                        live.post(table, TaskMessage::Peer(Box::new(told)));
                    }
                }
                Some(Notice::Missed) => look_at = look_at.min(looked + PAUSE),
                None => return,
            },
            () = sleep_until(look_at) => {
                look(&live, &mut known).await;
                looked = Instant::now();
                look_at = looked + LOOK;
            }
        }
    }
}

/// Finds versions of which no notice came.
async fn look(live: &Live, known: &mut HashMap<TableId, u64>) {
    let tables: Vec<TableId> = live.running().keys().copied().collect();
    for tables in tables.chunks(TABLES) {
        // Whoever wants to change a table is told what is wrong.
        let Ok(versions) = live.store().versions(tables).await else { return };
        for (table, version) in versions {
            let before = known.get(&table);
            if before.is_some_and(|before| *before >= version) {
                continue;
            }
            if before.is_some() {
                live.counts().found.add_one();
            }
            if live.post(table, TaskMessage::Version(version)) {
                known.insert(table, version);
            }
        }
    }
    let running = live.running();
    known.retain(|table, _| running.contains_key(table));
}
