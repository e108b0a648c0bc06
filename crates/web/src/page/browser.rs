//! What the app asks of the browser: time, randomness, addresses, files, keys.
//!
//! Nothing here panics: every call that a browser may refuse has an answer for that case.

use crate::storage::settings::settings;
use farkle_table::Seed;
use futures_channel::oneshot;
use leptos::prelude::{Effect, RwSignal, Set, WithUntracked, document, window};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Sets or removes an attribute of the page's root, which style sheets ask for.
pub(crate) fn tell_styles(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    // The browser accepts our own attribute names.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// Waits.
pub(crate) async fn pause(milliseconds: i32) {
    let _ = JsFuture::from(timer(milliseconds)).await;
}

fn timer(milliseconds: i32) -> js_sys::Promise {
    js_sys::Promise::new(&mut |resolve, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
    })
}

/// A page that nobody sees has no frames: then nothing waits longer for one.
const FRAME_AT_MOST_MS: i32 = 100;

/// Yields to the browser until it has drawn what has just changed.
pub(crate) async fn after_frame() {
    let frame = js_sys::Promise::new(&mut |resolve, _| {
        let _ = window().request_animation_frame(&resolve);
    });
    let first = js_sys::Promise::race(&js_sys::Array::of2(&frame, &timer(FRAME_AT_MOST_MS)));
    let _ = JsFuture::from(first).await;
    // That was called before the frame is drawn.
    breathe().await;
}

/// Yields to the browser, so that it can handle input and paint.
pub(crate) async fn breathe() {
    pause(0).await;
}

/// Scrolls the page so that an element stays under a finger, whatever comes or goes above it now.
pub(crate) fn keep_in_place(element: web_sys::Element) {
    let before = element.get_bounding_client_rect().top();
    wasm_bindgen_futures::spawn_local(async move {
        leptos::task::tick().await;
        window().scroll_by_with_x_and_y(0.0, element.get_bounding_client_rect().top() - before);
    });
}

/// A signal with the result of a future, once there is one.
pub(crate) fn loaded<T: Send + Sync + 'static>(
    future: impl Future<Output = T> + 'static,
) -> RwSignal<Option<T>> {
    let signal = RwSignal::new(None);
    wasm_bindgen_futures::spawn_local(async move {
        let value = future.await;
        // The screen may be gone by now.
        let _ = signal.try_set(Some(value));
    });
    signal
}

/// Closes a `details` element.
pub(crate) fn close_details(selector: &str) {
    if let Ok(Some(details)) = document().query_selector(selector) {
        let _ = details.remove_attribute("open");
    }
}

/// The answer to the latest question. A new question is asked when the last one is answered;
/// questions in between are skipped.
pub(crate) fn latest<Q, A, F>(
    question: impl Fn() -> Q + 'static,
    ask: impl Fn(Q) -> F + 'static,
) -> RwSignal<Option<A>>
where
    Q: 'static,
    A: Send + Sync + 'static,
    F: Future<Output = A> + 'static,
{
    let answer = RwSignal::new(None);
    let waiting = Rc::new(RefCell::new(None));
    let busy = Rc::new(Cell::new(false));
    let ask = Rc::new(ask);
    Effect::new(move |_| {
        *waiting.borrow_mut() = Some(question());
        if busy.replace(true) {
            return;
        }
        let (waiting, busy, ask) = (waiting.clone(), busy.clone(), ask.clone());
        wasm_bindgen_futures::spawn_local(async move {
            while let Some(next) = { waiting.borrow_mut().take() } {
                let found = ask(next).await;
                // The screen may be gone by now.
                if waiting.borrow().is_none() {
                    let _ = answer.try_set(Some(found));
                }
            }
            busy.set(false);
        });
    });
    answer
}

/// Random bytes from the operating system.
pub(crate) fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    let filled = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    if filled.is_err() {
        bytes.fill_with(|| (js_sys::Math::random() * 256.0) as u8);
    }
    bytes
}

/// The seed of a new game: from the page's address (`?seed=42`, for tests and examples), or random.
pub(crate) fn new_seed() -> Seed {
    query("seed").map_or_else(|| Seed::from_bytes(random_bytes()), |phrase| Seed::from_phrase(&phrase))
}

/// A parameter of the page's address.
pub(crate) fn query(name: &str) -> Option<String> {
    let search = window().location().search().ok()?;
    web_sys::UrlSearchParams::new_with_str(&search).ok()?.get(name)
}

/// A language with the browser's country, if it says one: dates differ by country.
pub(crate) fn spoken_here(language: &str) -> String {
    let spoken = window().navigator().languages();
    let spoken = spoken.iter().filter_map(|tag| tag.as_string()).find(|tag| tag.starts_with(language));
    spoken.unwrap_or_else(|| language.to_string())
}

/// A date and time in local format, from milliseconds since 1970.
pub(crate) fn date_and_time(at_ms: f64, language: &str) -> String {
    let options = js_sys::Object::new();
    for (name, length) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A new object accepts every value.
        let _ = js_sys::Reflect::set(&options, &name.into(), &length.into());
    }
    js_sys::Date::new(&at_ms.into()).to_locale_string(&spoken_here(language), &options).into()
}

/// A date in local format, with its month as a word.
pub(crate) fn long_date(date: (i16, i8, i8), language: &str) -> String {
    in_form(date, &[("dateStyle", "long")], language)
}

/// The month of a date, as a word, with its year.
pub(crate) fn month_of(date: (i16, i8, i8), language: &str) -> String {
    in_form(date, &[("month", "long"), ("year", "numeric")], language)
}

fn in_form((year, month, day): (i16, i8, i8), form: &[(&str, &str)], language: &str) -> String {
    let options = js_sys::Object::new();
    for &(name, value) in form {
        // A new object accepts every value.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    // At noon no change of the clocks moves it to another day.
    let (year, month) = (year.unsigned_abs().into(), i32::from(month) - 1);
    let date = js_sys::Date::new_with_year_month_day_hr(year, month, day.into(), 12);
    date.to_locale_date_string(&spoken_here(language), &options).into()
}

/// The first letter of a day of the week, from Monday on.
pub(crate) fn weekday(day: u8, language: &str) -> String {
    let options = js_sys::Object::new();
    // A new object accepts every value.
    let _ = js_sys::Reflect::set(&options, &"weekday".into(), &"narrow".into());
    // The first of January 2024 was a Monday.
    let date = js_sys::Date::new_with_year_month_day_hr(2024, 0, 1 + i32::from(day), 12);
    date.to_locale_date_string(&spoken_here(language), &options).into()
}

/// The day of a moment in local format, with its month as a word. It is given in milliseconds since
/// 1970.
pub(crate) fn day_of(at_ms: f64, language: &str) -> String {
    let at = js_sys::Date::new(&at_ms.into());
    let date = (at.get_full_year() as i16, at.get_month() as i8 + 1, at.get_date() as i8);
    long_date(date, language)
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> f64 {
    js_sys::Date::now()
}

/// Sets a performance mark, for tools and tests.
pub(crate) fn mark(name: &str) {
    if let Some(performance) = window().performance() {
        let _ = performance.mark(name);
    }
}

/// The result of a future that begins now, not only when it is awaited.
pub(crate) fn begun<T: 'static>(future: impl Future<Output = T> + 'static) -> oneshot::Receiver<T> {
    let (send, receive) = oneshot::channel();
    wasm_bindgen_futures::spawn_local(async move {
        // The caller may have stopped waiting.
        let _ = send.send(future.await);
    });
    receive
}

/// Scrolls the beginning of an element to the top of the window.
pub(crate) fn show(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        element.scroll_into_view();
    }
}

/// Scrolls what is in an element to its end.
pub(crate) fn scroll_to_end(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        element.set_scroll_top(element.scroll_height());
    }
}

/// The distance from the top of the window to an element, in pixels.
pub(crate) fn top_of(id: &str) -> Option<f64> {
    document().get_element_by_id(id).map(|element| element.get_bounding_client_rect().top())
}

/// Whether this browser can print: some phones can't.
pub(crate) fn can_print() -> bool {
    js_sys::Reflect::get(&window(), &"print".into()).is_ok_and(|print| print.is_function())
}

/// Opens the browser's print dialog.
pub(crate) fn print() {
    // If that fails, the file is still offered beside it.
    let _ = window().print();
}

/// How far the page is scrolled down, in pixels.
pub(crate) fn scrolled_by() -> f64 {
    window().scroll_y().unwrap_or_default()
}

/// Whether an element stays in view while the page is scrolled.
pub(crate) fn is_sticky(selector: &str) -> bool {
    let element = document().query_selector(selector).ok().flatten();
    let style = element.and_then(|element| window().get_computed_style(&element).ok().flatten());
    style
        .and_then(|style| style.get_property_value("position").ok())
        .is_some_and(|position| position == "sticky")
}

/// The height of the window, in pixels.
pub(crate) fn window_height() -> f64 {
    window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default()
}

/// Scrolls a row of links sideways until this one is in its middle.
pub(crate) fn center_in_its_line(id: &str) {
    let link = document().get_element_by_id(id).and_then(|link| link.dyn_into::<web_sys::HtmlElement>().ok());
    let Some(link) = link else { return };
    if let Ok(Some(line)) = link.closest("ul") {
        let (from, to) = (line.get_bounding_client_rect(), link.get_bounding_client_rect());
        let by = (to.left() + to.right() - from.left() - from.right()) / 2.0;
        line.set_scroll_left(line.scroll_left() + by.round() as i32);
    }
}

/// Whether a key press is a shortcut: not input for a field, the browser, or a dialog over the
/// screen. Character keys never are if the settings say so, because dictation types them without
/// meaning a shortcut.
pub(crate) fn is_for_the_screen(event: &web_sys::KeyboardEvent) -> bool {
    if event.key().chars().count() == 1 && !settings().with_untracked(|settings| settings.keys) {
        return false;
    }
    let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
    let covered = || document().query_selector("dialog[open]").is_ok_and(|found| found.is_some());
    !with_others && !is_in_field(event) && !covered()
}

/// Whether a key was pressed in a field, which handles it.
fn is_in_field(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.closest("input, select, textarea").ok().flatten().is_some())
}

/// Whether a key was pressed in something that keys scroll.
pub(crate) fn is_in_scroller(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.closest(".sheet-scroll").ok().flatten().is_some())
}

/// Whether the page is written from right to left.
pub(crate) fn is_right_to_left() -> bool {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("dir")).is_some_and(|direction| direction == "rtl")
}

/// Copies a text to the clipboard; false if the browser refuses.
pub(crate) async fn copy(text: &str) -> bool {
    write_to_clipboard(text).await || copy_as_selection(text)
}

async fn write_to_clipboard(text: &str) -> bool {
    // Without encryption, browsers offer the clipboard to pages of the same computer only.
    let written = || -> Result<js_sys::Promise, JsValue> {
        let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into())?;
        let write: js_sys::Function = js_sys::Reflect::get(&clipboard, &"writeText".into())?.dyn_into()?;
        write.call1(&clipboard, &text.into())?.dyn_into()
    };
    let Ok(written) = written() else { return false };
    JsFuture::from(written).await.is_ok()
}

/// Copies as a person would: selects the text, and says that the selection is to be copied. A phone
/// in the same house has no other way.
fn copy_as_selection(text: &str) -> bool {
    let copied = || -> Option<bool> {
        let document = document();
        let selection = window().get_selection().ok()??;
        // What lies under a dialog can't be selected.
        let dialog = document.query_selector("dialog[open]").ok()?;
        let holder: web_sys::Element = dialog.or_else(|| document.body().map(Into::into))?;
        let shown = document.create_element("pre").ok()?;
        shown.set_class_name("unseen");
        shown.set_text_content(Some(text));
        holder.append_child(&shown).ok()?;
        let is_selected = selection.select_all_children(&shown).is_ok();
        let document: web_sys::HtmlDocument = document.unchecked_into();
        let is_copied = is_selected && document.exec_command("copy") == Ok(true);
        // The selection goes with what was selected.
        shown.remove();
        Some(is_copied)
    };
    copied() == Some(true)
}

/// Whether the system has a share sheet.
pub(crate) fn can_share() -> bool {
    share_sheet().is_some()
}

fn share_sheet() -> Option<js_sys::Function> {
    js_sys::Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

/// Hands a text with a link to the system's share sheet; false if there is none or it can't take
/// them. Whoever closes the sheet wants no other answer.
pub(crate) async fn share(text: &str, link: &str) -> bool {
    let what = js_sys::Object::new();
    for (key, value) in [("text", text), ("url", link)] {
        // A new object accepts every value.
        let _ = js_sys::Reflect::set(&what, &key.into(), &value.into());
    }
    hand_over(&what).await
}

/// Hands a file with a text to the system's share sheet; false if it takes no such file.
pub(crate) async fn share_file(file: &web_sys::File, text: &str) -> bool {
    let what = js_sys::Object::new();
    let files = js_sys::Array::of1(file);
    // A new object accepts every value.
    let _ = js_sys::Reflect::set(&what, &"files".into(), &files);
    let _ = js_sys::Reflect::set(&what, &"text".into(), &text.into());
    let can = || -> Option<bool> {
        let can = js_sys::Reflect::get(&window().navigator(), &"canShare".into()).ok()?;
        can.dyn_into::<js_sys::Function>().ok()?.call1(&window().navigator(), &what).ok()?.as_bool()
    };
    can() == Some(true) && hand_over(&what).await
}

async fn hand_over(what: &js_sys::Object) -> bool {
    let opened = || -> Option<js_sys::Promise> {
        share_sheet()?.call1(&window().navigator(), what).ok()?.dyn_into().ok()
    };
    let Some(opened) = opened() else { return false };
    let is_closed = |error: &JsValue| {
        let name = js_sys::Reflect::get(error, &"name".into()).ok();
        name.and_then(|name| name.as_string()).is_some_and(|name| name == "AbortError")
    };
    JsFuture::from(opened).await.map_or_else(|error| is_closed(&error), |_| true)
}

/// The file chosen in a file field. The field is emptied, so that the same file can be chosen
/// again.
pub(crate) fn chosen_file(event: &web_sys::Event) -> Option<web_sys::File> {
    let field: web_sys::HtmlInputElement = event.target()?.dyn_into().ok()?;
    let file = field.files()?.get(0);
    field.set_value("");
    file
}

/// The text of a file; `None` if it can't be read as text.
pub(crate) async fn text_of(file: &web_sys::File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// The browser's preferred language, with its country if it has one.
pub(crate) fn language() -> Option<String> {
    window().navigator().language()
}

/// Whether the page's address means this computer, wherever it is opened.
pub(crate) fn is_at_the_server() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    host == "localhost" || host == "[::1]" || host.starts_with("127.")
}

/// An address (`blob:`) of a value that only this page knows.
#[derive(Clone, Debug)]
pub(crate) struct Address(String);

impl Address {
    /// For text or bytes of a media type; `None` if the browser refuses.
    pub(crate) fn of(content: &JsValue, media_type: &str) -> Option<Address> {
        let options = web_sys::BlobPropertyBag::new();
        options.set_type(media_type);
        let parts = js_sys::Array::of1(content);
        let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
        web_sys::Url::create_object_url_with_blob(&blob).ok().map(Address)
    }

    /// The address as text.
    pub(crate) fn text(&self) -> String {
        self.0.clone()
    }

    /// Revokes the address, so that the browser can free the value.
    pub(crate) fn forget(&self) {
        let _ = web_sys::Url::revoke_object_url(&self.0);
    }
}

/// By then every browser has read a file that was handed to it.
const READ_WITHIN_MS: i32 = 60_000;

/// Saves a text as a file.
pub(crate) fn download(name: &str, text: &str) {
    save(name, &JsValue::from_str(text), "text/plain;charset=utf-8");
}

/// Saves a picture as a file.
pub(crate) fn download_picture(name: &str, picture: &web_sys::Blob) {
    save(name, picture, PNG);
}

/// The media type of pictures.
pub(crate) const PNG: &str = "image/png";

/// Saves bytes as a file of a media type.
pub(crate) fn download_bytes(name: &str, bytes: &[u8], media_type: &str) {
    save(name, &js_sys::Uint8Array::from(bytes), media_type);
}

/// If the browser can't save files, it says so itself.
fn save(name: &str, content: &JsValue, media_type: &str) {
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into().ok());
    let link: Option<web_sys::HtmlAnchorElement> = link;
    if let (Some(link), Some(address)) = (link, Address::of(content, media_type)) {
        link.set_href(&address.text());
        link.set_download(name);
        link.click();
        // Some browsers read the value only later.
        wasm_bindgen_futures::spawn_local(async move {
            pause(READ_WITHIN_MS).await;
            address.forget();
        });
    }
}
