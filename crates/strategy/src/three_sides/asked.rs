//! The turn that is asked about: where it stands, what its ends lead to, and what every way to go on in it is worth.

use super::closing::{Behind, Last, LastButOne, Leads, after_last};
use super::cube::Standings;
use super::numbers::LANES;
use super::rounds::Standing;
use super::ties::First;
use super::turn::Turn;
use super::turns::{Kind, LaneTurn};
use super::{Kept, Pair, ThreeSides};
use crate::exact::{End, QueryError};
use crate::rolls::dice_left;
use farkle_rules::{Action, Game, Phase, Points, Seat, Side, Then};

/// The beginning of a turn.
#[derive(Clone, Copy, Debug)]
enum Start {
    Open(Standings),
    LastButOne(LastButOne),
    Last(Last),
    /// The first turn of a round of a play-off.
    First(First),
    /// The later ones.
    PlayLastButOne(LastButOne),
    PlayLast(Last),
    /// So many turns are left, this one included.
    Round(usize, Standing),
}

/// Chances from the mover on in turn order.
pub(super) type Chances = [f64; 3];

/// A turn that is asked about.
pub(super) struct Asked<'a> {
    solution: &'a ThreeSides,
    start: Start,
    /// The other one of two in a play-off comes so many places after the mover.
    other: usize,
}

impl ThreeSides {
    pub(super) fn ask(&self, game: &Game) -> Result<Asked<'_>, QueryError> {
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
                std::cmp::Ordering::Greater => (Leads::Next, 1),
                std::cmp::Ordering::Less => (Leads::Third, 2),
                std::cmp::Ordering::Equal => (Leads::Both, 1),
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
        if asked.pair(None).is_some() { Ok(asked) } else { Err(QueryError::Unreachable) }
    }

    fn on_the_way(&self, game: &Game, scores: [Points; 3], opened: [bool; 3]) -> Result<Start, QueryError> {
        let [first, second, third] = scores.map(|score| self.units(score));
        let scores = [first?, second?, third?];
        match &self.kept {
            Kept::Rounds(rounds) => {
                let left = rounds.turns().checked_sub(game.turns() as usize);
                let standing = Standing::of(scores.map(|score| score as i64), opened);
                Ok(Start::Round(left.ok_or(QueryError::Unreachable)?, standing))
            }
            Kept::Cube { cube, .. } => {
                let standing =
                    |place: usize| cube.standing(scores[place], opened[place]).ok_or(QueryError::Unreachable);
                Ok(Start::Open([standing(0)?, standing(1)?, standing(2)?]))
            }
        }
    }
}

/// What has no answer.
pub(super) const NOT_KNOWN: Chances = [f64::NAN; 3];

impl Asked<'_> {
    /// At the beginning of the turn.
    pub(super) fn at_first(&self, game: &Game) -> Result<Chances, QueryError> {
        let offer = self.solution.offer(game.leftover());
        self.pair(offer).map(|pair| self.all(pair)).ok_or(QueryError::Unreachable)
    }

    /// The chances of the mover and of the next side (of the other one, at the first turn of a play-off of two).
    fn pair(&self, offer: Option<usize>) -> Option<Pair> {
        let rest = self.solution.tie.rest();
        let pair = match (&self.start, &self.solution.kept) {
            (Start::Open(standings), Kept::Cube { cube, .. }) => cube.at(cube.index(*standings)?, offer),
            (Start::Round(left, standing), Kept::Rounds(rounds)) => rounds.at(*left, standing, offer)?,
            (Start::LastButOne(start), Kept::Cube { last_turns: Some(last), .. }) => {
                last.last_but_one(start, offer)
            }
            (Start::Last(start), Kept::Cube { last_turns: Some(last), .. }) => last.last(start, offer),
            (Start::First(First::OfTwo(opened)), _) => {
                let [first, second] = self.solution.tie.two(*opened, offer);
                (first, second)
            }
            (Start::First(First::OfThree(opened)), _) => {
                let [first, second, _] = self.solution.tie.three(*opened, offer);
                (first, second)
            }
            (Start::PlayLastButOne(start), _) => rest?.last_but_one(start, offer),
            (Start::PlayLast(start), _) => rest?.last(start, offer),
            _ => return None,
        };
        Some(pair).filter(|pair| !pair.0.is_nan())
    }

    /// The same after this end of the turn.
    fn after(&self, end: End) -> Pair {
        let engine = self.solution.engine();
        let tie = &self.solution.tie;
        let pair = match (&self.start, &self.solution.kept) {
            (Start::Open(standings), Kept::Cube { cube, last_turns }) => {
                Some(cube.after(last_turns.as_deref(), *standings, end))
            }
            (Start::Round(left, standing), Kept::Rounds(rounds)) => {
                Some(rounds.after(tie, &engine, *left, standing, end))
            }
            (Start::LastButOne(start), Kept::Cube { last_turns: Some(last), .. }) => {
                Some(last.after_last_but_one(&engine, start, end))
            }
            (Start::Last(start) | Start::PlayLast(start), _) => Some(after_last(tie, &engine, start, end)),
            (Start::First(start), _) => Some(tie.after_first(&engine, start, end)),
            (Start::PlayLastButOne(start), _) => {
                tie.rest().map(|rest| rest.after_last_but_one(&engine, start, end))
            }
            _ => None,
        };
        pair.unwrap_or((f64::NAN, f64::NAN))
    }

    /// How the turn is laid out.
    fn lane(&self) -> Option<(Kind, LaneTurn)> {
        let engine = self.solution.engine();
        let rest = self.solution.tie.rest();
        Some(match (&self.start, &self.solution.kept) {
            (Start::Open(standings), Kept::Cube { cube, last_turns }) => (
                cube.kind(engine.limits, engine.program),
                cube.lane(engine.limits, last_turns.as_deref(), *standings),
            ),
            (Start::Round(left, standing), Kept::Rounds(rounds)) => {
                (Kind::default(), rounds.lane(&engine, *left, standing))
            }
            (Start::LastButOne(start), Kept::Cube { last_turns: Some(last), .. }) => {
                (last.kind_of_turn(), last.lane_of_last_but_one(&engine, start))
            }
            (Start::Last(start), Kept::Cube { last_turns: Some(last), .. }) => {
                (last.kind_of_turn(), last.lane_of_last(&engine, start))
            }
            (Start::First(start), _) => (Kind::default(), rest?.lane_of_first(&engine, start.mover_opened())),
            (Start::PlayLastButOne(start), _) => {
                (Kind::default(), rest?.lane_of_last_but_one(&engine, start))
            }
            (Start::PlayLast(start), _) => (Kind::default(), rest?.lane_of_last(&engine, start)),
            _ => return None,
        })
    }

    /// The turn in progress, with every total that can be asked about now.
    pub(super) fn rebuild(&self, game: &Game) -> Result<Turn, QueryError> {
        let (kind, lane) = self.lane().ok_or(QueryError::Unreachable)?;
        let inherited = game.leftover().map_or(Points::ZERO, |leftover| leftover.points);
        let units = |points| self.solution.units(points);
        let most = units(game.turn().total + game.turn().inheritance)?.max(units(inherited)?);
        let kind = Kind { rows: most + self.solution.program.highest + 1, ..kind };
        let engine = self.solution.engine();
        let mut turn = Turn::new();
        engine.lay_out_known(&mut turn, kind, &[lane; LANES], |_, end| self.after(end));
        turn.solve(&self.solution.program);
        Ok(turn)
    }

    pub(super) fn worth_of(&self, game: &Game, turn: &Turn, action: Action) -> Chances {
        let end = |end| self.all(self.after(end));
        let solution = self.solution;
        match (action, game.phase()) {
            (Action::Roll, _) => self.rolling(turn, 0, solution.rolls.dice, true),
            (Action::TakeOver, _) => {
                let Some(leftover) = game.leftover() else { return NOT_KNOWN };
                let units = solution.units(leftover.points);
                units.map_or(NOT_KNOWN, |units| self.rolling(turn, units, leftover.dice.into(), true))
            }
            (Action::SetAside { dice, then }, Phase::Choosing { roll }) => {
                let points = solution.rules.points_of(dice, roll).map(|points| game.turn().total + points);
                let Some(Ok(total)) = points.map(|points| solution.units(points)) else { return NOT_KNOWN };
                let left = dice_left(&solution.rules, roll, dice);
                match then {
                    Then::Roll => self.rolling(turn, total, solution.rolls.in_hand(left), false),
                    Then::Bank => end(End::Banked { total: total as u32, left: left as u8 }),
                    Then::GiveUp => end(End::Toxic { dice: left as u8 }),
                }
            }
            (Action::GoOn, Phase::Farkled { dice }) => self.rolling(turn, 0, dice.into(), false),
            (Action::GiveUp, Phase::Farkled { dice }) => end(End::Farkled { dice }),
            _ => NOT_KNOWN,
        }
    }

    pub(super) fn rolling(&self, turn: &Turn, total: usize, dice: usize, first: bool) -> Chances {
        let value = turn.rolling(&self.solution.program, total, dice, first);
        self.all((value.own[0], value.next[0]))
    }

    fn all(&self, (own, next): Pair) -> Chances {
        let rest = 1.0 - own - next;
        match self.start {
            // Whoever is between the two is out.
            Start::First(First::OfTwo(_)) if self.other == 2 => [own, rest, next],
            _ => [own, next, rest],
        }
    }
}

/// The sides from the mover on.
pub(super) fn order(game: &Game) -> [Side; 3] {
    let mover = game.mover().index();
    let seats = game.seat_count();
    std::array::from_fn(|place| game.side(Seat::new((mover + place) % seats).unwrap_or(Seat::FIRST)))
}
