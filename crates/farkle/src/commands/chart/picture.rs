//! Charts as files.

use super::grid::Grid;
use super::{Arguments, svg};
use crate::commands::output::out;
use crate::failure::Failure;
use anyhow::Context;
use std::io::Write;
use std::path::Path;

/// Dots of a PNG picture for each unit of the drawing: sharp on paper too.
const DOTS: f32 = 2.0;
/// Standard output instead of a file.
const STANDARD_OUTPUT: &str = "-";

/// The pictures that were asked for.
pub(super) struct Pictures<'a> {
    svg: Option<&'a Path>,
    png: Option<&'a Path>,
}

impl Pictures<'_> {
    /// Takes the names of the files off the command line, before any work is done.
    pub(super) fn asked_for(arguments: &Arguments) -> Result<Pictures<'_>, Failure> {
        let svg = named(arguments.svg.as_deref(), "svg", "png")?;
        let png = named(arguments.png.as_deref(), "png", "svg")?;
        let prints = svg.is_some_and(is_standard_output);
        if prints && (png.is_some() || arguments.json) {
            return Err(Failure::bad_input(
                "--svg -: the picture goes to standard output, so nothing else can be asked for",
            ));
        }
        Ok(Pictures { svg, png })
    }

    /// Whether there are none.
    pub(super) fn is_none(&self) -> bool {
        self.svg.is_none() && self.png.is_none()
    }

    /// Draws them; returns the names of the files.
    pub(super) fn write(&self, grid: &Grid) -> Result<Vec<String>, Failure> {
        if self.is_none() {
            return Ok(Vec::new());
        }
        let picture = svg::picture(grid);
        let mut written = Vec::new();
        match self.svg {
            Some(path) if is_standard_output(path) => writeln!(out(), "{picture}")?,
            Some(path) => written.push(write_file(path, picture.as_bytes())?),
            None => {}
        }
        if let Some(path) = self.png {
            let dots = farkle_print::png(&picture, DOTS).context("the chart can't be drawn")?;
            written.push(write_file(path, &dots)?);
        }
        Ok(written)
    }
}

fn is_standard_output(path: &Path) -> bool {
    path.as_os_str() == STANDARD_OUTPUT
}

/// A file must not say that it is something else.
fn named<'a>(path: Option<&'a Path>, kind: &str, other: &str) -> Result<Option<&'a Path>, Failure> {
    let Some(path) = path else { return Ok(None) };
    if kind == "png" && is_standard_output(path) {
        return Err(Failure::bad_input(
            "--png -: a PNG picture needs the name of a file; `--svg -` prints the drawing",
        ));
    }
    let extension = path.extension().map(|extension| extension.to_string_lossy().to_ascii_lowercase());
    match extension {
        Some(extension) if extension == other => Err(Failure::bad_input(format!(
            "--{kind} {path}: that is the name of a picture of another kind; `--{other} {path}` writes it, or take a name that ends in .{kind}",
            path = path.display()
        ))),
        Some(extension) if extension != kind => {
            Err(Failure::bad_input(format!("--{kind} {}: take a name that ends in .{kind}", path.display())))
        }
        _ => Ok(Some(path)),
    }
}

fn write_file(path: &Path, bytes: &[u8]) -> Result<String, Failure> {
    std::fs::write(path, bytes)
        .with_context(|| format!("the chart can't be written to {}", path.display()))?;
    Ok(path.display().to_string())
}
