# Français. Une ligne qui commence par un crochet ou une étoile est une des formes du même message.

# The game's words
farkle = Farkle

# Why something is not allowed
denial-not-your-turn = C’est au tour de quelqu’un d’autre.
denial-not-your-seat = Cette place est à quelqu’un d’autre.
denial-too-late = La partie a avancé. Regarde de nouveau la table.
denial-no-take-back = À cette table, on ne peut pas annuler.
denial-nothing-to-take-back = Il n’y a rien à annuler.
denial-not-your-decision = La dernière décision vient de quelqu’un d’autre. Cette personne seule peut l’annuler.
denial-too-many-taken-back = On peut annuler { $most } décisions par partie. Tout est déjà utilisé.
denial-dice-revealed = La graine des dés est maintenant publique : on ne peut plus rien annuler.
refusal-game-over = La partie est terminée.
refusal-not-begun = La partie n’a pas commencé : on ne sait pas encore qui commence.
refusal-already-begun = La partie a déjà commencé.
refusal-no-such-seat = Cette place n’existe pas : la table en a { $seats }.
refusal-starter-by-chance = Dans cette partie, le hasard décide qui commence.
refusal-dice-rolling = Les dés roulent encore.
refusal-turn-under-way = Le tour a déjà commencé.
refusal-roll-first = Lance d’abord les dés.
refusal-set-aside-first = Mets d’abord de côté au moins un dé qui rapporte.
refusal-no-farkle = Il n’y a pas eu de farkle.
refusal-after-farkle = C’était un farkle : relance ou termine le tour.
refusal-no-taking-over = Dans cette partie, chaque tour commence avec tous les dés.
refusal-nothing-left-over = Le joueur précédent n’a laissé aucun dé.
refusal-nothing-selected = Choisis les dés à mettre de côté.
refusal-not-rolled = Pas dans ce lancer : { $dice }.
refusal-does-not-score = { $count ->
    [one] Le { $dice } ne rapporte rien ici et ne peut pas être mis de côté.
   *[other] Ces dés ne rapportent rien ici et ne peuvent pas être mis de côté : { $dice }.
}
refusal-hot-dice-must-roll = Main pleine ! Relance tous les dés avant d’encaisser.
refusal-below-opening = Encore { $missing } pour entrer en jeu : il faut encaisser au moins { $opening } la première fois.
refusal-below-minimum = Encore { $missing } : on n’encaisse pas moins de { $minimum }.
refusal-one-throw-only = La dernière chance est un seul lancer.
refusal-cannot-give-up = Tu ne peux pas finir sans rien tant que tu peux encaisser ou relancer.
refusal-not-by-these-rules = Avec ces règles, un tour ne peut pas finir ainsi.
refusal-no-such-total = Un tour ne peut pas valoir { $points } : avec ces règles, les points vont de { $unit } en { $unit }.
refusal-too-much = C’est trop : on peut noter { $most } au plus en une fois.
refusal-too-many-dice = Il n’y a que { $dice } dés.
refusal-teams-stay = On ne peut pas rejoindre une partie par équipes : elles seraient inégales.
refusal-table-full = La table est pleine : on peut jouer à { $most }.
refusal-too-late-to-join = La fin de la partie a commencé : personne ne peut plus entrer.
refusal-already-left = Ce joueur est déjà parti.
refusal-last-player = Le dernier joueur ne peut pas partir.

# What has happened
said-rolled-for-start = Lancer pour savoir qui commence : { $dice }.
said-starts = { $who ->
    [you] Tu commences.
   *[other] { $name } commence.
}
said-took-over = { $who ->
    [you] Tu reprends les dés restants.
   *[other] { $name } reprend les dés restants.
}
said-rolled = Lancer : { $dice }.
said-scores = { $number ->
    [thing] { $combinations } rapporte { $points }.
    [alike] { $combinations } rapporte { $points }.
   *[several] { $combinations } rapportent { $points }.
}
said-went-on = { $who ->
    [you] Tu continues.
   *[other] { $name } continue.
}
said-hot-dice = Main pleine !
said-inherited = Les dés repris rapportent : { $points } de plus.
said-farkled-may-go-on = { $who ->
    [you] Farkle ! Tu perds { $lost }, mais tu peux continuer.
   *[other] Farkle ! { $name } perd { $lost }, mais peut continuer.
}
said-banked = { $who ->
    [you] Tu encaisses { $points } et tu as { $score }.
   *[other] { $name } encaisse { $points } et a { $score }.
}
said-opened = { $who ->
    [you] Tu entres en jeu.
   *[other] { $name } entre en jeu.
}
said-farkled = { $who ->
    [you] Farkle ! Rien pour toi.
   *[other] Farkle ! Rien pour { $name }.
}
said-farkled-losing = { $who ->
    [you] Farkle ! Tu perds { $lost }.
   *[other] Farkle ! { $name } perd { $lost }.
}
said-toxic-twos = { $who ->
    [you] Deux toxiques ! Tu perds { $lost }.
   *[other] Deux toxiques ! { $name } perd { $lost }.
}
said-gave-up = { $who ->
    [you] Tu finis le tour sans rien.
   *[other] { $name } finit le tour sans rien.
}
said-penalty = { $who ->
    [you] Trois farkles de suite te coûtent { $points } ; il te reste { $score }.
   *[other] Trois farkles de suite coûtent { $points } à { $name } ; il reste { $score }.
}
said-gift = { $who ->
    [you] Trop loin : les { $points } sont pour toi.
   *[other] Trop loin : les { $points } sont pour { $name }.
}
said-gift-lost = Trop loin : les { $points } sont perdus.
said-won-by-roll = { $who ->
    [you] Tu gagnes la partie avec ce lancer !
   *[other] { $name } gagne la partie avec ce lancer !
}
said-last-turns = { $who ->
    [you] Tu as { $score }. Une dernière chance pour les autres.
   *[other] { $name } a { $score }. Une dernière chance pour les autres.
}
said-play-off = Égalité : { $name } se départagent.
said-won = { $who ->
    [you] Tu gagnes avec { $score }.
   *[other] { $count ->
        [one] { $name } gagne avec { $score }.
       *[other] { $name } gagnent avec { $score }.
    }
}
said-shared-win = { $name } partagent la victoire avec { $score }.

banner-last-turn = Dernier tour : { $needed } ou plus pour passer en tête
banner-last-throw = Dernier lancer : { $needed } ou plus pour passer en tête
banner-play-off = Barrage : le meilleur tour gagne
banner-opening = { $needed } pour entrer en jeu
banner-may-go-on = Farkle, mais tu peux relancer ces dés
banner-exactly = Il faut exactement { $needed } pour gagner
banner-last-round = Dernière manche

# Frame
page-description = Farkle : tente ta chance avec six dés. Contre l’ordinateur ou tous autour d’une table, avec les règles de ta famille, en ligne ou hors ligne.
skip = Aller au contenu
back = Retour
close = Fermer
update-ready = Une nouvelle version de Farkle est prête.
update-now = Mettre à jour
update-later = Plus tard
not-kept = Ce navigateur n’enregistre pas les parties : si tu fermes la fenêtre, la partie est perdue.
lost-title = Cette page n’existe pas
lost-home = Accueil
lost-about = Le lien est peut-être ancien, ou il en manque un bout.
not-reached = Farkle est injoignable. As-tu du réseau ?
try-again = Réessayer
elsewhere-about = Deux fenêtres sur la même partie perdraient des tours. Ici, on reprend là où en est l’autre fenêtre.
elsewhere-take-over = Continuer ici

# Home
home-lead = Six dés, du flair et un peu de culot. Avec les règles de ta famille.
home-continue = Continuer
home-continue-score = { $name } { $score }
home-play = Jouer
home-play-about = { $rules } · contre { $rival }
home-first = Première fois ? Deux minutes suffisent
home-pass = Jouer ensemble
home-pass-about = Un seul appareil pour toute la table
home-pad = Carnet de points
home-pad-about = Les scores de tes vrais dés
home-games = Parties passées
home-games-about = À revoir et à analyser
home-learn = Comment jouer
home-learn-about = Ton premier tour en deux minutes
home-rules = Règles
home-rules-about = Versions connues et règles maison
home-settings = Réglages
home-about = À propos

player-number = Joueur { $number }

# Table
table-title = Table
goal-first-to = Jusqu’à { $target } points
goal-past = Plus de { $target } points
goal-exactly = Il faut exactement { $target } points
goal-rounds = { $rounds ->
    [one] Le plus de points après { $rounds } manche
   *[other] Le plus de points après { $rounds } manches
}
goal-at-once = Le premier à y arriver gagne aussitôt.
goal-last-turn = Les autres ont ensuite un dernier tour.
first-choose = Touche les dés qui rapportent
first-decide = Encaisser ou risquer ?
first-farkle = Farkle : rien n’a rapporté
table-players = Joueurs
table-turn-total = Ce tour
table-turn-total-of = { $who ->
    [you] Ton tour
   *[other] Tour de { $name }
}
table-dice = Dés
table-tray = Mis de côté
table-tray-empty = Dés mis de côté
die-label = { $face }, { $points } points, dé { $number }
die-label-dead = { $face }, ne rapporte rien ici, dé { $number }
die-label-rolls = { $face }, dé { $number }
roll-dice = { $dice ->
    [one] Lancer { $dice } dé
   *[other] Lancer { $dice } dés
}
roll-nothing = Lancer
roll-hot = Main pleine ! Lancer { $dice }
roll-again = { $dice ->
    [one] Continuer avec { $dice } dé
   *[other] Continuer avec { $dice } dés
}
roll-risk = { $percent } de risque de perdre { $points }
roll-chance = { $percent } de risque de farkle
take-over = { $dice ->
    [one] Reprendre { $dice } dé
   *[other] Reprendre { $dice } dés
}
take-over-earns = { $points } de plus si ça rapporte, { $percent } de risque de farkle
bank-points = Encaisser { $points }
bank-score = ce qui ferait { $score }
bank-short = encore { $missing } pour entrer en jeu
bank-short-minimum = encore { $missing } pour encaisser
bank-must-roll = relance d’abord tous les dés
bank-select = choisis des dés
bank-give-up = Finir le tour
bank-give-up-about = sans rien
thinking = { $name } joue
thinking-solving = calcul de la partie : { $percent }
thinking-hurry = Toucher pour passer
verdict-farkle = Farkle
verdict-toxic = Deux toxiques
moment-opened = En jeu !
moment-big = +{ $points } !
moment-lead = En tête !
moment-last = Dernier tour !
choose-starter = Qui commence ?
not-opened = pas encore en jeu
farkles-in-a-row = { $count ->
    [one] { $count } farkle de suite
   *[other] { $count } farkles de suite
}
leads = en tête
score-points = points
score-progress = { $name } : chemin vers le but
score-of = { $score } sur { $target } points
say-selected = { $combinations } : { $points }.
say-your-roll = Lance les dés pour commencer ton tour.
say-roll-of = { $who ->
    [you] À toi.
   *[other] Au tour de { $name }.
}
button-sheet = Feuille de points
button-odds = Probabilités
say-taken-back = Annulé.
say-taken-back-turn = { $who ->
    [you] Annulé. Tu recommences le tour { $turn }.
   *[other] Annulé. { $name } recommence le tour { $turn }.
}
say-taken-back-roll = Annulé. Sur la table : { $dice }. Mis de côté à ce tour : { $points }.
button-take-back = Annuler
button-rules = Règles de cette partie
key-hints = Touches : 1 à 6 choisissent les dés, R lance, B encaisse, A choisit les meilleurs dés, T annule, S ouvre la feuille de points, O les probabilités et le point d’interrogation montre toutes les touches.
key-enter = Entrée
key-shift = Maj
key-home = Début
key-end = Fin
key-escape = Échap
key-tab = Tab
keys-title = Raccourcis clavier
keys-dice = Choisir un dé ou le reposer
keys-best = Choisir tout ce qui rapporte le plus, ou rien
keys-roll = Lancer les dés
keys-bank = Encaisser les points
keys-take-over = Reprendre les dés restants (si les règles le permettent)
keys-points = Points
keys-pips = Dés, quand on note un tour avec ses dés
keys-next = Passer au bouton suivant
keys-press = L’activer

# Score sheet
sheet-title = Feuille de points
sheet-round = Manche
sheet-total = Total
sheet-empty = Aucun tour n’est encore terminé.
sheet-farkle-words = Farkle
sheet-opened = entre en jeu avec ce tour

# Odds
odds-about = Risque de farkle selon le nombre de dés, avec les règles de cette partie.
odds-dice = Dés
odds-farkle = Farkle
odds-hot = Tous rapportent
odds-average = Moyenne, s’il rapporte
odds-now = maintenant
outlook-title = Chances de gagner
outlook-exact = Exactes, si tout le monde joue parfaitement à partir d’ici.
outlook-race = Estimées, comme si les autres cherchaient seulement à faire des points.
outlook-none = Pas de chances de gagner à montrer pour ce moment.
outlook-no-worker = Ce navigateur ne laisse pas les pages calculer en arrière-plan : il n’y a ni chances de gagner ni conseils.
outlook-silent = Le calcul ne répond plus : pour l’instant, il n’y a ni chances de gagner ni conseils. Il redémarre dans quelques minutes.
outlook-nowhere = Les chances de gagner ne peuvent pas être chargées. As-tu du réseau ?
outlook-no-exact = Ces règles ne permettent pas de calculer des chances exactes.
outlook-exact-failed = Impossible de calculer ici les chances exactes. La mémoire ne suffit peut-être pas.
outlook-solve = Calculer les chances exactes
outlook-about = environ { $time }
outlook-solving = Calcul des chances exactes…
outlook-solving-left = Calcul des chances exactes : { $percent }, encore { $time } environ
outlook-stop = Arrêter
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hint-show = Montrer le meilleur coup
hint-title = Le meilleur coup, et le coût de chacun des autres en points de pourcentage
hint-costs = −{ $points }
hint-end = mettre de côté { $dice } et finir le tour
hint-then-bank = et encaisser
hint-then-end = et finir le tour
hint-then-roll = { $left ->
    [one] et lancer { $left } dé
   *[other] et lancer { $left } dés
}
thinker-in-page = Ce navigateur ne laisse pas les pages calculer en arrière-plan : Nora joue à la place de Victor.
thinker-silent = Les joueurs de l’ordinateur ne répondent plus. Pour l’instant, Nora joue à la place de Victor.
thinker-nowhere = Les joueurs de l’ordinateur ne peuvent pas être chargés. As-tu du réseau ? On réessaie.

# End
end-chart = Points manche par manche
end-chances = Chances de gagner manche par manche
end-chances-working = Calcul des chances…
end-in-numbers = En chiffres
end-after-round = Après la manche
end-decided-bank = { $who ->
    [you] La manche { $round } a tout décidé : tu as encaissé { $points }.
   *[other] La manche { $round } a tout décidé : { $name } a encaissé { $points }.
}
end-decided-farkle = { $who ->
    [you] La manche { $round } a tout décidé : ton farkle.
   *[other] La manche { $round } a tout décidé : le farkle de { $name }.
}
end-decided-turn = { $who ->
    [you] La manche { $round } a tout décidé : ton tour.
   *[other] La manche { $round } a tout décidé : le tour de { $name }.
}
end-decided-chance = Chances de gagner, { $winner } : { $before } → { $after }
end-rematch = Revanche
end-next = Jouer contre { $rival }
end-home = Accueil
end-review = Revoir la partie
end-farkles = Farkles
end-best-turn = Meilleur tour
end-average = Tour moyen
table-gone = Cette partie n’est pas dans ce navigateur
table-unread = Cette partie est là, mais elle est illisible
table-unread-about = Tu peux encore enregistrer son fichier depuis la liste des parties.
table-elsewhere = Cette partie est ouverte dans une autre fenêtre
table-taken-over = Cette partie continue dans une autre fenêtre

# The rules
rules-title = Règles
rules-about = Chaque famille joue à sa façon. Prends les règles que tu connais, ou change ce que tu veux.
rules-presets = Versions connues
rules-most-common = La plus répandue
mark-no-opening = sans minimum pour entrer
mark-opening = { $points } pour entrer en jeu
mark-at-once = le premier arrivé gagne
mark-last-turn = dernier tour pour tous
mark-exactly = but exact
mark-rounds = manches fixes
mark-doubling = chaque dé de plus double
mark-adding = chaque dé de plus ajoute le brelan
mark-flat = points fixes
mark-triples = brelans seulement
rules-own = Créer tes propres règles
rules-play = Jouer avec ces règles
rules-change = Changer ces règles
rules-share = Copier un lien
rules-copied = Le lien est copié.
rules-not-copied = Ce navigateur a bloqué la copie. Voici le lien : { $link }
rules-unknown = Aucune règle n’a ce nom ou ce code.
code-title = Code
code-copy = Copier le code
code-copied = Le code est copié.
code-not-copied = Ce navigateur a bloqué la copie : sélectionne plutôt le code.
rules-source = Source : { $source }

# Computer players
temperament-cautious-about = Craint chaque farkle et s’arrête tôt.
temperament-gambler-about = Se moque des farkles et lance une fois de trop.
temperament-beginner-about = Prend tout ce qui rapporte et s’arrête au feeling.
temperament-calculator-about = Fait le plus de points par tour, quoi qu’aient les autres.
temperament-champion-about = Joue pour gagner et surveille ton score.

# New game
new-title = Nouvelle partie
new-seats = Qui joue ?
new-name-of = Nom du joueur { $number }
new-holder-of = Qui joue à la place { $number }
new-color-of = Couleur du joueur { $number } : { $color }
color-1 = Vermillon
color-2 = Jade
color-3 = Bleu
color-4 = Moutarde
color-5 = Violet
color-6 = Magenta
color-7 = Mousse
color-8 = Argent
color-9 = Noyer
color-10 = Océan
color-11 = Cuivre
color-12 = Indigo
new-person = Humain
new-computer = Ordinateur : { $name }
new-add-person = Ajouter un joueur
new-add-computer = Ajouter un ordinateur
new-remove = Retirer le joueur { $number }
new-read-rules = Voir les règles
new-teams = Équipes
new-no-teams = Chacun pour soi
new-so-many-teams = { $count } équipes
new-take-back = Autoriser l’annulation
new-take-back-about = Pour apprendre : annule la dernière décision, et les dés retombent de la même façon.
new-hints = Autoriser les conseils
new-hints-about = Montre le meilleur coup et le coût de chacun des autres.
new-begin = Commencer
new-name-limit = Un nom a { $most } caractères au plus.
name-missing = Chaque joueur a besoin d’un nom.
name-too-long = Ce nom est trop long : { $most } caractères au plus.
name-unreadable = Ce nom contient des caractères invisibles : tape-le à nouveau.
name-taken = Deux joueurs s’appellent { $name } : donne à chacun un nom différent.
new-fault-count = Impossible de jouer à { $seats } : une partie va de 1 à { $most } joueurs.
new-fault-teams = { $seats } joueurs ne peuvent pas former { $teams } équipes égales d’au moins deux.

# Past games
games-none = Pas encore de partie. Tes parties sont gardées ici, dans ce navigateur seulement.
games-filter = Chercher un joueur ou des règles
games-none-found = Aucune partie ne correspond.
totals-title = Tes statistiques
totals-games = Parties
totals-wins = Gagnées
games-more = Afficher les parties plus anciennes
games-unread = Tes parties sont illisibles pour le moment. Rien n’est effacé.
games-over = terminée
games-in-progress = en cours
games-winner = Gagne
games-save = Enregistrer le fichier
games-open = Ouvrir un fichier de partie
games-open-fault = Impossible d’ouvrir ce fichier comme partie :
games-forget = Supprimer
games-forgotten = Partie supprimée : { $names }.
games-undo = Annuler
replay-title = Revoir la partie
replay-first = Première étape
replay-previous = Étape précédente
replay-play = Lire
replay-pause = Pause
replay-next = Étape suivante
replay-last = Dernière étape
replay-moment = Étape de la partie
replay-at = { $moment } / { $last }
replay-foreign-dice = Les dés ne correspondent pas à la graine de cette partie : le lancer { $moment } est différent. Quelqu’un a peut-être modifié ce fichier.
replay-taken-back = { $count ->
    [one] Une décision a été annulée dans cette partie.
   *[other] { $count } décisions ont été annulées dans cette partie.
}
replay-position = Cette position en texte
replay-position-about = Une ligne avec les scores, le tour et les dés. « farkle advise » en tire le meilleur coup.
replay-set-aside = Mis de côté : { $dice }.
review-title = Chance et talent
review-about = En points de pourcentage des chances de gagner : la chance de chacun, par rapport à des dés moyens, et ce que ses décisions ont fait perdre.
review-luck = Chance
review-errors = Perdu par erreur
review-best = Meilleurs coups
review-of = { $best } sur { $all }
review-costliest = Les décisions les plus coûteuses
review-none = Aucune décision n’a rien coûté : partie parfaite !
review-done = { $name } : { $play }
review-better = Mieux : { $play }
review-better-is = Mieux :

# Score pad
table-turn-of = { $who ->
    [you] À toi de jouer
   *[other] Au tour de { $name }
}
say-choose = Touche les dés à mettre de côté.
bank-nothing = Encaisser
pad-title = Carnet de points
pad-new = Nouveau carnet
pad-begin = Commencer
pad-past = Carnets terminés
pad-open = Ouvrir
pad-gone = Ce carnet n’est pas dans ce navigateur
pad-unread = Ce carnet est là, mais il est illisible
pads-unread = Tes carnets sont illisibles pour le moment. Rien n’est effacé.
pad-elsewhere = Ce carnet est ouvert dans une autre fenêtre
pad-taken-over = Ce carnet continue dans une autre fenêtre
pad-starter-later = À décider autour de la table
pad-enter = Noter un tour
pad-scoreboard = Tableau
pad-more = Plus
pad-undo = Annuler
pad-redo = Rétablir
pad-undone = Annulé.
pad-redone = Rétabli.
pad-moment = Manche { $round }, { $name } : { $score }.
pad-way = Comment noter le tour
pad-points = Points
pad-has = a { $score }
pad-rub = Effacer le dernier chiffre
pad-nothing = Finit sans rien
pad-won-by-roll = Gagne d’un lancer
pad-count-anyway = Compter quand même
pad-let-pass = accepté par la table
pad-let-pass-because = Contre les règles : { $reason } La table l’a accepté.
pad-tap-dice = { $dice ->
    [one] Lance { $dice } dé et touche ce qu’il montre
   *[other] Lance { $dice } dés et touche ce qu’ils montrent
}
pad-take-out = Retirer { $face }
pad-take-roll = Noter ce lancer
pad-discard = Noter ce tour autrement
pad-how-much = D’après les règles, ces dés ne rapportent rien. Combien la table donne-t-elle ?
pad-also-scores = Rapporterait plus : { $combinations }, { $points }
pad-most-points = Meilleur score : { $combinations }, { $points }
pad-hand-to = Passe l’appareil à
pad-hand-taken = C’est bon
pad-note = Note
pad-line-of = { $name }, manche { $round }
pad-behind-the-end = { $count ->
    [one] { $count } ligne après la fin de la partie ne compte pas.
   *[other] { $count } lignes après la fin de la partie ne comptent pas.
}
pad-said-left = { $name } s’en va.
pad-said-joined = { $name } arrive avec { $points }.
pad-said-corrected = { $name } : { $points } (correction).
pad-change-line = Modifier une ligne
pad-save-line = Mettre ces points
pad-no-bank-below-zero = Un tour n’encaisse jamais moins de zéro. Pour corriger un score, va dans « Joueurs ».
pad-was-farkle = C’était un farkle
pad-insert-title = Un tour oublié avant celui-ci ?
pad-insert-bank = Insérer { $points }
pad-insert-farkle = Insérer un farkle
pad-remove-line = Supprimer cette ligne
pad-changed = Modifié. Tout ce qui suit est recompté.
pad-changed-with-warning = Modifié. Une ligne de { $name } est maintenant contre les règles : { $reason }
pad-not-whole = Il faut un tour entier, jusqu’aux points encaissés ou au farkle.
pad-no-name = Chaque joueur a besoin d’un nom.
pad-no-such-line = Il n’y a pas de ligne { $line } : le carnet en a { $lines }.
pad-no-such-seat = Il n’y a personne à cette place.
event-out-of-place = Cela ne va pas à ce moment de la partie.
event-unreadable = Cette ligne est illisible.
pad-has-left = est parti
pad-leaves = Quitte la partie
pad-correct = Corriger le score
pad-correct-by = Points à ajouter ou à retirer à { $name }
pad-give = Ajouter
pad-take = Retirer
pad-join-title = Un joueur arrive
pad-name = Nom
pad-begins-with = Commence avec
pad-joins = Ajouter à la partie
pad-set-round = Écran « Passe l’appareil »
pad-set-round-about = Après chaque tour, un écran dit à qui le passer.
pad-set-awake = Garder l’écran allumé
pad-set-awake-about = Tant qu’un carnet est ouvert.
pad-set-advice = Probabilités et conseils
pad-set-advice-about = Un bouton montre le meilleur coup avec les dés sur la table.
pad-save-title = Enregistrer cette partie
pad-print = Imprimer ou PDF
pad-save-csv = Tableur (CSV)
pad-save-record = Fichier de la partie
pad-save-json = Données (JSON)
pad-save-pad = Tout le carnet
pad-next-game = Partie suivante
pad-next-game-about = mêmes joueurs, le suivant commence
pad-advice = Probabilités et conseils
pad-advice-how = Note un lancer avec ses dés pour voir le meilleur coup.
pad-advice-about = Ce que ce tour rapporte en moyenne, quel que soit le score des autres.
pad-odds = { $dice ->
    [one] { $dice } dé : { $percent } de risque de farkle
   *[other] { $dice } dés : { $percent } de risque de farkle
}
pad-play-bank = mettre de côté { $dice } et encaisser
pad-play-roll = { $left ->
    [one] mettre de côté { $dice }, lancer { $left } dé
   *[other] mettre de côté { $dice }, lancer { $left } dés
}

# Rule editor
edit-title = Tes règles
edit-name = Nom
edit-own-rules = Nos règles
edit-changed = { $name }, modifié
edit-conflicts = { $count ->
    [one] Un réglage contredit les autres. Corrige-le pour jouer.
   *[other] { $count } réglages se contredisent. Corrige-les pour jouer.
}
edit-effect = Risque de farkle avec ces règles
edit-turn = Points par tour en moyenne
edit-turn-before = Avant d’entrer en jeu
edit-turns = Tours jusqu’au but
edit-first = À deux, victoires de qui commence
edit-first-solve = Calculer l’avantage de commencer
edit-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
edit-in-words = Ces règles en toutes lettres
edit-words-short = En toutes lettres
edit-says-now = Les règles disent maintenant : { $sentences }
edit-says-no-more = Les règles ne disent plus : { $sentences }
edit-no-words = Elles s’affichent dès que les champs sont corrigés.
edit-sections = Sections de cette page
edit-sources = Montrer d’où vient chaque règle
edit-unreadable = { $count ->
    [one] Un champ est illisible. Corrige-le pour jouer.
   *[other] { $count } champs sont illisibles. Corrige-les pour jouer.
}
edit-resting = { $count ->
    [one] Désactivé ainsi : { $list }. Avec { $dice } dés, cela compte de nouveau.
   *[other] Désactivés ainsi : { $list }. Avec { $dice } dés, ils comptent de nouveau.
}
edit-from = Partir de
edit-usual = { $title } : mettre { $value }
edit-code = Code ou lien
edit-code-about = Tu as un code de règles ?
edit-code-fault = Ce n’est pas un code de règles.
edit-code-mistyped = Un caractère de ce code est faux ou manque : compare-le à celui que tu as reçu.
edit-sent-here = Dans l’éditeur maintenant : { $name }.
sent-open = Ouvrir

# Settings
set-as-system = Comme l’appareil
set-theme = Apparence
set-light = Clair
set-dark = Sombre
set-contrast = Contraste élevé
set-contrast-about = Texte plus gras et bords plus nets.
set-language = Langue
set-sound = Sons
set-sound-about = Des dés sur du bois, une cloche pour les points, un bruit sourd pour un farkle.
set-speed = Vitesse du jeu
set-calm = Calme
set-normal = Normal
set-fast = Rapide
set-motion = Animations
set-motion-full = Dés qui roulent
set-motion-less = Sans animation
set-keys = Raccourcis clavier
set-keys-about = À la table et sur le carnet, des lettres et des chiffres seuls sont des commandes. Désactive-les si tu commandes à la voix : tout marche sans eux.
set-letters = Montrer les touches
set-letters-about = Chaque touche sur son bouton ou son dé.

# How to play
learn-begin = Le premier à 10 000 points gagne. Lance, mets de côté ce qui rapporte, puis décide : t’arrêter et encaisser, ou tout risquer pour en avoir plus. Pour commencer, lance les six dés.
learn-choose = Ceux-ci rapportent : { $dice }. Touche ceux que tu veux mettre de côté.
learn-decide = Tu peux encaisser { $points } maintenant. Ou relancer { $dice } dés : avec { $percent } de risque, c’est un farkle, et ces points sont perdus.
learn-hot = Tous les dés rapportent : main pleine ! Relance les { $dice } et continue, ou encaisse { $points }.
learn-farkled = Un farkle : rien n’a rapporté, et les points du tour sont perdus. Ça arrive à tout le monde. Relance !
learn-banked = Bravo ! Ces points sont à toi, et aucun farkle ne te les reprendra. C’était un tour, et c’est tout le jeu. Maintenant, une vraie partie !
learn-over = Tu as atteint le but. Tu sais jouer !
learn-play-now = Jouer une partie
learn-play-now-about = contre l’ordinateur
learn-again = Encore un tour
learn-again-about = pour t’entraîner
learn-scores = Ce qui rapporte
learn-more = Bon à savoir
learn-hot-dice = Quand tous tes dés sont de côté, tu as la main pleine : relance-les tous et continue d’additionner.
learn-one-roll = Les combinaisons ne comptent que dans un même lancer. Un cinq maintenant et deux cinq plus tard ne font pas trois cinq.
learn-opening = Beaucoup de règles demandent un bon premier tour, par exemple 500 points, pour entrer en jeu.
learn-end = Avec beaucoup de règles, quand quelqu’un atteint le but, les autres ont un dernier tour. Avec les règles classiques, le premier à 10 000 gagne tout de suite.
learn-play = Commencer une partie

# About
about-what = Un jeu de dés pour deux minutes ou toute une soirée, avec les règles de ta maison. Sans réseau, sans compte, sans publicité. C’est un logiciel libre.
about-version = Version { $version }
about-dice-title = Comment tombent les dés
about-dice = Tous les lancers viennent d’une seule graine, tirée au hasard avant la partie et gardée avec elle. Les joueurs de l’ordinateur utilisent les mêmes dés et ne voient que ce que tu vois. Enregistre une partie terminée, et chacun peut la vérifier lancer par lancer.
about-rivals-title = Les adversaires
about-rivals = Combien de fois la personne à gauche gagne contre celle du haut, avec les règles classiques à 10 000.
about-keys-title = Clavier
about-data-title = Tes parties
about-data = Tes parties, tes carnets de points et tes réglages restent dans ce navigateur et ne sont envoyés nulle part. Il y a une exception, et tu es seul à pouvoir l’activer : un carnet avec tableau en direct est envoyé, avec ses noms et toutes ses lignes, au serveur de cette page, pour que d’autres puissent le suivre. Le serveur garde le dernier état en mémoire et l’oublie quand il s’arrête.
about-kept = Ce navigateur a promis de tout garder, même quand la place manque.
about-not-kept = Ce navigateur peut effacer tes parties quand la place manque, ou si tu n’ouvres pas cette page pendant longtemps. Pour être tranquille, installe l’application ou enregistre tes parties en fichiers.
about-refused = Le navigateur n’a pas encore accepté. Souvent, il n’accepte que si l’application est installée ou utilisée depuis un moment : redemande-lui alors. D’ici là, les fichiers sont plus sûrs.
about-ask = Demander au navigateur de tout garder
about-licence-title = Licence
about-licence = MIT ou Apache 2.0, au choix. Les caractères Fraunces et Nunito sont sous SIL Open Font Licence.

# Sheets for the printer
print-title = Imprimer
print-preview = Aperçu
print-waiting = Préparation…
print-fault = Impossible d’imprimer cette feuille.
print-not-loaded = L’impression ne peut pas être chargée. As-tu du réseau ?
print-which = Que faut-il imprimer ?
print-scores = Feuille de points
print-scores-about = Une colonne par joueur et, en bas, ce qui rapporte
print-summary = Les règles sur une page
print-summary-about = Tout ce qui s’applique, avec des dés en exemple
print-chooser = Toutes les variantes
print-chooser-about = Une liste à cocher ensemble avant de jouer
print-cards = Dix cartes de poche
print-cards-about = Avec traits de coupe
print-card = Une carte de poche
print-card-about = Sur un papier à sa taille exacte
print-columns = Joueurs ou équipes
print-card-size = Taille de la carte
print-card-metric = 85 × 55 mm
print-card-inch = 3,5 × 2 pouces
print-paper = Papier
print-a4 = A4
print-letter = Lettre US
print-now = Imprimer
print-pdf = Enregistrer en PDF
print-picture = Enregistrer en image
print-page = Page { $page } sur { $pages }
print-actual-size = À imprimer à 100 % pour la taille réelle.
keep-pdf = Souvenir (PDF)
keep-picture = Image
keep-under-way = Le fichier est en préparation…
keep-done = Le fichier est enregistré.
pad-open-file = Ouvrir un carnet enregistré
pad-open-fault = Impossible d’ouvrir ce fichier comme carnet de points :
pad-print-sheets = Imprimer des feuilles

# Scoreboards for those who watch
board-title = Tableau des scores
board-live = En direct
board-asked = Recherche du tableau…
board-silent = Rien sur ce tableau pour l’instant. Il s’affiche dès que son carnet envoie quelque chose.
board-no-name = Ce n’est pas l’adresse d’un tableau des scores : son nom a 24 lettres et chiffres. Il manque peut-être une partie du lien.
board-share = Tableau en direct
board-share-about = Avec le lien, tout le monde voit les scores en direct, sans pouvoir les changer.
board-code = Code QR pour l’appareil photo
board-connecting = Connexion…
board-shared = Avec le lien, tout le monde voit maintenant les scores.
board-no-server = Serveur injoignable pour le moment. Le carnet continue et enverra les scores plus tard.
board-busy = Le serveur ne prend plus de tableaux pour le moment. Le carnet continue et enverra les scores plus tard.
board-only-here = Cette adresse ne marche que sur cet ordinateur. Pour les autres appareils, lance le programme avec « farkle serve --listen 0.0.0.0:8080 » et ouvre l’application à l’adresse de cet ordinateur sur le réseau.
board-copy = Copier le lien
board-lost = Connexion perdue : voici les derniers scores
board-refused = Le serveur refuse ce tableau.
open-too-large = Il est trop grand.
open-unreadable = Le navigateur ne peut pas le lire.
file-no-game = Ce n’est pas l’enregistrement d’une partie.
file-no-pad = Ce n’est pas un carnet de points enregistré.
file-newer = Une version plus récente de Farkle l’a enregistré. Mets celle-ci à jour pour l’ouvrir.
file-line = Sa ligne { $number } est illisible.
file-illegal = Son événement nº { $number } est impossible avec ses règles.
file-no-rules = Le code de ses règles manque.
file-rules-unread = Le code de ses règles est illisible.
file-rules-contradict = Ses règles se contredisent.
file-no-dice = La graine de ses dés manque ou est illisible.
file-joined = Quelqu’un est arrivé en cours de partie, ce que seuls les carnets de points permettent.
file-holder = « { $text } » n’est pas un joueur que cette version connaît.
file-taken-back = « { $text } » n’est pas une décision annulée.
file-dice-lines = Les lignes sur les dés ne concordent pas ({ $line }).
file-in-force = « { $text } » n’est pas le nombre de lignes qui comptent.
