# Français : les mots que l’application et les feuilles imprimées partagent. Une ligne qui commence par un crochet ou un
# astérisque est une des formes d’un même message.
number-group = " "
list-and = { $first } et { $last }
list-and-i = { $first } et { $last }
percent = { $number } %
decimal-mark = ","

# Dice and combinations
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
faces-1 = 1
faces-2 = 2
faces-3 = 3
faces-4 = 4
faces-5 = 5
faces-6 = 6
shape-single = un { $face }
shape-two = deux { $face }
shape-more = { $times } fois le { $face }
shape-three = brelan de { $face }
shape-four = carré de { $face }
shape-five = cinq fois le { $face }
shape-six = six fois le { $face }
shape-low-straight = suite de 1 à 5
shape-high-straight = suite de 2 à 6
shape-straight = suite
shape-three-pairs = trois paires
shape-four-and-a-pair = carré et paire
shape-two-triplets = deux brelans
shape-full-house = full
shape-no-scorers = rien du tout
price-single = un { $face } seul
price-faces-1 = 1
price-faces-2 = 2
price-faces-3 = 3
price-faces-4 = 4
price-faces-5 = 5
price-faces-6 = 6
price-three = trois { $face }
price-four = quatre { $face }
price-five = cinq { $face }
price-six = six { $face }
price-low-straight = suite de 1 à 5
price-high-straight = suite de 2 à 6

# People: who plays alone against the computer is called this, and spoken to
you = Toi

# Who has won
end-won = { $who ->
    [you] Tu as gagné !
   *[other] { $count ->
        [one] { $name } gagne
       *[other] { $name } gagnent
    }
}
end-shared = Victoire partagée : { $name }

# Marks on a score sheet
sheet-farkle = F
sheet-toxic = toxique
sheet-gave-up = –
sheet-wins = gagne
sheet-too-far = trop loin

# The rules
heading-goal = But
heading-scoring = Ce qui rapporte
heading-turn = Ton tour
heading-banking = Encaisser
heading-farkle = Farkle
heading-end = Fin de la partie
heading-players = Joueurs
rule-reach-target = Atteins { $target } points.
rule-pass-target = Dépasse { $target } points.
rule-hit-target = Arrive exactement à { $target } points.
rule-most-after-rounds = { $rounds ->
    [one] Finis avec le plus de points après { $rounds } manche.
   *[other] Finis avec le plus de points après { $rounds } manches.
}
rule-price = { $what } : { $points }.
rule-triple-prices = Brelan : { $value } fois le chiffre ; trois 1 valent { $ones }.
rule-four-of-a-kind = Carré
rule-five-of-a-kind = Cinq identiques
rule-six-of-a-kind = Six identiques
rule-times-triple = { $what } : { $times } fois la valeur du brelan.
rule-not-priced = { $what } : pas de points à part.
rule-more-as-triples = Quatre ou cinq dés identiques valent un brelan, six en valent deux. Les 1 et les 5 en plus comptent à part.
rule-six-ones = Six 1
rule-six-ones-win = Six 1 en un lancer gagnent la partie tout de suite.
rule-five-of-a-kind-wins = Cinq identiques au premier lancer d’un tour gagnent la partie tout de suite.
rule-straight = Suite de 1 à 6
rule-low-straight = Suite de 1 à 5
rule-high-straight = Suite de 2 à 6
rule-three-pairs = Trois paires différentes
rule-four-and-a-pair = Carré et paire
rule-two-triplets = Deux brelans
rule-full-house = Full (brelan et paire) : la valeur du brelan et { $points } de plus.
rule-no-scorers = Un lancer des { $dice } dés où rien ne rapporte vaut { $points }.
rule-no-scorers-hot = Un lancer des { $dice } dés où rien ne rapporte vaut { $points } et compte comme des dés chauds.
rule-one-roll-only = Les combinaisons ne comptent que dans un même lancer : un dé mis de côté ne se combine jamais avec les dés lancés ensuite.
rule-roll-all = Lance les { $dice } dés.
rule-off-the-table = Un dé qui tombe de la table est relancé.
rule-set-aside-some = Après chaque lancer, mets de côté au moins un dé ou une combinaison qui rapporte ; rien ne t’oblige à tout prendre.
rule-roll-or-bank = Puis relance les dés restants pour ajouter des points à ton tour, ou arrête-toi et encaisse.
rule-hot-dice-may = Dés chauds : quand les { $dice } dés sont de côté, tu peux tous les relancer et continuer.
rule-hot-dice-must = Dés chauds : quand les { $dice } dés sont de côté, tu dois tous les relancer ; on n’encaisse rien avant, même pour gagner.
rule-high-stakes = Gros enjeu : tu peux commencer avec les dés laissés par le joueur précédent ; si ce premier lancer rapporte, { $points } s’ajoutent à ton tour.
rule-piggyback = Relais : quand un joueur a encaissé, tu peux commencer avec les dés restants (tous, après des dés chauds) ; si ce premier lancer rapporte, les points qu’il vient d’encaisser s’ajoutent à ton tour.
rule-opening = La première fois, il faut encaisser au moins { $points } ; ensuite, il n’y a plus de minimum.
rule-minimum-bank = On n’encaisse jamais moins de { $points }.
rule-farkle-ends-turn = Un lancer où rien ne rapporte est un farkle : le tour est fini et ses points sont perdus.
rule-farkle-otherwise = Tout autre lancer où rien ne rapporte est un farkle : le tour est fini et ses points sont perdus.
rule-farkle-may-go-on = Un lancer où rien ne rapporte est un farkle : les points du tour sont perdus, mais tu peux relancer ces dés ou finir le tour.
rule-three-farkles-cost = Le troisième farkle de suite coûte { $points } points, même si le score passe sous zéro ; ensuite, le compte des farkles repart à zéro.
rule-three-farkles-cost-to-zero = Le troisième farkle de suite coûte { $points } points, sans jamais passer sous zéro ; ensuite, le compte des farkles repart à zéro.
rule-three-farkles-cost-all = Le troisième farkle de suite coûte tous tes points ; ensuite, le compte des farkles repart à zéro.
rule-toxic-twos = Le 2 toxique : quatre 2 ou plus dans un lancer effacent les points du tour et y mettent fin, même s’ils rapportent d’habitude.
rule-ends-at-once = Le premier à atteindre le but gagne.
rule-last-turn = Quand quelqu’un atteint le but, les autres ont un dernier tour ; le meilleur score gagne.
rule-last-throw = Quand quelqu’un atteint le but, les autres ont un dernier lancer ; le meilleur score gagne.
rule-passing-goes-to-lowest = Si tes points te font dépasser { $target }, ils vont à l’adversaire au score le plus bas, sauf s’il dépasse aussi.
rule-rounds-decide = Tout le monde a le même nombre de tours ; le meilleur score gagne.
rule-ties-earlier = En cas d’égalité, le premier arrivé à ce score l’emporte.
rule-ties-first-in-turn-order = En cas d’égalité, le premier dans l’ordre du jeu l’emporte.
rule-ties-shared = En cas d’égalité, la victoire est partagée.
rule-ties-play-off = En cas d’égalité, les premiers rejouent un tour, jusqu’à ce que l’un passe devant.
rule-teams = { $teams } équipes jouent ; les partenaires se font face et partagent un score.
rule-starter-highest-die = Chacun lance un dé ; celui qui fait le plus grand chiffre commence (on relance en cas d’égalité). Puis on joue dans le sens des aiguilles d’une montre.
rule-starter-chosen = On choisit qui commence ; puis on joue dans le sens des aiguilles d’une montre.
rule-starter-random = Le hasard décide qui commence ; puis on joue dans le sens des aiguilles d’une montre.
rule-start-bonus = Dans l’ordre des tours, les joueurs commencent avec { $list } points.

# Why the best play is the best
why-rival = l’autre camp
why-only-play = Il n’y a rien d’autre à faire.
why-wins-now = Ainsi, tu gagnes la partie tout de suite.
why-bank-loses = C’est ton dernier tour, et si tu encaisses, il te manque { $short }.
why-below-opening = Il faut { $least } pour entrer en jeu, et ce lancer te donne { $most } au plus : tu ne peux pas encore encaisser.
why-below-minimum = On n’encaisse jamais moins de { $least }, et ce lancer te donne { $most } au plus.
why-hot-dice-must-roll = Tu ne peux pas encaisser ici : après des dés chauds, il faut relancer tous les dés.
why-past-target = Si tu encaisses, tu dépasses le but de { $over } et tu ne marques rien.
why-last-turn-holds = Si tu encaisses, { $rival } doit faire { $needs } en un tour : cela arrive dans { $percent } des cas.
why-last-turn-beats = En encaissant, tu atteins le but, mais { $rival } doit alors faire { $needs } en un tour : cela arrive dans { $percent } des cas.
why-third-farkle = { $dice ->
    [one] Avec un seul dé, tu fais un farkle dans { $percent } des cas. Ce serait le troisième de suite, et il te coûterait { $cost } points.
   *[other] Avec { $dice } dés, tu fais un farkle dans { $percent } des cas. Ce serait le troisième de suite, et il te coûterait { $cost } points.
}
why-goal-in-reach = Même avec ce tour, il te manque { $needs } points pour atteindre le but. Si tu continues, tu les fais dès ce tour dans { $chance } des cas ; si tu encaisses, tu gagnes dans { $bank } des cas.
why-behind = Même si tu encaisses, { $rival } garde { $lead } d’avance. Si tu relances, tu gagnes dans { $roll } des cas ; si tu encaisses, dans { $bank }.
why-rival-close = Il suffit à { $rival } d’un tour à { $needs } pour gagner, et cela arrive dans { $percent } des cas : le risque en vaut la peine.
why-ahead = Si tu encaisses, tu as { $lead } d’avance. En relançant, { $bank } deviendraient { $roll } en moyenne, mais tu n’as pas besoin de ce risque.
why-no-hurry = { $rival } a encore besoin d’environ { $turns } tours : rien ne presse.
why-farkle-risk = { $dice ->
    [one] Avec un seul dé, tu fais un farkle dans { $percent } des cas et tu perds { $stake }.
   *[other] Avec { $dice } dés, tu fais un farkle dans { $percent } des cas et tu perds { $stake }.
}
why-roll-earns = Relancer rapporte { $roll } en moyenne, farkles compris. Encaisser rapporte { $bank }.
why-bank-earns = Encaisser rapporte { $bank } ; relancer, { $roll } en moyenne.
why-all-dice-again = Dés chauds : avec les { $dice } dés, tu ne fais un farkle que dans { $percent } des cas.
why-all-dice-never = Dés chauds : avec les { $dice } dés, tu ne fais jamais de farkle.
why-hot-dice-chance = { $dice ->
    [one] Avec un seul dé, tu as des dés chauds dans { $percent } des cas. Sans cela, encaisser rapporterait plus.
   *[other] Avec { $dice } dés, tu as des dés chauds dans { $percent } des cas. Sans cela, encaisser rapporterait plus.
}
why-more-dice = { $instead ->
    [one] Avec { $dice } dés, tu fais un farkle dans { $percent } des cas ; avec un seul, dans { $otherwise }.
   *[other] Avec { $dice } dés, tu fais un farkle dans { $percent } des cas ; avec { $instead }, dans { $otherwise }.
}
why-given-up = Ça vaut la peine de renoncer à { $less } points.
why-more-points = { $dice ->
    [one] Prends ces { $more } de plus, même si tu lances un seul dé au lieu de { $instead } : ça vaut la peine.
   *[other] Prends ces { $more } de plus, même si tu lances { $dice } dés au lieu de { $instead } : ça vaut la peine.
}
why-more-points-anyway = { $dice ->
    [one] Dans les deux cas, il reste un dé à lancer, mais ce choix rapporte { $more } de plus.
   *[other] Dans les deux cas, il reste { $dice } dés à lancer, mais ce choix rapporte { $more } de plus.
}
why-take-all = Tu t’arrêtes ici, alors prends tout : cela fait { $more } de plus.
why-take-over = { $dice ->
    [one] Si le dé restant rapporte, il ajoute { $points } ; tu fais un farkle dans { $percent } des cas.
   *[other] Si les { $dice } dés restants rapportent, ils ajoutent { $points } ; tu fais un farkle dans { $percent } des cas.
}
why-fresh-dice = { $dice ->
    [one] Avec le dé restant, tu fais un farkle dans { $percent } des cas, et avec les { $all } ensemble seulement dans { $otherwise }.
   *[other] Avec les { $dice } dés restants, tu fais un farkle dans { $percent } des cas, et avec les { $all } ensemble seulement dans { $otherwise }.
}
why-nothing-to-lose = Les points de ce tour sont déjà perdus : un lancer de plus ne peut rien coûter.
why-nearly-equal = Un autre coup gagne presque aussi souvent : moins de { $percent } de différence.
why-win-chances = Le meilleur coup gagne dans { $best } des cas, l’autre dans { $other }.

# Settings of the rules
problem-needs-dice = Sans effet : cela n’arrive qu’avec { $dice } dés.
setting-none = rien
setting-as-triples = { $count ->
    [one] un brelan
   *[other] deux brelans
}
setting-on = oui
setting-off = non
setting-times = { $times } × le brelan
source-classic = règles fournies par une boutique de dés
source-playmonster = notice de PlayMonster
source-walnut = Walnut Studiolo
source-wikihow = wikiHow
source-expanded = PlayMonster, résumé détaillé
source-well-known = autres versions connues
dial-equipment = Dés
dial-scoring = Ce qui rapporte
dial-opening = Entrée en jeu
dial-hotdice = Dés chauds
dial-penalties = Farkles
dial-inheritance = Dés restants
dial-ending = Fin de la partie
dial-sides = Joueurs
allowed-points = un nombre jusqu’à { $most }, de { $step } en { $step }, ou « { $none } »
allowed-target = un nombre de { $step } à { $most }, de { $step } en { $step }
allowed-of-a-kind = un nombre jusqu’à { $most }, de { $step } en { $step }, un multiple comme « { $times } », ou « { $none } »
allowed-six-ones = un nombre jusqu’à { $most }, de { $step } en { $step }, « { $like } », ou « { $wins } »
allowed-four-and-a-pair = un nombre jusqu’à { $most }, de { $step } en { $step }, « { $like } », ou « { $none } »
allowed-penalty = un nombre jusqu’à { $most }, de { $step } en { $step }, « { $all } », ou « { $none } »
allowed-count = un nombre entier de { $least } à { $most }
allowed-list = des points pour chaque place comme « 0 / 200 », jusqu’à { $most }, de { $step } en { $step }, ou « { $none } »
problem-not-allowed = « { $value } » ne va pas ici. Écris { $allowed }.
problem-nothing-scores = Rien ne rapporte : chaque lancer serait un farkle. Donne des points à au moins une combinaison.
problem-never-bankable = On ne pourrait jamais encaisser : avec ces points, un tour atteint au plus { $highest }. Demande { $highest } ou moins.
problem-never-may-stop = On ne pourrait jamais encaisser : tout lancer qui rapporte donne des dés chauds, qu’il faut relancer. Rends la relance facultative.
problem-target-cant-be-hit = Impossible à atteindre exactement : tous les points sont des multiples de { $unit }. Choisis un multiple de { $unit }.
problem-target-is-no-sum = Aucune somme des points ne donne exactement cela. Choisis un but plus haut ou des points plus bas.
problem-above-exact-target = Cela contredit un but exact, qu’on ne peut pas dépasser.
problem-passes-exact-target = Tout ce qu’on peut encaisser dépasserait le but de { $target }, qu’il faut atteindre exactement. Demande { $target } ou moins.
problem-misses-exact-target = En partant de { $start }, on ne peut jamais l’atteindre exactement : aucune somme de points ne donne les { $needs } qui manquent. Choisis un autre but ou d’autres points de départ.
problem-passes-from-start = En partant de { $start }, tout ce qu’on peut encaisser dépasserait le but, qu’il faut atteindre exactement. Demande { $needs } ou moins.
problem-starts-at-target = Quelqu’un aurait déjà atteint le but de { $target } avant le premier lancer. Choisis moins que le but.
problem-one-team = Une seule équipe n’a pas d’adversaire. Jouez sans équipes, ou avec 2 à 6.
problem-no-bonus = Le gros enjeu demande un bonus. Donne-lui des points, ou renonce aux dés restants.

# The options of the rules; in English the engine says them.
option-teams-0 = sans équipes
option-six_ones-like_others = comme les autres
option-six_ones-wins = gagnent la partie
option-three_farkles-all = tous les points
option-dice = Nombre de dés
option-dice-about = Avec cinq dés, les combinaisons de six dés ne comptent pas.
option-single_one = Un 1 seul
option-single_one-about = Les points d’un 1 seul.
option-single_five = Un 5 seul
option-single_five-about = Les points d’un 5 seul.
option-three_ones = Trois 1
option-three_ones-about = Trois 1 en un lancer. Avec 300, c’est Pocket Farkle.
option-three_twos = Trois 2
option-three_twos-about = Trois 2 en un lancer.
option-three_threes = Trois 3
option-three_threes-about = Trois 3 en un lancer.
option-three_fours = Trois 4
option-three_fours-about = Trois 4 en un lancer.
option-three_fives = Trois 5
option-three_fives-about = Trois 5 en un lancer.
option-three_sixes = Trois 6
option-three_sixes-about = Trois 6 en un lancer.
option-four_of_a_kind = Carré
option-four_of_a_kind-about = Des points fixes, ou un multiple du brelan.
option-five_of_a_kind = Cinq identiques
option-five_of_a_kind-about = Des points fixes, ou un multiple du brelan.
option-six_of_a_kind = Six identiques
option-six_of_a_kind-about = Des points fixes, ou un multiple du brelan.
option-six_ones = Six 1
option-six_ones-about = Six 1 d’un coup : le barème des autres faces, des points à part ou la victoire.
option-straight = Suite de 1 à 6
option-straight-about = 1-2-3-4-5-6 en un lancer.
option-low_straight = Suite de 1 à 5
option-low_straight-about = 1-2-3-4-5 en un lancer.
option-high_straight = Suite de 2 à 6
option-high_straight-about = 2-3-4-5-6 en un lancer.
option-three_pairs = Trois paires
option-three_pairs-about = Trois paires de faces différentes en un lancer.
option-four_and_a_pair = Carré et paire
option-four_and_a_pair-about = Quatre dés identiques et une paire en un lancer.
option-four_and_a_pair-like_three_pairs = comme 3 paires
option-two_triplets = Deux brelans
option-two_triplets-about = Trois d’une face et trois d’une autre en un lancer.
option-full_house = Full
option-full_house-about = Un brelan et une paire en un lancer : ces points s’ajoutent à ceux du brelan.
option-no_scorers = Aucun dé ne rapporte
option-no_scorers-about = Un lancer de tous les dés où rien ne rapporte vaut ces points au lieu d’un farkle.
option-no_scorers_hot_dice = Ce lancer donne aussi des dés chauds
option-no_scorers_hot_dice-about = Ce lancer donne-t-il droit aux dés chauds ?
option-five_of_a_kind_wins = Victoire avec cinq identiques d’emblée
option-five_of_a_kind_wins-about = Cinq dés seulement : cinq identiques au premier lancer d’un tour gagnent la partie.
option-opening_score = Entrée en jeu
option-opening_score-about = Il faut encaisser au moins ce total la première fois ; ensuite, il n’y a plus de minimum.
option-minimum_bank = Minimum à chaque tour
option-minimum_bank-about = On ne peut jamais encaisser moins.
option-hot_dice = Dés chauds
option-hot_dice-about = Une fois tous les dés de côté, peut-on les relancer, ou le doit-on ?
option-hot_dice-may_roll = on peut les relancer
option-hot_dice-must_roll = il faut les relancer
option-three_farkles = Trois farkles de suite
option-three_farkles-about = Ce que coûte le troisième farkle de suite. Le compte des farkles repart à zéro quand on encaisse, ou après la pénalité.
option-below_zero = Score négatif possible
option-below_zero-about = La pénalité pour trois farkles peut-elle faire passer sous zéro ?
option-toxic_twos = Le 2 toxique
option-toxic_twos-about = Quatre 2 ou plus en un lancer effacent les points du tour et y mettent fin, avant toute mise de côté. Ce n’est pas un farkle.
option-after_farkle = Après un farkle
option-after_farkle-about = Un farkle finit le tour, ou en efface seulement les points : on peut alors relancer ces dés.
option-after_farkle-turn_ends = le tour est fini
option-after_farkle-may_go_on = on peut continuer
option-leftover_dice = Dés restants
option-leftover_dice-about = Peut-on commencer son tour avec les dés laissés par le joueur précédent ? Et que gagne-t-on si ce premier lancer rapporte ?
option-leftover_dice-unused = chaque tour commence avec tous les dés
option-leftover_dice-high_stakes = gros enjeu : on peut les lancer pour un bonus
option-leftover_dice-piggyback = relais : on peut les lancer pour ce que l’autre vient d’encaisser
option-high_stakes_bonus = Bonus du gros enjeu
option-high_stakes_bonus-about = Ce qui s’ajoute au tour si le premier lancer des dés restants rapporte.
option-ending = Fin de la partie
option-ending-about = Ce qui se passe quand quelqu’un atteint le but ; ou bien on joue un nombre fixe de manches.
option-ending-at_once = le premier à atteindre le but gagne tout de suite
option-ending-last_turn = les autres ont un dernier tour
option-ending-exactly = il faut tomber pile sur le but
option-ending-rounds = après un nombre fixé de manches, le meilleur score gagne
option-target = But
option-target-about = Le score qui met fin à la partie.
option-reached = Atteindre le but
option-reached-about = Suffit-il d’atteindre le but, ou faut-il le dépasser ?
option-reached-at_least = il suffit de l’atteindre
option-reached-above = il faut le dépasser
option-rounds = Nombre de manches
option-rounds-about = Le nombre de tours de chacun, quand le nombre de manches est fixé.
option-last_chance = Dernière chance
option-last_chance-about = Ce que les autres ont encore quand quelqu’un atteint le but : un tour entier ou un seul lancer.
option-last_chance-turn = un dernier tour
option-last_chance-one_throw = un dernier lancer
option-ties = Égalité à la fin
option-ties-about = Qui gagne si plusieurs finissent avec le même score en tête.
option-ties-earlier = le premier arrivé à ce score
option-ties-shared = la victoire est partagée
option-ties-play_off = un tour de plus jusqu’à ce que l’un passe devant
option-teams = Équipes
option-teams-about = Le nombre d’équipes ; aucune si chacun joue pour soi. Les partenaires partagent un score et se font face : A B A B ou A B C A B C.
option-starter = Qui commence
option-starter-about = Comment choisir qui commence. Ensuite, on joue dans le sens des aiguilles d’une montre.
option-starter-highest_die = le dé le plus haut ; on relance en cas d’égalité
option-starter-chosen = les joueurs choisissent
option-starter-random = le hasard
option-start_bonus = Avance au départ
option-start_bonus-about = Une avance pour ceux qui jouent plus tard, dans l’ordre des tours : 0 / 200 donne 200 points au deuxième.

# The known versions
preset-classic = Les règles fournies par une boutique de dés : 1 et 5 isolés, brelans, suite à 3 000 et trois paires à 1 500 ; le premier à 10 000 gagne tout de suite.
preset-playmonster = La notice de la boîte PlayMonster : 300 pour trois 1, points fixes pour quatre, cinq et six identiques, 500 pour entrer en jeu, un dernier tour pour les autres.
preset-walnut = D’après un fabricant de dés de voyage : chaque dé identique de plus double les points, 500 pour entrer en jeu, un dernier tour pour les autres. Le but peut aussi être 1 000 ou 5 000.
preset-wikihow = L’article de wikiHow : dés seuls et brelans, dés chauds à relancer, un dernier tour pour les autres.
preset-playmonster-expanded = Les règles de PlayMonster en plus détaillé : il faut plus de 10 000 pour lancer les derniers tours.
preset-zilch = Le jeu en ligne Zilch : chaque dé identique de plus double les points, 1 500 pour trois paires ou carré et paire, 500 et dés chauds si rien ne rapporte avec six dés, on encaisse à partir de 300, le troisième farkle de suite coûte 500.
preset-facebook = Le célèbre jeu de Facebook, tel que Busche l’a étudié : chaque dé identique de plus ajoute le brelan, 750 pour trois paires différentes, on encaisse à partir de 300, le troisième farkle de suite coûte 500.
preset-busche-neller = Dés seuls et brelans ; le premier à 10 000 gagne : le jeu dont Busche et Neller ont calculé la stratégie parfaite.
preset-kcd = Le jeu de dés de Kingdom Come: Deliverance : petites suites à 500 et 750, chaque dé identique de plus double les points ; le but y va de 1 500 à 8 000, ici 4 000. Sans dés pipés ni insignes.
preset-cardgames = Le jeu de CardGames.io, pour ce qu’on en sait : les points du carré (ici le double du brelan) et de cinq ou six identiques (on double encore) sont incertains.
version-classic = Classique
version-playmonster-expanded = PlayMonster, version longue
version-busche-neller = Busche et Neller
version-changed = { $name }, modifié
version-unnamed = Règles maison
