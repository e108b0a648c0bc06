# Español: las palabras que comparten la aplicación y las hojas impresas. Una línea que empieza con un corchete o un
# asterisco es una de varias formas del mismo mensaje.
number-group = "."
list-and = { $first } y { $last }
list-and-i = { $first } e { $last }
percent = { $number } %
decimal-mark = ","

# Dice and combinations
face-1 = uno
face-2 = dos
face-3 = tres
face-4 = cuatro
face-5 = cinco
face-6 = seis
faces-1 = unos
faces-2 = doses
faces-3 = treses
faces-4 = cuatros
faces-5 = cincos
faces-6 = seises
shape-single = un { $face }
shape-two = dos { $face }
shape-more = { $times } { $face }
shape-three = tres { $face }
shape-four = cuatro { $face }
shape-five = cinco { $face }
shape-six = seis { $face }
shape-low-straight = escalera del uno al cinco
shape-high-straight = escalera del dos al seis
shape-straight = escalera
shape-three-pairs = tres parejas
shape-four-and-a-pair = póquer con pareja
shape-two-triplets = dos tríos
shape-full-house = full
shape-no-scorers = nada de nada
price-single = un { $face } suelto
price-faces-1 = 1
price-faces-2 = 2
price-faces-3 = 3
price-faces-4 = 4
price-faces-5 = 5
price-faces-6 = 6
price-three = tres { $face }
price-four = cuatro { $face }
price-five = cinco { $face }
price-six = seis { $face }
price-low-straight = escalera del 1 al 5
price-high-straight = escalera del 2 al 6

# People: who plays alone against the computer is called this, and spoken to
you = Tú

# Who has won
end-won = { $who ->
    [you] ¡Ganas tú!
   *[other] { $count ->
        [one] Gana { $name }
       *[other] Ganan { $name }
    }
}
end-shared = Victoria compartida: { $name }

# Marks on a score sheet
sheet-farkle = F
sheet-toxic = tóxico
sheet-gave-up = –
sheet-wins = gana
sheet-too-far = se pasa

# The rules
heading-goal = Objetivo
heading-scoring = Qué puntúa
heading-turn = Tu turno
heading-banking = Plantarse
heading-farkle = Farkle
heading-end = Final de la partida
heading-players = Jugadores
rule-reach-target = Llega a { $target } puntos.
rule-pass-target = Pasa de { $target } puntos.
rule-hit-target = Llega exactamente a { $target } puntos.
rule-most-after-rounds = { $rounds ->
    [one] Ten más puntos que nadie tras { $rounds } ronda.
   *[other] Ten más puntos que nadie tras { $rounds } rondas.
}
rule-price = { $what }: { $points }.
rule-triple-prices = Tríos: el número del dado por { $value }; tres unos: { $ones }.
rule-four-of-a-kind = Póquer
rule-five-of-a-kind = Cinco iguales
rule-six-of-a-kind = Seis iguales
rule-times-triple = { $what }: { $times } veces el trío.
rule-not-priced = { $what }: sin puntos propios.
rule-more-as-triples = Cuatro dados iguales o más cuentan como tríos; los unos y los cincos que sobran, sueltos.
rule-six-ones = Seis unos
rule-six-ones-win = Seis unos en una tirada ganan la partida al momento.
rule-five-of-a-kind-wins = Cinco iguales en la primera tirada de un turno ganan la partida al momento.
rule-straight = Escalera del uno al seis
rule-low-straight = Escalera del uno al cinco
rule-high-straight = Escalera del dos al seis
rule-three-pairs = Tres parejas de caras distintas
rule-four-and-a-pair = Póquer con pareja
rule-two-triplets = Dos tríos
rule-full-house = Full (trío y pareja): el trío y { $points } más.
rule-no-scorers = Una tirada de los { $dice } dados en la que nada puntúa vale { $points }.
rule-no-scorers-hot = Una tirada de los { $dice } dados en la que nada puntúa vale { $points } y cuenta como dados calientes.
rule-one-roll-only = Las combinaciones solo cuentan dentro de una tirada: los dados apartados antes nunca se juntan con los que tiras después.
rule-roll-all = Tira los { $dice } dados.
rule-off-the-table = Los dados que se caen de la mesa se tiran otra vez.
rule-set-aside-some = Tras cada tirada, aparta al menos un dado o combinación que puntúe; no hace falta apartar todo lo que puntúa.
rule-roll-or-bank = Después tira los dados que quedan para sumar a tu turno, o plántate y anota los puntos.
rule-hot-dice-may = Dados calientes: cuando has apartado los { $dice } dados, puedes tirarlos todos otra vez y seguir.
rule-hot-dice-must = Dados calientes: cuando has apartado los { $dice } dados, debes tirarlos todos otra vez; antes no puedes plantarte, ni siquiera para ganar.
rule-high-stakes = Apuesta alta: puedes empezar con los dados que dejó el jugador anterior; si esa primera tirada puntúa, sumas { $points } a tu turno.
rule-piggyback = A cuestas: cuando alguien se planta, puedes empezar con sus dados sobrantes (con todos si tuvo dados calientes); si esa primera tirada puntúa, los puntos que acaba de anotar se suman también a tu turno.
rule-opening = La primera vez necesitas { $points } o más para plantarte; después puede ser menos.
rule-minimum-bank = Nunca puedes plantarte con menos de { $points }.
rule-farkle-ends-turn = Una tirada en la que nada puntúa es un farkle: el turno acaba y sus puntos se pierden.
rule-farkle-otherwise = Cualquier otra tirada en la que nada puntúa es un farkle: el turno acaba y sus puntos se pierden.
rule-farkle-may-go-on = Una tirada en la que nada puntúa es un farkle: los puntos del turno se pierden, pero puedes tirar otra vez estos dados o terminar el turno.
rule-three-farkles-cost = El tercer farkle seguido cuesta { $points } puntos, aunque te quedes por debajo de cero; después se empieza a contar de nuevo.
rule-three-farkles-cost-to-zero = El tercer farkle seguido cuesta { $points } puntos, pero nunca te deja por debajo de cero; después se empieza a contar de nuevo.
rule-three-farkles-cost-all = El tercer farkle seguido cuesta todos tus puntos; después se empieza a contar de nuevo.
rule-toxic-twos = Doses tóxicos: cuatro o más doses en una tirada borran los puntos del turno y lo terminan, valgan lo que valgan.
rule-ends-at-once = Gana quien llega primero al objetivo.
rule-last-turn = Cuando alguien llega al objetivo, los demás tienen un último turno; gana la puntuación más alta.
rule-last-throw = Cuando alguien llega al objetivo, los demás tienen una última tirada; gana la puntuación más alta.
rule-passing-goes-to-lowest = Si al plantarte pasas de { $target }, no sumas nada: esos puntos van al rival con menos puntos, salvo que él también se pase.
rule-rounds-decide = Todos tienen el mismo número de turnos; gana la puntuación más alta.
rule-ties-earlier = En caso de empate, gana quien llegó antes a esos puntos.
rule-ties-first-in-turn-order = En caso de empate, gana quien va antes en el orden de juego.
rule-ties-shared = En caso de empate, se comparte la victoria.
rule-ties-play-off = En caso de empate, los empatados juegan un turno más cada uno hasta que alguien quede por delante.
rule-teams = Juegan { $teams } equipos, alternados en la mesa; los compañeros comparten los puntos.
rule-starter-highest-die = Cada uno tira un dado y empieza quien saca más (si hay empate, se repite); luego se juega en el sentido de las agujas del reloj.
rule-starter-chosen = Se elige quién empieza; luego se juega en el sentido de las agujas del reloj.
rule-starter-random = El azar decide quién empieza; luego se juega en el sentido de las agujas del reloj.
rule-start-bonus = Por orden de turno, los jugadores empiezan con { $list } puntos.

# Why the best play is the best
why-rival = el rival
why-only-play = No se puede hacer otra cosa.
why-wins-now = Así ganas la partida ahora mismo.
why-bank-loses = Es tu último turno, y si te plantas te faltan { $short }.
why-below-opening = Para entrar en juego necesitas { $least } y con esta tirada tienes { $most } como mucho: aún no puedes plantarte.
why-below-minimum = Nadie puede plantarse con menos de { $least }, y con esta tirada tienes { $most } como mucho.
why-hot-dice-must-roll = Aquí no puedes plantarte: los dados calientes hay que tirarlos otra vez.
why-past-target = Si te plantas, te pasas del objetivo por { $over } y no anotas nada.
why-last-turn-holds = Si te plantas, { $rival } necesita { $needs } y gana el { $percent } de las veces.
why-last-turn-beats = Si te plantas llegas al objetivo, pero entonces { $rival } necesita { $needs } y gana el { $percent } de las veces.
why-third-farkle = { $dice ->
    [one] Con un solo dado sale farkle el { $percent } de las veces. Sería tu tercero seguido y cuesta { $cost } puntos.
   *[other] Con { $dice } dados sale farkle el { $percent } de las veces. Sería tu tercero seguido y cuesta { $cost } puntos.
}
why-goal-in-reach = Con este turno aún te faltan { $needs } puntos para el objetivo. Si sigues tirando, los sacas en este mismo turno el { $chance } de las veces. Si te plantas, ganas el { $bank } de las veces.
why-behind = Aunque te plantes, { $rival } sigue { $lead } por delante. Si tiras, ganas el { $roll } de las veces; si te plantas, el { $bank }.
why-rival-close = { $rival } necesita { $needs } para ganar y los saca en un turno el { $percent } de las veces: vale la pena arriesgarse.
why-ahead = Si te plantas, vas { $lead } por delante. Tirar convertiría { $bank } en { $roll } de media, pero no necesitas ese riesgo.
why-no-hurry = A { $rival } le suelen faltar { $turns } turnos, así que no hay prisa.
why-farkle-risk = { $dice ->
    [one] Con un dado sale farkle el { $percent } de las veces, y entonces se pierden { $stake }.
   *[other] Con { $dice } dados sale farkle el { $percent } de las veces, y entonces se pierden { $stake }.
}
why-roll-earns = Si tiras, sacas { $roll } de media, contando los farkles; si te plantas, { $bank }.
why-bank-earns = Si te plantas, sacas { $bank }; si tiras, { $roll } de media.
why-all-dice-again = Dados calientes: con los { $dice } dados sale farkle solo el { $percent } de las veces.
why-all-dice-never = Dados calientes: con los { $dice } dados nunca sale farkle.
why-hot-dice-chance = { $dice ->
    [one] Con un solo dado salen dados calientes el { $percent } de las veces. Sin eso, plantarse daría más puntos.
   *[other] Con { $dice } dados salen dados calientes el { $percent } de las veces. Sin eso, plantarse daría más puntos.
}
why-more-dice = { $instead ->
    [one] Con { $dice } dados sale farkle el { $percent } de las veces; con uno solo, el { $otherwise }.
   *[other] Con { $dice } dados sale farkle el { $percent } de las veces; con { $instead }, el { $otherwise }.
}
why-given-up = Por eso vale la pena renunciar a { $less } puntos.
why-more-points = { $dice ->
    [one] Llévate estos { $more } más, aunque tires un dado en lugar de { $instead }: vale la pena.
   *[other] Llévate estos { $more } más, aunque tires { $dice } dados en lugar de { $instead }: vale la pena.
}
why-more-points-anyway = { $dice ->
    [one] En ambos casos queda un dado por tirar, pero esta jugada suma { $more } más.
   *[other] En ambos casos quedan { $dice } dados por tirar, pero esta jugada suma { $more } más.
}
why-take-all = Aquí paras, así que llévatelo todo: son { $more } más.
why-take-over = { $dice ->
    [one] Si el dado sobrante puntúa, da { $points } más; sale farkle el { $percent } de las veces.
   *[other] Si los { $dice } dados sobrantes puntúan, dan { $points } más; sale farkle el { $percent } de las veces.
}
why-fresh-dice = { $dice ->
    [one] Con el dado sobrante sale farkle el { $percent } de las veces; con los { $all } dados juntos, solo el { $otherwise }.
   *[other] Con los { $dice } dados sobrantes sale farkle el { $percent } de las veces; con los { $all } juntos, solo el { $otherwise }.
}
why-nothing-to-lose = Los puntos de este turno ya están perdidos: otra tirada no te cuesta nada.
why-nearly-equal = Otra jugada gana casi las mismas veces: la diferencia no llega al { $percent }.
why-win-chances = La mejor jugada gana el { $best } de las veces; la otra, el { $other }.

# Settings of the rules
problem-needs-dice = Sin efecto: solo puede salir con { $dice } dados.
setting-none = nada
setting-as-triples = { $count ->
    [one] un trío
   *[other] dos tríos
}
setting-on = sí
setting-off = no
setting-times = { $times } × el trío
source-classic = reglas impresas de una tienda de dados
source-playmonster = folleto de PlayMonster
source-walnut = Walnut Studiolo
source-wikihow = wikiHow
source-expanded = PlayMonster, resumen ampliado
source-well-known = otras versiones conocidas
dial-equipment = Dados
dial-scoring = Qué puntúa
dial-opening = Entrar en juego
dial-hotdice = Dados calientes
dial-penalties = Farkles
dial-inheritance = Dados sobrantes
dial-ending = Final de la partida
dial-sides = Jugadores
allowed-points = un número hasta { $most }, de { $step } en { $step }, o «{ $none }»
allowed-target = un número de { $step } a { $most }, de { $step } en { $step }
allowed-of-a-kind = un número hasta { $most }, de { $step } en { $step }, un múltiplo como «{ $times }», o «{ $none }»
allowed-six-ones = un número hasta { $most }, de { $step } en { $step }, «{ $like }», o «{ $wins }»
allowed-four-and-a-pair = un número hasta { $most }, de { $step } en { $step }, «{ $like }», o «{ $none }»
allowed-penalty = un número hasta { $most }, de { $step } en { $step }, «{ $all }», o «{ $none }»
allowed-count = un número entero de { $least } a { $most }
allowed-list = puntos para cada puesto como «0 / 200», hasta { $most }, de { $step } en { $step }, o «{ $none }»
problem-not-allowed = «{ $value }» no vale aquí. Escribe { $allowed }.
problem-nothing-scores = Nada puntúa, así que cada tirada sería un farkle. Da puntos al menos a una combinación.
problem-never-bankable = Nadie podría plantarse nunca: con estos puntos, un turno llega como mucho a { $highest }. Pide { $highest } o menos.
problem-never-may-stop = Nadie podría plantarse nunca: toda tirada que puntúa da dados calientes y obliga a seguir. Haz que tirarlos sea opcional.
problem-target-cant-be-hit = Nadie puede llegar justo aquí: todos los puntos son múltiplos de { $unit }. Elige un múltiplo de { $unit }.
problem-target-is-no-sum = Ninguna suma de puntos llega justo aquí. Elige un objetivo más alto o puntos más bajos.
problem-above-exact-target = No encaja con un objetivo exacto, que no se puede pasar.
problem-passes-exact-target = Quien se plante se pasará siempre del objetivo de { $target }, y hay que llegar justo. Pide { $target } o menos.
problem-misses-exact-target = Quien empieza con { $start } nunca puede llegar justo: ninguna suma de puntos da los { $needs } que faltan. Elige otro objetivo u otros puntos de salida.
problem-passes-from-start = Quien empieza con { $start } se pasará siempre del objetivo, y hay que llegar justo. Pide { $needs } o menos.
problem-starts-at-target = Alguien tendría el objetivo de { $target } antes de la primera tirada. Elige menos puntos que el objetivo.
problem-one-team = Un equipo solo no tiene rival. Elige jugar sin equipos o con 2 a 6.
problem-no-bonus = La apuesta alta necesita una bonificación. Dale puntos o no uses los dados sobrantes.

# The options of the rules; in English the engine says them.
option-teams-0 = sin equipos
option-six_ones-like_others = como otros seis
option-six_ones-wins = ganan la partida
option-three_farkles-all = todos los puntos
option-dice = Número de dados
option-dice-about = Con cuántos dados se juega. Con cinco no cuentan las combinaciones de seis.
option-single_one = Un 1 suelto
option-single_one-about = Puntos por un 1 suelto.
option-single_five = Un 5 suelto
option-single_five-about = Puntos por un 5 suelto.
option-three_ones = Tres unos
option-three_ones-about = Tres unos en una tirada. Con 300 se conoce como Pocket Farkle.
option-three_twos = Tres doses
option-three_twos-about = Tres doses en una tirada.
option-three_threes = Tres treses
option-three_threes-about = Tres treses en una tirada.
option-three_fours = Tres cuatros
option-three_fours-about = Tres cuatros en una tirada.
option-three_fives = Tres cincos
option-three_fives-about = Tres cincos en una tirada.
option-three_sixes = Tres seises
option-three_sixes-about = Tres seises en una tirada.
option-four_of_a_kind = Póquer
option-four_of_a_kind-about = Puntos fijos o un múltiplo del trío.
option-five_of_a_kind = Cinco iguales
option-five_of_a_kind-about = Puntos fijos o un múltiplo del trío.
option-six_of_a_kind = Seis iguales
option-six_of_a_kind-about = Puntos fijos o un múltiplo del trío.
option-six_ones = Seis unos
option-six_ones-about = Seis unos en una tirada: puntúan como otros seis iguales, tienen puntos propios o ganan la partida.
option-straight = Escalera 1-6
option-straight-about = 1-2-3-4-5-6 en una tirada.
option-low_straight = Escalera 1-5
option-low_straight-about = 1-2-3-4-5 en una tirada.
option-high_straight = Escalera 2-6
option-high_straight-about = 2-3-4-5-6 en una tirada.
option-three_pairs = Tres parejas
option-three_pairs-about = Tres parejas de caras distintas en una tirada.
option-four_and_a_pair = Póquer con pareja
option-four_and_a_pair-about = Cuatro de una cara y dos de otra en una tirada.
option-four_and_a_pair-like_three_pairs = como tres parejas
option-two_triplets = Dos tríos
option-two_triplets-about = Tres de una cara y tres de otra en una tirada.
option-full_house = Full
option-full_house-about = Tres de una cara y dos de otra en una tirada: estos puntos se suman al trío.
option-no_scorers = Ningún dado puntúa
option-no_scorers-about = Una tirada de todos los dados en la que nada puntúa vale esto en lugar de un farkle.
option-no_scorers_hot_dice = Ningún dado puntúa: dados calientes
option-no_scorers_hot_dice-about = ¿Cuenta esa tirada como dados calientes, con las mismas reglas?
option-five_of_a_kind_wins = Cinco iguales a la primera ganan
option-five_of_a_kind_wins-about = Solo con cinco dados: cinco iguales en la primera tirada de un turno ganan la partida.
option-opening_score = Para entrar en juego
option-opening_score-about = Lo que hace falta para plantarse por primera vez; después puede ser menos.
option-minimum_bank = Mínimo para plantarse
option-minimum_bank-about = Nadie puede plantarse nunca con menos.
option-hot_dice = Dados calientes
option-hot_dice-about = Con todos los dados apartados, ¿se pueden tirar otra vez o hay que tirarlos?
option-hot_dice-may_roll = se pueden tirar otra vez
option-hot_dice-must_roll = hay que tirarlos otra vez
option-three_farkles = Tres farkles seguidos
option-three_farkles-about = Lo que cuesta el tercer farkle seguido. La cuenta vuelve a empezar al plantarse y tras la multa.
option-below_zero = Puntuación negativa
option-below_zero-about = ¿Puede la multa por tres farkles dejarte por debajo de cero?
option-toxic_twos = Doses tóxicos
option-toxic_twos-about = Cuatro o más 2 en una tirada anulan los puntos del turno y lo terminan antes de apartar nada. No es un farkle.
option-after_farkle = Tras un farkle
option-after_farkle-about = ¿Termina el turno con un farkle, o solo se pierden sus puntos y puedes tirar otra vez esos dados?
option-after_farkle-turn_ends = el turno termina
option-after_farkle-may_go_on = se puede seguir
option-leftover_dice = Dados sobrantes
option-leftover_dice-about = ¿Puede un turno empezar con los dados que dejó el jugador anterior? ¿Qué se gana si puntúan?
option-leftover_dice-unused = cada turno empieza con todos los dados
option-leftover_dice-high_stakes = apuesta alta: si puntúan, se suma una bonificación
option-leftover_dice-piggyback = a cuestas: si puntúan, se suman también los puntos recién anotados
option-high_stakes_bonus = Bonificación de la apuesta alta
option-high_stakes_bonus-about = Lo que se suma al turno si puntúa la primera tirada de los dados sobrantes.
option-ending = Final de la partida
option-ending-about = Qué ocurre cuando alguien llega al objetivo, o si se juega un número fijo de rondas.
option-ending-at_once = gana al momento quien llega primero al objetivo
option-ending-last_turn = los demás tienen un último turno
option-ending-exactly = gana solo quien llega justo al objetivo
option-ending-rounds = gana la puntuación más alta tras unas rondas
option-target = Objetivo
option-target-about = La puntuación con la que termina la partida.
option-reached = Llegar o pasar
option-reached-about = ¿Basta con llegar al objetivo o hay que pasarlo?
option-reached-at_least = con el objetivo o más
option-reached-above = solo con más que el objetivo
option-rounds = Número de rondas
option-rounds-about = Cuántos turnos tiene cada uno en una partida de rondas fijas.
option-last_chance = Última oportunidad
option-last_chance-about = Lo que les queda a los demás cuando alguien llega al objetivo: un turno entero o una sola tirada.
option-last_chance-turn = un último turno
option-last_chance-one_throw = una última tirada
option-ties = Empate al final
option-ties-about = Quién gana si varios acaban con la misma puntuación más alta.
option-ties-earlier = quien llegó antes a esos puntos
option-ties-shared = se comparte la victoria
option-ties-play_off = un turno más hasta que alguien gane
option-teams = Equipos
option-teams-about = Cuántos equipos juegan, o ninguno si cada uno juega por su cuenta. Los compañeros comparten los puntos y los equipos se alternan en la mesa: A B A B o A B C A B C.
option-starter = Quién empieza
option-starter-about = Cómo se decide quién tiene el primer turno; luego se juega en el sentido de las agujas del reloj.
option-starter-highest_die = quien saca el dado más alto; si hay empate, se repite
option-starter-chosen = lo eligen los jugadores
option-starter-random = el azar
option-start_bonus = Puntos de salida
option-start_bonus-about = Puntos con los que se empieza, por orden de turno, para compensar a quien juega después: 0 / 200 da 200 al segundo.

# The known versions
preset-classic = Las reglas impresas de una tienda de dados: sueltos, tríos, escalera por 3.000 y tres parejas por 1.500; el primero en llegar a 10.000 gana al momento.
preset-playmonster = El folleto de la caja de PlayMonster: tres unos por 300, puntos fijos para el póquer y para cinco y seis iguales, 500 para entrar en juego, un último turno para los demás.
preset-walnut = De un fabricante de dados de viaje: cada dado igual de más dobla los puntos, 500 para entrar en juego, un último turno para los demás. El objetivo también puede ser 1.000 o 5.000.
preset-wikihow = El artículo de wikiHow: solo sueltos y tríos, los dados calientes obligan a tirar, un último turno para los demás.
preset-playmonster-expanded = Las reglas de PlayMonster con más detalle: los últimos turnos empiezan cuando alguien pasa de 10.000.
preset-zilch = El juego en línea Zilch: cada dado de más dobla los puntos, 1.500 por tres parejas o póquer con pareja, 500 y dados calientes si ninguno de los seis dados puntúa, 300 o más para plantarse, el tercer farkle seguido cuesta 500.
preset-facebook = El conocido juego de Facebook según lo analizó Busche: cada dado extra suma otra vez el trío, tres parejas distintas 750, 300 o más para plantarse, el tercer farkle seguido cuesta 500.
preset-busche-neller = Solo sueltos y tríos; gana el primero en llegar a 10.000: el juego para el que Busche y Neller calcularon la estrategia perfecta.
preset-kcd = El juego de dados de Kingdom Come: Deliverance: escaleras cortas por 500 y 750, cada dado de más dobla los puntos; allí el objetivo va de 1.500 a 8.000, aquí es de 4.000. Sin dados trucados ni insignias.
preset-cardgames = El juego de navegador de CardGames.io, hasta donde se sabe. No es seguro cuánto valen el póquer (aquí, el doble del trío) ni cinco y seis iguales (aquí se sigue doblando).
version-classic = Clásicas
version-playmonster-expanded = PlayMonster, ampliadas
version-busche-neller = Busche y Neller
version-changed = { $name }, con cambios
version-unnamed = Reglas de casa
