//! Positions: an unchecked description of one moment, and its way into a checked [`Game`].
//!
//! A position is one line of words. `4350/5100? m1of2 t150 choose:1245` says: the first side has 4,350, the second
//! 5,100 and has not opened; seat 1 of 2 is to move with a turn total of 150 and 1-2-4-5 on the table. Words:
//!
//! | word | meaning | if it is missing |
//! |---|---|---|
//! | `4350/5100?` | score of each side; `?`: has not opened | required |
//! | `m1of2` | the mover and the number of seats | seat 1, one seat a side |
//! | `t150` | turn total | 0 |
//! | `r2` | rolls so far in this turn | 0, or 1 once dice were rolled |
//! | `a15` | dice set aside since all dice were in hand | none |
//! | `i1000` | what the first roll of dice taken over earns if it scores | 0 |
//! | `f0,2` | farkles in a row of each seat | 0 |
//! | `l3+600` | 3 dice left over, worth 600 if their first roll scores | none |
//! | `s2` | the starter | seat 1 |
//! | `c17` | turns that have ended | 0 |
//! | `gone:2` | seats whose players have left | nobody |
//! | `last:2,3>1` | sides with a last turn still to play, and the leader | not closing |
//! | `playoff:2/1,2` | sides still to play in a play-off, and all that are in it | not closing |
//! | `begin`, `roll:6`, `choose:1245`, `farkle:3`, `start`, `start:1,2`, `over:1` | the phase | `begin` |

use crate::game::{Closing, SideState};
use crate::rule_set::AfterFarkle;
use crate::{
    Dice, Game, Leftover, MAX_SEATS, Phase, Points, RuleSet, Seat, SeatError, Side, SideSet, Turn, Victory,
};
use std::fmt;
use std::str::FromStr;

/// More turns than any game has; counting on from here can't overflow, whoever joins.
const MAX_TURNS: u32 = 100_000_000;

/// One moment of a game, as written down: not yet checked against a rule set.
///
/// ```
/// use farkle_rules::{Position, RuleSet};
/// let position: Position = "4350/5100 m1of2 t150 choose:1245".parse()?;
/// let game = position.game(RuleSet::preset("classic").unwrap())?;
/// assert_eq!(game.position().to_string(), "4350/5100 m1of2 t150 r1 choose:1245");
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
    /// A word that means nothing.
    Word {
        /// The word.
        word: String,
    },
    /// So many can't play by these rules.
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
            PositionError::Word { word } => write!(
                f,
                "'{word}' means nothing in a position: allowed are scores (4350/5100?), m1of2, t150, r2, a15, i1000, f0,2, l3+600, s2, c17, gone:2, last:2>1, playoff:2/1,2, and one of begin, roll:6, choose:1245, farkle:3, start, over:1"
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
        impossible(self.turns > MAX_TURNS, "no game has so many turns")?;
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
            Phase::Farkled { .. } if game.rules().draft().penalties.after_farkle == AfterFarkle::TurnEnds => {
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

fn set_text(set: SideSet) -> String {
    set.iter().map(|side| side.to_string()).collect::<Vec<_>>().join(",")
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let score =
            |(score, opened): &(Points, bool)| format!("{}{}", score.0, if *opened { "" } else { "?" });
        write!(f, "{}", self.sides.iter().map(score).collect::<Vec<_>>().join("/"))?;
        write!(f, " m{}of{}", self.mover, self.seats)?;
        for (word, value) in [
            ("t", i64::from(self.turn.total.0)),
            ("r", i64::from(self.turn.rolls)),
            ("i", i64::from(self.turn.inheritance.0)),
            ("c", i64::from(self.turns)),
        ] {
            if value != 0 {
                write!(f, " {word}{value}")?;
            }
        }
        if !self.turn.set_aside.is_empty() {
            write!(f, " a{}", self.turn.set_aside)?;
        }
        if self.farkles.iter().any(|&n| n > 0) {
            write!(f, " f{}", self.farkles.iter().map(u8::to_string).collect::<Vec<_>>().join(","))?;
        }
        if let Some(leftover) = self.leftover {
            write!(f, " l{}+{}", leftover.dice, leftover.points.0)?;
        }
        if self.starter != Seat::FIRST {
            write!(f, " s{}", self.starter)?;
        }
        if !self.gone.is_empty() {
            write!(f, " gone:{}", set_text(self.gone))?;
        }
        if let Some((to_play, leader)) = self.last_turns {
            write!(f, " last:{}>{leader}", set_text(to_play))?;
        }
        if let Some((to_play, among)) = self.play_off {
            write!(f, " playoff:{}/{}", set_text(to_play), set_text(among))?;
        }
        match self.phase {
            Phase::StartRoll { contenders } => write!(f, " start:{}", set_text(contenders)),
            Phase::ChoosingStarter => f.write_str(" start"),
            Phase::TurnBegins => f.write_str(" begin"),
            Phase::Rolling { dice } => write!(f, " roll:{dice}"),
            Phase::Choosing { roll } => write!(f, " choose:{roll}"),
            Phase::Farkled { dice } => write!(f, " farkle:{dice}"),
            Phase::Over { winners, by: Victory::Score } => write!(f, " over:{}", set_text(winners)),
            Phase::Over { winners, by: Victory::Roll } => write!(f, " over:{}!", set_text(winners)),
            Phase::Over { winners, by: Victory::Gift } => write!(f, " over:{}+", set_text(winners)),
        }
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut words = text.split_whitespace();
        let scores = words.next().ok_or(PositionError::Empty)?;
        let unknown = |word: &str| PositionError::Word { word: word.to_string() };
        let sides =
            scores.split('/').map(score).collect::<Option<Vec<_>>>().ok_or_else(|| unknown(scores))?;
        let mut position = Position {
            seats: sides.len(),
            sides,
            mover: Seat::FIRST,
            starter: Seat::FIRST,
            turn: Turn::default(),
            farkles: Vec::new(),
            leftover: None,
            turns: 0,
            gone: SideSet::EMPTY,
            last_turns: None,
            play_off: None,
            phase: Phase::TurnBegins,
        };
        for word in words {
            position.read_word(word).ok_or_else(|| unknown(word))?;
        }
        if position.turn.rolls == 0
            && matches!(position.phase, Phase::Choosing { .. } | Phase::Farkled { .. })
        {
            position.turn.rolls = 1;
        }
        let counts = position.farkles.len().max(position.seats.min(MAX_SEATS));
        position.farkles.resize(counts, 0);
        Ok(position)
    }
}

impl Position {
    /// Reads one word after the scores, or `None` if it means nothing.
    fn read_word(&mut self, word: &str) -> Option<()> {
        if let Some((name, value)) = word.split_once(':') {
            return self.read_named(name, value);
        }
        match word {
            "begin" => self.phase = Phase::TurnBegins,
            "start" => self.phase = Phase::ChoosingStarter,
            _ => {
                let letter = word.chars().next().filter(char::is_ascii)?;
                let value = &word[1..];
                match letter {
                    'm' => {
                        let (mover, seats) = value.split_once("of").unwrap_or((value, ""));
                        self.mover = seat(mover)?;
                        if !seats.is_empty() {
                            self.seats = seats.parse().ok()?;
                        }
                    }
                    't' => self.turn.total = Points(value.parse().ok()?),
                    'r' => self.turn.rolls = value.parse().ok()?,
                    'a' => self.turn.set_aside = value.parse().ok()?,
                    'i' => self.turn.inheritance = Points(value.parse().ok()?),
                    'f' => self.farkles = value.split(',').map(|n| n.parse().ok()).collect::<Option<_>>()?,
                    'l' => {
                        let (dice, points) = value.split_once('+')?;
                        let points = Points(points.parse().ok()?);
                        self.leftover = Some(Leftover { dice: dice.parse().ok()?, points });
                    }
                    's' => self.starter = seat(value)?,
                    'c' => self.turns = value.parse().ok()?,
                    _ => return None,
                }
            }
        }
        Some(())
    }

    fn read_named(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "last" => {
                let (to_play, leader) = value.split_once('>')?;
                self.last_turns = Some((side_set(to_play)?, side(leader)?));
            }
            "gone" => self.gone = side_set(value)?,
            "playoff" => {
                let (to_play, among) = value.split_once('/')?;
                self.play_off = Some((side_set(to_play)?, side_set(among)?));
            }
            "start" => self.phase = Phase::StartRoll { contenders: side_set(value)? },
            "roll" => self.phase = Phase::Rolling { dice: value.parse().ok()? },
            "choose" => self.phase = Phase::Choosing { roll: value.parse::<Dice>().ok()? },
            "farkle" => self.phase = Phase::Farkled { dice: value.parse().ok()? },
            "over" => {
                let by = match value.chars().last()? {
                    '!' => Victory::Roll,
                    '+' => Victory::Gift,
                    _ => Victory::Score,
                };
                let winners = side_set(value.trim_end_matches(['!', '+']))?;
                self.phase = Phase::Over { winners, by };
            }
            _ => return None,
        }
        Some(())
    }
}

fn score(text: &str) -> Option<(Points, bool)> {
    let digits = text.strip_suffix('?');
    let score: i32 = digits.unwrap_or(text).parse().ok()?;
    Some((Points(score), digits.is_none()))
}

fn seat(text: &str) -> Option<Seat> {
    Seat::new(text.parse::<usize>().ok()?.checked_sub(1)?)
}

fn side(text: &str) -> Option<Side> {
    Side::new(text.parse::<usize>().ok()?.checked_sub(1)?)
}

fn side_set(text: &str) -> Option<SideSet> {
    // Nobody is left to play once a game with last turns is over.
    text.split_terminator(',').map(side).collect()
}
