//! `farkle serve`: the browser app, from this program to a browser.
//!
//! Holds the listening socket and the limits of a connection; what is answered stands in `site` (the app's files) and
//! `boards` (live scoreboards), where it can be reached in `address`.

mod address;
mod boards;
mod site;

use crate::failure::Failure;
use anyhow::{Context, Result};
use axum_server::Handle;
use clap::Args;
use hyper_util::rt::TokioTimer;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Command, Stdio};
use std::time::Duration;

/// How long a browser may take to say what it wants.
const REQUEST_HEAD_LIMIT: Duration = Duration::from_secs(10);
/// How long answers under way may take after the program was asked to stop.
const STOP_LIMIT: Duration = Duration::from_secs(3);

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  farkle serve --open                    play on this computer
  farkle serve --listen 0.0.0.0:8080     let other devices in the same network play, too")]
pub(crate) struct Arguments {
    /// The address and port to serve on, or a port on this computer; port 0 takes any free one.
    ///
    /// Without it that is 127.0.0.1:8080, or any free port if that one is taken.
    #[arg(long, value_name = "ADDRESS", value_parser = address::wanted)]
    listen: Option<SocketAddr>,

    /// Open the game in a browser.
    #[arg(long)]
    open: bool,
}

/// Where it is served if nobody says.
const USUAL_ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// Serves until the program is interrupted.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let listener = listen(arguments.listen, USUAL_ADDRESS)?;
    let address = listener.local_addr()?;
    let page = address::here(address);
    println!("Farkle is served at {page} (Ctrl+C stops it)");
    if let Some(elsewhere) = address::elsewhere(address) {
        println!(
            "On other devices in the same network: {elsewhere}\n\
             Their browsers can play while this program runs; only with HTTPS in front of it they keep the app for later."
        );
    }
    if !site::is_built() {
        eprintln!("This program was built without the browser app: run `cargo xtask play` instead.");
    }
    if arguments.open && !open(&page) {
        eprintln!("No browser could be started: open {page} yourself.");
    }
    let runtime = tokio::runtime::Runtime::new().context("can't start the server")?;
    Ok(runtime.block_on(serve(listener))?)
}

/// The address asked for, or the usual one; if nobody asked for one and the usual one is taken, any other port.
fn listen(asked_for: Option<SocketAddr>, usual: SocketAddr) -> Result<TcpListener> {
    let wanted = asked_for.unwrap_or(usual);
    let listener = TcpListener::bind(wanted).or_else(|error| match (error.kind(), asked_for) {
        (std::io::ErrorKind::AddrInUse, None) => {
            eprintln!(
                "Port {} is in use by another program, perhaps by Farkle itself: taking a free one.\n\
                 Browsers keep games by address: those kept at {wanted} are not gone, but can only be seen there.",
                wanted.port()
            );
            TcpListener::bind(SocketAddr::new(wanted.ip(), 0))
        }
        _ => Err(error),
    });
    let listener = listener.map_err(|error| {
        let advice = match error.kind() {
            std::io::ErrorKind::AddrInUse => {
                "; stop what uses it, say another port, or 0 for any that is free"
            }
            std::io::ErrorKind::AddrNotAvailable => {
                "; allowed is an address of this computer, or 0.0.0.0 for all of them"
            }
            std::io::ErrorKind::PermissionDenied => "; ports from 1024 on need no permission",
            _ => "",
        };
        anyhow::anyhow!("can't listen on {wanted}: {error}{advice}")
    })?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}

async fn serve(listener: TcpListener) -> Result<()> {
    let handle = Handle::new();
    tokio::spawn(stop_when_asked(handle.clone()));
    let mut server = axum_server::from_tcp(listener)?.handle(handle);
    server.http_builder().http1().timer(TokioTimer::new()).header_read_timeout(REQUEST_HEAD_LIMIT);
    server.serve(site::router().into_make_service()).await?;
    Ok(())
}

async fn stop_when_asked(handle: Handle<SocketAddr>) {
    if tokio::signal::ctrl_c().await.is_ok() {
        handle.graceful_shutdown(Some(STOP_LIMIT));
    }
}

/// Shows a page in the browser of this computer. False if that can't be done here.
fn open(page: &str) -> bool {
    let (program, first): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start"]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(first).arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A port of this computer that somebody listens on, until it is dropped.
    fn taken() -> (TcpListener, SocketAddr) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        (listener, address)
    }

    #[test]
    fn where_nobody_asked_for_a_port_and_the_usual_one_is_taken_another_is_listened_on() {
        let (_listener, usual) = taken();
        let address = listen(None, usual).unwrap().local_addr().unwrap();
        assert_eq!(address.ip(), usual.ip());
        assert_ne!(address.port(), usual.port());
    }

    #[test]
    fn a_port_that_was_asked_for_and_is_taken_is_not_replaced_by_another() {
        let (_listener, asked_for) = taken();
        let error = listen(Some(asked_for), USUAL_ADDRESS).unwrap_err().to_string();
        assert!(error.starts_with(&format!("can't listen on {asked_for}: ")), "{error}");
        assert!(error.ends_with("stop what uses it, say another port, or 0 for any that is free"), "{error}");
    }

    #[test]
    fn zero_asks_for_any_port_that_is_free() {
        let any = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);
        assert_ne!(listen(Some(any), USUAL_ADDRESS).unwrap().local_addr().unwrap().port(), 0);
    }
}
