//! A score pad in progress in this page: the pad, what is being entered, and what was said last.
//!
//! Turns touches into edits and stores the pad with every one of them. What may be entered, what follows from it and
//! what the rules have against it is said by the shared pad and the engine.

use super::opened::{self, Opened};
use crate::board::{self, Reached, Share};
use crate::colors::Colors;
use crate::focus;
use crate::messages::{messages, say};
use crate::pads::{Draft, KeptPad};
use crate::settings::settings;
use crate::shelf;
use crate::sound::{self, Sound};
use farkle_client::Selection;
use farkle_client::pad::{Choice, Pad, PadError};
use farkle_rules::{Dice, Entry, Event, EventError, Face, Phase, Points, Seat, Then, TurnEndKind};
use leptos::prelude::*;

/// What the rules have against something, and what the table can have counted all the same.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Doubt {
    /// The engine's reason.
    pub reason: String,
    /// What "count it anyway" does; `None` for what no table can overrule.
    pub remedy: Option<Remedy>,
}

/// What the table lets pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Remedy {
    /// A turn by its result.
    Entry(Entry),
    /// Dice chosen from the roll, and what then.
    Chosen(Then),
    /// A die that scores nothing.
    Die(usize),
}

/// What is laid over the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Open {
    /// A line, to be changed.
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
    /// The digits of the points that are being typed.
    pub typed: RwSignal<String>,
    /// The dice of the roll that is being entered.
    pub thrown: RwSignal<Vec<Face>>,
    /// The dice chosen from the roll on the table.
    pub chosen: RwSignal<Selection>,
    /// Whether the turn is entered roll by roll.
    pub by_dice: RwSignal<bool>,
    /// Dice left over for the next player.
    pub left_over: RwSignal<u8>,
    /// What was said last.
    pub said: RwSignal<String>,
    /// What the rules have against what was just wished.
    pub doubt: RwSignal<Option<Doubt>>,
    /// What is laid over the pad.
    pub open: RwSignal<Option<Open>>,
    /// Whether the device is on its way to the next player.
    pub on_its_way: RwSignal<bool>,
    /// In a lying phone: whether the keys are shown in the place of the scores.
    pub keys: RwSignal<bool>,
    /// The scoreboard that shows the pad to others.
    pub shared: RwSignal<Option<Share>>,
    /// How the server took what it was told last.
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
            left_over: RwSignal::new(0),
            said: RwSignal::new(String::new()),
            doubt: RwSignal::new(None),
            open: RwSignal::new(None),
            on_its_way: RwSignal::new(false),
            keys: RwSignal::new(false),
            shared: RwSignal::new(shared),
            reached: RwSignal::new(None),
        };
        // Whatever changes is stored at once; what is being typed as well. Whoever only looks at it writes nothing.
        Effect::new(move |looked: Option<()>| {
            let draft = Draft {
                typed: keeper.typed.get(),
                thrown: keeper.thrown.with(|faces| faces.iter().map(Face::to_string).collect()),
                chosen: keeper.chosen.get().places(),
                by_dice: keeper.by_dice.get(),
            };
            let shared = keeper.shared.get();
            keeper.pad.with(|pad| {
                if looked.is_some() {
                    shelf::keep(&KeptPad::of(&keeper.id(), pad, &keeper.colors(), draft, shared));
                }
            });
        });
        keeper.tell_the_board();
        keeper
    }

    /// Has the scoreboard follow the pad as long as it is shared.
    fn tell_the_board(self) {
        Effect::new(move |before: Option<Option<Share>>| {
            let share = self.shared.get();
            match &share {
                Some(share) => self.pad.with(|pad| {
                    board::tell(share, pad, &self.colors(), move |reached| {
                        // The screen may be gone by now.
                        let _ = self.reached.try_set(Some(reached));
                    });
                }),
                None => self.reached.set(None),
            }
            if let Some(before) = before.flatten().filter(|before| Some(before) != share.as_ref()) {
                board::stop(&before);
            }
            share
        });
    }

    /// Its name in addresses.
    pub(super) fn id(self) -> String {
        self.id.get_value()
    }

    /// The colours of its seats.
    pub(super) fn colors(self) -> Colors {
        self.colors.get_value()
    }

    /// The name of whoever is to move.
    pub(super) fn mover(self) -> String {
        self.pad.with(|pad| name_of(pad, pad.game().mover()))
    }

    /// The roll on the table, in the order in which it is shown.
    pub(super) fn roll(self) -> Vec<Face> {
        self.pad.with(|pad| match pad.game().phase() {
            Phase::Choosing { roll } => roll.faces().collect(),
            _ => Vec::new(),
        })
    }

    /// What can be done with the chosen dice.
    pub(super) fn choice(self) -> Option<Choice> {
        let dice = self.chosen.get().dice_among(&self.roll());
        self.pad.with(|pad| pad.choice(dice))
    }

    /// The points that are typed.
    pub(super) fn points(self) -> Points {
        Points(self.typed.with(|typed| typed.parse().unwrap_or_default()))
    }

    /// Adds a fact of a turn that is entered roll by roll.
    pub(super) fn add(self, event: Event) {
        self.edit(|pad| pad.add(event), None);
    }

    /// Drops the dice of the turn under way.
    pub(super) fn discard(self) {
        self.edit(
            |pad| {
                pad.discard_turn();
                Ok(())
            },
            None,
        );
    }

    /// Carries out an edit, and says what followed from it or why not.
    pub(super) fn edit(
        self,
        edit: impl FnOnce(&mut Pad) -> Result<(), PadError>,
        remedy: Option<Remedy>,
    ) -> bool {
        let mut pad = self.pad.get_untracked();
        let turns = pad.sheet().lines().len();
        match edit(&mut pad) {
            Ok(()) => {
                let ended = pad.sheet().lines().len() > turns;
                self.heard(&pad, ended);
                self.show(pad);
                if ended && settings().with_untracked(|settings| settings.pad.goes_round) {
                    self.on_its_way.set(self.pad.with_untracked(|pad| !pad.game().is_over()));
                }
                true
            }
            Err(error) => {
                let reason = self.error(&error);
                // A roll that can't be is none: it is entered anew.
                self.said.set(reason.clone());
                self.doubt.set(Some(Doubt { reason, remedy }));
                false
            }
        }
    }

    fn heard(self, pad: &Pad, ended: bool) {
        let said: Vec<String> = pad.said().iter().map(|said| messages().announcement(said)).collect();
        self.said.set(said.join(" "));
        let kind = pad.sheet().lines().last().map(|line| line.end.kind);
        match kind.filter(|_| ended) {
            _ if pad.game().is_over() && ended => sound::play(Sound::Win),
            Some(TurnEndKind::Banked | TurnEndKind::Won) => sound::play(Sound::Bank),
            Some(_) => sound::play(Sound::Farkle),
            None => {}
        }
    }

    /// Shows another state of the pad; what was being entered belonged to the one before.
    fn show(self, pad: Pad) {
        self.pad.set(pad);
        self.typed.set(String::new());
        self.thrown.set(Vec::new());
        self.chosen.set(Selection::default());
        self.left_over.set(0);
        self.doubt.set(None);
    }

    /// Takes the last step back. The dice of a roll are then there to be entered anew.
    pub(super) fn undo(self) {
        let thrown = self.thrown.with_untracked(Vec::len);
        if thrown > 0 && Some(thrown) != self.dice_to_roll() {
            return self.take_out(thrown - 1);
        }
        let roll = self.roll();
        let mut pad = self.pad.get_untracked();
        if pad.step_back() {
            self.show(pad);
            if !roll.is_empty() && self.dice_to_roll() == Some(roll.len()) {
                self.thrown.set(roll);
            }
            self.on_its_way.set(false);
            self.said.set(say!("pad-undone"));
        }
    }

    /// Brings back what was taken back.
    pub(super) fn redo(self) {
        let mut pad = self.pad.get_untracked();
        if pad.step_on() {
            self.show(pad);
            self.said.set(say!("pad-redone"));
        }
    }

    /// Why an edit was not made, in the language of the page.
    pub(super) fn error(self, error: &PadError) -> String {
        match error {
            PadError::Event(EventError::Refused(refusal)) => messages().refusal(refusal),
            PadError::NotAWholeTurn => say!("pad-not-whole"),
            PadError::NoName => say!("pad-no-name"),
            other => other.to_string(),
        }
    }

    /// The next game of the same players; the screen to go to.
    pub(super) fn next_game(self) -> Option<String> {
        let next = self.pad.with_untracked(|pad| {
            let game = pad.game();
            let present = game.seats().filter(|&seat| game.is_present(seat));
            let colors = present.map(|seat| self.colors().of_seat(seat.index())).collect();
            Some((pad.next_game().ok()?, Colors(colors)))
        });
        next.map(|(pad, colors)| opened::begin(pad, colors))
    }

    /// The name for a file with this pad in it.
    pub(super) fn file(self, ending: &str) -> String {
        format!("{}.{ending}", self.file_stem())
    }

    /// The same without an ending.
    pub(super) fn file_stem(self) -> String {
        format!("farkle-{}", self.id())
    }
}

/// The name on a seat.
pub(super) fn name_of(pad: &Pad, seat: Seat) -> String {
    pad.names().get(seat.index()).cloned().unwrap_or_default()
}

/// Puts the focus where the next thing is entered.
pub(super) fn focus_entry() {
    focus::soon_on(".pad-entry h2");
}
