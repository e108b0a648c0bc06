//! `cargo xtask gallery terminal`: a picture of every screen of the terminal game, and the one in
//! the README.
//!
//! The tests of whole screens draw them, from the cells that a terminal would show.

use crate::workspace::{cargo, run, target_dir};
use anyhow::Result;
use std::path::PathBuf;

/// Writes SVG files in five styles and two sizes, into the named directory or the target directory.
pub(crate) fn gallery(args: &[&str]) -> Result<()> {
    let directory = args.first().map_or_else(|| target_dir().join("gallery/terminal"), PathBuf::from);
    let directory = std::path::absolute(directory)?;
    run(cargo(&["test", "--locked", "--quiet", "-p", "farkle-terminal", "--test", "screens"])
        .env("FARKLE_GALLERY", &directory)
        .env("FARKLE_GOLDEN", "write"))?;
    println!("every screen: {}\nthe picture in the README: docs/pictures/terminal.svg", directory.display());
    Ok(())
}
