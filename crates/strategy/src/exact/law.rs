//! The law of a turn under the best play.

use super::TwoSides;
use super::lanes::Lanes;
use super::moments::Start;
use crate::law::{Law, Plays, Way};
use crate::rolls::RollClass;
use farkle_rules::Then;

/// A turn as it is played best.
struct BestPlay<'a> {
    solution: &'a TwoSides,
    start: &'a Start,
    lanes: Lanes,
}

impl Plays for BestPlay<'_> {
    fn plays(&self, total: usize, class: &RollClass, ways: &mut Vec<Way>) {
        let rules = &self.solution.board.succession;
        let turn = &self.lanes.turn;
        let mut best: Option<(f64, Way)> = None;
        for &choice in &class.choices {
            let sum = total + choice.points as usize;
            // All totals beyond a flat tail are worth the same.
            let known = if turn.flat_tail { sum.min(turn.tail) } else { sum };
            let worth = turn.after_set_aside(known, choice.left.into()).0[0];
            let may_bank = rules.may_bank(self.start, sum as u32, choice.left);
            let then = match may_bank && turn.banking(known, choice.left.into()).0[0] >= worth {
                true => Then::Bank,
                false if turn.one_throw => Then::GiveUp,
                false => Then::Roll,
            };
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, (choice, then, 1.0)));
            }
        }
        ways.extend(best.map(|(_, way)| way));
    }
}

impl TwoSides {
    /// The law of the turn that begins here.
    pub(crate) fn law(&self, start: &Start) -> Law {
        let mut lanes = Lanes::new();
        lanes.take_up(&self.board, &self.program, std::slice::from_ref(start), None);
        lanes.solve(&self.board, &self.program);
        let most = lanes.turn.rows;
        Law::of(&self.rolls, most, &BestPlay { solution: self, start, lanes })
    }
}
