//! `farkle serve` as a process: its log, and how signals end it.

#![cfg(unix)]

use super::program;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Longer than any step takes on a busy machine, and shorter than the timeout of the server for
/// requests.
const AT_ONCE: Duration = Duration::from_secs(5);

struct Server {
    child: Child,
    stdout: BufReader<ChildStdout>,
    address: String,
}

impl Server {
    fn start(arguments: &[&str]) -> Server {
        Server::start_with(&mut program(), arguments)
    }

    fn start_with(command: &mut Command, arguments: &[&str]) -> Server {
        let mut child = command
            .arg("serve")
            .env("FARKLE_LISTEN", "0")
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.expect(&line).to_string();
        Server { child, stdout, address }
    }

    /// The answer to the beginning of a request.
    fn ask(&self, request: &str) -> (TcpStream, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = [0; 1024];
        let read = stream.read(&mut answer).unwrap();
        (stream, String::from_utf8_lossy(&answer[..read]).into_owned())
    }

    /// A new table for two, as the server answers.
    fn new_table(&self) -> serde_json::Value {
        let rules = farkle_rules::RuleSet::preset("classic").unwrap().code();
        let body = format!(r#"{{"rules":"{rules}","seats":2}}"#);
        let (_, answer) = self.ask(&format!(
            "POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        ));
        assert!(answer.starts_with("HTTP/1.1 201 "), "{answer}");
        serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap()
    }

    /// A request whose body never arrives. The server has begun to answer it.
    fn endless_request(&self) -> TcpStream {
        let key = "secretsecretsecret";
        let board = farkle_client::pad::board_name(key);
        let (stream, answer) = self.ask(&format!(
            "PUT /api/boards/{board} HTTP/1.1\r\nhost: a\r\nx-board-key: {key}\r\ncontent-length: 9\r\n\
             expect: 100-continue\r\n\r\n"
        ));
        assert!(answer.contains("100 Continue"), "{answer}");
        stream
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }

    /// Ends it without a warning. Its folder is free afterwards.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Waits for a successful end and returns the log.
    fn log(mut self) -> String {
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert!(self.child.wait().unwrap().success(), "{log}");
        let mut rest = String::new();
        self.stdout.read_to_string(&mut rest).unwrap();
        assert!(!rest.contains("farkle_server"), "standard output is for people: {rest}");
        log
    }
}

#[test]
fn either_signal_ends_the_server_with_a_line_for_each_step() {
    for signal in ["TERM", "INT"] {
        let server = Server::start(&[]);
        let address = server.address.clone();
        let (_idle, answer) = server.ask("GET /health HTTP/1.1\r\nhost: a\r\n\r\n");
        assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
        let asked = Instant::now();
        server.signal(signal);
        let log = server.log();
        assert!(asked.elapsed() < AT_ONCE, "{signal}");
        let steps: Vec<&str> = log.lines().filter(|line| line.contains("farkle_server: ")).collect();
        assert_eq!(steps.len(), 3, "{log}");
        for (step, text) in steps.iter().zip(["started", "stopping", "stopped"]) {
            assert!(step.contains(&format!("INFO farkle_server: {text} ")), "{log}");
        }
        assert!(steps[0].contains(&format!("address={address} ")), "{log}");
    }
}

#[test]
fn a_server_that_others_can_reach_says_how_and_tells_its_pages() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().display().to_string();
    let arguments = ["--listen", "0.0.0.0:0", "--data", &data, "--public", "http://192.0.2.7:8080"];
    let mut server = Server::start(&arguments);
    let mut next = || {
        let mut line = String::new();
        server.stdout.read_line(&mut line).unwrap();
        line
    };
    assert_eq!(next(), format!("Tables of friends are kept in {data}.\n"));
    assert_eq!(next(), "Phones in the same Wi-Fi play at http://192.0.2.7:8080/\n");
    let (_, answer) = server.ask("GET /api/address HTTP/1.1\r\nhost: a\r\n\r\n");
    assert!(answer.ends_with(r#"{"address":"http://192.0.2.7:8080"}"#), "{answer}");
    server.signal("TERM");
    server.log();
}

#[test]
fn a_second_signal_does_not_wait_for_requests() {
    let server = Server::start(&[]);
    let _request = server.endless_request();
    let asked = Instant::now();
    server.signal("TERM");
    while TcpStream::connect(&server.address).is_ok() {
        thread::sleep(Duration::from_millis(10));
    }
    server.signal("TERM");
    server.log();
    assert!(asked.elapsed() < AT_ONCE);
}

#[test]
fn a_refusal_has_a_line_and_so_has_a_request_for_those_who_ask_for_it() {
    let server = Server::start(&["--log", "debug"]);
    let key = "secretsecretsecret";
    let board = farkle_client::pad::board_name(key);
    let write = format!("DELETE /api/boards/{board} HTTP/1.1\r\nhost: a\r\nx-board-key: {key}\r\n\r\n");
    let refused = (0..500).find(|_| server.ask(&write).1.starts_with("HTTP/1.1 429 "));
    assert!(refused.is_some(), "500 changes in a row are too many");
    server.signal("TERM");
    let log = server.log();
    assert!(log.contains("WARN farkle_server") && log.contains("client=127.0.0.1"), "{log}");
    assert!(log.contains("path=\"/api/boards/{name}\" status=429"), "{log}");
    assert!(!log.contains(&board), "whoever knows the name of a board can watch it: {log}");
}

#[test]
fn a_table_is_kept_in_the_folder_and_its_devices_are_told_that_the_server_stops() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables");
    let arguments = ["--data", data.to_str().unwrap()];
    let server = Server::start(&arguments);
    let created = server.new_table();
    server.kill();

    let server = Server::start(&arguments);
    let (mut socket, answer) = server.ask(
        "GET /api/live HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    );
    assert!(answer.starts_with("HTTP/1.1 101 "), "{answer}");
    let open = serde_json::json!({
        "type": "open",
        "table": created["table"],
        "invitation": created["invitation"],
        "device": "0".repeat(32),
    });
    let open = open.to_string();
    // A text frame with a mask of zeros.
    let length = u16::try_from(open.len()).unwrap().to_be_bytes();
    socket.write_all(&[0x81, 0xfe, length[0], length[1], 0, 0, 0, 0]).unwrap();
    socket.write_all(open.as_bytes()).unwrap();
    let mut told = [0; 4096];
    let read = socket.read(&mut told).unwrap();
    let seats = String::from_utf8_lossy(&told[..read]).into_owned();
    assert!(seats.contains(r#""stage":"gathering""#), "the table is there after a crash: {seats}");
    server.signal("TERM");
    let mut rest = Vec::new();
    socket.read_to_end(&mut rest).unwrap();
    assert!(String::from_utf8_lossy(&rest).contains("going_away"), "{:?}", String::from_utf8_lossy(&rest));
    server.log();
}

#[test]
fn tables_are_copied_while_the_server_runs_and_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let [data, saved, new] =
        ["data", "saved", "new"].map(|name| folder.path().join(name).display().to_string());
    let server = Server::start(&["--data", &data]);
    server.new_table();
    let said = super::farkle(&format!("backup {saved} --data {data}")).good();
    assert_eq!(said, format!("1 table copied to {saved}.\n"));
    let said = super::farkle(&format!("restore {saved} --data {new}")).good();
    assert_eq!(said, format!("1 table put back into {new}.\n"));
    assert!(super::farkle(&format!("restore {saved} --data {new}")).refused().contains("is there already"));
    assert!(super::farkle(&format!("backup {saved} --data {data}")).refused().contains("a new folder"));
    server.signal("TERM");
    server.log();
}

#[test]
fn servers_of_one_database_need_one_key() {
    let database = farkle_postgres_for_tests::Postgres::start();
    let url = database.new_database("farkle");
    let folder = tempfile::tempdir().unwrap();
    let [one, two] = ["one", "two"].map(|name| folder.path().join(name));
    let arguments = |data: &std::path::Path| {
        ["--database", &url, "--metrics", "--data", data.to_str().unwrap()].map(str::to_string)
    };
    let start = |data: &std::path::Path| {
        Server::start(&arguments(data).iter().map(String::as_str).collect::<Vec<_>>())
    };
    let first = start(&one);
    first.new_table();
    let refused = program().args(["serve", "--listen", "0"]).args(arguments(&two)).output().unwrap();
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(said.starts_with("farkle: --database: the games in the database have another key"), "{said}");
    assert!(!two.join("server.key").exists(), "a key that is of no use does not stay");
    std::fs::copy(one.join("server.key"), two.join("server.key")).unwrap();
    let second = start(&two);
    second.new_table();
    let (_, metrics) = second.ask("GET /metrics HTTP/1.1\r\nhost: a\r\n\r\n");
    assert!(metrics.starts_with("HTTP/1.1 200 "), "{metrics}");
    assert_eq!(database.sql("farkle", "select count(*) from farkle_log"), "2");
    let said =
        super::farkle(&format!("backup {} --data {}", one.join("b").display(), one.display())).refused();
    assert!(said.contains("copy a database with pg_dump, and server.key with it"), "{said}");
    for server in [first, second] {
        server.signal("TERM");
        server.log();
    }
}

#[test]
fn a_folder_for_tables_that_cannot_be_used_is_named() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let output = program().args(["serve", "--listen", "0", "--data"]).arg(file.path()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.starts_with(&format!("farkle: --data: {}", file.path().display())), "{said}");
    assert!(said.ends_with("allowed is a folder that this program may create and write\n"), "{said}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_folder_that_another_server_uses_is_a_failure_and_a_disk_without_room_is_one_too() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&["--data", data.to_str().unwrap()]);
    let second = program().args(["serve", "--listen", "0", "--data"]).arg(&data).output().unwrap();
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(said.starts_with("farkle: --data: another farkle serve uses "), "{said}");
    assert_eq!(second.status.code(), Some(1), "as a port in use");
    // Without the trap the system would kill the program.
    let mut full = Command::new("sh");
    let limited = "trap '' XFSZ; ulimit -f 1; exec \"$0\" backup copy --data data";
    full.args(["-c", limited, env!("CARGO_BIN_EXE_farkle")]).current_dir(folder.path());
    let run = run(&mut full);
    assert_eq!(run.code, Some(1), "{}", run.stderr);
    assert!(!folder.path().join("copy").exists());
    server.signal("TERM");
    server.log();
}

#[test]
fn a_server_has_tables_without_being_asked_and_says_where_else_they_can_be() {
    let home = tempfile::tempdir().unwrap();
    let server = Server::start_with(program().env("XDG_DATA_HOME", home.path()), &[]);
    assert!(home.path().join("farkle/server/tables.db").exists());
    let (_, answer) = server.ask("GET /api/live HTTP/1.1\r\nhost: a\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 426 ") || answer.starts_with("HTTP/1.1 400 "), "{answer}");
    server.signal("TERM");
    server.log();

    // Without a folder that can be used, everything else is served.
    let file = tempfile::NamedTempFile::new().unwrap();
    let server = Server::start_with(program().env("XDG_DATA_HOME", file.path()), &[]);
    let (_, answer) = server.ask("GET /api/live HTTP/1.1\r\nhost: a\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 404 "), "{answer}");
    server.signal("TERM");
    let said = server.log();
    assert!(said.contains(&file.path().display().to_string()), "{said}");
    assert!(said.contains("Name a folder for their tables with --data FOLDER."), "{said}");
}

fn run(command: &mut Command) -> super::Run {
    command.output().unwrap().into()
}

#[test]
fn every_setting_says_where_it_comes_from() {
    let mut command = program();
    command.args(["serve", "--print-config", "--log", "warn", "--data", "here"]);
    command.args(["--public", "https://Farkle.example/"]);
    command.env("FARKLE_LISTEN", "0.0.0.0:80").env("FARKLE_LOG", "debug").env("FARKLE_METRICS", "true");
    command.env("FARKLE_DATABASE", "postgres://a:secret@b/c");
    let said = run(&mut command).good();
    for (setting, value, from) in [
        ("listen", "0.0.0.0:80", "environment"),
        ("public", "https://farkle.example", "option"),
        ("data", "here", "option"),
        ("database", "postgres://a:…@b/c", "environment"),
        ("trusted-proxies", "0", "default"),
        ("connections", "900", "default"),
        ("metrics", "true", "environment"),
        ("log", "warn", "option"),
    ] {
        let is_it = |line: &&str| line.split_whitespace().eq([setting, value, from]);
        assert!(said.lines().any(|line| is_it(&line)), "{setting}: {said}");
    }
    let mut wrong = program();
    wrong.args(["serve", "--print-config"]).env("FARKLE_LISTEN", "nowhere");
    assert!(run(&mut wrong).refused().contains("0.0.0.0:8080"));
}

#[test]
fn a_file_comes_before_the_defaults_and_after_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("server.toml");
    std::fs::write(&file, "listen = \"0.0.0.0:81\"\nlog = \"warn\"\nconnections = 500\nmetrics = true\n")
        .unwrap();
    let mut command = program();
    command.args(["serve", "--print-config", "--log", "off"]);
    command.env("FARKLE_CONFIG", &file).env("FARKLE_LISTEN", "0.0.0.0:80");
    let said = run(&mut command).good();
    for (setting, value, from) in [
        ("listen", "0.0.0.0:80", "environment"),
        ("connections", "500", "file"),
        ("metrics", "true", "file"),
        ("log", "off", "option"),
        ("trusted-proxies", "0", "default"),
    ] {
        let is_it = |line: &&str| line.split_whitespace().eq([setting, value, from]);
        assert!(said.lines().any(|line| is_it(&line)), "{setting}: {said}");
    }
}

#[test]
fn a_wrong_setting_in_a_file_is_refused_with_the_name_of_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("server.toml");
    let name = file.display().to_string();
    for (text, fault) in [
        ("listen = \"nowhere\"", "nowhere"),
        ("connections = 0", "connections"),
        ("colour = \"red\"", "colour: there is no such setting; allowed: listen, "),
        ("listen = 80 81", "line 1"),
    ] {
        std::fs::write(&file, text).unwrap();
        let refused = run(program().args(["serve", "--print-config", "--config", &name])).refused();
        assert!(refused.contains(&format!("{name}: ")) && refused.contains(fault), "{refused}");
    }
    let missing = run(program().args(["serve", "--config", "nosuch.toml"])).refused();
    assert!(missing.contains("nosuch.toml: "), "{missing}");
}
