//! A page in millimetres from its top left corner.
//!
//! Everything is black with a few greys for lines, so that sheets look right on the cheapest
//! printer.

use crate::font::{FAMILY, NARROW_SPACE, Weight, in_our_font};
use farkle_rules::Face;
use farkle_words::Language;
use std::fmt::Write;

/// The shade of a line, a text or an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Text and pips.
    Black,
    /// Side notes.
    Grey,
    /// Lines to write on.
    Line,
    /// Dice that are not part of the set-aside.
    Pale,
    /// A light background of headings.
    Wash,
    /// The paper itself.
    Paper,
}

impl Ink {
    const fn css(self) -> &'static str {
        match self {
            Ink::Black => "#111",
            Ink::Grey => "#555",
            Ink::Line => "#888",
            Ink::Pale => "#b5b5b5",
            Ink::Wash => "#eee",
            Ink::Paper => "#fff",
        }
    }
}

/// The point of a text at its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// One page.
#[derive(Clone, Debug)]
pub struct Canvas {
    width: f64,
    height: f64,
    body: String,
}

/// Two decimals are a hundredth of a millimetre, finer than any printer.
fn mm(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            NARROW_SPACE => out.push(in_our_font(c)),
            // XML can't express most control characters.
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

impl Canvas {
    /// An empty page.
    pub fn new((width, height): (f64, f64)) -> Canvas {
        Canvas { width, height, body: String::new() }
    }

    /// Width and height in millimetres.
    pub fn size_mm(&self) -> (f64, f64) {
        (self.width, self.height)
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a string never fails.
        let _ = self.body.write_fmt(element);
        self.body.push('\n');
    }

    /// Draws a straight line of this thickness.
    pub fn line(&mut self, (x1, y1): (f64, f64), (x2, y2): (f64, f64), thickness: f64, ink: Ink) {
        self.add(format_args!(
            r#"<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="{}" stroke-width="{}"/>"#,
            mm(x1),
            mm(y1),
            mm(x2),
            mm(y2),
            ink.css(),
            mm(thickness)
        ));
    }

    /// Draws a filled rectangle.
    pub fn fill(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), ink: Ink) {
        self.add(format_args!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{}"/>"#,
            mm(x),
            mm(y),
            mm(width),
            mm(height),
            ink.css()
        ));
    }

    /// Draws the outline of a rectangle with rounded corners.
    pub fn outline(
        &mut self,
        (x, y): (f64, f64),
        (width, height): (f64, f64),
        radius: f64,
        thickness: f64,
        ink: Ink,
    ) {
        self.add(format_args!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="none" stroke="{}" stroke-width="{}"/>"#,
            mm(x),
            mm(y),
            mm(width),
            mm(height),
            mm(radius),
            ink.css(),
            mm(thickness)
        ));
    }

    /// Draws a line through points.
    pub fn curve(&mut self, points: &[(f64, f64)], thickness: f64, dashes: &str) {
        let list: Vec<String> = points.iter().map(|&(x, y)| format!("{},{}", mm(x), mm(y))).collect();
        let dashes =
            if dashes.is_empty() { String::new() } else { format!(r#" stroke-dasharray="{dashes}""#) };
        self.add(format_args!(
            r#"<polyline points="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linejoin="round"{dashes}/>"#,
            list.join(" "),
            Ink::Black.css(),
            mm(thickness)
        ));
    }

    /// Writes a line of text on the baseline `y` in this size. Returns its width.
    pub fn text(
        &mut self,
        (x, y): (f64, f64),
        size: f64,
        weight: Weight,
        (anchor, ink): (Anchor, Ink),
        text: &str,
    ) -> f64 {
        let anchored = match anchor {
            Anchor::Start => "",
            Anchor::Middle => r#" text-anchor="middle""#,
            Anchor::End => r#" text-anchor="end""#,
        };
        self.add(format_args!(
            r#"<text x="{}" y="{}" font-size="{}" font-weight="{}" fill="{}"{anchored}>{}</text>"#,
            mm(x),
            mm(y),
            mm(size),
            weight.css(),
            ink.css(),
            escaped(text)
        ));
        weight.width(text, size)
    }

    /// Writes text as large as fits into `room`, at most `size`. Below half of that it is cut with
    /// an ellipsis.
    pub fn text_within(
        &mut self,
        at: (f64, f64),
        (size, room): (f64, f64),
        weight: Weight,
        look: (Anchor, Ink),
        text: &str,
    ) {
        let natural = weight.width(text, size);
        let fitted = if natural <= room { size } else { size * room / natural };
        if fitted >= size / 2.0 {
            self.text(at, fitted, weight, look, text);
        } else {
            self.text(at, size / 2.0, weight, look, &shortened(weight, text, size / 2.0, room));
        }
    }

    /// Writes a name whole into a box, whose top left corner is at this position: in one line if it
    /// fits there in nearly this `size`, else in several.
    pub fn name(
        &mut self,
        (x, y): (f64, f64),
        (width, height): (f64, f64),
        size: f64,
        anchor: Anchor,
        name: &str,
    ) {
        let (size, lines) = fitted(Weight::Bold, name, size, (width, height));
        self.name_in_lines((x, y), (width, height), size, anchor, &lines);
    }

    /// Writes the lines of a name into a box.
    pub(crate) fn name_in_lines(
        &mut self,
        (x, y): (f64, f64),
        (width, height): (f64, f64),
        size: f64,
        anchor: Anchor,
        lines: &[String],
    ) {
        let at = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x + width / 2.0,
            Anchor::End => x + width,
        };
        let above = (height - size * NAME_LEADING * lines.len() as f64) / 2.0;
        for (place, line) in lines.iter().enumerate() {
            // Letters reach from the baseline to 0.7 of the size above it.
            let baseline = y + above + size * (NAME_LEADING * (place as f64 + 0.5) + 0.35);
            self.text((at, baseline), size, Weight::Bold, (anchor, Ink::Black), line);
        }
    }

    /// Writes text in lines of at most `room`. Returns the baseline after the last line.
    pub fn paragraph(
        &mut self,
        (x, y): (f64, f64),
        (size, room): (f64, f64),
        weight: Weight,
        text: &str,
    ) -> f64 {
        const LEADING: f64 = 1.3;
        let mut baseline = y;
        for line in lines(weight, text, size, room) {
            self.text((x, baseline), size, weight, (Anchor::Start, Ink::Black), &line);
            baseline += size * LEADING;
        }
        baseline
    }

    /// Draws a dot around this position.
    pub fn dot(&mut self, (x, y): (f64, f64), radius: f64, ink: Ink) {
        let (x, y, radius, ink) = (mm(x), mm(y), mm(radius), ink.css());
        self.add(format_args!(r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{ink}"/>"#));
    }

    /// Draws a die with its top left corner at this position.
    pub fn die(&mut self, at: (f64, f64), side: f64, face: Face) {
        self.die_in(Ink::Black, at, side, face);
    }

    fn die_in(&mut self, ink: Ink, (x, y): (f64, f64), side: f64, face: Face) {
        let edge = side * 0.06;
        self.outline((x + edge / 2.0, y + edge / 2.0), (side - edge, side - edge), side * 0.2, edge, ink);
        for &(column, row) in pips(face) {
            let at = |place: u8| side * (0.26 + 0.24 * f64::from(place));
            self.add(format_args!(
                r#"<circle cx="{}" cy="{}" r="{}" fill="{}"/>"#,
                mm(x + at(column)),
                mm(y + at(row)),
                mm(side * 0.1),
                ink.css()
            ));
        }
    }

    /// Draws dice side by side. Returns their width.
    pub fn dice(&mut self, at: (f64, f64), side: f64, faces: &[Face]) -> f64 {
        self.dice_in(Ink::Black, at, side, faces)
    }

    /// Draws grey dice that are not part of the set-aside. Returns their width.
    pub fn pale_dice(&mut self, at: (f64, f64), side: f64, faces: &[Face]) -> f64 {
        self.dice_in(Ink::Pale, at, side, faces)
    }

    fn dice_in(&mut self, ink: Ink, (x, y): (f64, f64), side: f64, faces: &[Face]) -> f64 {
        let step = side * 1.12;
        for (place, &face) in faces.iter().enumerate() {
            self.die_in(ink, (x + step * place as f64, y), side, face);
        }
        step * faces.len() as f64
    }

    /// The drawing as SVG elements.
    pub(crate) fn drawing(&self) -> &str {
        &self.body
    }

    /// The page as SVG of its true size. `style` goes into its head, for an embedded font.
    pub(crate) fn svg(&self, title: &str, language: Language, style: &str) -> String {
        let (width, height) = (mm(self.width), mm(self.height));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\" lang=\"{language}\" font-family=\"{FAMILY}, sans-serif\">\n<title>{}</title>\n{style}<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n{}</svg>\n",
            escaped(title),
            Ink::Paper.css(),
            self.body
        )
    }
}

/// The text, or its beginning with an ellipsis if it does not fit.
fn shortened(weight: Weight, text: &str, size: f64, room: f64) -> String {
    if weight.width(text, size) <= room {
        return text.to_string();
    }
    let cuts = text.char_indices().map(|(at, _)| at).rev();
    cuts.map(|at| format!("{}…", text[..at].trim_end()))
        .find(|cut| weight.width(cut, size) <= room)
        .unwrap_or_default()
}

/// From one baseline to the next one in a name, relative to the size.
const NAME_LEADING: f64 = 1.12;

/// The size at which a text fits into a box, at most this one, and its lines. Words are broken only
/// where they would be too small otherwise.
pub(crate) fn fitted(
    weight: Weight,
    text: &str,
    most: f64,
    (width, height): (f64, f64),
) -> (f64, Vec<String>) {
    const STEP: f64 = 0.95;
    const ONE_LINE: f64 = 0.7;
    let text = text.trim().to_string();
    let alone = (most * width / weight.width(&text, most).max(f64::MIN_POSITIVE)).min(most);
    if alone >= most * ONE_LINE || text.is_empty() {
        return (alone, vec![text]);
    }
    let mut size = most;
    loop {
        let whole = lines(weight, &text, size, width);
        let is_within = |lines: &[String]| {
            size * NAME_LEADING * lines.len() as f64 <= height
                && lines.iter().all(|line| weight.width(line, size) <= width)
        };
        if is_within(&whole) {
            return (size, whole);
        }
        let broken = broken(weight, &whole, size, width);
        if size < most / 2.0 && is_within(&broken) {
            return (size, broken);
        }
        size *= STEP;
    }
}

/// The lines, with those broken that are too long: after a hyphen, or else anywhere.
pub(crate) fn broken(weight: Weight, lines: &[String], size: f64, room: f64) -> Vec<String> {
    let mut broken = Vec::new();
    for line in lines {
        let mut part = String::new();
        for c in line.chars() {
            part.push(c);
            if weight.width(&part, size) > room && part.chars().count() > 1 {
                let hyphen = part.rfind('-').map(|at| at + 1).filter(|&at| at < part.len());
                let rest = part.split_off(hyphen.unwrap_or(part.len() - c.len_utf8()));
                broken.push(std::mem::replace(&mut part, rest));
            }
        }
        broken.push(part);
    }
    broken
}

/// Breaks text at plain spaces; other spaces hold words together. A word that is longer than a line
/// gets a line of its own.
pub(crate) fn lines(weight: Weight, text: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split([' ', '\n', '\t']).filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if weight.width(&format!("{line} {word}"), size) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

/// Columns and rows of the pips, 0 to 2.
fn pips(face: Face) -> &'static [(u8, u8)] {
    match face {
        Face::One => &[(1, 1)],
        Face::Two => &[(0, 2), (2, 0)],
        Face::Three => &[(0, 2), (1, 1), (2, 0)],
        Face::Four => &[(0, 0), (0, 2), (2, 0), (2, 2)],
        Face::Five => &[(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)],
        Face::Six => &[(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)],
    }
}
