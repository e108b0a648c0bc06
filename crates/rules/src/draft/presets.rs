//! The presets, value by value, each with its source.
//!
//! Everything that a preset does not name stays switched off: no price, no threshold, no penalty,
//! everyone for themselves.

use super::Source;
use super::preset::{Preset, PresetValue};

/// The values of a preset: its source, the price of three 1s, and all other values. Every source
/// agrees on the prices that are written here. A value may name a source of its own.
macro_rules! values {
    ($default:literal, three_ones: $ones:literal, $($key:ident: $value:literal $(from $source:literal)?),* $(,)?) => {
        &[
            v("single_one", "100", $default),
            v("single_five", "50", $default),
            v("three_ones", $ones, $default),
            v("three_twos", "200", $default),
            v("three_threes", "300", $default),
            v("three_fours", "400", $default),
            v("three_fives", "500", $default),
            v("three_sixes", "600", $default),
            $(v(stringify!($key), $value, values!(@source $default $($source)?))),*
        ]
    };
    (@source $default:literal) => { $default };
    (@source $default:literal $source:literal) => { $source };
}

const fn v(key: &'static str, value: &'static str, source: &'static str) -> PresetValue {
    PresetValue { key, value, source }
}

impl Preset {
    /// All presets: those of the five source documents first.
    pub const ALL: &'static [Preset] = ALL;
}

const ALL: &[Preset] = &[
    Preset {
        name: "classic",
        title: "Classic",
        about: "The rules printed by a dice shop: singles, triples, a straight for 3,000 and three pairs for 1,500; the first to 10,000 wins at once.",
        source: Source::Classic,
        values: values! {
            "scoring list", three_ones: "1000",
            straight: "3000", three_pairs: "1500",
            four_and_a_pair: "like_three_pairs" from "scoring list: three pairs, including four of a kind and a pair",
            hot_dice: "may_roll" from "how to play: the player can choose",
            after_farkle: "turn_ends" from "how to play; the paragraph on farkles contradicts it, see the rules reference",
            starter: "chosen" from "how to play: one player is chosen to begin",
            ending: "at_once" from "how do you win",
            target: "10000" from "how do you win: 10,000 or more",
        },
    },
    Preset {
        name: "playmonster",
        title: "PlayMonster",
        about: "The leaflet in the PlayMonster box: three 1s for 300, flat prices for four, five and six of a kind, first bank 500, one last turn for all others.",
        source: Source::PlayMonster,
        values: values! {
            "scoring table", three_ones: "300",
            four_of_a_kind: "1000", five_of_a_kind: "2000", six_of_a_kind: "3000", straight: "1500",
            three_pairs: "1500", four_and_a_pair: "1500", two_triplets: "2500",
            opening_score: "500" from "play: to get on the score pad",
            hot_dice: "may_roll" from "play: you can roll them all again",
            starter: "highest_die" from "set-up",
            ending: "last_turn" from "winning",
            target: "10000" from "winning: 10,000 or more",
            ties: "earlier" from "winning: one last turn to beat that total",
        },
    },
    Preset {
        name: "walnut",
        title: "Walnut Studiolo",
        about: "As the makers of travel dice play it: each extra die of a kind doubles the points, 500 to get on the board, one last turn for all others. They also name targets of 1,000 and 5,000.",
        source: Source::Walnut,
        values: values! {
            "basic scores", three_ones: "1000",
            four_of_a_kind: "x2" from "additional scores: doubled with each additional die",
            five_of_a_kind: "x4" from "additional scores",
            six_of_a_kind: "x8" from "additional scores",
            straight: "1500" from "additional scores",
            opening_score: "500" from "game play: a threshold of 500",
            hot_dice: "may_roll" from "game play: may continue their turn",
            starter: "chosen" from "not said",
            ending: "last_turn" from "the note on winning; the main text wins at once",
            target: "10000" from "object of the game: at least 10,000",
            ties: "earlier" from "the note: top that player's score",
        },
    },
    Preset {
        name: "wikihow",
        title: "wikiHow",
        about: "The wikiHow article: singles and triples only, hot dice must be rolled again, one last turn for all others.",
        source: Source::WikiHow,
        values: values! {
            "the values", three_ones: "1000",
            hot_dice: "must_roll" from "the player must roll all of the dice once more",
            starter: "highest_die" from "each player rolls one die",
            ending: "last_turn" from "the other players get one turn to try to beat the first player",
            target: "10000" from "to win, a player must get 10,000 points",
            ties: "earlier" from "beat the first player",
        },
    },
    Preset {
        name: "playmonster-expanded",
        title: "PlayMonster, expanded",
        about: "The PlayMonster rules in more detail: the last turns begin only when someone has more than 10,000.",
        source: Source::PlayMonsterExpanded,
        values: values! {
            "scoring table", three_ones: "300",
            four_of_a_kind: "1000", five_of_a_kind: "2000", six_of_a_kind: "3000", straight: "1500",
            three_pairs: "1500", four_and_a_pair: "1500", two_triplets: "2500",
            opening_score: "500" from "Farkle facts",
            hot_dice: "may_roll" from "turn flow: you may roll all 6 again",
            starter: "highest_die" from "from the leaflet that it expands",
            ending: "last_turn" from "winning the game: final round",
            target: "10000" from "goal",
            reached: "above" from "winning the game: exceed 10,000",
            ties: "earlier" from "winning the game: beat that total (no ties)",
        },
    },
    Preset {
        name: "zilch",
        title: "Zilch",
        about: "The online game Zilch. Each extra die of a kind doubles the points. Three pairs, or four of a kind and a pair, score 1,500. Six dice that score nothing earn 500 and are hot dice. You need at least 300 to bank. The third farkle in a row costs 500.",
        source: Source::WellKnown,
        values: values! {
            "Busche 2010", three_ones: "1000",
            four_of_a_kind: "x2", five_of_a_kind: "x4", six_of_a_kind: "x8", straight: "1500",
            three_pairs: "1500", four_and_a_pair: "1500", no_scorers: "500", no_scorers_hot_dice: "on",
            minimum_bank: "300", three_farkles: "500", ending: "at_once", target: "10000",
        },
    },
    Preset {
        name: "facebook",
        title: "Facebook",
        about: "The well-known game on Facebook, as analyzed by Busche: each additional die of a kind adds the triple's price, three different pairs 750, at least 300 to bank, the third farkle in a row costs 500.",
        source: Source::WellKnown,
        values: values! {
            "Busche 2016", three_ones: "1000",
            four_of_a_kind: "x2", five_of_a_kind: "x3", six_of_a_kind: "x4", straight: "1500",
            three_pairs: "750" from "Busche 2016: three different pairs",
            minimum_bank: "300", three_farkles: "500", ending: "at_once", target: "10000",
        },
    },
    Preset {
        name: "busche-neller",
        title: "Busche and Neller",
        about: "Singles and triples only; the first to 10,000 wins: the game for which Busche and Neller computed perfect play.",
        source: Source::WellKnown,
        values: values! {
            "Busche and Neller 2017", three_ones: "1000",
            ending: "at_once", target: "10000",
        },
    },
    Preset {
        name: "kcd",
        title: "Kingdom Come: Deliverance",
        about: "The dice game in Kingdom Come: Deliverance: short straights for 500 and 750, doubling; targets range from 1,500 to 8,000, and this preset uses 4,000. Loaded dice and badges are left out.",
        source: Source::WellKnown,
        values: values! {
            "kcddice", three_ones: "1000",
            four_of_a_kind: "x2", five_of_a_kind: "x4", six_of_a_kind: "x8", low_straight: "500",
            high_straight: "750", straight: "1500", ending: "at_once",
            target: "4000" from "one of several targets in the game: uncertain",
        },
    },
    Preset {
        name: "cardgames",
        title: "CardGames.io",
        about: "The browser game at CardGames.io, as far as it is known. The prices of four, five and six of a kind are uncertain: twice the triple, then doubling.",
        source: Source::WellKnown,
        values: values! {
            "well known", three_ones: "1000",
            four_of_a_kind: "x2" from "uncertain: twice the triple or a flat price",
            five_of_a_kind: "x4" from "uncertain",
            six_of_a_kind: "x8" from "uncertain",
            straight: "1500", three_pairs: "1500",
            ending: "at_once" from "uncertain",
            target: "10000",
        },
    },
];
