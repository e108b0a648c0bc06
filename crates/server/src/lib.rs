//! The HTTP server: the browser app, tables of friends far apart, live scoreboards and health
//! checks.
//!
//! A request passes `connections` (timeouts and limits of a connection), then the `router`, then
//! one of four: `site` for the files of the app, `live` for tables, `boards` for scoreboards,
//! `health` for whoever watches the program. Everything that they share is in `state`.
//! `farkle serve` reads the command line, opens the socket and calls [`serve`].

mod app;
mod boards;
mod client_address;
mod connections;
mod health;
mod known_host;
mod limits;
mod live;
mod public_address;
mod refusals;
mod router;
mod security_headers;
mod shutdown;
mod site;
mod slots;
mod state;

pub use limits::Limits;
pub use live::{DataError, DiceCount, FolderLock, ServerKey, Tables};
pub use public_address::PublicAddress;
pub use shutdown::Shutdown;
pub use site::Site;

use axum_server::Handle;
use boards::Boards;
use client_address::TrustedProxies;
use connections::Connections;
use live::Live;
use refusals::Refusals;
use state::AppState;
use std::convert::Infallible;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::time::Duration;
use tracing::info;

/// What a server serves, and how much of it.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The files for browsers.
    pub site: Site,
    /// Where tables are kept; without it there are none.
    pub tables: Option<Tables>,
    /// How many reverse proxies stand in front of this server. Each must add the address of its
    /// client at the end of `X-Forwarded-For`. With 0 that header is ignored.
    pub trusted_proxies: usize,
    /// The address for links that are made at this computer, if it is known. Otherwise they begin
    /// with the one that the computer has in its network at that moment.
    pub public: Option<PublicAddress>,
    /// Whether everybody may read `/metrics`.
    pub metrics: bool,
    /// What one client and all of them may use.
    pub limits: Limits,
}

/// Serves until `shutdown` begins and all requests are answered, at most [`Limits::drain`] longer.
///
/// Runs inside a Tokio runtime with I/O and time.
///
/// # Errors
/// If the socket can't be used.
pub async fn serve(listener: TcpListener, settings: Settings, shutdown: Shutdown) -> io::Result<()> {
    let address = listener.local_addr()?;
    let Settings { site, tables, trusted_proxies, public, metrics, limits } = settings;
    let proxies = TrustedProxies(trusted_proxies);
    let refusals = Refusals::default();
    let connections = Connections::new(&limits, proxies, refusals.clone());
    let handle = Handle::new();
    let mut server = axum_server::from_tcp(listener)?
        .handle(handle.clone())
        .first_request_timeout(limits.request_head)
        .acceptor(connections);
    server.http_builder().http1().header_read_timeout(limits.request_head);
    let mut http2 = server.http_builder().http2();
    http2.keep_alive_interval(limits.ping_interval).keep_alive_timeout(limits.ping_timeout);
    info!(%address, app = site.is_built(), trusted_proxies, "started");
    let drain = limits.drain;
    let live = tables.map(|tables| Live::new(tables, limits, refusals.clone(), shutdown.clone()));
    let boards = Boards::new(limits, refusals);
    let state = AppState {
        site,
        boards,
        live: live.clone(),
        proxies,
        public,
        served: address,
        shutdown: shutdown.clone(),
    };
    let service = router::router(state, metrics).into_make_service_with_connect_info::<SocketAddr>();
    let result = tokio::select! {
        result = server.serve(service) => result,
        never = drain_when_asked(&shutdown, &handle, drain) => match never {},
    };
    if let Some(live) = live {
        // The server does not count a connection any more that has become a socket.
        let ended = async {
            tokio::select! {
                () = live.drained() => {}
                () = shutdown.asked_to_end_now() => {}
            }
        };
        let _ = tokio::time::timeout(drain, ended).await;
    }
    info!(%address, "stopped");
    result
}

/// Ends the server behind `handle` as `shutdown` asks for it.
async fn drain_when_asked(
    shutdown: &Shutdown,
    handle: &Handle<SocketAddr>,
    deadline: Duration,
) -> Infallible {
    shutdown.begun().await;
    info!(connections = handle.connection_count(), ?deadline, "stopping");
    handle.graceful_shutdown(Some(deadline));
    shutdown.asked_to_end_now().await;
    handle.shutdown();
    std::future::pending().await
}
