//! The state of one game, and the three things that can be done with it: ask what is legal
//! ([`Game::legal_actions`]), turn a wish into a fact ([`Game::decide`]), and apply a fact
//! ([`Game::apply`]).
//!
//! A game knows no names, no clock and no randomness. Where chance decides, [`Game::chance`] says
//! what has to be drawn, and only the event with the drawn dice can be applied.

mod action;
mod apply;
mod decide;
mod ending;
mod entering;
mod entry;
mod event;
mod head;
mod legal;
mod outcome;
mod phase;
mod presence;
mod record;
mod refusal;
mod seat;
mod sheet;
mod turn;

pub use action::{Action, Then};
pub use entering::MAX_ENTERED;
pub use entry::{Entry, TurnResult};
pub use event::{Event, EventError, StartFaces};
pub use head::{Head, HeadError};
pub use outcome::{Gift, Outcome, TurnEnd, TurnEndKind};
pub use phase::{Chance, Phase, Victory};
pub use record::{Moment, Record, RecordError, Replay};
pub use refusal::Refusal;
pub use seat::{MAX_SEATS, Seat, SeatError, Side, SideSet};
pub use sheet::{ScoreSheet, SheetChange, SheetChangeKind, SheetLine, SheetRow};
pub use turn::{Leftover, Turn};

pub(crate) use ending::Closing;

use crate::rule_set::{EndingRule, Starter};
use crate::{Points, RuleSet};

/// What a side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SideState {
    pub(crate) score: Points,
    pub(crate) opened: bool,
}

/// One game: who has what, whose turn it is, what may happen next.
///
/// ```
/// use farkle_rules::{Action, Event, Game, Points, RuleSet, Seat, Then};
/// let mut game = Game::new(RuleSet::preset("classic").unwrap(), 2)?;
/// game.apply(&Event::Started(Seat::FIRST))?;
/// game.apply(&game.decide(Action::Roll)?)?;
/// game.apply(&Event::Rolled("124555".parse()?))?;
/// let bank = Action::SetAside { dice: "1555".parse()?, then: Then::Bank };
/// game.apply(&game.decide(bank)?)?;
/// assert_eq!(game.score(game.side(Seat::FIRST)), Points(600));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) rules: RuleSet,
    pub(crate) seats: u8,
    pub(crate) sides: [SideState; MAX_SEATS],
    /// Farkles in consecutive turns, for each seat.
    pub(crate) farkles: [u8; MAX_SEATS],
    pub(crate) starter: Seat,
    pub(crate) mover: Seat,
    pub(crate) turn: Turn,
    pub(crate) leftover: Option<Leftover>,
    pub(crate) phase: Phase,
    pub(crate) closing: Closing,
    /// Seats whose players have left.
    pub(crate) absent: SideSet,
    /// Number of turns that have ended, or were passed over because the player has left.
    pub(crate) turns: u32,
}

impl Game {
    /// A game about to begin.
    ///
    /// # Errors
    /// [`SeatError`] if the rules don't allow this number of players.
    pub fn new(rules: RuleSet, seats: usize) -> Result<Game, SeatError> {
        let seats = seat::check(&rules, seats)?;
        let phase = match rules.starter() {
            Starter::HighestDie => Phase::StartRoll { contenders: SideSet::first(seats) },
            Starter::Chosen | Starter::Random => Phase::ChoosingStarter,
        };
        let opened = rules.opening_score() == Points::ZERO;
        Ok(Game {
            rules,
            seats,
            sides: [SideState { score: Points::ZERO, opened }; MAX_SEATS],
            farkles: [0; MAX_SEATS],
            starter: Seat::FIRST,
            mover: Seat::FIRST,
            turn: Turn::default(),
            leftover: None,
            phase,
            closing: Closing::Open,
            absent: SideSet::EMPTY,
            turns: 0,
        })
    }

    /// The rules of the game.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Number of seats.
    pub fn seat_count(&self) -> usize {
        self.seats.into()
    }

    /// All seats, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Number of sides: teams, or players without teams.
    pub fn side_count(&self) -> usize {
        match self.rules.teams() {
            0 => self.seats.into(),
            teams => teams.into(),
        }
    }

    /// All sides.
    pub fn all_sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.side_count() as u8).map(Side)
    }

    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        match self.rules.teams() {
            0 => Side(seat.0),
            teams => Side(seat.0 % teams),
        }
    }

    /// Everybody on a side, those who have left included, in turn order.
    pub fn seats_of(&self, side: Side) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |&seat| self.side(seat) == side)
    }

    /// The score of a side.
    pub fn score(&self, side: Side) -> Points {
        self.sides[side.index()].score
    }

    /// Whether a side has banked once (always true without an opening score).
    pub fn has_opened(&self, side: Side) -> bool {
        self.sides[side.index()].opened
    }

    /// How many turns in a row a player has ended on a farkle, 0 to 2; always 0 where three farkles
    /// cost nothing.
    pub fn farkles_in_a_row(&self, seat: Seat) -> u8 {
        self.farkles[seat.index()]
    }

    /// Who took or takes the first turn.
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// Whose turn it is (without meaning before the start and after the end).
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The turn in progress.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// What the previous player left over for the next one to take over, if that is on offer at the
    /// beginning of this turn.
    pub fn leftover(&self) -> Option<Leftover> {
        self.leftover
    }

    /// What may happen next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Number of turns that have ended, or were passed over because the player has left.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// The round in play, from 1: every seat has one turn in a round.
    pub fn round(&self) -> u32 {
        self.turns / u32::from(self.seats) + 1
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// The sides that have won; empty while the game goes on.
    pub fn winners(&self) -> SideSet {
        if let Phase::Over { winners, .. } = self.phase { winners } else { SideSet::EMPTY }
    }

    /// What chance has to decide now, if anything.
    pub fn chance(&self) -> Option<Chance> {
        match self.phase {
            Phase::StartRoll { contenders } => Some(Chance::StartRoll { dice: contenders.len() }),
            Phase::ChoosingStarter if self.rules.starter() == Starter::Random => {
                Some(Chance::Starter { seats: self.seat_count() })
            }
            Phase::Rolling { dice } => Some(Chance::Roll { dice: dice.into() }),
            _ => None,
        }
    }

    /// The sides that still have a last turn (including the mover's), empty before the target was
    /// reached.
    pub fn last_turns_left(&self) -> SideSet {
        match self.closing {
            Closing::LastTurns { to_play, .. } => to_play,
            _ => SideSet::EMPTY,
        }
    }

    /// The sides that play a tie off, empty if there is no play-off.
    pub fn play_off(&self) -> SideSet {
        match self.closing {
            Closing::PlayOff { among, .. } => among,
            _ => SideSet::EMPTY,
        }
    }

    /// In last turns: the side in the lead.
    pub fn leader(&self) -> Option<Side> {
        match self.closing {
            Closing::LastTurns { leader, .. } => Some(leader),
            _ => None,
        }
    }

    /// In last turns: the smallest bank that gives the mover the lead.
    pub fn takes_the_lead_with(&self) -> Option<Points> {
        let leader = self.leader()?;
        let behind = self.score(leader) - self.score(self.side(self.mover));
        // What a table let pass need not be a multiple of the unit; what can be banked is one.
        let unit = self.rules.unit().0.max(1);
        let ahead = (behind.0.div_euclid(unit) + 1).saturating_mul(unit);
        let (least, _) = self.least_bank();
        let bankable = least.0.div_euclid(unit) + i32::from(least.0.rem_euclid(unit) > 0);
        Some(Points(ahead.max(bankable.saturating_mul(unit))))
    }

    /// The part of the target that a score has reached, 0 to 1; in a game of fixed rounds, compared
    /// with the best. Whoever plays alone there has the part of the turns that have ended.
    pub fn progress(&self, side: Side) -> f64 {
        if self.rules.ending() == EndingRule::Rounds && self.side_count() == 1 {
            let turns = self.seat_count() * usize::from(self.rules.rounds());
            return (f64::from(self.turns()) / turns.max(1) as f64).clamp(0.0, 1.0);
        }
        let goal = match self.rules.ending() {
            EndingRule::Rounds => self.all_sides().map(|s| self.score(s)).max().unwrap_or_default(),
            _ => self.rules.target(),
        };
        if goal <= Points::ZERO {
            return 0.0;
        }
        (f64::from(self.score(side).0) / f64::from(goal.0)).clamp(0.0, 1.0)
    }
}
