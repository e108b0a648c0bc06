//! 16 bytes as hexadecimal digits.

/// The number of exactly 32 hexadecimal digits.
pub(crate) fn number(text: &str) -> Option<u128> {
    // The standard library takes a sign and fewer digits, too.
    let is_hex = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    u128::from_str_radix(text, 16).ok().filter(|_| is_hex)
}
