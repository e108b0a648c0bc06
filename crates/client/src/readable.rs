//! Texts of other people as they can be shown: names of players and of rules come by link, by file
//! and by scoreboard.

/// A text as one line that shows what it says: without invisible characters, and without those
/// that turn the writing around. What joins or varies signs stays: some scripts and many small
/// pictures are written with it.
///
/// ```
/// use farkle_client::readable;
/// assert_eq!(readable(" Grandma’s\n\u{202E}rules\u{200B} "), "Grandma’s rules");
/// ```
pub fn readable(text: &str) -> String {
    let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    spaced.filter(|&c| is_readable(c)).collect::<String>().trim().to_string()
}

/// Whether a sign can stand in a text that other people read.
pub(crate) fn is_readable(c: char) -> bool {
    let is_unseen = matches!(
        c,
        '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}'
            | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}'
    );
    !c.is_control() && !is_unseen
}

/// What people see of a text: two that differ only in what joins or varies signs look alike.
pub(crate) fn seen(text: &str) -> String {
    let joins_or_varies =
        |c: &char| matches!(c, '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0000}'..='\u{E01EF}');
    readable(text).chars().filter(|c| !joins_or_varies(c)).collect::<String>().trim().to_string()
}
