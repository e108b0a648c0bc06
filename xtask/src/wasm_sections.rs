//! Removes from a WebAssembly module what no browser needs: names and other custom sections.

use anyhow::{Result, anyhow};
use walrus::ModuleConfig;

/// The module without its custom sections.
///
/// The generator of the glue never sees the second part of the browser app, so names are removed
/// here. Writing the module anew also shortens the numbers that the linker had padded.
pub(crate) fn without_custom_sections(module: &[u8]) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module =
        config.parse(module).map_err(|error| anyhow!("can't read a WebAssembly module: {error:#}"))?;
    let custom: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for id in custom {
        module.customs.delete(id);
    }
    Ok(module.emit_wasm())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn custom_sections_go_and_all_others_stay() {
        let head = b"\0asm\x01\0\0\0";
        let (custom, memory) = ([0, 3, 1, b'n', 7], [5, 3, 1, 0, 1]);
        let module = [head.as_slice(), &custom, &memory, &custom].concat();
        assert_eq!(without_custom_sections(&module).unwrap(), [head.as_slice(), &memory].concat());
    }

    #[test]
    fn a_module_that_is_cut_off_is_refused() {
        assert!(without_custom_sections(b"\0asm").is_err());
        assert!(without_custom_sections(b"\0asm\x01\0\0\0\x05\x09\x01").is_err());
    }
}
