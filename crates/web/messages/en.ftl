# English. A line that begins with a bracket or a star is one of several forms of the same message.

# The game's words
farkle = Farkle

# Why something is not allowed
denial-not-your-turn = It’s somebody else’s turn.
denial-not-your-seat = That’s somebody else’s seat.
denial-too-late = The game has moved on. Look at the table again.
denial-no-take-back = Undo is off at this table.
denial-nothing-to-take-back = There is nothing to undo.
denial-not-your-decision = Somebody else made the last decision. Only they can undo it.
denial-too-many-taken-back = A game allows { $most } undos. This game has used them all.
denial-dice-revealed = The seed of the dice is public now, so nothing can be undone.
refusal-game-over = The game is over.
refusal-not-begun = The game hasn’t started: nobody knows yet who goes first.
refusal-already-begun = The game has already started.
refusal-no-such-seat = There’s no such seat: this table has { $seats }.
refusal-starter-by-chance = In this game, chance decides who goes first.
refusal-dice-rolling = The dice are still rolling.
refusal-turn-under-way = The turn has already started.
refusal-roll-first = Roll the dice first.
refusal-set-aside-first = Set aside at least one scoring die first.
refusal-no-farkle = There was no farkle to go on from.
refusal-after-farkle = That was a farkle: roll again or end the turn.
refusal-no-taking-over = In this game, every turn starts with all the dice.
refusal-nothing-left-over = The last player left no dice to take.
refusal-nothing-selected = Select the dice to set aside.
refusal-not-rolled = Not in this roll: { $dice }.
refusal-does-not-score = { $count ->
    [one] The { $dice } scores nothing here and can’t be set aside.
   *[other] These score nothing here and can’t be set aside: { $dice }.
}
refusal-hot-dice-must-roll = Hot dice! Roll all the dice again before you bank.
refusal-below-opening = { $missing } more to get on the board: your first bank must be { $opening } or more.
refusal-below-minimum = { $missing } more to bank: every bank must be { $minimum } or more.
refusal-one-throw-only = Your last chance is a single throw.
refusal-cannot-give-up = You can’t end the turn with nothing while you can still bank or roll.
refusal-not-by-these-rules = By these rules, no turn can end like that.
refusal-no-such-total = No turn can be worth { $points }: by these rules, points come in steps of { $unit }.
refusal-too-much = That’s too much: you can enter up to { $most } at once.
refusal-too-many-dice = There are only { $dice } dice.
refusal-teams-stay = Nobody can join a team game: the teams would be unequal.
refusal-table-full = The table is full: { $most } can play.
refusal-too-late-to-join = The end of the game has begun: nobody can join now.
refusal-already-left = This player has already left.
refusal-last-player = The last player can’t leave.

# What has happened
said-rolled-for-start = Rolled for the first turn: { $dice }.
said-starts = { $who ->
    [you] You go first.
   *[other] { $name } goes first.
}
said-took-over = { $who ->
    [you] You take the leftover dice.
   *[other] { $name } takes the leftover dice.
}
said-rolled = Rolled { $dice }.
said-scores = { $number ->
    [thing] { $combinations } scores { $points }.
    [alike] { $combinations } score { $points }.
   *[several] { $combinations } score { $points }.
}
said-went-on = { $who ->
    [you] You go on.
   *[other] { $name } goes on.
}
said-hot-dice = Hot dice!
said-inherited = The leftover dice score: { $points } more.
said-farkled-may-go-on = { $who ->
    [you] Farkle! You lose { $lost } but may go on.
   *[other] Farkle! { $name } loses { $lost } but may go on.
}
said-banked = { $who ->
    [you] You bank { $points } and have { $score }.
   *[other] { $name } banks { $points } and has { $score }.
}
said-opened = { $who ->
    [you] You are on the board.
   *[other] { $name } is on the board.
}
said-farkled = { $who ->
    [you] Farkle! You score nothing.
   *[other] Farkle! { $name } scores nothing.
}
said-farkled-losing = { $who ->
    [you] Farkle! You lose { $lost }.
   *[other] Farkle! { $name } loses { $lost }.
}
said-toxic-twos = { $who ->
    [you] Toxic twos! You lose { $lost }.
   *[other] Toxic twos! { $name } loses { $lost }.
}
said-gave-up = { $who ->
    [you] You end the turn with nothing.
   *[other] { $name } ends the turn with nothing.
}
said-penalty = { $who ->
    [you] Three farkles in a row cost you { $points }. You have { $score } left.
   *[other] Three farkles in a row cost { $name } { $points }, with { $score } left.
}
said-gift = { $who ->
    [you] Too far: the { $points } are yours.
   *[other] Too far: the { $points } go to { $name }.
}
said-gift-lost = Too far: the { $points } are lost.
said-won-by-roll = { $who ->
    [you] You win the game with this roll!
   *[other] { $name } wins the game with this roll!
}
said-last-turns = { $who ->
    [you] You have { $score }. Everyone else gets one last chance.
   *[other] { $name } has { $score }. Everyone else gets one last chance.
}
said-play-off = It’s a tie: { $name } play it off.
said-won = { $who ->
    [you] You win with { $score }.
   *[other] { $count ->
        [one] { $name } wins with { $score }.
       *[other] { $name } win with { $score }.
    }
}
said-shared-win = { $name } share the win with { $score }.

banner-last-turn = Last turn: { $needed } or more takes the lead
banner-last-throw = Last throw: { $needed } or more takes the lead
banner-play-off = Play-off: most points this turn wins
banner-opening = { $needed } to get on the board
banner-may-go-on = Farkle, but you may roll these dice again
banner-exactly = Exactly { $needed } wins
banner-last-round = Last round

# Frame
page-description = Farkle: push your luck with six dice. Play the computer or around one table, by your own house rules, online or offline.
skip = Skip to content
back = Back
close = Close
update-ready = A new version of Farkle is ready.
update-now = Update
update-later = Later
not-kept = This browser can’t save games: when you close this window, the game is lost.
lost-title = This page doesn’t exist
lost-home = Home
lost-about = The link may be old, or part of it may be missing.
not-reached = Can’t reach Farkle. Are you online?
try-again = Try again
elsewhere-about = Two windows that play the same game would lose turns. Here you carry on from where the other window is.
elsewhere-take-over = Carry on here

# Home
home-lead = Push your luck with six dice. Your house rules welcome.
home-continue = Continue
home-continue-score = { $name } { $score }
home-play = Play
home-play-about = { $rules } · against { $rival }
home-first = New here? Learn it in two minutes
home-pass = Pass and play
home-pass-about = One device for the whole table
home-pad = Score pad
home-pad-about = Keep score for real dice
home-games = Past games
home-games-about = Watch and review
home-learn = How to play
home-learn-about = Your first turn in two minutes
home-rules = Rules
home-rules-about = Popular versions and house rules
home-settings = Settings
home-about = About

player-number = Player { $number }

# Table
table-title = Table
goal-first-to = First to { $target }
goal-past = First past { $target }
goal-exactly = Exactly { $target } wins
goal-rounds = { $rounds ->
    [one] Most points after { $rounds } round
   *[other] Most points after { $rounds } rounds
}
goal-at-once = Whoever gets there wins at once.
goal-last-turn = Then everyone else gets one last turn.
first-choose = Tap dice that score
first-decide = Bank or risk it?
first-farkle = Farkle: nothing scored
table-players = Players
table-turn-total = This turn
table-turn-total-of = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
table-dice = Dice
table-tray = Set aside
table-tray-empty = Dice you keep go here
die-label = { $face }, { $points } points, die { $number }
die-label-dead = { $face }, scores nothing here, die { $number }
die-label-rolls = { $face }, die { $number }
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
roll-risk = { $percent } chance to lose { $points }
roll-chance = { $percent } chance of a farkle
take-over = { $dice ->
    [one] Take { $dice } leftover die
   *[other] Take { $dice } leftover dice
}
take-over-earns = { $points } more if it scores, { $percent } chance of a farkle
bank-points = Bank { $points }
bank-score = you’d have { $score }
bank-short = { $missing } more to get on the board
bank-short-minimum = { $missing } more to bank
bank-must-roll = roll the hot dice first
bank-select = select dice first
bank-give-up = End the turn
bank-give-up-about = with no points
thinking = { $name } is playing
thinking-solving = working out the game: { $percent }
thinking-hurry = Tap to skip
verdict-farkle = Farkle
verdict-toxic = Toxic twos
moment-opened = On the board!
moment-big = +{ $points }!
moment-lead = In the lead!
moment-last = Last turn!
choose-starter = Who goes first?
not-opened = not on the board
farkles-in-a-row = { $count ->
    [one] { $count } farkle in a row
   *[other] { $count } farkles in a row
}
leads = leads
score-points = points
score-progress = { $name }: way to the goal
score-of = { $score } of { $target } points
say-selected = { $combinations }: { $points }.
say-your-roll = Roll to start your turn.
say-roll-of = { $who ->
    [you] Your turn.
   *[other] { $name }’s turn.
}
button-sheet = Score sheet
button-odds = Odds
say-taken-back = Undone.
say-taken-back-turn = { $who ->
    [you] Undone. You start turn { $turn } again.
   *[other] Undone. { $name } starts turn { $turn } again.
}
say-taken-back-roll = Undone. On the table: { $dice }. Set aside this turn: { $points }.
button-take-back = Undo
button-rules = Rules of this game
key-hints = Keys: 1 to 6 select dice, R rolls, B banks, A selects the best dice, T undoes, S opens the score sheet, O the odds, and the question mark lists all keys.
key-enter = Enter
key-shift = Shift
key-home = Home
key-end = End
key-escape = Esc
key-tab = Tab
keys-title = Keyboard shortcuts
keys-dice = Select a die or put it back
keys-best = Select everything that scores most, or nothing
keys-roll = Roll the dice
keys-bank = Bank the points
keys-take-over = Take the leftover dice (if the rules allow)
keys-points = Points
keys-pips = Dice, when you enter a turn by its dice
keys-next = Go to the next control
keys-press = Press it

# Score sheet
sheet-title = Score sheet
sheet-round = Round
sheet-total = Total
sheet-empty = No turn has ended yet.
sheet-farkle-words = Farkle
sheet-opened = on the board with this turn

# Odds
odds-about = Chance of a farkle by number of dice, with the rules of this game.
odds-dice = Dice
odds-farkle = Farkle
odds-hot = All score
odds-average = Average, if it scores
odds-now = now
outlook-title = Chance to win
outlook-exact = Exact, if everyone plays perfectly from here.
outlook-race = Estimate, assuming the others simply go for points.
outlook-none = There are no win chances for this moment.
outlook-no-worker = This browser doesn’t let pages compute in the background, so there are no win chances and no hints.
outlook-silent = The calculation has stopped answering, so there are no win chances and no hints for now. It restarts in a few minutes.
outlook-nowhere = The win chances can’t be loaded. Are you online?
outlook-no-exact = There are no exact chances for these rules.
outlook-exact-failed = The exact chances can’t be computed here. There may be too little memory.
outlook-solve = Compute the exact chances
outlook-about = takes about { $time }
outlook-solving = Computing the exact chances…
outlook-solving-left = Computing the exact chances: { $percent }, about { $time } left
outlook-stop = Stop
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hint-show = Show the best play
hint-title = The best play, and what the others cost in percentage points
hint-costs = −{ $points }
hint-end = set aside { $dice } and end the turn
hint-then-bank = and bank
hint-then-end = and end the turn
hint-then-roll = { $left ->
    [one] and roll { $left } die
   *[other] and roll { $left } dice
}
thinker-in-page = This browser doesn’t let pages compute in the background, so Nora plays in Victor’s place.
thinker-silent = The computer players have stopped answering. For now, Nora plays in Victor’s place.
thinker-nowhere = The computer players can’t be loaded. Are you online? The app keeps trying.

# End
end-chart = Scores by round
end-chances = Chance to win by round
end-chances-working = Computing the chances…
end-in-numbers = In numbers
end-after-round = After round
end-decided-bank = { $who ->
    [you] Round { $round } decided it: you banked { $points }.
   *[other] Round { $round } decided it: { $name } banked { $points }.
}
end-decided-farkle = { $who ->
    [you] Round { $round } decided it: your farkle.
   *[other] Round { $round } decided it: { $name }’s farkle.
}
end-decided-turn = { $who ->
    [you] Round { $round } decided it: your turn.
   *[other] Round { $round } decided it: { $name }’s turn.
}
end-decided-chance = Chance to win, { $winner }: { $before } → { $after }
end-rematch = Rematch
end-next = Play { $rival } next
end-home = Home
end-review = Review the game
end-farkles = Farkles
end-best-turn = Best turn
end-average = Average turn
table-gone = This game isn’t in this browser
table-unread = This game is here, but it can’t be read
table-unread-about = You can still save its file from the list of games.
table-elsewhere = This game is open in another window
table-taken-over = This game has moved to another window

# The rules
rules-title = Rules
rules-about = Every family plays differently. Pick the rules you know, or change anything.
rules-presets = Popular versions
rules-most-common = Most common
mark-no-opening = no opening score
mark-opening = { $points } to get on the board
mark-at-once = first there wins
mark-last-turn = one last turn for all
mark-exactly = exact goal
mark-rounds = fixed rounds
mark-doubling = each extra die doubles
mark-adding = each extra die adds the triple
mark-flat = fixed prices
mark-triples = triples only
rules-own = Make your own rules
rules-play = Play these rules
rules-change = Change these rules
rules-share = Copy a link
rules-copied = The link is copied.
rules-not-copied = This browser blocked the copying. Here is the link: { $link }
rules-unknown = No rules have this name or code.
code-title = Code
code-copy = Copy the code
code-copied = The code is copied.
code-not-copied = This browser blocked the copying: select the code instead.
rules-source = Source: { $source }

# Computer players
temperament-cautious-about = Fears every farkle and stops early.
temperament-gambler-about = Laughs at a farkle and rolls once too often.
temperament-beginner-about = Takes everything that scores and stops by feeling.
temperament-calculator-about = Collects the most points per turn, whatever the others have.
temperament-champion-about = Plays for the win and watches your score.

# New game
new-title = New game
new-seats = Who’s playing?
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
new-read-rules = View rules
new-teams = Teams
new-no-teams = Everyone for themselves
new-so-many-teams = { $count } teams
new-take-back = Allow undo
new-take-back-about = Good for learning: undo the last decision, and the dice fall the same way again.
new-hints = Allow hints
new-hints-about = Shows the best play and the cost of the others.
new-begin = Start game
new-name-limit = Names have up to { $most } characters.
name-missing = Every player needs a name.
name-too-long = This name is too long: { $most } characters at most.
name-unreadable = This name has invisible characters: type it again.
name-taken = Two players are called { $name }: give each a different name.
new-fault-count = { $seats } can’t play: a game is for 1 to { $most } players.
new-fault-teams = { $seats } players can’t form { $teams } equal teams of two or more.

# Past games
games-none = No games yet. Your games are kept here, in this browser only.
games-filter = Find by player or rules
games-none-found = No game matches.
totals-title = Your totals
totals-games = Games
totals-wins = Won
games-more = Show earlier games
games-unread = Your games can’t be read right now. Nothing is deleted.
games-over = finished
games-in-progress = in progress
games-winner = Winner
games-save = Save as file
games-open = Open a game file
games-open-fault = Can’t open this file as a game:
games-forget = Delete
games-forgotten = Deleted: the game of { $names }.
games-undo = Undo
replay-title = Review
replay-first = First step
replay-previous = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-last = Last step
replay-moment = Step of the game
replay-at = { $moment } / { $last }
replay-foreign-dice = The dice don’t match the seed of this game: roll { $moment } is different. Somebody may have changed this file.
replay-taken-back = { $count ->
    [one] One decision was undone in this game.
   *[other] { $count } decisions were undone in this game.
}
replay-position = This position as text
replay-position-about = One line with scores, turn and dice. “farkle advise” finds the best play from it.
replay-set-aside = Set aside: { $dice }.
review-title = Luck and skill
review-about = In percentage points of the chance to win: how lucky each player’s dice were, compared with average dice, and what each player’s decisions gave away.
review-luck = Luck
review-errors = Given away
review-best = Best plays
review-of = { $best } of { $all }
review-costliest = Costliest decisions
review-none = No decision cost anything: perfect play!
review-done = { $name }: { $play }
review-better = Better: { $play }
review-better-is = Better:

# Score pad
table-turn-of = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
say-choose = Tap the dice you want to set aside.
bank-nothing = Bank
pad-title = Score pad
pad-new = New score pad
pad-begin = Start the pad
pad-past = Finished pads
pad-open = Open
pad-gone = This pad isn’t in this browser
pad-unread = This pad is here, but it can’t be read
pads-unread = Your pads can’t be read right now. Nothing is deleted.
pad-elsewhere = This pad is open in another window
pad-taken-over = This pad has moved to another window
pad-starter-later = Decide at the table
pad-enter = Enter a turn
pad-scoreboard = Scoreboard
pad-more = More
pad-undo = Undo
pad-redo = Redo
pad-undone = Undone.
pad-redone = Done again.
pad-moment = Round { $round }, { $name }: { $score }.
pad-way = How to enter the turn
pad-points = Points
pad-has = has { $score }
pad-rub = Delete last digit
pad-nothing = Ends with nothing
pad-won-by-roll = Wins with a roll
pad-count-anyway = Count it anyway
pad-let-pass = allowed by the table
pad-let-pass-because = Against the rules: { $reason } The table allowed it.
pad-tap-dice = { $dice ->
    [one] Roll { $dice } die and tap what it shows
   *[other] Roll { $dice } dice and tap what they show
}
pad-take-out = Remove { $face }
pad-take-roll = Enter this roll
pad-discard = Enter this turn another way
pad-how-much = By the rules, these dice score nothing. How much does the table give?
pad-also-scores = Worth more: { $combinations }, { $points }
pad-most-points = Best score: { $combinations }, { $points }
pad-hand-to = Pass the device to
pad-hand-taken = I’ve got it
pad-note = Note
pad-line-of = { $name }, round { $round }
pad-behind-the-end = { $count ->
    [one] { $count } line after the end of the game doesn’t count.
   *[other] { $count } lines after the end of the game don’t count.
}
pad-said-left = { $name } leaves.
pad-said-joined = { $name } joins with { $points }.
pad-said-corrected = { $name }: { $points } (correction).
pad-change-line = Change a line
pad-save-line = Change to these points
pad-no-bank-below-zero = A turn can’t bank less than zero. To correct a score, use “Players”.
pad-was-farkle = It was a farkle
pad-insert-title = Forgot a turn before this one?
pad-insert-bank = Insert { $points }
pad-insert-farkle = Insert a farkle
pad-remove-line = Delete this line
pad-changed = Changed. Everything after it is counted again.
pad-changed-with-warning = Changed. Now a line of { $name } is against the rules: { $reason }
pad-not-whole = Enter a whole turn, up to its bank or farkle.
pad-no-name = Every player needs a name.
pad-no-such-line = There’s no line { $line }: the pad has { $lines }.
pad-no-such-seat = Nobody sits there.
event-out-of-place = That doesn’t fit at this point of the game.
event-unreadable = This entry can’t be read.
pad-has-left = has left
pad-leaves = Leaves the game
pad-correct = Correct the score
pad-correct-by = Points to add or subtract for { $name }
pad-give = Add
pad-take = Subtract
pad-join-title = Add a player
pad-name = Name
pad-begins-with = Starts with
pad-joins = Add to the game
pad-set-round = Pass-the-device screen
pad-set-round-about = After every turn, a screen says who is next.
pad-set-awake = Keep the screen on
pad-set-awake-about = While a pad is open.
pad-set-advice = Odds and advice
pad-set-advice-about = A button shows the best play for the dice on the table.
pad-save-title = Save this game
pad-print = Print or PDF
pad-save-csv = Spreadsheet (CSV)
pad-save-record = Game record
pad-save-json = Data (JSON)
pad-save-pad = Whole pad
pad-next-game = Next game
pad-next-game-about = same players, the next one goes first
pad-advice = Odds and advice
pad-advice-how = Enter a roll by its dice to see the best play.
pad-advice-about = What this turn earns on average, whatever the others have.
pad-odds = { $dice ->
    [one] { $dice } die: { $percent } chance of a farkle
   *[other] { $dice } dice: { $percent } chance of a farkle
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
edit-changed = { $name }, changed
edit-conflicts = { $count ->
    [one] One setting contradicts the others. Fix it to play.
   *[other] { $count } settings contradict each other. Fix them to play.
}
edit-effect = Chance of a farkle with these rules
edit-turn = Average points per turn
edit-turn-before = The same before getting on the board
edit-turns = Turns to the goal
edit-first = Going first wins, of two
edit-first-solve = How much is going first worth?
edit-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
edit-in-words = These rules in words
edit-words-short = In words
edit-says-now = The rules now say: { $sentences }
edit-says-no-more = The rules no longer say: { $sentences }
edit-no-words = They appear here once the fields are fixed.
edit-sections = Sections of this page
edit-sources = Show where each rule comes from
edit-unreadable = { $count ->
    [one] One field can’t be read. Fix it to play.
   *[other] { $count } fields can’t be read. Fix them to play.
}
edit-resting = { $count ->
    [one] Switched off by this: { $list }. With { $dice } dice it counts again.
   *[other] Switched off by this: { $list }. With { $dice } dice they count again.
}
edit-from = Start from
edit-usual = { $title }: set to { $value }
edit-code = Code or link
edit-code-about = Got a rules code?
edit-code-fault = This is not a rules code.
edit-code-mistyped = A letter or digit of this code is wrong or missing: compare it with the one you were sent.
edit-sent-here = Now in the editor: { $name }.
sent-open = Open

# Settings
set-as-system = Same as device
set-theme = Appearance
set-light = Light
set-dark = Dark
set-contrast = High contrast
set-contrast-about = Bolder text and clearer edges.
set-language = Language
set-sound = Sound
set-sound-about = Dice on wood, a bell for points, a thud for a farkle.
set-speed = Game speed
set-calm = Calm
set-normal = Normal
set-fast = Fast
set-motion = Motion
set-motion-full = Tumbling dice
set-motion-less = Skip animations
set-keys = Keyboard shortcuts
set-keys-about = Single letters and numbers are commands at the table and on the score pad. Switch them off if you use voice control: everything works without them.
set-letters = Show keys
set-letters-about = Each key on its button or die.

# How to play
learn-begin = The first to 10,000 points wins. Roll, keep what scores, and decide: stop and bank your points, or risk them for more. Roll all six dice to begin.
learn-choose = These score: { $dice }. Tap the ones you want to keep.
learn-decide = You could bank { $points } now. Or roll { $dice } more: there’s a { $percent } chance of a farkle, and then these points are lost.
learn-hot = All the dice score: hot dice! Roll all { $dice } again and go on, or bank { $points }.
learn-farkled = A farkle: nothing scored, and the points of this turn are gone. It happens to everybody. Roll again!
learn-banked = Well done! These points are yours, and no farkle can take them away. That was a turn, and that’s the whole game. Now play one!
learn-over = You’ve reached the goal. You know how to play!
learn-play-now = Play a game
learn-play-now-about = against the computer
learn-again = Another turn
learn-again-about = for practice
learn-scores = What scores
learn-more = Good to know
learn-hot-dice = When all your dice are set aside, you have hot dice: roll them all again and keep adding.
learn-one-roll = Combinations count only within one roll. A five now and two fives later are not three fives.
learn-opening = Many rules ask for a good first turn, say 500 points, to get on the board.
learn-end = Under many rules, everyone else gets one last turn when someone reaches the goal. Under Classic rules, the first to 10,000 wins at once.
learn-play = Start a game

# About
about-what = A dice game for two minutes or a whole evening, by your own house rules. No network, no account, no ads. It is free software.
about-version = Version { $version }
about-dice-title = How the dice fall
about-dice = All rolls come from one random seed, drawn before the game and saved with it. Computer players use the same dice and see only what you see. Save a finished game as a file, and anyone can check it roll by roll.
about-rivals-title = The opponents
about-rivals = How often the player on the left wins against the one above, by the classic rules to 10,000.
about-keys-title = Keyboard
about-data-title = Your games
about-data = Your games, score pads and settings stay in this browser and are sent nowhere. There is one exception, and only you can switch it on: a score pad with a live scoreboard goes to the server of this page, with its names and all its lines, so that others can watch it. The server keeps the latest state in memory and forgets it when it stops.
about-kept = This browser has promised to keep them, even when space runs short.
about-not-kept = This browser may delete your games when space runs short, or when you haven’t opened this page for a long time. Install the app or save games as files to be safe.
about-refused = The browser has not agreed yet. Many browsers agree only after you install the app or use it for a while: ask again then. Until then, files are safest.
about-ask = Ask the browser to keep them
about-licence-title = Licence
about-licence = MIT or Apache 2.0, at your choice. The typefaces Fraunces and Nunito are under the SIL Open Font Licence.

# Sheets for the printer
print-title = Print
print-preview = Preview
print-waiting = Preparing…
print-fault = This can’t be printed.
print-not-loaded = The printing can’t be loaded. Are you online?
print-which = What to print
print-scores = Score sheet
print-scores-about = A column for everyone, and what scores at the bottom
print-summary = The rules on one page
print-summary-about = Everything that applies, with dice as examples
print-chooser = All variations
print-chooser-about = Checklist to agree on before you play
print-cards = Ten pocket cards
print-cards-about = With marks for cutting
print-card = One pocket card
print-card-about = On paper of exactly its size
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
print-actual-size = Print at 100% for true size.
keep-pdf = Keepsake (PDF)
keep-picture = Picture
keep-under-way = Making the file…
keep-done = The file is saved.
pad-open-file = Open a saved pad
pad-open-fault = Can’t open this file as a score pad:
pad-print-sheets = Print paper sheets

# Scoreboards for those who watch
board-title = Scoreboard
board-live = Live
board-asked = Looking for the scoreboard…
board-silent = Nothing from this scoreboard yet. It appears as soon as its score pad sends something.
board-no-name = This is not the address of a scoreboard: its name has 24 letters and digits. Part of the link may be missing.
board-share = Live scoreboard
board-share-about = Everyone with the link sees the scores live, and can’t change them.
board-code = QR code for the camera
board-connecting = Connecting…
board-shared = Everyone with the link sees the scores now.
board-no-server = Can’t reach the server right now. The pad goes on and sends the scores later.
board-busy = The server takes no more scoreboards right now. The pad goes on and sends the scores later.
board-only-here = This address works on this computer only. To let other devices in, start the program with “farkle serve --listen 0.0.0.0:8080” and open the app at this computer’s network address.
board-copy = Copy the link
board-lost = Connection lost: these are the last scores
board-refused = The server refuses this scoreboard.
open-too-large = It is too large.
open-unreadable = The browser can’t read it.
file-no-game = It is not a game record.
file-no-pad = It is not a saved score pad.
file-newer = A newer version of Farkle saved it. Update this one to open it.
file-line = Line { $number } can’t be read.
file-illegal = Event no. { $number } isn’t possible by its rules.
file-no-rules = The code of its rules is missing.
file-rules-unread = The code of its rules can’t be read.
file-rules-contradict = Its rules contradict themselves.
file-no-dice = The seed of its dice is missing or can’t be read.
file-joined = Somebody joined after the start, which only score pads allow.
file-holder = “{ $text }” is no player that this version knows.
file-taken-back = “{ $text }” is no decision that was taken back.
file-dice-lines = The lines about the dice don’t fit together ({ $line }).
file-in-force = “{ $text }” is not the number of lines that count.
