//! Sentences about actions of players. Dice are separated by spaces, so that a screen reader does
//! not read them as one large number.

use farkle_rules::{Dice, Event, Then};

/// What `name` has done, in the present tense. `None` if chance has acted or an announcement says
/// it.
pub(crate) fn action_words(name: &str, event: Event) -> Option<String> {
    Some(match event {
        Event::TurnBegan => format!("{name} rolls."),
        Event::TookOver => format!("{name} rolls the dice left over."),
        Event::SetAside { dice, then } => {
            let then = match then {
                Then::Roll => "rolls again",
                Then::Bank => "banks",
                Then::GiveUp => "ends the turn",
            };
            format!("{name} sets aside {} and {then}.", spaced(dice))
        }
        Event::WentOn => format!("{name} rolls again."),
        Event::GaveUp => format!("{name} ends the turn."),
        Event::Started(_) | Event::StartRolled(_) | Event::Rolled(_) | Event::Entered(_) => return None,
    })
}

/// Dice with spaces between them: "1 4 4 4".
pub(crate) fn spaced(dice: Dice) -> String {
    dice.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_stand_apart() {
        let event = "4144=".parse().unwrap();
        assert_eq!(action_words("Ann", event).as_deref(), Some("Ann sets aside 1 4 4 4 and banks."));
    }
}
