//! The network between one device and one server.
//!
//! What a program sends over a WebSocket comes in order or not at all, so connections are cut, and
//! what was under way comes late or never. Messages about the game are lost, repeated and swapped,
//! too: the protocol allows for that.

use crate::live::table_task::TaskMessage;
use axum::extract::ws::Utf8Bytes;
use farkle_protocol::{FromHost, ToHost, decode};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::time::Duration;
use tokio::sync::mpsc;

/// What is under way in one direction.
#[derive(Debug)]
pub(super) struct Wire<T> {
    /// When it arrives, and in which order among others of that moment.
    packets: Vec<(Duration, u64, T)>,
    latest: Duration,
    sent: u64,
}

impl<T> Default for Wire<T> {
    fn default() -> Wire<T> {
        Wire { packets: Vec::new(), latest: Duration::ZERO, sent: 0 }
    }
}

impl<T: Clone> Wire<T> {
    /// Sends something; `rough` tells whether it may be lost, repeated and overtaken.
    pub(super) fn send(&mut self, now: Duration, packet: T, rough: bool, rng: &mut ChaCha8Rng) {
        if rough && rng.random_bool(0.05) {
            return;
        }
        if rough && rng.random_bool(0.05) {
            self.put(now, packet.clone(), rough, rng);
        }
        self.put(now, packet, rough, rng);
    }

    fn put(&mut self, now: Duration, packet: T, rough: bool, rng: &mut ChaCha8Rng) {
        let slow = if rng.random_bool(0.02) { 3000 } else { 150 };
        let arrives = now + Duration::from_millis(rng.random_range(5..slow));
        let due = if rough && rng.random_bool(0.2) { arrives } else { arrives.max(self.latest) };
        self.latest = self.latest.max(due);
        self.sent += 1;
        self.packets.push((due, self.sent, packet));
    }

    /// What has arrived, first things first.
    pub(super) fn arrived(&mut self, now: Duration) -> Option<T> {
        let first = self.packets.iter().enumerate().min_by_key(|(_, (due, sent, _))| (*due, *sent));
        let (at, &(due, ..)) = first?;
        (due <= now).then(|| self.packets.swap_remove(at).2)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.packets.is_empty()
    }
}

/// A connection of a device to a table of a server.
#[derive(Debug)]
pub(super) struct Connection {
    pub(super) server: usize,
    pub(super) number: u64,
    /// The table, once the first message has arrived there.
    pub(super) mailbox: Option<mpsc::Sender<TaskMessage>>,
    pub(super) outbox: Option<mpsc::Sender<Utf8Bytes>>,
    pub(super) told: mpsc::Receiver<Utf8Bytes>,
    pub(super) to_server: Wire<ToHost>,
    pub(super) to_device: Wire<String>,
    /// Neither side hears the other any more, and neither knows it.
    pub(super) is_dead: bool,
    /// Nothing more is told: the device learns of it when it has heard the rest.
    pub(super) is_closed: bool,
}

/// Messages that wait for a device, as behind a real socket.
const OUTBOX: usize = 64;

impl Connection {
    pub(super) fn new(server: usize, number: u64) -> Connection {
        let (outbox, told) = mpsc::channel(OUTBOX);
        Connection {
            server,
            number,
            mailbox: None,
            outbox: Some(outbox),
            told,
            to_server: Wire::default(),
            to_device: Wire::default(),
            is_dead: false,
            is_closed: false,
        }
    }

    /// Tells the table that the device has gone, as the server does when it finds a socket closed.
    pub(super) fn end(self) {
        if let Some(mailbox) = self.mailbox {
            // A table that has ended needs to know nothing.
            let _ = mailbox.try_send(TaskMessage::Gone { connection: self.number });
        }
    }
}

/// Whether the protocol allows for it that this message is lost or comes twice: it is sent again,
/// or a later one brings to light that it is missing. A wish to act is said again with the next
/// connection only.
pub(super) fn is_rough_to_server(message: &ToHost) -> bool {
    !matches!(message, ToHost::Open { .. } | ToHost::ActHere)
}

/// As [`is_rough_to_server`], in the other direction.
pub(super) fn is_rough_to_device(text: &str) -> bool {
    matches!(
        decode::<FromHost>(text),
        Ok(FromHost::Events { .. }
            | FromHost::Done { .. }
            | FromHost::Refused { .. }
            | FromHost::Beat { .. })
    )
}
