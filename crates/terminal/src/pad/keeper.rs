//! A score pad and its file. Every edit is saved before anything else happens.

mod asking;
mod sheet;

use super::words::{HELP, Word, as_typed};
use crate::action_words::spaced;
use crate::save_file::{SaveFile, why_uncreatable, why_unsaved};
use crate::saves::Saves;
use asking::example_roll;
use farkle_client::pad::{Pad, PadError, PadLine, overruled};
use farkle_client::{NameError, are_alike, check_name};
use farkle_rules::{Dice, Entry, Event, EventError, Phase, Points, Seat, Then};
use std::path::Path;

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
pub(super) struct PadReply {
    /// Sentences and lines to show.
    pub said: Vec<String>,
    /// Whether the person leaves.
    pub leaves: bool,
    /// Whether the input was refused.
    pub refused: bool,
}

impl PadReply {
    fn of(said: impl IntoIterator<Item = impl Into<String>>) -> PadReply {
        PadReply { said: said.into_iter().map(Into::into).collect(), ..PadReply::default() }
    }

    fn no(sentence: impl Into<String>) -> PadReply {
        PadReply { said: vec![sentence.into()], refused: true, ..PadReply::default() }
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

    /// Deletes the file if nobody has touched the pad or named the file, and says whether it did.
    pub fn forget_untouched(&self) -> bool {
        self.saved_in().is_some_and(|file| file.forget_untouched(&self.pad))
    }

    /// Notes that the pad can't be saved, and why.
    pub fn cannot_be_saved(&mut self, why: &str) {
        self.trouble = Some(format!("This pad can't be saved: {why}."));
    }

    /// Why the pad can't be saved, in a sentence.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    fn store(&mut self) {
        let Some(save) = &mut self.save else { return };
        match save.write_text(self.pad.to_string()) {
            Ok(()) => self.trouble = None,
            Err(error) => self.trouble = Some(why_unsaved("pad", save.path(), &error)),
        }
    }

    /// Carries out a line of input.
    pub(super) fn hear(&mut self, word: Word) -> PadReply {
        self.answer(word).unwrap_or_else(|no| no)
    }

    fn answer(&mut self, word: Word) -> Result<PadReply, PadReply> {
        let doubt = self.doubt.take();
        Ok(match word {
            Word::Nothing => PadReply::default(),
            Word::Turn(entry) => {
                let doubt = Event::Entered(overruled(entry));
                self.enter(Some(doubt), |pad| pad.enter(entry))
            }
            Word::Roll(dice) => self.enter(None, |pad| pad.roll(dice)),
            Word::Keep { dice, price, then } => self.keep(dice, price, then),
            Word::Fact(event) => self.enter(None, |pad| pad.add(event)),
            Word::Anyway => match doubt {
                Some(event) => self.enter(None, |pad| anyway(pad, event)),
                None => PadReply::no("The rules have not just refused anything."),
            },
            Word::Undo => self.stepped(Pad::step_back, "Undone.", "There is nothing to undo."),
            Word::Redo => self.stepped(Pad::step_on, "Redone.", "There is nothing to redo."),
            Word::Edit(line, _) if self.holds_the_table(line) => PadReply::no(format!(
                "Line {line} is not a turn, so it has no result to edit; undo takes back one entry at a time."
            )),
            Word::Remove(line) if self.holds_the_table(line) && !self.says_who_leaves(line) => {
                PadReply::no(format!(
                    "Later lines depend on line {line}, so it can't be removed; undo takes back one entry at a time."
                ))
            }
            Word::Edit(line, entry) => {
                self.edited(&word, |pad| pad.replace(index(line, pad)?, PadLine::of(entry)))
            }
            Word::Insert(line, entry) => {
                self.edited(&word, |pad| pad.insert(index(line, pad)?, PadLine::of(entry)))
            }
            Word::Remove(line) => self.edited(&word, |pad| pad.remove(index(line, pad)?)),
            Word::Start(who) => {
                let seat = self.seat(&who)?;
                if !self.is_before_the_start() {
                    let name = self.name(seat);
                    return Err(PadReply::no(format!(
                        "The game has begun; {name} can't start it. To change it: undo."
                    )));
                }
                self.enter(None, |pad| pad.start(seat))
            }
            Word::Join(name, score) => {
                self.is_free(&name, None, "join")?;
                self.done(format!("{name} joins with {score}."), |pad| pad.join(&name, score))
            }
            Word::Leave(who) => {
                let seat = self.seat(&who)?;
                self.done(format!("{} leaves.", self.name(seat)), |pad| pad.enter(Entry::Left(seat)))
            }
            Word::Name(who, name) => {
                let seat = self.seat(&who)?;
                self.is_free(&name, Some(seat), &format!("name {}", as_typed(&who)))?;
                let before = self.name(seat);
                self.done(format!("{before} is now {name}."), |pad| pad.rename(seat, &name))
            }
            Word::Correct(who, points) => {
                let side = self.pad.game().side(self.seat(&who)?);
                let correction = Entry::Corrected { side, points };
                let name = self.pad.side_name(side);
                self.done(format!("{name}: {points} by correction."), |pad| pad.enter(correction))
            }
            Word::Next => self.next_game(),
            Word::Sheet => PadReply::of(self.sheet().into_iter().chain(self.scores())),
            Word::Scores => PadReply::of(self.scores()),
            Word::Csv => PadReply::of(self.pad.csv().lines()),
            Word::Rules => PadReply::of(self.rules()),
            Word::Help => PadReply::of(HELP.lines()),
            Word::Quit => PadReply { leaves: true, ..PadReply::default() },
        })
    }

    fn keep(&mut self, dice: Dice, price: Option<Points>, then: Option<Then>) -> PadReply {
        let roll = match self.pad.game().phase() {
            Phase::Choosing { roll } => roll,
            Phase::Over { .. } => return PadReply::no("The game is over."),
            phase => {
                let in_hand =
                    if let Phase::Rolling { dice } = phase { dice.into() } else { self.pad.rules().dice() };
                return PadReply::no(format!(
                    "There is no roll yet: enter it with roll {}.",
                    example_roll(in_hand)
                ));
            }
        };
        let Some(then) = then.filter(|_| !dice.is_empty()) else {
            return PadReply::no(match dice.is_empty() {
                true => format!("Set aside: {}", self.how_to_keep(roll)),
                false => format!("Set aside: {}", self.ways_to_keep(dice, dice)),
            });
        };
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
    fn enter(
        &mut self,
        doubt: Option<Event>,
        edit: impl FnOnce(&mut Pad) -> Result<(), PadError>,
    ) -> PadReply {
        match edit(&mut self.pad) {
            Ok(()) => {
                self.store();
                PadReply::of(self.pad.said().iter().map(ToString::to_string))
            }
            Err(PadError::Event(EventError::Refused(refusal))) => {
                // What no table can count, such as points for nine dice, is refused all the same.
                self.doubt = doubt.filter(|doubt| anyway(&mut self.pad.clone(), *doubt).is_ok());
                let offer = if self.doubt.is_some() { " Say anyway to count it." } else { "" };
                PadReply::no(format!("{refusal}{offer}"))
            }
            Err(PadError::Event(EventError::OutOfPlace { token, .. })) if !token.is_empty() => {
                PadReply::no("That doesn't fit at this point in the game.")
            }
            Err(error) => PadReply::no(error.to_string()),
        }
    }

    fn done(&mut self, said: String, edit: impl FnOnce(&mut Pad) -> Result<(), PadError>) -> PadReply {
        let answer = self.enter(None, edit);
        if answer.refused { answer } else { PadReply::of([said]) }
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

    /// Whether a line says that somebody leaves. Without it the player is simply still there.
    fn says_who_leaves(&self, line: usize) -> bool {
        let played = line.checked_sub(1).and_then(|at| self.pad.lines().get(at));
        played.is_some_and(|played| matches!(played.line.events[..], [Event::Entered(Entry::Left(_))]))
    }

    /// Edits an earlier line, and reports the turns that now belong to others and the lines that
    /// now break a rule.
    fn edited(&mut self, word: &Word, edit: impl FnOnce(&mut Pad) -> Result<(), PadError>) -> PadReply {
        let (before, warnings) = (self.pad.clone(), self.warnings());
        if let Err(error) = edit(&mut self.pad) {
            return PadReply::no(error.to_string());
        }
        self.store();
        let changed = match self.moved_since(&before, word) {
            Some((1, turns)) => format!("Changed. 1 later turn now belongs to another player: {turns}."),
            Some((count, turns)) => {
                format!("Changed. {count} later turns now belong to others: {turns}. undo takes this back.")
            }
            None => "Changed. All later lines are recalculated.".to_string(),
        };
        let new = self.warnings().into_iter().filter(|warning| !warnings.contains(warning));
        PadReply::of(std::iter::once(changed).chain(new))
    }

    /// What the edit of an earlier line, which `trial` has made, does.
    fn outlook(&self, word: &Word, trial: &PadKeeper) -> String {
        let of = |line: usize| line.checked_sub(1).and_then(|at| self.pad.lines().get(at));
        let in_short = |line: usize| of(line).map(|line| self.in_short(line)).unwrap_or_default();
        let what = match *word {
            Word::Edit(line, _) => format!("changes line {line} ({}).", in_short(line)),
            Word::Insert(line, _) if of(line).is_none() => "adds a turn at the end.".to_string(),
            Word::Insert(line, _) => format!("inserts a turn before line {line} ({}).", in_short(line)),
            Word::Remove(line) => format!("removes line {line} ({}).", in_short(line)),
            _ => String::new(),
        };
        let moved = trial.moved_since(&self.pad, word).map(|(count, turns)| match count {
            1 => format!("1 later turn goes to another player: {turns}."),
            _ => format!("{count} later turns go to others: {turns}."),
        });
        let warnings = self.warnings();
        let new = trial.warnings().into_iter().filter(|warning| !warnings.contains(warning));
        std::iter::once(what).chain(moved).chain(new).collect::<Vec<_>>().join(" ")
    }

    /// How many later turns belong to somebody else than before the edit of an earlier line, and
    /// the first ones of them.
    fn moved_since(&self, before: &Pad, edit: &Word) -> Option<(usize, String)> {
        const MOST_NAMED: usize = 3;
        // The first of the old lines that are still there behind the edit, and where it is now.
        let (old, new) = match *edit {
            Word::Edit(line, _) => (line, line),
            Word::Insert(line, _) => (line.checked_sub(1)?, line),
            Word::Remove(line) => (line, line.checked_sub(1)?),
            _ => return None,
        };
        let pairs = before.lines().iter().skip(old).zip(self.pad.lines().iter().skip(new));
        let mut moved = Vec::new();
        for (old, new) in pairs.filter(|(old, new)| old.seat != new.seat) {
            let (Some(from), Some(to)) = (old.seat, new.seat) else { continue };
            let mark = old.outcome.turn_end.map(|end| self.mark(old.round, end));
            let mark = mark.unwrap_or_else(|| "turn".to_string());
            moved.push(format!("{}’s {mark} to {}", self.name(from), self.name(to)));
        }
        let count = moved.len();
        let more = if count > MOST_NAMED { ", …" } else { "" };
        moved.truncate(MOST_NAMED);
        (count > 0).then(|| (count, format!("{}{more}", moved.join(", "))))
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

    fn stepped(&mut self, step: fn(&mut Pad) -> bool, done: &str, nothing: &str) -> PadReply {
        if step(&mut self.pad) {
            self.store();
            PadReply::of([done])
        } else {
            PadReply::no(nothing)
        }
    }

    /// Finds a seat by name or number.
    fn seat(&self, who: &str) -> Result<Seat, PadReply> {
        let names = self.pad.names();
        let by_name = names.iter().position(|name| are_alike(name, who));
        let by_number = who.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let index = by_name.or(by_number.filter(|&index| index < names.len()));
        index.and_then(Seat::new).ok_or_else(|| {
            PadReply::no(format!("'{who}' does not play here; the players are {}.", names.join(", ")))
        })
    }

    fn next_game(&mut self) -> PadReply {
        if !self.pad.game().is_over() {
            return PadReply::no("The game is not over yet.");
        }
        let next = match self.pad.next_game() {
            Ok(next) => next,
            Err(error) => return PadReply::no(error.to_string()),
        };
        let finished = self.saved_in().map(|file| file.path().display().to_string());
        // Without a file the next game is not saved, but the pad still keeps its score.
        let file = match self.save.as_ref().and_then(|save| Some((save.path(), save.next_beside()?))) {
            Some((path, file)) => {
                let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
                Some(file.map_err(|error| why_uncreatable(folder.unwrap_or(Path::new(".")), &error)))
            }
            None => self.saves.as_ref().map(Saves::create),
        };
        let saves = self.saves.take();
        let (file, why) = match file {
            Some(Ok(file)) => (Some(file), None),
            Some(Err(why)) => (None, Some(why)),
            None => (None, None),
        };
        *self = PadKeeper::new(next, file, saves);
        if let Some(why) = why {
            self.cannot_be_saved(&why);
        }
        let next = match (self.saved_in().map(SaveFile::path), finished) {
            (Some(file), Some(finished)) => {
                format!("The next game, in {} ({finished} keeps the finished one).", file.display())
            }
            (Some(file), None) => format!("The next game, in {}.", file.display()),
            (None, _) => "The next game.".to_string(),
        };
        let starts = format!("{} starts.", self.name(self.pad.game().mover()));
        PadReply::of([next, starts])
    }

    /// Checks that a name fits the sheet and that nobody else has it. Commands name players, so
    /// each name must be unique.
    fn is_free(&self, name: &str, own: Option<Seat>, command: &str) -> Result<(), PadReply> {
        if let Err(fault @ NameError::TooLong { .. }) = check_name(name) {
            return Err(PadReply::no(format!("{fault}.")));
        }
        let others = self.pad.names().iter().enumerate().filter(|(at, _)| Seat::new(*at) != own);
        match others.map(|(_, other)| other).find(|other| are_alike(other, name)) {
            Some(other) => Err(PadReply::no(format!(
                "There is a player called {other} already: give another name, for example {command} \"{other} B\"."
            ))),
            None => Ok(()),
        }
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.pad.names().get(seat.index()).cloned().unwrap_or_default()
    }
}

/// People count lines from 1.
fn index(line: usize, pad: &Pad) -> Result<usize, PadError> {
    let lines = pad.lines().len() + pad.lines_after_the_end();
    line.checked_sub(1).ok_or(PadError::NoSuchLine { line, lines })
}

/// Counts what the rules have refused.
fn anyway(pad: &mut Pad, event: Event) -> Result<(), PadError> {
    match event {
        Event::Entered(entry @ Entry::Turn { .. }) => pad.enter(entry),
        event => pad.add(event),
    }
}
