//! The scoreboards that this server knows, in memory, and who may create one more.

use crate::client_address::ClientAddress;
use crate::limits::Limits;
use crate::slots::LimitReached;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::watch;

/// One scoreboard. Dropping it ends the streams of its watchers.
struct Board {
    creator: ClientAddress,
    changed: Instant,
    news: watch::Sender<String>,
}

/// All scoreboards by name. Clones share them.
#[derive(Clone)]
pub(super) struct AllBoards {
    boards: Arc<Mutex<HashMap<String, Board>>>,
    limits: Limits,
}

impl AllBoards {
    pub(super) fn new(limits: Limits) -> AllBoards {
        AllBoards { boards: Arc::default(), limits }
    }

    /// Sends `text` to the watchers of a board, and creates the board if it does not exist.
    ///
    /// # Errors
    /// The limit that leaves no room for a new board.
    pub(super) fn write(&self, name: &str, client: ClientAddress, text: String) -> Result<(), LimitReached> {
        self.write_at(Instant::now(), name, client, text)
    }

    fn write_at(
        &self,
        now: Instant,
        name: &str,
        client: ClientAddress,
        text: String,
    ) -> Result<(), LimitReached> {
        let mut boards = self.lock();
        if let Some(board) = boards.get_mut(name) {
            board.changed = now;
            board.news.send_replace(text);
            return Ok(());
        }
        if self.room(&boards, client).is_err() {
            let silence = self.limits.board_silence;
            boards.retain(|_, board| now.saturating_duration_since(board.changed) < silence);
        }
        self.room(&boards, client)?;
        let board = Board { creator: client, changed: now, news: watch::Sender::new(text) };
        boards.insert(name.to_string(), board);
        Ok(())
    }

    fn room(&self, boards: &HashMap<String, Board>, client: ClientAddress) -> Result<(), LimitReached> {
        if boards.len() >= self.limits.boards {
            return Err(LimitReached::ForAll);
        }
        let own = boards.values().filter(|board| board.creator == client).count();
        if own >= self.limits.boards_per_client { Err(LimitReached::ForThisClient) } else { Ok(()) }
    }

    /// How many watch a board already, and its changes. `None` if there is no such board.
    pub(super) fn watch(&self, name: &str) -> Option<(usize, watch::Receiver<String>)> {
        self.lock().get(name).map(|board| (board.news.receiver_count(), board.news.subscribe()))
    }

    /// Ends a board.
    pub(super) fn remove(&self, name: &str) {
        self.lock().remove(name);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Board>> {
        self.boards.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const SILENCE: Duration = Duration::from_secs(60);

    fn boards() -> AllBoards {
        let limits = Limits { boards: 3, boards_per_client: 2, board_silence: SILENCE, ..Limits::default() };
        AllBoards::new(limits)
    }

    fn client(last: u8) -> ClientAddress {
        ClientAddress::of([10, 0, 0, last].into())
    }

    #[test]
    fn one_client_does_not_take_the_boards_of_all() {
        let (boards, now) = (boards(), Instant::now());
        let write = |name, who| boards.write_at(now, name, client(who), String::new());
        assert_eq!((write("a", 1), write("b", 1)), (Ok(()), Ok(())));
        assert_eq!(write("c", 1), Err(LimitReached::ForThisClient));
        assert_eq!(write("a", 1), Ok(()), "a board that exists can always be changed");
        assert_eq!(write("c", 2), Ok(()));
        assert_eq!(write("d", 3), Err(LimitReached::ForAll));
    }

    #[test]
    fn only_silent_boards_make_room_for_new_ones() {
        let (boards, start) = (boards(), Instant::now());
        let write = |name, after| boards.write_at(start + after, name, client(1), String::new());
        assert_eq!((write("a", Duration::ZERO), write("b", SILENCE / 2)), (Ok(()), Ok(())));
        assert_eq!(write("c", SILENCE / 2), Err(LimitReached::ForThisClient));
        assert_eq!(write("c", SILENCE), Ok(()));
        assert!(boards.watch("a").is_none());
        assert!(boards.watch("b").is_some());
    }
}
