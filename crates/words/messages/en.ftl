# English: the words that the app and the printed sheets share. A line that begins with a bracket or a star is one of
# several forms of the same message.
number-group = ","
list-and = { $first } and { $last }
list-and-i = { $first } and { $last }
percent = { $number }%
decimal-mark = "."

# Dice and combinations
face-1 = one
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = six
faces-1 = ones
faces-2 = twos
faces-3 = threes
faces-4 = fours
faces-5 = fives
faces-6 = sixes
shape-single = a { $face }
shape-two = two { $face }
shape-more = { $times } { $face }
shape-three = three { $face }
shape-four = four { $face }
shape-five = five { $face }
shape-six = six { $face }
shape-low-straight = straight one to five
shape-high-straight = straight two to six
shape-straight = straight
shape-three-pairs = three pairs
shape-four-and-a-pair = four of a kind with a pair
shape-two-triplets = two triplets
shape-full-house = full house
shape-no-scorers = nothing at all
price-single = single { $face }
price-faces-1 = 1s
price-faces-2 = 2s
price-faces-3 = 3s
price-faces-4 = 4s
price-faces-5 = 5s
price-faces-6 = 6s
price-three = three { $face }
price-four = four { $face }
price-five = five { $face }
price-six = six { $face }
price-low-straight = straight 1 to 5
price-high-straight = straight 2 to 6

# People: who plays alone against the computer is called this, and spoken to
you = You

# Who has won
end-won = { $who ->
    [you] You win!
   *[other] { $count ->
        [one] { $name } wins
       *[other] { $name } win
    }
}
end-shared = { $name } share the win

# Marks on a score sheet
sheet-farkle = F
sheet-toxic = toxic
sheet-gave-up = –
sheet-wins = wins
sheet-too-far = too far

# The rules
heading-goal = Goal
heading-scoring = What scores
heading-turn = Your turn
heading-banking = Banking
heading-farkle = Farkle
heading-end = End of the game
heading-players = Players
rule-reach-target = Reach { $target } points.
rule-pass-target = Get more than { $target } points.
rule-hit-target = Reach exactly { $target } points.
rule-most-after-rounds = { $rounds ->
    [one] Have the most points after { $rounds } round.
   *[other] Have the most points after { $rounds } rounds.
}
rule-price = { $what }: { $points }.
rule-triple-prices = Three of a kind: { $value } times the number on the die; three ones: { $ones }.
rule-four-of-a-kind = Four of a kind
rule-five-of-a-kind = Five of a kind
rule-six-of-a-kind = Six of a kind
rule-times-triple = { $what }: { $times } times the triple.
rule-not-priced = { $what }: no points of its own.
rule-more-as-triples = Four or five of a kind score as a triple, six as two triples. Extra 1s and 5s score on their own.
rule-six-ones = Six ones
rule-six-ones-win = Six ones in one roll win the game right away.
rule-five-of-a-kind-wins = Five of a kind in the first roll of a turn wins the game right away.
rule-straight = Straight one to six
rule-low-straight = Straight one to five
rule-high-straight = Straight two to six
rule-three-pairs = Three pairs of different faces
rule-four-and-a-pair = Four of a kind with a pair
rule-two-triplets = Two triplets
rule-full-house = Full house (three and two of a kind): the triple plus { $points }.
rule-no-scorers = { $dice ->
    [5] A roll of all five dice in which nothing scores is worth { $points }.
   *[other] A roll of all six dice in which nothing scores is worth { $points }.
}
rule-no-scorers-hot = { $dice ->
    [5] A roll of all five dice in which nothing scores is worth { $points } and counts as hot dice.
   *[other] A roll of all six dice in which nothing scores is worth { $points } and counts as hot dice.
}
rule-one-roll-only = Combinations count only within one roll: dice you set aside earlier can’t be combined with dice you roll later.
rule-roll-all = { $dice ->
    [5] Roll all five dice.
   *[other] Roll all six dice.
}
rule-off-the-table = Dice that roll off the table are rolled again.
rule-set-aside-some = After every roll, set aside at least one scoring die or combination; you don’t have to take everything that scores.
rule-roll-or-bank = Then roll the dice that are left and add to your turn total, or stop and bank it.
rule-hot-dice-may = { $dice ->
    [5] Hot dice: once all five dice are set aside, you may roll all five again and go on.
   *[other] Hot dice: once all six dice are set aside, you may roll all six again and go on.
}
rule-hot-dice-must = { $dice ->
    [5] Hot dice: once all five dice are set aside, you must roll all five again; you can’t bank before that, not even to win.
   *[other] Hot dice: once all six dice are set aside, you must roll all six again; you can’t bank before that, not even to win.
}
rule-high-stakes = High stakes: you may start with the dice the previous player left over; if that first roll scores, you add { $points } to your turn total.
rule-piggyback = Piggybacking: after a bank, you may start with the leftover dice (all the dice after hot dice); if that first roll scores, you add the points just banked to your turn total.
rule-opening = Your first bank must be at least { $points }; later banks may be smaller.
rule-minimum-bank = You can’t bank less than { $points } in any turn.
rule-farkle-ends-turn = A roll in which nothing scores is a farkle: the turn total is lost and the turn ends.
rule-farkle-otherwise = Any other roll in which nothing scores is a farkle: the turn total is lost and the turn ends.
rule-farkle-may-go-on = A roll in which nothing scores is a farkle: the turn total is lost, but you may roll those dice again or end the turn.
rule-three-farkles-cost = Your third farkle in a row costs { $points } points, even below zero; then the count starts over.
rule-three-farkles-cost-to-zero = Your third farkle in a row costs { $points } points, but never below zero; then the count starts over.
rule-three-farkles-cost-all = Your third farkle in a row costs all your points; then the count starts over.
rule-toxic-twos = Toxic twos: four or more twos in one roll cancel the turn total and end the turn, whatever else they would score.
rule-ends-at-once = The first to reach the goal wins.
rule-last-turn = When someone reaches the goal, everyone else gets one last turn; the highest score wins.
rule-last-throw = When someone reaches the goal, everyone else gets one last roll; the highest score wins.
rule-passing-goes-to-lowest = A bank that would pass { $target } scores nothing: its points go to the opponent with the lowest score, unless that would put them past it too.
rule-rounds-decide = Everyone has the same number of turns; the highest score wins.
rule-ties-earlier = In a tie, whoever reached that score first wins.
rule-ties-first-in-turn-order = In a tie, whoever comes first in turn order wins.
rule-ties-shared = In a tie, the win is shared.
rule-ties-play-off = In a tie, the tied players each take one more turn until someone is ahead.
rule-teams = { $teams } teams play; teammates sit opposite each other and share one score.
rule-starter-highest-die = Everyone rolls one die and the highest starts (ties roll again); then play goes clockwise.
rule-starter-chosen = Choose who starts; then play goes clockwise.
rule-starter-random = Who goes first is picked at random; then play goes clockwise.
rule-start-bonus = In turn order the players begin with { $list } points.

# Why the best play is the best
why-rival = the other side
why-only-play = There is nothing else to do.
why-wins-now = This wins the game right now.
why-bank-loses = This is your last turn, and banking would leave you { $short } short.
why-below-opening = You need { $least } to get on the board, and this roll makes { $most } at most, so you can’t bank yet.
why-below-minimum = You can’t bank less than { $least }, and this roll makes { $most } at most.
why-hot-dice-must-roll = You can’t bank here: hot dice must be rolled again.
why-past-target = Banking would pass the target by { $over }, so it would score nothing.
why-last-turn-holds = Once you bank, { $rival } needs { $needs } and wins { $percent } of the time.
why-last-turn-beats = Banking reaches the goal, but then { $rival } needs { $needs } and wins { $percent } of the time.
why-third-farkle = { $dice ->
    [one] With one die you farkle { $percent } of the time. That would be your third farkle in a row and cost { $cost } points.
   *[other] With { $dice } dice you farkle { $percent } of the time. That would be your third farkle in a row and cost { $cost } points.
}
why-goal-in-reach = Even with this turn, you are { $needs } short of the goal. If you keep rolling, you get there this turn { $chance } of the time. Banking wins { $bank } of the time.
why-behind = If you bank, { $rival } is still { $lead } ahead. You win { $roll } of the time if you roll, and { $bank } if you bank.
why-rival-close = { $rival } needs { $needs } to win, and one turn can bring that { $percent } of the time, so it pays to take a risk.
why-ahead = Banking puts you { $lead } ahead. A roll would make { $roll } of { $bank } on average, but you don’t need the risk.
why-no-hurry = { $rival } needs about { $turns } turns, so there is no hurry.
why-farkle-risk = { $dice ->
    [one] With one die you farkle { $percent } of the time and lose { $stake }.
   *[other] With { $dice } dice you farkle { $percent } of the time and lose { $stake }.
}
why-roll-earns = Rolling earns { $roll } on average, farkles included. Banking earns { $bank }.
why-bank-earns = Banking earns { $bank }, and rolling earns { $roll } on average.
why-all-dice-again = Hot dice: with all { $dice } dice you farkle only { $percent } of the time.
why-all-dice-never = Hot dice: with all { $dice } dice you never farkle.
why-hot-dice-chance = { $dice ->
    [one] One die makes hot dice { $percent } of the time. Without that chance, banking would make more points.
   *[other] { $dice } dice make hot dice { $percent } of the time. Without that chance, banking would make more points.
}
why-more-dice = { $instead ->
    [one] With { $dice } dice you farkle { $percent } of the time, and with a single die { $otherwise }.
   *[other] With { $dice } dice you farkle { $percent } of the time, and with { $instead } dice { $otherwise }.
}
why-given-up = That’s worth giving up { $less } points.
why-more-points = { $dice ->
    [one] Take the { $more } more, though you roll one die instead of { $instead }: it’s worth it.
   *[other] Take the { $more } more, though you roll { $dice } dice instead of { $instead }: it’s worth it.
}
why-more-points-anyway = { $dice ->
    [one] Either way you roll one die, but this play brings { $more } more.
   *[other] Either way you roll { $dice } dice, but this play brings { $more } more.
}
why-take-all = You stop here, so take all you can: this is { $more } more.
why-take-over = { $dice ->
    [one] The leftover die brings { $points } if it scores, but you farkle { $percent } of the time.
   *[other] The { $dice } leftover dice bring { $points } if they score, but you farkle { $percent } of the time.
}
why-fresh-dice = { $dice ->
    [one] With the leftover die you farkle { $percent } of the time, with all { $all } dice only { $otherwise }.
   *[other] With the { $dice } leftover dice you farkle { $percent } of the time, with all { $all } dice only { $otherwise }.
}
why-nothing-to-lose = The points of this turn are gone, so another roll can’t lose any.
why-nearly-equal = Another play wins almost as often: they are less than { $percent } apart.
why-win-chances = The best play wins { $best } of the time, the other one { $other }.

# Settings of the rules
problem-needs-dice = No effect: this only happens with { $dice } dice.
setting-none = none
setting-as-triples = { $count ->
    [one] a triple
   *[other] two triples
}
setting-on = on
setting-off = off
setting-times = { $times } × the triple
source-classic = Rules printed by a dice shop
source-playmonster = PlayMonster leaflet
source-walnut = Walnut Studiolo
source-wikihow = wikiHow
source-expanded = PlayMonster, expanded summary
source-well-known = other well-known versions
dial-equipment = Dice
dial-scoring = What scores
dial-opening = Opening
dial-hotdice = Hot dice
dial-penalties = Farkles
dial-inheritance = Leftover dice
dial-ending = End of the game
dial-sides = Players
allowed-points = a number up to { $most } in steps of { $step }, or “{ $none }”
allowed-target = a number from { $step } to { $most } in steps of { $step }
allowed-of-a-kind = a number up to { $most } in steps of { $step }, a multiple of the triple such as “{ $times }”, or “{ $none }”
allowed-six-ones = a number up to { $most } in steps of { $step }, “{ $like }”, or “{ $wins }”
allowed-four-and-a-pair = a number up to { $most } in steps of { $step }, “{ $like }”, or “{ $none }”
allowed-penalty = a number up to { $most } in steps of { $step }, “{ $all }”, or “{ $none }”
allowed-count = a whole number from { $least } to { $most }
allowed-list = points for each place like “0 / 200”, up to { $most } in steps of { $step }, or “{ $none }”
problem-not-allowed = “{ $value }” doesn’t work here. Enter { $allowed }.
problem-nothing-scores = Nothing scores, so every roll would be a farkle. Give points to at least one combination.
problem-never-bankable = No turn could ever be banked: with these points, a turn reaches { $highest } at most. Ask for { $highest } or less.
problem-never-may-stop = No turn could ever be banked: every roll that scores is hot dice, which must be rolled again. Let hot dice be optional.
problem-target-cant-be-hit = This can never be hit exactly, because all scores are multiples of { $unit }. Choose a multiple of { $unit }.
problem-target-is-no-sum = No sum of the points makes exactly this. Choose a higher target or lower points.
problem-above-exact-target = This doesn’t go with an exact target, which nobody can pass.
problem-passes-exact-target = Every bank would pass the target of { $target }, which has to be hit exactly. Ask for { $target } or less.
problem-misses-exact-target = A player who starts with { $start } can never hit this exactly: no sum of the points makes the { $needs } still needed. Choose another target or another start bonus.
problem-passes-from-start = Every bank of a player who starts with { $start } would pass the target, which has to be hit exactly. Ask for { $needs } or less.
problem-starts-at-target = A player would reach the target of { $target } before the first roll. Choose less than the target.
problem-one-team = One team has no opponent. Play without teams, or with 2 to 6 of them.
problem-no-bonus = High stakes need a bonus. Give it points, or don’t use the leftover dice.

# The options of the rules; in English the engine says them.
option-teams-0 = no teams
option-start_bonus-about = A head start for those who go later, in turn order: 0 / 200 gives the second side 200 points.
option-teams-about = How many teams play, or none if everyone plays for themselves. Teammates share a score and sit opposite each other: seats go A B A B or A B C A B C.

# The known versions
preset-playmonster = The rules from the PlayMonster box: three 1s for 300, fixed points for four, five and six of a kind, 500 to get on the board, one last turn for everyone else.
preset-walnut = From a maker of travel dice: each extra die of a kind doubles the points, 500 to get on the board, one last turn for everyone else. The goal can also be 1,000 or 5,000.
