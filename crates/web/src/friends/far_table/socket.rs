//! The socket to this page's server.

use super::FarTable;
use crate::page::browser;
use farkle_client::RemoteHost;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, WebSocket};

/// An open socket, or one that is being opened. It is closed when it is dropped.
pub(super) struct Socket {
    pub(super) web: WebSocket,
    _on_open: Closure<dyn Fn()>,
    _on_text: Closure<dyn Fn(MessageEvent)>,
    _on_close: Closure<dyn Fn()>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.web.set_onopen(None);
        self.web.set_onmessage(None);
        self.web.set_onclose(None);
        let _ = self.web.close();
    }
}

impl FarTable {
    /// Opens a socket in the place of the earlier one.
    pub(super) fn connect(self) {
        let location = window().location();
        let (protocol, host) = (location.protocol(), location.host());
        let secure = protocol.is_ok_and(|protocol| protocol == "https:");
        let address =
            format!("{}://{}/api/live", if secure { "wss" } else { "ws" }, host.unwrap_or_default());
        let Ok(web) = WebSocket::new(&address) else {
            return self.tell(|remote| remote.lost(js_sys::Math::random()));
        };
        let on_open = Closure::<dyn Fn()>::new(move || {
            self.tell(RemoteHost::opened);
            self.pump();
        });
        let on_text = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                self.tell(|remote| remote.heard(&text));
                self.pump();
            }
        });
        let on_close = Closure::<dyn Fn()>::new(move || {
            self.tell(|remote| remote.lost(js_sys::Math::random()));
            self.pump();
        });
        web.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        web.set_onmessage(Some(on_text.as_ref().unchecked_ref()));
        web.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        let socket = Socket { web, _on_open: on_open, _on_text: on_text, _on_close: on_close };
        // A closure that runs now must not be dropped: the earlier socket goes a little later.
        let before = self.socket.try_update_value(|current| current.replace(socket)).flatten();
        spawn_local(async move {
            browser::breathe().await;
            drop(before);
        });
    }
}
