//! One line of a pad, as it was entered.

use super::written;
use farkle_rules::{Dice, Entry, Event, Points, RuleSet, Then, TurnResult};
use std::fmt;
use std::str::FromStr;

/// One line: a whole turn (by its result or roll by roll), who starts, a correction, or someone who
/// comes or goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PadLine {
    /// What happened, in order.
    pub events: Vec<Event>,
    /// The name of whoever joins.
    pub name: Option<String>,
}

impl PadLine {
    /// A line for one entry.
    pub fn of(entry: Entry) -> PadLine {
        PadLine { events: vec![Event::Entered(entry)], name: None }
    }

    /// The line as a saved pad holds it: the name is one line, and only who joins brings one.
    pub(super) fn cleaned(self) -> PadLine {
        let joins = matches!(self.events[..], [Event::Entered(Entry::Joined { .. })]);
        PadLine { name: self.name.filter(|_| joins).map(|name| written(&name)), ..self }
    }

    /// Whether its events belong on one line.
    pub(super) fn is_one(&self) -> bool {
        self.events.iter().skip(1).all(|event| self.takes(event))
    }

    /// Whether an event belongs to the turn of this line: only facts that begin something begin a
    /// line.
    pub(super) fn takes(&self, event: &Event) -> bool {
        let first = self.events.first();
        let begins = match event {
            Event::StartRolled(_) | Event::Started(_) => !matches!(first, Some(Event::StartRolled(_))),
            Event::TurnBegan | Event::TookOver => true,
            Event::Entered(entry) => !matches!(entry, Entry::LetPass { .. }),
            Event::Rolled(_) | Event::SetAside { .. } | Event::WentOn | Event::GaveUp => false,
        };
        let takes_more = matches!(first, Some(Event::TurnBegan | Event::TookOver | Event::StartRolled(_)));
        !begins && takes_more
    }

    /// What this turn would come to if nobody minded the rules: the points set aside, or a farkle,
    /// and the dice that it left over. `inherited` is what the dice of the previous player were
    /// worth, if the turn took them over. `None` if the line is not a turn.
    pub(super) fn as_result(&self, rules: &RuleSet, inherited: Points) -> Option<Entry> {
        let mut points = Points::ZERO;
        let mut inherited =
            if self.events.first() == Some(&Event::TookOver) { inherited } else { Points::ZERO };
        let mut roll = Dice::EMPTY;
        let mut ended = TurnResult::Farkled;
        let mut left_over = 0;
        for event in &self.events {
            match *event {
                Event::Entered(Entry::Turn { result, left_over, .. }) => {
                    return Some(Entry::Turn { result, left_over, overruled: true });
                }
                Event::Rolled(dice) => {
                    roll = dice;
                    // Unless something is set aside, this was the farkle.
                    left_over = dice.len();
                    ended = TurnResult::Farkled;
                }
                Event::SetAside { dice, then } => {
                    points +=
                        rules.points_of(dice, roll).unwrap_or_default() + std::mem::take(&mut inherited);
                    left_over = left_in_hand(rules, roll, dice);
                    ended = result(then, points);
                }
                Event::Entered(Entry::LetPass { dice, points: price, then }) => {
                    points += price + std::mem::take(&mut inherited);
                    left_over = left_in_hand(rules, roll, dice);
                    ended = result(then, points);
                }
                Event::WentOn => {
                    points = Points::ZERO;
                    inherited = Points::ZERO;
                }
                _ => {}
            }
        }
        let is_turn = matches!(self.events.first(), Some(Event::TurnBegan | Event::TookOver));
        let left_over = left_over.try_into().unwrap_or_default();
        is_turn.then_some(Entry::Turn { result: ended, left_over, overruled: true })
    }
}

/// Dice that a turn leaves over when it ends with these set aside: none after hot dice.
fn left_in_hand(rules: &RuleSet, roll: Dice, dice: Dice) -> usize {
    if rules.makes_hot_dice(roll, dice) { 0 } else { rules.in_hand_after(roll, dice) }
}

fn result(then: Then, points: Points) -> TurnResult {
    match then {
        Then::Bank => TurnResult::Banked(points),
        // Whoever rolled again and has nothing more on the line has farkled.
        Then::Roll => TurnResult::Farkled,
        Then::GiveUp => TurnResult::GaveUp,
    }
}

impl fmt::Display for PadLine {
    /// The tokens of the events, and the name of whoever joins.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, event) in self.events.iter().enumerate() {
            write!(f, "{}{event}", if place == 0 { "" } else { " " })?;
        }
        self.name.iter().try_for_each(|name| write!(f, " {name}"))
    }
}

impl FromStr for PadLine {
    type Err = farkle_rules::EventError;

    /// Reads tokens; after `join:…` the rest is a name.
    fn from_str(text: &str) -> Result<PadLine, Self::Err> {
        let mut line = PadLine::default();
        let mut rest = text.trim();
        while !rest.is_empty() {
            let (token, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            let event: Event = token.parse()?;
            line.events.push(event);
            rest = after.trim();
            if matches!(event, Event::Entered(Entry::Joined { .. })) {
                line.name = Some(rest.to_string());
                break;
            }
        }
        Ok(line)
    }
}
