//! Exact solutions: begun on demand, watched, stopped, and cached.
//!
//! One worker solves one game at a time. A new game ends the work on the last one, which nobody
//! needs any more. The only way to end work in a browser is to end the worker.

use super::helper::Helper;
use super::{AGAIN_AFTER_MS, Duel, Unable, ask, solution_cache};
use crate::page::browser;
use farkle_thinking::{Answer, Estimate, Question, Trouble};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// A solution begins without a request if its estimate is at most this, in seconds of a fast
/// machine. Estimates are upper bounds and hold for one worker of a browser, too, by and large
/// (docs/strategy/performance.md).
const AT_ONCE_SECONDS: f64 = 4.0;

/// The pause between two looks at a solution that somebody waits for.
const LOOK_AGAIN_MS: i32 = 30;
/// The timeout of a solution without progress, in looks: some ten seconds. It counts looks, so that
/// the time in which a page sleeps does not count.
const PATIENCE_LOOKS: u32 = 330;

/// The state of the exact solution of a duel.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Exact {
    /// Nobody has asked for it.
    #[default]
    NotBegun,
    /// Somebody has stopped it.
    Stopped,
    /// It takes this many seconds by the estimate, and begins on request.
    Long(f64),
    /// It is being looked up or solved.
    Solving {
        /// The share that is done, from 0 to 1.
        done: f64,
        /// The seconds left, if known.
        left: Option<f64>,
    },
    /// It is available.
    Ready {
        /// Whether it comes from the cache.
        kept: bool,
        /// How long it took, in milliseconds.
        milliseconds: f64,
        /// The chances to win of the side that begins and of the other.
        win: [f64; 2],
    },
    /// The worker has failed. The solution begins again on request, or by itself some minutes
    /// later.
    Failed {
        /// When, in milliseconds since 1970.
        at: f64,
    },
    /// There is none for these rules, or in this browser.
    No(Unable),
}

impl Exact {
    fn failed() -> Exact {
        Exact::Failed { at: browser::now_ms() }
    }

    /// Whether it may begin without a request, at the moment `now`.
    fn is_open(self, now: f64) -> bool {
        match self {
            // Since that was noted, it may have been solved and cached.
            Exact::NotBegun | Exact::Long(_) => true,
            Exact::Failed { at } => now - at > AGAIN_AFTER_MS,
            Exact::Stopped | Exact::Solving { .. } | Exact::Ready { .. } | Exact::No(_) => false,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Work {
    key: String,
    exact: Exact,
}

thread_local! {
    static WORK: ArcRwSignal<Work> = ArcRwSignal::new(Work::default());
    /// The estimated states by key, for duels that nobody is solving.
    static ESTIMATED: ArcRwSignal<BTreeMap<String, Exact>> = ArcRwSignal::new(BTreeMap::new());
    static SOLVER: RefCell<Option<Rc<Helper>>> = const { RefCell::new(None) };
    /// The keys of the duels that are quick to solve.
    static QUICK: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
    /// Whether a person has requested the latest work: then work without a request does not end it.
    static ASKED_FOR: Cell<bool> = const { Cell::new(false) };
    /// The number of the latest run; results of earlier runs are dropped.
    static RUN: Cell<u32> = const { Cell::new(0) };
}

/// The state of the exact solution.
pub(crate) fn state_of(duel: &Duel) -> Exact {
    state(&duel.key())
}

fn state(key: &str) -> Exact {
    let begun = WORK.with(|work| work.with(|work| (work.key == key).then_some(work.exact)));
    let estimated = || ESTIMATED.with(|all| all.with(|all| all.get(key).copied()));
    begun.or_else(estimated).unwrap_or_default()
}

fn state_now(key: &str) -> Exact {
    untrack(|| state(key))
}

/// Whether there is work to stop.
pub(crate) fn can_be_stopped(exact: Exact) -> bool {
    matches!(exact, Exact::Solving { done, .. } if done > 0.0)
}

fn note(key: &str, exact: Exact) {
    WORK.with(|work| work.set(Work { key: key.to_string(), exact }));
}

/// The worker that holds the solution.
pub(crate) fn solver_of(duel: &Duel) -> Option<Rc<Helper>> {
    let ready = matches!(state_now(&duel.key()), Exact::Ready { .. });
    SOLVER.with(|solver| solver.borrow().clone()).filter(|_| ready)
}

/// Begins the solution if it is cached or quick; otherwise notes its estimate.
pub(crate) fn begin_if_quick(duel: &Duel) {
    let duel = duel.clone();
    spawn_local(async move {
        let _ = is_begun_if_quick(&duel).await;
    });
}

/// Waits for the solution if it is cached or quick, as long as there is progress and `is_wanted`
/// holds. The speed of the machine makes no difference, so the same dice lead to the same game for
/// everybody who waits. A worker without progress for some ten seconds is ended, and nobody waits
/// for this solution again.
pub(crate) async fn when_settled(duel: &Duel, is_wanted: impl Fn() -> bool) {
    let begun = Rc::new(Cell::new(None));
    let (asked, answer) = (duel.clone(), begun.clone());
    spawn_local(async move { answer.set(Some(is_begun_if_quick(&asked).await)) });
    let (mut looks, mut last) = (0, None);
    while is_wanted() {
        let part = untrack(|| part_awaited(duel));
        match begun.get() {
            Some(true) if part.is_some() => {}
            Some(_) => return,
            None => {}
        }
        looks = if part == last { looks + 1 } else { 0 };
        last = part;
        if looks > PATIENCE_LOOKS {
            if part.is_some() {
                stop();
            }
            return;
        }
        browser::pause(LOOK_AGAIN_MS).await;
    }
}

/// The share that is done of a quick solution, for which computer players wait.
pub(crate) fn part_awaited(duel: &Duel) -> Option<f64> {
    let takes_little = QUICK.with(|quick| quick.borrow().contains(&duel.key()));
    match state_of(duel) {
        Exact::Solving { done, .. } if takes_little => Some(done),
        _ => None,
    }
}

/// Whether the solution is cached or quick; if so it begins, unless it is available or was stopped.
async fn is_begun_if_quick(duel: &Duel) -> bool {
    let key = duel.key();
    let is_open = || state_now(&key).is_open(browser::now_ms());
    if !is_open() && !matches!(state_now(&key), Exact::Solving { .. }) {
        return false;
    }
    let estimated = match solution_cache::is_kept(&key).await {
        true => Ok(0.0),
        false => estimate(duel).await.map(|estimate| estimate.seconds),
    };
    match estimated {
        Ok(seconds) if seconds <= AT_ONCE_SECONDS => {
            // Another task may have begun or stopped it meanwhile.
            if is_open() {
                if is_busy() && ASKED_FOR.get() {
                    // It is offered, and begins by itself the next time.
                    note_estimate(key, Exact::Long(seconds));
                    return false;
                }
                run(duel);
                ASKED_FOR.set(false);
            }
            QUICK.with(|quick| quick.borrow_mut().insert(key));
            return true;
        }
        _ if !is_open() => {}
        Ok(seconds) => note_estimate(key, Exact::Long(seconds)),
        Err(unable @ Unable::Trouble(_)) => note_estimate(key, Exact::No(unable)),
        // The next call asks again.
        Err(Unable::NoThinker) => {}
    }
    false
}

fn note_estimate(key: String, exact: Exact) {
    ESTIMATED.with(|all| {
        all.update(|all| {
            all.insert(key, exact);
        });
    });
}

fn is_busy() -> bool {
    WORK.with(|work| matches!(work.get_untracked().exact, Exact::Solving { .. }))
}

async fn estimate(duel: &Duel) -> Result<Estimate, Unable> {
    match ask(Question::Estimate { rules: duel.code(), seats: duel.seats }).await? {
        Answer::Estimate(estimate) => Ok(estimate),
        _ => Err(Unable::NoThinker),
    }
}

/// Begins the solution on request, however long it takes.
pub(crate) fn begin(duel: &Duel) {
    run(duel);
    ASKED_FOR.set(true);
}

/// Begins the solution, unless it is available; other work ends.
fn run(duel: &Duel) {
    let key = duel.key();
    if matches!(state_now(&key), Exact::Solving { .. } | Exact::Ready { .. }) {
        return;
    }
    if is_busy() {
        stop();
    }
    note(&key, Exact::Solving { done: 0.0, left: None });
    let run = next_run();
    let (rules, seats) = (duel.code(), duel.seats);
    spawn_local(async move {
        let kept = solution_cache::find(&key).await;
        if !is_wanted(run) {
            return;
        }
        let began = browser::now_ms();
        let Some(solver) = solver() else { return note(&key, Exact::No(Unable::NoThinker)) };
        let progress_key = key.clone();
        let answer = solver.ask(Question::Solve { rules, seats, kept }, move |done| {
            let seconds = (browser::now_ms() - began) / 1000.0;
            let left = (done > 0.02 && seconds > 0.5).then(|| seconds / done * (1.0 - done));
            if is_wanted(run) {
                note(&progress_key, Exact::Solving { done, left });
            }
        });
        // A waiting task must not hold the worker, because stopping ends the worker by dropping it.
        drop(solver);
        let answer = answer.await;
        if !is_wanted(run) {
            return;
        }
        match answer {
            Ok(Ok(Answer::Solution(solution))) => {
                let milliseconds = browser::now_ms() - began;
                let kept = solution.sweeps == 0;
                note(&key, Exact::Ready { kept, milliseconds, win: solution.win });
                browser::mark(if kept { "solution-kept" } else { "solution-solved" });
                if let Some(bytes) = solution.keep {
                    solution_cache::keep(&key, &bytes).await;
                }
            }
            Ok(Err(trouble)) => note(&key, Exact::No(Unable::Trouble(trouble))),
            Ok(Ok(_)) => note(&key, Exact::No(Unable::Trouble(Trouble::Unreadable))),
            // It may have run out of memory, which says nothing about the worker for quick
            // questions.
            Err(_) => {
                end_solver();
                note(&key, Exact::failed());
            }
        }
    });
}

fn next_run() -> u32 {
    RUN.with(|run| {
        run.set(run.get().wrapping_add(1));
        run.get()
    })
}

fn is_wanted(run: u32) -> bool {
    RUN.with(Cell::get) == run
}

fn end_solver() {
    // It is dropped outside of the borrow, because dropping notifies those who wait.
    let solver = SOLVER.with(|solver| solver.borrow_mut().take());
    drop(solver);
}

/// Drops a solver that has failed, unless it was replaced meanwhile. Its work can begin again on
/// request, or some minutes later.
pub(super) fn lose(solver: &Rc<Helper>) {
    let is_current = SOLVER.with(|now| now.borrow().as_ref().is_some_and(|now| Rc::ptr_eq(now, solver)));
    if is_current {
        next_run();
        end_solver();
        WORK.with(|work| work.update(|work| work.exact = Exact::failed()));
    }
}

/// Stops the work.
pub(crate) fn stop() {
    next_run();
    end_solver();
    WORK.with(|work| work.update(|work| work.exact = Exact::Stopped));
}

fn solver() -> Option<Rc<Helper>> {
    SOLVER.with(|solver| {
        let mut solver = solver.borrow_mut();
        if solver.is_none() {
            *solver = Helper::start().map(Rc::new);
        }
        solver.clone()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_failed_is_begun_again_some_minutes_later() {
        let failed = Exact::Failed { at: 1_000.0 };
        assert!(!failed.is_open(1_000.0 + AGAIN_AFTER_MS));
        assert!(failed.is_open(1_001.0 + AGAIN_AFTER_MS));
    }

    #[test]
    fn what_somebody_has_stopped_or_can_not_be_solved_does_not_begin_by_itself() {
        for exact in [Exact::Stopped, Exact::No(Unable::NoThinker), Exact::Solving { done: 0.5, left: None }]
        {
            assert!(!exact.is_open(f64::MAX), "{exact:?}");
        }
        assert!(Exact::NotBegun.is_open(0.0) && Exact::Long(60.0).is_open(0.0));
    }
}
