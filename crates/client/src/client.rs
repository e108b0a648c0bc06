//! A player's side of a table: what was asked and not answered yet, what was told, and what of it
//! is shown.

use crate::{Host, ShownTable};
use farkle_protocol::{CommandId, FromHost, ToHost, Why};
use farkle_rules::{Action, Record, Seat};
use farkle_table::{Change, Denial, Holder, Ledger, ToAct, Wish};
use std::time::Duration;

/// An unanswered command is sent again after this time.
pub const RESEND_AFTER: Duration = Duration::from_secs(2);
/// So often a sign of life is asked for. It brings to light a last change that was lost.
pub const BEAT_EVERY: Duration = Duration::from_secs(5);

/// What a message of the host has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something waits to be shown, or was taken back.
    Changed,
    /// A wish was denied.
    Denied(Denial),
    /// The host has lost changes that were seen here, and the table was loaded anew.
    Rewound,
    /// Nothing to show: a confirmation, or what was known already.
    Nothing,
}

/// A player's side of a table.
///
/// One wish is under way at a time: a second press before the answer does nothing. Nothing but the
/// selection of dice is shown before the host has said so.
#[derive(Debug)]
pub struct Client<H> {
    host: H,
    shown: ShownTable,
    device: u64,
    commands: u64,
    unanswered: Option<Unanswered>,
    /// When `tick` was called last, a beat asked for, and missing changes asked for.
    now: Duration,
    beaten: Duration,
    beats: u32,
    caught_up: Option<Duration>,
}

#[derive(Debug)]
struct Unanswered {
    id: CommandId,
    seat: Seat,
    wish: Wish,
    expect: u64,
    sent: Duration,
}

impl<H: Host> Client<H> {
    /// A table that is shown as it is. `device` makes the commands of this client different from
    /// all others: 64 random bits, anew for every client.
    pub fn new(host: H, ledger: Ledger, device: u64) -> Client<H> {
        let zero = Duration::ZERO;
        Client {
            host,
            shown: ShownTable::all(ledger),
            device,
            commands: 0,
            unanswered: None,
            now: zero,
            beaten: zero,
            beats: 0,
            caught_up: None,
        }
    }

    /// The table as it is shown.
    pub fn ledger(&self) -> &Ledger {
        self.shown.ledger()
    }

    /// What is shown and what waits to be.
    pub fn shown(&self) -> &ShownTable {
        &self.shown
    }

    /// Moves on in what is shown.
    pub fn shown_mut(&mut self) -> &mut ShownTable {
        &mut self.shown
    }

    /// The host.
    pub fn host(&self) -> &H {
        &self.host
    }

    /// The host.
    pub fn host_mut(&mut self) -> &mut H {
        &mut self.host
    }

    /// Whether a wish waits for its answer.
    pub fn is_pending(&self) -> bool {
        self.unanswered.is_some()
    }

    /// Asks the host for something; false if an earlier wish is not answered yet, or what has
    /// happened is not shown yet: nobody decides about what they have not seen. A decision can be
    /// taken back at any time.
    pub fn ask(&mut self, seat: Seat, wish: Wish) -> bool {
        if self.is_pending() || (self.shown.is_behind() && wish != Wish::TakeBack) {
            return false;
        }
        self.commands += 1;
        let id = CommandId::new(self.device, self.commands);
        let expect = self.shown.latest().revision();
        self.unanswered = Some(Unanswered { id, seat, wish, expect, sent: self.now });
        self.host.send(ToHost::Command { id, expect, seat, wish: wish.into() });
        true
    }

    /// Asks the host to carry out an action of whoever has to act. As [`Client::ask`].
    pub fn act(&mut self, action: Action) -> bool {
        let ledger = self.shown.latest();
        let seat = match ledger.to_act() {
            ToAct::Anyone => first_person(ledger),
            ToAct::Person(_) | ToAct::Computer { .. } | ToAct::Nobody => ledger.game().mover(),
        };
        self.ask(seat, Wish::Act(action))
    }

    /// Asks the host to take the last decision of a person back. As [`Client::ask`].
    pub fn take_back(&mut self) -> bool {
        let ledger = self.shown.latest();
        let seat = ledger.last_decision().map_or_else(|| first_person(ledger), |(seat, _)| seat);
        self.ask(seat, Wish::TakeBack)
    }

    /// Takes the next message of the host in; `None` if there is none.
    pub fn receive(&mut self) -> Option<News> {
        let message = self.host.receive()?;
        let news = match message {
            FromHost::Events { changes } => self.take_in(changes),
            FromHost::Snapshot { record, revision, rewound } => self.start_anew(&record, revision, rewound),
            FromHost::Done { id, revision } => {
                if self.is_about(id) {
                    self.unanswered = None;
                }
                self.catch_up(revision);
                None
            }
            FromHost::Refused { id, why, missing, revision, .. } => {
                let asked = self.unanswered.take_if(|unanswered| unanswered.id == id);
                let changed = self.take_in(missing);
                self.catch_up(revision);
                match asked {
                    Some(asked) => Some(News::Denied(self.denial(&asked, why))),
                    None => changed,
                }
            }
            FromHost::Beat { revision, .. } => {
                self.catch_up(revision);
                None
            }
            // Whoever owns the connection shows what is not about the game.
            FromHost::Seats(_)
            | FromHost::Presence { .. }
            | FromHost::Reacted { .. }
            | FromHost::Said { .. }
            | FromHost::Hinted { .. }
            | FromHost::Clock(_)
            | FromHost::Acting { .. }
            | FromHost::GoingAway { .. }
            | FromHost::Closed { .. } => None,
        };
        Some(news.unwrap_or(News::Nothing))
    }

    /// Lets time pass, counted from any moment: what was lost on the way is sent again and asked
    /// for. A host in the same program loses nothing and needs no time.
    pub fn tick(&mut self, now: Duration) {
        self.now = now;
        if let Some(unanswered) = &mut self.unanswered
            && now >= unanswered.sent + RESEND_AFTER
        {
            unanswered.sent = now;
            let Unanswered { id, seat, wish, expect, .. } = *unanswered;
            self.host.send(ToHost::Command { id, expect, seat, wish: wish.into() });
        }
        if now >= self.beaten + BEAT_EVERY {
            self.beaten = now;
            self.beats = self.beats.wrapping_add(1);
            self.host.send(ToHost::Beat { n: self.beats });
        }
    }

    fn is_about(&self, id: CommandId) -> bool {
        self.unanswered.as_ref().is_some_and(|unanswered| unanswered.id == id)
    }

    fn take_in(&mut self, changes: Vec<farkle_protocol::Change>) -> Option<News> {
        let mut news = None;
        for change in changes.into_iter().map(Change::from) {
            match self.shown.receive(&change) {
                Ok(()) => news = Some(News::Changed),
                Err(error) if error.is_known() => {}
                // Something between is missing, or the host plays another game.
                Err(_) => self.catch_up(change.revision),
            }
        }
        news
    }

    /// Asks for changes up to a revision that are missing here, once in a while.
    fn catch_up(&mut self, revision: u64) {
        let have = self.shown.latest().revision();
        let is_asked = self.caught_up.is_some_and(|asked| self.now < asked + RESEND_AFTER);
        if revision == have {
            self.caught_up = None;
        } else if !is_asked {
            self.caught_up = Some(self.now);
            self.host.send(ToHost::Hello { have: Some(have) });
        }
    }

    fn start_anew(&mut self, record: &str, revision: u64, rewound: bool) -> Option<News> {
        // An old snapshot may arrive late.
        if revision <= self.shown.latest().revision() && !rewound {
            return None;
        }
        // A remote host reports a record that can't be read.
        let record: Record = record.parse().ok()?;
        let ledger = Ledger::from_record(&record).ok()?.at_revision(revision);
        self.shown = ShownTable::all(ledger);
        Some(if rewound { News::Rewound } else { News::Changed })
    }

    /// The reason in full: the message names its kind, the engine knows the details.
    fn denial(&self, asked: &Unanswered, why: Why) -> Denial {
        let ledger = self.shown.latest();
        match why {
            Why::Rules => match asked.wish {
                Wish::Act(action) => {
                    ledger.game().decide(action).map_or_else(Denial::Rules, |_| Denial::TooLate)
                }
                Wish::TakeBack => Denial::TooLate,
            },
            Why::NotYourTurn => Denial::NotYourTurn { mover: ledger.game().mover() },
            Why::NotYourSeat => Denial::NotYourSeat,
            // The game is asked for what it has moved on to, and whoever wants to asks again.
            Why::TooLate
            | Why::NotNow
            | Why::TableFull
            | Why::SeatTaken
            | Why::Name
            | Why::WrongSeed
            | Why::NoSuchPlayer
            | Why::NotGone => Denial::TooLate,
            Why::OtherDevice => Denial::OtherDevice,
            Why::Overloaded => Denial::Overloaded,
            Why::NoTakeBack => Denial::NoTakeBack,
            Why::NothingToTakeBack => match ledger.last_decision() {
                Some((seat, _)) if seat != asked.seat => Denial::NotYourDecision { seat },
                _ => Denial::NothingToTakeBack,
            },
            Why::TooManyTakenBack => Denial::TooManyTakenBack,
            Why::DiceRevealed => Denial::DiceRevealed,
        }
    }
}

/// The seat that speaks for the people around one screen where anybody may.
fn first_person(ledger: &Ledger) -> Seat {
    let is_person = |&seat: &Seat| ledger.holder(seat).is_some_and(Holder::is_person);
    ledger.game().seats().find(is_person).unwrap_or(Seat::FIRST)
}
