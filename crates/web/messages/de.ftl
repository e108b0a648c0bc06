# Deutsch. Eine Zeile, die mit einer Klammer oder einem Stern beginnt, ist eine von mehreren Formen derselben Meldung.

# The game's words
farkle = Farkle

# Why something is not allowed
denial-not-your-turn = Jemand anderes ist an der Reihe.
denial-not-your-seat = Das ist nicht dein Platz.
denial-too-late = Das Spiel ist schon weiter. Sieh noch einmal auf den Tisch.
denial-no-take-back = An diesem Tisch kann keine Entscheidung zurückgenommen werden.
denial-nothing-to-take-back = Es gibt keine Entscheidung zurückzunehmen.
denial-not-your-decision = Die letzte Entscheidung hat jemand anderes getroffen. Nur diese Person kann sie zurücknehmen.
denial-too-many-taken-back = In einem Spiel können { $most } Entscheidungen zurückgenommen werden. In diesem waren es schon so viele.
denial-dice-revealed = Der Startwert der Würfel ist jetzt bekannt, deshalb kann nichts mehr zurückgenommen werden.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-begun = Das Spiel hat noch nicht begonnen: Es steht nicht fest, wer anfängt.
refusal-already-begun = Das Spiel hat schon begonnen.
refusal-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats }.
refusal-starter-by-chance = In diesem Spiel entscheidet der Zufall, wer anfängt.
refusal-dice-rolling = Die Würfel rollen noch.
refusal-turn-under-way = Der Zug hat schon begonnen.
refusal-roll-first = Erst würfeln.
refusal-set-aside-first = Erst mindestens einen Würfel herauslegen, der zählt.
refusal-no-farkle = Es gibt keinen Farkle, nach dem es weitergehen könnte.
refusal-after-farkle = Das war ein Farkle: noch einmal würfeln oder den Zug beenden.
refusal-no-taking-over = In diesem Spiel beginnt jeder Zug mit allen Würfeln.
refusal-nothing-left-over = Der vorige Spieler hat nichts übrig gelassen.
refusal-nothing-selected = Wähle die Würfel, die du herauslegen willst.
refusal-not-rolled = Nicht in diesem Wurf: { $dice }.
refusal-does-not-score = { $count ->
    [one] Die { $dice } zählt hier nichts und kann nicht herausgelegt werden.
   *[other] Diese zählen hier nichts und können nicht herausgelegt werden: { $dice }.
}
refusal-hot-dice-must-roll = Hot Dice: Erst müssen alle Würfel noch einmal rollen, vorher wird nichts gesichert.
refusal-below-opening = Noch { $missing } zum Einstieg: Das erste Mal müssen mindestens { $opening } gesichert werden.
refusal-below-minimum = Noch { $missing } zum Sichern: Es müssen jedes Mal mindestens { $minimum } sein.
refusal-one-throw-only = Die letzte Chance ist ein einziger Wurf.
refusal-cannot-give-up = Ein Zug kann nicht mit nichts enden, solange gesichert oder gewürfelt werden kann.
refusal-not-by-these-rules = So kann nach diesen Regeln kein Zug enden.
refusal-no-such-total = Kein Zug kann { $points } ergeben: Nach diesen Regeln gibt es Punkte nur in Schritten von { $unit }.
refusal-too-much = Das ist mehr, als sich auf einmal eintragen lässt: { $most }.
refusal-too-many-dice = Es gibt nur { $dice } Würfel.
refusal-teams-stay = Zu einem Spiel mit Teams kann niemand dazukommen: Die Teams wären ungleich.
refusal-table-full = Der Tisch ist voll: Höchstens { $most } können spielen.
refusal-too-late-to-join = Das Ende des Spiels hat begonnen: Niemand kann mehr dazukommen.
refusal-already-left = Dieser Spieler ist schon gegangen.
refusal-last-player = Der letzte Spieler kann nicht gehen.

# What has happened
said-rolled-for-start = Um den Anfang gewürfelt: { $dice }.
said-starts = { $name } fängt an.
said-took-over = { $name } übernimmt die übrigen Würfel.
said-rolled = Gewürfelt: { $dice }.
said-scores = { $number ->
    [thing] { $combinations } zählt { $points }.
    [alike] { $combinations } zählen { $points }.
   *[several] { $combinations } zählen { $points }.
}
said-went-on = { $name } macht weiter.
said-hot-dice = Hot Dice!
said-inherited = Die übernommenen Würfel zählen: { $points } dazu.
said-farkled-may-go-on = Farkle! { $name } verliert { $lost }, darf aber weitermachen.
said-banked = { $name } sichert { $points } und hat { $score }.
said-opened = { $name } ist im Spiel.
said-farkled = Farkle! { $name } bekommt nichts.
said-farkled-losing = Farkle! { $name } verliert { $lost }.
said-toxic-twos = Giftige Zweien! { $name } verliert { $lost }.
said-gave-up = { $name } beendet den Zug mit nichts.
said-penalty = Drei Farkles in Folge kosten { $name } { $points }, es bleiben { $score }.
said-gift = Zu weit: Die { $points } gehen an { $name }.
said-gift-lost = Zu weit: Die { $points } sind verloren.
said-won-by-roll = { $name } gewinnt das Spiel mit diesem Wurf!
said-last-turns = { $name } hat { $score } erreicht: eine letzte Chance für alle anderen.
said-play-off = Gleichstand: { $name } spielen es aus.
said-won = { $count ->
    [one] { $name } gewinnt mit { $score }.
   *[other] { $name } gewinnen mit { $score }.
}
said-shared-win = { $name } teilen sich den Sieg mit { $score }.

banner-last-turn = Letzter Zug: ab { $needed } in Führung
banner-last-throw = Letzter Wurf: ab { $needed } in Führung
banner-play-off = Stechen: Die meisten Punkte in diesem Zug entscheiden
banner-opening = Einstieg: mindestens { $needed }
banner-may-go-on = Farkle, aber mit den Würfeln in der Hand darf es weitergehen
banner-exactly = Genau { $needed } gewinnen
banner-last-round = Letzte Runde

# Frame
page-description = Farkle, das Würfelspiel nach den Regeln deiner Familie: gegen den Computer oder von Hand zu Hand, mit und ohne Netz.
skip = Zum Inhalt
back = Zurück
close = Schließen
update-ready = Eine neue Version von Farkle ist da.
update-now = Übernehmen
update-later = Später
not-kept = Dieser Browser bewahrt keine Spiele auf: Wird das Fenster geschlossen, ist das Spiel verloren.
lost-title = Diese Seite gibt es nicht
lost-home = Zum Anfang
not-reached = Farkle ist nicht erreichbar. Gibt es ein Netz?
try-again = Noch einmal
elsewhere-about = Zwei Fenster, die dasselbe schreiben, würden Züge verlieren. Hier geht es dort weiter, wo das andere Fenster jetzt ist.
elsewhere-take-over = Hier weiterspielen

# Home
home-lead = Das Würfelspiel nach den Regeln deiner Familie.
home-continue = Weiterspielen
home-continue-score = { $name } { $score }
home-play = Spielen
home-play-about = { $rules } · gegen den Computer
home-pass = Gemeinsam spielen
home-pass-about = Ein Gerät für alle am Tisch
home-pad = Punkteblock
home-pad-about = Echte Würfel, kein Rechnen
home-games = Frühere Spiele
home-games-about = Zug um Zug ansehen
home-learn = So geht’s
home-learn-about = Ein erster Zug, zwei Minuten
home-rules = Regeln
home-rules-about = Jede Hausregel, in Worten
home-settings = Einstellungen
home-about = Über Farkle

player-number = Spieler { $number }

# Table
table-title = Tisch
table-players = Spieler
table-turn-total = Dieser Zug
table-turn-total-of = { $name }, dieser Zug
table-dice = Würfel
table-tray = Herausgelegt
table-tray-empty = Hier liegen herausgelegte Würfel
die-label = { $face }
die-label-dead = { $face }, zählt hier nichts
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
roll-risk = { $percent } Farkle, es geht um { $points }
roll-chance = { $percent } Farkle
take-over = { $dice ->
    [one] { $dice } Würfel übernehmen
   *[other] { $dice } Würfel übernehmen
}
take-over-earns = { $points }, wenn er zählt, { $percent } Farkle
bank-points = { $points } sichern
bank-score = ergibt { $score }
bank-short = noch { $missing } zum Einstieg
bank-short-minimum = noch { $missing } zum Sichern
bank-must-roll = erst alle Würfel werfen
bank-select = erst Würfel wählen
bank-give-up = Zug beenden
bank-give-up-about = mit nichts
thinking = { $name } spielt
thinking-solving = rechnet das Spiel erst durch: { $percent }
thinking-hurry = tippen für schneller
verdict-farkle = Farkle
verdict-toxic = Giftige Zweien
choose-starter = Wer fängt an?
not-opened = noch nicht im Spiel
farkles-in-a-row = { $count ->
    [one] { $count } Farkle in Folge
   *[other] { $count } Farkles in Folge
}
leads = führt
say-selected = { $combinations }: { $points }.
say-your-roll = Würfle, um deinen Zug zu beginnen.
say-roll-of = { $name } beginnt.
button-sheet = Punktezettel
button-odds = Chancen
say-taken-back = Zurückgenommen.
say-taken-back-turn = Zurückgenommen. { $name } beginnt Zug { $turn }.
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
keys-title = Tasten
keys-dice = Wählt einen Würfel oder legt ihn zurück
keys-best = Wählt alles, was am meisten zählt, oder nichts
keys-roll = Würfelt
keys-bank = Sichert die Punkte
keys-take-over = Übernimmt die übrigen Würfel, wo die Regeln das vorsehen
keys-points = Punkte
keys-pips = Würfel, wenn ein Zug mit seinen Würfeln eingegeben wird
keys-next = Geht zum nächsten Bedienelement
keys-press = Drückt es

# Score sheet
sheet-title = Punktezettel
sheet-round = Runde
sheet-total = Summe
sheet-empty = Noch kein Zug ist zu Ende.
sheet-farkle-words = Farkle
sheet-opened = damit im Spiel

# Odds
odds-about = Wie oft ein Wurf mit so vielen Würfeln ein Farkle ist, nach den Regeln dieses Spiels.
odds-dice = Würfel
odds-farkle = Farkle
odds-hot = Alle zählen
odds-average = Punkte im Schnitt, wenn er zählt
odds-now = jetzt
outlook-title = Gewinnchance
outlook-exact = Exakt, wenn von hier an alle so gut wie möglich spielen.
outlook-race = Geschätzt: als sammelten die anderen in jedem Zug die meisten Punkte.
outlook-none = Für diesen Moment gibt es keine Gewinnchancen.
outlook-no-worker = Dieser Browser lässt Seiten nicht im Hintergrund rechnen: Es gibt keine Gewinnchancen und keine Tipps.
outlook-silent = Was die Chancen ausrechnet, ist verstummt: Vorerst gibt es keine Gewinnchancen und keine Tipps. In ein paar Minuten wird es neu gestartet.
outlook-nowhere = Was die Chancen ausrechnet, lässt sich nicht laden. Gibt es ein Netz?
outlook-no-exact = Exakte Chancen gibt es für diese Regeln nicht.
outlook-exact-failed = Die exakten Chancen ließen sich hier nicht berechnen: Vielleicht reicht der Speicher nicht.
outlook-solve = Exakte Chancen berechnen
outlook-about = dauert etwa { $time }
outlook-solving = Die exakten Chancen werden berechnet …
outlook-solving-left = Die exakten Chancen werden berechnet: { $percent }, noch etwa { $time }
outlook-stop = Berechnung beenden
span-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
hint-show = Besten Zug zeigen
hint-title = Bester Zug, und was die anderen in Prozentpunkten kosten
hint-costs = −{ $points }
hint-end = { $dice } herauslegen und den Zug beenden
hint-then-bank = und sichern
hint-then-end = und den Zug beenden
hint-then-roll = { $left ->
    [one] und { $left } Würfel werfen
   *[other] und { $left } Würfel werfen
}
thinker-in-page = Dieser Browser lässt Seiten nicht im Hintergrund rechnen: Statt des Meisters spielt der Rechner.
thinker-silent = Was für die Computerspieler rechnet, ist verstummt: Vorerst spielt statt des Meisters der Rechner.
thinker-nowhere = Die Computerspieler lassen sich nicht laden. Gibt es ein Netz? Es wird wieder versucht.

# End
end-chart = Punkte Runde um Runde
end-chances = Gewinnchance Runde um Runde
end-chances-working = Die Chancen werden berechnet …
end-in-numbers = In Zahlen
end-after-round = Nach Runde
end-rematch = Revanche
end-home = Zum Anfang
end-review = Spiel durchgehen
end-farkles = Farkles
end-best-turn = Bester Zug
end-average = Punkte pro Zug
table-gone = Dieses Spiel gibt es in diesem Browser nicht
table-unread = Dieses Spiel ist aufbewahrt, lässt sich aber nicht lesen
table-unread-about = Seine Datei lässt sich in der Liste der Spiele noch speichern.
table-elsewhere = Dieses Spiel ist in einem anderen Fenster offen
table-taken-over = Dieses Spiel geht in einem anderen Fenster weiter

# The rules
rules-title = Regeln
rules-about = Jede Familie spielt anders. Nimm, was du kennst, oder ändere alles.
rules-presets = Bekannte Fassungen
rules-own = Eigene Regeln machen
rules-play = Nach diesen Regeln spielen
rules-change = Regeln ändern
rules-share = Link zu diesen Regeln kopieren
rules-copied = Der Link ist kopiert.
rules-not-copied = Dieser Browser lässt das Kopieren nicht zu. Der Link: { $link }
rules-unknown = Unter diesem Namen oder Code gibt es keine Regeln.
code-title = Code
code-copy = Code kopieren
code-copied = Der Code ist kopiert.
code-not-copied = Dieser Browser lässt uns nicht kopieren: Markiere den Code.
rules-source = Quelle: { $source }

# Computer players
temperament-cautious = Vorsichtig
temperament-gambler = Zocker
temperament-beginner = Anfänger
temperament-calculator = Rechner
temperament-champion = Meister
temperament-cautious-about = Fürchtet jeden Farkle und hört früh auf.
temperament-gambler-about = Zuckt beim Farkle die Schultern und würfelt einmal zu oft.
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
new-person = Mensch
new-computer = Computer: { $name }
new-add-person = Mensch dazu
new-add-computer = Computerspieler dazu
new-remove = Spieler { $number } entfernen
new-read-rules = Lesen
new-teams = Teams
new-no-teams = Alle für sich
new-so-many-teams = { $count } Teams
new-take-back = Entscheidungen dürfen zurückgenommen werden
new-take-back-about = Zum Lernen: Die letzte Entscheidung lässt sich rückgängig machen, und die Würfel fallen wieder gleich.
new-hints = Tipps sind erlaubt
new-hints-about = Bei den Chancen: der beste Zug und was jeder andere kostet.
new-begin = Anfangen
name-missing = Wer mitspielt, braucht einen Namen.
name-too-long = Zu lang für den Punktezettel: Erlaubt sind { $most } Zeichen.
name-unreadable = Ein Name kann keine unsichtbaren Zeichen enthalten: Tippe ihn neu.
name-taken = Zwei heißen { $name }: Jeder braucht einen eigenen Namen.
new-fault-count = { $seats } können nicht spielen: Ein Spiel hat 1 bis { $most } Spieler.
new-fault-teams = { $seats } Spieler können keine { $teams } gleich großen Teams mit mindestens zwei Spielern bilden.

# Past games
games-none = Noch keine Spiele. Jedes Spiel wird hier aufbewahrt, nur in diesem Browser.
games-more = Frühere Spiele zeigen
games-unread = Die Spiele in diesem Browser lassen sich gerade nicht lesen. Gelöscht ist nichts.
games-over = beendet
games-in-progress = läuft
games-winner = Sieger
games-save = Als Datei speichern
games-open = Spiel aus einer Datei öffnen
games-open-fault = Diese Datei lässt sich nicht als Spiel öffnen:
games-forget = Löschen
games-forgotten = Gelöscht: das Spiel von { $names }.
games-undo = Rückgängig
replay-title = Schritt für Schritt
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-moment = Moment des Spiels
replay-at = { $moment } / { $last }
replay-foreign-dice = Nicht alle Würfel folgen aus dem Startwert dieses Spiels: Der Wurf bei { $moment } ist ein anderer. Vielleicht hat jemand die Datei verändert.
replay-taken-back = { $count ->
    [one] In diesem Spiel wurde eine Entscheidung zurückgenommen.
   *[other] In diesem Spiel wurden { $count } Entscheidungen zurückgenommen.
}
replay-position = Dieser Augenblick als Text
replay-position-about = Diese Zeile ist der Augenblick am Tisch: Punkte, Zug, Würfel. „farkle advise“ berechnet daraus das beste Spiel.
replay-set-aside = Herausgelegt: { $dice }.
review-title = Glück und Können
review-about = In Prozentpunkten der Gewinnchance: was jedem seine Würfel gaben, gemessen an durchschnittlichen (Pech können auch beide haben), und was Entscheidungen verschenkten.
review-luck = Glück
review-errors = Verschenkt
review-best = Beste Züge
review-of = { $best } von { $all }
review-costliest = Die teuersten Entscheidungen
review-none = Keine Entscheidung hat etwas gekostet: perfekt gespielt.
review-done = { $name }: { $play }
review-better = Besser: { $play }
review-better-is = Besser:

# Score pad
table-turn-of = { $name } ist dran
say-choose = Tippe auf die Würfel, die du herauslegen willst.
bank-nothing = Sichern
pad-title = Punkteblock
pad-new = Neuer Block
pad-begin = Los geht’s
pad-past = Beendete Blöcke
pad-open = Öffnen
pad-gone = Dieser Block ist nicht in diesem Browser
pad-unread = Dieser Block ist aufbewahrt, lässt sich aber nicht lesen
pads-unread = Die Blöcke in diesem Browser lassen sich gerade nicht lesen. Gelöscht ist nichts.
pad-elsewhere = Dieser Block ist in einem anderen Fenster offen
pad-taken-over = Dieser Block geht in einem anderen Fenster weiter
pad-starter-later = Am Tisch klären
pad-enter = Zug eintragen
pad-scoreboard = Punktestand
pad-more = Mehr
pad-undo = Rückgängig
pad-redo = Wiederholen
pad-undone = Rückgängig gemacht.
pad-redone = Wiederholt.
pad-moment = Runde { $round }, { $name }: { $score }.
pad-way = Wie der Zug eingetragen wird
pad-points = Punkte
pad-has = hat { $score }
pad-rub = Letzte Ziffer löschen
pad-nothing = Endet mit nichts
pad-won-by-roll = Gewinnt mit einem Wurf
pad-count-anyway = Trotzdem zählen
pad-let-pass = vom Tisch zugelassen
pad-let-pass-because = Die Regeln sprechen dagegen: { $reason } Der Tisch hat es zugelassen.
pad-tap-dice = { $dice ->
    [one] Wirf { $dice } Würfel und tippe an, was er zeigt
   *[other] Wirf { $dice } Würfel und tippe an, was sie zeigen
}
pad-take-out = { $face } wegnehmen
pad-take-roll = Diesen Wurf nehmen
pad-discard = Diesen Zug anders eintragen
pad-how-much = Nach den Regeln zählen diese Würfel nichts. Wie viel zählt der Tisch?
pad-also-scores = Brächte mehr: { $combinations }, { $points }
pad-most-points = Am meisten bringen: { $combinations }, { $points }
pad-hand-to = Gib das Gerät weiter an
pad-hand-taken = Hab ich
pad-note = Vermerk
pad-line-of = { $name }, Runde { $round }
pad-behind-the-end = { $count ->
    [one] { $count } Zeile nach dem Ende des Spiels zählt nicht.
   *[other] { $count } Zeilen nach dem Ende des Spiels zählen nicht.
}
pad-said-left = { $name } geht.
pad-said-joined = { $name } steigt mit { $points } ein.
pad-said-corrected = { $name }: { $points } durch Korrektur.
pad-change-line = Zeile ändern
pad-save-line = Auf diese Punkte ändern
pad-no-bank-below-zero = Kein Zug sichert weniger als null. Was jemand hat, wird unter „Spieler“ korrigiert.
pad-was-farkle = Es war ein Farkle
pad-insert-title = Vor diesem Zug wurde einer vergessen
pad-insert-bank = { $points } einfügen
pad-insert-farkle = Farkle einfügen
pad-remove-line = Diese Zeile herausnehmen
pad-changed = Geändert; alles danach ist neu gezählt.
pad-changed-with-warning = Geändert. Die Regeln sprechen nun gegen eine Zeile von { $name }: { $reason }
pad-not-whole = Das muss ein ganzer Zug sein, bis zum Sichern oder Farkle.
pad-no-name = Wer mitspielt, braucht einen Namen.
pad-no-such-line = Eine Zeile { $line } gibt es nicht: Der Block hat { $lines }.
pad-no-such-seat = Dort sitzt niemand.
event-out-of-place = Das passt nicht zu dem Moment des Spiels, an dem es steht.
event-unreadable = Dieser Eintrag ist unlesbar.
pad-has-left = ist gegangen
pad-leaves = Verlässt das Spiel
pad-correct = Punkte korrigieren
pad-correct-by = Punkte, die { $name } bekommt oder verliert
pad-give = Geben
pad-take = Nehmen
pad-join-title = Jemand steigt ein
pad-name = Name
pad-begins-with = Beginnt mit
pad-joins = Ins Spiel nehmen
pad-set-round = Das Gerät geht reihum
pad-set-round-about = Nach jedem Zug sagt ein Bild, wer es bekommt.
pad-set-awake = Bildschirm anlassen
pad-set-awake-about = Solange ein Block offen ist.
pad-set-advice = Chancen und Rat
pad-set-advice-about = Ein Knopf zeigt, was mit den Würfeln auf dem Tisch am besten ist.
pad-save-title = Dieses Spiel aufheben
pad-print = Drucken oder PDF
pad-save-csv = Tabelle (CSV)
pad-save-record = Spielaufzeichnung
pad-save-json = Für Programme (JSON)
pad-save-pad = Der ganze Block
pad-next-game = Nächstes Spiel
pad-next-game-about = dieselben Spieler, der nächste beginnt
pad-advice = Chancen und Rat
pad-advice-how = Trag einen Wurf mit seinen Würfeln ein, um den besten Zug zu sehen.
pad-advice-about = Was dieser Zug im Schnitt bringt, gleich was die anderen haben.
pad-odds = { $dice } Würfel: { $percent } Farkle
pad-play-bank = { $dice } herauslegen und sichern
pad-play-roll = { $dice } herauslegen, mit { $left } weiterwürfeln

# Rule editor
edit-title = Eigene Regeln
edit-name = Name
edit-own-rules = Unsere Regeln
edit-conflicts = { $count ->
    [one] Eine Einstellung widerspricht den anderen. Sie muss geändert werden, damit gespielt werden kann.
   *[other] { $count } Einstellungen widersprechen sich. Sie müssen geändert werden, damit gespielt werden kann.
}
edit-effect = Farkle-Gefahr nach diesen Regeln
edit-turn = Punkte pro Zug, auf lange Sicht
edit-turn-before = Dasselbe vor dem Einstieg
edit-turns = Züge bis zum Ziel
edit-first = Zu zweit gewinnt, wer beginnt
edit-first-solve = Berechnen, was Beginnen wert ist
edit-dice = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
edit-in-words = Diese Regeln in Worten
edit-words-short = In Worten
edit-says-now = In den Regeln steht jetzt: { $sentences }
edit-says-no-more = In den Regeln steht nicht mehr: { $sentences }
edit-no-words = Sie stehen hier, sobald die Felder stimmen.
edit-sections = Abschnitte dieser Seite
edit-sources = Zeigen, wer es so spielt
edit-unreadable = { $count ->
    [one] Ein Feld lässt sich nicht lesen. Ändere es, damit gespielt werden kann.
   *[other] { $count } Felder lassen sich nicht lesen. Ändere sie, damit gespielt werden kann.
}
edit-resting = { $count ->
    [one] Dadurch abgeschaltet: { $list }. Mit { $dice } Würfeln zählt es wieder.
   *[other] Dadurch abgeschaltet: { $list }. Mit { $dice } Würfeln zählen sie wieder.
}
edit-from = Ausgehen von
edit-usual = { $title }: auf { $value } setzen
edit-code = Code oder Link
edit-code-about = Hat dir jemand Regeln geschickt?
edit-code-fault = Das ist kein Code für Regeln.
edit-code-mistyped = In diesem Code ist ein Zeichen falsch oder fehlt: Vergleiche ihn mit dem, der geschickt wurde.
edit-sent-here = Jetzt im Editor: { $name }.
sent-open = Öffnen

# Settings
set-as-system = Wie das System
set-theme = Aussehen
set-light = Hell
set-dark = Dunkel
set-contrast = Stärkerer Kontrast
set-contrast-about = Kräftigere Schrift und klarere Kanten.
set-language = Sprache
set-sound = Klänge
set-sound-about = Würfel auf Holz, eine Glocke für Punkte, ein dumpfer Schlag beim Farkle.
set-speed = Tempo von Würfeln und Computerspielern
set-calm = Ruhig
set-normal = Normal
set-fast = Schnell
set-motion = Bewegung
set-motion-full = Rollende Würfel
set-motion-less = Ergebnis sofort
set-keys = Tasten für Befehle
set-keys-about = Einzelne Buchstaben und Zahlen sind Befehle: Am Tisch würfeln, sichern und wählen sie und nehmen zurück; auf dem Block tragen sie Punkte und Farkles ein, machen rückgängig und wiederholen. Schalte sie ab, wenn du diktierst oder auf andere Weise tippst: Alles geht auch ohne sie.
set-letters = Tasten zeigen
set-letters-about = Buchstaben und Zahlen für die Tastatur auf Knöpfen und Würfeln.

# How to play
learn-begin = Würfle, behalte, was zählt, und entscheide: aufhören und sichern, oder alles für mehr riskieren. Wirf zum Anfang alle sechs Würfel.
learn-choose = Diese zählen: { $dice }. Tippe auf die, die du behalten willst.
learn-decide = Du könntest jetzt { $points } sichern. Oder { $dice } weiterwerfen: Mit { $percent } Wahrscheinlichkeit ist das ein Farkle, und diese Punkte sind verloren.
learn-hot = Alle Würfel zählen: Hot Dice! Wirf alle { $dice } noch einmal und sammle weiter, oder sichere { $points }.
learn-farkled = Ein Farkle: Nichts hat gezählt, und die Punkte des Zuges sind weg. Das passiert allen. Noch einmal!
learn-banked = Gut gemacht: Die Punkte gehören dir, und kein Farkle nimmt sie dir mehr. Das war ein Zug, und mehr ist es nicht. Jetzt ein richtiges Spiel!
learn-over = Du hast das Ziel erreicht. Du kannst es!
learn-play-now = Ein Spiel spielen
learn-play-now-about = gegen den Computer
learn-again = Noch ein Zug
learn-again-about = zum Üben
learn-scores = Was zählt
learn-more = Was man noch wissen sollte
learn-hot-dice = Liegen alle Würfel draußen, hast du Hot Dice: Wirf alle noch einmal und sammle weiter.
learn-one-roll = Kombinationen zählen nur innerhalb eines Wurfs. Eine Fünf jetzt und zwei Fünfen später sind nicht drei Fünfen.
learn-opening = Viele Regeln verlangen einen guten ersten Zug, etwa 500 Punkte, bevor etwas aufgeschrieben wird.
learn-end = Erreicht jemand das Ziel, haben alle anderen meist einen letzten Zug, um vorbeizuziehen.
learn-play = Ein Spiel beginnen

# About
about-what = Ein Würfelspiel für zwei Minuten oder einen ganzen Abend, nach beliebigen Hausregeln. Es läuft ohne Netz, ohne Konto und ohne Werbung und ist freie Software.
about-version = Version { $version }
about-dice-title = Wie die Würfel fallen
about-dice = Jeder Wurf folgt aus einem Geheimnis, das vor dem Spiel zufällig gezogen und mit ihm aufbewahrt wird. Computerspieler benutzen dieselben Würfel und sehen nichts, was du nicht siehst. Ein beendetes Spiel lässt sich als Datei Wurf für Wurf nachspielen.
about-keys-title = Tastatur
about-data-title = Deine Spiele
about-data = Spiele, Punkteblöcke und Einstellungen bleiben in diesem Browser, und nichts davon wird irgendwohin geschickt. Eine Ausnahme gibt es, und nur du kannst sie einschalten: Ein Punkteblock mit geteilter Anzeigetafel wird mit seinen Namen und allen Zeilen an den Server geschickt, von dem diese Seite kommt, damit andere zusehen können. Der Server hält den letzten Stand im Arbeitsspeicher und vergisst ihn, wenn er endet.
about-kept = Dieser Browser hat zugesagt, sie zu behalten, auch wenn der Platz knapp wird.
about-not-kept = Dieser Browser hat nicht zugesagt, sie zu behalten: Er kann sie löschen, wenn der Platz knapp wird oder diese Seite lange nicht geöffnet war. Sicherer ist es, die App zu installieren oder Spiele als Datei zu speichern.
about-refused = Der Browser wurde gefragt und hat es nicht zugesagt. Oft tun Browser das erst für Apps, die installiert sind oder schon länger benutzt werden: Dann lohnt es sich, noch einmal zu fragen. Bis dahin sind Spiele als Datei am sichersten.
about-ask = Den Browser bitten, sie zu behalten
about-licence-title = Lizenz
about-licence = MIT oder Apache 2.0, nach Wahl. Die Schriften Fraunces und Nunito stehen unter der SIL Open Font Licence.

# Sheets for the printer
print-title = Drucken
print-preview = Vorschau
print-waiting = Wird gesetzt …
print-fault = Das ließ sich nicht drucken.
print-not-loaded = Das Programm zum Drucken lässt sich nicht laden. Gibt es ein Netz?
print-which = Was
print-scores = Punktezettel
print-scores-about = Eine Spalte für jeden, und unten, was zählt
print-summary = Die Regeln auf einer Seite
print-summary-about = Alles, was gilt, mit Würfeln als Beispielen
print-chooser = Alle Varianten
print-chooser-about = Zum gemeinsamen Ankreuzen vor dem Spiel
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
print-actual-size = Bei 100 % drucken: Dann ist alles genau so groß wie angegeben.
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
board-silent = Diese Anzeigetafel schweigt gerade. Sie erscheint, sobald ihr Punkteblock etwas meldet.
board-no-name = Das ist nicht die Adresse einer Anzeigetafel: Ihr Name hat 24 Buchstaben und Ziffern. Vielleicht fehlt ein Stück des Links.
board-share = Anzeigetafel teilen
board-share-about = Wer den Link hat, sieht die Punkte, wie sie sich ändern, und kann nichts ändern.
board-code = Code für die Kamera
board-connecting = Verbindung wird hergestellt …
board-shared = Wer den Link hat, sieht jetzt die Punkte.
board-no-server = Gerade ist kein Server zum Teilen da. Der Block geht weiter und meldet es später.
board-busy = Der Server nimmt gerade keine Anzeigetafeln mehr an. Der Block geht weiter und meldet es später.
board-only-here = Diese Adresse gilt nur auf diesem Rechner. Für andere Geräte das Programm mit „farkle serve --listen 0.0.0.0:8080“ starten und die App über die Adresse dieses Rechners im Netz öffnen.
board-copy = Link kopieren
board-lost = Verbindung verloren: Das ist der letzte Stand
board-refused = Der Server lehnt diese Anzeigetafel ab.
open-too-large = Sie ist dafür zu groß.
open-unreadable = Der Browser kann sie nicht lesen.
file-no-game = Sie ist keine Aufzeichnung eines Spiels.
file-no-pad = Sie ist kein gespeicherter Punkteblock.
file-newer = Eine neuere Version von Farkle hat sie geschrieben. Mit einer Aktualisierung lässt sie sich öffnen.
file-line = Ihre Zeile { $number } ist nicht lesbar.
file-illegal = Ihr Ereignis Nr. { $number } kann nach ihren Regeln nicht vorgekommen sein.
file-no-rules = Der Code ihrer Regeln fehlt.
file-rules-unread = Der Code ihrer Regeln ist nicht lesbar.
file-rules-contradict = Ihre Regeln widersprechen sich.
file-no-dice = Das Geheimnis ihrer Würfel fehlt oder ist nicht lesbar.
file-joined = Jemand ist nach Spielbeginn dazugekommen; das geht nur auf Punkteblöcken.
file-holder = „{ $text }“ ist kein Spieler, den diese Version kennt.
file-taken-back = „{ $text }“ ist keine zurückgenommene Entscheidung.
file-in-force = „{ $text }“ ist nicht die Zahl der Zeilen, die gelten.
