//! A table of a server, line by line: the waiting room, and the plain game at it.
//!
//! [`RemoteHost`] decides what to send and when; this module owns its socket, its clock and its
//! file.

mod commands;
mod connection;
mod kept;
mod link;
mod socket;
mod words;

pub use connection::Connection;
pub use link::{Link, ServerAddress};
pub(crate) use words::ON_ANOTHER_DEVICE;

use crate::lines::next_line;
use crate::plain::Lines;
use crate::save_file::why_unsaved;
use crate::saves::Saves;
use farkle_client::{Client, Order, RemoteHost, Talk};
use farkle_protocol::{Clock, SeatsView, Stage, Why};
use farkle_rules::Seat;
use farkle_table::{Fingerprint, Ledger, Proof, ToAct};
use kept::KeptFile;
use rand::TryRng;
use rand::rngs::SysRng;
use socket::Socket;
use std::cell::RefCell;
use std::io::{self, BufRead, Write};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};
use words::{LOCK_BROKEN, reaction_in_words, refusal, seats_in_words, time_in_words};

/// Between two looks at the socket and the keyboard.
const STEP: Duration = Duration::from_millis(20);
/// So long after a seat was refused it is asked for again.
const ASK_AGAIN: Duration = Duration::from_secs(2);

/// Plays at a table until the person goes.
///
/// # Errors
/// A sentence if the table can't be played at.
pub fn play_online(
    link: &Link,
    name: &str,
    saves: Option<&Saves>,
    input: impl BufRead + Send + 'static,
    out: &mut impl Write,
) -> Result<(), String> {
    let directory = saves.map(Saves::online);
    let kept = KeptFile::open(directory.as_deref(), link);
    let (file, kept) = kept.map_err(|error| format!("this system gives no random numbers: {error}"))?;
    let remote = Rc::new(RefCell::new(RemoteHost::new(kept, random())));
    let mut visit = Visit {
        remote,
        file,
        server: link.server.clone(),
        name: name.to_string(),
        saves: saves.cloned(),
        begun: Instant::now(),
        socket: None,
        is_lost: false,
        game: None,
        told: String::new(),
        lock: None,
        prompted: None,
        timed: None,
        course: (0, false),
        joined: None,
        is_asking: false,
        is_leaving: false,
        is_saved: false,
        has_unsaved: false,
        acts: true,
        knows_of_lost_seat: false,
    };
    let lines = read_lines(input);
    loop {
        let goes_on = visit.step(&lines, out).map_err(|failure| match failure {
            Trouble::Told(sentence) => sentence,
            Trouble::Output(error) => format!("the output can't be written: {error}"),
        })?;
        if !goes_on {
            // The reason has been told.
            return if visit.has_unsaved { Err("not saved (see above)".to_string()) } else { Ok(()) };
        }
        std::thread::sleep(STEP);
    }
}

/// A thread reads, because the server may have something to say at any time.
fn read_lines(mut input: impl BufRead + Send + 'static) -> Receiver<String> {
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        while let Ok(Some(line)) = next_line(&mut input) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// 64 random bits. `KeptFile::open` has refused a system without random numbers already.
fn random() -> u64 {
    SysRng.try_next_u64().unwrap_or_default()
}

/// Why a visit ends.
enum Trouble {
    Told(String),
    Output(io::Error),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Output(error)
    }
}

struct Visit {
    remote: Rc<RefCell<RemoteHost>>,
    file: KeptFile,
    server: ServerAddress,
    name: String,
    saves: Option<Saves>,
    begun: Instant,
    socket: Option<Socket>,
    /// Whether the person knows that there is no connection.
    is_lost: bool,
    game: Option<(u32, Lines<Rc<RefCell<RemoteHost>>>)>,
    /// What was said last about the seats.
    told: String,
    /// The lock of which the person was told.
    lock: Option<Fingerprint>,
    /// The revision at which the person was asked last.
    prompted: Option<u64>,
    /// The clock that was told last.
    timed: Option<Clock>,
    /// How many seats have changed hands, and whether the game was ended.
    course: (usize, bool),
    /// When a seat was asked for last.
    joined: Option<Instant>,
    is_asking: bool,
    is_leaving: bool,
    is_saved: bool,
    /// Whether a game that is over could not be saved.
    has_unsaved: bool,
    /// Whether the person plays on this device, as they know.
    acts: bool,
    /// Whether the person knows that their seat was freed.
    knows_of_lost_seat: bool,
}

impl Visit {
    /// Whether the server does not want this program any more.
    fn has_ended(&self) -> bool {
        let remote = self.remote.borrow();
        remote.is_given_up() || remote.is_replaced()
    }

    /// Does what has to be done now; false when the person has gone.
    fn step(&mut self, lines: &Receiver<String>, out: &mut impl Write) -> Result<bool, Trouble> {
        self.talk_to_server(out)?;
        let closed = self.remote.borrow().closed().map(|(_, sentence)| sentence.to_string());
        if let Some(sentence) = closed.filter(|_| self.has_ended()) {
            return Err(Trouble::Told(sentence));
        }
        if self.remote.borrow().is_unreadable() {
            let newer = "the server speaks of something that this program does not know: use a later version";
            return Err(Trouble::Told(newer.to_string()));
        }
        let kept = self.remote.borrow().kept().clone();
        self.file.store(&kept).map_err(|error| Trouble::Told(format!("the seat can't be kept: {error}")))?;
        self.sit_down()?;
        self.tell_answers(out)?;
        self.tell_seats(out)?;
        self.follow_game(out)?;
        if self.is_leaving && !self.remote.borrow().is_asking() {
            return Ok(false);
        }
        // One wish at a time: what is typed meanwhile waits for the answer, and is not lost.
        let is_waiting = self.remote.borrow().is_connected() && self.remote.borrow().is_asking();
        if is_waiting {
            return Ok(true);
        }
        match lines.try_recv() {
            Ok(line) => self.answer(line.trim(), out),
            Err(TryRecvError::Empty) => Ok(true),
            Err(TryRecvError::Disconnected) => Ok(false),
        }
    }

    fn talk_to_server(&mut self, out: &mut impl Write) -> Result<(), Trouble> {
        let chance = f64::from(u32::try_from(random() >> 32).unwrap_or_default()) / f64::from(u32::MAX);
        let order = self.remote.borrow_mut().tick(self.begun.elapsed(), chance);
        match order {
            Some(Order::Connect) => match Socket::open(&self.server) {
                Ok(socket) => {
                    self.socket = Some(socket);
                    self.remote.borrow_mut().opened();
                    if std::mem::take(&mut self.is_lost) {
                        writeln!(out, "Connected again.")?;
                    }
                }
                Err(error) => {
                    self.remote.borrow_mut().lost(chance);
                    if !std::mem::replace(&mut self.is_lost, true) {
                        writeln!(out, "{} does not answer ({error}). Trying again…", self.server)?;
                    }
                }
            },
            Some(Order::Close) => self.socket = None,
            None => {}
        }
        let Some(socket) = &mut self.socket else { return Ok(()) };
        let mut is_alive = true;
        loop {
            let text = self.remote.borrow_mut().outgoing();
            let Some(text) = text else { break };
            is_alive &= socket.send(text).is_ok();
        }
        while is_alive {
            match socket.receive() {
                Ok(Some(text)) => self.remote.borrow_mut().heard(&text),
                Ok(None) => break,
                Err(_) => is_alive = false,
            }
        }
        if !is_alive {
            self.socket = None;
            self.remote.borrow_mut().lost(chance);
            if self.remote.borrow().closed().is_none() && !std::mem::replace(&mut self.is_lost, true) {
                writeln!(out, "The connection is lost. Trying again…")?;
            }
        }
        Ok(())
    }

    fn view(&self) -> Option<SeatsView> {
        self.remote.borrow().seats().cloned()
    }

    /// Takes a seat as soon as the table is known.
    fn sit_down(&mut self) -> Result<(), Trouble> {
        let Some(view) = self.view().filter(|_| self.remote.borrow().is_connected()) else { return Ok(()) };
        let mut remote = self.remote.borrow_mut();
        let is_settled = remote.own_seat().is_some() || remote.has_lost_seat();
        if is_settled || view.stage != Stage::Gathering || remote.is_asking() {
            return Ok(());
        }
        let is_full = view.seats.iter().all(|seat| seat.name.is_some());
        match (self.joined, remote.refused()) {
            (Some(_), Some(Why::Name)) => Err(Trouble::Told(format!(
                "'{}' can't be your name at this table: choose another one, readable and nobody else's, with --name",
                self.name
            ))),
            // Until somebody leaves, the person watches.
            (Some(_), _) if is_full => Ok(()),
            (Some(_), Some(Why::NotNow)) => {
                Err(Trouble::Told("there is no seat for you: ask for a new link".to_string()))
            }
            (Some(_), Some(why @ Why::TableFull)) => Err(Trouble::Told(refusal(why).to_string())),
            // The server was busy, or somebody was faster and has left since.
            (Some(asked), _) if asked.elapsed() < ASK_AGAIN => Ok(()),
            _ => {
                self.joined = Some(Instant::now());
                remote.join(&self.name, None, None);
                Ok(())
            }
        }
    }

    /// Says why something was refused, at which device the person plays, and what others say.
    fn tell_answers(&mut self, out: &mut impl Write) -> io::Result<()> {
        let acts = self.remote.borrow().acts();
        if std::mem::replace(&mut self.acts, acts) != acts {
            writeln!(out, "{}", if acts { "You play on this device now." } else { ON_ANOTHER_DEVICE })?;
            self.prompted = None;
            // The other device may have been another window here, which has got ready since.
            if let Some(kept) = self.file.read_anew().filter(|_| acts) {
                self.remote.borrow_mut().keep(kept);
            }
        }
        let is_asking = self.remote.borrow().is_asking();
        if std::mem::replace(&mut self.is_asking, is_asking)
            && !is_asking
            && let Some(why) = self.remote.borrow().refused()
        {
            writeln!(out, "{}", refusal(why))?;
            self.is_leaving = false;
        }
        while let Some((seat, talk)) = { self.remote.borrow_mut().hear_talk() } {
            let name = self.name_of(seat);
            match talk {
                Talk::Said(text) => writeln!(out, "{name} says: {}", text.as_str())?,
                Talk::Hinted => writeln!(out, "{name} has asked for a hint.")?,
                Talk::Reacted(reaction) => writeln!(out, "{name}: {}", reaction_in_words(reaction))?,
            }
        }
        Ok(())
    }

    fn name_of(&self, seat: Seat) -> String {
        let view = self.view();
        view.and_then(|view| view.seats.get(seat.index())?.name.clone()).unwrap_or_default()
    }

    /// Says who sits there before a game, whenever that has changed.
    fn tell_seats(&mut self, out: &mut impl Write) -> io::Result<()> {
        let Some(view) = self.view() else { return Ok(()) };
        let has_lost_seat = self.remote.borrow().has_lost_seat();
        if has_lost_seat && !std::mem::replace(&mut self.knows_of_lost_seat, has_lost_seat) {
            writeln!(
                out,
                "Your seat was freed so that the others can begin. To sit down again, open the link again."
            )?;
        }
        let text = match view.stage {
            Stage::Gathering if self.remote.borrow().is_lock_broken() => {
                format!("{LOCK_BROKEN} {}", seats_in_words(&view))
            }
            Stage::Gathering => seats_in_words(&view),
            Stage::Locked => {
                self.lock = view.lock;
                let lock = view.lock.map(|lock| lock.words()).unwrap_or_default();
                format!("The dice are locked: {lock}. The others see the same words.")
            }
            Stage::Playing => String::new(),
            Stage::Over => "Say again for another game, or quit.".to_string(),
        };
        let is_shown = view.stage != Stage::Over || self.is_shown();
        if text != self.told && is_shown {
            if !text.is_empty() {
                writeln!(out, "{text}")?;
                out.flush()?;
            }
            self.told = text;
        }
        Ok(())
    }

    /// Whether everything that has happened in the game was told.
    fn is_shown(&self) -> bool {
        self.is_saved || self.game.is_none()
    }

    fn follow_game(&mut self, out: &mut impl Write) -> io::Result<()> {
        let latest = self.remote.borrow().game().map(|(number, _)| *number);
        if let Some(number) =
            latest.filter(|number| self.game.as_ref().is_none_or(|(known, _)| known != number))
        {
            let (own, ledger) = {
                let remote = self.remote.borrow();
                (remote.own_seat(), remote.game().map(|(_, ledger)| ledger.clone()))
            };
            let Some(ledger) = ledger else { return Ok(()) };
            self.course = (ledger.stand_ins().len(), ledger.has_ended());
            let game = Lines::far_away(Client::new(self.remote.clone(), ledger, random()), own);
            game.introduce(out)?;
            if let Proof::Sealed { seal, .. } = game.ledger().proof()
                && self.lock != Some(seal.lock().fingerprint())
            {
                writeln!(out, "The dice are locked: {}.", seal.lock().fingerprint().words())?;
            }
            (self.game, self.prompted, self.is_saved) = (Some((number, game)), None, false);
        }
        let Some((_, game)) = &mut self.game else { return Ok(()) };
        game.follow(out)?;
        let ledger = game.ledger();
        for changed in ledger.stand_ins().iter().skip(self.course.0) {
            let name = ledger.name(changed.seat);
            match changed.temperament {
                Some(_) => writeln!(out, "A computer player moves for {name} now.")?,
                None => writeln!(out, "{name} is back.")?,
            }
        }
        if ledger.has_ended() && !self.course.1 {
            writeln!(out, "The game was ended without a result.")?;
        }
        self.course = (ledger.stand_ins().len(), ledger.has_ended());
        let is_asked = match ledger.to_act() {
            ToAct::Anyone => game.own_seat().is_some(),
            ToAct::Person(seat) => game.own_seat() == Some(seat),
            ToAct::Computer { .. } | ToAct::Nobody => false,
        };
        let revision = ledger.revision();
        let clock = self.remote.borrow().clock();
        // Another decision, or more time for the same one.
        let is_news = |clock: &Clock| {
            self.timed.is_none_or(|told| told.revision != clock.revision || told.left_ms < clock.left_ms)
        };
        if let Some(clock) = clock.filter(is_news) {
            let is_own = game.own_seat() == Some(clock.seat);
            writeln!(out, "{}", time_in_words(&clock, ledger.name(clock.seat), is_own))?;
            self.timed = Some(clock);
        } else if let (Some(told), Some(clock)) = (&mut self.timed, clock) {
            told.left_ms = clock.left_ms;
        }
        // The answer to the decision before may come after its events.
        if is_asked && self.acts && self.prompted != Some(revision) && !game.is_pending() {
            writeln!(out, "{}", game.prompt())?;
            out.flush()?;
            self.prompted = Some(revision);
        }
        if !self.is_saved && ledger.proof().seed().is_some() {
            self.is_saved = true;
            game.sheet(out)?;
            game.afterwards(out)?;
            self.tell_of_foreign_lock(out)?;
            self.save(out)?;
        }
        Ok(())
    }

    /// Says so if the lock of a game that is over lacks what this device has promised for it.
    fn tell_of_foreign_lock(&self, out: &mut impl Write) -> io::Result<()> {
        let Some((_, game)) = &self.game else { return Ok(()) };
        match game.ledger().proof() {
            Proof::Sealed { seal, .. } if self.remote.borrow().is_locked_in(seal.lock()) == Some(false) => {
                writeln!(
                    out,
                    "Don't trust this server: the number of this device is not among those that fixed the dice."
                )
            }
            _ => Ok(()),
        }
    }

    /// Keeps a game that is over.
    fn save(&mut self, out: &mut impl Write) -> io::Result<()> {
        let Some((number, game)) = &self.game else { return Ok(()) };
        let Some(saves) = &self.saves else { return Ok(()) };
        let created = saves.create().map_err(|why| format!("This game can't be saved: {why}."));
        let written = created.and_then(|mut file| match file.write(&game.ledger().record()) {
            Ok(()) => Ok(file),
            Err(error) => Err(why_unsaved("game", file.path(), &error)),
        });
        let file = match written {
            Ok(file) => file,
            Err(sentence) => {
                self.has_unsaved = true;
                return writeln!(out, "{sentence}");
            }
        };
        let path = file.as_typed();
        let kept = self.remote.borrow().kept().lock.filter(|(of, _)| of == number);
        let lock =
            kept.map(|(_, lock)| format!(" --lock {}", lock.words().replace(' ', "-"))).unwrap_or_default();
        writeln!(out, "Saved in {}; `farkle verify {path}{lock}` checks its dice.", file.path().display())
    }
}

/// What a game far away has beside the one in this program.
pub(crate) fn is_turn_of(ledger: &Ledger, own: Option<Seat>) -> Result<Seat, String> {
    let own = own.ok_or("You watch: there is no seat for you in this game.")?;
    match ledger.to_act() {
        ToAct::Anyone => Ok(own),
        ToAct::Person(seat) if seat == own => Ok(own),
        ToAct::Person(seat) | ToAct::Computer { seat, .. } => {
            Err(format!("Wait: it is the turn of {}.", ledger.name(seat)))
        }
        ToAct::Nobody => Err("The game is over.".to_string()),
    }
}
