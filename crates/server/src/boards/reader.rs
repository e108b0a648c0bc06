//! Reads what a score pad sends, aside from the requests and only a few at a time.

use farkle_client::pad::Pad;
use farkle_rules::MAX_SEATS;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// So many pads are read at the same time.
const READERS: usize = 2;
/// Reading a pad takes time that grows with the square of its edits; nobody makes so many in a
/// game.
const MOST_LINES: usize = 4000;

/// A scoreboard as a pad writes it and as its watchers get it.
#[derive(Debug, Deserialize, Serialize)]
pub(super) struct Scoreboard {
    /// The colours of the seats.
    pub(super) colors: Vec<u8>,
    /// The whole pad, as the score pad saves it.
    pub(super) pad: String,
}

/// Reads scoreboards. Clones share the permits.
#[derive(Clone)]
pub(super) struct Reader {
    turns: Arc<Semaphore>,
}

impl Reader {
    pub(super) fn new() -> Reader {
        Reader { turns: Arc::new(Semaphore::new(READERS)) }
    }

    /// The text for those who watch. Waits until it is this scoreboard's turn.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the scoreboard.
    pub(super) async fn read(&self, body: impl AsRef<[u8]> + Send + 'static) -> Result<String, String> {
        let text = self.run(move || text(body.as_ref())).await;
        text.unwrap_or_else(|| Err("This pad can't be read.".to_string()))
    }

    /// Runs `work` on a thread that may be busy for long. Its turn lasts until the work is done,
    /// even if nobody waits for the result any more. `None` if it panicked.
    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let turn = self.turns.clone().acquire_owned().await.ok()?;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.ok()
    }
}

/// Checks a scoreboard, and writes it again, so that watchers get nothing but a score pad.
fn text(body: &[u8]) -> Result<String, String> {
    let scoreboard: Scoreboard = serde_json::from_slice(body)
        .map_err(|error| format!("This is no scoreboard: {error}. It has `colors` and `pad`."))?;
    let colors = scoreboard.colors.len();
    if colors > MAX_SEATS {
        return Err(format!(
            "This scoreboard has {colors} colors: allowed is one for each player, at most {MAX_SEATS}."
        ));
    }
    if scoreboard.pad.lines().nth(MOST_LINES).is_some() {
        return Err(format!("This pad has more than {MOST_LINES} lines: no game is so long."));
    }
    let pad: Pad = scoreboard.pad.parse().map_err(|error| format!("{error}"))?;
    serde_json::to_string(&Scoreboard { colors: scoreboard.colors, pad: pad.to_string() })
        .map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::RuleSet;
    use std::sync::mpsc;
    use std::time::Duration;

    fn pad() -> String {
        Pad::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"]).unwrap().to_string()
    }

    fn body(colors: usize, pad: String) -> Vec<u8> {
        serde_json::to_vec(&Scoreboard { colors: vec![0; colors], pad }).unwrap()
    }

    #[test]
    fn more_colors_than_seats_at_the_largest_table_are_refused() {
        assert!(text(&body(MAX_SEATS, pad())).is_ok());
        let sentence = text(&body(60_000, pad())).unwrap_err();
        assert_eq!(sentence, "This scoreboard has 60000 colors: allowed is one for each player, at most 12.");
    }

    #[test]
    fn watchers_get_a_pad_and_nothing_that_stood_around_it() {
        let padded = format!("{}{}", pad().replace('\n', "   \n"), "\n".repeat(3000));
        let scoreboard: Scoreboard = serde_json::from_str(&text(&body(2, padded)).unwrap()).unwrap();
        assert_eq!(scoreboard.pad, pad());
    }

    #[test]
    fn a_pad_longer_than_any_game_is_refused() {
        let long = pad() + &"insert 1 =0\n".repeat(MOST_LINES);
        assert!(text(&body(0, long)).unwrap_err().contains("4000 lines"));
    }

    #[tokio::test]
    async fn a_turn_lasts_as_long_as_the_work_even_if_nobody_waits_for_it() {
        let reader = Reader::new();
        let (finish, finished) = mpsc::channel::<()>();
        let work = reader.run(move || finished.recv());
        assert!(tokio::time::timeout(Duration::from_millis(50), work).await.is_err(), "it goes on");
        assert_eq!(reader.turns.available_permits(), READERS - 1);
        drop(finish);
        let all = reader.turns.acquire_many(READERS as u32);
        assert!(tokio::time::timeout(Duration::from_secs(10), all).await.is_ok());
    }
}
