//! Timeouts. They count looks instead of time, so that the time in which a phone sleeps does not
//! count.

use crate::page::browser;
use futures_channel::oneshot;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// The pause between two looks.
pub(crate) const LOOK_MS: i32 = 250;

/// Waits for at most this many looks while `is_waited_for` holds; returns whether it still holds in
/// the end.
pub(crate) async fn is_exhausted(looks: u32, is_waited_for: impl Fn() -> bool) -> bool {
    for _ in 0..looks {
        browser::pause(LOOK_MS).await;
        if !is_waited_for() {
            return false;
        }
    }
    true
}

/// The result of a future, or `None` after this many looks.
pub(crate) async fn within<T: 'static>(looks: u32, future: impl Future<Output = T> + 'static) -> Option<T> {
    let (tell, told) = oneshot::channel();
    let tell = Rc::new(Cell::new(Some(tell)));
    let has_come = Rc::new(Cell::new(false));
    let (late, come) = (tell.clone(), has_come.clone());
    spawn_local(async move {
        let value = future.await;
        has_come.set(true);
        if let Some(tell) = tell.take() {
            // The caller may have stopped waiting.
            let _ = tell.send(value);
        }
    });
    spawn_local(async move {
        if is_exhausted(looks, || !come.get()).await {
            drop(late.take());
        }
    });
    told.await.ok()
}
