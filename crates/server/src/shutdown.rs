//! The end of the server: first drain, then end at once.

use std::io;
use tokio_util::sync::CancellationToken;

/// Asks a server to stop. Clones ask the same server.
#[derive(Clone, Debug, Default)]
pub struct Shutdown {
    drain: CancellationToken,
    now: CancellationToken,
}

impl Shutdown {
    /// A shutdown that nobody has asked for yet.
    pub fn new() -> Shutdown {
        Shutdown::default()
    }

    /// A shutdown that SIGINT or SIGTERM begins; the second signal ends the server at once. Call it
    /// inside a Tokio runtime.
    ///
    /// # Errors
    /// If the system does not let the program listen to signals.
    pub fn on_signals() -> io::Result<Shutdown> {
        let shutdown = Shutdown::new();
        let mut signals = Signals::new()?;
        let asked = shutdown.clone();
        tokio::spawn(async move {
            signals.next().await;
            asked.begin();
            signals.next().await;
            asked.end_now();
        });
        Ok(shutdown)
    }

    /// Accept no new connection, answer what is under way, end streams.
    pub fn begin(&self) {
        self.drain.cancel();
    }

    /// End without waiting for anything.
    pub fn end_now(&self) {
        self.drain.cancel();
        self.now.cancel();
    }

    /// Waits until the server is asked to drain.
    pub(crate) async fn begun(&self) {
        self.drain.cancelled().await;
    }

    pub(crate) async fn asked_to_end_now(&self) {
        self.now.cancelled().await;
    }
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> io::Result<Signals> {
        Ok(Signals)
    }

    async fn next(&mut self) {
        // Without Ctrl-C the program is ended by other means.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
