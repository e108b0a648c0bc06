//! The players of a new table: reads what people write for a seat and finds names.

use farkle_client::{LONGEST_NAME, NameError, are_alike, check_name, free_name};
use farkle_rules::MAX_SEATS;
use farkle_strategy::Temperament;
use farkle_table::Holder;
use std::fmt;
use std::str::FromStr;
use unicode_width::UnicodeWidthStr;

/// The widest name, in cells of the screen.
pub const WIDEST_NAME: usize = LONGEST_NAME;

const COMPUTER: &str = "computer";

/// The temperament of a computer player if nobody names one.
pub const DEFAULT_TEMPERAMENT: Temperament = Temperament::Calculator;

/// What somebody wants a seat to be.
///
/// ```
/// use farkle_terminal::SeatChoice;
/// let wish: SeatChoice = "Hal=computer:gambler".parse()?;
/// assert_eq!(wish.to_string(), "Hal=computer:gambler");
/// assert!("computer:lucky".parse::<SeatChoice>().is_err());
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChoice {
    /// The name, if it is not the usual one of the temperament.
    pub name: Option<String>,
    /// The temperament of a computer player; `None` for a person.
    pub temperament: Option<Temperament>,
}

impl SeatChoice {
    /// A person.
    pub fn person(name: impl Into<String>) -> SeatChoice {
        SeatChoice { name: Some(name.into()), temperament: None }
    }

    /// A computer player with the usual name of its temperament.
    pub fn computer(temperament: Temperament) -> SeatChoice {
        SeatChoice { name: None, temperament: Some(temperament) }
    }

    /// The name that is wanted: the person's, or the usual one of the temperament. At the table a
    /// computer player gets another one if it is taken.
    pub fn shown_name(&self) -> String {
        match (&self.name, self.temperament) {
            (Some(name), _) => name.clone(),
            (None, Some(temperament)) => temperament.person().to_string(),
            (None, None) => String::new(),
        }
    }
}

impl fmt::Display for SeatChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.name, self.temperament) {
            (Some(name), Some(temperament)) => write!(f, "{name}={COMPUTER}:{temperament}"),
            (None, Some(temperament)) => write!(f, "{COMPUTER}:{temperament}"),
            (name, None) => f.write_str(name.as_deref().unwrap_or_default()),
        }
    }
}

impl FromStr for SeatChoice {
    type Err = String;

    /// Reads `Ann`, `computer`, `computer:gambler` or `Hal=computer:gambler`.
    fn from_str(text: &str) -> Result<SeatChoice, String> {
        let (name, kind) = match text.split_once('=') {
            Some((name, kind)) => (Some(checked_name(name).map_err(in_words)?), kind.trim()),
            None => (None, text.trim()),
        };
        let (word, temperament) = kind.split_once(':').map_or((kind, None), |(word, t)| (word, Some(t)));
        if word != COMPUTER {
            return match name {
                None => {
                    Ok(SeatChoice { name: Some(checked_name(text).map_err(in_words)?), temperament: None })
                }
                Some(_) => Err(format!(
                    "'{kind}' is not a kind of player; allowed after '=': {COMPUTER} or {COMPUTER}:TEMPERAMENT"
                )),
            };
        }
        let temperament = temperament.map_or(Ok(DEFAULT_TEMPERAMENT), |text| {
            text.parse::<Temperament>().map_err(|error| error.to_string())
        })?;
        Ok(SeatChoice { name, temperament: Some(temperament) })
    }
}

fn in_words(fault: NameError) -> String {
    fault.to_string()
}

fn checked_name(name: &str) -> Result<String, NameError> {
    let name = check_name(name)?;
    // Some characters are two cells wide.
    if name.width() > WIDEST_NAME {
        return Err(NameError::TooLong { name: name.to_string() });
    }
    Ok(name.to_string())
}

/// The holders of the seats. Computer players of the same temperament are numbered.
///
/// # Errors
/// A sentence that says which seat is impossible.
pub fn holders(wishes: &[SeatChoice]) -> Result<Vec<Holder>, String> {
    if wishes.is_empty() || wishes.len() > MAX_SEATS {
        let seats = wishes.len();
        return Err(format!("{seats} players can't sit at one screen; allowed are 1 to {MAX_SEATS}"));
    }
    let mut holders: Vec<Holder> = Vec::with_capacity(wishes.len());
    for wish in wishes {
        let taken = |name: &str| holders.iter().any(|holder| are_alike(&holder.name, name));
        let wanted = checked_name(&wish.shown_name()).map_err(in_words)?;
        let name = match (&wish.name, taken(&wanted)) {
            (_, false) => wanted,
            (Some(_), true) => return Err(in_words(NameError::Taken { name: wanted })),
            (None, true) => free_name(&wanted, taken),
        };
        holders.push(match wish.temperament {
            Some(temperament) => Holder::computer(name, temperament.name()),
            None => Holder::person(name),
        });
    }
    Ok(holders)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_a_name_or_a_computer_with_or_without_temperament_and_name() {
        let wish = |text: &str| text.parse::<SeatChoice>().unwrap();
        assert_eq!(wish("Ann"), SeatChoice::person("Ann"));
        assert_eq!(wish("computer"), SeatChoice::computer(DEFAULT_TEMPERAMENT));
        assert_eq!(wish("computer:gambler"), SeatChoice::computer(Temperament::Gambler));
        assert_eq!(wish("Hal = computer:champion").name.as_deref(), Some("Hal"));
    }

    #[test]
    fn a_wrong_seat_is_refused_with_what_is_allowed() {
        let refused = |text: &str| text.parse::<SeatChoice>().unwrap_err();
        assert!(refused("computer:lucky").contains("gambler"));
        assert!(refused("Hal=robot").contains("computer:TEMPERAMENT"));
        assert!(refused("  ").contains("needs a name"));
        assert!(refused("An extraordinarily long name").contains("20 characters"));
    }

    #[test]
    fn computer_players_of_one_temperament_are_numbered_and_people_are_not() {
        let twins = [SeatChoice::computer(Temperament::Gambler), SeatChoice::computer(Temperament::Gambler)];
        let names: Vec<String> = holders(&twins).unwrap().into_iter().map(|holder| holder.name).collect();
        assert_eq!(names, ["Rico", "Rico 2"]);
        let same = [SeatChoice::person("Ann"), SeatChoice::person("Ann")];
        assert!(holders(&same).unwrap_err().contains("two players are called Ann"));
        let alike = [SeatChoice::person("Ann"), SeatChoice::person("ann")];
        assert!(holders(&alike).unwrap_err().contains("two players are called ann"));
        assert!(holders(&[]).unwrap_err().contains("1 to 12"));
    }
}
