//! The end of a game: last turns, play-offs and fixed rounds, which are told apart by the lead.
//!
//! Only where a penalty takes more or less according to the score does the score of the lower side
//! matter too, as far as there is something to lose.

use super::board::Cells;
use super::moments::{Offer, Stage, Standing, Start};
use super::pairs::STILL;
use super::solve::{Interrupted, Solver};
use crate::limit::limit;
use farkle_rules::rule_set::EndingRule;

/// A play-off in which ties are likely goes through many rounds; what has not settled after this
/// many is not told.
const MOST_ROUNDS: usize = 3_000;

impl Solver<'_> {
    /// Solves everything that comes after the way to the target, or instead of it.
    pub(super) fn solve_closing(&mut self) -> Result<(), Interrupted> {
        if self.board.plays_off() {
            self.solve_play_off()?;
        }
        match self.board.succession.ending {
            EndingRule::Rounds => self.solve_rounds(),
            EndingRule::LastTurn => self.solve_last_turns(),
            EndingRule::AtOnce | EndingRule::Exactly => Ok(()),
        }
    }

    /// All beginnings of turns in which one side leads by this much and the lower one has `least`.
    fn starts_with_lead(&self, stage: Stage, lead: i32, least: i32) -> Vec<Start> {
        let may_be_unopened =
            matches!(stage, Stage::Round(_)) || self.board.succession.ending == EndingRule::Rounds;
        let kinds: Vec<_> =
            self.kinds().into_iter().filter(|&(opened, _)| opened || may_be_unopened).collect();
        let side = |score, (opened, farkles)| Standing { score, opened, farkles };
        let (mover, other) = (least + lead.max(0), least - lead.min(0));
        let start = |of_mover, of_other| Start {
            stage,
            mover: side(mover, of_mover),
            other: side(other, of_other),
            offer: Offer::NONE,
        };
        kinds.iter().flat_map(|&mover| kinds.iter().map(move |&other| start(mover, other))).collect()
    }

    fn starts_with_leads(
        &self,
        stage: Stage,
        leads: impl Iterator<Item = i32> + Clone,
        deepest: i32,
    ) -> Vec<Start> {
        let least = 0..=deepest;
        least
            .flat_map(|least| leads.clone().map(move |lead| (lead, least)))
            .flat_map(|(lead, least)| self.starts_with_lead(stage, lead, least))
            .collect()
    }

    fn solve_play_off(&mut self) -> Result<(), Interrupted> {
        let [_, _, first, second, _] = self.board.sizes();
        self.board.play_first = Cells::new(first, 0.5, self.board.inherits());
        self.board.play_second = Cells::new(second, 0.5, self.board.inherits());
        let (leads, deepest) = (-self.board.widest..=self.board.behind, self.board.deepest_tie);
        let second = self.starts_with_leads(Stage::PlaySecond, leads, deepest);
        let first = self.starts_with_leads(Stage::PlayFirst, 0..=0, deepest);
        let mut trace: Vec<Vec<f64>> = Vec::new();
        for _ in 0..MOST_ROUNDS {
            let moved = self.solve_all(&second).max(self.solve_all(&first));
            self.tell(0.0)?;
            if moved < STILL {
                self.unsettled = 0.0;
                return Ok(());
            }
            trace.push(self.board.play_first.fresh.clone());
            if let [before, between, now] = trace.as_slice() {
                let limits = before.iter().zip(between).zip(now);
                let limits: Vec<f64> = limits.map(|((a, b), c)| limit(*a, *b, *c)).collect();
                self.board.play_first.fresh = limits;
                trace.clear();
            }
            self.unsettled = moved;
        }
        Ok(())
    }

    fn solve_last_turns(&mut self) -> Result<(), Interrupted> {
        let [_, last, ..] = self.board.sizes();
        self.board.last = Cells::new(last, 0.0, self.board.inherits());
        let (widest, goal) = (self.board.widest.max(1), self.board.succession.goal);
        let kinds = self.kinds();
        let counts = kinds.iter().map(|kind| kind.1).filter(|&count| count == 0 || self.board.counts_last());
        let counts: Vec<u8> = counts.collect();
        let mut starts = Vec::new();
        for tie in (0..=self.board.highest_tie()).map(|tie| goal + tie) {
            for &(opened, farkles) in kinds.iter().filter(|kind| counts.contains(&kind.1)) {
                for &of_other in &counts {
                    let other = Standing { score: tie, opened: true, farkles: of_other };
                    starts.extend((1..=widest).map(|behind| Start {
                        stage: Stage::Last,
                        mover: Standing { score: tie - behind, opened, farkles },
                        other,
                        offer: Offer::NONE,
                    }));
                }
            }
        }
        self.solve_all(&starts);
        self.tell(0.0)
    }

    fn solve_rounds(&mut self) -> Result<(), Interrupted> {
        let [.., cells] = self.board.sizes();
        self.board.round = Cells::new(cells, 0.5, self.board.inherits());
        let (turns, leads) = (self.board.turns, -self.board.widest..=self.board.widest);
        for turn in 1..=turns {
            for least in 0..=self.board.deepest {
                let leads = leads.clone();
                let starts =
                    leads.flat_map(|lead| self.starts_with_lead(Stage::Round(turn as u16), lead, least));
                let starts: Vec<Start> = starts.collect();
                self.solve_all(&starts);
                self.tell((turn - 1) as f64 / turns as f64)?;
            }
        }
        Ok(())
    }
}
