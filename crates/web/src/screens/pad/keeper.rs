//! A score pad in progress: the pad, the unfinished entry, and the last announcement.
//!
//! It turns touches into edits and saves the pad after each one. The shared pad and the engine say
//! what may be entered, what follows, and what the rules object to.

use super::opened::{self, Opened};
use super::points_typed::points_typed;
use crate::game::colors::Colors;
use crate::game::sound::{self, Sound};
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus::{self, Focus};
use crate::page::live_region;
use crate::scoreboard::live_board::{self, Reached, Share};
use crate::storage::file_name;
use crate::storage::games;
use crate::storage::pads::{Draft, SavedPad};
use crate::storage::saves;
use crate::storage::settings::settings;
use farkle_client::Selection;
use farkle_client::pad::{Pad, PadChoice, PadError};
use farkle_rules::{Dice, Entry, Event, Face, Phase, Points, Seat, Then, TurnEndKind};
use leptos::prelude::*;

/// Where the focus goes when its element disappears: to the next input.
pub(super) const NEXT: [&str; 7] = [
    ".pad-entry .starters button",
    ".pad-entry .choosing button",
    ".pad-entry .then .button",
    ".pad-entry .die-keys button",
    ".pad-entry h2",
    ".pad-ending h2",
    "#content h1",
];

/// An objection of the rules, and how the table can overrule it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Doubt {
    /// The engine's reason.
    pub reason: String,
    /// What "count it anyway" does; `None` if no table can overrule the objection.
    pub remedy: Option<Remedy>,
}

/// What the table lets pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Remedy {
    /// A turn by its result.
    Entry(Entry),
    /// Dice chosen from the roll, and the next step.
    Chosen(Then),
    /// A die that scores nothing.
    Die(usize),
}

/// What covers the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Open {
    /// A line to change.
    Line(usize),
    /// The players.
    Players,
    /// Everything else.
    More,
    /// The rules in words.
    Rules,
    /// Odds and the best play.
    Advice,
}

/// A pad in progress.
#[derive(Clone, Copy)]
pub(super) struct Keeper {
    id: StoredValue<String>,
    colors: StoredValue<Colors>,
    /// The pad.
    pub pad: RwSignal<Pad>,
    /// The digits that are being typed.
    pub typed: RwSignal<String>,
    /// The dice of the roll that is being entered.
    pub thrown: RwSignal<Vec<Face>>,
    /// The dice chosen from the roll on the table.
    pub chosen: RwSignal<Selection>,
    /// Whether the turn is entered roll by roll.
    pub by_dice: RwSignal<bool>,
    /// When the last turn was ended here.
    pub ended_ms: StoredValue<f64>,
    /// Dice left over for the next player.
    pub left_over: RwSignal<u8>,
    /// The last announcement.
    pub said: RwSignal<String>,
    /// The objection to the last input.
    pub doubt: RwSignal<Option<Doubt>>,
    /// What covers the pad.
    pub open: RwSignal<Option<Open>>,
    /// Whether the device is being passed to the next player.
    pub on_its_way: RwSignal<bool>,
    /// On a phone in landscape: whether the keys are shown in the place of the scores.
    pub keys: RwSignal<bool>,
    /// The scoreboard that shows the pad to others.
    pub shared: RwSignal<Option<Share>>,
    /// How the server answered last.
    pub reached: RwSignal<Option<Reached>>,
}

impl Keeper {
    /// A pad on the screen.
    pub(super) fn new(opened: Opened) -> Keeper {
        let Opened { id, pad, colors, draft, shared } = opened;
        let thrown = draft.thrown.parse::<Dice>().map(|dice| dice.faces().collect()).unwrap_or_default();
        let keeper = Keeper {
            id: StoredValue::new(id),
            colors: StoredValue::new(colors),
            pad: RwSignal::new(pad),
            typed: RwSignal::new(draft.typed),
            thrown: RwSignal::new(thrown),
            chosen: RwSignal::new(Selection::of_places(draft.chosen)),
            by_dice: RwSignal::new(draft.by_dice),
            ended_ms: StoredValue::new(f64::NEG_INFINITY),
            left_over: RwSignal::new(draft.left_over),
            said: RwSignal::new(String::new()),
            doubt: RwSignal::new(None),
            open: RwSignal::new(None),
            on_its_way: RwSignal::new(false),
            keys: RwSignal::new(false),
            shared: RwSignal::new(shared),
            reached: RwSignal::new(None),
        };
        // Every change is saved at once, unfinished input as well. Looking at a pad writes nothing.
        Effect::new(move |looked: Option<()>| {
            let draft = Draft {
                typed: keeper.typed.get(),
                thrown: keeper.thrown.with(|faces| faces.iter().map(Face::to_string).collect()),
                chosen: keeper.chosen.get().places(),
                by_dice: keeper.by_dice.get(),
                left_over: keeper.left_over.get(),
            };
            let shared = keeper.shared.get();
            keeper.pad.with(|pad| {
                if looked.is_some() {
                    let saved = SavedPad::of(&keeper.id(), pad, &keeper.colors(), draft, shared);
                    if saved.summary.is_unfinished_pad() {
                        games::expect_pad();
                    }
                    saves::save(&saved);
                }
            });
        });
        keeper.tell_the_board();
        keeper
    }

    /// Keeps the scoreboard up to date as long as the pad is shared.
    fn tell_the_board(self) {
        Effect::new(move |before: Option<Option<Share>>| {
            let share = self.shared.get();
            match &share {
                Some(share) => self.pad.with(|pad| {
                    live_board::tell(share, pad, &self.colors(), move |reached| {
                        // The screen may be gone by now.
                        let _ = self.reached.try_set(Some(reached));
                    });
                }),
                None => self.reached.set(None),
            }
            if let Some(before) = before.flatten().filter(|before| Some(before) != share.as_ref()) {
                live_board::stop(&before);
            }
            share
        });
        // Another window may continue the pad: an old state is not sent again, and opening the pad
        // sends the new one.
        on_cleanup(move || {
            if let Some(share) = self.shared.try_get_untracked().flatten() {
                live_board::leave(&share);
            }
        });
    }

    /// Its id in addresses.
    pub(super) fn id(self) -> String {
        self.id.get_value()
    }

    /// The colours of its seats.
    pub(super) fn colors(self) -> Colors {
        self.colors.get_value()
    }

    /// The name of the player to move.
    pub(super) fn mover(self) -> String {
        self.pad.with(|pad| name_of(pad, pad.game().mover()))
    }

    /// The roll on the table, in the order shown.
    pub(super) fn roll(self) -> Vec<Face> {
        self.pad.with(|pad| match pad.game().phase() {
            Phase::Choosing { roll } => roll.faces().collect(),
            _ => Vec::new(),
        })
    }

    /// The options for the chosen dice.
    pub(super) fn choice(self) -> Option<PadChoice> {
        let dice = self.chosen.get().dice_among(&self.roll());
        self.pad.with(|pad| pad.choice(dice))
    }

    /// The typed points; none while they can't be read.
    pub(super) fn points(self) -> Points {
        self.typed.with(|typed| points_typed(typed).unwrap_or_default())
    }

    /// Adds an event of a turn that is entered roll by roll.
    pub(super) fn add(self, event: Event) {
        self.edit(|pad| pad.add(event), None);
    }

    /// Drops the dice of the current turn.
    pub(super) fn discard(self) {
        self.edit(
            |pad| {
                pad.discard_turn();
                Ok(())
            },
            None,
        );
    }

    /// Makes an edit and announces what followed, or why it was refused.
    pub(super) fn edit(
        self,
        edit: impl FnOnce(&mut Pad) -> Result<(), PadError>,
        remedy: Option<Remedy>,
    ) -> bool {
        let done = self.try_edit(edit);
        if let Err(error) = &done {
            // A roll that is refused is entered again.
            self.object(messages().pad_error(error), remedy);
        }
        done.is_ok()
    }

    /// Makes an edit and announces what followed; the caller says why it was refused.
    ///
    /// # Errors
    /// As the edit.
    pub(super) fn try_edit(
        self,
        edit: impl FnOnce(&mut Pad) -> Result<(), PadError>,
    ) -> Result<(), PadError> {
        let turns = self.pad.with_untracked(|pad| pad.sheet().lines().len());
        self.change(edit)?;
        let ended = self.pad.with_untracked(|pad| pad.sheet().lines().len() > turns);
        if ended {
            self.ended_ms.set_value(browser::now_ms());
        }
        self.pad.with_untracked(|pad| self.heard(pad, ended));
        if ended && settings().with_untracked(|settings| settings.pad.goes_round) {
            self.on_its_way.set(self.pad.with_untracked(|pad| !pad.game().is_over()));
        }
        Ok(())
    }

    /// Makes an edit without an announcement.
    ///
    /// # Errors
    /// As the edit.
    pub(super) fn change(self, edit: impl FnOnce(&mut Pad) -> Result<(), PadError>) -> Result<(), PadError> {
        let mut pad = self.pad.get_untracked();
        edit(&mut pad)?;
        self.show(pad);
        Ok(())
    }

    /// Shows an objection of the rules in the note and announces it.
    pub(super) fn object(self, reason: String, remedy: Option<Remedy>) {
        self.say(reason.clone());
        self.doubt.set(Some(Doubt { reason, remedy }));
    }

    /// Closes the note with the objection.
    pub(super) fn drop_doubt(self) {
        Focus::now().keep(&NEXT);
        self.forget_doubt();
    }

    /// The objection is no longer shown, nor there to be read.
    pub(super) fn forget_doubt(self) {
        if self.doubt.with_untracked(Option::is_some) {
            self.said.set(String::new());
        }
        self.doubt.set(None);
    }

    /// Announces something, even if it was announced before.
    pub(super) fn say(self, words: String) {
        self.said.update(|said| *said = live_region::anew(said, words));
    }

    /// What was said belongs to the entry before.
    pub(super) fn forget_said(self) {
        self.said.set(String::new());
    }

    fn heard(self, pad: &Pad, ended: bool) {
        let said: Vec<String> = pad.said().iter().map(|said| messages().announcement(said)).collect();
        self.say(said.join(" "));
        let kind = pad.sheet().lines().last().map(|line| line.end.kind);
        match kind.filter(|_| ended) {
            _ if pad.game().is_over() && ended => sound::play(Sound::Win),
            Some(TurnEndKind::Banked | TurnEndKind::Won) => sound::play(Sound::Bank),
            Some(_) => sound::play(Sound::Farkle),
            None => {}
        }
    }

    /// Shows another state of the pad; the unfinished entry belonged to the old one.
    fn show(self, pad: Pad) {
        Focus::now().keep(&NEXT);
        self.pad.set(pad);
        self.typed.set(String::new());
        self.thrown.set(Vec::new());
        self.chosen.set(Selection::default());
        self.left_over.set(0);
        self.doubt.set(None);
    }

    /// Takes the last step back. The dice of a roll can then be entered again.
    pub(super) fn undo(self) {
        let thrown = self.thrown.with_untracked(Vec::len);
        let waits_to_be_entered = self.is_whole() && self.brings().is_none();
        if thrown > 0 && !waits_to_be_entered {
            self.take_out(thrown - 1);
            let left = self.thrown.with_untracked(|thrown| messages().dice(thrown.iter().copied()));
            return self.say(format!("{} {left}", say!("pad-undone")));
        }
        let mut pad = self.pad.get_untracked();
        let roll = pad.lines().last().and_then(|line| match line.events.last() {
            Some(Event::Rolled(dice)) => Some(dice.faces().collect::<Vec<_>>()),
            _ => None,
        });
        let before = pad.record().events;
        if pad.step_back() {
            // A correction that is taken back leaves the last roll where it was.
            let after = pad.record().events;
            let roll = roll.filter(|_| after.len() < before.len() && before.starts_with(&after));
            self.show(pad);
            if let Some(roll) = roll.filter(|roll| self.dice_to_roll() == Some(roll.len())) {
                self.thrown.set(roll);
            }
            self.on_its_way.set(false);
            self.say(format!("{} {}", say!("pad-undone"), self.moment()));
        }
    }

    /// Repeats the step that was taken back.
    pub(super) fn redo(self) {
        let mut pad = self.pad.get_untracked();
        if pad.step_on() {
            self.show(pad);
            self.say(format!("{} {}", say!("pad-redone"), self.moment()));
        }
    }

    /// Where the pad stands, so that people who can't see it hear where an undo leads.
    fn moment(self) -> String {
        self.pad.with_untracked(|pad| {
            let game = pad.game();
            let score = game.score(game.side(game.mover()));
            let round = game.round() as usize;
            let name = || name_of(pad, game.mover());
            let of_turn = || say!("pad-moment", "name" => name(), "round" => round, "score" => score);
            match game.phase() {
                Phase::StartRoll { .. } | Phase::ChoosingStarter => say!("choose-starter"),
                Phase::Over { .. } => {
                    let winners: Vec<_> = game.winners().iter().map(|side| pad.names_on(side)).collect();
                    messages().headline(&winners)
                }
                Phase::Choosing { roll } => {
                    format!("{} {}", of_turn(), say!("said-rolled", "dice" => messages().dice(roll.faces())))
                }
                _ => of_turn(),
            }
        })
    }

    /// Begins the next game of the same players; returns its id.
    pub(super) fn next_game(self) -> Option<String> {
        let next = self.pad.with_untracked(|pad| {
            let game = pad.game();
            let present = game.seats().filter(|&seat| game.is_present(seat));
            let colors = present.map(|seat| self.colors().of_seat(seat.index())).collect();
            Some((pad.next_game().ok()?, Colors(colors)))
        });
        next.map(|(pad, colors)| opened::begin(pad, colors))
    }

    /// The name for a file of this pad.
    pub(super) fn file(self, ending: &str) -> String {
        format!("{}.{ending}", self.file_stem())
    }

    /// The same without an extension.
    pub(super) fn file_stem(self) -> String {
        self.pad.with_untracked(|pad| file_name::of(browser::now_ms(), pad.names()))
    }
}

/// The name of the player on a seat.
pub(super) fn name_of(pad: &Pad, seat: Seat) -> String {
    pad.names().get(seat.index()).cloned().unwrap_or_default()
}

/// Focuses the next input.
pub(super) fn focus_entry() {
    focus::soon_on(".pad-entry h2");
}
