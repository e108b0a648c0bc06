//! Removes comments and indentation from scripts and style sheets.
//!
//! This saves 4.8 kB of the first load after Brotli: 3.1 kB in the style sheet, the rest in
//! scripts.

/// A script without indentation and comment lines. No string in it may span lines.
pub(crate) fn script(text: &str) -> String {
    let lines = text.lines().map(str::trim_start);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.fold(String::new(), |lean, line| lean + line + "\n")
}

/// A style sheet without indentation and comments. No string in it may span lines or hold `/*`.
pub(crate) fn styles(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_string();
    let code = parts.filter_map(|part| Some(part.split_once("*/")?.1)).fold(first, |code, rest| code + rest);
    script(&code)
}

/// Generated glue without indentation, comment lines and doc comments.
pub(crate) fn glue(text: &str) -> String {
    let mut in_comment = false;
    let is_code = |line: &&str| {
        let begins = line.starts_with("/**");
        let is_code = !(in_comment || begins);
        in_comment = (in_comment || begins) && !line.trim_end().ends_with("*/");
        is_code
    };
    script(text).lines().filter(is_code).fold(String::new(), |lean, line| lean + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_lose_their_comments_and_nothing_else() {
        let script = "// Why.\n\nconst a = 'b // c';\n  // How.\n  run(a); // now\n";
        assert_eq!(self::script(script), "const a = 'b // c';\nrun(a); // now\n");
    }

    #[test]
    fn glue_loses_its_documentation_and_nothing_else() {
        let glue = "/**\n * Throws.\n *\n * @param {a} a\n */\nexport function f(a) {\n  return a\n  * 2;\n}\n/** Short. */\nf();\n";
        assert_eq!(self::glue(glue), "export function f(a) {\nreturn a\n* 2;\n}\nf();\n");
    }

    #[test]
    fn style_sheets_lose_their_comments_and_nothing_else() {
        assert_eq!(styles("/* a\n b */p { top: 0; }/* c */ q {}"), "p { top: 0; } q {}\n");
    }
}
