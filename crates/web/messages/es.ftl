# Español. Una línea que empieza con un corchete o un asterisco es una de varias formas del mismo mensaje.

# The game's words
farkle = Farkle

# Why something is not allowed
denial-not-your-turn = Es el turno de otra persona.
denial-not-your-seat = Ese sitio no es tuyo.
denial-too-late = La partida ha avanzado. Mira la mesa otra vez.
denial-no-take-back = En esta mesa no se pueden deshacer decisiones.
denial-nothing-to-take-back = No hay ninguna decisión que deshacer.
denial-not-your-decision = La última decisión la tomó otra persona. Solo ella puede deshacerla.
denial-too-many-taken-back = En una partida se pueden deshacer { $most } decisiones. En esta ya se han deshecho todas.
denial-dice-revealed = La semilla de los dados ya es pública, así que no se puede deshacer nada.
refusal-game-over = La partida ha terminado.
refusal-not-begun = La partida no ha empezado: no se sabe quién sale.
refusal-already-begun = La partida ya ha empezado.
refusal-no-such-seat = Ese asiento no existe: esta mesa tiene { $seats }.
refusal-starter-by-chance = En esta partida el azar decide quién empieza.
refusal-dice-rolling = Los dados aún ruedan.
refusal-turn-under-way = El turno ya ha empezado.
refusal-roll-first = Primero tira los dados.
refusal-set-aside-first = Primero aparta al menos un dado que puntúe.
refusal-no-farkle = No hay ningún farkle del que seguir.
refusal-after-farkle = Ha sido un farkle: tira otra vez o termina el turno.
refusal-no-taking-over = En esta partida cada turno empieza con todos los dados.
refusal-nothing-left-over = El jugador anterior no ha dejado nada.
refusal-nothing-selected = Elige los dados que quieres apartar.
refusal-not-rolled = No están en esta tirada: { $dice }.
refusal-does-not-score = { $count ->
    [one] El { $dice } no puntúa aquí y no se puede apartar.
   *[other] Estos no puntúan aquí y no se pueden apartar: { $dice }.
}
refusal-hot-dice-must-roll = Dados calientes: hay que tirarlos todos otra vez antes de guardar nada.
refusal-below-opening = Faltan { $missing } para entrar: la primera vez hay que guardar al menos { $opening }.
refusal-below-minimum = Faltan { $missing } para guardar: siempre han de ser al menos { $minimum }.
refusal-one-throw-only = La última oportunidad es una sola tirada.
refusal-cannot-give-up = Un turno no puede acabar sin nada mientras se pueda guardar o seguir tirando.
refusal-not-by-these-rules = Con estas reglas un turno no puede acabar así.
refusal-no-such-total = Ningún turno puede sumar { $points }: con estas reglas los puntos van de { $unit } en { $unit }.
refusal-too-much = Es más de lo que se puede anotar de una vez: { $most }.
refusal-too-many-dice = Solo hay { $dice } dados.
refusal-teams-stay = Nadie puede unirse a una partida por equipos: quedarían desiguales.
refusal-table-full = La mesa está llena: pueden jugar { $most }.
refusal-too-late-to-join = El final de la partida ha empezado: ya no se puede unir nadie.
refusal-already-left = Este jugador ya se ha ido.
refusal-last-player = El último jugador no puede irse.

# What has happened
said-rolled-for-start = Tirada para empezar: { $dice }.
said-starts = Empieza { $name }.
said-took-over = { $name } se queda con los dados sobrantes.
said-rolled = Ha salido { $dice }.
said-scores = { $number ->
    [thing] { $combinations } vale { $points }.
    [alike] { $combinations } valen { $points }.
   *[several] { $combinations } valen { $points }.
}
said-went-on = { $name } sigue.
said-hot-dice = ¡Dados calientes!
said-inherited = Los dados heredados puntúan: { $points } más.
said-farkled-may-go-on = ¡Farkle! { $name } pierde { $lost }, pero puede seguir.
said-banked = { $name } guarda { $points } y tiene { $score }.
said-opened = { $name } entra en juego.
said-farkled = ¡Farkle! { $name } no suma nada.
said-farkled-losing = ¡Farkle! { $name } pierde { $lost }.
said-toxic-twos = ¡Doses tóxicos! { $name } pierde { $lost }.
said-gave-up = { $name } termina el turno sin nada.
said-penalty = Tres farkles seguidos le cuestan a { $name } { $points }; le quedan { $score }.
said-gift = Demasiado: los { $points } son para { $name }.
said-gift-lost = Demasiado: los { $points } se pierden.
said-won-by-roll = ¡{ $name } gana la partida con esta tirada!
said-last-turns = { $name } ha llegado a { $score }: una última oportunidad para los demás.
said-play-off = Empate: { $name } juegan el desempate.
said-won = { $count ->
    [one] { $name } gana con { $score }.
   *[other] { $name } ganan con { $score }.
}
said-shared-win = { $name } comparten la victoria con { $score }.

banner-last-turn = Último turno: con { $needed } o más, en cabeza
banner-last-throw = Última tirada: con { $needed } o más, en cabeza
banner-play-off = Desempate: deciden los puntos de este turno
banner-opening = Para entrar: al menos { $needed }
banner-may-go-on = Farkle, pero puedes seguir con los dados en mano
banner-exactly = Exactamente { $needed } ganan
banner-last-round = Última ronda

# Frame
page-description = Farkle, el juego de dados, con las reglas de tu casa: contra el ordenador o de mano en mano, con red o sin ella.
skip = Ir al contenido
back = Atrás
close = Cerrar
update-ready = Hay una nueva versión de Farkle.
update-now = Usarla
update-later = Más tarde
not-kept = Este navegador no guarda partidas: si cierras la ventana, se pierden.
lost-title = Esta página no existe
lost-home = Al inicio
not-reached = No se pudo cargar Farkle. ¿Hay red?
try-again = Otra vez
elsewhere-about = Dos ventanas que escriben lo mismo perderían turnos. Aquí se sigue donde está ahora la otra ventana.
elsewhere-take-over = Seguir aquí

# Home
home-lead = El juego de dados, con las reglas de tu casa.
home-continue = Continuar
home-continue-score = { $name } { $score }
home-play = Jugar
home-play-about = { $rules } · contra el ordenador
home-pass = Jugar juntos
home-pass-about = Un dispositivo para toda la mesa
home-pad = Libreta de puntos
home-pad-about = Dados de verdad, sin cuentas
home-games = Partidas jugadas
home-games-about = Míralas paso a paso
home-learn = Cómo se juega
home-learn-about = Un primer turno, dos minutos
home-rules = Reglas
home-rules-about = Cada regla de casa, con palabras
home-settings = Ajustes
home-about = Acerca de

player-number = Jugador { $number }

# Table
table-title = Mesa
table-players = Jugadores
table-turn-total = Este turno
table-turn-total-of = { $name }, este turno
table-dice = Dados
table-tray = Apartados
table-tray-empty = Aquí quedan los dados apartados
die-label = { $face }
die-label-dead = { $face }, no puntúa aquí
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
roll-risk = { $percent } farkle, arriesgas { $points }
roll-chance = { $percent } farkle
take-over = { $dice ->
    [one] Heredar { $dice } dado
   *[other] Heredar { $dice } dados
}
take-over-earns = { $points } si puntúa, { $percent } farkle
bank-points = Guardar { $points }
bank-score = tendrías { $score }
bank-short = faltan { $missing } para entrar
bank-short-minimum = faltan { $missing } para guardar
bank-must-roll = hay que tirar los dados calientes
bank-select = elige dados primero
bank-give-up = Terminar el turno
bank-give-up-about = sin nada
thinking = Juega { $name }
thinking-solving = primero calcula la partida: { $percent }
thinking-hurry = toca para ir más rápido
verdict-farkle = Farkle
verdict-toxic = Doses tóxicos
choose-starter = ¿Quién empieza?
not-opened = sin entrar
farkles-in-a-row = { $count ->
    [one] { $count } farkle seguido
   *[other] { $count } farkles seguidos
}
leads = en cabeza
say-selected = { $combinations }: { $points }.
say-your-roll = Tira para empezar tu turno.
say-roll-of = Empieza { $name }.
button-sheet = Hoja de puntos
button-odds = Probabilidades
say-taken-back = Deshecho.
say-taken-back-turn = Deshecho. { $name } empieza el turno { $turn }.
say-taken-back-roll = Deshecho. En la mesa: { $dice }. Apartado en este turno: { $points }.
button-take-back = Deshacer
button-rules = Reglas de esta partida
key-hints = Teclas: 1 a 6 eligen dados, R tira, B guarda, A elige los mejores dados, T deshace, S muestra la hoja de puntos, O las probabilidades y el signo de interrogación todas las teclas.
key-enter = Intro
key-shift = Mayús
key-home = Inicio
key-end = Fin
key-escape = Esc
key-tab = Tab
keys-title = Teclas
keys-dice = Elige un dado o lo devuelve
keys-best = Elige todo lo que más puntúa, o nada
keys-roll = Tira
keys-bank = Guarda los puntos
keys-take-over = Toma los dados sobrantes, si las reglas lo permiten
keys-points = Puntos
keys-pips = Dados, cuando el turno se anota por sus dados
keys-next = Pasa al control siguiente
keys-press = Lo pulsa

# Score sheet
sheet-title = Hoja de puntos
sheet-round = Ronda
sheet-total = Total
sheet-empty = Aún no ha terminado ningún turno.
sheet-farkle-words = Farkle
sheet-opened = entra con este turno

# Odds
odds-about = Con qué frecuencia una tirada de tantos dados es un farkle, con las reglas de esta partida.
odds-dice = Dados
odds-farkle = Farkle
odds-hot = Puntúan todos
odds-average = Puntos de media, si puntúa
odds-now = ahora
outlook-title = Probabilidad de ganar
outlook-exact = Exacta, si desde ahora todos juegan lo mejor posible.
outlook-race = Estimada: como si los demás buscaran los máximos puntos por turno.
outlook-none = Para este momento no hay probabilidades de ganar.
outlook-no-worker = Este navegador no deja calcular en segundo plano: no hay probabilidades de ganar ni pistas.
outlook-silent = Lo que calcula las probabilidades ha dejado de responder: por ahora no hay probabilidades de ganar ni pistas. Se vuelve a iniciar en unos minutos.
outlook-nowhere = No se puede cargar lo que calcula las probabilidades. ¿Hay red?
outlook-no-exact = Con estas reglas no hay probabilidades exactas.
outlook-exact-failed = Aquí no se pudieron calcular las probabilidades exactas: quizá falte memoria.
outlook-solve = Calcular las probabilidades exactas
outlook-about = tarda aprox. { $time }
outlook-solving = Calculando las probabilidades exactas…
outlook-solving-left = Calculando las probabilidades exactas: { $percent }, faltan aprox. { $time }
outlook-stop = Detener el cálculo
span-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
hint-show = Mostrar la mejor jugada
hint-title = La mejor jugada y lo que cuestan las demás en puntos porcentuales
hint-costs = −{ $points }
hint-end = apartar { $dice } y terminar el turno
hint-then-bank = y guardar
hint-then-end = y terminar el turno
hint-then-roll = { $left ->
    [one] y tirar { $left } dado
   *[other] y tirar { $left } dados
}
thinker-in-page = Este navegador no deja calcular en segundo plano: en lugar del campeón juega el calculador.
thinker-silent = Lo que calcula para los jugadores del ordenador ha dejado de responder: por ahora, en lugar del campeón juega el calculador.
thinker-nowhere = No se pueden cargar los jugadores del ordenador. ¿Hay red? Se vuelve a intentar.

# End
end-chart = Puntos ronda a ronda
end-chances = Probabilidad de ganar ronda a ronda
end-chances-working = Calculando las probabilidades…
end-in-numbers = En cifras
end-after-round = Tras la ronda
end-rematch = Revancha
end-home = Al inicio
end-review = Repasar la partida
end-farkles = Farkles
end-best-turn = Mejor turno
end-average = Puntos por turno
table-gone = Esta partida no está en este navegador
table-unread = Esta partida está guardada, pero no se puede leer
table-unread-about = Su archivo aún se puede guardar desde la lista de partidas.
table-elsewhere = Esta partida está abierta en otra ventana
table-taken-over = Esta partida sigue en otra ventana

# The rules
rules-title = Reglas
rules-about = Cada familia juega a su manera. Elige lo que conoces o cámbialo todo.
rules-presets = Versiones conocidas
rules-own = Crear reglas propias
rules-play = Jugar con estas reglas
rules-change = Cambiar estas reglas
rules-share = Copiar un enlace a estas reglas
rules-copied = Enlace copiado.
rules-not-copied = Este navegador no permite copiar. El enlace: { $link }
rules-unknown = No hay reglas con este nombre o código.
code-title = Código
code-copy = Copiar el código
code-copied = El código está copiado.
code-not-copied = Este navegador no nos ha dejado copiar: selecciona el código.
rules-source = Fuente: { $source }

# Computer players
temperament-cautious = Prudente
temperament-gambler = Arriesgado
temperament-beginner = Principiante
temperament-calculator = Calculador
temperament-champion = Campeón
temperament-cautious-about = Teme cada farkle y para pronto.
temperament-gambler-about = Se encoge de hombros ante un farkle y tira una vez de más.
temperament-beginner-about = Toma todo lo que puntúa y para por intuición.
temperament-calculator-about = Reúne el máximo de puntos por turno, tengan lo que tengan los demás.
temperament-champion-about = Juega a ganar y vigila tus puntos.

# New game
new-title = Nueva partida
new-seats = ¿Quién juega?
new-name-of = Nombre del jugador { $number }
new-holder-of = Quién juega en el asiento { $number }
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
new-read-rules = Leerlas
new-teams = Equipos
new-no-teams = Cada uno por su cuenta
new-so-many-teams = { $count } equipos
new-take-back = Se pueden deshacer decisiones
new-take-back-about = Para aprender: la última decisión se puede deshacer y los dados vuelven a caer igual.
new-hints = Se pueden pedir pistas
new-hints-about = Con las probabilidades: la mejor jugada y lo que cuesta cada otra.
new-begin = Empezar
name-missing = Cada jugador necesita un nombre.
name-too-long = Demasiado largo para la hoja de puntos: { $most } caracteres como máximo.
name-unreadable = Un nombre no puede contener signos que no se ven: escríbelo de nuevo.
name-taken = Dos jugadores se llaman { $name }: cada uno necesita un nombre propio.
new-fault-count = { $seats } no pueden jugar: una partida tiene de 1 a { $most } jugadores.
new-fault-teams = { $seats } jugadores no pueden formar { $teams } equipos iguales con al menos dos cada uno.

# Past games
games-none = Aún no hay partidas. Cada partida se guarda aquí, solo en este navegador.
games-more = Mostrar partidas anteriores
games-unread = Las partidas guardadas en este navegador no se pueden leer en este momento. No se ha borrado nada.
games-over = terminada
games-in-progress = en curso
games-winner = Gana
games-save = Guardar como archivo
games-open = Abrir una partida de un archivo
games-open-fault = Este archivo no se puede abrir como partida:
games-forget = Borrar
games-forgotten = Borrada: la partida de { $names }.
games-undo = Deshacer
replay-title = Paso a paso
replay-first = Al principio
replay-previous = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-moment = Momento de la partida
replay-at = { $moment } / { $last }
replay-foreign-dice = No todos los dados salen de la semilla de la partida: la tirada del momento { $moment } es otra. Puede que alguien haya cambiado el archivo.
replay-taken-back = { $count ->
    [one] En esta partida se deshizo una decisión.
   *[other] En esta partida se deshicieron { $count } decisiones.
}
replay-position = Este momento como texto
replay-position-about = Esta línea es el momento en la mesa: puntuaciones, turno, dados. «farkle advise» calcula con ella la mejor jugada.
replay-set-aside = Apartado: { $dice }.
review-title = Suerte y habilidad
review-about = En puntos porcentuales de la probabilidad de ganar: lo que a cada uno le dieron sus dados, frente a unos dados medios (los dos pueden tener mala suerte), y lo que regalaron las decisiones.
review-luck = Suerte
review-errors = Regalado
review-best = Mejores jugadas
review-of = { $best } de { $all }
review-costliest = Las decisiones más caras
review-none = Ninguna decisión costó nada: juego perfecto.
review-done = { $name }: { $play }
review-better = Mejor: { $play }
review-better-is = Mejor:

# Score pad
table-turn-of = Turno de { $name }
say-choose = Toca los dados que quieres apartar.
bank-nothing = Guardar
pad-title = Libreta de puntos
pad-new = Libreta nueva
pad-begin = Empezar
pad-past = Libretas terminadas
pad-open = Abrir
pad-gone = Esta libreta no está en este navegador
pad-unread = Esta libreta está guardada, pero no se puede leer
pads-unread = Las libretas guardadas en este navegador no se pueden leer en este momento. No se ha borrado nada.
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
pad-let-pass = aceptado por la mesa
pad-let-pass-because = Las reglas se oponen: { $reason } La mesa lo aceptó.
pad-tap-dice = { $dice ->
    [one] Tira { $dice } dado y toca lo que muestra
   *[other] Tira { $dice } dados y toca lo que muestran
}
pad-take-out = Quitar { $face }
pad-take-roll = Usar esta tirada
pad-discard = Anotar este turno de otro modo
pad-how-much = Según las reglas estos dados no valen nada. ¿Cuánto cuenta la mesa?
pad-also-scores = Daría más: { $combinations }, { $points }
pad-most-points = Lo que más da: { $combinations }, { $points }
pad-hand-to = Pasa el dispositivo a
pad-hand-taken = Lo tengo
pad-note = Nota
pad-line-of = { $name }, ronda { $round }
pad-behind-the-end = { $count ->
    [one] { $count } línea después del final no cuenta.
   *[other] { $count } líneas después del final no cuentan.
}
pad-said-left = { $name } se va.
pad-said-joined = { $name } entra con { $points }.
pad-said-corrected = { $name }: { $points } por corrección.
pad-change-line = Cambiar una línea
pad-save-line = Cambiar a estos puntos
pad-no-bank-below-zero = Ningún turno guarda menos de cero. Lo que tiene alguien se corrige en «Jugadores».
pad-was-farkle = Fue un farkle
pad-insert-title = Falta un turno antes de este
pad-insert-bank = Insertar { $points }
pad-insert-farkle = Insertar un farkle
pad-remove-line = Quitar esta línea
pad-changed = Cambiado; todo lo que sigue se ha recalculado.
pad-changed-with-warning = Cambiado. Las reglas se oponen ahora a una línea de { $name }: { $reason }
pad-not-whole = Tiene que ser un turno entero, hasta guardar o el farkle.
pad-no-name = Quien juega necesita un nombre.
pad-no-such-line = No hay línea { $line }: la libreta tiene { $lines }.
pad-no-such-seat = Ahí no hay nadie.
event-out-of-place = Eso no encaja con el momento de la partida en el que está.
event-unreadable = Esta anotación no se puede leer.
pad-has-left = se ha ido
pad-leaves = Deja la partida
pad-correct = Corregir los puntos
pad-correct-by = Puntos que { $name } recibe o pierde
pad-give = Dar
pad-take = Quitar
pad-join-title = Alguien entra
pad-name = Nombre
pad-begins-with = Empieza con
pad-joins = Añadir a la partida
pad-set-round = El dispositivo va pasando
pad-set-round-about = Después de cada turno una pantalla dice a quién le toca.
pad-set-awake = Mantener la pantalla encendida
pad-set-awake-about = Mientras haya una libreta abierta.
pad-set-advice = Probabilidades y consejo
pad-set-advice-about = Un botón muestra la mejor jugada con los dados de la mesa.
pad-save-title = Guardar esta partida
pad-print = Imprimir o PDF
pad-save-csv = Hoja de cálculo (CSV)
pad-save-record = Registro de la partida
pad-save-json = Para programas (JSON)
pad-save-pad = La libreta entera
pad-next-game = Siguiente partida
pad-next-game-about = los mismos jugadores, empieza el siguiente
pad-advice = Probabilidades y consejo
pad-advice-how = Anota una tirada con sus dados para ver la mejor jugada.
pad-advice-about = Lo que este turno da de media, tengan lo que tengan los demás.
pad-odds = { $dice ->
    [one] { $dice } dado: { $percent } de farkle
   *[other] { $dice } dados: { $percent } de farkle
}
pad-play-bank = apartar { $dice } y guardar
pad-play-roll = { $left ->
    [one] apartar { $dice }, tirar { $left } dado
   *[other] apartar { $dice }, tirar { $left } dados
}

# Rule editor
edit-title = Tus reglas
edit-name = Nombre
edit-own-rules = Nuestras reglas
edit-conflicts = { $count ->
    [one] Un ajuste contradice a los demás. Corrígelo para jugar.
   *[other] { $count } ajustes se contradicen. Corrígelos para jugar.
}
edit-effect = Riesgo de farkle con estas reglas
edit-turn = Puntos por turno, a la larga
edit-turn-before = Lo mismo antes de entrar
edit-turns = Turnos hasta el objetivo
edit-first = De dos, gana quien empieza
edit-first-solve = Calcular cuánto vale empezar
edit-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
edit-in-words = Estas reglas con palabras
edit-words-short = Con palabras
edit-says-now = Las reglas dicen ahora: { $sentences }
edit-says-no-more = Las reglas ya no dicen: { $sentences }
edit-no-words = Aparecen aquí en cuanto se corrijan los campos.
edit-sections = Secciones de esta página
edit-sources = Mostrar quién lo juega así
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
edit-code-about = ¿Alguien te ha enviado reglas?
edit-code-fault = Esto no es un código de reglas.
edit-code-mistyped = En este código hay un carácter mal o falta alguno: compáralo con el que te enviaron.
edit-sent-here = Ahora en el editor: { $name }.
sent-open = Abrir

# Settings
set-as-system = Como el sistema
set-theme = Aspecto
set-light = Claro
set-dark = Oscuro
set-contrast = Más contraste
set-contrast-about = Texto más marcado y bordes más nítidos.
set-language = Idioma
set-sound = Sonidos
set-sound-about = Dados sobre madera, una campana por los puntos, un golpe sordo por un farkle.
set-speed = Ritmo de los dados y del ordenador
set-calm = Tranquilo
set-normal = Normal
set-fast = Rápido
set-motion = Movimiento
set-motion-full = Dados rodando
set-motion-less = Resultado inmediato
set-keys = Teclas para órdenes
set-keys-about = Letras y números sueltos son órdenes: en la mesa tiran, guardan, eligen y deshacen; en la libreta anotan puntos y farkles, deshacen y rehacen. Desactívalos si dictas o escribes de otro modo: todo se puede hacer sin ellos.
set-letters = Mostrar teclas
set-letters-about = Letras y números del teclado en botones y dados.

# How to play
learn-begin = Tira, quédate con lo que puntúa y decide: parar y guardar, o arriesgarlo todo por más. Para empezar, tira los seis dados.
learn-choose = Estos puntúan: { $dice }. Toca los que quieras quedarte.
learn-decide = Podrías guardar { $points } ahora. O tirar { $dice } más: con una probabilidad de { $percent } será un farkle y estos puntos se perderán.
learn-hot = Todos los dados puntúan: ¡dados calientes! Tira los { $dice } otra vez y sigue, o guarda { $points }.
learn-farkled = Un farkle: nada ha puntuado y los puntos del turno se han ido. Le pasa a todo el mundo. ¡Otra vez!
learn-banked = Bien hecho: los puntos son tuyos y ningún farkle te los quita. Eso era un turno, y no hay más. ¡Ahora, una partida!
learn-over = Has llegado al objetivo. ¡Ya sabes jugar!
learn-play-now = Jugar una partida
learn-play-now-about = contra el ordenador
learn-again = Otro turno
learn-again-about = para practicar
learn-scores = Qué puntúa
learn-more = Qué más conviene saber
learn-hot-dice = Cuando has apartado todos los dados tienes dados calientes: tíralos todos otra vez y sigue sumando.
learn-one-roll = Las combinaciones cuentan solo dentro de una tirada. Un cinco ahora y dos cincos después no son tres cincos.
learn-opening = Muchas reglas piden un buen primer turno, por ejemplo 500 puntos, antes de apuntar nada.
learn-end = Cuando alguien llega al objetivo, los demás suelen tener un último turno para superarlo.
learn-play = Empezar una partida

# About
about-what = Un juego de dados para dos minutos o toda una tarde, con cualquier regla de casa. Funciona sin red, sin cuenta y sin publicidad, y es software libre.
about-version = Versión { $version }
about-dice-title = Cómo caen los dados
about-dice = Cada tirada sale de un secreto que se sortea antes de la partida y se guarda con ella. El ordenador usa los mismos dados y no ve nada que tú no veas. Una partida terminada se puede guardar como archivo y repetir tirada a tirada.
about-keys-title = Teclado
about-data-title = Tus partidas
about-data = Las partidas, las libretas y los ajustes se quedan en este navegador, y nada de ello se envía a ningún sitio. Hay una excepción, y solo tú puedes activarla: una libreta con marcador en directo se envía, con sus nombres y todas sus líneas, al servidor del que viene esta página, para que otros puedan verla. Ese servidor guarda el último estado en la memoria y lo olvida cuando termina.
about-kept = Este navegador ha prometido conservarlos, aunque le falte espacio.
about-not-kept = Este navegador no ha prometido conservarlos: puede borrarlos cuando le falte espacio o cuando esta página lleve mucho tiempo sin abrirse. Es más seguro instalar la aplicación o guardar las partidas como archivos.
about-refused = Se le ha pedido al navegador y no lo ha prometido. A menudo los navegadores solo lo hacen con aplicaciones instaladas o que se usan desde hace tiempo: vuelve a pedirlo entonces. Hasta ese momento, lo más seguro es guardar las partidas como archivos.
about-ask = Pedir al navegador que los conserve
about-licence-title = Licencia
about-licence = MIT o Apache 2.0, a elegir. Las letras Fraunces y Nunito tienen la SIL Open Font Licence.

# Sheets for the printer
print-title = Imprimir
print-preview = Vista previa
print-waiting = Componiendo…
print-fault = No se ha podido imprimir.
print-not-loaded = No se puede cargar el programa que imprime. ¿Hay red?
print-which = Qué
print-scores = Hoja de puntos
print-scores-about = Una columna por persona y, al pie, lo que puntúa
print-summary = Las reglas en una página
print-summary-about = Todo lo que vale, con dados como ejemplos
print-chooser = Todas las variantes
print-chooser-about = Para marcarlas juntos antes de jugar
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
print-actual-size = Imprime al 100 %: así todo mide exactamente lo que dice.
keep-pdf = Recuerdo (PDF)
keep-picture = Imagen
keep-under-way = Se está creando el archivo…
keep-done = El archivo está guardado.
pad-open-file = Abrir una libreta guardada
pad-open-fault = Este archivo no se puede abrir como libreta de puntos:
pad-print-sheets = Imprimir hojas

# Scoreboards for those who watch
board-title = Marcador
board-live = En directo
board-asked = Buscando el marcador…
board-silent = Este marcador está en silencio. Aparecerá en cuanto su libreta diga algo.
board-no-name = Esta no es la dirección de un marcador: su nombre tiene 24 letras y cifras. Quizá falte una parte del enlace.
board-share = Marcador en directo
board-share-about = Quien tenga el enlace ve los puntos según cambian y no puede cambiar nada.
board-code = Código para la cámara
board-connecting = Conectando…
board-shared = Quien tenga el enlace ve ahora los puntos.
board-no-server = Ahora no hay servidor para compartir. La libreta sigue y lo dirá más tarde.
board-busy = El servidor no admite más marcadores ahora. La libreta sigue y lo dirá más tarde.
board-only-here = Esta dirección solo funciona en este ordenador. Para otros dispositivos, inicia el programa con «farkle serve --listen 0.0.0.0:8080» y abre la aplicación con la dirección de este ordenador en la red.
board-copy = Copiar el enlace
board-lost = Sin conexión: estos son los últimos puntos
board-refused = El servidor rechaza este marcador.
open-too-large = Es demasiado grande para serlo.
open-unreadable = El navegador no puede leerlo.
file-no-game = No es el registro de una partida.
file-no-pad = No es una libreta de puntos guardada.
file-newer = Lo ha escrito una versión más nueva de Farkle. Actualiza esta para abrirlo.
file-line = Su línea { $number } no se puede leer.
file-illegal = Su suceso n.º { $number } no pudo ocurrir según sus reglas.
file-no-rules = Falta el código de sus reglas.
file-rules-unread = El código de sus reglas no se puede leer.
file-rules-contradict = Sus reglas se contradicen.
file-no-dice = El secreto de sus dados falta o no se puede leer.
file-joined = Alguien se unió después de empezar, algo que solo permiten las libretas de puntos.
file-holder = «{ $text }» no es un jugador que esta versión conozca.
file-taken-back = «{ $text }» no es una decisión deshecha.
file-in-force = «{ $text }» no es el número de líneas que cuentan.
