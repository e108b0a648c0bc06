//! The icons on buttons: one stroke width, one grid, in the colour of the text beside them.

use leptos::prelude::*;

/// The icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// Back to the screen before.
    Back,
    /// The score sheet.
    Sheet,
    /// Odds.
    Odds,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// More.
    More,
    /// Dice.
    Dice,
    /// Digits.
    Digits,
    /// A warning.
    Warning,
    /// Delete the last character.
    Rub,
    /// Rules.
    Book,
    /// People around a table.
    People,
    /// Settings.
    Gear,
    /// Learning.
    Bulb,
    /// A day.
    Calendar,
    /// Past games.
    Clock,
    /// Close.
    Cross,
    /// Add.
    Plus,
    /// Edit.
    Pen,
    /// Share.
    Share,
    /// Save as a file.
    Save,
    /// Open a file.
    Open,
    /// Delete.
    Bin,
    /// Next.
    Next,
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// Play.
    Play,
    /// Pause the film.
    Pause,
    /// A winner.
    Crown,
    /// Somebody is ready.
    Check,
    /// Far away.
    Globe,
}

impl Icon {
    /// Whether it points in the reading direction, which some languages reverse.
    const fn is_directed(self) -> bool {
        matches!(self, Icon::Back | Icon::Next | Icon::First | Icon::Last | Icon::Play)
    }

    const fn path(self) -> &'static str {
        match self {
            Icon::Back => "M15 5l-7 7 7 7",
            Icon::Sheet => "M6 3h12v18H6zM9 8h6M9 12h6M9 16h3",
            Icon::Odds => "M5 20V10M12 20V4M19 20v-7",
            Icon::Undo => "M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3",
            Icon::Redo => "M15 14l5-5-5-5M20 9H10a6 6 0 000 12h3",
            Icon::More => "M5 12h.010M12 12h.010M19 12h.010",
            Icon::Dice => "M5 5h14v14H5zM9 9h.010M15 9h.010M12 12h.010M9 15h.010M15 15h.010",
            Icon::Digits => {
                "M6 6h.010M12 6h.010M18 6h.010M6 12h.010M12 12h.010M18 12h.010M6 18h.010M12 18h.010M18 18h.010"
            }
            Icon::Warning => "M12 4L2.500 20h19zM12 10v4.500M12 17.500h.010",
            Icon::Rub => "M9 5h11v14H9l-6-7zM12 9.500l5 5M17 9.500l-5 5",
            Icon::Book => "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14",
            Icon::People => {
                "M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.4-3.6 3-6 6.500-6s6.100 2.400 6.500 6M16 4.500a3.500 3.500 0 010 6.500M18 14.300c2 .800 3.300 2.800 3.500 5.700"
            }
            Icon::Gear => "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
            Icon::Bulb => {
                "M9 18h6M10 21h4M12 3a6 6 0 00-3.500 10.900c.6.500 1 1.200 1 2.100h5c0-.900.400-1.600 1-2.100A6 6 0 0012 3z"
            }
            Icon::Calendar => "M4 5.500h16V20H4zM4 10h16M8.500 3v4M15.500 3v4",
            Icon::Clock => "M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3.500 2",
            Icon::Cross => "M6 6l12 12M18 6L6 18",
            Icon::Plus => "M12 5v14M5 12h14",
            Icon::Pen => "M4 20l1-4L16.500 4.500l3 3L8 19zM14 7l3 3",
            Icon::Share => "M12 15V4M8 7.500L12 3.500l4 4M5 12v8h14v-8",
            Icon::Save => "M12 4v11M8 11.500l4 4 4-4M5 19.500h14",
            Icon::Open => "M3.5 19V5h6l2 2.500h9V19zM12 16.500v-5.500M9.500 13l2.500-2.500 2.500 2.500",
            Icon::Bin => "M4 7h16M9 7V4h6v3M6.500 7l1 13h9l1-13",
            Icon::Next => "M9 5l7 7-7 7",
            Icon::First => "M17 5l-7 7 7 7M7 5v14",
            Icon::Last => "M7 5l7 7-7 7M17 5v14",
            Icon::Play => "M7 4.500l12 7.500-12 7.500z",
            Icon::Pause => "M8 5v14M16 5v14",
            Icon::Globe => {
                "M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3.500 3.500 3.500 14.500 0 18M12 3c-3.500 3.500-3.500 14.500 0 18"
            }
            Icon::Check => "M5 12.500l4.500 4.500L19 7",
            Icon::Crown => "M4 18h16M4.500 15L3 7l5 3.500L12 5l4 5.500L21 7l-1.500 8z",
        }
    }
}

/// An icon; the text beside it or the label of the button says what it means.
#[component]
pub(crate) fn Drawing(icon: Icon) -> impl IntoView {
    view! { <svg class="icon" class:directed=icon.is_directed() viewBox="0 0 24 24" aria-hidden="true"><path d=icon.path()></path></svg> }
}
