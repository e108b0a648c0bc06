//! One turn of several positions side by side, and the values that the kernel finds for it.

use crate::kernel::Rows;
use crate::layout::Layout;
use crate::numbers::{Numbers, Own, Value, Worth};
use farkle_strategy::solver::machine::{self, VectorWork};
use farkle_strategy::solver::{Program, SLOTS};

/// A turn that is laid out, with room for its values.
#[derive(Clone, Debug)]
pub(crate) struct BatchedTurn {
    pub(crate) layout: Layout,
    in_full: Rows<Value>,
    to_mover: Rows<Own>,
}

impl BatchedTurn {
    pub(crate) fn new() -> BatchedTurn {
        BatchedTurn { layout: Layout::new(), in_full: Rows::default(), to_mover: Rows::default() }
    }

    /// The value of the whole turn, with farkles worth what the layout says.
    pub(crate) fn value(&mut self, program: &Program) -> Value {
        machine::run(Solving { rows: &mut self.in_full, layout: &self.layout, program })
    }

    /// The same for the mover alone, in a third of the time.
    pub(crate) fn value_for_mover(&mut self, program: &Program) -> Numbers {
        machine::run(Solving { rows: &mut self.to_mover, layout: &self.layout, program }).0
    }

    /// The value of the first roll with each number of dice, with farkles worth what the layout
    /// says.
    pub(crate) fn first_rolls(&mut self, program: &Program) -> [Value; SLOTS] {
        self.value(program);
        self.in_full.first
    }

    /// The same for the mover alone.
    pub(crate) fn first_rolls_for_mover(&mut self, program: &Program) -> [Numbers; SLOTS] {
        self.value_for_mover(program);
        self.to_mover.first.map(|own| own.0)
    }

    /// The value of rolling this many dice with a total that is solved, after
    /// [`BatchedTurn::value`]; `first` if it is the first throw of the turn.
    pub(crate) fn rolling(&self, program: &Program, total: usize, dice: usize, first: bool) -> Value {
        let throw = match &program.first_throw {
            Some(throw) if first && dice == program.dice => throw,
            _ => &program.throws[dice],
        };
        self.in_full.value_of(throw, dice, total)
    }
}

/// A turn that is being solved.
struct Solving<'a, W> {
    rows: &'a mut Rows<W>,
    layout: &'a Layout,
    program: &'a Program,
}

impl<W: Worth> VectorWork for Solving<'_, W> {
    type Result = W;

    #[inline(always)]
    fn run<const FMA: bool>(self) -> W {
        self.rows.solve::<FMA>(self.layout, self.program)
    }
}
