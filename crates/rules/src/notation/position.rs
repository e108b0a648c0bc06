//! Positions: an unchecked description of one moment, and its way into a checked [`Game`]; as text:
//! see `position_text`.

use crate::game::{Closing, SideState};
use crate::rule_set::AfterFarkle;
use crate::{Game, Leftover, Phase, Points, RuleSet, Seat, SeatError, Side, SideSet, Turn};
use std::fmt;

/// More turns than any game has; counting on from here can't overflow, whoever joins.
const MAX_TURNS: u32 = 100_000_000;

/// One moment of a game, as written down: not yet checked against a rule set.
///
/// ```
/// use farkle_rules::{Position, RuleSet};
/// let position: Position = "4350/5100 m1of2 t150 choose:1245".parse()?;
/// let game = position.game(RuleSet::preset("classic").unwrap())?;
/// assert_eq!(game.position().to_string(), "4350/5100 m1of2 t150 r2 choose:1245");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Score of each side, and whether it has opened.
    pub sides: Vec<(Points, bool)>,
    /// Number of seats.
    pub seats: usize,
    /// Whose turn it is.
    pub mover: Seat,
    /// Who took the first turn.
    pub starter: Seat,
    /// The turn in progress.
    pub turn: Turn,
    /// Farkles in a row of each seat; missing ones are 0.
    pub farkles: Vec<u8>,
    /// Dice left over by the previous player.
    pub leftover: Option<Leftover>,
    /// Turns that have ended, or were passed over because the player has left.
    pub turns: u32,
    /// Seats whose players have left.
    pub gone: SideSet,
    /// Last turns: the sides still to play, and the leader.
    pub last_turns: Option<(SideSet, Side)>,
    /// A play-off: the sides still to play, and all that are in it.
    pub play_off: Option<(SideSet, SideSet)>,
    /// What may happen next.
    pub phase: Phase,
}

/// Why a text is not a position, or a position can't be by these rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// There is nothing.
    Empty,
    /// It begins with something else than scores.
    Scores {
        /// What stands there.
        word: String,
    },
    /// A word that means nothing.
    Word {
        /// The word.
        word: String,
    },
    /// The rules don't allow this number of players.
    Seats(SeatError),
    /// The number of scores is not the number of sides.
    Sides {
        /// Scores given.
        given: usize,
        /// Sides of the game.
        sides: usize,
    },
    /// Something can't be by these rules.
    Impossible {
        /// What, in a sentence.
        why: &'static str,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Empty => {
                f.write_str("a position begins with the scores, for example 4350/5100 m1of2 t150 choose:1245")
            }
            PositionError::Scores { word } => write!(
                f,
                "'{word}' is no score: a position begins with the scores, for example 4350/5100 t150 choose:1245"
            ),
            PositionError::Word { word } => write!(
                f,
                "'{word}' means nothing in a position: after the scores (4350/5100?) come m1of2, t150, r2, a15, i1000, f0,2, l3+600, s2, c17, gone:2, last:2>1, playoff:2/1,2, and one of begin, roll:6, choose:1245, farkle:3, start, over:1"
            ),
            PositionError::Seats(error) => error.fmt(f),
            PositionError::Sides { given, sides } => {
                write!(f, "{given} scores are given, but the game has {sides} sides")
            }
            PositionError::Impossible { why } => f.write_str(why),
        }
    }
}

impl std::error::Error for PositionError {}

impl Game {
    /// This moment, as it can be written down.
    pub fn position(&self) -> Position {
        let (last_turns, play_off) = match self.closing {
            Closing::Open => (None, None),
            Closing::LastTurns { to_play, leader } => (Some((to_play, leader)), None),
            Closing::PlayOff { to_play, among } => (None, Some((to_play, among))),
        };
        Position {
            sides: self.all_sides().map(|side| (self.score(side), self.has_opened(side))).collect(),
            seats: self.seat_count(),
            mover: self.mover,
            starter: self.starter,
            turn: self.turn,
            farkles: self.farkles[..self.seat_count()].to_vec(),
            leftover: self.leftover,
            turns: self.turns,
            gone: self.absent,
            last_turns,
            play_off,
            phase: self.phase,
        }
    }
}

impl Position {
    /// The game at this moment, by these rules.
    ///
    /// # Errors
    /// [`PositionError`] if it can't be by these rules. Whether it can be *reached* is not asked.
    pub fn game(&self, rules: RuleSet) -> Result<Game, PositionError> {
        let mut game = Game::new(rules, self.seats).map_err(PositionError::Seats)?;
        if self.sides.len() != game.side_count() {
            return Err(PositionError::Sides { given: self.sides.len(), sides: game.side_count() });
        }
        self.check(&game)?;
        for (state, &(score, opened)) in game.sides.iter_mut().zip(&self.sides) {
            // Without an opening score every side counts as opened.
            *state = SideState { score, opened: opened || state.opened };
        }
        game.farkles.iter_mut().zip(&self.farkles).for_each(|(count, &given)| *count = given);
        game.starter = self.starter;
        game.mover = self.mover;
        game.turn = self.turn;
        game.leftover = self.leftover;
        game.turns = self.turns;
        game.absent = self.gone;
        game.phase = self.phase;
        game.closing = match (self.last_turns, self.play_off) {
            (Some((to_play, leader)), _) => Closing::LastTurns { to_play, leader },
            (None, Some((to_play, among))) => Closing::PlayOff { to_play, among },
            (None, None) => Closing::Open,
        };
        Ok(game)
    }

    fn check(&self, game: &Game) -> Result<(), PositionError> {
        let dice = game.rules().dice();
        let inside = |set: SideSet| set.iter().all(|side| side.index() < game.side_count());
        let impossible =
            |wrong: bool, why| if wrong { Err(PositionError::Impossible { why }) } else { Ok(()) };
        let seat_outside = |seat: Seat| seat.index() >= game.seat_count();
        impossible(seat_outside(self.mover), "the mover is not at the table")?;
        impossible(seat_outside(self.starter), "the starter is not at the table")?;
        let gone = |seat: Seat| self.gone.contains(Side(seat.0));
        impossible(
            self.gone.iter().any(|seat| seat.index() >= game.seat_count()),
            "a seat that was left is not at the table",
        )?;
        impossible(gone(self.mover) && !matches!(self.phase, Phase::Over { .. }), "the mover has left")?;
        impossible(self.farkles.len() > game.seat_count(), "there are more counts of farkles than seats")?;
        impossible(self.farkles.iter().any(|&n| n > 2), "a count of farkles in a row is 0 to 2")?;
        impossible(self.turns > MAX_TURNS, "no game has this many turns")?;
        impossible(self.turn.total < Points::ZERO, "a turn total can't be below zero")?;
        let taken_over = self.leftover.map_or(Points::ZERO, |leftover| leftover.points);
        impossible(
            taken_over.min(self.turn.inheritance) < Points::ZERO,
            "dice taken over can't earn less than nothing",
        )?;
        impossible(
            self.leftover.is_some_and(|l| !(1..=dice).contains(&usize::from(l.dice))),
            "more dice are left over than there are, or none",
        )?;
        impossible(self.turn.set_aside.len() > dice, "more dice are set aside than there are")?;
        impossible(
            self.last_turns.is_some() && self.play_off.is_some(),
            "last turns and a play-off exclude each other",
        )?;
        let closing_inside = self.last_turns.is_none_or(|(to_play, leader)| {
            inside(to_play) && leader.index() < game.side_count() && to_play.contains(game.side(self.mover))
        }) && self.play_off.is_none_or(|(to_play, among)| {
            let playing = to_play.iter().all(|side| among.contains(side));
            inside(among) && playing && to_play.contains(game.side(self.mover))
        });
        let over = matches!(self.phase, Phase::Over { .. });
        impossible(
            !over && !closing_inside,
            "the sides of the last turns or the play-off are not those of the game",
        )?;
        self.check_phase(game)
    }

    fn check_phase(&self, game: &Game) -> Result<(), PositionError> {
        let dice = game.rules().dice();
        let why = match self.phase {
            Phase::StartRoll { contenders } if contenders.iter().any(|s| s.index() >= game.seat_count()) => {
                "a seat that rolls for the start is not at the table"
            }
            Phase::StartRoll { contenders } if contenders.is_empty() => "nobody rolls for the start",
            Phase::Rolling { dice: n } | Phase::Farkled { dice: n }
                if !(1..=dice).contains(&usize::from(n)) =>
            {
                "more dice are in hand than there are, or none"
            }
            Phase::Farkled { .. } if game.rules().after_farkle() == AfterFarkle::TurnEnds => {
                "a farkle ends the turn by these rules"
            }
            Phase::Choosing { roll } if roll.is_empty() || roll.len() > dice => {
                "more dice were rolled than there are, or none"
            }
            Phase::Choosing { roll } if game.rules().set_asides(roll).is_empty() => {
                "nothing in this roll can be set aside, so there is nothing to choose"
            }
            Phase::Over { winners, .. } if winners.iter().any(|s| s.index() >= game.side_count()) => {
                "a winner is not at the table"
            }
            _ => return Ok(()),
        };
        Err(PositionError::Impossible { why })
    }
}
