//! Everything that is legal now.

use super::{Action, Game, Phase, Seat, Then};

impl Game {
    /// All legal actions, in a fixed order: for a roll the set-asides with most points first, each
    /// with rolling before banking. Empty while chance decides and after the end.
    ///
    /// An action is in this list exactly if [`Game::decide`] accepts it.
    pub fn legal_actions(&self) -> impl Iterator<Item = Action> + '_ {
        let (starters, fixed, roll) = match self.phase {
            Phase::ChoosingStarter if self.chance().is_none() => (self.seats, [None, None], None),
            Phase::TurnBegins => {
                let take_over = self.decide(Action::TakeOver).is_ok().then_some(Action::TakeOver);
                (0, [Some(Action::Roll), take_over], None)
            }
            Phase::Choosing { roll } => (0, [None, None], Some(roll)),
            Phase::Farkled { .. } => (0, [Some(Action::GoOn), Some(Action::GiveUp)], None),
            _ => (0, [None, None], None),
        };
        let starts = (0..starters).map(|seat| Action::Start(Seat(seat)));
        let choices = roll.into_iter().flat_map(move |roll| {
            self.rules.set_asides(roll).iter().flat_map(move |set_aside| {
                let dice = set_aside.dice;
                let is_legal = move |then: &Then| self.check_set_aside(roll, dice, *then).is_ok();
                let then = [Then::Roll, Then::Bank, Then::GiveUp].into_iter().filter(is_legal);
                then.map(move |then| Action::SetAside { dice, then })
            })
        });
        starts.chain(fixed.into_iter().flatten()).chain(choices)
    }
}
