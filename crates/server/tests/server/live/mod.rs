//! Tables that several devices play at, over real sockets.

mod bad_frames;
mod computers;
mod device;
mod games;
mod leaving;
mod nodes;
mod options;
mod refusals;
mod restarts;
mod seats;
mod several_devices;

use crate::{Fixture, Limits, Server};
use device::Device;
use farkle_protocol::Secret;
use farkle_rules::{RuleSet, RuleSetDraft};
use farkle_server::{ServerKey, Settings, Site, Tables};
use farkle_store::{PostgresSettings, SqliteSettings, Store};
use farkle_table::TableId;
use std::num::NonZeroU32;
use std::path::Path;
use std::time::Duration;

/// A table that was created, as its link tells it.
#[derive(Clone, Copy)]
struct Link {
    table: TableId,
    invitation: Secret,
}

/// A server with tables that are kept in `store`.
pub(crate) fn start(store: Store, limits: Limits) -> Server {
    let tables = Tables {
        store,
        key: ServerKey::from_bytes([9; 32]),
        dice: farkle_server::DiceCount::default(),
        solutions: None,
    };
    Server::with(Settings {
        site: Site::of::<Fixture>(),
        tables: Some(tables),
        trusted_proxies: 0,
        public: crate::public(),
        metrics: false,
        limits,
    })
}

/// Limits for devices that are faster than any hand.
pub(crate) fn fast() -> Limits {
    let many = const { NonZeroU32::new(10_000).unwrap() };
    Limits {
        messages_per_second: many,
        message_burst: many,
        talk_per_second: many,
        talk_burst: many,
        computer_pause: Duration::ZERO,
        ..Limits::default()
    }
}

fn in_file(folder: &Path) -> Store {
    Store::sqlite(&folder.join("tables.db"), SqliteSettings::default()).unwrap()
}

pub(crate) async fn in_database(url: &str) -> Store {
    Store::postgres(&PostgresSettings::new(url, [1; 32])).await.unwrap()
}

/// A game of a few turns.
fn rules() -> RuleSet {
    let mut draft = RuleSetDraft::preset("playmonster").unwrap();
    draft.set("target", "1500").unwrap();
    RuleSet::try_from(draft).unwrap()
}

/// Asks for a table: the status and the text of the answer.
async fn create(server: &Server, body: &str) -> (u16, String) {
    let mut client = server.connect().await;
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    client.send(head + body).await;
    let answer = client.answer().await;
    (answer.status, answer.text().to_string())
}

async fn table(server: &Server, seats: usize) -> Link {
    table_of(server, &rules(), seats).await
}

async fn table_of(server: &Server, rules: &RuleSet, seats: usize) -> Link {
    let body = format!(r#"{{"rules":"{}","seats":{seats}}}"#, rules.code());
    let (status, text) = create(server, &body).await;
    assert_eq!(status, 201, "{text}");
    let created: serde_json::Value = serde_json::from_str(&text).unwrap();
    let said = |key: &str| created[key].as_str().unwrap().to_string();
    Link { table: said("table").parse().unwrap(), invitation: Secret::try_from(said("invitation")).unwrap() }
}

/// Devices that have sat down, in the order of their seats.
async fn seated(server: &Server, link: Link, names: &[&str]) -> Vec<Device> {
    let mut devices = Vec::new();
    for (at, name) in names.iter().enumerate() {
        let mut device = Device::new(at as u8 + 1, link);
        device.connect(server).await;
        device.join(name).await;
        devices.push(device);
    }
    devices
}
