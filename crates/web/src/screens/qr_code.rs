//! A text as a QR code, for the camera of another device.

use crate::language::messages::say;
use leptos::prelude::*;
use qrcode::types::QrError;

/// The white margin around a QR code, in squares; cameras need it.
const QUIET_ZONE: usize = 4;

/// The code; nothing where a text is too long for one.
#[component]
pub(crate) fn QrCode(text: String) -> impl IntoView {
    drawn(&text).ok().map(|(size, path)| {
        view! {
            <svg class="code" viewBox=format!("0 0 {size} {size}") role="img" aria-label=say!("board-code")>
                <rect width=size height=size fill="#fff"/><path d=path fill="#000"/>
            </svg>
        }
    })
}

/// The squares of a QR code as a path, and the number of squares in a row.
fn drawn(text: &str) -> Result<(usize, String), QrError> {
    let code = qrcode::QrCode::new(text)?;
    let width = code.width();
    let squares = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == qrcode::Color::Dark);
    let path =
        squares.map(|(at, _)| format!("M{} {}h1v1h-1z", at % width + QUIET_ZONE, at / width + QUIET_ZONE));
    Ok((width + 2 * QUIET_ZONE, path.collect()))
}
