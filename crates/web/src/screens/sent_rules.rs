//! Rules that somebody sent: a field for their code or link, and what is wrong with it.

use crate::game::rule_address::{self, NoRules, why_unread};
use crate::language::messages::say;
use crate::page::focus;
use crate::page::live_region::Region;
use farkle_rules::RuleSet;
use leptos::prelude::*;

const FIELD: &str = "sent-rules";

fn in_words(fault: NoRules) -> String {
    match fault {
        NoRules::NoCode => say!("edit-code-fault"),
        NoRules::Mistyped => say!("edit-code-mistyped"),
        NoRules::Newer => say!("file-newer"),
    }
}

/// The field and its button; `open` takes the rules and may return a message about them.
#[component]
pub(crate) fn SentRules(open: impl Fn(RuleSet) -> Option<String> + 'static) -> impl IntoView {
    let fault = RwSignal::new(None::<NoRules>);
    let answer = RwSignal::new(String::new());
    let field = NodeRef::<leptos::html::Input>::new();
    let read = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        let rules = rule_address::read_link(&text);
        fault.set(rules.is_none().then(|| why_unread(&text)));
        match rules {
            Some(rules) => answer.set(open(rules).unwrap_or_default()),
            None => {
                answer.set(String::new());
                focus::soon_on(format!("#{FIELD}"));
            }
        }
    };
    view! {
        <details class="sent-rules">
            <summary>{say!("edit-code-about")}</summary>
            <form on:submit=read>
                <label class="field" for=FIELD><span class="label">{say!("edit-code")}</span></label>
                <input class="input" id=FIELD autocomplete="off" autocapitalize="off" spellcheck="false" node_ref=field
                    aria-invalid=move || fault.get().map(|_| "true") aria-describedby="sent-rules-fault"/>
                <button class="button">{say!("sent-open")}</button>
            </form>
            <div class="fault" id="sent-rules-fault"><Region>{move || fault.get().map(in_words)}</Region></div>
            <p class="answer" role="status">{move || answer.get()}</p>
        </details>
    }
}
