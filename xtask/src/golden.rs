//! `cargo xtask golden`: writes the golden files anew, after a change that was meant to change them.
//!
//! The tests that compare with golden files write them instead when `FARKLE_GOLDEN=write` is set; `insta` and `trycmd`
//! have variables of their own. What changed is for a person to read in `git diff`.

use crate::workspace::{cargo, run};
use anyhow::Result;

/// Runs the Rust tests so that each writes what it would have compared.
pub(crate) fn write() -> Result<()> {
    run(cargo(&["test", "--locked", "--workspace", "--lib", "--bins", "--tests"])
        .env("FARKLE_GOLDEN", "write")
        .env("INSTA_UPDATE", "always")
        .env("TRYCMD", "overwrite"))
}
