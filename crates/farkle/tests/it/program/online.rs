//! `farkle play --host` and `--join` against a real server: two people at two terminals.

use super::program;
use rustls::pki_types::PrivateKeyDer;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};

/// A program that is killed with the test.
struct Running {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
    said: String,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    fn start(command: &mut Command) -> Running {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let stdin = child.stdin.take().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        Running { child, stdin, stdout, said: String::new() }
    }

    /// Reads until a line has this in it, and returns the line.
    fn until(&mut self, expected: &str) -> String {
        self.until_any(&[expected])
    }

    fn until_any(&mut self, expected: &[&str]) -> String {
        loop {
            let mut line = String::new();
            let read = self.stdout.read_line(&mut line).unwrap();
            assert!(read > 0, "'{expected:?}' was never said: {}", self.said);
            self.said += &line;
            if expected.iter().any(|expected| line.contains(expected)) {
                return line.trim().to_string();
            }
        }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").unwrap();
        self.stdin.flush().unwrap();
    }

    /// Rolls and banks whenever it is asked, until the game is saved; takes a hint the first time.
    fn plays(&mut self, name: &str) -> String {
        let mut takes_hint = true;
        loop {
            let roll = format!("{name}, you have");
            let choose = format!("{name}, turn total");
            let line = self.until_any(&[&roll, &choose, "Saved in"]);
            if line.starts_with("Saved in") {
                return line;
            }
            if std::mem::take(&mut takes_hint) {
                self.types("hint");
                self.until("Best play: ");
            }
            self.types(if line.starts_with(&roll) { "roll" } else { "bank" });
        }
    }
}

fn server(home: &TempDir) -> (Running, String) {
    let mut server =
        Running::start(program().args(["serve", "--listen", "0", "--log", "off", "--data"]).arg(home.path()));
    let line = server.until("http://");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap().to_string();
    (server, address)
}

fn player(home: &TempDir, arguments: &[&str]) -> Running {
    Running::start(program().arg("play").args(arguments).env("XDG_DATA_HOME", home.path()))
}

#[test]
fn two_people_at_two_terminals_play_and_check_a_game() {
    let homes = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let (_server, address) = server(&homes[0]);
    let rules = ["--rules", "playmonster", "--set", "target=1500", "--set", "opening_score=0"];
    let mut ann =
        player(&homes[1], &[&["--host", &address, "--name", "Ann", "--places", "3"], &rules[..]].concat());
    let link = ann.until("/friends/");
    ann.until("1 Ann, 2 free");
    let mut ben = player(&homes[2], &["--name", "Ben", "--join", &link]);
    ben.until("2 Ben, 3 free");

    // Whoever made the table need not wait for somebody who is not ready.
    ann.types("free 2");
    ann.until("2 free, 3 free");
    ben.until("Your seat was freed");
    drop(ben);
    let mut ben = player(&homes[2], &["--name", "Ben", "--join", &link]);
    ben.until("2 Ben, 3 free");
    ann.types("computer gambler");
    ben.types("react cheer");
    ben.until("say one of applause, wow,");
    ben.types("react wow");
    ann.until("Ben: wow!");
    ann.types("ready");
    ann.until("1 Ann (ready), 2 Ben, 3 Rico (computer, gambler)");

    // Ben's program is killed, and comes back to his seat.
    drop(ben);
    let mut ben = player(&homes[2], &["--name", "Ben", "--join", &link]);
    ben.until("2 Ben, 3 Rico");
    ben.types("ready");
    let words = ben.until("The dice are locked: ");
    assert_eq!(ann.until("The dice are locked: "), words);

    // A second terminal of Ben takes the seat, and the first one says how to take it back.
    let mut other = player(&homes[2], &["--name", "Ben", "--join", &link]);
    other.until("At the table: ");
    ben.until("Say here to play on this one.");
    ben.types("here");
    ben.until("You play on this device now.");
    other.until("Say here to play on this one.");
    drop(other);
    let (saved_by_ann, saved_by_ben) = std::thread::scope(|scope| {
        let ann = scope.spawn(|| ann.plays("Ann"));
        let ben = scope.spawn(|| ben.plays("Ben"));
        (ann.join().unwrap(), ben.join().unwrap())
    });
    for saved in [saved_by_ann, saved_by_ben] {
        let command = saved.split('`').nth(1).unwrap();
        let output = program().args(command.split(' ').skip(1)).output().unwrap();
        assert!(output.status.success(), "{saved}: {}", String::from_utf8_lossy(&output.stderr));
    }
    for name in ["Ann", "Ben"] {
        assert!(ann.said.contains(&format!("{name} has asked for a hint.")), "{}", ann.said);
        assert!(ann.said.contains(&format!("{name}: best turn ")), "{}", ann.said);
    }
    ann.until("Say again");
    ann.types("quit");
    assert!(ann.child.wait().unwrap().success());
}

#[test]
fn whoever_finds_a_table_full_waits_for_a_seat_and_takes_the_first_one() {
    let homes = [(); 4].map(|()| tempfile::tempdir().unwrap());
    let (_server, address) = server(&homes[0]);
    let mut ann = player(&homes[1], &["--host", &address, "--name", "Ann"]);
    let link = ann.until("/friends/");
    ann.until("1 Ann");
    let mut ben = player(&homes[2], &["--name", "Ben", "--join", &link]);
    ben.until("2 Ben");
    let mut cleo = player(&homes[3], &["--name", "Cleo", "--join", &link]);
    cleo.until("no seat is free");
    cleo.types("computer gambler");
    cleo.until("You have no seat at this table.");
    ben.types("leave");
    cleo.until("2 Cleo");
    ann.until("2 Cleo");
}

/// A proxy that speaks TLS before a server, and the file of the certificate that proves it.
fn encrypting_proxy(server: String, folder: &TempDir) -> (String, PathBuf) {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_string()]).unwrap();
    let file = folder.path().join("authority.pem");
    std::fs::write(&file, made.cert.pem()).unwrap();
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
        .unwrap();
    let (port, is_bound) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async move {
            let listener = TcpListener::bind("localhost:0").await.unwrap();
            port.send(listener.local_addr().unwrap().port()).unwrap();
            let acceptor = tokio_rustls::TlsAcceptor::from(Arc::new(config));
            loop {
                let (client, _) = listener.accept().await.unwrap();
                let (acceptor, server) = (acceptor.clone(), server.clone());
                tokio::spawn(async move {
                    // Whoever does not trust the certificate ends the connection.
                    let Ok(mut client) = acceptor.accept(client).await else { return };
                    let mut server = TcpStream::connect(server).await.unwrap();
                    let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
                });
            }
        });
    });
    (format!("https://localhost:{}", is_bound.recv().unwrap()), file)
}

#[test]
fn a_server_with_a_trusted_certificate_is_played_at_by_https() {
    let homes = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let (_server, address) = server(&homes[0]);
    let (url, authority) = encrypting_proxy(address, &homes[0]);
    let rules = ["--rules", "playmonster", "--set", "target=1500", "--set", "opening_score=0"];
    let arguments = [&["play", "--host", &url, "--name", "Ann", "--places", "2"], &rules[..]].concat();
    let command = || {
        let mut command = program();
        command.args(&arguments).env("XDG_DATA_HOME", homes[1].path());
        command
    };
    let mut ann = Running::start(command().env("SSL_CERT_FILE", &authority));
    assert!(ann.until("/friends/").starts_with(&format!("{url}/friends/")));
    ann.until("1 Ann, 2 free");
    // What is typed before the answer comes is not lost.
    ann.types("computer gambler\nfree 2\ncomputer beginner\nready");
    ann.until("2 Rico (computer, gambler)");
    ann.until("1 Ann, 2 free");
    ann.until("2 Pip (computer, beginner)");
    ann.plays("Ann");

    let stranger = super::reading(&mut command(), b"");
    assert_ne!(stranger.code, Some(0));
    assert!(stranger.stderr.contains("certificate"), "{}", stranger.stderr);
}

#[test]
fn a_table_that_cannot_be_played_at_is_refused_in_words() {
    let homes = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let (_server, address) = server(&homes[0]);
    let link = format!("http://{address}/friends/00c0ffee00c0ffee#{}", "ab".repeat(16));
    let refused = |arguments: &[&str]| {
        let mut command = program();
        command.arg("play").args(arguments).env("XDG_DATA_HOME", homes[1].path());
        let output = super::reading(&mut command, b"");
        assert_ne!(output.code, Some(0), "{}", output.stdout);
        output.stderr
    };
    let stranger = Running::start(
        program()
            .args(["play", "--name", "Ann", "--join", &link])
            .env("XDG_DATA_HOME", homes[1].path())
            .stderr(Stdio::piped()),
    );
    let mut stranger = stranger;
    let mut said = String::new();
    std::io::Read::read_to_string(&mut stranger.child.stderr.take().unwrap(), &mut said).unwrap();
    assert!(said.contains("no such table"), "{said}");
    assert!(refused(&["--join", &link]).contains("--name"));
    assert!(refused(&["--name", "Ann"]).contains("--join LINK"));
    assert!(refused(&["--name", "two\nlines", "--join", &link]).contains("--name"));
    assert!(refused(&["--name", "Ann", "--host", "127.0.0.1:1"]).contains("does not answer"));
    let rules = ["--name", "Ann", "--host", &address, "--places", "3", "--set", "teams=2"];
    assert!(refused(&rules).contains("opens no table"), "three people make no two teams");
}
