//! Solving the last two turns: those after the target was reached, and those of a round of a play-off.

use super::cells::Cells;
use super::closing::{Behind, Closing, Last, LastButOne, Leads, Told, after_last};
use super::tell;
use super::ties::Tie;
use super::turns::Engine;
use crate::exact::SolveError;
use std::ops::ControlFlow;

/// So many times the turns of one row are solved before the caller is asked whether to go on.
const TOLD_AFTER: usize = 8;

/// What the last two turns are solved with.
pub(super) struct Ends<'a> {
    pub(super) engine: Engine<'a>,
    pub(super) widest: usize,
    pub(super) tie: &'a Tie,
    pub(super) told: Told,
}

impl Ends<'_> {
    /// All last turns after the target was reached; `watch` is told the part that is done and can end the work.
    pub(super) fn last_turns(
        &self,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Closing, SolveError> {
        let mut closing = self.last_ones();
        let kinds: &[bool] = if self.told.opened { &[true, false] } else { &[true] };
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
                    tell(watch, closing.last_but_one.pairs.len() as f64 / (rows * size) as f64)?;
                }
            }
        }
        Ok(closing)
    }

    /// The last two turns of a round of a play-off, in which both are level until the first one has banked something.
    pub(super) fn play_off(&self) -> Closing {
        let mut closing = self.last_ones();
        let starts: Vec<LastButOne> = kinds(self.told.opened)
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

    /// The turns of the last one.
    fn last_ones(&self) -> Closing {
        let starts = |leads: Leads| -> Vec<Last> {
            let kinds = match self.told.leaders() {
                true => kinds(true),
                false if self.told.opened => vec![[true; 3], [true, true, false]],
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
        let mut closing = Closing::empty(self.engine.leftovers, self.widest, self.told);
        let solve = |leads: Leads| {
            let lane = |start: &Last| closing.lane_of_last(&self.engine, start);
            self.engine.solve_all(closing.kind_of_turn(), &starts(leads), lane, |start, end| {
                after_last(self.tie, &self.engine, start, end)
            })
        };
        let (one, two) = (solve(Leads::Next), solve(Leads::Both));
        (closing.against_one, closing.against_two) = (one, two);
        closing
    }

    fn last_but_one(&self, closing: &Closing, starts: &[LastButOne]) -> Cells {
        let lane = |start: &LastButOne| closing.lane_of_last_but_one(&self.engine, start);
        self.engine.solve_all(closing.kind_of_turn(), starts, lane, |start, end| {
            closing.after_last_but_one(&self.engine, start, end)
        })
    }
}

/// Whether three sides have opened, in every way.
fn kinds(told: bool) -> Vec<[bool; 3]> {
    let all = (0..8_u8).map(|kind| [kind & 4 == 0, kind & 2 == 0, kind & 1 == 0]);
    if told { all.collect() } else { vec![[true; 3]] }
}
