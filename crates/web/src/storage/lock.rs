//! One window at a time shows a game or a pad: it holds the lock of it as long as its screen is
//! shown. Another window that wants it says so, and takes it over when the person likes.
//!
//! The windows of a browser agree about locks by messages. A window that sleeps hears none, so two
//! may hold the same lock: what protects the rows is their version (`version`). A window whose
//! write is refused has lost its lock.

use crate::page::browser;
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, MessageEvent};

/// How long another window has to answer that it holds a lock.
const ANSWER_MS: i32 = 80;
/// By then the window that held a lock has heard that it is taken over.
const HEARD_MS: i32 = 150;

/// Messages, each with the name of a lock behind it: a window asks for a lock,
const WANTED: &str = "wanted";
/// a window answers that it holds it,
const HELD: &str = "held";
/// a window takes it over.
const TAKEN: &str = "taken";

thread_local! {
    /// The locks whose screens are shown, by name.
    static LOCKS: RefCell<BTreeMap<String, Lock>> = const { RefCell::new(BTreeMap::new()) };
    /// The other windows; `None` in a browser without messages between them.
    static OTHERS: Option<BroadcastChannel> = listen();
}

/// Who holds a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LockState {
    /// The other windows are being asked.
    Asked,
    /// This window.
    Here,
    /// Another window.
    Elsewhere,
    /// Another window, which has taken it over from this one.
    TakenOver,
}

/// A lock, as long as the screen that asked for it is shown.
#[derive(Clone, Copy)]
pub(crate) struct Lock {
    name: StoredValue<String>,
    state: RwSignal<LockState>,
    lost: Callback<()>,
}

/// Asks for a lock. With `just_made` no other window is asked, because none knows the name. `lost`
/// is called when another window has taken the lock over.
pub(crate) fn ask(name: String, just_made: bool, lost: impl Fn() + Send + Sync + 'static) -> Lock {
    // A window that asks nobody has to answer others all the same.
    OTHERS.with(|_| ());
    let lock = Lock {
        name: StoredValue::new(name.clone()),
        state: RwSignal::new(if just_made { LockState::Here } else { LockState::Asked }),
        lost: Callback::new(move |()| lost()),
    };
    LOCKS.with_borrow_mut(|locks| locks.insert(name.clone(), lock));
    if !just_made {
        spawn_local(async move {
            if tell_others(WANTED, lock) {
                browser::pause(ANSWER_MS).await;
            }
            if lock.is(LockState::Asked) {
                lock.show(LockState::Here);
            }
        });
    }
    on_cleanup(move || {
        LOCKS.with_borrow_mut(|locks| locks.remove(&name));
    });
    lock
}

/// Another window has written what this lock is about: the lock is the other window's now.
pub(crate) fn lose(name: &str) {
    if let Some(lock) = find(name) {
        // The screen may be gone by now.
        let _ = lock.lost.try_run(());
        lock.show(LockState::TakenOver);
    }
}

impl Lock {
    /// Who holds it.
    pub(crate) fn state(self) -> LockState {
        self.state.get()
    }

    /// Takes it from the window that holds it.
    pub(crate) fn take_over(self) {
        spawn_local(async move {
            if tell_others(TAKEN, self) {
                browser::pause(HEARD_MS).await;
            }
            self.show(LockState::Here);
        });
    }

    fn is(self, state: LockState) -> bool {
        // The screen may be gone by now.
        self.state.try_get_untracked() == Some(state)
    }

    fn show(self, state: LockState) {
        if self.state.try_get_untracked().is_some_and(|before| before != state) {
            self.state.set(state);
        }
    }
}

fn find(name: &str) -> Option<Lock> {
    LOCKS.with_borrow(|locks| locks.get(name).copied())
}

fn listen() -> Option<BroadcastChannel> {
    let others = BroadcastChannel::new("farkle").ok()?;
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(|message: MessageEvent| {
        if let Some((word, name)) =
            message.data().as_string().as_deref().and_then(|text| text.split_once(' '))
        {
            hear(word, name);
        }
    });
    others.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    Some(others)
}

fn hear(word: &str, name: &str) {
    let Some(lock) = find(name) else { return };
    let (is_asked, is_here) = (lock.is(LockState::Asked), lock.is(LockState::Here));
    match word {
        // Of two windows that ask, the first one answers.
        WANTED if is_asked || is_here => {
            tell_others(HELD, lock);
        }
        HELD | TAKEN if is_asked => lock.show(LockState::Elsewhere),
        TAKEN if is_here => lose(name),
        _ => {}
    }
}

/// Sends a message about a lock; false if no window can hear it.
fn tell_others(word: &str, lock: Lock) -> bool {
    let Some(name) = lock.name.try_get_value() else { return false };
    OTHERS.with(|others| {
        others.as_ref().is_some_and(|others| others.post_message(&format!("{word} {name}").into()).is_ok())
    })
}
