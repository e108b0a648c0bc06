//! The browser app inside this program.
//!
//! `cargo xtask web` writes it to a folder, and a release build embeds that folder. A debug build
//! reads each file when it is asked for, so that `cargo xtask dev` needs no new program.

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../web/dist"]
pub(crate) struct App;
