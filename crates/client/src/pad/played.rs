//! What the lines of a pad come to, from first to last.

use super::{Edit, PadLine};
use farkle_rules::{
    Entry, Event, EventError, Game, Outcome, Phase, Points, Refusal, RuleSet, ScoreSheet, Seat, SeatError,
};

/// A pad played from its first line to its last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    game: Game,
    sheet: ScoreSheet,
    names: Vec<String>,
    lines: Vec<PlayedLine>,
    after_the_end: usize,
}

/// One line with what it has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedLine {
    /// The line as it was entered.
    pub line: PadLine,
    /// The events as they count: what the rules refuse after an earlier line was changed is let
    /// pass.
    pub events: Vec<Event>,
    /// Whose turn it was, if it is a turn.
    pub seat: Option<Seat>,
    /// The round, from 1.
    pub round: u32,
    /// Dice that the turn left over for the next player, as an entry of its result says it: 0 if
    /// there were none or it was not said. Whoever corrects the line keeps them with it.
    pub left_over: u8,
    /// What followed from the last event that counts.
    pub outcome: Outcome,
    /// Why the rules refuse the line as it was entered.
    pub warning: Option<EventError>,
}

impl PlayedLine {
    /// Whether it is no turn and changes a score: somebody joins with points, or a correction.
    pub fn changes_a_score(&self) -> bool {
        match self.events.last() {
            Some(Event::Entered(Entry::Joined { score: points } | Entry::Corrected { points, .. })) => {
                *points != Points::ZERO
            }
            _ => false,
        }
    }

    /// Whether the table let something pass, or the rules would refuse the line where it stands.
    pub fn is_overruled(&self) -> bool {
        let marked = |event: &Event| matches!(event, Event::Entered(entry) if entry.is_overruled());
        self.warning.is_some() || self.events.iter().any(marked)
    }
}

impl Played {
    pub(super) fn of(rules: &RuleSet, names: &[String], edits: &[Edit]) -> Result<Played, SeatError> {
        let game = Game::new(rules.clone(), names.len())?;
        let (lines, renames) = lines(edits);
        let mut played = Played {
            game,
            sheet: ScoreSheet::default(),
            names: names.to_vec(),
            lines: Vec::with_capacity(lines.len()),
            after_the_end: 0,
        };
        let count = lines.len();
        for (at, line) in lines.into_iter().enumerate() {
            if played.game.is_over() {
                played.after_the_end = count - at;
                break;
            }
            played.play(line, at + 1 == count);
        }
        for (seat, name) in renames {
            if let Some(slot) = played.names.get_mut(seat.index()) {
                *slot = name;
            }
        }
        Ok(played)
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn sheet(&self) -> &ScoreSheet {
        &self.sheet
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    pub(super) fn lines(&self) -> &[PlayedLine] {
        &self.lines
    }

    pub(super) fn after_the_end(&self) -> usize {
        self.after_the_end
    }

    fn play(&mut self, line: PadLine, is_last: bool) {
        let before = self.game.clone();
        let (game, outcomes, refused) = apply_all(&before, &line.events);
        let inherited = before.leftover().map_or(Points::ZERO, |leftover| leftover.points);
        let is_turn = line.as_result(before.rules(), inherited);
        let left_over = match is_turn {
            Some(Entry::Turn { left_over, .. }) => left_over,
            _ => 0,
        };
        let unfinished = is_turn.is_some() && !matches!(game.phase(), Phase::TurnBegins | Phase::Over { .. });
        let (game, events, outcomes, warning) = match (refused, is_turn) {
            // The turn at the end of the pad may still be under way.
            (None, _) if !unfinished || is_last => (game, line.events.clone(), outcomes, None),
            (refused, Some(result)) => {
                let events = vec![Event::Entered(result)];
                let (game, outcomes, still) = apply_all(&before, &events);
                let warning = refused.or(still).unwrap_or(EventError::Refused(Refusal::TurnUnderWay));
                (game, if outcomes.is_empty() { Vec::new() } else { events }, outcomes, Some(warning))
            }
            // Not a turn (someone who left twice): what was refused does not count.
            (refused, None) => {
                let events = line.events[..outcomes.len()].to_vec();
                (game, events, outcomes, refused)
            }
        };
        let outcome = outcomes.last().copied().unwrap_or_default();
        let joined = events.iter().any(|event| matches!(event, Event::Entered(Entry::Joined { .. })));
        if joined {
            self.names.push(line.name.clone().unwrap_or_default());
        }
        self.game = game;
        if let Some(event) = events.last() {
            self.sheet.note(&self.game, event, &outcome);
        }
        let seat = is_turn.map(|_| before.mover());
        let round = before.round();
        self.lines.push(PlayedLine { line, events, seat, round, left_over, outcome, warning });
    }
}

/// Applies events until one is refused.
fn apply_all(before: &Game, events: &[Event]) -> (Game, Vec<Outcome>, Option<EventError>) {
    let mut game = before.clone();
    let mut outcomes = Vec::with_capacity(events.len());
    for event in events {
        match game.apply(event) {
            Ok(outcome) => outcomes.push(outcome),
            Err(error) => return (game, outcomes, Some(error)),
        }
    }
    (game, outcomes, None)
}

/// The lines and names that the edits leave.
fn lines(edits: &[Edit]) -> (Vec<PadLine>, Vec<(Seat, String)>) {
    let (mut lines, mut renames): (Vec<PadLine>, _) = (Vec::new(), Vec::new());
    for edit in edits {
        match edit {
            Edit::Add { event, name } => match lines.last_mut() {
                Some(last) if last.takes(event) => last.events.push(*event),
                _ => lines.push(PadLine { events: vec![*event], name: name.clone() }),
            },
            Edit::Replace { at, line } => {
                if let Some(slot) = lines.get_mut(*at) {
                    *slot = line.clone();
                }
            }
            Edit::Insert { at, line } => lines.insert((*at).min(lines.len()), line.clone()),
            Edit::Remove { at } => {
                if *at < lines.len() {
                    lines.remove(*at);
                }
            }
            Edit::Rename { seat, name } => renames.push((*seat, name.clone())),
        }
    }
    (lines, renames)
}
