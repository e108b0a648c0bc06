# Español: lo que solo está en las hojas impresas.

# Titles
doc-scores = Hoja de puntos de Farkle: { $name }
doc-rules = Reglas de Farkle: { $name }
doc-card = Tarjeta de Farkle: { $name }
doc-cards = Tarjetas de Farkle: { $name }
chooser-question = ¿con qué reglas jugamos?
chooser-about = Antes de la primera tirada, marca con qué se juega. Un punto señala «{ $name }».
keep-broken-off = una partida interrumpida
keep-decided-bank = La clave: { $name } se plantó con { $points } en la ronda { $round }.
keep-decided-farkle = La clave: el farkle de { $name } en la ronda { $round }.
keep-decided-turn = La clave: el turno de { $name } en la ronda { $round }.
keep-decided-chance = { $winner }: probabilidad de ganar, de { $before } a { $after }.
keep-corrected = corrección
keep-joined = se une con
keep-opened = entra en juego con este turno
keep-seed = Semilla de los dados: { $seed }
keep-code = Código de la partida: { $code } · «farkle verify» repite todas las tiradas con la semilla y da el código.

# The game in short
short-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
short-exactly = Hasta { $target } exactos
short-above = Hasta pasar de { $target }
short-target = Hasta { $target }
short-opening = { $points } para entrar en juego
short-minimum = { $points } como mínimo para plantarse
short-last-turn = un último turno para los demás
short-last-throw = una última tirada para los demás

# Columns of a score sheet
column-turn = turno
column-total = total
column-round = ronda

# What scores
name-four-and-a-pair = Póquer con pareja
name-five-at-once = Cinco iguales de salida
name-nothing = Nada puntúa
amount-times = { $times } × trío
amount-wins = gana
amount-full-house = trío + { $points }

# The rules on one page
summary-note = Las combinaciones cuentan solo dentro de una tirada. Puedes apartar lo que quieras de lo que puntúa.
example-title = Un turno de ejemplo
example-bank = plantarse
example-hot = dados calientes: tirarlos todos
example-roll = tirar { $dice }
