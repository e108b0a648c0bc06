//! The page around the screens: addresses, the frame, loading, the focus, the browser itself.

pub mod arrival;
pub mod browser;
pub mod code_splitting;
pub mod focus;
pub mod history;
pub mod icon;
pub mod in_a_row;
pub mod layout;
pub mod live_region;
pub mod media;
pub mod modal;
pub mod module;
pub mod notification;
pub mod public_address;
pub mod root;
pub mod route;
#[cfg(test)]
mod style_sheets;
pub mod timeout;
pub mod wake_lock;
