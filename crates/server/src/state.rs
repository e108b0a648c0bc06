//! What the routes share.

use crate::boards::Boards;
use crate::client_address::TrustedProxies;
use crate::live::Live;
use crate::public_address::PublicAddress;
use crate::shutdown::Shutdown;
use crate::site::Site;
use axum::extract::FromRef;
use std::net::SocketAddr;

/// Everything that a route may ask for. Clones share it.
#[derive(Clone)]
pub(crate) struct AppState {
    pub(crate) site: Site,
    pub(crate) boards: Boards,
    pub(crate) live: Option<Live>,
    pub(crate) proxies: TrustedProxies,
    pub(crate) public: Option<PublicAddress>,
    /// Where the server listens.
    pub(crate) served: SocketAddr,
    pub(crate) shutdown: Shutdown,
}

impl FromRef<AppState> for Site {
    fn from_ref(state: &AppState) -> Site {
        state.site
    }
}

impl FromRef<AppState> for Boards {
    fn from_ref(state: &AppState) -> Boards {
        state.boards.clone()
    }
}

impl FromRef<AppState> for Option<Live> {
    fn from_ref(state: &AppState) -> Option<Live> {
        state.live.clone()
    }
}

impl FromRef<AppState> for TrustedProxies {
    fn from_ref(state: &AppState) -> TrustedProxies {
        state.proxies
    }
}

impl FromRef<AppState> for Option<PublicAddress> {
    fn from_ref(state: &AppState) -> Option<PublicAddress> {
        state.public.clone()
    }
}

impl FromRef<AppState> for SocketAddr {
    fn from_ref(state: &AppState) -> SocketAddr {
        state.served
    }
}

impl FromRef<AppState> for Shutdown {
    fn from_ref(state: &AppState) -> Shutdown {
        state.shutdown.clone()
    }
}
