//! A table: the game, who sits at it, and the dice.

use crate::{Change, Command, Denial, DiceStream, Holder, Seed};
use farkle_rules::rule_set::Starter;
use farkle_rules::{
    Action, Chance, Event, EventError, Game, Head, Outcome, Phase, Record, RuleSet, ScoreSheet, Seat,
    SeatError, StartFaces,
};
use std::fmt;

/// What a table is set up with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: RuleSet,
    /// Who holds the seats, clockwise.
    pub holders: Vec<Holder>,
    /// Whether decisions may be taken back (practice, pass and play among friends).
    pub take_back: bool,
    /// Whether players may ask for the best play.
    pub hints: bool,
    /// A text of every player that goes into the dice.
    pub player_texts: Vec<String>,
}

impl Setup {
    /// A table at which decisions stand and hints are allowed; the names are the players' texts for the dice.
    pub fn new(rules: RuleSet, holders: Vec<Holder>) -> Setup {
        let player_texts = holders.iter().map(|holder| holder.name.clone()).collect();
        Setup { rules, holders, take_back: false, hints: true, player_texts }
    }
}

/// An event of chance that the seed of the game does not give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeignDice {
    /// Number of the event, from 1.
    pub number: usize,
    /// What happened.
    pub found: Event,
    /// What the seed gives at that place.
    pub expected: Option<Event>,
}

impl fmt::Display for ForeignDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}, {}, did not come from the seed", self.number, self.found)?;
        self.expected.map_or(Ok(()), |expected| write!(f, ", which gives {expected} there"))
    }
}

impl std::error::Error for ForeignDice {}

/// One event with what followed from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Whose turn it was when it happened.
    pub seat: Seat,
    /// The event.
    pub event: Event,
    /// What followed.
    pub outcome: Outcome,
}

/// The authority over one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    setup: Setup,
    dice: DiceStream,
    game: Game,
    sheet: ScoreSheet,
    events: Vec<Event>,
}

impl Table {
    /// A table at which nothing has happened yet.
    ///
    /// # Errors
    /// [`SeatError`] if these rules can't be played by so many.
    pub fn new(mut setup: Setup, seed: Seed) -> Result<Table, SeatError> {
        // Cleaned as a saved game holds them, so that a game that goes on has the very same dice.
        setup.holders.iter_mut().for_each(|holder| holder.name = Head::one_line(&holder.name));
        setup.player_texts.iter_mut().for_each(|text| *text = Head::one_line(text));
        let game = Game::new(setup.rules.clone(), setup.holders.len())?;
        let dice = DiceStream::new(seed, setup.player_texts.iter().map(String::as_str));
        Ok(Table { setup, dice, game, sheet: ScoreSheet::default(), events: Vec::new() })
    }

    /// What it was set up with.
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

    /// Everything that has happened.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Where the dice come from.
    pub fn dice(&self) -> &DiceStream {
        &self.dice
    }

    /// What chance decides before anybody has to do anything: who starts, if the rules leave that to the dice.
    /// To be applied once, when everybody is seated.
    pub fn opening(&self) -> Change {
        let mut events = Vec::new();
        if self.events.is_empty() {
            self.draw(&mut self.game.clone(), &mut events);
        }
        Change::Played(events)
    }

    /// What a command changes. Pure: the same command at the same state always changes the same.
    ///
    /// # Errors
    /// [`Denial`], in words for the player.
    pub fn decide(&self, command: &Command) -> Result<Change, Denial> {
        match *command {
            Command::Act { seat, action } => self.act(seat, action).map(Change::Played),
            Command::TakeBack if !self.setup.take_back => Err(Denial::NoTakeBack),
            Command::TakeBack => {
                let keep = self.last_decision_of_a_person().ok_or(Denial::NothingToTakeBack)?;
                Ok(Change::TakenBack { keep })
            }
        }
    }

    fn act(&self, seat: Seat, action: Action) -> Result<Vec<Event>, Denial> {
        let event = self.game.decide(action)?;
        let anyone_may = matches!(self.game.phase(), Phase::ChoosingStarter);
        if !anyone_may && seat != self.game.mover() {
            return Err(Denial::NotYourTurn { mover: self.game.mover() });
        }
        let mut game = self.game.clone();
        let mut events = Vec::with_capacity(2);
        if game.apply(&event).is_ok() {
            events.push(event);
            self.draw(&mut game, &mut events);
        }
        Ok(events)
    }

    /// Draws until chance has nothing to decide any more.
    fn draw(&self, game: &mut Game, events: &mut Vec<Event>) {
        let starter_is_drawn = game.rules().draft().sides.starter == Starter::Random;
        let drawn = |events: &[Event]| {
            let by_chance = |event: &&Event| match event {
                Event::Rolled(_) | Event::StartRolled(_) => true,
                Event::Started(_) => starter_is_drawn,
                _ => false,
            };
            (self.events.iter().chain(events).filter(by_chance).count()) as u64
        };
        while let Some(chance) = game.chance() {
            let Some(event) = self.drawn(drawn(events), chance) else { return };
            if game.apply(&event).is_err() {
                return;
            }
            events.push(event);
        }
    }

    /// What the dice decide when they are drawn for this time of the game, counted from 0.
    fn drawn(&self, number: u64, chance: Chance) -> Option<Event> {
        Some(match chance {
            Chance::Roll { dice } => Event::Rolled(self.dice.roll(number, dice)),
            Chance::StartRoll { dice } => {
                Event::StartRolled(StartFaces::new(&self.dice.faces(number, dice))?)
            }
            Chance::Starter { seats } => {
                Event::Started(Seat::new(self.dice.number_below(number, seats as u8).into())?)
            }
        })
    }

    /// Draws the whole game again from its seed and compares: how often chance decided in it.
    ///
    /// # Errors
    /// [`ForeignDice`] with the first event that the seed does not give.
    pub fn check_dice(&self) -> Result<u64, ForeignDice> {
        let Ok(mut game) = Game::new(self.setup.rules.clone(), self.setup.holders.len()) else {
            return Ok(0);
        };
        let mut draws = 0;
        for (number, &found) in (1..).zip(&self.events) {
            if let Some(chance) = game.chance() {
                let expected = self.drawn(draws, chance);
                if expected != Some(found) {
                    return Err(ForeignDice { number, found, expected });
                }
                draws += 1;
            }
            if game.apply(&found).is_err() {
                break;
            }
        }
        Ok(draws)
    }

    /// Applies a change that has been stored; returns its steps, for announcements.
    ///
    /// # Errors
    /// [`EventError`] if the change does not belong to this state; the table is then unchanged.
    pub fn apply(&mut self, change: &Change) -> Result<Vec<Step>, EventError> {
        match change {
            Change::Played(events) => {
                let (mut game, mut sheet) = (self.game.clone(), self.sheet.clone());
                let mut steps = Vec::with_capacity(events.len());
                for &event in events {
                    let seat = game.mover();
                    let outcome = game.apply(&event)?;
                    sheet.note(&game, &outcome);
                    steps.push(Step { seat, event, outcome });
                }
                (self.game, self.sheet) = (game, sheet);
                self.events.extend(events);
                Ok(steps)
            }
            Change::TakenBack { keep } => {
                let mut again = Table {
                    game: Game::new(self.setup.rules.clone(), self.setup.holders.len())
                        .map_err(|_| EventError::Unreadable { token: String::new() })?,
                    sheet: ScoreSheet::default(),
                    events: Vec::new(),
                    ..self.clone()
                };
                let kept = self.events.get(..*keep).unwrap_or(&self.events);
                again.apply(&Change::Played(kept.to_vec()))?;
                *self = again;
                Ok(Vec::new())
            }
        }
    }

    /// How many events to keep so that the last decision that a person made is still to be made.
    fn last_decision_of_a_person(&self) -> Option<usize> {
        let mut game = Game::new(self.setup.rules.clone(), self.setup.holders.len()).ok()?;
        let mut last = None;
        for (index, event) in self.events.iter().enumerate() {
            let by_chance = game.chance().is_some() || matches!(event, Event::Started(_));
            if !by_chance && self.holder(game.mover()).is_some_and(Holder::is_person) {
                last = Some(index);
            }
            game.apply(event).ok()?;
        }
        last
    }

    /// The record of the game so far, with everything that is needed to go on or to check the dice.
    pub fn record(&self) -> Record {
        crate::saved::record(self)
    }
}
