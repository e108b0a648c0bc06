//! The width of the window, where CSS is not enough: content that moves on a wide screen moves in
//! the document, too, so that keys and screen readers follow what is visible.

use crate::page::focus::Focus;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The width from which there is room for a second column. The style sheets ask the same.
const ROOM_BESIDE: &str = "(width >= 66rem)";

/// Whether there is room for a second column. When that changes and the focus was in what moves,
/// the first of these gets it.
pub(crate) fn has_room_beside(focus: &'static [&'static str]) -> RwSignal<bool> {
    let has_room = RwSignal::new(false);
    // Without an answer from the browser there is one column, as on a phone.
    let Ok(Some(window_is)) = window().match_media(ROOM_BESIDE) else { return has_room };
    has_room.set(window_is.matches());
    let asked = window_is.clone();
    let changed = Closure::<dyn FnMut()>::new(move || {
        Focus::now().keep(focus);
        let _ = has_room.try_set(asked.matches());
    });
    window_is.set_onchange(Some(changed.as_ref().unchecked_ref()));
    let watching = StoredValue::new_local(Some((window_is, changed)));
    on_cleanup(move || {
        if let Some((window_is, _)) = watching.try_update_value(Option::take).flatten() {
            window_is.set_onchange(None);
        }
    });
    has_room
}
