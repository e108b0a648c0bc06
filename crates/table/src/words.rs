//! A lock in five words, which people read to each other on the phone.
//!
//! The first five bytes of the fingerprint choose one of 256 words each. The words are the same in
//! every language, and their order never changes.

use crate::Fingerprint;

/// How many words stand for a lock.
const COUNT: usize = 5;

#[rustfmt::skip]
const WORDS: [&str; 256] = [
    "acorn", "amber", "anchor", "apple", "april", "arrow", "autumn", "badger", "bakery", "bamboo",
    "banana", "barrel", "basket", "beach", "beaver", "bell", "berry", "bicycle", "bird", "biscuit",
    "blanket", "blossom", "bonfire", "bottle", "branch", "bread", "breeze", "bridge", "bronze",
    "brush", "bucket", "butter", "button", "cabin", "cactus", "camel", "candle", "canoe", "captain",
    "carpet", "carrot", "castle", "cedar", "chalk", "cherry", "chess", "circus", "clay", "cloud",
    "clover", "coast", "cobalt", "coconut", "comet", "compass", "copper", "coral", "cotton",
    "crane", "crater", "cricket", "crystal", "dancer", "desert", "diamond", "dolphin", "donkey",
    "dragon", "drum", "eagle", "elbow", "ember", "engine", "fabric", "falcon", "feather", "fiddle",
    "finger", "flute", "forest", "fossil", "fountain", "fox", "frost", "galaxy", "garden", "garlic",
    "ginger", "giraffe", "glacier", "globe", "glove", "goblet", "granite", "grape", "guitar",
    "hammer", "harvest", "hazel", "hedge", "helmet", "heron", "honey", "horizon", "iceberg",
    "igloo", "indigo", "island", "ivory", "jacket", "jaguar", "jasmine", "jelly", "jewel", "jigsaw",
    "jungle", "kettle", "kitten", "ladder", "lagoon", "lantern", "laurel", "lemon", "leopard",
    "lettuce", "lilac", "lion", "lizard", "lobster", "locket", "lotus", "magnet", "mango", "maple",
    "marble", "marsh", "meadow", "melon", "meteor", "mint", "mirror", "mitten", "monkey", "mosaic",
    "mountain", "muffin", "museum", "mustard", "napkin", "nectar", "needle", "nickel", "nutmeg",
    "oasis", "ocean", "octopus", "olive", "onion", "orange", "orchard", "orchid", "otter", "owl",
    "oyster", "paddle", "palace", "panda", "panther", "paper", "parrot", "peach", "pebble",
    "pelican", "pencil", "penguin", "pepper", "piano", "pigeon", "pillow", "pilot", "pine",
    "planet", "plum", "pocket", "pony", "poppy", "potato", "prairie", "pumpkin", "puzzle", "quartz",
    "quilt", "rabbit", "radish", "rainbow", "raven", "ribbon", "river", "robin", "rocket", "rose",
    "ruby", "saddle", "saffron", "sailor", "salmon", "sandal", "sapphire", "scarf", "shadow",
    "shell", "silver", "sketch", "snow", "spider", "spinach", "sponge", "spruce", "squirrel",
    "stable", "starfish", "statue", "summer", "sunset", "swan", "table", "teapot", "temple",
    "thimble", "thunder", "tiger", "timber", "toast", "tomato", "trumpet", "tulip", "tunnel",
    "turtle", "umbrella", "valley", "vanilla", "velvet", "violin", "volcano", "waffle", "wagon",
    "walnut", "walrus", "whale", "willow", "window", "winter", "wizard", "yarn", "yogurt", "zebra",
];

impl Fingerprint {
    /// The lock in five words. They are for people; programs compare the whole fingerprint.
    ///
    /// ```
    /// let lock: farkle_table::Fingerprint = "00".repeat(32).parse()?;
    /// assert_eq!(lock.words(), "acorn acorn acorn acorn acorn");
    /// # Ok::<(), farkle_table::SeedError>(())
    /// ```
    pub fn words(&self) -> String {
        let words: Vec<&str> =
            self.bytes().iter().take(COUNT).map(|&byte| WORDS[usize::from(byte)]).collect();
        words.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_words_are_mistaken_for_each_other() {
        assert_eq!(WORDS.iter().collect::<BTreeSet<_>>().len(), 256);
        assert!(WORDS.iter().all(|word| word.bytes().all(|letter| letter.is_ascii_lowercase())));
    }

    #[test]
    fn the_words_of_a_lock_never_change() {
        let lock: Fingerprint =
            "dba56ed64d565c1fec0fc0795de476f44da49438757709e4f985bde2eb05314d".parse().unwrap();
        assert_eq!(lock.words(), "stable palace jaguar spider finger");
    }
}
