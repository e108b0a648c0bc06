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

    /// A chance from 0 to 1 as a whole number of percent: what is told to be compared, not computed
    /// with. Less than one percent has a decimal.
    pub fn rough_percent(&self, chance: f64) -> String {
        let percent = chance * 100.0;
        if percent < 0.95 {
            return self.percent(chance);
        }
        self.say_with("percent", &[("number", format!("{percent:.0}").into())])
    }

    /// A number with one decimal. Small ones have two.
    pub fn decimals(&self, number: f64) -> String {
        let text = if number.abs() < 0.095 { format!("{number:.2}") } else { format!("{number:.1}") };
        text.replace('.', self.say("decimal-mark").trim_matches('"'))
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
    fn a_rough_percentage_is_whole_unless_it_is_tiny() {
        let messages = Language::English.messages();
        let said = [0.767, 0.084, 0.05, 0.0096, 0.0094, 0.003].map(|chance| messages.rough_percent(chance));
        assert_eq!(said, ["77%", "8%", "5%", "1%", "0.9%", "0.3%"]);
    }
}
