//! `cargo xtask api`: schemathesis sends the server what `docs/openapi.json` describes, and much
//! that it does not, and compares the answers with it.

use crate::debian;
use crate::workspace::{output_of, root, run, step, target_dir};
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// Asks a program with this many examples for each address.
pub(crate) fn check(program: &Path, examples: u32) -> Result<()> {
    let tool = step("schemathesis", install)?;
    step("answers of the server against docs/openapi.json", || {
        let (mut server, address) = serve(program)?;
        let mut asked = Command::new(&tool);
        asked
            .current_dir(root())
            .env("SCHEMATHESIS_HOOKS", "api_hooks")
            .env("PYTHONPATH", root().join("xtask"))
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .args(["run", "docs/openapi.json", "--url", &address, "--max-examples", &examples.to_string()])
            // Not every code that looks like rules is one.
            .args(["--exclude-checks", "positive_data_acceptance"]);
        let outcome = run(&mut asked);
        server.kill().and_then(|()| server.wait())?;
        outcome
    })
}

/// Installs schemathesis into `target`, once.
fn install() -> Result<PathBuf> {
    let folder = target_dir().join("schemathesis");
    let tool = folder.join("bin/schemathesis");
    let (_, version) = SCHEMATHESIS.rsplit_once('=').unwrap_or_default();
    if output_of(Command::new(&tool).arg("--version")).is_some_and(|said| said.contains(version)) {
        return Ok(tool);
    }
    let make = || Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder).output();
    let is_made = || make().is_ok_and(|made| made.status.success());
    let can_be_made = is_made() || debian::is_here() && debian::install(&["python3-venv"]) && is_made();
    if !can_be_made {
        bail!("this needs Python 3 with venv (https://python.org, or `apt-get install python3-venv`)");
    }
    run(Command::new(folder.join("bin/pip")).args(["install", "--quiet", SCHEMATHESIS]))?;
    Ok(tool)
}

/// The program with empty tables, and its address.
fn serve(program: &Path) -> Result<(Child, String)> {
    let data = target_dir().join("api-data");
    if data.exists() {
        std::fs::remove_dir_all(&data)?;
    }
    let mut server = Command::new(program)
        // Every request comes from an address of its own: see api_hooks.py.
        .args(["serve", "--listen", "127.0.0.1:0", "--metrics", "--trusted-proxies", "1", "--log", "off"])
        .arg("--data")
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()?;
    let mut line = String::new();
    BufReader::new(server.stdout.take().context("no output")?).read_line(&mut line)?;
    match line.split_whitespace().find(|word| word.starts_with("http://")) {
        Some(address) => Ok((server, address.to_string())),
        None => {
            server.kill()?;
            bail!("the server did not say its address: {line}")
        }
    }
}
