//! Tables of which something breaks that no device can break: a task that panics, a store that
//! forgets, a mailbox that somebody keeps.

use super::log_entry::created;
use super::table_task::TaskMessage;
use super::{Live, ServerKey, Tables};
use crate::client_address::ClientAddress;
use crate::limits::Limits;
use crate::refusals::Refusals;
use crate::shutdown::Shutdown;
use axum::extract::ws::Utf8Bytes;
use farkle_protocol::{CloseReason, CommandId, FromHost, SeatWish, Secret, TableOptions, ToHost, decode};
use farkle_rules::{RuleSet, Seat};
use farkle_store::{Commit, MemoryFault, Store};
use farkle_table::{Seed, TableId};
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc as threads;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::sleep;

/// Longer than any of these tests takes on a machine that is busy.
const PATIENCE: Duration = Duration::from_secs(20);

/// Runs something while time passes as soon as nobody has anything to do, and fails if that is
/// never the case.
fn in_virtual_time<F: Future<Output = ()>>(run: impl FnOnce() -> F + Send + 'static) {
    let (done, is_done) = threads::channel();
    let thread = std::thread::spawn(move || {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        runtime.enable_time().start_paused(true).build().unwrap().block_on(run());
        let _ = done.send(());
    });
    match is_done.recv_timeout(PATIENCE) {
        Err(threads::RecvTimeoutError::Timeout) => panic!("a task never waits"),
        _ => thread.join().unwrap(),
    }
}

fn invitation() -> Secret {
    Secret::from_bytes([1; 16])
}

fn table(number: u64) -> TableId {
    TableId::from_random(number)
}

fn live(store: Store, limits: Limits) -> Live {
    let key = ServerKey::from_bytes([9; 32]);
    let tables = Tables { store, key, dice: crate::DiceCount::default(), solutions: None };
    Live::new(tables, limits, Refusals::default(), Shutdown::new())
}

/// The first commit of a table with one seat.
fn first_commit(table: TableId) -> Commit {
    let server = ServerKey::from_bytes([9; 32]).seed(table, 1).server_commitment(table);
    let rules = RuleSet::preset("classic").unwrap();
    created(&rules, 1, TableOptions::default(), &invitation(), u64::MAX, server)
}

/// A device at a table, without a socket.
struct Device {
    mailbox: mpsc::Sender<TaskMessage>,
    told: mpsc::Receiver<Utf8Bytes>,
}

impl Device {
    async fn open(live: &Live, table: TableId) -> Device {
        let mailbox = live.mailbox(table).expect("there is room for the table");
        let (outbox, told) = mpsc::channel(64);
        let client = ClientAddress::of([192, 0, 2, 1].into());
        let (device, invitation) = (Secret::from_bytes([2; 16]), Some(invitation()));
        let (connection, have, acts, claim) = (1, None, true, None);
        let open = TaskMessage::Open { connection, client, outbox, device, invitation, have, acts, claim };
        mailbox.send(open).await.unwrap();
        Device { mailbox, told }
    }

    async fn ask(&self, number: u64, wish: SeatWish) {
        let message = ToHost::Ask { id: CommandId::new(1, number), game: 1, wish };
        self.mailbox.send(TaskMessage::Message { connection: 1, message }).await.unwrap();
    }

    /// What it is told until the table closes the connection.
    async fn told_until_closed(&mut self) -> Option<FromHost> {
        let mut last = None;
        while let Some(text) = self.told.recv().await {
            last = Some(decode(&text).unwrap());
        }
        last
    }
}

#[test]
fn a_table_whose_mailbox_somebody_keeps_sleeps_until_it_is_given_back() {
    in_virtual_time(|| async {
        let limits = Limits::default();
        let live = live(Store::memory(), limits);
        live.store().append(table(1), 0, first_commit(table(1))).await.unwrap();
        let Device { mailbox, told } = Device::open(&live, table(1)).await;
        drop(told);
        mailbox.send(TaskMessage::Gone { connection: 1 }).await.unwrap();
        // If the table asked again without a pause, time would not pass.
        sleep(limits.table_rest * 10).await;
        assert_eq!(live.running().len(), 1);
        drop(mailbox);
        sleep(limits.table_rest * 2).await;
        assert_eq!(live.running().len(), 0, "it rests once nobody can write to it");
    });
}

#[test]
fn a_table_whose_task_panics_leaves_its_place_to_another_one() {
    in_virtual_time(|| async {
        let store = Store::faulty_memory(|| panic!("the store has a fault"));
        let live = live(store, Limits { running_tables: 1, ..Limits::default() });
        Device::open(&live, table(1)).await.told_until_closed().await;
        sleep(Duration::from_secs(1)).await;
        assert_eq!(live.running().len(), 0);
        assert!(live.mailbox(table(2)).is_some(), "there is room for one table");
    });
}

#[test]
fn a_store_that_has_lost_commits_of_a_running_table_ends_it_and_not_the_server() {
    in_virtual_time(|| async {
        // How many accesses to the store remain until it loses the last commit.
        let left = Arc::new(AtomicU32::new(u32::MAX));
        let counted = left.clone();
        let store = Store::faulty_memory(move || {
            let is_last = counted.fetch_sub(1, Ordering::Relaxed) == 1;
            (Duration::ZERO, is_last.then_some(MemoryFault::Forgotten))
        });
        let live = live(store.clone(), Limits::default());
        store.append(table(1), 0, first_commit(table(1))).await.unwrap();
        let mut device = Device::open(&live, table(1)).await;
        device.ask(1, SeatWish::Join { name: "Ann".into(), color: None, seat: None }).await;
        sleep(Duration::from_secs(1)).await;
        // Ready is stored. The lock, which the table adds by itself, does not fit any more.
        left.store(2, Ordering::Relaxed);
        let seat = Seat::new(0).unwrap();
        let commitment = Seed::from_phrase("Ann").device_commitment(table(1), 1, seat);
        device.ask(2, SeatWish::Ready { commitment }).await;
        let last = device.told_until_closed().await;
        assert!(
            matches!(last, Some(FromHost::Closed { why: CloseReason::Overloaded, .. })),
            "the connection ends with a reason: {last:?}"
        );
        assert_eq!(left.load(Ordering::Relaxed), 0, "nothing was tried again");
    });
}
