//! A score pad and its file. Every edit is saved before anything else happens.

use super::words::{HELP, Word};
use crate::action_words::spaced;
use crate::save_file::{SaveFile, why_unwritable};
use crate::saves::Saves;
use farkle_client::Banner;
use farkle_client::pad::{Line, Pad, PadError, PlayedLine, overruled};
use farkle_rules::rule_set::describe_for_real_dice;
use farkle_rules::{Entry, Event, EventError, Phase, Points, Seat, Then};

/// A pad and its file.
#[derive(Debug)]
pub struct PadKeeper {
    pad: Pad,
    save: Option<SaveFile>,
    saves: Option<Saves>,
    /// The edit that the rules have just refused and that the table may still count.
    doubt: Option<Event>,
    trouble: Option<String>,
}

/// The reply to a line of input.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Answer {
    /// Sentences and lines to show.
    pub said: Vec<String>,
    /// Whether the person leaves.
    pub leaves: bool,
    /// Whether the input was refused.
    pub refused: bool,
}

impl Answer {
    fn of(said: impl IntoIterator<Item = impl Into<String>>) -> Answer {
        Answer { said: said.into_iter().map(Into::into).collect(), ..Answer::default() }
    }

    fn no(sentence: impl Into<String>) -> Answer {
        Answer { said: vec![sentence.into()], refused: true, ..Answer::default() }
    }
}

impl PadKeeper {
    /// Keeps a pad in this file, if there is one. Further games of the same players get new files
    /// in `saves`.
    pub fn new(pad: Pad, save: Option<SaveFile>, saves: Option<Saves>) -> PadKeeper {
        let mut keeper = PadKeeper { pad, save, saves, doubt: None, trouble: None };
        keeper.store();
        keeper
    }

    /// The pad.
    pub fn pad(&self) -> &Pad {
        &self.pad
    }

    /// The file, if it holds everything.
    pub fn saved_in(&self) -> Option<&SaveFile> {
        self.save.as_ref().filter(|_| self.trouble.is_none())
    }

    /// Why the pad can't be saved.
    pub(super) fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    fn store(&mut self) {
        let Some(save) = &mut self.save else { return };
        let written = save.write_text(self.pad.to_string());
        self.trouble =
            written.err().map(|error| format!("This pad can't be saved: {}.", why_unwritable(&error)));
    }

    /// Whose turn it is and which input is expected, in a sentence.
    pub(super) fn prompt(&self) -> String {
        let game = self.pad.game();
        let name = self.name(game.mover());
        match game.phase() {
            Phase::StartRoll { .. } | Phase::ChoosingStarter => "Who starts? Say: start NAME".to_string(),
            Phase::TurnBegins => {
                let score = game.score(game.side(game.mover()));
                let take =
                    game.leftover().map(|left| format!(", or take {} dice", left.dice)).unwrap_or_default();
                format!("{name} has {score}. Points, f for a farkle, or roll DICE{take}?")
            }
            Phase::Rolling { dice } => {
                format!("{name}, turn total {}. roll and {dice} dice?", game.turn().total)
            }
            Phase::Choosing { roll } => {
                format!(
                    "{name}, turn total {}, dice {}. keep DICE roll or bank?",
                    game.turn().total,
                    spaced(roll)
                )
            }
            Phase::Farkled { dice } => format!("{name}: go on with {dice} dice, or end the turn?"),
            Phase::Over { .. } => "The game is over. next, undo or quit?".to_string(),
        }
    }

    /// Reads a line of input. An error is a sentence with the input that is allowed now.
    pub(super) fn understand(&self, line: &str) -> Result<Word, String> {
        line.parse().map_err(|sentence| match self.pad.game().phase() {
            Phase::StartRoll { .. } | Phase::ChoosingStarter => {
                let first = self.pad.names().first().map_or("NAME", String::as_str);
                format!("'{}' is not possible yet: say who starts, for example start {first}.", line.trim())
            }
            _ => sentence,
        })
    }

    /// A sentence about a special moment of the game.
    pub(super) fn banner(&self) -> Option<String> {
        Some(match Banner::of(self.pad.game())? {
            Banner::LastTurn { needed, one_throw: false } => {
                format!("Last turn: {needed} or more takes the lead.")
            }
            Banner::LastTurn { needed, one_throw: true } => {
                format!("Last throw: {needed} or more takes the lead.")
            }
            Banner::PlayOff => "Play-off: the most points in this turn decide.".to_string(),
            Banner::Opening { needed } => {
                format!("Not on the board yet: the first bank must be at least {needed}.")
            }
            Banner::MayGoOn => "Farkle, but the turn may go on.".to_string(),
            Banner::ExactlyToWin { needed } => format!("Exactly {needed} wins."),
            Banner::LastRound => "Last round.".to_string(),
        })
    }

    /// Carries out a line of input.
    pub(super) fn hear(&mut self, word: Word) -> Answer {
        self.answer(word).unwrap_or_else(|no| no)
    }

    fn answer(&mut self, word: Word) -> Result<Answer, Answer> {
        let doubt = self.doubt.take();
        Ok(match word {
            Word::Nothing => Answer::default(),
            Word::Turn(entry) => {
                let doubt = Event::Entered(overruled(entry));
                self.enter(Some(doubt), |pad| pad.enter(entry))
            }
            Word::Roll(dice) => self.enter(None, |pad| pad.roll(dice)),
            Word::Keep { dice, price, then } => self.keep(dice, price, then),
            Word::Fact(event) => self.enter(None, |pad| pad.add(event)),
            Word::Anyway => match doubt {
                Some(Event::Entered(entry @ Entry::Turn { .. })) => self.enter(None, |pad| pad.enter(entry)),
                Some(event) => self.enter(None, |pad| pad.add(event)),
                None => Answer::no("The rules have not just refused anything."),
            },
            Word::Undo => self.stepped(Pad::step_back, "Undone.", "There is nothing to undo."),
            Word::Redo => self.stepped(Pad::step_on, "Done again.", "There is nothing to redo."),
            Word::Edit(line, _) | Word::Remove(line) if self.holds_the_table(line) => Answer::no(format!(
                "Line {line} is not a turn and can't be edited, because later lines depend on it. See sheet."
            )),
            Word::Edit(line, entry) => self.edited(|pad| pad.replace(index(line)?, Line::of(entry))),
            Word::Insert(line, entry) => self.edited(|pad| pad.insert(index(line)?, Line::of(entry))),
            Word::Remove(line) => self.edited(|pad| pad.remove(index(line)?)),
            Word::Start(who) => {
                let seat = self.seat(&who)?;
                self.enter(None, |pad| pad.start(seat))
            }
            Word::Join(name, score) => {
                self.done(format!("{name} joins with {score}."), |pad| pad.join(&name, score))
            }
            Word::Leave(who) => {
                let seat = self.seat(&who)?;
                self.done(format!("{who} leaves."), |pad| pad.enter(Entry::Left(seat)))
            }
            Word::Name(who, name) => {
                let seat = self.seat(&who)?;
                self.done(format!("{who} is now {name}."), |pad| pad.rename(seat, &name))
            }
            Word::Correct(who, points) => {
                let side = self.pad.game().side(self.seat(&who)?);
                let correction = Entry::Corrected { side, points };
                self.done(format!("{who}: {points} by correction."), |pad| pad.enter(correction))
            }
            Word::Next => self.next_game(),
            Word::Sheet => Answer::of(self.sheet().into_iter().chain(self.scores())),
            Word::Scores => Answer::of(self.scores()),
            Word::Csv => Answer::of(self.pad.csv().lines()),
            Word::Rules => Answer::of(self.rules()),
            Word::Help => Answer::of(HELP.lines()),
            Word::Quit => Answer { leaves: true, ..Answer::default() },
        })
    }

    fn keep(&mut self, dice: farkle_rules::Dice, price: Option<Points>, then: Then) -> Answer {
        let Some(choice) = self.pad.choice(dice) else {
            return self.enter(None, |pad| pad.add(Event::SetAside { dice, then }));
        };
        let points = choice.points.or(price);
        let doubt = points.map(|points| Event::Entered(Entry::LetPass { dice, points, then }));
        let mut answer = self.enter(doubt, |pad| pad.add(Event::SetAside { dice, then }));
        if let Some(better) = choice.better.filter(|_| !answer.refused) {
            answer.said.push(format!("{} would have scored {}.", spaced(better.dice), better.points));
        }
        if answer.refused && points.is_none() {
            answer.said.push(format!("If the table counts it: keep {dice} for POINTS bank, then anyway."));
        }
        answer
    }

    /// Edits the end of the pad. After a refusal that the table can overrule, `doubt` is
    /// remembered.
    fn enter(&mut self, doubt: Option<Event>, edit: impl FnOnce(&mut Pad) -> Result<(), PadError>) -> Answer {
        match edit(&mut self.pad) {
            Ok(()) => {
                self.store();
                Answer::of(self.pad.said().iter().map(ToString::to_string))
            }
            Err(PadError::Event(EventError::Refused(refusal))) if doubt.is_some() => {
                self.doubt = doubt;
                Answer::no(format!("{refusal} Say anyway to count it."))
            }
            Err(error) => Answer::no(error.to_string()),
        }
    }

    fn done(&mut self, said: String, edit: impl FnOnce(&mut Pad) -> Result<(), PadError>) -> Answer {
        let answer = self.enter(None, edit);
        if answer.refused { answer } else { Answer::of([said]) }
    }

    /// Whether a line says who plays or who starts.
    fn holds_the_table(&self, line: usize) -> bool {
        let event = line.checked_sub(1).and_then(|at| self.pad.lines().get(at)?.line.events.first());
        matches!(
            event,
            Some(
                Event::StartRolled(_)
                    | Event::Started(_)
                    | Event::Entered(Entry::Joined { .. } | Entry::Left(_))
            )
        )
    }

    /// Edits an earlier line, and reports the lines that now break a rule.
    fn edited(&mut self, edit: impl FnOnce(&mut Pad) -> Result<(), PadError>) -> Answer {
        let before = self.warnings();
        if let Err(error) = edit(&mut self.pad) {
            return Answer::no(error.to_string());
        }
        self.store();
        let new = self.warnings().into_iter().filter(|warning| !before.contains(warning));
        Answer::of(std::iter::once("Changed. All later lines are recalculated.".to_string()).chain(new))
    }

    fn warnings(&self) -> Vec<String> {
        let lines = self.pad.lines().iter();
        lines
            .filter_map(|line| {
                let name = line.seat.map(|seat| self.name(seat)).unwrap_or_default();
                Some(format!("{name}, round {}, let pass: {}", line.round, line.warning.as_ref()?))
            })
            .collect()
    }

    fn stepped(&mut self, step: fn(&mut Pad) -> bool, done: &str, nothing: &str) -> Answer {
        if step(&mut self.pad) {
            self.store();
            Answer::of([done])
        } else {
            Answer::no(nothing)
        }
    }

    /// Finds a seat by name or number.
    fn seat(&self, who: &str) -> Result<Seat, Answer> {
        let names = self.pad.names();
        let by_name = names.iter().position(|name| name.to_lowercase() == who.to_lowercase());
        let by_number = who.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let index = by_name.or(by_number.filter(|&index| index < names.len()));
        index.and_then(Seat::new).ok_or_else(|| {
            Answer::no(format!("'{who}' does not play here; the players are {}.", names.join(", ")))
        })
    }

    fn next_game(&mut self) -> Answer {
        if !self.pad.game().is_over() {
            return Answer::no("The game is not over yet.");
        }
        let next = match self.pad.next_game() {
            Ok(next) => next,
            Err(error) => return Answer::no(error.to_string()),
        };
        // Without a directory the next game is not saved, but the pad still keeps its score.
        let file = self.saves.as_ref().map(Saves::create).transpose();
        let saves = self.saves.take();
        *self = PadKeeper::new(next, file.as_ref().ok().cloned().flatten(), saves);
        self.trouble =
            file.err().map(|error| format!("This pad can't be saved: {}.", why_unwritable(&error)));
        let starts = format!("{} starts.", self.name(self.pad.game().mover()));
        Answer::of(["The next game.".to_string(), starts])
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.pad.names().get(seat.index()).cloned().unwrap_or_default()
    }

    /// All lines with the numbers that `edit` takes.
    fn sheet(&self) -> Vec<String> {
        let lines = self.pad.lines().iter().enumerate();
        lines
            .map(|(at, line)| {
                let mark = match (line.outcome.turn_end, line.seat) {
                    (Some(end), _) => {
                        let what = farkle_rules::SheetLine {
                            round: line.round,
                            side: self.pad.game().side(end.seat),
                            end,
                        };
                        let mark = what.mark();
                        let mark = if mark == "F" { "farkle".to_string() } else { mark };
                        format!("round {}, {}: {mark}, score {}", line.round, self.name(end.seat), end.score)
                    }
                    (None, Some(seat)) => format!("round {}, {}: under way", line.round, self.name(seat)),
                    (None, None) => self.between(line),
                };
                let passed = match &line.warning {
                    Some(warning) => format!(" (let pass: {warning})"),
                    None if line.is_overruled() => " (let pass)".to_string(),
                    None => String::new(),
                };
                format!("{}. {mark}{passed}", at + 1)
            })
            .collect()
    }

    /// Describes a line that is no turn.
    fn between(&self, line: &PlayedLine) -> String {
        match line.line.events.last() {
            Some(Event::Started(seat)) => format!("{} starts", self.name(*seat)),
            Some(Event::Entered(Entry::Left(seat))) => format!("{} leaves", self.name(*seat)),
            Some(Event::Entered(Entry::Joined { score })) => {
                format!("{} joins with {score}", line.line.name.clone().unwrap_or_default())
            }
            Some(Event::Entered(Entry::Corrected { side, points })) => {
                format!("{}: {points} by correction", self.pad.side_name(*side))
            }
            _ => line.line.to_string(),
        }
    }

    fn scores(&self) -> Vec<String> {
        let game = self.pad.game();
        game.seats().map(|seat| format!("{}: {}", self.name(seat), game.score(game.side(seat)))).collect()
    }

    fn rules(&self) -> Vec<String> {
        let sections = describe_for_real_dice(self.pad.rules()).into_iter();
        sections
            .flat_map(|section| {
                let heading = format!("{}:", section.heading.title());
                let sentences = section.statements.into_iter().map(|statement| format!("  {statement}"));
                std::iter::once(heading).chain(sentences.collect::<Vec<_>>())
            })
            .collect()
    }
}

/// People count lines from 1.
fn index(line: usize) -> Result<usize, PadError> {
    line.checked_sub(1).ok_or(PadError::NoSuchLine { line, lines: 0 })
}
