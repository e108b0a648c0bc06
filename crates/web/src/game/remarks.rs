//! What opponents say now and then: a word or two after a great moment or a farkle.
//!
//! Everything follows from the game, so the same game has the same remarks. They are drawn on the
//! speaker's card and are not read aloud.

use crate::game::new_game::temperament;
use farkle_client::{GreatMoment, is_big_turn};
use farkle_rules::{Points, Seat, TurnEndKind};
use farkle_strategy::Temperament;
use farkle_table::{Ledger, Step};

/// A farkle that loses fewer points is worth no word.
const HURTS: Points = Points(300);

/// What somebody has said, and the number of events by then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Remark {
    pub seat: Seat,
    speaker: Temperament,
    feeling: Feeling,
    pub number: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Feeling {
    /// About the speaker's own great moment.
    Joy,
    /// About the speaker's own farkle.
    Woe,
    /// About somebody else's great moment.
    Wow,
    /// About somebody else's farkle that loses much.
    Ouch,
    /// At the end of the game.
    Won,
    Lost,
}

impl Remark {
    /// What is said about a step; `moment` is what is great about it, and `after` the table then.
    pub(crate) fn of(step: &Step, moment: Option<GreatMoment>, after: &Ledger) -> Option<Remark> {
        let number = after.events().len();
        let of_seat = |seat: Seat| temperament(after.holder(seat)?).map(|speaker| (seat, speaker));
        let game = after.game();
        let feels = |seat: Seat| {
            let own = game.side(seat) == game.side(step.seat);
            match moment {
                Some(GreatMoment::Won | GreatMoment::Lost) if game.winners().contains(game.side(seat)) => {
                    Some(Feeling::Won)
                }
                Some(GreatMoment::Won | GreatMoment::Lost) => Some(Feeling::Lost),
                Some(GreatMoment::HotDice | GreatMoment::BigTurn) if own => Some(Feeling::Joy),
                Some(GreatMoment::HotDice | GreatMoment::BigTurn) => Some(Feeling::Wow),
                _ => {
                    let end = step.outcome.turn_end.filter(|end| end.kind == TurnEndKind::Farkled)?;
                    match own {
                        true => (seat == step.seat && end.total >= HURTS).then_some(Feeling::Woe),
                        false => is_big_turn(game.rules(), end.total).then_some(Feeling::Ouch),
                    }
                }
            }
        };
        let is_over = step.outcome.game_over;
        // Whoever it is about speaks first, then the others in the order of their turns.
        let (before, from): (Vec<Seat>, Vec<Seat>) = game.seats().partition(|seat| *seat < step.seat);
        let mut order = [from, before].concat();
        // The end is the winner's.
        order.sort_by_key(|seat| is_over && !game.winners().contains(game.side(*seat)));
        let spoken = order
            .into_iter()
            .filter_map(of_seat)
            .find_map(|(seat, speaker)| Some(Remark { seat, speaker, feeling: feels(seat)?, number }))?;
        (is_over || spoken.feeling == Feeling::Ouch || is_now(number)).then_some(spoken)
    }

    /// The name of its message.
    pub(crate) fn id(self) -> String {
        let feeling = match self.feeling {
            Feeling::Joy => "joy",
            Feeling::Woe => "woe",
            Feeling::Wow => "wow",
            Feeling::Ouch => "ouch",
            Feeling::Won => "won",
            Feeling::Lost => "lost",
        };
        format!("remark-{}-{feeling}", self.speaker)
    }
}

/// Every second time, and not by turns.
const fn is_now(number: usize) -> bool {
    (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 63 == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::messages::{FILES, Messages};
    use crate::screens::replay::recorded;
    use farkle_rules::{Action, RuleSet, Then};
    use farkle_table::{Command, Holder, Table, Wish};

    /// What is said about one action at a table where these events have happened.
    fn said(events: &str, action: Action, opponent: &str) -> Option<String> {
        said_at("classic", vec![Holder::person("Ann"), Holder::computer("Bo", opponent)], events, action)
    }

    fn said_at(rules: &str, holders: Vec<Holder>, events: &str, action: Action) -> Option<String> {
        let before = recorded(RuleSet::preset(rules).unwrap(), holders, events);
        let mut table = Table::from_record(&before.record()).unwrap();
        let command = Command { seat: before.game().mover(), wish: Wish::Act(action) };
        let change = table.decide(&command).unwrap();
        let steps = table.apply(&change).unwrap();
        let step = &steps[0];
        Remark::of(step, GreatMoment::of(&before, step, table.ledger()), table.ledger()).map(Remark::id)
    }

    /// The same with more events before it: every second time there is a remark.
    fn now_and_then(events: &str, action: Action) -> Vec<Option<String>> {
        let begins = |turns: usize| format!("@1 {} {events}", "n 223346 n 223346 ".repeat(turns));
        (0..12).map(|turns| said(&begins(turns), action, "gambler")).collect()
    }

    #[test]
    fn opponents_speak_now_and_then_about_what_is_great() {
        let all = "111555".parse().unwrap();
        let roll = Action::SetAside { dice: all, then: Then::Roll };
        for (events, id) in [("n 111555", "remark-gambler-wow"), ("n 223346 n 111555", "remark-gambler-joy")]
        {
            let remarks = now_and_then(events, roll);
            assert!(remarks.contains(&Some(id.to_string())), "{remarks:?}");
            assert!(remarks.contains(&None), "{remarks:?}");
        }
    }

    #[test]
    fn a_large_loss_of_somebody_else_is_never_passed_over() {
        let holders = [Holder::person("Ann"), Holder::computer("Bo", "cautious")];
        for (events, said) in [("n 111111 111111+", Some("remark-cautious-ouch")), ("n 122346 1+", None)] {
            for turns in 0..4 {
                let events = format!("@1 {} {events}", "n 223346 n 223346 ".repeat(turns));
                let before = recorded(RuleSet::default(), holders.to_vec(), &events);
                let mut after = before.clone();
                let roll = if said.is_some() { "223346" } else { "22346" };
                let step = after.play(&[roll.parse().unwrap()]).unwrap().pop().unwrap();
                let moment = GreatMoment::of(&before, &step, &after);
                assert_eq!(Remark::of(&step, moment, &after).map(Remark::id).as_deref(), said);
            }
        }
    }

    #[test]
    fn nobody_speaks_about_a_plain_bank() {
        let one = "1".parse().unwrap();
        let bank = Action::SetAside { dice: one, then: Then::Bank };
        assert!(now_and_then("n 122346", bank).iter().all(Option::is_none));
    }

    #[test]
    fn at_the_end_the_opponent_speaks_every_time() {
        let six = "111111".parse().unwrap();
        let bank = Action::SetAside { dice: six, then: Then::Bank };
        let long = "n 111111 111111= n 223346 ".repeat(4);
        for turns in 0..4 {
            let events = format!("@1 {} {long} n 111111", "n 223346 n 223346 ".repeat(turns));
            assert_eq!(said(&events, bank, "champion").as_deref(), Some("remark-champion-lost"));
        }
    }

    #[test]
    fn among_computer_players_the_end_is_the_winners() {
        let holders = ["gambler", "champion"].map(|of| Holder::computer(of, of));
        let holders = [holders.to_vec(), vec![Holder::person("Ann")]].concat();
        // The champion reaches the goal, and the gambler has the very last turn.
        let round = "n 223346 n 111111 111111= n 223346 ";
        let bank = Action::SetAside { dice: "111".parse().unwrap(), then: Then::Bank };
        let said = said_at("walnut", holders, &format!("@1 {round}{round}n 111234"), bank);
        assert_eq!(said.as_deref(), Some("remark-champion-won"));
    }

    #[test]
    fn every_remark_is_there_in_every_language() {
        for (language, source) in FILES {
            let messages = Messages::new(language, source);
            for speaker in Temperament::ALL {
                for feeling in
                    [Feeling::Joy, Feeling::Woe, Feeling::Wow, Feeling::Ouch, Feeling::Won, Feeling::Lost]
                {
                    let id = Remark { seat: Seat::FIRST, speaker, feeling, number: 0 }.id();
                    assert!(messages.has(&id), "{language}: {id}");
                    assert!(messages.say(&id).chars().count() <= 32, "{language}: {id}");
                }
            }
        }
    }
}
