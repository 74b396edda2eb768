### Lo que dice la mesa en el navegador aparte de las reglas: botones, avisos, paneles, la primera partida.
### Las claves skin-arsouf y lesson-arsouf son solo de ese juego.

game-arsouf = Arsouf
    .title = Arsouf, 7 de septiembre de 1191
    .year = 1191
    .summary = Ricardo lleva los bagajes por el camino de la costa. Saladino aguarda en el bosque. Dos carros y dos compañías deben llegar a la villa.
    .plate = Una columna en marcha
    .length = Batalla, 40 minutos

close = Cerrar
done = Hecho
back = Atrás
continue = Continuar
undo = Deshacer
turn = Turno
turn-of = de { $of }
at-place = en { $at }

home-motto = una mesa para juegos de guerra históricos
home-games = Juegos
home-continue = Partidas por continuar
home-import = Importar
home-quit = Salir
home-quit-done = Gonfalon se ha detenido. Tus partidas quedan guardadas. Puedes cerrar esta ventana.
home-map = El mapa de { $game } con sus piezas
home-weight = Dificultad { $weight } de cinco

seat-title = Toma asiento
seat-side = Tu bando
seat-either = Cualquiera
seat-against = Contra
seat-level = Cómo juega
seat-level-of = Cómo juegan los { $seat }
seat-scenario = Escenario
seat-learn = ¿Primera vez? Aprende jugando
seat-options = { $count ->
    [0] Opciones
    [one] Opciones, una cambiada
   *[other] Opciones, { $count } cambiadas
}
against-computer = Ordenador
against-one-screen = Una pantalla
against-watch = Mirar
begin-computer = { $seat_id ->
    [either] Empezar con cualquier bando
   *[other] Empezar con los { $seat }
}
begin-one-screen = Empezar en una pantalla
begin-watch = Ver jugar al ordenador
level-random = Azar
level-recruit = Recluta
level-captain = Capitán
options-title = Opciones de la partida

continue-turn = { $game }, turno { $turn } de { $of }
continue-lost = Bajas: { $losses }
continue-this = Continuar: { $what }
continue-remove = Borrar esta partida: { $what }
home-unreadable = { $count ->
    [one] Aquí se guarda otra partida que esta versión no puede abrir.
   *[other] Aquí se guardan otras { $count } partidas que esta versión no puede abrir.
}

who-computer = Llevas a los { $mine } · el ordenador, { $level }, a los { $theirs }
who-against = contra { $level }
who-only-bots = el ordenador juega solo: { $level }
who-one-screen = Dos jugadores en una pantalla
who-watch = El ordenador lleva ambos: { $one } { $first }, { $other } { $second }

header-nav = Mesa
header-replay = Repetición
header-rules = Reglas
header-settings = Ajustes

prompt = Pregunta
prompt-yours = Tú decides
prompt-theirs = Deciden los { $seat }
prompt-asked = Se te pregunta
prompt-waiting = Esperando a los { $seat }
prompt-computer = Juega el ordenador
prompt-thinking = Piensa su próximo movimiento.
prompt-over = Fin de la partida
prompt-replay = Repetición
prompt-again = Otra, cambiando de bando

computer-skip = Saltar
computer-pause = Pausa
computer-go-on = Seguir

undo-nothing-yet = nada que deshacer
undo-game-over = la partida ha terminado
undo-not-asked = no te toca decidir
undo-another-acted = ya ha actuado otro
undo-die-fell = ya ha caído un dado
undo-revealed = algo se ha revelado
undo-settled = ya no se deshace
undo-went-on = la partida siguió
undo-by-clerk = han actuado tus órdenes permanentes

end-move = Terminar movimiento
end-attack = Terminar ataques
end-deploy = Confirmar
end-anyway = ¿Terminar de todos modos?
idle-move = { $count ->
    [0] todas han movido
    [one] una aún puede mover
   *[other] { $count } aún pueden mover
}
idle-attack = { $count ->
    [0] ninguna puede atacar
    [one] una aún puede atacar
   *[other] { $count } aún pueden atacar
}
idle-deploy = { $count } en mano

way-historical = Despliegue histórico
way-rest = Despliega por mí
tray-title = { $count ->
    [0] Todas las piezas están colocadas
    [one] Una pieza aún en mano
   *[other] { $count } piezas aún en mano
}

board-map = Mapa
board-grid = Tablero
board-choices = Posibilidades
board-yours = tuya
board-acted = ya ha actuado
board-chosen = elegida
board-can-act = puede actuar
board-may-go = puedes ir aquí
board-may-attack = puedes atacarla
board-choose = { $piece }, { $at }
board-take-back = Devolver { $piece } a { $from }
board-do-move = Mover { $piece } a { $at }
board-do-place = Colocar { $piece } en { $at }
board-do-attack = { $percent ->
    [-1] Atacar a { $target } en { $at } con { $piece }
   *[other] Atacar a { $target } en { $at } con { $piece }, { $percent } por ciento
}
board-reach-hint = a trazos: su alcance el próximo turno
terrain-road = camino
terrain-marsh = marisma
terrain-town = villa
terrain-banner = bajo el rótulo

map-tools = Útiles del mapa
map-key = Leyenda del mapa
map-larger = Ampliar
map-smaller = Reducir
map-fit = Ajustar
map-title = ARSOUF
map-subtitle = el camino de la costa, 7 de septiembre de 1191
map-arsouf = ARSOUF
map-sea = Mare Mediterraneum
map-forest = Bosque de Arsouf
map-marsh = Marisma de / Birket-Ramadán
map-road = el camino de la costa
map-ford = el vado
map-camp = CAMPO CRUZADO
map-muslim-lines = LÍNEAS MUSULMANAS
map-stream = el arroyo

mark-move = puedes ir aquí
mark-attack = puedes atacarla
mark-attack-weighed = el ataque que se sopesa
mark-chosen = elegida
mark-origin = vino de aquí; clic derecho para volver
mark-under-pointer = lo que señala el registro o una suma
mark-refused = no se puede aquí
mark-cursor-pointy = cursor del teclado

ledger = Libro
side-panel = Ejércitos
side-you = Tú
side-person = Un jugador
side-computer = El ordenador, { $level }
under-pointer = Bajo el puntero
under-pointer-none = Señala una pieza para ver qué es y adónde podría ir.
hint-origin = Haz clic derecho en el círculo discontinuo para deshacerlo.
hint-origin-touch = Mantén pulsado el círculo discontinuo para deshacerlo.
could-attack = { $count ->
    [0] Luego no podría atacar a ninguna de tus piezas
    [one] Luego podría atacar a una de tus piezas
   *[other] Luego podría atacar a { $count } de tus piezas
}
could-reach = { $count ->
    [one] Podría llegar a una casilla el próximo turno
   *[other] Podría llegar a { $count } casillas el próximo turno
}

preview = Ataque
preview-piece = { $at_id ->
    [none] VC { $value }
   *[other] VC { $value }, en { $at }
}
preview-die = Dado
preview-faces = 1 a 6
preview-die-plus = dado + { $total }
preview-chances = Probabilidades
preview-exact = de las { $of } caídas de dos dados
preview-about = aproximadas, por muestras
preview-read-chance = { $percent } por ciento { $what }
preview-read-sum = { $what }: dado más { $total }, a saber { $lines }.
commit-attack = Atacar a { $target }

log = Registro
log-filters = Qué muestra el registro
log-entries = Entradas del registro
log-all = Todo
log-attacks = Ataques
log-losses = Bajas
log-against = contra
log-empty = Aún no ha pasado nada.
log-next = Siguiente: { $piece }. Haz clic en una casilla con anillo para colocarla.
log-replay = Repetir: { $what }
log-why = ¿por qué?
log-why-of = Por qué: { $what }
log-dice = Dados { $one } y { $other }, { $first } contra { $second }.

footer-progress = Progreso
slots-sentence = { $what }: { $count } de { $needed }

replay = Repetición
replay-first = Al principio
replay-previous = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Paso de la partida
replay-step = paso { $at } de { $of }
replay-turn = Turno { $turn }
replay-start = El principio de la partida.
replay-quiet = Termina la fase.
replay-play-on = Jugar desde aquí
replay-close = Volver a la mesa

rules-title = Reglas de { $game }
rules-open = Regla { $clause }
rules-close = Cerrar las reglas
rules-contents = Índice de las reglas
rules-search = Buscar
rules-found = { $count ->
    [0] No se encuentra nada.
    [one] Una encontrada.
   *[other] { $count } encontradas.
}
rules-option = Puede elegirse de otro modo: { $option }.
rules-bears-on = Atañe a
rules-seen = { $count ->
    [one] Vista una vez en esta partida
   *[other] Vista { $count } veces en esta partida
}
rules-totals = { $one } a { $other }
rules-sources = Fuentes
rules-chapter-R = Resoluciones
rules-chapter-K = La mesa misma
source-printed = Impresa
source-found = Hallada
source-derived = Derivada
source-reconstructed = Reconstruida
source-ruled = Resuelta
status-enforced = El programa la hace cumplir.
status-optional = Una opción.
status-screen = Se ve en la pantalla.
status-advice = Consejo.
status-physical = Solo trata del cartón.

menu-open = Menú de la partida
menu-title = La partida
menu-leave = Dejar la mesa; la partida queda guardada
menu-stay = Seguir jugando
menu-record = Guardar la partida en un archivo
menu-position = Guardar la posición
menu-rematch = Nueva partida, cambiando de bando
menu-resign = Rendirse
menu-resign-surely = ¿Rendirse de verdad?

settings-scale = Escala del mapa
settings-theme = Luz
settings-language = Idioma
settings-speed = Velocidad del ordenador
settings-wheel = Rueda del ratón
settings-motion = Movimiento
settings-shortcuts = Las letras sueltas son atajos en la mesa
settings-defaults = Restaurar valores
scale-fit = Ajustar
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
language-en = English
language-es = Español
speed-slow = Lenta
speed-steady = Normal
speed-quick = Rápida
speed-instant = Instantánea
wheel-scroll = Desplaza
wheel-zoom = Amplía
motion-system = Como el sistema
motion-less = Quieto

keys-title = Teclas
keys-move = Recorrer el tablero; con Mayús, a la otra de dos casillas
keys-tab = Siguiente posibilidad; con Mayús, la anterior
keys-enter = Elegir y después confirmar
keys-back = Un paso atrás, al final el menú
keys-next = Siguiente pieza que puede actuar
keys-read = Leer la pieza bajo el cursor
keys-undo = Deshacer
keys-end = Terminar la fase
keys-log = Al registro
keys-rules = Regla de lo que se pregunta
keys-search = Buscar en las reglas
keys-replay = Repetición
keys-step = Repetición: un paso atrás o adelante
keys-pause = Saltar al ordenador, o pausa
keys-zoom = Ampliar, reducir, ajustar
keys-region = Tablero, libro, registro, pregunta
keys-keys = Esta tarjeta

region-board = Tablero y pregunta

about-title = Acerca de
about-what = Gonfalon es una mesa para juegos de guerra históricos. Hace cumplir cada cláusula del reglamento y muestra la cláusula que hay tras cada número.
about-version = Versión { $version }
about-licence = Programa libre bajo la licencia MIT.
about-fonts = Tipografía
about-font-licence = Las tres bajo la SIL Open Font License 1.1.
about-art = Mapas, fichas y símbolos son dibujos nuestros. Las reglas se cuentan con nuestras palabras; los juegos son de sus autores.

import-about = Una partida guardada sigue donde acabó; una posición empieza una partida.
import-file = Archivo
import-not-json = Este archivo no es JSON.
import-malformed = { $field }: { $why }

fault-offline = { $seconds ->
    [0] Conexión perdida. Tu última jugada está a salvo. Probando de nuevo.
    [one] Conexión perdida. Tu última jugada está a salvo. Nuevo intento en { $seconds } segundo.
   *[other] Conexión perdida. Tu última jugada está a salvo. Nuevo intento en { $seconds } segundos.
}
fault-try-now = Probar ahora
fault-stale = La mesa ya ha seguido. Ahora: { $seat }, { $ask }.
fault-stale-over = La mesa ya ha seguido: la partida ha terminado.
fault-broken = Algo ha fallado por nuestra parte; nada ha cambiado.
fault-missing = No existe esa mesa.

curtain-title = { $seat }, a la pantalla
curtain-text = El otro jugador mira a otro lado. Levanta el telón cuando estés listo.
curtain-lift = Levantar el telón

lesson = Primera partida
lesson-step = Paso { $at } de { $of }
lesson-next = Seguir
lesson-skip = Saltar este paso
lesson-leave = Dejar la lección
lesson-done-title = Bien hecho
lesson-done = Eso es todo el juego: mover, luego atacar, y llevar los bagajes a casa. Juega hasta el final, o sal y empieza la marcha.

lesson-arsouf-welcome = Mandas a los Cruzados. Un bagaje y una compañía de caballeros ya están en casa; mete uno más de cada por la puerta de Arsouf, arriba a la izquierda, en ocho turnos.
lesson-arsouf-choose = Elige a los Templarios: haz clic en ellos, o llega con las flechas y pulsa Enter.
lesson-arsouf-move = Todas las casillas con anillo están a su alcance. Haz clic en una: junto a un enemigo podrás atacarlo después.
lesson-arsouf-undo = El círculo a trazos muestra de dónde vinieron. Un clic derecho en él deshace el movimiento en cualquier momento de la fase.
lesson-arsouf-leader = Ahora acerca a Ricardo a los Templarios: quien está a su lado suma dos.
lesson-arsouf-end-moves = Mueve a quien quieras. Después termina el movimiento: el botón cuenta quién podría ir aún.
lesson-arsouf-weigh = Los ataques vienen tras todos los movimientos. Elige una pieza con rombo dorado y luego un enemigo con anillo rojo: aún no pasa nada, el ataque solo se sopesa.
lesson-arsouf-sums = Las dos sumas están en el libro, línea a línea, y debajo las probabilidades exactas. El defensor suma la mitad de cada amigo junto a tu atacante. Confirma cuando te convenga.
lesson-arsouf-wounds = El total menor queda herido: tumbado y con una cruz roja. Vencido otra vez, muere; sin enemigos a tres casillas, se recupera.
lesson-arsouf-end-attacks = Ataca con otros, o termina los ataques. Luego mueve el ordenador, pieza a pieza.
lesson-arsouf-goal = Te toca de nuevo. Empuja los bagajes a la villa: basta con entrar.

skin-arsouf-side-crusader = Marcha, protege, ábrete paso
skin-arsouf-side-muslim = Cabalga, rodea, detén los carros
skin-arsouf-phase = { $ask_id ->
    [deploy] Despliegue
    [move] { $side_id ->
        [crusader] Movimiento cruzado
       *[muslim] Movimiento musulmán
    }
   *[attack] { $side_id ->
        [crusader] Ataques cruzados
       *[muslim] Ataques musulmanes
    }
}
skin-arsouf-heading = { $ask_id ->
    [move] { $side_id ->
        [crusader] Turno { $turn }, movimiento cruzado
       *[muslim] Turno { $turn }, movimiento musulmán
    }
   *[attack] { $side_id ->
        [crusader] Turno { $turn }, ataques cruzados
       *[muslim] Turno { $turn }, ataques musulmanes
    }
}
skin-arsouf-figure-knights = Los caballeros pueden detenerse en cualquiera de las casillas con anillo.
skin-arsouf-figure-road = La infantería en el camino puede avanzar dos casillas por él, o una por donde sea. El bagaje fuera del camino avanza una.
skin-arsouf-figure-muslims = Los arqueros a caballo pueden detenerse en cualquiera de las casillas con anillo.
skin-arsouf-figure-adjoining = Los templarios pueden atacar a uno de los dos enemigos que tienen al lado. Los arqueros están demasiado lejos.
skin-arsouf-figure-support = Los templarios atacan a los mamelucos. Los arqueros junto a los templarios aportan la mitad de 2 cada uno; los heridos, nada. Saladino, junto a los defensores, suma 2: el dado y 7.
skin-arsouf-figure-leader = Ricardo suma dos a los caballeros y al bagaje que tiene al lado, y nada a la infantería más lejana.
skin-arsouf-figure-crawl = Por mucho que cabalgara antes, una pieza herida solo puede ir a una de las casillas con anillo.
skin-arsouf-figure-recovery = El enemigo más cercano está a cuatro casillas: los templarios se recuperan.
skin-arsouf-figure-charge = Los hospitalarios avanzan dos casillas en línea recta contra los mamelucos y cargan. Los caballeros tienen que girar y solo atacan.
skin-arsouf-goal = Para ganar, lleva
    .where = a Arsouf
skin-arsouf-baggage = Bagajes
skin-arsouf-others = Otros
skin-arsouf-fighting = Combate
skin-arsouf-moves = Mueve
skin-arsouf-in-reach = A su alcance
skin-arsouf-note-rides = Hasta { $spaces } casillas, a través de amigos
skin-arsouf-note-foot = Dos casillas por el camino, una fuera de él
skin-arsouf-note-crawls = Herida: una casilla por turno
skin-arsouf-note-led = Junto a { $leader }: + 2 en ataque y defensa
skin-arsouf-note-leads = Suma 2 a cada amigo a su lado
skin-arsouf-note-charge = Dos casillas rectas contra un enemigo: carga, + 1
skin-arsouf-note-wounded = No puede atacar; defiende con todo su valor
skin-arsouf-prompt-place = Coloca { $piece } en una casilla con anillo.
    .short = Coloca { $piece }.
skin-arsouf-prompt-deployed = Todas están colocadas. Haz clic en una para retirarla, o confirma.
    .short = Todo colocado. ¿Confirmar?
skin-arsouf-prompt-move = Elige una pieza para mover, o termina el movimiento.
    .short = Mueve, o termina.
skin-arsouf-prompt-move-piece = Mueve { $piece } a una casilla con anillo, o elige otra pieza.
    .short = Mueve { $piece }.
skin-arsouf-prompt-attack = Elige con quién atacar, o termina los ataques.
    .short = Ataca, o termina.
skin-arsouf-prompt-attack-with = Elige un enemigo con anillo para el ataque de { $piece }.
    .short = { $piece }: ¿a quién?
skin-arsouf-prompt-attack-target = Ataca a { $target } con { $piece }, o elige otra pieza.
    .short = ¿Atacar con { $piece }?
skin-arsouf-moves-to = { $piece } { $piece_form ->
    [plural] mueven
   *[masculine] mueve
}, { $start } a { $to }.
skin-arsouf-charges = { $piece } cargan, { $start } a { $to }.
skin-arsouf-attacks = { $at_id ->
    [none] { $piece } { $piece_form ->
        [plural] atacan
       *[masculine] ataca
    } a { $target }.
   *[other] { $piece } { $piece_form ->
        [plural] atacan
       *[masculine] ataca
    } a { $target } en { $at }.
}
skin-arsouf-no-attacks = Sin ataques.
skin-arsouf-result-even = Igualdad: nada.
skin-arsouf-result-wounded = { $piece_form ->
    [plural] { $piece } heridos.
    [feminine] { $piece } herida.
   *[masculine] { $piece } herido.
}
skin-arsouf-result-killed = { $piece_form ->
    [plural] { $piece } muertos.
    [feminine] { $piece } muerta.
   *[masculine] { $piece } muerto.
}
skin-arsouf-chance-nothing = nada
skin-arsouf-chance-wounded = { $piece_form ->
    [plural] { $piece } heridos
    [feminine] { $piece } herida
   *[masculine] { $piece } herido
}
skin-arsouf-chance-killed = { $piece_form ->
    [plural] { $piece } muertos
    [feminine] { $piece } muerta
   *[masculine] { $piece } muerto
}
skin-arsouf-line-value = Valor de combate
    .short = Valor de combate
skin-arsouf-line-leader = { $who } está a su lado
    .short = { $who }
skin-arsouf-line-leader-away = { $who } no está a su lado
    .short = { $who }, lejos
skin-arsouf-line-leader-wounded = { $who }, a su lado, está herido
    .short = { $who }, herido
skin-arsouf-line-support = Mitad de { $who } en { $at }
    .short = ½ { $who }
skin-arsouf-line-wounded-friend = { $who } en { $at }: sin apoyo por herida
    .short = { $who }, sin apoyo
skin-arsouf-line-charge = Cargaron dos casillas en línea recta
    .short = Carga
skin-arsouf-chapter-1 = Las piezas
skin-arsouf-chapter-2 = Dados
skin-arsouf-chapter-3 = Objetivo del juego
skin-arsouf-chapter-4 = Cómo empezar
skin-arsouf-chapter-5 = Movimiento
skin-arsouf-chapter-6 = Ataque
skin-arsouf-chapter-7 = Cargas
skin-arsouf-chapter-8 = Táctica
skin-arsouf-chapter-m = Manual de la pantalla
