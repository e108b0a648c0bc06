//! The real server behind a real socket, as browsers, proxies and attackers meet it.

#![allow(clippy::unwrap_used)] // Helpers of tests may panic like the tests themselves.

mod boards;
mod client;
mod connections;
mod health;
mod live;
mod shutdown;
mod site;

use client::Client;
use farkle_server::{Limits, PublicAddress, Settings, Shutdown, Site, serve};
use rust_embed::RustEmbed;
use std::future::Future;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::time::Duration;
use tokio::task::JoinHandle;

/// Longer than anything takes here, on a machine that is busy.
const PATIENCE: Duration = Duration::from_secs(20);
/// A limit that a test waits for.
const SHORT: Duration = Duration::from_millis(300);

#[derive(RustEmbed)]
#[folder = "tests/site"]
struct Fixture;

/// A folder without a page.
#[derive(RustEmbed)]
#[folder = "tests/site/a"]
struct NotBuilt;

/// Where the servers of the tests are found.
fn public() -> Option<PublicAddress> {
    "http://farkle.example".parse().ok()
}

/// A server that runs as long as the test.
struct Server {
    address: SocketAddr,
    shutdown: Shutdown,
    task: JoinHandle<io::Result<()>>,
}

impl Server {
    fn start(limits: Limits) -> Server {
        Server::with(Settings {
            site: Site::of::<Fixture>(),
            tables: None,
            trusted_proxies: 0,
            public: public(),
            metrics: false,
            limits,
        })
    }

    /// A server that believes the last entry of `X-Forwarded-For`.
    fn behind_a_proxy(limits: Limits) -> Server {
        Server::with(Settings {
            site: Site::of::<Fixture>(),
            tables: None,
            trusted_proxies: 1,
            public: public(),
            metrics: false,
            limits,
        })
    }

    fn with(settings: Settings) -> Server {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let shutdown = Shutdown::new();
        let task = tokio::spawn(serve(listener, settings, shutdown.clone()));
        Server { address, shutdown, task }
    }

    /// A server in another process.
    fn elsewhere(address: SocketAddr) -> Server {
        Server { address, shutdown: Shutdown::new(), task: tokio::spawn(async { Ok(()) }) }
    }

    async fn connect(&self) -> Client {
        Client::connect(self.address).await
    }

    /// Waits until the server has ended by itself.
    async fn ended(self) {
        in_time(self.task).await.unwrap().unwrap();
    }
}

/// Fails a test that would wait for ever.
#[track_caller]
fn in_time<T>(future: impl Future<Output = T>) -> impl Future<Output = T> {
    let caller = std::panic::Location::caller();
    async move {
        let done = tokio::time::timeout(PATIENCE, future).await;
        done.unwrap_or_else(|_| panic!("{caller}: this did not happen in {PATIENCE:?}"))
    }
}
