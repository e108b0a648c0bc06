//! Printed sheets as somebody reads them: their texts, and that nothing is cut off.
#![allow(clippy::unwrap_used)] // A test may panic.

mod fits;
mod sheets;
