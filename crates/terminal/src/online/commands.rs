//! What a person types at a table of a server.

use super::{Trouble, Visit};
use crate::plain::Next;
use farkle_client::{are_alike, free_name};
use farkle_protocol::{Reaction, Saying, SeatNumber, SeatWish, Stage};
use farkle_rules::{MAX_SEATS, Seat};
use farkle_strategy::Temperament;
use farkle_table::Seed;
use rand::TryRng;
use rand::rngs::SysRng;
use std::io::{self, Write};

const HELP: &str = "\
ready               begin, as soon as everybody is ready
computer gambler    a computer player takes a free seat: beginner, gambler, cautious,
                    calculator, champion
computer gambler 3  the same for seat 3
free 2              send the computer player on seat 2 away, or somebody who is gone; if you made
                    the table, before a game also somebody who is not ready
again               another game, when this one is over
stand in 2          during a game: a computer player moves for player 2, who is gone or has let
                    their time pass
back                move for yourself again, where a computer player does
time                more time for your decision, at a table with a clock
here                play on this device, when you have gone on at another one
stop                end the game without a result, because somebody is gone or does nothing
say Hello!          say something to everybody
react wow           show how you feel: applause, wow, phew, laugh, ouch, luck, tea, wave
leave               give the seat up
quit                go; you can come back with the same link";

impl Visit {
    /// Answers a line; false if the person goes.
    pub(super) fn answer(&mut self, line: &str, out: &mut impl Write) -> Result<bool, Trouble> {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let Some(text) = line.strip_prefix("say ") {
            match Saying::try_from(text.to_string()) {
                Ok(text) => self.remote.borrow_mut().say(text),
                Err(sentence) => writeln!(out, "{sentence}.")?,
            }
            return Ok(true);
        }
        let wish = match words.as_slice() {
            [] => return Ok(true),
            ["quit" | "q" | "exit"] => return Ok(false),
            ["leave"] => {
                self.is_leaving = true;
                Some(SeatWish::Leave)
            }
            ["ready"] => {
                self.get_ready(out)?;
                None
            }
            ["again"] => Some(SeatWish::Rematch),
            ["computer"] => Some(self.computer("calculator", None)),
            ["computer", temperament] => Some(self.computer(temperament, None)),
            ["computer", temperament, number] => {
                seat(number, out)?.map(|seat| self.computer(temperament, Some(seat)))
            }
            ["free", number] => seat(number, out)?.map(|seat| SeatWish::FreeSeat { seat }),
            ["stand", "in", number] => {
                let temperament = "calculator".to_string();
                seat(number, out)?.map(|seat| SeatWish::StandIn { seat, temperament })
            }
            ["back"] => Some(SeatWish::Return),
            ["time"] => {
                self.remote.borrow_mut().ask_for_time();
                None
            }
            ["react", word] => {
                let reaction = Reaction::ALL.into_iter().find(|reaction| reaction.name() == *word);
                if let Some(reaction) = reaction {
                    self.remote.borrow_mut().react(reaction);
                } else {
                    let all = Reaction::ALL.map(Reaction::name).join(", ");
                    writeln!(out, "'{word}' is no reaction: say one of {all}.")?;
                }
                None
            }
            ["here"] => {
                if self.remote.borrow().acts() {
                    writeln!(out, "You play on this device already.")?;
                } else {
                    self.remote.borrow_mut().act_here();
                }
                None
            }
            ["stop"] => Some(SeatWish::End),
            _ => return self.answer_in_game(line, out),
        };
        if let Some(wish) = wish {
            self.remote.borrow_mut().ask(wish);
            self.is_asking = true;
        }
        Ok(true)
    }

    fn answer_in_game(&mut self, line: &str, out: &mut impl Write) -> Result<bool, Trouble> {
        let is_playing = self.view().is_some_and(|view| view.stage == Stage::Playing);
        match &mut self.game {
            Some((_, game)) if is_playing => {
                if matches!(line, "help" | "?" | "h") {
                    writeln!(out, "{HELP}")?;
                }
                let goes_on = matches!(game.answer(line, out)?, Next::GoOn);
                out.flush()?;
                Ok(goes_on)
            }
            _ => {
                writeln!(out, "{HELP}")?;
                out.flush()?;
                Ok(true)
            }
        }
    }

    /// A seed that nobody keeps would break the lock, so it is stored first.
    fn get_ready(&mut self, out: &mut impl Write) -> Result<(), Trouble> {
        let is_gathering = self.view().is_some_and(|view| view.stage == Stage::Gathering);
        let is_open = !self.remote.borrow().is_ready() && !self.remote.borrow().is_asking();
        if !(is_gathering && is_open) {
            writeln!(out, "You are ready already, or a game goes on.")?;
            return Ok(());
        }
        let mut bytes = [0; 32];
        let drawn = SysRng.try_fill_bytes(&mut bytes);
        drawn.map_err(|_| Trouble::Told("this system gives no random numbers".to_string()))?;
        self.remote.borrow_mut().choose_seed(Seed::from_bytes(bytes));
        let kept = self.remote.borrow().kept().clone();
        self.file.store(&kept).map_err(|error| Trouble::Told(format!("the seat can't be kept: {error}")))?;
        self.remote.borrow_mut().ready();
        self.is_asking = true;
        Ok(())
    }

    fn computer(&self, temperament: &str, seat: Option<SeatNumber>) -> SeatWish {
        let view = self.view();
        let taken: Vec<String> =
            view.into_iter().flat_map(|view| view.seats).filter_map(|seat| seat.name).collect();
        // The server refuses a temperament that it does not know.
        let usual = temperament.parse::<Temperament>().map_or(temperament, |known| known.person());
        let name = free_name(usual, |name| taken.iter().any(|other| are_alike(other, name)));
        SeatWish::SeatComputer { name, temperament: temperament.to_string(), seat }
    }
}

/// The seat with a number as people say it; says so if there is none.
fn seat(number: &str, out: &mut impl Write) -> io::Result<Option<SeatNumber>> {
    let seat = number.parse().ok().and_then(Seat::from_number);
    if seat.is_none() {
        writeln!(out, "'{number}' is no seat: say a number from 1 to {MAX_SEATS}.")?;
    }
    Ok(seat.map(SeatNumber))
}
