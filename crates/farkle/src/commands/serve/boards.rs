//! Live scoreboards: a score pad tells us every change, and whoever has the link sees it at once.
//!
//! The name of a board follows from the key of the pad that writes to it, so only that pad can, and everybody who has
//! the name can watch. A board is a view of a pad that is kept elsewhere, so it lives in memory: when the program
//! starts anew, the pad's next change brings it back.

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use farkle_client::pad::{Pad, board_name};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};

/// Where the key of a board stands in a request.
const KEY_HEADER: &str = "x-board-key";
/// Lengths of keys: long enough that nobody guesses them.
const KEY_LENGTHS: std::ops::RangeInclusive<usize> = 16..=64;
/// The longest evening is far below this.
const MOST_BYTES: usize = 256 * 1024;
/// Reading a pad takes time that grows with the square of its edits; nobody makes so many in a game.
const MOST_LINES: usize = 4000;
/// How long a pad may take to say what it has to say.
const BODY_LIMIT: Duration = Duration::from_secs(15);
/// So many pads are read at the same time.
const READERS: usize = 2;
/// So many boards are kept.
const MOST_BOARDS: usize = 1000;
/// A board that was silent for so long makes room for a new one.
const SILENCE: Duration = Duration::from_secs(60 * 60);
/// So many may watch one board.
const MOST_WATCHERS: usize = 200;

const NO_BOARD: &str = "There is no such scoreboard now.";

/// What a pad writes and what is told to everybody who watches.
#[derive(Debug, Deserialize, Serialize)]
struct Told {
    /// The colours of the seats.
    colors: Vec<u8>,
    /// The whole pad, as the score pad saves it.
    pad: String,
}

struct Board {
    changed: Instant,
    news: watch::Sender<String>,
}

#[derive(Clone)]
struct Boards {
    all: Arc<Mutex<HashMap<String, Board>>>,
    readers: Arc<Semaphore>,
}

impl Boards {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Board>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The routes of the boards.
pub(super) fn router() -> Router {
    let boards = Boards { all: Arc::default(), readers: Arc::new(Semaphore::new(READERS)) };
    Router::new()
        .route("/api/boards/{name}", get(watch_board).put(write_board).delete(end_board))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(from_fn(in_time))
        .with_state(boards)
}

/// Ends a request whose body does not arrive; an answer that goes on is none of its business.
async fn in_time(request: Request<Body>, next: Next) -> Response {
    let slow = || refused(StatusCode::REQUEST_TIMEOUT, "This took too long.");
    tokio::time::timeout(BODY_LIMIT, next.run(request)).await.unwrap_or_else(|_| slow())
}

/// A refusal in a sentence.
fn refused(status: StatusCode, why: impl Into<String>) -> Response {
    (status, format!("{}\n", why.into())).into_response()
}

/// What is said to whoever does not have the key of a board.
fn refusal(name: &str, headers: &HeaderMap) -> Option<Response> {
    let key = headers.get(KEY_HEADER).and_then(|key| key.to_str().ok()).unwrap_or_default();
    if !KEY_LENGTHS.contains(&key.len()) || !key.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        let why = "A scoreboard is written to with a key in x-board-key: 16 to 64 letters and digits.";
        return Some(refused(StatusCode::BAD_REQUEST, why));
    }
    let owns = board_name(key) == name;
    (!owns).then(|| refused(StatusCode::FORBIDDEN, "This is not the key of this scoreboard."))
}

async fn write_board(
    State(boards): State<Boards>,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    if let Some(refusal) = refusal(&name, &headers) {
        return refusal;
    }
    let told = {
        // A pad is read aside from those who wait for answers, and only so many at a time.
        let Ok(_turn) = boards.readers.acquire().await else {
            return refused(StatusCode::SERVICE_UNAVAILABLE, "The program is about to end.");
        };
        tokio::task::spawn_blocking(move || read(&body)).await
    };
    let told = match told {
        Ok(Ok(told)) => told,
        Ok(Err(why)) => return refused(StatusCode::BAD_REQUEST, why),
        Err(_) => return refused(StatusCode::BAD_REQUEST, "This pad can't be read."),
    };
    let mut all = boards.lock();
    if let Some(board) = all.get_mut(&name) {
        board.changed = Instant::now();
        board.news.send_replace(told);
    } else if has_room(&mut all, Instant::now()) {
        all.insert(name, Board { changed: Instant::now(), news: watch::Sender::new(told) });
    } else {
        let why = "There are too many scoreboards here at the moment: try again later.";
        return refused(StatusCode::SERVICE_UNAVAILABLE, why);
    }
    StatusCode::NO_CONTENT.into_response()
}

/// What is told, checked: nobody who watches gets anything but a score pad.
fn read(body: &[u8]) -> Result<String, String> {
    let told: Told = serde_json::from_slice(body)
        .map_err(|error| format!("This is no scoreboard: {error}. It has `colors` and `pad`."))?;
    if told.pad.lines().nth(MOST_LINES).is_some() {
        return Err(format!("This pad has more than {MOST_LINES} lines: no game is so long."));
    }
    told.pad.parse::<Pad>().map_err(|error| error.to_string())?;
    serde_json::to_string(&told).map_err(|error| error.to_string())
}

/// Whether there is room for one more board, once the silent ones have gone.
fn has_room(all: &mut HashMap<String, Board>, now: Instant) -> bool {
    if all.len() >= MOST_BOARDS {
        all.retain(|_, board| now.saturating_duration_since(board.changed) < SILENCE);
    }
    all.len() < MOST_BOARDS
}

/// Nobody is told any more; those who watch are told so.
async fn end_board(State(boards): State<Boards>, Path(name): Path<String>, headers: HeaderMap) -> Response {
    if let Some(refusal) = refusal(&name, &headers) {
        return refusal;
    }
    boards.lock().remove(&name);
    StatusCode::NO_CONTENT.into_response()
}

async fn watch_board(State(boards): State<Boards>, Path(name): Path<String>) -> Response {
    let news = boards.lock().get(&name).map(|board| (board.news.receiver_count(), board.news.subscribe()));
    let Some((watchers, mut news)) = news else { return refused(StatusCode::NOT_FOUND, NO_BOARD) };
    if watchers >= MOST_WATCHERS {
        return refused(StatusCode::SERVICE_UNAVAILABLE, "Too many are watching this scoreboard.");
    }
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
    use axum::body::BodyDataStream;
    use farkle_rules::RuleSet;
    use futures_util::StreamExt;
    use tower::ServiceExt;

    const KEY: &str = "secretsecretsecret";

    fn name() -> String {
        board_name(KEY)
    }

    fn told(names: [&str; 2]) -> String {
        let pad = Pad::new(RuleSet::preset("classic").unwrap(), names.map(str::to_string)).unwrap();
        serde_json::to_string(&Told { colors: vec![0, 1], pad: pad.to_string() }).unwrap()
    }

    async fn put(router: &Router, name: &str, key: &str, body: String) -> StatusCode {
        let request = Request::put(format!("/api/boards/{name}")).header(KEY_HEADER, key);
        router.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap().status()
    }

    async fn look(router: &Router) -> Response {
        let request = Request::get(format!("/api/boards/{}", name())).body(Body::empty()).unwrap();
        router.clone().oneshot(request).await.unwrap()
    }

    async fn next(stream: &mut BodyDataStream) -> String {
        String::from_utf8(stream.next().await.unwrap().unwrap().to_vec()).unwrap()
    }

    #[tokio::test]
    async fn whoever_watches_is_told_what_is_there_and_every_change_until_it_ends() {
        let router = router();
        assert_eq!(look(&router).await.status(), StatusCode::NOT_FOUND);
        assert_eq!(put(&router, &name(), KEY, told(["Ann", "Ben"])).await, StatusCode::NO_CONTENT);
        let mut stream = look(&router).await.into_body().into_data_stream();
        assert!(next(&mut stream).await.contains("Ann"));
        put(&router, &name(), KEY, told(["Cleo", "Ben"])).await;
        assert!(next(&mut stream).await.contains("Cleo"));
        let end = Request::delete(format!("/api/boards/{}", name())).header(KEY_HEADER, KEY);
        let ended = router.clone().oneshot(end.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(ended.status(), StatusCode::NO_CONTENT);
        assert!(stream.next().await.is_none());
        assert_eq!(look(&router).await.status(), StatusCode::NOT_FOUND);
    }

    #[tokio::test]
    async fn nobody_writes_to_a_board_without_its_key_not_even_when_it_was_forgotten() {
        let router = router();
        let other = "anotheranotheranother";
        assert_eq!(put(&router, &name(), other, told(["Eve", "Eve"])).await, StatusCode::FORBIDDEN);
        put(&router, &name(), KEY, told(["Ann", "Ben"])).await;
        assert_eq!(put(&router, &name(), other, told(["Eve", "Eve"])).await, StatusCode::FORBIDDEN);
        let end = Request::delete(format!("/api/boards/{}", name())).header(KEY_HEADER, other);
        let ended = router.clone().oneshot(end.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(ended.status(), StatusCode::FORBIDDEN);
        let mut stream = look(&router).await.into_body().into_data_stream();
        assert!(next(&mut stream).await.contains("Ann"));
    }

    #[tokio::test]
    async fn only_a_score_pad_of_a_real_size_is_told_to_others() {
        let router = router();
        let long = format!("farkle pad 1\\n\\n{}", "insert 1 =0\\n".repeat(MOST_LINES));
        let long = format!("{{\"colors\":[],\"pad\":\"{long}\"}}");
        for body in ["", "{}", "{\"colors\":[],\"pad\":\"<script>\"}", &long] {
            assert_eq!(put(&router, &name(), KEY, body.into()).await, StatusCode::BAD_REQUEST, "{body}");
        }
        assert_eq!(
            put(&router, &board_name("short"), "short", told(["A", "B"])).await,
            StatusCode::BAD_REQUEST
        );
        let large = put(&router, &name(), KEY, " ".repeat(MOST_BYTES + 1)).await;
        assert_eq!(large, StatusCode::PAYLOAD_TOO_LARGE);
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_that_does_not_arrive_is_not_waited_for() {
        let never = Body::from_stream(stream::pending::<Result<Bytes, Infallible>>());
        let request = Request::put(format!("/api/boards/{}", name())).header(KEY_HEADER, KEY);
        let answer = router().oneshot(request.body(never).unwrap()).await.unwrap();
        assert_eq!(answer.status(), StatusCode::REQUEST_TIMEOUT);
    }

    #[test]
    fn only_silent_boards_make_room_for_new_ones() {
        let now = Instant::now() + 2 * SILENCE;
        let board = |changed| Board { changed, news: watch::Sender::new(String::new()) };
        let mut all: HashMap<String, Board> = (0..MOST_BOARDS).map(|n| (n.to_string(), board(now))).collect();
        assert!(!has_room(&mut all, now));
        all.insert("0".to_string(), board(now - SILENCE));
        assert!(has_room(&mut all, now));
        assert_eq!(all.len(), MOST_BOARDS - 1);
    }
}
