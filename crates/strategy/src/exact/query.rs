//! Asking a solution about any moment of a game.

use super::TwoSides;
use super::lanes::{Lanes, worth_of_end};
use super::moments::{End, Offer, Stage, Standing, Start};
use super::succession::Succession;
use crate::rolls::dice_left;
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Action, Dice, Game, Leftover, Phase, Points, Seat, Side, Then};
use std::fmt;

/// A legal action with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// The action.
    pub action: Action,
    /// The mover's chance to win after it, under best play by both (a shared win counts half).
    pub win: f64,
}

/// Why a solution has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryError {
    /// The game is played by other rules.
    OtherRules,
    /// The game has another number of sides.
    OtherSides {
        /// How many the solution is for.
        solved: usize,
        /// How many the game has.
        sides: usize,
    },
    /// Farkles or rounds are counted by seat, and the solution is for another number of them.
    OtherSeats {
        /// How many it is for.
        solved: usize,
    },
    /// The position can't come up by these rules.
    Unreachable,
}

impl fmt::Display for QueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QueryError::OtherRules => f.write_str("the solution is for other rules"),
            QueryError::OtherSides { solved, sides } => {
                write!(f, "the solution is for {solved} sides, the game has {sides}")
            }
            QueryError::OtherSeats { solved } => {
                write!(
                    f,
                    "farkles and rounds are counted for each player, and the solution is for {solved} players"
                )
            }
            QueryError::Unreachable => f.write_str("this position can't come up by these rules"),
        }
    }
}

impl std::error::Error for QueryError {}

impl TwoSides {
    /// The chance of `side` to win from here under best play by both; after the end 1, 0, or its
    /// part of a shared win.
    ///
    /// # Errors
    /// [`QueryError`] if the game is not one that was solved.
    pub fn chance(&self, game: &Game, side: Side) -> Result<f64, QueryError> {
        if let Phase::Over { winners, .. } = game.phase() {
            return Ok(if winners.contains(side) { 1.0 / winners.len() as f64 } else { 0.0 });
        }
        if matches!(game.phase(), Phase::StartRoll { .. } | Phase::ChoosingStarter) {
            self.check(game)?;
            return Ok(0.5);
        }
        let value = self.value_for_mover(game)?;
        Ok(if game.side(game.mover()) == side { value } else { 1.0 - value })
    }

    /// Every legal action with its worth, best first; empty if nobody has anything to decide.
    ///
    /// # Errors
    /// [`QueryError`] if the game is not one that was solved.
    pub fn advice(&self, game: &Game) -> Result<Vec<Advice>, QueryError> {
        let start = self.start(game)?;
        if matches!(game.phase(), Phase::ChoosingStarter) {
            return Ok(Vec::new());
        }
        let turn = self.rebuild(game, &start)?;
        let mut advice: Vec<Advice> = game
            .legal_actions()
            .map(|action| Advice { action, win: self.worth_of_action(game, &start, &turn, action) })
            .collect();
        advice.sort_by(|a, b| b.win.total_cmp(&a.win));
        match advice.iter().any(|advice| advice.win.is_nan()) {
            true => Err(QueryError::Unreachable),
            false => Ok(advice),
        }
    }

    fn value_for_mover(&self, game: &Game) -> Result<f64, QueryError> {
        let start = self.start(game)?;
        let value = match game.phase() {
            Phase::TurnBegins => self.board.value(&Start { offer: self.offer(game.leftover()), ..start }),
            Phase::Rolling { dice } => {
                let turn = self.rebuild(game, &start)?;
                let total = self.units(game.turn().total + game.turn().inheritance)?;
                self.rolling(&turn, total, dice.into(), game.turn().rolls == 0)
            }
            _ => {
                let turn = self.rebuild(game, &start)?;
                let worth = game.legal_actions().map(|a| self.worth_of_action(game, &start, &turn, a));
                worth.fold(f64::NEG_INFINITY, f64::max)
            }
        };
        if value.is_nan() { Err(QueryError::Unreachable) } else { Ok(value) }
    }

    fn worth_of_action(&self, game: &Game, start: &Start, turn: &Lanes, action: Action) -> f64 {
        let end = |end| worth_of_end(&self.board, start, end, None);
        let all = self.rolls.dice;
        match (action, game.phase()) {
            (Action::Roll, _) => self.rolling(turn, 0, all, true),
            (Action::TakeOver, _) => {
                let Some(leftover) = game.leftover() else { return f64::NAN };
                match self.units(leftover.points) {
                    Ok(units) => self.rolling(turn, units, leftover.dice.into(), true),
                    Err(_) => f64::NAN,
                }
            }
            (Action::SetAside { dice, then }, Phase::Choosing { roll }) => {
                let Some((total, left)) = self.after_set_aside(game, roll, dice) else { return f64::NAN };
                match then {
                    Then::Roll => self.rolling(turn, total, self.rolls.in_hand(left), false),
                    Then::Bank => end(End::Banked { total: total as u32, left: left as u8 }),
                    Then::GiveUp => end(End::Toxic { dice: left as u8 }),
                }
            }
            (Action::GoOn, Phase::Farkled { dice }) => self.rolling(turn, 0, dice.into(), false),
            (Action::GiveUp, Phase::Farkled { dice }) => end(End::Farkled { dice }),
            _ => f64::NAN,
        }
    }

    fn after_set_aside(&self, game: &Game, roll: Dice, dice: Dice) -> Option<(usize, usize)> {
        let points = game.turn().total + self.rules.points_of(dice, roll)?;
        Some((self.units(points).ok()?, dice_left(&self.rules, roll, dice)))
    }

    fn rolling(&self, turn: &Lanes, total: usize, dice: usize, first: bool) -> f64 {
        match self.program.first_throw.as_ref().filter(|_| first && dice == self.rolls.dice) {
            Some(throw) => turn.turn.throw(throw, total, dice).0[0],
            None => turn.turn.rolling(total, dice).0[0],
        }
    }

    /// The turn of this position, with every total that can be asked about now.
    fn rebuild(&self, game: &Game, start: &Start) -> Result<Lanes, QueryError> {
        let leftover = game.leftover().map_or(Points::ZERO, |leftover| leftover.points);
        let most = self.units(game.turn().total + game.turn().inheritance)?.max(self.units(leftover)?);
        let mut lanes = Lanes::with_rows(most + self.program.highest + 1);
        lanes.take_up(&self.board, &self.program, std::slice::from_ref(start), None);
        lanes.solve(&self.board, &self.program);
        Ok(lanes)
    }

    fn check(&self, game: &Game) -> Result<(), QueryError> {
        if game.rules() != &self.rules {
            return Err(QueryError::OtherRules);
        }
        if game.side_count() != 2 {
            return Err(QueryError::OtherSides { solved: 2, sides: game.side_count() });
        }
        let rules = &self.board.succession;
        let solved = 2 * rules.players as usize;
        if game.seat_count() != solved && (rules.penalty.is_some() || rules.ending == EndingRule::Rounds) {
            return Err(QueryError::OtherSeats { solved });
        }
        Ok(())
    }

    /// The beginning of the turn in progress.
    fn start(&self, game: &Game) -> Result<Start, QueryError> {
        self.check(game)?;
        let mover = game.side(game.mover());
        let other = Side::new(1 - mover.index()).ok_or(QueryError::Unreachable)?;
        let stage = self.stage(game)?;
        let start = Start {
            stage,
            mover: self.standing(game, mover)?,
            other: self.standing(game, other)?,
            offer: Offer::NONE,
        };
        let known = self.board.index(&start).and_then(|index| self.board.cells(stage).fresh.get(index));
        known.filter(|value| !value.is_nan()).map(|_| start).ok_or(QueryError::Unreachable)
    }

    fn stage(&self, game: &Game) -> Result<Stage, QueryError> {
        if !game.play_off().is_empty() {
            let to_play = game.position().play_off.map_or(0, |(to_play, _)| to_play.len());
            return Ok(if to_play > 1 { Stage::PlayFirst } else { Stage::PlaySecond });
        }
        if game.leader().is_some() {
            return Ok(Stage::Last);
        }
        if self.board.succession.ending != EndingRule::Rounds {
            return Ok(Stage::Open);
        }
        let all = u32::from(self.rules.rounds()) * game.seat_count() as u32;
        let left = all.checked_sub(game.turns()).and_then(|left| u16::try_from(left).ok());
        left.filter(|&left| left > 0).map(Stage::Round).ok_or(QueryError::Unreachable)
    }

    fn standing(&self, game: &Game, side: Side) -> Result<Standing, QueryError> {
        let score = game.score(side).0;
        if score % self.rolls.unit != 0 {
            return Err(QueryError::Unreachable);
        }
        let seats = game.seat_count();
        let clockwise = (0..seats).filter_map(|step| Seat::new((game.mover().index() + step) % seats));
        let counts =
            clockwise.filter(|&seat| game.side(seat) == side).map(|seat| game.farkles_in_a_row(seat));
        let farkles = self.board.succession.penalty.map_or(0, |_| Succession::counts_of(counts));
        Ok(Standing {
            score: (score / self.rolls.unit).max(self.board.succession.floor),
            opened: game.has_opened(side),
            farkles,
        })
    }

    fn offer(&self, leftover: Option<Leftover>) -> Offer {
        leftover.map_or(Offer::NONE, |leftover| Offer {
            dice: leftover.dice,
            units: u32::try_from(leftover.points.0 / self.rolls.unit).unwrap_or(0),
        })
    }

    fn units(&self, points: Points) -> Result<usize, QueryError> {
        let exact = points.0 % self.rolls.unit == 0;
        let units = usize::try_from(points.0 / self.rolls.unit).ok();
        units.filter(|_| exact).ok_or(QueryError::Unreachable)
    }
}
