//! Where the keyboard's focus goes when what had it is gone, or when a screen has something that comes next.

use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// What has the focus at a moment: taken before a change, so that it can be seen afterwards what the change did to it.
pub(crate) struct Focus(Option<Element>);

impl Focus {
    /// What has it now.
    pub(crate) fn now() -> Focus {
        Focus(document().active_element())
    }

    /// Whether it is in an element.
    pub(crate) fn is_in(&self, selector: &str) -> bool {
        self.0.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some())
    }

    /// Once the change is drawn: puts it on the first of these that there is, if what had it went with the change. The
    /// page stays where it is.
    pub(crate) fn keep(self, candidates: &'static [&'static str]) {
        wasm_bindgen_futures::spawn_local(async move {
            crate::browser::pause(0).await;
            // Whoever had put it nowhere (a browser that gives it to no button that is clicked) has not lost it.
            if self.0.is_some_and(|element| !is_shown(&element)) && is_lost() {
                to_first(candidates);
            }
        });
    }
}

/// What is hidden can't have the focus, though it is still in the page.
fn is_shown(element: &Element) -> bool {
    element.is_connected() && element.closest("[hidden]").ok().flatten().is_none()
}

/// Once the page has drawn what was just changed: puts the focus on the first of these that there is.
pub(crate) fn soon(candidates: &'static [&'static str]) {
    wasm_bindgen_futures::spawn_local(async move {
        crate::browser::pause(0).await;
        to_first(candidates);
    });
}

/// The same for one element, which is scrolled into sight.
pub(crate) fn soon_on(selector: impl Into<String>) {
    let selector = selector.into();
    wasm_bindgen_futures::spawn_local(async move {
        crate::browser::pause(0).await;
        if let Some(element) = find(&selector) {
            let _ = element.focus();
        }
    });
}

/// Whether nothing has the focus: what had it is not shown any more.
pub(crate) fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name().eq_ignore_ascii_case("body"))
}

/// Whether the last thing that was pressed is a key: then people see where the focus is, and go on from there.
pub(crate) fn is_followed() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-input"))
}

/// Brings the heading inside an element into sight and puts the focus on it: reading goes on there.
pub(crate) fn heading_of(id: &str) {
    let Some(frame) = document().get_element_by_id(id) else { return };
    if let Some(heading) = inside(&frame, "h2") {
        without_scrolling(&heading);
        frame.scroll_into_view();
    }
}

/// Brings the field inside an element to the middle of the page and puts the focus on it.
pub(crate) fn field_of(id: &str) {
    let Some(frame) = document().get_element_by_id(id) else { return };
    if let Some(field) = inside(&frame, "input, select, button") {
        let _ = field.focus();
        frame.scroll_into_view();
    }
}

/// Goes past everything that stands on every screen, to what this one is about.
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

fn inside(frame: &Element, selector: &str) -> Option<HtmlElement> {
    frame.query_selector(selector).ok().flatten()?.dyn_into().ok()
}

fn without_scrolling(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}
