//! Layout: the room for dice, given to the style sheet before the next paint; and whether letters
//! are so large that few of them fit into a line.
//!
//! Container units would need no script, but with them browsers lay out all dice again when one of
//! them is touched, which takes five frames on a slow phone.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, ResizeObserver};

/// Keeps an element's own width and height in its properties `--room-inline` and `--room-block`,
/// for its content. The content must not change the size of the element.
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

/// Fewer letters than about twice this in a line are few.
const FEW: f64 = 13.0;

/// Marks the page if the window is narrow, measured in the letters that people have chosen. Media
/// queries know only the browser's own size of letters.
fn tell_of_letters() {
    let Some(root) = document().document_element() else { return };
    let style = window().get_computed_style(&root).ok().flatten();
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    let size = size.and_then(|size| size.trim_end_matches("px").parse::<f64>().ok()).unwrap_or(16.0);
    let width = f64::from(root.client_width());
    let _ = root.toggle_attribute_with_force("data-few-letters", width < FEW * size);
}

/// Tells an element that has just come how far away another one is, in its properties `--from-x`
/// and `--from-y`: where it comes from.
pub(crate) fn comes_from(element: &HtmlElement, selector: &str) {
    let Some(other) = document().query_selector(selector).ok().flatten() else { return };
    let (from, to) = (other.get_bounding_client_rect(), element.get_bounding_client_rect());
    for (name, pixels) in [("--from-x", from.left() - to.left()), ("--from-y", from.top() - to.top())] {
        // The browser accepts the name and a number of pixels.
        let _ = element.style().set_property(name, &format!("{pixels:.0}px"));
    }
}

fn tell_of(element: &HtmlElement) {
    tell_of_letters();
    for (name, pixels) in
        [("--room-inline", element.client_width()), ("--room-block", element.client_height())]
    {
        // The browser accepts the name and a number of pixels.
        let _ = element.style().set_property(name, &format!("{pixels}px"));
    }
}
