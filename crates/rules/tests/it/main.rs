//! The rules from outside: the sources' tables and examples, whole games, rule sets as data.
#![allow(clippy::unwrap_used)] // A test may panic.

mod details;
mod entries;
mod games;
mod playthroughs;
mod readings;
mod reference;
mod rule_sets;
mod scoring_oracle;
mod settled;
mod sources;
mod support;
