//! What can be laid over the table: the score sheet, the odds, the rules of this game.

use super::odds::TableOdds;
use super::{Open, Sheet};
use crate::friends::far_table::FarTable;
use crate::game::open_game::OpenGame;
use crate::language::messages::say;
use crate::screens::friends::People;
use crate::screens::rules_in_words::RulesInWords;
use crate::screens::sheet_dialog::SheetDialog;
use farkle_client::Screen;
use leptos::prelude::*;

/// The sheet that is open, if any.
#[component]
pub(super) fn Dialogs(
    play: OpenGame,
    screen: Memo<Screen>,
    open: RwSignal<Option<Open>>,
    far: Option<FarTable>,
) -> impl IntoView {
    let rules = play.ledger.with_untracked(|ledger| ledger.game().rules().clone());
    let title = move || match open.get() {
        Some(Open::Odds) => say!("button-odds"),
        Some(Open::Rules) => say!("button-rules"),
        Some(Open::People) => say!("friends-people"),
        Some(Open::Sheet) | None => say!("sheet-title"),
    };
    view! {
        <SheetDialog open only_read=true title=Signal::derive(title)>
            {move || match open.get() {
                Some(Open::Sheet) => view! { <Sheet play/> }.into_any(),
                Some(Open::Odds) => view! { <TableOdds play screen far close=move |()| open.set(None)/> }.into_any(),
                Some(Open::Rules) => view! { <RulesInWords rules=rules.clone()/> }.into_any(),
                Some(Open::People) => far.map(|far| view! { <People far play close=move |()| open.set(None)/> }).into_any(),
                None => ().into_any(),
            }}
        </SheetDialog>
    }
}
