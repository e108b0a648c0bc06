//! Parts of the exact solver. `farkle-reasons` solves a turn with them, and the solver for three
//! sides (`research/three-sides`) is built of them; everything else should use the solutions
//! themselves.
//!
//! * [`RollTable`] compiles the rolls of a rule set, and [`Program`] makes the kernels' list of
//!   comparisons from it; [`machine`] picks the instruction set that runs it.
//! * [`Leads`] says how often a turn makes up for a lead, and [`chance_to_reach`] how often it
//!   brings enough.
//! * [`TurnTable`] is the plain recursion over one turn.
//! * [`mod@file`] reads and writes what all files with solutions have in common.

pub use crate::exact::{Known, Program, SLOTS, Shortcuts, Step, TOGETHER, Tail, TailRoll, Throw};
pub use crate::limit::limit;
pub use crate::linear::solve_linear;
pub use crate::race::goal;
pub use crate::reaching::{Leads, chance_to_reach};
pub use crate::rolls::{RollChoice, RollClass, RollTable, Rolls, dice_left};
pub use crate::turn::{Stakes, TurnTable};

/// What files with solutions have in common.
pub mod file {
    pub use crate::file::{Magic, Reader, begin, chance, check_claimed_memory, open, seal};
}

/// One piece of work, compiled for several instruction sets.
pub mod machine {
    pub use crate::machine::{VectorWork, run};
}
