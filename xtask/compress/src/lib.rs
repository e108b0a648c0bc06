//! Writes compressed copies beside the files of the browser app.
//!
//! The compressor is generic, so it is compiled in the crate that uses it. A crate of its own can
//! be optimised while xtask builds quickly.

use anyhow::{Context, Result};
use flate2::Compression;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

/// How much work the compressor does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// All it can: the app for players.
    Most,
    /// Little, a tenth of the time: files that only have to be of the same form.
    Little,
}

type Compress = fn(&[u8], Effort) -> Result<Vec<u8>>;

/// Extensions of compressed files and their compressors, the slow one first.
const FORMS: [(&str, Compress); 2] = [("br", brotli), ("gz", gzip)];

/// Compresses these files on all cores, and writes each copy that is smaller than its file.
///
/// # Errors
///
/// If a file can't be read or a copy can't be written.
pub fn beside(files: &[PathBuf], effort: Effort) -> Result<()> {
    let size = |file: &PathBuf| {
        let found = fs::metadata(file).with_context(|| format!("can't compress {}", file.display()));
        found.map(|found| found.len())
    };
    let mut files: Vec<(u64, &PathBuf)> =
        files.iter().map(|file| Ok((size(file)?, file))).collect::<Result<_>>()?;
    // Start the largest first, because they take longest.
    files.sort_unstable_by(|one, two| two.cmp(one));
    let work = FORMS.iter().flat_map(|form| files.iter().map(move |(_, file)| (*file, form)));
    let work = Mutex::new(work);
    let next = || work.lock().ok()?.next();
    let worker = || {
        while let Some((file, (ending, compress))) = next() {
            one(file, ending, *compress, effort)
                .with_context(|| format!("can't compress {}", file.display()))?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> =
            (0..thread::available_parallelism()?.get()).map(|_| scope.spawn(worker)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

fn one(file: &Path, ending: &str, compress: Compress, effort: Effort) -> Result<()> {
    let data = fs::read(file)?;
    let compressed = compress(&data, effort)?;
    if compressed.len() < data.len() {
        fs::write(format!("{}.{ending}", file.display()), compressed)?;
    }
    Ok(())
}

fn brotli(data: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let params = brotli::enc::BrotliEncoderParams {
        quality: if effort == Effort::Most { 11 } else { 4 },
        lgwin: 24,
        size_hint: data.len(),
        ..Default::default()
    };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &data[..], &mut out, &params)?;
    Ok(out)
}

fn gzip(data: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let level = if effort == Effort::Most { Compression::best() } else { Compression::fast() };
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), level);
    encoder.write_all(data)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn every_file_gets_the_forms_that_are_smaller_and_nothing_else() {
        let folder = std::env::temp_dir().join(format!("farkle-compress-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let files: Vec<PathBuf> =
            ["long.js", "longer.js", "short.js"].iter().map(|name| folder.join(name)).collect();
        let texts = ["let a = 1;\n".repeat(100), "let b = 2;\n".repeat(200), "x".to_string()];
        for (file, text) in files.iter().zip(&texts) {
            fs::write(file, text).unwrap();
        }
        for effort in [Effort::Little, Effort::Most] {
            beside(&files, effort).unwrap();
            for (file, text) in files.iter().zip(&texts).take(2) {
                let compressed = |ending| fs::read(format!("{}.{ending}", file.display())).unwrap();
                let mut brotli = Vec::new();
                brotli::BrotliDecompress(&mut &compressed("br")[..], &mut brotli).unwrap();
                assert_eq!(brotli, text.as_bytes(), "{effort:?}");
                let mut gzip = String::new();
                flate2::read::GzDecoder::new(&compressed("gz")[..]).read_to_string(&mut gzip).unwrap();
                assert_eq!(gzip, *text, "{effort:?}");
            }
        }
        assert!(!folder.join("short.js.br").exists() && !folder.join("short.js.gz").exists());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_file_that_cannot_be_read_is_named() {
        let error = beside(&[PathBuf::from("/nowhere/app.js")], Effort::Most).unwrap_err();
        assert!(format!("{error:#}").contains("/nowhere/app.js"), "{error:#}");
    }
}
