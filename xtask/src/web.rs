//! `cargo xtask web`: compiles the browser app and writes the files that the program embeds.

use crate::wasm_toolchain::Toolchain;
use crate::workspace::{cargo, root, run, step, target_dir};
use crate::{assets, lean_glue, unused, wasm_toolchain};
use anyhow::{Result, anyhow};
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

const CRATE: &str = "farkle-web";

/// How the app is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// Small, for players.
    Release,
    /// Of the same form as for players and built in a third of the time, for the browser tests.
    Test,
    /// Built quickly, with names in stack traces, for development.
    Dev,
}

impl Profile {
    const fn name(self) -> &'static str {
        match self {
            Profile::Release => "wasm-release",
            Profile::Test => "wasm-test",
            Profile::Dev => "wasm-dev",
        }
    }

    /// Whether the app has the form that players get: short names, compressed files, no panic
    /// messages.
    pub(crate) fn is_for_players(self) -> bool {
        self != Profile::Dev
    }
}

/// A WebAssembly module beside the app that loads on demand.
pub(crate) struct Module {
    /// The page and the assets use this name: `NAME.js` and `NAME_bg.wasm`.
    pub name: &'static str,
    /// Its crate.
    package: &'static str,
}

/// All modules. A new module needs only a line here.
pub(crate) const MODULES: [Module; 2] = [
    Module { name: "thinker", package: "farkle-thinker" },
    Module { name: "printer", package: "farkle-printer" },
];

/// Builds the app into the folder that the program embeds. Returns the bytes of its first load.
pub(crate) fn build(profile: Profile) -> Result<u64> {
    let toolchain = wasm_toolchain::find()?;
    let packages = || std::iter::once(CRATE).chain(MODULES.iter().map(|module| module.package));
    // One by one, no crate has a feature that only another module needs. Together, they share more.
    let together: Vec<Vec<&str>> = match profile {
        Profile::Release => packages().map(|package| vec![package]).collect(),
        Profile::Test | Profile::Dev => vec![packages().collect()],
    };
    for packages in together {
        step(&format!("build {}", packages.join(", ")), || compile(&toolchain, &packages, profile))?;
    }
    let stage = empty_stage()?;
    step("join the app to the page", || bind(&compiled(CRATE, profile), &stage, profile))?;
    for Module { name, package } in MODULES {
        generator(&compiled(package, profile), name, profile)?.generate(&stage)?;
    }
    step("write its files", || assets::write(&root().join("crates/web"), &stage, profile))
}

/// Builds the program for players, with the app inside. Returns its path.
pub(crate) fn program() -> Result<PathBuf> {
    build(Profile::Release)?;
    step("build the program", || run(&mut cargo(&["build", "--release", "--locked", "-p", "farkle"])))?;
    Ok(built("release"))
}

/// Builds the app and a program for tests, which reads the app's files. Returns its path.
pub(crate) fn test_program() -> Result<PathBuf> {
    build(Profile::Test)?;
    // With the features that all crates have together, as the Rust tests have built it.
    step("build the program", || run(&mut cargo(&["build", "--locked", "--workspace", "--bin", "farkle"])))?;
    Ok(built("debug"))
}

/// Where cargo puts the program in a folder of its target directory.
pub(crate) fn built(folder: &str) -> PathBuf {
    target_dir().join(folder).join(format!("farkle{}", std::env::consts::EXE_SUFFIX))
}

/// Compiles crates for the browser.
fn compile(toolchain: &Toolchain, packages: &[&str], profile: Profile) -> Result<()> {
    let mut cargo = toolchain.cargo_build(profile.is_for_players());
    cargo.args(["--profile", profile.name(), "--target-dir"]).arg(wasm_target_dir());
    run(cargo.args(packages.iter().flat_map(|package| ["-p", package])))
}

/// The result of compiling a crate for the browser.
fn compiled(package: &str, profile: Profile) -> PathBuf {
    let built = wasm_target_dir().join("wasm32-unknown-unknown").join(profile.name());
    built.join(format!("{}.wasm", package.replace('-', "_")))
}

fn wasm_target_dir() -> PathBuf {
    target_dir().join("wasm")
}

/// The generator of the glue between a program and the page.
fn generator(wasm: &Path, name: &str, profile: Profile) -> Result<Bindgen> {
    let mut generator = Bindgen::new();
    generator
        .input_path(wasm)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .demangle(false)
        .remove_name_section(profile.is_for_players())
        .remove_producers_section(true)
        .out_name(name);
    Ok(generator)
}

/// The module that loads the second part; it and `app.js` import each other.
pub(crate) const LOADER: &str = "./__split.js";

fn empty_stage() -> Result<PathBuf> {
    let stage = target_dir().join("web-stage");
    if stage.exists() {
        fs::remove_dir_all(&stage)?;
    }
    fs::create_dir_all(&stage)?;
    Ok(stage)
}

/// Writes `app.js`, `app_bg.wasm`, the loader and the second part for the page.
fn bind(wasm: &Path, stage: &Path, profile: Profile) -> Result<()> {
    let cut = stage.join("cut");
    fs::create_dir_all(&cut)?;
    let first_part = cut.join("first.wasm");
    let program = unused::without_streams(&fs::read(wasm)?)?;
    let mut options = wasm_split_cli_support::Options::new(&program);
    options.output_dir = &cut;
    options.main_out_path = &first_part;
    options.main_module = "./app.js";
    options.link_name = LOADER;
    wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("can't cut the program: {error:#}"))?;
    let mut output = generator(&first_part, "app", profile)?.keep_lld_exports(true).generate_output()?;
    fs::remove_file(first_part)?;
    if !profile.is_for_players() {
        return output.emit(stage);
    }
    let imports = unused::imports(output.wasm_mut());
    let names = lean_glue::shorten(&mut output);
    output.emit(stage)?;
    let glue = stage.join("app.js");
    let used = unused::without_unused_functions(&fs::read_to_string(&glue)?, &imports);
    fs::write(&glue, lean_glue::renamed(&used, &names))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_glue_generator_has_the_version_of_the_library() {
        let lock: toml::Table = fs::read_to_string(root().join("Cargo.lock")).unwrap().parse().unwrap();
        let version = |name: &str| {
            let packages = lock["package"].as_array().unwrap();
            packages.iter().find(|p| p["name"].as_str() == Some(name)).unwrap()["version"].clone()
        };
        assert_eq!(version("wasm-bindgen"), version("wasm-bindgen-cli-support"));
    }
}
