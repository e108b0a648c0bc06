//! A bot at a table of a server, over the protocol of `docs/protocol.md`:
//! cargo run -p farkle-server --example bot -- ws://127.0.0.1:8080/api/live TABLE INVITATION NAME

use farkle_rules::{Action, Record, Then};
use farkle_table::{Ledger, Seed, TableId, ToAct, Wish};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, server, table, invitation, name] = &arguments[..] else {
        return Err("usage: bot ws://HOST:PORT/api/live TABLE INVITATION NAME".into());
    };
    println!("{}", play(server, table, invitation, name).await?);
    Ok(())
}

/// Plays a game to its end: the record.
pub(crate) async fn play(server: &str, table: &str, invitation: &str, name: &str) -> Result<Record, Failure> {
    let seed = random()?;
    let device = &random()?.to_string()[..32];
    let (mut socket, _) = tokio_tungstenite::connect_async(server).await?;
    let open = json!({"type": "open", "table": table, "invitation": invitation, "device": device});
    socket.send(Message::text(open.to_string())).await?;
    let (mut ledger, mut asked, mut kept): (Option<Ledger>, _, _) = (None, Value::Null, None);
    while let Some(frame) = socket.next().await {
        let Message::Text(text) = frame? else { continue };
        let message: Value = serde_json::from_str(&text)?;
        let mut wish = Value::Null;
        match message["type"].as_str() {
            Some("seats") => {
                wish = match (message["stage"].as_str(), message["yours"].as_u64()) {
                    (Some("gathering"), None) => json!({"do": "join", "name": name}),
                    (Some("gathering"), Some(number)) => {
                        let seat = farkle_rules::Seat::from_number(number as usize).ok_or("no seat")?;
                        let game = message["game"].as_u64().ok_or("no game")? as u32;
                        let commitment = seed.device_commitment(table.parse::<TableId>()?, game, seat);
                        json!({"do": "ready", "commitment": commitment.to_string()})
                    }
                    (Some("locked"), Some(_)) => {
                        kept = Some(message["lock"].as_str().ok_or("no lock")?.parse()?);
                        json!({"do": "show", "seed": seed.to_string()})
                    }
                    _ => Value::Null,
                };
                wish = json!({"type": "ask", "game": message["game"], "wish": wish});
            }
            Some("snapshot") => {
                let record: Record = message["record"].as_str().unwrap_or_default().parse()?;
                let revision = message["revision"].as_u64().unwrap_or_default();
                ledger = Some(Ledger::from_record(&record)?.at_revision(revision));
            }
            Some("events") => {
                for change in
                    serde_json::from_value::<Vec<farkle_protocol::Change>>(message["changes"].clone())?
                {
                    ledger.as_mut().ok_or("events before the game")?.apply(&change.into())?;
                }
            }
            _ => {}
        }
        if let Some(ledger) = &ledger {
            if ledger.proof().seed().is_some() {
                ledger.prove_dice(kept)?;
                return Ok(ledger.record());
            }
            wish = command(ledger, name).unwrap_or(wish);
        }
        // What was asked last is not asked again.
        if !wish["wish"].is_null() && wish != asked {
            asked = wish.clone();
            wish["id"] = random()?.to_string()[..32].into();
            socket.send(Message::text(wish.to_string())).await?;
        }
    }
    Err("the server has closed the connection".into())
}

/// The move of this bot, if it is its turn: it takes the most points, and banks with few dice.
fn command(ledger: &Ledger, name: &str) -> Option<Value> {
    let (ToAct::Person(seat) | ToAct::Computer { seat, .. }) = ledger.to_act() else { return None };
    let game = ledger.game();
    let all = || game.legal_actions();
    let bank =
        all().find(|action| matches!(action, Action::SetAside { then: Then::Bank, dice } if dice.len() > 1));
    let action = bank.or_else(|| all().next()).filter(|_| ledger.name(seat) == name)?;
    let wish = farkle_protocol::WireWish::from(Wish::Act(action));
    Some(json!({"type": "command", "expect": ledger.revision(), "seat": seat.index() + 1, "wish": wish}))
}

fn random() -> Result<Seed, rand::rngs::SysError> {
    let mut bytes = [0; 32];
    rand::TryRng::try_fill_bytes(&mut rand::rngs::SysRng, &mut bytes)?;
    Ok(Seed::from_bytes(bytes))
}
