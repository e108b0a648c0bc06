//! The full-screen program: its screens and how one leads to the next.
//!
//! It knows neither clock nor terminal: its caller passes inputs, times and the cells to draw on.
//! So tests play it exactly as a person does.

use crate::draw::{self, Canvas, Target, Targets};
use crate::input::Input;
use crate::look::Look;
use crate::new_game::{NewGame, fresh_seed};
use crate::pace::Pace;
use crate::playing::{Playing, Reply};
use crate::save_file::SaveFile;
use crate::saves::Saves;
use crate::setting_up::{Decision, SettingUp};
use farkle_table::{Ledger, Table};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::time::Duration;

/// How the program begins.
#[derive(Debug)]
pub enum Beginning {
    /// With the set-up, filled in with everything that is already known.
    SetUp(NewGame),
    /// With a new game.
    Play(NewGame),
    /// With a game in progress and the file that holds it.
    Continue(Option<SaveFile>, Box<Table>),
}

/// The full-screen program.
#[derive(Debug)]
pub struct App {
    scene: Screen,
    look: Look,
    pace: Pace,
    saves: Option<Saves>,
    /// Why there is no place for games without a file of their own.
    no_place: Option<String>,
    targets: Targets,
    /// Whether the last picture did not fit. Then every key but those for leaving is ignored,
    /// because nobody sees its effect.
    is_hidden: bool,
}

#[derive(Debug)]
enum Screen {
    SettingUp(Box<SettingUp>),
    Playing(Box<Playing>),
    Left(Box<Farewell>),
}

/// The messages after the person has left.
#[derive(Debug, Default)]
struct Farewell {
    saved: Option<SaveFile>,
    ledger: Option<Ledger>,
    result: Option<String>,
    trouble: Option<String>,
}

impl App {
    /// Starts the program. Without `saves` nothing is saved.
    ///
    /// # Errors
    /// A sentence that says why the game can't begin.
    pub fn new(beginning: Beginning, look: Look, pace: Pace, saves: Option<Saves>) -> Result<App, String> {
        let mut app = App {
            scene: Screen::Left(Box::default()),
            look,
            pace,
            saves,
            no_place: None,
            targets: Targets::new(),
            is_hidden: false,
        };
        match beginning {
            Beginning::SetUp(known) => {
                let saved = app.saves.as_ref().and_then(Saves::unfinished);
                let words =
                    saved.map(|(_, record)| format!("{}, {}", record.seats.join(", "), record.rules.name()));
                app.scene = Screen::SettingUp(Box::new(SettingUp::new(known, words)));
            }
            Beginning::Play(game) => app.begin(game.table()?, None, Duration::ZERO)?,
            Beginning::Continue(file, table) => app.begin(*table, file, Duration::ZERO)?,
        }
        Ok(app)
    }

    /// Says from the first moment that games without a file of their own can't be saved, and why.
    #[must_use]
    pub fn without_a_place(mut self, why: &str) -> App {
        self.no_place = Some(why.to_string());
        if let Screen::Playing(playing) = &mut self.scene
            && playing.save_file().is_none()
            && playing.trouble().is_none()
        {
            playing.cannot_be_saved(why);
        }
        self
    }

    fn begin(&mut self, table: Table, file: Option<SaveFile>, now: Duration) -> Result<(), String> {
        // The game goes on even if the directory can't be written.
        let (file, trouble) = match (file, &self.saves) {
            (None, Some(saves)) => {
                saves.create().map_or_else(|why| (None, Some(why)), |file| (Some(file), None))
            }
            (None, None) => (None, self.no_place.clone()),
            (file, _) => (file, None),
        };
        let mut playing = Playing::new(table, file, self.pace, now).map_err(|error| error.to_string())?;
        if let Some(why) = trouble {
            playing.cannot_be_saved(&why);
        }
        self.scene = Screen::Playing(Box::new(playing));
        Ok(())
    }

    /// Sets the look.
    pub fn dress(&mut self, look: Look) {
        self.look = look;
    }

    /// Whether the person has left.
    pub fn is_over(&self) -> bool {
        matches!(self.scene, Screen::Left(_))
    }

    /// The file of the game that the person left.
    pub fn left_game(&self) -> Option<&SaveFile> {
        match &self.scene {
            Screen::Left(left) => left.saved.as_ref(),
            _ => None,
        }
    }

    /// The game that the person left.
    pub fn left_ledger(&self) -> Option<&Ledger> {
        match &self.scene {
            Screen::Left(left) => left.ledger.as_ref(),
            _ => None,
        }
    }

    /// How the game that the person left has ended, in a sentence. `None` if it can be continued.
    pub fn result(&self) -> Option<&str> {
        match &self.scene {
            Screen::Left(left) => left.result.as_deref(),
            _ => None,
        }
    }

    /// Why the game that the person left is not saved, in a sentence.
    pub fn trouble(&self) -> Option<&str> {
        match &self.scene {
            Screen::Left(left) => left.trouble.as_deref(),
            _ => None,
        }
    }

    /// Handles one input.
    pub fn handle(&mut self, input: Input, now: Duration) {
        let input = match input {
            // The picture says that q leaves. Nobody would see a question.
            Input::Char('q') | Input::Interrupt if self.is_hidden => Input::Interrupt,
            _ if self.is_hidden => return,
            input => input,
        };
        let target = self.target(input);
        let input = if let Some(Target::Key(key)) = target { Input::Char(key) } else { input };
        match &mut self.scene {
            Screen::Playing(_) if input == Input::Char('d') => self.look = self.look.next(),
            Screen::SettingUp(setting_up) => {
                let decision = setting_up.handle(input, target);
                self.carry_out(decision, now);
            }
            Screen::Playing(playing) => match playing.handle(input, target, now) {
                Reply::Stay => {}
                Reply::Leave => self.leave(),
                Reply::PlayAgain => self.play_again(now),
            },
            Screen::Left(_) => {}
        }
    }

    fn carry_out(&mut self, decision: Decision, now: Duration) {
        let begun = match decision {
            Decision::Stay => return,
            Decision::Leave => {
                self.scene = Screen::Left(Box::default());
                return;
            }
            Decision::Play(game) => game.table().and_then(|table| self.begin(table, None, now)),
            Decision::Continue => match self.saves.as_ref().and_then(Saves::unfinished) {
                Some((file, record)) => Table::from_record(&record)
                    .map_err(|error| error.to_string())
                    .and_then(|table| self.begin(table, Some(file), now)),
                None => Err("The saved game is gone.".to_string()),
            },
        };
        if let (Err(sentence), Screen::SettingUp(setting_up)) = (begun, &mut self.scene) {
            setting_up.notice = Some(sentence);
        }
    }

    fn leave(&mut self) {
        let Screen::Playing(playing) = &self.scene else { return };
        let is_over = playing.ledger().game().is_over();
        let saved = playing.save_file().filter(|file| !file.forget_unplayed(playing.ledger()));
        let result = if is_over { playing.last_words().map(str::to_string) } else { None };
        self.scene = Screen::Left(Box::new(Farewell {
            saved: saved.cloned(),
            ledger: Some(playing.ledger().clone()),
            result,
            trouble: playing.trouble().map(str::to_string),
        }));
    }

    /// Starts a new game with the same players and rules and with new dice.
    fn play_again(&mut self, now: Duration) {
        let Screen::Playing(playing) = &self.scene else { return };
        self.pace = playing.pace();
        let begun = fresh_seed()
            .map_err(|error| error.to_string())
            .and_then(|seed| Table::rematch(playing.ledger(), seed).map_err(|error| error.to_string()))
            .and_then(|table| self.begin(table, None, now));
        // The same players have just played by these rules, so the table accepts them.
        debug_assert!(begun.is_ok(), "{begun:?}");
    }

    /// The time of the next change that needs no input.
    pub fn deadline(&self) -> Option<Duration> {
        if let Screen::Playing(playing) = &self.scene { playing.deadline() } else { None }
    }

    /// Whether the picture changes before the deadline.
    pub fn is_moving(&self) -> bool {
        matches!(&self.scene, Screen::Playing(playing) if playing.is_moving())
    }

    /// Advances to `now`.
    pub fn tick(&mut self, now: Duration) {
        if let Screen::Playing(playing) = &mut self.scene {
            playing.tick(now);
        }
    }

    /// Draws the whole screen.
    pub fn draw(&mut self, cells: &mut Buffer, now: Duration) {
        let screen: Rect = cells.area;
        self.targets.clear();
        let mut canvas = Canvas { cells, look: &self.look, targets: &mut self.targets };
        self.is_hidden = screen.width < draw::SMALLEST.0 || screen.height < draw::SMALLEST.1;
        if self.is_hidden {
            canvas.clear(screen);
            return draw::draw_too_small(&mut canvas, screen);
        }
        match &self.scene {
            Screen::SettingUp(setting_up) => draw::draw_setting_up(&mut canvas, screen, setting_up),
            Screen::Playing(playing) => draw::draw_playing(&mut canvas, screen, &playing.view(now)),
            Screen::Left(_) => canvas.clear(screen),
        }
    }

    /// The topmost target under a click.
    fn target(&self, input: Input) -> Option<Target> {
        let Input::Click(x, y) = input else { return None };
        let hit = self.targets.iter().rev().find(|(area, _)| area.contains((x, y).into()));
        hit.map(|(_, target)| *target)
    }
}
