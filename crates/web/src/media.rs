//! How wide the window is, where a style sheet can't do it alone: what stands elsewhere on a wide screen comes elsewhere
//! in the page, too, so that keys and screen readers go through it as it is seen.

use crate::focus::Focus;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// From this width on there is room for a column beside what is edited. The style sheets ask the same.
const ROOM_BESIDE: &str = "(width >= 66rem)";

/// Whether there is room for a column beside what is edited, now and whenever that changes: then the focus, if it was in
/// what changes its place, goes to the first of these.
pub(crate) fn has_room_beside(focus: &'static [&'static str]) -> RwSignal<bool> {
    let has_room = RwSignal::new(false);
    // A browser that can't tell has one column, as on a phone: all of it can be reached there.
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
