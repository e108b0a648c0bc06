//! Workers that solve a game together come to what one of them finds alone.

// A test may panic.
#![allow(clippy::unwrap_used)]

use farkle_rules::{Points, RuleSet};
use farkle_strategy::exact::{Crew, Others, Worker};
use farkle_strategy::{SolveOptions, TwoSides};
use farkle_strategy_oracle::changed::rules;
use std::future::{Future, ready};
use std::ops::ControlFlow;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::task::{Context, Poll, Waker};

/// What one member of a crew comes to; its exchanges wait by themselves.
fn solved(rules: &RuleSet, member: impl Crew + 'static) -> TwoSides {
    let (options, mut watch) = (SolveOptions::default(), |_| ControlFlow::Continue(()));
    let solution = pin!(TwoSides::solve_together(rules, &options, Box::new(member), &mut watch));
    match solution.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(solution) => solution.unwrap(),
        Poll::Pending => panic!("an exchange that is ready was waited for"),
    }
}

/// A worker in a thread: lines to all others and from them, in the order of their numbers.
struct Threads {
    worker: Worker,
    to: Vec<Sender<Vec<f64>>>,
    from: Vec<Receiver<Vec<f64>>>,
    /// Exchanges until this one dies.
    left: usize,
    /// How often it was asked to exchange.
    asked: Arc<AtomicUsize>,
}

impl Crew for Threads {
    fn worker(&self) -> Worker {
        self.worker
    }

    fn exchange<'a>(&'a mut self, mine: Vec<f64>) -> Pin<Box<dyn Future<Output = Others> + 'a>> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        if self.left == 0 {
            (self.to, self.from) = (Vec::new(), Vec::new());
            return Box::pin(ready(None));
        }
        self.left -= 1;
        let told = self.to.iter().all(|to| to.send(mine.clone()).is_ok());
        let others: Others = self.from.iter().map(|from| from.recv().ok()).collect();
        Box::pin(ready(others.filter(|_| told)))
    }
}

/// What each of this many workers comes to; the last one dies after this many exchanges, which have
/// to come.
fn together(rules: &RuleSet, workers: usize, until_death: usize) -> Vec<TwoSides> {
    let asked: Vec<_> = (0..workers).map(|_| Arc::new(AtomicUsize::new(0))).collect();
    let mut crew: Vec<Threads> = (0..workers)
        .map(|number| Threads {
            worker: Worker { number, of: workers },
            to: Vec::new(),
            from: Vec::new(),
            left: if number + 1 == workers { until_death } else { usize::MAX },
            asked: Arc::clone(&asked[number]),
        })
        .collect();
    for a in 0..workers {
        for b in (0..workers).filter(|&b| b != a) {
            let (to, from) = channel();
            crew[a].to.push(to);
            crew[b].from.push(from);
        }
    }
    let found = std::thread::scope(|scope| {
        let threads: Vec<_> =
            crew.into_iter().map(|member| scope.spawn(move || solved(rules, member))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let asked = asked[workers - 1].load(Ordering::Relaxed);
    let least = if until_death == usize::MAX { 1 } else { until_death + 1 };
    assert!(asked >= least, "{asked} exchanges");
    found
}

fn largest_difference(a: &TwoSides, b: &TwoSides) -> f64 {
    let target = a.rules().target().0;
    let scores = || (0..target).step_by(50).map(Points);
    let pairs = scores().flat_map(|mine| scores().map(move |theirs| [mine, theirs]));
    let at = |scores: [Points; 2]| (a.win_opened(scores).unwrap() - b.win_opened(scores).unwrap()).abs();
    pairs.map(at).fold((a.win()[0] - b.win()[0]).abs(), f64::max)
}

/// Games of which at least one sum has so many positions that they are shared: with penalties, with
/// mirrors that depend on each other, with an opening score and last turns, and with gifts.
fn games() -> [RuleSet; 4] {
    [
        rules("facebook", &[("target", "1500")]),
        rules("classic", &[("target", "3500")]),
        rules("playmonster", &[("target", "3500")]),
        rules("classic", &[("target", "3500"), ("ending", "exactly")]),
    ]
}

#[test]
fn workers_who_share_the_positions_come_to_what_one_of_them_finds_alone() {
    for (rules, workers) in games().into_iter().zip([3, 2, 2, 2]) {
        let alone = TwoSides::solve(&rules).unwrap();
        let found = together(&rules, workers, usize::MAX);
        let difference = largest_difference(&alone, &found[0]);
        assert!(difference < 1e-12, "{workers} workers are off by {difference:e}");
        for other in &found[1..] {
            assert_eq!(other.to_bytes(), found[0].to_bytes(), "all workers hold the same");
        }
        let evaluations = found[0].evaluations_per_position() / alone.evaluations_per_position();
        assert!((0.9..1.1).contains(&evaluations), "{evaluations} times as many evaluations");
    }
}

#[test]
fn whoever_is_left_alone_in_the_middle_of_it_finishes_the_work() {
    for rules in games().into_iter().take(2) {
        let alone = TwoSides::solve(&rules).unwrap();
        for until_death in [0, 1, 5] {
            for found in together(&rules, 2, until_death) {
                let difference = largest_difference(&alone, &found);
                assert!(difference < 1e-12, "after {until_death} exchanges off by {difference:e}");
            }
        }
    }
}

/// One that says something else than what it was asked for, and counts how often.
struct Babbler(Arc<AtomicUsize>);

impl Crew for Babbler {
    fn worker(&self) -> Worker {
        Worker { number: 0, of: 2 }
    }

    fn exchange<'a>(&'a mut self, _mine: Vec<f64>) -> Pin<Box<dyn Future<Output = Others> + 'a>> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Box::pin(ready(Some(vec![vec![0.0; 7]])))
    }
}

#[test]
fn numbers_that_are_not_those_of_a_share_are_not_believed() {
    let [rules, ..] = games();
    let asked = Arc::new(AtomicUsize::new(0));
    let found = solved(&rules, Babbler(Arc::clone(&asked)));
    assert!(asked.load(Ordering::Relaxed) > 0);
    assert!(largest_difference(&TwoSides::solve(&rules).unwrap(), &found) < 1e-12);
}
