//! `farkle play --join` and `--host`: a table of a server.

use crate::failure::Failure;
use farkle_client::readable;
use farkle_protocol::{LONGEST_RULES_NAME, TableOptions};
use farkle_rules::RuleSet;
use farkle_terminal::{Connection, Link, Saves, ServerAddress, play_online};
use serde::Deserialize;
use serde_json::json;
use std::io::{self, BufReader, ErrorKind, Read, Write};

/// An answer about a new table is far shorter.
const LONGEST_ANSWER: u64 = 64 * 1024;

#[derive(Debug, Deserialize)]
struct Created {
    table: String,
    invitation: farkle_protocol::Secret,
}

/// Plays at a table, line by line.
pub(super) fn join(link: &Link, name: &str, saves: Option<&Saves>) -> Result<(), Failure> {
    let input = BufReader::new(io::stdin());
    let played = play_online(link, name, saves, input, &mut io::stdout().lock());
    played.map_err(|sentence| anyhow::anyhow!(sentence).into())
}

/// Opens a table on a server, and says the link to it.
pub(super) fn host(
    server: &ServerAddress,
    rules: &RuleSet,
    seats: u8,
    options: TableOptions,
) -> Result<Link, Failure> {
    let address = server;
    let TableOptions { pace, watchers, hints } = options;
    let mut wanted = json!({
        "rules": rules.code(), "seats": seats, "pace": pace, "watchers": watchers, "hints": hints,
    });
    if let Some(name) = rules.draft().given_name() {
        let name: String = readable(name).chars().take(LONGEST_RULES_NAME).collect();
        wanted["rules_name"] = name.trim().into();
    }
    let answer = ask(server, &wanted.to_string());
    let answer = answer.map_err(|error| anyhow::anyhow!("{address} does not answer: {error}"))?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if head.split(' ').nth(1) != Some("201") {
        return Err(Failure::bad_input(format!("{address} opens no table: {}", body.trim())));
    }
    let created = serde_json::from_str::<Created>(body).ok();
    let link =
        created.and_then(|created| Some(Link::new(server, created.table.parse().ok()?, created.invitation)));
    let link =
        link.ok_or_else(|| anyhow::anyhow!("{address} is no server of this program, or a later one"))?;
    writeln!(io::stdout(), "The link to the table, for your friends:\n{link}")?;
    Ok(link)
}

/// One request, and the whole answer to it.
fn ask(server: &ServerAddress, body: &str) -> io::Result<String> {
    let mut connection = Connection::open(server)?;
    write!(
        connection,
        "POST /api/tables HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        server.as_str(),
        body.len()
    )?;
    connection.flush()?;
    let mut answer = String::new();
    match connection.take(LONGEST_ANSWER).read_to_string(&mut answer) {
        // Some servers end an encrypted connection without saying so.
        Err(error) if error.kind() != ErrorKind::UnexpectedEof || answer.is_empty() => Err(error),
        _ => Ok(answer),
    }
}
