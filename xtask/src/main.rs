//! `cargo xtask`: everything that is built, checked or started from the sources, with no tool to
//! install but cargo.
//!
//! One module for each subcommand, plus what they stand on (`workspace`, `wasm_toolchain`,
//! `debian`). It knows how the project is put together and nothing about the game.

mod api;
mod assets;
mod browser_tests;
mod changed;
mod check;
mod debian;
mod deny;
mod dev;
mod documents;
mod golden;
mod layers;
mod lean;
mod lean_glue;
mod lines;
mod map;
mod moved;
mod play;
mod quarantine;
mod report;
mod terminal_gallery;
mod test;
mod unused;
mod waits;
mod wasm_sections;
mod wasm_toolchain;
mod web;
mod words;
mod workspace;
mod wrap;

use anyhow::{Result, bail};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask COMMAND

  play      build everything quickly, start the program and open the game in a browser
  build     build the program for players: target/release/farkle, with the browser app inside
  test      all tests: Rust (with doctests), then the browser
            (`test browser keys layout` runs these files of e2e/tests only; `test --long` runs the
            campaigns, which take hours)
  check     format, line lengths, layers; then lints and all tests; goes on after a failure
            (`check --changed` looks only at what differs from the branch main and at what depends on
            it; `check --text` only reads the sources, in seconds, as a hook before a commit;
            `check --quick` leaves the tests out; both it and `check --long` look for broken links in
            the documentation; `check --long` adds fuzz targets, licences and advisories, which
            otherwise run only after a change of the dependencies)
  web       build the browser app into crates/web/dist
  dev       serve the browser app and rebuild it on every change
  api       ask the server what docs/openapi.json describes, and compare its answers
            (schemathesis, which is installed into target)
  golden    write the golden files anew (playthroughs, snapshots) after an intended change
  lines     count the lines of Rust of each crate: code, comments, tests
            (`lines REVISION` compares with a revision of git)
  map       draw in ARCHITECTURE.md which crate depends on which
  gallery   take a picture of every screen of the browser app, in eight forms
            (`gallery terminal` does so with the terminal game, and draws the picture in the README)
  measure   measure the browser app: size, time until ready, smoothness, Lighthouse
  toolchain say how the WebAssembly target is built on this machine

Environment: FARKLE_WASM_TOOLCHAIN=native|rustup|debian forces a way to build WebAssembly,
FARKLE_CHROMIUM=PATH names the browser for the tests, FARKLE_POSTGRES=FOLDER the programs of PostgreSQL.";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("[xtask] {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    if moved::begin_anew_if_moved(&args)? {
        return Ok(());
    }
    match args.as_slice() {
        ["play", rest @ ..] => play::play(rest),
        ["test"] => test::all(),
        ["test", "--long"] => test::long(),
        ["test", "browser", names @ ..] => browser_tests::run_tests(names),
        ["check"] => check::check(check::Extent::All),
        ["check", "--changed"] => check::check_changed(),
        ["check", "--text"] => check::check(check::Extent::Text),
        ["check", "--quick"] => check::check(check::Extent::Quick),
        ["check", "--long"] => check::check(check::Extent::Long),
        ["build"] => web::program().map(|path| println!("{}", path.display())),
        ["web"] => web::build(web::Profile::Release).map(drop),
        ["web", "--dev"] => web::build(web::Profile::Dev).map(drop),
        ["dev", rest @ ..] => dev::dev(rest),
        ["api"] => api::check(&web::test_program()?, 300),
        ["golden"] => golden::write(),
        ["lines"] => lines::print(None),
        ["lines", revision] => lines::print(Some(revision)),
        ["map"] => map::write(),
        ["gallery", "terminal", rest @ ..] => terminal_gallery::gallery(rest),
        ["gallery", rest @ ..] => browser_tests::gallery(rest),
        ["measure", rest @ ..] => browser_tests::measure(rest),
        ["toolchain"] => {
            println!("{:#?}", wasm_toolchain::find()?);
            Ok(())
        }
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        other => bail!("`cargo xtask {}` is not a command.\n\n{USAGE}", other.join(" ")),
    }
}
