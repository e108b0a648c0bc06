//! What has happened, one sentence at a time: for screen readers, the plain terminal and the line
//! above the dice.
//!
//! The English is in `Display`; a front end in another language has its own text for each variant.

use farkle_rules::{
    Combination, Dice, Event, Face, Game, Phase, Points, Seat, Shape, Side, SideSet, TurnEnd, TurnEndKind,
    Victory,
};
use farkle_table::{Ledger, Step, team};
use std::fmt;

/// One sentence about what has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Every variant says in its English text what it means; its fields are the words in it.
pub enum Announcement {
    RolledForStart { rolled: Vec<(String, Face)> },
    Starts { name: String },
    TookOver { name: String },
    Rolled { dice: Dice, best: Vec<Combination> },
    WentOn { name: String },
    HotDice,
    Inherited { points: Points },
    FarkledMayGoOn { name: String, lost: Points },
    Banked { name: String, points: Points, score: Points },
    Opened { name: String },
    Farkled { name: String, lost: Points },
    ToxicTwos { name: String, lost: Points },
    GaveUp { name: String },
    Penalty { name: String, points: Points, score: Points },
    Gift { to: SideNames, points: Points },
    GiftLost { points: Points },
    WonByRoll { name: String },
    LastTurns { name: String, score: Points },
    PlayOff { sides: Vec<SideNames> },
    Won { sides: Vec<SideNames>, score: Points },
    Done { name: String, score: Points },
}

/// The names of everyone on a side: of one player, or of the members of a team.
pub type SideNames = Vec<String>;

/// What the steps of a change have to say; `ledger` is the state after them.
pub fn announce(ledger: &Ledger, steps: &[Step]) -> Vec<Announcement> {
    let names: Vec<String> = ledger.game().seats().map(|seat| ledger.name(seat).to_string()).collect();
    let scene = Scene { game: ledger.game(), names: &names, events: ledger.events() };
    steps.iter().flat_map(|step| of_step(&scene, step)).collect()
}

/// The state after the steps, as far as sentences need it: a ledger at a table, or a score pad.
pub(crate) struct Scene<'a> {
    pub game: &'a Game,
    pub names: &'a [String],
    pub events: &'a [Event],
}

impl Scene<'_> {
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

pub(crate) fn of_step(scene: &Scene<'_>, step: &Step) -> Vec<Announcement> {
    let name = || scene.name(step.seat).to_string();
    let mut said = Vec::new();
    match step.event {
        // A lone player always starts: there is nothing to say.
        Event::StartRolled(_) | Event::Started(_) if scene.game.seat_count() == 1 => return said,
        Event::StartRolled(faces) => {
            let rollers = who_rolled(scene, step.event).into_iter().map(|seat| scene.name(seat).to_string());
            said.push(Announcement::RolledForStart { rolled: rollers.zip(faces.iter()).collect() });
        }
        Event::Started(seat) => said.push(Announcement::Starts { name: scene.name(seat).to_string() }),
        Event::TookOver => said.push(Announcement::TookOver { name: name() }),
        Event::WentOn => said.push(Announcement::WentOn { name: name() }),
        Event::Rolled(dice) => {
            let rules = scene.game.rules();
            let best = rules.set_asides(dice).first().map(|best| rules.combinations(best.dice, dice));
            said.push(Announcement::Rolled { dice, best: best.unwrap_or_default() });
        }
        // What a scorekeeper enters was said at the table already; its consequences follow below.
        Event::TurnBegan | Event::SetAside { .. } | Event::GaveUp | Event::Entered(_) => {}
    }
    let outcome = &step.outcome;
    // Whoever banks all dice rolls none again.
    if outcome.hot_dice && outcome.turn_end.is_none() {
        said.push(Announcement::HotDice);
    }
    if outcome.inherited > Points::ZERO {
        said.push(Announcement::Inherited { points: outcome.inherited });
    }
    if let Some(end) = &outcome.turn_end {
        said.extend(of_turn_end(scene, end));
    } else if matches!(step.event, Event::Rolled(dice) if scene.game.rules().set_asides(dice).is_empty()) {
        said.push(Announcement::FarkledMayGoOn { name: name(), lost: outcome.lost });
    }
    if outcome.last_turns_begin
        && let Some(end) = &outcome.turn_end
    {
        said.push(Announcement::LastTurns { name: name(), score: end.score });
    }
    if outcome.play_off_begins {
        said.push(Announcement::PlayOff { sides: names_of(scene, scene.game.play_off()) });
    }
    if outcome.game_over {
        said.extend(of_victory(scene));
    }
    if matches!(step.event, Event::StartRolled(_)) && scene.game.turns() == 0 && scene.game.chance().is_none()
    {
        let is_last = scene.events.iter().rfind(|e| matches!(e, Event::StartRolled(_))) == Some(&step.event);
        if is_last {
            said.push(Announcement::Starts { name: scene.name(scene.game.starter()).to_string() });
        }
    }
    said
}

/// Who has rolled for the first turn: everybody, or those who had rolled alike. The same faces once
/// more are those of the same players.
fn who_rolled(scene: &Scene<'_>, rolled: Event) -> Vec<Seat> {
    let Ok(mut game) = Game::new(scene.game.rules().clone(), scene.names.len()) else { return Vec::new() };
    for event in scene.events {
        match game.phase() {
            Phase::StartRoll { contenders } if *event == rolled => {
                return contenders.iter().filter_map(|side| Seat::new(side.index())).collect();
            }
            _ if game.apply(event).is_err() => break,
            _ => {}
        }
    }
    Vec::new()
}

fn of_turn_end(scene: &Scene<'_>, end: &TurnEnd) -> Vec<Announcement> {
    let name = scene.name(end.seat).to_string();
    let mut said = Vec::new();
    match (end.kind, end.gift) {
        (TurnEndKind::Banked, None) => {
            said.push(Announcement::Banked { name: name.clone(), points: end.gained, score: end.score });
        }
        (TurnEndKind::Banked, Some(gift)) => said.push(match gift.to {
            Some(to) => Announcement::Gift { to: names_on(scene, to), points: gift.points },
            None => Announcement::GiftLost { points: gift.points },
        }),
        (TurnEndKind::Farkled, _) => said.push(Announcement::Farkled { name: name.clone(), lost: end.total }),
        (TurnEndKind::ToxicTwos, _) => {
            said.push(Announcement::ToxicTwos { name: name.clone(), lost: end.total })
        }
        (TurnEndKind::GaveUp, _) => said.push(Announcement::GaveUp { name: name.clone() }),
        (TurnEndKind::Won, _) => said.push(Announcement::WonByRoll { name: name.clone() }),
    }
    if end.opened {
        said.push(Announcement::Opened { name: name.clone() });
    }
    if end.penalty > Points::ZERO {
        said.push(Announcement::Penalty { name, points: end.penalty, score: end.score });
    }
    said
}

fn of_victory(scene: &Scene<'_>) -> Option<Announcement> {
    let game = scene.game;
    let Phase::Over { winners, by } = game.phase() else { return None };
    let score = winners.iter().map(|side| game.score(side)).max().unwrap_or_default();
    (by != Victory::Roll).then(|| match game.side_count() {
        // Whoever plays alone wins against nobody.
        1 => Announcement::Done { name: scene.name(Seat::FIRST).to_string(), score },
        _ => Announcement::Won { sides: names_of(scene, winners), score },
    })
}

fn names_on(scene: &Scene<'_>, side: Side) -> SideNames {
    scene.game.seats_of(side).map(|seat| scene.name(seat).to_string()).collect()
}

fn names_of(scene: &Scene<'_>, sides: SideSet) -> Vec<SideNames> {
    sides.iter().map(|side| names_on(scene, side)).collect()
}

/// "Ann & Carla and Ben & Dan": teams stay together among others.
fn sides_and(sides: &[SideNames]) -> String {
    match sides {
        [only] => and(only),
        several => and(&several.iter().map(|side| team(side)).collect::<Vec<_>>()),
    }
}

fn and<S: AsRef<str>>(names: &[S]) -> String {
    match names {
        [] => String::new(),
        [only] => only.as_ref().to_string(),
        [others @ .., last] => {
            let others: Vec<&str> = others.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", others.join(", "), last.as_ref())
        }
    }
}

fn words(dice: Dice) -> String {
    dice.faces().map(Face::word).collect::<Vec<_>>().join(", ")
}

/// "Three fours and two fives score 500."
///
/// Equal singles are said together, as people do: "two fives", not "a five and a five".
fn what_scores(best: &[Combination]) -> String {
    let total: Points = best.iter().map(|combination| combination.points).sum();
    let mut groups: Vec<(Combination, usize)> = Vec::new();
    for &combination in best {
        match groups.iter_mut().find(|(known, _)| *known == combination) {
            Some((_, times)) => *times += 1,
            None => groups.push((combination, 1)),
        }
    }
    let names: Vec<String> =
        groups.iter().map(|(combination, times)| combination_words(combination, *times)).collect();
    let text = and(&names);
    let mut chars = text.chars();
    let first = chars.next().map(|c| c.to_ascii_uppercase()).unwrap_or_default();
    let verb = match groups.as_slice() {
        [(only, 1)] if is_singular(only.shape) => "scores",
        _ => "score",
    };
    format!("{first}{} {verb} {total}.", chars.as_str())
}

/// "three fours", "two fives", "the straight".
fn combination_words(combination: &Combination, times: usize) -> String {
    const NUMBERS: [&str; 7] = ["no", "one", "two", "three", "four", "five", "six"];
    let face = combination.dice.faces().next();
    let plural = face.map_or("", Face::plural);
    match (combination.shape, times) {
        (Shape::Single, 1) => format!("a {}", face.map_or("", Face::word)),
        (Shape::NoScorers, _) => "a throw without any scoring dice".to_string(),
        (shape, 1) if is_singular(shape) => format!("the {}", shape.title()),
        (Shape::ThreePairs | Shape::TwoTriplets, _) => combination.shape.title().to_string(),
        // Two equal triples of one face are as many dice as they are.
        _ => {
            let dice = combination.dice.len() * times;
            format!("{} {plural}", NUMBERS.get(dice).copied().unwrap_or("many"))
        }
    }
}

/// Whether the name of the combination is one thing: "the straight scores", "three fours score".
///
/// ```
/// use farkle_client::is_singular;
/// use farkle_rules::Shape;
///
/// assert!(is_singular(Shape::Straight) && !is_singular(Shape::ThreeOfAKind));
/// ```
pub const fn is_singular(shape: Shape) -> bool {
    match shape {
        Shape::Single
        | Shape::LowStraight
        | Shape::HighStraight
        | Shape::Straight
        | Shape::FourAndAPair
        | Shape::FullHouse
        | Shape::NoScorers => true,
        Shape::ThreeOfAKind
        | Shape::FourOfAKind
        | Shape::FiveOfAKind
        | Shape::SixOfAKind
        | Shape::ThreePairs
        | Shape::TwoTriplets => false,
    }
}

impl fmt::Display for Announcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Announcement::RolledForStart { rolled } => {
                let list: Vec<String> =
                    rolled.iter().map(|(name, face)| format!("{name} ({})", face.pips())).collect();
                write!(f, "Rolled for the start: {}.", list.join(", "))
            }
            Announcement::Starts { name } => write!(f, "{name} starts."),
            Announcement::TookOver { name } => write!(f, "{name} takes over the dice left over."),
            Announcement::Rolled { dice, best } => {
                write!(f, "Rolled {}.", words(*dice))?;
                if best.is_empty() { Ok(()) } else { write!(f, " {}", what_scores(best)) }
            }
            Announcement::WentOn { name } => write!(f, "{name} rolls again."),
            Announcement::HotDice => f.write_str("Hot dice!"),
            Announcement::Inherited { points } => write!(f, "The dice taken over score: {points} more."),
            Announcement::FarkledMayGoOn { name, lost } => {
                write!(f, "Farkle! {name} loses {lost} but may roll again.")
            }
            Announcement::Banked { name, points, score } => {
                write!(f, "{name} banks {points} and has {score}.")
            }
            Announcement::Opened { name } => write!(f, "{name} is on the board."),
            Announcement::Farkled { name, lost } if *lost == Points::ZERO => {
                write!(f, "Farkle! {name} scores nothing.")
            }
            Announcement::Farkled { name, lost } => write!(f, "Farkle! {name} loses {lost}."),
            Announcement::ToxicTwos { name, lost } => write!(f, "Toxic twos! {name} loses {lost}."),
            Announcement::GaveUp { name } => write!(f, "{name} ends the turn with nothing."),
            Announcement::Penalty { name, points, score } => {
                write!(f, "Three farkles in a row cost {name} {points}, which leaves {score}.")
            }
            Announcement::Gift { to, points } => write!(f, "Too far: the {points} go to {}.", and(to)),
            Announcement::GiftLost { points } => write!(f, "Too far: the {points} are lost."),
            Announcement::WonByRoll { name } => write!(f, "{name} wins the game with this roll!"),
            Announcement::LastTurns { name, score } => {
                write!(f, "{name} has {score}. Everyone else gets one last chance.")
            }
            Announcement::PlayOff { sides } => {
                write!(f, "{} are tied and play it off.", sides_and(sides))
            }
            Announcement::Won { sides, score } => match sides.as_slice() {
                [side] if side.len() == 1 => write!(f, "{} wins with {score}.", and(side)),
                [team] => write!(f, "{} win with {score}.", and(team)),
                several => write!(f, "{} share the win with {score}.", sides_and(several)),
            },
            Announcement::Done { name, score } => write!(f, "Done: {name} has {score}."),
        }
    }
}
