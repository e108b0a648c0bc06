//! Random keys at random times: the game never panics and never stands still.

use crate::story::{SMALL, Story, rules, set_up};
use farkle_rules::Preset;
use farkle_terminal::Input;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Random keys without the one for leaving. Keys that play are more frequent.
const CHARS: &[u8] = b"rrrrrrbbbbaaaatcofuisd?123456789nhxz ";

fn any_input(rng: &mut StdRng) -> Input {
    match rng.random_range(0..24) {
        0 => Input::Left,
        1 => Input::Right,
        2 => Input::Up,
        3 => Input::Down,
        4 => Input::Tab,
        5 => Input::Backspace,
        6 => Input::Delete,
        7 | 8 => Input::Enter,
        9 => Input::Scroll(rng.random_range(-3..=3)),
        10..=13 => Input::Click(rng.random_range(0..80), rng.random_range(0..24)),
        _ => Input::Char(CHARS[rng.random_range(0..CHARS.len())].into()),
    }
}

/// Presses random keys and lets random times pass. Returns how often the screen changed.
fn play_blindly(story: Story, rng: &mut StdRng, inputs: usize) -> usize {
    let mut story = story;
    let mut before = String::new();
    let mut changes = 0;
    for _ in 0..inputs {
        story.handle(any_input(rng));
        story = story.after_ms(rng.random_range(0..800));
        if story.is_over() {
            // A click has hit "quit".
            return changes;
        }
        let screen = story.screen(SMALL);
        changes += usize::from(screen != before);
        before = screen;
    }
    changes
}

#[test]
fn no_key_and_no_click_makes_a_game_fall_over() {
    for (number, preset) in Preset::ALL.iter().enumerate() {
        for seats in [&["Ann", "Ben:gambler", "Cleo"][..], &["Ann"]] {
            let mut rng = StdRng::seed_from_u64(number as u64);
            let story = || Story::of(rules(preset.name, &[("target", "2000")]), seats, "");
            let changes: usize = (0..2).map(|_| play_blindly(story(), &mut rng, 80)).sum();
            assert!(changes > 20, "{}: only {changes} changes", preset.name);
        }
    }
}

#[test]
fn no_key_and_no_click_makes_the_set_up_fall_over() {
    for seed in 0..6 {
        play_blindly(set_up(vec![]), &mut StdRng::seed_from_u64(seed), 200);
    }
}
