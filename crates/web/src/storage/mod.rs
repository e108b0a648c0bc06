//! What this browser stores: games, score pads and settings; and which window may write them.

pub mod begun;
pub mod database;
pub mod days;
pub mod file_name;
pub mod friends;
pub mod games;
pub mod health;
pub mod import;
pub mod listed;
pub mod open_row;
pub mod pads;
pub mod persistence;
pub mod saves;
pub mod settings;
pub mod stored;
pub mod summary;
pub mod version;
