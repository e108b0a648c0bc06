# Français. Une ligne qui commence par un crochet ou une étoile est une des formes du même message.

# The game's words
farkle = Farkle

# Why something is not allowed
denial-not-your-turn = C’est le tour de quelqu’un d’autre.
denial-not-your-seat = Cette place n’est pas la vôtre.
denial-too-late = La partie a avancé. Regardez de nouveau la table.
denial-no-take-back = À cette table, on ne peut annuler aucune décision.
denial-nothing-to-take-back = Il n’y a aucune décision à annuler.
denial-not-your-decision = Quelqu’un d’autre a pris la dernière décision. Cette personne seule peut l’annuler.
denial-too-many-taken-back = Une partie permet d’annuler { $most } décisions. Celle-ci les a épuisées.
denial-dice-revealed = La graine des dés est maintenant publique, donc plus rien ne peut être annulé.
refusal-game-over = La partie est terminée.
refusal-not-begun = La partie n’a pas commencé : on ne sait pas qui débute.
refusal-already-begun = La partie a déjà commencé.
refusal-no-such-seat = Cette place n’existe pas : la table en a { $seats }.
refusal-starter-by-chance = Dans cette partie, le hasard décide qui débute.
refusal-dice-rolling = Les dés roulent encore.
refusal-turn-under-way = Le tour a déjà commencé.
refusal-roll-first = Lance d’abord les dés.
refusal-set-aside-first = Mets d’abord de côté au moins un dé qui marque.
refusal-no-farkle = Il n’y a pas de farkle après lequel continuer.
refusal-after-farkle = C’était un farkle : relance ou termine le tour.
refusal-no-taking-over = Dans cette partie, chaque tour commence avec tous les dés.
refusal-nothing-left-over = Le joueur précédent n’a rien laissé.
refusal-nothing-selected = Choisis les dés à mettre de côté.
refusal-not-rolled = Absents de ce lancer : { $dice }.
refusal-does-not-score = { $count ->
    [one] Le { $dice } ne marque rien ici et ne peut pas être mis de côté.
   *[other] Ceux-ci ne marquent rien ici et ne peuvent pas être mis de côté : { $dice }.
}
refusal-hot-dice-must-roll = Dés brûlants : il faut tous les relancer avant de garder des points.
refusal-below-opening = Encore { $missing } pour entrer : la première fois, il faut garder au moins { $opening }.
refusal-below-minimum = Encore { $missing } pour garder : il en faut toujours au moins { $minimum }.
refusal-one-throw-only = La dernière chance est un seul lancer.
refusal-cannot-give-up = Un tour ne peut pas finir sans rien tant qu’on peut garder ou relancer.
refusal-not-by-these-rules = Avec ces règles, aucun tour ne peut finir ainsi.
refusal-no-such-total = Aucun tour ne peut totaliser { $points } : avec ces règles, les points vont de { $unit } en { $unit }.
refusal-too-much = C’est plus qu’on ne peut noter en une fois : { $most }.
refusal-too-many-dice = Il n’y a que { $dice } dés.
refusal-teams-stay = Personne ne peut rejoindre une partie par équipes : elles seraient inégales.
refusal-table-full = La table est pleine : { $most } peuvent jouer.
refusal-too-late-to-join = La fin de la partie a commencé : plus personne ne peut entrer.
refusal-already-left = Ce joueur est déjà parti.
refusal-last-player = Le dernier joueur ne peut pas partir.

# What has happened
said-rolled-for-start = Lancer pour débuter : { $dice }.
said-starts = { $name } débute.
said-took-over = { $name } reprend les dés restants.
said-rolled = Lancer : { $dice }.
said-scores = { $number ->
    [thing] { $combinations } vaut { $points }.
    [alike] { $combinations } vaut { $points }.
   *[several] { $combinations } valent { $points }.
}
said-went-on = { $name } continue.
said-hot-dice = Dés brûlants !
said-inherited = Les dés repris marquent : { $points } de plus.
said-farkled-may-go-on = Farkle ! { $name } perd { $lost } mais peut continuer.
said-banked = { $name } garde { $points } et a { $score }.
said-opened = { $name } entre en jeu.
said-farkled = Farkle ! { $name } ne marque rien.
said-farkled-losing = Farkle ! { $name } perd { $lost }.
said-toxic-twos = Deux toxiques ! { $name } perd { $lost }.
said-gave-up = { $name } termine le tour sans rien.
said-penalty = Trois farkles de suite coûtent { $points } à { $name } ; il reste { $score }.
said-gift = Trop loin : les { $points } vont à { $name }.
said-gift-lost = Trop loin : les { $points } sont perdus.
said-won-by-roll = { $name } gagne la partie avec ce lancer !
said-last-turns = { $name } a atteint { $score } : une dernière chance pour les autres.
said-play-off = Égalité : { $name } se départagent.
said-won = { $count ->
    [one] { $name } gagne avec { $score }.
   *[other] { $name } gagnent avec { $score }.
}
said-shared-win = { $name } partagent la victoire avec { $score }.

banner-last-turn = Dernier tour : { $needed } ou plus pour passer en tête
banner-last-throw = Dernier lancer : { $needed } ou plus pour passer en tête
banner-play-off = Barrage : les points de ce tour décident
banner-opening = Pour entrer : au moins { $needed }
banner-may-go-on = Farkle, mais tu peux continuer avec les dés en main
banner-exactly = Exactement { $needed } pour gagner
banner-last-round = Dernière manche

# Frame
page-description = Farkle, le jeu de dés, selon les règles de ta famille : contre l’ordinateur ou de main en main, avec ou sans réseau.
skip = Aller au contenu
back = Retour
close = Fermer
update-ready = Une nouvelle version de Farkle est prête.
update-now = L’utiliser
update-later = Plus tard
not-kept = Ce navigateur ne garde pas les parties : fermer la fenêtre les efface.
lost-title = Cette page n’existe pas
lost-home = À l’accueil
not-reached = Farkle est injoignable. Y a-t-il un réseau ?
try-again = Réessayer
elsewhere-about = Deux fenêtres qui écrivent la même chose perdraient des tours. Ici, on reprend là où en est l’autre fenêtre.
elsewhere-take-over = Continuer ici

# Home
home-lead = Le jeu de dés, selon les règles de ta famille.
home-continue = Continuer
home-continue-score = { $name } { $score }
home-play = Jouer
home-play-about = { $rules } · contre l’ordinateur
home-pass = Jouer ensemble
home-pass-about = Un appareil pour toute la table
home-pad = Feuille de marque
home-pad-about = De vrais dés, sans calcul
home-games = Parties passées
home-games-about = À revoir pas à pas
home-learn = Comment jouer
home-learn-about = Un premier tour, deux minutes
home-rules = Règles
home-rules-about = Chaque règle maison, en mots
home-settings = Réglages
home-about = À propos

player-number = Joueur { $number }

# Table
table-title = Table
table-players = Joueurs
table-turn-total = Ce tour
table-turn-total-of = { $name }, ce tour
table-dice = Dés
table-tray = Mis de côté
table-tray-empty = Ici se posent les dés mis de côté
die-label = { $face }
die-label-dead = { $face }, ne marque rien ici
roll-dice = { $dice ->
    [one] Lancer { $dice } dé
   *[other] Lancer { $dice } dés
}
roll-nothing = Lancer
roll-hot = Brûlants ! Lancer { $dice }
roll-again = { $dice ->
    [one] Continuer avec { $dice } dé
   *[other] Continuer avec { $dice } dés
}
roll-risk = { $percent } farkle, { $points } en jeu
roll-chance = { $percent } farkle
take-over = { $dice ->
    [one] Reprendre { $dice } dé
   *[other] Reprendre { $dice } dés
}
take-over-earns = { $points } si ça marque, { $percent } farkle
bank-points = Garder { $points }
bank-score = tu aurais { $score }
bank-short = encore { $missing } pour entrer
bank-short-minimum = encore { $missing } pour garder
bank-must-roll = relance d’abord tous les dés
bank-select = choisis d’abord des dés
bank-give-up = Finir le tour
bank-give-up-about = sans rien
thinking = { $name } joue
thinking-solving = calcule d’abord la partie : { $percent }
thinking-hurry = toucher pour accélérer
verdict-farkle = Farkle
verdict-toxic = Deux toxiques
choose-starter = Qui débute ?
not-opened = pas encore en jeu
farkles-in-a-row = { $count ->
    [one] { $count } farkle de suite
   *[other] { $count } farkles de suite
}
leads = en tête
say-selected = { $combinations } : { $points }.
say-your-roll = Lance pour commencer ton tour.
say-roll-of = { $name } débute.
button-sheet = Feuille de points
button-odds = Chances
say-taken-back = Annulé.
say-taken-back-turn = Annulé. { $name } commence le tour { $turn }.
say-taken-back-roll = Annulé. Sur la table : { $dice }. Mis de côté ce tour : { $points }.
button-take-back = Annuler
button-rules = Règles de cette partie
key-hints = Touches : 1 à 6 choisissent les dés, R lance, B garde, A choisit les meilleurs dés, T reprend, S montre la feuille de points, O les chances et le point d’interrogation toutes les touches.
key-enter = Entrée
key-shift = Maj
key-home = Début
key-end = Fin
key-escape = Échap
key-tab = Tab
keys-title = Touches
keys-dice = Choisit un dé ou le repose
keys-best = Choisit tout ce qui rapporte le plus, ou rien
keys-roll = Lance
keys-bank = Garde les points
keys-take-over = Reprend les dés restants, si les règles le permettent
keys-points = Points
keys-pips = Dés, quand un tour est noté par ses dés
keys-next = Passe à la commande suivante
keys-press = L’active

# Score sheet
sheet-title = Feuille de points
sheet-round = Manche
sheet-total = Total
sheet-empty = Aucun tour n’est encore terminé.
sheet-farkle-words = Farkle
sheet-opened = entre en jeu avec ce tour

# Odds
odds-about = À quelle fréquence un lancer de tant de dés est un farkle, selon les règles de cette partie.
odds-dice = Dés
odds-farkle = Farkle
odds-hot = Tous marquent
odds-average = Points en moyenne, s’il marque
odds-now = maintenant
outlook-title = Chances de gagner
outlook-exact = Exactes, si tous jouent au mieux à partir d’ici.
outlook-race = Estimées : comme si les autres cherchaient le plus de points par tour.
outlook-none = Pour ce moment il n’y a pas de chances de gagner.
outlook-no-worker = Ce navigateur ne laisse pas calculer en arrière-plan : ni chances de gagner, ni conseils.
outlook-silent = Ce qui calcule les chances ne répond plus : pour l’instant, ni chances de gagner, ni conseils. On le relance dans quelques minutes.
outlook-nowhere = Ce qui calcule les chances ne peut pas être chargé. Y a-t-il du réseau ?
outlook-no-exact = Il n’y a pas de chances exactes avec ces règles.
outlook-exact-failed = Les chances exactes n’ont pas pu être calculées ici : la mémoire ne suffit peut-être pas.
outlook-solve = Calculer les chances exactes
outlook-about = environ { $time }
outlook-solving = Calcul des chances exactes…
outlook-solving-left = Calcul des chances exactes : { $percent }, encore { $time } environ
outlook-stop = Arrêter le calcul
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hint-show = Montrer le meilleur coup
hint-title = Le meilleur coup, et ce que coûtent les autres en points de pourcentage
hint-costs = −{ $points }
hint-end = mettre de côté { $dice } et finir le tour
hint-then-bank = et garder
hint-then-end = et finir le tour
hint-then-roll = { $left ->
    [one] et lancer { $left } dé
   *[other] et lancer { $left } dés
}
thinker-in-page = Ce navigateur ne laisse pas calculer en arrière-plan : le calculateur joue à la place du champion.
thinker-silent = Ce qui calcule pour les joueurs de l’ordinateur ne répond plus : pour l’instant, le calculateur joue à la place du champion.
thinker-nowhere = Les joueurs de l’ordinateur ne peuvent pas être chargés. Y a-t-il du réseau ? On réessaie.

# End
end-chart = Points manche par manche
end-chances = Chances de gagner manche par manche
end-chances-working = Calcul des chances…
end-in-numbers = En chiffres
end-after-round = Après la manche
end-rematch = Revanche
end-home = À l’accueil
end-review = Revoir la partie
end-farkles = Farkles
end-best-turn = Meilleur tour
end-average = Points par tour
table-gone = Cette partie n’est pas dans ce navigateur
table-unread = Cette partie est gardée, mais elle est illisible
table-unread-about = Son fichier peut encore être enregistré depuis la liste des parties.
table-elsewhere = Cette partie est ouverte dans une autre fenêtre
table-taken-over = Cette partie continue dans une autre fenêtre

# The rules
rules-title = Règles
rules-about = Chaque famille joue à sa façon. Prends ce que tu connais, ou change tout.
rules-presets = Versions connues
rules-own = Créer ses propres règles
rules-play = Jouer avec ces règles
rules-change = Changer ces règles
rules-share = Copier un lien vers ces règles
rules-copied = Le lien est copié.
rules-not-copied = Ce navigateur ne permet pas de copier. Le lien : { $link }
rules-unknown = Aucune règle sous ce nom ou ce code.
code-title = Code
code-copy = Copier le code
code-copied = Le code est copié.
code-not-copied = Ce navigateur ne nous laisse pas copier : sélectionne le code.
rules-source = Source : { $source }

# Computer players
temperament-cautious = Prudent
temperament-gambler = Flambeur
temperament-beginner = Débutant
temperament-calculator = Calculateur
temperament-champion = Champion
temperament-cautious-about = Craint chaque farkle et s’arrête tôt.
temperament-gambler-about = Hausse les épaules devant un farkle et lance une fois de trop.
temperament-beginner-about = Prend tout ce qui marque et s’arrête au jugé.
temperament-calculator-about = Récolte le plus de points par tour, quoi qu’aient les autres.
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
new-person = Personne
new-computer = Ordinateur : { $name }
new-add-person = Ajouter une personne
new-add-computer = Ajouter un ordinateur
new-remove = Retirer le joueur { $number }
new-read-rules = Les lire
new-teams = Équipes
new-no-teams = Chacun pour soi
new-so-many-teams = { $count } équipes
new-take-back = On peut annuler une décision
new-take-back-about = Pour apprendre : la dernière décision peut être annulée, et les dés retombent pareil.
new-hints = On peut demander conseil
new-hints-about = Avec les chances : le meilleur coup et ce que coûte chaque autre.
new-begin = Commencer
name-missing = Il faut un nom à chaque joueur.
name-too-long = Trop long pour la feuille de points : { $most } caractères au plus.
name-unreadable = Un nom ne peut pas contenir de signes invisibles : écris-le à nouveau.
name-taken = Deux joueurs s’appellent { $name } : il faut à chacun son propre nom.
new-fault-count = { $seats } ne peuvent pas jouer : une partie a de 1 à { $most } joueurs.
new-fault-teams = { $seats } joueurs ne peuvent pas former { $teams } équipes égales d’au moins deux.

# Past games
games-none = Pas encore de partie. Chaque partie est gardée ici, dans ce navigateur seulement.
games-more = Afficher des parties plus anciennes
games-unread = Les parties gardées dans ce navigateur sont illisibles pour le moment. Rien n’est effacé.
games-over = terminée
games-in-progress = en cours
games-winner = Gagne
games-save = Enregistrer
games-open = Ouvrir une partie d’un fichier
games-open-fault = Ce fichier ne peut pas être ouvert comme partie :
games-forget = Supprimer
games-forgotten = Partie supprimée : { $names }.
games-undo = Annuler
replay-title = Pas à pas
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-moment = Moment de la partie
replay-at = { $moment } / { $last }
replay-foreign-dice = Tous les dés ne viennent pas de la graine de la partie : le lancer au moment { $moment } est un autre. Quelqu’un a peut-être modifié ce fichier.
replay-taken-back = { $count ->
    [one] Une décision a été annulée dans cette partie.
   *[other] { $count } décisions ont été annulées dans cette partie.
}
replay-position = Ce moment en texte
replay-position-about = Cette ligne est le moment sur la table : scores, tour, dés. « farkle advise » en calcule le meilleur coup.
replay-set-aside = Mis de côté : { $dice }.
review-title = Chance et adresse
review-about = En points de pourcentage des chances de gagner : ce que ses dés ont donné à chacun, par rapport à des dés moyens (les deux peuvent manquer de chance), et ce que les décisions ont perdu.
review-luck = Chance
review-errors = Perdu
review-best = Meilleurs coups
review-of = { $best } sur { $all }
review-costliest = Les décisions les plus chères
review-none = Aucune décision n’a rien coûté : un jeu parfait.
review-done = { $name } : { $play }
review-better = Mieux : { $play }
review-better-is = Mieux :

# Score pad
table-turn-of = C’est à { $name }
say-choose = Touche les dés que tu veux mettre de côté.
bank-nothing = Garder
pad-title = Feuille de marque
pad-new = Nouvelle feuille
pad-begin = Commencer
pad-past = Feuilles terminées
pad-open = Ouvrir
pad-gone = Cette feuille n’est pas dans ce navigateur
pad-unread = Cette feuille est gardée, mais elle est illisible
pads-unread = Les feuilles gardées dans ce navigateur sont illisibles pour le moment. Rien n’est effacé.
pad-elsewhere = Cette feuille est ouverte dans une autre fenêtre
pad-taken-over = Cette feuille continue dans une autre fenêtre
pad-starter-later = À décider à table
pad-enter = Noter un tour
pad-scoreboard = Tableau
pad-more = Plus
pad-undo = Annuler
pad-redo = Rétablir
pad-undone = Annulé.
pad-redone = Rétabli.
pad-moment = Manche { $round }, { $name } : { $score }.
pad-way = Façon de noter le tour
pad-points = Points
pad-has = a { $score }
pad-rub = Effacer le dernier chiffre
pad-nothing = Finit sans rien
pad-won-by-roll = Gagne d’un lancer
pad-count-anyway = Compter quand même
pad-let-pass = admis par la table
pad-let-pass-because = Les règles s’y opposent : { $reason } La table l’a admis.
pad-tap-dice = { $dice ->
    [one] Lance { $dice } dé et touche ce qu’il montre
   *[other] Lance { $dice } dés et touche ce qu’ils montrent
}
pad-take-out = Retirer { $face }
pad-take-roll = Prendre ce lancer
pad-discard = Noter ce tour autrement
pad-how-much = D’après les règles ces dés ne valent rien. Combien la table compte-t-elle ?
pad-also-scores = Rapporterait plus : { $combinations }, { $points }
pad-most-points = Le plus : { $combinations }, { $points }
pad-hand-to = Passe l’appareil à
pad-hand-taken = Je l’ai
pad-note = Note
pad-line-of = { $name }, manche { $round }
pad-behind-the-end = { $count ->
    [one] { $count } ligne après la fin de la partie ne compte pas.
   *[other] { $count } lignes après la fin de la partie ne comptent pas.
}
pad-said-left = { $name } s’en va.
pad-said-joined = { $name } arrive avec { $points }.
pad-said-corrected = { $name } : { $points } par correction.
pad-change-line = Changer une ligne
pad-save-line = Changer en ces points
pad-no-bank-below-zero = Aucun tour ne garde moins de zéro. Ce que quelqu’un a se corrige sous « Joueurs ».
pad-was-farkle = C’était un farkle
pad-insert-title = Un tour manque avant celui-ci
pad-insert-bank = Insérer { $points }
pad-insert-farkle = Insérer un farkle
pad-remove-line = Retirer cette ligne
pad-changed = Changé ; tout ce qui suit est recompté.
pad-changed-with-warning = Changé. Les règles s’opposent maintenant à une ligne ({ $name }) : { $reason }
pad-not-whole = Il faut un tour entier, jusqu’aux points gardés ou au farkle.
pad-no-name = Un joueur a besoin d’un nom.
pad-no-such-line = Il n’y a pas de ligne { $line } : la feuille en a { $lines }.
pad-no-such-seat = Personne n’est assis là.
event-out-of-place = Cela ne va pas avec le moment de la partie où il se trouve.
event-unreadable = Cette ligne est illisible.
pad-has-left = est parti
pad-leaves = Quitte la partie
pad-correct = Corriger les points
pad-correct-by = Points que { $name } reçoit ou perd
pad-give = Donner
pad-take = Retirer
pad-join-title = Quelqu’un arrive
pad-name = Nom
pad-begins-with = Commence avec
pad-joins = Ajouter à la partie
pad-set-round = L’appareil fait le tour
pad-set-round-about = Après chaque tour un écran dit à qui le passer.
pad-set-awake = Garder l’écran allumé
pad-set-awake-about = Tant qu’une feuille est ouverte.
pad-set-advice = Chances et conseil
pad-set-advice-about = Un bouton montre le meilleur coup avec les dés sur la table.
pad-save-title = Garder cette partie
pad-print = Imprimer ou PDF
pad-save-csv = Tableur (CSV)
pad-save-record = Notation de la partie
pad-save-json = Pour les programmes (JSON)
pad-save-pad = Toute la feuille
pad-next-game = Partie suivante
pad-next-game-about = mêmes joueurs, le suivant commence
pad-advice = Chances et conseil
pad-advice-how = Note un lancer avec ses dés pour voir le meilleur coup.
pad-advice-about = Ce que ce tour rapporte en moyenne, quel que soit le score des autres.
pad-odds = { $dice ->
    [one] { $dice } dé : { $percent } de farkle
   *[other] { $dice } dés : { $percent } de farkle
}
pad-play-bank = mettre de côté { $dice } et garder
pad-play-roll = { $left ->
    [one] mettre de côté { $dice }, lancer { $left } dé
   *[other] mettre de côté { $dice }, lancer { $left } dés
}

# Rule editor
edit-title = Tes règles
edit-name = Nom
edit-own-rules = Nos règles
edit-conflicts = { $count ->
    [one] Un réglage contredit les autres. Corrige-le pour jouer.
   *[other] { $count } réglages se contredisent. Corrige-les pour jouer.
}
edit-effect = Risque de farkle avec ces règles
edit-turn = Points par tour, à la longue
edit-turn-before = La même chose avant l’entrée
edit-turns = Tours jusqu’au but
edit-first = À deux, qui commence gagne
edit-first-solve = Calculer ce que vaut commencer
edit-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
edit-in-words = Ces règles en mots
edit-words-short = En mots
edit-says-now = Les règles disent maintenant : { $sentences }
edit-says-no-more = Les règles ne disent plus : { $sentences }
edit-no-words = Elles seront ici dès que les champs seront corrigés.
edit-sections = Parties de cette page
edit-sources = Montrer qui y joue ainsi
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
edit-code-about = On t’a envoyé des règles ?
edit-code-fault = Ce n’est pas un code de règles.
edit-code-mistyped = Dans ce code, un caractère est faux ou manque : compare-le à celui qui a été envoyé.
edit-sent-here = Maintenant dans l’éditeur : { $name }.
sent-open = Ouvrir

# Settings
set-as-system = Comme le système
set-theme = Apparence
set-light = Clair
set-dark = Sombre
set-contrast = Contraste renforcé
set-contrast-about = Texte plus marqué et bords plus nets.
set-language = Langue
set-sound = Sons
set-sound-about = Des dés sur le bois, une cloche pour les points, un bruit sourd pour un farkle.
set-speed = Rythme des dés et des ordinateurs
set-calm = Calme
set-normal = Normal
set-fast = Rapide
set-motion = Mouvement
set-motion-full = Dés qui roulent
set-motion-less = Résultat immédiat
set-keys = Touches de commande
set-keys-about = Des lettres et chiffres isolés sont des commandes : à la table, ils lancent, gardent, choisissent et reprennent ; sur la feuille, ils notent points et farkles, annulent et rétablissent. À désactiver si tu dictes ou écris autrement : tout peut se faire sans eux.
set-letters = Montrer les touches
set-letters-about = Lettres et chiffres du clavier sur les boutons et les dés.

# How to play
learn-begin = Lance, mets de côté ce qui marque, et décide : s’arrêter et garder les points, ou tout risquer pour plus. Pour commencer, lance les six dés.
learn-choose = Ceux-ci marquent : { $dice }. Touche ceux que tu veux mettre de côté.
learn-decide = Tu pourrais garder { $points } maintenant. Ou en lancer encore { $dice } : avec { $percent } de risque, c’est un farkle et ces points sont perdus.
learn-hot = Tous les dés marquent : dés brûlants ! Relance les { $dice } et continue, ou garde { $points }.
learn-farkled = Un farkle : rien n’a marqué et les points du tour sont perdus. Cela arrive à tout le monde. Encore !
learn-banked = Bravo : les points sont à toi, et aucun farkle ne les reprendra. C’était un tour, et c’est tout le jeu. Maintenant, une vraie partie !
learn-over = Tu as atteint le but. Tu sais jouer !
learn-play-now = Jouer une partie
learn-play-now-about = contre l’ordinateur
learn-again = Encore un tour
learn-again-about = pour s’exercer
learn-scores = Ce qui marque
learn-more = Ce qu’il faut encore savoir
learn-hot-dice = Une fois tous les dés mis de côté, tu as des dés brûlants : relance-les tous et continue.
learn-one-roll = Les combinaisons ne comptent que dans un même lancer. Un cinq maintenant et deux cinq plus tard ne font pas un brelan.
learn-opening = Beaucoup de règles demandent un bon premier tour, disons 500 points, avant de noter quoi que ce soit.
learn-end = Quand quelqu’un atteint le but, les autres ont souvent un dernier tour pour le dépasser.
learn-play = Commencer une partie

# About
about-what = Un jeu de dés pour deux minutes ou toute une soirée, selon toutes les règles maison. Il marche sans réseau, sans compte, sans publicité, et c’est un logiciel libre.
about-version = Version { $version }
about-dice-title = Comment tombent les dés
about-dice = Chaque lancer découle d’un secret tiré au hasard avant la partie et gardé avec elle. Les ordinateurs utilisent les mêmes dés et ne voient rien que tu ne voies. Une partie terminée peut être enregistrée et rejouée lancer par lancer.
about-keys-title = Clavier
about-data-title = Tes parties
about-data = Les parties, les feuilles de marque et les réglages restent dans ce navigateur, et rien n’en est envoyé nulle part. Il y a une exception, que toi seul peux activer : une feuille avec tableau en direct est envoyée, avec ses noms et toutes ses lignes, au serveur d’où vient cette page, pour que d’autres puissent la suivre. Ce serveur garde le dernier état en mémoire et l’oublie quand il s’arrête.
about-kept = Ce navigateur a promis de les garder, même quand la place vient à manquer.
about-not-kept = Ce navigateur n’a pas promis de les garder : il peut les effacer quand la place manque ou quand cette page n’a pas été ouverte depuis longtemps. Installer l’application ou enregistrer les parties en fichiers est plus sûr.
about-refused = Le navigateur a été interrogé et ne l’a pas promis. Souvent, les navigateurs ne le font que pour les applications installées ou utilisées depuis un certain temps : redemande alors. D’ici là, les parties sont plus sûres sous forme de fichiers.
about-ask = Demander au navigateur de les garder
about-licence-title = Licence
about-licence = MIT ou Apache 2.0, au choix. Les caractères Fraunces et Nunito sont sous SIL Open Font Licence.

# Sheets for the printer
print-title = Imprimer
print-preview = Aperçu
print-waiting = Mise en page…
print-fault = Impossible d’imprimer cette feuille.
print-not-loaded = Le programme d’impression ne peut pas être chargé. Y a-t-il du réseau ?
print-which = Quoi
print-scores = Feuille de points
print-scores-about = Une colonne par joueur et, en bas, ce qui marque
print-summary = Les règles sur une page
print-summary-about = Tout ce qui s’applique, avec des dés en exemple
print-chooser = Toutes les variantes
print-chooser-about = À cocher ensemble avant la partie
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
print-actual-size = À imprimer à 100 % : tout a alors exactement la taille indiquée.
keep-pdf = Souvenir (PDF)
keep-picture = Image
keep-under-way = Le fichier est en préparation…
keep-done = Le fichier est enregistré.
pad-open-file = Ouvrir une feuille enregistrée
pad-open-fault = Ce fichier ne peut pas être ouvert comme feuille de marque :
pad-print-sheets = Imprimer des feuilles

# Scoreboards for those who watch
board-title = Tableau des scores
board-live = En direct
board-asked = Recherche du tableau…
board-silent = Ce tableau est muet pour l’instant. Il apparaît dès que sa feuille dit quelque chose.
board-no-name = Ce n’est pas l’adresse d’un tableau des scores : son nom a 24 lettres et chiffres. Il manque peut-être une partie du lien.
board-share = Tableau en direct
board-share-about = Qui a le lien voit les scores changer, sans rien pouvoir changer.
board-code = Code pour l’appareil photo
board-connecting = Connexion…
board-shared = Qui a le lien voit maintenant les scores.
board-no-server = Aucun serveur pour partager en ce moment. La feuille continue et le dira plus tard.
board-busy = Le serveur ne prend plus de tableaux en ce moment. La feuille continue et le dira plus tard.
board-only-here = Cette adresse ne marche que sur cet ordinateur. Pour les autres appareils, lance le programme avec « farkle serve --listen 0.0.0.0:8080 » et ouvre l’application à l’adresse de cet ordinateur sur le réseau.
board-copy = Copier le lien
board-lost = Connexion perdue : voici les derniers scores
board-refused = Le serveur refuse ce tableau.
open-too-large = Il est trop grand pour cela.
open-unreadable = Le navigateur ne peut pas le lire.
file-no-game = Ce n’est pas l’enregistrement d’une partie.
file-no-pad = Ce n’est pas une feuille de marque enregistrée.
file-newer = Une version plus récente de Farkle l’a écrit. Une mise à jour permet de l’ouvrir.
file-line = Sa ligne { $number } est illisible.
file-illegal = Son événement nº { $number } n’a pas pu se produire selon ses règles.
file-no-rules = Le code de ses règles manque.
file-rules-unread = Le code de ses règles est illisible.
file-rules-contradict = Ses règles se contredisent.
file-no-dice = Le secret de ses dés manque ou est illisible.
file-joined = Quelqu’un est arrivé après le début, ce que seules les feuilles de marque permettent.
file-holder = « { $text } » n’est pas un joueur que cette version connaît.
file-taken-back = « { $text } » n’est pas une décision annulée.
file-in-force = « { $text } » n’est pas le nombre de lignes qui comptent.
