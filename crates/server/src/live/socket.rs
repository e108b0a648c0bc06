//! One connection of a device: frames in, frames out, and the limits of both.

use super::Live;
use super::table_task::{TaskMessage, closed};
use crate::client_address::ClientAddress;
use crate::slots::{LimitReached, Slot};
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use farkle_protocol::{CloseReason, FromHost, PROTOCOL, ToHost, decode, encode};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use rand::TryRng;
use rand::rngs::SysRng;
use std::cmp::Ordering;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, sleep_until, timeout};

/// Bytes of the longest frame that a device may send. What a player wants is far shorter.
const LONGEST_FRAME: usize = 4 * 1024;
/// Messages that wait to be sent. Whoever takes none of them is cut off.
const OUTBOX: usize = 64;
/// Bytes that are read at once. Each connection keeps so many, and most frames are shorter.
const READ_BUFFER: usize = 512;
/// Bytes that wait to be sent on one connection.
const WRITE_BUFFER: usize = 2 * 1024 * 1024;
/// Time for the last frames of a connection.
const FAREWELL: Duration = Duration::from_secs(2);

/// Opens a connection.
pub(super) async fn open(
    State(live): State<Option<Live>>,
    client: ClientAddress,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let refuse = |status: StatusCode, sentence: &str| (status, format!("{sentence}\n")).into_response();
    let Some(live) = live else {
        return refuse(StatusCode::NOT_FOUND, "This server keeps no tables.");
    };
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
    };
    if !is_same_origin(&headers) {
        return refuse(StatusCode::FORBIDDEN, "Only pages of this server can connect to a table.");
    }
    let slot = match live.0.sockets.take(client) {
        Ok(slot) => slot,
        Err(full) => {
            let (status, sentence) = match full {
                LimitReached::ForAll => {
                    (StatusCode::SERVICE_UNAVAILABLE, "Too many devices are connected: try later.")
                }
                LimitReached::ForThisClient => {
                    (StatusCode::TOO_MANY_REQUESTS, "Too many devices are connected from this address.")
                }
            };
            live.0.refusals.note(client, sentence);
            return refuse(status, sentence);
        }
    };
    let tasks = live.0.tasks.clone();
    upgrade
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE_BUFFER)
        .on_upgrade(move |socket| tasks.track_future(run(live, client, socket, slot)))
}

/// A page of another server must not speak in the name of its visitors. A program that is no
/// browser sends no origin.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let said = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let (Some(origin), Some(host)) = (said(header::ORIGIN), said(header::HOST)) else {
        return headers.get(header::ORIGIN).is_none();
    };
    origin.split_once("://").is_some_and(|(_, origin)| origin.eq_ignore_ascii_case(host))
}

/// Why a connection ends.
enum End {
    /// The device has gone.
    Gone,
    /// The device is told why.
    Because(CloseReason, String),
    /// The table has said the last word already, or the device takes nothing.
    Cut,
    /// The server stops.
    GoingAway,
}

async fn run(live: Live, client: ClientAddress, mut socket: WebSocket, _slot: Slot) {
    let (outbox, mut texts) = mpsc::channel(OUTBOX);
    let connection = live.next_connection();
    let mut mailbox = None;
    let end = match begin(&live, client, &mut socket, connection, outbox).await {
        Ok(opened) => {
            let end = talk(&live, &mut socket, connection, &opened, &mut texts).await;
            mailbox = Some(opened);
            end
        }
        Err(end) => end,
    };
    if let Some(mailbox) = mailbox {
        // The table may have ended before.
        let _ = mailbox.send(TaskMessage::Gone { connection }).await;
    }
    if let End::Because(CloseReason::TooOften | CloseReason::Malformed, sentence) = &end {
        live.0.refusals.note(client, sentence);
    }
    let _ = timeout(FAREWELL, farewell(&mut socket, end)).await;
}

async fn farewell(socket: &mut WebSocket, end: End) -> Result<(), axum::Error> {
    let code = match end {
        End::Gone => return Ok(()),
        End::Cut => close_code::AGAIN,
        End::Because(why, sentence) => {
            socket.send(Message::Text(closed(why, &sentence))).await?;
            close_code::POLICY
        }
        End::GoingAway => {
            let away = FromHost::GoingAway { after_ms: pause() };
            socket.send(Message::Text(encode(&away).into())).await?;
            close_code::AWAY
        }
    };
    socket.send(Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }))).await?;
    // The device confirms.
    while let Some(Ok(_)) = socket.recv().await {}
    Ok(())
}

/// Up to four seconds: a server that starts again is not asked by everybody at once.
fn pause() -> u32 {
    let mut bytes = [0; 2];
    let _ = SysRng.try_fill_bytes(&mut bytes);
    u32::from(u16::from_be_bytes(bytes)) / 16
}

/// The first message opens a table.
async fn begin(
    live: &Live,
    client: ClientAddress,
    socket: &mut WebSocket,
    connection: u64,
    outbox: mpsc::Sender<Utf8Bytes>,
) -> Result<mpsc::Sender<TaskMessage>, End> {
    let first = tokio::select! {
        first = timeout(live.limits().request_head, first(socket)) => first,
        () = live.0.shutdown.begun() => return Err(End::GoingAway),
    };
    let late = |_| End::Because(CloseReason::Silent, "The first message took too long.".to_string());
    let message = first.map_err(late)??;
    let ToHost::Open { table, device, invitation, have, acts, claim, protocol } = message else {
        return Err(malformed("the first message has to be 'open'"));
    };
    if let Some(sentence) = other_version(protocol) {
        return Err(End::Because(CloseReason::OtherVersion, sentence.to_string()));
    }
    let full =
        || End::Because(CloseReason::Overloaded, "Too many tables are open here: try later.".to_string());
    let open = TaskMessage::Open { connection, client, outbox, device, invitation, have, acts, claim };
    let mailbox = live.mailbox(table).ok_or_else(full)?;
    let Err(mpsc::error::SendError(open)) = mailbox.send(open).await else { return Ok(mailbox) };
    // The table went to rest at this moment.
    let mailbox = live.mailbox(table).ok_or_else(full)?;
    mailbox.send(open).await.map_err(|_| full())?;
    Ok(mailbox)
}

/// What somebody has to do whose program speaks another version of the protocol.
fn other_version(protocol: u32) -> Option<&'static str> {
    match protocol.cmp(&PROTOCOL) {
        Ordering::Equal => None,
        Ordering::Less => Some("This program is too old for the server: load the page again, or update it."),
        Ordering::Greater => {
            Some("This program is too new for the server: whoever runs the server has to update it.")
        }
    }
}

async fn talk(
    live: &Live,
    socket: &mut WebSocket,
    connection: u64,
    mailbox: &mpsc::Sender<TaskMessage>,
    texts: &mut mpsc::Receiver<Utf8Bytes>,
) -> End {
    let limits = live.limits();
    let quota = Quota::per_second(limits.messages_per_second).allow_burst(limits.message_burst);
    let rate: DefaultDirectRateLimiter = RateLimiter::direct(quota);
    let talk_quota = Quota::per_second(limits.talk_per_second).allow_burst(limits.talk_burst);
    let talk_rate: DefaultDirectRateLimiter = RateLimiter::direct(talk_quota);
    let mut heard = Instant::now();
    // A browser lets the timers of a hidden page run once a minute, and answers pings at any time.
    let mut pings = interval_at(heard + limits.socket_silence / 3, limits.socket_silence / 3);
    loop {
        tokio::select! {
            // What is told goes first, so that nobody who floods the server hears nothing.
            biased;
            () = live.0.shutdown.begun() => return End::GoingAway,
            text = texts.recv() => {
                let Some(text) = text else { return End::Cut };
                if !send(socket, Message::Text(text), limits.write_stall).await {
                    return End::Gone;
                }
            }
            message = next(socket) => {
                let message = match message {
                    Ok(message) => message,
                    Err(end) => return end,
                };
                heard = Instant::now();
                if rate.check().is_err() {
                    return End::Because(CloseReason::TooOften, "Too many messages in a second.".to_string());
                }
                let Some(message) = message else { continue };
                if matches!(message, ToHost::Open { .. }) {
                    return malformed("a connection opens one table");
                }
                let is_talk = matches!(message, ToHost::React { .. } | ToHost::Say { .. } | ToHost::Hint);
                if is_talk && talk_rate.check().is_err() {
                    continue;
                }
                if mailbox.send(TaskMessage::Message { connection, message }).await.is_err() {
                    // What the table has said before it ended is told.
                    while let Ok(text) = texts.try_recv() {
                        if !send(socket, Message::Text(text), limits.write_stall).await {
                            return End::Gone;
                        }
                    }
                    return End::Cut;
                }
            }
            _ = pings.tick() => {
                if !send(socket, Message::Ping(Bytes::new()), limits.write_stall).await {
                    return End::Gone;
                }
            }
            () = sleep_until(heard + limits.socket_silence) => {
                return End::Because(CloseReason::Silent, "Nothing was heard for too long.".to_string());
            }
        }
    }
}

/// Whether the device has taken a message in time: whoever takes a byte now and then takes none.
async fn send(socket: &mut WebSocket, message: Message, most: Duration) -> bool {
    matches!(timeout(most, socket.send(message)).await, Ok(Ok(())))
}

/// The first message.
async fn first(socket: &mut WebSocket) -> Result<ToHost, End> {
    loop {
        if let Some(message) = next(socket).await? {
            return Ok(message);
        }
    }
}

/// The next message; `None` for a ping or a pong, which the library answers.
async fn next(socket: &mut WebSocket) -> Result<Option<ToHost>, End> {
    match socket.recv().await {
        None | Some(Ok(Message::Close(_))) => Err(End::Gone),
        Some(Ok(Message::Text(text))) => {
            decode(&text).map(Some).map_err(|error| malformed(&error.to_string()))
        }
        Some(Ok(Message::Binary(_))) => Err(malformed("messages are text, not bytes")),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Err(error)) => Err(malformed(&error.to_string())),
    }
}

fn malformed(what: &str) -> End {
    End::Because(CloseReason::Malformed, format!("This frame is refused: {what}."))
}
