//! Live scoreboards: a score pad sends every change, and everyone with the link sees it at once.
//!
//! The name of a board follows from the key of the pad that writes to it, so only that pad can
//! write, and everybody who has the name can watch. A board is a view of a pad that is stored
//! elsewhere, so it lives in memory: after a restart the next change of the pad brings it back.

mod all;
mod reader;

use crate::client_address::ClientAddress;
use crate::limits::Limits;
use crate::refusals::Refusals;
use crate::shutdown::Shutdown;
use crate::slots::{LimitReached, Slots};
use crate::state::AppState;
use all::AllBoards;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use farkle_client::pad::board_name;
use futures_util::{StreamExt, stream};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use reader::Reader;
use std::convert::Infallible;
use std::sync::Arc;

/// The header with the key of a board.
const KEY_HEADER: &str = "x-board-key";
/// Lengths of keys: long enough that nobody guesses them.
const KEY_LENGTHS: std::ops::RangeInclusive<usize> = 16..=64;
/// The longest evening is far below this.
const MOST_BYTES: usize = 256 * 1024;
/// When more clients than this are counted, those that have paused are forgotten.
const COUNTED_CLIENTS: usize = 10_000;

/// The scoreboards and their limits. Clones share them.
#[derive(Clone)]
pub(crate) struct Boards {
    all: AllBoards,
    reader: Reader,
    writes: Arc<DefaultKeyedRateLimiter<ClientAddress>>,
    watchers: Slots,
    refusals: Refusals,
    limits: Limits,
}

impl Boards {
    pub(crate) fn new(limits: Limits, refusals: Refusals) -> Boards {
        let writes = Quota::per_second(limits.board_writes_per_second).allow_burst(limits.board_write_burst);
        Boards {
            all: AllBoards::new(limits),
            reader: Reader::new(),
            writes: Arc::new(RateLimiter::keyed(writes)),
            watchers: Slots::new(usize::MAX, limits.watchers_per_client),
            refusals,
            limits,
        }
    }

    /// Counts a change by a client, and refuses it if there were too many.
    fn count_write(&self, client: ClientAddress) -> Result<(), BoardRefusal> {
        if self.writes.len() > COUNTED_CLIENTS {
            self.writes.retain_recent();
        }
        self.writes.check_key(&client).map_err(|_| BoardRefusal::TooOften)
    }

    /// A refusal as an answer, with a line in the log if a limit was reached.
    fn refuse(&self, client: ClientAddress, refusal: BoardRefusal) -> Response {
        if matches!(refusal.status(), StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            self.refusals.note(client, &refusal.sentence());
        }
        refusal.into_response()
    }
}

/// Why a request about a board is refused.
#[derive(Debug)]
enum BoardRefusal {
    NoKey,
    WrongKey,
    NoBoard,
    TooOften,
    TooMany(LimitReached),
    TooManyWatch(LimitReached),
    TooLarge,
    TooSlow,
    Unreadable(String),
}

impl BoardRefusal {
    fn status(&self) -> StatusCode {
        match self {
            BoardRefusal::NoKey | BoardRefusal::Unreadable(_) => StatusCode::BAD_REQUEST,
            BoardRefusal::WrongKey => StatusCode::FORBIDDEN,
            BoardRefusal::NoBoard => StatusCode::NOT_FOUND,
            BoardRefusal::TooSlow => StatusCode::REQUEST_TIMEOUT,
            BoardRefusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            BoardRefusal::TooOften
            | BoardRefusal::TooMany(LimitReached::ForThisClient)
            | BoardRefusal::TooManyWatch(LimitReached::ForThisClient) => StatusCode::TOO_MANY_REQUESTS,
            BoardRefusal::TooMany(LimitReached::ForAll)
            | BoardRefusal::TooManyWatch(LimitReached::ForAll) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    fn sentence(&self) -> String {
        let sentence = match self {
            BoardRefusal::NoKey => "A scoreboard needs a key in x-board-key: 16 to 64 letters and digits.",
            BoardRefusal::WrongKey => "This is not the key of this scoreboard.",
            BoardRefusal::NoBoard => "There is no such scoreboard now.",
            BoardRefusal::TooOften => "Too many changes from this address: try again in a second.",
            BoardRefusal::TooMany(LimitReached::ForAll) => {
                "There are too many scoreboards here at the moment: try again later."
            }
            BoardRefusal::TooMany(LimitReached::ForThisClient) => {
                "There are too many scoreboards from this address: end one, or try again later."
            }
            BoardRefusal::TooManyWatch(LimitReached::ForAll) => "Too many are watching this scoreboard.",
            BoardRefusal::TooManyWatch(LimitReached::ForThisClient) => {
                "Too many scoreboards are watched from this address: close one first."
            }
            BoardRefusal::TooLarge => return format!("This pad has more than {} kB.", MOST_BYTES / 1024),
            BoardRefusal::TooSlow => "This took too long.",
            BoardRefusal::Unreadable(why) => return why.clone(),
        };
        sentence.to_string()
    }
}

impl IntoResponse for BoardRefusal {
    fn into_response(self) -> Response {
        let mut response = (self.status(), format!("{}\n", self.sentence())).into_response();
        if matches!(self, BoardRefusal::TooOften) {
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("1"));
        }
        response
    }
}

/// The routes of the boards.
pub(crate) fn routes() -> Router<AppState> {
    Router::new()
        .route("/api/boards/{name}", get(watch_board).put(write_board).delete(end_board))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
}

/// Whoever has the key of a board and has not changed boards too often. It is known before the
/// rest of the request is read.
struct Writer {
    name: String,
    client: ClientAddress,
}

impl FromRequestParts<AppState> for Writer {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Writer, Response> {
        let client =
            ClientAddress::from_request_parts(parts, state).await.map_err(IntoResponse::into_response)?;
        let Path(name): Path<String> =
            Path::from_request_parts(parts, state).await.map_err(IntoResponse::into_response)?;
        check_key(&name, &parts.headers)
            .and_then(|()| state.boards.count_write(client))
            .map_err(|refusal| state.boards.refuse(client, refusal))?;
        Ok(Writer { name, client })
    }
}

fn check_key(name: &str, headers: &HeaderMap) -> Result<(), BoardRefusal> {
    let key = headers.get(KEY_HEADER).and_then(|key| key.to_str().ok()).unwrap_or_default();
    if !KEY_LENGTHS.contains(&key.len()) || !key.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(BoardRefusal::NoKey);
    }
    if board_name(key) == name { Ok(()) } else { Err(BoardRefusal::WrongKey) }
}

async fn write_board(State(boards): State<Boards>, writer: Writer, request: Request) -> Response {
    let written = tokio::time::timeout(boards.limits.board_request, write(&boards, &writer, request));
    match written.await.unwrap_or(Err(BoardRefusal::TooSlow)) {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(refusal) => boards.refuse(writer.client, refusal),
    }
}

async fn write(boards: &Boards, writer: &Writer, request: Request) -> Result<(), BoardRefusal> {
    let body = Bytes::from_request(request, &()).await.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => BoardRefusal::TooLarge,
        _ => BoardRefusal::Unreadable(rejection.body_text()),
    })?;
    let text = boards.reader.read(body).await.map_err(BoardRefusal::Unreadable)?;
    boards.all.write(&writer.name, writer.client, text).map_err(BoardRefusal::TooMany)
}

/// Ends a board. The streams of its watchers end, too.
async fn end_board(State(boards): State<Boards>, writer: Writer) -> StatusCode {
    boards.all.remove(&writer.name);
    StatusCode::NO_CONTENT
}

async fn watch_board(
    State(boards): State<Boards>,
    State(shutdown): State<Shutdown>,
    client: ClientAddress,
    Path(name): Path<String>,
) -> Response {
    match watch(&boards, shutdown, client, &name) {
        Ok(response) => response,
        Err(refusal) => boards.refuse(client, refusal),
    }
}

fn watch(
    boards: &Boards,
    shutdown: Shutdown,
    client: ClientAddress,
    name: &str,
) -> Result<Response, BoardRefusal> {
    let (watchers, mut news) = boards.all.watch(name).ok_or(BoardRefusal::NoBoard)?;
    if watchers >= boards.limits.watchers_per_board {
        return Err(BoardRefusal::TooManyWatch(LimitReached::ForAll));
    }
    let slot = boards.watchers.take(client).map_err(BoardRefusal::TooManyWatch)?;
    // Whoever comes gets the latest state first.
    news.mark_changed();
    let changes = stream::unfold((news, slot), |(mut news, slot)| async move {
        news.changed().await.ok()?;
        let event = Event::default().data(news.borrow_and_update().as_str());
        Some((Ok::<_, Infallible>(event), (news, slot)))
    });
    let changes = changes.take_until(async move { shutdown.begun().await });
    Ok(Sse::new(changes).keep_alive(KeepAlive::default()).into_response())
}
