//! What `farkle serve` says when it starts: where to play, how others join in, what is kept where.

use anstyle::{AnsiColor, Style};
use farkle_server::PublicAddress;
use qrcode::render::unicode::Dense1x2;
use std::fmt;

/// Black on white, whatever the colours of the terminal are: cameras need it.
const PAPER: Style =
    Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Black))).bg_color(Some(WHITE));
const WHITE: anstyle::Color = anstyle::Color::Ansi(AnsiColor::BrightWhite);

/// The facts, to be printed as text without a line break at its end.
pub(super) struct Greeting<'a> {
    /// The page for a browser on this computer.
    pub page: &'a str,
    /// The address for others, if there is one.
    pub public: Option<&'a PublicAddress>,
    /// Whether the server listens to other devices.
    pub is_for_others: bool,
    /// Where tables are kept, if they are.
    pub kept: Option<&'a str>,
    /// Whether somebody can point a camera at the output.
    pub with_code: bool,
}

impl fmt::Display for Greeting<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Farkle is served at {} (Ctrl+C stops it)", self.page)?;
        if let Some(kept) = self.kept {
            write!(f, "\nTables of friends are kept in {kept}.")?;
        }
        match self.public {
            Some(public) => self.invite(f, public),
            None if self.is_for_others => write!(
                f,
                "\nThis computer is in no network: no other device can open the page. Connect it, and start again."
            ),
            None => write!(
                f,
                "\nOnly this computer can open the page. For phones in the same Wi-Fi start it without --listen and \
                 --trusted-proxies. Behind a proxy, give the address of the proxy with --public."
            ),
        }
    }
}

impl Greeting<'_> {
    fn invite(&self, f: &mut fmt::Formatter<'_>, public: &PublicAddress) -> fmt::Result {
        let address = format!("{public}/");
        let is_https = address.starts_with("https://");
        write!(f, "\n{} play at {address}", if is_https { "Others" } else { "Phones in the same Wi-Fi" })?;
        if self.with_code {
            write!(f, "\n{}", code(&address))?;
        }
        if !is_https {
            write!(
                f,
                "\nThere they can play. To install the app, play offline, be notified or keep the screen on, \
                 they need HTTPS: see docs/hosting.md."
            )?;
        }
        Ok(())
    }
}

/// A QR code of half blocks; nothing if the text is too long for one.
fn code(text: &str) -> String {
    let Ok(code) = qrcode::QrCode::new(text) else { return String::new() };
    let drawn = code.render::<Dense1x2>().build();
    let lines: Vec<String> = drawn.lines().map(|line| format!("{PAPER}{line}{PAPER:#}")).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn greeting(public: Option<&str>, is_for_others: bool, with_code: bool) -> String {
        let public = public.map(|public| public.parse().unwrap());
        let page = "http://127.0.0.1:8080/";
        let kept = Some("/home/ann/farkle");
        Greeting { page, public: public.as_ref(), is_for_others, kept, with_code }.to_string()
    }

    #[test]
    fn the_start_says_where_to_play_what_is_kept_and_how_others_join_in() {
        let home = greeting(Some("http://192.168.1.7:8080"), true, false);
        let lines: Vec<&str> = home.lines().collect();
        assert_eq!(lines[0], "Farkle is served at http://127.0.0.1:8080/ (Ctrl+C stops it)");
        assert_eq!(lines[1], "Tables of friends are kept in /home/ann/farkle.");
        assert_eq!(lines[2], "Phones in the same Wi-Fi play at http://192.168.1.7:8080/");
        assert!(lines[3].contains("need HTTPS") && lines.len() == 4, "{home}");
        let alone = greeting(None, false, true);
        assert!(alone.contains("Wi-Fi start it without --listen and --trusted-proxies."), "{alone}");
        assert!(alone.ends_with("give the address of the proxy with --public."), "{alone}");
        let lost = greeting(None, true, true);
        assert!(lost.contains("in no network"), "{lost}");
        let named = greeting(Some("https://farkle.example"), false, false);
        assert!(named.ends_with("\nOthers play at https://farkle.example/"), "{named}");
    }

    #[test]
    fn a_camera_sees_the_address_for_others_with_a_white_margin() {
        let address = "http://192.168.1.7:8080/";
        let code = qrcode::QrCode::new(address).unwrap();
        let (width, dark) = (code.width(), code.to_colors());
        let said = greeting(Some("http://192.168.1.7:8080"), true, true);
        let lines: Vec<Vec<char>> = said
            .lines()
            .filter_map(|line| line.strip_prefix(&format!("{PAPER}"))?.strip_suffix(&format!("{PAPER:#}")))
            .map(|line| line.chars().collect())
            .collect();
        assert_eq!(lines.len(), (width + 8).div_ceil(2));
        let is_dark = |x: usize, y: usize| match lines[y / 2][x] {
            '█' => true,
            '▀' => y.is_multiple_of(2),
            '▄' => !y.is_multiple_of(2),
            _ => false,
        };
        for (y, x) in (0..width + 8).flat_map(|y| (0..width + 8).map(move |x| (y, x))) {
            let inside = (4..width + 4).contains(&x) && (4..width + 4).contains(&y);
            let expected = inside && dark[(y - 4) * width + x - 4] == qrcode::Color::Dark;
            assert_eq!(is_dark(x, y), expected, "{x} {y}");
        }
    }
}
