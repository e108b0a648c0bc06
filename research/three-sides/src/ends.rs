//! Solving the last two turns: those after the target was reached, and those of a round of a
//! play-off.

use crate::closing::{Behind, Closing, Distinctions, Last, LastButOne, Leads};
use crate::pair::Pair;
use crate::tie::Tie;
use crate::turns::Engine;
use crate::watch::{Watch, tell};
use farkle_strategy::SolveError;

/// How many rows are solved between two calls of `watch`.
const TOLD_AFTER: usize = 8;

/// The solver of the last two turns.
pub(crate) struct Ends<'a> {
    pub(crate) engine: Engine<'a>,
    pub(crate) widest: usize,
    pub(crate) tie: &'a Tie,
    pub(crate) distinguishes: Distinctions,
}

impl Ends<'_> {
    /// Solves all last turns after the target; `watch` gets the finished part and can end the work.
    pub(crate) fn last_turns(&self, watch: &mut Watch<'_>) -> Result<Closing, SolveError> {
        let mut closing = self.last_ones();
        let kinds: &[bool] = if self.distinguishes.opened { &[true, false] } else { &[true] };
        let size = self.widest + 1;
        let rows = kinds.len() * kinds.len() * size;
        for &mover in kinds {
            for &last in kinds {
                for by in (0..size).step_by(TOLD_AFTER) {
                    let some = by..(by + TOLD_AFTER).min(size);
                    let pairs = some.flat_map(|by| (0..size).map(move |last| (by, last)));
                    let starts: Vec<LastButOne> = pairs
                        .map(|(by, behind)| LastButOne {
                            mover: Behind { by, opened: mover },
                            last: Behind { by: behind, opened: last },
                            leader_opened: true,
                        })
                        .collect();
                    let cells = self.last_but_one(&closing, &starts);
                    closing.last_but_one.extend(cells);
                    tell(watch, closing.last_but_one.len() as f64 / (rows * size) as f64)?;
                }
            }
        }
        Ok(closing)
    }

    /// Solves the last two turns of a round of a play-off, in which all sides start level.
    pub(crate) fn play_off(&self) -> Closing {
        let mut closing = self.last_ones();
        let starts: Vec<LastButOne> = kinds(self.distinguishes.opened)
            .into_iter()
            .flat_map(|[leader_opened, mover, last]| {
                (0..=self.widest).map(move |by| LastButOne {
                    mover: Behind { by, opened: mover },
                    last: Behind { by, opened: last },
                    leader_opened,
                })
            })
            .collect();
        closing.last_but_one = self.last_but_one(&closing, &starts);
        closing
    }

    /// Solves the turns of the last one.
    fn last_ones(&self) -> Closing {
        let starts = |leads: Leads| -> Vec<Last> {
            let kinds = match self.distinguishes.leaders() {
                true => kinds(true),
                false if self.distinguishes.opened => vec![[true; 3], [true, true, false]],
                false => kinds(false),
            };
            let by = |[next, third, opened]: [bool; 3]| {
                (0..=self.widest).map(move |by| Last {
                    mover: Behind { by, opened },
                    leads,
                    opened: [next, third],
                })
            };
            kinds.into_iter().flat_map(by).collect()
        };
        let mut closing = Closing::empty(self.widest, self.distinguishes);
        let solve = |leads: Leads| {
            let lane = |start: &Last| closing.lane_of_last(self.engine.limits, start);
            self.engine.solve_all(closing.kind_of_turn(), &starts(leads), lane, |start, gained| {
                self.tie.after_last(start, gained)
            })
        };
        let (one, two) = (solve(Leads::Next), solve(Leads::Both));
        (closing.against_one, closing.against_two) = (one, two);
        closing
    }

    fn last_but_one(&self, closing: &Closing, starts: &[LastButOne]) -> Vec<Pair> {
        let lane = |start: &LastButOne| closing.lane_of_last_but_one(self.engine.limits, start);
        self.engine.solve_all(closing.kind_of_turn(), starts, lane, |start, gained| {
            closing.after_last_but_one(start, gained)
        })
    }
}

/// All combinations of three sides that have opened or not.
fn kinds(told: bool) -> Vec<[bool; 3]> {
    let all = (0..8_u8).map(|kind| [kind & 4 == 0, kind & 2 == 0, kind & 1 == 0]);
    if told { all.collect() } else { vec![[true; 3]] }
}
