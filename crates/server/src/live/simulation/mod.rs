//! Tables in a world that goes wrong, from one seed each: devices that start anew, a network that
//! cuts, loses, delays, repeats and swaps, and two servers of one store that crash, race, and can't
//! always write. The tables, the devices and the players are the real ones. The clock, the network
//! and the store are not.
//!
//! Every run checks that nothing acknowledged is lost, that no command acts twice, that nobody is
//! told a secret, that in the end everybody sees the same, that one of two devices of a seat acts,
//! and that the dice can be proved.
//!
//! `FARKLE_SIMULATION=42` runs the seed 42 alone and prints its messages.

mod device;
mod network;
mod witness;
mod world;

use farkle_store::Commit;
use farkle_table::TableId;
use std::sync::atomic::{AtomicU64, Ordering};
use world::World;

/// The table of a seed, and its log when everything is over.
pub(super) fn log_of(seed: u64) -> (TableId, Vec<Commit>) {
    World::run_to_log(seed)
}

/// So many seeds run with all other tests.
const SEEDS: u64 = 150;
/// So many run with `cargo xtask test --long`.
const SEEDS_OF_THE_CAMPAIGN: u64 = 10_000;

/// So many of them run a second time.
const SEEDS_RUN_TWICE: u64 = 20;

fn number_in(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable}={text}: a whole number is expected")))
}

#[test]
fn whatever_goes_wrong_every_table_is_played_to_its_end_and_nothing_is_lost() {
    if let Some(seed) = number_in("FARKLE_SIMULATION") {
        println!("{:?}", World::run(seed, true));
        return;
    }
    run(SEEDS);
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn whatever_goes_wrong_ten_thousand_tables_are_played_to_their_end() {
    run(SEEDS_OF_THE_CAMPAIGN);
}

/// Runs the seeds below this number.
fn run(seeds: u64) {
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let mut sum = world::Counts::default();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds {
                return sum;
            }
            let Ok(counts) = std::panic::catch_unwind(|| World::run(seed, false).counts) else {
                panic!("seed {seed} fails: FARKLE_SIMULATION={seed} runs it alone");
            };
            sum += counts;
        }
    };
    let counts = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut sum = world::Counts::default();
        workers.into_iter().for_each(|worker| sum += worker.join().unwrap());
        sum
    });
    println!("{seeds} seeds: {counts:?}");
    assert!(counts.everything_went_wrong(), "a fault that never happens is not tested: {counts:?}");
}

#[test]
fn a_seed_gives_the_same_run_again() {
    for seed in 0..SEEDS_RUN_TWICE {
        assert_eq!(World::run(seed, false), World::run(seed, false));
    }
}
