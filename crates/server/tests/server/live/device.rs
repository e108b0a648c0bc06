//! A device at a table: the client of all front ends behind a real socket, and what a front end
//! does beside it.

use super::Link;
use crate::{Server, in_time};
use farkle_client::{Client, Host, Screen, Selection};
use farkle_protocol::{
    CloseReason, CommandId, FromHost, SeatWish, SeatsView, Secret, Stage, ToHost, Why, decode, encode,
};
use farkle_rules::{Record, Seat};
use farkle_table::{Fingerprint, Ledger, Seed, ToAct, Wish};
use futures_util::{SinkExt, StreamExt};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What the client sends and receives: the device moves it to the socket and from there.
#[derive(Debug, Default)]
pub(super) struct RemoteHost {
    inbox: VecDeque<FromHost>,
    outbox: VecDeque<ToHost>,
}

impl Host for RemoteHost {
    fn send(&mut self, message: ToHost) {
        self.outbox.push_back(message);
    }

    fn receive(&mut self) -> Option<FromHost> {
        self.inbox.pop_front()
    }
}

/// Numbers for whatever counts its commands by itself, also on two devices of one person.
static COUNTERS: AtomicU64 = AtomicU64::new(0);

fn counter() -> u64 {
    COUNTERS.fetch_add(1, Ordering::Relaxed)
}

pub(super) struct Device {
    number: u8,
    counter: u64,
    link: Link,
    socket: Option<Socket>,
    pub(super) client: Option<Client<RemoteHost>>,
    pub(super) seats: Option<SeatsView>,
    pub(super) presence: (Vec<Seat>, u32),
    /// The lock that this device has kept.
    pub(super) kept: Option<Fingerprint>,
    /// Everything that came.
    pub(super) heard: Vec<FromHost>,
    commands: u64,
    shown_for: u32,
    /// Whether it shows its seed as it should.
    pub(super) is_honest: bool,
}

/// What became of something that was asked.
pub(super) type Asked = Result<u64, (Why, String)>;

impl Device {
    pub(super) fn new(number: u8, link: Link) -> Device {
        Device {
            number,
            counter: counter(),
            link,
            socket: None,
            client: None,
            seats: None,
            presence: (Vec::new(), 0),
            kept: None,
            heard: Vec::new(),
            commands: 0,
            shown_for: 0,
            is_honest: true,
        }
    }

    pub(super) fn seat(&self) -> Seat {
        Seat::new(usize::from(self.number) - 1).unwrap()
    }

    fn secret(&self) -> Secret {
        Secret::from_bytes([self.number; 16])
    }

    /// Its seed for a game.
    pub(super) fn seed(&self, game: u32) -> Seed {
        Seed::from_phrase(&format!("device {} game {game}", self.number))
    }

    pub(super) fn ledger(&self) -> &Ledger {
        self.client.as_ref().unwrap().shown().latest()
    }

    fn have(&self) -> Option<u64> {
        self.client.as_ref().map(|client| client.shown().latest().revision())
    }

    /// Connects and opens the table with what the device has.
    pub(super) async fn connect(&mut self, server: &Server) {
        let open = self.opening();
        self.connect_with(server, &open).await;
        self.until(|device| device.seats.is_some()).await;
    }

    /// Its first message.
    pub(super) fn opening(&self) -> ToHost {
        let invitation = Some(self.link.invitation);
        ToHost::Open {
            table: self.link.table,
            device: self.secret(),
            invitation,
            have: self.have(),
            acts: true,
            claim: None,
            protocol: farkle_protocol::PROTOCOL,
        }
    }

    pub(super) async fn connect_with(&mut self, server: &Server, first: &ToHost) {
        let url = format!("ws://{}/api/live", server.address);
        let (socket, _) = in_time(tokio_tungstenite::connect_async(url)).await.unwrap();
        self.socket = Some(socket);
        self.heard.clear();
        self.send(first).await;
    }

    /// Goes on with a socket that is connected.
    pub(super) fn adopt(&mut self, socket: Socket) {
        self.socket = Some(socket);
        self.heard.clear();
    }

    /// Goes away without a word.
    pub(super) fn disconnect(&mut self) {
        self.socket = None;
    }

    pub(super) async fn send(&mut self, message: &ToHost) {
        self.send_frame(Message::text(encode(message))).await;
    }

    pub(super) async fn send_frame(&mut self, frame: Message) {
        // The server may have closed the connection already.
        let _ = in_time(self.socket.as_mut().unwrap().send(frame)).await;
    }

    /// Takes in what comes until something is the case.
    #[track_caller]
    pub(super) fn until(&mut self, is_so: impl Fn(&Device) -> bool) -> impl std::future::Future<Output = ()> {
        in_time(async move {
            while !is_so(self) {
                assert!(self.next_frame().await, "the connection has ended: {:?}", self.heard.last());
            }
        })
    }

    /// Takes in whatever comes until the server closes the connection: the last word.
    pub(super) async fn closed(&mut self) -> Option<CloseReason> {
        in_time(async { while self.next_frame().await {} }).await;
        self.socket = None;
        match self.heard.last() {
            Some(FromHost::Closed { why, sentence }) => {
                assert!(sentence.ends_with('.'), "{sentence}");
                Some(*why)
            }
            _ => None,
        }
    }

    /// Takes the next frame in; false when there is none any more.
    pub(super) async fn next_frame(&mut self) -> bool {
        let Some(Ok(frame)) = self.socket.as_mut().unwrap().next().await else { return false };
        if let Message::Text(text) = frame {
            self.hear(decode(&text).unwrap()).await;
        }
        true
    }

    async fn hear(&mut self, message: FromHost) {
        self.heard.push(message.clone());
        match message {
            FromHost::Seats(view) => self.see(view).await,
            FromHost::Presence { here, watching, .. } => self.presence = (here, watching),
            FromHost::Snapshot { record, revision, .. } if self.client.is_none() => {
                let record: Record = record.parse().unwrap();
                let ledger = Ledger::from_record(&record).unwrap().at_revision(revision);
                self.client = Some(Client::new(RemoteHost::default(), ledger, counter()));
            }
            message => {
                let Some(client) = &mut self.client else { return };
                client.host_mut().inbox.push_back(message);
                while client.receive().is_some() {}
                client.shown_mut().show_all();
            }
        }
        self.flush().await;
    }

    /// Sends what the client has to say.
    async fn flush(&mut self) {
        let messages: Vec<ToHost> =
            self.client.iter_mut().flat_map(|client| client.host_mut().outbox.drain(..)).collect();
        for message in messages {
            self.send(&message).await;
        }
    }

    /// The device keeps the lock, and shows its seed by itself.
    async fn see(&mut self, view: SeatsView) {
        let game = view.game;
        let is_locked = view.stage == Stage::Locked;
        if is_locked {
            self.kept = view.lock;
        } else if view.stage == Stage::Gathering {
            self.shown_for = 0;
        }
        let is_mine = view.yours.is_some();
        self.seats = Some(view);
        if is_locked && is_mine && self.is_honest && self.shown_for != game {
            self.shown_for = game;
            let wish = SeatWish::Show { seed: self.seed(game) };
            let id = self.next_id();
            self.send(&ToHost::Ask { id, game, wish }).await;
        }
    }

    pub(super) fn next_id(&mut self) -> CommandId {
        self.commands += 1;
        // The client of the game counts its own.
        CommandId::new(self.counter, self.commands)
    }

    /// Asks for something about seats, and waits for the answer.
    pub(super) async fn ask(&mut self, wish: SeatWish) -> Asked {
        let id = self.next_id();
        let game = self.seats.as_ref().unwrap().game;
        self.send(&ToHost::Ask { id, game, wish }).await;
        self.answer(id).await
    }

    /// Waits for the answer to a command.
    pub(super) async fn answer(&mut self, id: CommandId) -> Asked {
        let find = |device: &Device| {
            device.heard.iter().find_map(|message| match message {
                FromHost::Done { id: done, revision } if *done == id => Some(Ok(*revision)),
                FromHost::Refused { id: refused, why, sentence, .. } if *refused == id => {
                    Some(Err((*why, sentence.clone())))
                }
                _ => None,
            })
        };
        self.until(|device| find(device).is_some()).await;
        find(self).unwrap()
    }

    pub(super) async fn join(&mut self, name: &str) {
        self.ask(SeatWish::Join { name: name.into(), color: None, seat: None }).await.unwrap();
        let seat = self.seat();
        self.until(|device| device.seats.as_ref().unwrap().yours.is_some_and(|yours| yours.0 == seat)).await;
    }

    pub(super) async fn ready(&mut self) -> Asked {
        let game = self.seats.as_ref().unwrap().game;
        let commitment = self.seed(game).device_commitment(self.link.table, game, self.seat());
        self.ask(SeatWish::Ready { commitment }).await
    }

    /// Whether it is this device's turn.
    pub(super) fn may_act(&self) -> bool {
        self.ledger().to_act() == ToAct::Person(self.seat())
    }

    /// Does what a hurried person does, twice, and waits until it has happened.
    pub(super) async fn act(&mut self) {
        let seat = self.seat();
        let client = self.client.as_mut().unwrap();
        client.shown_mut().show_all();
        let mut selection = Selection::default();
        selection.take_best(client.ledger());
        let screen = Screen::of(client.ledger(), &selection);
        let roll = screen.roll.action.ok().filter(|_| screen.roll.dice >= 4);
        let action = roll.or(screen.bank.action.ok()).or(screen.roll.action.ok()).unwrap();
        assert!(client.ask(seat, Wish::Act(action)));
        assert!(!client.ask(seat, Wish::Act(action)), "the second press does nothing");
        self.flush().await;
        self.until(|device| !device.client.as_ref().unwrap().is_pending()).await;
    }

    /// Plays until the game is over, beside computer players.
    pub(super) async fn play_alone(&mut self) {
        loop {
            self.until(|device| device.may_act() || device.ledger().is_over()).await;
            if self.ledger().is_over() {
                break;
            }
            self.act().await;
        }
        self.until(|device| device.ledger().proof().seed().is_some()).await;
        self.until(|device| device.seats.as_ref().unwrap().stage == Stage::Over).await;
    }

    /// Says who starts.
    pub(super) async fn start(&mut self, first: Seat) {
        let seat = self.seat();
        let start = Wish::Act(farkle_rules::Action::Start(first));
        assert!(self.client.as_mut().unwrap().ask(seat, start));
        self.flush().await;
        self.until(|device| !device.client.as_ref().unwrap().is_pending()).await;
    }

    /// Lets time pass for the client, so that it sends again what was not answered.
    pub(super) async fn wait(&mut self, seconds: u64) {
        self.client.as_mut().unwrap().tick(Duration::from_secs(seconds));
        self.flush().await;
    }

    /// Waits until the device knows the same game as another one.
    pub(super) async fn level_with(&mut self, other: &Device) {
        let revision = other.ledger().revision();
        self.until(|device| device.client.is_some() && device.ledger().revision() >= revision).await;
        assert_eq!(self.ledger().events(), other.ledger().events());
    }
}

/// Everybody gets ready, and the game begins.
pub(super) async fn begin(devices: &mut [Device]) {
    for device in devices.iter_mut() {
        device.ready().await.unwrap();
    }
    started(devices).await;
}

/// Waits until all have seen the lock and shown their seeds.
pub(super) async fn locked(devices: &mut [Device]) {
    for device in devices.iter_mut() {
        device.until(|device| device.seats.as_ref().unwrap().stage != Stage::Gathering).await;
    }
}

/// Waits until the game has begun for all, and whoever starts is known.
pub(super) async fn started(devices: &mut [Device]) {
    locked(devices).await;
    for device in devices.iter_mut() {
        device
            .until(|device| {
                device.seats.as_ref().unwrap().stage == Stage::Playing
                    && device.client.is_some()
                    && !device.ledger().game().is_over()
                    && matches!(device.ledger().to_act(), ToAct::Person(_))
            })
            .await;
    }
}

/// Plays this many moves; fewer if the game ends.
pub(super) async fn play(devices: &mut [Device], moves: usize) {
    for _ in 0..moves {
        let Some(at) = devices.iter().position(Device::may_act) else { return };
        devices[at].act().await;
        let (before, rest) = devices.split_at_mut(at);
        let (mover, after) = rest.split_first_mut().unwrap();
        for other in before.iter_mut().chain(after) {
            other.level_with(mover).await;
        }
    }
}

/// Plays to the end, until everybody knows the seed.
pub(super) async fn play_to_the_end(devices: &mut [Device]) {
    play(devices, 5000).await;
    for device in devices {
        device.until(|device| device.ledger().proof().seed().is_some()).await;
        device.until(|device| device.seats.as_ref().unwrap().stage == Stage::Over).await;
    }
}
