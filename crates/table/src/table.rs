//! The authority over one game: the ledger and the secret of the dice.

use crate::{
    Change, ChangeError, Command, Denial, DiceStream, Fact, Ledger, Proof, Seal, Seed, Setup, Step, ToAct,
    Wish,
};
use farkle_rules::{Action, Event, Game, Phase, Seat, SeatError};
use std::fmt;

/// Why a game can't begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BeginError {
    /// So many can't play by these rules.
    Seats(SeatError),
    /// The starter is not at the table.
    Starter(Denial),
}

impl fmt::Display for BeginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BeginError::Seats(error) => error.fmt(f),
            BeginError::Starter(denial) => denial.fmt(f),
        }
    }
}

impl std::error::Error for BeginError {}

/// Why a seal is not the one of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedError {
    /// So many can't play by these rules.
    Seats(SeatError),
    /// The seed is not the one that the server has committed to.
    Seed,
    /// It was locked for other rules or another number of seats.
    Setup,
}

impl fmt::Display for SealedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SealedError::Seats(error) => error.fmt(f),
            SealedError::Seed => f.write_str("the server's seed is not the one that it had committed to"),
            SealedError::Setup => f.write_str("the dice were locked for other rules or other seats"),
        }
    }
}

impl std::error::Error for SealedError {}

/// The authority over one game, and the only owner of its seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    ledger: Ledger,
    dice: DiceStream,
}

impl Table {
    /// A table at which nothing has happened yet.
    ///
    /// # Errors
    /// [`SeatError`] if this many can't play by these rules.
    pub fn new(setup: Setup, seed: Seed) -> Result<Table, SeatError> {
        let ledger = Ledger::new(setup, Proof::Committed(seed.commitment()))?;
        Ok(Table::of(ledger, seed))
    }

    /// A table whose dice follow from a seal and the secret seed of the server. The first change
    /// follows `revision`.
    ///
    /// # Errors
    /// [`SealedError`] if the seal does not belong to this table.
    pub fn sealed(setup: Setup, seal: Seal, seed: Seed, revision: u64) -> Result<Table, SealedError> {
        if !seal.is_server_seed(&seed) {
            return Err(SealedError::Seed);
        }
        if !seal.lock().is_for(&setup) {
            return Err(SealedError::Setup);
        }
        let ledger = Ledger::new(setup, Proof::Sealed { seal, seed: None }).map_err(SealedError::Seats)?;
        Ok(Table::of(ledger.at_revision(revision), seed))
    }

    /// Begins a game: chance decides what it has to, and where the players choose who starts,
    /// `starter` does. Without a starter the table waits for [`Action::Start`]. Somebody alone has
    /// no choice to make.
    ///
    /// # Errors
    /// [`BeginError`] if this many can't play by these rules, or the starter is not at the table.
    pub fn begin(setup: Setup, seed: Seed, starter: Option<Seat>) -> Result<Table, BeginError> {
        let mut table = Table::new(setup, seed).map_err(BeginError::Seats)?;
        table.open();
        let alone = (table.ledger.game().seat_count() == 1).then_some(Seat::FIRST);
        if let (Some(seat), ToAct::Anyone) = (starter.or(alone), table.ledger.to_act()) {
            let start = Command { seat: Seat::FIRST, wish: Wish::Act(Action::Start(seat)) };
            let change = table.decide(&start).map_err(BeginError::Starter)?;
            // A change that was just decided fits.
            let _ = table.apply(&change);
        }
        Ok(table)
    }

    /// Begins another game of the same players by the same rules. Where the players choose who
    /// starts, the player next to the last starter does.
    ///
    /// # Errors
    /// None for a game that was begun here; [`BeginError`] as for [`Table::begin`].
    pub fn rematch(before: &Ledger, seed: Seed) -> Result<Table, BeginError> {
        let game = before.game();
        let next = Seat::new((game.starter().index() + 1) % game.seat_count());
        Table::begin(before.setup().clone(), seed, next)
    }

    /// Lets chance decide what it has to before anybody acts. A game that was saved before its
    /// first roll needs it, too.
    pub(crate) fn open(&mut self) {
        if let Some(opening) = self.opening() {
            // A change that was just decided fits.
            let _ = self.apply(&opening);
        }
    }

    pub(crate) fn of(ledger: Ledger, seed: Seed) -> Table {
        let dice = DiceStream::of(seed, &ledger);
        Table { ledger, dice }
    }

    /// What everybody at the table may know.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    pub(crate) fn seed(&self) -> &Seed {
        self.dice.seed()
    }

    /// What chance decides before anybody has to act: who starts, if the rules leave that to the
    /// dice. `None` if chance has nothing to decide.
    pub fn opening(&self) -> Option<Change> {
        let mut events = Vec::new();
        if self.ledger.events().is_empty() && !self.ledger.has_ended() {
            self.draw(&mut self.ledger.game().clone(), &mut events);
        }
        (!events.is_empty()).then(|| self.change(Fact::Played(events)))
    }

    /// What a command changes. Pure: the same command at the same revision always changes the same.
    ///
    /// # Errors
    /// [`Denial`], in words for the player.
    pub fn decide(&self, command: &Command) -> Result<Change, Denial> {
        if self.ledger.holder(command.seat).is_none() {
            return Err(Denial::NotYourSeat);
        }
        if self.ledger.has_ended() {
            return Err(Denial::TooLate);
        }
        let fact = match command.wish {
            Wish::Act(action) => Fact::Played(self.act(command.seat, action)?),
            Wish::TakeBack => Fact::TakenBack { keep: self.ledger.check_take_back(Some(command.seat))? },
        };
        Ok(self.change(fact))
    }

    /// What makes the seed public; `None` before the game is over, and when it is public already.
    pub fn reveal(&self) -> Option<Change> {
        let is_due = self.ledger.is_over() && self.ledger.proof().seed().is_none();
        is_due.then(|| self.change(Fact::Revealed(self.seed().clone())))
    }

    /// What lets a computer player move for the person on a seat, or the person again; `None` if
    /// that changes nothing or can't be.
    pub fn stand_in(&self, seat: Seat, temperament: Option<&str>) -> Option<Change> {
        self.possible(Fact::StandIn { seat, temperament: temperament.map(str::to_string) })
    }

    /// What ends the game without a result; `None` if it is over.
    pub fn end(&self) -> Option<Change> {
        self.possible(Fact::Ended)
    }

    fn possible(&self, fact: Fact) -> Option<Change> {
        let change = self.change(fact);
        self.ledger.clone().apply(&change).is_ok().then_some(change)
    }

    /// Applies a change that has been stored; returns its steps, for announcements.
    ///
    /// # Errors
    /// [`ChangeError`] if the change does not belong to this state; the table is then unchanged.
    pub fn apply(&mut self, change: &Change) -> Result<Vec<Step>, ChangeError> {
        self.ledger.apply(change)
    }

    /// The random number for the decision that a computer player has to make now. It comes from the
    /// seed, so a game repeats on every machine, and nobody who does not own the seed can foresee
    /// it.
    pub fn decision_number(&self) -> u64 {
        self.dice.decision(self.ledger.events().len() as u64)
    }

    fn change(&self, fact: Fact) -> Change {
        Change { revision: self.ledger.revision() + 1, fact }
    }

    fn act(&self, seat: Seat, action: Action) -> Result<Vec<Event>, Denial> {
        let mut game = self.ledger.game().clone();
        let event = game.decide(action)?;
        let anyone_may = matches!(game.phase(), Phase::ChoosingStarter);
        if !anyone_may && seat != game.mover() {
            return Err(Denial::NotYourTurn { mover: game.mover() });
        }
        let mut events = Vec::with_capacity(2);
        if game.apply(&event).is_ok() {
            events.push(event);
            self.draw(&mut game, &mut events);
        }
        Ok(events)
    }

    /// Draws until chance has nothing to decide any more.
    fn draw(&self, game: &mut Game, events: &mut Vec<Event>) {
        while let Some(chance) = game.chance() {
            let number = self.ledger.number_of_draw(game, self.ledger.draws(events));
            let Some(event) = self.dice.drawn(number, chance) else { return };
            if game.apply(&event).is_err() {
                return;
            }
            events.push(event);
        }
    }
}
