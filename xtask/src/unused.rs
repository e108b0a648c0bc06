//! Removes the streams of `server_fn` from the browser app.
//!
//! Leptos brings them along for server functions. They are exported to the page, so the linker has
//! to keep them, but the app has no server functions and the page never calls them.

use anyhow::{Context, Result};
use std::collections::BTreeSet;
use walrus::Module;
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ExportSection, RawSection};
use wasmparser::{Parser, Payload};

/// What the names of their exports have in common.
const STREAMS: &str = "intounderlying";

/// The program without the exports of the streams.
///
/// All else stays as the linker wrote it, because the code splitter needs the linker's relocations.
/// It drops the code that nothing else uses, and the generator of the glue leaves out what has no
/// description.
pub(crate) fn without_streams(program: &[u8]) -> Result<Vec<u8>> {
    let mut module = wasm_encoder::Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        if let Payload::ExportSection(exports) = payload {
            let mut section = ExportSection::new();
            for export in exports {
                let export = export?;
                if !export.name.contains(STREAMS) {
                    section.export(export.name, RoundtripReencoder.export_kind(export.kind)?, export.index);
                }
            }
            module.section(&section);
        } else if let Some((id, range)) = payload.as_section() {
            let data = program.get(range).context("the program is cut off")?;
            module.section(&RawSection { id, data });
        }
    }
    Ok(module.finish())
}

/// The names of everything that the module imports.
pub(crate) fn imports(module: &Module) -> BTreeSet<String> {
    module.imports.iter().map(|import| import.name.clone()).collect()
}

/// The glue without the functions that the module does not import.
pub(crate) fn without_unused_functions(glue: &str, imports: &BTreeSet<String>) -> String {
    let mut lines = glue.lines();
    let mut out = String::with_capacity(glue.len());
    while let Some(line) = lines.next() {
        let name =
            line.strip_prefix(INDENT).and_then(|line| line.split_once(": function(")).map(|(name, _)| name);
        if name.is_some_and(|name| !imports.contains(name)) {
            // A function that ends on its own line has no further ones.
            if !line.ends_with("},") {
                lines.find(|line| line.strip_prefix(INDENT) == Some("},"));
            }
        } else {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

/// The indentation of the generated functions.
const INDENT: &str = "        ";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_that_are_not_imported_leave_the_glue() {
        let glue = "    const import0 = {
        a: function(x) {
            if (x) {
            }
        },
        b: function() { return 1; },
        c: function(x) {
            return x;
        },
    };
";
        let imports = BTreeSet::from(["c".to_string()]);
        let expected = "    const import0 = {
        c: function(x) {
            return x;
        },
    };
";
        assert_eq!(without_unused_functions(glue, &imports), expected);
    }

    #[test]
    fn the_exports_of_streams_go_and_all_else_stays() {
        let mut module = Module::default();
        for name in ["start", "intounderlyingsink_close", "__wbg_intounderlyingsink_free"] {
            let function =
                walrus::FunctionBuilder::new(&mut module.types, &[], &[]).finish(vec![], &mut module.funcs);
            module.exports.add(name, function);
        }
        let program = without_streams(&module.emit_wasm()).unwrap();
        let left = Module::from_buffer(&program).unwrap();
        let exports: Vec<_> = left.exports.iter().map(|export| export.name.as_str()).collect();
        assert_eq!(exports, ["start"]);
        assert_eq!(left.funcs.iter().count(), 3);
        assert!(without_streams(&program[..program.len() - 1]).is_err());
    }
}
