//! `farkle verify`: computes every roll of a recorded game again, and says what does not fit.

use crate::commands::output::out;
use crate::commands::replay::text_of;
use crate::failure::Failure;
use crate::file_kind::{FileKind, misfit};
use clap::Args;
use farkle_rules::{Event, Record};
use farkle_table::{Certificate, Fingerprint, Ledger, Proof};
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  farkle verify online.farkle
  farkle verify online.farkle --lock poppy-iceberg-scarf-branch-orange

The exit code is 0 if all dice come from the seeds, 1 if they do not, and 2 if this can't be checked.";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The recorded game; - reads it from standard input
    file: String,

    /// The lock as you saw it at the table: its five words, or its 64 hexadecimal digits
    ///
    /// Without it a record proves only that its parts belong together.
    #[arg(long, value_name = "LOCK", value_parser = lock)]
    lock: Option<KeptLock>,
}

/// What a person has kept of a lock.
#[derive(Clone, Debug, PartialEq, Eq)]
enum KeptLock {
    Words(String),
    Whole(Fingerprint),
}

fn lock(text: &str) -> Result<KeptLock, String> {
    let words: Vec<String> = text
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|w| !w.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    match words.as_slice() {
        [digits] => digits.parse().map(KeptLock::Whole).map_err(|_| wrong_lock()),
        [_, _, _, _, _] => Ok(KeptLock::Words(words.join(" "))),
        _ => Err(wrong_lock()),
    }
}

fn wrong_lock() -> String {
    "allowed are the five words that the table has shown, or 64 hexadecimal digits".to_string()
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (shown, text) = text_of(&arguments.file)?;
    if let Some(sentence) = misfit(&arguments.file, &text, FileKind::Record) {
        return Err(Failure::bad_input(sentence));
    }
    let proved =
        proved(&text, arguments.lock.as_ref()).map_err(|failure| failure.before(&format!("{shown}: ")))?;
    write!(out(), "{proved}")?;
    Ok(())
}

const REAL_DICE: &str = "these are real dice, or the record names no seed: there is nothing to check";

/// What is proved, in sentences.
fn proved(text: &str, lock: Option<&KeptLock>) -> Result<String, Failure> {
    let record: Record = text.parse().map_err(Failure::bad_input)?;
    record.replay().map_err(Failure::bad_input)?;
    let is_entered = record.events.iter().any(|event| matches!(event, Event::Entered(_)));
    if lock.is_none() && is_entered && !record.headers.iter().any(|(key, _)| key.starts_with("dice")) {
        return Err(Failure::bad_input(REAL_DICE));
    }
    // The lines about dice don't fit each other: somebody has changed one of them.
    let ledger = Ledger::from_record(&record).map_err(|error| failed(&error))?;
    let seal = match ledger.proof() {
        Proof::Sealed { seal, .. } => Some(seal),
        Proof::Entered | Proof::Committed(_) | Proof::Revealed(_) => None,
    };
    let found = seal.map(|seal| seal.lock().fingerprint());
    let kept = match lock {
        Some(KeptLock::Whole(kept)) => Some(*kept),
        Some(KeptLock::Words(words)) => {
            let found = found.map(|found| found.words());
            if found.as_ref() != Some(words) {
                let found = found.map_or("never locked".to_string(), |found| format!("locked as '{found}'"));
                return Err(failed(&format!("the dice were {found}, not as '{words}'")));
            }
            None
        }
        None => None,
    };
    if ledger.proof().seed().is_none() {
        return Err(Failure::bad_input(match ledger.proof() {
            Proof::Entered => REAL_DICE,
            _ => "the seed of the dice is still secret: it is shown when the game is over",
        }));
    }
    let draws = ledger.prove_dice(kept).map_err(|error| failed(&error))?;
    let mut said = format!("All {draws} draws come from the seeds.\n");
    if seal.is_none()
        && let Some(Certificate { code, .. }) = Certificate::of(&record)
    {
        said += &format!("The code of this game: {code}\n");
    }
    if let Some(seal) = seal {
        let locked = seal.lock();
        let devices = locked.devices().len();
        let people = if devices == 1 { "1 device".to_string() } else { format!("{devices} devices") };
        said += &format!(
            "Game {} of table {}, locked by the server and {people}.\n",
            locked.game(),
            locked.table()
        );
        let fingerprint = locked.fingerprint();
        said += &format!("The lock: {}\n          {fingerprint}\n", fingerprint.words());
        for seat in locked.broken() {
            said += &format!("The device of {} had not shown its seed before.\n", ledger.name(*seat));
        }
        if lock.is_none() {
            said += "--lock compares it with the words that the table has shown to you.\n";
        }
    }
    Ok(said)
}

fn failed(error: &dyn std::fmt::Display) -> Failure {
    Failure::Broken(anyhow::anyhow!("the dice are not proved: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONLINE: &str = include_str!("../../../../docs/cli.in/online.farkle");

    /// Whether the command is convinced, by a reader who has kept the lock.
    fn is_proved(text: &str, lock: &KeptLock) -> bool {
        proved(text, Some(lock)).is_ok()
    }

    fn locks() -> [KeptLock; 2] {
        let record: Record = ONLINE.parse().unwrap();
        let ledger = Ledger::from_record(&record).unwrap();
        let Proof::Sealed { seal, .. } = ledger.proof() else { panic!("not sealed") };
        let fingerprint = seal.lock().fingerprint();
        [KeptLock::Whole(fingerprint), KeptLock::Words(fingerprint.words())]
    }

    #[test]
    fn the_recorded_game_is_proved_by_either_form_of_its_lock() {
        for kept in locks() {
            assert!(is_proved(ONLINE, &kept), "{kept:?}");
        }
        let said = proved(ONLINE, None).unwrap();
        assert!(said.contains("--lock compares"), "{said}");
    }

    #[test]
    fn a_change_of_any_die_seed_commitment_or_lock_is_found() {
        let [whole, words] = locks();
        let (mut dice, mut digits) = (0, 0);
        let head = ONLINE.find("\n\n").unwrap();
        let check = |at: usize, digit: u8| {
            let mut changed = ONLINE.as_bytes().to_vec();
            changed[at] = digit;
            let changed = String::from_utf8(changed).unwrap();
            for kept in [&whole, &words] {
                assert!(!is_proved(&changed, kept), "{}", &ONLINE[at.saturating_sub(40)..=at]);
            }
        };
        for (start, line) in lines(ONLINE) {
            // The text of a player has no part in sealed dice.
            let value =
                line.find(": ").filter(|_| line.starts_with("dice") && !line.starts_with("dice-text"));
            for (at, byte) in line.bytes().enumerate().skip(value.unwrap_or(line.len())) {
                if byte.is_ascii_hexdigit() {
                    check(start + at, if byte == b'9' { b'0' } else { byte ^ 1 });
                    digits += 1;
                }
            }
            for (at, byte) in rolls(line).filter(|_| start > head) {
                check(start + at, if byte == b'6' { b'1' } else { byte + 1 });
                dice += 1;
            }
        }
        assert!(dice > 100 && digits > 300, "{dice} dice, {digits} digits");
    }

    /// Every die that was rolled in a line of events, and where it stands.
    fn rolls(line: &str) -> impl Iterator<Item = (usize, u8)> {
        let token_of = |at: usize| {
            let from = line[..at].rfind([' ', ':']).map_or(0, |space| space + 1);
            line[from..].split(' ').next().unwrap_or_default()
        };
        let is_die = move |&(at, byte): &(usize, u8)| {
            (b'1'..=b'6').contains(&byte) && token_of(at).bytes().all(|byte| byte.is_ascii_digit())
        };
        line.bytes().enumerate().collect::<Vec<_>>().into_iter().filter(is_die)
    }

    fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
        let mut start = 0;
        text.split_inclusive('\n').map(move |line| {
            let from = start;
            start += line.len();
            (from, line.trim_end())
        })
    }

    #[test]
    fn another_lock_is_found_even_if_everything_else_fits() {
        let other = KeptLock::Whole("00".repeat(32).parse().unwrap());
        let error = proved(ONLINE, Some(&other)).unwrap_err();
        assert!(
            matches!(&error, Failure::Broken(error) if error.to_string().contains("this device has kept"))
        );
        let other = KeptLock::Words("acorn acorn acorn acorn acorn".into());
        let error = proved(ONLINE, Some(&other)).unwrap_err();
        assert!(matches!(&error, Failure::Broken(error) if error.to_string().contains("not as 'acorn")));
    }

    #[test]
    fn real_dice_are_called_so_even_if_somebody_has_joined() {
        let record = "farkle record 1\ncode: F1-1SW12F0J7G5Z\nseat: Ann\nseat: Ben\n\n@1 =650 join:0";
        let error = proved(&record.replace("Ben\n", "Ben\nseat: Cleo\n"), None).unwrap_err();
        assert!(matches!(&error, Failure::BadInput(sentence) if sentence == REAL_DICE), "{error:?}");
    }

    #[test]
    fn a_lock_is_read_as_people_write_it() {
        let words = Ok(KeptLock::Words("swan tulip fox owl rose".into()));
        assert_eq!(lock("Swan, tulip, fox, owl, rose"), words);
        assert_eq!(lock("swan-tulip-fox-owl-rose"), words);
        for wrong in ["", "swan", "swan tulip", &"f".repeat(63)] {
            assert!(lock(wrong).unwrap_err().contains("five words"), "{wrong}");
        }
    }
}
