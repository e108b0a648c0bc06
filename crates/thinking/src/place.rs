//! Actions by their place in the engine's list of legal ones.

use farkle_rules::{Action, Game};

/// The place of an action among the legal ones; `None` if it is not legal.
///
/// ```
/// use farkle_rules::{Action, Position, RuleSet};
/// use farkle_thinking::{action_at, number_of};
/// let position: Position = "0/0 begin".parse()?;
/// let game = position.game(RuleSet::preset("classic").unwrap())?;
/// let number = number_of(&game, Action::Roll).unwrap();
/// assert_eq!(action_at(&game, number), Some(Action::Roll));
/// assert_eq!(number_of(&game, Action::GoOn), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn number_of(game: &Game, action: Action) -> Option<u16> {
    let place = game.legal_actions().position(|legal| legal == action)?;
    u16::try_from(place).ok()
}

/// The legal action at a place.
pub fn action_at(game: &Game, number: u16) -> Option<Action> {
    game.legal_actions().nth(number.into())
}
