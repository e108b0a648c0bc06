# Español. Una línea que empieza con un corchete o un asterisco es una de varias formas del mismo mensaje.

# The game's words
farkle = Farkle

# Why something is not allowed
denial-not-your-turn = Es el turno de otra persona.
denial-not-your-seat = Ese puesto no es tuyo.
denial-too-late = La partida ha avanzado. Mira la mesa otra vez.
denial-no-take-back = En esta mesa no se puede deshacer.
denial-nothing-to-take-back = No hay nada que deshacer.
denial-not-your-decision = La última decisión la tomó otra persona. Solo ella puede deshacerla.
denial-too-many-taken-back = Cada partida permite deshacer { $most } decisiones. Ya están usadas todas.
denial-dice-revealed = La semilla de los dados ya es pública: no se puede deshacer nada.
refusal-game-over = La partida ha terminado.
refusal-not-begun = La partida no ha empezado: aún no se sabe quién empieza.
refusal-already-begun = La partida ya ha empezado.
refusal-no-such-seat = Ese puesto no existe: esta mesa tiene { $seats }.
refusal-starter-by-chance = En esta partida el azar decide quién empieza.
refusal-dice-rolling = Los dados aún ruedan.
refusal-turn-under-way = El turno ya ha empezado.
refusal-roll-first = Primero tira los dados.
refusal-set-aside-first = Primero aparta al menos un dado que puntúe.
refusal-no-farkle = No ha habido ningún farkle.
refusal-after-farkle = Ha sido un farkle: tira otra vez o termina el turno.
refusal-no-taking-over = En esta partida cada turno empieza con todos los dados.
refusal-nothing-left-over = El jugador anterior no ha dejado ningún dado.
refusal-nothing-selected = Elige los dados que quieres apartar.
refusal-not-rolled = No están en esta tirada: { $dice }.
refusal-does-not-score = { $count ->
    [one] El { $dice } no puntúa aquí y no se puede apartar.
   *[other] Estos no puntúan aquí y no se pueden apartar: { $dice }.
}
refusal-hot-dice-must-roll = ¡Dados calientes! Tíralos todos otra vez antes de plantarte.
refusal-below-opening = Faltan { $missing } para entrar en juego: la primera vez hay que plantarse con { $opening } o más.
refusal-below-minimum = Faltan { $missing }: hay que plantarse con { $minimum } o más.
refusal-one-throw-only = La última oportunidad es una sola tirada.
refusal-cannot-give-up = No puedes terminar sin nada mientras puedas plantarte o tirar.
refusal-not-by-these-rules = Con estas reglas, un turno no puede acabar así.
refusal-no-such-total = Un turno no puede valer { $points }: con estas reglas, los puntos van de { $unit } en { $unit }.
refusal-too-much = Es demasiado: se pueden anotar hasta { $most } de una vez.
refusal-too-many-dice = Solo hay { $dice } dados.
refusal-teams-stay = Nadie puede unirse a una partida por equipos: quedarían desiguales.
refusal-table-full = La mesa está llena: pueden jugar { $most }.
refusal-too-late-to-join = El final de la partida ha empezado: ya no puede unirse nadie.
refusal-already-left = Este jugador ya se ha ido.
refusal-last-player = El último jugador no puede irse.

# What has happened
said-rolled-for-start = Tirada para empezar: { $dice }.
said-starts = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
said-took-over = { $who ->
    [you] Te quedas con los dados sobrantes.
   *[other] { $name } se queda con los dados sobrantes.
}
said-rolled = Han salido { $dice }.
said-scores = { $number ->
    [thing] { $combinations } vale { $points }.
    [alike] { $combinations } valen { $points }.
   *[several] { $combinations } valen { $points }.
}
said-went-on = { $who ->
    [you] Sigues.
   *[other] { $name } sigue.
}
said-hot-dice = ¡Dados calientes!
said-inherited = Los dados heredados puntúan: { $points } más.
said-farkled-may-go-on = { $who ->
    [you] ¡Farkle! Pierdes { $lost }, pero puedes seguir.
   *[other] ¡Farkle! { $name } pierde { $lost }, pero puede seguir.
}
said-banked = { $who ->
    [you] Te plantas con { $points } y tienes { $score }.
   *[other] { $name } se planta con { $points } y tiene { $score }.
}
said-opened = { $who ->
    [you] Entras en juego.
   *[other] { $name } entra en juego.
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
    [you] Terminas el turno sin nada.
   *[other] { $name } termina el turno sin nada.
}
said-penalty = { $who ->
    [you] Tres farkles seguidos te cuestan { $points }; te quedan { $score }.
   *[other] Tres farkles seguidos le cuestan { $points } a { $name }; le quedan { $score }.
}
said-gift = { $who ->
    [you] Demasiado: los { $points } son para ti.
   *[other] Demasiado: los { $points } son para { $name }.
}
said-gift-lost = Demasiado: los { $points } se pierden.
said-won-by-roll = { $who ->
    [you] ¡Ganas la partida con esta tirada!
   *[other] ¡{ $name } gana la partida con esta tirada!
}
said-last-turns = { $who ->
    [you] Tienes { $score }. A los demás les queda una última oportunidad.
   *[other] { $name } tiene { $score }. A los demás les queda una última oportunidad.
}
said-play-off = Empate: { $name } juegan el desempate.
said-won = { $who ->
    [you] Ganas con { $score }.
   *[other] { $count ->
        [one] { $name } gana con { $score }.
       *[other] { $name } ganan con { $score }.
    }
}
said-shared-win = { $name } comparten la victoria con { $score }.

banner-last-turn = Último turno: con { $needed } o más, en cabeza
banner-last-throw = Última tirada: con { $needed } o más, en cabeza
banner-play-off = Desempate: gana el mejor turno
banner-opening = { $needed } para entrar en juego
banner-may-go-on = Farkle, pero puedes tirar otra vez estos dados
banner-exactly = Se gana con { $needed } exactos
banner-last-round = Última ronda

# Frame
page-description = Farkle: tienta a la suerte con seis dados. Contra el ordenador o en la misma mesa, con las reglas de tu casa, con conexión o sin ella.
skip = Ir al contenido
back = Atrás
close = Cerrar
update-ready = Hay una nueva versión de Farkle.
update-now = Actualizar
update-later = Más tarde
not-kept = Este navegador no guarda partidas: si cierras la ventana, la partida se pierde.
lost-title = Esta página no existe
lost-home = Inicio
lost-about = Quizá el enlace sea antiguo o le falte una parte.
not-reached = No se puede acceder a Farkle. ¿Tienes conexión?
try-again = Otra vez
elsewhere-about = Dos ventanas con la misma partida perderían turnos. Aquí se sigue donde está la otra ventana.
elsewhere-take-over = Seguir aquí

# Home
home-lead = Tienta a la suerte con seis dados. Con las reglas de tu casa.
home-continue = Continuar
home-continue-score = { $name } { $score }
home-play = Jugar
home-play-about = { $rules } · contra { $rival }
home-first = ¿Primera vez? Apréndelo en dos minutos
home-pass = Jugar juntos
home-pass-about = Un dispositivo para toda la mesa
home-pad = Libreta de puntos
home-pad-about = Los puntos de tus dados de verdad
home-games = Partidas jugadas
home-games-about = Para verlas y analizarlas
home-learn = Cómo se juega
home-learn-about = Tu primer turno en dos minutos
home-rules = Reglas
home-rules-about = Versiones conocidas y reglas de casa
home-settings = Ajustes
home-about = Acerca de

player-number = Jugador { $number }

# Table
table-title = Mesa
goal-first-to = Hasta { $target } puntos
goal-past = Más de { $target } puntos
goal-exactly = Gana quien llegue justo a { $target }
goal-rounds = { $rounds ->
    [one] Más puntos tras { $rounds } ronda
   *[other] Más puntos tras { $rounds } rondas
}
goal-at-once = Quien llega gana al instante.
goal-last-turn = Después, los demás juegan un último turno.
first-choose = Toca los dados que puntúan
first-decide = ¿Plantarte o arriesgar?
first-farkle = Farkle: nada ha puntuado
table-players = Jugadores
table-turn-total = Este turno
table-turn-total-of = { $who ->
    [you] Tu turno
   *[other] Turno de { $name }
}
table-dice = Dados
table-tray = Apartados
table-tray-empty = Dados apartados
die-label = { $face }, { $points } puntos, dado { $number }
die-label-dead = { $face }, no puntúa aquí, dado { $number }
die-label-rolls = { $face }, dado { $number }
roll-dice = { $dice ->
    [one] Tirar { $dice } dado
   *[other] Tirar { $dice } dados
}
roll-nothing = Tirar
roll-hot = ¡Calientes! Tirar { $dice }
roll-again = { $dice ->
    [one] Seguir con { $dice } dado
   *[other] Seguir con { $dice } dados
}
roll-risk = { $percent } de riesgo de perder { $points }
roll-chance = { $percent } de riesgo de farkle
take-over = { $dice ->
    [one] Usar { $dice } dado sobrante
   *[other] Usar { $dice } dados sobrantes
}
take-over-earns = { $points } más si puntúa, { $percent } de riesgo de farkle
bank-points = Plantarse con { $points }
bank-score = tendrías { $score }
bank-short = faltan { $missing } para entrar en juego
bank-short-minimum = faltan { $missing } para plantarse
bank-must-roll = tira los dados calientes
bank-select = primero elige dados
bank-give-up = Terminar el turno
bank-give-up-about = sin nada
thinking = Está jugando { $name }
thinking-solving = calculando la partida: { $percent }
thinking-hurry = Toca para saltar
verdict-farkle = Farkle
verdict-toxic = Doses tóxicos
moment-opened = ¡En juego!
moment-big = ¡+{ $points }!
moment-lead = ¡En cabeza!
moment-last = ¡Último turno!
choose-starter = ¿Quién empieza?
not-opened = aún sin entrar
farkles-in-a-row = { $count ->
    [one] { $count } farkle seguido
   *[other] { $count } farkles seguidos
}
leads = en cabeza
score-points = puntos
score-progress = { $name }: camino a la meta
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
say-taken-back-roll = Deshecho. En la mesa: { $dice }. Apartado en este turno: { $points }.
button-take-back = Deshacer
button-rules = Reglas de esta partida
key-hints = Teclas: 1 a 6 eligen dados, R tira, B te planta, A elige los mejores dados, T deshace, S abre la hoja de puntos, O las probabilidades y el signo de interrogación muestra todas las teclas.
key-enter = Intro
key-shift = Mayús
key-home = Inicio
key-end = Fin
key-escape = Esc
key-tab = Tab
keys-title = Atajos de teclado
keys-dice = Elegir un dado o devolverlo
keys-best = Elegir todo lo que más puntúa, o nada
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
sheet-empty = Aún no ha terminado ningún turno.
sheet-farkle-words = Farkle
sheet-opened = entra en juego con este turno

# Odds
odds-about = Riesgo de farkle según el número de dados, con las reglas de esta partida.
odds-dice = Dados
odds-farkle = Farkle
odds-hot = Puntúan todos
odds-average = Media, si puntúa
odds-now = ahora
outlook-title = Probabilidad de ganar
outlook-exact = Exacta, si desde aquí todos juegan a la perfección.
outlook-race = Estimada, como si los demás solo buscaran puntos.
outlook-none = No hay probabilidades de ganar para este momento.
outlook-no-worker = Este navegador no deja que las páginas calculen en segundo plano: no hay probabilidades de ganar ni pistas.
outlook-silent = El cálculo ha dejado de responder: por ahora no hay probabilidades de ganar ni pistas. Se reinicia en unos minutos.
outlook-nowhere = No se pueden cargar las probabilidades. ¿Tienes conexión?
outlook-no-exact = Con estas reglas no hay probabilidades exactas.
outlook-exact-failed = Aquí no se pueden calcular las probabilidades exactas. Quizá falte memoria.
outlook-solve = Calcular las probabilidades exactas
outlook-about = tarda aprox. { $time }
outlook-solving = Calculando las probabilidades exactas…
outlook-solving-left = Calculando las probabilidades exactas: { $percent }, faltan aprox. { $time }
outlook-stop = Detener
span-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
hint-show = Mostrar la mejor jugada
hint-title = La mejor jugada, y lo que cuesta cada una de las demás en puntos porcentuales
hint-costs = −{ $points }
hint-end = apartar { $dice } y terminar el turno
hint-then-bank = y plantarse
hint-then-end = y terminar el turno
hint-then-roll = { $left ->
    [one] y tirar { $left } dado
   *[other] y tirar { $left } dados
}
thinker-in-page = Este navegador no deja que las páginas calculen en segundo plano: en lugar de Victor juega Nora.
thinker-silent = Los jugadores del ordenador han dejado de responder. Por ahora, en lugar de Victor juega Nora.
thinker-nowhere = No se pueden cargar los jugadores del ordenador. ¿Tienes conexión? Se sigue intentando.

# End
end-chart = Puntos ronda a ronda
end-chances = Probabilidad de ganar ronda a ronda
end-chances-working = Calculando las probabilidades…
end-in-numbers = En cifras
end-after-round = Tras la ronda
end-decided-bank = { $who ->
    [you] La ronda { $round } lo decidió: te plantaste con { $points }.
   *[other] La ronda { $round } lo decidió: { $name } se plantó con { $points }.
}
end-decided-farkle = { $who ->
    [you] La ronda { $round } lo decidió: tu farkle.
   *[other] La ronda { $round } lo decidió: el farkle de { $name }.
}
end-decided-turn = { $who ->
    [you] La ronda { $round } lo decidió: tu turno.
   *[other] La ronda { $round } lo decidió: el turno de { $name }.
}
end-decided-chance = Probabilidad de ganar, { $winner }: { $before } → { $after }
end-rematch = Revancha
end-next = Ahora contra { $rival }
end-home = Inicio
end-review = Analizar la partida
end-farkles = Farkles
end-best-turn = Mejor turno
end-average = Turno medio
table-gone = Esta partida no está en este navegador
table-unread = Esta partida está aquí, pero no se puede leer
table-unread-about = Aún puedes guardar su archivo desde la lista de partidas.
table-elsewhere = Esta partida está abierta en otra ventana
table-taken-over = Esta partida sigue en otra ventana

# The rules
rules-title = Reglas
rules-about = Cada familia juega a su manera. Elige las reglas que conoces o cambia lo que quieras.
rules-presets = Versiones conocidas
rules-most-common = La más común
mark-no-opening = sin mínimo para entrar
mark-opening = { $points } para entrar
mark-at-once = gana quien llega primero
mark-last-turn = último turno para todos
mark-exactly = objetivo exacto
mark-rounds = rondas fijas
mark-doubling = cada dado de más dobla
mark-adding = cada dado de más suma el trío
mark-flat = puntos fijos
mark-triples = solo tríos
rules-own = Crear tus propias reglas
rules-play = Jugar con estas reglas
rules-change = Cambiar estas reglas
rules-share = Copiar un enlace
rules-copied = Enlace copiado.
rules-not-copied = Este navegador ha bloqueado la copia. Aquí está el enlace: { $link }
rules-unknown = Ninguna regla tiene este nombre o código.
code-title = Código
code-copy = Copiar el código
code-copied = Código copiado.
code-not-copied = Este navegador ha bloqueado la copia: selecciona el código.
rules-source = Fuente: { $source }

# Computer players
temperament-cautious-about = Teme cada farkle y para pronto.
temperament-gambler-about = Se ríe de los farkles y tira una vez de más.
temperament-beginner-about = Se lleva todo lo que puntúa y para por intuición.
temperament-calculator-about = Saca el máximo de puntos por turno, tengan lo que tengan los demás.
temperament-champion-about = Juega a ganar y vigila tus puntos.

# New game
new-title = Nueva partida
new-seats = ¿Quién juega?
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
new-person = Persona
new-computer = Ordenador: { $name }
new-add-person = Añadir persona
new-add-computer = Añadir ordenador
new-remove = Quitar al jugador { $number }
new-read-rules = Ver las reglas
new-teams = Equipos
new-no-teams = Sin equipos
new-so-many-teams = { $count } equipos
new-take-back = Permitir deshacer
new-take-back-about = Para aprender: deshaz la última decisión y los dados vuelven a caer igual.
new-hints = Permitir pistas
new-hints-about = Muestra la mejor jugada y lo que cuesta cada una de las demás.
new-begin = Empezar la partida
new-name-limit = Los nombres tienen hasta { $most } caracteres.
name-missing = Cada jugador necesita un nombre.
name-too-long = Este nombre es demasiado largo: { $most } caracteres como máximo.
name-unreadable = Este nombre tiene caracteres invisibles: escríbelo de nuevo.
name-taken = Dos jugadores se llaman { $name }: dale a cada uno un nombre distinto.
new-fault-count = { $seats } no pueden jugar: una partida es para 1 a { $most } jugadores.
new-fault-teams = { $seats } jugadores no pueden formar { $teams } equipos iguales de al menos dos.

# Past games
games-none = Aún no hay partidas. Tus partidas se guardan aquí, solo en este navegador.
games-filter = Buscar por jugador o reglas
games-none-found = No hay ninguna partida así.
totals-title = Tus estadísticas
totals-games = Partidas
totals-wins = Ganadas
games-more = Mostrar partidas anteriores
games-unread = Tus partidas no se pueden leer ahora. No se ha borrado nada.
games-over = terminada
games-in-progress = en curso
games-winner = Ganador
games-save = Guardar como archivo
games-open = Abrir un archivo de partida
games-open-fault = No se puede abrir este archivo como partida:
games-forget = Borrar
games-forgotten = Borrada: la partida de { $names }.
games-undo = Deshacer
replay-title = Análisis
replay-first = Primer paso
replay-previous = Paso anterior
replay-play = Reproducir
replay-pause = Pausa
replay-next = Paso siguiente
replay-last = Último paso
replay-moment = Paso de la partida
replay-at = { $moment } / { $last }
replay-foreign-dice = Los dados no coinciden con la semilla de esta partida: la tirada { $moment } es distinta. Puede que alguien haya cambiado el archivo.
replay-taken-back = { $count ->
    [one] En esta partida se deshizo una decisión.
   *[other] En esta partida se deshicieron { $count } decisiones.
}
replay-position = Esta posición como texto
replay-position-about = Una línea con puntos, turno y dados. «farkle advise» encuentra con ella la mejor jugada.
replay-set-aside = Apartado: { $dice }.
review-title = Suerte y habilidad
review-about = En puntos porcentuales de la probabilidad de ganar: la suerte de cada uno, frente a unos dados medios, y lo que regalaron sus decisiones.
review-luck = Suerte
review-errors = Regalado
review-best = Mejores jugadas
review-of = { $best } de { $all }
review-costliest = Las decisiones más caras
review-none = Ninguna decisión costó nada: ¡juego perfecto!
review-done = { $name }: { $play }
review-better = Mejor: { $play }
review-better-is = Mejor:

# Score pad
table-turn-of = { $who ->
    [you] Tu turno
   *[other] Turno de { $name }
}
say-choose = Toca los dados que quieres apartar.
bank-nothing = Plantarse
pad-title = Libreta de puntos
pad-new = Libreta nueva
pad-begin = Empezar
pad-past = Libretas terminadas
pad-open = Abrir
pad-gone = Esta libreta no está en este navegador
pad-unread = Esta libreta está aquí, pero no se puede leer
pads-unread = Tus libretas no se pueden leer ahora. No se ha borrado nada.
pad-elsewhere = Esta libreta está abierta en otra ventana
pad-taken-over = Esta libreta sigue en otra ventana
pad-starter-later = Se decide en la mesa
pad-enter = Anotar un turno
pad-scoreboard = Marcador
pad-more = Más
pad-undo = Deshacer
pad-redo = Rehacer
pad-undone = Deshecho.
pad-redone = Rehecho.
pad-moment = Ronda { $round }, { $name }: { $score }.
pad-way = Cómo se anota el turno
pad-points = Puntos
pad-has = tiene { $score }
pad-rub = Borrar la última cifra
pad-nothing = Termina sin nada
pad-won-by-roll = Gana con una tirada
pad-count-anyway = Contarlo igualmente
pad-let-pass = permitido por la mesa
pad-let-pass-because = Contra las reglas: { $reason } La mesa lo permitió.
pad-tap-dice = { $dice ->
    [one] Tira { $dice } dado y toca lo que muestra
   *[other] Tira { $dice } dados y toca lo que muestran
}
pad-take-out = Quitar { $face }
pad-take-roll = Anotar esta tirada
pad-discard = Anotar este turno de otro modo
pad-how-much = Según las reglas, estos dados no puntúan. ¿Cuánto da la mesa?
pad-also-scores = Vale más: { $combinations }, { $points }
pad-most-points = Lo mejor: { $combinations }, { $points }
pad-hand-to = Pasa el dispositivo a
pad-hand-taken = Ya lo tengo
pad-note = Nota
pad-line-of = { $name }, ronda { $round }
pad-behind-the-end = { $count ->
    [one] { $count } línea después del final no cuenta.
   *[other] { $count } líneas después del final no cuentan.
}
pad-said-left = { $name } se va.
pad-said-joined = { $name } entra con { $points }.
pad-said-corrected = { $name }: { $points } (corrección).
pad-change-line = Cambiar una línea
pad-save-line = Cambiar a estos puntos
pad-no-bank-below-zero = Un turno no puede valer menos de cero. Para corregir los puntos de alguien, ve a «Jugadores».
pad-was-farkle = Fue un farkle
pad-insert-title = ¿Falta un turno antes de este?
pad-insert-bank = Insertar { $points }
pad-insert-farkle = Insertar un farkle
pad-remove-line = Borrar esta línea
pad-changed = Cambiado. Todo lo que sigue se ha contado otra vez.
pad-changed-with-warning = Cambiado. Ahora una línea de { $name } va contra las reglas: { $reason }
pad-not-whole = Anota un turno entero, hasta plantarse o hasta el farkle.
pad-no-name = Cada jugador necesita un nombre.
pad-no-such-line = No hay línea { $line }: la libreta tiene { $lines }.
pad-no-such-seat = Ahí no hay nadie.
event-out-of-place = Eso no encaja en este punto de la partida.
event-unreadable = Esta anotación no se puede leer.
pad-has-left = se ha ido
pad-leaves = Deja la partida
pad-correct = Corregir los puntos
pad-correct-by = Puntos que sumar o restar a { $name }
pad-give = Sumar
pad-take = Restar
pad-join-title = Añadir un jugador
pad-name = Nombre
pad-begins-with = Empieza con
pad-joins = Añadir a la partida
pad-set-round = Pantalla para pasar el dispositivo
pad-set-round-about = Después de cada turno dice a quién le toca.
pad-set-awake = Mantener la pantalla encendida
pad-set-awake-about = Mientras haya una libreta abierta.
pad-set-advice = Probabilidades y consejos
pad-set-advice-about = Un botón muestra la mejor jugada con los dados de la mesa.
pad-save-title = Guardar esta partida
pad-print = Imprimir o PDF
pad-save-csv = Hoja de cálculo (CSV)
pad-save-record = Registro de la partida
pad-save-json = Datos (JSON)
pad-save-pad = Libreta entera
pad-next-game = Siguiente partida
pad-next-game-about = los mismos jugadores, empieza el siguiente
pad-advice = Probabilidades y consejos
pad-advice-how = Anota una tirada con sus dados para ver la mejor jugada.
pad-advice-about = Lo que este turno da de media, tengan lo que tengan los demás.
pad-odds = { $dice ->
    [one] { $dice } dado: { $percent } de riesgo de farkle
   *[other] { $dice } dados: { $percent } de riesgo de farkle
}
pad-play-bank = apartar { $dice } y plantarse
pad-play-roll = { $left ->
    [one] apartar { $dice }, tirar { $left } dado
   *[other] apartar { $dice }, tirar { $left } dados
}

# Rule editor
edit-title = Tus reglas
edit-name = Nombre
edit-own-rules = Nuestras reglas
edit-changed = { $name }, cambiado
edit-conflicts = { $count ->
    [one] Un ajuste contradice a los demás. Corrígelo para jugar.
   *[other] { $count } ajustes se contradicen. Corrígelos para jugar.
}
edit-effect = Riesgo de farkle con estas reglas
edit-turn = Puntos por turno de media
edit-turn-before = Antes de entrar en juego
edit-turns = Turnos hasta el objetivo
edit-first = De dos, gana quien empieza
edit-first-solve = ¿Cuánto vale empezar?
edit-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
edit-in-words = Estas reglas explicadas
edit-words-short = Explicadas
edit-says-now = Las reglas dicen ahora: { $sentences }
edit-says-no-more = Las reglas ya no dicen: { $sentences }
edit-no-words = Aparecen aquí en cuanto se corrijan los campos.
edit-sections = Secciones de esta página
edit-sources = Mostrar de dónde viene cada regla
edit-unreadable = { $count ->
    [one] Un campo no se puede leer. Corrígelo para jugar.
   *[other] { $count } campos no se pueden leer. Corrígelos para jugar.
}
edit-resting = { $count ->
    [one] Desactivado por esto: { $list }. Con { $dice } dados vuelve a contar.
   *[other] Desactivado por esto: { $list }. Con { $dice } dados vuelven a contar.
}
edit-from = Partir de
edit-usual = { $title }: poner { $value }
edit-code = Código o enlace
edit-code-about = ¿Tienes un código de reglas?
edit-code-fault = Esto no es un código de reglas.
edit-code-mistyped = En este código hay un carácter mal o falta alguno: compáralo con el que recibiste.
edit-sent-here = Ahora en el editor: { $name }.
sent-open = Abrir

# Settings
set-as-system = Como el dispositivo
set-theme = Aspecto
set-light = Claro
set-dark = Oscuro
set-contrast = Alto contraste
set-contrast-about = Texto más grueso y bordes más nítidos.
set-language = Idioma
set-sound = Sonidos
set-sound-about = Dados sobre madera, una campana por los puntos, un golpe sordo por un farkle.
set-speed = Velocidad del juego
set-calm = Tranquilo
set-normal = Normal
set-fast = Rápido
set-motion = Animaciones
set-motion-full = Dados rodando
set-motion-less = Sin animaciones
set-keys = Atajos de teclado
set-keys-about = En la mesa y en la libreta, letras y números sueltos son órdenes. Desactívalos si usas control por voz: todo funciona sin ellos.
set-letters = Mostrar teclas
set-letters-about = Cada tecla en su botón o dado.

# How to play
learn-begin = Gana quien llega primero a 10.000 puntos. Tira, quédate con lo que puntúa y decide: plantarte, o arriesgarlo todo por más. Para empezar, tira los seis dados.
learn-choose = Estos puntúan: { $dice }. Toca los que quieras quedarte.
learn-decide = Puedes plantarte ahora con { $points }. O tirar { $dice } más: hay un { $percent } de riesgo de farkle, y entonces estos puntos se pierden.
learn-hot = Todos los dados puntúan: ¡dados calientes! Tira los { $dice } otra vez y sigue, o plántate con { $points }.
learn-farkled = Un farkle: nada ha puntuado y los puntos del turno se pierden. Le pasa a todo el mundo. ¡Tira otra vez!
learn-banked = ¡Muy bien! Los puntos son tuyos y ningún farkle te los quita. Eso era un turno, y ese es todo el juego. ¡Ahora, una partida!
learn-over = Has llegado al objetivo. ¡Ya sabes jugar!
learn-play-now = Jugar una partida
learn-play-now-about = contra el ordenador
learn-again = Otro turno
learn-again-about = para practicar
learn-scores = Qué puntúa
learn-more = Bueno es saberlo
learn-hot-dice = Cuando has apartado todos los dados tienes dados calientes: tíralos todos otra vez y sigue sumando.
learn-one-roll = Las combinaciones cuentan solo dentro de una tirada. Un cinco ahora y dos cincos después no son tres cincos.
learn-opening = Muchas reglas piden un buen primer turno, por ejemplo 500 puntos, para entrar en juego.
learn-end = Con muchas reglas, cuando alguien llega al objetivo, los demás tienen un último turno. Con las clásicas, gana al momento quien llega primero a 10.000.
learn-play = Empezar una partida

# About
about-what = Un juego de dados para dos minutos o toda una tarde, con las reglas de tu casa. Sin red, sin cuenta, sin publicidad. Es software libre.
about-version = Versión { $version }
about-dice-title = Cómo caen los dados
about-dice = Todas las tiradas salen de una sola semilla, sorteada antes de la partida y guardada con ella. Los jugadores del ordenador usan los mismos dados y solo ven lo que tú ves. Guarda una partida terminada como archivo, y cualquiera puede comprobarla tirada a tirada.
about-rivals-title = Los rivales
about-rivals = Cuántas veces gana quien está a la izquierda contra quien está arriba, con las reglas clásicas a 10.000.
about-keys-title = Teclado
about-data-title = Tus partidas
about-data = Tus partidas, libretas y ajustes se quedan en este navegador y no se envían a ningún sitio. Hay una excepción, y solo tú puedes activarla: una libreta con marcador en directo va, con sus nombres y todas sus líneas, al servidor de esta página, para que otros puedan verla. El servidor guarda el último estado en la memoria y lo olvida cuando termina.
about-kept = Este navegador ha prometido conservarlas, aunque le falte espacio.
about-not-kept = Este navegador puede borrar tus partidas si le falta espacio o si llevas mucho tiempo sin abrir esta página. Para estar seguro, instala la aplicación o guarda las partidas como archivos.
about-refused = El navegador aún no ha aceptado. A menudo solo acepta si la aplicación está instalada o se usa desde hace tiempo: vuelve a pedírselo entonces. Hasta ese momento, los archivos son lo más seguro.
about-ask = Pedir al navegador que las conserve
about-licence-title = Licencia
about-licence = MIT o Apache 2.0, a elegir. Las letras Fraunces y Nunito tienen la SIL Open Font Licence.

# Sheets for the printer
print-title = Imprimir
print-preview = Vista previa
print-waiting = Preparando…
print-fault = Esto no se puede imprimir.
print-not-loaded = No se puede cargar la impresión. ¿Tienes conexión?
print-which = Qué imprimir
print-scores = Hoja de puntos
print-scores-about = Una columna por persona y, al pie, lo que puntúa
print-summary = Las reglas en una página
print-summary-about = Todo lo que vale, con dados como ejemplos
print-chooser = Todas las variantes
print-chooser-about = Lista para marcar juntos antes de jugar
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
print-actual-size = Imprime al 100 % para el tamaño real.
keep-pdf = Recuerdo (PDF)
keep-picture = Imagen
keep-under-way = Se está creando el archivo…
keep-done = El archivo está guardado.
pad-open-file = Abrir una libreta guardada
pad-open-fault = No se puede abrir este archivo como libreta de puntos:
pad-print-sheets = Imprimir hojas

# Scoreboards for those who watch
board-title = Marcador
board-live = En directo
board-asked = Buscando el marcador…
board-silent = Este marcador aún no tiene nada. Aparecerá en cuanto su libreta envíe algo.
board-no-name = Esta no es la dirección de un marcador: su nombre tiene 24 letras y cifras. Quizá falte una parte del enlace.
board-share = Marcador en directo
board-share-about = Quien tenga el enlace ve los puntos en directo, pero no puede cambiarlos.
board-code = Código QR para la cámara
board-connecting = Conectando…
board-shared = Quien tenga el enlace ve ahora los puntos.
board-no-server = Ahora no se puede acceder al servidor. La libreta sigue y enviará los puntos más tarde.
board-busy = El servidor no admite más marcadores ahora. La libreta sigue y enviará los puntos más tarde.
board-only-here = Esta dirección solo funciona en este ordenador. Para otros dispositivos, inicia el programa con «farkle serve --listen 0.0.0.0:8080» y abre la aplicación con la dirección de este ordenador en la red.
board-copy = Copiar el enlace
board-lost = Sin conexión: estos son los últimos puntos
board-refused = El servidor rechaza este marcador.
open-too-large = Es demasiado grande.
open-unreadable = El navegador no puede leerlo.
file-no-game = No es el registro de una partida.
file-no-pad = No es una libreta de puntos guardada.
file-newer = Lo guardó una versión más nueva de Farkle. Actualiza esta para abrirlo.
file-line = La línea { $number } no se puede leer.
file-illegal = El suceso n.º { $number } no es posible con sus reglas.
file-no-rules = Falta el código de sus reglas.
file-rules-unread = El código de sus reglas no se puede leer.
file-rules-contradict = Sus reglas se contradicen.
file-no-dice = La semilla de sus dados falta o no se puede leer.
file-joined = Alguien se unió después de empezar, y eso solo lo permiten las libretas de puntos.
file-holder = «{ $text }» no es un jugador que esta versión conozca.
file-taken-back = «{ $text }» no es una decisión deshecha.
file-dice-lines = Las líneas sobre los dados no encajan entre sí ({ $line }).
file-in-force = «{ $text }» no es el número de líneas que cuentan.
