//! `cargo xtask golden`: rewrites the golden files after an intended change.
//!
//! With `FARKLE_GOLDEN=write` our tests write golden files instead of comparing them; `insta` and
//! `trycmd` have their own variables. Read the result with `git diff`.

use crate::workspace::{cargo, run};
use anyhow::Result;

/// Runs the Rust tests so that they write instead of comparing.
pub(crate) fn write() -> Result<()> {
    run(cargo(&["test", "--locked", "--workspace", "--lib", "--bins", "--tests"])
        .env("FARKLE_GOLDEN", "write")
        .env("INSTA_UPDATE", "always")
        .env("TRYCMD", "overwrite"))
}
