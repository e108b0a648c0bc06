//! Charts as picture files.

use super::grid::Grid;
use super::{Arguments, svg};
use crate::commands::output::out;
use crate::failure::Failure;
use crate::new_file;
use anyhow::Context;
use std::io::Write;
use std::path::Path;

/// Pixels of a PNG picture for each unit of the drawing. This is sharp on paper, too.
const DOTS: f32 = 2.0;
/// Stands for standard output.
const STANDARD_OUTPUT: &str = "-";

/// The pictures to write.
pub(super) struct Pictures<'a> {
    svg: Option<&'a Path>,
    png: Option<&'a Path>,
    force: bool,
}

impl Pictures<'_> {
    /// Checks the file names of the command line before any work is done.
    pub(super) fn asked_for(arguments: &Arguments) -> Result<Pictures<'_>, Failure> {
        let svg = named(arguments.svg.as_deref(), "svg", "png")?;
        let png = named(arguments.png.as_deref(), "png", "svg")?;
        let prints = svg.is_some_and(is_standard_output);
        if prints && (png.is_some() || arguments.json) {
            return Err(Failure::bad_input(
                "--svg -: the picture goes to standard output; leave the other outputs out",
            ));
        }
        let files = svg.filter(|path| !is_standard_output(path)).into_iter().chain(png);
        files.into_iter().try_for_each(|path| new_file::check(path, arguments.force))?;
        Ok(Pictures { svg, png, force: arguments.force })
    }

    /// Whether there are none.
    pub(super) fn is_none(&self) -> bool {
        self.svg.is_none() && self.png.is_none()
    }

    /// Draws the chart. Returns the names of the files.
    pub(super) fn write(&self, grid: &Grid) -> Result<Vec<String>, Failure> {
        if self.is_none() {
            return Ok(Vec::new());
        }
        let picture = svg::picture(grid);
        let mut written = Vec::new();
        match self.svg {
            Some(path) if is_standard_output(path) => writeln!(out(), "{picture}")?,
            Some(path) => written.push(self.write_file(path, picture.as_bytes())?),
            None => {}
        }
        if let Some(path) = self.png {
            let dots = farkle_print::png(&picture, DOTS).context("the chart can't be drawn")?;
            written.push(self.write_file(path, &dots)?);
        }
        Ok(written)
    }

    fn write_file(&self, path: &Path, bytes: &[u8]) -> Result<String, Failure> {
        new_file::write(path, bytes, self.force)?;
        Ok(path.display().to_string())
    }
}

fn is_standard_output(path: &Path) -> bool {
    path.as_os_str() == STANDARD_OUTPUT
}

/// The extension of a file must match its content.
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
            "--{kind} {path}: this is the name of another kind of picture; use `--{other} {path}`, or a name that ends in .{kind}",
            path = path.display()
        ))),
        Some(extension) if extension != kind => {
            Err(Failure::bad_input(format!("--{kind} {}: use a name that ends in .{kind}", path.display())))
        }
        _ => Ok(Some(path)),
    }
}
