# Deutsch: was nur auf gedruckten Blättern steht.

# Titles
doc-scores = Farkle-Punktezettel: { $name }
doc-rules = Farkle-Regeln: { $name }
doc-card = Farkle-Karte: { $name }
doc-cards = Farkle-Karten: { $name }
chooser-question = nach welchen Regeln spielen wir?
chooser-about = Kreuzt vor dem ersten Wurf an, was bei euch gilt. Ein Punkt steht für { $name }.
keep-broken-off = ein abgebrochenes Spiel
keep-decided-bank = Die Entscheidung fiel in Runde { $round }: { $name } hat { $points } gesichert.
keep-decided-farkle = Die Entscheidung fiel in Runde { $round }: der Farkle von { $name }.
keep-decided-turn = Die Entscheidung fiel in Runde { $round }: der Zug von { $name }.
keep-decided-chance = { $winner }: Gewinnchance von { $before } auf { $after }.
keep-corrected = Korrektur
keep-joined = dazu mit
keep-opened = mit diesem Zug im Spiel
keep-seed = Startwert der Würfel: { $seed }
keep-code = Code des Spiels: { $code } · „farkle verify“ würfelt alles aus dem Startwert nach und nennt den Code.

# The game in short
short-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
short-exactly = Bis genau { $target }
short-above = Mehr als { $target }
short-target = Bis { $target }
short-opening = { $points } für den Einstieg
short-minimum = mindestens { $points } sichern
short-last-turn = ein letzter Zug für die anderen
short-last-throw = ein letzter Wurf für die anderen

# Columns of a score sheet
column-turn = Zug
column-total = Summe
column-round = Runde

# What scores
name-four-and-a-pair = Vierling mit Paar
name-five-at-once = Fünfling auf Anhieb
name-nothing = Nichts zählt
amount-times = { $times } × Drilling
amount-wins = gewinnt
amount-full-house = Drilling + { $points }

# The rules on one page
summary-note = Kombinationen zählen nur innerhalb eines Wurfs. Du musst nicht alles herauslegen, was zählt.
example-title = Ein Zug als Beispiel
example-bank = aufhören und sichern
example-hot = Hot Dice: alle neu werfen
example-roll = { $dice } werfen
