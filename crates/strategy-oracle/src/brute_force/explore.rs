//! Finding every moment of a game, by asking the rules engine what is legal and applying it.

use super::{Follows, Patience, Throw, TooSlow, TurnGraph};
use crate::alike::kinds_of_rolls;
use farkle_rules::rule_set::{EndingRule, FarklePenalty};
use farkle_rules::{Action, Dice, Event, Game, Phase, Points, RuleSet, Seat, Side, SideSet, Turn};
use std::collections::{BTreeMap, HashMap};

/// What two moments between turns have to have in common to be the same.
type Key = (
    Vec<(Points, bool)>,
    Seat,
    Vec<u8>,
    Option<(u8, Points)>,
    Option<(SideSet, Side)>,
    Option<(SideSet, SideSet)>,
    u32,
);

/// A moment with dice in the air: turn total, number of dice, what they inherit, and whether it is
/// the first throw.
type Throwing = (Points, u8, Points, bool);

pub(super) struct Explorer<'a> {
    pub(super) patience: &'a Patience,
    /// Totals are told apart up to this one.
    pub(super) highest: Points,
    /// Whether more than that might be of use.
    pub(super) cuts: bool,
    /// By number of dice and whether it is the first throw: one roll of each kind, with how many
    /// are like it.
    pub(super) kinds: BTreeMap<(u8, bool), Vec<(Dice, f64)>>,
    pub(super) numbers: HashMap<Key, usize>,
    pub(super) beginnings: Vec<Game>,
    pub(super) moments: usize,
}

impl Explorer<'_> {
    /// The number of a beginning of a turn.
    pub(super) fn number(&mut self, game: &Game) -> usize {
        let mut position = game.position();
        let ending = game.rules().ending();
        for (score, _) in &mut position.sides {
            *score = (*score).max(self.patience.floor);
        }
        if ending != EndingRule::Rounds || position.play_off.is_some() {
            position.turns = 0;
        }
        if ending == EndingRule::Rounds || position.play_off.is_some() {
            // Only the differences of the scores count, and what the lowest side can lose. Whoever
            // is out of a play-off has nothing to win.
            let among = position.play_off.map(|(_, among)| among);
            let plays = |side: &usize| {
                among.is_none_or(|among| Side::new(*side).is_some_and(|side| among.contains(side)))
            };
            let (inside, outside): (Vec<usize>, Vec<usize>) = (0..position.sides.len()).partition(plays);
            let least = inside.iter().map(|&side| position.sides[side].0).min().unwrap_or_default();
            let beyond = match self.can_be_lost(game.rules(), position.play_off.is_some()) {
                Some(most) => (least - most).max(Points::ZERO),
                None => Points::ZERO,
            };
            inside.iter().for_each(|&side| position.sides[side].0 -= beyond);
            outside.iter().for_each(|&side| position.sides[side].0 = Points::ZERO);
        }
        let leftover = position.leftover.map(|leftover| (leftover.dice, leftover.points));
        let key = (
            position.sides.clone(),
            position.mover,
            position.farkles.clone(),
            leftover,
            position.last_turns,
            position.play_off,
            position.turns,
        );
        let next = self.beginnings.len();
        let number = *self.numbers.entry(key).or_insert(next);
        if number == next {
            self.beginnings.push(position.game(game.rules().clone()).unwrap());
        }
        number
    }

    /// The most that it makes sense to tell apart of what both sides have; `None` for all of it.
    fn can_be_lost(&self, rules: &RuleSet, play_off: bool) -> Option<Points> {
        match rules.three_farkles() {
            FarklePenalty::None => Some(Points::ZERO),
            FarklePenalty::Points(_) if rules.below_zero() => Some(Points::ZERO),
            // Both would have to be penalised again and again in the same rounds of the play-off.
            FarklePenalty::Points(points) if play_off => Some(Points(points.0 * 6)),
            // Whoever is ahead of nothing after that has won, by how much ever.
            FarklePenalty::All if play_off => Some(rules.unit()),
            _ => None,
        }
    }

    /// What follows from the end of a turn of `side`.
    fn after_turn(&mut self, game: &Game, side: Side) -> Follows {
        let sides = game.side_count();
        let place = |other: Side| (other.index() + sides - side.index()) % sides;
        if let Phase::Over { winners, .. } = game.phase() {
            return Follows::Over(winners.iter().fold(0, |places, winner| places | 1 << place(winner)));
        }
        Follows::Turn { number: self.number(game), of: place(game.side(game.mover())) }
    }

    /// Everything that can happen in a turn.
    pub(super) fn turn(&mut self, number: usize) -> Result<TurnGraph, TooSlow> {
        let begin = self.beginnings[number].clone();
        let side = begin.side(begin.mover());
        let mut throws: Vec<(Throwing, Game)> = Vec::new();
        let mut numbers: HashMap<Throwing, usize> = HashMap::new();
        let mut choices = Vec::new();
        for action in begin.legal_actions() {
            let mut game = begin.clone();
            game.apply(&game.decide(action).unwrap()).unwrap();
            choices.push(self.throw(&game, &mut throws, &mut numbers));
        }
        let mut graph = TurnGraph { throws: Vec::new(), order: Vec::new(), choices };
        while graph.throws.len() < throws.len() {
            self.moments += 1;
            if self.moments > self.patience.most_moments {
                return Err(TooSlow::Moments);
            }
            let (throwing, game) = throws[graph.throws.len()].clone();
            let is_cut = self.cuts && throwing.0 >= self.highest;
            let mut rolls: BTreeMap<Vec<Follows>, f64> = BTreeMap::new();
            for (roll, chance) in self.kinds(&game, throwing) {
                let mut rolled = game.clone();
                rolled.apply(&Event::Rolled(roll)).unwrap();
                let follows = self.after_roll(&rolled, side, &mut throws, &mut numbers);
                *rolls.entry(follows).or_default() += chance;
            }
            let rolls = rolls.into_iter().map(|(follows, chance)| (chance, follows)).collect();
            graph.throws.push(Throw { rolls, is_cut });
        }
        graph.order = (0..throws.len()).collect();
        graph.order.sort_by_key(|&throw| std::cmp::Reverse(throws[throw].0.0));
        Ok(graph)
    }

    /// Dice in the air, by number within the turn.
    fn throw(
        &self,
        game: &Game,
        throws: &mut Vec<(Throwing, Game)>,
        numbers: &mut HashMap<Throwing, usize>,
    ) -> Follows {
        let Phase::Rolling { dice } = game.phase() else { panic!("{:?}", game.phase()) };
        let mut position = game.position();
        let turn = position.turn;
        let total = turn.total.min(self.highest);
        let throwing = (total, dice, turn.inheritance, turn.rolls == 0);
        let next = throws.len();
        let number = *numbers.entry(throwing).or_insert(next);
        if number == next {
            position.turn = Turn { total, rolls: turn.rolls.min(1), set_aside: Dice::EMPTY, ..turn };
            throws.push((throwing, position.game(game.rules().clone()).unwrap()));
        }
        Follows::Throw(number)
    }

    /// One roll of each kind: rolls are alike if the engine offers the same set-asides for them.
    fn kinds(&mut self, game: &Game, (_, dice, _, first): Throwing) -> Vec<(Dice, f64)> {
        self.kinds.entry((dice, first)).or_insert_with(|| kinds_of_rolls(game, dice)).clone()
    }

    /// What the mover can make of a roll.
    fn after_roll(
        &mut self,
        rolled: &Game,
        side: Side,
        throws: &mut Vec<(Throwing, Game)>,
        numbers: &mut HashMap<Throwing, usize>,
    ) -> Vec<Follows> {
        if !matches!(rolled.phase(), Phase::Choosing { .. } | Phase::Farkled { .. }) {
            return vec![self.after_turn(rolled, side)];
        }
        let mut follows = Vec::new();
        let mut seen = Vec::new();
        for action in rolled.legal_actions() {
            if let (Action::SetAside { dice, then }, Phase::Choosing { roll }) = (action, rolled.phase()) {
                // Dice with the same points that leave as many do the same.
                let rules = rolled.rules();
                let hot = rules.makes_hot_dice(roll, dice);
                let does = (rules.points_of(dice, roll), rules.in_hand_after(roll, dice), hot, then as u8);
                if seen.contains(&does) {
                    continue;
                }
                seen.push(does);
            }
            let mut game = rolled.clone();
            game.apply(&game.decide(action).unwrap()).unwrap();
            let next = match game.phase() {
                Phase::Rolling { .. } => self.throw(&game, throws, numbers),
                _ => self.after_turn(&game, side),
            };
            if next == Follows::WON {
                // Nothing is better than a win.
                return vec![next];
            }
            follows.push(next);
        }
        follows.sort_unstable();
        follows.dedup();
        follows
    }
}
