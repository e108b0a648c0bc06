//! Lists of saved things, with a retry when they can't be read.

use crate::page::arrival::{self, Way};
use crate::page::focus::Focus;
use crate::storage::database::{LocalBoxFuture, Unread};
use leptos::prelude::*;
use std::rc::Rc;

/// Reads a list.
type Read<T> = Rc<dyn Fn() -> LocalBoxFuture<Result<Vec<T>, Unread>>>;

/// A list that is being read, was read, or can't be read.
pub(crate) struct Listed<T: Send + Sync + 'static> {
    found: RwSignal<Option<Result<Vec<T>, Unread>>>,
    read: StoredValue<Read<T>, LocalStorage>,
}

impl<T: Send + Sync + 'static> Clone for Listed<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Listed<T> {}

impl<T: Clone + Send + Sync + 'static> Listed<T> {
    /// Begins to read.
    pub(crate) fn begin(read: impl Fn() -> LocalBoxFuture<Result<Vec<T>, Unread>> + 'static) -> Listed<T> {
        let listed = Listed { found: RwSignal::new(None), read: StoredValue::new_local(Rc::new(read)) };
        listed.read(false);
        listed
    }

    fn read(self, is_again: bool) {
        wasm_bindgen_futures::spawn_local(async move {
            let Some(read) = self.read.try_get_value() else { return };
            let found = read().await;
            // The screen may be gone by now.
            let _ = self.found.try_set(Some(found));
            // The new content may have a heading of its own.
            if is_again {
                arrival::arrive(Way::Redrawn);
            }
        });
    }

    /// Reads it again.
    pub(crate) fn again(self) {
        self.found.set(None);
        // The button disappears together with the message around it.
        Focus::now().keep(&["#app h1"]);
        self.read(true);
    }

    /// All items, once they are read.
    pub(crate) fn all(self) -> Option<Vec<T>> {
        self.with(<[T]>::to_vec)
    }

    /// Something about all items, once they are read.
    pub(crate) fn with<U>(self, about: impl FnOnce(&[T]) -> U) -> Option<U> {
        self.found.with(|found| Some(about(found.as_ref()?.as_ref().ok()?)))
    }

    /// The same without tracking.
    pub(crate) fn with_untracked<U>(self, about: impl FnOnce(&[T]) -> U) -> Option<U> {
        self.found.with_untracked(|found| Some(about(found.as_ref()?.as_ref().ok()?)))
    }

    /// Whether reading has failed.
    pub(crate) fn is_unread(self) -> bool {
        self.found.with(|found| matches!(found, Some(Err(Unread))))
    }
}
