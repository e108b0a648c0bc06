//! One game at a local table: commands in, steps out.
//!
//! The session decides and applies. Storing the record and asking computer players for their action is for the
//! front end, because both may take time: it looks at [`Session::to_act`].

use crate::{SideNames, team};
use farkle_rules::{
    Action, Event, EventError, Game, Outcome, Phase, Record, ScoreSheet, Seat, SeatError, Side,
};
use farkle_table::{Change, Command, Denial, Holder, HolderKind, SavedError, Seed, Setup, Step, Table};
use std::fmt;

/// A game in progress at a local table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    table: Table,
}

/// Who has to do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// The players choose who starts.
    Anyone,
    /// A person.
    Person(Seat),
    /// A computer player.
    Computer {
        /// Its seat.
        seat: Seat,
        /// The name of its temperament.
        temperament: String,
    },
    /// Nobody: the game is over.
    Nobody,
}

/// Why a game could not begin or a command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionError {
    /// So many can't play by these rules.
    Seats(SeatError),
    /// The table denies it.
    Denied(Denial),
    /// The saved game can't be continued.
    Saved(SavedError),
    /// A change did not fit the table; this would be a defect of the table itself.
    Event(EventError),
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SessionError::Seats(error) => error.fmt(f),
            SessionError::Denied(denial) => denial.fmt(f),
            SessionError::Saved(error) => error.fmt(f),
            SessionError::Event(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SessionError {}

impl From<Denial> for SessionError {
    fn from(denial: Denial) -> Self {
        SessionError::Denied(denial)
    }
}

impl From<EventError> for SessionError {
    fn from(error: EventError) -> Self {
        SessionError::Event(error)
    }
}

impl Session {
    /// Begins a game. Where the rules leave the choice of the first player to the players, `starter` is it, or the
    /// session waits for [`Action::Start`]. Somebody alone has no choice to make.
    ///
    /// # Errors
    /// [`SessionError::Seats`], or [`SessionError::Denied`] if the starter is not at the table.
    pub fn begin(setup: Setup, seed: Seed, starter: Option<Seat>) -> Result<Session, SessionError> {
        let mut session = Session { table: Table::new(setup, seed).map_err(SessionError::Seats)? };
        let opening = session.table.opening();
        session.table.apply(&opening)?;
        let alone = (session.game().seat_count() == 1).then(|| session.game().mover());
        if let (Some(seat), ToAct::Anyone) = (starter.or(alone), session.to_act()) {
            session.act(Action::Start(seat))?;
        }
        Ok(session)
    }

    /// Begins another game of the same players by the same rules. Where the players choose who starts, it is whoever sits
    /// next to the last starter, as is usual: nobody has to be asked again.
    ///
    /// # Errors
    /// [`SessionError::Seats`]; not for a game that was begun here.
    pub fn rematch(&self, seed: Seed) -> Result<Session, SessionError> {
        let game = self.game();
        let next = Seat::new((game.starter().index() + 1) % game.seat_count());
        Session::begin(self.table.setup().clone(), seed, next)
    }

    /// Goes on with a saved game.
    ///
    /// # Errors
    /// [`SessionError::Saved`].
    pub fn resume(record: &Record) -> Result<Session, SessionError> {
        let mut table = Table::from_record(record).map_err(SessionError::Saved)?;
        // A game saved before its first roll is opened now.
        let opening = table.opening();
        table.apply(&opening)?;
        Ok(Session { table })
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The state of the game.
    pub fn game(&self) -> &Game {
        self.table.game()
    }

    /// All turns that have ended.
    pub fn sheet(&self) -> &ScoreSheet {
        self.table.sheet()
    }

    /// Everything that has happened.
    pub fn events(&self) -> &[Event] {
        self.table.events()
    }

    /// The record to be saved.
    pub fn record(&self) -> Record {
        self.table.record()
    }

    /// The name on a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.table.holder(seat).map_or("", |holder: &Holder| holder.name.as_str())
    }

    /// The names of everybody on a side.
    pub fn names_on(&self, side: Side) -> SideNames {
        self.game().seats_of(side).map(|seat| self.name(seat).to_string()).collect()
    }

    /// How a side is called: a player by the name, a team by all of its names.
    ///
    /// ```
    /// use farkle_client::Session;
    /// use farkle_rules::{RuleSet, Seat};
    /// use farkle_table::{Holder, Seed, Setup};
    ///
    /// let mut draft = RuleSet::preset("classic").unwrap().draft().clone();
    /// draft.sides.teams = 2;
    /// let holders = ["Ann", "Ben", "Carla", "Dan"].map(Holder::person).to_vec();
    /// let setup = Setup::new(RuleSet::try_from(draft).unwrap(), holders);
    /// let session = Session::begin(setup, Seed::from_phrase("doc"), Some(Seat::FIRST))?;
    /// let names: Vec<String> = session.game().all_sides().map(|side| session.side_name(side)).collect();
    /// assert_eq!(names, ["Ann & Carla", "Ben & Dan"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn side_name(&self, side: Side) -> String {
        team(&self.names_on(side))
    }

    /// Who has to do something now.
    pub fn to_act(&self) -> ToAct {
        let game = self.game();
        match game.phase() {
            Phase::Over { .. } => ToAct::Nobody,
            Phase::ChoosingStarter => ToAct::Anyone,
            _ => {
                let seat = game.mover();
                match self.table.holder(seat).map(|holder| &holder.kind) {
                    Some(HolderKind::Computer { temperament }) => {
                        ToAct::Computer { seat, temperament: temperament.clone() }
                    }
                    _ => ToAct::Person(seat),
                }
            }
        }
    }

    /// Carries out an action of whoever has to act; returns what happened, dice included.
    ///
    /// # Errors
    /// [`SessionError::Denied`] with the reason; the game is then unchanged.
    pub fn act(&mut self, action: Action) -> Result<Vec<Step>, SessionError> {
        let change = self.table.decide(&Command::Act { seat: self.game().mover(), action })?;
        Ok(self.table.apply(&change)?)
    }

    /// Lets happen what a record says happened next, dice included; returns what came of it. For looking at a record: the
    /// dice are those that are said, and not drawn.
    ///
    /// # Errors
    /// [`SessionError::Event`] if that can't happen now; the game is then unchanged.
    pub fn happen(&mut self, event: Event) -> Result<Step, SessionError> {
        let seat = self.game().mover();
        let steps = self.table.apply(&Change::Played(vec![event]))?;
        // One event is one step.
        Ok(steps.into_iter().next().unwrap_or(Step { seat, event, outcome: Outcome::default() }))
    }

    /// Whether there is a decision that can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.table.decide(&Command::TakeBack).is_ok()
    }

    /// The steps of the last change once more: the last decision and what chance made of it, for whoever comes to a game
    /// that is under way.
    pub fn last_steps(&self) -> Vec<Step> {
        let by_chance =
            |event: &Event| matches!(event, Event::Rolled(_) | Event::StartRolled(_) | Event::Started(_));
        let keep = self.events().iter().rposition(|event| !by_chance(event)).unwrap_or_default();
        let again = Change::Played(self.events().get(keep..).unwrap_or_default().to_vec());
        let mut table = self.table.clone();
        // What was played once can be played again.
        table.apply(&Change::TakenBack { keep }).and_then(|_| table.apply(&again)).unwrap_or_default()
    }

    /// Takes the last decision of a person back, with everything that came of it.
    ///
    /// # Errors
    /// [`SessionError::Denied`] if the table does not allow it or there is none.
    pub fn take_back(&mut self) -> Result<(), SessionError> {
        let change: Change = self.table.decide(&Command::TakeBack)?;
        self.table.apply(&change)?;
        Ok(())
    }
}
