//! What a person has set: look, sound, motion, language; and the last game set up, to begin the next one with.
//!
//! Kept in the browser's local storage, because `boot.js` reads the same text before the first picture.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

const KEY: &str = "farkle.settings";

/// Everything that can be set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// The language's tag, or as the browser has it.
    pub language: Option<String>,
    /// Whether dice are heard.
    pub sound: bool,
    /// How much moves.
    pub motion: Motion,
    /// How fast dice and computer players are.
    pub speed: Speed,
    /// Stronger contrast.
    pub contrast: bool,
    /// Whether keys are shown on buttons and dice.
    pub letters: bool,
    /// How the last game was set up.
    pub last_game: Option<GameChoice>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            language: None,
            sound: true,
            motion: Motion::default(),
            speed: Speed::default(),
            contrast: false,
            letters: false,
            last_game: None,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Paper and linen.
    Light,
    /// The table at night.
    Dark,
}

/// How much moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Motion {
    /// As the system has it.
    #[default]
    System,
    /// Everything.
    Full,
    /// Results at once.
    Less,
}

/// How fast dice and computer players are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Speed {
    /// To follow every move.
    Calm,
    /// As at a table.
    #[default]
    Normal,
    /// Hurried.
    Fast,
}

impl Speed {
    /// How much longer than usual everything takes.
    pub(crate) const fn factor(self) -> f64 {
        match self {
            Speed::Calm => 1.6,
            Speed::Normal => 1.0,
            Speed::Fast => 0.45,
        }
    }
}

/// How a game was set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct GameChoice {
    /// The rules, as their shareable code.
    pub rules: String,
    /// What people call them.
    pub rules_name: String,
    /// The seats, clockwise.
    pub seats: Vec<SeatChoice>,
    /// Whether decisions may be taken back.
    pub take_back: bool,
}

/// Who was to hold a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatChoice {
    /// Its name.
    pub name: String,
    /// The temperament of a computer player.
    pub temperament: Option<String>,
}

/// One page has one set of settings; sounds and timers reach them outside of any screen.
static SETTINGS: OnceLock<RwSignal<Settings>> = OnceLock::new();

/// The settings of this page.
pub(crate) fn settings() -> RwSignal<Settings> {
    *SETTINGS.get_or_init(|| RwSignal::new(read()))
}

/// Has every change of the settings saved and shown.
pub(crate) fn follow_settings() {
    let settings = settings();
    Effect::new(move || {
        settings.with(|settings| {
            show(settings);
            save(settings);
        });
    });
}

fn read() -> Settings {
    let storage = window().local_storage().ok().flatten();
    let text = storage.and_then(|storage| storage.get_item(KEY).ok().flatten());
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn save(settings: &Settings) {
    // A browser without storage forgets the settings with the page.
    if let (Ok(Some(storage)), Ok(text)) = (window().local_storage(), serde_json::to_string(settings)) {
        let _ = storage.set_item(KEY, &text);
    }
}

/// Puts what the style sheets ask for on the page's root.
fn show(settings: &Settings) {
    let Some(root) = document().document_element() else { return };
    let put = |name: &str, value: Option<&str>| match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
    let theme = match settings.theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    let motion = match settings.motion {
        Motion::System => None,
        Motion::Full => Some("full"),
        Motion::Less => Some("less"),
    };
    let speed = match settings.speed {
        Speed::Calm => Some("calm"),
        Speed::Normal => None,
        Speed::Fast => Some("fast"),
    };
    let contrast = settings.contrast.then_some("more");
    for (name, value) in
        [("data-theme", theme), ("data-motion", motion), ("data-speed", speed), ("data-contrast", contrast)]
    {
        // Attribute names of our own are always accepted.
        let _ = put(name, value);
    }
}
