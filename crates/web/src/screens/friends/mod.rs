//! Playing with friends far away: opening a table, waiting there for the others, and what the end
//! of a game has for them. The game itself is played on the table of every game.

mod absent;
mod again;
mod clock;
mod color_field;
mod game_told;
mod invitation;
mod open;
mod other_device;
mod people;
mod refusals;
mod room;
mod table;
mod table_options;
mod teams;
mod turn_notices;

pub(crate) use absent::Absent;
pub(crate) use again::{AgainState, DiceChecked, PlayAgain, kept_dice};
pub(crate) use clock::{MoreTime, clock_of, late};
pub(crate) use game_told::FriendsGame;
pub(crate) use open::Friends;
pub(crate) use other_device::ActHere;
pub(crate) use people::{LockLine, People, told};
pub(crate) use refusals::{Refused, why_not_connected};
pub(crate) use table::FriendsTable;
