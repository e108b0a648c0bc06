# English: what only printed sheets say.

# Titles
doc-scores = Farkle score sheet: { $name }
doc-rules = Farkle rules: { $name }
doc-card = Farkle card: { $name }
doc-cards = Farkle cards: { $name }
chooser-question = which rules do we play?
chooser-about = Before the first roll, check off the rules you’ll play. Dots mark { $name }.
keep-broken-off = an unfinished game
keep-decided-bank = Round { $round } decided it: { $name } banked { $points }.
keep-decided-farkle = Round { $round } decided it: { $name } farkled.
keep-decided-turn = Round { $round } decided it: { $name }’s turn.
keep-decided-chance = { $winner }: chance to win from { $before } to { $after }.
keep-corrected = correction
keep-joined = joined with
keep-opened = on the board with this turn
keep-seed = Seed of the dice: { $seed }
keep-code = Code of the game: { $code } · “farkle verify” rolls all dice again from the seed, and says the code.

# The game in short
short-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
short-exactly = To exactly { $target }
short-above = To more than { $target }
short-target = To { $target }
short-opening = { $points } to get on the board
short-minimum = at least { $points } to bank
short-last-turn = one last turn for the others
short-last-throw = one last roll for the others

# Columns of a score sheet
column-turn = turn
column-total = total
column-round = round

# What scores
name-four-and-a-pair = Four and a pair
name-five-at-once = Five on the first roll
name-nothing = Nothing scores
amount-times = { $times } × triple
amount-wins = wins
amount-full-house = triple + { $points }

# The rules on one page
summary-note = Combinations count only within one roll. You may set aside any part of a roll that scores.
example-title = A sample turn
example-bank = stop and bank
example-hot = hot dice: roll all again
example-roll = roll { $dice }
