//! The colours of the players at a table, and their names in the style sheets.
//!
//! There is one for each seat of the largest table. Colours that some people confuse have marks of
//! three shapes.

use farkle_rules::{Game, MAX_SEATS, Side};

/// The number of colours; the style sheet has as many.
pub(crate) const COLORS: u8 = MAX_SEATS as u8;

/// The colours of the seats, clockwise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Colors(pub Vec<u8>);

impl Colors {
    /// The colour of a seat; by default it follows from the number of the seat.
    pub(crate) fn of_seat(&self, seat: usize) -> u8 {
        self.0.get(seat).map_or(seat as u8, |&color| color) % COLORS
    }

    /// The name of a side's colour in the style sheets: the colour of its first seat.
    pub(crate) fn of_side(&self, game: &Game, side: Side) -> String {
        let seat = game.seats_of(side).next().map_or(0, |seat| seat.index());
        mark(self.of_seat(seat))
    }
}

/// The name of a colour in the style sheets, for `data-seat`.
pub(crate) fn mark(color: u8) -> String {
    (color % COLORS + 1).to_string()
}

/// The first colour that is free.
pub(crate) fn free(taken: impl Iterator<Item = u8> + Clone) -> u8 {
    (0..COLORS).find(|color| !taken.clone().any(|other| other == *color)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_new_seat_gets_the_first_colour_that_nobody_has() {
        assert_eq!(free([0, 2, 1].into_iter()), 3);
        assert_eq!(free(std::iter::empty()), 0);
        assert_eq!(free(0..COLORS), 0);
    }

    #[test]
    fn at_the_largest_table_everybody_has_a_colour_of_their_own_in_both_themes() {
        let styles = include_str!("../../assets/styles/first/tokens.css");
        let colors: BTreeSet<String> =
            (0..MAX_SEATS).map(|seat| mark(Colors::default().of_seat(seat))).collect();
        assert_eq!(colors.len(), MAX_SEATS);
        for color in colors {
            assert!(styles.contains(&format!("--seat-{color}: light-dark(")), "{color}");
            assert!(
                styles.contains(&format!("[data-seat=\"{color}\"] {{ --seat: var(--seat-{color});")),
                "{color}"
            );
        }
    }

    #[test]
    fn seats_without_a_choice_have_the_colour_of_their_place() {
        let colors = Colors(vec![4]);
        assert_eq!((colors.of_seat(0), colors.of_seat(1), colors.of_seat(13)), (4, 1, 1));
    }
}
