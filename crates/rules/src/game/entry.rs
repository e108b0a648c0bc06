//! What a scorekeeper enters at a table with real dice, where nobody has to write down every roll: a turn as its
//! result, dice that the table let pass, corrections, and players who come and go.
//!
//! | token | entry |
//! |---|---|
//! | `=650` | banked 650 |
//! | `=650/2` | banked 650 and left 2 dice over |
//! | `=200!` | banked 200 although the rules forbid it: the table let it pass |
//! | `farkle`, `farkle/3`, `toxic`, `nothing`, `won` | the turn ended so |
//! | `22:200+!`, `22:200=!` | set 2-2 aside for 200 although they don't score, then rolled on or banked |
//! | `correct:2:-500` | 500 points taken from side 2 |
//! | `join:0` | someone joined, with 0 points |
//! | `leave:2` | the player on seat 2 left |

use super::{Closing, EventError, Game, MAX_SEATS, Outcome, Phase, Refusal, Seat, Side, SideState};
use super::{SideSet, Then, TurnEndKind};
use crate::rule_set::SixOnes;
use crate::{Dice, Points};
use std::fmt;

/// The most points that can be entered at once: more is a slip of the finger.
pub const MAX_ENTERED: Points = Points(1_000_000);

/// Something entered by a scorekeeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// A whole turn by its result.
    Turn {
        /// How it ended.
        result: TurnResult,
        /// Dice left over for the next player, where the rules let them be taken over; 0 if that was not said.
        left_over: u8,
        /// The table let it pass although the rules forbid it.
        overruled: bool,
    },
    /// Dice of the roll set aside although the rules forbid it: the table let it pass and said what they score.
    LetPass {
        /// Which dice.
        dice: Dice,
        /// What they score.
        points: Points,
        /// What then.
        then: Then,
    },
    /// Points given to a side, or taken if negative, outside of any turn.
    Corrected {
        /// The side.
        side: Side,
        /// How many.
        points: Points,
    },
    /// Someone sits down on a new seat, which comes last.
    Joined {
        /// The score to begin with.
        score: Points,
    },
    /// The player on this seat leaves and has no more turns.
    Left(Seat),
}

/// How a turn that was entered by its result ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnResult {
    /// With this bank.
    Banked(Points),
    /// By a farkle.
    Farkled,
    /// By four or more 2s.
    ToxicTwos,
    /// With nothing, because a last throw was not enough to bank.
    GaveUp,
    /// By a roll that won the game.
    Won,
}

impl Entry {
    /// A bank as the rules allow it.
    pub const fn banked(points: Points) -> Entry {
        Entry::Turn { result: TurnResult::Banked(points), left_over: 0, overruled: false }
    }

    /// A farkle.
    pub const FARKLED: Entry = Entry::Turn { result: TurnResult::Farkled, left_over: 0, overruled: false };

    /// Whether the table let something pass that the rules forbid.
    pub fn is_overruled(&self) -> bool {
        matches!(self, Entry::Turn { overruled: true, .. } | Entry::LetPass { .. })
    }

    /// Reads a token, or `None` if it is none of an entry.
    pub(super) fn from_token(token: &str) -> Option<Entry> {
        let points = |text: &str| text.parse().ok().map(Points);
        let seat = |text: &str| Seat::new(text.parse::<usize>().ok()?.checked_sub(1)?);
        if let Some(score) = token.strip_prefix("join:") {
            return Some(Entry::Joined { score: points(score)? });
        }
        if let Some(who) = token.strip_prefix("leave:") {
            return seat(who).map(Entry::Left);
        }
        if let Some(correction) = token.strip_prefix("correct:") {
            let (side, by) = correction.split_once(':')?;
            let side = Side::new(seat(side)?.index())?;
            return Some(Entry::Corrected { side, points: points(by)? });
        }
        let (rest, overruled) = token.strip_suffix('!').map_or((token, false), |rest| (rest, true));
        if let Some((dice, price)) = rest.split_once(':') {
            let (then, price) = [('+', Then::Roll), ('=', Then::Bank), ('x', Then::GiveUp)]
                .into_iter()
                .find_map(|(sign, then)| Some((then, price.strip_suffix(sign)?)))?;
            let dice = dice.parse().ok()?;
            return overruled.then_some(Entry::LetPass { dice, points: points(price)?, then });
        }
        let (what, left_over) = match rest.split_once('/') {
            Some((what, dice)) => (what, dice.parse().ok()?),
            None => (rest, 0),
        };
        let result = match what {
            "farkle" => TurnResult::Farkled,
            "toxic" => TurnResult::ToxicTwos,
            "nothing" => TurnResult::GaveUp,
            "won" => TurnResult::Won,
            _ => TurnResult::Banked(points(what.strip_prefix('=')?)?),
        };
        Some(Entry::Turn { result, left_over, overruled })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Entry::Turn { result, left_over, overruled } => {
                match result {
                    TurnResult::Banked(points) => write!(f, "={}", points.0),
                    TurnResult::Farkled => f.write_str("farkle"),
                    TurnResult::ToxicTwos => f.write_str("toxic"),
                    TurnResult::GaveUp => f.write_str("nothing"),
                    TurnResult::Won => f.write_str("won"),
                }?;
                if left_over > 0 {
                    write!(f, "/{left_over}")?;
                }
                f.write_str(if overruled { "!" } else { "" })
            }
            Entry::LetPass { dice, points, then } => {
                let sign = match then {
                    Then::Roll => '+',
                    Then::Bank => '=',
                    Then::GiveUp => 'x',
                };
                write!(f, "{dice}:{}{sign}!", points.0)
            }
            Entry::Corrected { side, points } => write!(f, "correct:{side}:{}", points.0),
            Entry::Joined { score } => write!(f, "join:{}", score.0),
            Entry::Left(seat) => write!(f, "leave:{seat}"),
        }
    }
}

impl Game {
    /// Why this can't be entered now, or nothing if it can. An overruled entry is checked only for what no table can
    /// overrule: that it is the moment for it, and that the points can be a score.
    ///
    /// # Errors
    /// The [`Refusal`], a sentence for the scorekeeper.
    pub fn check_entry(&self, entry: Entry) -> Result<(), Refusal> {
        let in_range = |points: Points| {
            let allowed = -MAX_ENTERED <= points && points <= MAX_ENTERED;
            if allowed { Ok(()) } else { Err(Refusal::TooMuch { most: MAX_ENTERED }) }
        };
        let not_negative = |points: Points| {
            let unit = self.rules.unit();
            if points < Points::ZERO { Err(Refusal::NoSuchTotal { points, unit }) } else { Ok(()) }
        };
        match (self.phase, entry) {
            (Phase::Over { .. }, _) => Err(Refusal::GameOver),
            (Phase::StartRoll { .. } | Phase::ChoosingStarter, _) => Err(Refusal::NotBegun),
            (Phase::Choosing { roll }, Entry::LetPass { dice, points, .. }) => {
                if dice.is_empty() {
                    return Err(Refusal::NothingSelected);
                }
                if !roll.contains(dice) {
                    return Err(Refusal::NotRolled { dice, roll });
                }
                not_negative(points)?;
                in_range(points)
            }
            (_, Entry::LetPass { .. }) => Err(Refusal::RollFirst),
            (Phase::TurnBegins, Entry::Turn { result, left_over, overruled }) => {
                if usize::from(left_over) > self.rules.dice() {
                    return Err(Refusal::TooManyDice { dice: self.rules.dice() as u8 });
                }
                match result {
                    TurnResult::Banked(points) => {
                        not_negative(points)?;
                        in_range(points)?;
                        if overruled { Ok(()) } else { self.check_bank(points) }
                    }
                    result if overruled || self.can_end_with(result) => Ok(()),
                    _ => Err(Refusal::NotByTheseRules),
                }
            }
            (Phase::TurnBegins, Entry::Corrected { side, points }) => {
                if side.index() >= self.side_count() {
                    return Err(Refusal::NoSuchSeat { seats: self.side_count() as u8 });
                }
                in_range(points)
            }
            (Phase::TurnBegins, Entry::Joined { score }) => {
                in_range(score)?;
                self.check_joining()
            }
            (Phase::TurnBegins, Entry::Left(seat)) => self.check_leaving(seat),
            _ => Err(Refusal::TurnUnderWay),
        }
    }

    fn check_bank(&self, points: Points) -> Result<(), Refusal> {
        let unit = self.rules.unit();
        if points <= Points::ZERO || points.0 % unit.0 != 0 {
            return Err(Refusal::NoSuchTotal { points, unit });
        }
        self.may_bank(points, false)
    }

    fn can_end_with(&self, result: TurnResult) -> bool {
        let draft = self.rules.draft();
        match result {
            TurnResult::Banked(_) | TurnResult::Farkled => true,
            TurnResult::ToxicTwos => draft.penalties.toxic_twos,
            TurnResult::GaveUp => self.is_one_throw(),
            TurnResult::Won => draft.scoring.five_of_a_kind_wins || draft.scoring.six_ones == SixOnes::Win,
        }
    }

    fn check_joining(&self) -> Result<(), Refusal> {
        if self.rules.draft().sides.teams > 0 {
            return Err(Refusal::TeamsStay);
        }
        if usize::from(self.seats) >= MAX_SEATS {
            return Err(Refusal::TableFull { most: MAX_SEATS });
        }
        if self.closing != Closing::Open {
            return Err(Refusal::TooLateToJoin);
        }
        Ok(())
    }

    fn check_leaving(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.0 >= self.seats {
            return Err(Refusal::NoSuchSeat { seats: self.seats });
        }
        if !self.is_present(seat) {
            return Err(Refusal::AlreadyLeft);
        }
        if self.seats().filter(|&seat| self.is_present(seat)).count() == 1 {
            return Err(Refusal::LastPlayer);
        }
        Ok(())
    }

    pub(super) fn enter(&mut self, entry: Entry) -> Result<Outcome, EventError> {
        self.check_entry(entry).map_err(EventError::Refused)?;
        Ok(match (self.phase, entry) {
            (_, Entry::Turn { result, left_over, .. }) => self.enter_turn(result, left_over),
            (Phase::Choosing { roll }, Entry::LetPass { dice, points, then }) => {
                self.set_aside(roll, dice, points, then)
            }
            (_, Entry::Corrected { side, points }) => {
                self.sides[side.index()].score += points;
                self.lead_by_score();
                Outcome::default()
            }
            (_, Entry::Joined { score }) => self.join(score),
            (_, Entry::Left(seat)) => self.leave(seat),
            // The check above has refused it in any other phase.
            (_, Entry::LetPass { .. }) => Outcome::default(),
        })
    }

    fn enter_turn(&mut self, result: TurnResult, left_over: u8) -> Outcome {
        self.leftover = None;
        let kind = match result {
            TurnResult::Banked(points) => {
                self.turn.total = points;
                TurnEndKind::Banked
            }
            TurnResult::Farkled => TurnEndKind::Farkled,
            TurnResult::ToxicTwos => TurnEndKind::ToxicTwos,
            TurnResult::GaveUp => TurnEndKind::GaveUp,
            TurnResult::Won => TurnEndKind::Won,
        };
        self.end_turn(kind, left_over)
    }

    /// The new seat is the last one, so its place in this round may have passed already. It counts as played then:
    /// rounds stay whole.
    fn join(&mut self, score: Points) -> Outcome {
        let seats = u32::from(self.seats);
        let (round, played) = (self.turns / seats, self.turns % seats);
        let has_passed = self.mover < self.starter;
        self.turns = round * (seats + 1) + played + u32::from(has_passed);
        let opened = self.rules.draft().opening.opening_score == Points::ZERO || score > Points::ZERO;
        self.sides[usize::from(self.seats)] = SideState { score, opened };
        self.seats += 1;
        Outcome::default()
    }

    fn leave(&mut self, seat: Seat) -> Outcome {
        self.absent.insert(Side(seat.0));
        let (side, was_movers_turn) = (self.side(seat), self.mover == seat);
        let side_has_left = !self.is_side_present(side);
        let closing_before = self.closing;
        match &mut self.closing {
            Closing::Open => {}
            Closing::LastTurns { to_play, .. } if side_has_left => to_play.remove(side),
            Closing::PlayOff { to_play, among } if side_has_left => {
                to_play.remove(side);
                among.remove(side);
            }
            _ => {}
        }
        if let Closing::LastTurns { leader, .. } = self.closing
            && leader == side
            && side_has_left
        {
            self.lead_by_score();
        }
        let play_off_begins = (was_movers_turn || self.closing != closing_before)
            && self.after_leaving(was_movers_turn).play_off_begins;
        Outcome { play_off_begins, game_over: self.is_over(), ..Outcome::default() }
    }

    /// Whether somebody still plays on this seat.
    pub fn is_present(&self, seat: Seat) -> bool {
        !self.absent.contains(Side(seat.0))
    }

    /// Whether somebody still plays for this side.
    pub fn is_side_present(&self, side: Side) -> bool {
        self.absent.is_empty() || self.seats().any(|seat| self.side(seat) == side && self.is_present(seat))
    }

    pub(super) fn present_sides(&self) -> SideSet {
        self.all_sides().filter(|&side| self.is_side_present(side)).collect()
    }
}
