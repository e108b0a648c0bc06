//! A dense number for every multiset of at most six dice.
//!
//! The packed counts are split into the lower three faces and the upper three. Every lower half
//! owns a block of numbers, one for each upper half that still fits beside it; upper halves are
//! numbered by size, so those that fit are always the first ones. One addition of two small
//! look-ups therefore gives the number.

use super::MAX_DICE;

/// Number of multisets of 0 to 6 dice: 1 + 6 + 21 + 56 + 126 + 252 + 462.
pub const MULTISETS: usize = 924;

/// Three counts of 4 bits, each at most 6.
const HALVES: usize = 0x667;

const fn size(half: usize) -> usize {
    (half & 0xF) + ((half >> 4) & 0xF) + ((half >> 8) & 0xF)
}

const fn is_half(half: usize) -> bool {
    half & 0xF <= MAX_DICE && (half >> 4) & 0xF <= MAX_DICE && half >> 8 <= MAX_DICE && size(half) <= MAX_DICE
}

const UPPER: [u8; HALVES] = {
    let mut table = [0; HALVES];
    let mut next = 0;
    let mut len = 0;
    while len <= MAX_DICE {
        let mut half = 0;
        while half < HALVES {
            if is_half(half) && size(half) == len {
                table[half] = next;
                next += 1;
            }
            half += 1;
        }
        len += 1;
    }
    table
};

/// Number of halves with at most `len` dice.
const fn halves_up_to(len: usize) -> u16 {
    let mut n = 0;
    let mut half = 0;
    while half < HALVES {
        if is_half(half) && size(half) <= len {
            n += 1;
        }
        half += 1;
    }
    n
}

const LOWER: [u16; HALVES] = {
    let mut room = [0; MAX_DICE + 1];
    let mut len = 0;
    while len <= MAX_DICE {
        room[len] = halves_up_to(MAX_DICE - len);
        len += 1;
    }
    let mut table = [0; HALVES];
    let mut next = 0;
    let mut half = 0;
    while half < HALVES {
        if is_half(half) {
            table[half] = next;
            next += room[size(half)];
        }
        half += 1;
    }
    table
};

pub(super) fn of(packed: u32) -> usize {
    let (lower, upper) = ((packed & 0xFFF) as usize, (packed >> 12) as usize);
    usize::from(LOWER[lower]) + usize::from(UPPER[upper])
}

/// All packed multisets, fewer dice first, then in the order of their written faces.
static IN_ORDER: [u32; MULTISETS] = {
    let mut table = [0; MULTISETS];
    let mut next = 1;
    let mut len = 1;
    while len <= MAX_DICE {
        let mut faces = [0_usize; MAX_DICE];
        loop {
            table[next] = pack(&faces, len);
            next += 1;
            // The next ascending sequence: raise the last face that can be raised, and all behind
            // it to the same.
            let mut last = len;
            while last > 0 && faces[last - 1] == 5 {
                last -= 1;
            }
            if last == 0 {
                break;
            }
            let raised = faces[last - 1] + 1;
            while last <= len {
                faces[last - 1] = raised;
                last += 1;
            }
        }
        len += 1;
    }
    table
};

const fn pack(faces: &[usize; MAX_DICE], len: usize) -> u32 {
    let (mut packed, mut i) = (0, 0);
    while i < len {
        packed += 1 << (4 * faces[i]);
        i += 1;
    }
    packed
}

pub(super) fn of_len(len: usize) -> &'static [u32] {
    const START: [usize; MAX_DICE + 2] = [0, 1, 7, 28, 84, 210, 462, 924];
    if len > MAX_DICE { &[] } else { &IN_ORDER[START[len]..START[len + 1]] }
}

#[cfg(test)]
mod tests {
    use crate::Dice;
    use std::collections::HashSet;

    #[test]
    fn every_multiset_has_a_number_of_its_own() {
        let all: HashSet<usize> = (0..=6).flat_map(Dice::all).map(Dice::index).collect();
        assert_eq!(all.len(), super::MULTISETS);
        assert!(all.iter().all(|&i| i < super::MULTISETS));
    }

    #[test]
    fn multisets_are_listed_in_their_order() {
        for len in 0..=6 {
            let listed: Vec<Dice> = Dice::all(len).collect();
            assert!(listed.windows(2).all(|w| w[0] < w[1]));
            assert!(listed.iter().all(|d| d.len() == len));
        }
    }
}
