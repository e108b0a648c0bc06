//! The authority over one table.
