# Deutsch. Eine Zeile, die mit einer Klammer oder einem Stern beginnt, ist eine von mehreren Formen derselben Meldung.

# The game's words
farkle = Farkle

# Why something is not allowed
denial-not-your-turn = Du bist gerade nicht dran.
denial-not-your-seat = Das ist nicht dein Platz.
denial-too-late = Das Spiel ist schon weiter. Schau noch einmal auf den Tisch.
denial-overloaded = Das ließ sich nicht speichern. Versuch es noch einmal.
denial-no-take-back = An diesem Tisch lässt sich nichts zurücknehmen.
denial-nothing-to-take-back = Es gibt nichts zurückzunehmen.
denial-not-your-decision = Die letzte Entscheidung hat jemand anderes getroffen. Nur diese Person kann sie zurücknehmen.
denial-too-many-taken-back = In diesem Spiel wurde schon { $most }-mal zurückgenommen. Mehr geht nicht.
denial-dice-revealed = Der Startwert der Würfel ist jetzt bekannt, deshalb lässt sich nichts mehr zurücknehmen.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-begun = Erst muss klar sein, wer anfängt.
refusal-already-begun = Das Spiel hat schon begonnen.
refusal-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats }.
refusal-starter-by-chance = In diesem Spiel entscheidet das Los, wer anfängt.
refusal-dice-rolling = Die Würfel rollen noch.
refusal-turn-under-way = Der Zug hat schon begonnen.
refusal-roll-first = Würfle zuerst.
refusal-set-aside-first = Lege erst mindestens einen Würfel heraus, der zählt.
refusal-no-farkle = Es gab keinen Farkle.
refusal-after-farkle = Das war ein Farkle: noch einmal würfeln oder den Zug beenden.
refusal-no-taking-over = In diesem Spiel beginnt jeder Zug mit allen Würfeln.
refusal-nothing-left-over = Es sind keine Würfel übrig.
refusal-nothing-selected = Tippe erst Würfel an.
refusal-not-rolled = Nicht in diesem Wurf: { $dice }.
refusal-does-not-score = { $count ->
    [one] Eine { $dice } allein zählt nicht.
   *[other] Diese zählen hier nicht: { $dice }.
}
refusal-only-so-many = { $combinations }: Mehr davon zählt hier nicht.
refusal-hot-dice-must-roll = Hot Dice! Wirf erst alle noch einmal, dann kannst du sichern.
refusal-below-opening = Noch { $missing } für den Einstieg: Sichere beim ersten Mal mindestens { $opening }.
refusal-below-minimum = Noch { $missing } bis zum Sichern: Weniger als { $minimum } geht nicht.
refusal-one-throw-only = Die letzte Chance ist ein einziger Wurf. Noch einmal würfeln geht nicht.
refusal-cannot-give-up = Solange du sichern oder würfeln kannst, darfst du nicht ohne Punkte aufhören.
refusal-not-by-these-rules = So kann ein Zug nach diesen Regeln nicht enden.
refusal-no-such-total = { $points } geht nicht: Punkte gibt es in Schritten von { $unit }.
refusal-too-much = Das ist zu viel: Höchstens { $most } lassen sich auf einmal eintragen.
refusal-too-many-dice = Es gibt nur { $dice } Würfel.
refusal-teams-stay = Zu einem Spiel mit Teams kann niemand dazukommen: Die Teams wären dann ungleich.
refusal-table-full = Der Tisch ist voll: Höchstens { $most } können spielen.
refusal-too-late-to-join = Das Spiel ist fast zu Ende: Niemand kann mehr dazukommen.
refusal-already-left = Dieser Spieler hat das Spiel schon verlassen.
refusal-last-player = Der letzte Spieler kann das Spiel nicht verlassen.

# What has happened
said-rolled-for-start = Wer fängt an? { $dice }.
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
said-inherited = Die übernommenen Würfel zählen: { $points } Punkte dazu.
said-farkled-may-go-on = { $who ->
    [you] Farkle! Du verlierst { $lost }, darfst aber weitermachen.
   *[other] Farkle! { $name } verliert { $lost }, darf aber weitermachen.
}
said-banked = { $who ->
    [you] Du sicherst { $points } und hast jetzt { $score }.
   *[other] { $name } sichert { $points } und hat jetzt { $score }.
}
said-banked-first = { $who ->
    [you] Du sicherst { $points }.
   *[other] { $name } sichert { $points }.
}
said-opened = { $who ->
    [you] Du bist im Spiel!
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
    [you] Drei Farkles in Folge: Du verlierst { $points } und hast jetzt { $score }.
   *[other] Drei Farkles in Folge: { $name } verliert { $points } und hat jetzt { $score }.
}
said-gift = { $who ->
    [you] Zu weit! Die { $points } Punkte gehen an dich.
   *[other] Zu weit! Die { $points } Punkte gehen an { $name }.
}
said-gift-lost = Zu weit! Die { $points } Punkte sind verloren.
said-won-by-roll = { $who ->
    [you] Du gewinnst das Spiel mit diesem Wurf!
   *[other] { $name } gewinnt das Spiel mit diesem Wurf!
}
said-last-turns = { $who ->
    [you] Du hast { $score }. Alle anderen haben noch einen letzten Zug!
   *[other] { $name } hat { $score }. Alle anderen haben noch einen letzten Zug!
}
said-play-off = Gleichstand! Jetzt kommt das Stechen: { $name }.
said-won = { $who ->
    [you] Du gewinnst mit { $score }!
   *[other] { $count ->
        [one] { $name } gewinnt mit { $score }.
       *[other] { $name } gewinnen mit { $score }.
    }
}
said-shared-win = Geteilter Sieg: { $name } mit { $score }.
said-done = { $who ->
    [you] Geschafft: Du hast { $score }!
   *[other] Geschafft: { $name } hat { $score }!
}

banner-last-turn = Letzter Zug: ab { $needed } Punkten in Führung
banner-last-throw = Letzter Wurf: ab { $needed } Punkten in Führung
banner-play-off = Stechen: Der beste Zug gewinnt
banner-opening = { $needed } für den Einstieg
banner-may-go-on = Farkle, aber du darfst diese Würfel noch einmal werfen
banner-exactly = Genau { $needed } zum Sieg
banner-near-goal = Noch { $needed } bis zum Ziel
banner-near-goal-met = Das reicht fürs Ziel
banner-round = Runde { $round } von { $rounds }
banner-last-round = Letzte Runde

# Frame
page-description = Farkle: Fordere dein Glück mit sechs Würfeln heraus. Gegen den Computer oder zusammen am Tisch, nach deinen Hausregeln, mit und ohne Internet.
skip = Zum Inhalt
back = Zurück
close = Schließen
update-ready = Eine neue Version von Farkle ist da.
update-now = Aktualisieren
update-later = Später
not-kept = Dieser Browser kann keine Spiele speichern: Wenn du das Fenster schließt, ist dein Spiel weg.
not-kept-seat = Dieser Browser kann deinen Platz am Tisch nicht speichern: Wenn du das Fenster schließt, kannst du nicht dorthin zurück.
lost-title = Diese Seite gibt es nicht
lost-home = Startseite
lost-about = Der Link ist vielleicht alt oder unvollständig.
not-reached = Farkle ist nicht erreichbar. Bist du online?
try-again = Noch einmal versuchen
elsewhere-about = Spiel immer nur in einem Fenster, damit kein Zug verloren geht. Hier kannst du an derselben Stelle weitermachen.
elsewhere-take-over = Hier weitermachen

# Home
home-lead = Fordere dein Glück heraus: sechs Würfel, deine Hausregeln.
home-continue = Weiterspielen
home-continue-score = { $name }: { $score }
home-play = Spielen
home-play-about = Gegen { $rival }
home-rivals = Gegner
home-other = Anderer Gegner, andere Regeln
home-first = Lerne Farkle in zwei Minuten
home-today = Würfel des Tages
home-today-about = Zehn Züge, für alle dieselben Würfe
home-today-par = zu schlagen waren { $par }
home-pass = An einem Gerät
home-pass-about = Reihum weitergeben
home-friends = Mit Freunden
home-friends-about = Alle am eigenen Gerät
home-pad = Punkteblock
home-pad-about = Für Spiele mit echten Würfeln
home-games = Frühere Spiele
home-games-about = Ansehen und auswerten
home-learn = So geht’s
home-learn-about = Dein erster Zug in zwei Minuten
home-rules = Regeln
home-rules-about = Bekannte Varianten und Hausregeln
home-settings = Einstellungen
home-about = Über Farkle

player-number = Spieler { $number }

# Table
table-title = Tisch
goal-first-to = Ziel: { $target } Punkte
goal-past = Mehr als { $target } Punkte
goal-exactly = Genau { $target } zum Sieg
goal-rounds = { $rounds ->
    [one] Die meisten Punkte nach { $rounds } Runde
   *[other] Die meisten Punkte nach { $rounds } Runden
}
goal-turns = { $rounds ->
    [one] So viele Punkte wie möglich in { $rounds } Zug
   *[other] So viele Punkte wie möglich in { $rounds } Zügen
}
goal-at-once = Wer zuerst dort ist, gewinnt.
goal-last-turn = Dann haben alle anderen noch einen letzten Zug.
goal-last-throw = Ein letzter Wurf!
first-choose = Tippe die Würfel an, die zählen
first-choose-ones-and-fives = Tippe die Würfel an, die zählen. 1 und 5 zählen immer.
first-decide = Sichern oder riskieren?
first-farkle = Damit ist der Zug vorbei. Nur gesicherte Punkte bleiben.
first-farkle-of = Damit ist der Zug von { $name } vorbei. Nur gesicherte Punkte bleiben.
first-own-farkle = Diese Punkte sind weg. Was du gesichert hast, bleibt.
told-one-by-one = Jetzt einzeln: Tippe weitere dazu
take-most = { $points } Punkte nehmen
table-next = Gleich dran: { $name }
table-players = Spieler
table-turn-total = Dieser Zug
table-turn-total-of = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
table-dice = Würfel
table-tray = Herausgelegt
table-tray-empty = Herausgelegte Würfel
table-tray-before = Bisher { $points }
die-label = { $face }, { $points } Punkte, Würfel { $number }
die-label-dead = { $face }, zählt hier nichts, Würfel { $number }
die-label-rolls = { $face }, Würfel { $number }
roll-dice = { $dice ->
    [one] { $dice } Würfel werfen
   *[other] { $dice } Würfel werfen
}
roll-nothing = Werfen
roll-hot = Alle { $dice } werfen
roll-again = { $dice ->
    [one] Weiter mit { $dice } Würfel
   *[other] Weiter mit { $dice } Würfeln
}
roll-risk = { $percent } Farkle-Risiko, es geht um { $points }
roll-chance = { $percent } Farkle-Risiko
roll-safe = fast immer zählt etwas
take-over = { $dice ->
    [one] { $dice } Würfel übernehmen
   *[other] { $dice } Würfel übernehmen
}
take-over-earns = { $points } dazu, wenn der Wurf zählt; { $percent } Farkle-Risiko
take-over-risks = { $points } dazu, wenn der Wurf zählt; { $percent } Risiko, { $cost } zu verlieren
bank-points = { $points } sichern
bank-score = gesamt { $score }
bank-wins = und gewinnen
bank-loses = das reicht nicht zum Sieg
bank-leaves = du lässt { $points } liegen
bank-short = noch { $missing } für den Einstieg
bank-short-minimum = noch { $missing } bis zum Sichern
bank-must-roll = erst alle Würfel werfen
select-first = erst Würfel antippen
bank-give-up = Zug beenden
bank-give-up-about = ohne Punkte
thinking = { $name } spielt
thinking-solving = Rechnet das Spiel durch: { $percent }
thinking-hurry = Tippe für mehr Tempo
thinking-skip = Noch mal tippen, um zu überspringen
verdict-farkle = Farkle
verdict-toxic = Giftige Zweien
verdict-lost = { $who ->
    [you] Du verlierst { $points }
   *[other] { $name } verliert { $points }
}
verdict-farkle-lost = { $who ->
    [you] Nichts zählt: { $points } sind weg
   *[other] Nichts zählt: { $name } verliert { $points }
}
verdict-nothing = { $who ->
    [you] Dein Wurf bringt nichts
   *[other] Bei { $name } zählt kein Würfel
}
moment-hot = Alle Würfel gewertet: noch einmal werfen
moment-hot-offer = Alle gewertet! Noch einmal mit allen?
moment-hot-wins = Alle gewertet: sichern und gewinnen!
moment-opened = Im Spiel!
moment-big = +{ $points }!
moment-done = Geschafft!
moment-lead = { $who ->
    [you] In Führung!
   *[other] { $name } geht in Führung!
}
moment-last = Letzter Zug!
moment-last-yours = Dein letzter Zug!
moment-answer = Noch ein Zug für { $name }
moment-answer-all = Noch ein Zug für alle anderen
moment-has = { $who ->
    [you] Du hast { $score }
   *[other] { $name } hat { $score }
}
choose-starter = Wer fängt an?
choose-starter-about = Jeder von euch kann das entscheiden.
choose-starter-chance = Der Zufall entscheidet
not-opened = noch nicht im Spiel
farkles-in-a-row = { $count ->
    [one] { $count } Farkle
   *[other] { $count } Farkles in Folge
}
leads = vorn
score-points = Punkte
score-progress = { $name }: Weg zum Ziel
score-of = { $score } von { $target } Punkten
say-selected = { $combinations }: { $points }.
say-your-roll = Dein Zug: Wirf die Würfel.
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
keys-best = Die Würfel wählen, die am meisten zählen, oder keine
keys-roll = Würfeln
keys-bank = Punkte sichern
keys-take-over = Übrige Würfel übernehmen (wenn die Regeln es erlauben)
keys-points = Punkte
keys-pips = Würfel, wenn du einen Zug mit Würfeln einträgst
keys-next = Zum nächsten Knopf oder Feld
keys-press = Knopf drücken

# Score sheet
sheet-title = Punktezettel
sheet-round = Runde
sheet-total = Summe
sheet-empty = Hier erscheinen die Züge.
sheet-farkle-words = Farkle
sheet-opened = ab jetzt im Spiel

# Odds
odds-about = Je nach Zahl der Würfel, mit den Regeln dieses Spiels: das Farkle-Risiko, die Chance, dass alle Würfel zählen (Hot Dice), und was ein Wurf ohne Farkle im Schnitt bringt.
odds-dice = Würfel
odds-farkle = Farkle
odds-hot = Hot Dice
odds-average = Schnitt, wenn etwas zählt
odds-now = jetzt
outlook-title = Gewinnchance
outlook-exact = Exakt berechnet für den Fall, dass ab hier beide perfekt spielen.
outlook-exact-turns = Exakt, jeweils zu Beginn eines Zugs, wenn beide von da an perfekt spielen.
outlook-race = { $others ->
    [one] Geschätzt: Der Gegner beachtet den Punktestand dabei nicht.
   *[other] Geschätzt: Die anderen beachten den Punktestand dabei nicht.
}
outlook-none = Hier lässt sich die Gewinnchance nicht berechnen.
outlook-no-worker = Dieser Browser lässt Seiten nicht im Hintergrund rechnen. Darum fehlen Gewinnchancen und Tipps.
outlook-silent = Die Berechnung steht still. Darum fehlen vorerst Gewinnchancen und Tipps. In ein paar Minuten geht es weiter.
outlook-nowhere = Die Gewinnchancen lassen sich nicht laden. Bist du online?
outlook-no-exact = Für diese Regeln lassen sich keine exakten Chancen berechnen.
outlook-exact-failed = Die exakten Chancen lassen sich hier nicht berechnen. Vielleicht reicht der Speicher nicht.
outlook-solve = Exakte Chancen berechnen
outlook-about = dauert etwa { $time }
outlook-solving = Exakte Chancen werden berechnet …
outlook-solving-left = Exakte Chancen werden berechnet: { $percent }, noch etwa { $time }
outlook-stop = Abbrechen
span-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
hint-show = Beste Wahl zeigen
hint-title = Die beste Wahl
hint-take = Diese Würfel auswählen
hint-average = Punkte im Schnitt
hint-first-roll = Nach deinem Wurf kannst du hier die beste Wahl sehen.
hint-end = { $dice } herauslegen und den Zug beenden
hint-then-bank = und { $points } sichern
hint-then-end = und den Zug beenden
hint-then-roll = { $left ->
    [one] und { $left } Würfel werfen
   *[other] und { $left } Würfel werfen
}
thinker-in-page = Dieser Browser lässt Seiten nicht im Hintergrund rechnen. Darum spielt Nora statt Victor.
thinker-silent = Die Computergegner antworten nicht mehr. Vorerst spielt Nora statt Victor.
thinker-nowhere = Die Computergegner lassen sich nicht laden. Bist du online? Die App versucht es weiter.

# End
end-more = Diagramme und Zahlen
end-figures = Zahlen
end-reached = Ziel erreicht: { $target }
end-reached-first = { $who ->
    [you] Du warst zuerst bei { $target }
   *[other] { $name } war zuerst bei { $target }
}
end-last-turns = { $others ->
    [one] { $target } erreicht, dann noch ein letzter Zug
   *[other] { $target } erreicht, dann noch ein letzter Zug für die anderen
}
end-last-throws = { $others ->
    [one] { $target } erreicht, dann noch ein letzter Wurf
   *[other] { $target } erreicht, dann noch ein letzter Wurf für die anderen
}
end-play-off = Gleichstand, entschieden im Stechen
end-rounds = { $rounds ->
    [one] Die Runde ist gespielt
   *[other] Alle { $rounds } Runden sind gespielt
}
end-by-roll = Dieser Wurf gewinnt das Spiel
end-short = Du landest { $points } Punkte hinter { $name }
end-short-of-goal = Dir fehlten { $points } Punkte bis { $target }
end-rout = Auf ein Neues!
end-rout-farkles = { $farkles } Farkles in { $turns } Zügen. Autsch!
end-slipped = { $points } Punkte sind dir durch die Finger geronnen!
end-no-turn = { $name } hat gewonnen, bevor du dran warst. So ein Pech!
end-few-turns = { $turns ->
    [one] Du warst nur einmal dran. So ein Pech!
   *[other] Du warst nur { $turns }-mal dran. So ein Pech!
}
end-close = So knapp! Nur { $points } hinter { $name }
end-close-to-goal = So knapp! Dir fehlten nur { $points } Punkte bis { $target }
end-ahead = { $points } Punkte vor { $name }
end-chart = Punkte Runde für Runde
end-chances = Gewinnchance Runde für Runde
end-chances-working = Die Chancen werden berechnet …
end-decided-working = Der entscheidende Zug wird gesucht …
end-in-numbers = In Zahlen
end-after-round = Nach Runde
end-decided = Runde { $round } war entscheidend:
end-decided-bank = { $who ->
    [you] Du hast { $points } geholt.
   *[other] { $name } hat { $points } geholt.
}
end-decided-lost = { $who ->
    [you] Du hast mit einem Farkle { $points } verloren.
   *[other] { $name } hat mit einem Farkle { $points } verloren.
}
end-decided-farkle = { $who ->
    [you] Du hattest einen Farkle.
   *[other] { $name } hatte einen Farkle.
}
end-decided-turn = { $who ->
    [you] Es war dein Zug.
   *[other] Es war der Zug von { $name }.
}
end-decided-chance = { $who ->
    [you] Deine Gewinnchance: von { $before } auf { $after }
   *[other] Gewinnchance von { $name }: von { $before } auf { $after }
}
end-decided-none = Kein einzelner Zug hat dieses Spiel entschieden.
end-rematch = Revanche
end-again = Noch einmal
end-again-rival = Noch einmal gegen { $rival }
end-next = Jetzt gegen { $rival }
end-beat-strongest = Stärker als { $rival } spielt hier niemand: was für ein Sieg!
end-home = Startseite
end-review = Spiel ansehen
end-share = Ergebnis teilen
share-me = Ich
share-decided = Wendepunkt in Runde { $round }: { $name }, { $what } ({ $winner } { $before } → { $after })
end-farkles = Farkles
end-best-turn = Bester Zug
end-highest = Bester Zug: { $points } ({ $name })
end-own-last = Dein Gewinnzug: { $points }
end-won-with = Gewinnzug von { $name }: { $points }
end-own-best = Dein bester Zug: { $points }
end-average = Schnitt pro Zug
table-gone = Dieses Spiel gibt es in diesem Browser nicht
table-unread = Dieses Spiel ist da, lässt sich aber nicht lesen
table-unread-about = Unter „Frühere Spiele“ kannst du es noch als Datei speichern.
table-taken-over = Dieses Spiel geht in einem anderen Fenster weiter

# Today’s Dice
today-number = Würfel des Tages Nr. { $number }
today-rules = Regeln: Variante „{ $rules }“
today-clock = Die Uhr dieses Geräts geht falsch: Die Würfel des Tages gibt es seit 2026
today-about = Zehn Züge, und auf der ganzen Welt fallen dieselben Würfel. Zu schlagen ist ein perfekter Spieler, der nicht weiß, was kommt. Mit etwas Glück schaffst du mehr!
today-once = Dein erster Versuch zählt, ohne Zurücknehmen und ohne Tipps. Danach kannst du üben, so oft du magst.
today-no-penalty = Anders als bei der Variante „{ $version }“ kosten drei Farkles in Folge hier nichts.
today-play-about = { $turns } Züge
today-turn = Zug { $turn } von { $turns }
today-to-par = Zu schlagen: { $par } · noch { $points }
today-at-par = Zu schlagen: { $par } · eingeholt
today-over-par = Zu schlagen: { $par } · { $points } darüber
today-par-was = Zu schlagen: { $par }
today-so-far = Zug { $turn } von { $turns } · bisher { $points }
today-waiting = Die Würfel des Tages Nr. { $number } sind noch nicht fertig gespielt. Sie zählen weiter für ihren Tag.
today-result = Dein Ergebnis
today-turns = Was jeder Zug gebracht hat
today-points = Punkte
today-unit = Punkte
today-par = Zu schlagen
today-above-par = { $points } mehr als der perfekte Spieler: stark!
today-on-par = So viel wie der perfekte Spieler: stark!
today-below-par = { $points } weniger als der perfekte Spieler
today-near-par = Nur { $points } weniger als der perfekte Spieler: knapp!
today-accuracy = Genauigkeit
today-luck = Würfelglück
today-costliest = Deine teuerste Entscheidung
today-costliest-of = { $count ->
    [one] { $name }: die teuerste Entscheidung
   *[other] { $name }: die teuersten Entscheidungen
}
today-played = Gespielt
today-cost = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
today-meaning = Was bedeuten diese Wörter?
today-par-about = Zu schlagen: So viele Punkte macht ein perfekter Spieler mit denselben Würfeln, ohne zu wissen, was kommt. Mit anderen Entscheidungen und etwas Glück kannst du ihn übertreffen.
today-accuracy-about = Genauigkeit: wie nah deine Entscheidungen an der besten Wahl waren. 100 % ist perfekt.
today-luck-about = Glück: wie viele Punkte dir die Würfel gebracht haben, verglichen mit durchschnittlichen Würfen.
today-sum-best = Perfektes Spiel bei mittlerem Glück
today-sum-luck = Dein Glück
today-sum-mistakes = Verschenkt
today-sum = Deine Punkte
today-working = Wird ausgerechnet …
today-share = Würfel des Tages Nr. { $number }: { $points }, zu schlagen { $par }, Genauigkeit { $accuracy }, { $farkles ->
    [one] { $farkles } Farkle
   *[other] { $farkles } Farkles
}
today-picture = Als Bild
today-share-more = Anders teilen
today-calendar = Kalender und Serie
today-picture-saved = Das Bild ist gespeichert.
today-practice = Üben
today-practice-title = Übung
today-practice-about = Beim Üben fallen dieselben Würfel, mit Zurücknehmen und Tipps. Das Üben zählt nicht.
today-together = Mit anderen an diesem Bildschirm spielen
today-together-about = Alle spielen nacheinander dieselben Würfe, und am Ende vergleicht ihr. Es zählt nicht. Wer sich überraschen lassen will, macht erst den eigenen Versuch.
today-streak = Serie
today-streak-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage in Folge
}
today-streak-free = { $count ->
    [0] In diesem Monat darfst du keinen Tag mehr auslassen.
    [one] In diesem Monat darfst du noch einen Tag auslassen, ohne dass die Serie reißt.
   *[other] In diesem Monat darfst du noch { $count } Tage auslassen, ohne dass die Serie reißt.
}
today-month = Gespielte Tage in diesem Monat: { $count } von { $days }
end-points = { $points } Punkte
end-with-points = mit { $points } Punkten

# The rules
rules-title = Regeln
rules-about = Jede Familie spielt anders. Nimm die Regeln, die du kennst, oder ändere, was du willst.
rules-yours = Deine Regeln
rules-presets = Bekannte Varianten
rules-compared = Auf jeder Karte stehen die wichtigsten Unterschiede zu „{ $version }“.
rules-most-common = Meistgespielt
rules-to-start-with = Gut für den Anfang
brief-classic = Ein einfaches Spiel: Einzelwürfel, Drillinge, drei Paare und eine Straße.
brief-playmonster = Die Regeln aus dem meistverkauften Farkle-Spiel.
brief-walnut = Die Regeln, die den Reisewürfeln von Walnut Studiolo beiliegen.
brief-wikihow = Aus dem Artikel auf wikiHow: Nach Hot Dice muss man weiterwürfeln.
brief-playmonster-expanded = Wie PlayMonster, aber man muss über 10.000 kommen.
brief-zilch = Das Online-Spiel Zilch: Sechs Würfel, die nichts zählen, bringen 500.
brief-facebook = Das Spiel auf Facebook: drei Farkles in Folge kosten 500.
brief-busche-neller = Das schlichteste Spiel von allen. Mathematiker haben es gelöst.
brief-kcd = Aus dem Computerspiel Kingdom Come: Deliverance, mit kurzen Straßen.
brief-cardgames = Ein bekanntes Spiel im Browser.
mark-no-opening = ohne Mindestpunktzahl zum Einstieg
mark-opening = Einstieg ab { $points }
mark-bank-from = sichern ab { $points }
mark-target = Ziel: { $points }
mark-target-passed = Ziel: mehr als { $points }
mark-at-once = wer das Ziel zuerst erreicht, gewinnt
mark-last-turn = letzter Zug für die anderen
mark-exactly = genaues Ziel
mark-rounds = { $rounds } Runden
mark-times = { $kinds } Gleiche: Drilling × { $times }
mark-doubles = jeder weitere gleiche Würfel verdoppelt die Punkte
mark-adds = 4 Gleiche zählen wie zwei Drillinge, 5 wie drei
mark-flat = Vierling bis Sechsling: feste Punkte
mark-triples = Vier Gleiche zählen nur als Drilling
mark-plain = keine Straße, keine Paare
example-price = z. B. { $points }
rules-own = Eigene Regeln erstellen
rules-unfinished = An deinen eigenen Regeln weitermachen
rules-unfinished-about = Deine Änderungen sind als Entwurf gespeichert.
rules-like = Wie „{ $version }“, außer: { $list }
rules-discard = Verwerfen
rules-play = Mit diesen Regeln spielen
rules-change = Regeln ändern
rules-keep = Unter „Deine Regeln“ behalten
rules-remove = Aus „Deine Regeln“ entfernen
rules-kept = Diese Regeln stehen jetzt unter „Deine Regeln“.
rules-removed = Diese Regeln stehen nicht mehr unter „Deine Regeln“.
rules-not-kept = Dieser Browser kann gerade nichts speichern.
rules-share = Link kopieren
rules-code-and-qr = Code und QR-Code
share = Teilen
share-game = Spiel teilen
share-game-text = Ein Spiel Farkle, Zug für Zug zum Ansehen:
share-game-long = Dieses Spiel ist zu lang für einen Link. Speichere es als Datei und verschicke die.
shared-game-none = Dieser Link enthält kein ganzes Spiel
shared-game-damaged = Vielleicht fehlt ein Stück des Links. Lass ihn dir noch einmal schicken.
shared-game-keep = Bei mir speichern
today-film-text = Mein Spiel mit den Würfeln des Tages, Zug für Zug (verrät alle Würfe):
shared-copied = Kopiert! Füg es in eine Nachricht ein.
copied = Kopiert!
rules-copied = Link kopiert.
rules-not-copied = Dieser Browser erlaubt das Kopieren nicht. Hier ist der Link: { $link }
rules-unknown = Zu diesem Namen oder Code gibt es keine Regeln.
code-title = Code
code-copy = Code kopieren
code-copied = Code kopiert.
code-not-copied = Dieser Browser erlaubt das Kopieren nicht: Markiere den Code und kopiere ihn selbst.
rules-source = Quelle: { $source }

# Computer players
temperament-cautious-about = fürchtet jeden Farkle und hört früh auf.
temperament-gambler-about = lacht über jeden Farkle und würfelt einmal zu oft.
temperament-beginner-about = nimmt alles, was zählt, und hört nach Laune auf.
temperament-calculator-about = zählt Punkte und schaut nie auf deine.
temperament-champion-about = spielt auf Sieg und behält deinen Stand im Auge.
remark-beginner-joy = Juhu!
remark-beginner-woe = Hoppla.
remark-beginner-wow = Wow!
remark-beginner-ouch = Oh nein!
remark-beginner-won = Gewonnen? Ich?
remark-beginner-lost = Hat Spaß gemacht! Noch mal?
remark-gambler-joy = Ha! So geht das!
remark-gambler-woe = Das war’s wert!
remark-gambler-wow = So macht man das!
remark-gambler-ouch = Wer nicht wagt …
remark-gambler-won = Wer wagt, gewinnt!
remark-gambler-lost = Beim nächsten Mal!
remark-cautious-joy = Du meine Güte!
remark-cautious-woe = Ich hab’s geahnt.
remark-cautious-wow = Wie mutig!
remark-cautious-ouch = Ach herrje!
remark-cautious-won = Langsam, aber sicher.
remark-cautious-lost = Schön gespielt!
remark-calculator-joy = Wie berechnet.
remark-calculator-woe = Statistik …
remark-calculator-wow = Gute Quote!
remark-calculator-ouch = Pech.
remark-calculator-won = Die Rechnung ging auf.
remark-calculator-lost = Gut gerechnet!
remark-champion-joy = Natürlich.
remark-champion-woe = Hm.
remark-champion-wow = Gut gespielt.
remark-champion-ouch = Das passiert jedem.
remark-champion-won = Gutes Spiel!
remark-champion-lost = Respekt!

# New game
new-title = Neues Spiel
new-seats = Wer spielt?
new-rivals = Gegen den Computer
new-rivals-tap = Es spielen nur Menschen. Tippe ein Gesicht an, um gegen den Computer zu spielen.
new-rivals-several = Mehrere Gegner
new-rivals-none = Ohne
new-rival-plays = { $name } { $about }
new-rival-instead = { $name } spielt statt { $other }.
new-strength = Stärke { $strength } von { $most }
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
new-computer = Computer: { $name }
new-add-person = Person hinzufügen
new-friends = Freunde mit einem Link einladen
new-remove = Spieler { $number } entfernen
new-read-rules = Regeln ansehen
new-teams = Teams
new-no-teams = Jeder für sich
new-so-many-teams = { $count } Teams
new-take-back = Zurücknehmen erlauben
new-take-back-about = Du kannst deine letzte Entscheidung zurücknehmen. Die Würfel bleiben dieselben.
new-hints = Tipps erlauben
new-hints-about = Tippe in deinem Zug oben am Tisch auf die Balken (Chancen): Sie zeigen die beste Wahl.
new-begin = Spiel starten
new-name-limit = Ein Name hat höchstens { $most } Zeichen.
name-missing = Alle brauchen einen Namen.
name-too-long = Der Name ist zu lang: höchstens { $most } Zeichen.
name-unreadable = Der Name enthält unsichtbare Zeichen. Tippe ihn neu.
name-taken = Zwei heißen { $name }. Gib jedem einen eigenen Namen.
new-fault-count = Ein Spiel ist für 1 bis { $most } Spieler, nicht für { $seats }.
new-fault-teams = { $seats ->
    [one] Aus einem Spieler werden keine { $teams } Teams. Jedes braucht mindestens zwei.
   *[other] Aus { $seats } Spielern werden keine { $teams } gleich großen Teams. Jedes braucht mindestens zwei.
}

# Past games
games-none = Noch keine Spiele. Sie werden nur hier in diesem Browser gespeichert.
games-filter = Nach Spieler oder Regeln suchen
games-none-found = Kein Spiel gefunden.
totals-title = Deine Statistik
totals-title-about = Siege, bester Zug, Schnitt, Farkles
totals-about = Spiele ohne Gegner und die Würfel des Tages zählen hier nicht.
totals-good = Gut entschieden heißt: Es kostet weniger als einen halben Prozentpunkt Gewinnchance.
totals-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
totals-last = Die letzten { $count } Spiele: { $won } gewonnen
totals-wins = Gewonnen
totals-of-decisions = { $part } von { $all } Entscheidungen
totals-of-turns = { $part } von { $all } Zügen
games-more = Ältere Spiele zeigen
games-unread = Deine Spiele lassen sich gerade nicht lesen. Es ist nichts gelöscht.
games-over = beendet
games-in-progress = läuft
games-winner = hat gewonnen
games-won-against = Gewonnen gegen { $name }
games-lost-to = Verloren gegen { $name }
games-save = Als Datei speichern
games-open = Spieldatei öffnen
games-open-fault = Diese Datei lässt sich nicht als Spiel öffnen:
games-forget = Löschen
games-forgotten = Spiel gelöscht: { $names }.
games-undo = Rückgängig
replay-title = Wiederholung
replay-result = Endstand: { $scores }
replay-first = Erster Schritt
replay-previous = Vorheriger Schritt
replay-previous-turn = Vorheriger Zug
replay-play = Abspielen
replay-pause = Pause
replay-next = Nächster Schritt
replay-next-turn = Nächster Zug
replay-last = Letzter Schritt
replay-speed = Tempo
replay-moment = Schritt des Spiels
replay-decisive = Zum Wendepunkt: Runde { $round }
replay-at = Schritt { $moment } von { $last }
replay-foreign-dice = Die Würfel passen nicht zum Startwert dieses Spiels: Wurf { $moment } ist anders. Vielleicht hat jemand die Datei verändert.
replay-taken-back = { $count ->
    [one] In diesem Spiel wurde eine Entscheidung zurückgenommen.
   *[other] In diesem Spiel wurden { $count } Entscheidungen zurückgenommen.
}
replay-position = Für Programmierer: dieser Moment als Befehl
replay-position-about = Im Terminal vergleicht das alle Möglichkeiten dieses Moments.
replay-set-aside = Herausgelegt: { $dice }.
review-title = Glück und Können
review-luckier = Bessere Würfel
review-fewer = Bessere Entscheidungen
review-slightly = knapp
review-clearly = klar
review-by-far = mit Abstand
review-too-few = Das Spiel war zu kurz, um zu sagen, wer besser gespielt hat.
review-won-by-dice = { $who ->
    [you] Die Würfel haben entschieden: Das Glück war auf deiner Seite.
   *[other] Die Würfel haben entschieden: Das Glück war auf der Seite von { $name }.
}
review-won-by-play = { $who ->
    [you] Du hast besser gespielt und mit schlechteren Würfeln gewonnen.
   *[other] { $name } hat besser gespielt und mit schlechteren Würfeln gewonnen.
}
review-won-by-play-alone = { $who ->
    [you] Beide hatten gleich viel Glück. Du hast besser entschieden.
   *[other] Beide hatten gleich viel Glück. { $name } hat besser entschieden.
}
review-won-by-luck = { $who ->
    [you] Das Würfelglück war auf deiner Seite und hat schwächere Entscheidungen wettgemacht.
   *[other] Das Würfelglück war auf der Seite von { $name } und hat schwächere Entscheidungen wettgemacht.
}
review-won-by-both = { $who ->
    [you] Du hattest die besseren Würfel und hast besser entschieden.
   *[other] { $name } hatte die besseren Würfel und hat besser entschieden.
}
review-luck = Glück
review-luck-about = Wie viele Punkte die Würfe gebracht haben, mehr oder weniger als im Durchschnitt.
review-errors = Verschenkt
review-best = Gut entschieden
review-of = { $part } von { $all }
review-costliest = { $count ->
    [one] Die teuerste Entscheidung
   *[other] Die teuersten Entscheidungen
}
review-again = Denselben Fehler gab es in diesem Zug mehr als einmal.
review-slips = Nur kleine Ungenauigkeiten
review-wins = gewinnt in { $chance } der Fälle
review-none = Keine teure Entscheidung: gut gespielt!
review-none-of-yours = Du hast keine teure Entscheidung getroffen: gut gespielt!
review-nothing-to-decide = Du hattest nichts zu entscheiden: Es war alles Glück.
review-done = { $name }: { $play }
review-better = Besser: { $play }
review-bank = { $points } sichern
review-roll = { $dice } Würfel werfen
review-better-is = Besser
review-round = Runde { $round }
review-turn = { $points } in diesem Zug

# Score pad
table-turn-of = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
bank-nothing = Sichern
pad-title = Punkteblock
pad-new = Neuer Block
pad-begin = Los geht’s
pad-past = Beendete Blöcke
pad-open = Öffnen
pad-gone = Diesen Block gibt es in diesem Browser nicht
pad-unread = Dieser Block ist da, lässt sich aber nicht lesen
pads-unread = Deine Blöcke lassen sich gerade nicht lesen. Es ist nichts gelöscht.
pad-taken-over = Dieser Block geht in einem anderen Fenster weiter
pad-starter-later = Am Tisch entscheiden
pad-enter = Zug eintragen
pad-scoreboard = Punktestand
pad-more = Mehr
pad-undo = Rückgängig
pad-redo = Wiederherstellen
pad-undone = Rückgängig gemacht.
pad-redone = Wiederhergestellt.
pad-moment = Runde { $round }: { $name } hat { $score }.
pad-way = So wird der Zug eingetragen
pad-points = Punkte
pad-has = bisher { $score }
pad-points-first = tippe erst die Punkte dieses Zuges
pad-rub = Letzte Ziffer löschen
pad-nothing = Ohne Punkte beenden
pad-won-by-roll = Sofortsieg
pad-count-anyway = Trotzdem eintragen
pad-let-pass = von euch erlaubt
pad-let-pass-because = Gegen die Regeln: { $reason } Ihr habt es erlaubt.
pad-tap-dice = { $dice ->
    [one] Wirf { $dice } Würfel und tippe an, was er zeigt
   *[other] Wirf { $dice } Würfel und tippe an, was sie zeigen
}
pad-more-dice = Noch { $dice }.
pad-nothing-scores = Nichts zählt.
pad-roll-ends = Das beendet den Zug.
pad-roll-wins = Das gewinnt das Spiel!
pad-tap-to-remove = Zum Entfernen antippen.
pad-take-out = { $face } wegnehmen
pad-take-roll = Wurf eintragen
pad-discard = Diesen Zug neu beginnen
pad-discard-short = Neu beginnen
pad-how-much = Nach den Regeln zählen diese Würfel nicht alle. Wie viele Punkte zählt ihr dafür?
pad-also-scores = Mehr nehmen: { $combinations }, { $points }
pad-most-points = Die meisten Punkte: { $combinations }, { $points }
pad-choose = Welche Würfel legst du heraus?
pad-hot = Hot Dice!
pad-hand-to = Gib das Gerät weiter an
pad-hand-taken = Hab ich
pad-note = Notiz
pad-line-of = { $name }, Runde { $round }
pad-behind-the-end = { $count ->
    [one] { $count } Zeile nach dem Ende des Spiels zählt nicht.
   *[other] { $count } Zeilen nach dem Ende des Spiels zählen nicht.
}
pad-said-left = { $name } verlässt das Spiel.
pad-said-joined = { $name } kommt mit { $points } dazu.
pad-said-corrected = { $name }: { $points } (Korrektur).
pad-change-line = Zeile ändern
pad-save-line = Punkte ändern
pad-no-bank-below-zero = Weniger als null lässt sich nicht sichern. Punkte korrigierst du unter „Spieler“.
pad-no-points = „{ $text }“ ist keine Punktzahl. Schreib 1.000 oder 1000.
pad-was-farkle = Es war ein Farkle
pad-insert-title = Fehlt davor ein Zug?
pad-insert-bank = Zug mit { $points } einfügen
pad-insert-farkle = Farkle einfügen
pad-remove-line = Diese Zeile löschen
pad-changed = Geändert. Alles danach ist neu gerechnet.
pad-changed-with-warning = Geändert. Jetzt ist eine Zeile von { $name } gegen die Regeln: { $reason }
pad-not-whole = Trag einen ganzen Zug ein, bis zum Sichern oder zum Farkle.
pad-no-name = Alle brauchen einen Namen.
pad-no-such-line = Es gibt keine Zeile { $line }: Der Block hat { $lines }.
pad-no-such-seat = Dort sitzt niemand.
event-out-of-place = Das passt nicht an diese Stelle des Spiels.
event-unreadable = Dieser Eintrag ist nicht lesbar.
pad-has-left = nicht mehr dabei
pad-leaves = Aus dem Spiel nehmen
pad-correct = Punkte korrigieren
pad-correct-by = Punkte, die { $name } bekommt oder verliert
pad-give = Dazuzählen
pad-take = Abziehen
pad-join-title = Jemand kommt dazu
pad-name = Name
pad-begins-with = Beginnt mit
pad-joins = Hinzufügen
pad-set-round = Ans Weitergeben erinnern
pad-set-round-about = Nach jedem Zug zeigt der Bildschirm, wer als Nächstes dran ist.
pad-set-awake = Bildschirm anlassen
pad-set-awake-about = Solange ein Block offen ist.
pad-set-advice = Chancen und Tipps
pad-set-advice-about = Ein Knopf zeigt die beste Wahl für die Würfel auf dem Tisch.
pad-save-title = Dieses Spiel speichern
pad-more-formats = Weitere Formate
pad-print = Drucken oder PDF
pad-save-csv = Tabelle (CSV)
pad-save-record = Spielaufzeichnung
pad-save-json = Daten (JSON)
pad-save-pad = Ganzer Block
pad-next-game = Nächstes Spiel
pad-next-game-about = dieselben Spieler, der nächste fängt an
pad-advice = Chancen und Tipps
pad-advice-how = Trag einen Wurf mit seinen Würfeln ein, um die beste Wahl zu sehen.
pad-advice-about = Was dieser Zug im Schnitt bringt, egal, was die anderen haben.
pad-odds = { $dice } Würfel: { $percent } Farkle-Risiko
pad-play-bank = { $dice } herauslegen und { $points } sichern
pad-play-roll = { $left ->
    [one] { $dice } herauslegen, mit einem Würfel weiterwürfeln
   *[other] { $dice } herauslegen, mit { $left } Würfeln weiterwürfeln
}

# Rule editor
edit-title = Eigene Regeln
edit-name = Name
edit-own-rules = Unsere Regeln
edit-kept = Was du änderst, bleibt hier als Entwurf, bis du es benutzt oder speicherst.
edit-save = Speichern
edit-saved = Gespeichert
edit-conflicts = { $count ->
    [one] Eine Einstellung passt nicht zu den anderen. Ändere sie, um zu spielen.
   *[other] { $count } Einstellungen passen nicht zusammen. Ändere sie, um zu spielen.
}
edit-effect = Farkle-Risiko mit diesen Regeln
edit-turn = Punkte pro Zug im Schnitt
edit-turn-before = Vor dem Einstieg
edit-turns = Züge bis zum Ziel
edit-first = Gewinnchance zu zweit, wenn du anfängst
edit-first-solve = Wie viel bringt der erste Zug?
edit-dice = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
edit-in-words = Diese Regeln in Worten
edit-common = Worüber Familien streiten
edit-more = Weitere Regeln
edit-words-short = In Worten
edit-says-now = In den Regeln steht jetzt: „{ $sentences }“
edit-says-no-more = In den Regeln steht nicht mehr: „{ $sentences }“
edit-no-words = Sie erscheinen hier, sobald alle Felder stimmen.
edit-sections = Abschnitte dieser Seite
edit-sources = Zeigen, woher jede Regel stammt
edit-unreadable = { $count ->
    [one] Ein Feld passt noch nicht. Ändere es, um zu spielen.
   *[other] { $count } Felder passen noch nicht. Ändere sie, um zu spielen.
}
edit-resting = { $count ->
    [one] Dadurch abgeschaltet: { $list }. Mit { $dice } Würfeln zählt es wieder.
   *[other] Dadurch abgeschaltet: { $list }. Mit { $dice } Würfeln zählen sie wieder.
}
edit-beaten = Ohne Wirkung: In kleineren Kombinationen zählen dieselben Würfel mehr.
edit-idle = Ohne Wirkung bei den übrigen Einstellungen.
edit-from = Vorlage
edit-usual = { $title }: auf { $value } setzen
edit-code = Code oder Link
edit-code-about = Hast du einen Regelcode?
edit-code-fault = Das ist kein Regelcode.
edit-code-mistyped = In diesem Code ist ein Zeichen falsch oder fehlt. Vergleiche ihn mit dem, den du bekommen hast.
edit-sent-here = Jetzt im Editor: { $name }.
sent-open = Öffnen

# Settings
set-as-system = Automatisch
set-theme = Aussehen
set-light = Hell
set-dark = Dunkel
set-contrast = Hoher Kontrast
set-contrast-about = Kräftigere Schrift und deutlichere Ränder.
set-language = Sprache
set-sound = Töne
set-sound-about = Würfel auf Holz, eine Glocke für Punkte, ein dumpfer Schlag beim Farkle.
set-vibration = Vibration
set-vibration-about = Vibriert kurz bei wichtigen Momenten, wenn das Gerät das kann.
set-remarks = Sprüche der Gegner
set-remarks-about = Ab und zu ein Spruch, nach Hot Dice oder einem Farkle.
set-speed = Spieltempo
set-calm = Ruhig
set-normal = Normal
set-fast = Schnell
set-motion = Animationen
set-motion-about = Automatisch richtet sich nach diesem Gerät.
set-motion-full = An
set-motion-less = Aus
set-keys = Tastenkürzel
set-keys-about = R würfelt, B sichert. Schalte sie ab, wenn du mit der Stimme steuerst: Alles geht auch ohne sie.
set-letters = Tasten zeigen
set-letters-about = Jede Taste auf ihrem Knopf oder Würfel.

# How to play
learn-begin-any = Wer zuerst 10.000 Punkte hat, gewinnt. Würfle, behalte, was zählt, und entscheide: Punkte sichern oder riskieren? Wirf jetzt alle sechs Würfel.
learn-begin-hot = Jetzt ein Zug mit Glück: Liegen alle deine Würfel draußen, hast du Hot Dice. Würfle!
learn-begin-farkle = Jetzt ein Zug mit Pech: Punkte zählen erst, wenn du sie sicherst. Würfle, behalte etwas und würfle weiter!
learn-choose = { $count ->
    [one] Ein Würfel zählt: die { $dice }. Tippe ihn an, um ihn zu behalten.
   *[other] Diese Würfel zählen: { $dice }. Tippe an, was du behalten willst.
}
learn-choose-all = Alle { $count } Würfel zählen: Nimm sie alle!
learn-decide = { $dice ->
    [one] Du kannst jetzt { $points } sichern. Oder du würfelst mit dem letzten Würfel weiter: In { $percent } der Fälle zählt dann nichts.
   *[other] Du kannst jetzt { $points } sichern. Oder du würfelst mit { $dice } Würfeln weiter: In { $percent } der Fälle zählt dann nichts.
}
learn-decide-farkle = Das ist ein Farkle, und diese Punkte sind weg.
learn-hot = Alle Würfel gewertet: Hot Dice! Wirf alle { $dice } noch einmal und sammle weiter, oder sichere { $points }.
learn-farkled = Farkle! Nichts zählt, und die Punkte dieses Zuges sind weg. Das passiert jedem.
learn-farkled-again = Wieder ein Farkle. Sichere diesmal etwas früher!
learn-banked = Gut gemacht! Diese { $points } Punkte gehören dir, und kein Farkle nimmt sie dir mehr. Das war ein Zug. Leg los, oder übe hier noch einen Zug.
learn-banked-again = Gut gemacht! Diese { $points } Punkte gehören dir.
learn-over = Du hast das Ziel erreicht. Jetzt weißt du, wie’s geht!
learn-play-now = Jetzt spielen
learn-play-now-about = gegen den Computer
learn-again = Noch ein Zug
learn-again-hot = um Hot Dice zu sehen
learn-again-farkle = um einen Farkle zu sehen
learn-again-any = zum Üben
learn-scores = Was zählt
learn-more = Gut zu wissen
learn-hot-dice = Liegen alle Würfel draußen, hast du Hot Dice: Wirf alle noch einmal und sammle weiter.
learn-gold = Der goldene Knopf zeigt, was viele tun würden. Das ist nicht immer das Beste.
learn-opening = In vielen Varianten brauchst du für den Einstieg einen guten ersten Zug, zum Beispiel 500 Punkte.
learn-end = Oft haben alle anderen noch einen letzten Zug, wenn jemand das Ziel erreicht. Nach den klassischen Regeln gewinnt sofort, wer zuerst 10.000 hat.
learn-play = Spiel starten
learn-score = Gesichert: { $points }

# About
about-what = Ein Würfelspiel für zwei Minuten oder einen ganzen Abend, nach deinen Hausregeln. Es läuft auch ohne Internet, ganz ohne Konto und ohne Werbung. Es ist freie Software.
about-version = Version { $version }
about-dice-title = Wie die Würfel fallen
about-dice = Vor jedem Spiel wird eine Zufallszahl gezogen, der Startwert. Aus ihm ergeben sich alle Würfe, und er wird mit dem Spiel gespeichert. Computergegner sehen nur, was du siehst. Speichere ein beendetes Spiel als Datei, und alle können es Wurf für Wurf prüfen.
about-server-dice-title = Alle Würfel dieses Servers
about-server-dice = { $count } Würfel in beendeten Spielen, auch die der Computergegner. Der Strich zeigt faire Würfel.
about-server-dice-face = Augen
about-server-dice-rolled = Wie oft
about-server-dice-chi = Faire Würfel zeigen jede Seite etwa { $expected }-mal. Chi-Quadrat ist { $value }; bei fairen Würfeln liegt es in 19 von 20 Zählungen unter { $usual }.
about-rivals-title = Die Gegner
about-rivals = Zeile für Zeile: So oft gewinnt dieser Gegner gegen die anderen. Klassische Regeln bis 10.000.
about-strength = Wie stark sie sind
about-keys-title = Tastatur
about-data-title = Deine Spiele
about-data = Deine Spiele, Punkteblöcke und Einstellungen bleiben in diesem Browser. Nur was du mit anderen startest, geht an den Server dieser Seite: Namen und Züge eines Tischs mit Freunden, damit ihr weiterspielen könnt, und eine Anzeigetafel, solange sie geteilt ist.
about-kept = Dieser Browser hat zugesagt, sie zu behalten, auch wenn der Platz knapp wird.
about-not-kept = Dieser Browser darf deine Spiele löschen, wenn der Platz knapp wird oder du diese Seite lange nicht geöffnet hast. Sicher sind sie, wenn du die App installierst oder die Spiele als Datei speicherst.
about-refused = Der Browser hat noch nicht zugesagt. Oft tut er das erst, wenn du die App installiert oder schon eine Weile benutzt hast. Frag dann noch einmal. Bis dahin sind Dateien am sichersten.
about-ask = Vor dem Löschen schützen
about-licence-title = Lizenz
about-licence = MIT oder Apache 2.0, nach Wahl. Die Schriften Fraunces und Nunito stehen unter der SIL Open Font License.

# Sheets for the printer
print-title = Drucken
print-preview = Vorschau
print-waiting = Wird vorbereitet …
print-fault = Das lässt sich nicht drucken.
print-not-loaded = Drucken geht gerade nicht: Ein Teil der App lässt sich nicht laden. Bist du online?
print-which = Was willst du drucken?
print-scores = Punktezettel
print-scores-about = Eine Spalte für jeden, und unten steht, was zählt
print-summary = Die Regeln auf einer Seite
print-summary-about = Alles, was gilt, mit Würfeln als Beispielen
print-chooser = Regeln zum Ankreuzen
print-chooser-about = Damit sich vor dem Spiel alle einig sind
print-cards = Zehn Taschenkarten
print-cards-about = Mit Schnittmarken
print-card = Eine Taschenkarte
print-card-about = Auf Papier in genau dieser Größe
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
print-actual-size = Drucke mit 100 %, dann stimmt die Größe.
keep-pdf = Spielbericht (PDF)
keep-picture = Bild
keep-under-way = Die Datei wird erstellt …
keep-done = Die Datei ist gespeichert.
pad-open-file = Gespeicherten Block öffnen
pad-open-fault = Diese Datei lässt sich nicht als Punkteblock öffnen:
pad-print-sheets = Punktezettel drucken

# Scoreboards for those who watch
board-title = Anzeigetafel
board-live = Live
board-asked = Die Anzeigetafel wird gesucht …
board-silent = Von dieser Anzeigetafel kommt noch nichts. Sie erscheint, sobald ihr Punkteblock etwas sendet.
board-no-name = Das ist nicht die Adresse einer Anzeigetafel: Sie muss mit 24 Buchstaben und Ziffern enden. Vielleicht fehlt ein Stück des Links.
board-share = Anzeigetafel teilen
board-share-about = Alle mit dem Link können die Punkte live sehen, aber nicht ändern.
board-code = QR-Code für die Kamera
board-connecting = Wird verbunden …
board-shared = Alle mit dem Link können jetzt die Punkte sehen.
board-no-server = Der Server ist gerade nicht erreichbar. Spielt weiter: Der Block sendet die Punkte später.
board-busy = Der Server nimmt gerade keine Anzeigetafeln mehr an. Spielt weiter: Der Block sendet die Punkte später.
board-only-here = Diese Adresse gilt nur auf diesem Computer. Andere Geräte können mitmachen, wenn dieser Computer in einem Netz ist und das Programm mit „farkle serve“ ohne „--listen“ gestartet wird.
board-copy = Link kopieren
board-lost = Verbindung verloren: Das ist der letzte Stand
board-refused = Der Server lehnt diese Anzeigetafel ab.
open-too-large = Sie ist zu groß.
open-unreadable = Der Browser kann sie nicht lesen.
file-no-game = Sie ist keine Aufzeichnung eines Spiels.
file-no-pad = Sie ist kein gespeicherter Punkteblock.
file-newer = Sie stammt aus einer neueren Version von Farkle. Aktualisiere die App, um sie zu öffnen.
file-line = Zeile { $number } ist nicht lesbar.
file-illegal = Ereignis { $number } ist nach ihren Regeln nicht möglich.
file-no-rules = Der Code ihrer Regeln fehlt.
file-rules-unread = Der Code ihrer Regeln ist nicht lesbar.
file-rules-contradict = Ihre Regeln widersprechen sich.
file-no-dice = Der Startwert ihrer Würfel fehlt oder ist nicht lesbar.
file-joined = Jemand ist nach dem Start dazugekommen; das geht nur auf Punkteblöcken.
file-holder = „{ $text }“ ist kein Spieler, den diese Version kennt.
file-taken-back = „{ $text }“ ist keine zurückgenommene Entscheidung.
file-dice-lines = Die Zeilen über die Würfel passen nicht zusammen ({ $line }).
file-course = Die Zeile „{ $line }: { $text }“ ist nicht lesbar.
file-in-force = „{ $text }“ ist nicht die Zahl der Zeilen, die gelten.

# Tische mit Freunden, die weit weg sind
friends-title = Mit Freunden spielen
friends-lead = Mach einen Tisch auf und verschick den Link. Alle spielen am eigenen Gerät.
friends-tables = Deine Tische
friends-your-turn = Du bist dran
friends-playing = Läuft
friends-not-begun = Noch nicht begonnen
friends-forget = Aus der Liste nehmen
friends-new = Neuer Tisch
friends-seats = Wie viele spielen mit?
friends-name = Dein Name
friends-create = Tisch aufmachen
friends-more = Mehr Einstellungen
friends-creating = Der Tisch wird aufgemacht …
friends-offline = Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
friends-no-tables = Unter dieser Adresse gibt es keine Tische. Um mit Freunden zu spielen, startet einer von euch das Programm mit „farkle serve“ und öffnet die App dort.
friends-too-often = Gerade wurden zu viele Tische aufgemacht. Versuch es in einer Minute noch einmal.
friends-refused = So einen Tisch erlaubt der Server nicht.
friends-unread = Deine Tische lassen sich gerade nicht lesen
friends-gone = Dieser Link führt zu keinem Tisch
friends-gone-about = Vielleicht fehlt ein Stück, oder er ist veraltet. Lass dir einen neuen schicken.
friends-other-version = Auf dem Server läuft eine andere Version
friends-other-version-about = Lade die Seite neu. Dein Spiel bleibt erhalten.
friends-room = Tisch
friends-looking = Der Tisch wird gesucht …
friends-lost = Verbindung verloren. Neuer Versuch …
friends-sending = Wird gesendet …
friends-who = Wer spielt mit?
friends-free = Freier Platz
friends-add-computer = Computer dazu
friends-you = du
friends-is-ready = Bereit
friends-not-ready = Noch nicht bereit
friends-away = Nicht verbunden
friends-away-for = Seit { $minutes } Min. weg
friends-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
friends-all-taken = Alle Plätze sind besetzt. Du siehst das Spiel, sobald es beginnt.
friends-team-with = Mit { $names }
friends-team-other = In einem anderen Team
friends-sit = Platz nehmen
friends-ready = Ich bin bereit
friends-waits-for = Wir warten auf { $names }
friends-waits-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
friends-begins = Gleich geht’s los …
friends-lock-broken = Die Würfel konnten nicht festgelegt werden, weil ein Gerät nicht rechtzeitig geantwortet hat. Tippe noch einmal auf den Knopf und bleib auf dieser Seite, bis das Spiel beginnt.
friends-leave = Tisch verlassen
friends-rules = Regeln: { $rules }
friends-invite = Lade deine Freunde ein
friends-invite-watchers = Andere zum Zuschauen einladen
friends-invite-about = Wer diesen Link hat, kann einen freien Platz nehmen oder zuschauen.
friends-big-screen = Großer Bildschirm
friends-share = Link teilen
friends-share-text = Spiel mit mir Farkle!
friends-why-name = So heißt hier schon jemand, oder der Name geht nicht. Nimm einen anderen.
friends-why-taken = Jemand war schneller: Der Platz ist besetzt.
friends-why-overloaded = Der Server konnte das nicht speichern. Versuch es noch einmal.
friends-why-later = Das geht gerade nicht. Schau noch einmal auf den Tisch.
friends-why-not-gone = Diese Person ist noch da oder war es gerade eben. Warte noch ein wenig.
friends-why-no-seat = Du hast an diesem Tisch keinen Platz. Nimm zuerst einen freien.
friends-why-too-late = Das Spiel ist schon weiter. Schau noch einmal auf den Tisch.
friends-why-wrong-seed = Dieses Gerät weiß nicht mehr, was es für die Würfel zugesagt hat. Tippe noch einmal auf „Ich bin bereit“.
friends-why-no-such-player = Der Server kennt diesen Computergegner nicht. Wähle einen anderen.
friends-why-table-full = An diesem Tisch ist so viel passiert, dass er voll ist. Mach einen neuen auf.
friends-closed-full = An diesem Tisch sind zu viele Geräte. Schließ Farkle auf einem von deinen. Neuer Versuch …
friends-closed-overloaded = Der Server ist überlastet. Neuer Versuch …
friends-closed-too-often = Von diesem Gerät kam zu viel auf einmal. Neuer Versuch …
friends-closed-replaced = Du spielst auf einem anderen Gerät oder in einem anderen Tab. Lade die Seite neu, um hier weiterzuspielen.
friends-misunderstood = Der Server hat diese Seite nicht verstanden
friends-turn-of = { $name } ist dran
friends-turn-waits = Du bist gerade nicht dran
friends-turn-away = Gerade nicht verbunden
friends-you-watch = Du schaust zu
friends-start-soon = Gleich beginnt der erste Zug
friends-again = Noch einmal spielen
friends-again-in = Du bist dabei
friends-again-asked = Gleich gibt es ein neues Spiel. Wer macht mit?
friends-again-wanted = Noch einmal dabei: { $names }
friends-dice-right = Würfel geprüft: Alle { $rolls } Würfe standen vor dem Spiel fest, gemeinsam bestimmt von euren Geräten.
friends-dice-unsure = Die Würfel passen zur Aufzeichnung des Spiels. Dieses Gerät war nicht dabei, als sie festgelegt wurden, und kann mehr nicht sagen: Frag jemanden, der dabei war.
friends-dice-wrong = Diese Würfe sind andere als die, die vor dem Spiel feststanden. Trau diesem Server nicht.
friends-game-goes-on = Dein Spiel geht weiter
friends-free-seat = Platz von { $name } frei machen
friends-ask-off-name = { $name } entfernen
friends-seat-lost = Dein Platz wurde frei gemacht, damit die anderen anfangen können. Du kannst dich wieder auf einen freien Platz setzen.
friends-people = Leute und Chat
friends-talk = Sag etwas
friends-say = Nachricht an alle
friends-send = Senden
friends-mute = Andere stummschalten
friends-mute-about = Blendet ihre Nachrichten und Reaktionen auf diesem Gerät aus.
friends-notices = Sag Bescheid, wenn ich dran bin
friends-notices-about = Zeigt eine Mitteilung, während du etwas anderes machst.
friends-notices-denied = Dein Browser erlaubt hier keine Mitteilungen. Du kannst sie in seinen Einstellungen erlauben.
friends-react-applause = Gut gemacht!
friends-react-wow = Wow!
friends-react-phew = Das war knapp!
friends-react-laugh = Haha!
friends-react-ouch = Autsch!
friends-react-luck = Viel Glück!
friends-react-tea = Lass dir Zeit
friends-react-wave = Hallo!
friends-link-renew = Neuen Link machen
friends-link-renew-about = Der alte Link gilt dann nicht mehr. Wer am Tisch sitzt, behält seinen Platz.
friends-link-renewed = Der alte Link öffnet diesen Tisch nicht mehr. Nur dieses Gerät hat den neuen: Kopiere ihn für die anderen.
friends-move = Auf einem anderen Gerät weiterspielen
friends-move-about = Öffne diesen Link auf deinem anderen Gerät und spiel dort weiter. Wer ihn hat, kann für dich spielen.
friends-move-show = Link zeigen
friends-other-device = Du spielst gerade auf einem anderen Gerät
friends-lock = Die Würfel dieses Spiels
friends-lock-about = Alle sehen dieselben fünf Wörter? Dann kann niemand die Würfel geändert haben: Sie standen vor dem ersten Wurf fest.
friends-lock-line = Würfel: { $words }
friends-leave-about = Der Computer spielt für dich weiter, bis du zurückkommst.
friends-gone-turn = { $name } ist gerade weg. Ihr könnt warten. Oder:
friends-slow-turn = { $name } hat lange nichts getan. Ihr könnt warten. Oder:
friends-stand-in = Den Computer für { $name } spielen lassen
friends-end = Spiel beenden
friends-end-sure = Ohne Sieger beenden?
friends-end-about = Jemand ist weg oder tut nichts: Du kannst das Spiel für alle beenden, ohne Sieger.
friends-ended = Das Spiel endete ohne Sieger
friends-pace = Zeit pro Entscheidung
friends-pace-relaxed = Ohne Limit
friends-pace-live = 45 Sekunden
friends-pace-mail = 3 Tage
friends-pace-relaxed-about = Alle lassen sich Zeit. Nach zehn Minuten dürfen die anderen den Computer einspringen lassen.
friends-pace-live-about = Ist die Zeit um, spielt der Computer weiter, bis du zurück bist.
friends-pace-mail-about = Ein Spiel für nebenbei: Nach drei Tagen dürfen die anderen den Computer einspringen lassen.
friends-watchers = Andere dürfen zuschauen
friends-watchers-about = Wer den Link hat, kann zuschauen, auch wenn alle Plätze besetzt sind.
friends-hints = Tipps erlauben
friends-hints-about = Alle sehen, wer sich einen holt.
friends-no-watchers = Sonst kann niemand zuschauen.
friends-no-hints = An diesem Tisch gibt es keine Tipps.
friends-color = Deine Farbe
friends-invite-seats = Wer diesen Link hat, kann einen freien Platz nehmen.
friends-full = Alle Plätze sind besetzt
friends-full-about = An diesem Tisch darf niemand zuschauen.
friends-clock = Restzeit:
friends-more-time = Mehr Zeit
friends-hurry = Die Zeit ist gleich um
friends-come-back = Ich bin wieder da
friends-come-back-about = Der Computer spielt gerade für dich
friends-hinted = Ich habe mir einen Tipp geholt
friends-waits-for-you = Alle anderen sind bereit
friends-invited = { $name } lädt dich zu einer Runde Farkle ein.
friends-plays-here = { $rival } spielt
friends-over = Beendet
friends-pace-is = { $title }: { $pace }. { $about }
