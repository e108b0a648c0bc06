# English. A line that begins with a bracket or a star is one of several forms of the same message.

# The game's words
farkle = Farkle

# Why something is not allowed
denial-not-your-turn = It is somebody else’s turn.
denial-not-your-seat = That seat is not yours.
denial-too-late = The game has moved on. Look at the table again.
denial-no-take-back = Decisions can’t be taken back at this table.
denial-nothing-to-take-back = There is no decision to take back.
denial-not-your-decision = Somebody else made the last decision. Only they can take it back.
denial-too-many-taken-back = A game allows { $most } decisions to be taken back. This one has used them up.
denial-dice-revealed = The seed of the dice is public now, so nothing can be taken back.
refusal-game-over = The game is over.
refusal-not-begun = The game has not begun: it is not settled who starts.
refusal-already-begun = The game has already begun.
refusal-no-such-seat = There is no such seat: this table has { $seats }.
refusal-starter-by-chance = Who starts is found by chance in this game.
refusal-dice-rolling = The dice are still rolling.
refusal-turn-under-way = The turn has already begun.
refusal-roll-first = Roll the dice first.
refusal-set-aside-first = Set aside at least one scoring die first.
refusal-no-farkle = There is no farkle to go on from.
refusal-after-farkle = That was a farkle: roll again, or end the turn.
refusal-no-taking-over = Every turn begins with all dice in this game.
refusal-nothing-left-over = The previous player left nothing to take over.
refusal-nothing-selected = Select the dice to set aside.
refusal-not-rolled = Not part of this roll: { $dice }.
refusal-does-not-score = { $count ->
    [one] The { $dice } scores nothing here and can’t be set aside.
   *[other] These score nothing here and can’t be set aside: { $dice }.
}
refusal-hot-dice-must-roll = Hot dice: roll all dice again before anything can be banked.
refusal-below-opening = { $missing } more to open: the first bank must be at least { $opening }.
refusal-below-minimum = { $missing } more to bank: every bank must be at least { $minimum }.
refusal-one-throw-only = The last chance is a single throw.
refusal-cannot-give-up = A turn can’t be ended with nothing while it can be banked or rolled on.
refusal-not-by-these-rules = No turn can end like that by these rules.
refusal-no-such-total = No turn can total { $points }: by these rules all points come in steps of { $unit }.
refusal-too-much = That is more than can be entered at once: { $most }.
refusal-too-many-dice = There are only { $dice } dice.
refusal-teams-stay = Nobody can join a game of teams: the teams would be unequal.
refusal-table-full = The table is full: { $most } can play.
refusal-too-late-to-join = The end of the game has begun: nobody can join any more.
refusal-already-left = This player has already left.
refusal-last-player = The last player can’t leave.

# What has happened
said-rolled-for-start = Rolled for the start: { $dice }.
said-starts = { $name } starts.
said-took-over = { $name } takes over the dice left over.
said-rolled = Rolled { $dice }.
said-scores = { $number ->
    [thing] { $combinations } scores { $points }.
    [alike] { $combinations } score { $points }.
   *[several] { $combinations } score { $points }.
}
said-went-on = { $name } goes on.
said-hot-dice = Hot dice!
said-inherited = The dice taken over score: { $points } more.
said-farkled-may-go-on = Farkle! { $name } loses { $lost } but may go on.
said-banked = { $name } banks { $points } and has { $score }.
said-opened = { $name } is on the board.
said-farkled = Farkle! { $name } scores nothing.
said-farkled-losing = Farkle! { $name } loses { $lost }.
said-toxic-twos = Toxic twos! { $name } loses { $lost }.
said-gave-up = { $name } ends the turn with nothing.
said-penalty = Three farkles in a row cost { $name } { $points }, which leaves { $score }.
said-gift = Too far: the { $points } go to { $name }.
said-gift-lost = Too far: the { $points } are lost.
said-won-by-roll = { $name } wins the game with this roll!
said-last-turns = { $name } has reached { $score }: one last chance for everybody else.
said-play-off = { $name } are tied and play it off.
said-won = { $count ->
    [one] { $name } wins with { $score }.
   *[other] { $name } win with { $score }.
}
said-shared-win = { $name } share the win with { $score }.

banner-last-turn = Last turn: { $needed } or more takes the lead
banner-last-throw = Last throw: { $needed } or more takes the lead
banner-play-off = Play-off: the most points in this turn decide
banner-opening = First bank: { $needed } or more
banner-may-go-on = Farkle, but you may go on with the dice in hand
banner-exactly = Exactly { $needed } wins
banner-last-round = Last round

# Frame
page-description = Farkle, the dice game, by the rules of your own family: against the computer, passed from hand to hand, with or without a network.
skip = Skip to the content
back = Back
close = Close
update-ready = A new version of Farkle is ready.
update-now = Take it
update-later = Later
not-kept = This browser keeps no games: closing this window ends the game for good.
lost-title = There is no such page
lost-home = To the start
not-reached = Farkle could not be reached. Is there a network?
try-again = Try again
elsewhere-about = Two windows that write the same would lose turns of it. Here it goes on where the other window is now.
elsewhere-take-over = Go on here

# Home
home-lead = The dice game, by the rules of your own family.
home-continue = Continue
home-continue-score = { $name } { $score }
home-play = Play
home-play-about = { $rules } · against the computer
home-pass = Pass and play
home-pass-about = One device, everybody at the table
home-pad = Score pad
home-pad-about = Real dice, no arithmetic
home-games = Past games
home-games-about = Look back, step by step
home-learn = How to play
home-learn-about = A first turn, two minutes
home-rules = Rules
home-rules-about = Every house rule, in words
home-settings = Settings
home-about = About

player-number = Player { $number }

# Table
table-title = Table
table-players = Players
table-turn-total = This turn
table-turn-total-of = { $name }, this turn
table-dice = Dice
table-tray = Set aside
table-tray-empty = Dice that you set aside lie here
die-label = { $face }
die-label-dead = { $face }, scores nothing here
roll-dice = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
roll-nothing = Roll
roll-hot = Hot dice! Roll { $dice }
roll-again = { $dice ->
    [one] Go on with { $dice } die
   *[other] Go on with { $dice } dice
}
roll-risk = { $percent } farkle, risking { $points }
roll-chance = { $percent } farkle
take-over = { $dice ->
    [one] Take over { $dice } die
   *[other] Take over { $dice } dice
}
take-over-earns = { $points } if it scores, { $percent } farkle
bank-points = Bank { $points }
bank-score = you’d have { $score }
bank-short = { $missing } more to open
bank-short-minimum = { $missing } more to bank
bank-must-roll = hot dice must be rolled
bank-select = select dice first
bank-give-up = End the turn
bank-give-up-about = with nothing
thinking = { $name } is playing
thinking-solving = works the game out first: { $percent }
thinking-hurry = tap to hurry
verdict-farkle = Farkle
verdict-toxic = Toxic twos
choose-starter = Who starts?
not-opened = not on the board
farkles-in-a-row = { $count ->
    [one] { $count } farkle in a row
   *[other] { $count } farkles in a row
}
leads = leads
say-selected = { $combinations }: { $points }.
say-your-roll = Roll to begin your turn.
say-roll-of = { $name } begins.
button-sheet = Score sheet
button-odds = Odds
say-taken-back = Taken back.
say-taken-back-turn = Taken back. { $name } begins turn { $turn }.
say-taken-back-roll = Taken back. On the table: { $dice }. Set aside in this turn: { $points }.
button-take-back = Take back
button-rules = Rules of this game
key-hints = Keys: 1 to 6 select dice, R rolls, B banks, A selects the best dice, T takes back, S shows the score sheet, O the odds, and the question mark all keys.
key-enter = Enter
key-shift = Shift
key-home = Home
key-end = End
key-escape = Esc
key-tab = Tab
keys-title = Keys
keys-dice = Selects a die or puts it back
keys-best = Selects all that scores most, or none
keys-roll = Rolls the dice
keys-bank = Banks the points
keys-take-over = Takes over the dice left over, where the rules have it
keys-points = Points
keys-pips = Dice, when a turn is entered by its dice
keys-next = Goes on to the next control
keys-press = Presses it

# Score sheet
sheet-title = Score sheet
sheet-round = Round
sheet-total = Total
sheet-empty = No turn has ended yet.
sheet-farkle-words = Farkle
sheet-opened = on the board with this bank

# Odds
odds-about = How often a roll of so many dice is a farkle, under the rules of this game.
odds-dice = Dice
odds-farkle = Farkle
odds-hot = All dice score
odds-average = Points on average, when it scores
odds-now = now
outlook-title = Chance to win
outlook-exact = Exact, if everyone plays as well as possible from here on.
outlook-race = An estimate: the others are taken to collect the most points a turn.
outlook-none = For this moment there are no chances to win.
outlook-no-worker = This browser lets no page think in the background: there are no chances to win and no hints.
outlook-silent = What works the chances out has fallen silent: there are no chances to win and no hints for now. It is started again in a few minutes.
outlook-nowhere = What works the chances out can’t be loaded. Is there a network?
outlook-no-exact = Exact chances don’t exist for these rules.
outlook-exact-failed = The exact chances could not be worked out here: perhaps there is too little memory.
outlook-solve = Compute the exact chances
outlook-about = takes about { $time }
outlook-solving = Computing the exact chances …
outlook-solving-left = Computing the exact chances: { $percent }, about { $time } left
outlook-stop = Stop computing
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hint-show = Show the best play
hint-title = Best play, and what the others cost in percentage points
hint-costs = −{ $points }
hint-end = set aside { $dice } and end the turn
hint-then-bank = and bank
hint-then-end = and end the turn
hint-then-roll = { $left ->
    [one] and roll { $left } die
   *[other] and roll { $left } dice
}
thinker-in-page = This browser lets no page think in the background: in the champion’s place plays the calculator.
thinker-silent = What thinks for the computer players has fallen silent: for now, in the champion’s place plays the calculator.
thinker-nowhere = The computer players can’t be loaded. Is there a network? They are tried again.

# End
end-chart = Scores round by round
end-chances = Chance to win round by round
end-chances-working = Working the chances out …
end-in-numbers = In numbers
end-after-round = After round
end-rematch = Rematch
end-home = To the start
end-review = Step through the game
end-farkles = Farkles
end-best-turn = Best turn
end-average = Points a turn
table-gone = This game is not kept in this browser
table-unread = This game is kept, but it can’t be read
table-unread-about = Its file can still be saved from the list of games.
table-elsewhere = This game is open in another window
table-taken-over = This game goes on in another window

# The rules
rules-title = Rules
rules-about = Every family plays differently. Pick what you know, or change any of it.
rules-presets = Known versions
rules-own = Make your own rules
rules-play = Play by these rules
rules-change = Change these rules
rules-share = Copy a link to these rules
rules-copied = The link is copied.
rules-not-copied = This browser did not let us copy. The link: { $link }
rules-unknown = There are no rules under this name or code.
code-title = Code
code-copy = Copy the code
code-copied = The code is copied.
code-not-copied = This browser did not let us copy: select the code instead.
rules-source = Source: { $source }

# Computer players
temperament-cautious = Cautious
temperament-gambler = Gambler
temperament-beginner = Beginner
temperament-calculator = Calculator
temperament-champion = Champion
temperament-cautious-about = Fears every farkle and stops early.
temperament-gambler-about = Shrugs at a farkle and rolls once too often.
temperament-beginner-about = Takes all that scores and stops by feeling.
temperament-calculator-about = Collects most points a turn, whatever the others have.
temperament-champion-about = Plays for the win and watches your score.

# New game
new-title = New game
new-seats = Who plays?
new-name-of = Name of player { $number }
new-holder-of = Who plays in seat { $number }
new-color-of = Colour of player { $number }: { $color }
color-1 = Vermilion
color-2 = Jade
color-3 = Blue
color-4 = Mustard
color-5 = Violet
color-6 = Magenta
color-7 = Moss
color-8 = Silver
color-9 = Walnut
color-10 = Ocean
color-11 = Copper
color-12 = Indigo
new-person = Person
new-computer = Computer: { $name }
new-add-person = Add a person
new-add-computer = Add a computer player
new-remove = Remove player { $number }
new-read-rules = Read them
new-teams = Teams
new-no-teams = Everyone for themselves
new-so-many-teams = { $count } teams
new-take-back = Decisions may be taken back
new-take-back-about = For learning: the last decision can be undone, and the dice fall the same way again.
new-hints = Hints may be asked for
new-hints-about = With the odds, the best play and what every other one costs.
new-begin = Begin
name-missing = A player needs a name.
name-too-long = Too long for the score sheet: { $most } characters are allowed.
name-unreadable = A name can’t hold signs that nobody sees: type it anew.
name-taken = Two players are called { $name }: every player needs a name of their own.
new-fault-count = { $seats } can’t play: a game has 1 to { $most } players.
new-fault-teams = { $seats } players can’t form { $teams } teams of the same size, at least two in each.

# Past games
games-none = No games yet. Every game you play is kept here, in this browser only.
games-more = Show earlier games
games-unread = The games kept in this browser can’t be read at the moment. Nothing is deleted.
games-over = finished
games-in-progress = in progress
games-winner = Winner
games-save = Save as a file
games-open = Open a game from a file
games-open-fault = This file can’t be opened as a game:
games-forget = Delete
games-forgotten = Deleted: the game of { $names }.
games-undo = Undo
replay-title = Step by step
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-moment = Moment of the game
replay-at = { $moment } / { $last }
replay-foreign-dice = Not all dice are those of the game’s seed: the roll at moment { $moment } is another one. Somebody may have changed this file.
replay-taken-back = { $count ->
    [one] One decision was taken back in this game.
   *[other] { $count } decisions were taken back in this game.
}
replay-position = This moment as text
replay-position-about = This line of text is the moment on the table: scores, turn, dice. “farkle advise” works out the best play from it.
replay-set-aside = Set aside: { $dice }.
review-title = Luck and skill
review-about = In percentage points of the chance to win: what each player’s dice gave, measured against average dice (so both can have bad luck), and what decisions gave away.
review-luck = Luck
review-errors = Given away
review-best = Best plays
review-of = { $best } of { $all }
review-costliest = The costliest decisions
review-none = No decision cost anything: perfect play.
review-done = { $name }: { $play }
review-better = Better: { $play }
review-better-is = Better:

# Score pad
table-turn-of = { $name }’s turn
say-choose = Tap the dice that you want to set aside.
bank-nothing = Bank
pad-title = Score pad
pad-new = A new pad
pad-begin = Start the pad
pad-past = Finished pads
pad-open = Open
pad-gone = This pad is not kept in this browser
pad-unread = This pad is kept, but it can’t be read
pads-unread = The pads kept in this browser can’t be read at the moment. Nothing is deleted.
pad-elsewhere = This pad is open in another window
pad-taken-over = This pad goes on in another window
pad-starter-later = Settle it at the table
pad-enter = Enter a turn
pad-scoreboard = Scoreboard
pad-more = More
pad-undo = Undo
pad-redo = Redo
pad-undone = Undone.
pad-redone = Done again.
pad-moment = Round { $round }, { $name }: { $score }.
pad-way = How the turn is entered
pad-points = Points
pad-has = has { $score }
pad-rub = Delete the last digit
pad-nothing = Ends with nothing
pad-won-by-roll = Wins by a roll
pad-count-anyway = Count it anyway
pad-let-pass = let pass by the table
pad-let-pass-because = The rules are against it: { $reason } The table let it pass.
pad-tap-dice = { $dice ->
    [one] Roll { $dice } die and tap what it shows
   *[other] Roll { $dice } dice and tap what they show
}
pad-take-out = Take out { $face }
pad-take-roll = Take this roll
pad-discard = Enter this turn another way
pad-how-much = The rules give these dice no points. How much does the table count?
pad-also-scores = Would score more: { $combinations }, { $points }
pad-most-points = Most points: { $combinations }, { $points }
pad-hand-to = Pass the device to
pad-hand-taken = I have it
pad-note = Note
pad-line-of = { $name }, round { $round }
pad-behind-the-end = { $count ->
    [one] { $count } line after the end of the game does not count.
   *[other] { $count } lines after the end of the game do not count.
}
pad-said-left = { $name } leaves.
pad-said-joined = { $name } joins with { $points }.
pad-said-corrected = { $name }: { $points } by correction.
pad-change-line = Change a line
pad-save-line = Change to these points
pad-no-bank-below-zero = No turn banks less than zero. What a player has is corrected under “Players”.
pad-was-farkle = It was a farkle
pad-insert-title = A turn was forgotten before this one
pad-insert-bank = Insert { $points }
pad-insert-farkle = Insert a farkle
pad-remove-line = Take this line out
pad-changed = Changed; everything after it is counted anew.
pad-changed-with-warning = Changed. The rules now object to a line of { $name }: { $reason }
pad-not-whole = This must be a whole turn, up to its bank or farkle.
pad-no-name = A player needs a name.
pad-no-such-line = There is no line { $line }: the pad has { $lines }.
pad-no-such-seat = Nobody sits there.
event-out-of-place = That does not fit the moment of the game at which it stands.
event-unreadable = This entry can’t be read.
pad-has-left = has left
pad-leaves = Leaves the game
pad-correct = Correct the score
pad-correct-by = Points to give to { $name } or to take
pad-give = Give
pad-take = Take
pad-join-title = Somebody joins
pad-name = Name
pad-begins-with = Begins with
pad-joins = Add to the game
pad-set-round = The device goes round
pad-set-round-about = After every turn a screen says who gets it next.
pad-set-awake = Keep the screen on
pad-set-awake-about = While a pad is open.
pad-set-advice = Odds and advice
pad-set-advice-about = A button shows the best play for the dice on the table.
pad-save-title = Keep this game
pad-print = Print or PDF
pad-save-csv = Spreadsheet (CSV)
pad-save-record = Record of the game
pad-save-json = For programs (JSON)
pad-save-pad = The whole pad
pad-next-game = Next game
pad-next-game-about = same players, the next one starts
pad-advice = Odds and advice
pad-advice-how = Enter a roll by its dice to see the best play.
pad-advice-about = What this turn brings on average, whatever the others have.
pad-odds = { $dice ->
    [one] { $dice } die: { $percent } farkle
   *[other] { $dice } dice: { $percent } farkle
}
pad-play-bank = set aside { $dice } and bank
pad-play-roll = { $left ->
    [one] set aside { $dice }, roll { $left } die
   *[other] set aside { $dice }, roll { $left } dice
}

# Rule editor
edit-title = Your own rules
edit-name = Name
edit-own-rules = Our rules
edit-conflicts = { $count ->
    [one] One setting contradicts the others. Mend it to play.
   *[other] { $count } settings contradict each other. Mend them to play.
}
edit-effect = Chance to farkle with these rules
edit-turn = Points a turn, over the long run
edit-turn-before = The same before opening
edit-turns = Turns to the target
edit-first = Whoever begins wins, of two
edit-first-solve = Compute what beginning is worth
edit-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
edit-in-words = These rules in words
edit-words-short = In words
edit-says-now = The rules now say: { $sentences }
edit-says-no-more = The rules no longer say: { $sentences }
edit-no-words = They stand here as soon as the fields are mended.
edit-sections = Sections of this page
edit-sources = Show who plays it
edit-unreadable = { $count ->
    [one] One field can’t be read. Mend it to play.
   *[other] { $count } fields can’t be read. Mend them to play.
}
edit-resting = { $count ->
    [one] Switched off by this: { $list }. With { $dice } dice it counts again.
   *[other] Switched off by this: { $list }. With { $dice } dice they count again.
}
edit-from = Begin with
edit-usual = { $title }: set to { $value }
edit-code = Code or link
edit-code-about = Somebody sent you rules?
edit-code-fault = This is no code of rules.
edit-code-mistyped = A letter or digit of this code is wrong or missing: compare it with the one that was sent.
edit-sent-here = In the editor now: { $name }.
sent-open = Open

# Settings
set-as-system = As the system
set-theme = Appearance
set-light = Light
set-dark = Dark
set-contrast = Stronger contrast
set-contrast-about = Stronger text and clearer edges.
set-language = Language
set-sound = Sounds
set-sound-about = Dice on wood, a bell for points, a thud for a farkle.
set-speed = Pace of dice and computer players
set-calm = Calm
set-normal = Normal
set-fast = Fast
set-motion = Motion
set-motion-full = Tumbling dice
set-motion-less = Results at once
set-keys = Keys for commands
set-keys-about = Single letters and numbers are commands: at the table they roll, bank, select and take back; on the pad they enter points and farkles, undo and redo. Switch them off if you dictate or type by other means: everything can be done without them.
set-letters = Show keys
set-letters-about = Letters and numbers for the keyboard on buttons and dice.

# How to play
learn-begin = Roll, keep what scores, and decide: stop and bank it, or risk it all for more. Roll all six dice to begin.
learn-choose = These score: { $dice }. Tap the ones you want to keep.
learn-decide = You could bank { $points } now. Or roll { $dice } more: with a chance of { $percent } that is a farkle, and these points are lost.
learn-hot = All dice score: hot dice! Roll all { $dice } again and go on, or bank { $points }.
learn-farkled = A farkle: nothing scored, and the points of the turn are gone. It happens to everybody. Roll again!
learn-banked = Well done: the points are yours, and no farkle can take them back. That was a turn. That is the whole game: now play one.
learn-over = You have reached the target. You know how to play!
learn-play-now = Play a game
learn-play-now-about = against the computer
learn-again = Another turn
learn-again-about = to practise
learn-scores = What scores
learn-more = What else to know
learn-hot-dice = Once all dice are set aside you have hot dice: roll all of them again and keep adding.
learn-one-roll = Combinations count only within one roll. A five now and two fives later are not three fives.
learn-opening = Many rules ask for a good first turn, say 500 points, before anything is written down.
learn-end = When someone reaches the target, everybody else usually has one last turn to pass them.
learn-play = Begin a game

# About
about-what = A dice game for two minutes or a whole evening, by any house rules. It plays without a network, without an account, without advertising, and is free software.
about-version = Version { $version }
about-dice-title = How the dice fall
about-dice = Every roll follows from a secret that is drawn at random before the game and kept with it. Computer players use the same dice and see nothing that you can’t see. A finished game saved as a file can be played back roll by roll.
about-keys-title = Keyboard
about-data-title = Your games
about-data = Games, score pads and settings stay in this browser, and nothing of them is sent anywhere. There is one exception, and only you can switch it on: a score pad with a live scoreboard is sent, with its names and all its lines, to the server that this page comes from, so that others can watch it. That server holds its latest state in memory and forgets it when it ends.
about-kept = This browser has promised to keep them, even when it runs short of space.
about-not-kept = This browser has not promised to keep them: it may clear them when it runs short of space, or when this page was not opened for long. Installing the app, or saving games as files, is safer.
about-refused = The browser was asked and has not promised it. Browsers often do so only for apps that are installed, or used for some time: ask again then. Until that, games are safest as files.
about-ask = Ask the browser to keep them
about-licence-title = Licence
about-licence = MIT or Apache 2.0, at your choice. The typefaces Fraunces and Nunito are under the SIL Open Font Licence.

# Sheets for the printer
print-title = Print
print-preview = Preview
print-waiting = Laying it out …
print-fault = This could not be printed.
print-not-loaded = What prints can’t be loaded. Is there a network?
print-which = What
print-scores = Score sheet
print-scores-about = A column for everyone, and what scores at the foot
print-summary = The rules on one page
print-summary-about = Everything that is switched on, with dice as examples
print-chooser = All variations
print-chooser-about = To tick together before the game
print-cards = Ten pocket cards
print-cards-about = With crop marks, to cut out
print-card = One pocket card
print-card-about = On paper of just its size
print-columns = Players or teams
print-card-size = Size of the card
print-card-metric = 85 × 55 mm
print-card-inch = 3.5 × 2 in
print-paper = Paper
print-a4 = A4
print-letter = Letter
print-now = Print
print-pdf = Save as PDF
print-picture = Save as picture
print-page = Page { $page } of { $pages }
print-actual-size = Print it at 100 %: then everything is exactly as large as it says.
keep-pdf = Keepsake (PDF)
keep-picture = Picture
keep-under-way = The file is being made …
keep-done = The file is saved.
pad-open-file = Open a saved pad
pad-open-fault = This file can’t be opened as a score pad:
pad-print-sheets = Print paper sheets

# Scoreboards for those who watch
board-title = Scoreboard
board-live = Live
board-asked = Looking for the scoreboard …
board-silent = This scoreboard is silent at the moment. It appears as soon as its score pad says something.
board-no-name = This is not the address of a scoreboard: its name has 24 letters and digits. Part of the link may be missing.
board-share = Live scoreboard
board-share-about = Everybody with the link sees the scores as they change, and can change nothing.
board-code = Code for the camera
board-connecting = Connecting …
board-shared = Everybody with the link sees the scores now.
board-no-server = There is no server to share through right now. The pad goes on and tells it later.
board-busy = The server takes no more scoreboards right now. The pad goes on and tells it later.
board-only-here = This address works on this computer only. To let other devices in, start the program with “farkle serve --listen 0.0.0.0:8080” and open the app by this computer’s address in the network.
board-copy = Copy the link
board-lost = Connection lost: these are the last scores
board-refused = The server refuses this scoreboard.
open-too-large = It is too large to be one.
open-unreadable = The browser can’t read it.
file-no-game = It is no record of a game.
file-no-pad = It is no saved score pad.
file-newer = A newer version of Farkle has written it. Update this one to open it.
file-line = Line { $number } of it can’t be read.
file-illegal = Its event no. { $number } can’t have happened by its rules.
file-no-rules = The code of its rules is missing.
file-rules-unread = The code of its rules can’t be read.
file-rules-contradict = Its rules contradict themselves.
file-no-dice = The secret of its dice is missing or can’t be read.
file-joined = Somebody joined after this game had begun, as only score pads let them.
file-holder = “{ $text }” is no player that this version knows.
file-taken-back = “{ $text }” is no decision that was taken back.
file-in-force = “{ $text }” is not the number of lines that count.
