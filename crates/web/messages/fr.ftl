# Français. Une ligne qui commence par un crochet ou une étoile est une des formes du même message.

# The game's words
farkle = Farkle

# Why something is not allowed
denial-not-your-turn = C’est au tour de quelqu’un d’autre.
denial-not-your-seat = Cette place est à quelqu’un d’autre.
denial-too-late = La partie a avancé. Regarde où elle en est.
denial-overloaded = Impossible d’enregistrer le coup pour l’instant. Réessaie.
denial-no-take-back = À cette table, on ne peut pas annuler.
denial-nothing-to-take-back = Il n’y a rien à annuler.
denial-not-your-decision = La dernière décision vient de quelqu’un d’autre. Seule cette personne peut l’annuler.
denial-too-many-taken-back = On peut annuler { $most } fois par partie, et c’est déjà fait.
denial-dice-revealed = La graine des dés est maintenant publique : on ne peut plus rien annuler.
refusal-game-over = La partie est terminée.
refusal-not-begun = Il faut d’abord savoir qui commence.
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
refusal-nothing-selected = Choisis d’abord tes dés.
refusal-not-rolled = Pas dans ce lancer : { $dice }.
refusal-does-not-score = { $count ->
    [one] Un { $dice } seul ne rapporte rien.
   *[other] Ces dés ne rapportent rien ici : { $dice }.
}
refusal-only-so-many = { $combinations } : un de plus ne rapporte rien avec ces règles.
refusal-hot-dice-must-roll = Dés chauds ! Relance-les tous avant d’encaisser.
refusal-below-opening = Encore { $missing } pour entrer en jeu : il faut encaisser au moins { $opening } la première fois.
refusal-below-minimum = Encore { $missing } : on n’encaisse pas moins de { $minimum }.
refusal-one-throw-only = La dernière chance est un seul lancer : tu ne peux pas relancer.
refusal-cannot-give-up = Tu ne peux pas finir sans rien tant que tu peux encaisser ou relancer.
refusal-not-by-these-rules = Avec ces règles, un tour ne peut pas finir ainsi.
refusal-no-such-total = Impossible de faire { $points } : les points vont de { $unit } en { $unit }.
refusal-too-much = C’est trop : on peut noter { $most } au plus en une fois.
refusal-too-many-dice = Il n’y a que { $dice } dés.
refusal-teams-stay = On ne peut pas rejoindre une partie par équipes : elles seraient inégales.
refusal-table-full = La table est pleine : on peut jouer à { $most }.
refusal-too-late-to-join = La partie se termine : personne ne peut plus la rejoindre.
refusal-already-left = Ce joueur a déjà quitté la partie.
refusal-last-player = Le dernier joueur ne peut pas quitter la partie.

# What has happened
said-rolled-for-start = Pour commencer : { $dice }.
said-starts = { $who ->
    [you] Tu commences.
   *[other] { $name } commence.
}
said-took-over = { $who ->
    [you] Tu reprends les dés restants.
   *[other] { $name } reprend les dés restants.
}
said-rolled = Dés : { $dice }.
said-scores = { $number ->
    [thing] { $combinations } : { $points } points.
    [alike] { $combinations } : { $points } points.
   *[several] { $combinations } : { $points } points.
}
said-went-on = { $who ->
    [you] Tu continues.
   *[other] { $name } continue.
}
said-hot-dice = Dés chauds !
said-inherited = Les dés repris rapportent : { $points } de plus.
said-farkled-may-go-on = { $who ->
    [you] Farkle ! Tu perds { $lost }, mais tu peux continuer.
   *[other] Farkle ! { $name } perd { $lost }, mais peut continuer.
}
said-banked = { $who ->
    [you] Tu encaisses { $points } : { $score } au total.
   *[other] { $name } encaisse { $points } : { $score } au total.
}
said-banked-first = { $who ->
    [you] Tu encaisses { $points }.
   *[other] { $name } encaisse { $points }.
}
said-opened = { $who ->
    [you] Te voilà en jeu !
   *[other] { $name } entre en jeu !
}
said-farkled = { $who ->
    [you] Farkle ! Aucun point pour toi.
   *[other] Farkle ! Rien pour { $name }.
}
said-farkled-losing = { $who ->
    [you] Farkle ! Tu perds { $lost }.
   *[other] Farkle ! { $name } perd { $lost }.
}
said-toxic-twos = { $who ->
    [you] Le 2 toxique ! Tu perds { $lost }.
   *[other] Le 2 toxique ! { $name } perd { $lost }.
}
said-gave-up = { $who ->
    [you] Tu finis le tour sans rien.
   *[other] { $name } finit le tour sans rien.
}
said-penalty = { $who ->
    [you] Trois farkles de suite : tu perds { $points }. Tu as maintenant { $score }.
   *[other] Trois farkles de suite : { $name } perd { $points } et a maintenant { $score }.
}
said-gift = { $who ->
    [you] Trop loin ! Les { $points } points sont pour toi.
   *[other] Trop loin ! Les { $points } points sont pour { $name }.
}
said-gift-lost = Trop loin ! Les { $points } points sont perdus.
said-won-by-roll = { $who ->
    [you] Tu gagnes la partie avec ce lancer !
   *[other] { $name } gagne la partie avec ce lancer !
}
said-last-turns = { $who ->
    [you] Tu as { $score }. Dernier tour pour les autres !
   *[other] { $name } a { $score }. Dernier tour pour les autres !
}
said-play-off = Égalité ! Encore un tour pour départager { $name }.
said-won = { $who ->
    [you] Bravo, tu gagnes avec { $score } points !
   *[other] { $count ->
        [one] { $name } gagne avec { $score } points.
       *[other] { $name } gagnent avec { $score } points.
    }
}
said-shared-win = Victoire partagée avec { $score } points : { $name }.
said-done = { $who ->
    [you] Terminé : tu as { $score } !
   *[other] Terminé : { $name } a { $score } !
}

banner-last-turn = Dernier tour : { $needed } ou plus pour passer en tête
banner-last-throw = Dernier lancer : { $needed } ou plus pour passer en tête
banner-play-off = Départage : le meilleur tour gagne
banner-opening = { $needed } pour entrer en jeu
banner-may-go-on = Farkle, mais tu peux relancer ces dés
banner-exactly = Il faut exactement { $needed } pour gagner
banner-near-goal = Encore { $needed } points
banner-near-goal-met = De quoi atteindre le but
banner-round = Manche { $round } sur { $rounds }
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
not-kept-seat = Ce navigateur ne peut pas enregistrer ta place à la table : si tu fermes la fenêtre, tu ne pourras plus y revenir.
lost-title = Cette page n’existe pas
lost-home = Accueil
lost-about = Le lien est peut-être ancien, ou il en manque un bout.
not-reached = Farkle est injoignable. As-tu du réseau ?
try-again = Réessayer
elsewhere-about = Garde une seule fenêtre, pour ne perdre aucun tour. Tu peux continuer ici, au même point.
elsewhere-take-over = Continuer ici

# Home
home-lead = Six dés, du flair et un peu de culot. Et tes règles à toi, si tu veux.
home-continue = Continuer
home-continue-score = { $name } : { $score }
home-play = Jouer
home-play-about = Contre { $rival }
home-rivals = Adversaire
home-other = Autre adversaire, autres règles
home-first = Apprends le jeu en 2 minutes
home-today = Les dés du jour
home-today-about = Dix tours, les mêmes dés pour tous
home-today-par = il fallait { $par }
home-pass = Jouer ici à plusieurs
home-pass-about = Un seul appareil pour toute la table
home-friends = Jouer en ligne entre amis
home-friends-about = Chacun sur son appareil
home-pad = Carnet de points
home-pad-about = Pour jouer avec de vrais dés
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
goal-first-to = But : { $target } points
goal-past = Plus de { $target } points
goal-exactly = Il faut exactement { $target } points
goal-rounds = { $rounds ->
    [one] Le plus de points après { $rounds } manche
   *[other] Le plus de points après { $rounds } manches
}
goal-turns = { $rounds ->
    [one] Le plus de points possible en { $rounds } tour
   *[other] Le plus de points possible en { $rounds } tours
}
goal-at-once = Le premier arrivé gagne.
goal-last-turn = Les autres ont ensuite un dernier tour.
goal-last-throw = Un dernier lancer !
first-choose = Touche les dés qui rapportent
first-choose-ones-and-fives = Touche les dés qui rapportent. Les 1 et les 5 rapportent toujours.
first-decide = Encaisser ou risquer ?
first-farkle = Le tour s’arrête là. Seuls les points encaissés restent.
first-farkle-of = { $name } perd la main. Seuls les points encaissés restent.
first-own-farkle = Les points de ce tour sont perdus. Ce que tu as déjà encaissé reste acquis.
told-one-by-one = Un par un : touche le suivant
take-most = Prendre { $points } points
table-next = Ensuite : { $name }
table-players = Joueurs
table-turn-total = Ce tour
table-turn-total-of = { $who ->
    [you] Ton tour
   *[other] { $name } joue
}
table-dice = Dés
table-tray = Mis de côté
table-tray-empty = Dés mis de côté
table-tray-before = Jusqu’ici : { $points }
die-label = { $face }, { $points } points, dé { $number }
die-label-dead = { $face }, ne rapporte rien ici, dé { $number }
die-label-rolls = { $face }, dé { $number }
roll-dice = { $dice ->
    [one] Lancer { $dice } dé
   *[other] Lancer { $dice } dés
}
roll-nothing = Lancer
roll-hot = Relancer { $dice } dés
roll-again = { $dice ->
    [one] Relancer { $dice } dé
   *[other] Relancer { $dice } dés
}
roll-risk = { $percent } de risque de perdre { $points }
roll-chance = { $percent } de risque de farkle
roll-safe = presque sans risque
take-over = { $dice ->
    [one] Reprendre { $dice } dé
   *[other] Reprendre { $dice } dés
}
take-over-earns = { $points } de plus si ça rapporte, { $percent } de risque de farkle
take-over-risks = { $points } de plus si ça rapporte, { $percent } de risque de perdre { $cost }
bank-points = Encaisser { $points }
bank-score = total : { $score }
bank-wins = et gagner la partie
bank-loses = pas assez pour gagner
bank-leaves = en laissant { $points } sur la table
bank-short = encore { $missing } pour entrer en jeu
bank-short-minimum = il manque { $missing }
bank-must-roll = relance d’abord tous les dés
select-first = choisis d’abord tes dés
bank-give-up = Finir le tour
bank-give-up-about = sans rien
thinking = { $name } joue
thinking-solving = réflexion : { $percent }
thinking-hurry = Touche pour accélérer
thinking-skip = Touche encore pour sauter
verdict-farkle = Farkle
verdict-toxic = Le 2 toxique
verdict-lost = { $who ->
    [you] Tu perds { $points }
   *[other] { $name } perd { $points }
}
verdict-farkle-lost = { $who ->
    [you] Rien ne rapporte : tu perds { $points }
   *[other] Rien ne rapporte : { $name } perd { $points }
}
verdict-nothing = { $who ->
    [you] Ton lancer ne rapporte rien
   *[other] { $name } : aucun dé ne rapporte
}
moment-hot = Tous les dés ont servi : on relance
moment-hot-offer = Tous les dés ont servi : on relance ?
moment-hot-wins = Tous ont servi : encaisse et gagne !
moment-opened = En jeu !
moment-big = +{ $points } !
moment-done = Terminé !
moment-lead = { $who ->
    [you] En tête !
   *[other] { $name } passe en tête !
}
moment-last = Dernier tour !
moment-last-yours = Ton dernier tour !
moment-answer = Encore un tour pour { $name }
moment-answer-all = Encore un tour pour les autres
moment-has = { $who ->
    [you] Tu as { $score }
   *[other] { $name } a { $score }
}
choose-starter = Qui commence ?
choose-starter-about = Chacun de vous peut décider.
choose-starter-chance = Au hasard
not-opened = pas encore en jeu
farkles-in-a-row = { $count ->
    [one] { $count } farkle
   *[other] { $count } farkles de suite
}
leads = en tête
score-points = points
score-progress = { $name } : progression vers le but
score-of = { $score } sur { $target } points
say-selected = { $combinations } : { $points }.
say-your-roll = Lance les dés pour commencer ton tour.
say-roll-of = { $who ->
    [you] À toi de jouer.
   *[other] { $name } joue.
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
keys-best = Choisir les dés qui rapportent le plus, ou aucun
keys-roll = Lancer les dés
keys-bank = Encaisser les points
keys-take-over = Reprendre les dés restants (si les règles le permettent)
keys-points = Points
keys-pips = Dés, quand on note un tour avec ses dés
keys-next = Aller au bouton suivant
keys-press = Appuyer dessus

# Score sheet
sheet-title = Feuille de points
sheet-round = Manche
sheet-total = Total
sheet-empty = Les tours s’affichent ici.
sheet-farkle-words = Farkle
sheet-opened = entre en jeu avec ce tour

# Odds
odds-about = Selon le nombre de dés, avec les règles de cette partie : le risque de farkle, la probabilité que tous les dés rapportent (dés chauds), et ce que rapporte en moyenne un lancer sans farkle.
odds-dice = Dés
odds-farkle = Farkle
odds-hot = Dés chauds
odds-average = Gain moyen sans farkle
odds-now = maintenant
outlook-title = Chances de gagner
outlook-exact = Calcul exact si les deux jouent ensuite au mieux.
outlook-exact-turns = Calcul exact au début de chaque tour, si les deux jouent ensuite au mieux.
outlook-race = { $others ->
    [one] Estimation, comme si l’adversaire ne regardait pas le score.
   *[other] Estimation, comme si les autres ne regardaient pas le score.
}
outlook-none = À ce moment de la partie, les chances de gagner ne se calculent pas.
outlook-no-worker = Ce navigateur ne sait pas calculer en arrière-plan : pas de chances de gagner ni de conseils.
outlook-silent = Le calcul s’est arrêté. Les chances de gagner et les conseils reviendront dans quelques minutes.
outlook-nowhere = Impossible de charger les chances de gagner. As-tu du réseau ?
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
span-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hint-show = Montrer le meilleur coup
hint-title = Les meilleurs coups
hint-take = Choisir ces dés
hint-average = Points en moyenne
hint-first-roll = Après ton lancer, tu pourras voir ici le meilleur coup.
hint-end = mettre de côté { $dice } et finir le tour
hint-then-bank = et encaisser { $points }
hint-then-end = et finir le tour
hint-then-roll = { $left ->
    [one] et lancer { $left } dé
   *[other] et lancer { $left } dés
}
thinker-in-page = Ce navigateur ne sait pas calculer en arrière-plan : Nora joue à la place de Victor.
thinker-silent = Victor ne répond plus. Pour l’instant, Nora joue à sa place.
thinker-nowhere = Impossible de charger les adversaires. As-tu du réseau ? On réessaie.

# End
end-more = Graphiques et chiffres
end-figures = Chiffres
end-reached = But atteint : { $target }
end-reached-first = { $who ->
    [you] Tu as atteint { $target } en premier
   *[other] { $name } a atteint { $target } en premier
}
end-last-turns = { $others ->
    [one] { $target } atteint, puis un dernier tour
   *[other] { $target } atteint, puis un dernier tour pour les autres
}
end-last-throws = { $others ->
    [one] { $target } atteint, puis un dernier lancer
   *[other] { $target } atteint, puis un dernier lancer pour les autres
}
end-play-off = Une égalité, puis un départage
end-rounds = { $rounds ->
    [one] La manche est jouée
   *[other] Les { $rounds } manches sont jouées
}
end-by-roll = Ce lancer gagne la partie
end-short = Tu finis { $points } points derrière { $name }
end-short-of-goal = Il te manquait { $points } points pour atteindre { $target }
end-rout = On remet ça ?
end-rout-farkles = { $farkles } farkles en { $turns } tours. Aïe !
end-slipped = { $points } points t’ont filé entre les doigts !
end-no-turn = { $name } gagne avant ton premier tour. Pas de chance !
end-few-turns = { $turns ->
    [one] Tu n’as joué qu’un tour. Pas de chance !
   *[other] Tu n’as joué que { $turns } tours. Pas de chance !
}
end-close = Tout près : { $points } points derrière { $name }
end-close-to-goal = Si près du but ! Il ne te manquait que { $points } points pour atteindre { $target }
end-ahead = { $points } points d’avance sur { $name }
end-chart = Points manche par manche
end-chances = Chances manche par manche
end-chances-working = Calcul des chances…
end-decided-working = Recherche du tour décisif…
end-in-numbers = En chiffres
end-after-round = Après la manche
end-decided = Tout s’est joué à la manche { $round } :
end-decided-bank = { $who ->
    [you] Tu as marqué { $points }.
   *[other] { $name } a marqué { $points }.
}
end-decided-lost = { $who ->
    [you] Tu as fait un farkle et perdu { $points }.
   *[other] { $name } a fait un farkle et perdu { $points }.
}
end-decided-farkle = { $who ->
    [you] Tu as fait un farkle.
   *[other] { $name } a fait un farkle.
}
end-decided-turn = { $who ->
    [you] C’était ton tour.
   *[other] { $name } avait la main.
}
end-decided-chance = { $who ->
    [you] Tes chances de gagner passent de { $before } à { $after }
   *[other] { $name } : ses chances de gagner passent de { $before } à { $after }
}
end-decided-none = Aucun tour n’a décidé de la partie à lui seul.
end-rematch = Revanche
end-again = Rejouer
end-again-rival = Rejouer contre { $rival }
end-next = Jouer contre { $rival }
end-beat-strongest = Tu as battu { $rival }, le plus fort de tous : quelle victoire !
end-home = Accueil
end-review = Revoir la partie
end-share = Partager le résultat
share-me = Moi
share-decided = Tour décisif : manche { $round }, { $name }, { $what } ({ $winner } { $before } → { $after })
end-farkles = Farkles
end-best-turn = Meilleur tour
end-highest = Meilleur tour : { $points } ({ $name })
end-own-last = Ton tour gagnant : { $points }
end-won-with = { $name } gagne sur un tour à { $points }
end-own-best = Ton meilleur tour : { $points }
end-average = Moyenne par tour
table-gone = Cette partie n’est pas dans ce navigateur
table-unread = Cette partie est là, mais elle est illisible
table-unread-about = Tu peux encore enregistrer son fichier depuis la liste des parties.
table-taken-over = Cette partie continue dans une autre fenêtre

# Today’s Dice
today-number = Dés du jour n° { $number }
today-rules = Règles : version « { $rules } »
today-clock = Cet appareil n’est pas à l’heure : les dés du jour ont commencé en 2026
today-about = Dix tours, et les mêmes dés pour tout le monde. Le score à battre est celui d’un joueur parfait qui ne connaît pas la suite. Avec un peu de chance, tu feras mieux !
today-once = Ton premier essai compte : on ne peut ni annuler ni demander conseil. Ensuite, entraîne-toi autant que tu veux.
today-no-penalty = Ici, contrairement à la version « { $version } », trois farkles de suite ne coûtent rien.
today-play-about = { $turns } tours
today-turn = Tour { $turn } sur { $turns }
today-to-par = À battre : { $par } · encore { $points }
today-at-par = À battre : { $par } · égalé
today-over-par = À battre : { $par } · { $points } de plus
today-par-was = À battre : { $par }
today-so-far = Tour { $turn } sur { $turns } · { $points } pour l’instant
today-waiting = Les dés du jour n° { $number } ne sont pas terminés. Ils comptent toujours pour leur jour.
today-result = Ton résultat
today-turns = Ce que chaque tour a rapporté
today-points = Points
today-unit = points
today-par = Score à battre
today-above-par = { $points } de plus que le score à battre : bien joué !
today-on-par = Tu égales le score à battre : bien joué !
today-below-par = { $points } de moins que le score à battre
today-near-par = Seulement { $points } de moins que le score à battre : tout près !
today-accuracy = Précision
today-luck = Chance (points)
today-costliest = Ton choix le plus coûteux
today-costliest-of = { $count ->
    [one] { $name } : le choix qui a coûté cher
   *[other] { $name } : les choix qui ont coûté cher
}
today-played = Joué
today-cost = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
today-meaning = Que veulent dire ces mots ?
today-par-about = Score à battre : celui d’un joueur parfait avec les mêmes dés, sans connaître la suite. Avec d’autres choix et un peu de chance, tu peux faire mieux.
today-accuracy-about = Précision : à quel point tes décisions étaient proches des meilleurs coups. 100 %, c’est parfait.
today-luck-about = Chance : les points que les dés t’ont donnés, en plus ou en moins de la moyenne.
today-sum-best = Jeu parfait, dés moyens
today-sum-luck = Ta chance
today-sum-mistakes = Tes erreurs
today-sum = Tes points
today-working = Calcul du score à battre et de la chance…
today-share = Dés du jour n° { $number } : { $points }, score à battre { $par }, précision { $accuracy }, { $farkles ->
    [one] { $farkles } farkle
   *[other] { $farkles } farkles
}
today-picture = En image
today-share-more = Partager autrement
today-calendar = Calendrier et série
today-picture-saved = L’image est enregistrée.
today-practice = S’entraîner
today-practice-title = Entraînement
today-practice-about = Les mêmes dés, et tu peux annuler et demander conseil. L’entraînement ne compte pas.
today-together = Jouer à plusieurs sur cet écran
today-together-about = Chacun joue les mêmes lancers, l’un après l’autre, et vous comparez à la fin. Cela ne compte pas. Pour garder la surprise, fais d’abord ton propre essai.
today-streak = Série
today-streak-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours de suite
}
today-streak-free = { $count ->
    [0] Ce mois-ci, tu ne peux plus manquer un seul jour.
    [one] Ce mois-ci, tu peux manquer un jour sans perdre ta série.
   *[other] Ce mois-ci, tu peux manquer { $count } jours sans perdre ta série.
}
today-month = Jours joués ce mois-ci : { $count } sur { $days }
end-points = { $points } points
end-with-points = avec { $points } points

# The rules
rules-title = Règles
rules-about = Chaque famille joue à sa façon. Choisis les règles que tu connais, ou change ce que tu veux.
rules-yours = Tes règles
rules-presets = Versions connues
rules-compared = Chaque carte donne les principales différences avec « { $version } ».
rules-most-common = La plus répandue
rules-to-start-with = Pour débuter
brief-classic = Un jeu simple : 1 et 5 isolés, brelans, trois paires et une suite.
brief-playmonster = Les règles de la boîte la plus vendue.
brief-walnut = Les règles fournies avec les dés de voyage de Walnut Studiolo.
brief-wikihow = D’après l’article de wikiHow : après des dés chauds, on doit relancer.
brief-playmonster-expanded = Comme PlayMonster, mais il faut dépasser 10 000 pour finir.
brief-zilch = Le jeu en ligne Zilch : si aucun des six dés ne rapporte, on marque 500 points.
brief-facebook = Le jeu de Facebook : trois farkles de suite coûtent 500.
brief-busche-neller = Le jeu le plus simple. Des mathématiciens l’ont résolu.
brief-kcd = Tiré du jeu vidéo Kingdom Come: Deliverance, avec de petites suites.
brief-cardgames = Un jeu en ligne connu.
mark-no-opening = pas de minimum pour entrer en jeu
mark-opening = { $points } pour entrer en jeu
mark-bank-from = on encaisse à partir de { $points }
mark-target = but : { $points }
mark-target-passed = but : plus de { $points }
mark-at-once = le premier arrivé gagne
mark-last-turn = dernier tour pour les autres
mark-exactly = but exact
mark-rounds = { $rounds } manches
mark-times = { $kinds } identiques : brelan × { $times }
mark-doubles = chaque dé identique de plus double les points
mark-adds = 4 identiques valent deux brelans, 5 en valent trois
mark-flat = 4, 5, 6 identiques : points fixes
mark-triples = 4 identiques ne valent qu’un brelan
mark-plain = ni suite ni paires
example-price = p. ex. { $points }
rules-own = Crée tes propres règles
rules-unfinished = Reprendre tes règles
rules-unfinished-about = Tes changements sont gardés en brouillon.
rules-like = Comme « { $version } », sauf : { $list }
rules-discard = Abandonner
rules-play = Utiliser ces règles
rules-change = Modifier ces règles
rules-keep = Garder dans tes règles
rules-remove = Retirer de tes règles
rules-kept = Ces règles sont maintenant dans « Tes règles ».
rules-removed = Ces règles ne sont plus dans « Tes règles ».
rules-not-kept = Ce navigateur ne peut rien enregistrer pour le moment.
rules-share = Copier un lien
rules-code-and-qr = Code et code QR
share = Partager
share-game = Partager la partie
share-game-text = Une partie de Farkle à regarder, coup par coup :
share-game-long = Cette partie est trop longue pour un lien. Enregistre-la dans un fichier et envoie-le.
shared-game-none = Ce lien ne contient pas de partie entière
shared-game-damaged = Il en manque peut-être un bout. Demande qu’on te le renvoie.
shared-game-keep = Garder dans mes parties
today-film-text = Ma partie des dés du jour, coup par coup (on y voit les dés du jour) :
shared-copied = Copié : colle-le dans un message.
copied = Copié !
rules-copied = Le lien est copié.
rules-not-copied = Ce navigateur a bloqué la copie. Voici le lien : { $link }
rules-unknown = Aucune règle n’a ce nom ou ce code.
code-title = Code
code-copy = Copier le code
code-copied = Le code est copié.
code-not-copied = Ce navigateur a bloqué la copie : sélectionne plutôt le code.
rules-source = Source : { $source }

# Computer players
temperament-cautious-about = craint chaque farkle et s’arrête tôt.
temperament-gambler-about = se moque des farkles et lance une fois de trop.
temperament-beginner-about = prend tout ce qui rapporte et s’arrête au hasard.
temperament-calculator-about = compte ses points et ne regarde jamais les tiens.
temperament-champion-about = joue pour gagner et surveille ton score.
remark-beginner-joy = Youpi !
remark-beginner-woe = Oups.
remark-beginner-wow = Waouh !
remark-beginner-ouch = Oh non !
remark-beginner-won = J’ai gagné ? Moi ?
remark-beginner-lost = C’était chouette. On rejoue ?
remark-gambler-joy = Ha ! Et voilà !
remark-gambler-woe = Ça valait le coup !
remark-gambler-wow = Voilà, il faut oser !
remark-gambler-ouch = Qui ne tente rien…
remark-gambler-won = Qui ne tente rien n’a rien !
remark-gambler-lost = La prochaine fois !
remark-cautious-joy = Oh là là !
remark-cautious-woe = Je m’en doutais.
remark-cautious-wow = Quel courage !
remark-cautious-ouch = Quel dommage !
remark-cautious-won = Lentement mais sûrement.
remark-cautious-lost = Joli !
remark-calculator-joy = Comme prévu.
remark-calculator-woe = Ah, les statistiques…
remark-calculator-wow = Beau calcul !
remark-calculator-ouch = Pas de chance.
remark-calculator-won = Le compte est bon.
remark-calculator-lost = Bien calculé !
remark-champion-joy = Naturellement.
remark-champion-woe = Hum.
remark-champion-wow = Bien joué.
remark-champion-ouch = Ça arrive à tous.
remark-champion-won = Belle partie !
remark-champion-lost = Chapeau !

# New game
new-title = Nouvelle partie
new-seats = Qui joue ?
new-rivals = Contre l’ordinateur
new-rivals-tap = Rien que des humains. Touche un visage pour jouer contre l’ordinateur.
new-rivals-several = Plusieurs
new-rivals-none = Aucun
new-rival-plays = { $name } { $about }
new-rival-instead = { $name } remplace { $other }.
new-strength = Force { $strength } sur { $most }
new-name-of = Nom du joueur { $number }
new-holder-of = Place { $number } : qui joue ?
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
new-computer = Ordinateur : { $name }
new-add-person = Ajouter un joueur
new-friends = Inviter des amis avec un lien
new-remove = Retirer le joueur { $number }
new-read-rules = Voir les règles
new-teams = Équipes
new-no-teams = Chacun pour soi
new-so-many-teams = { $count } équipes
new-take-back = Autoriser l’annulation
new-take-back-about = Tu peux reprendre ta dernière décision ; les dés restent les mêmes.
new-hints = Autoriser les conseils
new-hints-about = À ton tour, touche l’icône des probabilités, en haut de la table, pour voir le meilleur coup.
new-begin = Commencer
new-name-limit = { $most } caractères au plus par nom.
name-missing = Donne un nom à chaque joueur.
name-too-long = Ce nom est trop long : { $most } caractères au plus.
name-unreadable = Ce nom contient des caractères invisibles : tape-le à nouveau.
name-taken = Deux joueurs s’appellent { $name } : donne-leur des noms différents.
new-fault-count = Impossible de jouer à { $seats } : une partie va de 1 à { $most } joueurs.
new-fault-teams = { $seats } joueurs ne peuvent pas former { $teams } équipes égales d’au moins deux.

# Past games
games-none = Pas encore de partie. Tes parties sont gardées ici, dans ce navigateur seulement.
games-filter = Chercher un joueur ou des règles
games-none-found = Aucune partie ne correspond.
totals-title = Tes statistiques
totals-title-about = Victoires, meilleur tour, moyenne, farkles
totals-about = Les parties sans adversaire et les Dés du jour ne comptent pas ici.
totals-good = Un bon choix coûte moins d’un demi-point de pourcentage des chances de gagner.
totals-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
totals-last = Victoires dans les { $count } dernières parties : { $won }
totals-wins = Gagnées
totals-of-decisions = { $part } choix sur { $all }
totals-of-turns = { $part ->
    [one] { $part } tour sur { $all }
   *[other] { $part } tours sur { $all }
}
games-more = Afficher les parties plus anciennes
games-unread = Tes parties sont illisibles pour le moment. Rien n’est effacé.
games-over = terminée
games-in-progress = en cours
games-winner = a gagné
games-won-against = Victoire contre { $name }
games-lost-to = Défaite contre { $name }
games-save = Enregistrer la partie
games-open = Ouvrir une partie enregistrée
games-open-fault = Impossible d’ouvrir ce fichier :
games-forget = Supprimer
games-forgotten = Partie supprimée : { $names }.
games-undo = Annuler
replay-title = Revoir la partie
replay-result = Résultat : { $scores }
replay-first = Première étape
replay-previous = Étape précédente
replay-previous-turn = Tour précédent
replay-play = Lire
replay-pause = Pause
replay-next = Étape suivante
replay-next-turn = Tour suivant
replay-last = Dernière étape
replay-speed = Vitesse
replay-moment = Étape de la partie
replay-decisive = Le tournant : manche { $round }
replay-at = Étape { $moment } sur { $last }
replay-foreign-dice = Les dés ne correspondent pas à la graine de cette partie : le lancer { $moment } est différent. Quelqu’un a peut-être modifié ce fichier.
replay-taken-back = { $count ->
    [one] Une décision a été annulée dans cette partie.
   *[other] { $count } décisions ont été annulées dans cette partie.
}
replay-position = Pour les développeurs : rejouer ce moment en une commande
replay-position-about = Dans un terminal, ceci compare tous les choix de ce moment.
replay-set-aside = Mis de côté : { $dice }.
review-title = Chance et talent
review-luckier = Meilleurs dés
review-fewer = Meilleurs choix
review-slightly = de peu
review-clearly = nettement
review-by-far = de loin
review-too-few = Partie trop courte pour dire qui a mieux joué.
review-won-by-dice = { $who ->
    [you] Les dés ont tranché : ils étaient avec toi.
   *[other] Les dés ont tranché : ils étaient avec { $name }.
}
review-won-by-play = { $who ->
    [you] Tu as mieux joué : tu gagnes malgré de moins bons dés.
   *[other] { $name } a mieux joué et gagne malgré de moins bons dés.
}
review-won-by-play-alone = { $who ->
    [you] La chance a été la même des deux côtés. Tu as fait de meilleurs choix.
   *[other] La chance a été la même des deux côtés. { $name } a fait de meilleurs choix.
}
review-won-by-luck = { $who ->
    [you] Les dés étaient avec toi et ont rattrapé de moins bons choix.
   *[other] Les dés étaient avec { $name } et ont rattrapé de moins bons choix.
}
review-won-by-both = { $who ->
    [you] Tu as eu de meilleurs dés et fait de meilleurs choix.
   *[other] { $name } a eu de meilleurs dés et fait de meilleurs choix.
}
review-luck = Chance
review-luck-about = Les points que les lancers ont rapportés, en plus ou en moins de la moyenne.
review-errors = Erreurs
review-best = Bons choix
review-of = { $part } sur { $all }
review-costliest = { $count ->
    [one] Le choix le plus coûteux
   *[other] Les choix les plus coûteux
}
review-again = La même erreur a été commise plus d’une fois pendant ce tour.
review-slips = Seulement de petits écarts
review-wins = gagne dans { $chance } des cas
review-none = Aucune décision coûteuse : bien joué !
review-none-of-yours = Tu n’as pris aucune décision coûteuse : bien joué !
review-nothing-to-decide = Tu n’as rien eu à décider : seule la chance a joué.
review-done = { $name } : { $play }
review-better = Mieux : { $play }
review-bank = encaisser { $points }
review-roll = { $dice ->
    [one] lancer { $dice } dé
   *[other] lancer { $dice } dés
}
review-better-is = Mieux
review-round = Manche { $round }
review-turn = { $points } points déjà en jeu

# Score pad
table-turn-of = { $who ->
    [you] À toi de jouer
   *[other] { $name } joue
}
bank-nothing = Encaisser
pad-title = Carnet de points
pad-new = Nouveau carnet
pad-begin = Commencer
pad-past = Carnets terminés
pad-open = Ouvrir
pad-gone = Ce carnet n’est pas dans ce navigateur
pad-unread = Ce carnet est là, mais il est illisible
pads-unread = Tes carnets sont illisibles pour le moment. Rien n’est effacé.
pad-taken-over = Ce carnet continue dans une autre fenêtre
pad-starter-later = À décider autour de la table
pad-enter = Noter un tour
pad-scoreboard = Tableau
pad-more = Plus d’options
pad-undo = Annuler
pad-redo = Rétablir
pad-undone = Annulé.
pad-redone = Rétabli.
pad-moment = Manche { $round } : { $name } a { $score }.
pad-way = Comment noter le tour
pad-points = Points
pad-has = total : { $score }
pad-points-first = tape d’abord les points de ce tour
pad-rub = Effacer le dernier chiffre
pad-nothing = Finir sans rien
pad-won-by-roll = Victoire immédiate
pad-count-anyway = Compter quand même
pad-let-pass = accepté par la table
pad-let-pass-because = Contre les règles : { $reason } La table l’a accepté.
pad-tap-dice = { $dice ->
    [one] Lance { $dice } dé, puis touche la face obtenue
   *[other] Lance { $dice } dés, puis touche les faces obtenues
}
pad-more-dice = Encore { $dice }.
pad-nothing-scores = Aucun point.
pad-roll-ends = Ce lancer termine le tour.
pad-roll-wins = Ce lancer gagne la partie !
pad-tap-to-remove = Touche un dé pour le retirer.
pad-take-out = Retirer un { $face }
pad-take-roll = Noter ce lancer
pad-discard = Recommencer ce tour
pad-discard-short = Ressaisir
pad-how-much = D’après les règles, ces dés ne rapportent pas tous. Combien de points leur comptez-vous ?
pad-also-scores = Prendre plus : { $combinations }, { $points }
pad-most-points = Le plus de points : { $combinations }, { $points }
pad-choose = Quels dés mets-tu de côté ?
pad-hot = Dés chauds !
pad-hand-to = Passe l’appareil à
pad-hand-taken = Je l’ai
pad-note = Note
pad-line-of = { $name }, manche { $round }
pad-behind-the-end = { $count ->
    [one] { $count } ligne après la fin de la partie ne compte pas.
   *[other] { $count } lignes après la fin de la partie ne comptent pas.
}
pad-said-left = { $name } quitte la partie.
pad-said-joined = { $name } rejoint la partie avec { $points }.
pad-said-corrected = { $name } : { $points } (correction).
pad-change-line = Modifier une ligne
pad-save-line = Noter ces points
pad-no-bank-below-zero = On n’encaisse jamais moins de zéro. Pour corriger un score, va dans « Joueurs ».
pad-no-points = « { $text } » n’est pas un nombre de points. Écris 1 000 ou 1000.
pad-was-farkle = C’était un farkle
pad-insert-title = Un tour oublié avant celui-ci ?
pad-insert-bank = Insérer un tour à { $points }
pad-insert-farkle = Insérer un farkle
pad-remove-line = Supprimer cette ligne
pad-changed = Modifié. Tout ce qui suit est recompté.
pad-changed-with-warning = Modifié. Mais pour { $name }, une ligne est maintenant contre les règles : { $reason }
pad-not-whole = Il faut un tour entier, jusqu’aux points encaissés ou au farkle.
pad-no-name = Donne un nom à chaque joueur.
pad-no-such-line = Il n’y a pas de ligne { $line } : le carnet en a { $lines }.
pad-no-such-seat = Il n’y a personne à cette place.
event-out-of-place = C’est impossible à ce moment de la partie.
event-unreadable = Cette ligne est illisible.
pad-has-left = a quitté la partie
pad-leaves = Quitter la partie
pad-correct = Corriger le score
pad-correct-by = Points à ajouter ou à retirer à { $name }
pad-give = Ajouter
pad-take = Retirer
pad-join-title = Ajouter un joueur
pad-name = Nom
pad-begins-with = Points de départ
pad-joins = Ajouter à la partie
pad-set-round = Écran « Passe l’appareil »
pad-set-round-about = Après chaque tour, un écran dit qui joue ensuite.
pad-set-awake = Garder l’écran allumé
pad-set-awake-about = Tant qu’un carnet est ouvert.
pad-set-advice = Probabilités et conseils
pad-set-advice-about = Un bouton montre le meilleur coup avec les dés sur la table.
pad-save-title = Enregistrer cette partie
pad-more-formats = Autres formats
pad-print = Imprimer ou PDF
pad-save-csv = Tableur (CSV)
pad-save-record = Fichier de la partie
pad-save-json = Données (JSON)
pad-save-pad = Tout le carnet
pad-next-game = Partie suivante
pad-next-game-about = mêmes joueurs, au joueur suivant de commencer
pad-advice = Probabilités et conseils
pad-advice-how = Note un lancer avec ses dés pour voir le meilleur coup.
pad-advice-about = Ce que ce tour rapporte en moyenne, quel que soit le score des autres.
pad-odds = { $dice ->
    [one] { $dice } dé : { $percent } de risque de farkle
   *[other] { $dice } dés : { $percent } de risque de farkle
}
pad-play-bank = mettre de côté { $dice }, puis encaisser { $points }
pad-play-roll = { $left ->
    [one] mettre de côté { $dice }, puis lancer { $left } dé
   *[other] mettre de côté { $dice }, puis lancer { $left } dés
}

# Rule editor
edit-title = Modifier les règles
edit-name = Nom
edit-own-rules = Nos règles
edit-kept = Tes changements restent ici en brouillon jusqu’à ce que tu les utilises ou les enregistres.
edit-save = Enregistrer
edit-saved = Enregistré
edit-conflicts = { $count ->
    [one] Un réglage contredit les autres. Corrige-le pour jouer.
   *[other] { $count } réglages se contredisent. Corrige-les pour jouer.
}
edit-effect = Risque de farkle avec ces règles
edit-turn = Points par tour en moyenne
edit-turn-before = Avant d’entrer en jeu
edit-turns = Tours jusqu’au but
edit-first = Chances du premier joueur, à deux
edit-first-solve = Calculer l’avantage du premier joueur
edit-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
edit-in-words = Ces règles en clair
edit-common = Ce qui fait débat en famille
edit-more = Autres règles
edit-words-short = En clair
edit-says-now = Les règles disent maintenant : « { $sentences } »
edit-says-no-more = Les règles ne disent plus : « { $sentences } »
edit-no-words = Elles s’affichent dès que les champs sont corrigés.
edit-sections = Sections de cette page
edit-sources = Afficher l’origine de chaque règle
edit-unreadable = { $count ->
    [one] Un champ est à corriger avant de jouer.
   *[other] { $count } champs sont à corriger avant de jouer.
}
edit-resting = { $count ->
    [one] Désactivé par ce choix : { $list }. Avec { $dice } dés, cela compte de nouveau.
   *[other] Désactivés par ce choix : { $list }. Avec { $dice } dés, cela compte de nouveau.
}
edit-beaten = Sans effet : les mêmes dés rapportent plus en combinaisons plus petites.
edit-idle = Sans effet avec les autres réglages.
edit-from = Partir de
edit-usual = { $title } : mettre { $value }
edit-code = Code ou lien
edit-code-about = Tu as un code de règles ?
edit-code-fault = Ce n’est pas un code de règles.
edit-code-mistyped = Dans ce code, un caractère manque ou est faux. Compare-le avec le code que tu as reçu.
edit-sent-here = Dans l’éditeur maintenant : { $name }.
sent-open = Ouvrir

# Settings
set-as-system = Auto
set-theme = Apparence
set-light = Clair
set-dark = Sombre
set-contrast = Contraste élevé
set-contrast-about = Texte plus gras et bords plus nets.
set-language = Langue
set-sound = Sons
set-sound-about = Des dés sur du bois, une cloche pour les points, un bruit sourd pour un farkle.
set-vibration = Vibrations
set-vibration-about = Une brève vibration aux grands moments, si l’appareil le permet.
set-remarks = Remarques des adversaires
set-remarks-about = Un mot de temps en temps, après des dés chauds ou un farkle.
set-speed = Vitesse du jeu
set-calm = Lente
set-normal = Normale
set-fast = Rapide
set-motion = Animations
set-motion-about = Auto suit le réglage de cet appareil.
set-motion-full = Oui
set-motion-less = Non
set-keys = Raccourcis clavier
set-keys-about = R lance, B encaisse. Désactive-les si tu utilises la commande vocale : tout marche sans eux.
set-letters = Montrer les touches
set-letters-about = Affiche la touche sur chaque bouton et chaque dé.

# How to play
learn-begin-any = Le premier à 10 000 points gagne. Lance, mets de côté ce qui rapporte, puis décide : t’arrêter et encaisser, ou tout risquer pour en avoir plus. Pour commencer, lance les six dés.
learn-begin-hot = Maintenant un tour chanceux : quand tous tes dés sont de côté, ce sont des dés chauds. Lance !
learn-begin-farkle = Maintenant un tour malchanceux : les points ne comptent qu’une fois encaissés. Lance, mets quelque chose de côté et relance !
learn-choose = { $count ->
    [one] Un dé rapporte : le { $dice }. Touche-le pour le mettre de côté.
   *[other] Ces dés rapportent : { $dice }. Touche ce que tu veux mettre de côté.
}
learn-choose-all = Les { $count } dés rapportent : prends-les tous !
learn-decide = { $dice ->
    [one] Tu peux encaisser { $points } maintenant. Ou relancer le dernier dé : dans { $percent } des cas, rien ne rapporte.
   *[other] Tu peux encaisser { $points } maintenant. Ou relancer { $dice } dés : dans { $percent } des cas, rien ne rapporte.
}
learn-decide-farkle = C’est un farkle, et ces points sont perdus.
learn-hot = Tous les dés ont servi : dés chauds ! Relance les { $dice } et continue, ou encaisse { $points }.
learn-farkled = Farkle ! Rien n’a rapporté, et les points du tour sont perdus. Ça arrive à tout le monde.
learn-farkled-again = Encore un farkle. Cette fois, encaisse un peu plus tôt !
learn-banked = Bravo ! Ces { $points } points sont à toi, et aucun farkle ne te les reprendra. C’était un tour. Joue maintenant, ou fais encore un tour ici.
learn-banked-again = Bravo ! Ces { $points } points sont à toi.
learn-over = Tu as atteint le but. Tu sais jouer !
learn-play-now = Jouer une partie
learn-play-now-about = contre l’ordinateur
learn-again = Encore un tour
learn-again-hot = pour voir des dés chauds
learn-again-farkle = pour voir un farkle
learn-again-any = pour t’entraîner
learn-scores = Ce qui rapporte
learn-more = Bon à savoir
learn-hot-dice = Quand tous tes dés sont de côté, tu as des dés chauds : relance-les tous et continue à cumuler.
learn-gold = Le bouton doré montre ce que feraient beaucoup de joueurs. Ce n’est pas toujours le meilleur choix.
learn-opening = Dans beaucoup de versions, il faut un bon premier tour pour entrer en jeu, par exemple 500 points.
learn-end = Souvent, quand quelqu’un atteint le but, les autres ont un dernier tour. Avec les règles classiques, le premier à 10 000 gagne tout de suite.
learn-play = Commencer une partie
learn-score = Encaissé : { $points }

# About
about-what = Un jeu de dés pour deux minutes ou toute une soirée, avec les règles de ta famille. Il fonctionne hors ligne, sans compte et sans publicité. C’est un logiciel libre.
about-version = Version { $version }
about-dice-title = Comment tombent les dés
about-dice = Tous les lancers découlent d’un seul tirage secret, fait avant la partie et gardé avec elle. L’ordinateur ne voit que ce que tu vois. Enregistre une partie terminée, et chacun peut la vérifier lancer par lancer.
about-server-dice-title = Tous les dés de ce serveur
about-server-dice = { $count } dés dans les parties terminées, y compris ceux de l’ordinateur. Le trait indique des dés équilibrés.
about-server-dice-face = Face
about-server-dice-rolled = Nombre
about-server-dice-chi = Avec des dés équilibrés, chaque face sort environ { $expected } fois. Le khi-deux vaut { $value } ; avec des dés équilibrés, il reste sous { $usual } 19 fois sur 20.
about-rivals-title = Les adversaires
about-rivals = Ligne par ligne : la part des parties gagnées contre chacun. Règles classiques jusqu’à 10 000.
about-strength = Leur niveau
about-keys-title = Clavier
about-data-title = Tes parties
about-data = Tes parties, tes carnets de points et tes réglages restent dans ce navigateur. Seules les parties à plusieurs en ligne passent par le serveur de ce site : les noms et les coups d’une table entre amis, pour que vous puissiez la reprendre, et un tableau en direct tant qu’il est partagé.
about-kept = Ce navigateur a promis de tout garder, même quand la place manque.
about-not-kept = Ce navigateur peut effacer tes parties quand la place manque, ou si tu n’ouvres pas cette page pendant longtemps. Pour être tranquille, installe l’application ou enregistre tes parties en fichiers.
about-refused = Le navigateur n’a pas encore accepté. Souvent, il n’accepte que si l’application est installée ou utilisée depuis un moment : redemande-lui alors. D’ici là, les fichiers sont plus sûrs.
about-ask = Demander au navigateur de tout garder
about-licence-title = Licence
about-licence = MIT ou Apache 2.0, au choix. Les caractères Fraunces et Nunito sont sous SIL Open Font License.

# Sheets for the printer
print-title = Imprimer
print-preview = Aperçu
print-waiting = Préparation…
print-fault = Impossible d’imprimer cette feuille.
print-not-loaded = L’impression ne peut pas être chargée. As-tu du réseau ?
print-which = Que veux-tu imprimer ?
print-scores = Feuille de points
print-scores-about = Une colonne par joueur et, en bas, ce qui rapporte
print-summary = Les règles sur une page
print-summary-about = Tout ce qui s’applique, avec des dés en exemple
print-chooser = Toutes les variantes
print-chooser-about = Une liste à cocher ensemble avant de jouer
print-cards = Dix cartes de poche
print-cards-about = Avec des traits pour découper
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
print-actual-size = À imprimer à 100 % pour la taille réelle.
keep-pdf = Feuille de la partie (PDF)
keep-picture = Image
keep-under-way = Le fichier est en préparation…
keep-done = Le fichier est enregistré.
pad-open-file = Ouvrir un carnet enregistré
pad-open-fault = Impossible d’ouvrir ce fichier :
pad-print-sheets = Imprimer des feuilles

# Scoreboards for those who watch
board-title = Tableau des scores
board-live = En direct
board-asked = Recherche du tableau…
board-silent = Rien sur ce tableau pour l’instant. Il s’affiche dès que son carnet envoie quelque chose.
board-no-name = Ce n’est pas l’adresse d’un tableau des scores : elle doit finir par 24 lettres et chiffres. Il manque peut-être un bout du lien.
board-share = Tableau en direct
board-share-about = Avec le lien, tout le monde voit les scores en direct, sans pouvoir les changer.
board-code = Code QR pour l’appareil photo
board-connecting = Connexion…
board-shared = Avec le lien, tout le monde voit maintenant les scores.
board-no-server = Serveur injoignable pour le moment. Continuez à jouer : le carnet enverra les scores plus tard.
board-busy = Le serveur ne prend plus de tableaux pour le moment. Continuez à jouer : le carnet enverra les scores plus tard.
board-only-here = Cette adresse ne marche que sur cet ordinateur. D’autres appareils peuvent participer si cet ordinateur est sur un réseau et si le programme est lancé avec « farkle serve », sans « --listen ».
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
file-joined = Quelqu’un a rejoint la partie en cours : seuls les carnets de points le permettent.
file-holder = « { $text } » n’est pas un joueur que cette version connaît.
file-taken-back = « { $text } » n’est pas une décision annulée.
file-dice-lines = Les lignes sur les dés ne vont pas ensemble ({ $line }).
file-course = La ligne « { $line } : { $text } » est illisible.
file-in-force = « { $text } » n’est pas le nombre de lignes qui comptent.

# Tables entre amis qui sont loin
friends-title = Jouer entre amis
friends-lead = Ouvre une table et envoie le lien. Chacun joue sur son propre appareil.
friends-tables = Tes tables
friends-your-turn = À toi de jouer
friends-playing = En cours
friends-not-begun = Pas commencée
friends-forget = Retirer de la liste
friends-new = Nouvelle table
friends-seats = Combien de joueurs ?
friends-name = Ton nom
friends-create = Ouvrir la table
friends-more = Plus d’options
friends-creating = Ouverture de la table…
friends-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
friends-no-tables = Il n’y a pas de tables à cette adresse. Pour jouer entre amis, l’un de vous lance le programme avec « farkle serve » et y ouvre l’application.
friends-too-often = Trop de tables viennent de s’ouvrir. Réessaie dans une minute.
friends-refused = Le serveur n’accepte pas une table comme celle-ci.
friends-unread = Ce navigateur ne peut pas lire ses tables pour l’instant
friends-gone = Ce lien ne mène à aucune table
friends-gone-about = Il en manque peut-être un bout, ou il n’est plus valable. Demande un nouveau lien.
friends-other-version = Le serveur utilise une autre version
friends-other-version-about = Recharge la page. Ta partie est conservée.
friends-room = Table
friends-looking = Recherche de la table…
friends-lost = Connexion perdue. Nouvel essai…
friends-sending = Envoi…
friends-who = Qui joue ?
friends-free = Place libre
friends-add-computer = Ajouter un ordinateur
friends-you = toi
friends-is-ready = C’est bon
friends-not-ready = Se prépare
friends-away = Hors ligne
friends-away-for = Hors ligne ({ $minutes } min)
friends-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
friends-all-taken = Toutes les places sont prises. Tu verras la partie dès qu’elle commence.
friends-team-with = Avec { $names }
friends-team-other = Dans une autre équipe
friends-sit = Prendre une place
friends-ready = C’est bon pour moi
friends-waits-for = On attend : { $names }
friends-waits-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
friends-begins = C’est parti…
friends-lock-broken = Les dés n’ont pas pu être fixés : un appareil n’a pas répondu à temps. Appuie à nouveau sur le bouton et reste sur cette page jusqu’au début de la partie.
friends-leave = Quitter la table
friends-rules = Règles : { $rules }
friends-invite = Invite tes amis
friends-invite-watchers = Inviter des spectateurs
friends-invite-about = Avec ce lien, on peut prendre une place libre ou regarder.
friends-big-screen = Grand écran
friends-share = Partager le lien
friends-share-text = Viens jouer au Farkle avec moi !
friends-why-name = Quelqu’un porte déjà ce nom ici, ou il ne convient pas. Choisis-en un autre.
friends-why-taken = Quelqu’un a été plus rapide : cette place est prise.
friends-why-overloaded = Le serveur n’a pas pu l’enregistrer. Réessaie.
friends-why-later = Ce n’est pas possible maintenant. Regarde où en est la partie.
friends-why-not-gone = Cette personne est encore là, ou l’était à l’instant. Attends encore un peu.
friends-why-no-seat = Tu n’as pas de place à cette table. Prends d’abord une place libre.
friends-why-too-late = La partie a avancé. Regarde où elle en est.
friends-why-wrong-seed = Cet appareil a oublié ce qu’il avait promis pour les dés. Appuie à nouveau sur le bouton.
friends-why-no-such-player = Le serveur ne connaît pas ce joueur. Choisis-en un autre.
friends-why-table-full = Il s’est passé tant de choses à cette table qu’elle est pleine. Ouvres-en une autre.
friends-closed-full = Trop d’appareils sont à cette table. Ferme l’un des tiens. Nouvel essai…
friends-closed-overloaded = Le serveur est surchargé. Nouvel essai…
friends-closed-too-often = Cet appareil en a envoyé trop d’un coup. Nouvel essai…
friends-closed-replaced = Tu joues sur un autre appareil ou dans un autre onglet. Recharge la page pour continuer ici.
friends-misunderstood = Le serveur n’a pas compris cette page
friends-turn-of = { $name } joue
friends-turn-waits = Ton tour viendra
friends-turn-away = Hors ligne pour l’instant
friends-you-watch = Tu regardes
friends-start-soon = Le premier tour va commencer
friends-again = Rejouer
friends-again-in = Tu rejoues
friends-again-asked = Une nouvelle partie se prépare. Qui rejoue ?
friends-again-wanted = Pour une nouvelle partie : { $names }
friends-dice-right = Dés vérifiés : tous les appareils ont fixé ensemble chaque lancer avant la partie ({ $rolls } en tout).
friends-dice-unsure = Les dés correspondent à la partie enregistrée. Cet appareil n’était pas là quand ils ont été fixés, il ne peut en dire plus : demande à quelqu’un qui y était.
friends-dice-wrong = Ces dés ne sont pas ceux qui ont été fixés avant la partie. Ne te fie pas à ce serveur.
friends-game-goes-on = Ta partie continue
friends-free-seat = Libérer cette place : { $name }
friends-ask-off-name = Retirer { $name }
friends-seat-lost = Ta place a été libérée pour que les autres puissent commencer. Tu peux reprendre une place libre.
friends-people = Joueurs et messages
friends-talk = Dis quelque chose
friends-say = Un mot pour tous
friends-send = Envoyer
friends-mute = Masquer les messages
friends-mute-about = Les mots et les réactions des autres ne s’affichent pas sur cet appareil.
friends-notices = Préviens-moi quand c’est mon tour
friends-notices-about = Affiche une notification pendant que tu fais autre chose.
friends-notices-denied = Ton navigateur n’autorise pas les notifications ici. Tu peux les autoriser dans ses réglages.
friends-react-applause = Bien joué !
friends-react-wow = Waouh !
friends-react-phew = C’était juste !
friends-react-laugh = Ha ha !
friends-react-ouch = Aïe !
friends-react-luck = Bonne chance !
friends-react-tea = Prends ton temps
friends-react-wave = Salut !
friends-link-renew = Créer un nouveau lien
friends-link-renew-about = L’ancien lien ne marche plus. Ceux qui sont à la table gardent leur place.
friends-link-renewed = L’ancien lien n’ouvre plus cette table. Seul cet appareil a le nouveau : copie-le pour les autres.
friends-move = Continuer sur un autre appareil
friends-move-about = Ouvre ce lien sur ton autre appareil et continue à jouer. Toute personne qui l’a peut jouer à ta place.
friends-move-show = Afficher le lien
friends-other-device = Tu joues sur un autre appareil
friends-lock = Les dés de cette partie
friends-lock-about = Chacun voit les mêmes cinq mots ? Alors personne n’a pu changer les dés : ils étaient fixés avant le premier lancer.
friends-lock-line = Dés : { $words }
friends-leave-about = L’ordinateur joue pour toi jusqu’à ton retour.
friends-gone-turn = { $name } n’est plus là. Tu peux attendre, ou :
friends-slow-turn = { $name } n’a pas joué depuis un moment. Tu peux attendre, ou :
friends-stand-in = Faire jouer l’ordinateur pour { $name }
friends-end = Terminer la partie
friends-end-sure = Terminer sans vainqueur ?
friends-end-about = Quelqu’un est parti ou ne joue plus : tu peux terminer la partie pour tout le monde, sans vainqueur.
friends-ended = La partie s’est terminée sans vainqueur
friends-pace = Temps par décision
friends-pace-relaxed = Sans limite
friends-pace-live = 45 secondes
friends-pace-mail = 3 jours
friends-pace-relaxed-about = Chacun prend son temps. Au bout de dix minutes, les autres peuvent laisser jouer l’ordinateur.
friends-pace-live-about = Une fois le temps écoulé, l’ordinateur joue pour toi jusqu’à ton retour.
friends-pace-mail-about = Partie par correspondance : au bout de trois jours, les autres peuvent laisser jouer l’ordinateur.
friends-watchers = Autoriser les spectateurs
friends-watchers-about = Avec le lien, on peut regarder la partie, même si toutes les places sont prises.
friends-hints = Autoriser les conseils
friends-hints-about = Tout le monde voit qui en demande un.
friends-no-watchers = Personne d’autre ne peut regarder.
friends-no-hints = Pas de conseils à cette table.
friends-color = Ta couleur
friends-invite-seats = Avec ce lien, on peut prendre une place libre.
friends-full = Toutes les places sont prises
friends-full-about = À cette table, on ne peut pas regarder.
friends-clock = Temps restant :
friends-more-time = Plus de temps
friends-hurry = Le temps est presque écoulé
friends-come-back = Je suis de retour
friends-come-back-about = L’ordinateur joue à ta place
friends-hinted = J’ai demandé un conseil
friends-waits-for-you = On n’attend plus que toi
friends-invited = { $name } t’invite à une partie de Farkle.
friends-plays-here = { $rival } joue
friends-over = Terminée
friends-pace-is = { $title } : { $pace }. { $about }
