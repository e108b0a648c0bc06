//! The layering of the workspace, as a check.
//!
//! [`LAYERS`] names for each of our crates the crates that it may depend on. A *pure* crate does no
//! input or output and reads no clock, so it has an allow-list for external crates as well, and it
//! denies the lints of [`PURE_LINTS`]: Clippy then refuses what `clippy.toml` lists of the standard
//! library and of `rand`.

use crate::workspace::{metadata, root};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// What one of our crates may depend on. Dependencies for tests are not restricted.
struct Layer {
    name: &'static str,
    /// Crates of this workspace.
    ours: &'static [&'static str],
    others: Others,
}

/// Crates from elsewhere.
enum Others {
    /// A pure crate may use these only.
    Only(&'static [&'static str]),
    /// A crate that reaches files, the network, the terminal or the browser chooses freely.
    Any,
}
use Others::{Any, Only};

const LAYERS: [Layer; 22] = [
    Layer { name: "farkle-rules", ours: &[], others: Only(&["serde", "strsim"]) },
    Layer {
        name: "farkle-words",
        ours: &["farkle-rules", "farkle-thinking"],
        others: Only(&["fluent-bundle", "unic-langid"]),
    },
    Layer {
        name: "farkle-strategy",
        ours: &["farkle-rules"],
        others: Only(&["rand", "rand_xoshiro", "rayon"]),
    },
    // For tests only.
    Layer { name: "farkle-strategy-oracle", ours: &["farkle-rules"], others: Any },
    // For tests only.
    Layer { name: "farkle-postgres-for-tests", ours: &[], others: Any },
    Layer {
        name: "farkle-thinking",
        ours: &["farkle-rules"],
        others: Only(&["postcard", "serde", "serde_bytes"]),
    },
    Layer {
        name: "farkle-reasons",
        ours: &["farkle-rules", "farkle-strategy", "farkle-thinking"],
        others: Only(&[]),
    },
    Layer {
        name: "farkle-table",
        ours: &["farkle-rules"],
        others: Only(&["base64", "hmac", "miniz_oxide", "sha2"]),
    },
    Layer {
        name: "farkle-protocol",
        ours: &["farkle-rules", "farkle-table"],
        others: Only(&["serde", "serde_json"]),
    },
    Layer {
        name: "farkle-client",
        ours: &["farkle-rules", "farkle-table", "farkle-protocol"],
        others: Only(&["sha2"]),
    },
    Layer { name: "farkle-print", ours: &["farkle-rules", "farkle-words"], others: Any },
    Layer { name: "farkle-printer", ours: &["farkle-rules", "farkle-table", "farkle-print"], others: Any },
    Layer {
        name: "farkle-thinker",
        ours: &["farkle-rules", "farkle-strategy", "farkle-reasons", "farkle-daily", "farkle-thinking"],
        others: Any,
    },
    Layer {
        name: "farkle-web",
        ours: &[
            "farkle-rules",
            "farkle-words",
            "farkle-strategy",
            "farkle-table",
            "farkle-protocol",
            "farkle-client",
            "farkle-daily",
            "farkle-thinking",
        ],
        others: Any,
    },
    Layer {
        name: "farkle-terminal",
        ours: &[
            "farkle-rules",
            "farkle-words",
            "farkle-strategy",
            "farkle-reasons",
            "farkle-table",
            "farkle-protocol",
            "farkle-client",
        ],
        others: Any,
    },
    Layer {
        name: "farkle-daily",
        ours: &["farkle-rules", "farkle-strategy", "farkle-table"],
        others: Only(&["jiff"]),
    },
    Layer { name: "farkle-solutions", ours: &["farkle-rules"], others: Any },
    Layer { name: "farkle-store", ours: &["farkle-table", "farkle-protocol"], others: Any },
    Layer {
        name: "farkle-server",
        ours: &[
            "farkle-rules",
            "farkle-strategy",
            "farkle-table",
            "farkle-protocol",
            "farkle-client",
            "farkle-solutions",
            "farkle-store",
        ],
        others: Any,
    },
    Layer {
        name: "farkle",
        ours: &[
            "farkle-rules",
            "farkle-words",
            "farkle-strategy",
            "farkle-reasons",
            "farkle-table",
            "farkle-protocol",
            "farkle-client",
            "farkle-daily",
            "farkle-terminal",
            "farkle-print",
            "farkle-server",
            "farkle-solutions",
        ],
        others: Any,
    },
    Layer { name: "xtask", ours: &["xtask-compress"], others: Any },
    Layer { name: "xtask-compress", ours: &[], others: Any },
];

/// How a pure crate turns the lists of `clippy.toml` on, in its `lib.rs`.
const PURE_LINTS: &str = "\
#![cfg_attr(not(test), \
deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types))]";

/// Fails with every dependency that [`LAYERS`] doesn't allow, and with every pure crate that does
/// not deny the lints.
pub(crate) fn check() -> Result<()> {
    let metadata = metadata(false)?;
    let packages = metadata["packages"].as_array().context("cargo metadata names no packages")?;
    let names: Vec<&str> = packages.iter().map(|package| text(&package["name"])).collect();
    let mut faults = Vec::new();
    for package in packages {
        let name = text(&package["name"]);
        let Some(layer) = LAYERS.iter().find(|layer| layer.name == name) else {
            faults.push(format!("{name} has no layer: add it to LAYERS in xtask/src/layers.rs"));
            continue;
        };
        faults.extend(forbidden(layer, &dependencies(package), &names));
        faults.extend(without_lints(layer, package)?);
    }
    if faults.is_empty() { Ok(()) } else { bail!("{}", faults.join("\n")) }
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// What a package depends on, without what only its tests need.
pub(crate) fn dependencies(package: &Value) -> Vec<&str> {
    let all = package["dependencies"].as_array().into_iter().flatten();
    all.filter(|d| d["kind"].as_str() != Some("dev")).map(|d| text(&d["name"])).collect()
}

fn forbidden(layer: &Layer, dependencies: &[&str], workspace: &[&str]) -> Vec<String> {
    let is_allowed = |name: &&&str| match (workspace.contains(*name), &layer.others) {
        (true, _) => layer.ours.contains(*name),
        (false, Only(allowed)) => allowed.contains(*name),
        (false, Any) => true,
    };
    dependencies
        .iter()
        .filter(|name| !is_allowed(name))
        .map(|name| {
            format!(
                "{} must not depend on {name} (the allowed crates are in LAYERS in \
                 xtask/src/layers.rs)",
                layer.name
            )
        })
        .collect()
}

fn without_lints(layer: &Layer, package: &Value) -> Result<Option<String>> {
    if matches!(layer.others, Any) {
        return Ok(None);
    }
    let manifest = Path::new(text(&package["manifest_path"]));
    let lib = manifest.parent().unwrap_or(root().as_path()).join("src/lib.rs");
    let source = fs::read_to_string(&lib).with_context(|| lib.display().to_string())?;
    Ok((!source.contains(PURE_LINTS))
        .then(|| format!("{} is pure: its src/lib.rs must hold\n{PURE_LINTS}", layer.name)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::cargo;

    const WORKSPACE: [&str; 3] = ["farkle-rules", "farkle-table", "farkle"];

    fn layer(name: &str) -> &'static Layer {
        LAYERS.iter().find(|layer| layer.name == name).unwrap()
    }

    #[test]
    fn a_dependency_against_the_direction_is_refused() {
        let found = forbidden(layer("farkle-rules"), &["serde", "farkle-table"], &WORKSPACE);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("farkle-rules must not depend on farkle-table"));
    }

    #[test]
    fn a_pure_crate_may_use_listed_external_crates_only() {
        assert_eq!(forbidden(layer("farkle-table"), &["hmac", "tokio"], &WORKSPACE).len(), 1);
        assert!(forbidden(layer("farkle"), &["hmac", "tokio"], &WORKSPACE).is_empty());
    }

    #[test]
    fn this_workspace_follows_its_layers() {
        check().unwrap();
    }

    #[test]
    fn clippy_refuses_the_clock_files_and_output_in_a_pure_crate() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        fs::create_dir(folder.path().join("src")).unwrap();
        fs::copy(root().join("clippy.toml"), folder.path().join("clippy.toml")).unwrap();
        write(
            "Cargo.toml",
            "[package]\nname = \"probe\"\nedition = \"2024\"\n[workspace]\n\
             [lints.clippy]\ndisallowed_macros = \"allow\"\ndisallowed_methods = \"allow\"\n",
        );
        let body = "pub fn probe() {\n    let _ = std::time::Instant::now();\n    \
                    let _ = std::fs::read(\"a\");\n    println!();\n}\n";
        write("src/lib.rs", &format!("{PURE_LINTS}\n{body}"));
        let manifest = folder.path().join("Cargo.toml");
        let output = cargo(&["clippy", "--offline", "--manifest-path"])
            .arg(manifest)
            .env("CARGO_TARGET_DIR", folder.path().join("target"))
            .output()
            .unwrap();
        assert!(!output.status.success());
        let said = String::from_utf8_lossy(&output.stderr);
        for use_of in ["std::time::Instant::now", "std::fs::read", "std::println"] {
            assert!(said.contains(&format!("`{use_of}`")), "{use_of} is not refused:\n{said}");
        }
    }
}
