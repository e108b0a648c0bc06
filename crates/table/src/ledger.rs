//! What everybody at a table may know: who sits there, what has happened, and how the dice can be
//! checked.
//!
//! A ledger holds no secret. Front ends, spectators and the far end of a connection all keep one
//! and apply the same changes to it. Only a [`Table`](crate::Table) has the seed.

use crate::{
    Change, ChangeError, Commitment, Denial, Fact, Holder, HolderKind, MOST_TAKEN_BACK, Seal, Seed, Setup,
    Step,
};
use farkle_rules::{Event, EventError, Game, Head, Phase, ScoreSheet, Seat, SeatError, Side};

/// The public state of a table.
///
/// ```
/// use farkle_rules::{Event, RuleSet, Seat};
/// use farkle_table::{Change, Fact, Holder, Ledger, Proof, Setup};
///
/// let setup = Setup::new(RuleSet::preset("classic").unwrap(), vec![Holder::person("Ann"), Holder::person("Ben")]);
/// let mut ledger = Ledger::new(setup, Proof::Entered)?;
/// let start = Change { revision: 1, fact: Fact::Played(vec![Event::Started(Seat::FIRST)]) };
/// ledger.apply(&start)?;
/// assert!(ledger.apply(&start).is_err(), "the same change a second time");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    setup: Setup,
    game: Game,
    sheet: ScoreSheet,
    events: Vec<Event>,
    taken_back: Vec<TakenBack>,
    stand_ins: Vec<StandIn>,
    /// The players have ended the game without a result.
    has_ended: bool,
    revision: u64,
    proof: Proof,
}

/// How the dice of a game can be checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// They can't: somebody entered what real dice showed, or the record names no seed.
    Entered,
    /// Their secret seed has this hash.
    Committed(Commitment),
    /// This is their seed.
    Revealed(Seed),
    /// They follow from a seal and the secret seed of a server (scheme 1).
    Sealed {
        /// What all devices have put in.
        seal: Seal,
        /// The seed of the server, once it is public.
        seed: Option<Seed>,
    },
}

/// A decision that was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// How many events came before it.
    pub keep: usize,
    /// The decision and everything that came of it.
    pub dropped: Vec<Event>,
}

/// A seat that changes hands during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandIn {
    /// How many events came before it.
    pub after: usize,
    /// Whose seat it is.
    pub seat: Seat,
    /// The temperament of the computer player that moves for the person; `None` if the person is
    /// back.
    pub temperament: Option<String>,
}

/// How often seats can change hands in one game. The record keeps all of it.
pub const MOST_STAND_INS: usize = 200;

/// Who has to act, or has dice in the air.
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

impl Ledger {
    /// A table at which nothing has happened yet.
    ///
    /// # Errors
    /// [`SeatError`] if this many can't play by these rules.
    pub fn new(mut setup: Setup, proof: Proof) -> Result<Ledger, SeatError> {
        // Names are cleaned as a saved game holds them, so that a resumed game has the very same
        // dice.
        setup.holders.iter_mut().for_each(|holder| holder.name = Head::one_line(&holder.name));
        setup.player_texts.iter_mut().for_each(|text| *text = Head::one_line(text));
        let game = Game::new(setup.rules.clone(), setup.holders.len())?;
        Ok(Ledger {
            setup,
            game,
            sheet: ScoreSheet::default(),
            events: Vec::new(),
            taken_back: Vec::new(),
            stand_ins: Vec::new(),
            has_ended: false,
            revision: 0,
            proof,
        })
    }

    /// What the table was set up with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who holds a seat.
    pub fn holder(&self, seat: Seat) -> Option<&Holder> {
        self.setup.holders.get(seat.index())
    }

    /// The state of the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// All turns that have ended.
    pub fn sheet(&self) -> &ScoreSheet {
        &self.sheet
    }

    /// Everything that has happened and was not taken back.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Every decision that was taken back, in the order in which that happened.
    pub fn taken_back(&self) -> &[TakenBack] {
        &self.taken_back
    }

    /// Every time that a seat changed hands, in that order.
    pub fn stand_ins(&self) -> &[StandIn] {
        &self.stand_ins
    }

    /// The temperament of the computer player that moves for the person on this seat, if one does.
    pub fn stand_in(&self, seat: Seat) -> Option<&str> {
        let last = self.stand_ins.iter().rfind(|stand_in| stand_in.seat == seat)?;
        last.temperament.as_deref()
    }

    /// Whether the players have ended the game without a result.
    pub fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// Whether nobody can move any more: the game is over, or was ended without a result.
    pub fn is_over(&self) -> bool {
        self.has_ended || self.game.is_over()
    }

    /// How many changes led here. A game that is loaded from a record begins at 0 again.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// How the dice can be checked.
    pub fn proof(&self) -> &Proof {
        &self.proof
    }

    /// The name on a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.holder(seat).map_or("", |holder| holder.name.as_str())
    }

    /// The names of everybody on a side.
    pub fn names_on(&self, side: Side) -> Vec<String> {
        self.game.seats_of(side).map(|seat| self.name(seat).to_string()).collect()
    }

    /// The name of a side: a player's own, or those of a whole team.
    ///
    /// ```
    /// use farkle_rules::RuleSet;
    /// use farkle_table::{Holder, Ledger, Proof, Setup};
    ///
    /// let mut draft = RuleSet::preset("classic").unwrap().draft().clone();
    /// draft.sides.teams = 2;
    /// let holders = ["Ann", "Ben", "Carla", "Dan"].map(Holder::person).to_vec();
    /// let ledger = Ledger::new(Setup::new(RuleSet::try_from(draft).unwrap(), holders), Proof::Entered)?;
    /// let names: Vec<String> = ledger.game().all_sides().map(|side| ledger.side_name(side)).collect();
    /// assert_eq!(names, ["Ann & Carla", "Ben & Dan"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn side_name(&self, side: Side) -> String {
        team(&self.names_on(side))
    }

    /// Who has to act now.
    pub fn to_act(&self) -> ToAct {
        if self.has_ended {
            return ToAct::Nobody;
        }
        match self.game.phase() {
            Phase::Over { .. } | Phase::StartRoll { .. } => ToAct::Nobody,
            Phase::ChoosingStarter => ToAct::Anyone,
            // While dice are in the air it is still the turn of the player who rolled them.
            Phase::TurnBegins | Phase::Rolling { .. } | Phase::Choosing { .. } | Phase::Farkled { .. } => {
                let seat = self.game.mover();
                let of_holder = match self.holder(seat).map(|holder| &holder.kind) {
                    Some(HolderKind::Computer { temperament }) => Some(temperament.as_str()),
                    Some(HolderKind::Person) | None => None,
                };
                match of_holder.or_else(|| self.stand_in(seat)) {
                    Some(temperament) => ToAct::Computer { seat, temperament: temperament.to_string() },
                    None => ToAct::Person(seat),
                }
            }
        }
    }

    /// Applies a change; returns its steps, for announcements. A decision taken back has no steps.
    ///
    /// Costs a copy of the game state and the score sheet; taking back replays the game.
    ///
    /// # Errors
    /// [`ChangeError`] if the change does not follow this revision or can't have happened; the
    /// ledger is then unchanged.
    pub fn apply(&mut self, change: &Change) -> Result<Vec<Step>, ChangeError> {
        let expected = self.revision + 1;
        if change.revision != expected {
            return Err(ChangeError::Revision { expected, found: change.revision });
        }
        let steps = match &change.fact {
            Fact::Played(events) => self.play(events)?,
            Fact::TakenBack { keep } => {
                self.drop_from(*keep)?;
                Vec::new()
            }
            Fact::Revealed(seed) => {
                self.proof = self.proof.revealed(seed).ok_or(ChangeError::WrongSeed)?;
                Vec::new()
            }
            Fact::StandIn { seat, temperament } => {
                let after = self.events.len();
                self.hand_over(StandIn { after, seat: *seat, temperament: temperament.clone() })?;
                Vec::new()
            }
            Fact::Ended if self.is_over() => return Err(ChangeError::Over),
            Fact::Ended => {
                self.has_ended = true;
                Vec::new()
            }
        };
        self.revision = expected;
        Ok(steps)
    }

    /// Adds events without a change around them: for a record that is played back, and for a screen
    /// that shows one event after the other.
    ///
    /// # Errors
    /// [`EventError`] if one can't happen; the ledger is then unchanged.
    pub fn play(&mut self, events: &[Event]) -> Result<Vec<Step>, EventError> {
        let (mut game, mut sheet) = (self.game.clone(), self.sheet.clone());
        let mut steps = Vec::with_capacity(events.len());
        for &event in events {
            let seat = game.mover();
            let outcome = game.apply(&event)?;
            sheet.note(&game, &event, &outcome);
            steps.push(Step { seat, event, outcome });
        }
        (self.game, self.sheet) = (game, sheet);
        self.events.extend(events);
        Ok(steps)
    }

    /// A seat of a person goes to a computer player, or back to the person.
    pub(crate) fn hand_over(&mut self, to: StandIn) -> Result<(), ChangeError> {
        if self.is_over() {
            return Err(ChangeError::Over);
        }
        let is_persons = self.holder(to.seat).is_some_and(Holder::is_person);
        let is_new = self.stand_in(to.seat) != to.temperament.as_deref();
        let is_name = to.temperament.as_deref().is_none_or(is_temperament);
        // Whoever is stood in for can always return.
        let has_room = to.temperament.is_none() || self.stand_ins.len() < MOST_STAND_INS;
        if !(is_persons && is_new && is_name && has_room) {
            return Err(ChangeError::StandIn { seat: to.seat });
        }
        self.stand_ins.push(to);
        Ok(())
    }

    fn drop_from(&mut self, keep: usize) -> Result<(), ChangeError> {
        let dropped = match self.events.get(keep..) {
            Some(dropped) if !dropped.is_empty() => dropped.to_vec(),
            _ => return Err(ChangeError::BeyondEnd { keep, events: self.events.len() }),
        };
        let earlier = self.before(keep).map_err(ChangeError::Event)?;
        (self.game, self.sheet, self.events) = (earlier.game, earlier.sheet, earlier.events);
        self.taken_back.push(TakenBack { keep, dropped });
        Ok(())
    }

    /// The ledger when it had this many events; the latest if there are fewer.
    ///
    /// # Errors
    /// None for events that were applied here; [`EventError`] is what the engine would say.
    pub fn before(&self, events: usize) -> Result<Ledger, EventError> {
        let unplayable =
            |error: SeatError| EventError::OutOfPlace { token: String::new(), expected: error.to_string() };
        let mut earlier = Ledger {
            game: Game::new(self.setup.rules.clone(), self.setup.holders.len()).map_err(unplayable)?,
            sheet: ScoreSheet::default(),
            events: Vec::new(),
            ..self.clone()
        };
        if events < self.events.len() {
            earlier.stand_ins.retain(|stand_in| stand_in.after <= events);
            earlier.has_ended = false;
        }
        earlier.play(self.events.get(..events).unwrap_or(&self.events))?;
        Ok(earlier)
    }

    /// The last decision that a person made: whose it was, and how many events came before it.
    pub fn last_decision(&self) -> Option<(Seat, usize)> {
        let mut game = Game::new(self.setup.rules.clone(), self.setup.holders.len()).ok()?;
        let mut last = None;
        for (index, event) in self.events.iter().enumerate() {
            let by_chance = game.chance().is_some() || matches!(event, Event::Started(_));
            if !by_chance && self.holder(game.mover()).is_some_and(Holder::is_person) {
                last = Some((game.mover(), index));
            }
            game.apply(event).ok()?;
        }
        last
    }

    /// Whether there is a decision that may be taken back.
    pub fn can_take_back(&self) -> bool {
        self.check_take_back(None).is_ok()
    }

    /// How many events stay when this seat, or anybody, takes the last decision back.
    pub(crate) fn check_take_back(&self, by: Option<Seat>) -> Result<usize, Denial> {
        if !self.setup.take_back {
            return Err(Denial::NoTakeBack);
        }
        if self.proof.seed().is_some() {
            return Err(Denial::DiceRevealed);
        }
        let (seat, keep) = self.last_decision().ok_or(Denial::NothingToTakeBack)?;
        if by.is_some_and(|by| by != seat) {
            return Err(Denial::NotYourDecision { seat });
        }
        if self.taken_back.len() >= MOST_TAKEN_BACK {
            return Err(Denial::TooManyTakenBack);
        }
        Ok(keep)
    }

    /// The steps since the last decision, that decision included: for somebody who comes to a game
    /// in progress.
    pub fn last_steps(&self) -> Vec<Step> {
        let by_chance =
            |event: &Event| matches!(event, Event::Rolled(_) | Event::StartRolled(_) | Event::Started(_));
        let keep = self.events.iter().rposition(|event| !by_chance(event)).unwrap_or_default();
        let since = self.events.get(keep..).unwrap_or_default();
        self.before(keep).and_then(|mut earlier| earlier.play(since)).unwrap_or_default()
    }

    #[must_use]
    pub(crate) fn with_proof(self, proof: Proof) -> Ledger {
        Ledger { proof, ..self }
    }

    pub(crate) fn set_taken_back(&mut self, taken_back: Vec<TakenBack>) {
        self.taken_back = taken_back;
    }

    /// What a record says about seats that changed hands, and about the end.
    pub(crate) fn set_course(&mut self, stand_ins: Vec<StandIn>, has_ended: bool) {
        (self.stand_ins, self.has_ended) = (stand_ins, has_ended);
    }

    /// The same ledger at another revision: for a snapshot, whose sender says which one it is.
    #[must_use]
    pub fn at_revision(self, revision: u64) -> Ledger {
        Ledger { revision, ..self }
    }
}

impl Proof {
    /// The seed, once it is public.
    pub fn seed(&self) -> Option<&Seed> {
        match self {
            Proof::Revealed(seed) => Some(seed),
            Proof::Sealed { seed, .. } => seed.as_ref(),
            Proof::Entered | Proof::Committed(_) => None,
        }
    }

    /// The proof with its seed, if this is the seed that was committed to and is still secret.
    fn revealed(&self, seed: &Seed) -> Option<Proof> {
        match self {
            Proof::Committed(commitment) if *commitment == seed.commitment() => {
                Some(Proof::Revealed(seed.clone()))
            }
            Proof::Sealed { seal, seed: None } if seal.is_server_seed(seed) => {
                Some(Proof::Sealed { seal: seal.clone(), seed: Some(seed.clone()) })
            }
            _ => None,
        }
    }
}

/// Whether a record can name a temperament so: one word, and not the word for a person who is back.
fn is_temperament(name: &str) -> bool {
    name != crate::saved::BACK
        && !name.is_empty()
        && name.len() <= 20
        && name.bytes().all(|b| b.is_ascii_lowercase())
}

/// The name of a team among others, the same in every language: "Ann & Carla".
///
/// ```
/// assert_eq!(farkle_table::team(&["Ann", "Carla"]), "Ann & Carla");
/// ```
pub fn team<S: AsRef<str>>(names: &[S]) -> String {
    names.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(" & ")
}
