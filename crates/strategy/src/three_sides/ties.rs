//! What equal scores at the end are worth, and play-offs.

use super::cells::{Cells, Pair};
use super::closing::{Behind, Closing, Last, LastButOne, Leads, Told, gained};
use super::ends::Ends;
use super::grid::Grid;
use super::tell;
use super::turns::{Engine, Kind};
use crate::exact::{End, SolveError};
use crate::limit::limit;
use farkle_rules::rule_set::Ties;
use std::ops::ControlFlow;

/// A play-off in which ties are likely goes through many rounds; what has not settled after so many is not told.
const MOST_ROUNDS: usize = 1_000;
/// Play-offs stand still when their chances move by less than this.
const STILL: f64 = 1e-14;

/// What equal scores at the end are worth to those who have them, in the order in which they come to move.
#[derive(Clone, Debug)]
pub(super) struct Tie {
    dice: usize,
    /// Whether it matters who of them has opened.
    tells_opened: bool,
    /// Between two, and between three: the chances of the first, and of the second of three; by who has opened.
    pub(super) two: Cells,
    pub(super) three: Cells,
    /// The rest of a round of a play-off.
    pub(super) rest: Option<Box<Closing>>,
}

/// What play-offs are solved with.
pub(super) struct PlayOffs<'a> {
    pub(super) engine: Engine<'a>,
    pub(super) ties: Ties,
    pub(super) widest: usize,
    /// Whether somebody may not have opened who is level at the end.
    pub(super) tells_opened: bool,
}

/// The first turn of a round of a play-off: whether the sides have opened, in the order in which they come to move.
#[derive(Clone, Copy, Debug)]
pub(super) enum First {
    OfTwo([bool; 2]),
    OfThree([bool; 3]),
}

impl First {
    pub(super) fn mover_opened(&self) -> bool {
        match self {
            First::OfTwo([first, _]) | First::OfThree([first, ..]) => *first,
        }
    }
}

impl Tie {
    /// The chances of both.
    pub(super) fn two(&self, opened: [bool; 2], offer: Option<usize>) -> [f64; 2] {
        let (first, _) = self.two.at(self.kind(&opened), offer, self.dice);
        [first, 1.0 - first]
    }

    /// The chances of all three.
    pub(super) fn three(&self, opened: [bool; 3], offer: Option<usize>) -> [f64; 3] {
        let (first, second) = self.three.at(self.kind(&opened), offer, self.dice);
        [first, second, 1.0 - first - second]
    }

    /// Where somebody has not opened, a bit is set for it.
    fn kind(&self, opened: &[bool]) -> usize {
        let kind = opened.iter().fold(0, |kind, &opened| 2 * kind + usize::from(!opened));
        if self.tells_opened { kind } else { 0 }
    }

    /// The rest of a round of a play-off, if ties are played off.
    pub(super) fn rest(&self) -> Option<&Closing> {
        self.rest.as_deref()
    }

    /// The chances of the first to move in a round of a play-off and of the next one (nothing for whoever is out) after
    /// this end.
    pub(super) fn after_first(&self, engine: &Engine<'_>, start: &First, end: End) -> Pair {
        let Some(rest) = self.rest() else { return (f64::NAN, f64::NAN) };
        rest.after_first(engine, start, end)
    }

    /// How the chances lie, between two and between three.
    pub(super) fn grids(&self) -> [Grid; 2] {
        [4, 8].map(|kinds| {
            let kinds = if self.tells_opened { kinds } else { 1 };
            match self.rest() {
                Some(rest) => rest.grid_of_first(kinds),
                None => Grid { size: [1, 1, kinds], ways: vec![0; kinds], dice: self.dice },
            }
        })
    }
}

impl Closing {
    fn after_first(&self, engine: &Engine<'_>, start: &First, end: End) -> Pair {
        let by = gained(end);
        let offer = engine.leftovers.after(end, by);
        let moved = start.mover_opened() || by > 0;
        match *start {
            First::OfTwo([_, second]) => {
                let mover = Behind { by, opened: second };
                let start = Last { mover, leads: Leads::Next, opened: [moved, true] };
                let (second, first) = self.last(&start, offer);
                (first, second)
            }
            First::OfThree([_, second, third]) => {
                let behind = |opened: bool| Behind { by, opened };
                let (mover, last) = (behind(second), behind(third));
                let start = LastButOne { mover, last, leader_opened: moved };
                let (second, third) = self.last_but_one(&start, offer);
                (1.0 - second - third, second)
            }
        }
    }
}

impl PlayOffs<'_> {
    /// What equal scores at the end are worth.
    pub(super) fn solve(&self, watch: &mut dyn FnMut(f64) -> ControlFlow<()>) -> Result<Tie, SolveError> {
        match self.ties {
            Ties::PlayOff => self.iterate(watch),
            Ties::Earlier | Ties::Shared => Ok(self.at_first()),
        }
    }

    /// The same with nothing known of play-offs, but with room for all of it.
    pub(super) fn unsolved(&self) -> Tie {
        let room = || Closing::empty(self.engine.leftovers, self.widest, self.told());
        let rest = (self.ties == Ties::PlayOff).then(|| Box::new(room()));
        Tie { rest, ..self.at_first() }
    }

    /// Before any round of a play-off everybody is as likely to win it.
    fn at_first(&self) -> Tie {
        let tells_opened = self.tells_opened && self.ties == Ties::PlayOff;
        let cells = |kinds: usize, pair: Pair| Cells {
            pairs: vec![pair; if tells_opened { kinds } else { 1 }],
            over: Vec::new(),
        };
        let third = 1.0 / 3.0;
        let (two, three) = match self.ties {
            Ties::Earlier => ((1.0, 0.0), (1.0, 0.0)),
            Ties::Shared | Ties::PlayOff => ((0.5, 0.5), (third, third)),
        };
        let (two, three) = (cells(4, two), cells(8, three));
        Tie { dice: self.engine.program.dice, tells_opened, two, three, rest: None }
    }

    fn told(&self) -> Told {
        Told { one_throw: false, opened: self.tells_opened, level_only: true }
    }

    fn iterate(&self, watch: &mut dyn FnMut(f64) -> ControlFlow<()>) -> Result<Tie, SolveError> {
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

    /// One round of play-offs between two and between three, when another tie is worth so much.
    fn round(&self, tie: &Tie) -> Tie {
        let ends = Ends { engine: self.engine, widest: self.widest, tie, told: self.told() };
        let rest = ends.play_off();
        let kinds = if self.tells_opened { 8 } else { 1 };
        let opened = |kind: usize| [kind & 4 == 0, kind & 2 == 0, kind & 1 == 0];
        let three: Vec<First> = (0..kinds).map(|kind| First::OfThree(opened(kind))).collect();
        let two = (0..kinds.div_ceil(2)).map(|kind| First::OfTwo([kind & 2 == 0, kind & 1 == 0]));
        let solve = |starts: &[First]| {
            let lane = |start: &First| rest.lane_of_first(&self.engine, start.mover_opened());
            let after = |start: &First, end| rest.after_first(&self.engine, start, end);
            self.engine.solve_all(Kind::default(), starts, lane, after)
        };
        let (two, three) = (solve(&two.collect::<Vec<_>>()), solve(&three));
        Tie { two, three, rest: Some(Box::new(rest)), ..*tie }
    }
}

/// All chances of a tie.
fn chances(tie: &Tie) -> impl Iterator<Item = Pair> {
    let cells = [&tie.two, &tie.three];
    cells.into_iter().flat_map(|cells| cells.pairs.iter().chain(cells.over.iter().flatten()).copied())
}

fn distance(a: &Tie, b: &Tie) -> f64 {
    // As long as nothing is known of taking dice over there are fewer of them.
    let count = (chances(a).count(), chances(b).count());
    let pairs = chances(a).zip(chances(b));
    let moved = pairs.map(|(a, b)| (a.0 - b.0).abs().max((a.1 - b.1).abs())).fold(0.0, f64::max);
    if count.0 == count.1 { moved } else { 1.0 }
}

/// Where three rounds lead.
fn limit_of_ties(a: &Tie, b: &Tie, c: &Tie) -> Tie {
    let mut led = c.clone();
    for (part, from) in [(&mut led.two, [&a.two, &b.two]), (&mut led.three, [&a.three, &b.three])] {
        let [a, b] = from;
        for (c, (a, b)) in part.pairs.iter_mut().zip(a.pairs.iter().zip(&b.pairs)) {
            *c = limit_of_pair(a, b, c);
        }
        for (c, (a, b)) in part.over.iter_mut().zip(a.over.iter().zip(&b.over)) {
            for (c, (a, b)) in c.iter_mut().zip(a.iter().zip(b)) {
                *c = limit_of_pair(a, b, c);
            }
        }
    }
    led
}

fn limit_of_pair(a: &Pair, b: &Pair, c: &Pair) -> Pair {
    let all = |pair: &Pair| [pair.0, pair.1, 1.0 - pair.0 - pair.1];
    let (a, b, last) = (all(a), all(b), all(c));
    let led: [f64; 3] = std::array::from_fn(|place| limit(a[place], b[place], last[place]));
    let sum: f64 = led.iter().sum();
    // Where they lead nowhere the last round is as good a guess as any.
    if sum > 0.0 { (led[0] / sum, led[1] / sum) } else { *c }
}
