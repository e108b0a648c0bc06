//! What has been shown so far of what has happened.
//!
//! Changes arrive at once, a screen shows them one event after the other: dice fly before they lie.
//! This is the one cursor for that. Everything that a front end draws comes from
//! [`ShownTable::ledger`], so nothing on the screen can know how dice in the air will fall: there
//! the game is in [`Phase::Rolling`](farkle_rules::Phase::Rolling), and what arrives during the
//! flight waits behind it.

use farkle_rules::Event;
use farkle_table::{Change, ChangeError, Fact, Ledger, Step};
use std::collections::VecDeque;

/// A table as the screen shows it, and the events that wait to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownTable {
    ledger: Ledger,
    waiting: VecDeque<Event>,
    latest: Ledger,
}

impl ShownTable {
    /// Everything so far is shown.
    pub fn all(ledger: Ledger) -> ShownTable {
        ShownTable { latest: ledger.clone(), ledger, waiting: VecDeque::new() }
    }

    /// The table as it is shown.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The table with everything that has happened: for asking the host, not for drawing.
    pub fn latest(&self) -> &Ledger {
        &self.latest
    }

    /// The event that is shown next.
    pub fn next(&self) -> Option<&Event> {
        self.waiting.front()
    }

    /// Whether something waits to be shown.
    pub fn is_behind(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Whether dice are in the air.
    pub fn is_in_the_air(&self) -> bool {
        matches!(self.next(), Some(Event::Rolled(_)))
    }

    /// Takes a change in. Its events wait to be shown; a decision that is taken back disappears at
    /// once, with whatever waited.
    ///
    /// # Errors
    /// [`ChangeError`] if the change does not follow the latest one; nothing changes then.
    pub fn receive(&mut self, change: &Change) -> Result<(), ChangeError> {
        self.latest.apply(change)?;
        match &change.fact {
            Fact::Played(events) => self.waiting.extend(events),
            Fact::TakenBack { .. } => self.show_all(),
            Fact::Revealed(_) | Fact::StandIn { .. } | Fact::Ended if self.waiting.is_empty() => {
                self.show_all();
            }
            // It is shown together with the last event.
            Fact::Revealed(_) | Fact::StandIn { .. } | Fact::Ended => {}
        }
        Ok(())
    }

    /// What the next event will come to, and the table after it, for a front end that shows how the
    /// table gets there; `None` if nothing waits.
    pub fn preview(&self) -> Option<(Step, Ledger)> {
        let mut after = self.ledger.clone();
        let step = after.play(&[*self.next()?]).ok()?.pop()?;
        Some((step, after))
    }

    /// Shows the next event; `None` if nothing waits.
    pub fn advance(&mut self) -> Option<Step> {
        let event = self.waiting.pop_front()?;
        // The latest ledger has accepted the same event in the same state.
        let step = self.ledger.play(&[event]).ok().and_then(|steps| steps.into_iter().next());
        if self.waiting.is_empty() {
            self.show_all();
        }
        step
    }

    /// Shows everything that waits at once.
    pub fn show_all(&mut self) {
        self.waiting.clear();
        self.ledger = self.latest.clone();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::{Action, Phase, RuleSet, Seat};
    use farkle_table::{Command, Holder, Seed, Setup, Table, Wish};

    fn table() -> Table {
        let rules = RuleSet::preset("classic").unwrap();
        let setup = Setup {
            take_back: true,
            ..Setup::new(rules, vec![Holder::person("Ann"), Holder::person("Ben")])
        };
        Table::begin(setup, Seed::from_phrase("x"), Some(Seat::FIRST)).unwrap()
    }

    fn ask(table: &mut Table, shown: &mut ShownTable, wish: Wish) {
        let change = table.decide(&Command { seat: table.ledger().game().mover(), wish }).unwrap();
        table.apply(&change).unwrap();
        shown.receive(&change).unwrap();
    }

    #[test]
    fn dice_in_the_air_are_a_game_in_which_dice_roll() {
        let mut table = table();
        let mut shown = ShownTable::all(table.ledger().clone());
        ask(&mut table, &mut shown, Wish::Act(Action::Roll));
        assert!(matches!(shown.ledger().game().phase(), Phase::TurnBegins), "nothing is shown yet");
        shown.advance();
        assert!(shown.is_in_the_air());
        assert_eq!(shown.ledger().game().phase(), Phase::Rolling { dice: 6 });
        assert!(!format!("{:?}", shown.ledger().events()).contains("Rolled"));
        let (step, after) = shown.preview().unwrap();
        assert_eq!(after.game(), table.ledger().game());
        assert!(shown.is_in_the_air(), "a preview shows nothing");
        assert_eq!(shown.advance(), Some(step));
        assert_eq!(shown.ledger(), table.ledger());
        assert_eq!((shown.advance(), shown.preview()), (None, None));
    }

    #[test]
    fn taking_back_drops_what_waits() {
        let mut table = table();
        let mut shown = ShownTable::all(table.ledger().clone());
        ask(&mut table, &mut shown, Wish::Act(Action::Roll));
        shown.advance();
        ask(&mut table, &mut shown, Wish::TakeBack);
        assert!(!shown.is_behind());
        assert_eq!(shown.ledger(), table.ledger());
    }
}
