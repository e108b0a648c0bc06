//! Solving what equal scores at the end are worth: play-offs are iterated to their limit.

use crate::closing::{Closing, Distinctions};
use crate::ends::Ends;
use crate::pair::Pair;
use crate::tie::{First, Tie, after_first};
use crate::turns::{Engine, Kind};
use crate::watch::{Watch, tell};
use farkle_rules::rule_set::Ties;
use farkle_strategy::SolveError;
use farkle_strategy::solver::limit;

/// A play-off in which ties are likely goes through many rounds; the solver refuses one that has
/// not converged after this many.
const MOST_ROUNDS: usize = 1_000;
/// Play-offs have converged when their chances move by less than this.
const STILL: f64 = 1e-14;

/// The solver of play-offs.
pub(crate) struct PlayOffs<'a> {
    pub(crate) engine: Engine<'a>,
    pub(crate) ties: Ties,
    pub(crate) widest: usize,
    /// Whether a side may be level at the end without having opened.
    pub(crate) tells_opened: bool,
}

impl PlayOffs<'_> {
    /// Solves the worth of equal scores at the end.
    pub(crate) fn solve(&self, watch: &mut Watch<'_>) -> Result<Tie, SolveError> {
        match self.ties {
            Ties::PlayOff => self.iterate(watch),
            Ties::Earlier | Ties::Shared => Ok(self.at_first()),
        }
    }

    /// The same without values for play-offs, but with their tables.
    pub(crate) fn unsolved(&self) -> Tie {
        let room = || Closing::empty(self.widest, self.distinguishes());
        let rest = (self.ties == Ties::PlayOff).then(|| Box::new(room()));
        Tie { rest, ..self.at_first() }
    }

    /// The first guess: every side is equally likely to win a play-off.
    fn at_first(&self) -> Tie {
        let tells_opened = self.tells_opened && self.ties == Ties::PlayOff;
        let cells = |kinds: usize, pair: Pair| vec![pair; if tells_opened { kinds } else { 1 }];
        let third = 1.0 / 3.0;
        let (two, three) = match self.ties {
            Ties::Earlier => ((1.0, 0.0), (1.0, 0.0)),
            Ties::Shared | Ties::PlayOff => ((0.5, 0.5), (third, third)),
        };
        let (two, three) = (cells(4, two), cells(8, three));
        Tie { tells_opened, two, three, rest: None }
    }

    fn distinguishes(&self) -> Distinctions {
        Distinctions { one_throw: false, opened: self.tells_opened, level_only: true }
    }

    fn iterate(&self, watch: &mut Watch<'_>) -> Result<Tie, SolveError> {
        let mut tie = self.at_first();
        let mut trace: Vec<Tie> = Vec::new();
        let mut moved = 0.0;
        for _ in 0..MOST_ROUNDS {
            let next = self.round(&tie);
            moved = distance(&tie, &next);
            tie = next;
            if moved < STILL {
                return Ok(tie);
            }
            tell(watch, 0.0)?;
            trace.push(tie.clone());
            if let [a, b, c] = &trace[..] {
                tie = limit_of_ties(a, b, c);
                trace.clear();
            }
        }
        Err(SolveError::NotSettled { left: moved })
    }

    /// One round of play-offs between two and between three, with the worth of another tie.
    fn round(&self, tie: &Tie) -> Tie {
        let distinguishes = self.distinguishes();
        let ends = Ends { engine: self.engine, widest: self.widest, tie, distinguishes };
        let rest = ends.play_off();
        let kinds = if self.tells_opened { 8 } else { 1 };
        let opened = |kind: usize| [kind & 4 == 0, kind & 2 == 0, kind & 1 == 0];
        let three: Vec<First> = (0..kinds).map(|kind| First::OfThree(opened(kind))).collect();
        let two = (0..kinds.div_ceil(2)).map(|kind| First::OfTwo([kind & 2 == 0, kind & 1 == 0]));
        let solve = |starts: &[First]| {
            let lane = |start: &First| rest.lane_of_first(self.engine.limits, start.mover_opened());
            let after = |start: &First, gained| after_first(&rest, start, gained);
            self.engine.solve_all(Kind::default(), starts, lane, after)
        };
        let (two, three) = (solve(&two.collect::<Vec<_>>()), solve(&three));
        Tie { two, three, rest: Some(Box::new(rest)), tells_opened: tie.tells_opened }
    }
}

/// The largest difference between the chances of two ties.
fn distance(a: &Tie, b: &Tie) -> f64 {
    let chances = |tie: &Tie| [&tie.two[..], &tie.three[..]].concat();
    let pairs = chances(a).into_iter().zip(chances(b));
    pairs.map(|(a, b)| (a.0 - b.0).abs().max((a.1 - b.1).abs())).fold(0.0, f64::max)
}

/// The limit of three rounds.
fn limit_of_ties(a: &Tie, b: &Tie, c: &Tie) -> Tie {
    let mut led = c.clone();
    for (part, from) in [(&mut led.two, [&a.two, &b.two]), (&mut led.three, [&a.three, &b.three])] {
        let [a, b] = from;
        for (c, (a, b)) in part.iter_mut().zip(a.iter().zip(b)) {
            *c = limit_of_pair(a, b, c);
        }
    }
    led
}

fn limit_of_pair(a: &Pair, b: &Pair, c: &Pair) -> Pair {
    let all = |pair: &Pair| [pair.0, pair.1, 1.0 - pair.0 - pair.1];
    let (a, b, last) = (all(a), all(b), all(c));
    let led: [f64; 3] = std::array::from_fn(|place| limit(a[place], b[place], last[place]));
    let sum: f64 = led.iter().sum();
    // Without a limit the last round is the best guess.
    if sum > 0.0 { (led[0] / sum, led[1] / sum) } else { *c }
}
