//! Rule sets that tables share. One compiled rule set takes more memory than the rest of a table.

use farkle_rules::{RuleSet, RuleSetDraft};
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// How many are remembered. Tables that have one keep it.
const REMEMBERED: usize = 64;

/// The rule sets that were used last, the latest one at the end.
#[derive(Debug, Default)]
pub(super) struct RuleSets(Mutex<VecDeque<Known>>);

#[derive(Debug)]
struct Known {
    code: String,
    name: Option<String>,
    rules: RuleSet,
}

impl RuleSets {
    /// The rule set with this code, and with this name unless that follows from the code.
    pub(super) fn of(&self, code: &str, name: Option<&str>) -> Result<RuleSet, String> {
        let lock = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        {
            let mut known = lock();
            let is_it = |known: &Known| known.code == code && known.name.as_deref() == name;
            if let Some(at) = known.iter().position(is_it)
                && let Some(found) = known.remove(at)
            {
                let rules = found.rules.clone();
                known.push_back(found);
                return Ok(rules);
            }
        }
        let mut draft = RuleSetDraft::from_code(code).map_err(|error| error.to_string())?;
        if let Some(name) = name {
            draft.name = name.to_string();
        }
        let rules = RuleSet::try_from(draft).map_err(|_| "the rules contradict each other".to_string())?;
        let mut known = lock();
        if known.len() == REMEMBERED {
            known.pop_front();
        }
        known.push_back(Known {
            code: code.to_string(),
            name: name.map(str::to_string),
            rules: rules.clone(),
        });
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_with_the_same_rules_share_what_is_compiled() {
        let rule_sets = RuleSets::default();
        let [classic, zilch] = ["classic", "zilch"].map(|name| RuleSet::preset(name).unwrap().code());
        let tables = [&classic, &zilch, &classic].map(|code| rule_sets.of(code, None).unwrap());
        assert!(std::ptr::eq(tables[0].draft(), tables[2].draft()));
        assert_eq!(tables[1].code(), zilch);
        let ours = rule_sets.of(&classic, Some("Friday")).unwrap();
        assert_eq!((ours.name(), ours.code()), ("Friday", classic));
    }
}
