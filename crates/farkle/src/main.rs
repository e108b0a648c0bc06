//! The `farkle` program.
fn main() {}
