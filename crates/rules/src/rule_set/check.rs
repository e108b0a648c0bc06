//! Finds everything that is wrong with a draft.

use super::FarklePenalty;
use super::conflict::{Conflict, Problem};
use super::{EndingRule, LeftoverDice, Reached, RuleSetDraft, option, options};
use crate::scoring::Tables;
use crate::{MAX_DICE, Points};
use std::collections::BTreeSet;

pub(super) fn conflicts(draft: &RuleSetDraft, tables: &Tables) -> Vec<Conflict> {
    let mut found = Found { draft, conflicts: Vec::new() };
    found.values_that_are_not_allowed();
    if !found.conflicts.is_empty() {
        // What follows reads the values as if they were sound.
        return found.conflicts;
    }
    found.dice_that_do_not_fit();
    found.turns_that_never_end_well(tables);
    found.endings_that_contradict(tables);
    found.conflicts
}

/// The common divisor of everything that is added to or taken from a score.
pub(super) fn unit(draft: &RuleSetDraft) -> Points {
    let mut unit = 0;
    let mut add = |points: Points| unit = greatest_common_divisor(unit, points.0);
    let scoring = &draft.scoring;
    for price in [
        scoring.single_one,
        scoring.single_five,
        scoring.straight,
        scoring.low_straight,
        scoring.high_straight,
        scoring.three_pairs,
        scoring.four_and_a_pair,
        scoring.two_triplets,
        scoring.full_house,
        scoring.no_scorers,
    ] {
        add(price);
    }
    for face in crate::Face::ALL {
        (3..=usize::from(draft.equipment.dice)).for_each(|n| add(scoring.of_a_kind(face, n)));
    }
    draft.sides.start_bonus.iter().for_each(|&bonus| add(bonus));
    if let FarklePenalty::Points(penalty) = draft.penalties.three_farkles {
        add(penalty);
    }
    if draft.inheritance.leftover_dice == LeftoverDice::HighStakes {
        add(draft.inheritance.high_stakes_bonus);
    }
    Points(unit)
}

/// Whether the target is a sum of what set-asides score.
fn can_be_hit(draft: &RuleSetDraft, tables: &Tables, unit: Points) -> bool {
    /// Above so many units every multiple of the unit is a sum, with all prices that people play.
    const FAR: i32 = 4_000;
    let has_bonus = draft.sides.start_bonus.iter().any(|&bonus| bonus > Points::ZERO);
    let has_penalty = draft.penalties.three_farkles != FarklePenalty::None;
    let inherits = draft.inheritance.leftover_dice == LeftoverDice::HighStakes;
    let target = draft.ending.target.0 / unit.0.max(1);
    // Where something else moves the scores, more can be hit than sums of prices.
    if has_bonus || has_penalty || inherits || target > FAR {
        return true;
    }
    let prices: BTreeSet<usize> = tables
        .all_set_asides()
        .filter_map(|set_aside| usize::try_from(set_aside.points.0 / unit.0.max(1)).ok())
        .filter(|&price| price > 0)
        .collect();
    let target = usize::try_from(target).unwrap_or_default();
    let mut is_sum = vec![false; target + 1];
    is_sum[0] = true;
    for sum in 1..=target {
        is_sum[sum] = prices.range(..=sum).any(|price| is_sum[sum - price]);
    }
    is_sum[target]
}

fn greatest_common_divisor(a: i32, b: i32) -> i32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

struct Found<'a> {
    draft: &'a RuleSetDraft,
    conflicts: Vec<Conflict>,
}

impl Found<'_> {
    fn add(&mut self, key: &str, problem: Problem) {
        let value = option(key).map_or_else(String::new, |option| option.get(self.draft).to_string());
        self.conflicts.push(Conflict::new(key, value, problem));
    }

    /// Drafts can be filled in by programs too, so every value has to pass what a written one passes.
    fn values_that_are_not_allowed(&mut self) {
        for option in options() {
            let setting = option.get(self.draft);
            if option.parse(&setting.to_string()).as_ref() != Ok(&setting) {
                self.conflicts.push(Conflict::not_allowed(option, setting));
            }
        }
    }

    fn dice_that_do_not_fit(&mut self) {
        for misfit in self.draft.misfits() {
            let needs_six = Problem::NeedsSixDice { allowed: misfit.off };
            let problem =
                if usize::from(misfit.dice) == MAX_DICE { needs_six } else { Problem::NeedsFiveDice };
            self.add(misfit.option.key, problem);
        }
    }

    fn turns_that_never_end_well(&mut self, tables: &Tables) {
        let dice = usize::from(self.draft.equipment.dice);
        if !tables.anything_scores(dice) {
            self.add("single_one", Problem::NothingScores);
            return;
        }
        match tables.highest_bankable(self.draft) {
            Some(highest) => {
                let opening = &self.draft.opening;
                if opening.opening_score > highest {
                    self.add("opening_score", Problem::NeverBankable { highest });
                }
                if opening.minimum_bank > highest {
                    self.add("minimum_bank", Problem::NeverBankable { highest });
                }
            }
            None => self.add("hot_dice", Problem::NeverMayStop),
        }
    }

    fn endings_that_contradict(&mut self, tables: &Tables) {
        let draft = self.draft;
        let target = draft.ending.target;
        if draft.ending.ending == EndingRule::Exactly {
            let unit = unit(draft);
            if target.0 % unit.0.max(1) != 0 {
                self.add("target", Problem::TargetCantBeHit { unit });
            } else if !can_be_hit(draft, tables, unit) {
                self.add("target", Problem::TargetIsNoSum);
            }
            if draft.ending.reached == Reached::Above {
                self.add("reached", Problem::AboveExactTarget);
            }
            for (key, least) in
                [("opening_score", draft.opening.opening_score), ("minimum_bank", draft.opening.minimum_bank)]
            {
                if least > target {
                    self.add(key, Problem::PassesExactTarget { target });
                }
            }
        }
        let has_target = draft.ending.ending != EndingRule::Rounds;
        let is_there = |&bonus: &Points| match draft.ending.reached {
            Reached::AtLeast => bonus >= target,
            Reached::Above => bonus > target,
        };
        if has_target && draft.sides.start_bonus.iter().any(is_there) {
            self.add("start_bonus", Problem::StartsAtTarget { target });
        }
        if draft.sides.teams == 1 {
            self.add("teams", Problem::OneTeam);
        }
        if draft.inheritance.leftover_dice == LeftoverDice::HighStakes
            && draft.inheritance.high_stakes_bonus == Points::ZERO
        {
            self.add("high_stakes_bonus", Problem::NoBonus);
        }
    }
}
