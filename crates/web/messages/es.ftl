# Español. Una línea que empieza con un corchete o un asterisco es una de varias formas del mismo mensaje.

# The game's words
farkle = Farkle

# Why something is not allowed
denial-not-your-turn = Ahora no te toca a ti.
denial-not-your-seat = Ese puesto no es tuyo.
denial-too-late = La partida ya ha avanzado. Mira otra vez la mesa.
denial-overloaded = Ahora no se puede guardar la jugada. Inténtalo otra vez.
denial-no-take-back = En esta mesa no se puede deshacer.
denial-nothing-to-take-back = No hay nada que deshacer.
denial-not-your-decision = La última jugada la hizo otra persona. Solo ella puede deshacerla.
denial-too-many-taken-back = En cada partida se puede deshacer { $most } veces, y ya no queda ninguna.
denial-dice-revealed = La semilla de los dados ya es pública: ya no se puede deshacer nada.
refusal-game-over = La partida ha terminado.
refusal-not-begun = Primero hay que saber quién empieza.
refusal-already-begun = La partida ya ha empezado.
refusal-no-such-seat = Ese puesto no existe: esta mesa tiene { $seats }.
refusal-starter-by-chance = En esta partida, el azar decide quién empieza.
refusal-dice-rolling = Los dados siguen rodando.
refusal-turn-under-way = El turno ya ha empezado.
refusal-roll-first = Primero tira los dados.
refusal-set-aside-first = Primero aparta al menos un dado que puntúe.
refusal-no-farkle = No hay ningún farkle tras el que seguir.
refusal-after-farkle = Ha sido un farkle: tira otra vez o termina el turno.
refusal-no-taking-over = En esta partida, cada turno empieza con todos los dados.
refusal-nothing-left-over = El jugador anterior no ha dejado ningún dado.
refusal-nothing-selected = Primero elige dados.
refusal-not-rolled = En esta tirada no hay: { $dice }.
refusal-does-not-score = { $count ->
    [one] Un { $dice } suelto no puntúa.
   *[other] Aquí no puntúan: { $dice }.
}
refusal-only-so-many = { $combinations }: con estas reglas no cuenta ninguno más.
refusal-hot-dice-must-roll = ¡Dados calientes! Tíralos todos otra vez antes de plantarte.
refusal-below-opening = Faltan { $missing } para entrar en juego: la primera vez hacen falta { $opening } o más.
refusal-below-minimum = Faltan { $missing } para plantarse: siempre hacen falta { $minimum } o más.
refusal-one-throw-only = La última oportunidad es una sola tirada: no puedes tirar otra vez.
refusal-cannot-give-up = Mientras puedas tirar o plantarte, no puedes terminar el turno sin puntos.
refusal-not-by-these-rules = Con estas reglas, un turno no puede acabar así.
refusal-no-such-total = { $points } no es posible: los puntos van de { $unit } en { $unit }.
refusal-too-much = Es demasiado: se pueden anotar hasta { $most } de una vez.
refusal-too-many-dice = Solo hay { $dice } dados.
refusal-teams-stay = A una partida por equipos no se puede unir nadie: los equipos quedarían desiguales.
refusal-table-full = La mesa está llena: caben { $most }.
refusal-too-late-to-join = La partida está a punto de acabar: ya no se puede unir nadie.
refusal-already-left = Este jugador ya se ha ido.
refusal-last-player = El último jugador no puede irse.

# What has happened
said-rolled-for-start = Para empezar: { $dice }.
said-starts = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
said-took-over = { $who ->
    [you] Usas los dados sobrantes.
   *[other] { $name } usa los dados sobrantes.
}
said-rolled = Tirada: { $dice }.
said-scores = { $number ->
    [thing] { $combinations }: { $points } puntos.
    [alike] { $combinations }: { $points } puntos.
   *[several] { $combinations }: { $points } puntos.
}
said-went-on = { $who ->
    [you] Sigues.
   *[other] { $name } sigue.
}
said-hot-dice = ¡Dados calientes!
said-inherited = Los dados sobrantes puntúan: { $points } más.
said-farkled-may-go-on = { $who ->
    [you] ¡Farkle! Pierdes { $lost }, pero puedes seguir.
   *[other] ¡Farkle! { $name } pierde { $lost }, pero puede seguir.
}
said-banked = { $who ->
    [you] Te plantas con { $points } y llegas a { $score }.
   *[other] { $name } se planta con { $points } y llega a { $score }.
}
said-banked-first = { $who ->
    [you] Te plantas con { $points }.
   *[other] { $name } se planta con { $points }.
}
said-opened = { $who ->
    [you] ¡Entras en juego!
   *[other] ¡{ $name } entra en juego!
}
said-farkled = { $who ->
    [you] ¡Farkle! No sumas nada.
   *[other] ¡Farkle! { $name } no suma nada.
}
said-farkled-losing = { $who ->
    [you] ¡Farkle! Pierdes { $lost }.
   *[other] ¡Farkle! { $name } pierde { $lost }.
}
said-toxic-twos = { $who ->
    [you] ¡Doses tóxicos! Pierdes { $lost }.
   *[other] ¡Doses tóxicos! { $name } pierde { $lost }.
}
said-gave-up = { $who ->
    [you] Terminas el turno sin puntos.
   *[other] { $name } termina el turno sin puntos.
}
said-penalty = { $who ->
    [you] Tres farkles seguidos te cuestan { $points }. Te quedas en { $score }.
   *[other] Tres farkles seguidos le cuestan { $points } a { $name }. Se queda en { $score }.
}
said-gift = { $who ->
    [you] ¡Demasiados puntos! Los { $points } son para ti.
   *[other] ¡Demasiados puntos! Los { $points } son para { $name }.
}
said-gift-lost = ¡Demasiados puntos! Los { $points } se pierden.
said-won-by-roll = { $who ->
    [you] ¡Ganas la partida con esta tirada!
   *[other] ¡{ $name } gana la partida con esta tirada!
}
said-last-turns = { $who ->
    [you] Tienes { $score }. ¡Último turno para los demás!
   *[other] { $name } tiene { $score }. ¡Último turno para los demás!
}
said-play-off = ¡Empate! Juegan el desempate: { $name }.
said-won = { $who ->
    [you] ¡Ganas con { $score }!
   *[other] { $count ->
        [one] { $name } gana con { $score }.
       *[other] { $name } ganan con { $score }.
    }
}
said-shared-win = Victoria compartida con { $score }: { $name }.
said-done = { $who ->
    [you] ¡Listo! Tienes { $score }.
   *[other] ¡Listo! { $name } tiene { $score }.
}

banner-last-turn = Último turno: { $needed } o más para ir en cabeza
banner-last-throw = Última tirada: { $needed } o más para ir en cabeza
banner-play-off = Desempate: gana el mejor turno
banner-opening = { $needed } para entrar en juego
banner-may-go-on = Farkle, pero puedes tirar otra vez estos dados
banner-exactly = Se gana con { $needed } exactos
banner-near-goal = Faltan { $needed } puntos
banner-near-goal-met = Basta para el objetivo
banner-round = Ronda { $round } de { $rounds }
banner-last-round = Última ronda

# Frame
page-description = Farkle: tienta a la suerte con seis dados. Contra la máquina o todos en la misma mesa, con las reglas de tu casa, con conexión o sin ella.
skip = Ir al contenido
back = Atrás
close = Cerrar
update-ready = Hay una nueva versión de Farkle.
update-now = Actualizar
update-later = Más tarde
not-kept = Este navegador no guarda partidas: si cierras la ventana, la partida se pierde.
not-kept-seat = Este navegador no puede guardar tu puesto en la mesa: si cierras la ventana, no podrás volver a él.
lost-title = Esta página no existe
lost-home = Inicio
lost-about = Quizá el enlace sea antiguo o le falte una parte.
not-reached = No se puede acceder a Farkle. ¿Tienes conexión?
try-again = Reintentar
elsewhere-about = Juega en una sola ventana para no perder ningún turno. Puedes seguir aquí desde el mismo punto.
elsewhere-take-over = Seguir aquí

# Home
home-lead = Tienta a la suerte con seis dados. Aquí mandan las reglas de tu casa.
home-continue = Continuar
home-continue-score = { $name }: { $score }
home-play = Jugar
home-play-about = Contra { $rival }
home-rivals = Rival
home-other = Otro rival u otras reglas
home-first = Aprende a jugar en dos minutos
home-today = Los dados del día
home-today-about = Diez turnos, los mismos dados para todo el mundo
home-today-par = la marca era { $par }
home-pass = Jugar aquí juntos
home-pass-about = Un dispositivo para toda la mesa
home-friends = Jugar en línea
home-friends-about = Cada uno en su dispositivo
home-pad = Libreta de puntos
home-pad-about = Para jugar con dados de verdad
home-games = Partidas jugadas
home-games-about = Revívelas y aprende
home-learn = Cómo se juega
home-learn-about = Tu primer turno en dos minutos
home-rules = Reglas
home-rules-about = Versiones conocidas y reglas de casa
home-settings = Ajustes
home-about = Sobre Farkle

player-number = Jugador { $number }

# Table
table-title = Mesa
goal-first-to = Objetivo: { $target } puntos
goal-past = Objetivo: más de { $target } puntos
goal-exactly = Gana quien llega justo a { $target }
goal-rounds = { $rounds ->
    [one] Gana quien tiene más puntos tras { $rounds } ronda
   *[other] Gana quien tiene más puntos tras { $rounds } rondas
}
goal-turns = { $rounds ->
    [one] Todos los puntos que puedas en { $rounds } turno
   *[other] Todos los puntos que puedas en { $rounds } turnos
}
goal-at-once = Gana quien llegue primero.
goal-last-turn = Después, los demás juegan un último turno.
goal-last-throw = ¡Una última tirada!
first-choose = Toca los dados que puntúan
first-choose-ones-and-fives = Toca los dados que puntúan. El 1 y el 5 puntúan siempre.
first-decide = ¿Te plantas o te arriesgas?
first-farkle = Ahí acaba el turno. Solo se conservan los puntos ya anotados.
first-farkle-of = Ahí acaba el turno de { $name }. Solo se conservan los puntos ya anotados.
first-own-farkle = Pierdes estos puntos. Los que ya anotaste se quedan.
told-one-by-one = Ahora de uno en uno: toca otro más
take-most = Apartar { $points } puntos
table-next = Ahora le toca a { $name }
table-players = Jugadores
table-turn-total = Este turno
table-turn-total-of = { $who ->
    [you] Tu turno
   *[other] Turno de { $name }
}
table-dice = Dados
table-tray = Apartados
table-tray-empty = Aquí van los dados apartados
table-tray-before = Hasta ahora: { $points }
die-label = { $face }, { $points } puntos, dado { $number }
die-label-dead = { $face }, no puntúa aquí, dado { $number }
die-label-rolls = { $face }, dado { $number }
roll-dice = { $dice ->
    [one] Tirar { $dice } dado
   *[other] Tirar { $dice } dados
}
roll-nothing = Tirar
roll-hot = Tirar los { $dice }
roll-again = { $dice ->
    [one] Seguir con { $dice } dado
   *[other] Seguir con { $dice } dados
}
roll-risk = { $percent } de riesgo de perder { $points }
roll-chance = { $percent } de riesgo de farkle
roll-safe = casi siempre puntúa
take-over = { $dice ->
    [one] Usar { $dice } dado sobrante
   *[other] Usar { $dice } dados sobrantes
}
take-over-earns = { $points } más si puntúa, { $percent } de riesgo de farkle
take-over-risks = { $points } más si puntúa, { $percent } de riesgo de perder { $cost }
bank-points = Plantarse con { $points }
bank-score = { $score } en total
bank-wins = ¡y ganas!
bank-loses = no basta
bank-leaves = quedan { $points } por apartar
bank-short = faltan { $missing } para entrar en juego
bank-short-minimum = faltan { $missing } para plantarse
bank-must-roll = tira los dados calientes
select-first = elige dados
bank-give-up = Terminar el turno
bank-give-up-about = sin puntos
thinking = Juega { $name }
thinking-solving = Analizando: { $percent }
thinking-hurry = Toca para acelerar
thinking-skip = Toca otra vez para saltar su turno
verdict-farkle = ¡Farkle!
verdict-toxic = ¡Doses tóxicos!
verdict-lost = { $who ->
    [you] Pierdes { $points }
   *[other] { $name } pierde { $points }
}
verdict-farkle-lost = { $who ->
    [you] Nada puntúa: pierdes { $points }
   *[other] Nada puntúa: { $name } pierde { $points }
}
verdict-nothing = { $who ->
    [you] Tu tirada no puntúa
   *[other] La tirada de { $name } no puntúa
}
moment-hot = Todos han puntuado: tíralos otra vez
moment-hot-offer = Todos han puntuado: ¿los tiras otra vez?
moment-hot-wins = Todos han puntuado: ¡plántate y ganas!
moment-opened = ¡En juego!
moment-big = ¡+{ $points }!
moment-done = ¡Listo!
moment-lead = { $who ->
    [you] ¡En cabeza!
   *[other] ¡{ $name } se pone en cabeza!
}
moment-last = ¡Último turno!
moment-last-yours = ¡Tu último turno!
moment-answer = Un turno más para { $name }
moment-answer-all = Un turno más para los demás
moment-has = { $who ->
    [you] Llevas { $score }
   *[other] { $name } lleva { $score }
}
choose-starter = ¿Quién empieza?
choose-starter-about = Cualquiera puede decidirlo.
choose-starter-chance = Al azar
not-opened = aún no está en juego
farkles-in-a-row = { $count ->
    [one] { $count } farkle
   *[other] { $count } farkles seguidos
}
leads = en cabeza
score-points = puntos
score-progress = { $name }: camino al objetivo
score-of = { $score } de { $target } puntos
say-selected = { $combinations }: { $points }.
say-your-roll = Tira para empezar tu turno.
say-roll-of = { $who ->
    [you] Tu turno.
   *[other] Turno de { $name }.
}
button-sheet = Hoja de puntos
button-odds = Probabilidades
say-taken-back = Deshecho.
say-taken-back-turn = { $who ->
    [you] Deshecho. Vuelves a empezar el turno { $turn }.
   *[other] Deshecho. { $name } vuelve a empezar el turno { $turn }.
}
say-taken-back-roll = Deshecho. En la mesa: { $dice }. Puntos apartados en este turno: { $points }.
button-take-back = Deshacer
button-rules = Reglas de esta partida
key-hints = Teclas: del 1 al 6 para elegir dados, R para tirar, B para plantarte, A para elegir los mejores dados, T para deshacer, S para la hoja de puntos, O para las probabilidades y el signo de interrogación para ver todas las teclas.
key-enter = Intro
key-shift = Mayús
key-home = Inicio
key-end = Fin
key-escape = Esc
key-tab = Tab
keys-title = Atajos de teclado
keys-dice = Elegir un dado o soltarlo
keys-best = Elegir los dados que más puntúan, o ninguno
keys-roll = Tirar los dados
keys-bank = Plantarse
keys-take-over = Usar los dados sobrantes (si las reglas lo permiten)
keys-points = Puntos
keys-pips = Dados, al anotar un turno con sus dados
keys-next = Ir al botón siguiente
keys-press = Pulsarlo

# Score sheet
sheet-title = Hoja de puntos
sheet-round = Ronda
sheet-total = Total
sheet-empty = Aquí aparecerán los turnos.
sheet-farkle-words = Farkle
sheet-opened = entra en juego con este turno

# Odds
odds-about = Según el número de dados, con las reglas de esta partida: el riesgo de farkle, la probabilidad de que puntúen todos los dados (dados calientes) y lo que da de media una tirada sin farkle.
odds-dice = Dados
odds-farkle = Farkle
odds-hot = Dados calientes
odds-average = Media si puntúa
odds-now = ahora
outlook-title = Probabilidad de ganar
outlook-exact = Cálculo exacto, si desde aquí los dos juegan a la perfección.
outlook-exact-turns = Cálculo exacto al empezar cada turno, si los dos juegan después a la perfección.
outlook-race = { $others ->
    [one] Aproximada, como si el rival no mirara el marcador.
   *[other] Aproximada, como si los demás no miraran el marcador.
}
outlook-none = En este momento no se puede calcular la probabilidad de ganar.
outlook-no-worker = Este navegador no deja calcular en segundo plano: no hay probabilidad de ganar ni pistas.
outlook-silent = El cálculo se ha parado. La probabilidad de ganar y las pistas volverán en unos minutos.
outlook-nowhere = No se pueden cargar las probabilidades. ¿Tienes conexión?
outlook-no-exact = Con estas reglas no se pueden calcular las probabilidades exactas.
outlook-exact-failed = Las probabilidades exactas no se pueden calcular aquí. Quizá falte memoria.
outlook-solve = Hacer el cálculo exacto
outlook-about = tarda { $time } más o menos
outlook-solving = Calculando las probabilidades exactas…
outlook-solving-left = Calculando las probabilidades exactas: { $percent }, listas en { $time } más o menos
outlook-stop = Detener
span-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
hint-show = Ver la mejor jugada
hint-title = Las mejores jugadas
hint-take = Elegir estos dados
hint-average = Puntos de media
hint-first-roll = Después de tirar, aquí podrás ver la mejor jugada.
hint-end = apartar { $dice } y terminar el turno
hint-then-bank = y plantarse con { $points }
hint-then-end = y terminar el turno
hint-then-roll = { $left ->
    [one] y tirar { $left } dado
   *[other] y tirar { $left } dados
}
thinker-in-page = Este navegador no deja calcular en segundo plano: en lugar de Victor juega Nora.
thinker-silent = La máquina ha dejado de responder. Por ahora, en lugar de Victor juega Nora.
thinker-nowhere = No se pueden cargar los rivales. ¿Tienes conexión? La app lo sigue intentando.

# End
end-more = Gráficos y cifras
end-figures = Cifras
end-reached = Objetivo alcanzado: { $target }
end-reached-first = { $who ->
    [you] Llegaste primero a { $target }
   *[other] { $name } llegó primero a { $target }
}
end-last-turns = { $others ->
    [one] Se ha llegado a { $target }, y luego un último turno
   *[other] Se ha llegado a { $target }, y luego un último turno para los demás
}
end-last-throws = { $others ->
    [one] Se ha llegado a { $target }, y luego una última tirada
   *[other] Se ha llegado a { $target }, y luego una última tirada para los demás
}
end-play-off = Un empate, resuelto en el desempate
end-rounds = { $rounds ->
    [one] La ronda ha terminado
   *[other] Las { $rounds } rondas han terminado
}
end-by-roll = Esa tirada gana la partida
end-short = Te quedaste a { $points } puntos de { $name }
end-short-of-goal = Te faltaron { $points } puntos para llegar a { $target }
end-rout = ¡A por la próxima!
end-rout-farkles = { $farkles } farkles en { $turns } turnos. ¡Ay!
end-slipped = ¡Se te escaparon { $points } puntos de las manos!
end-no-turn = { $name } ganó antes de tu primer turno. ¡Mala suerte!
end-few-turns = { $turns ->
    [one] Solo jugaste un turno. ¡Mala suerte!
   *[other] Solo jugaste { $turns } turnos. ¡Mala suerte!
}
end-close = ¡Por poco! A solo { $points } puntos de { $name }
end-close-to-goal = ¡Por poco! Te faltaron solo { $points } puntos para { $target }
end-ahead = { $points } puntos por delante de { $name }
end-chart = Puntos ronda a ronda
end-chances = Probabilidad de ganar ronda a ronda
end-chances-working = Calculando las probabilidades…
end-decided-working = Buscando el turno decisivo…
end-in-numbers = En cifras
end-after-round = Tras la ronda
end-decided = Lo decidió la ronda { $round }:
end-decided-bank = { $who ->
    [you] Anotaste { $points }.
   *[other] { $name } anotó { $points }.
}
end-decided-lost = { $who ->
    [you] Hiciste farkle y perdiste { $points }.
   *[other] { $name } hizo farkle y perdió { $points }.
}
end-decided-farkle = { $who ->
    [you] Hiciste farkle.
   *[other] { $name } hizo farkle.
}
end-decided-turn = { $who ->
    [you] Fue tu turno.
   *[other] Fue el turno de { $name }.
}
end-decided-chance = { $who ->
    [you] Tu probabilidad de ganar pasa del { $before } al { $after }
   *[other] { $name }: su probabilidad de ganar pasa del { $before } al { $after }
}
end-decided-none = Ningún turno decidió la partida por sí solo.
end-rematch = Revancha
end-again = Jugar otra vez
end-again-rival = Jugar otra vez contra { $rival }
end-next = Retar a { $rival }
end-beat-strongest = Aquí nadie juega mejor que { $rival }: ¡qué victoria!
end-home = Inicio
end-review = Ver la partida
end-share = Compartir resultado
share-me = Yo
share-decided = Turno decisivo: ronda { $round }, { $name }, { $what } ({ $winner } { $before } → { $after })
end-farkles = Farkles
end-best-turn = Mejor turno
end-highest = Mejor turno: { $points } ({ $name })
end-own-last = Tu turno ganador: { $points }
end-won-with = Turno ganador de { $name }: { $points }
end-own-best = Tu mejor turno: { $points }
end-average = Media por turno
table-gone = Esta partida no está en este navegador
table-unread = Esta partida está aquí, pero no se puede leer
table-unread-about = Aún puedes guardar su archivo desde la lista de partidas.
table-taken-over = Esta partida sigue en otra ventana

# Today’s Dice
today-number = Dados del día n.º { $number }
today-rules = Reglas: versión «{ $rules }»
today-clock = El reloj de este dispositivo está mal: los dados del día empezaron en 2026
today-about = Diez turnos, y todo el mundo tiene los mismos dados. La marca a batir es la puntuación de un jugador perfecto que no sabe lo que viene. ¡Con un poco de suerte la superarás!
today-once = Tu primer intento cuenta, sin deshacer y sin pistas. Después, practica cuanto quieras.
today-no-penalty = A diferencia de la versión «{ $version }», aquí tres farkles seguidos no cuestan nada.
today-play-about = { $turns } turnos
today-turn = Turno { $turn } de { $turns }
today-to-par = A batir: { $par } · faltan { $points }
today-at-par = A batir: { $par } · alcanzada
today-over-par = A batir: { $par } · { $points } más
today-par-was = Marca: { $par }
today-so-far = Turno { $turn } de { $turns } · { $points } por ahora
today-waiting = Los dados del día n.º { $number } están sin terminar. Todavía cuentan para su día.
today-result = Tu resultado
today-turns = Lo que dio cada turno
today-points = Puntos
today-unit = puntos
today-par = Marca a batir
today-above-par = { $points } por encima de la marca: ¡muy bien!
today-on-par = Has igualado la marca: ¡muy bien!
today-below-par = { $points } por debajo de la marca
today-near-par = Solo { $points } menos que la marca: ¡casi!
today-accuracy = Precisión
today-luck = Suerte (puntos)
today-costliest = La decisión que más te costó
today-costliest-of = { $count ->
    [one] { $name }: la decisión que más costó
   *[other] { $name }: las decisiones que más costaron
}
today-played = Jugado
today-cost = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
today-meaning = ¿Qué significan estas palabras?
today-par-about = Marca a batir: la puntuación de un jugador perfecto con los mismos dados, sin saber lo que viene. Con otras decisiones y algo de suerte puedes superarla.
today-accuracy-about = Precisión: lo cerca que estuvieron tus decisiones de las mejores jugadas. 100 % es perfecto.
today-luck-about = Suerte: cuántos puntos te dieron los dados, comparados con una suerte normal.
today-sum-best = Juego perfecto, dados normales
today-sum-luck = Tu suerte
today-sum-mistakes = Tus errores
today-sum = Tus puntos
today-working = Calculando la marca y la suerte…
today-share = Dados del día n.º { $number }: { $points }, marca { $par }, precisión { $accuracy }, { $farkles ->
    [one] { $farkles } farkle
   *[other] { $farkles } farkles
}
today-picture = Como imagen
today-share-more = Otras formas de compartir
today-calendar = Calendario y racha
today-picture-saved = La imagen está guardada.
today-practice = Practicar
today-practice-title = Práctica
today-practice-about = Al practicar salen los mismos dados, y puedes deshacer y pedir pistas. No cuenta.
today-together = Jugar con más gente en esta pantalla
today-together-about = Todos juegan las mismas tiradas, uno tras otro, y se compara al final. No cuenta. Para no perder la sorpresa, juega antes tu propio intento.
today-streak = Racha
today-streak-days = { $count ->
    [one] { $count } día
   *[other] { $count } días seguidos
}
today-streak-free = { $count ->
    [0] Este mes no puedes saltarte ni un día más.
    [one] Este mes puedes saltarte un día sin perder la racha.
   *[other] Este mes puedes saltarte { $count } días sin perder la racha.
}
today-month = Días jugados este mes: { $count } de { $days }
end-points = { $points } puntos
end-with-points = con { $points } puntos

# The rules
rules-title = Reglas
rules-about = Cada familia juega a su manera. Elige las reglas que conoces o cambia lo que quieras.
rules-yours = Tus reglas
rules-presets = Versiones conocidas
rules-compared = Cada tarjeta indica las principales diferencias con «{ $version }».
rules-most-common = La más común
rules-to-start-with = Para empezar
brief-classic = Un juego sencillo: sueltos, tríos, tres parejas y una escalera.
brief-playmonster = El juego de la caja que más se vende.
brief-walnut = Las reglas que acompañan a los dados de viaje de Walnut Studiolo.
brief-wikihow = Del artículo de wikiHow: con dados calientes hay que tirar.
brief-playmonster-expanded = Como PlayMonster, pero para acabar hay que pasar de 10.000.
brief-zilch = El juego en línea Zilch: seis dados que no puntúan dan 500.
brief-facebook = El juego de Facebook: tres farkles seguidos cuestan 500.
brief-busche-neller = El juego más simple de todos. Los matemáticos lo han resuelto.
brief-kcd = Del videojuego Kingdom Come: Deliverance, con escaleras cortas.
brief-cardgames = Un juego de navegador conocido.
mark-no-opening = sin mínimo para entrar en juego
mark-opening = { $points } para entrar en juego
mark-bank-from = plantarse desde { $points }
mark-target = objetivo: { $points }
mark-target-passed = objetivo: más de { $points }
mark-at-once = gana quien llega primero
mark-last-turn = un último turno para los demás
mark-exactly = objetivo exacto
mark-rounds = { $rounds } rondas
mark-times = { $kinds } iguales: trío × { $times }
mark-doubles = cada dado igual de más dobla los puntos
mark-adds = 4 iguales valen dos tríos, 5 valen tres
mark-flat = 4, 5, 6 iguales: puntos fijos
mark-triples = 4 iguales solo cuentan como un trío
mark-plain = sin escalera ni parejas
example-price = p. ej. { $points }
rules-own = Crear tus reglas
rules-unfinished = Seguir con tus reglas
rules-unfinished-about = Tus cambios se guardan como borrador.
rules-like = Como «{ $version }», salvo: { $list }
rules-discard = Descartar
rules-play = Usar estas reglas
rules-change = Cambiar estas reglas
rules-keep = Guardar en tus reglas
rules-remove = Quitar de tus reglas
rules-kept = Estas reglas están ahora en «Tus reglas».
rules-removed = Estas reglas ya no están en «Tus reglas».
rules-not-kept = Este navegador no puede guardar nada ahora.
rules-share = Copiar enlace
rules-code-and-qr = Código y QR
share = Compartir
share-game = Compartir la partida
share-game-text = Mira esta partida de Farkle, jugada a jugada:
share-game-long = Esta partida es demasiado larga para un enlace. Guárdala como archivo y envíalo.
shared-game-none = Este enlace no contiene una partida entera
shared-game-damaged = Quizá falte una parte del enlace. Pide que te lo envíen otra vez.
shared-game-keep = Guardar en mis partidas
today-film-text = Mi partida de los dados del día, jugada a jugada (se ven los dados del día):
shared-copied = Copiado: pégalo en un mensaje.
copied = ¡Copiado!
rules-copied = Enlace copiado.
rules-not-copied = Este navegador no deja copiar. Este es el enlace: { $link }
rules-unknown = No hay reglas con este nombre o código.
code-title = Código
code-copy = Copiar el código
code-copied = Código copiado.
code-not-copied = Este navegador no deja copiar: selecciona el código y cópialo tú.
rules-source = Fuente: { $source }

# Computer players
temperament-cautious-about = teme cada farkle y se planta pronto.
temperament-gambler-about = se ríe de los farkles y tira una vez de más.
temperament-beginner-about = aparta todo lo que puntúa y se planta cuando le da la gana.
temperament-calculator-about = cuenta sus puntos y nunca mira los tuyos.
temperament-champion-about = juega a ganar y vigila tus puntos.
remark-beginner-joy = ¡Yupi!
remark-beginner-woe = ¡Uy!
remark-beginner-wow = ¡Vaya!
remark-beginner-ouch = ¡Oh, no!
remark-beginner-won = ¿En serio? ¿Yo?
remark-beginner-lost = ¡Qué divertido! ¿Otra?
remark-gambler-joy = ¡Ja! ¡Así se hace!
remark-gambler-woe = ¡Valió la pena!
remark-gambler-wow = ¡Así se hace!
remark-gambler-ouch = ¡Quien no arriesga…!
remark-gambler-won = ¡Quien no arriesga, no gana!
remark-gambler-lost = ¡La próxima es mía!
remark-cautious-joy = ¡Madre mía!
remark-cautious-woe = Lo sabía.
remark-cautious-wow = ¡Qué valiente!
remark-cautious-ouch = ¡Ay, qué pena!
remark-cautious-won = Poco a poco.
remark-cautious-lost = ¡Muy bien jugado!
remark-calculator-joy = Según lo calculado.
remark-calculator-woe = Estadística…
remark-calculator-wow = ¡Buen cálculo!
remark-calculator-ouch = Mala suerte.
remark-calculator-won = Las cuentas cuadran.
remark-calculator-lost = ¡Bien calculado!
remark-champion-joy = Naturalmente.
remark-champion-woe = Vaya.
remark-champion-wow = Bien jugado.
remark-champion-ouch = Nos pasa a todos.
remark-champion-won = ¡Buena partida!
remark-champion-lost = ¡Me quito el sombrero!

# New game
new-title = Nueva partida
new-seats = ¿Quién juega?
new-rivals = Contra la máquina
new-rivals-tap = Solo juegan personas. Toca una cara para jugar contra la máquina.
new-rivals-several = Varios a la vez
new-rivals-none = Nadie
new-rival-plays = { $name } { $about }
new-rival-instead = { $name } sustituye a { $other }.
new-strength = Nivel { $strength } de { $most }
new-name-of = Nombre del jugador { $number }
new-holder-of = Quién juega en el puesto { $number }
new-color-of = Color del jugador { $number }: { $color }
color-1 = Bermellón
color-2 = Jade
color-3 = Azul
color-4 = Mostaza
color-5 = Violeta
color-6 = Magenta
color-7 = Musgo
color-8 = Plata
color-9 = Nogal
color-10 = Océano
color-11 = Cobre
color-12 = Índigo
new-computer = Máquina: { $name }
new-add-person = Añadir persona
new-friends = Invitar a amigos con un enlace
new-remove = Quitar al jugador { $number }
new-read-rules = Ver las reglas
new-teams = Equipos
new-no-teams = Sin equipos
new-so-many-teams = { $count } equipos
new-take-back = Permitir deshacer
new-take-back-about = Deshaz tu última jugada. Los dados no cambian.
new-hints = Permitir pistas
new-hints-about = En tu turno, toca las barras de arriba (Probabilidades) para ver la mejor jugada.
new-begin = Empezar la partida
new-name-limit = Los nombres pueden tener hasta { $most } caracteres.
name-missing = A alguien le falta el nombre.
name-too-long = Este nombre es demasiado largo: como máximo { $most } caracteres.
name-unreadable = Este nombre tiene caracteres invisibles: escríbelo de nuevo.
name-taken = Dos jugadores se llaman { $name }: ponles nombres distintos.
new-fault-count = Con { $seats } no se puede jugar: pueden jugar de 1 a { $most } jugadores.
new-fault-teams = Con { $seats } jugadores no salen { $teams } equipos iguales de al menos dos.

# Past games
games-none = Aún no hay partidas. Se guardan aquí, solo en este navegador.
games-filter = Buscar por jugador o reglas
games-none-found = Ninguna partida coincide.
totals-title = Tus estadísticas
totals-title-about = Victorias, mejor turno, media, farkles
totals-about = Las partidas en solitario y los Dados del día no cuentan aquí.
totals-good = Una jugada acertada cuesta menos de medio punto porcentual de la probabilidad de ganar.
totals-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
totals-last = Victorias en las últimas { $count } partidas: { $won }
totals-wins = Ganadas
totals-of-decisions = { $part } de { $all } decisiones
totals-of-turns = { $part } de { $all } turnos
games-more = Ver anteriores
games-unread = Ahora no se pueden leer tus partidas. No se ha borrado nada.
games-over = terminada
games-in-progress = en curso
games-winner = Ganador
games-won-against = Ganaste a { $name }
games-lost-to = Perdiste contra { $name }
games-save = Guardar archivo
games-open = Abrir archivo
games-open-fault = Este archivo no se puede abrir como partida:
games-forget = Borrar
games-forgotten = Partida borrada: { $names }.
games-undo = Deshacer
replay-title = Repetición
replay-result = Resultado: { $scores }
replay-first = Primer paso
replay-previous = Paso anterior
replay-previous-turn = Turno anterior
replay-play = Reproducir
replay-pause = Pausa
replay-next = Paso siguiente
replay-next-turn = Turno siguiente
replay-last = Último paso
replay-speed = Velocidad
replay-moment = Paso de la partida
replay-decisive = Turno decisivo: ronda { $round }
replay-at = Paso { $moment } de { $last }
replay-foreign-dice = Los dados no coinciden con la semilla de esta partida: la tirada { $moment } es distinta. Quizá alguien haya cambiado el archivo.
replay-taken-back = { $count ->
    [one] En esta partida se deshizo una jugada.
   *[other] En esta partida se deshicieron { $count } jugadas.
}
replay-position = Para programadores: este momento como comando
replay-position-about = En una terminal, esto compara todas las jugadas de este momento.
replay-set-aside = Apartado: { $dice }.
review-title = Suerte y habilidad
review-luckier = Mejores dados
review-fewer = Mejores decisiones
review-slightly = por poco
review-clearly = claramente
review-by-far = con diferencia
review-too-few = La partida fue demasiado corta para decir quién jugó mejor.
review-won-by-dice = { $who ->
    [you] Decidieron los dados: estuvieron de tu parte.
   *[other] Decidieron los dados: estuvieron de parte de { $name }.
}
review-won-by-play = { $who ->
    [you] Jugaste mejor y ganaste con peores dados.
   *[other] { $name } jugó mejor y ganó con peores dados.
}
review-won-by-play-alone = { $who ->
    [you] La suerte fue igual para los dos. Tú decidiste mejor.
   *[other] La suerte fue igual para los dos. { $name } decidió mejor.
}
review-won-by-luck = { $who ->
    [you] Los dados estuvieron de tu parte y compensaron unas decisiones peores.
   *[other] Los dados estuvieron de parte de { $name } y compensaron unas decisiones peores.
}
review-won-by-both = { $who ->
    [you] Tuviste mejores dados y decidiste mejor.
   *[other] { $name } tuvo mejores dados y decidió mejor.
}
review-luck = Suerte
review-luck-about = Cuántos puntos trajeron las tiradas, por encima o por debajo de la media.
review-errors = Errores
review-best = Jugadas acertadas
review-of = { $part } de { $all }
review-costliest = { $count ->
    [one] La decisión que más costó
   *[other] Las decisiones que más costaron
}
review-again = El mismo error se cometió más de una vez en este turno.
review-slips = Solo pequeños deslices
review-wins = gana el { $chance } de las veces
review-none = Ninguna decisión cara: ¡bien jugado!
review-none-of-yours = No tomaste ninguna decisión cara: ¡bien jugado!
review-nothing-to-decide = No tuviste nada que decidir: solo contó la suerte.
review-done = { $name }: { $play }
review-better = Mejor: { $play }
review-bank = plantarse con { $points }
review-roll = { $dice ->
    [one] tirar { $dice } dado
   *[other] tirar { $dice } dados
}
review-better-is = Mejor
review-round = Ronda { $round }
review-turn = { $points } en este turno

# Score pad
table-turn-of = { $who ->
    [you] Tu turno
   *[other] Turno de { $name }
}
bank-nothing = Plantarse
pad-title = Libreta de puntos
pad-new = Libreta nueva
pad-begin = Empezar
pad-past = Libretas terminadas
pad-open = Abrir
pad-gone = Esta libreta no está en este navegador
pad-unread = Esta libreta está aquí, pero no se puede leer
pads-unread = Ahora no se pueden leer tus libretas. No se ha borrado nada.
pad-taken-over = Esta libreta sigue en otra ventana
pad-starter-later = Se decide en la mesa
pad-enter = Anotar un turno
pad-scoreboard = Marcador
pad-more = Más
pad-undo = Deshacer
pad-redo = Rehacer
pad-undone = Deshecho.
pad-redone = Rehecho.
pad-moment = Ronda { $round }: { $name } tiene { $score }.
pad-way = Cómo se anota el turno
pad-points = Puntos
pad-has = total: { $score }
pad-points-first = escribe primero los puntos de este turno
pad-rub = Borrar la última cifra
pad-nothing = Termina sin puntos
pad-won-by-roll = Gana con una tirada
pad-count-anyway = Contarlo aun así
pad-let-pass = permitido por la mesa
pad-let-pass-because = Contra las reglas: { $reason } La mesa lo permitió.
pad-tap-dice = { $dice ->
    [one] Tira { $dice } dado y toca lo que salga
   *[other] Tira { $dice } dados y toca lo que salga
}
pad-more-dice = { $dice ->
    [one] Falta { $dice }.
   *[other] Faltan { $dice }.
}
pad-nothing-scores = Nada puntúa.
pad-roll-ends = Aquí acaba el turno.
pad-roll-wins = ¡Esta tirada gana la partida!
pad-tap-to-remove = Toca un dado para quitarlo.
pad-take-out = Quitar { $face }
pad-take-roll = Anotar esta tirada
pad-discard = Quitar los dados de este turno
pad-discard-short = Quitar los dados
pad-how-much = Según las reglas, no todos estos dados puntúan. ¿Cuántos puntos les dais?
pad-also-scores = Apartar más: { $combinations }, { $points }
pad-most-points = Lo que más puntúa: { $combinations }, { $points }
pad-choose = ¿Qué dados apartas?
pad-hot = ¡Dados calientes!
pad-hand-to = Pasa el dispositivo a
pad-hand-taken = Ya lo tengo
pad-note = Nota
pad-line-of = { $name }, ronda { $round }
pad-behind-the-end = { $count ->
    [one] { $count } línea después del final no cuenta.
   *[other] { $count } líneas después del final no cuentan.
}
pad-said-left = { $name } se va.
pad-said-joined = { $name } se une con { $points }.
pad-said-corrected = { $name }: { $points } (corrección).
pad-change-line = Cambiar una línea
pad-save-line = Anotar estos puntos
pad-no-bank-below-zero = Un turno no puede valer menos de cero. Para corregir los puntos de alguien, ve a «Jugadores».
pad-no-points = «{ $text }» no es un número de puntos. Escribe 1.000 o 1000.
pad-was-farkle = Fue un farkle
pad-insert-title = ¿Falta un turno antes de este?
pad-insert-bank = Insertar un turno de { $points }
pad-insert-farkle = Insertar un farkle
pad-remove-line = Borrar esta línea
pad-changed = Cambiado. Lo que sigue se ha vuelto a contar.
pad-changed-with-warning = Cambiado. Ahora una línea de { $name } va contra las reglas: { $reason }
pad-not-whole = Anota un turno entero, hasta plantarse o hasta el farkle.
pad-no-name = A alguien le falta el nombre.
pad-no-such-line = No hay ninguna línea { $line }: la libreta tiene { $lines }.
pad-no-such-seat = Ahí no hay nadie.
event-out-of-place = Eso no encaja en este punto de la partida.
event-unreadable = Esta anotación no se puede leer.
pad-has-left = se ha ido
pad-leaves = Retirar de la partida
pad-correct = Corregir los puntos
pad-correct-by = Puntos que sumar o restar a { $name }
pad-give = Sumar
pad-take = Restar
pad-join-title = Añadir un jugador
pad-name = Nombre
pad-begins-with = Empieza con
pad-joins = Añadir a la partida
pad-set-round = Pantalla para pasar el dispositivo
pad-set-round-about = Después de cada turno, una pantalla dice a quién le toca.
pad-set-awake = No apagar la pantalla
pad-set-awake-about = Mientras haya una libreta abierta.
pad-set-advice = Probabilidades y pistas
pad-set-advice-about = Un botón muestra la mejor jugada con los dados de la mesa.
pad-save-title = Guardar esta partida
pad-more-formats = Otros formatos
pad-print = Imprimir o PDF
pad-save-csv = Hoja de cálculo (CSV)
pad-save-record = Registro de la partida
pad-save-json = Datos (JSON)
pad-save-pad = Libreta entera
pad-next-game = Siguiente partida
pad-next-game-about = los mismos jugadores, empieza el siguiente
pad-advice = Probabilidades y pistas
pad-advice-how = Anota una tirada con sus dados para ver la mejor jugada.
pad-advice-about = Lo que da este turno de media, sin mirar a los demás.
pad-odds = { $dice ->
    [one] { $dice } dado: { $percent } de riesgo de farkle
   *[other] { $dice } dados: { $percent } de riesgo de farkle
}
pad-play-bank = apartar { $dice } y plantarse con { $points }
pad-play-roll = { $left ->
    [one] apartar { $dice }, tirar { $left } dado
   *[other] apartar { $dice }, tirar { $left } dados
}

# Rule editor
edit-title = Cambiar las reglas
edit-name = Nombre
edit-own-rules = Nuestras reglas
edit-kept = Lo que cambies queda aquí como borrador hasta que lo uses o lo guardes.
edit-save = Guardar
edit-saved = Guardado
edit-conflicts = { $count ->
    [one] Un ajuste contradice a los demás. Corrígelo para jugar.
   *[other] { $count } ajustes se contradicen. Corrígelos para jugar.
}
edit-effect = Riesgo de farkle con estas reglas
edit-turn = Media de puntos por turno
edit-turn-before = Antes de entrar en juego
edit-turns = Turnos hasta el objetivo
edit-first = Probabilidad de ganar si empiezas, entre dos
edit-first-solve = ¿Cuánta ventaja da empezar?
edit-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
edit-in-words = Estas reglas explicadas
edit-common = Lo que más se discute en familia
edit-more = Más reglas
edit-words-short = Explicación
edit-says-now = Ahora las reglas dicen: «{ $sentences }»
edit-says-no-more = Las reglas ya no dicen: «{ $sentences }»
edit-no-words = Aparecerán aquí en cuanto corrijas los campos.
edit-sections = Secciones de esta página
edit-sources = Mostrar de dónde viene cada regla
edit-unreadable = { $count ->
    [one] Hay un campo por corregir antes de jugar.
   *[other] Hay { $count } campos por corregir antes de jugar.
}
edit-resting = { $count ->
    [one] Esto desactiva: { $list }. Con { $dice } dados vuelve a contar.
   *[other] Esto desactiva: { $list }. Con { $dice } dados vuelven a contar.
}
edit-beaten = Sin efecto: los mismos dados puntúan más en combinaciones más pequeñas.
edit-idle = Sin efecto con los demás ajustes.
edit-from = Basadas en
edit-usual = { $title }: poner { $value }
edit-code = Código o enlace
edit-code-about = ¿Tienes un código de reglas?
edit-code-fault = Esto no es un código de reglas.
edit-code-mistyped = Este código tiene un carácter equivocado o le falta alguno: compáralo con el que recibiste.
edit-sent-here = Ahora en el editor: { $name }.
sent-open = Abrir

# Settings
set-as-system = Automático
set-theme = Aspecto
set-light = Claro
set-dark = Oscuro
set-contrast = Alto contraste
set-contrast-about = Texto más grueso y bordes más nítidos.
set-language = Idioma
set-sound = Sonidos
set-sound-about = Dados sobre madera, una campana para los puntos, un golpe sordo para el farkle.
set-vibration = Vibración
set-vibration-about = Un toque breve en los grandes momentos, si el dispositivo lo permite.
set-remarks = Comentarios de los rivales
set-remarks-about = Unas palabras de vez en cuando, tras unos dados calientes o un farkle.
set-speed = Velocidad del juego
set-calm = Tranquila
set-normal = Normal
set-fast = Rápida
set-motion = Animaciones
set-motion-about = Automático sigue el ajuste de este dispositivo.
set-motion-full = Sí
set-motion-less = No
set-keys = Atajos de teclado
set-keys-about = R: tirar. B: plantarse. Desactívalos si usas control por voz: todo funciona sin ellos.
set-letters = Mostrar teclas
set-letters-about = Cada tecla en su botón o dado.

# How to play
learn-begin-any = Gana quien llega primero a 10.000 puntos. Tira, aparta lo que puntúa y decide: ¿te plantas y anotas los puntos, o los arriesgas para sacar más? Para empezar, tira los seis dados.
learn-begin-hot = Ahora un turno con suerte: cuando apartas todos los dados, tienes dados calientes. ¡Tira!
learn-begin-farkle = Ahora un turno con mala suerte: los puntos solo cuentan cuando te plantas. ¡Tira, aparta algo y vuelve a tirar!
learn-choose = { $count ->
    [one] Un dado puntúa: el { $dice }. Tócalo para apartarlo.
   *[other] Estos dados puntúan: { $dice }. Toca los que quieras apartar.
}
learn-choose-all = Los { $count } dados puntúan: ¡apártalos todos!
learn-decide = { $dice ->
    [one] Puedes plantarte ya con { $points }. O tirar el dado que queda: el { $percent } de las veces nada puntúa.
   *[other] Puedes plantarte ya con { $points }. O tirar los { $dice } que quedan: el { $percent } de las veces nada puntúa.
}
learn-decide-farkle = Eso es un farkle, y pierdes estos puntos.
learn-hot = Todos los dados han puntuado: ¡dados calientes! Tira los { $dice } otra vez y sigue, o plántate con { $points }.
learn-farkled = ¡Farkle! Nada puntúa, y pierdes los puntos de este turno. Le pasa a todo el mundo.
learn-farkled-again = Otro farkle. ¡Esta vez plántate un poco antes!
learn-banked = ¡Muy bien! Estos { $points } puntos son tuyos, y ningún farkle te los quita. Eso es un turno. Juega ya, o practica aquí otro turno.
learn-banked-again = ¡Muy bien! Estos { $points } puntos son tuyos.
learn-over = Has llegado al objetivo. ¡Ya sabes jugar!
learn-play-now = Jugar una partida
learn-play-now-about = contra la máquina
learn-again = Otro turno
learn-again-hot = para ver dados calientes
learn-again-farkle = para ver un farkle
learn-again-any = para practicar
learn-scores = Qué puntúa
learn-more = Conviene saber
learn-hot-dice = Cuando has apartado todos tus dados, tienes dados calientes: tíralos todos otra vez y sigue sumando.
learn-gold = El botón dorado es lo que harían muchos. No siempre es lo mejor.
learn-opening = En muchas versiones hace falta un buen primer turno, por ejemplo de 500 puntos, para entrar en juego.
learn-end = En muchas versiones, cuando alguien llega al objetivo, los demás tienen un último turno. Con las reglas clásicas, quien llega primero a 10.000 gana al momento.
learn-play = Empezar partida
learn-score = Anotado: { $points }

# About
about-what = Un juego de dados para dos minutos o toda una tarde, con las reglas de tu casa. No necesita internet ni cuenta y no tiene publicidad. Es software libre.
about-version = Versión { $version }
about-dice-title = Cómo caen los dados
about-dice = Todas las tiradas salen de una sola semilla, que se sortea antes de la partida y se guarda con ella. La máquina solo ve lo que tú ves. Guarda una partida terminada como archivo, y cualquiera puede comprobarla tirada a tirada.
about-server-dice-title = Todos los dados de este servidor
about-server-dice = { $count } dados en partidas terminadas, también los que tiró la máquina. La línea marca lo normal con dados sin trucar.
about-server-dice-face = Cara
about-server-dice-rolled = Veces
about-server-dice-chi = Con dados sin trucar, cada cara saldría unas { $expected } veces. La prueba de ji cuadrado da { $value }; con dados sin trucar queda por debajo de { $usual } en 19 de cada 20 recuentos.
about-rivals-title = Los rivales
about-rivals = Fila a fila: cuántas veces gana este jugador contra los demás. Reglas clásicas, hasta 10.000.
about-strength = Su nivel
about-keys-title = Teclado
about-data-title = Tus partidas
about-data = Tus partidas, libretas y ajustes se quedan en este navegador. Solo lo que empiezas con otros va al servidor de este sitio: los nombres y las jugadas de una mesa con amigos, para que la partida pueda seguir, y un marcador en directo mientras se comparte.
about-kept = Este navegador ha prometido conservarlas, aunque falte espacio.
about-not-kept = Este navegador puede borrar tus partidas si falta espacio o si pasas mucho tiempo sin abrir esta página. Para no perderlas, instala la app o guarda las partidas como archivos.
about-refused = El navegador aún no ha aceptado. Muchos solo aceptan cuando la app está instalada o se usa desde hace un tiempo: pídeselo otra vez entonces. Hasta ese momento, lo más seguro son los archivos.
about-ask = Pedir que las conserve
about-licence-title = Licencia
about-licence = MIT o Apache 2.0, a elegir. Los tipos de letra Fraunces y Nunito tienen la licencia SIL Open Font License.

# Sheets for the printer
print-title = Imprimir
print-preview = Vista previa
print-waiting = Preparando…
print-fault = Esto no se puede imprimir.
print-not-loaded = No se puede preparar la impresión. ¿Tienes conexión?
print-which = Qué imprimir
print-scores = Hoja de puntos
print-scores-about = Una columna por persona y, al pie, lo que puntúa
print-summary = Las reglas en una página
print-summary-about = Todo lo que cuenta, con dados como ejemplo
print-chooser = Todas las reglas posibles
print-chooser-about = Para marcar juntos antes de jugar
print-cards = Diez tarjetas de bolsillo
print-cards-about = Con marcas de corte
print-card = Una tarjeta de bolsillo
print-card-about = En papel de su tamaño exacto
print-columns = Jugadores o equipos
print-card-size = Tamaño de la tarjeta
print-card-metric = 85 × 55 mm
print-card-inch = 3,5 × 2 pulgadas
print-paper = Papel
print-a4 = A4
print-letter = Carta
print-now = Imprimir
print-pdf = Guardar como PDF
print-picture = Guardar como imagen
print-page = Página { $page } de { $pages }
print-actual-size = Imprime al 100 % y saldrá a tamaño real.
keep-pdf = Hoja de la partida (PDF)
keep-picture = Imagen
keep-under-way = Creando el archivo…
keep-done = El archivo está guardado.
pad-open-file = Abrir libreta guardada
pad-open-fault = Este archivo no se puede abrir como libreta de puntos:
pad-print-sheets = Imprimir hojas

# Scoreboards for those who watch
board-title = Marcador
board-live = En directo
board-asked = Buscando el marcador…
board-silent = Este marcador aún está vacío. Se verá en cuanto su libreta envíe algo.
board-no-name = Esta no es la dirección de un marcador: debe acabar en 24 letras y cifras. Quizá falte una parte del enlace.
board-share = Marcador en directo
board-share-about = Quien tenga el enlace ve los puntos en directo, pero no puede cambiarlos.
board-code = Código QR para la cámara
board-connecting = Conectando…
board-shared = Quien tenga el enlace ve ahora los puntos.
board-no-server = Ahora no se puede acceder al servidor. Sigue anotando: la libreta enviará los puntos más tarde.
board-busy = El servidor no admite ahora más marcadores. Sigue anotando: la libreta enviará los puntos más tarde.
board-only-here = Esta dirección solo funciona en este equipo. Otros dispositivos pueden unirse si este equipo está en una red y el programa se inicia con «farkle serve», sin «--listen».
board-copy = Copiar enlace
board-lost = Sin conexión: últimos puntos recibidos
board-refused = El servidor no acepta este marcador.
open-too-large = Es demasiado grande.
open-unreadable = El navegador no puede leerlo.
file-no-game = No es el registro de una partida.
file-no-pad = No es una libreta de puntos guardada.
file-newer = Lo guardó una versión más nueva de Farkle. Actualiza esta para abrirlo.
file-line = La línea { $number } no se puede leer.
file-illegal = El paso { $number } no es posible con sus reglas.
file-no-rules = Falta el código de sus reglas.
file-rules-unread = El código de sus reglas no se puede leer.
file-rules-contradict = Sus reglas se contradicen.
file-no-dice = La semilla de sus dados falta o no se puede leer.
file-joined = Alguien se unió después de empezar, y eso solo lo permiten las libretas de puntos.
file-holder = «{ $text }» no es un jugador que esta versión conozca.
file-taken-back = «{ $text }» no es una jugada deshecha.
file-dice-lines = Las líneas sobre los dados no encajan entre sí ({ $line }).
file-course = No se puede leer la línea «{ $line }: { $text }».
file-in-force = «{ $text }» no es el número de líneas que cuentan.

# Mesas con amigos que están lejos
friends-title = Jugar con amigos
friends-lead = Abre una mesa y envía el enlace. Cada uno juega en su propio dispositivo.
friends-tables = Tus mesas
friends-your-turn = Te toca
friends-playing = En curso
friends-not-begun = Sin empezar
friends-forget = Quitar de la lista
friends-new = Mesa nueva
friends-seats = ¿Cuántos jugadores?
friends-name = Tu nombre
friends-create = Abrir la mesa
friends-more = Más opciones
friends-creating = Abriendo la mesa…
friends-offline = No se puede acceder al servidor. Comprueba tu conexión y vuelve a intentarlo.
friends-no-tables = En esta dirección no hay mesas. Para jugar con amigos, alguien inicia el programa con «farkle serve» y abre la app allí.
friends-too-often = Se acaban de abrir demasiadas mesas. Inténtalo dentro de un minuto.
friends-refused = El servidor no permite una mesa así.
friends-unread = Este navegador no puede leer ahora sus mesas
friends-gone = Este enlace no lleva a ninguna mesa
friends-gone-about = Quizá le falte una parte o ya no valga. Pide un enlace nuevo.
friends-other-version = El servidor usa otra versión
friends-other-version-about = Recarga la página. Tu partida está a salvo.
friends-room = Mesa
friends-looking = Buscando la mesa…
friends-lost = Sin conexión. Reintentando…
friends-sending = Enviando…
friends-who = ¿Quién juega?
friends-free = Puesto libre
friends-add-computer = Añadir máquina
friends-you = tú
friends-is-ready = Todo listo
friends-not-ready = Aún no
friends-away = Sin conexión
friends-away-for = Ausente desde hace { $minutes } min
friends-watching = { $count ->
    [one] Hay una persona mirando.
   *[other] Hay { $count } personas mirando.
}
friends-all-taken = No quedan puestos libres. Verás la partida en cuanto empiece.
friends-team-with = Con { $names }
friends-team-other = En otro equipo
friends-sit = Sentarse
friends-ready = ¡Ya estoy!
friends-waits-for = Esperando a { $names }
friends-waits-seats = { $count ->
    [one] Queda un puesto libre.
   *[other] Quedan { $count } puestos libres.
}
friends-begins = Allá vamos…
friends-lock-broken = Los dados no se han podido fijar porque un dispositivo no respondió a tiempo. Vuelve a pulsar el botón y quédate en esta página hasta que empiece la partida.
friends-leave = Dejar la mesa
friends-rules = Reglas: { $rules }
friends-invite = Invita a tus amigos
friends-invite-watchers = Invitar a otros a mirar
friends-invite-about = Quien tenga este enlace puede ocupar un puesto libre o mirar.
friends-big-screen = Pantalla grande
friends-share = Compartir enlace
friends-share-text = ¡Juega conmigo al Farkle!
friends-why-name = Ese nombre ya lo tiene alguien o no vale. Elige otro.
friends-why-taken = Alguien se te adelantó: ese puesto está ocupado.
friends-why-overloaded = El servidor no pudo guardarlo. Inténtalo otra vez.
friends-why-later = Ahora no se puede. Mira otra vez la mesa.
friends-why-not-gone = Esa persona sigue aquí, o estaba hace un momento. Espera un poco más.
friends-why-no-seat = No tienes puesto en esta mesa. Ocupa antes uno libre.
friends-why-too-late = La mesa ha cambiado. Mírala otra vez.
friends-why-wrong-seed = Este dispositivo olvidó lo que prometió para los dados. Vuelve a pulsar el botón.
friends-why-no-such-player = El servidor no conoce a ese jugador. Elige otro.
friends-why-table-full = Ha pasado tanto en esta mesa que está llena. Abre una nueva.
friends-closed-full = Hay demasiados dispositivos en esta mesa. Cierra uno de los tuyos. Reintentando…
friends-closed-overloaded = El servidor está muy ocupado. Reintentando…
friends-closed-too-often = Este dispositivo envió demasiado de golpe. Reintentando…
friends-closed-replaced = Estás jugando en otro dispositivo o en otra pestaña. Recarga la página para seguir aquí.
friends-misunderstood = El servidor no entendió esta página
friends-turn-of = Juega { $name }
friends-turn-waits = Aún no te toca
friends-turn-away = Ahora no tiene conexión
friends-you-watch = Estás mirando
friends-start-soon = Esperando el primer turno
friends-again = Jugar otra vez
friends-again-in = ¡Me apunto!
friends-again-asked = Se prepara otra partida. ¿Quién se apunta?
friends-again-wanted = Con ganas de otra: { $names }
friends-dice-right = Dados comprobados: antes de la partida, todos los dispositivos fijaron juntos cada tirada ({ $rolls } en total).
friends-dice-unsure = Los dados coinciden con el registro de la partida. Este dispositivo no estaba cuando se fijaron y no puede decir más: pregunta a quien sí estaba.
friends-dice-wrong = Estos dados no son los que se fijaron antes de la partida. No te fíes de este servidor.
friends-game-goes-on = Tu partida sigue
friends-free-seat = Liberar el puesto de { $name }
friends-ask-off-name = Quitar a { $name }
friends-seat-lost = Tu puesto quedó libre para que los demás puedan empezar. Puedes volver a ocupar un puesto libre.
friends-people = Gente y chat
friends-talk = Di algo
friends-say = Mensaje para todos
friends-send = Enviar
friends-mute = Silenciar a los demás
friends-mute-about = Oculta sus mensajes y reacciones en este dispositivo.
friends-notices = Avísame cuando me toque
friends-notices-about = Muestra una notificación mientras haces otra cosa.
friends-notices-denied = Tu navegador no permite notificaciones aquí. Puedes permitirlas en sus ajustes.
friends-react-applause = ¡Bien hecho!
friends-react-wow = ¡Guau!
friends-react-phew = ¡Por un pelo!
friends-react-laugh = ¡Ja, ja!
friends-react-ouch = ¡Ay!
friends-react-luck = ¡Suerte!
friends-react-tea = Tómate tu tiempo
friends-react-wave = ¡Hola!
friends-link-renew = Crear un enlace nuevo
friends-link-renew-about = El enlace anterior deja de servir. Quien ya está en la mesa conserva su puesto.
friends-link-renewed = El enlace anterior ya no abre esta mesa. Solo este dispositivo tiene el nuevo: cópialo para los demás.
friends-move = Seguir en otro dispositivo
friends-move-about = Abre este enlace en tu otro dispositivo y sigue jugando allí. Quien lo tenga puede jugar por ti.
friends-move-show = Mostrar el enlace
friends-other-device = Estás jugando en otro dispositivo
friends-lock = Los dados de esta partida
friends-lock-about = Si todos ven las mismas cinco palabras, nadie ha podido cambiar los dados: quedaron fijados antes de la primera tirada.
friends-lock-line = Dados: { $words }
friends-leave-about = La máquina juega por ti hasta que vuelvas.
friends-gone-turn = { $name } no está. Puedes esperar, o bien:
friends-slow-turn = { $name } lleva un rato sin jugar. Puedes esperar, o bien:
friends-stand-in = Que la máquina juegue por { $name }
friends-end = Terminar partida
friends-end-sure = ¿Terminar sin ganador?
friends-end-about = Alguien se ha ido o no juega: puedes terminar la partida para todos, sin ganador.
friends-ended = La partida terminó sin ganador
friends-pace = Tiempo por decisión
friends-pace-relaxed = Sin límite
friends-pace-live = 45 segundos
friends-pace-mail = 3 días
friends-pace-relaxed-about = Cada uno se toma su tiempo. Pasados diez minutos, los demás pueden dejar que juegue la máquina.
friends-pace-live-about = Si se acaba el tiempo, la máquina sigue por ti hasta que vuelvas.
friends-pace-mail-about = Partida a distancia: pasados tres días, los demás pueden dejar que juegue la máquina.
friends-watchers = Permitir mirar
friends-watchers-about = Con el enlace se puede mirar la partida, aunque no queden puestos.
friends-hints = Permitir pistas
friends-hints-about = Todos ven quién pide una.
friends-no-watchers = Nadie más puede mirar.
friends-no-hints = En esta mesa no hay pistas.
friends-color = Tu color
friends-invite-seats = Con este enlace se puede ocupar un puesto libre.
friends-full = No quedan puestos libres
friends-full-about = En esta mesa no se puede mirar.
friends-clock = Tiempo:
friends-more-time = Más tiempo
friends-hurry = Se acaba el tiempo
friends-come-back = Ya estoy aquí
friends-come-back-about = La máquina está jugando por ti
friends-hinted = He pedido una pista
friends-waits-for-you = Los demás están listos
friends-invited = { $name } te invita a una partida de Farkle.
friends-plays-here = Juega { $rival }
friends-over = Terminada
friends-pace-is = { $title }: { $pace }. { $about }
