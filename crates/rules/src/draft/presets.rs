//! The presets, value by value, each with its source.
//!
//! What a preset does not name stays switched off: no price, no threshold, no penalty, everyone for
//! themselves.

use super::Source;
use super::preset::{Preset, PresetValue};

const fn v(key: &'static str, value: &'static str, source: &'static str) -> PresetValue {
    PresetValue { key, value, source }
}

/// Prices that every source agrees on, with three 1s as given.
macro_rules! with_base_prices {
    ($source:literal, $three_ones:literal, [$($rest:expr),* $(,)?]) => {
        &[
            v("single_one", "100", $source),
            v("single_five", "50", $source),
            v("three_ones", $three_ones, $source),
            v("three_twos", "200", $source),
            v("three_threes", "300", $source),
            v("three_fours", "400", $source),
            v("three_fives", "500", $source),
            v("three_sixes", "600", $source),
            $($rest),*
        ]
    };
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
        values: with_base_prices!(
            "scoring list",
            "1000",
            [
                v("straight", "3000", "scoring list"),
                v("three_pairs", "1500", "scoring list"),
                v(
                    "four_and_a_pair",
                    "like_three_pairs",
                    "scoring list: three pairs, including four of a kind and a pair"
                ),
                v("hot_dice", "may_roll", "how to play: the player can choose"),
                v(
                    "after_farkle",
                    "turn_ends",
                    "how to play; the paragraph on farkles contradicts it, see the rules reference"
                ),
                v("starter", "chosen", "how to play: one player is chosen to begin"),
                v("ending", "at_once", "how do you win"),
                v("target", "10000", "how do you win: 10,000 or more"),
            ]
        ),
    },
    Preset {
        name: "playmonster",
        title: "PlayMonster",
        about: "The leaflet in the PlayMonster box: three 1s for 300, flat prices for four, five and six of a kind, 500 to open, one last turn for all others.",
        source: Source::PlayMonster,
        values: with_base_prices!(
            "scoring table",
            "300",
            [
                v("four_of_a_kind", "1000", "scoring table"),
                v("five_of_a_kind", "2000", "scoring table"),
                v("six_of_a_kind", "3000", "scoring table"),
                v("straight", "1500", "scoring table"),
                v("three_pairs", "1500", "scoring table"),
                v("four_and_a_pair", "1500", "scoring table"),
                v("two_triplets", "2500", "scoring table"),
                v("opening_score", "500", "play: to get on the score pad"),
                v("hot_dice", "may_roll", "play: you can roll them all again"),
                v("starter", "highest_die", "set-up"),
                v("ending", "last_turn", "winning"),
                v("target", "10000", "winning: 10,000 or more"),
                v("ties", "earlier", "winning: one last turn to beat that total"),
            ]
        ),
    },
    Preset {
        name: "walnut",
        title: "Walnut Studiolo",
        about: "1,000 / 5,000 / 10,000 as the makers of travel dice play it: every further die of a kind doubles, 500 to open, one last turn for all others. They also name targets of 1,000 and 5,000.",
        source: Source::Walnut,
        values: with_base_prices!(
            "basic scores",
            "1000",
            [
                v("four_of_a_kind", "x2", "additional scores: doubled with each additional die"),
                v("five_of_a_kind", "x4", "additional scores"),
                v("six_of_a_kind", "x8", "additional scores"),
                v("straight", "1500", "additional scores"),
                v("opening_score", "500", "game play: a threshold of 500"),
                v("hot_dice", "may_roll", "game play: may continue their turn"),
                v("starter", "chosen", "not said"),
                v("ending", "last_turn", "the note on winning; the main text wins at once"),
                v("target", "10000", "object of the game: at least 10,000"),
                v("ties", "earlier", "the note: top that player's score"),
            ]
        ),
    },
    Preset {
        name: "wikihow",
        title: "wikiHow",
        about: "The wikiHow article: singles and triples only, hot dice must be rolled again, one last turn for all others.",
        source: Source::WikiHow,
        values: with_base_prices!(
            "the values",
            "1000",
            [
                v("hot_dice", "must_roll", "the player must roll all of the dice once more"),
                v("starter", "highest_die", "each player rolls one die"),
                v("ending", "last_turn", "the other players get one turn to try to beat the first player"),
                v("target", "10000", "to win, a player must get 10,000 points"),
                v("ties", "earlier", "beat the first player"),
            ]
        ),
    },
    Preset {
        name: "playmonster-expanded",
        title: "PlayMonster, expanded",
        about: "A summary of the PlayMonster rules that wants more than 10,000 before the last turns begin.",
        source: Source::PlayMonsterExpanded,
        values: with_base_prices!(
            "scoring table",
            "300",
            [
                v("four_of_a_kind", "1000", "scoring table"),
                v("five_of_a_kind", "2000", "scoring table"),
                v("six_of_a_kind", "3000", "scoring table"),
                v("straight", "1500", "scoring table"),
                v("three_pairs", "1500", "scoring table"),
                v("four_and_a_pair", "1500", "scoring table"),
                v("two_triplets", "2500", "scoring table"),
                v("opening_score", "500", "Farkle facts"),
                v("hot_dice", "may_roll", "turn flow: you may roll all 6 again"),
                v("starter", "highest_die", "from the leaflet that it expands"),
                v("ending", "last_turn", "winning the game: final round"),
                v("target", "10000", "goal"),
                v("reached", "above", "winning the game: exceed 10,000"),
                v("ties", "earlier", "winning the game: beat that total (no ties)"),
            ]
        ),
    },
    Preset {
        name: "zilch",
        title: "Zilch",
        about: "The online game Zilch: doubling, three pairs or four and a pair for 1,500, 500 and hot dice when nothing in six dice scores, at least 300 to bank, the third farkle in a row costs 500.",
        source: Source::WellKnown,
        values: with_base_prices!(
            "Busche 2010",
            "1000",
            [
                v("four_of_a_kind", "x2", "Busche 2010"),
                v("five_of_a_kind", "x4", "Busche 2010"),
                v("six_of_a_kind", "x8", "Busche 2010"),
                v("straight", "1500", "Busche 2010"),
                v("three_pairs", "1500", "Busche 2010"),
                v("four_and_a_pair", "1500", "Busche 2010"),
                v("no_scorers", "500", "Busche 2010"),
                v("no_scorers_hot_dice", "on", "Busche 2010"),
                v("minimum_bank", "300", "Busche 2010"),
                v("three_farkles", "500", "Busche 2010"),
                v("ending", "at_once", "Busche 2010"),
                v("target", "10000", "Busche 2010"),
            ]
        ),
    },
    Preset {
        name: "facebook",
        title: "Facebook",
        about: "The well-known game on Facebook, as analysed by Busche: each further die of a kind adds the triple's price, three different pairs 750, at least 300 to bank, the third farkle in a row costs 500.",
        source: Source::WellKnown,
        values: with_base_prices!(
            "Busche 2016",
            "1000",
            [
                v("four_of_a_kind", "x2", "Busche 2016"),
                v("five_of_a_kind", "x3", "Busche 2016"),
                v("six_of_a_kind", "x4", "Busche 2016"),
                v("straight", "1500", "Busche 2016"),
                v("three_pairs", "750", "Busche 2016: three different pairs"),
                v("minimum_bank", "300", "Busche 2016"),
                v("three_farkles", "500", "Busche 2016"),
                v("ending", "at_once", "Busche 2016"),
                v("target", "10000", "Busche 2016"),
            ]
        ),
    },
    Preset {
        name: "busche-neller",
        title: "Busche and Neller",
        about: "Singles and triples only; the first to 10,000 wins: the game for which Busche and Neller computed perfect play.",
        source: Source::WellKnown,
        values: with_base_prices!(
            "Busche and Neller 2017",
            "1000",
            [
                v("ending", "at_once", "Busche and Neller 2017"),
                v("target", "10000", "Busche and Neller 2017"),
            ]
        ),
    },
    Preset {
        name: "kcd",
        title: "Kingdom Come: Deliverance",
        about: "The dice game in Kingdom Come: Deliverance: short straights for 500 and 750, doubling; targets there go from 1,500 to 8,000 and 4,000 is taken here. Loaded dice and badges are left out.",
        source: Source::WellKnown,
        values: with_base_prices!(
            "kcddice",
            "1000",
            [
                v("four_of_a_kind", "x2", "kcddice"),
                v("five_of_a_kind", "x4", "kcddice"),
                v("six_of_a_kind", "x8", "kcddice"),
                v("low_straight", "500", "kcddice"),
                v("high_straight", "750", "kcddice"),
                v("straight", "1500", "kcddice"),
                v("ending", "at_once", "kcddice"),
                v("target", "4000", "one of several targets in the game: uncertain"),
            ]
        ),
    },
    Preset {
        name: "cardgames",
        title: "CardGames.io",
        about: "The browser game at CardGames.io, as far as it is known: the price of four of a kind (taken as twice the triple) and of five and six of a kind (doubling on) is uncertain.",
        source: Source::WellKnown,
        values: with_base_prices!(
            "well known",
            "1000",
            [
                v("four_of_a_kind", "x2", "uncertain: twice the triple or a flat price"),
                v("five_of_a_kind", "x4", "uncertain"),
                v("six_of_a_kind", "x8", "uncertain"),
                v("straight", "1500", "well known"),
                v("three_pairs", "1500", "well known"),
                v("ending", "at_once", "uncertain"),
                v("target", "10000", "well known"),
            ]
        ),
    },
];
