//! The score pads kept in this browser: every one as its text, stored anew with every edit, and with what was being
//! typed when the page went away.

use crate::colors::Colors;
use crate::database::{self, Table};
use crate::stored::Stored;
use farkle_client::pad::Pad;
use wasm_bindgen::JsValue;

thread_local! {
    static PADS: Table = const { Table::new("farkle-pads", "pads") };
}

/// What is being entered and is no edit yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Draft {
    /// The digits of the points.
    pub typed: String,
    /// The dice of a roll, as digits.
    pub thrown: String,
    /// The places of the dice chosen from the roll, as bits.
    pub chosen: u8,
    /// Whether the turn is entered roll by roll.
    pub by_dice: bool,
}

/// A pad as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct KeptPad {
    /// Its name in addresses.
    pub id: String,
    /// When it was last changed, in milliseconds since 1970.
    pub changed_ms: f64,
    /// Whether the game has ended.
    pub over: bool,
    /// The name of its rules.
    pub rules: String,
    /// The names at the table, clockwise.
    pub names: Vec<String>,
    /// The score of every seat's side.
    pub scores: Vec<i32>,
    /// The seats that have won.
    pub winners: Vec<usize>,
    /// The colours of the seats.
    pub colors: Colors,
    /// The whole pad.
    pub text: String,
    /// What was being entered.
    pub draft: Draft,
}

impl KeptPad {
    /// A pad as it is to be kept.
    pub(crate) fn of(id: &str, pad: &Pad, colors: &Colors, draft: Draft) -> KeptPad {
        let game = pad.game();
        let winners = game.winners();
        KeptPad {
            id: id.to_string(),
            changed_ms: crate::browser::now_ms(),
            over: game.is_over(),
            rules: pad.rules().name().to_string(),
            names: pad.names().to_vec(),
            scores: game.seats().map(|seat| game.score(game.side(seat)).0).collect(),
            winners: game.seats().filter(|&s| winners.contains(game.side(s))).map(|s| s.index()).collect(),
            colors: colors.clone(),
            text: pad.to_string(),
            draft,
        }
    }

    fn stored(&self) -> Stored {
        let draft = Stored::new()
            .with("typed", &self.draft.typed)
            .with("thrown", &self.draft.thrown)
            .with("chosen", self.draft.chosen)
            .with("by_dice", self.draft.by_dice);
        Stored::new()
            .with("id", &self.id)
            .with("changed_ms", self.changed_ms)
            .with("over", self.over)
            .with("rules", &self.rules)
            .with_list("names", &self.names)
            .with_list("scores", self.scores.iter().copied())
            .with_list("winners", self.winners.iter().map(|&seat| seat as u32))
            .with_list("colors", self.colors.0.iter().copied())
            .with("text", &self.text)
            .with("draft", draft)
    }

    fn read(row: JsValue) -> Option<KeptPad> {
        let row = Stored::of(row)?;
        let numbers =
            |name: &str| row.list(name).into_iter().filter_map(|value| value.as_f64()).collect::<Vec<_>>();
        let draft = row.object("draft").unwrap_or_else(Stored::new);
        Some(KeptPad {
            id: row.string("id")?,
            changed_ms: row.number("changed_ms")?,
            over: row.flag("over")?,
            rules: row.string("rules")?,
            names: row.list("names").into_iter().filter_map(|name| name.as_string()).collect(),
            scores: numbers("scores").into_iter().map(|score| score as i32).collect(),
            winners: numbers("winners").into_iter().map(|seat| seat as usize).collect(),
            colors: Colors(numbers("colors").into_iter().map(|color| color as u8).collect()),
            text: row.string("text")?,
            draft: Draft {
                typed: draft.string("typed").unwrap_or_default(),
                thrown: draft.string("thrown").unwrap_or_default(),
                chosen: draft.number("chosen").unwrap_or_default() as u8,
                by_dice: draft.flag("by_dice").unwrap_or_default(),
            },
        })
    }

    /// The pad, or `None` if it can't be read any more.
    pub(crate) fn pad(&self) -> Option<Pad> {
        self.text.parse().ok()
    }
}

/// Connects to the table of pads, unless that is done or this browser keeps nothing.
async fn connect() {
    if !PADS.with(Table::is_open)
        && let Ok(connection) = database::connect(PADS.with(Table::place)).await
    {
        PADS.with(|pads| pads.use_connection(connection));
    }
}

/// Stores a pad; an earlier state of the same pad is replaced.
pub(crate) fn keep(pad: &KeptPad) {
    PADS.with(|pads| pads.put(&pad.id, pad.stored().value()));
}

/// Forgets a pad.
pub(crate) fn forget(id: &str) {
    PADS.with(|pads| pads.delete(id));
}

/// One pad.
pub(crate) async fn find(id: &str) -> Option<KeptPad> {
    connect().await;
    let request = PADS.with(|pads| pads.get(id))?;
    KeptPad::read(database::answer(&request).await.ok()?)
}

/// All pads, those that were changed last first.
pub(crate) async fn all() -> Vec<KeptPad> {
    connect().await;
    let rows = database::rows(PADS.with(Table::get_all)).await;
    let mut pads: Vec<KeptPad> = rows.into_iter().filter_map(KeptPad::read).collect();
    pads.sort_by(|a, b| b.changed_ms.total_cmp(&a.changed_ms));
    pads
}
