//! What is said about a table: who sits there, how players feel, why something is refused.

use farkle_protocol::{Clock, Reaction, SeatsView, Why};

/// The person has gone on at another device.
pub(crate) const ON_ANOTHER_DEVICE: &str = "You play on another device now. Say here to play on this one.";

/// Everybody has to get ready again.
pub(super) const LOCK_BROKEN: &str =
    "The dice were not fixed, because a device did not answer in time: say ready again.";

/// Who sits at the table before a game.
pub(super) fn seats_in_words(view: &SeatsView) -> String {
    let seat = |(at, seat): (usize, &farkle_protocol::SeatView)| {
        let number = at + 1;
        match (&seat.name, &seat.computer, seat.commitment) {
            (None, ..) => format!("{number} free"),
            (Some(name), Some(temperament), _) => format!("{number} {name} (computer, {temperament})"),
            (Some(name), None, Some(_)) => format!("{number} {name} (ready)"),
            (Some(name), None, None) => format!("{number} {name}"),
        }
    };
    let seats: Vec<String> = view.seats.iter().enumerate().map(seat).collect();
    format!("At the table: {}. Say ready, computer, leave, quit or help.", seats.join(", "))
}

/// How long somebody may take for a decision.
pub(super) fn time_in_words(clock: &Clock, name: &str, is_own: bool) -> String {
    const HOUR: u64 = 60 * 60;
    let seconds = clock.left_ms.div_ceil(1000);
    match (seconds, clock.more && is_own) {
        (0, _) if is_own => {
            "Your time is over: the others may let a computer player move for you.".to_string()
        }
        (0, _) => format!("The time of {name} is over: say stand in {}, or wait.", clock.seat),
        (..HOUR, true) => {
            format!("{name} has {seconds} seconds; say time for more, once for each decision.")
        }
        (..HOUR, false) => format!("{name} has {seconds} seconds."),
        (..172_800, _) => format!("{name} has {} hours.", seconds.div_ceil(HOUR)),
        _ => format!("{name} has {} days.", seconds.div_ceil(24 * HOUR)),
    }
}

/// How a player feels.
pub(super) fn reaction_in_words(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Applause => "well done!",
        Reaction::Wow => "wow!",
        Reaction::Phew => "phew!",
        Reaction::Laugh => "ha ha!",
        Reaction::Ouch => "ouch!",
        Reaction::Luck => "good luck!",
        Reaction::Tea => "take your time.",
        Reaction::Wave => "your turn!",
    }
}

/// Why something about seats was refused.
pub(super) fn refusal(why: Why) -> &'static str {
    match why {
        Why::SeatTaken => "That seat is taken, or no seat is free.",
        Why::Name => "That name is taken, or too long.",
        Why::NotYourSeat => "You have no seat at this table.",
        Why::NoSuchPlayer => "Computer players are beginner, gambler, cautious, calculator and champion.",
        Why::NotGone => {
            "Nobody is gone: wait until a player has been away for 30 seconds, or their time is over."
        }
        Why::Overloaded => "The server could not save that: try again.",
        Why::TableFull => "So much has happened at this table that it is full. Open another one.",
        Why::OtherDevice => ON_ANOTHER_DEVICE,
        Why::TooLate => "The table has moved on.",
        Why::WrongSeed => "This device has lost its seed for the dice: say ready again.",
        Why::NotNow
        | Why::Rules
        | Why::NotYourTurn
        | Why::NoTakeBack
        | Why::NothingToTakeBack
        | Why::TooManyTakenBack
        | Why::DiceRevealed => "That can't be done now.",
    }
}
