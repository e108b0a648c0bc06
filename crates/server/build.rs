//! Rebuilds this crate when the files of the browser app that it embeds change.

fn main() {
    println!("cargo::rerun-if-changed=../web/dist");
}
