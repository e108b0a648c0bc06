//! Points, chances and averages in the format of the language.

use crate::Messages;
use farkle_rules::Points;

impl Messages {
    /// Points in the format of this language.
    pub fn points(&self, points: Points) -> String {
        self.number(points.0.into())
    }

    /// A chance from 0 to 1 in percent. Small ones have one decimal.
    pub fn percent(&self, chance: f64) -> String {
        let percent = chance * 100.0;
        let number =
            if percent > 0.0 && percent < 9.95 { format!("{percent:.1}") } else { format!("{percent:.0}") };
        let number = number.replace('.', self.say("decimal-mark").trim_matches('"'));
        self.say_with("percent", &[("number", number.into())])
    }

    /// A number with one decimal. Small ones have two.
    pub fn decimals(&self, number: f64) -> String {
        let text = if number.abs() < 0.095 { format!("{number:.2}") } else { format!("{number:.1}") };
        text.replace('.', self.say("decimal-mark").trim_matches('"'))
    }

    /// As [`Messages::decimals`], with its sign unless it rounds to zero.
    pub fn signed(&self, number: f64) -> String {
        let text = self.decimals(number.abs());
        match () {
            () if text == self.decimals(0.0) => text,
            () if number < 0.0 => format!("\u{2212}{text}"),
            () => format!("+{text}"),
        }
    }

    /// A chance from 0 to 1 in percent, with one decimal.
    pub fn fine_percent(&self, chance: f64) -> String {
        let number =
            format!("{:.1}", chance * 100.0).replace('.', self.say("decimal-mark").trim_matches('"'));
        self.say_with("percent", &[("number", number.into())])
    }
}

#[cfg(test)]
mod tests {
    use crate::Language;

    #[test]
    fn what_rounds_to_nothing_has_no_sign() {
        let messages = Language::English.messages();
        let said = [-0.004, 0.0, -0.0, 0.004, -0.006, 2.34, -12.0].map(|number| messages.signed(number));
        assert_eq!(said, ["0.00", "0.00", "0.00", "0.00", "\u{2212}0.01", "+2.3", "\u{2212}12.0"]);
    }
}
