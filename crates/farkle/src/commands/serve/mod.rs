//! `farkle serve`: reads the command line, opens the socket and runs `farkle-server`.

mod address;
mod config_file;
mod greeting;

use crate::commands::output::{Align, out, print_columns};
use crate::failure::Failure;
use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use etcetera::BaseStrategy;
use farkle_server::{DataError, FolderLock, Limits, PublicAddress, Settings, Shutdown, Site, Tables};
use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  farkle serve --open                    play here and with everybody in the same Wi-Fi
  farkle serve --open --listen 8080      play on this computer only
  farkle serve --data tables             keep the tables of friends far apart in this folder
  farkle serve --listen 8080 --trusted-proxies 1 --public https://farkle.example
                                         behind one reverse proxy, such as nginx or Caddy
  farkle serve --data key --database postgres://farkle@db/farkle
                                         keep them in PostgreSQL, which several servers may share
  farkle serve --config server.toml      take settings from a file

For monitoring: GET /health answers 200 while the program runs, and GET /ready while it can serve.
After SIGTERM or Ctrl+C it finishes requests in progress, for 8 seconds at most; a second signal ends it at once.")]
pub(crate) struct Arguments {
    /// The address and port to serve on, or a port on this computer; port 0 takes any free one.
    ///
    /// The default is 0.0.0.0:8080, for all devices in the same network; with --trusted-proxies it
    /// is 127.0.0.1:8080, for a proxy on this computer. If the port is taken, it is any free one. A
    /// port alone is for this computer only.
    #[arg(long, value_name = "ADDRESS", env = "FARKLE_LISTEN", hide_env = true, value_parser = address::wanted)]
    listen: Option<SocketAddr>,

    /// The address at which others find this server, if it has a name of its own.
    ///
    /// Links that are made at this computer begin with it. Without the option they begin with the
    /// address of this computer in its network.
    #[arg(long, value_name = "https://NAME", env = "FARKLE_PUBLIC", hide_env = true)]
    public: Option<PublicAddress>,

    /// Open the game in a browser.
    #[arg(long)]
    open: bool,

    /// How many reverse proxies stand between clients and this program.
    ///
    /// Each client may have 200 connections and 50 live scoreboards. Behind a proxy all clients
    /// seem to have the address of the proxy. This option says how many proxies add an address to
    /// `X-Forwarded-For`. Leave it out without a proxy, because clients could then choose their
    /// address.
    #[arg(long, value_name = "N", env = "FARKLE_TRUSTED_PROXIES", hide_env = true, default_value = "0")]
    #[arg(value_parser = crate::numbers::proxies)]
    trusted_proxies: usize,

    /// How many connections clients may have at a time, all together.
    ///
    /// Each one is an open file to the system, which often allows a program 1,024 of them: raise
    /// that limit, too.
    #[arg(long, value_name = "N", env = "FARKLE_CONNECTIONS", hide_env = true, default_value = "900")]
    #[arg(value_parser = crate::numbers::connections)]
    connections: usize,

    /// Keep the tables of friends far apart in this folder.
    ///
    /// The folder holds the games and the secret key of their dice: back up both, and show them to
    /// nobody. It is created if it does not exist. The default is `$XDG_DATA_HOME/farkle/server`
    /// (`~/.local/share/farkle/server`).
    #[arg(long, value_name = "FOLDER", env = "FARKLE_DATA", hide_env = true)]
    data: Option<PathBuf>,

    /// Keep the tables in this PostgreSQL database instead.
    ///
    /// `postgres://USER:PASSWORD@HOST/DATABASE`, of version 15 or later; several hosts have commas
    /// between them. Several servers may use one database; docs/scaling.md says how. The folder of
    /// `--data` holds no tables then, but still the key of the dice, and all of these servers need
    /// the same. The environment variable FARKLE_DATABASE keeps a password out of lists of
    /// processes.
    #[arg(long, value_name = "URL", env = "FARKLE_DATABASE", hide_env = true)]
    database: Option<String>,

    /// Tell everybody at /metrics how much happens, in the format of Prometheus.
    ///
    /// The numbers name no table and no client.
    #[arg(long, env = "FARKLE_METRICS", hide_env = true)]
    metrics: bool,

    /// Which events go to the log on standard error.
    #[arg(long, value_enum, value_name = "LEVEL", env = "FARKLE_LOG", hide_env = true, default_value_t = LogLevel::Info)]
    log: LogLevel,

    /// Read settings from this TOML file: lines such as `listen = "0.0.0.0:8080"`.
    ///
    /// The settings have the names of the options: listen, public, trusted-proxies, connections,
    /// data, database, metrics, log. Options and environment variables come before the file.
    #[arg(long, value_name = "FILE", env = "FARKLE_CONFIG", hide_env = true)]
    config: Option<PathBuf>,

    /// Print every setting and where it comes from, and serve nothing.
    ///
    /// An option comes before an environment variable: FARKLE_LISTEN, FARKLE_PUBLIC, FARKLE_DATA,
    /// FARKLE_DATABASE, FARKLE_TRUSTED_PROXIES, FARKLE_CONNECTIONS, FARKLE_METRICS, FARKLE_LOG.
    /// Both come before the file of --config.
    #[arg(long)]
    print_config: bool,
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

/// The default address: a family plays in one network. Behind a proxy nobody else may reach the
/// server, because it believes what is said of clients.
fn usual_address(trusted_proxies: usize) -> SocketAddr {
    let ip = if trusted_proxies > 0 { Ipv4Addr::LOCALHOST } else { Ipv4Addr::UNSPECIFIED };
    SocketAddr::new(IpAddr::V4(ip), 8080)
}

/// Serves until the program is asked to stop.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let settings = config_file::Settings::of_process(arguments.config.as_deref())?;
    let arguments = &settings.arguments()?;
    if arguments.print_config {
        return print_config(arguments, &settings);
    }
    let runtime = tokio::runtime::Runtime::new().context("can't start the server")?;
    let (tables, _lock) = match &arguments.database {
        Some(url) => (Some(runtime.block_on(in_database(url, arguments.data.as_deref()))?), None),
        None => tables(arguments.data.as_deref())?.unzip(),
    };
    let listener = listen(arguments.listen, usual_address(arguments.trusted_proxies))?;
    let address = listener.local_addr()?;
    let page = address::here(address);
    let public = arguments.public.clone().or_else(|| PublicAddress::of(address));
    let kept = match (&arguments.database, &tables) {
        (Some(_), _) => Some("the database".to_string()),
        (None, Some(_)) => Some(data_folder(arguments.data.as_deref())?.display().to_string()),
        (None, None) => None,
    };
    let greeting = greeting::Greeting {
        page: &page,
        public: public.as_ref(),
        is_for_others: !address.ip().is_loopback(),
        kept: kept.as_deref(),
        with_code: std::io::stdout().is_terminal(),
    };
    writeln!(out(), "{greeting}")?;
    let site = Site::app();
    if !site.is_built() {
        eprintln!(
            "This program was built without the browser app: run `cargo xtask play`, or build it with `cargo xtask build`."
        );
    }
    if arguments.open && !open(&page) {
        eprintln!("No browser could be started: open {page} yourself.");
    }
    log_to_standard_error(arguments.log);
    let settings = Settings {
        site,
        tables,
        trusted_proxies: arguments.trusted_proxies,
        public: arguments.public.clone(),
        metrics: arguments.metrics,
        limits: Limits::of_connections(arguments.connections),
    };
    let served = runtime.block_on(async {
        let shutdown = Shutdown::on_signals().context("can't listen to signals")?;
        Ok(farkle_server::serve(listener, settings, shutdown).await?)
    });
    // Nobody waits for a scoreboard that is still being read.
    runtime.shutdown_background();
    served
}

/// Prints the settings as a table: name, value, source.
fn print_config(arguments: &Arguments, settings: &config_file::Settings) -> Result<(), Failure> {
    let data = data_folder(arguments.data.as_deref())?.display().to_string();
    let level = arguments.log.to_possible_value().map(|level| level.get_name().to_string());
    let rows = [
        ("listen", arguments.listen.unwrap_or_else(|| usual_address(arguments.trusted_proxies)).to_string()),
        ("public", arguments.public.as_ref().map_or("-".to_string(), ToString::to_string)),
        ("data", data),
        ("database", arguments.database.as_deref().map_or("-".to_string(), without_password)),
        ("trusted_proxies", arguments.trusted_proxies.to_string()),
        ("connections", arguments.connections.to_string()),
        ("metrics", arguments.metrics.to_string()),
        ("log", level.unwrap_or_default()),
    ];
    let rows: Vec<Vec<String>> = rows
        .into_iter()
        .map(|(name, value)| vec![name.replace('_', "-"), value, settings.source(name).to_string()])
        .collect();
    print_columns(&mut out(), &[Align::Left; 3], &["setting", "value", "from"], &rows)
}

/// The tables in the folder that was asked for, or in the person's data directory. If that one
/// can't be used, there are no tables, and the rest is served all the same.
fn tables(asked_for: Option<&Path>) -> Result<Option<(Tables, FolderLock)>, Failure> {
    if let Some(folder) = asked_for {
        let tables = Tables::in_folder(folder);
        return tables.map(Some).map_err(|error| unusable("--data: ", &error));
    }
    let opened =
        usual_folder().and_then(|folder| Tables::in_folder(&folder).map_err(|error| error.to_string()));
    match opened {
        Ok(tables) => Ok(Some(tables)),
        Err(error) => {
            eprintln!(
                "Friends far apart can't play at this server: {error}. Name a folder for their tables with --data FOLDER."
            );
            Ok(None)
        }
    }
}

/// The tables in a database, with the key in the folder that was asked for, or in the person's data
/// directory.
async fn in_database(url: &str, folder: Option<&Path>) -> Result<Tables, Failure> {
    let tables = Tables::in_database(url, &data_folder(folder)?).await;
    tables.map_err(|error| unusable("--database: ", &error))
}

/// An address that may be shown: a password stands between the first `:` of `user:password` and the
/// `@`, or it is named.
fn without_password(url: &str) -> String {
    if url.contains("password") {
        return "(has a password)".to_string();
    }
    let Some((kind, rest)) = url.split_once("://") else { return url.to_string() };
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            let (name, password) = user.split_once(':').map_or((user, ""), |(name, _)| (name, ":…"));
            format!("{kind}://{name}{password}@{host}")
        }
        None => url.to_string(),
    }
}

fn usual_folder() -> Result<PathBuf, String> {
    let base = etcetera::choose_base_strategy().map_err(|error| error.to_string())?;
    Ok(base.data_dir().join("farkle").join("server"))
}

/// The folder that was asked for, or the one in the person's data directory.
pub(super) fn data_folder(asked_for: Option<&Path>) -> Result<PathBuf, Failure> {
    asked_for.map_or_else(usual_folder, |folder| Ok(folder.to_path_buf())).map_err(Failure::bad_input)
}

/// Why tables can't be used. `before` says where they were named.
pub(super) fn unusable(before: &str, error: &DataError) -> Failure {
    match error.is_failure() {
        true => anyhow::anyhow!("{before}{error}").into(),
        false => Failure::bad_input(format!("{before}{error}")),
    }
}

/// Logs the events of the server, without those of its dependencies, to standard error.
fn log_to_standard_error(level: LogLevel) {
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    let level = LevelFilter::from(level);
    let ours = Targets::new().with_target("farkle_server", level).with_target("farkle_store", level);
    tracing_subscriber::registry().with(ours).with(lines).init();
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
        let error = listen(Some(asked_for), usual_address(0)).unwrap_err().to_string();
        assert!(error.starts_with(&format!("can't listen on {asked_for}: ")), "{error}");
        assert!(
            error.ends_with("stop the program that uses it, or choose another port (0 takes any free one)"),
            "{error}"
        );
    }

    #[test]
    fn a_password_is_not_shown() {
        assert_eq!(without_password("postgres://a:b:c@d,e:1/f?g=h"), "postgres://a:…@d,e:1/f?g=h");
        assert_eq!(without_password("postgres://a@d/f"), "postgres://a@d/f");
        assert_eq!(without_password("host=d password=b"), "(has a password)");
    }

    #[test]
    fn zero_asks_for_any_port_that_is_free() {
        let any = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);
        assert_ne!(listen(Some(any), usual_address(0)).unwrap().local_addr().unwrap().port(), 0);
    }
}
