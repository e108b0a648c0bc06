//! Leaves out of a WebAssembly module what no browser needs: names and other notes for developers, and exports that
//! nobody calls.

use anyhow::{Context, Result};

/// Length of the magic number and the version, with which every module begins.
const HEAD: usize = 8;
/// The kind of section that a browser needs nothing of.
const CUSTOM: u8 = 0;
/// The kind of section that lists what can be called from outside.
const EXPORTS: u8 = 7;

/// The module without its custom sections. The generator of the glue does so for the first part of the browser app; the
/// second part it never sees.
pub(crate) fn without_notes(module: &[u8]) -> Result<Vec<u8>> {
    each_section(module, |kind, whole, _, out| {
        if kind != CUSTOM {
            out.extend_from_slice(whole);
        }
        Ok(())
    })
}

/// The module without the exports whose names are unwanted; what only they call can then be left out as well.
pub(crate) fn without_exports(module: &[u8], is_unwanted: impl Fn(&str) -> bool) -> Result<Vec<u8>> {
    each_section(module, |kind, whole, content, out| {
        if kind != EXPORTS {
            out.extend_from_slice(whole);
            return Ok(());
        }
        let kept = kept_exports(content, &is_unwanted).context("a list of exports that is cut off")?;
        let content = [encoded(kept.len()), kept.concat()].concat();
        out.push(EXPORTS);
        out.extend(encoded(content.len()));
        out.extend(content);
        Ok(())
    })
}

/// The entries of a list of exports that stay: each is a name, a kind and an index.
fn kept_exports(content: &[u8], is_unwanted: impl Fn(&str) -> bool) -> Option<Vec<&[u8]>> {
    let (count, head) = leb128(content)?;
    let mut rest = content.get(head..)?;
    let mut kept = Vec::new();
    for _ in 0..count {
        let (length, before) = leb128(rest)?;
        let name = rest.get(before..before + length)?;
        let index = before + length + 1;
        let entry = index + leb128(rest.get(index..)?)?.1;
        if !is_unwanted(std::str::from_utf8(name).ok()?) {
            kept.push(rest.get(..entry)?);
        }
        rest = rest.get(entry..)?;
    }
    Some(kept)
}

/// Writes a module anew: `write` gets the kind, the whole and the content of each section, and what is written so far.
fn each_section(
    module: &[u8],
    write: impl Fn(u8, &[u8], &[u8], &mut Vec<u8>) -> Result<()>,
) -> Result<Vec<u8>> {
    let mut rest = module.get(HEAD..).context("too short for a module")?;
    let mut out = module[..HEAD].to_vec();
    while let Some((&kind, after_kind)) = rest.split_first() {
        let (length, bytes) = leb128(after_kind).context("a section without a length")?;
        let section = 1 + bytes + length;
        let whole = rest.get(..section).context("a section that is cut off")?;
        write(kind, whole, &whole[1 + bytes..], &mut out)?;
        rest = &rest[section..];
    }
    Ok(out)
}

/// A number as WebAssembly writes it.
fn encoded(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = (number & 0x7f) as u8;
        number >>= 7;
        if number == 0 {
            bytes.push(low);
            return bytes;
        }
        bytes.push(low | 0x80);
    }
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
    fn exports_that_nobody_wants_go_and_all_others_stay() {
        let head = b"\0asm\x01\0\0\0";
        let (start, stream) = ([5, b's', b't', b'a', b'r', b't', 0, 3], [3, b'r', b'a', b'w', 0, 0x80, 1]);
        let list = |count: u8, entries: &[u8]| [&[7, entries.len() as u8 + 1, count], entries].concat();
        let all = [head.as_slice(), &list(2, &[start.as_slice(), &stream].concat())].concat();
        let lean = without_exports(&all, |name| name == "raw").unwrap();
        assert_eq!(lean, [head.as_slice(), &list(1, &start)].concat());
        assert_eq!(without_exports(&all, |_| false).unwrap(), all);
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in [0, 1, 127, 128, 300, 70_000] {
            let bytes = encoded(number);
            assert_eq!(leb128(&bytes), Some((number, bytes.len())));
        }
    }

    #[test]
    fn a_module_that_is_cut_off_is_refused() {
        assert!(without_notes(b"\0asm").is_err());
        assert!(without_notes(b"\0asm\x01\0\0\0\x05\x09\x01").is_err());
    }
}
