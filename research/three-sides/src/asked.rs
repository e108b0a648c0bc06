//! One turn of a game in progress: what its ends lead to, and what every action in it is worth.

use crate::closing::{Behind, Last, LastButOne, Leads};
use crate::cube::Standings;
use crate::numbers::LANES;
use crate::pair::{Pair, UNKNOWN};
use crate::rounds::Standing;
use crate::solution::{Chances, ThreeSides};
use crate::tie::First;
use crate::turn::BatchedTurn;
use crate::turns::{Kind, LaneTurn};
use farkle_rules::{Action, Game, Phase, Points, Seat, Side, Then};
use farkle_strategy::QueryError;
use farkle_strategy::solver::dice_left;
use std::cmp::Ordering;

/// The beginning of a turn.
#[derive(Clone, Copy, Debug)]
enum Start {
    Open(Standings),
    LastButOne(LastButOne),
    Last(Last),
    /// The first turn of a round of a play-off.
    First(First),
    /// The later turns of a round.
    PlayLastButOne(LastButOne),
    PlayLast(Last),
    /// A turn of fixed rounds, with this many turns left, this one included.
    Round(usize, Standing),
}

/// Chances in turn order from the mover on.
pub(crate) type FromMover = [f64; 3];

/// A turn that a query is about.
pub(crate) struct Asked<'a> {
    solution: &'a ThreeSides,
    start: Start,
    /// In a play-off of two: how many places after the mover the other side comes.
    other: usize,
}

impl ThreeSides {
    pub(crate) fn ask(&self, game: &Game) -> Result<Asked<'_>, QueryError> {
        let sides = order(game);
        let opened = sides.map(|side| game.has_opened(side));
        let scores = sides.map(|side| game.score(side));
        let behind = |place: usize, leader: usize| -> Result<Behind, QueryError> {
            Ok(Behind { by: self.units(scores[leader] - scores[place])?, opened: opened[place] })
        };
        let last_but_one = || -> Result<LastButOne, QueryError> {
            Ok(LastButOne { mover: behind(0, 2)?, last: behind(1, 2)?, leader_opened: opened[2] })
        };
        let last = || -> Result<Last, QueryError> {
            let (leads, leader) = match scores[1].cmp(&scores[2]) {
                Ordering::Greater => (Leads::Next, 1),
                Ordering::Less => (Leads::Third, 2),
                Ordering::Equal => (Leads::Both, 1),
            };
            Ok(Last { mover: behind(0, leader)?, leads, opened: [opened[1], opened[2]] })
        };
        let mut other = 1;
        let start = if let Some((to_play, among)) = game.position().play_off {
            other = if among.contains(sides[1]) { 1 } else { 2 };
            match (among.len(), to_play.len()) {
                (3, 3) => Start::First(First::OfThree(opened)),
                (3, 2) => Start::PlayLastButOne(last_but_one()?),
                (3, _) => Start::PlayLast(last()?),
                (_, 2) => Start::First(First::OfTwo([opened[0], opened[other]])),
                _ => {
                    let leads = if other == 1 { Leads::Next } else { Leads::Third };
                    let mover = behind(0, other)?;
                    Start::PlayLast(Last { mover, leads, opened: [opened[1], opened[2]] })
                }
            }
        } else if game.leader().is_some() {
            match game.last_turns_left().len() {
                2 => Start::LastButOne(last_but_one()?),
                _ => Start::Last(last()?),
            }
        } else {
            self.on_the_way(game, scores, opened)?
        };
        let asked = Asked { solution: self, start, other };
        if asked.pair().is_some() { Ok(asked) } else { Err(QueryError::Unreachable) }
    }

    fn on_the_way(&self, game: &Game, scores: [Points; 3], opened: [bool; 3]) -> Result<Start, QueryError> {
        let [first, second, third] = scores.map(|score| self.units(score));
        let scores = [first?, second?, third?];
        match &self.chances {
            Chances::Rounds(rounds) => {
                let left = rounds.turns().checked_sub(game.turns() as usize);
                let standing = Standing::of(scores.map(|score| score as i64), opened);
                Ok(Start::Round(left.ok_or(QueryError::Unreachable)?, standing))
            }
            Chances::Cube { cube, .. } => {
                let standing =
                    |place: usize| cube.standing(scores[place], opened[place]).ok_or(QueryError::Unreachable);
                Ok(Start::Open([standing(0)?, standing(1)?, standing(2)?]))
            }
        }
    }
}

/// The answer for an action that the solution does not cover.
pub(crate) const NOT_KNOWN: FromMover = [f64::NAN; 3];

impl Asked<'_> {
    /// At the beginning of the turn.
    pub(crate) fn at_first(&self) -> Result<FromMover, QueryError> {
        self.pair().map(|pair| self.all(pair)).ok_or(QueryError::Unreachable)
    }

    /// The chances of the mover and of the next side (of the other one, at the first turn of a
    /// play-off of two).
    fn pair(&self) -> Option<Pair> {
        let rest = self.solution.tie.rest();
        let pair = match (&self.start, &self.solution.chances) {
            (Start::Open(standings), Chances::Cube { cube, .. }) => cube.at(*standings)?,
            (Start::Round(left, standing), Chances::Rounds(rounds)) => rounds.at(*left, standing)?,
            (Start::LastButOne(start), Chances::Cube { last_turns: Some(last), .. }) => {
                last.last_but_one(start)
            }
            (Start::Last(start), Chances::Cube { last_turns: Some(last), .. }) => last.last(start),
            (Start::First(First::OfTwo(opened)), _) => {
                let [first, second] = self.solution.tie.two(*opened);
                (first, second)
            }
            (Start::First(First::OfThree(opened)), _) => {
                let [first, second, _] = self.solution.tie.three(*opened);
                (first, second)
            }
            (Start::PlayLastButOne(start), _) => rest?.last_but_one(start),
            (Start::PlayLast(start), _) => rest?.last(start),
            _ => return None,
        };
        Some(pair).filter(|pair| !pair.0.is_nan())
    }

    /// The same after the mover has gained this much in this turn.
    fn after(&self, gained: usize) -> Pair {
        let tie = &self.solution.tie;
        match (&self.start, &self.solution.chances) {
            (Start::Open(standings), Chances::Cube { cube, last_turns }) => {
                cube.after(last_turns.as_deref(), *standings, gained)
            }
            (Start::Round(left, standing), Chances::Rounds(rounds)) => {
                rounds.after(tie, *left, standing, gained)
            }
            (Start::LastButOne(start), Chances::Cube { last_turns: Some(last), .. }) => {
                last.after_last_but_one(start, gained)
            }
            (Start::Last(start) | Start::PlayLast(start), _) => tie.after_last(start, gained),
            (Start::First(start), _) => tie.after_first(start, gained),
            (Start::PlayLastButOne(start), _) => {
                tie.rest().map_or(UNKNOWN, |rest| rest.after_last_but_one(start, gained))
            }
            _ => UNKNOWN,
        }
    }

    /// How the turn is laid out.
    fn lane(&self) -> Option<(Kind, LaneTurn)> {
        let (limits, rest) = (&self.solution.limits, self.solution.tie.rest());
        Some(match (&self.start, &self.solution.chances) {
            (Start::Open(standings), Chances::Cube { cube, last_turns }) => (
                cube.kind(limits, &self.solution.program),
                cube.lane(limits, last_turns.as_deref(), *standings),
            ),
            (Start::Round(left, standing), Chances::Rounds(rounds)) => {
                (Kind::default(), rounds.lane(limits, *left, standing))
            }
            (Start::LastButOne(start), Chances::Cube { last_turns: Some(last), .. }) => {
                (last.kind_of_turn(), last.lane_of_last_but_one(limits, start))
            }
            (Start::Last(start), Chances::Cube { last_turns: Some(last), .. }) => {
                (last.kind_of_turn(), last.lane_of_last(limits, start))
            }
            (Start::First(start), _) => (Kind::default(), rest?.lane_of_first(limits, start.mover_opened())),
            (Start::PlayLastButOne(start), _) => (Kind::default(), rest?.lane_of_last_but_one(limits, start)),
            (Start::PlayLast(start), _) => (Kind::default(), rest?.lane_of_last(limits, start)),
            _ => return None,
        })
    }

    /// The turn in progress, solved for every total that an action can lead to.
    pub(crate) fn rebuild(&self, game: &Game) -> Result<BatchedTurn, QueryError> {
        let (kind, lane) = self.lane().ok_or(QueryError::Unreachable)?;
        let most = self.solution.units(game.turn().total)?;
        let kind = Kind { rows: most + self.solution.program.highest + 1, ..kind };
        let engine = self.solution.engine();
        let mut turn = BatchedTurn::new();
        engine.lay_out_known(&mut turn, kind, &[lane; LANES], |_, gained| self.after(gained));
        turn.solve(&self.solution.program);
        Ok(turn)
    }

    pub(crate) fn worth_of(&self, game: &Game, turn: &BatchedTurn, action: Action) -> FromMover {
        let end = |gained| self.all(self.after(gained));
        let solution = self.solution;
        match (action, game.phase()) {
            (Action::Roll, _) => self.rolling(turn, 0, solution.rolls.dice, true),
            (Action::SetAside { dice, then }, Phase::Choosing { roll }) => {
                let points = solution.rules.points_of(dice, roll).map(|points| game.turn().total + points);
                let Some(Ok(total)) = points.map(|points| solution.units(points)) else { return NOT_KNOWN };
                let left = dice_left(&solution.rules, roll, dice);
                match then {
                    Then::Roll => self.rolling(turn, total, solution.rolls.in_hand(left), false),
                    Then::Bank => end(total),
                    Then::GiveUp => end(0),
                }
            }
            (Action::GoOn, Phase::Farkled { dice }) => self.rolling(turn, 0, dice.into(), false),
            (Action::GiveUp, Phase::Farkled { .. }) => end(0),
            _ => NOT_KNOWN,
        }
    }

    pub(crate) fn rolling(&self, turn: &BatchedTurn, total: usize, dice: usize, first: bool) -> FromMover {
        let value = turn.rolling(&self.solution.program, total, dice, first);
        self.all((value.own[0], value.next[0]))
    }

    fn all(&self, (own, next): Pair) -> FromMover {
        let rest = 1.0 - own - next;
        match self.start {
            // The side between the two is out.
            Start::First(First::OfTwo(_)) if self.other == 2 => [own, rest, next],
            _ => [own, next, rest],
        }
    }
}

/// The sides from the mover on.
pub(crate) fn order(game: &Game) -> [Side; 3] {
    let mover = game.mover().index();
    let seats = game.seat_count();
    std::array::from_fn(|place| game.side(Seat::new((mover + place) % seats).unwrap_or(Seat::FIRST)))
}
