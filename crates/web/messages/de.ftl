# Deutsch. Eine Zeile, die mit einer Klammer oder einem Stern beginnt, ist eine von mehreren Formen derselben Meldung.

# The game's words
farkle = Farkle

# Why something is not allowed
denial-not-your-turn = Jemand anderes ist an der Reihe.
denial-not-your-seat = Das ist nicht dein Platz.
denial-too-late = Das Spiel ist schon weiter. Sieh noch einmal auf den Tisch.
denial-no-take-back = An diesem Tisch lässt sich nichts zurücknehmen.
denial-nothing-to-take-back = Es gibt nichts zurückzunehmen.
denial-not-your-decision = Die letzte Entscheidung hat jemand anderes getroffen. Nur diese Person kann sie zurücknehmen.
denial-too-many-taken-back = Pro Spiel lassen sich { $most } Entscheidungen zurücknehmen. Sie sind schon verbraucht.
denial-dice-revealed = Der Startwert der Würfel ist jetzt bekannt, deshalb kann nichts mehr zurückgenommen werden.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-begun = Das Spiel hat noch nicht begonnen: Es ist noch offen, wer anfängt.
refusal-already-begun = Das Spiel hat schon begonnen.
refusal-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats }.
refusal-starter-by-chance = In diesem Spiel entscheidet der Zufall, wer anfängt.
refusal-dice-rolling = Die Würfel rollen noch.
refusal-turn-under-way = Der Zug hat schon begonnen.
refusal-roll-first = Würfle zuerst.
refusal-set-aside-first = Lege erst mindestens einen Würfel heraus, der zählt.
refusal-no-farkle = Es gab keinen Farkle.
refusal-after-farkle = Das war ein Farkle: noch einmal würfeln oder den Zug beenden.
refusal-no-taking-over = In diesem Spiel beginnt jeder Zug mit allen Würfeln.
refusal-nothing-left-over = Der vorige Spieler hat nichts übrig gelassen.
refusal-nothing-selected = Wähle die Würfel, die du herauslegen willst.
refusal-not-rolled = Nicht in diesem Wurf: { $dice }.
refusal-does-not-score = { $count ->
    [one] Die { $dice } zählt hier nichts und kann nicht herausgelegt werden.
   *[other] Diese zählen hier nichts und können nicht herausgelegt werden: { $dice }.
}
refusal-hot-dice-must-roll = Hot Dice! Wirf erst alle Würfel noch einmal, bevor du sicherst.
refusal-below-opening = Noch { $missing } bis ins Spiel: Sichere beim ersten Mal mindestens { $opening }.
refusal-below-minimum = Noch { $missing } zum Sichern: Weniger als { $minimum } geht nicht.
refusal-one-throw-only = Die letzte Chance ist ein einziger Wurf.
refusal-cannot-give-up = Du kannst nicht mit nichts aufhören, solange du sichern oder würfeln kannst.
refusal-not-by-these-rules = So kann ein Zug nach diesen Regeln nicht enden.
refusal-no-such-total = Kein Zug kann { $points } ergeben: Nach diesen Regeln gibt es Punkte in Schritten von { $unit }.
refusal-too-much = Das ist zu viel: Höchstens { $most } lassen sich auf einmal eintragen.
refusal-too-many-dice = Es gibt nur { $dice } Würfel.
refusal-teams-stay = In ein Spiel mit Teams kann niemand einsteigen: Die Teams wären ungleich.
refusal-table-full = Der Tisch ist voll: Höchstens { $most } können spielen.
refusal-too-late-to-join = Das Ende des Spiels hat begonnen: Niemand kann mehr einsteigen.
refusal-already-left = Dieser Spieler ist schon gegangen.
refusal-last-player = Der letzte Spieler kann nicht gehen.

# What has happened
said-rolled-for-start = Gewürfelt, wer anfängt: { $dice }.
said-starts = { $who ->
    [you] Du fängst an.
   *[other] { $name } fängt an.
}
said-took-over = { $who ->
    [you] Du übernimmst die übrigen Würfel.
   *[other] { $name } übernimmt die übrigen Würfel.
}
said-rolled = Gewürfelt: { $dice }.
said-scores = { $number ->
    [thing] { $combinations } zählt { $points }.
    [alike] { $combinations } zählen { $points }.
   *[several] { $combinations } zählen { $points }.
}
said-went-on = { $who ->
    [you] Du machst weiter.
   *[other] { $name } macht weiter.
}
said-hot-dice = Hot Dice!
said-inherited = Die übernommenen Würfel zählen: { $points } dazu.
said-farkled-may-go-on = { $who ->
    [you] Farkle! Du verlierst { $lost }, darfst aber weitermachen.
   *[other] Farkle! { $name } verliert { $lost }, darf aber weitermachen.
}
said-banked = { $who ->
    [you] Du sicherst { $points } und hast { $score }.
   *[other] { $name } sichert { $points } und hat { $score }.
}
said-opened = { $who ->
    [you] Du bist im Spiel.
   *[other] { $name } ist im Spiel.
}
said-farkled = { $who ->
    [you] Farkle! Du bekommst nichts.
   *[other] Farkle! { $name } bekommt nichts.
}
said-farkled-losing = { $who ->
    [you] Farkle! Du verlierst { $lost }.
   *[other] Farkle! { $name } verliert { $lost }.
}
said-toxic-twos = { $who ->
    [you] Giftige Zweien! Du verlierst { $lost }.
   *[other] Giftige Zweien! { $name } verliert { $lost }.
}
said-gave-up = { $who ->
    [you] Du beendest den Zug ohne Punkte.
   *[other] { $name } beendet den Zug ohne Punkte.
}
said-penalty = { $who ->
    [you] Drei Farkles in Folge kosten dich { $points }, es bleiben { $score }.
   *[other] Drei Farkles in Folge kosten { $name } { $points }, es bleiben { $score }.
}
said-gift = { $who ->
    [you] Zu weit: Die { $points } gehen an dich.
   *[other] Zu weit: Die { $points } gehen an { $name }.
}
said-gift-lost = Zu weit: Die { $points } sind verloren.
said-won-by-roll = { $who ->
    [you] Du gewinnst das Spiel mit diesem Wurf!
   *[other] { $name } gewinnt das Spiel mit diesem Wurf!
}
said-last-turns = { $who ->
    [you] Du hast { $score }. Alle anderen haben noch eine letzte Chance.
   *[other] { $name } hat { $score }. Alle anderen haben noch eine letzte Chance.
}
said-play-off = Gleichstand: { $name } spielen es aus.
said-won = { $who ->
    [you] Du gewinnst mit { $score }.
   *[other] { $count ->
        [one] { $name } gewinnt mit { $score }.
       *[other] { $name } gewinnen mit { $score }.
    }
}
said-shared-win = { $name } teilen sich den Sieg mit { $score }.

banner-last-turn = Letzter Zug: ab { $needed } in Führung
banner-last-throw = Letzter Wurf: ab { $needed } in Führung
banner-play-off = Stechen: Der beste Zug gewinnt
banner-opening = { $needed } für den Einstieg
banner-may-go-on = Farkle, aber du darfst diese Würfel noch einmal werfen
banner-exactly = Genau { $needed } gewinnen
banner-last-round = Letzte Runde

# Frame
page-description = Farkle: Fordere dein Glück mit sechs Würfeln heraus. Gegen den Computer oder zusammen am Tisch, nach deinen Hausregeln, online und offline.
skip = Zum Inhalt
back = Zurück
close = Schließen
update-ready = Eine neue Version von Farkle ist da.
update-now = Aktualisieren
update-later = Später
not-kept = Dieser Browser speichert keine Spiele: Wenn du das Fenster schließt, ist das Spiel verloren.
lost-title = Diese Seite gibt es nicht
lost-home = Startseite
lost-about = Der Link ist vielleicht alt, oder ein Stück fehlt.
not-reached = Farkle ist nicht erreichbar. Bist du online?
try-again = Noch einmal
elsewhere-about = Zwei Fenster mit demselben Spiel würden Züge verlieren. Hier geht es dort weiter, wo das andere Fenster ist.
elsewhere-take-over = Hier weiterspielen

# Home
home-lead = Fordere dein Glück mit sechs Würfeln heraus. Gern nach deinen Hausregeln.
home-continue = Weiterspielen
home-continue-score = { $name } { $score }
home-play = Spielen
home-play-about = { $rules } · gegen { $rival }
home-first = Neu hier? In zwei Minuten gelernt
home-pass = Gemeinsam spielen
home-pass-about = Ein Gerät für alle am Tisch
home-pad = Punkteblock
home-pad-about = Punkte zählen mit echten Würfeln
home-games = Frühere Spiele
home-games-about = Ansehen und auswerten
home-learn = So geht’s
home-learn-about = Dein erster Zug in zwei Minuten
home-rules = Regeln
home-rules-about = Bekannte Fassungen und Hausregeln
home-settings = Einstellungen
home-about = Über Farkle

player-number = Spieler { $number }

# Table
table-title = Tisch
goal-first-to = Bis { $target } Punkte
goal-past = Über { $target } Punkte
goal-exactly = Genau { $target } gewinnen
goal-rounds = { $rounds ->
    [one] Die meisten Punkte nach { $rounds } Runde
   *[other] Die meisten Punkte nach { $rounds } Runden
}
goal-at-once = Wer das erreicht, gewinnt sofort.
goal-last-turn = Danach haben alle anderen noch einen Zug.
first-choose = Tippe auf Würfel, die zählen
first-decide = Sichern oder riskieren?
first-farkle = Farkle: Nichts hat gezählt
table-players = Spieler
table-turn-total = Dieser Zug
table-turn-total-of = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
table-dice = Würfel
table-tray = Herausgelegt
table-tray-empty = Herausgelegte Würfel
die-label = { $face }, { $points } Punkte, Würfel { $number }
die-label-dead = { $face }, zählt hier nichts, Würfel { $number }
die-label-rolls = { $face }, Würfel { $number }
roll-dice = { $dice ->
    [one] { $dice } Würfel werfen
   *[other] { $dice } Würfel werfen
}
roll-nothing = Werfen
roll-hot = Hot Dice! { $dice } werfen
roll-again = { $dice ->
    [one] Weiter mit { $dice } Würfel
   *[other] Weiter mit { $dice } Würfeln
}
roll-risk = { $percent } Risiko, { $points } zu verlieren
roll-chance = { $percent } Risiko für Farkle
take-over = { $dice ->
    [one] { $dice } Würfel übernehmen
   *[other] { $dice } Würfel übernehmen
}
take-over-earns = { $points } mehr, wenn er zählt, { $percent } Risiko für Farkle
bank-points = { $points } sichern
bank-score = dann hast du { $score }
bank-short = noch { $missing } bis ins Spiel
bank-short-minimum = noch { $missing } zum Sichern
bank-must-roll = erst alle Würfel werfen
bank-select = erst Würfel wählen
bank-give-up = Zug beenden
bank-give-up-about = ohne Punkte
thinking = { $name } spielt
thinking-solving = rechnet das Spiel durch: { $percent }
thinking-hurry = Tippen zum Überspringen
verdict-farkle = Farkle
verdict-toxic = Giftige Zweien
moment-opened = Im Spiel!
moment-big = +{ $points }!
moment-lead = In Führung!
moment-last = Letzter Zug!
choose-starter = Wer fängt an?
not-opened = noch nicht im Spiel
farkles-in-a-row = { $count ->
    [one] { $count } Farkle in Folge
   *[other] { $count } Farkles in Folge
}
leads = führt
score-points = Punkte
score-progress = { $name }: Weg zum Ziel
score-of = { $score } von { $target } Punkten
say-selected = { $combinations }: { $points }.
say-your-roll = Würfle, um deinen Zug zu beginnen.
say-roll-of = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
}
button-sheet = Punktezettel
button-odds = Chancen
say-taken-back = Zurückgenommen.
say-taken-back-turn = { $who ->
    [you] Zurückgenommen. Du beginnst Zug { $turn } noch einmal.
   *[other] Zurückgenommen. { $name } beginnt Zug { $turn } noch einmal.
}
say-taken-back-roll = Zurückgenommen. Auf dem Tisch: { $dice }. In diesem Zug herausgelegt: { $points }.
button-take-back = Zurücknehmen
button-rules = Regeln dieses Spiels
key-hints = Tasten: 1 bis 6 wählen Würfel, R würfelt, B sichert, A wählt die besten Würfel, T nimmt zurück, S zeigt den Punktezettel, O die Chancen und das Fragezeichen alle Tasten.
key-enter = Eingabe
key-shift = Umschalt
key-home = Pos1
key-end = Ende
key-escape = Esc
key-tab = Tab
keys-title = Tastenkürzel
keys-dice = Würfel wählen oder zurücklegen
keys-best = Alles wählen, was am meisten zählt, oder nichts
keys-roll = Würfeln
keys-bank = Punkte sichern
keys-take-over = Übrige Würfel übernehmen (wenn die Regeln es erlauben)
keys-points = Punkte
keys-pips = Würfel, wenn du einen Zug mit Würfeln einträgst
keys-next = Zum nächsten Bedienelement
keys-press = Bedienelement drücken

# Score sheet
sheet-title = Punktezettel
sheet-round = Runde
sheet-total = Summe
sheet-empty = Noch kein Zug ist zu Ende.
sheet-farkle-words = Farkle
sheet-opened = damit im Spiel

# Odds
odds-about = Farkle-Risiko nach Zahl der Würfel, nach den Regeln dieses Spiels.
odds-dice = Würfel
odds-farkle = Farkle
odds-hot = Alle zählen
odds-average = Im Schnitt, wenn er zählt
odds-now = jetzt
outlook-title = Gewinnchance
outlook-exact = Exakt, wenn ab hier alle perfekt spielen.
outlook-race = Geschätzt, als würden die anderen einfach Punkte sammeln.
outlook-none = Für diesen Moment gibt es keine Gewinnchancen.
outlook-no-worker = Dieser Browser lässt Seiten nicht im Hintergrund rechnen: Es gibt keine Gewinnchancen und keine Tipps.
outlook-silent = Die Berechnung antwortet nicht mehr: Vorerst gibt es keine Gewinnchancen und keine Tipps. In ein paar Minuten startet sie neu.
outlook-nowhere = Die Gewinnchancen lassen sich nicht laden. Bist du online?
outlook-no-exact = Für diese Regeln gibt es keine exakten Chancen.
outlook-exact-failed = Die exakten Chancen lassen sich hier nicht berechnen. Vielleicht reicht der Speicher nicht.
outlook-solve = Exakte Chancen berechnen
outlook-about = dauert etwa { $time }
outlook-solving = Die exakten Chancen werden berechnet …
outlook-solving-left = Die exakten Chancen werden berechnet: { $percent }, noch etwa { $time }
outlook-stop = Anhalten
span-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
hint-show = Besten Zug zeigen
hint-title = Der beste Zug, und was die anderen in Prozentpunkten kosten
hint-costs = −{ $points }
hint-end = { $dice } herauslegen und den Zug beenden
hint-then-bank = und sichern
hint-then-end = und den Zug beenden
hint-then-roll = { $left ->
    [one] und { $left } Würfel werfen
   *[other] und { $left } Würfel werfen
}
thinker-in-page = Dieser Browser lässt Seiten nicht im Hintergrund rechnen: Statt Victor spielt Nora.
thinker-silent = Die Computerspieler antworten nicht mehr. Vorerst spielt statt Victor Nora.
thinker-nowhere = Die Computerspieler lassen sich nicht laden. Bist du online? Es wird weiter versucht.

# End
end-chart = Punkte nach Runden
end-chances = Gewinnchance nach Runden
end-chances-working = Die Chancen werden berechnet …
end-in-numbers = In Zahlen
end-after-round = Nach Runde
end-decided-bank = { $who ->
    [you] Runde { $round } hat es entschieden: Du hast { $points } gesichert.
   *[other] Runde { $round } hat es entschieden: { $name } hat { $points } gesichert.
}
end-decided-farkle = { $who ->
    [you] Runde { $round } hat es entschieden: dein Farkle.
   *[other] Runde { $round } hat es entschieden: der Farkle von { $name }.
}
end-decided-turn = { $who ->
    [you] Runde { $round } hat es entschieden: dein Zug.
   *[other] Runde { $round } hat es entschieden: der Zug von { $name }.
}
end-decided-chance = Gewinnchance, { $winner }: { $before } → { $after }
end-rematch = Revanche
end-next = Jetzt gegen { $rival }
end-home = Startseite
end-review = Spiel auswerten
end-farkles = Farkles
end-best-turn = Bester Zug
end-average = Zug im Schnitt
table-gone = Dieses Spiel gibt es in diesem Browser nicht
table-unread = Dieses Spiel ist da, lässt sich aber nicht lesen
table-unread-about = Seine Datei kannst du in der Liste der Spiele noch speichern.
table-elsewhere = Dieses Spiel ist in einem anderen Fenster offen
table-taken-over = Dieses Spiel geht in einem anderen Fenster weiter

# The rules
rules-title = Regeln
rules-about = Jede Familie spielt anders. Nimm die Regeln, die du kennst, oder ändere, was du willst.
rules-presets = Bekannte Fassungen
rules-most-common = Am weitesten verbreitet
mark-no-opening = ohne Einstieg
mark-opening = Einstieg ab { $points }
mark-at-once = wer zuerst da ist, gewinnt
mark-last-turn = letzter Zug für alle
mark-exactly = genaues Ziel
mark-rounds = feste Runden
mark-doubling = jeder weitere Würfel verdoppelt
mark-adding = jeder weitere zählt den Drilling
mark-flat = feste Punkte
mark-triples = nur Drillinge
rules-own = Eigene Regeln erstellen
rules-play = Mit diesen Regeln spielen
rules-change = Regeln ändern
rules-share = Link kopieren
rules-copied = Der Link ist kopiert.
rules-not-copied = Dieser Browser hat das Kopieren blockiert. Hier ist der Link: { $link }
rules-unknown = Keine Regeln haben diesen Namen oder Code.
code-title = Code
code-copy = Code kopieren
code-copied = Der Code ist kopiert.
code-not-copied = Dieser Browser hat das Kopieren blockiert: Markiere stattdessen den Code.
rules-source = Quelle: { $source }

# Computer players
temperament-cautious-about = Fürchtet jeden Farkle und hört früh auf.
temperament-gambler-about = Lacht über jeden Farkle und würfelt einmal zu oft.
temperament-beginner-about = Nimmt alles, was zählt, und hört nach Gefühl auf.
temperament-calculator-about = Holt die meisten Punkte pro Zug, egal was die anderen haben.
temperament-champion-about = Spielt auf Sieg und behält deinen Stand im Auge.

# New game
new-title = Neues Spiel
new-seats = Wer spielt?
new-name-of = Name von Spieler { $number }
new-holder-of = Wer auf Platz { $number } spielt
new-color-of = Farbe von Spieler { $number }: { $color }
color-1 = Zinnober
color-2 = Jade
color-3 = Blau
color-4 = Senf
color-5 = Violett
color-6 = Magenta
color-7 = Moosgrün
color-8 = Silber
color-9 = Nussbaum
color-10 = Meerblau
color-11 = Kupfer
color-12 = Indigo
new-person = Person
new-computer = Computer: { $name }
new-add-person = Person hinzufügen
new-add-computer = Computerspieler hinzufügen
new-remove = Spieler { $number } entfernen
new-read-rules = Regeln ansehen
new-teams = Teams
new-no-teams = Keine Teams
new-so-many-teams = { $count } Teams
new-take-back = Zurücknehmen erlauben
new-take-back-about = Gut zum Lernen: Nimm die letzte Entscheidung zurück, und die Würfel fallen wieder gleich.
new-hints = Tipps erlauben
new-hints-about = Zeigt den besten Zug und was die anderen kosten.
new-begin = Spiel starten
new-name-limit = Namen haben bis zu { $most } Zeichen.
name-missing = Alle brauchen einen Namen.
name-too-long = Der Name ist zu lang: höchstens { $most } Zeichen.
name-unreadable = Der Name enthält unsichtbare Zeichen: Tippe ihn neu.
name-taken = Zwei heißen { $name }: Gib jedem einen eigenen Namen.
new-fault-count = { $seats } können nicht spielen: Ein Spiel ist für 1 bis { $most } Spieler.
new-fault-teams = { $seats } Spieler können keine { $teams } gleich großen Teams zu mindestens zweit bilden.

# Past games
games-none = Noch keine Spiele. Deine Spiele bleiben hier, nur in diesem Browser.
games-filter = Nach Spieler oder Regeln suchen
games-none-found = Kein Spiel passt.
totals-title = Deine Statistik
totals-games = Spiele
totals-wins = Gewonnen
games-more = Frühere Spiele zeigen
games-unread = Deine Spiele lassen sich gerade nicht lesen. Es ist nichts gelöscht.
games-over = beendet
games-in-progress = läuft
games-winner = Sieger
games-save = Als Datei speichern
games-open = Spieldatei öffnen
games-open-fault = Diese Datei lässt sich nicht als Spiel öffnen:
games-forget = Löschen
games-forgotten = Gelöscht: das Spiel von { $names }.
games-undo = Rückgängig
replay-title = Auswertung
replay-first = Erster Schritt
replay-previous = Vorheriger Schritt
replay-play = Abspielen
replay-pause = Pause
replay-next = Nächster Schritt
replay-last = Letzter Schritt
replay-moment = Schritt des Spiels
replay-at = { $moment } / { $last }
replay-foreign-dice = Die Würfel passen nicht zum Startwert dieses Spiels: Wurf { $moment } ist anders. Vielleicht hat jemand die Datei verändert.
replay-taken-back = { $count ->
    [one] In diesem Spiel wurde eine Entscheidung zurückgenommen.
   *[other] In diesem Spiel wurden { $count } Entscheidungen zurückgenommen.
}
replay-position = Diese Stellung als Text
replay-position-about = Eine Zeile mit Punkten, Zug und Würfeln. „farkle advise“ findet dazu den besten Zug.
replay-set-aside = Herausgelegt: { $dice }.
review-title = Glück und Können
review-about = In Prozentpunkten der Gewinnchance: wie viel Glück jeder hatte, verglichen mit durchschnittlichen Würfeln, und was seine Entscheidungen verschenkt haben.
review-luck = Glück
review-errors = Verschenkt
review-best = Beste Züge
review-of = { $best } von { $all }
review-costliest = Die teuersten Entscheidungen
review-none = Keine Entscheidung hat etwas gekostet: perfekt gespielt!
review-done = { $name }: { $play }
review-better = Besser: { $play }
review-better-is = Besser:

# Score pad
table-turn-of = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
say-choose = Tippe auf die Würfel, die du herauslegen willst.
bank-nothing = Sichern
pad-title = Punkteblock
pad-new = Neuer Block
pad-begin = Los geht’s
pad-past = Beendete Blöcke
pad-open = Öffnen
pad-gone = Dieser Block ist nicht in diesem Browser
pad-unread = Dieser Block ist da, lässt sich aber nicht lesen
pads-unread = Deine Blöcke lassen sich gerade nicht lesen. Es ist nichts gelöscht.
pad-elsewhere = Dieser Block ist in einem anderen Fenster offen
pad-taken-over = Dieser Block geht in einem anderen Fenster weiter
pad-starter-later = Am Tisch entscheiden
pad-enter = Zug eintragen
pad-scoreboard = Punktestand
pad-more = Mehr
pad-undo = Rückgängig
pad-redo = Wiederholen
pad-undone = Rückgängig gemacht.
pad-redone = Wiederholt.
pad-moment = Runde { $round }, { $name }: { $score }.
pad-way = So wird der Zug eingetragen
pad-points = Punkte
pad-has = hat { $score }
pad-rub = Letzte Ziffer löschen
pad-nothing = Endet ohne Punkte
pad-won-by-roll = Gewinnt mit einem Wurf
pad-count-anyway = Trotzdem zählen
pad-let-pass = vom Tisch erlaubt
pad-let-pass-because = Gegen die Regeln: { $reason } Der Tisch hat es erlaubt.
pad-tap-dice = { $dice ->
    [one] Wirf { $dice } Würfel und tippe an, was er zeigt
   *[other] Wirf { $dice } Würfel und tippe an, was sie zeigen
}
pad-take-out = { $face } wegnehmen
pad-take-roll = Wurf eintragen
pad-discard = Diesen Zug anders eintragen
pad-how-much = Nach den Regeln zählen diese Würfel nichts. Wie viel gibt der Tisch?
pad-also-scores = Mehr wert: { $combinations }, { $points }
pad-most-points = Am besten: { $combinations }, { $points }
pad-hand-to = Gib das Gerät weiter an
pad-hand-taken = Hab ich
pad-note = Notiz
pad-line-of = { $name }, Runde { $round }
pad-behind-the-end = { $count ->
    [one] { $count } Zeile nach dem Ende des Spiels zählt nicht.
   *[other] { $count } Zeilen nach dem Ende des Spiels zählen nicht.
}
pad-said-left = { $name } geht.
pad-said-joined = { $name } steigt mit { $points } ein.
pad-said-corrected = { $name }: { $points } (Korrektur).
pad-change-line = Zeile ändern
pad-save-line = Auf diese Punkte ändern
pad-no-bank-below-zero = Kein Zug sichert weniger als null. Punkte korrigierst du unter „Spieler“.
pad-was-farkle = Es war ein Farkle
pad-insert-title = Vor diesem Zug einen vergessen?
pad-insert-bank = { $points } einfügen
pad-insert-farkle = Farkle einfügen
pad-remove-line = Diese Zeile löschen
pad-changed = Geändert. Alles danach ist neu gezählt.
pad-changed-with-warning = Geändert. Jetzt ist eine Zeile von { $name } gegen die Regeln: { $reason }
pad-not-whole = Trage einen ganzen Zug ein, bis zum Sichern oder Farkle.
pad-no-name = Alle brauchen einen Namen.
pad-no-such-line = Es gibt keine Zeile { $line }: Der Block hat { $lines }.
pad-no-such-seat = Dort sitzt niemand.
event-out-of-place = Das passt nicht an diese Stelle des Spiels.
event-unreadable = Dieser Eintrag ist unlesbar.
pad-has-left = ist gegangen
pad-leaves = Verlässt das Spiel
pad-correct = Punkte korrigieren
pad-correct-by = Punkte für { $name }, dazu oder weg
pad-give = Dazu
pad-take = Weg
pad-join-title = Jemand steigt ein
pad-name = Name
pad-begins-with = Beginnt mit
pad-joins = Ins Spiel nehmen
pad-set-round = Bildschirm zum Weitergeben
pad-set-round-about = Nach jedem Zug zeigt er, wer dran ist.
pad-set-awake = Bildschirm anlassen
pad-set-awake-about = Solange ein Block offen ist.
pad-set-advice = Chancen und Tipps
pad-set-advice-about = Ein Knopf zeigt den besten Zug für die Würfel auf dem Tisch.
pad-save-title = Dieses Spiel speichern
pad-print = Drucken oder PDF
pad-save-csv = Tabelle (CSV)
pad-save-record = Spielaufzeichnung
pad-save-json = Daten (JSON)
pad-save-pad = Ganzer Block
pad-next-game = Nächstes Spiel
pad-next-game-about = dieselben Spieler, der nächste beginnt
pad-advice = Chancen und Tipps
pad-advice-how = Trag einen Wurf mit seinen Würfeln ein, um den besten Zug zu sehen.
pad-advice-about = Was dieser Zug im Schnitt bringt, egal was die anderen haben.
pad-odds = { $dice } Würfel: { $percent } Risiko für Farkle
pad-play-bank = { $dice } herauslegen und sichern
pad-play-roll = { $dice } herauslegen, mit { $left } weiterwürfeln

# Rule editor
edit-title = Eigene Regeln
edit-name = Name
edit-own-rules = Unsere Regeln
edit-changed = { $name }, geändert
edit-conflicts = { $count ->
    [one] Eine Einstellung widerspricht den anderen. Ändere sie, um zu spielen.
   *[other] { $count } Einstellungen widersprechen sich. Ändere sie, um zu spielen.
}
edit-effect = Farkle-Risiko mit diesen Regeln
edit-turn = Punkte pro Zug im Schnitt
edit-turn-before = Vor dem Einstieg
edit-turns = Züge bis zum Ziel
edit-first = Zu zweit gewinnt, wer anfängt
edit-first-solve = Wie viel bringt Anfangen?
edit-dice = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
edit-in-words = Diese Regeln in Worten
edit-words-short = In Worten
edit-says-now = In den Regeln steht jetzt: { $sentences }
edit-says-no-more = In den Regeln steht nicht mehr: { $sentences }
edit-no-words = Sie erscheinen, sobald die Felder stimmen.
edit-sections = Abschnitte dieser Seite
edit-sources = Zeigen, woher jede Regel stammt
edit-unreadable = { $count ->
    [one] Ein Feld lässt sich nicht lesen. Ändere es, um zu spielen.
   *[other] { $count } Felder lassen sich nicht lesen. Ändere sie, um zu spielen.
}
edit-resting = { $count ->
    [one] Dadurch abgeschaltet: { $list }. Mit { $dice } Würfeln zählt es wieder.
   *[other] Dadurch abgeschaltet: { $list }. Mit { $dice } Würfeln zählen sie wieder.
}
edit-from = Ausgehen von
edit-usual = { $title }: auf { $value } setzen
edit-code = Code oder Link
edit-code-about = Hast du einen Regelcode?
edit-code-fault = Das ist kein Regelcode.
edit-code-mistyped = In diesem Code ist ein Zeichen falsch oder fehlt: Vergleiche ihn mit dem, den du bekommen hast.
edit-sent-here = Jetzt im Editor: { $name }.
sent-open = Öffnen

# Settings
set-as-system = Wie im System
set-theme = Aussehen
set-light = Hell
set-dark = Dunkel
set-contrast = Hoher Kontrast
set-contrast-about = Kräftigere Schrift und klarere Kanten.
set-language = Sprache
set-sound = Töne
set-sound-about = Würfel auf Holz, eine Glocke für Punkte, ein dumpfer Schlag beim Farkle.
set-speed = Spieltempo
set-calm = Ruhig
set-normal = Normal
set-fast = Schnell
set-motion = Bewegung
set-motion-full = Rollende Würfel
set-motion-less = Ohne Animationen
set-keys = Tastenkürzel
set-keys-about = Am Tisch und auf dem Block sind einzelne Buchstaben und Zahlen Befehle. Schalte sie ab, wenn du mit der Stimme steuerst: Alles geht auch ohne sie.
set-letters = Tasten zeigen
set-letters-about = Jede Taste auf ihrem Knopf oder Würfel.

# How to play
learn-begin = Wer zuerst 10.000 Punkte hat, gewinnt. Würfle, behalte, was zählt, und entscheide: aufhören und sichern oder alles für mehr riskieren. Wirf zum Anfang alle sechs Würfel.
learn-choose = Diese zählen: { $dice }. Tippe auf die, die du behalten willst.
learn-decide = Du kannst jetzt { $points } sichern. Oder { $dice } weiterwürfeln: Mit { $percent } Risiko wird es ein Farkle, und diese Punkte sind weg.
learn-hot = Alle Würfel zählen: Hot Dice! Wirf alle { $dice } noch einmal und sammle weiter, oder sichere { $points }.
learn-farkled = Ein Farkle: Nichts hat gezählt, und die Punkte des Zuges sind weg. Das passiert allen. Noch einmal!
learn-banked = Gut gemacht! Die Punkte gehören dir, und kein Farkle nimmt sie dir mehr. Das war ein Zug, und das ist schon das ganze Spiel. Jetzt spiel eines!
learn-over = Du hast das Ziel erreicht. Du kannst es!
learn-play-now = Ein Spiel spielen
learn-play-now-about = gegen den Computer
learn-again = Noch ein Zug
learn-again-about = zum Üben
learn-scores = Was zählt
learn-more = Gut zu wissen
learn-hot-dice = Liegen alle Würfel draußen, hast du Hot Dice: Wirf alle noch einmal und sammle weiter.
learn-one-roll = Kombinationen zählen nur innerhalb eines Wurfs. Eine Fünf jetzt und zwei Fünfen später sind nicht drei Fünfen.
learn-opening = Viele Regeln verlangen für den Einstieg einen guten ersten Zug, zum Beispiel 500 Punkte.
learn-end = Nach vielen Regeln haben alle anderen einen letzten Zug, wenn jemand das Ziel erreicht. Nach den klassischen gewinnt sofort, wer zuerst 10.000 hat.
learn-play = Ein Spiel beginnen

# About
about-what = Ein Würfelspiel für zwei Minuten oder einen ganzen Abend, nach deinen Hausregeln. Ohne Netz, ohne Konto, ohne Werbung. Es ist freie Software.
about-version = Version { $version }
about-dice-title = Wie die Würfel fallen
about-dice = Alle Würfe folgen aus einem einzigen Startwert, der vor dem Spiel zufällig gezogen und mit ihm gespeichert wird. Computerspieler benutzen dieselben Würfel und sehen nur, was du siehst. Speichere ein beendetes Spiel als Datei, und jeder kann es Wurf für Wurf prüfen.
about-rivals-title = Die Gegner
about-rivals = Wie oft die Person links gegen die oben gewinnt, nach den klassischen Regeln bis 10.000.
about-keys-title = Tastatur
about-data-title = Deine Spiele
about-data = Deine Spiele, Punkteblöcke und Einstellungen bleiben in diesem Browser und werden nirgendwohin geschickt. Eine Ausnahme gibt es, und nur du kannst sie einschalten: Ein Punkteblock mit geteilter Anzeigetafel geht mit seinen Namen und allen Zeilen an den Server dieser Seite, damit andere zusehen können. Der Server behält den letzten Stand im Arbeitsspeicher und vergisst ihn, wenn er endet.
about-kept = Dieser Browser hat zugesagt, sie zu behalten, auch wenn der Platz knapp wird.
about-not-kept = Dieser Browser darf deine Spiele löschen, wenn der Platz knapp wird oder du diese Seite lange nicht geöffnet hast. Installiere die App oder speichere Spiele als Datei, dann bist du sicher.
about-refused = Der Browser hat noch nicht zugesagt. Oft sagt er erst zu, wenn die App installiert oder schon eine Weile benutzt ist: Frage dann noch einmal. Bis dahin sind Dateien am sichersten.
about-ask = Den Browser bitten, sie zu behalten
about-licence-title = Lizenz
about-licence = MIT oder Apache 2.0, nach Wahl. Die Schriften Fraunces und Nunito stehen unter der SIL Open Font Licence.

# Sheets for the printer
print-title = Drucken
print-preview = Vorschau
print-waiting = Wird vorbereitet …
print-fault = Das lässt sich nicht drucken.
print-not-loaded = Das Drucken lässt sich nicht laden. Bist du online?
print-which = Was drucken?
print-scores = Punktezettel
print-scores-about = Eine Spalte für jeden, und unten, was zählt
print-summary = Die Regeln auf einer Seite
print-summary-about = Alles, was gilt, mit Würfeln als Beispielen
print-chooser = Alle Varianten
print-chooser-about = Zum Ankreuzen vor dem Spiel
print-cards = Zehn Taschenkarten
print-cards-about = Mit Schnittmarken zum Ausschneiden
print-card = Eine Taschenkarte
print-card-about = Auf Papier von genau ihrer Größe
print-columns = Spieler oder Teams
print-card-size = Größe der Karte
print-card-metric = 85 × 55 mm
print-card-inch = 3,5 × 2 Zoll
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-now = Drucken
print-pdf = Als PDF speichern
print-picture = Als Bild speichern
print-page = Seite { $page } von { $pages }
print-actual-size = Bei 100 % drucken, dann stimmt die Größe.
keep-pdf = Andenken (PDF)
keep-picture = Bild
keep-under-way = Die Datei wird erstellt …
keep-done = Die Datei ist gespeichert.
pad-open-file = Gespeicherten Block öffnen
pad-open-fault = Diese Datei lässt sich nicht als Punkteblock öffnen:
pad-print-sheets = Blätter drucken

# Scoreboards for those who watch
board-title = Anzeigetafel
board-live = Live
board-asked = Die Anzeigetafel wird gesucht …
board-silent = Von dieser Anzeigetafel kommt noch nichts. Sie erscheint, sobald ihr Punkteblock etwas sendet.
board-no-name = Das ist nicht die Adresse einer Anzeigetafel: Ihr Name hat 24 Buchstaben und Ziffern. Vielleicht fehlt ein Stück des Links.
board-share = Anzeigetafel teilen
board-share-about = Alle mit dem Link sehen die Punkte live, können aber nichts ändern.
board-code = QR-Code für die Kamera
board-connecting = Verbindung wird hergestellt …
board-shared = Alle mit dem Link sehen jetzt die Punkte.
board-no-server = Der Server ist gerade nicht erreichbar. Der Block geht weiter und sendet die Punkte später.
board-busy = Der Server nimmt gerade keine Anzeigetafeln mehr an. Der Block geht weiter und sendet die Punkte später.
board-only-here = Diese Adresse gilt nur auf diesem Computer. Für andere Geräte starte das Programm mit „farkle serve --listen 0.0.0.0:8080“ und öffne die App unter der Adresse dieses Computers im Netz.
board-copy = Link kopieren
board-lost = Verbindung verloren: Das ist der letzte Stand
board-refused = Der Server lehnt diese Anzeigetafel ab.
open-too-large = Sie ist zu groß.
open-unreadable = Der Browser kann sie nicht lesen.
file-no-game = Sie ist keine Aufzeichnung eines Spiels.
file-no-pad = Sie ist kein gespeicherter Punkteblock.
file-newer = Eine neuere Version von Farkle hat sie gespeichert. Aktualisiere diese, um sie zu öffnen.
file-line = Zeile { $number } ist nicht lesbar.
file-illegal = Ereignis Nr. { $number } ist nach ihren Regeln nicht möglich.
file-no-rules = Der Code ihrer Regeln fehlt.
file-rules-unread = Der Code ihrer Regeln ist nicht lesbar.
file-rules-contradict = Ihre Regeln widersprechen sich.
file-no-dice = Der Startwert ihrer Würfel fehlt oder ist nicht lesbar.
file-joined = Jemand ist nach dem Start dazugekommen; das geht nur auf Punkteblöcken.
file-holder = „{ $text }“ ist kein Spieler, den diese Version kennt.
file-taken-back = „{ $text }“ ist keine zurückgenommene Entscheidung.
file-dice-lines = Die Zeilen über die Würfel passen nicht zusammen ({ $line }).
file-in-force = „{ $text }“ ist nicht die Zahl der Zeilen, die gelten.
