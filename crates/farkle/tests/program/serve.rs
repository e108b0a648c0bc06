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
        let mut child = program()
            .args(["serve", "--listen", "0"])
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

    /// Waits for a successful end and returns the log.
    fn log(mut self) -> String {
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert!(self.child.wait().unwrap().success(), "{log}");
        let mut rest = String::new();
        self.stdout.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "", "standard output is for people");
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
    let rules = farkle_rules::RuleSet::preset("classic").unwrap().code();
    let body = format!(r#"{{"rules":"{rules}","seats":2}}"#);
    let (_, answer) = server.ask(&format!(
        "POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    ));
    assert!(answer.starts_with("HTTP/1.1 201 "), "{answer}");
    let created: serde_json::Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    server.signal("KILL");
    drop(server);

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
fn a_folder_for_tables_that_cannot_be_used_is_named() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let output = program().args(["serve", "--listen", "0", "--data"]).arg(file.path()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.starts_with(&format!("farkle: --data: {}", file.path().display())), "{said}");
    assert_eq!(output.status.code(), Some(2));
}
