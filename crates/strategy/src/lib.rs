//! Odds, turn values and computer players for any rule set.
