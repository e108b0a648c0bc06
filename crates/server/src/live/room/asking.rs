//! What people at a table may ask for: seats, getting ready, another game, a computer player for
//! somebody who is gone.

use super::{Preparation, Room, SeatedPlayer};
use crate::live::keys::SecretHash;
use crate::live::log_entry::{LogEntry, Text};
use farkle_client::name_faults;
use farkle_protocol::{SeatNumber, SeatWish, Secret, Why};
use farkle_rules::Seat;
use farkle_strategy::Temperament;
use farkle_table::{Commitment, Seed};
use std::collections::BTreeSet;

/// Who moves for somebody who leaves.
const USUAL_STAND_IN: Temperament = Temperament::Calculator;

/// Who asks, and what the room can't know by itself.
pub(in super::super) struct Asker<'a> {
    pub(in super::super) device: &'a SecretHash,
    /// Whether no other connection acts for the seat of the device.
    pub(in super::super) acts: bool,
    /// The invitation that the device has shown.
    pub(in super::super) invitation: Option<&'a Secret>,
    /// The seats whose people are gone.
    pub(in super::super) gone: &'a BTreeSet<Seat>,
    /// The seats whose people are not connected.
    pub(in super::super) away: &'a BTreeSet<Seat>,
    /// Seconds since 1970.
    pub(in super::super) now: u64,
    /// When an invitation of now expires.
    pub(in super::super) invited_until: u64,
    /// How many commits the log of a table may have.
    pub(in super::super) most_commits: u64,
}

/// Why something is refused, in a word and in a sentence.
type Denied = (Why, &'static str);

impl Room {
    pub(super) fn ask(&self, asker: &Asker<'_>, game: u32, wish: &SeatWish) -> Result<LogEntry, Denied> {
        if game != self.game {
            return Err((Why::TooLate, "The table has moved on to another game."));
        }
        let own = self.seat_of(asker.device);
        if self.is_nearly_full(asker.most_commits) && !is_of_the_game_that_goes_on(wish) {
            return Err((
                Why::TableFull,
                "So much has happened at this table that it is full. Open another one.",
            ));
        }
        if let SeatWish::Join { name, color, seat } = wish {
            if own.is_some() {
                return Err((Why::SeatTaken, "You have a seat at this table already."));
            }
            if !asker.invitation.is_some_and(|secret| self.is_invited(secret, asker.now)) {
                return Err((Why::NotNow, "Open the link of the invitation again to sit down."));
            }
            let (seat, name) = self.free_seat(*seat, name)?;
            // Whoever came first keeps a colour.
            let taken = self.seats.iter().zip(self.colors()).filter(|(player, _)| player.is_some());
            let taken: Vec<_> = taken.map(|(_, color)| color).collect();
            let color = color.filter(|color| !taken.contains(color));
            return Ok(LogEntry::Joined { seat, name, device: asker.device.clone(), color });
        }
        let seat = own.ok_or((Why::NotYourSeat, "You have no seat at this table."))?;
        match wish {
            SeatWish::Join { .. } => Err((Why::SeatTaken, "You have a seat at this table already.")),
            SeatWish::Leave if self.may_change_seats() => Ok(LogEntry::Left { seat: SeatNumber(seat) }),
            SeatWish::Leave => self.stand_in(seat, Some(USUAL_STAND_IN.name())),
            SeatWish::SeatComputer { name, temperament, seat } => {
                let temperament = known(temperament)?.to_string();
                let (seat, name) = self.free_seat(*seat, name)?;
                Ok(LogEntry::Seated { seat, name, temperament })
            }
            SeatWish::FreeSeat { seat: SeatNumber(of) } => self.free(*of, seat, asker.gone),
            SeatWish::StandIn { seat: SeatNumber(of), temperament } => {
                let temperament = known(temperament)?;
                if !asker.gone.contains(of) {
                    return Err((Why::NotGone, "That player is here, or was a moment ago."));
                }
                self.stand_in(*of, Some(temperament))
            }
            SeatWish::Return => self.stand_in(seat, None),
            SeatWish::End => self.end(seat, asker),
            SeatWish::Invite { invitation } => {
                Ok(LogEntry::Invited { invitation: SecretHash::of(invitation), until: asker.invited_until })
            }
            SeatWish::Rematch if self.is_settled() && matches!(self.preparation, Preparation::Done) => {
                Ok(self.again())
            }
            SeatWish::Rematch => Err((Why::NotNow, "You can play again when the game is over.")),
            SeatWish::Ready { commitment } => self.ready(seat, *commitment),
            SeatWish::Show { seed } => self.show(seat, seed),
        }
    }

    fn ready(&self, seat: Seat, commitment: Commitment) -> Result<LogEntry, Denied> {
        if !matches!(self.preparation, Preparation::Gathering) {
            return Err((Why::NotNow, "The dice are fixed already."));
        }
        if self.seats[seat.index()].as_ref().is_some_and(SeatedPlayer::is_ready) {
            return Err((Why::NotNow, "You are ready already."));
        }
        Ok(LogEntry::Ready { seat: SeatNumber(seat), commitment: Text(commitment) })
    }

    fn show(&self, seat: Seat, seed: &Seed) -> Result<LogEntry, Denied> {
        let Preparation::Locked { lock, shown } = &self.preparation else {
            return Err((Why::NotNow, "Seeds are shown once the dice are locked."));
        };
        if shown.contains_key(&seat) {
            return Err((Why::NotNow, "Your device has shown its seed already."));
        }
        if !lock.is_seed_of(seat, seed) {
            return Err((Why::WrongSeed, "Your device has committed to another seed."));
        }
        Ok(LogEntry::Shown { seat: SeatNumber(seat), seed: Text(seed.clone()) })
    }

    /// Whether people may stand up for good: before a game or after it.
    fn may_change_seats(&self) -> bool {
        match self.preparation {
            Preparation::Gathering => true,
            Preparation::Locked { .. } => false,
            Preparation::Done => self.is_settled(),
        }
    }

    /// The seat that is wanted, or the first free one, for somebody of this name.
    fn free_seat(&self, wanted: Option<SeatNumber>, name: &str) -> Result<(SeatNumber, String), Denied> {
        if !matches!(self.preparation, Preparation::Gathering) {
            return Err((Why::NotNow, "Seats are taken before a game."));
        }
        let seat = match wanted {
            Some(SeatNumber(seat)) => match self.seats.get(seat.index()) {
                Some(None) => seat,
                Some(Some(_)) => return Err((Why::SeatTaken, "That seat is taken.")),
                None => return Err((Why::NotNow, "There is no such seat.")),
            },
            None => {
                let free = self.seats.iter().position(Option::is_none).and_then(Seat::new);
                free.ok_or((Why::SeatTaken, "All seats are taken."))?
            }
        };
        let mut names: Vec<&str> = self.seats.iter().flatten().map(|player| player.name.as_str()).collect();
        names.push(name);
        if name_faults(&names).last().is_some_and(Option::is_some) {
            return Err((Why::Name, "Take another name: nobody else's, readable, at most 20 characters."));
        }
        Ok((SeatNumber(seat), name.trim().to_string()))
    }

    /// Frees the seat of a computer player, or of somebody who is gone. Before a game, whoever made
    /// the table may free that of somebody who is not ready, too.
    fn free(&self, seat: Seat, asker: Seat, gone: &BTreeSet<Seat>) -> Result<LogEntry, Denied> {
        if !self.may_change_seats() {
            return Err((Why::NotNow, "Seats are freed before a game or after it."));
        }
        let Some(player) = self.seats.get(seat.index()).and_then(Option::as_ref) else {
            return Err((Why::NotNow, "Nobody sits there."));
        };
        let is_waited_for = matches!(self.preparation, Preparation::Gathering) && !player.is_ready();
        let may_ask_off = is_waited_for && asker != seat && self.maker() == Some(asker);
        if player.device().is_some() && !gone.contains(&seat) && !may_ask_off {
            return Err((Why::NotGone, "That player is here, or was a moment ago."));
        }
        Ok(LogEntry::Left { seat: SeatNumber(seat) })
    }

    /// Whoever made the table: of the people who sit there, the one who sat down first.
    pub(super) fn maker(&self) -> Option<Seat> {
        let seated = (0..).zip(&self.seats).filter_map(|(at, player)| Some((at, player.as_ref()?)));
        let people = seated.filter(|(_, player)| player.device().is_some());
        people.min_by_key(|(_, player)| player.since).and_then(|(at, _)| Seat::new(at))
    }

    /// Lets a computer player move for a person, or the person again.
    fn stand_in(&self, seat: Seat, temperament: Option<&str>) -> Result<LogEntry, Denied> {
        let Preparation::Done = self.preparation else {
            return Err((Why::NotNow, "That is done while a game goes on."));
        };
        let change =
            self.game_host.as_ref().and_then(|game_host| game_host.table().stand_in(seat, temperament));
        let change = change.ok_or((Why::NotNow, "The seat does not change hands now."))?;
        Ok(LogEntry::Game { change: (&change).into() })
    }

    /// What lets a computer player move for a person whose time is over.
    pub(in super::super) fn time_out(&self, seat: Seat) -> Option<LogEntry> {
        self.stand_in(seat, Some(USUAL_STAND_IN.name())).ok()
    }

    /// What lets a person move again who has come back; `None` if nobody moves for them.
    pub(in super::super) fn welcome_back(&self, seat: Seat) -> Option<LogEntry> {
        self.stand_in(seat, None).ok()
    }

    fn end(&self, own: Seat, asker: &Asker<'_>) -> Result<LogEntry, Denied> {
        let not_now = (Why::NotNow, "A game can be ended while it goes on.");
        let Preparation::Done = self.preparation else { return Err(not_now) };
        let table = self.game_host.as_ref().ok_or(not_now)?.table();
        let change = table.end().ok_or(not_now)?;
        // Whoever was only too slow can take over again.
        let has_left = |seat| table.ledger().stand_in(seat).is_some() && asker.away.contains(&seat);
        let is_gone = |seat| asker.gone.contains(&seat) || has_left(seat);
        if !self.people().any(|seat| seat != own && is_gone(seat)) {
            return Err((Why::NotGone, "A game ends without a result only if somebody is gone."));
        }
        Ok(LogEntry::Game { change: (&change).into() })
    }
}

/// Whether it is about the game that goes on, or makes room. Everything else is refused at a table
/// whose log is nearly full.
fn is_of_the_game_that_goes_on(wish: &SeatWish) -> bool {
    match wish {
        SeatWish::Join { .. }
        | SeatWish::SeatComputer { .. }
        | SeatWish::Invite { .. }
        | SeatWish::Ready { .. }
        | SeatWish::Rematch => false,
        // A seat is left once for each time that it was taken, a lock is opened once, and the
        // record of a game limits how often seats change hands.
        SeatWish::Leave
        | SeatWish::FreeSeat { .. }
        | SeatWish::StandIn { .. }
        | SeatWish::Return
        | SeatWish::End
        | SeatWish::Show { .. } => true,
    }
}

/// The name of a temperament.
fn known(temperament: &str) -> Result<&'static str, Denied> {
    let known = temperament.parse::<Temperament>().map(Temperament::name);
    known.map_err(|_| (Why::NoSuchPlayer, "There is no computer player with that temperament."))
}
