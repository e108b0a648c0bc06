//! The host of a table in the same program: decide, store, apply, tell; and computer players in
//! between.

use farkle_client::{Client, LocalHost, News, PendingDecision, Players, Storage, StoringState};
use farkle_rules::{Action, Event, Phase, Record, Refusal, RuleSet, Seat};
use farkle_table::{Denial, Holder, Ledger, Seed, Setup, Table, ToAct, Wish};
use std::cell::RefCell;
use std::rc::Rc;

/// What the test sees and says of storage and players.
#[derive(Default)]
struct Backstage {
    records: Vec<Record>,
    is_slow: bool,
    questions: Vec<(Game, u64)>,
    answers: Vec<Action>,
}

type Game = String;

#[derive(Clone, Default)]
struct Shared(Rc<RefCell<Backstage>>);

impl Storage for Shared {
    fn store(&mut self, record: Record, _: &Ledger) {
        self.0.borrow_mut().records.push(record);
    }

    fn stored(&mut self) -> StoringState {
        if self.0.borrow().is_slow { StoringState::NotYet } else { StoringState::Settled }
    }
}

impl Players for Shared {
    fn ask(&mut self, question: PendingDecision) {
        let mut backstage = self.0.borrow_mut();
        backstage.questions.push((question.game.position().to_string(), question.number));
        backstage.answers.clear();
    }

    fn decision(&mut self) -> Option<Action> {
        self.0.borrow_mut().answers.pop()
    }
}

fn sit_down(holders: Vec<Holder>, starter: Seat) -> (Shared, Client<LocalHost<Shared, Shared>>) {
    let rules = RuleSet::preset("classic").unwrap();
    let setup = Setup { take_back: true, ..Setup::new(rules, holders) };
    let table = Table::begin(setup, Seed::from_phrase("here"), Some(starter)).unwrap();
    let ledger = table.ledger().clone();
    let shared = Shared::default();
    (shared.clone(), Client::new(LocalHost::new(table, shared.clone(), shared), ledger, 0))
}

fn people() -> Vec<Holder> {
    vec![Holder::person("Ann"), Holder::person("Ben")]
}

fn against_a_gambler() -> Vec<Holder> {
    vec![Holder::person("Ann"), Holder::computer("Bo", "gambler")]
}

fn hear(client: &mut Client<LocalHost<Shared, Shared>>) -> Vec<News> {
    std::iter::from_fn(|| client.receive()).filter(|news| *news != News::Nothing).collect()
}

#[test]
fn a_move_is_shown_only_after_it_is_stored() {
    let (shared, mut client) = sit_down(people(), Seat::FIRST);
    shared.0.borrow_mut().is_slow = true;
    assert!(client.act(Action::Roll));
    assert_eq!(hear(&mut client), []);
    assert!(client.is_pending() && !client.shown().is_behind());
    let stored = shared.0.borrow().records[0].clone();
    assert!(
        matches!(stored.events.last(), Some(Event::Rolled(_))),
        "what is stored is the move with its dice"
    );
    assert!(!client.act(Action::Roll), "a second press before the answer does nothing");
    shared.0.borrow_mut().is_slow = false;
    assert_eq!(hear(&mut client), [News::Changed]);
    assert!(!client.is_pending());
    client.shown_mut().show_all();
    assert_eq!(client.ledger().events(), stored.events);
    assert_eq!(shared.0.borrow().records.len(), 1);
}

#[test]
fn nobody_decides_about_what_is_not_shown_yet() {
    let (_, mut client) = sit_down(people(), Seat::FIRST);
    client.act(Action::Roll);
    hear(&mut client);
    assert!(client.shown().is_behind());
    assert!(!client.act(Action::Roll));
    assert!(client.take_back(), "but a decision can be taken back while its dice fly");
    assert_eq!(hear(&mut client), [News::Changed]);
    assert_eq!(client.ledger().game().phase(), Phase::TurnBegins);
}

#[test]
fn a_denied_wish_changes_nothing_and_says_why() {
    let (shared, mut client) = sit_down(people(), Seat::FIRST);
    client.act(Action::GoOn);
    assert_eq!(hear(&mut client), [News::Denied(Denial::Rules(Refusal::RollFirst))]);
    client.ask(Seat::new(1).unwrap(), Wish::Act(Action::Roll));
    assert_eq!(hear(&mut client), [News::Denied(Denial::NotYourTurn { mover: Seat::FIRST })]);
    client.take_back();
    assert_eq!(hear(&mut client), [News::Denied(Denial::NothingToTakeBack)]);
    assert!(shared.0.borrow().records.is_empty());
}

#[test]
fn a_person_cannot_play_for_a_computer_player() {
    let (_, mut client) = sit_down(against_a_gambler(), Seat::new(1).unwrap());
    client.act(Action::Roll);
    assert_eq!(hear(&mut client), [News::Denied(Denial::NotYourSeat)]);
}

#[test]
fn a_computer_player_is_asked_once_for_each_decision_and_only_when_the_screen_is_ready() {
    let (shared, mut client) = sit_down(against_a_gambler(), Seat::new(1).unwrap());
    assert!(shared.0.borrow().questions.is_empty(), "nobody listens yet");
    assert_eq!(hear(&mut client), []);
    assert_eq!(hear(&mut client), []);
    assert_eq!(shared.0.borrow().questions.len(), 1);
    shared.0.borrow_mut().answers.push(Action::Roll);
    assert_eq!(hear(&mut client), [News::Changed]);
    client.shown_mut().show_all();
    assert!(matches!(client.ledger().to_act(), ToAct::Computer { .. }));
    let backstage = shared.0.borrow();
    let numbers: Vec<u64> = backstage.questions.iter().map(|(_, number)| *number).collect();
    assert_eq!(numbers.len(), 2, "and then about the roll");
    assert_ne!(numbers[0], numbers[1]);
}

#[test]
fn a_computer_player_whose_moment_was_taken_back_is_asked_anew() {
    let (shared, mut client) = sit_down(against_a_gambler(), Seat::FIRST);
    client.act(Action::Roll);
    hear(&mut client);
    client.shown_mut().show_all();
    let Phase::Choosing { roll } = client.ledger().game().phase() else {
        panic!("this seed's first roll scores")
    };
    let dice = client.ledger().game().rules().set_asides(roll)[0].dice;
    client.act(Action::SetAside { dice, then: farkle_rules::Then::Bank });
    hear(&mut client);
    client.shown_mut().show_all();
    assert_eq!(shared.0.borrow().questions.len(), 1);
    client.take_back();
    assert_eq!(hear(&mut client), [News::Changed]);
    assert_eq!(client.ledger().to_act(), ToAct::Person(Seat::FIRST));
    shared.0.borrow_mut().answers.push(Action::Roll);
    assert_eq!(hear(&mut client), [], "the late answer is about a moment that is gone");
}
