//! The connection of this page to a table of its server: a socket, a clock, and the row in this
//! browser's storage. What is said and when is decided by [`RemoteHost`].

mod keeping;
mod passing_time;
mod seats;
mod socket;
mod talk;
mod wishes;

use super::secrets;
use crate::game::colors::Colors;
use crate::game::open_game::{Hands, OpenGame};
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::notification;
use crate::page::public_address;
use crate::storage::friends::{self, SavedTable};
use crate::storage::settings::settings;
use farkle_client::{Client, Order, RemoteHost, Talk};
use farkle_protocol::{Clock, CloseReason, Color, Pace, SeatView, SeatsView, Stage, Why};
use farkle_rules::{RuleSet, RuleSetDraft, Seat};
use farkle_table::{Fingerprint, Ledger, SeedLock, ToAct};
use leptos::prelude::*;
use passing_time::PassingTime;
use socket::Socket;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// How often the clock ticks.
const TICK_MS: i32 = 250;
/// After this time the others need not wait for somebody, as the server has it.
const GONE_AFTER: Duration = Duration::from_secs(30);
/// A clock that was stopped for this long belongs to a device that has slept.
const SLEPT_MS: f64 = 5000.0;

/// A table of the server. It is connected as long as its screen is shown.
#[derive(Clone, Copy)]
pub(crate) struct FarTable {
    remote: StoredValue<Rc<RefCell<RemoteHost>>, LocalStorage>,
    saved: StoredValue<SavedTable>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// The game on the screen.
    play: StoredValue<Option<OpenGame>>,
    /// The game where no screen shows it.
    glance: StoredValue<Option<Glance>, LocalStorage>,
    is_glance: bool,
    time: StoredValue<PassingTime>,
    /// Whether the person wants another game, and the device says so once it can.
    wants_again: StoredValue<bool>,
    /// The secret of a new link that the server has not confirmed yet.
    new_invitation: StoredValue<Option<String>>,
    /// The secret of the link for others.
    pub invitation: RwSignal<String>,
    /// Who sits there, and how far the table is; nothing before the first answer.
    pub seats: RwSignal<Option<SeatsView>>,
    /// The number of the game that can be shown.
    pub game: RwSignal<Option<u32>>,
    /// Whether the table can be spoken to.
    pub connected: RwSignal<bool>,
    /// Why the server has closed the last connection, until it lets this page in again.
    pub closed: RwSignal<Option<CloseReason>>,
    /// Whether the server speaks of something that this version does not know.
    pub unreadable: RwSignal<bool>,
    /// Whether something about seats is being asked.
    pub asking: RwSignal<bool>,
    /// Why the last of it was refused.
    pub refused: RwSignal<Option<Why>>,
    /// Whether somebody else has freed the seat of this person.
    pub lost_seat: RwSignal<bool>,
    /// Whether this person has to get ready again because a device has not answered in time.
    pub lock_broken: RwSignal<bool>,
    /// Whether this page acts for its seat, and not a newer device of the person.
    pub acts: RwSignal<bool>,
    /// Whether it is this person's turn.
    pub own_turn: RwSignal<bool>,
    /// Whose players are not connected, and for how long.
    pub away: RwSignal<Vec<(Seat, Away)>>,
    /// The clock of whoever has to decide, in whole seconds.
    pub clock: RwSignal<Option<Clock>>,
    /// How many watch.
    pub watching: RwSignal<u32>,
    /// What was said, the last at the end.
    pub talk: RwSignal<Vec<(Seat, Talk)>>,
    /// What was said just now, with a number of its own.
    pub bubble: RwSignal<Option<(u32, Seat, Talk)>>,
    /// How many sayings nobody has looked at.
    pub unread: RwSignal<usize>,
    /// Whether what others say is not shown.
    pub muted: RwSignal<bool>,
}

/// For how long somebody has not been connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Away {
    /// Whole minutes.
    pub minutes: u64,
    /// Whether the others need not wait any longer.
    pub is_gone: bool,
}

/// A game that no screen shows, with its number.
type Glance = (u32, Client<Rc<RefCell<RemoteHost>>>);

impl FarTable {
    /// Connects to a table; `None` if its address is none.
    pub(crate) fn open(saved: SavedTable) -> Option<FarTable> {
        let table = FarTable::connected(SavedTable { left: false, ..saved }, false)?;
        // The newest window acts.
        table.saved.with_value(friends::save);
        Some(table)
    }

    /// Connects to a table without showing it, to know whose turn it is.
    pub(crate) fn glance(saved: SavedTable) -> Option<FarTable> {
        FarTable::connected(saved, true)
    }

    fn connected(saved: SavedTable, is_glance: bool) -> Option<FarTable> {
        let (own_turn, muted) = (saved.own_turn, saved.muted);
        let invitation = RwSignal::new(saved.invitation.clone());
        let mut remote = RemoteHost::new(secrets::kept(&saved)?, secrets::new_number());
        if saved.seated && !saved.is_new() {
            remote.remember_seat();
        }
        if is_glance {
            remote.only_look();
        }
        let table = FarTable {
            remote: StoredValue::new_local(Rc::new(RefCell::new(remote))),
            saved: StoredValue::new(saved),
            socket: StoredValue::new_local(None),
            play: StoredValue::new(None),
            glance: StoredValue::new_local(None),
            is_glance,
            time: StoredValue::new(PassingTime::from(browser::now_ms())),
            wants_again: StoredValue::new(false),
            new_invitation: StoredValue::new(None),
            invitation,
            seats: RwSignal::new(None),
            game: RwSignal::new(None),
            connected: RwSignal::new(false),
            closed: RwSignal::new(None),
            unreadable: RwSignal::new(false),
            asking: RwSignal::new(false),
            refused: RwSignal::new(None),
            lost_seat: RwSignal::new(false),
            lock_broken: RwSignal::new(false),
            acts: RwSignal::new(true),
            own_turn: RwSignal::new(own_turn),
            away: RwSignal::new(Vec::new()),
            clock: RwSignal::new(None),
            watching: RwSignal::new(0),
            talk: RwSignal::new(Vec::new()),
            bubble: RwSignal::new(None),
            unread: RwSignal::new(0),
            muted: RwSignal::new(muted),
        };
        table.follow_the_page();
        spawn_local(async move {
            let mut last = browser::now_ms();
            while table.is_shown() {
                if browser::now_ms() - last > SLEPT_MS {
                    table.tell(RemoteHost::slept);
                }
                last = browser::now_ms();
                table.tick();
                browser::pause(TICK_MS).await;
            }
        });
        on_cleanup(move || drop(table.socket.try_update_value(Option::take)));
        Some(table)
    }

    /// Connects at once when the network is back or somebody looks at the page again.
    fn follow_the_page(self) {
        let look = move || {
            let hidden = document().hidden();
            self.tell(|remote| {
                remote.hide(hidden);
                if !hidden {
                    remote.wake();
                }
            });
            if !hidden {
                self.saved.try_with_value(|saved| {
                    notification::withdraw(path(&saved.id));
                    // If another window has opened the table since, this one learns it now.
                    if !self.is_glance {
                        friends::save(saved);
                    }
                });
            }
            self.tick();
        };
        let listeners = [
            window_event_listener(leptos::ev::online, move |_| look()),
            // A table on this computer or in this house may be there all the same: it is asked.
            window_event_listener(leptos::ev::offline, move |_| look()),
            window_event_listener(leptos::ev::pageshow, move |_| look()),
            window_event_listener(leptos::ev::visibilitychange, move |_| look()),
        ];
        on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
    }

    fn is_shown(self) -> bool {
        self.remote.try_with_value(|_| ()).is_some()
    }

    fn with<T>(self, ask: impl FnOnce(&RemoteHost) -> T) -> Option<T> {
        self.remote.try_with_value(|remote| ask(&remote.borrow()))
    }

    fn tell(self, tell: impl FnOnce(&mut RemoteHost)) {
        let _ = self.remote.try_with_value(|remote| tell(&mut remote.borrow_mut()));
    }

    fn tick(self) {
        let Some(now) = self.time.try_update_value(|time| time.at(browser::now_ms())) else { return };
        let mut order = None;
        self.tell(|remote| order = remote.tick(now, js_sys::Math::random()));
        match order {
            Some(Order::Connect) => self.connect(),
            Some(Order::Close) => drop(self.socket.try_update_value(Option::take)),
            None => {}
        }
        if let Some(Some(play)) = self.play.try_get_value() {
            play.tick(now);
        }
        self.pump();
    }

    /// Sends what is to be sent, and shows what has changed.
    fn pump(self) {
        if let Some(Some(play)) = self.play.try_get_value() {
            play.hear();
        }
        if self.is_glance {
            self.look();
        }
        self.send();
        self.show();
        self.take_new_invitation();
        self.go_on();
        self.send();
    }

    fn send(self) {
        let mut texts = Vec::new();
        self.tell(|remote| texts.extend(std::iter::from_fn(|| remote.outgoing())));
        let _ = self.socket.try_with_value(|socket| {
            for text in &texts {
                // What is lost is sent again.
                let _ = socket.as_ref().map(|socket| socket.web.send_with_str(text));
            }
        });
    }

    fn show(self) {
        let _ = self.with(|remote| {
            set(self.connected, remote.is_connected());
            set(self.closed, remote.closed().map(|(why, _)| why));
            set(self.unreadable, remote.is_unreadable());
            set(self.asking, remote.is_asking());
            set(self.refused, remote.refused());
            set(self.lost_seat, remote.has_lost_seat());
            set(self.lock_broken, remote.is_lock_broken());
            set(self.acts, remote.acts());
            set(self.watching, remote.presence().1);
            let seats = remote.seats().map(|view| view.seats.len()).unwrap_or_default();
            let days = remote.seats().is_some_and(has_days);
            let away = |seat| {
                let away = remote.away_for(seat)?;
                Some((seat, Away { minutes: away.as_secs() / 60, is_gone: !days && away >= GONE_AFTER }))
            };
            set(self.away, (0..seats).filter_map(Seat::new).filter_map(away).collect());
            let seconds = |clock: Clock| Clock { left_ms: clock.left_ms.div_ceil(1000) * 1000, ..clock };
            set(self.clock, remote.clock().map(seconds));
            set(self.seats, remote.seats().cloned());
            set(self.game, remote.game().map(|(number, _)| *number));
        });
        let mut talk = Vec::new();
        self.tell(|remote| talk.extend(std::iter::from_fn(|| remote.hear_talk())));
        talk.into_iter().for_each(|(seat, talk)| self.hear_talk(seat, talk));
        if let Some(Some(play)) = self.play.try_get_value() {
            let own = self.with(|remote| remote.own_seat().filter(|_| remote.acts())).flatten();
            set(play.hands, Hands::One(own));
        }
        // Before the game is known, what is stored counts.
        if let Some(to_act) = self.to_act() {
            let own = self.with(RemoteHost::own_seat).flatten();
            let own_turn = matches!(to_act, ToAct::Person(seat) if Some(seat) == own);
            let is_called = self.is_glance || self.acts.try_get_untracked() == Some(true);
            if own_turn && is_called && self.own_turn.try_get_untracked() == Some(false) {
                self.notify(say!("friends-your-turn"));
            }
            set(self.own_turn, own_turn);
        }
        self.keep();
    }

    /// Follows the game without showing it.
    fn look(self) {
        let Some(host) = self.remote.try_get_value() else { return };
        let Some(number) = host.borrow().game().map(|(number, _)| *number) else { return };
        let _ = self.glance.try_update_value(|glance| {
            if glance.as_ref().is_none_or(|(known, _)| *known != number) {
                let ledger = host.borrow().game().map(|(_, ledger)| ledger.clone());
                *glance =
                    ledger.map(|ledger| (number, Client::new(host.clone(), ledger, secrets::new_number())));
            }
            if let Some((_, client)) = glance {
                while client.receive().is_some() {}
                client.shown_mut().show_all();
            }
        });
    }

    /// Who has to act, as far as it is shown.
    fn to_act(self) -> Option<ToAct> {
        if self.is_glance {
            let glance = self.glance.try_with_value(|glance| Some(glance.as_ref()?.1.ledger().to_act()));
            return glance.flatten();
        }
        let play = self.play.try_get_value().flatten()?;
        play.ledger.try_with_untracked(Ledger::to_act)
    }

    /// Says what waits for this person, if they want to be told and look at something else.
    pub(crate) fn notify(self, title: String) {
        if settings().with_untracked(|settings| settings.turn_notices) {
            let names = messages().list(&self.names());
            notification::show(title, names, path(&self.id()));
        }
    }

    /// The name of the table.
    pub(crate) fn id(self) -> String {
        self.saved.with_value(|saved| saved.id.clone())
    }

    /// Who sits there.
    pub(crate) fn names(self) -> Vec<String> {
        self.saved.with_value(|saved| saved.names.clone())
    }

    /// The game on the screen, from its beginning or where it is.
    pub(crate) fn open_game(self) -> Option<OpenGame> {
        let host = self.remote.try_get_value()?;
        let (number, ledger, own, colors) = {
            let remote = host.borrow();
            let (number, ledger) = remote.game()?;
            let seats = remote.seats().map(|view| view.seats.as_slice()).unwrap_or_default();
            (*number, ledger.clone(), remote.own_seat(), Colors((0..).zip(seats).map(color_of).collect()))
        };
        let id = self.game_id(number);
        let play = OpenGame::far_away((id, colors), host, ledger, secrets::new_number(), own);
        self.play.set_value(Some(play));
        // A press goes out at once, not with the next tick.
        Effect::new(move || {
            if play.pending.get() {
                self.send();
            }
        });
        Some(play)
    }

    /// The name of a game at this table among the games of this browser.
    fn game_id(self, number: u32) -> String {
        format!("{}-{number}", self.id())
    }

    /// The lock that this device has seen for a game.
    pub(crate) fn lock_of(self, number: u32) -> Option<Fingerprint> {
        let lock = self.with(|remote| remote.kept().lock);
        lock.flatten().filter(|(of, _)| *of == number).map(|(_, lock)| lock)
    }

    /// Whether the lock of a game holds what this device has promised for it.
    /// `None` if this device can't tell.
    pub(crate) fn is_locked_in(self, lock: &SeedLock) -> Option<bool> {
        self.with(|remote| remote.is_locked_in(lock)).flatten()
    }

    /// The link for others. It changes when there is a new one.
    pub(crate) fn link(self) -> String {
        format!("{}#{}", self.address(), self.invitation.get())
    }

    /// The link with which another device plays for this person: it has the secret of this one.
    pub(crate) fn own_link(self) -> String {
        let device = self.saved.with_value(|saved| saved.device.clone());
        format!("{}{DEVICE_MARK}{device}", self.link())
    }

    /// The address for a big screen in another window of this browser, or on a television.
    pub(crate) fn screen_address(self) -> String {
        format!("{}#{}{DEVICE_MARK}{SCREEN}", path(&self.id()), self.invitation.get())
    }

    /// Whether this is a big screen for everybody.
    pub(crate) fn is_screen(self) -> bool {
        self.saved.try_with_value(|saved| saved.is_screen).unwrap_or_default()
    }

    fn address(self) -> String {
        public_address::origin() + &path(&self.id())
    }
}

/// Stands before the secret of a device in a link that hands a seat on to another device.
pub(crate) const DEVICE_MARK: char = '.';
/// Stands in the place of that secret in the address of a big screen.
pub(crate) const SCREEN: &str = "screen";

/// The address of a table at its server.
fn path(id: &str) -> String {
    format!("/friends/{id}")
}

/// The colour of a seat, as this page counts them: from 0.
pub(crate) fn color_of((at, seat): (u8, &SeatView)) -> u8 {
    seat.color.map_or(at, |color| Color::index(color) as u8)
}

/// Whether people have days for a decision, as long as a game goes on.
fn has_days(view: &SeatsView) -> bool {
    view.options.pace == Pace::Mail && view.stage == Stage::Playing
}

/// The rules of a table, with the name that whoever made it has given them.
pub(crate) fn rules(view: &SeatsView) -> Option<RuleSet> {
    let mut draft = RuleSetDraft::from_code(&view.rules).ok()?;
    if let Some(name) = &view.rules_name {
        draft.name.clone_from(name);
    }
    RuleSet::try_from(draft).ok()
}

/// Sets a signal that has another value; its screen may be gone by now.
fn set<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.try_with_untracked(|before| *before != value) == Some(true) {
        signal.set(value);
    }
}
