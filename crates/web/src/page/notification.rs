//! Notifications of the system, for a person who looks at something else.

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration};

/// Whether this page can ask for notifications. Browsers show none of an address without HTTPS, and
/// some phones none of a page that is not on the home screen.
pub(crate) fn is_possible() -> bool {
    window().is_secure_context() && Reflect::has(&window(), &"Notification".into()) == Ok(true)
}

/// Whether the person has allowed them.
pub(crate) fn is_allowed() -> bool {
    is_possible() && Notification::permission() == NotificationPermission::Granted
}

/// Asks the person, if the browser has not asked yet; whether they are allowed now. It has to be
/// called by a tap.
pub(crate) async fn ask() -> bool {
    let asked = is_possible().then(|| Notification::request_permission().ok()).flatten();
    if let Some(asked) = asked {
        // The answer counts, not how the browser gave it.
        let _ = JsFuture::from(asked).await;
    }
    is_allowed()
}

/// Shows one, if the person has allowed that and does not look at the page. A tap on it leads to
/// `path`. A later one with the same path takes its place.
pub(crate) fn show(title: String, body: String, path: String) {
    if !is_allowed() || !document().hidden() {
        return;
    }
    let options = NotificationOptions::new();
    options.set_body(&body);
    options.set_tag(&path);
    options.set_icon("/icon-192.png");
    options.set_data(&JsValue::from_str(&path));
    spawn_local(async move {
        // Phones show only those of a service worker, and it shows none before it is active.
        let workers = window().navigator().service_worker();
        let is_registered =
            JsFuture::from(workers.get_registration()).await.is_ok_and(|found| !found.is_undefined());
        let active = match workers.ready() {
            Ok(active) if is_registered => JsFuture::from(active).await.ok(),
            _ => None,
        };
        if !document().hidden() {
            return;
        }
        // A system that shows none tells nobody why.
        let _ = match active.and_then(|active| active.dyn_into::<ServiceWorkerRegistration>().ok()) {
            Some(worker) => worker.show_notification_with_options(&title, &options).map(drop),
            None => Notification::new_with_options(&title, &options).map(drop),
        };
    });
}

/// Removes the notification of a path, because the person has come.
pub(crate) fn withdraw(path: String) {
    if !is_allowed() {
        return;
    }
    spawn_local(async move {
        let found = JsFuture::from(window().navigator().service_worker().get_registration()).await;
        let Some(worker) = found.ok().and_then(|found| found.dyn_into::<ServiceWorkerRegistration>().ok())
        else {
            return;
        };
        let Ok(asked) = worker.get_notifications() else { return };
        let Ok(shown) = JsFuture::from(asked).await else { return };
        let shown =
            js_sys::Array::from(&shown).into_iter().filter_map(|it| it.dyn_into::<Notification>().ok());
        shown.filter(|notification| notification.tag().as_deref() == Some(&path)).for_each(|it| it.close());
    });
}
