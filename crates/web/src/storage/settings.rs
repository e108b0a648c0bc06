//! A person's settings (look, sound, motion, language) and the last setup, from which the next game
//! begins.
//!
//! They are in local storage, because `boot.js` reads the same text before the first paint.

use crate::page::browser;
use crate::storage::stored::Stored;
use leptos::prelude::*;
use std::sync::OnceLock;

const KEY: &str = "farkle.settings";

/// All settings.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Settings {
    /// Light, dark, or as the system says.
    pub theme: Theme,
    /// The tag of the language, or `None` to follow the browser.
    pub language: Option<String>,
    /// Whether there is sound.
    pub sound: bool,
    /// Whether the device vibrates at great moments, if it can.
    pub vibration: bool,
    /// Whether opponents say a word now and then.
    pub remarks: bool,
    /// Whether this device says when it is the person's turn at a table with friends.
    pub turn_notices: bool,
    /// How much motion there is.
    pub motion: Motion,
    /// How fast dice and computer players are.
    pub speed: Speed,
    /// Stronger contrast.
    pub contrast: bool,
    /// Whether single letters, digits and signs are shortcuts.
    pub keys: bool,
    /// Whether shortcuts are shown on buttons and dice.
    pub letters: bool,
    /// Whether this person has begun a lesson: nobody is offered it twice.
    pub taught: bool,
    /// The computer player for a game that is not set up: chosen last, or the next one up.
    pub opponent: Option<String>,
    /// How the last game was set up, begun or not.
    pub last_game: Option<GameChoice>,
    /// How the last game was set up that was begun: what Home offers.
    pub begun_game: Option<GameChoice>,
    /// How the last score pad was set up.
    pub last_pad: Option<GameChoice>,
    /// Settings of the score pad.
    pub pad: PadHabits,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            language: None,
            sound: true,
            vibration: true,
            remarks: true,
            turn_notices: false,
            motion: Motion::default(),
            speed: Speed::default(),
            contrast: false,
            keys: true,
            letters: false,
            taught: false,
            opponent: None,
            last_game: None,
            begun_game: None,
            last_pad: None,
            pad: PadHabits::default(),
        }
    }
}

/// Settings of the score pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PadHabits {
    /// Whether the screen stays on.
    pub awake: bool,
    /// Whether the device is passed around, so that everybody enters their own turn.
    pub goes_round: bool,
    /// Whether odds and the best play are offered.
    pub advice: bool,
}

impl Default for PadHabits {
    fn default() -> PadHabits {
        PadHabits { awake: true, goes_round: false, advice: false }
    }
}

/// Which colours the page has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Light, like paper and linen.
    Light,
    /// Dark, like a table at night.
    Dark,
}

/// How much motion there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Motion {
    /// As the system says.
    #[default]
    System,
    /// All of it.
    Full,
    /// None: results appear at once.
    Less,
}

/// How fast dice and computer players are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Speed {
    /// Slow enough to follow every move.
    Calm,
    /// As at a table.
    #[default]
    Normal,
    /// Fast.
    Fast,
}

/// Defines the words for the variants of an enum in local storage and in attributes of the root.
macro_rules! words {
    ($name:ident { $($variant:ident = $word:literal),+ }) => {
        impl $name {
            /// The word for it.
            pub(crate) const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            fn of(word: Option<String>) -> $name {
                match word.as_deref() { $(Some($word) => $name::$variant,)+ _ => $name::default() }
            }
        }
    };
}

words!(Theme { System = "system", Light = "light", Dark = "dark" });
words!(Motion { System = "system", Full = "full", Less = "less" });
words!(Speed { Calm = "calm", Normal = "normal", Fast = "fast" });

impl Speed {
    /// The factor for all durations.
    pub(crate) const fn factor(self) -> f64 {
        match self {
            Speed::Calm => 1.6,
            Speed::Normal => 1.0,
            Speed::Fast => 0.45,
        }
    }
}

/// How a game was set up.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GameChoice {
    /// The rules, as their shareable code.
    pub rules: String,
    /// The name that people gave the rules.
    pub rules_name: String,
    /// The seats, clockwise.
    pub seats: Vec<SeatChoice>,
    /// Whether players may take decisions back.
    pub take_back: bool,
    /// Whether players may ask for the best play.
    pub hints: bool,
}

/// The player on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatChoice {
    /// Its name.
    pub name: String,
    /// The temperament of a computer player.
    pub temperament: Option<String>,
    /// The number of the colour, from 0.
    pub color: u8,
}

/// The page has one set of settings; sounds and timers need it outside of any screen.
static SETTINGS: OnceLock<RwSignal<Settings>> = OnceLock::new();

/// The settings of this page.
pub(crate) fn settings() -> RwSignal<Settings> {
    *SETTINGS.get_or_init(|| RwSignal::new(read()))
}

/// Saves and shows every change of the settings, and takes over changes made in other windows.
pub(crate) fn follow_settings() {
    let settings = settings();
    let listener = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().as_deref() == Some(KEY) {
            settings.set(read());
        }
    });
    on_cleanup(move || listener.remove());
    Effect::new(move || {
        settings.with(|settings| {
            show(settings);
            save(settings);
        });
    });
}

impl Settings {
    fn of(stored: &Stored) -> Settings {
        let default = Settings::default();
        let begun = stored.object("begun_game").or_else(|| stored.object("last_game"));
        Settings {
            theme: Theme::of(stored.string("theme")),
            language: stored.string("language"),
            sound: stored.flag("sound").unwrap_or(default.sound),
            // It went with the sounds once.
            vibration: stored.flag("vibration").or(stored.flag("sound")).unwrap_or(default.vibration),
            remarks: stored.flag("remarks").unwrap_or(default.remarks),
            turn_notices: stored.flag("turn_notices").unwrap_or(default.turn_notices),
            motion: Motion::of(stored.string("motion")),
            speed: Speed::of(stored.string("speed")),
            contrast: stored.flag("contrast").unwrap_or(default.contrast),
            keys: stored.flag("keys").unwrap_or(default.keys),
            letters: stored.flag("letters").unwrap_or(default.letters),
            taught: stored.flag("taught").unwrap_or_default(),
            opponent: stored.string("opponent"),
            last_game: stored.object("last_game").as_ref().and_then(GameChoice::of),
            // Earlier versions kept only the last set-up.
            begun_game: begun.as_ref().and_then(GameChoice::of),
            last_pad: stored.object("last_pad").as_ref().and_then(GameChoice::of),
            pad: PadHabits {
                awake: stored.flag("pad_awake").unwrap_or(default.pad.awake),
                goes_round: stored.flag("pad_goes_round").unwrap_or(default.pad.goes_round),
                advice: stored.flag("pad_advice").unwrap_or(default.pad.advice),
            },
        }
    }

    fn stored(&self) -> Stored {
        let stored = Stored::new()
            .with("theme", self.theme.word())
            .with("sound", self.sound)
            .with("vibration", self.vibration)
            .with("remarks", self.remarks)
            .with("turn_notices", self.turn_notices)
            .with("motion", self.motion.word())
            .with("speed", self.speed.word())
            .with("contrast", self.contrast)
            .with("keys", self.keys)
            .with("letters", self.letters)
            .with("taught", self.taught)
            .with("pad_awake", self.pad.awake)
            .with("pad_goes_round", self.pad.goes_round)
            .with("pad_advice", self.pad.advice);
        let texts = [("language", &self.language), ("opponent", &self.opponent)];
        let stored = texts.into_iter().fold(stored, |stored, (name, text)| match text {
            Some(text) => stored.with(name, text),
            None => stored,
        });
        let set_ups =
            [("last_game", &self.last_game), ("begun_game", &self.begun_game), ("last_pad", &self.last_pad)];
        set_ups.into_iter().fold(stored, |stored, (name, choice)| match choice {
            Some(choice) => stored.with(name, choice.stored()),
            None => stored,
        })
    }
}

impl GameChoice {
    fn of(stored: &Stored) -> Option<GameChoice> {
        let seats = stored.list("seats").into_iter().filter_map(Stored::of);
        let seats: Vec<SeatChoice> =
            seats.enumerate().map(|(place, seat)| SeatChoice::of(&seat, place)).collect();
        (!seats.is_empty()).then_some(GameChoice {
            rules: stored.string("rules")?,
            rules_name: stored.string("rules_name")?,
            seats,
            take_back: stored.flag("take_back").unwrap_or_default(),
            hints: stored.flag("hints").unwrap_or(true),
        })
    }

    fn stored(&self) -> Stored {
        Stored::new()
            .with("rules", &self.rules)
            .with("rules_name", &self.rules_name)
            .with("take_back", self.take_back)
            .with("hints", self.hints)
            .with_list("seats", self.seats.iter().map(SeatChoice::stored))
    }
}

impl SeatChoice {
    fn of(stored: &Stored, place: usize) -> SeatChoice {
        SeatChoice {
            name: stored.string("name").unwrap_or_default(),
            temperament: stored.string("temperament"),
            color: stored.number("color").map_or(place as u8, |color| color as u8),
        }
    }

    fn stored(&self) -> Stored {
        let stored = Stored::new().with("name", &self.name).with("color", self.color);
        match &self.temperament {
            Some(temperament) => stored.with("temperament", temperament),
            None => stored,
        }
    }
}

fn read() -> Settings {
    let storage = window().local_storage().ok().flatten();
    let text = storage.and_then(|storage| storage.get_item(KEY).ok().flatten());
    text.and_then(|text| Stored::parse(&text)).map_or_else(Settings::default, |stored| Settings::of(&stored))
}

fn save(settings: &Settings) {
    // Without local storage the settings last as long as the page.
    if let Ok(Some(storage)) = window().local_storage() {
        let text = settings.stored().text();
        // Writing the same text again would only notify the other windows.
        if storage.get_item(KEY).ok().flatten().as_ref() != Some(&text) {
            let _ = storage.set_item(KEY, &text);
        }
    }
}

/// Whether things move: as the settings say, or else the system.
pub(crate) fn moves() -> bool {
    match settings().with_untracked(|settings| settings.motion) {
        Motion::Full => true,
        Motion::Less => false,
        // A browser that can't tell knows of no wish for less.
        Motion::System => {
            !matches!(window().match_media("(prefers-reduced-motion: reduce)"), Ok(Some(asked)) if asked.matches())
        }
    }
}

/// Sets the attributes of the root that the style sheets use.
fn show(settings: &Settings) {
    let theme = (settings.theme != Theme::System).then(|| settings.theme.word());
    let motion = (settings.motion != Motion::System).then(|| settings.motion.word());
    let speed = (settings.speed != Speed::Normal).then(|| settings.speed.word());
    let contrast = settings.contrast.then_some("more");
    let letters = settings.letters.then_some("shown");
    for (name, value) in [
        ("data-theme", theme),
        ("data-motion", motion),
        ("data-speed", speed),
        ("data-contrast", contrast),
        ("data-letters", letters),
    ] {
        browser::tell_styles(name, value);
    }
}
