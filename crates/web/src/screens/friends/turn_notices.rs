//! The switch for notifications of one's own turn.

use crate::language::messages::say;
use crate::page::live_region::Region;
use crate::page::notification;
use crate::screens::switch::Switch;
use crate::storage::settings::settings;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The switch, where the browser has notifications.
#[component]
pub(super) fn TurnNotices() -> impl IntoView {
    let is_denied = RwSignal::new(false);
    // Whoever has forbidden them in the browser gets none, whatever was said here.
    let is_on = Signal::derive(move || {
        settings().with(|settings| settings.turn_notices) && notification::is_allowed()
    });
    let change = move |on: bool| {
        is_denied.set(false);
        spawn_local(async move {
            let allowed = !on || notification::ask().await;
            settings().update(|settings| settings.turn_notices = on && allowed);
            // The browser's question may be answered after the screen is gone.
            let _ = is_denied.try_set(!allowed);
        });
    };
    notification::is_possible().then(|| {
        view! {
            <Switch id="friends-notices" is_on change alone=true/>
            <Region>{move || is_denied.get().then(|| view! { <p class="fault">{say!("friends-notices-denied")}</p> })}</Region>
        }
    })
}
