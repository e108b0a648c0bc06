//! What is said at the table, as sentences.

use crate::client::{act, rules, setup, table_at};
use farkle_client::{Announcement, announce};
use farkle_rules::{Action, Event, Moment, Seat, Then};
use farkle_table::{Holder, Seed, Setup, Step, Table};

#[test]
fn announcements_are_sentences() {
    let mut table = table_at(rules("playmonster", &[]), "start:64 n 234566 5+ 14446");
    let bank = Action::SetAside { dice: "1444".parse().unwrap(), then: Then::Bank };
    let steps = act(&mut table, bank).unwrap();
    let said: Vec<String> = announce(table.ledger(), &steps).iter().map(Announcement::to_string).collect();
    assert_eq!(said, ["Ann banks 550 and has 550.", "Ann is on the board."]);
    let rolled = Announcement::Rolled {
        dice: "14446".parse().unwrap(),
        best: table.ledger().game().rules().combinations("444".parse().unwrap(), "14446".parse().unwrap()),
    };
    assert_eq!(rolled.to_string(), "Rolled one, four, four, four, six. Three fours score 400.");
}

#[track_caller]
fn what_scores(preset: &str, settings: &[(&str, &str)], roll: &str) -> String {
    let (rules, roll) = (rules(preset, settings), roll.parse().unwrap());
    let best = rules.set_asides(roll).first().map(|best| rules.combinations(best.dice, roll));
    let said = Announcement::Rolled { dice: roll, best: best.unwrap_or_default() }.to_string();
    said.split_once(". ").map_or(String::new(), |(_, rest)| rest.to_string())
}

#[test]
fn what_a_roll_scores_is_said_as_people_say_it() {
    assert_eq!(what_scores("classic", &[], "234466"), "");
    assert_eq!(what_scores("classic", &[], "5236"), "A five scores 50.");
    assert_eq!(what_scores("classic", &[], "1123"), "Two ones score 200.");
    assert_eq!(what_scores("classic", &[], "33355"), "Three threes and two fives score 400.");
    assert_eq!(what_scores("classic", &[], "333115"), "Three threes, two ones and a five score 550.");
    assert_eq!(what_scores("classic", &[], "222222"), "Six twos score 400.");
    assert_eq!(what_scores("classic", &[], "123456"), "The straight scores 3,000.");
    assert_eq!(what_scores("classic", &[], "112233"), "Three pairs score 1,500.");
    assert_eq!(what_scores("kcd", &[], "123455"), "The straight 1 to 5 and a five score 550.");
    assert_eq!(what_scores("zilch", &[], "234466"), "A throw without any scoring dice scores 500.");
    assert_eq!(what_scores("classic", &[("three_ones", "none")], "1112"), "Three ones score 300.");
}

#[test]
fn somebody_alone_is_not_told_who_starts() {
    let said = |holders: Vec<Holder>| {
        let setup = Setup { holders, ..setup(rules("playmonster", &[])) };
        let table = Table::begin(setup, Seed::from_phrase("x"), None).unwrap();
        let replay = table.record_with_secret_seed().replay().unwrap();
        let step = |moment: &Moment| Step { seat: Seat::FIRST, event: moment.event, outcome: moment.outcome };
        let steps: Vec<Step> = replay.moments.iter().map(step).collect();
        assert!(matches!(steps[0].event, Event::StartRolled(_)), "{steps:?}");
        announce(table.ledger(), &steps).len()
    };
    assert!(said(vec![Holder::person("Ann"), Holder::person("Ben")]) >= 2);
    assert_eq!(said(vec![Holder::person("Ann")]), 0);
}
