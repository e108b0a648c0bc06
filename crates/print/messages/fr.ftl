# Français : ce que disent seulement les feuilles imprimées.

# Titles
doc-scores = Feuille de points de Farkle : { $name }
doc-rules = Règles de Farkle : { $name }
doc-card = Carte de Farkle : { $name }
doc-cards = Cartes de Farkle : { $name }
chooser-question = avec quelles règles jouons-nous ?
chooser-about = Cochez vos règles avant le premier lancer. Un point marque les choix de « { $name } ».
keep-broken-off = une partie interrompue
keep-decided-bank = Tout s’est joué à la manche { $round } : { $name } a encaissé { $points }.
keep-decided-farkle = Tout s’est joué à la manche { $round } : { $name } a fait un farkle.
keep-decided-turn = Tout s’est joué à la manche { $round }, quand { $name } a joué.
keep-decided-chance = { $winner } : chances de gagner de { $before } à { $after }.
keep-corrected = correction
keep-joined = arrive avec
keep-opened = entre en jeu avec ce tour
keep-seed = Graine des dés : { $seed }
keep-code = Code de la partie : { $code } · « farkle verify » refait tous les lancers avec la graine et donne le code.

# The game in short
short-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
short-exactly = Jusqu’à { $target } exactement
short-above = Jusqu’à plus de { $target }
short-target = Jusqu’à { $target }
short-opening = { $points } pour entrer en jeu
short-minimum = au moins { $points } à encaisser
short-last-turn = un dernier tour pour les autres
short-last-throw = un dernier lancer pour les autres

# Columns of a score sheet
column-turn = tour
column-total = total
column-round = manche

# What scores
name-four-and-a-pair = Carré et paire
name-five-at-once = Cinq identiques d’emblée
name-nothing = Rien ne rapporte
amount-times = { $times } × brelan
amount-wins = gagne
amount-full-house = brelan + { $points }

# The rules on one page
summary-note = Les combinaisons ne comptent que dans un même lancer. Tu peux mettre de côté n’importe quelle partie du lancer qui rapporte.
example-title = Exemple de tour
example-bank = s’arrêter et encaisser
example-hot = dés chauds : tout relancer
example-roll = lancer { $dice }
