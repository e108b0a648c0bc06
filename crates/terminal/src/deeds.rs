//! What a player does, as a sentence. Dice stand apart, so that a voice does not read them as one large number.

use farkle_rules::{Action, Dice, Then};

/// What `name` does with this action, in the present tense.
pub(crate) fn deed(name: &str, action: Action) -> String {
    match action {
        Action::Start(_) => format!("{name} says who starts."),
        Action::Roll => format!("{name} rolls."),
        Action::TakeOver => format!("{name} rolls the dice left over."),
        Action::SetAside { dice, then } => {
            let then = match then {
                Then::Roll => "rolls again",
                Then::Bank => "banks",
                Then::GiveUp => "ends the turn",
            };
            format!("{name} sets aside {} and {then}.", apart(dice))
        }
        Action::GoOn => format!("{name} goes on."),
        Action::GiveUp => format!("{name} ends the turn."),
    }
}

/// Dice with spaces between them: "1 4 4 4".
pub(crate) fn apart(dice: Dice) -> String {
    dice.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_stand_apart() {
        let action = Action::SetAside { dice: "4144".parse().unwrap(), then: Then::Bank };
        assert_eq!(deed("Ann", action), "Ann sets aside 1 4 4 4 and banks.");
    }
}
