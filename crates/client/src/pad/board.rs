//! The public name of a shared pad. It is a hash of the writer's key: viewers who know the name
//! can't write, even after the server has restarted.

use sha2::{Digest, Sha256};

/// Bytes of the digest in a name: enough that nobody finds another key for it.
const NAME_BYTES: usize = 12;

/// The public name of a board, for the key that only its writer knows.
///
/// ```
/// let name = farkle_client::pad::board_name("a secret of the scorekeeper");
/// assert_eq!(name.len(), 24);
/// assert_ne!(name, farkle_client::pad::board_name("another secret"));
/// ```
pub fn board_name(key: &str) -> String {
    Sha256::digest(key.as_bytes()).iter().take(NAME_BYTES).map(|byte| format!("{byte:02x}")).collect()
}

/// Whether this can be the name of a board at all: one that is cut short in a link can't.
///
/// ```
/// use farkle_client::pad::{board_name, is_board_name};
/// assert!(is_board_name(&board_name("a secret of the scorekeeper")));
/// assert!(!is_board_name("nonsense"));
/// ```
pub fn is_board_name(name: &str) -> bool {
    name.len() == 2 * NAME_BYTES && name.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
