//! The sounds of the table, made of noise and tones on the spot: no sound file is loaded.
//!
//! Browsers allow sound only after a first touch or key; until then, and without sound support, nothing is heard.

use crate::settings::settings;
use leptos::prelude::GetUntracked;
use std::cell::RefCell;
use web_sys::{AudioContext, BiquadFilterType, OscillatorType};

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A die is picked up or put back.
    Tap,
    /// So many dice tumble over the wood.
    Roll(usize),
    /// Points are written down.
    Bank,
    /// Nothing scores.
    Farkle,
    /// All dice are in hand again.
    HotDice,
    /// The game is won.
    Win,
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Lets a sound be heard, if the person wants sounds.
pub(crate) fn play(sound: Sound) {
    if !settings().get_untracked().sound {
        return;
    }
    CONTEXT.with(|context| {
        let mut context = context.borrow_mut();
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context.as_ref() {
            let _ = context.resume();
            // A browser that refuses a node leaves the moment silent.
            let _ = make(context, sound);
        }
    });
}

fn make(context: &AudioContext, sound: Sound) -> Result<(), wasm_bindgen::JsValue> {
    let now = context.current_time();
    match sound {
        Sound::Tap => knock(context, now, 1900.0, 0.10, 0.03),
        Sound::Roll(dice) => {
            // Each die hits the wood a few times, quieter and closer together.
            for die in 0..dice {
                let begin = now + 0.05 + 0.045 * die as f64;
                for (bounce, after) in [0.0, 0.16, 0.27, 0.34].into_iter().enumerate() {
                    let jitter = js_sys::Math::random();
                    let volume = 0.22 / (1.0 + 1.3 * bounce as f32);
                    knock(
                        context,
                        begin + after + 0.03 * jitter,
                        900.0 + 900.0 * jitter as f32,
                        volume,
                        0.05,
                    )?;
                }
            }
            Ok(())
        }
        Sound::Bank => tones(context, now, &[(659.3, 0.0), (987.8, 0.09)], 0.11, 0.4),
        Sound::HotDice => {
            tones(context, now, &[(523.3, 0.0), (659.3, 0.07), (784.0, 0.14), (1046.5, 0.21)], 0.09, 0.5)
        }
        Sound::Win => {
            tones(context, now, &[(523.3, 0.0), (659.3, 0.13), (784.0, 0.26), (1046.5, 0.42)], 0.12, 0.9)
        }
        Sound::Farkle => {
            knock(context, now, 140.0, 0.7, 0.22)?;
            tones(context, now + 0.02, &[(98.0, 0.0), (92.5, 0.12)], 0.2, 0.5)
        }
    }
}

/// A short burst of noise through a narrow filter: something hard on wood.
fn knock(
    context: &AudioContext,
    at: f64,
    pitch: f32,
    volume: f32,
    seconds: f64,
) -> Result<(), wasm_bindgen::JsValue> {
    let rate = context.sample_rate();
    let length = (f64::from(rate) * seconds * 3.0) as usize;
    let samples: Vec<f32> = (0..length)
        .map(|i| {
            let decay = (-(i as f64) / (f64::from(rate) * seconds * 0.5)).exp();
            ((js_sys::Math::random() * 2.0 - 1.0) * decay) as f32
        })
        .collect();
    let buffer = context.create_buffer(1, length as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    let filter = context.create_biquad_filter()?;
    filter.set_type(BiquadFilterType::Bandpass);
    filter.frequency().set_value(pitch);
    filter.q().set_value(1.6);
    let gain = context.create_gain()?;
    gain.gain().set_value(volume);
    source.connect_with_audio_node(&filter)?;
    filter.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    source.start_with_when(at)
}

/// Soft tones, one after the other: pitch in hertz and when it begins.
fn tones(
    context: &AudioContext,
    at: f64,
    notes: &[(f32, f64)],
    volume: f32,
    seconds: f64,
) -> Result<(), wasm_bindgen::JsValue> {
    for &(pitch, after) in notes {
        let tone = context.create_oscillator()?;
        tone.set_type(OscillatorType::Triangle);
        tone.frequency().set_value(pitch);
        let gain = context.create_gain()?;
        let (begin, end) = (at + after, at + after + seconds);
        gain.gain().set_value_at_time(0.0001, begin)?;
        gain.gain().exponential_ramp_to_value_at_time(volume, begin + 0.015)?;
        gain.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
        tone.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        tone.start_with_when(begin)?;
        tone.stop_with_when(end)?;
    }
    Ok(())
}
