//! `farkle serve`: reads the command line, opens the socket and runs `farkle-server`.

mod address;

use crate::failure::Failure;
use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use farkle_server::{Limits, Settings, Shutdown, Site, Tables};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  farkle serve --open                    play on this computer
  farkle serve --listen 0.0.0.0:8080     let other devices in the same network play, too
  farkle serve --data tables             keep tables for friends far apart, too
  farkle serve --trusted-proxies 1       behind one reverse proxy, such as nginx or Caddy

For monitoring: GET /health answers 200 while the program runs, and GET /ready while it can serve.
After SIGTERM or Ctrl+C it finishes requests in progress, for 8 seconds at most; a second signal ends it at once.")]
pub(crate) struct Arguments {
    /// The address and port to serve on, or a port on this computer; port 0 takes any free one.
    ///
    /// The default is 127.0.0.1:8080, or any free port if that one is taken.
    #[arg(long, value_name = "ADDRESS", value_parser = address::wanted)]
    listen: Option<SocketAddr>,

    /// Open the game in a browser.
    #[arg(long)]
    open: bool,

    /// How many reverse proxies stand between clients and this program.
    ///
    /// Each client may have 200 connections and 50 live scoreboards. Behind a proxy all clients
    /// seem to have the address of the proxy. This option says how many proxies add an address to
    /// `X-Forwarded-For`. Leave it out without a proxy, because clients could then choose their
    /// address.
    #[arg(long, value_name = "N", default_value_t = 0)]
    trusted_proxies: usize,

    /// Keep tables for friends far apart in this folder.
    ///
    /// The folder holds the games and the secret key of their dice: back up both, and show them to
    /// nobody. It is created if it does not exist. Without this option there are no such tables.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,

    /// Which events go to the log on standard error.
    #[arg(long, value_enum, value_name = "LEVEL", default_value_t = LogLevel::Info)]
    log: LogLevel,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogLevel {
    /// Nothing.
    Off,
    /// Requests and connections that were refused because of a limit.
    Warn,
    /// Also the start and the stop of the server.
    Info,
    /// Also every request, without the names of scoreboards.
    Debug,
}

impl From<LogLevel> for LevelFilter {
    fn from(level: LogLevel) -> LevelFilter {
        match level {
            LogLevel::Off => LevelFilter::OFF,
            LogLevel::Warn => LevelFilter::WARN,
            LogLevel::Info => LevelFilter::INFO,
            LogLevel::Debug => LevelFilter::DEBUG,
        }
    }
}

/// The default address.
const USUAL_ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// Serves until the program is asked to stop.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let tables = arguments.data.as_deref().map(Tables::in_folder).transpose();
    let tables = tables.map_err(|error| Failure::bad_input(format!("--data: {error}")))?;
    let listener = listen(arguments.listen, USUAL_ADDRESS)?;
    let address = listener.local_addr()?;
    let page = address::here(address);
    println!("Farkle is served at {page} (Ctrl+C stops it)");
    if let Some(elsewhere) = address::elsewhere(address, address::own_address) {
        println!(
            "On other devices in the same network: {elsewhere}\n\
             Their browsers can play while this program runs. They store the app for offline use only over HTTPS."
        );
    }
    let site = Site::app();
    if !site.is_built() {
        eprintln!("This program was built without the browser app: run `cargo xtask play` instead.");
    }
    if arguments.open && !open(&page) {
        eprintln!("No browser could be started: open {page} yourself.");
    }
    log_to_standard_error(arguments.log);
    let settings =
        Settings { site, tables, trusted_proxies: arguments.trusted_proxies, limits: Limits::default() };
    let runtime = tokio::runtime::Runtime::new().context("can't start the server")?;
    let served = runtime.block_on(async {
        let shutdown = Shutdown::on_signals().context("can't listen to signals")?;
        Ok(farkle_server::serve(listener, settings, shutdown).await?)
    });
    // Nobody waits for a scoreboard that is still being read.
    runtime.shutdown_background();
    served
}

/// Logs the events of the server, without those of its dependencies, to standard error.
fn log_to_standard_error(level: LogLevel) {
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    let of_the_server = Targets::new().with_target("farkle_server", LevelFilter::from(level));
    tracing_subscriber::registry().with(of_the_server).with(lines).init();
}

/// Listens on the requested address. Without one it takes the default address, or any other port if
/// that one is taken.
fn listen(asked_for: Option<SocketAddr>, usual: SocketAddr) -> Result<TcpListener> {
    let wanted = asked_for.unwrap_or(usual);
    let listener = TcpListener::bind(wanted).or_else(|error| match (error.kind(), asked_for) {
        (std::io::ErrorKind::AddrInUse, None) => {
            eprintln!(
                "Port {} is in use, perhaps by another Farkle; using a free port instead.\n\
                 Browsers store games by address: games from {wanted} still exist, but appear only at that address.",
                wanted.port()
            );
            TcpListener::bind(SocketAddr::new(wanted.ip(), 0))
        }
        _ => Err(error),
    });
    let listener = listener.map_err(|error| {
        let advice = match error.kind() {
            std::io::ErrorKind::AddrInUse => {
                "; stop the program that uses it, or choose another port (0 takes any free one)"
            }
            std::io::ErrorKind::AddrNotAvailable => {
                "; allowed is an address of this computer, or 0.0.0.0 for all of them"
            }
            std::io::ErrorKind::PermissionDenied => "; ports from 1024 up need no permission",
            _ => "",
        };
        anyhow::anyhow!("can't listen on {wanted}: {error}{advice}")
    })?;
    Ok(listener)
}

/// Opens a page in the browser of this computer. False if that is impossible.
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

    /// A port of this computer that is taken until this is dropped.
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
        assert!(
            error.ends_with("stop the program that uses it, or choose another port (0 takes any free one)"),
            "{error}"
        );
    }

    #[test]
    fn zero_asks_for_any_port_that_is_free() {
        let any = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);
        assert_ne!(listen(Some(any), USUAL_ADDRESS).unwrap().local_addr().unwrap().port(), 0);
    }
}
