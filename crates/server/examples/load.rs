//! How much a server carries: whole games over real sockets, against a server in a process of its
//! own. It prints what it measures.
//!
//! cargo run --release -p farkle-server --example load -- sockets=1000 moves=500 seconds=20
//!
//! `sockets` are four to a table, and each table moves by itself. `moves` are those of all tables
//! in a second; without it every table moves as fast as it can. `database=postgres://…` names the
//! database; without it the tables are in an SQLite file. `target=10000` plays games of that many
//! points, each at a table of its own; without it no game ends.

use farkle_protocol::{Change, FromHost, ToHost, WireWish, decode, encode};
use farkle_protocol::{CommandId, SeatNumber, SeatWish, Secret, Stage};
use farkle_rules::{Action, Record, RuleSet, RuleSetDraft, Seat, Then};
use farkle_server::{Limits, ServerKey, Settings, Shutdown, Site, Tables, serve};
use farkle_store::{PostgresSettings, SqliteSettings, Store};
use farkle_table::{Ledger, Seed, TableId, ToAct, Wish};
use futures_util::stream::{SelectAll, SplitSink, SplitStream, StreamExt, select_all};
use futures_util::{FutureExt, SinkExt};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::num::NonZeroU32;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Failure = Box<dyn std::error::Error + Send + Sync>;
type Socket = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

const SEATS: usize = 4;
/// Nobody gets there.
const ENDLESS: &str = "1000000";
/// So often the memory of the server is told.
const LOOKS: u32 = 12;
/// Longer than anything takes before the measurement.
const SETUP: Duration = Duration::from_secs(300);

/// What was asked for on the command line.
struct Asked {
    sockets: usize,
    moves: Option<f64>,
    seconds: u64,
    database: Option<String>,
    target: String,
}

impl Asked {
    fn read() -> Result<Asked, Failure> {
        let mut asked =
            Asked { sockets: 400, moves: None, seconds: 10, database: None, target: ENDLESS.to_string() };
        for argument in std::env::args().skip(1).filter(|argument| argument != "serve") {
            match argument.split_once('=') {
                Some(("sockets", number)) => asked.sockets = number.parse()?,
                Some(("moves", number)) => asked.moves = Some(number.parse()?),
                Some(("seconds", number)) => asked.seconds = number.parse()?,
                Some(("database", url)) => asked.database = Some(url.to_string()),
                Some(("target", points)) => asked.target = points.to_string(),
                _ => {
                    return Err(format!(
                        "{argument}: allowed are sockets=, moves=, seconds=, database=, target="
                    )
                    .into());
                }
            }
        }
        Ok(asked)
    }
}

fn main() -> Result<(), Failure> {
    let asked = Asked::read()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if std::env::args().nth(1).as_deref() == Some("serve") {
        return runtime.block_on(serve_tables(asked));
    }
    runtime.block_on(measure(asked))
}

/// The server, without the limits that keep one client from taking everything.
async fn serve_tables(asked: Asked) -> Result<(), Failure> {
    const MANY: NonZeroU32 = NonZeroU32::new(1_000_000).unwrap();
    let folder = tempfile::tempdir()?;
    let store = match asked.database {
        Some(url) => Store::postgres(&PostgresSettings::new(&url, [1; 32])).await?,
        None => Store::sqlite(&folder.path().join("tables.db"), SqliteSettings::default())?,
    };
    let many = 1_000_000;
    let limits = Limits {
        connections: many,
        connections_per_client: many,
        sockets: many,
        sockets_per_client: many,
        running_tables: many,
        messages_per_second: MANY,
        message_burst: MANY,
        tables_per_minute: MANY,
        table_burst: MANY,
        show_seeds: SETUP,
        socket_silence: SETUP,
        ..Limits::default()
    };
    let tables = Some(Tables {
        store,
        key: ServerKey::from_bytes([7; 32]),
        dice: farkle_server::DiceCount::default(),
        solutions: None,
    });
    let settings =
        Settings { site: Site::app(), tables, trusted_proxies: 0, public: None, metrics: true, limits };
    let listener = TcpListener::bind("127.0.0.1:0")?;
    println!("{}", listener.local_addr()?);
    Ok(serve(listener, settings, Shutdown::new()).await?)
}

async fn measure(asked: Asked) -> Result<(), Failure> {
    let mut arguments = vec!["serve".to_string()];
    arguments.extend(asked.database.as_ref().map(|url| format!("database={url}")));
    let mut server = Command::new(std::env::current_exe()?).args(arguments).stdout(Stdio::piped()).spawn()?;
    let mut line = String::new();
    BufReader::new(server.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    let address: SocketAddr = line.trim().parse()?;
    let measured = play_all(&asked, address, server.id()).await;
    server.kill()?;
    server.wait()?;
    measured
}

async fn play_all(asked: &Asked, address: SocketAddr, server: u32) -> Result<(), Failure> {
    let tables = asked.sockets / SEATS;
    let before = resident(server)?;
    let begun = Instant::now();
    // A few at a time: a server has only so many connections that it has not accepted yet.
    let turns = Arc::new(Semaphore::new(32));
    let seated = (0..tables).map(|number| {
        let (turns, target) = (turns.clone(), asked.target.clone());
        tokio::spawn(async move {
            let _turn = turns.acquire_owned().await?;
            Playing::begin(address, number, target).await
        })
    });
    let mut playing = Vec::new();
    for table in seated.collect::<Vec<_>>() {
        playing.push(table.await??);
    }
    println!("{} sockets at {tables} tables in {:.1?}", tables * SEATS, begun.elapsed());
    tokio::time::sleep(Duration::from_secs(3)).await;
    let each = (resident(server)?.saturating_sub(before)) as f64 / (tables * SEATS) as f64;
    println!("{each:.1} KiB for each idle socket, with its share of the table");

    let worked = (cpu(server)?, cpu(std::process::id())?);
    let pause = asked.moves.map(|moves| Duration::from_secs_f64(tables as f64 / moves));
    let begun = Instant::now();
    let end = begun + Duration::from_secs(asked.seconds);
    let runs = playing.into_iter().enumerate().map(|(at, table)| {
        let first = begun + pause.unwrap_or_default().mul_f64(at as f64 / tables as f64);
        tokio::spawn(table.play(first, pause, end, tables))
    });
    tokio::spawn(async move {
        for look in 1..=LOOKS {
            let part = f64::from(look) / f64::from(LOOKS);
            tokio::time::sleep_until((begun + (end - begun).mul_f64(part)).into()).await;
            if let Ok(kilobytes) = resident(server) {
                println!(
                    "  {:.0} s: the server has {} MiB",
                    (end - begun).as_secs_f64() * part,
                    kilobytes / 1024
                );
            }
        }
    });
    let mut took: Vec<Duration> = Vec::new();
    let mut failures = 0;
    for run in runs.collect::<Vec<_>>() {
        match run.await? {
            Ok(of_table) => took.extend(of_table),
            Err(failure) => {
                failures += 1;
                eprintln!("{failure}");
            }
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    took.sort();
    let percentile = |part: f64| took.get((took.len() as f64 * part) as usize).copied().unwrap_or_default();
    println!(
        "{} moves in {seconds:.1} s: {:.0} in a second; half in {:.2?}, 99 % in {:.2?}, all in {:.2?}; \
         {failures} tables failed",
        took.len(),
        took.len() as f64 / seconds,
        percentile(0.5),
        percentile(0.99),
        took.last().copied().unwrap_or_default(),
    );
    println!(
        "the server has worked for {:.1} s, and this program for {:.1} s",
        cpu(server)? - worked.0,
        cpu(std::process::id())? - worked.1
    );
    for line in http(address, "GET", "/metrics", "")?.lines().filter(|line| line.starts_with("farkle_")) {
        println!("  {line}");
    }
    Ok(())
}

/// KiB of memory of a process.
fn resident(process: u32) -> Result<u64, Failure> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no memory")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// Seconds that a process has worked.
fn cpu(process: u32) -> Result<f64, Failure> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name of the program may contain spaces; 100 ticks are a second on Linux.
    let ticks = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    let ticks = ticks.map(str::parse::<f64>).sum::<Result<f64, _>>()?;
    Ok(ticks / 100.0)
}

fn http(address: SocketAddr, method: &str, path: &str, body: &str) -> Result<String, Failure> {
    let mut stream = TcpStream::connect(address)?;
    let length = body.len();
    let head = format!("{method} {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n");
    let head = format!("{head}content-type: application/json\r\ncontent-length: {length}\r\n\r\n");
    stream.write_all((head + body).as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer.split_once("\r\n\r\n").ok_or("no answer")?.1.to_string())
}

/// The frames of all devices of a table, with their seats.
type Frames = SelectAll<futures_util::stream::BoxStream<'static, (usize, String)>>;

/// A table with its four devices. The first one follows the game for all of them.
struct Playing {
    number: usize,
    address: SocketAddr,
    target: String,
    frames: Frames,
    senders: Vec<SplitSink<Socket, Message>>,
    ledger: Ledger,
    commands: u64,
    /// The command that is waited for.
    asked: CommandId,
}

fn frames(
    seat: usize,
    socket: SplitStream<Socket>,
) -> futures_util::stream::BoxStream<'static, (usize, String)> {
    let text = move |frame: Result<Message, _>| async move {
        match frame {
            Ok(Message::Text(text)) => Some((seat, text.to_string())),
            _ => None,
        }
    };
    socket.filter_map(text).boxed()
}

impl Playing {
    /// Opens a table, seats four people and begins their game.
    async fn begin(address: SocketAddr, number: usize, target: String) -> Result<Playing, Failure> {
        let mut draft = RuleSetDraft::preset("playmonster").ok_or("no such rules")?;
        draft.set("target", &target)?;
        let code = RuleSet::try_from(draft).map_err(|error| format!("{error:?}"))?.code();
        let body = format!(r#"{{"rules":"{code}","seats":{SEATS}}}"#);
        let created = tokio::task::spawn_blocking(move || http(address, "POST", "/api/tables", &body));
        let created: serde_json::Value = serde_json::from_str(&created.await??)?;
        let said = |key: &str| created[key].as_str().unwrap_or_default().to_string();
        let table: TableId = said("table").parse()?;
        let invitation = Secret::try_from(said("invitation"))?;
        let (mut all, mut senders) = (Vec::new(), Vec::new());
        for at in 0..SEATS {
            let url = format!("ws://{address}/api/live");
            let (sink, stream) = tokio_tungstenite::connect_async(url).await?.0.split();
            all.push(frames(at, stream));
            senders.push(sink);
        }
        let mut playing = Setup { frames: select_all(all), senders, views: HashMap::new(), snapshot: None };
        for at in 0..SEATS {
            let device = Secret::from_bytes([at as u8; 16]);
            let open = ToHost::Open {
                table,
                device,
                invitation: Some(invitation),
                have: None,
                acts: true,
                claim: None,
                protocol: farkle_protocol::PROTOCOL,
            };
            playing.send(at, &open).await?;
            playing
                .ask(at, 1, SeatWish::Join { name: format!("Player {at}"), color: None, seat: None })
                .await?;
            playing.until(|setup| setup.views.get(&at).is_some_and(|(_, is_seated)| *is_seated)).await?;
        }
        let seed = |at: usize| Seed::from_phrase(&format!("{number} {at}"));
        for at in 0..SEATS {
            let seat = Seat::new(at).ok_or("no seat")?;
            let commitment = seed(at).device_commitment(table, 1, seat);
            playing.ask(at, 2, SeatWish::Ready { commitment }).await?;
        }
        playing.until(|setup| setup.views.values().all(|(stage, _)| *stage == Stage::Locked)).await?;
        for at in 0..SEATS {
            playing.ask(at, 3, SeatWish::Show { seed: seed(at) }).await?;
        }
        playing.until(|setup| setup.snapshot.is_some()).await?;
        let Setup { frames, senders, snapshot, .. } = playing;
        let ledger = snapshot.ok_or("no game")?;
        Ok(Playing {
            number,
            address,
            target,
            frames,
            senders,
            ledger,
            commands: 0,
            asked: CommandId::new(0, 0),
        })
    }

    /// Moves until the end: how long each move took, from the moment at which it was due.
    async fn play(
        mut self,
        first: Instant,
        pause: Option<Duration>,
        end: Instant,
        tables: usize,
    ) -> Result<Vec<Duration>, Failure> {
        let (mut took, mut due) = (Vec::new(), first);
        loop {
            // Those who watch take what comes while they wait.
            while let Some(Some((at, text))) = self.frames.next().now_or_never() {
                self.hear(at, &text)?;
            }
            tokio::time::sleep_until(due.min(end).into()).await;
            if Instant::now() >= end {
                return Ok(took);
            }
            if self.ledger.is_over() {
                self = Playing::begin(self.address, self.number + tables, self.target).await?;
                due = due.max(Instant::now());
            }
            self.act().await.map_err(|failure| format!("table {}: {failure}", self.number))?;
            took.push(due.elapsed());
            due = pause.map_or_else(Instant::now, |pause| due + pause);
        }
    }

    /// Sends the next move and waits until it is durable and known.
    async fn act(&mut self) -> Result<(), Failure> {
        // The host may have something to add to the last move.
        let seat = loop {
            if let ToAct::Person(seat) = self.ledger.to_act() {
                break seat;
            }
            let (at, text) = self.frames.next().await.ok_or("closed")?;
            self.hear(at, &text)?;
        };
        let all = || self.ledger.game().legal_actions();
        let is_bank = |action: &Action| matches!(action, Action::SetAside { then: Then::Bank, .. });
        let action = all().find(is_bank).or_else(|| all().next()).ok_or("no move")?;
        self.commands += 1;
        let id = CommandId::new(seat.index() as u64, self.commands);
        self.asked = id;
        let wish = WireWish::from(Wish::Act(action));
        let command = ToHost::Command { id, expect: self.ledger.revision(), seat, wish };
        self.senders[seat.index()].send(Message::text(encode(&command))).await?;
        let mut done = None;
        while done.is_none_or(|revision| self.ledger.revision() < revision) {
            let (at, text) = self.frames.next().await.ok_or("closed")?;
            done = self.hear(at, &text)?.or(done);
        }
        Ok(())
    }

    /// Takes a frame in: the revision if it is the answer to a move.
    fn hear(&mut self, at: usize, text: &str) -> Result<Option<u64>, Failure> {
        // Four devices at one table need one ledger.
        if at != 0 && text.contains(r#""type":"events""#) {
            return Ok(None);
        }
        match decode(text)? {
            // The answers from before the game come late.
            FromHost::Done { id, revision } => Ok((id == self.asked).then_some(revision)),
            FromHost::Events { changes } if at == 0 => {
                changes
                    .into_iter()
                    .try_for_each(|change: Change| self.ledger.apply(&change.into()).map(drop))?;
                Ok(None)
            }
            message @ (FromHost::Refused { .. } | FromHost::Closed { .. }) => {
                Err(format!("{message:?}").into())
            }
            _ => Ok(None),
        }
    }
}

/// A table whose game has not begun.
struct Setup {
    frames: Frames,
    senders: Vec<SplitSink<Socket, Message>>,
    /// What each device sees: the stage, and whether it is seated.
    views: HashMap<usize, (Stage, bool)>,
    snapshot: Option<Ledger>,
}

impl Setup {
    async fn send(&mut self, at: usize, message: &ToHost) -> Result<(), Failure> {
        Ok(self.senders[at].send(Message::text(encode(message))).await?)
    }

    async fn ask(&mut self, at: usize, number: u64, wish: SeatWish) -> Result<(), Failure> {
        let id = CommandId::new(1000 + at as u64, number);
        self.send(at, &ToHost::Ask { id, game: 1, wish }).await
    }

    async fn until(&mut self, is_so: impl Fn(&Setup) -> bool) -> Result<(), Failure> {
        while !is_so(self) {
            let (at, text) = tokio::time::timeout(SETUP, self.frames.next()).await?.ok_or("closed")?;
            match decode(&text)? {
                FromHost::Seats(view) => {
                    let is_seated = matches!(view.yours, Some(SeatNumber(_)));
                    self.views.insert(at, (view.stage, is_seated));
                }
                FromHost::Snapshot { record, revision, .. } if at == 0 => {
                    let record: Record = record.parse()?;
                    self.snapshot = Some(Ledger::from_record(&record)?.at_revision(revision));
                }
                message @ (FromHost::Refused { .. } | FromHost::Closed { .. }) => {
                    return Err(format!("{message:?}").into());
                }
                _ => {}
            }
        }
        Ok(())
    }
}
