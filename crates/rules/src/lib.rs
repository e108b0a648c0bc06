//! The rules of Farkle: dice, combinations, rule sets, turns and games.
