# Deutsch: die Wörter, die App und gedruckte Blätter gemeinsam haben. Eine Zeile, die mit einer Klammer oder einem Stern
# beginnt, ist eine von mehreren Formen derselben Meldung.
number-group = "."
list-and = { $first } und { $last }
list-and-i = { $first } und { $last }
percent = { $number } %
decimal-mark = ","

# Dice and combinations
face-1 = Eins
face-2 = Zwei
face-3 = Drei
face-4 = Vier
face-5 = Fünf
face-6 = Sechs
faces-1 = Einsen
faces-2 = Zweien
faces-3 = Dreien
faces-4 = Vieren
faces-5 = Fünfen
faces-6 = Sechsen
shape-single = eine { $face }
shape-two = zwei { $face }
shape-more = { $times } { $face }
shape-three = drei { $face }
shape-four = vier { $face }
shape-five = fünf { $face }
shape-six = sechs { $face }
shape-low-straight = Straße von eins bis fünf
shape-high-straight = Straße von zwei bis sechs
shape-straight = Straße
shape-three-pairs = drei Paare
shape-four-and-a-pair = Vierling mit Paar
shape-two-triplets = zwei Drillinge
shape-full-house = Full House
shape-no-scorers = ein leerer Wurf
price-single = einzelne { $face }
price-faces-1 = Einsen
price-faces-2 = Zweien
price-faces-3 = Dreien
price-faces-4 = Vieren
price-faces-5 = Fünfen
price-faces-6 = Sechsen
price-three = drei { $face }
price-four = vier { $face }
price-five = fünf { $face }
price-six = sechs { $face }
price-low-straight = Straße 1 bis 5
price-high-straight = Straße 2 bis 6

# People: who plays alone against the computer is called this, and spoken to
you = Du

# Who has won
end-won = { $who ->
    [you] Du gewinnst!
   *[other] { $count ->
        [one] { $name } gewinnt
       *[other] { $name } gewinnen
    }
}
end-shared = Geteilter Sieg: { $name }

# Marks on a score sheet
sheet-farkle = F
sheet-toxic = Gift
sheet-gave-up = –
sheet-wins = Sieg
sheet-too-far = zu weit

# The rules
heading-goal = Ziel
heading-scoring = Was zählt
heading-turn = Dein Zug
heading-banking = Sichern
heading-farkle = Farkle
heading-end = Ende des Spiels
heading-players = Spieler
rule-reach-target = Erreiche { $target } Punkte.
rule-pass-target = Komm über { $target } Punkte.
rule-hit-target = Lande auf genau { $target } Punkten.
rule-most-after-rounds = { $rounds ->
    [one] Sammle in { $rounds } Runde die meisten Punkte.
   *[other] Sammle in { $rounds } Runden die meisten Punkte.
}
rule-price = { $what }: { $points }.
rule-triple-prices = Drilling: Augenzahl mal { $value }; drei Einsen: { $ones }.
rule-four-of-a-kind = Vierling
rule-five-of-a-kind = Fünfling
rule-six-of-a-kind = Sechsling
rule-times-triple = { $what }: { $times }-mal so viel wie der Drilling.
rule-not-priced = { $what }: zählt nichts extra.
rule-more-as-triples = Vier oder mehr gleiche Würfel zählen als Drillinge, übrige Einsen und Fünfen einzeln.
rule-six-ones = Sechs Einsen
rule-six-ones-win = Sechs Einsen in einem Wurf gewinnen das Spiel sofort.
rule-five-of-a-kind-wins = Ein Fünfling im ersten Wurf eines Zuges gewinnt das Spiel sofort.
rule-straight = Straße von eins bis sechs
rule-low-straight = Straße von eins bis fünf
rule-high-straight = Straße von zwei bis sechs
rule-three-pairs = Drei verschiedene Paare
rule-four-and-a-pair = Vierling mit Paar
rule-two-triplets = Zwei Drillinge
rule-full-house = Full House (Drilling und Paar): der Wert des Drillings und { $points } dazu.
rule-no-scorers = Ein Wurf mit allen { $dice } Würfeln, in dem nichts zählt, bringt { $points }.
rule-no-scorers-hot = Ein Wurf mit allen { $dice } Würfeln, in dem nichts zählt, bringt { $points } und gilt als Hot Dice.
rule-one-roll-only = Kombinationen zählen nur innerhalb eines Wurfs: Was schon draußen liegt, gehört nie zu einem späteren Wurf.
rule-roll-all = Wirf alle { $dice } Würfel.
rule-off-the-table = Würfel, die vom Tisch rollen, werden noch einmal geworfen.
rule-set-aside-some = Lege nach jedem Wurf mindestens einen zählenden Würfel oder eine Kombination heraus; du musst nicht alles nehmen, was zählt.
rule-roll-or-bank = Wirf dann die übrigen Würfel und sammle weiter, oder höre auf und sichere die Punkte.
rule-hot-dice-may = Hot Dice: Liegen alle { $dice } Würfel draußen, darfst du alle noch einmal werfen und weitersammeln.
rule-hot-dice-must = Hot Dice: Liegen alle { $dice } Würfel draußen, musst du alle noch einmal werfen; vorher wird nichts gesichert, auch nicht zum Sieg.
rule-high-stakes = Hoher Einsatz: Du darfst mit den Würfeln beginnen, die vom vorigen Zug übrig sind; zählt dieser erste Wurf, bekommst du { $points } dazu.
rule-piggyback = Huckepack: Hat jemand gesichert, darfst du mit den übrigen Würfeln beginnen (mit allen nach Hot Dice); zählt dieser erste Wurf, bekommst du die eben gesicherten Punkte dazu.
rule-opening = Beim ersten Mal musst du mindestens { $points } sichern; danach darf es weniger sein.
rule-minimum-bank = Weniger als { $points } kannst du nie sichern.
rule-farkle-ends-turn = Ein Wurf, in dem nichts zählt, ist ein Farkle: Der Zug ist vorbei und seine Punkte sind verloren.
rule-farkle-otherwise = Jeder andere Wurf, in dem nichts zählt, ist ein Farkle: Der Zug ist vorbei und seine Punkte sind verloren.
rule-farkle-may-go-on = Ein Wurf, in dem nichts zählt, ist ein Farkle: Die Punkte des Zuges sind verloren, aber du darfst diese Würfel noch einmal werfen oder den Zug beenden.
rule-three-farkles-cost = Der dritte Farkle in Folge kostet { $points } Punkte, auch unter null; dann beginnt die Zählung neu.
rule-three-farkles-cost-to-zero = Der dritte Farkle in Folge kostet { $points } Punkte, aber nie unter null; dann beginnt die Zählung neu.
rule-three-farkles-cost-all = Der dritte Farkle in Folge kostet alle Punkte; dann beginnt die Zählung neu.
rule-toxic-twos = Giftige Zweien: Vier oder mehr Zweien in einem Wurf löschen die Punkte des Zuges und beenden ihn, egal, was sie sonst zählen.
rule-ends-at-once = Wer zuerst das Ziel erreicht, gewinnt.
rule-last-turn = Erreicht jemand das Ziel, haben alle anderen noch einen letzten Zug; wer dann am meisten hat, gewinnt.
rule-last-throw = Erreicht jemand das Ziel, haben alle anderen noch einen letzten Wurf; wer dann am meisten hat, gewinnt.
rule-passing-goes-to-lowest = Kämst du mit deinen Punkten über { $target }, gehen sie an den Gegner mit dem niedrigsten Stand. Käme auch er darüber, sind sie verloren.
rule-rounds-decide = Alle haben gleich viele Züge; wer dann am meisten hat, gewinnt.
rule-ties-earlier = Bei Gleichstand gewinnt, wer den Stand zuerst hatte.
rule-ties-first-in-turn-order = Bei Gleichstand gewinnt, wer in der Reihenfolge zuerst kommt.
rule-ties-shared = Bei Gleichstand wird der Sieg geteilt.
rule-ties-play-off = Bei Gleichstand gibt es ein Stechen: Die Führenden spielen je einen Zug, bis einer vorn liegt.
rule-teams = Es spielen { $teams } Teams; Partner sitzen sich gegenüber und haben einen gemeinsamen Stand.
rule-starter-highest-die = Alle werfen einen Würfel, der höchste fängt an (bei Gleichstand noch einmal); dann geht es im Uhrzeigersinn.
rule-starter-chosen = Ihr bestimmt, wer anfängt; dann geht es im Uhrzeigersinn.
rule-starter-random = Wer anfängt, wird ausgelost; dann geht es im Uhrzeigersinn.
rule-start-bonus = In der Reihenfolge der Züge beginnen die Spieler mit { $list } Punkten.

# Why the best play is the best
why-rival = die Gegenseite
why-only-play = Etwas anderes geht hier nicht.
why-wins-now = Damit gewinnst du sofort.
why-bank-loses = Das ist dein letzter Zug, und mit Sichern fehlen dir { $short }.
why-below-opening = Für den Einstieg brauchst du { $least }, und mit diesem Wurf hast du höchstens { $most }: Sichern geht noch nicht.
why-below-minimum = Unter { $least } lässt sich nichts sichern, und mit diesem Wurf hast du höchstens { $most }.
why-hot-dice-must-roll = Sichern geht hier nicht: Nach Hot Dice musst du alle Würfel noch einmal werfen.
why-past-target = Mit Sichern wärst du { $over } über dem Ziel, und das zählt nichts.
why-last-turn-holds = Wenn du sicherst, braucht { $rival } { $needs } und gewinnt in { $percent } der Fälle.
why-last-turn-beats = Mit Sichern erreichst du das Ziel, aber dann braucht { $rival } { $needs } und gewinnt in { $percent } der Fälle.
why-third-farkle = { $dice ->
    [one] Mit einem Würfel gibt es in { $percent } der Fälle einen Farkle. Das wäre dein dritter in Folge und kostet { $cost } Punkte.
   *[other] Mit { $dice } Würfeln gibt es in { $percent } der Fälle einen Farkle. Das wäre dein dritter in Folge und kostet { $cost } Punkte.
}
why-goal-in-reach = Mit diesem Zug fehlen noch { $needs } Punkte bis zum Ziel. Wenn du weiterwürfelst, holst du sie in { $chance } der Fälle schon in diesem Zug. Sichern gewinnt in { $bank } der Fälle.
why-behind = Auch wenn du sicherst, liegt { $rival } noch { $lead } vorn. Mit Würfeln gewinnst du in { $roll } der Fälle, mit Sichern in { $bank }.
why-rival-close = { $rival } braucht noch { $needs } zum Sieg, und das gelingt in { $percent } der Fälle in einem einzigen Zug: Da lohnt sich das Risiko.
why-ahead = Mit Sichern liegst du { $lead } vorn. Würfeln würde aus { $bank } im Schnitt { $roll } machen, aber das Risiko brauchst du nicht.
why-no-hurry = { $rival } braucht im Schnitt noch { $turns } Züge, also eilt es nicht.
why-farkle-risk = { $dice ->
    [one] Mit einem Würfel gibt es in { $percent } der Fälle einen Farkle; dann sind { $stake } Punkte weg.
   *[other] Mit { $dice } Würfeln gibt es in { $percent } der Fälle einen Farkle; dann sind { $stake } Punkte weg.
}
why-roll-earns = Würfeln bringt im Schnitt { $roll }, Farkles eingerechnet. Sichern bringt { $bank }.
why-bank-earns = Sichern bringt { $bank }, Würfeln im Schnitt { $roll }.
why-all-dice-again = Hot Dice: Mit allen { $dice } Würfeln gibt es nur in { $percent } der Fälle einen Farkle.
why-all-dice-never = Hot Dice: Mit allen { $dice } Würfeln gibt es nie einen Farkle.
why-hot-dice-chance = { $dice ->
    [one] Ein einzelner Würfel bringt in { $percent } der Fälle Hot Dice. Ohne diese Chance brächte Sichern mehr Punkte.
   *[other] { $dice } Würfel bringen in { $percent } der Fälle Hot Dice. Ohne diese Chance brächte Sichern mehr Punkte.
}
why-more-dice = { $instead ->
    [one] Mit { $dice } Würfeln gibt es in { $percent } der Fälle einen Farkle, mit einem einzelnen in { $otherwise }.
   *[other] Mit { $dice } Würfeln gibt es in { $percent } der Fälle einen Farkle, mit { $instead } in { $otherwise }.
}
why-given-up = Dafür lohnt es sich, auf { $less } Punkte zu verzichten.
why-more-points = { $dice ->
    [one] Nimm die { $more } mehr, auch wenn du dann einen statt { $instead } Würfel wirfst: Das lohnt sich.
   *[other] Nimm die { $more } mehr, auch wenn du dann { $dice } statt { $instead } Würfel wirfst: Das lohnt sich.
}
why-more-points-anyway = { $dice ->
    [one] So oder so bleibt ein Würfel übrig, aber diese Wahl bringt { $more } mehr.
   *[other] So oder so bleiben { $dice } Würfel übrig, aber diese Wahl bringt { $more } mehr.
}
why-take-all = Du hörst hier auf, also nimm alles mit: Das sind { $more } mehr.
why-take-over = { $dice ->
    [one] Wenn der übrige Würfel zählt, bringt er { $points } dazu; in { $percent } der Fälle gibt es einen Farkle.
   *[other] Wenn die { $dice } übrigen Würfel zählen, bringen sie { $points } dazu; in { $percent } der Fälle gibt es einen Farkle.
}
why-fresh-dice = { $dice ->
    [one] Mit dem übrigen Würfel gibt es in { $percent } der Fälle einen Farkle, mit allen { $all } nur in { $otherwise }.
   *[other] Mit den { $dice } übrigen Würfeln gibt es in { $percent } der Fälle einen Farkle, mit allen { $all } nur in { $otherwise }.
}
why-nothing-to-lose = Die Punkte dieses Zuges sind schon weg; ein weiterer Wurf kann keine kosten.
why-nearly-equal = Eine andere Wahl gewinnt fast genauso oft: Der Unterschied ist kleiner als { $percent }.
why-win-chances = Die beste Wahl gewinnt in { $best } der Fälle, die andere in { $other }.

# Settings of the rules
problem-needs-dice = Ohne Wirkung: Das gibt es nur mit { $dice } Würfeln.
setting-none = ohne
setting-as-triples = { $count ->
    [one] Drilling
   *[other] zwei Drillinge
}
setting-on = ja
setting-off = nein
setting-times = { $times } × Drilling
source-classic = gedruckte Regeln eines Würfelladens
source-playmonster = Faltblatt von PlayMonster
source-walnut = Walnut Studiolo
source-wikihow = wikiHow
source-expanded = PlayMonster, erweiterte Zusammenfassung
source-well-known = andere bekannte Varianten
dial-equipment = Würfel
dial-scoring = Was zählt
dial-opening = Einstieg
dial-hotdice = Hot Dice
dial-penalties = Farkles
dial-inheritance = Übrige Würfel
dial-ending = Ende des Spiels
dial-sides = Spieler
allowed-points = eine Zahl bis { $most } in Schritten von { $step } oder „{ $none }“
allowed-target = eine Zahl von { $step } bis { $most } in Schritten von { $step }
allowed-of-a-kind = eine Zahl bis { $most } in Schritten von { $step }, ein Vielfaches wie „{ $times }“ oder „{ $none }“
allowed-six-ones = eine Zahl bis { $most } in Schritten von { $step }, „{ $like }“ oder „{ $wins }“
allowed-four-and-a-pair = eine Zahl bis { $most } in Schritten von { $step }, „{ $like }“ oder „{ $none }“
allowed-penalty = eine Zahl bis { $most } in Schritten von { $step }, „{ $all }“ oder „{ $none }“
allowed-count = eine ganze Zahl von { $least } bis { $most }
allowed-list = Punkte für jeden Platz wie „0 / 200“, bis { $most } in Schritten von { $step }, oder „{ $none }“
problem-not-allowed = „{ $value }“ geht hier nicht. Möglich: { $allowed }.
problem-nothing-scores = Nichts zählt, also wäre jeder Wurf ein Farkle. Gib mindestens einer Kombination Punkte.
problem-never-bankable = Niemand könnte je sichern: Mit diesen Punkten erreicht ein Zug höchstens { $highest }. Verlange { $highest } oder weniger.
problem-never-may-stop = Niemand könnte je sichern: Jeder Wurf, der zählt, wäre Hot Dice, und man müsste weiterwürfeln. Mach das Weiterwürfeln freiwillig.
problem-target-cant-be-hit = Das lässt sich nie genau treffen, denn alle Punkte sind Vielfache von { $unit }. Wähle ein Vielfaches von { $unit }.
problem-target-is-no-sum = Keine Summe der Punkte ergibt genau das. Wähle ein höheres Ziel oder kleinere Werte.
problem-above-exact-target = Das passt nicht zu einem Ziel, das genau getroffen werden muss.
problem-passes-exact-target = Alles, was sich sichern lässt, ginge über das Ziel von { $target } hinaus, das genau getroffen werden muss. Verlange { $target } oder weniger.
problem-misses-exact-target = Wer mit { $start } beginnt, kann das nie genau treffen: Keine Summe ergibt die { $needs }, die fehlen. Wähle ein anderes Ziel oder einen anderen Startbonus.
problem-passes-from-start = Alles, was sich mit einem Startbonus von { $start } sichern lässt, ginge über das Ziel hinaus, das genau getroffen werden muss. Verlange { $needs } oder weniger.
problem-starts-at-target = Jemand hätte das Ziel von { $target } schon vor dem ersten Wurf erreicht. Wähle weniger als das Ziel.
problem-one-team = Ein Team hat keinen Gegner. Spielt ohne Teams oder mit 2 bis 6.
problem-no-bonus = Hoher Einsatz braucht einen Bonus. Gib ihm Punkte, oder spielt ohne die übrigen Würfel.

# The options of the rules; in English the engine says them.
option-teams-0 = keine Teams
option-six_ones-like_others = wie Sechslinge
option-six_ones-wins = gewinnen das Spiel
option-three_farkles-all = alle Punkte
option-dice = Anzahl der Würfel
option-dice-about = Mit wie vielen Würfeln gespielt wird. Mit fünf zählen Kombinationen aus sechs nicht.
option-single_one = Einzelne 1
option-single_one-about = Punkte für eine einzelne 1.
option-single_five = Einzelne 5
option-single_five-about = Punkte für eine einzelne 5.
option-three_ones = Drei Einsen
option-three_ones-about = Drei Einsen in einem Wurf. Mit 300 als Pocket Farkle bekannt.
option-three_twos = Drei Zweien
option-three_twos-about = Drei Zweien in einem Wurf.
option-three_threes = Drei Dreien
option-three_threes-about = Drei Dreien in einem Wurf.
option-three_fours = Drei Vieren
option-three_fours-about = Drei Vieren in einem Wurf.
option-three_fives = Drei Fünfen
option-three_fives-about = Drei Fünfen in einem Wurf.
option-three_sixes = Drei Sechsen
option-three_sixes-about = Drei Sechsen in einem Wurf.
option-four_of_a_kind = Vierling
option-four_of_a_kind-about = Feste Punkte oder ein Vielfaches des Drillings.
option-five_of_a_kind = Fünfling
option-five_of_a_kind-about = Feste Punkte oder ein Vielfaches des Drillings.
option-six_of_a_kind = Sechsling
option-six_of_a_kind-about = Feste Punkte oder ein Vielfaches des Drillings.
option-six_ones = Sechs Einsen
option-six_ones-about = Sechs Einsen in einem Wurf: wie jeder Sechsling, eigene Punkte oder sofort der Sieg.
option-straight = Straße 1 bis 6
option-straight-about = 1-2-3-4-5-6 in einem Wurf.
option-low_straight = Straße 1 bis 5
option-low_straight-about = 1-2-3-4-5 in einem Wurf.
option-high_straight = Straße 2 bis 6
option-high_straight-about = 2-3-4-5-6 in einem Wurf.
option-three_pairs = Drei Paare
option-three_pairs-about = Drei verschiedene Paare in einem Wurf.
option-four_and_a_pair = Vierling mit Paar
option-four_and_a_pair-about = Ein Vierling und ein Paar in einem Wurf.
option-four_and_a_pair-like_three_pairs = wie drei Paare
option-two_triplets = Zwei Drillinge
option-two_triplets-about = Zwei verschiedene Drillinge in einem Wurf.
option-full_house = Full House
option-full_house-about = Ein Drilling und ein Paar in einem Wurf: So viel kommt zum Wert des Drillings dazu.
option-no_scorers = Alle Würfel, nichts zählt
option-no_scorers-about = Ein Wurf mit allen Würfeln, in dem nichts zählt, bringt so viel und ist kein Farkle.
option-no_scorers_hot_dice = Nichts zählt: Hot Dice
option-no_scorers_hot_dice-about = Ob ein solcher Wurf als Hot Dice gilt, mit allem, was dazugehört.
option-five_of_a_kind_wins = Fünfling im ersten Wurf gewinnt
option-five_of_a_kind_wins-about = Nur mit fünf Würfeln: Ein Fünfling im ersten Wurf eines Zuges gewinnt das Spiel sofort.
option-opening_score = Einstieg
option-opening_score-about = So viel musst du beim ersten Mal mindestens sichern; danach darf es weniger sein.
option-minimum_bank = Mindestens zu sichern
option-minimum_bank-about = Weniger lässt sich nie sichern.
option-hot_dice = Hot Dice
option-hot_dice-about = Ob du alle Würfel noch einmal werfen darfst oder musst, wenn alle draußen liegen.
option-hot_dice-may_roll = du darfst alle noch einmal werfen
option-hot_dice-must_roll = du musst alle noch einmal werfen
option-three_farkles = Drei Farkles in Folge
option-three_farkles-about = Was der dritte Farkle in Folge kostet. Danach und nach jedem Sichern wird neu gezählt.
option-below_zero = Stand unter null möglich
option-below_zero-about = Ob der Stand durch die Strafe für drei Farkles unter null fallen kann.
option-toxic_twos = Giftige Zweien
option-toxic_twos-about = Vier oder mehr Zweien in einem Wurf löschen die Punkte des Zuges und beenden ihn sofort. Ein Farkle ist das nicht.
option-after_farkle = Nach einem Farkle
option-after_farkle-about = Ob ein Farkle den Zug beendet oder nur seine Punkte kostet: Dann darfst du diese Würfel noch einmal werfen.
option-after_farkle-turn_ends = der Zug ist zu Ende
option-after_farkle-may_go_on = du darfst weitermachen
option-leftover_dice = Übrige Würfel
option-leftover_dice-about = Ob du mit den Würfeln beginnen darfst, die vom vorigen Zug übrig sind, und was der erste Wurf dann bringt.
option-leftover_dice-unused = jeder Zug beginnt mit allen Würfeln
option-leftover_dice-high_stakes = hoher Einsatz: mit ihnen um einen Bonus würfeln
option-leftover_dice-piggyback = huckepack: mit ihnen um die eben gesicherten Punkte würfeln
option-high_stakes_bonus = Bonus für hohen Einsatz
option-high_stakes_bonus-about = Was zum Zug dazukommt, wenn der erste Wurf der übrigen Würfel zählt.
option-ending = Ende des Spiels
option-ending-about = Was passiert, wenn jemand das Ziel erreicht, oder ob ihr eine feste Zahl von Runden spielt.
option-ending-at_once = wer zuerst das Ziel erreicht, gewinnt sofort
option-ending-last_turn = alle anderen haben einen letzten Zug
option-ending-exactly = wer das Ziel genau trifft, gewinnt
option-ending-rounds = nach einigen Runden gewinnt, wer am meisten hat
option-target = Ziel
option-target-about = Bei so vielen Punkten endet das Spiel.
option-reached = Ziel erreicht
option-reached-about = Ob das Ziel selbst genügt oder man darüber kommen muss.
option-reached-at_least = mit dem Ziel oder mehr
option-reached-above = nur mit mehr als dem Ziel
option-rounds = Anzahl der Runden
option-rounds-about = Wie viele Züge alle in einem Spiel mit festen Runden haben.
option-last_chance = Letzte Chance
option-last_chance-about = Was alle anderen noch haben, wenn jemand das Ziel erreicht: einen ganzen Zug oder einen einzigen Wurf.
option-last_chance-turn = ein letzter Zug
option-last_chance-one_throw = ein letzter Wurf
option-ties = Gleichstand am Ende
option-ties-about = Wer gewinnt, wenn mehrere denselben höchsten Stand haben.
option-ties-earlier = wer den Stand zuerst hatte
option-ties-shared = der Sieg wird geteilt
option-ties-play_off = noch je ein Zug, bis einer vorn liegt
option-teams = Teams
option-teams-about = Wie viele Teams spielen, oder keine, wenn jeder für sich spielt. Partner haben einen gemeinsamen Stand und sitzen sich gegenüber: A B A B oder A B C A B C.
option-starter = Wer anfängt
option-starter-about = Wie ihr bestimmt, wer anfängt; dann geht es im Uhrzeigersinn.
option-starter-highest_die = der höchste Würfel; bei Gleichstand noch einmal
option-starter-chosen = die Spieler bestimmen es
option-starter-random = das Los
option-start_bonus = Startbonus
option-start_bonus-about = Ein Vorsprung für alle, die später dran sind, in der Reihenfolge der Züge: 0 / 200 gibt dem zweiten Spieler oder Team 200.

# The known versions
preset-classic = Die gedruckten Regeln eines Würfelladens: Einzelwürfel, Drillinge, eine Straße für 3.000 und drei Paare für 1.500; wer zuerst 10.000 hat, gewinnt sofort.
preset-playmonster = Die Anleitung aus der Schachtel von PlayMonster: drei Einsen für 300, feste Punkte für Vierling, Fünfling und Sechsling, 500 für den Einstieg, ein letzter Zug für alle anderen.
preset-walnut = Von einem Hersteller von Reisewürfeln: Jeder weitere gleiche Würfel verdoppelt die Punkte, 500 für den Einstieg, ein letzter Zug für alle anderen. Das Ziel kann auch 1.000 oder 5.000 sein.
preset-wikihow = Der Artikel auf wikiHow: nur Einzelwürfel und Drillinge, nach Hot Dice muss man weiterwürfeln, ein letzter Zug für alle anderen.
preset-playmonster-expanded = Die Regeln von PlayMonster, ausführlicher: Die letzten Züge beginnen erst, wenn jemand mehr als 10.000 hat.
preset-zilch = Das Online-Spiel Zilch: Jeder weitere gleiche Würfel verdoppelt die Punkte, 1.500 für drei Paare oder Vierling mit Paar, 500 und Hot Dice, wenn bei sechs Würfeln nichts zählt. Gesichert wird ab 300, der dritte Farkle in Folge kostet 500.
preset-facebook = Das bekannte Spiel auf Facebook, wie Busche es untersucht hat: Jeder weitere gleiche Würfel bringt noch einmal die Punkte des Drillings, drei verschiedene Paare zählen 750. Gesichert wird ab 300, der dritte Farkle in Folge kostet 500.
preset-busche-neller = Nur Einzelwürfel und Drillinge; wer zuerst 10.000 hat, gewinnt. Dafür haben Busche und Neller das perfekte Spiel berechnet.
preset-kcd = Das Würfelspiel aus Kingdom Come: Deliverance: kurze Straßen für 500 und 750, jeder weitere gleiche Würfel verdoppelt die Punkte. Dort liegt das Ziel zwischen 1.500 und 8.000, hier bei 4.000. Gezinkte Würfel und Abzeichen fehlen.
preset-cardgames = Das Browserspiel auf CardGames.io, soweit bekannt. Unsicher ist, was der Vierling (hier der doppelte Drilling), der Fünfling und der Sechsling (je noch einmal verdoppelt) zählen.
version-classic = Klassisch
version-playmonster-expanded = PlayMonster, erweitert
version-busche-neller = Busche und Neller
version-changed = { $name }, geändert
version-unnamed = Hausregeln
