//! The game line by line, for pipes, screen readers and simple terminals.
//!
//! It writes whole sentences and draws nothing. The answer to an unknown line says what is allowed.

mod ask;

use crate::action_words::{action_words, spaced};
use crate::hints::Hints;
use crate::lines::next_line;
use crate::local::{TerminalHost, sit_down};
use crate::online::{ON_ANOTHER_DEVICE, is_turn_of};
use crate::playing::Afterwards;
use crate::save_file::SaveFile;
use ask::{Ask, Move};
use farkle_client::{Client, Host, News, RemoteHost, Screen, Selection, TurnTally, announce, are_alike};
use farkle_rules::rule_set::describe;
use farkle_rules::{Action, Dice, Event, Outcome, Phase, Points, Seat, Then};
use farkle_table::{Denial, Ledger, Step, Table, ToAct, Wish};
use std::cell::RefCell;
use std::io::{self, BufRead, Write};
use std::rc::Rc;

const HELP: &str = "\
roll              roll the dice; after a roll, set aside the most points and roll the rest
bank              set aside the most points and bank
444 roll          set these dice aside and roll the rest
1 5 bank          set these dice aside and bank
take              begin with the dice left over by the previous player
go, end           after a farkle: roll again, or end the turn
start 2           player 2 starts
dice              repeat the dice on the table
odds              the chance of a farkle
hint              the best play, and why
scores, sheet     the scores; every turn so far
rules             the rules of this game
undo              undo the last decision (practice games)
quit              leave; the game is saved";

const NO_DICE: &str = "There are no dice to choose from now.";

/// The answer to dice without a next step: some players don't know yet that it belongs to the line.
fn what_then(dice: &str) -> String {
    format!("Say the next step too: {dice} roll, or {dice} bank.")
}

/// A game in this program that is played line by line.
#[derive(Debug)]
pub struct PlainGame(Lines<TerminalHost>);

/// Who plays at this keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hands {
    /// All people of the table.
    All,
    /// One of them; nobody if it only watches. The others are far away.
    One(Option<Seat>),
}

/// A game that is played line by line, here or far away.
#[derive(Debug)]
pub(crate) struct Lines<H> {
    game: Client<H>,
    hands: Hands,
    /// How many decisions were taken back so far.
    taken_back: usize,
    hints: Hints,
}

/// What the plain game wants to know of a host.
pub(crate) trait PlainHost: Host {
    /// Why the last move is not saved, in a sentence.
    fn trouble(&self) -> Option<&str>;

    /// Tells everybody at the table that the person takes a hint.
    fn tell_of_hint(&mut self);
}

impl PlainHost for TerminalHost {
    fn trouble(&self) -> Option<&str> {
        self.storage().trouble()
    }

    /// They look at the same screen.
    fn tell_of_hint(&mut self) {}
}

impl PlainHost for Rc<RefCell<RemoteHost>> {
    /// The server stores every move before it tells it.
    fn trouble(&self) -> Option<&str> {
        None
    }

    fn tell_of_hint(&mut self) {
        self.borrow_mut().tell_of_hint();
    }
}

/// Whether to read another line.
pub(crate) enum Next {
    GoOn,
    Leave,
}

impl PlainGame {
    /// Joins a table, new or saved.
    ///
    /// # Errors
    /// A sentence if a computer player is unknown.
    pub fn new(table: Table, file: Option<SaveFile>) -> Result<PlainGame, String> {
        let game = sit_down(table, file).map_err(|error| error.to_string())?;
        let taken_back = game.ledger().taken_back().len();
        Ok(PlainGame(Lines { game, hands: Hands::All, taken_back, hints: Hints::default() }))
    }

    /// The public state of the game.
    pub fn ledger(&self) -> &Ledger {
        self.0.ledger()
    }

    /// Why the last move is not saved, in a sentence.
    pub fn trouble(&self) -> Option<&str> {
        self.0.game.host().storage().trouble()
    }

    /// Plays until the game is over, the person leaves or the input ends.
    ///
    /// # Errors
    /// If lines can't be read or written.
    pub fn play(&mut self, mut input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
        self.0.introduce(out)?;
        self.0.tell_trouble(out)?;
        loop {
            self.0.follow(out)?;
            if self.ledger().to_act() == ToAct::Nobody {
                self.0.sheet(out)?;
                return self.0.afterwards(out);
            }
            // The prompt has a line of its own, because some terminals don't show what is typed.
            writeln!(out, "{}", self.0.prompt())?;
            out.flush()?;
            let Some(line) = next_line(&mut input)? else { return self.leave(out) };
            if let Next::Leave = self.0.answer(&line, out)? {
                return self.leave(out);
            }
        }
    }

    fn leave(&self, out: &mut impl Write) -> io::Result<()> {
        match self.0.game.host().storage().file() {
            Some(save) if save.forget_unplayed(self.ledger()) => {
                writeln!(out, "Nobody has played, so this game is not kept.")
            }
            Some(save) => {
                writeln!(out, "Saved in {}; continue with `{}`.", save.path().display(), save.way_to_go_on())
            }
            // The reason has been told, and the exit code tells it to programs.
            None => Ok(()),
        }
    }
}

impl<H: PlainHost> Lines<H> {
    /// A game at a table far away, where the person has this seat, or none.
    pub(crate) fn far_away(game: Client<H>, own: Option<Seat>) -> Lines<H> {
        let taken_back = game.ledger().taken_back().len();
        Lines { game, hands: Hands::One(own), taken_back, hints: Hints::default() }
    }

    /// The seat of the person at a table far away.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        match self.hands {
            Hands::All => None,
            Hands::One(own) => own,
        }
    }

    /// Whether a decision waits for its answer: until then nobody can decide anything.
    pub(crate) fn is_pending(&self) -> bool {
        self.game.is_pending()
    }

    /// The public state of the game.
    pub(crate) fn ledger(&self) -> &Ledger {
        self.game.ledger()
    }

    pub(crate) fn introduce(&self, out: &mut impl Write) -> io::Result<()> {
        let game = self.ledger().game();
        let names: Vec<&str> = game.seats().map(|seat| self.ledger().name(seat)).collect();
        writeln!(out, "Farkle, {}. At the table: {}.", game.rules().name(), names.join(", "))?;
        if game.rules().teams() > 0 {
            let teams: Vec<String> = game.all_sides().map(|side| self.ledger().side_name(side)).collect();
            writeln!(out, "Teams: {}.", teams.join("; "))?;
        }
        let start = |event: &&Event| matches!(event, Event::StartRolled(_) | Event::Started(_));
        if self.ledger().events().iter().all(|event| start(&event)) {
            let seat = game.starter();
            for &event in self.ledger().events() {
                self.tell(&[Step { seat, event, outcome: Outcome::default() }], out)?;
            }
        } else {
            let scores: Vec<String> = game
                .all_sides()
                .map(|side| format!("{} {}", self.ledger().side_name(side), game.score(side)))
                .collect();
            writeln!(out, "The game continues: {}.", scores.join(", "))?;
            self.describe_roll(out)?;
        }
        if !self.ledger().setup().is_without_people() {
            writeln!(out, "Say help for all commands.")?;
        }
        Ok(())
    }

    fn tell(&self, steps: &[Step], out: &mut impl Write) -> io::Result<()> {
        announce(self.ledger(), steps).iter().try_for_each(|sentence| writeln!(out, "{sentence}"))
    }

    pub(crate) fn prompt(&self) -> String {
        let game = self.ledger().game();
        let name = self.ledger().name(game.mover());
        let score = game.score(game.side(game.mover()));
        match game.phase() {
            Phase::ChoosingStarter => format!("Who starts: {}?", self.numbered()),
            Phase::TurnBegins => match Screen::of(self.ledger(), &Selection::default()).take_over {
                Some(offer) => {
                    format!(
                        "{name}, you have {score}. Roll, or take {} dice for {} more?",
                        offer.dice, offer.earns
                    )
                }
                None => format!("{name}, you have {score}. Roll?"),
            },
            Phase::Choosing { roll } => {
                format!("{name}, turn total {}, dice {}. Roll or bank?", game.turn().total, spaced(roll))
            }
            Phase::Farkled { dice } => format!("{name}, roll {dice} dice again, or end the turn?"),
            _ => String::new(),
        }
    }

    pub(crate) fn answer(&mut self, line: &str, out: &mut impl Write) -> io::Result<Next> {
        // Before the game two digits are no dice.
        let named = |line: &str| {
            let ledger = self.ledger();
            ledger.game().seats().position(|seat| are_alike(ledger.name(seat), line)).map(|at| at + 1)
        };
        let player = match self.ledger().to_act() {
            ToAct::Anyone => line.trim().parse().ok().or_else(|| named(line.trim())),
            _ => None,
        };
        let asked = player.map_or_else(|| line.parse(), |number| Ok(Ask::Move(Move::Start(number))));
        match asked {
            Ok(Ask::Quit) => return Ok(Next::Leave),
            Ok(Ask::Nothing) => {}
            Ok(Ask::Help) => writeln!(out, "{HELP}")?,
            Ok(Ask::Dice) => self.describe_table(out)?,
            Ok(Ask::Odds) => self.odds(out)?,
            Ok(Ask::Hint) => self.hint(out)?,
            Ok(Ask::Scores) => self.scores(out)?,
            Ok(Ask::Sheet) => self.sheet(out)?,
            Ok(Ask::Rules) => self.rules(out)?,
            Ok(Ask::Undo) => {
                match self.own_seat() {
                    Some(seat) => self.game.ask(seat, Wish::TakeBack),
                    None => self.game.take_back(),
                };
                self.follow(out)?;
            }
            Ok(Ask::Move(wanted)) => match self.action(wanted) {
                Ok(action) => {
                    let asked = match self.hands {
                        Hands::All => self.game.act(action),
                        Hands::One(own) => match is_turn_of(self.game.ledger(), own) {
                            Ok(seat) => self.game.ask(seat, Wish::Act(action)),
                            Err(sentence) => {
                                writeln!(out, "{sentence}")?;
                                return Ok(Next::GoOn);
                            }
                        },
                    };
                    if !asked {
                        writeln!(out, "Your last decision is still on its way: say that again in a moment.")?;
                    }
                    self.follow(out)?;
                }
                Err(sentence) => writeln!(out, "{sentence}")?,
            },
            Err(_) if self.ledger().game().phase() == Phase::ChoosingStarter => {
                writeln!(out, "'{}' is not possible yet. {}", line.trim(), self.how_to_start())?;
            }
            Err(sentence) => writeln!(out, "{sentence}")?,
        }
        Ok(Next::GoOn)
    }

    /// Says how the finished game went. Nobody reads it where only computer players have played.
    pub(crate) fn afterwards(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.ledger().setup().is_without_people() {
            return Ok(());
        }
        for seat in self.ledger().game().seats() {
            let mut tally = TurnTally::default();
            tally.add(self.ledger(), seat);
            let farkles = if tally.farkles == 1 { "farkle" } else { "farkles" };
            let name = self.ledger().name(seat);
            writeln!(
                out,
                "{name}: best turn {}, {} {farkles} in {} turns.",
                tally.best, tally.farkles, tally.turns
            )?;
        }
        let afterwards = Afterwards::of(self.game.ledger(), &mut self.hints);
        if let Some(luck) = afterwards.luck {
            let sides = self.ledger().game().all_sides().zip(luck);
            let sides =
                sides.map(|(side, luck)| format!("{} {:+.0} %", self.ledger().side_name(side), 100.0 * luck));
            writeln!(out, "Luck: {}.", sides.collect::<Vec<_>>().join(", "))?;
        }
        afterwards.decided.iter().try_for_each(|words| writeln!(out, "{words}"))
    }

    /// The input that is allowed before anybody has started.
    fn how_to_start(&self) -> String {
        format!("Say the number of a player: {}.", self.numbered())
    }

    /// The action that was meant at this moment of the game. An error says what is missing.
    fn action(&self, wanted: Move) -> Result<Action, String> {
        let phase = self.ledger().game().phase();
        let best = |then| match phase {
            Phase::Choosing { roll } => {
                let best = self.ledger().game().rules().set_asides(roll).first()?;
                Some(Action::SetAside { dice: best.dice, then })
            }
            _ => None,
        };
        match wanted {
            Move::Number(number) | Move::Start(number) if phase == Phase::ChoosingStarter => {
                self.start(number)
            }
            _ if phase == Phase::ChoosingStarter => Err(self.how_to_start()),
            Move::Roll if matches!(phase, Phase::Farkled { .. }) => Ok(Action::GoOn),
            Move::Roll => Ok(best(Then::Roll).unwrap_or(Action::Roll)),
            Move::Bank => Ok(best(Then::Bank).unwrap_or(Action::GiveUp)),
            Move::End => Ok(best(Then::GiveUp).unwrap_or(Action::GiveUp)),
            Move::SetAside { dice, then } => match then {
                Some(then) => Ok(Action::SetAside { dice, then }),
                None => Err(what_then(&spaced(dice))),
            },
            Move::TakeOver => Ok(Action::TakeOver),
            Move::GoOn => Ok(Action::GoOn),
            Move::Number(_) if !matches!(phase, Phase::Choosing { .. }) => Err(NO_DICE.to_string()),
            // During the game a number is a die.
            Move::Number(number) => Err(match number.to_string().parse::<Dice>() {
                Ok(dice) => what_then(&spaced(dice)),
                Err(error) => format!("{error}."),
            }),
            Move::Start(number) => self.start(number),
        }
    }

    fn start(&self, number: usize) -> Result<Action, String> {
        Seat::from_number(number).map(Action::Start).ok_or_else(|| self.how_to_start())
    }

    /// The players, each with the number that chooses it. At a large table only the numbers: the
    /// first line has named the players in their order.
    fn numbered(&self) -> String {
        const MOST_NAMED: usize = 4;
        let seats = self.ledger().game().seats();
        let named = |seat: Seat| format!("{} {}", seat.index() + 1, self.ledger().name(seat));
        match self.ledger().game().seat_count() {
            ..=MOST_NAMED => seats.map(named).collect::<Vec<_>>().join(", "),
            count => format!("1-{count}"),
        }
    }

    /// Reports everything that happens until a person has to act.
    pub(crate) fn follow(&mut self, out: &mut impl Write) -> io::Result<()> {
        while let Some(news) = self.game.receive() {
            match news {
                News::Changed if self.game.shown().is_behind() => {
                    self.tell_trouble(out)?;
                    while let Some(step) = self.game.shown_mut().advance() {
                        let name = self.ledger().name(step.seat);
                        action_words(name, step.event)
                            .iter()
                            .try_for_each(|words| writeln!(out, "{words}"))?;
                        self.tell(&[step], out)?;
                    }
                }
                News::Changed if self.ledger().taken_back().len() == self.taken_back => {}
                News::Changed => {
                    self.taken_back = self.ledger().taken_back().len();
                    writeln!(out, "Undone.")?;
                    self.tell_trouble(out)?;
                    self.describe_roll(out)?;
                }
                News::Rewound => {
                    writeln!(out, "The table has lost the last moves.")?;
                    self.describe_roll(out)?;
                }
                News::Denied(Denial::OtherDevice) => writeln!(out, "{ON_ANOTHER_DEVICE}")?,
                News::Denied(denial) => writeln!(out, "{denial}")?,
                News::Nothing => {}
            }
        }
        Ok(())
    }

    /// Describes the dice to choose from, or says that there are none.
    fn describe_table(&self, out: &mut impl Write) -> io::Result<()> {
        match self.ledger().game().phase() {
            Phase::Choosing { .. } => self.describe_roll(out),
            _ => writeln!(out, "{NO_DICE}"),
        }
    }

    /// Describes the dice to choose from, if there are any.
    fn describe_roll(&self, out: &mut impl Write) -> io::Result<()> {
        let game = self.ledger().game();
        let Phase::Choosing { roll } = game.phase() else { return Ok(()) };
        writeln!(out, "On the table: {}. Turn total: {}.", spaced(roll), game.turn().total)?;
        for part in game.rules().set_asides(roll) {
            let combinations: Vec<String> =
                game.rules().combinations(part.dice, roll).iter().map(ToString::to_string).collect();
            writeln!(out, "  {} scores {}: {}", spaced(part.dice), part.points, combinations.join(", "))?;
        }
        Ok(())
    }

    fn odds(&self, out: &mut impl Write) -> io::Result<()> {
        let rules = self.ledger().game().rules();
        for dice in 1..=rules.dice() {
            let chance = 100.0 * rules.farkle_chance(dice);
            writeln!(out, "{dice} {}: {chance:.1} % farkle", if dice == 1 { "die" } else { "dice" })?;
        }
        Ok(())
    }

    fn hint(&mut self, out: &mut impl Write) -> io::Result<()> {
        if let Hands::One(own) = self.hands
            && let Err(sentence) = is_turn_of(self.game.ledger(), own)
        {
            return writeln!(out, "{sentence}");
        }
        match self.hints.hint(self.game.ledger()) {
            Ok(sentences) => {
                self.game.host_mut().tell_of_hint();
                sentences.iter().try_for_each(|sentence| writeln!(out, "{sentence}"))
            }
            Err(sentence) => writeln!(out, "{sentence}"),
        }
    }

    fn scores(&self, out: &mut impl Write) -> io::Result<()> {
        let game = self.ledger().game();
        game.all_sides()
            .try_for_each(|side| writeln!(out, "{}: {}", self.ledger().side_name(side), game.score(side)))
    }

    pub(crate) fn sheet(&self, out: &mut impl Write) -> io::Result<()> {
        let has_opening = self.ledger().game().rules().opening_score() > Points::ZERO;
        for line in self.ledger().sheet().lines() {
            let opened = if line.end.opened && has_opening { ", opened" } else { "" };
            let name = self.ledger().name(line.end.seat);
            let mark = match line.mark() {
                letter if letter == "F" => "farkle".to_string(),
                mark => mark,
            };
            writeln!(out, "Round {}, {name}: {mark}{opened}, score {}", line.round, line.end.score)?;
        }
        self.scores(out)
    }

    fn rules(&self, out: &mut impl Write) -> io::Result<()> {
        for section in describe(self.ledger().game().rules()) {
            writeln!(out, "{}:", section.heading.title())?;
            section.statements.iter().try_for_each(|statement| writeln!(out, "  {statement}"))?;
        }
        Ok(())
    }

    fn tell_trouble(&self, out: &mut impl Write) -> io::Result<()> {
        self.game.host().trouble().iter().try_for_each(|trouble| writeln!(out, "{trouble}"))
    }
}
