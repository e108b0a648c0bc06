//! Leaves names and other notes for developers out of a WebAssembly module.
//!
//! The generator of the glue does so for the first part of the browser app; the second part it never sees.

use anyhow::{Context, Result};

/// Length of the magic number and the version, with which every module begins.
const HEAD: usize = 8;
/// The kind of section that a browser needs nothing of.
const CUSTOM: u8 = 0;

/// The module without its custom sections.
pub(crate) fn without_notes(module: &[u8]) -> Result<Vec<u8>> {
    let mut rest = module.get(HEAD..).context("too short for a module")?;
    let mut out = module[..HEAD].to_vec();
    while let Some((&kind, after_kind)) = rest.split_first() {
        let (length, bytes) = leb128(after_kind).context("a section without a length")?;
        let section = 1 + bytes + length;
        let whole = rest.get(..section).context("a section that is cut off")?;
        if kind != CUSTOM {
            out.extend_from_slice(whole);
        }
        rest = &rest[section..];
    }
    Ok(out)
}

/// A number as WebAssembly writes it, and how many bytes that takes.
fn leb128(bytes: &[u8]) -> Option<(usize, usize)> {
    let mut number = 0_usize;
    for (index, &byte) in bytes.iter().enumerate().take(5) {
        number |= usize::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            return Some((number, index + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn custom_sections_go_and_all_others_stay() {
        let head = b"\0asm\x01\0\0\0";
        let (custom, memory) = ([0, 3, 1, b'n', 7], [5, 3, 1, 0, 1]);
        let module = [head.as_slice(), &custom, &memory, &custom].concat();
        assert_eq!(without_notes(&module).unwrap(), [head.as_slice(), &memory].concat());
    }

    #[test]
    fn a_module_that_is_cut_off_is_refused() {
        assert!(without_notes(b"\0asm").is_err());
        assert!(without_notes(b"\0asm\x01\0\0\0\x05\x09\x01").is_err());
    }
}
