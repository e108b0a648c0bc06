//! Live scoreboards: a score pad tells us every change, and whoever has the link sees it at once.
//!
//! A board is created by the first pad that writes to it, belongs to whoever knows its key, and can be read by
//! everybody who knows its name. It is a view of a pad that is kept elsewhere, so it lives in memory: when the program
//! starts anew, the pad's next change brings it back.

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use farkle_client::pad::Pad;
use futures_util::stream;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::watch;

/// Where the key of a board stands in a request.
const KEY_HEADER: &str = "x-board-key";
/// The longest game on record is far below this.
const MOST_BYTES: usize = 256 * 1024;
/// More boards than this make place by forgetting those that were silent the longest.
const MOST_BOARDS: usize = 1000;
/// Lengths of names and keys: long enough that nobody guesses them.
const NAME_LENGTHS: std::ops::RangeInclusive<usize> = 16..=64;

/// What a pad writes and what is told to everybody who watches.
#[derive(Debug, Deserialize, Serialize)]
struct Told {
    /// The colours of the seats.
    colors: Vec<u8>,
    /// The whole pad, as the score pad saves it.
    pad: String,
}

struct Board {
    key: String,
    changed: Instant,
    news: watch::Sender<String>,
}

type Boards = Arc<Mutex<HashMap<String, Board>>>;

/// The routes of the boards.
pub(super) fn router() -> Router {
    Router::new()
        .route("/api/boards/{name}", get(watch_board).put(write_board))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .with_state(Boards::default())
}

/// A refusal in a sentence.
fn refused(status: StatusCode, why: impl Into<String>) -> Response {
    (status, format!("{}\n", why.into())).into_response()
}

fn is_name(text: &str) -> bool {
    NAME_LENGTHS.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

async fn write_board(
    State(boards): State<Boards>,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let key = headers.get(KEY_HEADER).and_then(|key| key.to_str().ok()).unwrap_or_default();
    if !is_name(&name) || !is_name(key) {
        let why = "A scoreboard has a name and, in x-board-key, a key of 16 to 64 letters and digits.";
        return refused(StatusCode::BAD_REQUEST, why);
    }
    let told = match read(&body) {
        Ok(told) => told,
        Err(why) => return refused(StatusCode::BAD_REQUEST, why),
    };
    let mut boards = boards.lock().unwrap_or_else(PoisonError::into_inner);
    match boards.get_mut(&name) {
        Some(board) if board.key != key => {
            return refused(StatusCode::FORBIDDEN, "This scoreboard belongs to another pad.");
        }
        Some(board) => {
            board.changed = Instant::now();
            board.news.send_replace(told);
        }
        None => {
            make_room(&mut boards);
            let news = watch::Sender::new(told);
            boards.insert(name, Board { key: key.to_string(), changed: Instant::now(), news });
        }
    }
    StatusCode::NO_CONTENT.into_response()
}

/// What is told, checked: nobody who watches gets anything but a score pad.
fn read(body: &[u8]) -> Result<String, String> {
    let told: Told = serde_json::from_slice(body)
        .map_err(|error| format!("This is no scoreboard: {error}. It has `colors` and `pad`."))?;
    told.pad.parse::<Pad>().map_err(|error| error.to_string())?;
    serde_json::to_string(&told).map_err(|error| error.to_string())
}

fn make_room(boards: &mut HashMap<String, Board>) {
    if boards.len() < MOST_BOARDS {
        return;
    }
    let oldest = boards.iter().min_by_key(|(_, board)| board.changed).map(|(name, _)| name.clone());
    oldest.and_then(|name| boards.remove(&name));
}

async fn watch_board(State(boards): State<Boards>, Path(name): Path<String>) -> Response {
    let news = {
        let boards = boards.lock().unwrap_or_else(PoisonError::into_inner);
        boards.get(&name).map(|board| board.news.subscribe())
    };
    let Some(mut news) = news else {
        return refused(StatusCode::NOT_FOUND, "There is no such scoreboard now.");
    };
    // What is there already is news to whoever comes.
    news.mark_changed();
    let told = stream::unfold(news, |mut news| async move {
        news.changed().await.ok()?;
        let event = Event::default().data(news.borrow_and_update().as_str());
        Some((Ok::<_, Infallible>(event), news))
    });
    Sse::new(told).keep_alive(KeepAlive::default()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, BodyDataStream};
    use axum::http::Request;
    use farkle_rules::RuleSet;
    use futures_util::StreamExt;
    use tower::ServiceExt;

    const NAME: &str = "abcdefgh12345678";
    const KEY: &str = "secretsecretsecret";

    fn told(names: [&str; 2]) -> String {
        let pad = Pad::new(RuleSet::preset("classic").unwrap(), names.map(str::to_string)).unwrap();
        serde_json::to_string(&Told { colors: vec![0, 1], pad: pad.to_string() }).unwrap()
    }

    async fn put(router: &Router, name: &str, key: &str, body: String) -> StatusCode {
        let request = Request::put(format!("/api/boards/{name}")).header(KEY_HEADER, key);
        router.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap().status()
    }

    async fn look(router: &Router) -> Response {
        let request = Request::get(format!("/api/boards/{NAME}")).body(Body::empty()).unwrap();
        router.clone().oneshot(request).await.unwrap()
    }

    async fn next(stream: &mut BodyDataStream) -> String {
        String::from_utf8(stream.next().await.unwrap().unwrap().to_vec()).unwrap()
    }

    #[tokio::test]
    async fn whoever_watches_is_told_what_is_there_and_every_change() {
        let router = router();
        assert_eq!(look(&router).await.status(), StatusCode::NOT_FOUND);
        assert_eq!(put(&router, NAME, KEY, told(["Ann", "Ben"])).await, StatusCode::NO_CONTENT);
        let mut stream = look(&router).await.into_body().into_data_stream();
        assert!(next(&mut stream).await.contains("Ann"));
        put(&router, NAME, KEY, told(["Cleo", "Ben"])).await;
        assert!(next(&mut stream).await.contains("Cleo"));
    }

    #[tokio::test]
    async fn a_board_belongs_to_whoever_has_its_key() {
        let router = router();
        put(&router, NAME, KEY, told(["Ann", "Ben"])).await;
        let other = put(&router, NAME, "anotheranotheranother", told(["Eve", "Eve"])).await;
        assert_eq!(other, StatusCode::FORBIDDEN);
        let mut stream = look(&router).await.into_body().into_data_stream();
        assert!(next(&mut stream).await.contains("Ann"));
    }

    #[tokio::test]
    async fn only_a_score_pad_is_told_to_others() {
        let router = router();
        for body in ["", "{}", "{\"colors\":[],\"pad\":\"<script>\"}"] {
            assert_eq!(put(&router, NAME, KEY, body.into()).await, StatusCode::BAD_REQUEST, "{body}");
        }
        assert_eq!(put(&router, "short", KEY, told(["A", "B"])).await, StatusCode::BAD_REQUEST);
        assert_eq!(put(&router, NAME, "short", told(["A", "B"])).await, StatusCode::BAD_REQUEST);
        let large = put(&router, NAME, KEY, " ".repeat(MOST_BYTES + 1)).await;
        assert_eq!(large, StatusCode::PAYLOAD_TOO_LARGE);
    }

    #[tokio::test]
    async fn silent_boards_make_room_for_new_ones() {
        let mut boards = HashMap::new();
        let start = Instant::now();
        for number in 0..MOST_BOARDS {
            let changed = start + std::time::Duration::from_secs((number as u64 + 5) % MOST_BOARDS as u64);
            let board = Board { key: KEY.into(), changed, news: watch::Sender::new(String::new()) };
            boards.insert(number.to_string(), board);
        }
        make_room(&mut boards);
        assert_eq!(boards.len(), MOST_BOARDS - 1);
        assert!(!boards.contains_key(&(MOST_BOARDS - 5).to_string()), "the oldest has gone");
    }
}
