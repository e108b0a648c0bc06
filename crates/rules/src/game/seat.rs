//! Places at the table, and the sides that they belong to.

use crate::RuleSet;
use std::fmt;

/// The most seats at one table.
pub const MAX_SEATS: usize = 12;

/// A place at the table, clockwise from 0; people see it counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub(crate) u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this index from 0, or `None` from [`MAX_SEATS`] on.
    pub fn new(index: usize) -> Option<Seat> {
        (index < MAX_SEATS).then_some(Seat(index as u8))
    }

    /// The seat with this number from 1, as people count and as it is displayed.
    ///
    /// ```
    /// # use farkle_rules::Seat;
    /// assert_eq!(Seat::from_number(1), Some(Seat::FIRST));
    /// assert_eq!(Seat::from_number(0), None);
    /// ```
    pub fn from_number(number: usize) -> Option<Seat> {
        number.checked_sub(1).and_then(Seat::new)
    }

    /// Its index, from 0.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A player, or a team whose members share one score; counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(pub(crate) u8);

impl Side {
    /// The side with this index from 0, or `None` from [`MAX_SEATS`] on.
    pub fn new(index: usize) -> Option<Side> {
        (index < MAX_SEATS).then_some(Side(index as u8))
    }

    /// Its index, from 0.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A set of sides (or of seats, where every seat rolls for the start).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SideSet(pub(crate) u16);

impl SideSet {
    /// No side.
    pub const EMPTY: SideSet = SideSet(0);

    /// The first `count` of them.
    pub(crate) fn first(count: u8) -> SideSet {
        SideSet((1_u16 << count) - 1)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether `side` is among them.
    pub fn contains(self, side: Side) -> bool {
        self.0 >> side.0 & 1 == 1
    }

    /// Lowest first.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        (0..MAX_SEATS as u8).map(Side).filter(move |&side| self.contains(side))
    }

    pub(crate) fn insert(&mut self, side: Side) {
        self.0 |= 1 << side.0;
    }

    pub(crate) fn remove(&mut self, side: Side) {
        self.0 &= !(1 << side.0);
    }
}

impl FromIterator<Side> for SideSet {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> SideSet {
        let mut set = SideSet::EMPTY;
        sides.into_iter().for_each(|side| set.insert(side));
        set
    }
}

/// Why a number of seats can't play by a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatError {
    /// None, or too many.
    Count {
        /// How many were asked for.
        seats: usize,
    },
    /// Teams of different sizes, or of one.
    Teams {
        /// How many seats were asked for.
        seats: usize,
        /// Number of teams in the rule set.
        teams: usize,
    },
}

impl fmt::Display for SeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SeatError::Count { seats } => {
                write!(f, "{seats} players can't sit at one table: allowed are 1 to {MAX_SEATS}")
            }
            SeatError::Teams { seats, teams } => {
                let allowed: Vec<String> =
                    (2..).map(|n| n * teams).take_while(|&n| n <= MAX_SEATS).map(|n| n.to_string()).collect();
                write!(
                    f,
                    "{seats} players don't make {teams} equal teams of at least two: allowed are {} players",
                    allowed.join(", ")
                )
            }
        }
    }
}

impl std::error::Error for SeatError {}

pub(super) fn check(rules: &RuleSet, seats: usize) -> Result<u8, SeatError> {
    if !(1..=MAX_SEATS).contains(&seats) {
        return Err(SeatError::Count { seats });
    }
    let teams = usize::from(rules.teams());
    if teams > 0 && (!seats.is_multiple_of(teams) || seats < 2 * teams) {
        return Err(SeatError::Teams { seats, teams });
    }
    Ok(seats as u8)
}
