//! Checks what a reason claims: its numbers computed again, its chances asked of the solution after
//! the play has been made.

use crate::slow;
use crate::world::World;
use farkle_reasons::{Play, Reason};
use farkle_rules::rule_set::{AfterFarkle, EndingRule, FarklePenalty, LastChance, LeftoverDice, Reached};
use farkle_rules::{
    Action, Dice, Event, Game, Outcome, Phase, Points, Position, Refusal, Side, Then, Verdict,
};
use std::collections::BTreeMap;

/// How far two ways to compute the same number may come apart.
const SAME: f64 = 1e-9;
/// The same for points.
const SAME_POINTS: f64 = 1e-6;

/// Two plays of a moment, the first better than the second.
pub(crate) struct Pair<'a> {
    pub(crate) world: &'a World,
    pub(crate) game: &'a Game,
    pub(crate) best: Play,
    pub(crate) other: Play,
}

/// What a play makes of the dice: turn total, dice in hand, hot dice.
struct Made {
    total: i32,
    hand: usize,
    is_hot: bool,
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < SAME
}

impl Pair<'_> {
    fn made(&self, play: Play) -> Option<Made> {
        let (Phase::Choosing { roll }, Action::SetAside { dice, .. }) = (self.game.phase(), play.action)
        else {
            return None;
        };
        let part = self.game.rules().set_asides(roll).iter().find(|part| part.dice == dice)?;
        let is_hot = self.game.rules().makes_hot_dice(roll, dice);
        let left = self.game.rules().in_hand_after(roll, dice);
        let hand = if is_hot { self.game.rules().dice() } else { left };
        Some(Made { total: (self.game.turn().total + part.points).0, hand, is_hot })
    }

    fn after(&self, play: Play) -> (Game, Outcome) {
        let mut game = self.game.clone();
        let outcome = game.apply(&game.decide(play.action).unwrap()).unwrap();
        (game, outcome)
    }

    fn side(&self) -> Side {
        self.game.side(self.game.mover())
    }

    fn rival(&self) -> Side {
        self.game.all_sides().find(|&side| side != self.side()).unwrap()
    }

    fn score(&self, side: Side) -> i32 {
        self.game.score(side).0
    }

    fn win(&self, play: Play) -> f64 {
        self.world.solution.chance(&self.after(play).0, self.side()).unwrap()
    }

    fn farkle(&self, dice: u8) -> f64 {
        slow::farkle(self.game.rules(), dice.into())
    }

    fn least(&self, side: Side) -> i32 {
        let rules = self.game.rules();
        let opening = if self.game.has_opened(side) { 0 } else { rules.opening_score().0 };
        opening.max(rules.minimum_bank().0)
    }

    /// The points of an average turn, rounded up to the next that can be.
    fn turn_of(&self, side: Side) -> i32 {
        let (unit, has_opened) = (self.game.rules().unit().0, self.game.has_opened(side));
        let turn = self.world.values.expected_turn_of(has_opened);
        (turn / f64::from(unit)).ceil() as i32 * unit
    }

    fn goal(&self) -> i32 {
        let rules = self.game.rules();
        rules.target().0 + if rules.reached() == Reached::Above { rules.unit().0 } else { 0 }
    }

    fn worth(&self, made: &Made) -> f64 {
        self.world.slowly(self.least(self.side()), |turn| turn.rolling(made.total, made.hand))
    }

    fn rolls(&self, play: Play) -> bool {
        matches!(play.action, Action::SetAside { then: Then::Roll, .. })
    }

    fn banks(&self, play: Play) -> bool {
        matches!(play.action, Action::SetAside { then: Then::Bank, .. })
    }

    /// How much better the first play is at the same moment, changed.
    fn gap_if(&self, change: impl FnOnce(&mut Position)) -> f64 {
        let mut position = self.game.position();
        change(&mut position);
        let game = position.game(self.game.rules().clone()).unwrap();
        let pair = Pair { game: &game, ..*self };
        pair.win(self.best) - pair.win(self.other)
    }

    /// Whether the solution covers the game, and the first play wins more often.
    fn is_better(&self) -> bool {
        self.world.known(self.game).is_some() && self.win(self.best) > self.win(self.other)
    }

    /// Whether points speak for the play that is not the best.
    fn points_are_against(&self) -> bool {
        let (bank, roll) =
            if self.banks(self.best) { (self.best, self.other) } else { (self.other, self.best) };
        let (bank, roll) = (f64::from(self.made(bank).unwrap().total), self.worth(&self.made(roll).unwrap()));
        if self.banks(self.best) { roll > bank } else { bank > roll }
    }

    fn refusals(&self) -> Option<(Vec<Refusal>, i32)> {
        let Phase::Choosing { roll } = self.game.phase() else { return None };
        let parts = self.game.rules().set_asides(roll);
        let bank = |dice: Dice| self.game.decide(Action::SetAside { dice, then: Then::Bank });
        let refusals: Vec<Refusal> = parts.iter().filter_map(|part| bank(part.dice).err()).collect();
        let most = parts.iter().map(|part| part.points).max()? + self.game.turn().total;
        (refusals.len() == parts.len()).then_some((refusals, most.0))
    }

    /// Whether all that the reason says is so.
    pub(crate) fn is_true(&self, reason: &Reason) -> bool {
        let rules = self.game.rules();
        let (best, other) = (self.made(self.best), self.made(self.other));
        match *reason {
            Reason::OnlyPlay => self.game.legal_actions().count() == 1,
            Reason::WinsNow => {
                let (after, _) = self.after(self.best);
                after.is_over() && after.winners().contains(self.side()) && after.winners().len() == 1
            }
            Reason::BankLoses { short } => {
                let lost = |game: &Game| game.is_over() && !game.winners().contains(self.side());
                let with = |more: i32| {
                    let mut position = self.game.position();
                    position.sides[self.side().index()].0 += Points(more);
                    let game = position.game(rules.clone()).unwrap();
                    Pair { game: &game, ..*self }.after(self.other).0
                };
                // At a play-off, or with a shared win, taking the lead is more than not losing.
                let leads = with(short);
                lost(&self.after(self.other).0)
                    && leads.winners().contains(self.side())
                    && leads.winners().len() == 1
                    && self.rolls(self.best)
                    && short > 0
                    && (short <= rules.unit().0
                        || with(short - rules.unit().0).winners().len() != 1
                        || lost(&with(short - rules.unit().0)))
            }
            Reason::BelowOpening { opening, most } => {
                let (refusals, found) = self.refusals().unwrap();
                let has_opened = self.game.has_opened(self.side());
                !refusals.is_empty()
                    && found == most
                    && most < opening
                    && opening == rules.opening_score().0
                    && !has_opened
            }
            Reason::BelowMinimum { minimum, most } => {
                let (refusals, found) = self.refusals().unwrap();
                !refusals.is_empty() && found == most && most < minimum && minimum == rules.minimum_bank().0
            }
            Reason::HotDiceMustRoll => {
                self.refusals().unwrap().0.iter().all(|refusal| *refusal == Refusal::HotDiceMustRoll)
            }
            Reason::PastTarget { over } => {
                let (after, _) = self.after(self.other);
                let beyond = self.score(self.side()) + other.unwrap().total - rules.target().0;
                rules.ending() == EndingRule::Exactly
                    && after.score(self.side()).0 == self.score(self.side())
                    && beyond == over
                    && over > 0
            }
            Reason::LastTurnHolds { needs, chance } => {
                self.banks(self.best) && self.rolls(self.other) && self.last_turn(self.best, needs, chance)
            }
            Reason::LastTurnBeats { needs, chance } => {
                self.rolls(self.best) && self.banks(self.other) && self.last_turn(self.other, needs, chance)
            }
            Reason::ThirdFarkle { .. } if !self.rolls(self.other) => false,
            Reason::ThirdFarkle { dice, farkle, cost } => {
                let other = other.unwrap();
                let mover = self.game.mover();
                let (mut rolling, _) = self.after(self.other);
                let roll =
                    Dice::all(other.hand).find(|&roll| rules.verdict(roll) == Verdict::Farkle).unwrap();
                rolling.apply(&Event::Rolled(roll)).unwrap();
                let lost = self.score(self.side()) - rolling.score(self.side()).0;
                let matters = self.world.known(self.game).is_none()
                    || self.win(self.best) - self.win(self.other)
                        > self.gap_if(|position| position.farkles[mover.index()] = 0);
                self.game.farkles_in_a_row(mover) == 2
                    && usize::from(dice) == other.hand
                    && near(farkle, self.farkle(dice))
                    && lost == cost
                    && cost > 0
                    && matters
            }
            Reason::GoalInReach { needs, dice, chance, bank } => {
                let best = best.unwrap();
                let needed = (self.goal() - self.score(self.side())).max(self.least(self.side()));
                let least = self.least(self.side());
                let found = self.world.slowly(least, |turn| turn.reaching(needed, best.total, best.hand));
                rules.ending() == EndingRule::AtOnce
                    && needs == needed - best.total
                    && needs > 0
                    && usize::from(dice) == best.hand
                    && near(chance, found)
                    && near(bank, self.win(self.other))
                    && chance > bank
            }
            Reason::Behind { lead, roll, bank } => {
                let after = self.score(self.side()) + other.unwrap().total;
                lead == self.score(self.rival()) - after
                    && lead > 0
                    && near(roll, self.win(self.best))
                    && near(bank, self.win(self.other))
                    && self.is_better()
                    && self.points_are_against()
            }
            Reason::RivalClose { needs, chance } => {
                let rival = self.rival();
                let least = self.least(rival);
                let further_away = Points(self.score(rival) - self.turn_of(rival));
                let found = self.world.slowly(least, |turn| turn.reaching(needs, 0, rules.dice()));
                needs == self.goal() - self.score(rival)
                    && near(chance, found)
                    && self.is_better()
                    && self.points_are_against()
                    && self.gap_if(|position| position.sides[rival.index()].0 = further_away) < 0.0
            }
            Reason::Ahead { lead, roll, bank } => {
                let best = best.unwrap();
                lead == self.score(self.side()) + best.total - self.score(self.rival())
                    && lead > 0
                    && bank == best.total
                    && (roll - self.worth(&other.unwrap())).abs() < SAME_POINTS
                    && roll.round() > f64::from(bank)
                    && self.is_better()
            }
            Reason::NoHurry { turns } => self.no_hurry(turns),
            Reason::FarkleRisk { dice, farkle, stake } => {
                let other = other.unwrap();
                self.banks(self.best)
                    && self.rolls(self.other)
                    && usize::from(dice) == other.hand
                    && near(farkle, self.farkle(dice))
                    && farkle > 0.0
                    && stake == other.total
                    && self.best.value > self.other.value
            }
            Reason::RollEarns { roll, bank } => {
                let best = best.unwrap();
                self.rolls(self.best)
                    && self.banks(self.other)
                    && (roll - self.worth(&best)).abs() < SAME_POINTS
                    && bank == other.unwrap().total
                    && roll.round() > f64::from(bank)
            }
            Reason::BankEarns { roll, bank } => {
                self.banks(self.best)
                    && self.rolls(self.other)
                    && (roll - self.worth(&other.unwrap())).abs() < SAME_POINTS
                    && bank == best.unwrap().total
                    && f64::from(bank) > roll.round()
            }
            Reason::AllDiceAgain { dice, farkle } => {
                let best = best.unwrap();
                best.is_hot
                    && self.rolls(self.best)
                    && usize::from(dice) == rules.dice()
                    && near(farkle, self.farkle(dice))
                    && (1..dice).all(|fewer| self.farkle(fewer) > farkle)
            }
            Reason::HotDiceChance { dice, chance } => {
                let (best, bank) = (best.unwrap(), f64::from(other.unwrap().total));
                let least = self.least(self.side());
                let without =
                    self.world.slowly(least, |turn| turn.rolling_without_hot_dice(best.total, best.hand));
                self.rolls(self.best)
                    && self.banks(self.other)
                    && usize::from(dice) == best.hand
                    && near(chance, self.world.slowly(least, |turn| turn.hot_dice(best.hand)))
                    && without < bank
                    && self.worth(&best) > bank
            }
            Reason::MoreDice { dice, farkle, instead, farkle_instead, given_up } => {
                let (best, other) = (best.unwrap(), other.unwrap());
                let is_exact = self.world.known(self.game).is_some() || self.game.side_count() == 1;
                let is_price = is_exact && rules.ending() != EndingRule::Exactly;
                self.rolls(self.best)
                    && self.rolls(self.other)
                    && (usize::from(dice), usize::from(instead)) == (best.hand, other.hand)
                    && dice > instead
                    && near(farkle, self.farkle(dice))
                    && near(farkle_instead, self.farkle(instead))
                    && farkle < farkle_instead
                    && given_up == if is_price { (other.total - best.total).max(0) } else { 0 }
            }
            Reason::MorePoints { more, dice, instead } => {
                let (best, other) = (best.unwrap(), other.unwrap());
                self.rolls(self.best)
                    && self.rolls(self.other)
                    && more == best.total - other.total
                    && more > 0
                    && (usize::from(dice), usize::from(instead)) == (best.hand, other.hand)
                    && dice < instead
                    && self.best.value > self.other.value
            }
            Reason::MorePointsAnyway { more, dice } => {
                let (best, other) = (best.unwrap(), other.unwrap());
                self.rolls(self.best)
                    && self.rolls(self.other)
                    && more == best.total - other.total
                    && more > 0
                    && (usize::from(dice), usize::from(dice)) == (best.hand, other.hand)
            }
            Reason::TakeAll { more } => {
                let more_found = best.unwrap().total - other.unwrap().total;
                self.banks(self.best) && self.banks(self.other) && more == more_found && more > 0
            }
            Reason::TakeOver { dice, farkle, points } => {
                let leftover = self.game.leftover().unwrap();
                self.best.action == Action::TakeOver
                    && (leftover.dice, leftover.points.0) == (dice, points)
                    && near(farkle, self.farkle(dice))
                    && points > 0
            }
            Reason::FreshDice { dice, farkle, all, farkle_all } => {
                self.best.action == Action::Roll
                    && self.game.leftover().unwrap().dice == dice
                    && usize::from(all) == rules.dice()
                    && near(farkle, self.farkle(dice))
                    && near(farkle_all, self.farkle(all))
                    && farkle > farkle_all
            }
            Reason::NothingToLose => {
                self.best.action == Action::GoOn
                    && rules.after_farkle() == AfterFarkle::MayGoOn
                    && rules.three_farkles() == FarklePenalty::None
                    && self.game.turn().total == Points::ZERO
            }
            Reason::NearlyEqual => {
                self.world.known(self.game).is_some()
                    && (self.win(self.best) - self.win(self.other)).abs() < 0.001
            }
            Reason::WinChances { best, other } => {
                self.world.known(self.game).is_some()
                    && near(best, self.win(self.best))
                    && near(other, self.win(self.other))
                    && best > other
            }
        }
    }

    fn last_turn(&self, bank: Play, needs: i32, chance: f64) -> bool {
        let rules = self.game.rules();
        let (after, _) = self.after(bank);
        let (side, rival) = (self.side(), self.rival());
        let behind = after.score(side) - after.score(rival);
        let least = self.least(rival);
        // With dice left over or a roll that wins, a turn is more than collecting points.
        let is_plain = rules.leftover_dice() == LeftoverDice::Unused
            && rules.last_chance() == LastChance::Turn
            && rules.after_farkle() == AfterFarkle::TurnEnds
            && self.world.values.all_odds().iter().all(|odds| odds.wins().count == 0);
        let reaching = || self.world.slowly(least, |turn| turn.reaching(needs, 0, rules.dice()));
        needs == (behind + rules.unit()).0.max(least)
            && after.side(after.mover()) == rival
            && after.last_turns_left().contains(rival)
            && near(chance, self.world.solution.chance(&after, rival).unwrap())
            && (!is_plain || near(chance, reaching()))
            && self.is_better()
    }

    fn no_hurry(&self, turns: u8) -> bool {
        let rules = self.game.rules();
        let rival = self.rival();
        let (score, opened) = (self.score(rival), self.game.has_opened(rival));
        let to_go = self.goal() - score;
        let minimum = rules.minimum_bank().0;
        let (first, then) = match rules.three_farkles() {
            FarklePenalty::None => (
                self.world.slowly(self.least(rival), |turn| turn.banks()),
                self.world.slowly(minimum, |turn| turn.banks()),
            ),
            // Who fears the penalty plays in another way; the slow turn knows no penalty.
            _ => {
                let banks = |opened| {
                    let turn = self.world.values.distribution(opened);
                    turn.banked()
                        .map(|(points, chance)| (points.0, chance))
                        .collect::<BTreeMap<_, _>>()
                        .into()
                };
                (banks(opened), banks(true))
            }
        };
        let gain = self.turn_of(rival).max(self.least(rival));
        let closer = |position: &mut Position| position.sides[rival.index()] = (Points(score + gain), true);
        self.banks(self.best)
            && self.rolls(self.other)
            && usize::from(turns) == slow::median_turns(to_go, &first, &then)
            && self.is_better()
            && self.gap_if(closer) >= 0.0
    }
}
