//! What a score pad asks for, and what a line of input means and would do.

use super::PadKeeper;
use crate::pad::words::{Word, bare, completions, is_rather_a_command};
use farkle_client::Banner;
use farkle_rules::{Dice, Event, Phase, Then};

impl PadKeeper {
    /// Whose turn it is and which input is expected, in a sentence. `farkle` is the key for a
    /// farkle.
    pub(in crate::pad) fn prompt(&self, farkle: char) -> String {
        let game = self.pad.game();
        let name = self.name(game.mover());
        match game.phase() {
            Phase::StartRoll { .. } | Phase::ChoosingStarter => {
                "Who starts? Say the name or the number.".to_string()
            }
            Phase::TurnBegins => {
                let score = game.score(game.side(game.mover()));
                let take =
                    game.leftover().map(|left| format!(", or take {} dice", left.dice)).unwrap_or_default();
                format!("{name} has {score}. Points, {farkle} for a farkle, or roll DICE{take}?")
            }
            Phase::Rolling { dice } => {
                let dice = usize::from(dice);
                let what = if dice == 1 { "1 die".to_string() } else { format!("{dice} dice") };
                format!(
                    "{name} has {} this turn. Enter the next roll of {what}: roll {}.",
                    game.turn().total,
                    example_roll(dice)
                )
            }
            Phase::Choosing { roll } => {
                format!(
                    "{name} has {} this turn and rolled {roll}: {}",
                    game.turn().total,
                    self.how_to_keep(roll)
                )
            }
            Phase::Farkled { dice } => format!("{name}: roll {dice} dice again (go), or end the turn (end)?"),
            Phase::Over { .. } => "The game is over. next, undo or quit?".to_string(),
        }
    }

    /// How dice of a roll are set aside, by an example that the rules allow.
    pub(super) fn how_to_keep(&self, roll: Dice) -> String {
        let parts = self.pad.rules().set_asides(roll);
        let most = parts.first().map_or(roll, |part| part.dice);
        let least = parts.last().map_or(roll, |part| part.dice);
        self.ways_to_keep(most, least)
    }

    /// How these dice are set aside to end the turn, and those to roll on, as far as the rules
    /// allow it.
    pub(super) fn ways_to_keep(&self, to_end: Dice, to_roll: Dice) -> String {
        let end = match self.pad.choice(to_end).and_then(|choice| choice.bank.ok()) {
            Some(Event::SetAside { then: Then::GiveUp, .. }) => Some(format!("keep {to_end} end")),
            Some(_) => Some(format!("keep {to_end} bank")),
            None => None,
        };
        let roll = self.pad.choice(to_roll).and_then(|choice| choice.roll.ok());
        let roll = roll.map(|_| format!("keep {to_roll} roll"));
        match (end, roll) {
            (Some(end), Some(roll)) => format!("{end}, or {roll}."),
            (Some(way), None) | (None, Some(way)) => format!("{way}."),
            (None, None) => format!("keep {to_end} bank, or keep {to_roll} roll."),
        }
    }

    /// Whether nobody has started yet.
    pub(in crate::pad) fn is_before_the_start(&self) -> bool {
        matches!(self.pad.game().phase(), Phase::StartRoll { .. } | Phase::ChoosingStarter)
    }

    /// What is expected before anything else.
    fn who_starts(&self) -> String {
        const MOST_NAMED: usize = 4;
        let names = self.pad.names();
        if names.len() > MOST_NAMED {
            return format!("Say first who starts: a name, or a number from 1 to {}.", names.len());
        }
        let mut ways: Vec<&str> = names.iter().map(String::as_str).collect();
        let last = ways.pop().unwrap_or_default();
        let others = if ways.is_empty() { String::new() } else { format!("{} or ", ways.join(", ")) };
        format!("Say first who starts: {others}{last}.")
    }

    /// Reads a line of input. An error is a sentence with the input that is allowed now.
    pub(in crate::pad) fn understand(&self, line: &str) -> Result<Word, String> {
        let read = Word::read(line, &self.name(self.pad.game().mover()));
        let is_of_a_turn =
            matches!(read, Ok(Word::Turn(_) | Word::Roll(_) | Word::Keep { .. } | Word::Fact(_)));
        if !self.is_before_the_start() || (read.is_ok() && !is_of_a_turn) {
            return read;
        }
        // Who starts needs no word before the name.
        let name = bare(line.trim());
        if self.seat(&name).is_ok() {
            return Ok(Word::Start(name));
        }
        match read {
            Err(sentence) if is_rather_a_command(line, self.pad.names()) => Err(sentence),
            _ => Err(self.who_starts()),
        }
    }

    /// What a line of input would do, in a sentence. An error says why it would do nothing.
    pub(in crate::pad) fn preview(&self, line: &str) -> Result<String, String> {
        let word = self.understand(line)?;
        // It is tried on a copy that has no file.
        let mut trial =
            PadKeeper { pad: self.pad.clone(), save: None, saves: None, doubt: self.doubt, trouble: None };
        let effect = match word {
            Word::Nothing => String::new(),
            Word::Sheet => "shows every line with its number.".to_string(),
            Word::Scores => "shows the scores.".to_string(),
            Word::Csv => "shows the sheet as CSV.".to_string(),
            Word::Rules => "shows the rules of this game.".to_string(),
            Word::Help => "shows all commands.".to_string(),
            Word::Quit => "leaves the pad.".to_string(),
            word @ (Word::Edit(..) | Word::Insert(..) | Word::Remove(_)) => {
                let reply = trial.hear(word.clone());
                if reply.refused {
                    return Err(reply.said.join(" "));
                }
                self.outlook(&word, &trial)
            }
            word => {
                let is_undo = word == Word::Undo;
                let reply = trial.hear(word);
                let said = reply.said.join(" ");
                if reply.refused {
                    return Err(said);
                }
                let undone = self.pad.lines().get(trial.pad.lines().len());
                match undone.filter(|_| is_undo) {
                    Some(line) => format!("takes back: {}.", self.in_short(line)),
                    None => said,
                }
            }
        };
        Ok(effect)
    }

    /// The lines that a line of input may become.
    pub(in crate::pad) fn completions(&self, line: &str) -> Vec<String> {
        completions(line, self.pad.names())
    }

    /// A sentence about a special moment of the game.
    pub(in crate::pad) fn banner(&self) -> Option<String> {
        Some(match Banner::of(self.pad.game())? {
            Banner::LastTurn { needed, one_throw: false } => {
                format!("Last turn: {needed} or more takes the lead.")
            }
            Banner::LastTurn { needed, one_throw: true } => {
                format!("Last roll: {needed} or more takes the lead.")
            }
            Banner::PlayOff => "Play-off: the most points in this turn decide.".to_string(),
            Banner::Opening { needed } => {
                format!("Not on the board yet: the first bank must be at least {needed}.")
            }
            Banner::MayGoOn => "Farkle, but you may roll again.".to_string(),
            Banner::ExactlyToWin { needed } => format!("Exactly {needed} wins."),
            Banner::NearGoal { needed } => format!("{needed} to go."),
            Banner::LastRound => "Last round.".to_string(),
            Banner::Round { round, rounds } => format!("Round {round} of {rounds}."),
        })
    }
}

/// A roll of this many dice.
pub(super) fn example_roll(dice: usize) -> &'static str {
    if dice > 5 { "112345" } else { &"12345"[..dice] }
}
