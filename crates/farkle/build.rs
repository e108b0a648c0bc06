//! Has the program built again when the files of the browser app that it embeds have changed.

fn main() {
    println!("cargo::rerun-if-changed=../web/dist");
}
