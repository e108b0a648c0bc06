# English. A line that begins with a bracket or a star is one of several forms of the same message.

# The game's words
farkle = Farkle

# Why something is not allowed
denial-not-your-turn = It’s someone else’s turn.
denial-not-your-seat = That’s someone else’s seat.
denial-too-late = The game has moved on. Look at the table again.
denial-overloaded = That move couldn’t be saved. Try again.
denial-no-take-back = Undo is off at this table.
denial-nothing-to-take-back = There is nothing to undo.
denial-not-your-decision = Someone else made the last move. Only they can undo it.
denial-too-many-taken-back = A game allows { $most } undos, and they’re used up.
denial-dice-revealed = The seed of the dice is public now, so nothing can be undone.
refusal-game-over = The game is over.
refusal-not-begun = First decide who goes first.
refusal-already-begun = The game has already started.
refusal-no-such-seat = There’s no such seat: this table has { $seats }.
refusal-starter-by-chance = In this game, luck decides who goes first.
refusal-dice-rolling = The dice are still rolling.
refusal-turn-under-way = The turn has already started.
refusal-roll-first = Roll the dice first.
refusal-set-aside-first = Set aside at least one scoring die first.
refusal-no-farkle = There was no farkle to go on from.
refusal-after-farkle = That was a farkle: roll again or end the turn.
refusal-no-taking-over = In this game, every turn starts with all the dice.
refusal-nothing-left-over = The last player left no dice to take.
refusal-nothing-selected = Tap dice first.
refusal-not-rolled = Not in this roll: { $dice }.
refusal-does-not-score = { $count ->
    [one] A { $dice } doesn’t score on its own.
   *[other] These don’t score here: { $dice }.
}
refusal-only-so-many = { $combinations } is all that counts in these rules.
refusal-hot-dice-must-roll = Hot dice! Roll all the dice again before you bank.
refusal-below-opening = { $missing } more to get on the board: your first bank must be { $opening } or more.
refusal-below-minimum = { $missing } more to bank: every bank must be { $minimum } or more.
refusal-one-throw-only = Your last chance is a single roll, so you can’t roll again.
refusal-cannot-give-up = You can’t end the turn with nothing while you can still bank or roll.
refusal-not-by-these-rules = Under these rules, no turn can end like that.
refusal-no-such-total = { $points } isn’t possible: points come in steps of { $unit }.
refusal-too-much = That’s too much: you can enter up to { $most } at once.
refusal-too-many-dice = There are only { $dice } dice.
refusal-teams-stay = Nobody can join a team game: the teams would be uneven.
refusal-table-full = The table is full: { $most } can play.
refusal-too-late-to-join = The game is almost over: nobody can join now.
refusal-already-left = This player has already left.
refusal-last-player = The last player can’t leave.

# What has happened
said-rolled-for-start = Roll-off: { $dice }.
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
    [you] You roll again.
   *[other] { $name } rolls again.
}
said-hot-dice = Hot dice!
said-inherited = The leftover dice score: { $points } more.
said-farkled-may-go-on = { $who ->
    [you] Farkle! You lose { $lost } but may roll again.
   *[other] Farkle! { $name } loses { $lost } but may roll again.
}
said-banked = { $who ->
    [you] You bank { $points } and have { $score }.
   *[other] { $name } banks { $points } and has { $score }.
}
said-banked-first = { $who ->
    [you] You bank { $points }.
   *[other] { $name } banks { $points }.
}
said-opened = { $who ->
    [you] You’re on the board!
   *[other] { $name } is on the board!
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
    [you] Three farkles in a row: you lose { $points } and have { $score }.
   *[other] Three farkles in a row: { $name } loses { $points } and has { $score }.
}
said-gift = { $who ->
    [you] Too far! You get the { $points } points.
   *[other] Too far! The { $points } points go to { $name }.
}
said-gift-lost = Too far! The { $points } points are lost.
said-won-by-roll = { $who ->
    [you] You win the game with this roll!
   *[other] { $name } wins the game with this roll!
}
said-last-turns = { $who ->
    [you] You have { $score }. One last turn for everyone else!
   *[other] { $name } has { $score }. One last turn for everyone else!
}
said-play-off = It’s a tie! { $name } play one more turn each.
said-won = { $who ->
    [you] You win with { $score }!
   *[other] { $count ->
        [one] { $name } wins with { $score }.
       *[other] { $name } win with { $score }.
    }
}
said-shared-win = It’s a tie! { $name } share the win with { $score }.
said-done = { $who ->
    [you] Done: you have { $score }!
   *[other] Done: { $name } has { $score }!
}

banner-last-turn = Last turn: { $needed } or more takes the lead
banner-last-throw = Last roll: { $needed } or more takes the lead
banner-play-off = Play-off: most points this turn wins
banner-opening = { $needed } to get on the board
banner-may-go-on = Farkle, but you may roll these dice again
banner-exactly = Exactly { $needed } wins
banner-near-goal = { $needed } to go
banner-near-goal-met = Enough for the goal
banner-round = Round { $round } of { $rounds }
banner-last-round = Last round

# Frame
page-description = Farkle: push your luck with six dice. Play the computer or around one table, by your own house rules, online or offline.
skip = Skip to content
back = Back
close = Close
update-ready = A new version of Farkle is ready.
update-now = Update
update-later = Later
not-kept = This browser can’t save games: if you close this window, the game is gone.
not-kept-seat = This browser can’t save your seat at the table: if you close this window, you can’t come back to it.
lost-title = This page doesn’t exist
lost-home = Home
lost-about = The link may be old, or part of it may be missing.
not-reached = Can’t reach Farkle. Are you online?
try-again = Try again
elsewhere-about = Play it in one window only, so that no turn gets lost. You can continue here from the same point.
elsewhere-take-over = Continue here

# Home
home-lead = Push your luck with six dice. House rules welcome.
home-continue = Continue
home-continue-score = { $name }: { $score }
home-play = Play
home-play-about = Against { $rival }
home-rivals = Opponent
home-other = Different opponent or rules
home-first = New here? Learn it in two minutes
home-today = Today’s Dice
home-today-about = Ten turns, the same dice for everyone
home-today-par = par { $par }
home-pass = Pass and play
home-pass-about = One device for the whole table
home-friends = Play with friends
home-friends-about = Everyone on their own device
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
goal-turns = { $rounds ->
    [one] As many points as you can in { $rounds } turn
   *[other] As many points as you can in { $rounds } turns
}
goal-at-once = Get there first and you win.
goal-last-turn = Then everyone else gets one last turn.
goal-last-throw = One last roll!
first-choose = Tap dice that score
first-choose-ones-and-fives = Tap dice that score. 1s and 5s always do.
first-decide = Bank or risk it?
first-farkle = That ends the turn. Only banked points are safe.
first-farkle-of = That ends { $name }’s turn. Only banked points are safe.
first-own-farkle = These points are gone. What you banked stays.
told-one-by-one = One by one now: tap another to add it
take-most = Take { $points } points
table-next = { $name } is next
table-players = Players
table-turn-total = This turn
table-turn-total-of = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
table-dice = Dice
table-tray = Set aside
table-tray-empty = Set-aside dice go here
table-tray-before = { $points } so far
die-label = { $face }, { $points } points, die { $number }
die-label-dead = { $face }, scores nothing here, die { $number }
die-label-rolls = { $face }, die { $number }
roll-dice = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
roll-nothing = Roll
roll-hot = Roll all { $dice }
roll-again = { $dice ->
    [one] Roll { $dice } die again
   *[other] Roll { $dice } dice again
}
roll-risk = { $percent } chance to lose { $points }
roll-chance = { $percent } chance of a farkle
roll-safe = almost always scores
take-over = { $dice ->
    [one] Take { $dice } leftover die
   *[other] Take { $dice } leftover dice
}
take-over-earns = { $points } more if you score, { $percent } chance of a farkle
take-over-risks = { $points } more if you score, { $percent } chance to lose { $cost }
bank-points = Bank { $points }
bank-score = total { $score }
bank-wins = and win the game
bank-loses = that’s not enough to win
bank-leaves = leaves { $points } on the table
bank-short = { $missing } more to get on the board
bank-short-minimum = { $missing } more to bank
bank-must-roll = roll the hot dice first
select-first = tap dice first
bank-give-up = End the turn
bank-give-up-about = with no points
thinking = { $name } is playing
thinking-solving = Thinking it through: { $percent }
thinking-hurry = Tap to speed up
thinking-skip = Tap again to skip
verdict-farkle = Farkle
verdict-toxic = Toxic twos
verdict-lost = { $who ->
    [you] You lost { $points }
   *[other] { $name } lost { $points }
}
verdict-farkle-lost = { $who ->
    [you] Nothing scored: you lose { $points }
   *[other] Nothing scored: { $name } loses { $points }
}
verdict-nothing = { $who ->
    [you] Your roll scores nothing
   *[other] { $name }’s roll scores nothing
}
moment-hot = All dice have scored: roll them all again
moment-hot-offer = All dice have scored: roll them all again?
moment-hot-wins = All dice have scored: bank and win!
moment-opened = On the board!
moment-big = +{ $points }!
moment-done = Done!
moment-lead = { $who ->
    [you] In the lead!
   *[other] { $name } takes the lead!
}
moment-last = Last turn!
moment-last-yours = Your last turn!
moment-answer = One more turn for { $name }
moment-answer-all = One more turn for everyone else
moment-has = { $who ->
    [you] You have { $score }
   *[other] { $name } has { $score }
}
choose-starter = Who goes first?
choose-starter-about = Any of you can decide.
choose-starter-chance = Leave it to chance
not-opened = not on the board
farkles-in-a-row = { $count ->
    [one] { $count } farkle
   *[other] { $count } farkles in a row
}
leads = leads
score-points = points
score-progress = { $name }: progress to the goal
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
keys-best = Select the dice that score most, or none
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
sheet-empty = Turns will appear here.
sheet-farkle-words = Farkle
sheet-opened = on the board with this turn

# Odds
odds-about = By number of dice, with the rules of this game: the chance of a farkle, the chance that all dice score (hot dice), and what a roll scores on average if it isn’t a farkle.
odds-dice = Dice
odds-farkle = Farkle
odds-hot = Hot dice
odds-average = Average when you score
odds-now = now
outlook-title = Chance to win
outlook-exact = Exact, if both sides play perfectly from here.
outlook-exact-turns = Exact for the start of each turn, if both sides play perfectly from then on.
outlook-race = { $others ->
    [one] An estimate that assumes your opponent ignores the score.
   *[other] An estimate that assumes the others ignore the score.
}
outlook-none = The chance to win can’t be shown at this point.
outlook-no-worker = This browser can’t do the math in the background, so there are no chances to win and no hints to show.
outlook-silent = The calculation has stopped. The chance to win and the hints will be back in a few minutes.
outlook-nowhere = The chance to win can’t be loaded. Are you online?
outlook-no-exact = Exact chances can’t be worked out for these rules.
outlook-exact-failed = The exact chances can’t be worked out here. There may be too little memory.
outlook-solve = Get exact chances
outlook-about = takes about { $time }
outlook-solving = Working out the exact chances…
outlook-solving-left = Working out the exact chances: { $percent }, about { $time } left
outlook-stop = Stop
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hint-show = Show the best play
hint-title = The best plays
hint-take = Select these dice
hint-average = Average points
hint-first-roll = After your roll you can see the best play here.
hint-end = set aside { $dice } and end the turn
hint-then-bank = and bank { $points }
hint-then-end = and end the turn
hint-then-roll = { $left ->
    [one] and roll { $left } die
   *[other] and roll { $left } dice
}
thinker-in-page = This browser can’t do the math in the background, so Nora plays instead of Victor.
thinker-silent = The computer players have stopped. For now, Nora plays in Victor’s place.
thinker-nowhere = The computer players can’t be loaded. Are you online? The app keeps trying.

# End
end-more = Charts and figures
end-figures = Figures
end-reached = Goal reached: { $target }
end-reached-first = { $who ->
    [you] You got to { $target } first
   *[other] { $name } got to { $target } first
}
end-last-turns = { $others ->
    [one] { $target } reached, then one last turn
   *[other] { $target } reached, then one last turn for the others
}
end-last-throws = { $others ->
    [one] { $target } reached, then one last roll
   *[other] { $target } reached, then one last roll for the others
}
end-play-off = A tie, decided by a play-off
end-rounds = { $rounds ->
    [one] The round is over
   *[other] All { $rounds } rounds are over
}
end-by-roll = That roll wins the game
end-short = You finished { $points } points behind { $name }
end-short-of-goal = You were { $points } points short of { $target }
end-rout = On to the next one!
end-rout-farkles = { $farkles } farkles in { $turns } turns. Ouch!
end-slipped = { $points } points slipped through your fingers!
end-no-turn = { $name } won before your first turn. Bad luck!
end-few-turns = { $turns ->
    [one] You had only one turn. Bad luck!
   *[other] You had only { $turns } turns. Bad luck!
}
end-close = So close! Only { $points } behind { $name }
end-close-to-goal = So close! Only { $points } points short of { $target }
end-ahead = { $points } points ahead of { $name }
end-chart = Scores by round
end-chances = Chance to win by round
end-chances-working = Working out the chances…
end-decided-working = Finding the turn that decided it…
end-in-numbers = In numbers
end-after-round = After round
end-decided = Round { $round } decided it:
end-decided-bank = { $who ->
    [you] You scored { $points }.
   *[other] { $name } scored { $points }.
}
end-decided-lost = { $who ->
    [you] You farkled and lost { $points }.
   *[other] { $name } farkled and lost { $points }.
}
end-decided-farkle = { $who ->
    [you] You farkled.
   *[other] { $name } farkled.
}
end-decided-turn = { $who ->
    [you] It was your turn.
   *[other] It was { $name }’s turn.
}
end-decided-chance = { $who ->
    [you] Your chance to win: from { $before } to { $after }
   *[other] { $name }’s chance to win: from { $before } to { $after }
}
end-decided-none = No single turn decided this game.
end-rematch = Rematch
end-again = Play again
end-again-rival = Play { $rival } again
end-next = Play { $rival } next
end-beat-strongest = { $rival } is the toughest of all. Well played!
end-home = Home
end-review = Watch replay
end-share = Share the result
share-me = Me
share-decided = Turning point: round { $round }, { $name }, { $what } ({ $winner } { $before } → { $after })
end-farkles = Farkles
end-best-turn = Best turn
end-highest = Best turn: { $points } ({ $name })
end-own-last = Your winning turn: { $points }
end-won-with = { $name }’s winning turn: { $points }
end-own-best = Your best turn: { $points }
end-average = Average turn
table-gone = This game isn’t in this browser
table-unread = This game is here, but it can’t be read
table-unread-about = You can still save its file from the list of games.
table-taken-over = This game has moved to another window

# Today’s Dice
today-number = Today’s Dice #{ $number }
today-rules = Rules: the “{ $rules }” version
today-clock = The clock of this device is wrong: Today’s Dice began in 2026
today-about = Ten turns, and everyone in the world gets the same dice. Par is the score of a perfect player who doesn’t know what comes next. With some luck, you’ll beat it!
today-once = Your first try counts, without undo or hints. After that, practice as often as you like.
today-no-penalty = Unlike in the { $version } version, three farkles in a row cost nothing here.
today-play-about = { $turns } turns
today-turn = Turn { $turn } of { $turns }
today-to-par = Par { $par } · { $points } to go
today-at-par = Par { $par } · reached
today-over-par = Par { $par } · { $points } above
today-par-was = Par { $par }
today-so-far = Turn { $turn } of { $turns } · { $points } so far
today-waiting = Today’s Dice #{ $number } isn’t finished yet. It still counts for its own day.
today-result = Your result
today-turns = What each turn brought
today-points = Points
today-unit = points
today-par = Par
today-above-par = { $points } above par: well played!
today-on-par = Exactly par: well played!
today-below-par = { $points } below par
today-near-par = Only { $points } below par: so close!
today-accuracy = Accuracy
today-luck = Luck (points)
today-costliest = Your costliest decision
today-costliest-of = { $count ->
    [one] { $name }: costliest decision
   *[other] { $name }: costliest decisions
}
today-played = Played
today-cost = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
today-meaning = What do these words mean?
today-par-about = Par: what a perfect player scores with the same dice, without knowing what comes next. With other choices you may be luckier, so you can beat par.
today-accuracy-about = Accuracy: how close your decisions came to the best plays. 100% is perfect.
today-luck-about = Luck: how many points the dice gave you, compared with average dice.
today-sum-best = Best play with average dice
today-sum-luck = Your luck
today-sum-mistakes = Your mistakes
today-sum = Your points
today-working = Working out par and luck…
today-share = Today’s Dice #{ $number }: { $points }, par { $par }, accuracy { $accuracy }, { $farkles ->
    [one] { $farkles } farkle
   *[other] { $farkles } farkles
}
today-picture = As a picture
today-share-more = More ways to share
today-calendar = Calendar and streak
today-picture-saved = The picture is saved.
today-practice = Practice
today-practice-title = Practice
today-practice-about = Practice has the same dice, with undo and hints. It doesn’t count.
today-together = Play with others on this screen
today-together-about = Everyone plays the same rolls, one after the other, and you compare at the end. This doesn’t count. Play your own try first, or you’ll know the dice.
today-streak = Streak
today-streak-days = { $count ->
    [one] { $count } day
   *[other] { $count } days in a row
}
today-streak-free = { $count ->
    [0] Play every day from now on to keep your streak this month.
    [one] You can miss one day this month and keep your streak.
   *[other] You can miss { $count } days this month and keep your streak.
}
today-month = Days played this month: { $count } of { $days }
end-points = { $points } points
end-with-points = with { $points } points

# The rules
rules-title = Rules
rules-about = Every family plays differently. Pick the rules you know, or change anything.
rules-yours = Your rules
rules-presets = Popular versions
rules-compared = Each card names the main differences from { $version }.
rules-most-common = Most common
rules-to-start-with = Good to start with
brief-classic = A simple game: singles, triples, three pairs and a straight.
brief-playmonster = The boxed game sold in most stores.
brief-walnut = The rules that come with Walnut Studiolo’s travel dice.
brief-wikihow = From the wikiHow article: after hot dice you must roll.
brief-playmonster-expanded = Like PlayMonster, but you have to pass 10,000 to end the game.
brief-zilch = The online game Zilch: a roll of six dice that scores nothing earns 500.
brief-facebook = The game on Facebook: three farkles in a row cost 500.
brief-busche-neller = The plainest game of all. Mathematicians have solved it.
brief-kcd = From the video game Kingdom Come: Deliverance, with short straights.
brief-cardgames = A well-known game in the browser.
mark-no-opening = no minimum to get on the board
mark-opening = { $points } to get on the board
mark-bank-from = at least { $points } to bank
mark-target = goal: { $points }
mark-target-passed = goal: more than { $points }
mark-at-once = first to the goal wins
mark-last-turn = one last turn for everyone else
mark-exactly = exact goal
mark-rounds = { $rounds } rounds
mark-times = { $kinds } of a kind: triple × { $times }
mark-doubles = each extra die of a kind doubles the points
mark-adds = 4 of a kind counts as two triples, 5 as three
mark-flat = 4, 5, 6 of a kind: fixed points
mark-triples = 4 of a kind scores only as a triple
mark-plain = no straight, no pairs
example-price = e.g. { $points }
rules-own = Make your own rules
rules-unfinished = Go on with your own rules
rules-unfinished-about = Your changes are kept as a draft.
rules-like = Like { $version }, except: { $list }
rules-discard = Discard
rules-play = Use these rules
rules-change = Change these rules
rules-keep = Keep in your rules
rules-remove = Take out of your rules
rules-kept = These rules are under “Your rules” now.
rules-removed = These rules are no longer under “Your rules”.
rules-not-kept = This browser can’t store anything right now.
rules-share = Copy a link
rules-code-and-qr = Code and QR code
share = Share
share-game = Share this game
share-game-text = Watch this game of Farkle, move by move:
share-game-long = This game is too long for a link. Save it as a file and send that.
shared-game-none = This link doesn’t hold a whole game
shared-game-damaged = Part of the link may be missing. Ask for it again.
shared-game-keep = Keep in my games
today-film-text = My game of Today’s Dice, move by move (it shows the dice of the day):
shared-copied = Copied: paste it into a message.
copied = Copied!
rules-copied = Link copied.
rules-not-copied = This browser blocked copying. Here is the link: { $link }
rules-unknown = No rules have this name or code.
code-title = Code
code-copy = Copy the code
code-copied = Code copied.
code-not-copied = This browser blocked copying: select the code instead.
rules-source = Source: { $source }

# Computer players
temperament-cautious-about = fears every farkle and stops early.
temperament-gambler-about = laughs at a farkle and rolls once too often.
temperament-beginner-about = grabs every point and stops on a whim.
temperament-calculator-about = counts points and never looks at yours.
temperament-champion-about = plays for the win and watches your score.
remark-beginner-joy = Yippee!
remark-beginner-woe = Oops.
remark-beginner-wow = Wow!
remark-beginner-ouch = Oh no!
remark-beginner-won = I won? Really?
remark-beginner-lost = That was fun. Again?
remark-gambler-joy = Ha! That’s how!
remark-gambler-woe = Worth it!
remark-gambler-wow = That’s the spirit!
remark-gambler-ouch = No guts, no glory!
remark-gambler-won = Fortune favors the bold!
remark-gambler-lost = Next time!
remark-cautious-joy = Oh my goodness!
remark-cautious-woe = I knew it.
remark-cautious-wow = How brave!
remark-cautious-ouch = Oh dear!
remark-cautious-won = Slow and steady.
remark-cautious-lost = Nicely played!
remark-calculator-joy = As calculated.
remark-calculator-woe = Statistics…
remark-calculator-wow = Good odds!
remark-calculator-ouch = Bad luck.
remark-calculator-won = The numbers added up.
remark-calculator-lost = Well calculated!
remark-champion-joy = Naturally.
remark-champion-woe = Hm.
remark-champion-wow = Well played.
remark-champion-ouch = It happens to us all.
remark-champion-won = Good game!
remark-champion-lost = You earned it.

# New game
new-title = New game
new-seats = Who’s playing?
new-rivals = Against the computer
new-rivals-tap = Only people play. Tap a face to play against the computer.
new-rivals-several = Several at once
new-rivals-none = None
new-rival-plays = { $name } { $about }
new-rival-instead = { $name } replaces { $other }.
new-strength = Strength { $strength } of { $most }
new-name-of = Name of player { $number }
new-holder-of = Who plays in seat { $number }
new-color-of = Color of player { $number }: { $color }
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
new-computer = Computer: { $name }
new-add-person = Add a person
new-friends = Invite friends with a link
new-remove = Remove player { $number }
new-read-rules = View rules
new-teams = Teams
new-no-teams = Everyone for themselves
new-so-many-teams = { $count } teams
new-take-back = Allow undo
new-take-back-about = Take back your last move. The dice stay the same.
new-hints = Allow hints
new-hints-about = On your turn, tap the bars at the top of the table (Odds) for the best play.
new-begin = Start game
new-name-limit = Names have up to { $most } characters.
name-missing = Every player needs a name.
name-too-long = This name is too long: { $most } characters at most.
name-unreadable = This name has invisible characters. Type it again.
name-taken = Two players are called { $name }. Give each a different name.
new-fault-count = A game is for 1 to { $most } players, not for { $seats }.
new-fault-teams = { $seats } players can’t make { $teams } equal teams of two or more.

# Past games
games-none = No games yet. Your games are kept here, in this browser only.
games-filter = Find by player or rules
games-none-found = No game matches.
totals-title = Your totals
totals-title-about = Wins, average and best turn, farkles
totals-about = Solo games and Today’s Dice don’t count here.
totals-good = A good decision costs less than half a percentage point of the chance to win.
totals-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
totals-last = The last { $count } games: { $won } won
totals-wins = Won
totals-of-decisions = { $part } of { $all } decisions
totals-of-turns = { $part } of { $all } turns
games-more = Show earlier games
games-unread = Your games can’t be read right now. Nothing is deleted.
games-over = finished
games-in-progress = in progress
games-winner = Winner
games-won-against = You beat { $name }
games-lost-to = You lost to { $name }
games-save = Save as file
games-open = Open a game file
games-open-fault = Can’t open this file as a game:
games-forget = Delete
games-forgotten = Game deleted: { $names }.
games-undo = Undo
replay-title = Replay
replay-result = Final: { $scores }
replay-first = First step
replay-previous = Previous step
replay-previous-turn = Previous turn
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-next-turn = Next turn
replay-last = Last step
replay-speed = Speed
replay-moment = Step of the game
replay-decisive = Turning point: round { $round }
replay-at = Step { $moment } of { $last }
replay-foreign-dice = The dice don’t match the seed of this game: roll { $moment } is different. Someone may have changed this file.
replay-taken-back = { $count ->
    [one] One move was undone in this game.
   *[other] { $count } moves were undone in this game.
}
replay-position = For programmers: this moment as a command
replay-position-about = In a terminal, this compares all plays of this moment.
replay-set-aside = Set aside: { $dice }.
review-title = Luck and skill
review-luckier = Luckier dice
review-fewer = Better decisions
review-slightly = slightly
review-clearly = clearly
review-by-far = by far
review-too-few = The game was too short to tell who played better.
review-won-by-dice = { $who ->
    [you] The dice decided: luck was on your side.
   *[other] The dice decided: luck was on { $name }’s side.
}
review-won-by-play = { $who ->
    [you] You played better and won with worse dice.
   *[other] { $name } played better and won with worse dice.
}
review-won-by-play-alone = { $who ->
    [you] Luck was even. You made the better decisions.
   *[other] Luck was even. { $name } made the better decisions.
}
review-won-by-luck = { $who ->
    [you] The dice were on your side and made up for weaker decisions.
   *[other] The dice were on { $name }’s side and made up for weaker decisions.
}
review-won-by-both = { $who ->
    [you] You had the luckier dice and made the better decisions.
   *[other] { $name } had the luckier dice and made the better decisions.
}
review-luck = Luck
review-luck-about = How many points the rolls brought, more or less than they do on average.
review-errors = Mistakes
review-best = Good decisions
review-of = { $part } of { $all }
review-costliest = { $count ->
    [one] Costliest decision
   *[other] Costliest decisions
}
review-again = The same mistake was made more than once in that turn.
review-slips = Only small slips
review-wins = wins { $chance } of the time
review-none = No costly decision: well played!
review-none-of-yours = You made no costly decision: well played!
review-nothing-to-decide = You had nothing to decide: it was all luck.
review-done = { $name }: { $play }
review-better = Better: { $play }
review-bank = bank { $points }
review-roll = { $dice ->
    [one] roll { $dice } die
   *[other] roll { $dice } dice
}
review-better-is = Better
review-round = Round { $round }
review-turn = { $points } this turn

# Score pad
table-turn-of = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
bank-nothing = Bank
pad-title = Score pad
pad-new = New score pad
pad-begin = Start keeping score
pad-past = Finished pads
pad-open = Open
pad-gone = This pad isn’t in this browser
pad-unread = This pad is here, but it can’t be read
pads-unread = Your pads can’t be read right now. Nothing is deleted.
pad-taken-over = This pad has moved to another window
pad-starter-later = Decide at the table
pad-enter = Enter a turn
pad-scoreboard = Scoreboard
pad-more = More
pad-undo = Undo
pad-redo = Redo
pad-undone = Undone.
pad-redone = Redone.
pad-moment = Round { $round }: { $name } has { $score }.
pad-way = How to enter the turn
pad-points = Points
pad-has = total { $score }
pad-points-first = type the points of this turn first
pad-rub = Delete last digit
pad-nothing = End with nothing
pad-won-by-roll = Instant win
pad-count-anyway = Count it anyway
pad-let-pass = allowed by the table
pad-let-pass-because = Against the rules: { $reason } The table allowed it.
pad-tap-dice = { $dice ->
    [one] Roll { $dice } die and tap what it shows
   *[other] Roll { $dice } dice and tap what they show
}
pad-more-dice = { $dice } more.
pad-nothing-scores = Nothing scores.
pad-roll-ends = This ends the turn.
pad-roll-wins = This wins the game!
pad-tap-to-remove = Tap a die to remove it.
pad-take-out = Remove { $face }
pad-take-roll = Enter this roll
pad-discard = Start this turn again
pad-discard-short = Start over
pad-how-much = By the rules, not all of these dice score. How many points do you count?
pad-also-scores = Take more: { $combinations }, { $points }
pad-most-points = Most points: { $combinations }, { $points }
pad-choose = Which dice do you set aside?
pad-hot = Hot dice!
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
pad-save-line = Save these points
pad-no-bank-below-zero = A turn can’t bank less than zero. To correct a score, use “Players”.
pad-no-points = “{ $text }” is not a number of points. Write 1,000 or 1000.
pad-was-farkle = It was a farkle
pad-insert-title = Forgot a turn before this one?
pad-insert-bank = Insert a turn of { $points }
pad-insert-farkle = Insert a farkle
pad-remove-line = Delete this line
pad-changed = Changed. Everything after it is counted again.
pad-changed-with-warning = Changed. Now one of { $name }’s lines is against the rules: { $reason }
pad-not-whole = Enter a whole turn, up to its bank or farkle.
pad-no-name = Every player needs a name.
pad-no-such-line = There’s no line { $line }: the pad has { $lines }.
pad-no-such-seat = Nobody sits there.
event-out-of-place = That doesn’t fit at this point in the game.
event-unreadable = This entry can’t be read.
pad-has-left = has left
pad-leaves = Leave the game
pad-correct = Correct the score
pad-correct-by = Points to add or subtract for { $name }
pad-give = Add
pad-take = Subtract
pad-join-title = Add a player
pad-name = Name
pad-begins-with = Starts with
pad-joins = Add to the game
pad-set-round = Pass-the-device screen
pad-set-round-about = After each turn, a screen says who’s next.
pad-set-awake = Keep the screen on
pad-set-awake-about = While a pad is open.
pad-set-advice = Odds and advice
pad-set-advice-about = A button shows the best play for the dice on the table.
pad-save-title = Save this game
pad-more-formats = Other formats
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
pad-play-bank = set aside { $dice } and bank { $points }
pad-play-roll = { $left ->
    [one] set aside { $dice }, roll { $left } die
   *[other] set aside { $dice }, roll { $left } dice
}

# Rule editor
edit-title = Make your own rules
edit-name = Name
edit-own-rules = Our rules
edit-kept = Your changes stay here as a draft until you use or save them.
edit-save = Save
edit-saved = Saved
edit-conflicts = { $count ->
    [one] One setting clashes with the others. Fix it to play.
   *[other] { $count } settings clash. Fix them to play.
}
edit-effect = Chance of a farkle with these rules
edit-turn = Average points per turn
edit-turn-before = Before you’re on the board
edit-turns = Turns to the goal
edit-first = Chance to win, going first (two players)
edit-first-solve = How much does going first help?
edit-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
edit-in-words = These rules in words
edit-common = What families argue about
edit-more = More rules
edit-words-short = In words
edit-says-now = The rules now say: “{ $sentences }”
edit-says-no-more = The rules no longer say: “{ $sentences }”
edit-no-words = They’ll appear here once the fields are fixed.
edit-sections = Sections of this page
edit-sources = Show where each rule comes from
edit-unreadable = { $count ->
    [one] One field needs fixing before you can play.
   *[other] { $count } fields need fixing before you can play.
}
edit-resting = { $count ->
    [one] Switched off by this: { $list }. With { $dice } dice it counts again.
   *[other] Switched off by this: { $list }. With { $dice } dice they count again.
}
edit-beaten = No effect: the same dice score more in smaller combinations.
edit-idle = No effect with the other settings.
edit-from = Start from
edit-usual = { $title }: set to { $value }
edit-code = Code or link
edit-code-about = Got a rules code?
edit-code-fault = This is not a rules code.
edit-code-mistyped = A letter or digit of this code is wrong or missing. Compare it with the one you were sent.
edit-sent-here = Now in the editor: { $name }.
sent-open = Open

# Settings
set-as-system = Automatic
set-theme = Appearance
set-light = Light
set-dark = Dark
set-contrast = High contrast
set-contrast-about = Bolder text and clearer edges.
set-language = Language
set-sound = Sound
set-sound-about = Dice on wood, a bell for points, a thud for a farkle.
set-vibration = Vibration
set-vibration-about = A short buzz at big moments, if your device supports it.
set-remarks = Opponents’ remarks
set-remarks-about = A word now and then, after hot dice or a farkle.
set-speed = Game speed
set-calm = Relaxed
set-normal = Normal
set-fast = Fast
set-motion = Animations
set-motion-about = Automatic follows your device’s setting.
set-motion-full = On
set-motion-less = Off
set-keys = Keyboard shortcuts
set-keys-about = Press R to roll, B to bank. Switch them off if you use voice control: everything works without them.
set-letters = Show keys
set-letters-about = Each key on its button or die.

# How to play
learn-begin-any = The first to 10,000 points wins. Roll, keep what scores, and decide: stop and bank your points, or risk them for more. Roll all six dice to begin.
learn-begin-hot = Now a lucky turn: when all your dice are set aside, you have hot dice. Roll!
learn-begin-farkle = Now an unlucky turn: points count only once you bank them. Roll, keep something, and roll again!
learn-choose = { $count ->
    [one] Only one die scores: the { $dice }. Tap it to keep it.
   *[other] These dice score: { $dice }. Tap what you want to keep.
}
learn-choose-all = All { $count } dice score: take them all!
learn-decide = { $dice ->
    [one] You could bank { $points } now. Or roll the last die: { $percent } of the time nothing scores.
   *[other] You could bank { $points } now. Or roll { $dice } dice: { $percent } of the time nothing scores.
}
learn-decide-farkle = That’s a farkle, and these points are lost.
learn-hot = All dice have scored: hot dice! Roll all { $dice } again and go on, or bank { $points }.
learn-farkled = Farkle! Nothing scored, and the points of this turn are gone. It happens to everyone.
learn-farkled-again = Another farkle. This time, bank a little earlier!
learn-banked = Well done! These { $points } points are yours, and no farkle can take them away. That’s one full turn. Play a game now, or take another turn here.
learn-banked-again = Well done! These { $points } points are yours.
learn-over = You’ve reached the goal. Now you know how to play!
learn-play-now = Play a game
learn-play-now-about = against the computer
learn-again = Another turn
learn-again-hot = to see hot dice
learn-again-farkle = to see a farkle
learn-again-any = for practice
learn-scores = What scores
learn-more = Good to know
learn-hot-dice = When all your dice are set aside, you have hot dice: roll them all again and keep adding.
learn-gold = The gold button is what many players would do. It isn’t always the best.
learn-opening = Under many rules, your first bank has to reach a minimum to get you on the board, say 500 points.
learn-end = Under many rules, everyone else gets one last turn when someone reaches the goal. Under Classic rules, the first to 10,000 wins at once.
learn-play = Start a game
learn-score = Banked: { $points }

# About
about-what = A dice game for two minutes or a whole evening, by your own house rules. It works offline, with no account and no ads. It is free software.
about-version = Version { $version }
about-dice-title = How the dice fall
about-dice = All rolls come from one random seed, drawn before the game and saved with it. Computer players see only what you see. Save a finished game as a file, and anyone can check it roll by roll.
about-server-dice-title = All dice of this server
about-server-dice = { $count } dice in finished games, computer players included. The line marks fair dice.
about-server-dice-face = Face
about-server-dice-rolled = Times rolled
about-server-dice-chi = Fair dice would show each face about { $expected } times. Chi-square is { $value }; fair dice stay below { $usual } in 19 of 20 counts.
about-rivals-title = The opponents
about-rivals = Read along a row: how often this player wins against the others. Classic rules, to 10,000.
about-strength = How strong they are
about-keys-title = Keyboard
about-data-title = Your games
about-data = Your games, pads and settings stay in this browser. Only what you start with others goes to this site’s server: names and moves of a table with friends, so that you can play on, and a live scoreboard while it is shared.
about-kept = This browser has promised to keep them, even when space runs short.
about-not-kept = This browser may delete your games when space runs short, or when you haven’t opened this page for a long time. To be safe, install the app or save your games as files.
about-refused = The browser hasn’t agreed yet. Many browsers agree only after you install the app or use it for a while: ask again then. Until then, files are safest.
about-ask = Ask the browser to keep them
about-licence-title = License
about-licence = MIT or Apache 2.0, at your option. The fonts Fraunces and Nunito are under the SIL Open Font License.

# Sheets for the printer
print-title = Print
print-preview = Preview
print-waiting = Preparing…
print-fault = This can’t be printed.
print-not-loaded = Printing can’t be loaded. Are you online?
print-which = What to print
print-scores = Score sheet
print-scores-about = A column for each player, and what scores at the bottom
print-summary = The rules on one page
print-summary-about = Everything that applies, with dice as examples
print-chooser = All variations
print-chooser-about = Checklist to agree on before you play
print-cards = Ten pocket cards
print-cards-about = With cut marks
print-card = One pocket card
print-card-about = On paper of exactly that size
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
keep-pdf = Game sheet (PDF)
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
board-no-name = This is not the address of a scoreboard: it must end in 24 letters and digits. Part of the link may be missing.
board-share = Live scoreboard
board-share-about = Anyone with the link can watch the scores live, but not change them.
board-code = QR code for the camera
board-connecting = Connecting…
board-shared = Anyone with the link can see the scores now.
board-no-server = Can’t reach the server right now. Keep playing: the pad sends the scores later.
board-busy = The server takes no more scoreboards right now. Keep playing: the pad sends the scores later.
board-only-here = This address works on this computer only. Other devices can join if this computer is in a network and the program is started with “farkle serve”, without “--listen”.
board-copy = Copy the link
board-lost = Connection lost: these are the last scores
board-refused = The server refuses this scoreboard.
open-too-large = It is too large.
open-unreadable = The browser can’t read it.
file-no-game = It is not a game record.
file-no-pad = It is not a saved score pad.
file-newer = A newer version of Farkle saved it. Update this one to open it.
file-line = Line { $number } can’t be read.
file-illegal = Event { $number } isn’t possible by its rules.
file-no-rules = The code of its rules is missing.
file-rules-unread = The code of its rules can’t be read.
file-rules-contradict = Its rules contradict themselves.
file-no-dice = The seed of its dice is missing or can’t be read.
file-joined = Someone joined after the start, which only score pads allow.
file-holder = “{ $text }” is not a player that this version knows.
file-taken-back = “{ $text }” is not a move that was undone.
file-dice-lines = The lines about the dice don’t fit together ({ $line }).
file-course = The line “{ $line }: { $text }” can’t be read.
file-in-force = “{ $text }” is not the number of lines that count.

# Tables of friends far away
friends-title = Play with friends
friends-lead = Open a table and send the link. Everyone plays on their own device.
friends-tables = Your tables
friends-your-turn = Your turn
friends-playing = In play
friends-not-begun = Not started
friends-forget = Remove from list
friends-new = New table
friends-seats = How many players?
friends-name = Your name
friends-create = Open the table
friends-more = More options
friends-creating = Opening the table…
friends-offline = Can’t reach the server. Check your connection and try again.
friends-no-tables = There are no tables at this address. To play with friends, one of you starts the program with “farkle serve” and opens the app there.
friends-too-often = Too many tables were opened just now. Try again in a minute.
friends-refused = The server doesn’t allow a table like this.
friends-unread = This browser can’t read its tables right now
friends-gone = This link doesn’t lead to a table
friends-gone-about = Part of it may be missing, or it’s out of date. Ask for a new link.
friends-other-version = The server is running a different version
friends-other-version-about = Reload the page. Your game is safe.
friends-room = Table
friends-looking = Looking for the table…
friends-lost = Connection lost. Trying again…
friends-sending = Sending…
friends-who = Who’s playing?
friends-free = Free seat
friends-add-computer = Add a computer
friends-you = you
friends-is-ready = Ready
friends-not-ready = Not ready yet
friends-away = Not connected
friends-away-for = Away for { $minutes } min
friends-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
friends-all-taken = All seats are taken. You’ll see the game as soon as it starts.
friends-team-with = With { $names }
friends-team-other = In another team
friends-sit = Take a seat
friends-ready = I’m ready
friends-waits-for = Waiting for { $names }
friends-waits-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
friends-begins = Here we go…
friends-lock-broken = The dice couldn’t be locked in, because a device didn’t answer in time. Tap the button again, and stay on this page until the game starts.
friends-leave = Leave the table
friends-rules = Rules: { $rules }
friends-invite = Invite your friends
friends-invite-watchers = Invite others to watch
friends-invite-about = Anyone with this link can take a free seat or watch.
friends-big-screen = Big screen
friends-share = Share the link
friends-share-text = Come and play Farkle with me!
friends-why-name = Someone here has that name, or it can’t be used. Choose another one.
friends-why-taken = Someone was faster: that seat is taken.
friends-why-overloaded = That couldn’t be saved on the server. Try again.
friends-why-later = That’s not possible right now. Look at the table again.
friends-why-not-gone = They’re still here, or were a moment ago. Wait a little longer.
friends-why-no-seat = You have no seat at this table. Take a free one first.
friends-why-too-late = The table has moved on. Look at it again.
friends-why-wrong-seed = This device forgot what it had promised for the dice. Get ready again.
friends-why-no-such-player = The server doesn’t know this computer player. Choose another one.
friends-why-table-full = So much has happened at this table that it’s full. Open a new one.
friends-closed-full = Too many devices are at this table. Close one of yours. Trying again…
friends-closed-overloaded = The server is busy. Trying again…
friends-closed-too-often = Too much came from this device at once. Trying again…
friends-closed-replaced = You’re playing on another device or in another tab. Reload the page to go on here.
friends-misunderstood = The server didn’t understand this page
friends-turn-of = { $name } is playing
friends-turn-waits = Not your turn yet
friends-turn-away = Not connected at the moment
friends-you-watch = You’re watching
friends-start-soon = Waiting for the first turn
friends-again = Play again
friends-again-in = You’re in
friends-again-asked = A new game is coming up. Who’s in?
friends-again-wanted = In for another game: { $names }
friends-dice-right = Dice checked: everyone’s devices together locked in every roll before the game ({ $rolls } in all).
friends-dice-unsure = The dice match the record of this game. This device wasn’t there when they were locked in, so it can’t tell more: ask someone who was.
friends-dice-wrong = These dice are not the ones locked in before the game. Don’t trust this server.
friends-game-goes-on = Your game goes on
friends-free-seat = Free up { $name }’s seat
friends-ask-off-name = Remove { $name }
friends-seat-lost = Your seat was freed so that the others can start. You can take a free seat again.
friends-people = People and chat
friends-talk = Say something
friends-say = Message to everyone
friends-send = Send
friends-mute = Mute the others
friends-mute-about = Hides their words and reactions on this device.
friends-notices = Tell me when it’s my turn
friends-notices-about = Shows a notification while you do something else.
friends-notices-denied = Your browser doesn’t allow notifications here. Allow them in its settings.
friends-react-applause = Well done!
friends-react-wow = Wow!
friends-react-phew = That was close!
friends-react-laugh = Ha ha!
friends-react-ouch = Ouch!
friends-react-luck = Good luck!
friends-react-tea = Take your time
friends-react-wave = Hello!
friends-link-renew = Make a new link
friends-link-renew-about = The old link stops working. Everyone who sits at the table keeps their seat.
friends-link-renewed = The old link no longer opens this table. Only this device has the new one: copy it for the others.
friends-move = Play on another device
friends-move-about = Open this link on your other device and play on there. Anyone who has it can play for you.
friends-move-show = Show the link
friends-other-device = You’re playing on another device
friends-lock = The dice of this game
friends-lock-about = Everyone sees the same five words? Then nobody can have changed the dice: they were locked in before the first roll.
friends-lock-line = Dice: { $words }
friends-leave-about = A computer player plays for you until you come back.
friends-gone-turn = { $name } is gone. You can wait, or:
friends-slow-turn = { $name } hasn’t moved for a while. You can wait, or:
friends-stand-in = Let the computer play for { $name }
friends-end = End the game
friends-end-sure = End without a winner?
friends-end-about = Someone is gone or does nothing: you can end the game for everyone, without a winner.
friends-ended = The game ended without a winner
friends-pace = Time per decision
friends-pace-relaxed = No limit
friends-pace-live = 45 seconds
friends-pace-mail = 3 days
friends-pace-relaxed-about = Everyone takes their time. After ten minutes, the others may let a computer player take over.
friends-pace-live-about = When the time is up, a computer player plays on until you come back.
friends-pace-mail-about = A game by mail: after three days, the others may let a computer player take over.
friends-watchers = Others may watch
friends-watchers-about = Anyone with the link can watch, even when all seats are taken.
friends-hints = Allow hints
friends-hints-about = Everyone sees who takes one.
friends-no-watchers = Nobody else can watch.
friends-no-hints = No hints at this table.
friends-color = Your color
friends-invite-seats = Anyone with this link can take a free seat.
friends-full = All seats are taken
friends-full-about = Nobody can watch at this table.
friends-clock = Time left:
friends-more-time = More time
friends-hurry = Time is almost up
friends-come-back = I’m back
friends-come-back-about = A computer player is playing for you
friends-hinted = I took a hint
friends-waits-for-you = Everyone else is ready
friends-invited = { $name } invites you to a game of Farkle.
friends-plays-here = { $rival } is playing
friends-over = Finished
friends-pace-is = { $title }: { $pace }. { $about }
