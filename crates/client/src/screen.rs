//! The model of the table's screen: everything that a front end draws, as data.
//!
//! Terminal and browser draw the same model, so they can't disagree about what is possible and why
//! not.

use crate::selection::is_full;
use crate::{Selection, TrayGroup, tray};
use farkle_rules::rule_set::{EndingRule, Reached};
use farkle_rules::{Action, Dice, Face, Game, Phase, Points, Refusal, Seat, Side, Then};
use farkle_table::Ledger;

/// Everything on the table's screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// The sides, in seat order.
    pub sides: Vec<SideView>,
    /// The seats, clockwise.
    pub seats: Vec<ScreenSeat>,
    /// The dice on the table, in the order in which they lie.
    pub dice: Vec<DieView>,
    /// Dice in the air or about to be rolled.
    pub dice_in_hand: usize,
    /// Set aside in this turn.
    pub tray: Vec<TrayGroup>,
    /// Where in `tray` the dice begin that lie on the tray now; earlier ones went with hot dice.
    pub tray_since_hot_dice: usize,
    /// The turn total, without the selection.
    pub turn_total: Points,
    /// What the selection adds.
    pub selected: Points,
    /// The button that rolls.
    pub roll: RollButton,
    /// The button that begins with the dice left over, where the rules have it.
    pub take_over: Option<TakeOverButton>,
    /// The button that ends the turn.
    pub bank: BankButton,
    /// Which of the two stands out.
    pub stands_out: StandsOut,
    /// What is special about this moment.
    pub banner: Option<Banner>,
}

/// One side on the score board.
#[derive(Clone, Debug, PartialEq)]
pub struct SideView {
    /// Which.
    pub side: Side,
    /// Its score.
    pub score: Points,
    /// Part of the way to the target, 0 to 1.
    pub progress: f64,
    /// Whether it has banked once, where that matters.
    pub opened: bool,
    /// Whether it is to move.
    pub to_move: bool,
    /// Whether it leads in the last turns.
    pub leads: bool,
    /// Whether it has won.
    pub won: bool,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScreenSeat {
    /// Which.
    pub seat: Seat,
    /// Its side.
    pub side: Side,
    /// Its name.
    pub name: String,
    /// Whether a person holds it.
    pub is_person: bool,
    /// Farkles in a row, 0 to 2.
    pub farkles: u8,
    /// Whether it is its turn.
    pub to_move: bool,
}

/// One die on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieView {
    /// What it shows.
    pub face: Face,
    /// Whether it is selected.
    pub selected: bool,
    /// Whether it is selected, or can be: in a combination of this roll that has room for it.
    pub scores: bool,
    /// What a tap on it selects where nothing is selected.
    pub points: Points,
}

/// The button that rolls: with the selection set aside first, if there is a roll on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct RollButton {
    /// How many dice it rolls.
    pub dice: usize,
    /// The chance that the roll is a farkle, from 0 to 1.
    pub farkle_chance: f64,
    /// What a farkle would lose.
    pub at_risk: Points,
    /// Whether these are hot dice.
    pub hot_dice: bool,
    /// What pressing it does, or why it can't be pressed.
    pub action: Result<Action, Refusal>,
}

/// The button that begins the turn with the dice left over.
#[derive(Clone, Debug, PartialEq)]
pub struct TakeOverButton {
    /// How many dice it rolls.
    pub dice: usize,
    /// The chance that the roll is a farkle, from 0 to 1.
    pub farkle_chance: f64,
    /// What the first roll earns if it scores.
    pub earns: Points,
    /// What a farkle would lose.
    pub at_risk: Points,
}

/// The button that ends the turn: banks, or gives up where that is all that is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BankButton {
    /// The turn total with the selection.
    pub total: Points,
    /// The score that the side would have; while the button can't be pressed, its score and the
    /// turn total.
    pub score: Points,
    /// Whether that wins the game. Whoever plays a number of rounds alone wins against nobody.
    pub wins: bool,
    /// Whether the side can no longer win after it.
    pub loses: bool,
    /// The points that it leaves lying there: more dice of this roll could be banked.
    pub leaves: Points,
    /// What pressing it does, or why it can't be pressed.
    pub action: Result<Action, Refusal>,
}

/// Which of the two buttons stands out: by a rule of thumb for the stakes, not by the best play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StandsOut {
    /// The button that rolls.
    #[default]
    Roll,
    /// Both, because neither is clearly the safer one.
    Both,
    /// Neither: more dice that score lie there, and a bank would leave them.
    Neither,
    /// The button that ends the turn.
    Bank,
}

/// What is special about this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Banner {
    /// A last turn: a bank of this much takes the lead.
    LastTurn {
        /// The smallest bank that takes the lead.
        needed: Points,
        /// Whether it is a single throw.
        one_throw: bool,
    },
    /// A play-off.
    PlayOff,
    /// The side has not opened: its first bank must be at least this.
    Opening {
        /// The opening score.
        needed: Points,
    },
    /// A farkle after which the player may go on.
    MayGoOn,
    /// Exactly this much wins.
    ExactlyToWin {
        /// What is missing to the target.
        needed: Points,
    },
    /// The goal is near: this much is missing.
    NearGoal {
        /// What is missing to the target.
        needed: Points,
    },
    /// The last round of a game of fixed rounds.
    LastRound,
    /// Any other round of such a game.
    Round {
        /// Which one, from 1.
        round: u32,
        /// How many there are.
        rounds: u32,
    },
}

impl Screen {
    /// The screen of a ledger with this selection.
    pub fn of(ledger: &Ledger, selection: &Selection) -> Screen {
        let game = ledger.game();
        let faces = Selection::faces(ledger);
        let selected_dice = selection.dice(ledger);
        let roll: Dice = faces.iter().copied().collect();
        let selected = game.rules().points_of(selected_dice, roll).unwrap_or_default();
        let (groups, tray_since_hot_dice) = tray(ledger);
        let ends_turn = matches!(game.phase(), Phase::TurnBegins | Phase::Over { .. });
        let roll_button = roll_button(game, selected_dice, roll, selected);
        let bank_button = bank_button(game, selected_dice, roll, selected);
        Screen {
            sides: game.all_sides().map(|side| SideView::of(game, side)).collect(),
            seats: game.seats().map(|seat| seat_view(ledger, seat)).collect(),
            dice: dice_views(game, &faces, selection),
            dice_in_hand: dice_in_hand(game),
            tray: groups,
            tray_since_hot_dice,
            turn_total: if ends_turn { Points::ZERO } else { game.turn().total },
            selected,
            stands_out: stands_out(game, &roll_button, &bank_button),
            roll: roll_button,
            take_over: take_over_button(game),
            bank: bank_button,
            banner: Banner::of(game),
        }
    }
}

impl SideView {
    /// A side of a game.
    pub fn of(game: &Game, side: Side) -> SideView {
        let in_play =
            !game.is_over() && !matches!(game.phase(), Phase::StartRoll { .. } | Phase::ChoosingStarter);
        SideView {
            side,
            score: game.score(side),
            progress: game.progress(side),
            opened: game.has_opened(side),
            to_move: in_play && game.side(game.mover()) == side,
            leads: !game.is_over() && game.leader() == Some(side),
            won: game.winners().contains(side),
        }
    }
}

fn seat_view(ledger: &Ledger, seat: Seat) -> ScreenSeat {
    let game = ledger.game();
    ScreenSeat {
        seat,
        side: game.side(seat),
        name: ledger.name(seat).to_string(),
        is_person: ledger.holder(seat).is_some_and(farkle_table::Holder::is_person),
        farkles: game.farkles_in_a_row(seat),
        to_move: !game.is_over() && game.mover() == seat,
    }
}

/// The dice of a roll in the order of `faces`.
pub(crate) fn dice_views(game: &Game, faces: &[Face], selection: &Selection) -> Vec<DieView> {
    let roll: Dice = faces.iter().copied().collect();
    let now = selection.dice_among(faces);
    let scores =
        |place: usize, face: Face| selection.contains(place) || !is_full(game.rules(), roll, now, face);
    let points = |place: usize| {
        let mut tapped = Selection::default();
        let dice = tapped.tap_among(game.rules(), faces, place).map(|()| tapped.dice_among(faces));
        dice.ok().and_then(|dice| game.rules().points_of(dice, roll)).unwrap_or_default()
    };
    let view = |(place, &face)| DieView {
        face,
        selected: selection.contains(place),
        scores: scores(place, face),
        points: points(place),
    };
    faces.iter().enumerate().map(view).collect()
}

fn dice_in_hand(game: &Game) -> usize {
    match game.phase() {
        Phase::TurnBegins => game.rules().dice(),
        Phase::Rolling { dice } | Phase::Farkled { dice } => dice.into(),
        Phase::Choosing { roll } => roll.len(),
        _ => 0,
    }
}

fn roll_button(game: &Game, selected_dice: Dice, roll: Dice, selected: Points) -> RollButton {
    let (wish, dice, at_risk) = match game.phase() {
        Phase::Choosing { .. } => {
            let dice = game.rules().in_hand_after(roll, selected_dice);
            let total = game.turn().total + selected;
            (Action::SetAside { dice: selected_dice, then: Then::Roll }, dice, total + game.farkle_costs())
        }
        Phase::Farkled { dice } => (Action::GoOn, dice.into(), Points::ZERO),
        Phase::Rolling { dice } => (Action::Roll, dice.into(), game.turn().total + game.farkle_costs()),
        _ => (Action::Roll, game.rules().dice(), game.farkle_costs()),
    };
    RollButton {
        dice,
        farkle_chance: game.rules().farkle_chance(dice),
        at_risk,
        hot_dice: !roll.is_empty() && game.makes_hot_dice(roll, selected_dice),
        action: game.decide(wish).map(|_| wish),
    }
}

fn take_over_button(game: &Game) -> Option<TakeOverButton> {
    game.decide(Action::TakeOver).ok()?;
    let leftover = game.leftover()?;
    let dice = usize::from(leftover.dice);
    Some(TakeOverButton {
        dice,
        farkle_chance: game.rules().farkle_chance(dice),
        earns: leftover.points,
        at_risk: game.farkle_costs(),
    })
}

fn bank_button(game: &Game, dice: Dice, roll: Dice, selected: Points) -> BankButton {
    let total = game.turn().total + selected;
    let wish = match game.phase() {
        Phase::Farkled { .. } => Action::GiveUp,
        _ => Action::SetAside { dice, then: Then::Bank },
    };
    let give_up = Action::SetAside { dice, then: Then::GiveUp };
    let action = game.decide(wish).map(|_| wish);
    // Where a last throw is not enough to bank, ending the turn is what the button does.
    let action = action.or_else(|refusal| game.decide(give_up).map(|_| give_up).map_err(|_| refusal));
    let after = action.ok().and_then(|action| banked(game, action));
    let own = game.side(game.mover());
    let score = after.as_ref().map_or_else(|| game.score(own) + total, |after| after.score(own));
    let set_asides = game.rules().set_asides(roll);
    let better = set_asides.iter().take_while(|other| after.is_some() && other.points > selected);
    let leaves = better
        .filter_map(|other| banked(game, Action::SetAside { dice: other.dice, then: Then::Bank }))
        .map(|other| other.score(own) - score)
        .max()
        .map_or(Points::ZERO, |most| most.max(Points::ZERO));
    // Nobody wins against nobody.
    let is_alone = game.side_count() == 1;
    BankButton {
        total,
        score,
        leaves,
        wins: !is_alone && after.as_ref().is_some_and(|after| after.winners().contains(own)),
        loses: after.is_some_and(|after| can_no_longer_win(&after, own)),
        action,
    }
}

/// Whether the game is over without this side having won, or it has had its last turn and somebody
/// else is ahead, who has, too.
fn can_no_longer_win(game: &Game, own: Side) -> bool {
    if game.is_over() {
        return !game.winners().contains(own);
    }
    let ahead = game.ahead(game.all_sides().collect());
    !ahead.contains(own) && ahead.iter().chain([own]).all(|side| !game.has_turn_to_come(side))
}

/// By rule of thumb: what a roll that scores brings for each of its dice, and what hot dice bring.
const THUMB_PER_DIE: f64 = 50.0;
const THUMB_HOT_DICE: f64 = 500.0;
/// Whoever leaves so much on the table may have missed it; a single 1 or 5 is often left for one
/// more die.
const THUMB_MISSED: Points = Points(200);

fn stands_out(game: &Game, roll: &RollButton, bank: &BankButton) -> StandsOut {
    // A bank that loses the game, or earns nothing, is no safe way out.
    let is_behind = game.takes_the_lead_with().is_some_and(|needed| bank.total < needed);
    if bank.action.is_err() || bank.total <= Points::ZERO || is_behind {
        return StandsOut::Roll;
    }
    if bank.wins {
        return StandsOut::Bank;
    }
    let loss = roll.farkle_chance * f64::from(roll.at_risk.0);
    let gain = (1.0 - roll.farkle_chance) * THUMB_PER_DIE * roll.dice as f64
        + game.rules().hot_dice_chance(roll.dice) * THUMB_HOT_DICE;
    match roll.action {
        _ if bank.leaves >= THUMB_MISSED => StandsOut::Neither,
        Ok(_) if loss < gain / 2.0 => StandsOut::Roll,
        // First there are more points to take.
        _ if bank.leaves > Points::ZERO => StandsOut::Neither,
        Ok(_) if loss < gain || is_race(game) => StandsOut::Both,
        _ => StandsOut::Bank,
    }
}

/// So much of the target, as a part of it, or so many rounds before the end it matters how far the
/// others are, and points are no guide to a bank.
const RACE: (i32, i32) = (3, 4);
const RACE_ROUNDS: u32 = 2;

fn is_race(game: &Game) -> bool {
    if game.side_count() == 1 {
        return false;
    }
    let rules = game.rules();
    match rules.ending() {
        EndingRule::Rounds => game.round() + RACE_ROUNDS > u32::from(rules.rounds()),
        EndingRule::AtOnce | EndingRule::LastTurn | EndingRule::Exactly => {
            let (part, whole) = RACE;
            game.all_sides().any(|side| game.score(side).0 >= rules.target().0 / whole * part)
        }
    }
}

/// The game once the action is done: only the engine knows what a bank too far or a third farkle
/// comes to.
fn banked(game: &Game, action: Action) -> Option<Game> {
    let mut after = game.clone();
    after.apply(&game.decide(action).ok()?).ok()?;
    Some(after)
}

/// The last part of the way to the goal is near it: one of so many.
const NEAR: i32 = 10;

impl Banner {
    /// What is special about this moment of a game, if anything is.
    pub fn of(game: &Game) -> Option<Banner> {
        let rules = game.rules();
        let side = game.side(game.mover());
        if game.is_over() || matches!(game.phase(), Phase::StartRoll { .. } | Phase::ChoosingStarter) {
            return None;
        }
        if matches!(game.phase(), Phase::Farkled { .. }) {
            return Some(Banner::MayGoOn);
        }
        if let Some(needed) = game.takes_the_lead_with() {
            return Some(Banner::LastTurn { needed, one_throw: game.is_one_throw() });
        }
        if !game.play_off().is_empty() {
            return Some(Banner::PlayOff);
        }
        if !game.has_opened(side) && rules.opening_score() > Points::ZERO {
            return Some(Banner::Opening { needed: rules.opening_score() });
        }
        match rules.ending() {
            EndingRule::Exactly => Some(Banner::ExactlyToWin { needed: rules.target() - game.score(side) }),
            EndingRule::Rounds if game.round() == u32::from(rules.rounds()) => Some(Banner::LastRound),
            EndingRule::Rounds => {
                Some(Banner::Round { round: game.round().max(1), rounds: rules.rounds().into() })
            }
            EndingRule::AtOnce | EndingRule::LastTurn => {
                let needed = rules.target() - game.score(side);
                let is_near = needed.0 <= rules.target().0 / NEAR && rules.reached() == Reached::AtLeast;
                (is_near && needed > Points::ZERO).then_some(Banner::NearGoal { needed })
            }
        }
    }
}
