//! Builds and checks everything: `cargo xtask`.
fn main() {}
