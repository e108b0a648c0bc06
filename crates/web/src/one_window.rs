//! One game is played in one window, one pad written in one: two that write the same would lose turns of it.
//!
//! A window holds a lock of the browser as long as it shows the game. Another one that wants it says so, and takes it
//! over when the person likes; then the first one stops. Nothing here knows what is held.

use crate::browser;
use futures_channel::oneshot;
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// A window that was just reloaded or left may not have let go yet.
const TRIES: u32 = 4;
const TRY_AGAIN_MS: i32 = 80;
/// Until then the window that had it has heard that it has been taken over.
const HEARD_MS: i32 = 150;

thread_local! {
    /// Whether the browser has refused to give locks.
    static REFUSED: Cell<bool> = const { Cell::new(false) };
    /// What this window holds, by name.
    static HELD: RefCell<BTreeMap<String, Hold>> = const { RefCell::new(BTreeMap::new()) };
}

/// Who has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holder {
    /// That is being asked.
    Asked,
    /// This window.
    Here,
    /// Another window.
    Elsewhere,
    /// Another window, which has taken it over from this one.
    TakenOver,
}

/// A hold on something, as long as the screen that asked for it is shown.
#[derive(Clone, Copy)]
pub(crate) struct Hold {
    name: StoredValue<String>,
    holder: RwSignal<Holder>,
    lost: Callback<()>,
    /// Lets go of the browser's lock.
    release: StoredValue<Option<Function>, LocalStorage>,
}

/// What the browser answers.
enum Lock {
    /// This window has the lock until it calls this.
    Held(Function),
    /// Another window has it.
    Elsewhere,
    /// There are no locks.
    None,
}

fn locks() -> Option<JsValue> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    (locks.is_object() && !REFUSED.get()).then_some(locks)
}

/// Whether this browser has locks: away from this computer and without encryption none has.
pub(crate) fn has_locks() -> bool {
    locks().is_some()
}

/// Asks for something by its name. Whoever has just made it needs no answer: nobody else knows it. `lost` is called
/// when another window has taken it over.
pub(crate) fn hold(name: String, just_made: bool, lost: impl Fn() + Send + Sync + 'static) -> Hold {
    let hold = Hold {
        name: StoredValue::new(name.clone()),
        holder: RwSignal::new(if just_made { Holder::Here } else { Holder::Asked }),
        lost: Callback::new(move |()| lost()),
        release: StoredValue::new_local(None),
    };
    HELD.with_borrow_mut(|held| held.insert(name.clone(), hold));
    on_cleanup(move || {
        hold.let_go();
        HELD.with_borrow_mut(|held| held.remove(&name));
    });
    hold.ask();
    hold
}

/// Another window has written what this one holds: it is the other's now.
pub(crate) fn is_lost(name: &str) {
    if let Some(hold) = HELD.with_borrow(|held| held.get(name).copied()) {
        hold.lose();
    }
}

impl Hold {
    /// Who has it.
    pub(crate) fn holder(self) -> Holder {
        self.holder.get()
    }

    /// Takes it from the window that has it.
    pub(crate) fn take_over(self) {
        spawn_local(async move {
            match self.request(true).await {
                Lock::Held(release) => {
                    browser::pause(HEARD_MS).await;
                    self.have(release);
                }
                Lock::None => self.show(Holder::Here),
                Lock::Elsewhere => {}
            }
        });
    }

    fn ask(self) {
        spawn_local(async move {
            for _ in 0..TRIES {
                match self.request(false).await {
                    Lock::Held(release) => return self.have(release),
                    Lock::None => return self.show(Holder::Here),
                    Lock::Elsewhere => browser::pause(TRY_AGAIN_MS).await,
                }
            }
            self.show(Holder::Elsewhere);
        });
    }

    fn have(self, release: Function) {
        // The screen may be gone by now.
        match self.release.try_set_value(Some(release)) {
            None => self.show(Holder::Here),
            Some(release) => call(release),
        }
    }

    fn show(self, holder: Holder) {
        if self.holder.try_get_untracked().is_some_and(|before| before != holder) {
            self.holder.set(holder);
        }
    }

    fn lose(self) {
        let _ = self.release.try_update_value(Option::take);
        // The screen may be gone by now.
        let _ = self.lost.try_run(());
        self.show(Holder::TakenOver);
    }

    fn let_go(self) {
        call(self.release.try_update_value(Option::take).flatten());
    }

    async fn request(self, steal: bool) -> Lock {
        let (Some(locks), Some(name)) = (locks(), self.name.try_get_value()) else { return Lock::None };
        let (tell, told) = oneshot::channel();
        let tell = Rc::new(Cell::new(Some(tell)));
        let answered = tell.clone();
        let held = Rc::new(Cell::new(false));
        let is_held = held.clone();
        // The lock is held until the promise that this answers is kept.
        let on_answer = Closure::once_into_js(move |lock: JsValue| -> JsValue {
            let mut kept = JsValue::UNDEFINED;
            let mut answer = Lock::Elsewhere;
            if lock.is_object() {
                let promise = Promise::new(&mut |resolve, _| answer = Lock::Held(resolve));
                held.set(true);
                kept = promise.into();
            }
            if let Some(tell) = answered.take() {
                let _ = tell.send(answer);
            }
            kept
        });
        let options = js_sys::Object::new();
        let wish = if steal { "steal" } else { "ifAvailable" };
        let asked = || -> Result<Promise, JsValue> {
            Reflect::set(&options, &wish.into(), &true.into())?;
            let request: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
            request.call3(&locks, &name.into(), &options, &on_answer)?.dyn_into()
        };
        let Ok(asked) = asked() else { return Lock::None };
        spawn_local(async move {
            let ended = JsFuture::from(asked).await;
            if ended.is_err() && is_held.get() {
                self.lose();
            } else if let Some(tell) = tell.take() {
                // The browser has them and gives none to this page.
                REFUSED.set(true);
                let _ = tell.send(Lock::None);
            }
        });
        told.await.unwrap_or(Lock::None)
    }
}

fn call(release: Option<Function>) {
    if let Some(release) = release {
        let _ = release.call0(&JsValue::UNDEFINED);
    }
}
