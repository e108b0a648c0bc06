//! Who may connect, and which connections are given up.

use crate::client_address::{ClientAddress, TrustedProxies};
use crate::limits::Limits;
use crate::refusals::Refusals;
use crate::slots::{LimitReached, Slot, Slots};
use axum_server::accept::Accept;
use std::future::{Ready, ready};
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_io_timeout::TimeoutStream;

/// Accepts connections as long as there is a slot for them.
#[derive(Clone, Debug)]
pub(crate) struct Connections {
    slots: Slots,
    write_stall: Duration,
    refusals: Refusals,
}

impl Connections {
    pub(crate) fn new(limits: &Limits, proxies: TrustedProxies, refusals: Refusals) -> Connections {
        // A proxy opens the connections of everybody.
        let per_client = if proxies.exist() { limits.connections } else { limits.connections_per_client };
        let slots = Slots::new(limits.connections, per_client);
        Connections { slots, write_stall: limits.write_stall, refusals }
    }

    fn admit(&self, stream: TcpStream) -> io::Result<Connection> {
        let client = ClientAddress::of(stream.peer_addr()?.ip());
        let slot = self.slots.take(client).map_err(|full| {
            self.refusals.note(
                client,
                match full {
                    LimitReached::ForAll => "connection: too many in all",
                    LimitReached::ForThisClient => "connection: too many from this address",
                },
            );
            io::Error::other("too many connections")
        })?;
        stream.set_nodelay(true)?;
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(self.write_stall));
        Ok(Connection { stream: Box::pin(stream), _slot: slot })
    }
}

impl<S> Accept<TcpStream, S> for Connections {
    type Stream = Connection;
    type Service = S;
    type Future = Ready<io::Result<(Connection, S)>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        ready(self.admit(stream).map(|connection| (connection, service)))
    }
}

/// A connection that keeps its slot until the socket is closed, whatever protocol it turns to.
pub(crate) struct Connection {
    stream: Pin<Box<TimeoutStream<TcpStream>>>,
    _slot: Slot,
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
