//! Lines of input that somebody types, or that a program sends.

use std::io::{self, BufRead, Read};

/// The most bytes of a line; the rest of a longer one is dropped. No command is that long.
const MOST_BYTES: u64 = 4096;

/// The next line without its end. `None` at the end of the input. Bytes that are no text become
/// signs that no command has.
pub(crate) fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    Read::by_ref(input).take(MOST_BYTES).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    let is_whole = line.pop_if(|byte| *byte == b'\n').is_some();
    if !is_whole && line.len() as u64 == MOST_BYTES {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_line_only_the_beginning_is_kept() {
        let long = "x".repeat(1 << 20);
        let text = format!("{long}\nroll\n\nlast");
        let mut input = text.as_bytes();
        let mut next = || next_line(&mut input).unwrap();
        assert_eq!(next(), Some(long[..MOST_BYTES as usize].to_string()));
        let rest = [next(), next(), next(), next()];
        assert_eq!(rest, [Some("roll".into()), Some(String::new()), Some("last".into()), None]);
    }
}
