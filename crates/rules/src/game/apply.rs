//! From a fact to the next state: the state machine.
//!
//! Consequences (a farkle, a penalty, the end of the game) are not events: they follow from the
//! rules, so that a record can't contradict them. [`Outcome`] tells them to whoever has to announce
//! or store them.

use super::ending::Ended;
use super::{
    Action, Event, EventError, Game, Gift, Leftover, Outcome, Phase, Refusal, Seat, Side, SideSet,
    StartFaces, Then, Turn, TurnEnd, TurnEndKind,
};
use crate::rule_set::{AfterFarkle, EndingRule, FarklePenalty, LeftoverDice};
use crate::{Dice, Points, Verdict};

/// Farkles in a row that cost the penalty.
const FARKLES_FOR_PENALTY: u8 = 3;

impl Game {
    /// Applies a fact and says what followed from it.
    ///
    /// # Errors
    /// [`EventError`] if this can't happen now; the game is then unchanged.
    pub fn apply(&mut self, event: &Event) -> Result<Outcome, EventError> {
        match (self.phase, *event) {
            (Phase::StartRoll { contenders }, Event::StartRolled(faces))
                if faces.len() == contenders.len() =>
            {
                self.roll_for_start(contenders, faces);
                Ok(Outcome::default())
            }
            // At a real table the dice for the start are thrown by hand, so the result may be given
            // at once.
            (Phase::ChoosingStarter | Phase::StartRoll { .. }, Event::Started(seat)) => {
                if seat.0 >= self.seats {
                    return Err(EventError::Refused(Refusal::NoSuchSeat { seats: self.seats }));
                }
                if let Phase::StartRoll { contenders } = self.phase
                    && !contenders.contains(Side(seat.0))
                {
                    return Err(EventError::OutOfPlace {
                        token: event.to_string(),
                        expected: self.expected(),
                    });
                }
                self.begin(seat);
                Ok(Outcome::default())
            }
            (Phase::TurnBegins, Event::TurnBegan) => {
                self.leftover = None;
                self.phase = Phase::Rolling { dice: self.rules.dice() as u8 };
                Ok(Outcome::default())
            }
            (Phase::TurnBegins, Event::TookOver) => self.take_over(),
            (Phase::Rolling { dice }, Event::Rolled(roll)) if roll.len() == usize::from(dice) => {
                Ok(self.rolled(roll))
            }
            (Phase::Choosing { roll }, Event::SetAside { dice, then }) => {
                let points = self.check_set_aside(roll, dice, then).map_err(EventError::Refused)?;
                Ok(self.set_aside(roll, dice, points, then))
            }
            (Phase::Farkled { dice }, Event::WentOn) => {
                self.phase = Phase::Rolling { dice };
                Ok(Outcome::default())
            }
            (Phase::Farkled { dice }, Event::GaveUp) => Ok(self.end_turn(TurnEndKind::Farkled, dice)),
            (_, Event::Entered(entry)) => self.enter(entry),
            _ => Err(EventError::OutOfPlace { token: event.to_string(), expected: self.expected() }),
        }
    }

    fn expected(&self) -> String {
        match self.phase {
            Phase::StartRoll { contenders } => {
                let starters: Vec<String> =
                    contenders.iter().map(|seat| format!("@{}", seat.0 + 1)).collect();
                format!("start: with {} faces, or {}", contenders.len(), starters.join(", "))
            }
            Phase::ChoosingStarter => format!("@1 to @{}", self.seats),
            Phase::TurnBegins if self.leftover.is_some() => "n or t".to_string(),
            Phase::TurnBegins => "n".to_string(),
            Phase::Rolling { dice: 1 } => "a roll of 1 die".to_string(),
            Phase::Rolling { dice } => format!("a roll of {dice} dice"),
            Phase::Choosing { roll } => format!("a set-aside of the roll {roll}"),
            Phase::Farkled { .. } => "g or x".to_string(),
            Phase::Over { .. } => "nothing, because the game is over".to_string(),
        }
    }

    fn roll_for_start(&mut self, contenders: SideSet, faces: StartFaces) {
        let highest = faces.iter().max();
        let tied: SideSet = contenders
            .iter()
            .zip(faces.iter())
            .filter(|(_, face)| Some(*face) == highest)
            .map(|(seat, _)| seat)
            .collect();
        match tied.iter().next() {
            Some(only) if tied.len() == 1 => self.begin(Seat(only.0)),
            _ => self.phase = Phase::StartRoll { contenders: tied },
        }
    }

    fn begin(&mut self, starter: Seat) {
        self.starter = starter;
        let bonuses = self.rules.start_bonus().to_vec();
        for (place, bonus) in (0..self.side_count() as u8).zip(bonuses) {
            let side = self.side(Seat((starter.0 + place) % self.seats));
            self.sides[side.index()].score = bonus;
        }
        self.begin_turn(starter);
    }

    pub(super) fn begin_turn(&mut self, mover: Seat) {
        self.mover = mover;
        self.turn = Turn::default();
        self.phase = Phase::TurnBegins;
    }

    fn take_over(&mut self) -> Result<Outcome, EventError> {
        self.decide(Action::TakeOver).map_err(EventError::Refused)?;
        if let Some(leftover) = self.leftover.take() {
            self.turn.inheritance = leftover.points;
            self.phase = Phase::Rolling { dice: leftover.dice };
        }
        Ok(Outcome::default())
    }

    fn rolled(&mut self, roll: Dice) -> Outcome {
        self.turn.rolls = self.turn.rolls.saturating_add(1);
        let inherited = std::mem::take(&mut self.turn.inheritance);
        let in_hand = roll.len() as u8;
        match self.rules.verdict(roll) {
            Verdict::ToxicTwos => self.end_turn(TurnEndKind::ToxicTwos, in_hand),
            Verdict::Wins => self.end_turn(TurnEndKind::Won, 0),
            _ if self.wins_by_first_throw(roll) => self.end_turn(TurnEndKind::Won, 0),
            Verdict::Farkle => self.farkle(in_hand),
            Verdict::Scores => {
                self.turn.total += inherited;
                self.phase = Phase::Choosing { roll };
                Outcome { inherited, ..Outcome::default() }
            }
        }
    }

    fn wins_by_first_throw(&self, roll: Dice) -> bool {
        self.turn.rolls == 1 && self.rules.wins_as_first_throw(roll)
    }

    fn farkle(&mut self, in_hand: u8) -> Outcome {
        if self.rules.after_farkle() == AfterFarkle::TurnEnds || self.is_one_throw() {
            return self.end_turn(TurnEndKind::Farkled, in_hand);
        }
        let lost = std::mem::take(&mut self.turn.total);
        self.phase = Phase::Farkled { dice: in_hand };
        Outcome { lost, ..Outcome::default() }
    }

    pub(super) fn set_aside(&mut self, roll: Dice, dice: Dice, points: Points, then: Then) -> Outcome {
        let hot_dice = self.makes_hot_dice(roll, dice);
        self.turn.total += points;
        let left = (roll.len() - dice.len()) as u8;
        let in_hand = self.rules.in_hand_after(roll, dice) as u8;
        // A throw that scored although nothing in it scores leaves every die in hand.
        let left_over = if hot_dice { 0 } else { in_hand };
        match then {
            Then::Roll => {
                self.turn.set_aside =
                    if left == 0 { Dice::EMPTY } else { self.turn.set_aside.with(dice).unwrap_or(dice) };
                self.phase = Phase::Rolling { dice: in_hand };
                Outcome { hot_dice, ..Outcome::default() }
            }
            Then::Bank => Outcome { hot_dice, ..self.end_turn(TurnEndKind::Banked, left_over) },
            Then::GiveUp => Outcome { hot_dice, ..self.end_turn(TurnEndKind::GaveUp, left_over) },
        }
    }

    /// Ends the mover's turn with `left_over` dice that were not set aside.
    pub(super) fn end_turn(&mut self, kind: TurnEndKind, left_over: u8) -> Outcome {
        let side = self.side(self.mover);
        let total = self.turn.total;
        let mut end = TurnEnd {
            seat: self.mover,
            kind,
            total,
            gained: Points::ZERO,
            penalty: Points::ZERO,
            opened: false,
            gift: None,
            score: Points::ZERO,
        };
        match kind {
            TurnEndKind::Banked => self.bank(&mut end),
            TurnEndKind::Farkled => end.penalty = self.count_farkle(),
            TurnEndKind::ToxicTwos | TurnEndKind::GaveUp | TurnEndKind::Won => {}
        }
        end.score = self.score(side);
        self.leftover = self.leave_over(&end, left_over);
        self.turns += 1;
        self.pass_over_the_absent();
        let Ended { last_turns_begin, play_off_begins } = self.after_turn(&end);
        Outcome {
            turn_end: Some(end),
            last_turns_begin,
            play_off_begins,
            game_over: self.is_over(),
            ..Outcome::default()
        }
    }

    fn bank(&mut self, end: &mut TurnEnd) {
        let side = self.side(self.mover);
        self.farkles[self.mover.index()] = 0;
        end.opened = !self.has_opened(side);
        let rules = &self.rules;
        let passes = self.score(side) + end.total > rules.target();
        let (exactly, target) = (rules.ending() == EndingRule::Exactly, rules.target());
        let state = &mut self.sides[side.index()];
        state.opened = true;
        if !(exactly && passes) {
            state.score += end.total;
            end.gained = end.total;
            return;
        }
        let to = self.lowest_opponent().filter(|&to| self.score(to) + end.total <= target);
        if let Some(to) = to {
            self.sides[to.index()].score += end.total;
        }
        end.gift = Some(Gift { points: end.total, to });
    }

    /// The opponent with the lowest score; of equal ones the next in turn order.
    fn lowest_opponent(&self) -> Option<Side> {
        let own = self.side(self.mover);
        let in_turn_order = (1..self.seats).map(|step| self.side(Seat((self.mover.0 + step) % self.seats)));
        in_turn_order
            .filter(|&side| side != own && self.is_side_present(side))
            .min_by_key(|&side| self.score(side))
    }

    /// What a farkle now costs the side to move of its score, beside the points of the turn: the
    /// penalty for three in a row, if this is the third.
    ///
    /// ```
    /// use farkle_rules::{Game, Points, RuleSet};
    /// let game = Game::new(RuleSet::preset("classic").unwrap(), 2).unwrap();
    /// assert_eq!(game.farkle_costs(), Points::ZERO);
    /// ```
    pub fn farkle_costs(&self) -> Points {
        let rules = &self.rules;
        let count = self.farkles[self.mover.index()] + 1;
        let score = self.sides[self.side(self.mover).index()].score;
        let left = match rules.three_farkles() {
            FarklePenalty::None => return Points::ZERO,
            _ if count < FARKLES_FOR_PENALTY => return Points::ZERO,
            FarklePenalty::Points(points) => score - points,
            FarklePenalty::All => score.min(Points::ZERO),
        };
        let left = if rules.below_zero() { left } else { left.max(Points::ZERO.min(score)) };
        score - left
    }

    fn count_farkle(&mut self) -> Points {
        if self.rules.three_farkles() == FarklePenalty::None {
            return Points::ZERO;
        }
        let cost = self.farkle_costs();
        let (seat, side) = (self.mover.index(), self.side(self.mover).index());
        self.farkles[seat] = (self.farkles[seat] + 1) % FARKLES_FOR_PENALTY;
        self.sides[side].score -= cost;
        cost
    }

    fn leave_over(&self, end: &TurnEnd, dice: u8) -> Option<Leftover> {
        let rules = &self.rules;
        match rules.leftover_dice() {
            LeftoverDice::Unused => None,
            LeftoverDice::HighStakes => {
                (dice > 0).then_some(Leftover { dice, points: rules.high_stakes_bonus() })
            }
            LeftoverDice::Piggyback => {
                let dice = if dice == 0 { self.rules.dice() as u8 } else { dice };
                (end.gained > Points::ZERO).then_some(Leftover { dice, points: end.gained })
            }
        }
    }
}
