//! Where the focus goes when its element disappears, or when a screen has a next step.

use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// The focused element at a moment. Taken before a change, it shows afterwards whether the change
/// removed it.
pub(crate) struct Focus(Option<Element>);

impl Focus {
    /// The element that has the focus now.
    pub(crate) fn now() -> Focus {
        Focus(document().active_element())
    }

    /// Whether the focus is within an element.
    pub(crate) fn is_in(&self, selector: &str) -> bool {
        self.0.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some())
    }

    /// After the change is drawn: if the focused element has disappeared, focuses the first of
    /// these that exists. The page does not scroll.
    pub(crate) fn keep(self, candidates: &'static [&'static str]) {
        wasm_bindgen_futures::spawn_local(async move {
            crate::page::browser::pause(0).await;
            // Some browsers do not focus a clicked button: then there was no focus to lose.
            if self.0.is_some_and(|element| !is_shown(&element)) && is_lost() {
                to_first(candidates);
            }
        });
    }
}

/// A hidden element can't have the focus, though it is still in the page.
fn is_shown(element: &Element) -> bool {
    element.is_connected() && element.closest("[hidden]").ok().flatten().is_none()
}

/// After the change is drawn: focuses the first of these that exists.
pub(crate) fn soon(candidates: &'static [&'static str]) {
    wasm_bindgen_futures::spawn_local(async move {
        crate::page::browser::pause(0).await;
        to_first(candidates);
    });
}

/// After the change is drawn: focuses an element and scrolls it into view.
pub(crate) fn soon_on(selector: impl Into<String>) {
    let selector = selector.into();
    wasm_bindgen_futures::spawn_local(async move {
        crate::page::browser::pause(0).await;
        if let Some(element) = find(&selector) {
            let _ = element.focus();
        }
    });
}

/// Whether nothing has the focus, because its element is gone.
pub(crate) fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name().eq_ignore_ascii_case("body"))
}

/// Whether the last input was a key: then people see the focus and go on from there.
pub(crate) fn is_followed() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-input"))
}

/// Scrolls the heading inside an element into view and focuses it.
pub(crate) fn heading_of(id: &str) {
    let Some(frame) = document().get_element_by_id(id) else { return };
    unfold(&frame);
    if let Some(heading) = inside(&frame, "h2") {
        without_scrolling(&heading);
        frame.scroll_into_view();
    }
}

/// Scrolls the field inside an element to the middle and focuses it.
pub(crate) fn field_of(id: &str) {
    let Some(frame) = document().get_element_by_id(id) else { return };
    unfold(&frame);
    if let Some(field) = inside(&frame, "input, select, button") {
        let _ = field.focus();
        frame.scroll_into_view();
    }
}

/// Skips what is on every screen, to the content of this one.
pub(crate) fn content() {
    if let Some(heading) = find("#content h1").or_else(|| find("#content")) {
        let _ = heading.focus();
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}

fn to_first(candidates: &[&str]) {
    if let Some(element) = candidates.iter().find_map(|selector| find(selector)) {
        without_scrolling(&element);
    }
}

fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}

/// Opens everything that an element is folded up in: it can't have the focus there.
fn unfold(element: &Element) {
    while let Ok(Some(folded)) = element.closest("details:not([open])") {
        if folded.set_attribute("open", "").is_err() {
            return;
        }
    }
}

fn inside(frame: &Element, selector: &str) -> Option<HtmlElement> {
    frame.query_selector(selector).ok().flatten()?.dyn_into().ok()
}

fn without_scrolling(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}
