//! Positions as text.
//!
//! A position is one line of words. `4350/5100? m1of2 t150 choose:1245` says: the first side has
//! 4,350, the second 5,100 and has not opened; seat 1 of 2 is to move with a turn total of 150 and
//! 1-2-4-5 on the table. Words:
//!
//! | word | meaning | if it is missing |
//! |---|---|---|
//! | `4350/5100?` | score of each side; `?`: has not opened | required |
//! | `m1of2` | the mover and the number of seats | seat 1, one seat a side |
//! | `t150` | turn total | 0 |
//! | `r2` | rolls so far in this turn | 0; once dice were rolled 1, or 2 with a turn total |
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

use super::{Position, PositionError};
use crate::{Dice, Leftover, MAX_SEATS, Phase, Points, Seat, Side, SideSet, Turn, Victory};
use std::fmt;
use std::str::FromStr;

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
        let sides = scores.split('/').map(score).collect::<Option<Vec<_>>>();
        let sides = sides.ok_or_else(|| PositionError::Scores { word: scores.to_string() })?;
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
            // What the turn has collected comes from a roll before the one on the table.
            position.turn.rolls = if position.turn.total > Points::ZERO { 2 } else { 1 };
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
    Seat::from_number(text.parse().ok()?)
}

fn side(text: &str) -> Option<Side> {
    Side::new(text.parse::<usize>().ok()?.checked_sub(1)?)
}

fn side_set(text: &str) -> Option<SideSet> {
    // Nobody is left to play once a game with last turns is over.
    text.split_terminator(',').map(side).collect()
}
