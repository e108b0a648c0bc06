//! Finds all conflicts in a draft.

use crate::draft::{
    Conflict, EndingRule, FarklePenalty, LeftoverDice, Problem, Reached, RuleSetDraft, option, options,
};
use crate::scoring::Tables;
use crate::{MAX_DICE, MAX_SEATS, Points};
use std::collections::BTreeSet;

pub(super) fn conflicts(draft: &RuleSetDraft, tables: &Tables) -> Vec<Conflict> {
    let mut found = Found { draft, conflicts: Vec::new() };
    found.values_that_are_not_allowed();
    if !found.conflicts.is_empty() {
        // What follows reads the values as if they were sound.
        return found.conflicts;
    }
    found.dice_that_do_not_fit();
    found.check_turns(tables);
    found.endings_that_contradict(tables);
    found.conflicts
}

/// The common divisor of everything that is added to or taken from a score, start bonuses included.
pub(super) fn unit(draft: &RuleSetDraft) -> Points {
    let bonuses = draft.sides.start_bonus.iter().map(|bonus| bonus.0);
    Points(bonuses.fold(step(draft).0, greatest_common_divisor))
}

/// The common divisor of everything that moves a score during the game.
fn step(draft: &RuleSetDraft) -> Points {
    let mut step = 0;
    let mut add = |points: Points| step = greatest_common_divisor(step, points.0);
    let scoring = &draft.scoring;
    for price in [
        scoring.single_one,
        scoring.single_five,
        scoring.straight,
        scoring.low_straight,
        scoring.high_straight,
        scoring.three_pairs,
        scoring.price_of_four_and_a_pair(),
        scoring.two_triplets,
        scoring.full_house,
        scoring.no_scorers,
    ] {
        add(price);
    }
    for face in crate::Face::ALL {
        (3..=usize::from(draft.equipment.dice)).for_each(|n| add(scoring.of_a_kind(face, n)));
    }
    if let FarklePenalty::Points(penalty) = draft.penalties.three_farkles {
        add(penalty);
    }
    if draft.inheritance.leftover_dice == LeftoverDice::HighStakes {
        add(draft.inheritance.high_stakes_bonus);
    }
    Points(step)
}

/// Whether what set-asides score can add up to exactly this many points.
fn is_sum_of_prices(points: Points, draft: &RuleSetDraft, tables: &Tables) -> bool {
    /// From this many steps on, every multiple of the step is a sum, with all prices that people
    /// play.
    const FAR: usize = 4_000;
    let step = step(draft).0.max(1);
    if points.0 % step != 0 {
        return false;
    }
    let in_steps = |points: i32| usize::try_from(points / step).unwrap_or_default();
    let has_penalty = draft.penalties.three_farkles != FarklePenalty::None;
    let inherits = draft.inheritance.leftover_dice == LeftoverDice::HighStakes;
    let wanted = in_steps(points.0);
    // Where something else moves the scores, more can be hit than sums of prices.
    if has_penalty || inherits || wanted > FAR {
        return true;
    }
    let prices: BTreeSet<usize> =
        tables.all_set_asides().map(|set_aside| in_steps(set_aside.points.0)).filter(|&n| n > 0).collect();
    let mut is_sum = vec![false; wanted + 1];
    is_sum[0] = true;
    for sum in 1..=wanted {
        is_sum[sum] = prices.range(..=sum).any(|price| is_sum[sum - price]);
    }
    is_sum[wanted]
}

/// The scores that sides can begin with: the start bonuses, and zero for places beyond the list.
fn starts(draft: &RuleSetDraft) -> BTreeSet<Points> {
    let bonuses = &draft.sides.start_bonus;
    let most_sides = if draft.sides.teams > 0 { draft.sides.teams.into() } else { MAX_SEATS };
    let beyond = (bonuses.len() < most_sides).then_some(Points::ZERO);
    bonuses.iter().copied().take(most_sides).chain(beyond).collect()
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

    /// Drafts can be filled in by programs too, so every value has to pass what a written one
    /// passes.
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

    fn check_turns(&mut self, tables: &Tables) {
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

    /// Every side needs a way from where it begins to exactly the target.
    fn exact_targets_that_cant_be_hit(&mut self, tables: &Tables) {
        let draft = self.draft;
        let target = draft.ending.target;
        let starts: Vec<Points> = starts(draft).into_iter().filter(|&start| start < target).collect();
        if let Some(&start) = starts.iter().find(|&&start| !is_sum_of_prices(target - start, draft, tables)) {
            let (step, no_bonus) = (step(draft), starts.iter().all(|&start| start == Points::ZERO));
            self.add(
                "target",
                match no_bonus {
                    true if target.0 % step.0.max(1) != 0 => Problem::TargetCantBeHit { unit: step },
                    true => Problem::TargetIsNoSum,
                    false => Problem::MissesExactTarget { start, needs: target - start },
                },
            );
        }
        if draft.ending.reached == Reached::Above {
            self.add("reached", Problem::AboveExactTarget);
        }
        let nearest = starts.last().copied().unwrap_or_default();
        for (key, least) in
            [("opening_score", draft.opening.opening_score), ("minimum_bank", draft.opening.minimum_bank)]
        {
            if least > target {
                self.add(key, Problem::PassesExactTarget { target });
            } else if least > target - nearest {
                self.add(key, Problem::PassesFromStart { start: nearest, needs: target - nearest });
            }
        }
    }

    fn endings_that_contradict(&mut self, tables: &Tables) {
        let draft = self.draft;
        let target = draft.ending.target;
        if draft.ending.ending == EndingRule::Exactly {
            self.exact_targets_that_cant_be_hit(tables);
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
