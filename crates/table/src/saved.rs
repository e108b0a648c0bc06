//! Ledgers and tables as game records, and back: how games are saved, shared and resumed.
//!
//! Besides the rules, the seats and the events the head of the record holds:
//!
//! | line | meaning |
//! |---|---|
//! | `holder: person`, `holder: computer gambler` | who holds the seats, in their order |
//! | `take-back: on` | decisions may be taken back |
//! | `hints: off` | nobody may ask for the best play |
//! | `duplicate: on` | everybody gets the same dice |
//! | `dice: seed 1f…` | the seed of the dice |
//! | `dice: commitment 9c…` | the hash of a seed that is still secret |
//! | `dice-text: Ann` | the text of every player that goes into the dice |
//! | `dice: scheme 1` | they follow from the seal in the lines that follow (`seal.rs`) |
//! | `dice-table: 00c0…`, `dice-game: 1` | the table, and the number of the game there |
//! | `dice-server: 9c…`, `dice-seed: 1f…` | the commitment of the server; its seed, once that is public |
//! | `dice-device: 1 9c… 1f…` | the commitment and the seed of the device of a seat |
//! | `dice-broken: 2` | whose device had broken an earlier lock |
//! | `taken-back: 12 444+ 234466` | a decision that was taken back: how many events came before it, and what it and its dice were |
//! | `stand-in: 12 2 gambler` | after this many events a computer player moves for the person on a seat |
//! | `stand-in: 30 2 back` | the person is back |
//! | `ended: without a result` | the players have ended the game |

mod sealed;

use crate::{Commitment, Holder, HolderKind, Ledger, Proof, SeedError, Setup, StandIn, Table, TakenBack};
use farkle_rules::{Event, Record, RecordError, Seat, SeatError};
use std::fmt;

/// Why a record can't be opened or resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedError {
    /// It is not a record, or not of a game that can be.
    Record(RecordError),
    /// So many can't sit there.
    Seats(SeatError),
    /// There is no `dice: seed` line, so nobody knows the dice to come.
    NoSeed,
    /// The seed or the commitment can't be read.
    Seed(SeedError),
    /// Somebody joined after the game had begun, as they do on a score pad.
    Joined,
    /// A `holder:` line can't be read.
    Holder {
        /// What stands there.
        text: String,
    },
    /// A line about sealed dice is missing, can't be read, or does not fit the others.
    Seal {
        /// Which.
        line: &'static str,
    },
    /// A `stand-in:` or `ended:` line can't be read, or can't be.
    Course {
        /// Which.
        line: &'static str,
        /// What stands there.
        text: String,
    },
    /// A `taken-back:` line can't be read.
    TakenBack {
        /// What stands there.
        text: String,
    },
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedError::Record(error) => error.fmt(f),
            SavedError::Seats(error) => error.fmt(f),
            SavedError::NoSeed => {
                f.write_str("the record has no line 'dice: seed …': it can be replayed, but not continued")
            }
            SavedError::Seed(error) => write!(f, "dice: {error}"),
            SavedError::Joined => f.write_str(
                "somebody joined this game after it had begun: it can be replayed, but not continued",
            ),
            SavedError::Holder { text } => {
                write!(f, "holder: '{text}' is neither 'person' nor 'computer TEMPERAMENT'")
            }
            SavedError::Seal { line } => {
                write!(
                    f,
                    "{line}: the line is missing, can't be read or does not fit the other lines about dice"
                )
            }
            SavedError::Course { line, text } => {
                write!(f, "{line}: '{text}' can't be read, or can't have happened in this game")
            }
            SavedError::TakenBack { text } => {
                write!(f, "taken-back: '{text}' is not a number of events and the events that were dropped")
            }
        }
    }
}

impl std::error::Error for SavedError {}

impl From<RecordError> for SavedError {
    fn from(error: RecordError) -> Self {
        SavedError::Record(error)
    }
}

const HOLDER: &str = "holder";
const TAKE_BACK: &str = "take-back";
const HINTS: &str = "hints";
const DUPLICATE: &str = "duplicate";
const DICE: &str = "dice";
const DICE_TEXT: &str = "dice-text";
const TAKEN_BACK: &str = "taken-back";
const STAND_IN: &str = "stand-in";
const ENDED: &str = "ended";
const WITHOUT_RESULT: &str = "without a result";
/// In the place of a temperament: the person is back.
pub(crate) const BACK: &str = "back";
const SEED_WORD: &str = "seed ";
const COMMITMENT_WORD: &str = "commitment ";

impl Ledger {
    /// The record of the game so far. It holds the seed only if that is public.
    pub fn record(&self) -> Record {
        record(self, self.proof())
    }

    /// The ledger of a recorded game, to be shown. A record that names no seed has none here
    /// either.
    ///
    /// # Errors
    /// [`SavedError`] says what is missing or wrong.
    pub fn from_record(record: &Record) -> Result<Ledger, SavedError> {
        // A table sets up all its seats at once.
        if record.seats_at_first() != record.seats.len() {
            return Err(SavedError::Joined);
        }
        let setup = setup(record)?;
        let mut ledger = Ledger::new(setup, proof(record)?).map_err(SavedError::Seats)?;
        if let Err(error) = ledger.play(&record.events) {
            // Replaying finds the number of the event.
            record.replay()?;
            return Err(RecordError::Illegal { number: record.events.len(), error }.into());
        }
        ledger.set_taken_back(lines(record, TAKEN_BACK).map(taken_back).collect::<Result<_, _>>()?);
        read_course(record, &mut ledger)?;
        Ok(ledger)
    }
}

impl Table {
    /// The record with the secret seed of the dice: for the storage of whoever runs the table, and
    /// for nobody else as long as the game goes on.
    pub fn record_with_secret_seed(&self) -> Record {
        let seed = self.seed().clone();
        let proof = match self.ledger().proof().clone() {
            Proof::Sealed { seal, .. } => Proof::Sealed { seal, seed: Some(seed) },
            Proof::Entered | Proof::Committed(_) | Proof::Revealed(_) => Proof::Revealed(seed),
        };
        record(self.ledger(), &proof)
    }

    /// The table at which a saved game goes on. Its seed counts as secret again until the game is
    /// over.
    ///
    /// # Errors
    /// [`SavedError`] says what is missing or wrong.
    pub fn from_record(record: &Record) -> Result<Table, SavedError> {
        let (proof, seed) = match proof(record)? {
            Proof::Revealed(seed) => (Proof::Committed(seed.commitment()), seed),
            Proof::Sealed { seal, seed: Some(seed) } => {
                if !seal.is_server_seed(&seed) {
                    return Err(SavedError::Seal { line: sealed::SERVER });
                }
                (Proof::Sealed { seal, seed: None }, seed)
            }
            _ => return Err(SavedError::NoSeed),
        };
        let ledger = Ledger::from_record(record)?.with_proof(proof);
        let mut table = Table::of(ledger, seed);
        table.open();
        Ok(table)
    }
}

fn record(ledger: &Ledger, proof: &Proof) -> Record {
    let setup = ledger.setup();
    let mut record = Record::new(setup.rules.clone(), setup.holders.iter().map(|holder| holder.name.clone()));
    let mut add = |key: &str, value: String| record.headers.push((key.to_string(), value));
    setup.holders.iter().for_each(|holder| add(HOLDER, holder.kind.to_string()));
    add(TAKE_BACK, if setup.take_back { "on" } else { "off" }.to_string());
    if !setup.hints {
        add(HINTS, "off".to_string());
    }
    if setup.duplicate {
        add(DUPLICATE, "on".to_string());
    }
    match proof {
        Proof::Entered => {}
        Proof::Committed(commitment) => add(DICE, format!("{COMMITMENT_WORD}{commitment}")),
        Proof::Revealed(seed) => add(DICE, format!("{SEED_WORD}{seed}")),
        Proof::Sealed { seal, seed } => sealed::write(seal, seed.as_ref(), add),
    }
    let mut add = |key: &str, value: String| record.headers.push((key.to_string(), value));
    setup.player_texts.iter().for_each(|text| add(DICE_TEXT, text.clone()));
    for TakenBack { keep, dropped } in ledger.taken_back() {
        let tokens: Vec<String> = dropped.iter().map(ToString::to_string).collect();
        add(TAKEN_BACK, format!("{keep} {}", tokens.join(" ")));
    }
    for StandIn { after, seat, temperament } in ledger.stand_ins() {
        add(STAND_IN, format!("{after} {seat} {}", temperament.as_deref().unwrap_or(BACK)));
    }
    if ledger.has_ended() {
        add(ENDED, WITHOUT_RESULT.to_string());
    }
    record.events = ledger.events().to_vec();
    record
}

/// Who moved for whom, and whether the players ended the game.
fn read_course(record: &Record, ledger: &mut Ledger) -> Result<(), SavedError> {
    let mut stand_ins: Vec<StandIn> = Vec::new();
    let events = ledger.events().len();
    // A game that is over has had its seats handed over before.
    let mut earlier = ledger.before(0).map_err(|error| RecordError::Illegal { number: 0, error })?;
    for line in lines(record, STAND_IN) {
        let wrong = || SavedError::Course { line: STAND_IN, text: line.to_string() };
        let stand_in = stand_in(line).ok_or_else(wrong)?;
        let is_in_order = stand_ins.last().is_none_or(|last| last.after <= stand_in.after);
        if !is_in_order || stand_in.after > events {
            return Err(wrong());
        }
        earlier.hand_over(stand_in.clone()).map_err(|_| wrong())?;
        stand_ins.push(stand_in);
    }
    let text = record.header(ENDED);
    if text.is_some_and(|text| text != WITHOUT_RESULT || ledger.is_over()) {
        return Err(SavedError::Course { line: ENDED, text: text.unwrap_or_default().to_string() });
    }
    ledger.set_course(stand_ins, text.is_some());
    Ok(())
}

fn stand_in(line: &str) -> Option<StandIn> {
    let mut words = line.split_whitespace();
    let after = words.next()?.parse().ok()?;
    let seat = Seat::from_number(words.next()?.parse().ok()?)?;
    let temperament = Some(words.next()?.to_string()).filter(|word| word != BACK);
    words.next().is_none().then_some(StandIn { after, seat, temperament })
}

fn lines<'a>(record: &'a Record, key: &'static str) -> impl Iterator<Item = &'a str> {
    record.headers.iter().filter(move |(k, _)| k == key).map(|(_, value)| value.as_str())
}

fn setup(record: &Record) -> Result<Setup, SavedError> {
    let mut kinds = lines(record, HOLDER);
    let mut holders = Vec::with_capacity(record.seats.len());
    for name in &record.seats {
        let text = kinds.next().unwrap_or("person");
        let kind = HolderKind::parse(text).ok_or_else(|| SavedError::Holder { text: text.to_string() })?;
        holders.push(Holder { name: name.clone(), kind });
    }
    Ok(Setup {
        rules: record.rules.clone(),
        holders,
        take_back: record.header(TAKE_BACK) == Some("on"),
        hints: record.header(HINTS) != Some("off"),
        duplicate: record.header(DUPLICATE) == Some("on"),
        player_texts: lines(record, DICE_TEXT).map(str::to_string).collect(),
    })
}

fn proof(record: &Record) -> Result<Proof, SavedError> {
    let text = record.header(DICE).unwrap_or_default();
    if text == sealed::SCHEME {
        return sealed::read(record);
    }
    if let Some(seed) = text.strip_prefix(SEED_WORD) {
        return seed.parse().map(Proof::Revealed).map_err(SavedError::Seed);
    }
    match text.strip_prefix(COMMITMENT_WORD) {
        Some(hash) => hash.parse::<Commitment>().map(Proof::Committed).map_err(SavedError::Seed),
        None => Ok(Proof::Entered),
    }
}

fn taken_back(line: &str) -> Result<TakenBack, SavedError> {
    let unreadable = || SavedError::TakenBack { text: line.to_string() };
    let mut tokens = line.split_whitespace();
    let keep = tokens.next().and_then(|keep| keep.parse().ok()).ok_or_else(unreadable)?;
    let dropped: Vec<Event> =
        tokens.map(|token| token.parse().map_err(|_| unreadable())).collect::<Result<_, _>>()?;
    Ok(TakenBack { keep, dropped })
}
