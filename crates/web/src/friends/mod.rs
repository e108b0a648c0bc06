//! Tables of a server: friends far away play at them.

pub mod create;
pub mod far_table;
pub mod secrets;
