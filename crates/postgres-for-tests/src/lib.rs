//! A real PostgreSQL server for tests, on a free port and in a folder of its own.
//!
//! It needs the programs of PostgreSQL 15 or newer, which `cargo xtask test` installs on Debian.
//! A test panics without them: it must not pass because nothing was tested.

#![allow(clippy::unwrap_used)] // A test may panic, and so may what it stands on.

use std::hash::{BuildHasher, RandomState};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Longer than a start takes on a machine that is busy.
const PATIENCE: Duration = Duration::from_secs(60);
/// The account that runs the server where the tests run as root, which PostgreSQL refuses.
const ACCOUNT: &str = "postgres";

/// A server that ends with this.
#[derive(Debug)]
pub struct Postgres {
    folder: TempDir,
    port: u16,
    server: Option<Child>,
}

impl Postgres {
    /// Creates a server and starts it. It does not wait for the disk, because no test takes the
    /// machine's power away.
    pub fn start() -> Postgres {
        Postgres::with(&["fsync=off"])
    }

    /// A server with these lines in its configuration.
    pub fn with(settings: &[&str]) -> Postgres {
        let mut new = Postgres { folder: new_folder(), port: free_port(), server: None };
        let data = new.data();
        let locale = ["--encoding=UTF8", "--locale=C"];
        let init = ["--no-sync", "--no-instructions", "--auth=trust", "--username=farkle"];
        run(command("initdb").arg("-D").arg(&data).args(init).args(locale));
        new.configure(settings);
        new.begin();
        new
    }

    fn configure(&self, settings: &[&str]) {
        let file = self.data().join("postgresql.conf");
        let mut lines = std::fs::read_to_string(&file).unwrap();
        lines += "\nunix_socket_directories = ''\nlisten_addresses = '127.0.0.1'\n";
        for setting in settings {
            lines += setting;
            lines.push('\n');
        }
        std::fs::write(&file, lines).unwrap();
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// The port on this computer.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of one of its databases.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://farkle@127.0.0.1:{}/{database}", self.port)
    }

    /// The address of a new database.
    pub fn new_database(&self, name: &str) -> String {
        self.sql("postgres", &format!("create database {name}"));
        self.url(name)
    }

    /// Carries out SQL: what psql prints.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        let mut psql = command("psql");
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", &self.url(database), "-c", sql]);
        run(&mut psql)
    }

    /// Starts a server that has ended, on the same port.
    pub fn begin(&mut self) {
        let mut postgres = command("postgres");
        postgres.arg("-D").arg(self.data()).arg("-p").arg(self.port.to_string());
        let log = std::fs::File::create(self.folder.path().join("log")).unwrap();
        let log_too = log.try_clone().unwrap();
        self.server = Some(postgres.stdout(log).stderr(log_too).spawn().unwrap());
        self.wait();
    }

    fn wait(&mut self) {
        let begun = Instant::now();
        let is_ready = |port: u16| {
            let mut probe = command("pg_isready");
            probe.args(["-q", "-h", "127.0.0.1", "-p", &port.to_string()]);
            TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() && probe.status().unwrap().success()
        };
        while !is_ready(self.port) {
            let ended = self.server.as_mut().unwrap().try_wait().unwrap();
            let log = || std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            assert!(ended.is_none(), "PostgreSQL has ended: {}", log());
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL does not start: {}", log());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// A server that copies what this one writes. It writes nothing itself until it is promoted.
    pub fn standby(&self) -> Postgres {
        let mut new = Postgres { folder: new_folder(), port: free_port(), server: None };
        let mut copy = command("pg_basebackup");
        copy.arg("-D").arg(new.data()).args(["-R", "-X", "stream", "-c", "fast", "--no-sync", "-d"]);
        run(copy.arg(self.url("postgres")));
        new.begin();
        new
    }

    /// Lets nothing be durable before all standbys have it, too.
    pub fn wait_for_standbys(&self) {
        self.sql("postgres", "alter system set synchronous_standby_names = '*'");
        self.sql("postgres", "select pg_reload_conf()");
        let begun = Instant::now();
        while self.sql("postgres", "select count(*) from pg_stat_replication where sync_state = 'sync'")
            == "0"
        {
            assert!(begun.elapsed() < PATIENCE, "no standby waits for this server");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Makes a standby the one that writes.
    pub fn promote(&self) {
        run(command("pg_ctl").arg("promote").arg("-D").arg(self.data()).args(["-w", "-s"]));
    }

    /// Cuts all connections of a database.
    pub fn disconnect(&self, database: &str) {
        let all = format!("datname = '{database}' and pid <> pg_backend_pid()");
        self.sql(database, &format!("select pg_terminate_backend(pid) from pg_stat_activity where {all}"));
    }

    /// Ends it as a crash does: no transaction is finished, no connection is told.
    pub fn crash(&mut self) {
        self.end("immediate");
    }

    fn end(&mut self, mode: &str) {
        if let Some(mut server) = self.server.take() {
            let mut stop = command("pg_ctl");
            stop.arg("stop").arg("-D").arg(self.data()).args(["-m", mode, "-w"]);
            // It may have ended by itself.
            let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
            let _ = server.wait();
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.end("immediate");
    }
}

/// A folder that the server may write.
fn new_folder() -> TempDir {
    let folder = tempfile::Builder::new().prefix("farkle-postgres").tempdir().unwrap();
    if is_root() {
        run(Command::new("chown").arg(ACCOUNT).arg(folder.path()));
    }
    folder
}

/// A port that nobody uses, below those that the system gives to connections.
fn free_port() -> u16 {
    // Its keys are random numbers of the system.
    let drawn = || 20_000 + (RandomState::new().hash_one(()) % 12_000) as u16;
    let is_free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    std::iter::repeat_with(drawn).find(is_free).unwrap()
}

fn is_root() -> bool {
    // `/proc/self` belongs to whoever runs this.
    std::fs::metadata("/proc/self").is_ok_and(|this| this.uid() == 0)
}

/// A program of PostgreSQL, which ends with the test that starts it.
fn command(program: &str) -> Command {
    let program = bin().join(program);
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid", ACCOUNT, "--regid", ACCOUNT, "--clear-groups", "--pdeathsig", "INT", "--"]);
    command.arg(program);
    command
}

/// Where Debian keeps the programs of the newest version, or the folder in `FARKLE_POSTGRES`.
fn bin() -> PathBuf {
    if let Some(named) = std::env::var_os("FARKLE_POSTGRES") {
        return named.into();
    }
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let version = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|entry| entry.path()).filter_map(|path| Some((version(&path)?, path))).max();
    let bin = newest.filter(|(version, _)| *version >= 15).map(|(_, path)| path.join("bin"));
    bin.filter(|bin| bin.join("initdb").exists()).expect(
        "PostgreSQL 15 or newer is not installed: `apt-get install postgresql`, or name the folder of \
         initdb and postgres in FARKLE_POSTGRES",
    )
}

fn run(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    String::from_utf8(output.stdout).unwrap().trim().to_string()
}
