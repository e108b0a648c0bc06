//! The lines, the scores and the rules of a score pad, in words.

use super::PadKeeper;
use farkle_client::pad::PlayedLine;
use farkle_rules::rule_set::describe_for_real_dice;
use farkle_rules::{Entry, Event, SheetLine, TurnEnd};

impl PadKeeper {
    /// All lines with the numbers that `edit` takes.
    pub(super) fn sheet(&self) -> Vec<String> {
        let lines = self.pad.lines().iter().enumerate();
        lines
            .map(|(at, line)| {
                let mark = match (line.outcome.turn_end, line.seat) {
                    (Some(end), _) => {
                        let (round, mark) = (line.round, self.mark(line.round, end));
                        format!("round {round}, {}: {mark}, score {}", self.name(end.seat), end.score)
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

    /// Describes a line in a few words.
    pub(in crate::pad) fn in_short(&self, line: &PlayedLine) -> String {
        match (line.outcome.turn_end, line.seat) {
            (Some(end), _) => format!("{}, {}", self.name(end.seat), self.mark(line.round, end)),
            (None, Some(seat)) => format!("{}, under way", self.name(seat)),
            (None, None) => self.between(line),
        }
    }

    /// The result of a turn.
    pub(super) fn mark(&self, round: u32, end: TurnEnd) -> String {
        let mark = SheetLine { round, side: self.pad.game().side(end.seat), end }.mark();
        if mark == "F" { "farkle".to_string() } else { mark }
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

    pub(super) fn scores(&self) -> Vec<String> {
        let game = self.pad.game();
        game.seats().map(|seat| format!("{}: {}", self.name(seat), game.score(game.side(seat)))).collect()
    }

    pub(super) fn rules(&self) -> Vec<String> {
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
