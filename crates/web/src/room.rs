//! How much room there is for dice: told to the style sheet in the moment in which it changes, before that is drawn.
//!
//! Units of the size of a container would say the same without a script, but with them a browser lays out all dice anew
//! whenever one of them is touched: on a slow phone that takes five frames.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, ResizeObserver};

/// Has an element always carry its own width and height, as `--room-inline` and `--room-block`, for what lies in it. It
/// must not be as large as that makes it.
pub(crate) fn tell(element: NodeRef<html::Div>) {
    let watch = move || {
        let changed = Closure::<dyn FnMut()>::new(move || {
            if let Some(element) = element.try_get_untracked().flatten() {
                tell_of(&element);
            }
        });
        let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok()?;
        Some((observer, changed))
    };
    let watching = StoredValue::new_local(watch());
    Effect::new(move |_| {
        let Some(element) = element.get() else { return };
        watching.with_value(|watching| {
            if let Some((observer, _)) = watching {
                observer.observe(&element);
            }
        });
    });
    on_cleanup(move || {
        watching.try_update_value(|watching| {
            if let Some((observer, _)) = watching.take() {
                observer.disconnect();
            }
        });
    });
}

fn tell_of(element: &HtmlElement) {
    for (name, pixels) in
        [("--room-inline", element.client_width()), ("--room-block", element.client_height())]
    {
        // A name and a number of pixels are always taken.
        let _ = element.style().set_property(name, &format!("{pixels}px"));
    }
}
