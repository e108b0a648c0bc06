//! Where thrown dice come to lie, and how they get there.
//!
//! Everything follows from the roll and its number, so the same roll looks the same at every look.
//! The tray has two rows with room for three dice in each. The dice of a row share the room that
//! they leave in any way, but stay in their order and never overlap, however far they are turned.

use farkle_client::LastRoll;

/// The width and the height of what one die needs with its ring and its turned corners, in dice;
/// and where in it the die begins.
const CELL: (f64, f64) = (1.3, 1.69);
const BEGINS: (f64, f64) = (0.15, 0.17);
/// The least and the largest angle of a die, in degrees. Dice that are turned further could touch.
const ANGLES: (f64, f64) = (3.0, 20.0);

/// A length: a number of dice, and a part of the tray.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Length {
    dice: f64,
    tray: f64,
}

impl Length {
    /// The length for the style sheet, where the tray is as wide or as high as a property says.
    pub(crate) fn of(self, tray: &str) -> String {
        format!("calc(var(--die) * {:.4} + var({tray}) * {:.4})", self.dice, self.tray)
    }
}

/// How one die of a throw lies and flies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct DiePlacement {
    /// Where it lies: from the left, and from above.
    pub x: Length,
    pub y: Length,
    /// How far it is turned, in degrees, and by how many quarters before that.
    pub angle: f64,
    pub quarters: usize,
    /// When it leaves the hand and how long it is in the air, in parts of a throw.
    pub starts: f64,
    pub lands: f64,
    /// Which edge of the tray throws it back.
    pub edge: Edge,
    /// How it turns in the air, in degrees.
    pub spin: [f64; 3],
}

/// The edge of the tray that a die hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edge {
    None,
    Back,
    Left,
    Right,
}

/// How the dice of a roll lie, in their order.
pub(crate) fn placed(roll: &LastRoll) -> Vec<DiePlacement> {
    // Otherwise the first roll of all games would look alike.
    let mixed =
        roll.faces.iter().fold(roll.number, |mixed, face| mixed.wrapping_mul(7) + usize::from(face.pips()));
    lies(mixed, roll.faces.len())
}

fn lies(roll: usize, dice: usize) -> Vec<DiePlacement> {
    let noise = |place: usize, about: u64| noise(roll, place, about);
    let rows = rows(dice, noise(0, 0));
    // One of them keeps everybody waiting.
    let last = (noise(0, 1) * dice as f64) as usize;
    let mut lies: Vec<DiePlacement> = Vec::with_capacity(dice);
    for (row, &in_row) in rows.iter().enumerate() {
        let first = lies.len();
        let mut along: Vec<f64> = (first..first + in_row).map(|place| noise(place, 2)).collect();
        along.sort_by(f64::total_cmp);
        balance(&mut along);
        for (column, along) in along.into_iter().enumerate() {
            let place = lies.len();
            let sign = if noise(place, 4) < 0.5 { -1.0 } else { 1.0 };
            let (alone, down) = (in_row == 1, noise(place, 3));
            // Neither alone in a corner nor at the edge.
            let along = if alone { 0.2 + 0.6 * along } else { along };
            let down =
                if rows.len() == 1 { 0.15 + 0.7 * down } else { (row as f64 + down) / rows.len() as f64 };
            let place_in = |cell: f64, begins: f64, number: usize, of: usize, part: f64| Length {
                dice: begins + cell * (number as f64 - part * of as f64),
                tray: part,
            };
            lies.push(DiePlacement {
                x: place_in(CELL.0, BEGINS.0, column, in_row, along),
                y: place_in(CELL.1, BEGINS.1, row, rows.len(), down),
                angle: sign * (ANGLES.0 + (ANGLES.1 - ANGLES.0) * noise(place, 5)),
                quarters: (4.0 * noise(place, 12)) as usize,
                starts: 0.14 * noise(place, 6),
                lands: if place == last { 1.14 } else { 0.82 + 0.2 * noise(place, 7) },
                edge: edge(row, column, in_row, noise(place, 8)),
                spin: [3_u32, 2, 1]
                    .map(|thirds| spin(f64::from(thirds), noise(place, u64::from(8 + thirds)), sign)),
            });
        }
    }
    // The first one leaves the hand with the tap.
    let first = lies.iter().map(|lie| lie.starts).fold(f64::INFINITY, f64::min);
    lies.iter_mut().for_each(|lie| lie.starts -= first);
    lies
}

/// Keeps a row from lying at one side, with a hole at the other.
fn balance(along: &mut [f64]) {
    let beside = along.iter().sum::<f64>() / along.len() as f64 - 0.5;
    along.iter_mut().for_each(|part| *part = (*part - 0.7 * beside).clamp(0.0, 1.0));
}

/// How many dice lie in each row.
fn rows(dice: usize, chance: f64) -> &'static [usize] {
    let choices: &[&[usize]] = match dice {
        0 => &[&[]],
        1 => &[&[1]],
        2 => &[&[2], &[2], &[1, 1]],
        3 => &[&[2, 1], &[1, 2], &[3]],
        4 => &[&[2, 2], &[2, 2], &[3, 1], &[1, 3]],
        5 => &[&[3, 2], &[2, 3]],
        _ => &[&[3, 3]],
    };
    choices[((chance * choices.len() as f64) as usize).min(choices.len() - 1)]
}

/// Dice that lie near an edge may come from it.
fn edge(row: usize, column: usize, in_row: usize, chance: f64) -> Edge {
    match chance {
        chance if chance < 0.4 && column == 0 => Edge::Left,
        chance if chance < 0.4 && column + 1 == in_row => Edge::Right,
        chance if chance < 0.75 && row == 0 => Edge::Back,
        _ => Edge::None,
    }
}

/// How far a die turns about one axis: about this many thirds of a turn.
fn spin(thirds: f64, chance: f64, sign: f64) -> f64 {
    sign * (120.0 * thirds + 140.0 * chance)
}

/// A number from 0 to 1 that looks random (SplitMix64).
fn noise(roll: usize, place: usize, about: u64) -> f64 {
    let mut mixed = (roll as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = mixed.wrapping_add((place as u64).wrapping_mul(0xBF58_476D_1CE4_E5B9));
    mixed = mixed.wrapping_add(about.wrapping_mul(0x94D0_49BB_1331_11EB));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Vec<DiePlacement>> {
        (0..400).flat_map(|roll| (1..=6).map(move |dice| lies(roll, dice)))
    }

    #[test]
    fn dice_never_overlap_however_much_room_there_is() {
        for (wide, high) in [(3.9, 3.38), (4.5, 3.5), (6.0, 4.2)] {
            let at = |lie: &DiePlacement| (lie.x.dice + lie.x.tray * wide, lie.y.dice + lie.y.tray * high);
            for lies in all() {
                for (place, one) in lies.iter().enumerate() {
                    let (x, y) = at(one);
                    assert!(x > 0.149 && x + 1.15 < wide + 1e-6, "{one:?} in {wide}");
                    assert!(y > 0.169 && y + 1.52 < high + 1e-6, "{one:?} in {high}");
                    for other in &lies[place + 1..] {
                        let (over_x, over_y) = ((at(other).0 - x).abs(), (at(other).1 - y).abs());
                        assert!(
                            over_x + 1e-9 >= CELL.0 || over_y + 1e-9 >= CELL.1,
                            "{one:?} and {other:?} overlap"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn dice_lie_in_their_order_and_are_turned_so_that_they_can_be_read() {
        for lies in all() {
            let at = |lie: &DiePlacement| (lie.x.dice + lie.x.tray * 3.9, lie.y.dice + lie.y.tray * 3.38);
            for pair in lies.windows(2) {
                let [(x, y), (next_x, next_y)] = [at(&pair[0]), at(&pair[1])];
                assert!(next_x > x || next_y > y, "{pair:?}");
            }
            assert!(lies.iter().all(|lie| (ANGLES.0..=ANGLES.1).contains(&lie.angle.abs())));
        }
    }

    #[test]
    fn a_throw_is_over_in_less_than_one_and_a_third_and_one_die_is_the_last() {
        for lies in all() {
            let mut ends: Vec<f64> = lies.iter().map(|lie| lie.starts + lie.lands).collect();
            ends.sort_by(f64::total_cmp);
            assert!(*ends.last().unwrap() < 1.33, "0.9 s of it are 1.2 s");
            assert!(lies.iter().filter(|lie| lie.lands > 1.1).count() == 1);
        }
    }

    #[test]
    fn a_row_lies_about_in_the_middle() {
        for lies in all().filter(|lies| lies.len() == 6) {
            for row in lies.chunks(3) {
                let middle = row.iter().map(|lie| lie.x.dice + lie.x.tray * 6.0 + 0.5).sum::<f64>() / 3.0;
                assert!((middle - 3.0).abs() < 0.45, "{middle} of 6");
            }
        }
    }

    #[test]
    fn one_die_leaves_the_hand_with_the_tap() {
        for lies in all() {
            assert!(lies.iter().all(|lie| lie.starts >= 0.0));
            assert!(lies.iter().any(|lie| lie.starts == 0.0));
        }
    }

    #[test]
    fn throws_are_not_all_alike() {
        let edges: Vec<Edge> = all().flatten().map(|lie| lie.edge).collect();
        for edge in [Edge::None, Edge::Back, Edge::Left, Edge::Right] {
            let share = edges.iter().filter(|other| **other == edge).count() as f64 / edges.len() as f64;
            assert!(share > 0.1, "{edge:?}: {share}");
        }
        assert_ne!(lies(1, 6), lies(2, 6));
        assert_eq!(lies(1, 6), lies(1, 6));
    }
}
