//! The client as a front end uses it: screens, hosts near and far, and the score pad.
#![allow(clippy::unwrap_used)] // A test may panic.

mod announcements;
mod client;
mod far_away;
mod local;
mod pad;
mod remote;
mod selection;
