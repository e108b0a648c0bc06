//! Exact solutions: begun when they are wanted, watched, stopped, and kept for the next time.
//!
//! One worker solves one game at a time. A game by other rules ends the work on the last one, which nobody waits for
//! any more; ending the worker is the one way to end work in a browser.

use super::helper::Helper;
use super::{AGAIN_AFTER_MS, Duel, Unable, ask, kept};
use crate::browser;
use farkle_thinking::{Answer, Estimate, Question, Trouble};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Solved without being asked for, if the estimate is no longer than this, in seconds of a fast machine. Estimates are meant
/// to be no less than the truth, and by and large hold for one worker of a browser as well (docs/strategy.md).
const AT_ONCE_SECONDS: f64 = 4.0;

/// How often whoever waits for a solution looks whether it is there.
const LOOK_AGAIN_MS: i32 = 30;
/// Without progress for so many looks (some ten seconds) nobody waits any longer. Looks are counted and not the time: a
/// page that slept has not waited.
const PATIENCE_LOOKS: u32 = 330;

/// How far the exact solution of some rules is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Exact {
    /// Nobody has asked for it.
    #[default]
    NotBegun,
    /// Somebody has ended the work.
    Stopped,
    /// It was estimated and takes so many seconds: somebody has to want it.
    Long(f64),
    /// It is looked for, or being solved.
    Solving {
        /// The part that is done.
        done: f64,
        /// Seconds that are left, if that can be told yet.
        left: Option<f64>,
    },
    /// It is there.
    Ready {
        /// Whether it was kept from an earlier time.
        kept: bool,
        /// How long it took, in milliseconds.
        milliseconds: f64,
        /// The chances of the side that begins and of the other.
        win: [f64; 2],
    },
    /// The worker has failed: it is begun anew on request, and some minutes later without one.
    Failed {
        /// When, in milliseconds since 1970.
        at: f64,
    },
    /// There is none for these rules, or for this browser.
    No(Unable),
}

impl Exact {
    fn failed() -> Exact {
        Exact::Failed { at: browser::now_ms() }
    }

    /// Whether it may be begun without being asked for, by now.
    fn is_open(self, now: f64) -> bool {
        match self {
            // What takes long may have been solved and kept since that was noted.
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
    /// What was estimated, by key: why nobody has begun, beside whatever other work there is.
    static ESTIMATED: ArcRwSignal<BTreeMap<String, Exact>> = ArcRwSignal::new(BTreeMap::new());
    static SOLVER: RefCell<Option<Rc<Helper>>> = const { RefCell::new(None) };
    /// What takes little, by key.
    static QUICK: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
    /// Whether a person has asked for the latest work: nothing else that begins by itself ends that.
    static ASKED_FOR: Cell<bool> = const { Cell::new(false) };
    /// The number of the latest run: what an earlier one brings is not wanted any more.
    static RUN: Cell<u32> = const { Cell::new(0) };
}

/// How far the exact solution is.
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

/// Whether there is work that can be ended.
pub(crate) fn can_be_stopped(exact: Exact) -> bool {
    matches!(exact, Exact::Solving { done, .. } if done > 0.0)
}

fn note(key: &str, exact: Exact) {
    WORK.with(|work| work.set(Work { key: key.to_string(), exact }));
}

/// The worker that has the solution at hand.
pub(crate) fn solver_of(duel: &Duel) -> Option<Rc<Helper>> {
    let ready = matches!(state_now(&duel.key()), Exact::Ready { .. });
    SOLVER.with(|solver| solver.borrow().clone()).filter(|_| ready)
}

/// Begins the solution if it is kept or takes little; otherwise notes how long it would take.
pub(crate) fn begin_if_quick(duel: &Duel) {
    let duel = duel.clone();
    spawn_local(async move {
        let _ = is_begun_if_quick(&duel).await;
    });
}

/// Waits for the solution if it is kept or takes little, as long as it comes nearer and `is_wanted` says so. How fast this
/// machine is makes no difference: so the same dice bring the same game to whoever lets it wait. A worker from which
/// nothing comes for some ten seconds is ended, and nobody waits for it again.
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

/// The part that is done of a solution that takes little: computer players who play by it wait for it.
pub(crate) fn part_awaited(duel: &Duel) -> Option<f64> {
    let takes_little = QUICK.with(|quick| quick.borrow().contains(&duel.key()));
    match state_of(duel) {
        Exact::Solving { done, .. } if takes_little => Some(done),
        _ => None,
    }
}

/// Whether the solution is kept or takes little; then it is begun, unless it is already there or somebody has ended it.
async fn is_begun_if_quick(duel: &Duel) -> bool {
    let key = duel.key();
    let is_open = || state_now(&key).is_open(browser::now_ms());
    if !is_open() && !matches!(state_now(&key), Exact::Solving { .. }) {
        return false;
    }
    let estimated = match kept::is_kept(&key).await {
        true => Ok(0.0),
        false => estimate(duel).await.map(|estimate| estimate.seconds),
    };
    match estimated {
        Ok(seconds) if seconds <= AT_ONCE_SECONDS => {
            // Somebody may have begun or ended it meanwhile.
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
        // It is asked again the next time.
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

/// Begins the solution that a person wants, however long it takes.
pub(crate) fn begin(duel: &Duel) {
    run(duel);
    ASKED_FOR.set(true);
}

/// Begins the solution, unless that is done; other work ends.
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
        let kept = kept::find(&key).await;
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
        // Who waits must not hold the worker: stopping ends it at once.
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
                    kept::keep(&key, &bytes).await;
                }
            }
            Ok(Err(trouble)) => note(&key, Exact::No(Unable::Trouble(trouble))),
            Ok(Ok(_)) => note(&key, Exact::No(Unable::Trouble(Trouble::Unreadable))),
            // It may have run out of memory: that says nothing of the worker for what takes a moment.
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
    // It is dropped outside of the borrow: those who wait for it are told at once.
    let solver = SOLVER.with(|solver| solver.borrow_mut().take());
    drop(solver);
}

/// Does without a worker that had a solution at hand and has failed, unless it was replaced meanwhile. Whatever it had or
/// worked on can be begun anew, on request or some minutes later.
pub(super) fn lose(solver: &Rc<Helper>) {
    let is_current = SOLVER.with(|now| now.borrow().as_ref().is_some_and(|now| Rc::ptr_eq(now, solver)));
    if is_current {
        next_run();
        end_solver();
        WORK.with(|work| work.update(|work| work.exact = Exact::failed()));
    }
}

/// Ends the work.
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
