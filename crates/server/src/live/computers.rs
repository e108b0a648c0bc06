//! The computer players of all tables: who decides for them, and on how many threads.
//!
//! They get the game and a random number of its secret seed, as at a local table, and answer with
//! an action. They think on threads of their own, a few at a time, so nobody else's move waits for
//! them.

use super::champions::Champions;
use farkle_client::PendingDecision;
use farkle_rules::Action;
use farkle_solutions::SolutionFolder;
use farkle_strategy::{ComputerPlayer, Temperament};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

/// How many players are remembered. Studying the rules takes some milliseconds.
const REMEMBERED: usize = 32;

#[derive(Debug)]
pub(super) struct Computers {
    /// The right to think.
    threads: Arc<Semaphore>,
    /// The latest ones last.
    known: Arc<Mutex<VecDeque<Arc<ComputerPlayer>>>>,
    /// Those who play exactly, if solutions can be kept.
    champions: Option<Champions>,
}

impl Computers {
    /// At most this many think at the same time. Without a folder for solutions champions play by
    /// estimates.
    pub(super) fn new(threads: usize, solutions: Option<SolutionFolder>) -> Computers {
        Computers {
            threads: Arc::new(Semaphore::new(threads.max(1))),
            known: Arc::default(),
            champions: solutions.map(Champions::new),
        }
    }

    /// Answers a question, after a pause in which people see what has happened before.
    pub(super) fn ask(&self, question: PendingDecision, pause: Duration) -> JoinHandle<Option<Action>> {
        let (threads, known, champions) = (self.threads.clone(), self.known.clone(), self.champions.clone());
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let turn = threads.acquire_owned().await.ok()?;
            let think = move || {
                let _turn = turn;
                let temperament = question.temperament.parse().ok()?;
                let exact = champions.filter(|_| temperament == Temperament::Champion);
                let exact = exact.and_then(|champions| champions.of(&question.game));
                let player = exact.unwrap_or_else(|| player(&known, temperament, &question));
                player.decide(&question.game, question.number)
            };
            if cfg!(test) {
                // In the simulation everything runs on one thread, so that it follows from its
                // seed.
                return think();
            }
            tokio::task::spawn_blocking(think).await.ok().flatten()
        })
    }
}

/// The player for a question, who is remembered for the next one.
fn player(
    known: &Mutex<VecDeque<Arc<ComputerPlayer>>>,
    temperament: Temperament,
    question: &PendingDecision,
) -> Arc<ComputerPlayer> {
    let rules = question.game.rules();
    let lock = || known.lock().unwrap_or_else(PoisonError::into_inner);
    let is_it = |player: &Arc<ComputerPlayer>| player.temperament() == temperament && player.rules() == rules;
    if let Some(player) = lock().iter().find(|player| is_it(player)) {
        return player.clone();
    }
    let player = Arc::new(ComputerPlayer::new(temperament, rules));
    let mut known = lock();
    if known.len() == REMEMBERED {
        known.pop_front();
    }
    known.push_back(player.clone());
    player
}
