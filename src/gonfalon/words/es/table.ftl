### Lo que dice la mesa en el navegador aparte de las reglas: botones, avisos, paneles, la primera partida.
### Las claves skin-arsouf y lesson-arsouf son solo de ese juego.

game-arsouf = Arsuf
    .title = Arsuf, 7 de septiembre de 1191
    .year = 1191
    .summary = Ricardo lleva los bagajes por el camino de la costa. Saladino aguarda en el bosque. Dos carros y dos compañías deben llegar a la ciudad.
    .plate = Una columna en marcha
    .length = Batalla, 40 minutos
game-acre = Acre
    .title = Acre, 4 de octubre de 1189
    .year = 1189
    .summary = Guido asedia Acre; Saladino asedia a Guido. Rompe su semicírculo antes de que se retire a las colinas, y resiste cuando vuelva.
    .plate = Dos líneas en la llanura
    .length = Batalla, 3 horas
game-croisades = Croisades
    .title = Croisades, la pelea hombre a hombre
    .year = 1191
    .summary = Cruzados y sarracenos topan junto a una charca. Cada hombre tiene su ficha; cada disparo y cada golpe, su dado.
    .plate = Primera sangre y más
    .length = Escaramuza, 1–3 horas

close = Cerrar
done = Hecho
back = Atrás
continue = Continuar
undo = Deshacer
turn = Turno
turn-of = de { $of }
at-place = en { $at }
per-cent = { $percent } %

home-motto = una mesa para juegos de guerra históricos
home-games = Juegos
home-continue = Partidas por continuar
home-import = Importar
home-quit = Salir
home-quit-title = ¿Detener Gonfalon?
home-quit-about = El programa de este equipo se detiene, y esta página con él. Todas las partidas quedan guardadas tal como están.
home-quit-stay = Seguir
home-quit-surely = Detener Gonfalon
farewell-title = Gonfalon se ha detenido
farewell-safe = Todas las partidas quedan guardadas en este equipo, tal como estaban tras el último movimiento.
farewell-close = Puedes cerrar esta página.
farewell-again = Para volver a jugar, inicia Gonfalon como antes; en una terminal, con esto:
home-map = El mapa de { $game } con sus piezas
home-weight = Dificultad { $weight } de cinco

seat-title = Toma asiento
seat-side = Tu bando
seat-either = Cualquiera
seat-place = Tu asiento
seat-all = Todos
seat-against = Contra
seat-level = Cómo juega
seat-level-of = Cómo juegan { $seat_the }
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
   *[other] Empezar con { $seat_the }
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
home-unreadable = { $count ->
    [one] Aquí se guarda otra partida que no se puede abrir.
   *[other] Aquí se guardan otras { $count } partidas que no se pueden abrir.
}
unreadable-damaged = Esta partida está dañada y no se puede abrir. Se conserva tal como está.
unreadable-other-version = Esta partida la guardó otra versión y esta no la puede abrir. Se conserva tal como está.
unreadable-not-installed = { $game } no está instalado. Esta partida se conserva tal como está.
unreadable-record = Guardar lo que se pueda leer

library-title = Todas las partidas
library-all = Todas las partidas ({ $count })
library-counts = { $count ->
    [one] una partida
   *[other] { $count } partidas
}, { $mine ->
    [0] ninguna te espera
    [one] una te espera
   *[other] { $mine } te esperan
}
library-heading = Partidas en este equipo
library-shown = { $shown } de { $count } a la vista
library-filters = Filtros
library-search = Nombre, bando, rival
library-search-clear = Borrar la búsqueda
library-game = Juego
library-state = Estado
library-state-mine = Te toca
library-state-waiting = A la espera de otro
library-state-over = Terminadas
library-state-imported = Importadas
library-show = Mostrar
library-branches = Ramas bajo su partida
library-bin = Papelera
library-about = Las partidas se guardan en este equipo. Una partida puede exportarse a un archivo y abrirse en cualquier sitio.
library-new = Nueva partida
library-sort = Ordenar por
library-order-played = Última jugada
library-order-name = Nombre
library-order-game = Juego
library-order-turn = Turno
library-untitled = { $game }, sin nombre
library-you = Tú, { $side_the }
library-branch = { $turn ->
    [0] rama
   *[other] rama desde el turno { $turn }
}
library-branch-of = { $turn ->
    [0] rama de { $parent }
   *[other] rama de { $parent }, desde el turno { $turn }
}
library-rematch = bandos cambiados
library-imported = importada
library-has-branches = { $count ->
    [one] una rama
   *[other] { $count } ramas
}
library-mine = Te toca
library-theirs = { $seat_number ->
    [singular] Mueve { $seat_the }
   *[plural] Mueven { $seat_the }
}
library-computer = Le toca al ordenador
library-won = { $winner_number ->
    [singular] Ganó { $winner_the }
   *[plural] Ganaron { $winner_the }
}
library-drawn = Empate
library-won-arrived = dos carros y otros dos han llegado
library-won-stopped = quedan muy pocos cruzados
library-won-too-late = ha pasado el último turno
library-won-disintegrated = el otro ejército se deshizo
library-won-both-disintegrated = los dos ejércitos se deshicieron
library-won-line = el camino a Acre está abierto
library-won-points = por puntos
library-won-draw = igualdad de puntos
library-won-resigned = el otro bando se rindió
library-won-agreed = por acuerdo
library-turn = turno { $turn } de { $of }
library-stage = etapa { $stage }, turno { $turn } de { $of }
library-ended = terminada, turno { $turn }
library-ended-stage = terminada, etapa { $stage }, turno { $turn }
library-open = Abrir
library-more = Más sobre { $what }
library-rename = Cambiar el nombre
library-name = Nombre de la partida
library-throw = A la papelera
library-throw-this = A la papelera: { $what }
library-thrown = { $what } está en la papelera.
library-put-back = Devolver
library-put-back-this = Devolver: { $what }
library-none = Aún no ha empezado ninguna partida.
library-no-match = Ninguna partida es así.
library-all-again = Mostrar todas las partidas
library-bin-about = { $count ->
    [0] está vacía
    [one] una partida, guardada 30 días
   *[other] { $count } partidas, cada una guardada 30 días
}
library-bin-empty = Vaciar la papelera
library-bin-surely = { $count ->
    [one] ¿Borrar esta partida para siempre?
   *[other] ¿Borrar estas { $count } partidas para siempre?
}
library-bin-delete = Borrar para siempre
library-bin-keep = Conservar
library-bin-since = descartada { $when }
library-bin-left = { $days ->
    [0] último día
    [one] queda un día
   *[other] quedan { $days } días
}
library-binned = Esta partida está en la papelera.

who-computer = Juegas con { $mine_the } · el ordenador, { $level }, con { $theirs_the }
who-computer-over = Llevaste a { $mine_the } · el ordenador, { $level }, a { $theirs_the }
who-against = contra { $level }
who-only-bots = el ordenador juega solo: { $level }
who-one-screen = Dos jugadores en una pantalla
who-watch = El ordenador juega con ambos: { $one } { $first }, { $other } { $second }
who-party = { $what }: { $who }

header-nav = Mesa
header-replay = Repetición
header-rules = Reglas
header-turn = turno { $turn } de { $of }
header-settings = Ajustes

prompt = Pregunta
prompt-yours = Tú decides
prompt-theirs = Deciden { $seat_the }
prompt-asked-of = Se pregunta { AL($seat_the) }
prompt-named = Decide { $who }
prompt-asked = Se te pregunta
prompt-waiting = Esperando { AL($seat_the) }
prompt-computer = Juega el ordenador
prompt-thinking = Piensa su próximo movimiento.
prompt-elsewhere = Decide el otro jugador.
prompt-over = Fin de la partida
prompt-replay = Repetición
prompt-again = Otra, cambiando de bando

aftermath = Balance
aftermath-again = Revancha, bandos cambiados
aftermath-close = Tablero final
aftermath-record = Exportar crónica
aftermath-picture = Exportar imagen
aftermath-turn = turno { $turn }
aftermath-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
aftermath-steps = { $count ->
    [one] un paso
   *[other] { $count } pasos
}
aftermath-attacks = { $count ->
    [0] ningún ataque
    [one] un ataque
   *[other] { $count } ataques
}
aftermath-reckoning = Un momento: se está calculando.
aftermath-losses = Pérdidas a lo largo de la partida
aftermath-nothing-counted = Este juego no cuenta pérdidas.
aftermath-nothing-lost = Nadie ha perdido nada.
aftermath-level = Igualados hasta el final: ambos perdieron { HALVES($most) }.
aftermath-nearly-level = Casi igualados hasta el final: { $more_the } perdieron { HALVES($most) }; { $less_the }, { HALVES($least) }.
aftermath-apart = Igualados hasta el turno { $turn }; desde el turno { $next } { $more_the } perdieron { HALVES($most) }; { $less_the }, { HALVES($least) }.
aftermath-apart-after = Igualados hasta el turno { $turn }; al final { $more_the } habían perdido { HALVES($most) }; { $less_the }, { HALVES($least) }.
aftermath-turned = Hasta el turno { $turn } { $less_the } habían perdido más; al final { $more_the } habían perdido { HALVES($most) }; { $less_the }, { HALVES($least) }.
aftermath-apart-always = Nunca igualados: { $more_the } perdieron { HALVES($most) }; { $less_the }, { HALVES($least) }.
aftermath-luck = Suerte frente a lo esperado
aftermath-luck-note = esperado antes de cada dado; 8 de cada 10 partidas caen en el corchete
aftermath-fell = salió · esperado
aftermath-table-fell = Salió
aftermath-table-expected = Esperado
aftermath-table-bracket = Ocho de cada diez partidas
aftermath-range = de { $least } a { $most }
aftermath-harm-of = Ataques de { $side_the }
aftermath-backfire-of = { $side } al atacar
aftermath-no-dice = Ningún dado decidió un ataque.
aftermath-too-few = Muy pocos dados para juzgar.
aftermath-as-expected = Los dados cayeron más o menos como se esperaba.
aftermath-harm-more = Los dados favorecieron a { $side_the }: tantos impactos, o más, salen en una partida de cada { $games }.
aftermath-harm-fewer = Los dados perjudicaron a { $side_the }: tan pocos impactos, o menos, salen en una partida de cada { $games }.
aftermath-backfire-more = Los dados perjudicaron a { $side_the }: tantos atacantes dañados, o más, salen en una partida de cada { $games }.
aftermath-backfire-fewer = Los dados favorecieron a { $side_the }: tan pocos atacantes dañados, o menos, salen en una partida de cada { $games }.
aftermath-points = { $count ->
    [one] Un momento decisivo
    [2] Dos momentos decisivos
   *[other] Tres momentos decisivos
}
aftermath-points-note = los dados y hechos que más movieron el resultado; cada uno abre ahí la repetición
aftermath-chance = probabilidad { $percent } %
aftermath-no-die = sin dado
aftermath-end = La partida termina
aftermath-step = Paso { $step }

computer-skip = Saltar
computer-pause = Pausa
computer-go-on = Seguir

changed = Qué ha cambiado
changed-since = desde tu último turno
changed-own = Tus piezas que han sufrido
changed-moved = Piezas suyas que se han movido
changed-rest = Otras piezas que han cambiado
changed-count-moved = { $count ->
    [one] movida
   *[other] movidas
}
changed-count-same = como antes
changed-from-to = de { $from } a { $to }
changed-came-from = desde { $from }
changed-attacked = { $piece_number ->
    [plural] { $others ->
        [0] atacaron { AL($target_the) }
        [one] atacaron { AL($target_the) } y a otra pieza
       *[other] atacaron { AL($target_the) } y a otras { $others } piezas
    }
   *[singular] { $others ->
        [0] atacó { AL($target_the) }
        [one] atacó { AL($target_the) } y a otra pieza
       *[other] atacó { AL($target_the) } y a otras { $others } piezas
    }
}
changed-again = Verlo otra vez
changed-hide = Ocultar
changed-nothing = Nadie más ha jugado aún su turno.
changed-legend-stood = estaba aquí
changed-legend-went = fue
changed-legend-attacked = atacó
changed-legend-hurt = dañada
changed-legend-gone = perdida

undo-nothing-yet = nada que deshacer
undo-game-over = la partida ha terminado
undo-not-asked = no te toca decidir
undo-another-acted = otro jugador ya ha actuado
undo-die-fell = ya ha caído un dado
undo-revealed = algo se ha revelado
undo-settled = ya no se puede deshacer
undo-went-on = la partida siguió
undo-by-clerk = han actuado tus órdenes permanentes
undo-together = responde de nuevo hasta que todos hayan respondido

end-move = Terminar movimiento
end-attack = Terminar ataques
end-deploy = Confirmar
end-shoot = Terminar disparos
end-react = Aguantar
end-withdraw = Seguir luchando
end-sortie = Esperar dentro
end-garrison = Dejarlas dentro
end-flee = Terminar la huida
end-follow = Terminar la persecución
end-retreat = Terminar el retroceso
end-lose = Terminar las bajas
end-advance = Quedarse
end-join = Unirse
end-lend = { $count ->
    [0] Tirar los dados
    [one] Tirar un dado
   *[other] Tirar { $count } dados
}
end-return = Confirmar
end-redeploy = Confirmar
end-charge = Ninguna carga más
end-place = Listo
end-hide = Listo
end-name = { $named ->
    [0] No luchar
    [one] Luchar
   *[other] Luchar
}
end-counter = No salir
end-defend = Dejar pasar
end-stayers = Nadie dispara
end-short = Terminar
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
idle-shoot = { $count ->
    [0] nadie puede disparar
    [one] una puede disparar aún
   *[other] { $count } pueden disparar aún
}
idle-charge = { $count ->
    [0] nadie puede cargar
    [one] uno puede cargar
   *[other] { $count } pueden cargar
}
idle-name = { $named ->
    [0] { $count ->
        [one] uno podría atacar
       *[other] { $count } podrían atacar
    }
    [one] { $count ->
        [0] uno anunciado
       *[other] uno anunciado, { $count } podrían
    }
   *[other] { $count ->
        [0] { $named } anunciados
       *[other] { $named } anunciados, { $count } podrían
    }
}
owed = { $count ->
    [one] antes debe luchar una
   *[other] antes deben luchar { $count }
}
idle-deploy = { $count } en la mano
idle-left = { $count } por actuar

way-historical = Despliegue histórico
way-rest = Despliega por mí
way-emplace = Trabuquete
way-dismantle = Recuperar un trabuquete
way-withdraw = Retirarse
way-stand = Aguantar
way-feign = Karr-wa-Farr
way-halt = Detenerse aquí
way-turn = Dar media vuelta
way-unname = Quitar un ataque
way-clear = Recuperar todo
way-clear-line = Vaciar la línea
way-lift = Recuperar
way-preset = El despliegue propuesto
way-clear-surely = { $count ->
    [one] ¿Recuperar una?
   *[other] ¿Recuperar las { $count }?
}
tray-point = Señala un anillo para ver lo que cerraría la colocación.
tray-later = { $piece }: no antes de que haya una unidad en el mapa
tray-stood = { $count ->
    [one] Una ya en el mapa
   *[other] { $count } ya en el mapa
}
tray-title = { $count ->
    [0] Todas las piezas están colocadas
    [one] Una pieza aún en la mano
   *[other] { $count } piezas aún en la mano
}

facing-title = Orientación, desde { $at }
facing-turn = Girar { AL($piece_the) }
facing-hint = el hexágono delantero
terms-title = En este escenario
off-map-take = Tomar { AL($piece_the) } para entrar

board-map = Mapa
board-grid = Tablero
board-choices = Posibilidades
board-yours = tuya
board-acted = ya ha actuado
board-chosen = elegida
board-can-act = puede actuar
board-must-act = debe actuar
board-with = con { $piece_the }
board-may-go = puedes ir aquí
board-may-attack = puedes atacarla
board-choose = { $piece }, { $at }
board-take-back = Devolver { AL($piece_the) } a { $from }
board-do-move = Mover { AL($piece_the) } a { $at }
board-do-place = Colocar { AL($piece_the) } en { $at }
board-do-attack = { $percent ->
    [-1] Atacar { AL($target_the) } en { $at } con { $piece_the }
   *[other] Atacar { AL($target_the) } en { $at } con { $piece_the }, { $percent } por ciento
}
board-dropped = { $count ->
    [one] { CAP($piece_the) } no { $piece_number ->
        [plural] alcanzan todos los objetivos y quedan
       *[singular] alcanza todos los objetivos y queda
    } fuera.
   *[other] { $count } unidades no alcanzan todos los objetivos y quedan fuera.
}
board-do-aim = Apuntar { AL($target_the) } en { $at }
board-cost = { $cost ->
    [one] a un punto
   *[other] a { $cost } puntos
}
board-step = { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
}, quedan { $left }
board-step-facing = mirando al { $direction }
board-step-shooters = { $shooters ->
    [one] uno puede disparar
   *[other] { $shooters } pueden disparar
}, { $percent } por ciento
board-step-risk = antes un dado, { $faces } hiere
board-step-through = solo de paso
board-do-ride = { CAP($piece_the) } cabalga hasta { $target_the } en { $at }
board-do-shoot = { $percent ->
    [-1] Disparar { AL($target_the) } en { $at }
   *[other] Disparar { AL($target_the) } en { $at }, { $percent } por ciento
}
board-do-enter = { CAP($piece_the) } entra por { $at }
board-do-sally = Poner { AL($piece_the) } en la muralla { $at }
board-do-attach = Poner { AL($piece_the) } con { $target_the } en { $at }
board-do-lift = Recuperar { AL($target_the) } de { $at }
board-do-emplace = Un trabuquete en { $at }
board-do-dismantle = Recuperar el trabuquete de { $at }
board-do-arrange = Que coloque el programa
board-do-stand = Aguantar
board-do-feign = Fingir la huida
board-do-fire = Disparar { AL($target_the) } en { $at }
board-do-evade = Eludir hacia { $at }
board-do-flee = Huir hacia { $at }
board-do-follow = { $piece_number ->
    [plural] Persiguen { $piece_the }
   *[singular] Persigue { $piece_the }
}
board-do-retreat = { $at_id ->
    [none] { CAP($piece_the) } se { $piece_number ->
        [plural] pierden
       *[singular] pierde
    }
   *[other] { CAP($piece_the) } { $piece_number ->
        [plural] retroceden
       *[singular] retrocede
    } a { $at }
}
board-do-lose = Perder { AL($piece_the) }
board-do-advance = { CAP($piece_the) } { $piece_number ->
    [plural] avanzan
   *[singular] avanza
} a { $at }
board-do-join = Unirse { AL($target_the) } en { $at }
board-do-lend = Dar { $piece_the } { AL($target_the) }
board-do-withdraw = Retirarse
board-do-charge = Cargar contra { $target_the } en { $at }
board-do-counter = { CAP($piece_the) } sale al encuentro
board-do-step = Mover { AL($piece_the) } a { $at }
board-do-turn = Dar media vuelta con { $piece_the }
board-do-halt = Detenerse aquí
board-do-volley = { $percent ->
    [-1] Disparar { AL($target_the) } en { $at }
   *[other] Disparar { AL($target_the) } en { $at }, { $percent } por ciento
}
board-do-unname = Quitar el ataque { DEL($target_the) }
board-do-fight = Luchar el combate { DEL($target_the) } en { $at }
board-do-bear = { CAP($target_the) } recibe el golpe
board-do-aside = Apartarse a { $at }
board-do-fall = Dejar al jinete en { $at }
board-do-set-down = Dejar en { $at }
board-do-mark = Marcar a los ballesteros
board-do-pass = Nada
board-give = { CAP($piece_the) } en { $at }: { $value }. Pulsa para cambiarlo.
board-do-confirm = Confirmar
board-do-end = Terminar
board-reach-hint = a trazos: su alcance el próximo turno
board-stack = { $at }: { $count } piezas
board-in-zone = en la zona { DEL($side_the) }
edge-owed = { $way_id ->
    [north] { $count } más deben actuar al norte
    [south] { $count } más deben actuar al sur
    [west] { $count } más deben actuar al oeste
   *[east] { $count } más deben actuar al este
}
edge-choices = { $way_id ->
    [north] { $count } más al norte
    [south] { $count } más al sur
    [west] { $count } más al oeste
   *[east] { $count } más al este
}
terrain-road = camino
terrain-marsh = marisma
terrain-town = ciudad
terrain-banner = bajo el rótulo
terrain-sea = mar
terrain-fortress = muralla de Acre
terrain-hill = colina
terrain-stream = arroyo
terrain-orchard = huerto
terrain-tree = árboles
terrain-palm = palmera
terrain-scrub = matorral
terrain-slope = ladera
terrain-upper = terreno alto
terrain-water = agua

map-tools = Útiles del mapa
map-key = Leyenda del mapa
map-larger = Ampliar
map-smaller = Reducir
map-fit = Ajustar
map-title = ARSUF
map-subtitle = el camino de la costa, 7 de septiembre de 1191
map-arsouf = ARSUF
map-sea = Mare Mediterraneum
map-forest = Bosque de Arsuf
map-marsh = Marisma de / Birket-Ramadán
map-road = el camino de la costa
map-ford = el vado
map-camp = CAMPAMENTO CRUZADO
map-muslim-lines = LÍNEAS MUSULMANAS
map-stream = el arroyo
map-acre-title = ACRE
map-acre-subtitle = comienza la Tercera / Cruzada, 4 de octubre / de 1189
map-acre-scale = medio kilómetro
map-acre-sea = El Gran Mar
map-acre-bay = Bahía de Acre
map-acre-town = ACRE
map-acre-toron = Monte Torón
map-acre-ayyadiya = Tell al-Ayyadiya
map-acre-kaisan = Tell Kaisan
map-acre-orchards = los huertos
map-acre-marsh = la marisma
map-acre-river = el río Belo
map-acre-plain = la llanura de Acre
map-acre-crusader-line = LÍNEA CRUZADA
map-acre-muslim-line = LÍNEA MUSULMANA
map-acre-siege-lines = LÍNEAS DE ASEDIO
map-acre-crusader-camp = CAMP.
map-acre-muslim-camp = CAMP.
map-croisades-water-hole-title = LA CHARCA
map-croisades-water-hole-subtitle = un hexágono son dos metros
map-croisades-olive-grove-title = EL OLIVAR
map-croisades-olive-grove-subtitle = un hexágono son dos metros
map-croisades-scale = metros
map-croisades-palm = la palmera sola
map-croisades-bluff = el cerro
map-croisades-terrace = el bancal
map-croisades-track = el camino
map-croisades-grove = los olivos viejos
map-croisades-key-flat = llano / 1 punto
map-croisades-key-scrub = matorral / 2 puntos, poca cobertura
map-croisades-key-tree = árboles / 2 puntos, a pie / poca cobertura
map-croisades-key-tree-palm = árboles y palmera / 2 puntos, a pie / poca cobertura
map-croisades-key-slope = ladera / 2 puntos / cubre tras el borde
map-croisades-key-water = agua / 5 puntos / ni armadura ni caballo

mark-move = puedes ir aquí
mark-join = puedes unirte a esta pieza
mark-onto = puedes ponerte encima
mark-attack = puedes atacarla
mark-attack-weighed = el ataque que se sopesa
mark-chosen = elegida
mark-origin = vino de aquí; clic derecho para volver
mark-under-pointer = lo que señala el registro o una suma
mark-refused = no se puede aquí
mark-cursor = cursor del teclado
mark-step = un paso y lo que cuesta
mark-turning = un paso con giro y lo que cuesta
mark-threat = cuántos pueden disparar ahí
mark-wounds = caras que hieren al salir
mark-contact = junto a un enemigo
mark-line = línea de fuego, hexágono a hexágono
mark-cover = da cobertura
mark-bars = corta la línea
mark-band = camino de una carga; los cuatro últimos, en oro
mark-link = un combate anunciado
mark-zone = zona { DEL($side_the) }

ledger = Panel
side-panel = Ejércitos
side-you = Tú
side-person = Un jugador
side-computer = El ordenador, { $level }
rail-sentence = { $title }: { $now }, de { $of }
purse-sentence = { $title }: { $held } por gastar, { $planned } previstos, { $spent } gastados
purse-secret = solo tú lo ves
hand-back = una carta boca abajo
ask-queue = { $count ->
    [one] Después se pregunta una vez más
   *[other] Después se pregunta { $count } veces más
}
leaf-close = Volver al mapa
muster-of = { $done } de { $of }
muster-held = ocupados { $count }
muster-zone = en zona { $count }
muster-open = { $count ->
    [0] ninguno abierto
   *[other] { $count } abiertos
}
muster-reads = La línea: { $held } ocupados, { $zone } en zona, { $open } abiertos.
sequence = Pasos
pairing = Jefes y dados
pairing-none = Todos están asignados.
answers = Respuestas
assign = Una elección para cada uno
assign-of = { $piece }: elige
assign-more = { $count ->
    [one] y uno más
   *[other] y { $count } más
}
volley = Quién dispara
volley-whom = A quién disparar
volley-who = Quién dispara ahora
volley-first = todos se nombran antes de tirar
volley-target = { $kind }, { $at }
volley-able = pueden disparar { $able } de { $of }
volley-at-most = hasta { $percent } %
volley-commit = { $count ->
    [one] Dispara uno
    [2] Disparan dos
    [3] Disparan tres
   *[other] Disparan { $count }
}
range-to = a { $last }
range-beyond = a más de { $last }
sighting = Línea de fuego
sighting-cover = Cobertura, la mayor
line-tool = Línea de fuego
line-from = Elige el hexágono donde empieza la línea.
line-to = Elige el hexágono donde termina.
line-again = Pulsa un hexágono para empezar otra línea. La línea no cambia nada en la partida.
line-close = Guardarla
line-standing = { $piece }, { $at }
line-distance = Distancia
line-hexes = { $count ->
    [one] un hexágono
   *[other] { $count } hexágonos
}
line-crosses = Cruza
line-clear = Nada la estorba.
line-carries = Alcance
answer-default = si no haces nada
answer-column = La columna { $column }.
cause-by = Atacan
answer-safe = a salvo
answer-free = sin coste
answer-danger = { $faces } hiere
answer-lost = perdida { $percent } %
answer-stand = Aguantar
answer-fire = Disparar y aguantar
answer-evade = Eludir
answer-feign = Karr-wa-Farr
answer-flee = Huir
answer-follow = Perseguir
answer-retreat = Retroceder
answer-lose = Bajas
answer-advance = Avanzar
answer-join = Unirse
answer-withdraw = Retirarse
answer-mark = Marcar
answer-counter = Salir al encuentro
answer-volley = Disparar
answer-fight = Sopesarlo
answer-unname = Retirar
answer-bear = Recibe el golpe
answer-aside = Apartarse
answer-fall = Dejar ahí
answer-set-down = Dejar
answer-pass = Quedarse
orders-next-time = La próxima vez
orders-from-now = Desde ahora, también esta vez
orders-differ = distintas
variants = De qué manera
plan = Plan
plan-waiting = { $taken } de { $of } pasos dados; se pregunta a otros.
plan-done = Dados los { $of } pasos.
plan-rolled = Detenido tras { $taken } de { $of } pasos: ha caído un dado.
plan-revealed = Detenido tras { $taken } de { $of } pasos: algo ha salido a la luz.
plan-refused = Detenido tras { $taken } de { $of } pasos.
plan-interrupted = Detenido tras { $taken } de { $of } pasos: alguien ha actuado.
forces-classes = Clases para elegir
forces-title = Tus fuerzas
forces-terms = { $budget } puntos; lo que no se gasta se pierde.
forces-armour = armadura
forces-points = { $points ->
    [one] punto
   *[other] puntos
}
forces-of = de { $count }
forces-spent = { $points ->
    [one] punto gastado
   *[other] puntos gastados
}
forces-left = libres
forces-army = El ejército
forces-heads = { $count ->
    [one] una figura
   *[other] { $count } figuras
}
forces-can = Lo que puede hacer
forces-sealed = Selladas. Puedes cambiarlas hasta que el otro bando haya elegido.
forces-seal = Sellar las fuerzas
forces-seal-again = Sellar estas en su lugar
forces-proposed = Propuestas
forces-clear = Vaciar
form-shared = { $names }: no más de { $most } en total.
form-raise = { $what } antes
form-order = En este orden
form-total = { $given } de { $total }
form-lower = { $what } después
form-add = { $what } a continuación
form-drop = { $what } fuera
form-part = { $given } elegidos, de { $least } a { $most }
form-unassigned = Elige…
form-more = Uno más: { $what }
form-less = Uno menos: { $what }
form-price = a { $price } cada uno
form-weight = cuenta { $weight }
form-spent = { $given } de { $total } gastados
form-made = { $given } de { $total } reunidos
form-over = sobran { $less }
form-short = faltan { $more }
form-least = Toma al menos { $least }.
form-unspent = Aún alcanza para más: { $what }.
form-spare = Se puede devolver uno: { $what }.
form-share = { $names } deben reunir { $need }; por ahora { $given }.
form-fits = Así basta.
under-pointer = Bajo el puntero
under-pointer-none = Señala una pieza para ver qué es y adónde podría ir.
agreed-title = Acordado antes de la partida
agreed-yes = sí
agreed-no = no
board-closed = cerrada
board-closed-ground = cerrado: aquí está el rótulo
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
    [none] { $label } { $value }
   *[other] { $label } { $value }, en { $at }
}
preview-goal = { $count ->
    [one] a un hexágono
   *[other] a { $count } hexágonos
}
preview-others = { $count ->
    [one] y una más
   *[other] y { $count } más
}
chart = Tabla de resultados
chart-column = Columna { $column }.
chart-reads = { $face }: { $result }, { $effect }.
chart-faces = { $faces } de { $of }
parries = Antes del dado
parry-fire = { $others ->
    [0] pueden disparar: { $percent } % de impacto
    [one] pueden disparar, y una más: { $percent } % de impacto
   *[other] pueden disparar, y { $others } más: { $percent } % de impacto
}
parry-evade = { $others ->
    [0] pueden eludir el combate
   *[other] pueden eludir el combate: { $piece_the } y otras
}
parry-feign = { $others ->
    [0] pueden fingir la huida
   *[other] pueden fingir la huida: { $piece_the } y otras
}
parry-volley = { $others ->
    [0] puede disparar: { $percent } % de dañar
    [one] puede disparar, y uno más: { $percent } % como mucho
   *[other] puede disparar, y { $others } más: { $percent } % como mucho
}
parry-counter = { $others ->
    [0] puede salir al encuentro
   *[other] puede salir al encuentro: { $piece_the } y otros
}
result = Resultado
result-stays = { $what } · se queda hasta que pulses o hagas clic
result-go-on = Seguir
result-again = Otra vez
result-next = Después
result-next-is = Después: { $what }
result-did = Lo que hizo
result-falls = { $same ->
    [one] Una tirada de { $of } hace esto
   *[other] { $same } tiradas de { $of } hacen esto
}{ $less ->
    [0] { "" }
    [one] , 1 hace menos
   *[other] , { $less } hacen menos
}{ $more ->
    [0] { "" }
    [one] , 1 hace más
   *[other] , { $more } hacen más
}
result-now = ahora en { $at }
result-gone = fuera del mapa
result-several = { $count ->
    [0] { $who }
    [one] { $who } y otra unidad
   *[other] { $who } y otras { $count }
}
result-with = { $who } con { $leader }
result-read-die = Dado { $face }.
result-read-at = Dado { $face } con { $one } a { $other }: { $code }.
result-read-dice = Dados { $one } y { $other }.
preview-die = Dado
preview-faces = 1 a { $faces }
preview-die-plus = dado + { $total }
preview-chances = Probabilidades
preview-exact = de { $of } resultados igual de probables
preview-about = aproximadas, por muestras
preview-imagined = lo que verías, en { $count } estados imaginados
preview-range = de { $least } a { $most } %
preview-read-chance = { $percent } por ciento { $what }
preview-read-range = en torno al { $percent } por ciento, entre { $least } y { $most }, { $what }
preview-read-plain = { $what }: { $total }, de los cuales { $lines }.
preview-read-sum = { $what }: dado más { $total }, a saber { $lines }.
commit-attack = { $heading_id ->
    [none] Atacar { AL($target_the) }
   *[other] Atacar a { $heading }
}
commit-attack-name = { $heading_id ->
    [none] Anunciarlo
   *[other] Anunciarlo a { $heading }
}
engagements = Ataques anunciados
engagement-charge = una carga: no se retira
engagement-none = anulado
unit-faces = Caras de las fichas
commit-shoot = Disparar { AL($target_the) }
commit-move = Marchar
commit-stand = Aguantar
commit-fire = Disparar { AL($target_the) }
commit-evade = Eludir
commit-feign = Karr-wa-Farr
commit-flee = Huir allí
commit-follow = Perseguir
commit-retreat = Retroceder
commit-lose = Perderlas
commit-advance = Avanzar
commit-join = Unirse
commit-withdraw = Retirarse
commit-muster = Sellar las fuerzas
commit-mark = Marcarlos así
commit-charge = Anunciar la carga
commit-counter = Al encuentro
commit-step = Pasar a { $to }, { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
}
commit-turn = Dar media vuelta, { $cost } puntos
commit-halt = Detenerse aquí
commit-enter = Entrar por { $to }, { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
}
route = El camino
route-way = El camino que trazas
route-kept = se cumple
route-broken = no se cumple
route-open = por ver
route-answerers = Quién puede salir al encuentro
route-replies = Pueden responder en el acto
route-reply = { $piece } puede salir al encuentro
route-no-reply = Nadie puede salir al encuentro
route-no-combat = No habría ataque.
route-hint = Pulsa un hexágono para pasar por él, un número para cortar el camino allí. Lo anunciado no se retira.
route-draw = Pulsa un hexágono con anillo para seguir, o toma el camino que se ofrece.
route-take = Tomar el camino ofrecido
walk-movement = Movimiento
walk-points = { $spent } gastados, quedan { $left }
walk-left = quedan { $left }
walk-about = vuelta { $cost }
walk-turn-about = vuelta
walk-next = El paso siguiente
walk-round = { $count ->
    [one] un hexágono al que entrar
   *[other] { $count } hexágonos a los que entrar
}
walk-to = a
walk-ground = suelo
walk-turn = giro
walk-cost = coste
walk-after = queda
walk-facing = mira
walk-harm = disparos
walk-pass = paso
walk-through = de paso
walk-shots = { $shooters }, { $percent } %
walk-if = Si va a { $to }
walk-if-entry = Si entra por { $to }
walk-if-about = Si da media vuelta
walk-reply = { $piece } puede disparar
walk-all-shoot = Con daño, si disparan todos
walk-entry = Entrada en el mapa
walk-entry-hint = Pulsa un anillo del borde; su número es lo que cuesta.
walk-hint = Pulsa un anillo para sopesar un paso, o un hexágono más lejano para ver el camino más barato.
walk-instead = En vez de moverse, todo el turno
walk-besides = De camino
instead-mount = Montar { $horse_the }
instead-dismount = Desmontar en { $to }
instead-clear = { $horse_id ->
    [none] Arrastrar a los muertos de { $at } a { $to }: { $figures_the }
   *[other] Arrastrar { AL($horse_the) } de { $at } a { $to }: { $figures_the }
}
instead-leave = Salir del mapa para siempre, 1 punto
instead-show = Salir del escondite
instead-give = { $missiles ->
    [one] Tomar una { DEL($giver_the) }
   *[other] Tomar { $missiles } { DEL($giver_the) }
}
instead-take-up = Cargar con { $man_the }
instead-bridle = Coger de la brida { $horse_the }
instead-loose = Soltar { $horse_the }
instead-lead = Llevar el caballo del carro
instead-push = Empujar el carro con { $others_the }
instead-harness = Enganchar el caballo al carro
instead-unharness = Desenganchar el caballo del carro
instead-fill = Llenar un barril
instead-stave = Desfondar { $barrel_id ->
    [barrel-1] el barril de más atrás
    [barrel-2] el segundo barril
    [barrel-3] el tercer barril
   *[barrel-4] el barril de más adelante
}
walk-way = El camino a { $to }
walk-hexes = { $count ->
    [one] un hexágono
   *[other] { $count } hexágonos
}
walk-total = { $cost ->
    [one] Un punto en total
   *[other] { $cost } puntos en total
}
walk-harmed = daño { $percent } %
walk-stops = En este camino se tira un dado. La marcha se detiene allí, salga lo que salga.
walk-go = Ir a { $to }, { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
}
commit-volley = Disparar
commit-unname = Quitarlo
commit-fight = { $heading_id ->
    [none] Luchar
   *[other] Luchar a { $heading }
}
commit-bear = { CAP($target_the) } lo recibe
commit-aside = Apartarse ahí
commit-fall = Dejar ahí
commit-set-down = Dejar ahí
commit-drive-in = Entrar ahí
commit-pass = Quedarse
commit-place = Colocar
commit-sally = Hacer la salida
commit-ride = Cabalgar
commit-attach = Ponerlo allí
commit-lend = Dar

log = Registro
log-filters = Qué muestra el registro
log-entries = Entradas del registro
log-all = Todo
log-attacks = Ataques
log-losses = Bajas
log-against = contra
log-empty = Aún no ha pasado nada.
log-next = Siguiente: { $piece_the }. Pulsa una casilla marcada.
log-replay = Repetir: { $what }
log-why = ¿por qué?
log-why-of = Por qué: { $what }
log-dice = Dados { $one } y { $other }, { $first } contra { $second }.

footer-progress = Progreso
stage-turn = Etapa { $stage }, turno
tally-sentence = { $title }: { $total }. { $sources }. { $marks }.
tally-of = de { $of }
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
status-coming = Aún no se juega.

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
settings-sound = Sonido
sound-off = En silencio
sound-on = Dados, pasos y cuerno
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
keys-owed = Siguiente pieza que debe actuar
keys-join = Añadir o quitar un atacante
keys-aim = Añadir o quitar un objetivo
keys-steer = jinete en la mano: adelante y diagonales; Mayús los flancos, Ctrl detrás, Retroceso la espalda
keys-spot = media vuelta, detenerse
keys-answer = Elegir una respuesta
keys-undo = Deshacer
keys-end = Terminar la fase
keys-log = Al registro
keys-rules = Regla de lo que se pregunta
keys-search = Buscar en las reglas
keys-changed = Qué ha cambiado en el turno del otro bando; 1–9 iluminan sus líneas, V lo muestra otra vez
keys-replay = Repetición
keys-result = Tras un resultado: seguir, o verlo otra vez
keys-turning = En el balance: abrir un momento decisivo
keys-step = Repetición: un paso atrás o adelante
keys-pause = Saltar al ordenador, o pausa
keys-zoom = Ampliar, reducir, ajustar
keys-zones = Zonas de control: lo que ahora importa, ambas, ninguna
keys-locator = El localizador, sí o no
keys-line = La línea de fuego entre dos hexágonos, donde un juego tiene proyectiles
keys-region = Tablero, panel, registro, pregunta
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
fault-stale = Otro jugador se ha adelantado. Ahora deciden { $seat_the }: { $ask }.
fault-stale-over = Otro jugador se ha adelantado y la partida ha terminado.
fault-broken = Algo ha fallado por nuestra parte; nada ha cambiado.
not-kept-full = El disco está lleno: esto no se ha hecho. Todo lo anterior está guardado en { $file }. Haz sitio y prueba otra vez.
not-kept-unwritable = El disco no lo admite: esto no se ha hecho. Todo lo anterior está guardado en { $file }. Revisa el disco y prueba otra vez.
not-kept-busy = Otro programa tiene ocupado { $file }: esto no se ha hecho. Todo lo anterior está guardado. Cierra ese programa y prueba otra vez.
not-kept-damaged = El archivo { $file } está dañado y ya no se escribe nada en él. Guarda las crónicas de tus partidas, aparta el archivo y vuelve a importarlas.
fault-missing = No existe esa mesa.
sealed-record = El registro de la partida cuenta todos los secretos: se puede guardar cuando acabe la partida.
sealed-position = La posición cuenta todos los secretos: se puede guardar cuando acabe la partida.
sealed-aftermath = El balance de una partida se cuenta cuando ha terminado.
sealed-branch = Seguir desde aquí mostraría lo que es secreto: se puede cuando acabe la partida.
sealed-seed = Los dados de una semilla conocida se podrían prever: una partida con secretos tira los suyos.

curtain-title = { $seat }, a la pantalla
curtain-text = El otro jugador mira a otro lado. Levanta el telón cuando estés listo.
curtain-lift = Levantar el telón

lesson = Primera partida
lesson-step = Paso { $at } de { $of }
lesson-next = Seguir
lesson-skip = Saltar este paso
lesson-leave = Dejar la lección
lesson-play-on = Seguir jugando
lesson-fold = Plegar la lección
lesson-unfold = Abrir la lección
lesson-done-title = Bien hecho
lesson-arsouf-done = Eso es todo el juego: mover, luego atacar, y poner a salvo los bagajes. Juega hasta el final, o sal y empieza la marcha.

lesson-acre-done = Ese es todo el juego en pequeño: mover, disparar, luchar y desgastar al otro ejército hasta su número. Juega hasta el final, o sal y empieza la batalla.
lesson-acre-welcome = Mandas el ala norte de los cruzados, con los templarios al frente. En seis turnos, haz perder a los musulmanes más de lo que pierdas tú: un ejército que pierde 12 puntos se desmoraliza; con 20 se desintegra.
lesson-acre-choose = Elige a los segundos templarios: haz clic, o llega con las flechas y pulsa Intro.
lesson-acre-move = Cada hexágono con anillo les está abierto. Señala uno para ver el camino y haz clic. Si hay varios caminos, el panel deja elegir.
lesson-acre-zoc = Las unidades formadas dominan los seis hexágonos de alrededor. Quien entra en esa zona se detiene, y quien esté en ella en la melé debe luchar.
lesson-acre-leader = Un jefe cabalga con su unidad y suma su valor. Pulsa otra vez la pila para tomarlo a él solo.
lesson-acre-end-moves = Mueve a quien quieras. Después acaba los movimientos: el botón cuenta quién podría moverse aún.
lesson-acre-shoot = Los arqueros disparan antes de la melé. Elige uno y luego un enemigo con anillo; otros pueden unirse. O acaba los disparos.
lesson-acre-enemy = Lucha si debes: los rombos rojos muestran quién no puede quedarse quieto. Después juegan los musulmanes.
lesson-acre-charge = La caballería pesada que cabalga dos hexágonos derecho contra un enemigo por terreno despejado carga: dos columnas a la derecha. Acércate así, o salta este paso.
lesson-acre-weigh = En la melé elige una unidad y luego un enemigo con anillo rojo: aún no pasa nada, solo se sopesa. Pulsa otras unidades para que se unan.
lesson-acre-chart = Ambas fuerzas, la proporción, cada desplazamiento y la tabla entera con su columna: al lado, lo que haría aquí cada dado. Confirma cuando te guste.
lesson-acre-morale = Las pistas de abajo cuentan lo que ha perdido cada ejército, y dónde se desmoraliza y se desintegra. Señala un segmento para leerlo.

lesson-arsouf-welcome = Mandas a los cruzados. Un bagaje y una compañía de caballeros ya están a salvo; mete uno más de cada por la puerta de Arsuf, arriba a la izquierda, en ocho turnos.
lesson-arsouf-choose = Elige a los templarios: haz clic en ellos, o llega con las flechas y pulsa Intro.
lesson-arsouf-move = Todas las casillas con anillo están a su alcance. Haz clic en una: junto a un enemigo podrás atacarlo después.
lesson-arsouf-undo = El círculo a trazos muestra de dónde vinieron. Un clic derecho en él deshace el movimiento en cualquier momento de la fase.
lesson-arsouf-leader = Ahora acerca a Ricardo a los templarios: quien está a su lado suma dos.
lesson-arsouf-end-moves = Mueve a quien quieras. Después termina el movimiento: el botón cuenta quién podría ir aún.
lesson-arsouf-weigh = Los ataques vienen tras todos los movimientos. Elige una pieza con rombo dorado y luego un enemigo con anillo rojo: aún no pasa nada, el ataque solo se sopesa.
lesson-arsouf-sums = Las dos sumas están en el panel, línea a línea, y debajo las probabilidades exactas. El defensor suma la mitad de cada amigo junto a tu atacante. Confirma cuando te convenga.
lesson-arsouf-wounds = El total menor queda herido: tumbado y con una cruz roja. Vencido otra vez, muere; sin enemigos a tres casillas, se recupera.
lesson-arsouf-end-attacks = Ataca con otros, o termina los ataques. Luego mueve el ordenador, pieza a pieza.
lesson-arsouf-goal = Te toca de nuevo. Lleva los bagajes a la ciudad: basta con entrar.

name-camp = Campamento
name-trebuchet = Trabuquete
name-terrain = Terreno
name-foot = A pie
name-horse = A caballo
name-target = Blanco
name-value = Suma
skin-acre-side-crusader = Romper el cerco de los sitiadores
skin-acre-side-muslim = Mantener el cerco, retirarse, volver
skin-acre-chapter-14 = Despliegue y moral
skin-acre-chapter-15 = Reglas especiales
skin-acre-chapter-16 = Victoria
skin-acre-chapter-17 = Notas del autor
skin-acre-chapter-S = Reglas comunes, reconstruidas
skin-acre-strength = Fuerza
    .short = fuerza
skin-acre-archery = Disparo
skin-acre-range = Alcance
skin-acre-moves = Movimiento
skin-acre-value = Valor
skin-acre-points = Si cae
skin-acre-in-reach = A su alcance
skin-acre-note-class = Clase: { $arm }
skin-acre-note-zone = Controla los seis hexágonos a su alrededor
skin-acre-note-no-zone = Ligera: no controla hexágonos, se escurre de las zonas
skin-acre-note-disorganized = Mitad de fuerza, un punto menos de disparo, sin zona
skin-acre-note-charge = Carga tras dos hexágonos en línea recta
skin-acre-note-evade = Elude a atacantes que no sean más rápidos
skin-acre-note-feign = Puede fingir la huida
skin-acre-note-shoot = { $range ->
    [1] Dispara al hexágono contiguo
   *[other] Dispara hasta { $range } hexágonos
}
skin-acre-note-led = { $leader } va con ellos
skin-acre-note-leads = Con { $unit_the }; su valor cuenta en la melé, al reagrupar y tras una carga
skin-acre-note-rides = Una vez por turno puede cabalgar a otra unidad
skin-acre-note-camp = Lo captura el enemigo que entra; puede dispersarse a saquear
skin-acre-note-trebuchet = Lo captura cualquier unidad musulmana que entre

skin-acre-phase = { $ask_id ->
    [deploy] Despliegue
    [withdraw] Antes del turno
    [sortie] Salida
    [garrison] La guarnición
    [move] { $side_id ->
        [crusader] Movimiento cruzado
       *[muslim] Movimiento musulmán
    }
    [shoot] { $side_id ->
        [crusader] Disparos cruzados
       *[muslim] Disparos musulmanes
    }
    [lend] Retirada estratégica
    [return] Retirada estratégica
    [redeploy] Retirada estratégica
   *[other] Melé
}
    .short = { $ask_id ->
        [deploy] Despliegue
        [withdraw] Antes del turno
        [sortie] Salida
        [garrison] La guarnición
        [move] { $side_id ->
            [crusader] Movimiento cruzado
           *[muslim] Movimiento musulmán
        }
        [shoot] { $side_id ->
            [crusader] Disparos cruzados
           *[muslim] Disparos musulmanes
        }
        [lend] Retirada
        [return] Retirada
        [redeploy] Retirada
       *[other] Melé
    }
skin-acre-heading = { $ask_id ->
    [withdraw] Turno { $turn }, retirada estratégica
    [move] { $side_id ->
        [crusader] Turno { $turn }, movimiento cruzado
       *[muslim] Turno { $turn }, movimiento musulmán
    }
    [shoot] { $side_id ->
        [crusader] Turno { $turn }, disparos cruzados
       *[muslim] Turno { $turn }, disparos musulmanes
    }
   *[attack] { $side_id ->
        [crusader] Turno { $turn }, melé cruzada
       *[muslim] Turno { $turn }, melé musulmana
    }
}
skin-acre-toll = puntos de pérdidas, como los cuenta la moral
skin-acre-counted = { $lost } bajas, { $hurt } en desorden
skin-acre-harmed = alcanzados, rechazados o peor, de { $of }
skin-acre-backfired = dañados en su propio ataque, de { $of }
skin-acre-turning = { $result_id ->
    [De] { $target_the } { $target_number ->
        [plural] perecen
       *[singular] perece
    } ante { $unit_the }
    [Dr] { $target_the } { $target_number ->
        [plural] retroceden
       *[singular] retrocede
    } ante { $unit_the }
    [Dd] { $target_the } { $target_number ->
        [plural] pierden
       *[singular] pierde
    } el orden ante { $unit_the }
    [Ex] { $unit_the } y { $target_the } se destruyen mutuamente
    [Ad] { $unit_the } { $unit_number ->
        [plural] pierden
       *[singular] pierde
    } el orden ante { $target_the }
    [Ar] { $unit_the } { $unit_number ->
        [plural] retroceden
       *[singular] retrocede
    } ante { $target_the }
    [Ae] { $unit_the } { $unit_number ->
        [plural] perecen
       *[singular] perece
    } ante { $target_the }
    [hit] { $unit_the } { $unit_number ->
        [plural] aciertan
       *[singular] acierta
    } contra { $target_the }
   *[missed] { $unit_the } { $unit_number ->
        [plural] fallan
       *[singular] falla
    } contra { $target_the }
}
skin-acre-turning-melee = { $attackers ->
    [one] Una unidad ataca
   *[other] { $attackers } unidades atacan
} a { $defenders ->
    [one] una
   *[other] { $defenders }
}, en la columna { $column }.
skin-acre-turning-volley = { $others ->
    [0] Una unidad dispara contra { $at }
    [one] Dos unidades disparan contra { $at }
   *[other] Tres unidades disparan contra { $at }
}, con un valor de disparo de { $value }.
skin-acre-turning-die = dado { $face }
skin-acre-turning-camp-captured = { $unit_the } { $unit_number ->
    [plural] capturan
   *[singular] captura
} un campamento
skin-acre-turning-trebuchet-captured = { $unit_the } { $unit_number ->
    [plural] capturan
   *[singular] captura
} un trabuquete
skin-acre-turning-place = Estaba en { $at }.
skin-acre-prompt-deploy = { $piece_id ->
    [none] Todas están colocadas. Pulsa una unidad para recuperarla, o termina el despliegue.
   *[other] Coloca { AL($piece_the) } en un hexágono con anillo.
}
    .short = Despliega.
skin-acre-prompt-attach = Pulsa la unidad marcada a la que se { $piece_number ->
    [plural] unen
   *[singular] une
} { $piece_the }.
    .short = { $piece }: ¿con quién?
skin-acre-prompt-ride = Lleva { AL($piece_the) } a una unidad marcada, o elige otra pieza.
    .short = { $piece }: ¿hacia quién?
skin-acre-prompt-emplace = Pon un trabuquete en un hexágono marcado de la línea de asedio.
    .short = Coloca un trabuquete.
skin-acre-prompt-dismantle = Pulsa el trabuquete que recoges.
    .short = Recoge un trabuquete.
skin-acre-prompt-withdraw = ¿Retirarse al este, o seguir luchando?
    .short = ¿Retirarse?
skin-acre-prompt-sortie = { $piece_id ->
    [none] La guarnición espera.
   *[other] Pon { AL($piece_the) } en una muralla vacía, o espera dentro.
}
    .short = ¿Hacer la salida?
skin-acre-prompt-garrison = { $piece_id ->
    [none] La guarnición espera.
   *[other] Pon { AL($piece_the) } en una muralla vacía, o deja la unidad dentro.
}
    .short = ¿Guarnecer la muralla?
skin-acre-prompt-move = { $piece_id ->
    [none] Elige una unidad o un jefe para mover, o termina el movimiento.
   *[other] Mueve { AL($piece_the) } a un hexágono con anillo, o elige otra pieza.
}
    .short = { $piece_id ->
        [none] Mueve, o termina.
       *[other] Mueve { AL($piece_the) }.
    }
skin-acre-prompt-shoot = { $piece_id ->
    [none] Elige quién dispara, o termina los disparos.
   *[other] { $target_id ->
        [none] Elige un enemigo con anillo como blanco { DEL($piece_the) }.
       *[other] Dispara { AL($target_the) }, o cambia quién dispara.
    }
}
    .short = Dispara, o termina.
skin-acre-prompt-attack = { $piece_id ->
    [none] { $target_id ->
        [none] Elige quién ataca, o termina la melé.
       *[other] Elige quién ataca { AL($target_the) }.
    }
   *[other] { $target_id ->
        [none] Elige un enemigo con anillo para el ataque { DEL($piece_the) }.
       *[other] Ataca { AL($target_the) }, o cambia quién ataca.
    }
}
    .short = Ataca, o termina.
skin-acre-prompt-react = { $count ->
    [one] { CAP($attacker_the) } { $attacker_number ->
        [plural] atacan
       *[singular] ataca
    } { AL($unit_the) }. ¿Qué hacen los tuyos?
   *[other] { CAP($attacker_the) } y otros atacan { AL($unit_the) }. ¿Qué hacen los tuyos?
}
    .short = Atacan { AL($unit_the) }.
skin-acre-prompt-flee = Elige el camino de la huida fingida { DEL($unit_the) }.
    .short = ¿Adónde huir?
skin-acre-prompt-follow = Elige quién persigue a los que huyen.
    .short = ¿Quién persigue?
skin-acre-prompt-retreat = { $piece_id ->
    [none] Elige quién retrocede, y adónde.
   *[other] Elige adónde { $piece_number ->
        [plural] retroceden
       *[singular] retrocede
    } { $piece_the }.
}
    .short = Retroceso.
skin-acre-prompt-lose = Elige tus bajas: al menos { $strength } de fuerza.
    .short = Bajas: { $strength }.
skin-acre-prompt-advance = Avanza al hexágono cedido, o quédate.
    .short = ¿Avanzar?
skin-acre-prompt-join = Elige la unidad a la que se une { $leader }.
    .short = ¿A quién se une?
skin-acre-prompt-lend = Haz que los jefes ayuden a volver a las unidades perdidas y tira los dados.
    .short = Ayuda con jefes.
skin-acre-prompt-return = { $piece_id ->
    [none] Coloca las unidades que vuelven.
   *[other] Coloca en un hexágono con anillo { AL($piece_the) }, que { $piece_number ->
        [plural] vuelven
       *[singular] vuelve
    }.
}
    .short = Coloca { AL($piece_the) }.
skin-acre-prompt-redeploy = { $piece_id ->
    [none] Despliega tu ejército en el este.
   *[other] Despliega { AL($piece_the) } en un hexágono con anillo.
}
    .short = Despliega { AL($piece_the) }.
skin-acre-manner-attack = { $charger_id ->
    [none] Sin carga
   *[other] Carga { DEL($charger_the) }
}
skin-acre-manner-retreat = { $at_id ->
    [none] Camino libre
   *[other] Una unidad amiga cede el paso hacia { $at }
}
skin-acre-manner-move = { $toward_id ->
    [none] Marchar
   *[other] Cabalgar derecho contra { $toward }
}
skin-acre-answer-stand = Esperar la melé.
skin-acre-answer-fire = Disparar antes; un acierto debilita el ataque.
skin-acre-answer-evade = Dejar el sitio antes de la melé; un atacante puede entrar en tu hexágono.
skin-acre-answer-feign = Fingir la huida y arrastrar a un atacante.
skin-acre-answer-feign-after = Cuenta el dado más alto; el camino se elige después.
skin-acre-answer-flee = El camino de la huida.
skin-acre-answer-follow = Uno de los arrastrados va tras ellos.
skin-acre-answer-retreat = Fuera del alcance del enemigo.
skin-acre-answer-lose = Tanta fuerza impresa como ha perdido el otro bando.
skin-acre-answer-advance = Un atacante entra en el hexágono.
skin-acre-answer-join = La unidad más cercana lo acoge.
skin-acre-answer-withdraw = El ejército deja el mapa y vuelve en una segunda etapa.
skin-acre-answer-fight-on = El ejército se queda y la etapa continúa.
skin-acre-answer-pass = Nada más.
skin-acre-units = { $count } unidades
skin-acre-column = Columna
skin-acre-against = { $attack } contra { $defence }
    .short = { $attack } contra { $defence }
skin-acre-effects = defensores
skin-acre-effect-eliminated = { $side_id ->
    [attacker] tuyos destruidos
    [assailant] atacantes destruidos
   *[defender] destruidos
}
skin-acre-effect-retreated = { $side_id ->
    [attacker] tuyos rechazados
    [assailant] atacantes rechazados
   *[defender] { $to_id ->
        [none] rechazados
       *[other] rechazados a { $to }
    }
}
skin-acre-effect-disorganized = { $side_id ->
    [attacker] tuyos en desorden
    [assailant] atacantes en desorden
   *[defender] en desorden
}
skin-acre-effect-exchange = caen con tuyos
skin-acre-effect-nothing = ilesos
skin-acre-effect-missed = sin acierto
skin-acre-result-melee = Melé en { $at }
skin-acre-result-volley = Disparo en { $at }
skin-acre-came-eliminated = { $others ->
    [0] { CAP($unit_the) } { $unit_form ->
        [f] queda destruida
        [m] queda destruido
       *[m-plural] quedan destruidos
    }.
    [one] { CAP($unit_the) } y otra unidad { $unit_form ->
        [f] quedan destruidas
        [m] quedan destruidos
       *[m-plural] quedan destruidos
    }.
   *[other] { CAP($unit_the) } y otras { $others } unidades { $unit_form ->
        [f] quedan destruidas
        [m] quedan destruidos
       *[m-plural] quedan destruidos
    }.
}
skin-acre-came-retreated = { CAP($by_the) } { $by_number ->
    [singular] rompe
   *[plural] rompen
} la línea: { $unit_the } { $others ->
    [0] { $unit_number ->
        [singular] retrocede
       *[plural] retroceden
    } a { $to }.
    [one] y otra unidad retroceden.
   *[other] y otras { $others } unidades retroceden.
}
skin-acre-came-yields = { CAP($by_the) } { $by_number ->
    [singular] rompe
   *[plural] rompen
} la línea: { $unit_the } { $others ->
    [0] { $unit_number ->
        [singular] tiene que retroceder
       *[plural] tienen que retroceder
    }.
    [one] y otra unidad tienen que retroceder.
   *[other] y otras { $others } unidades tienen que retroceder.
}
skin-acre-came-disorganized = { $others ->
    [0] { CAP($unit_the) } { $unit_number ->
        [singular] queda en desorden
       *[plural] quedan en desorden
    }.
    [one] { CAP($unit_the) } y otra unidad quedan en desorden.
   *[other] { CAP($unit_the) } y otras { $others } unidades quedan en desorden.
}
skin-acre-came-exchange = Intercambio: { $unit_the } { $unit_number ->
    [singular] cae
   *[plural] caen
}, y { $by_the } { $by_number ->
    [singular] tiene que perder otro tanto
   *[plural] tienen que perder otro tanto
}.
skin-acre-came-own-eliminated = El ataque fracasa: { $unit_the } { $others ->
    [0] { $unit_form ->
        [f] queda destruida
        [m] queda destruido
       *[m-plural] quedan destruidos
    }.
    [one] y otra unidad { $unit_form ->
        [f] quedan destruidas
        [m] quedan destruidos
       *[m-plural] quedan destruidos
    }.
   *[other] y otras { $others } unidades { $unit_form ->
        [f] quedan destruidas
        [m] quedan destruidos
       *[m-plural] quedan destruidos
    }.
}
skin-acre-came-own-retreated = { CAP($by_the) } { $by_number ->
    [singular] resiste
   *[plural] resisten
}: { $unit_the } { $others ->
    [0] { $unit_number ->
        [singular] retrocede
       *[plural] retroceden
    } a { $to }.
    [one] y otra unidad retroceden.
   *[other] y otras { $others } unidades retroceden.
}
skin-acre-came-own-yields = { CAP($by_the) } { $by_number ->
    [singular] resiste
   *[plural] resisten
}: { $unit_the } { $others ->
    [0] { $unit_number ->
        [singular] tiene que retroceder
       *[plural] tienen que retroceder
    }.
    [one] y otra unidad tienen que retroceder.
   *[other] y otras { $others } unidades tienen que retroceder.
}
skin-acre-came-own-disorganized = { CAP($by_the) } { $by_number ->
    [singular] resiste
   *[plural] resisten
}: { $unit_the } { $others ->
    [0] { $unit_number ->
        [singular] queda en desorden
       *[plural] quedan en desorden
    }.
    [one] y otra unidad quedan en desorden.
   *[other] y otras { $others } unidades quedan en desorden.
}
skin-acre-came-own-withstood = { CAP($by_the) } { $by_number ->
    [singular] resiste
   *[plural] resisten
}, pero { $unit_the } en la muralla no { $unit_number ->
    [singular] tiene que retroceder
   *[plural] tienen que retroceder
}.
skin-acre-shot-missed = { CAP($by_the) } no { $by_number ->
    [singular] acierta
   *[plural] aciertan
} { AL($unit_the) }.
skin-acre-shot-disorganized = { CAP($by_the) } { $by_number ->
    [singular] acierta
   *[plural] aciertan
}: { $unit_the } { $unit_number ->
    [singular] queda en desorden
   *[plural] quedan en desorden
}.
skin-acre-shot-retreated = { CAP($by_the) } { $by_number ->
    [singular] acierta
   *[plural] aciertan
}: { $unit_the } { $unit_number ->
    [singular] retrocede
   *[plural] retroceden
} a { $to }.
skin-acre-shot-yields = { CAP($by_the) } { $by_number ->
    [singular] acierta
   *[plural] aciertan
}: { $unit_the } { $unit_number ->
    [singular] tiene que retroceder
   *[plural] tienen que retroceder
}.
skin-acre-shot-eliminated = { CAP($by_the) } { $by_number ->
    [singular] acierta
   *[plural] aciertan
}: { $unit_the } { $unit_form ->
    [f] queda destruida
    [m] queda destruido
   *[m-plural] quedan destruidos
}.
skin-acre-did-retreated = { $unit }: de { $from } a { $to }
skin-acre-did-disorganized = { $unit }: en desorden, de { $from } a
skin-acre-did-eliminated = { $unit }: destrucción, PV
skin-acre-did-slain = { $leader } es baja, PV
skin-acre-did-survived = { $leader }: ileso
skin-acre-did-goes = { $leader } va con ellos
skin-acre-did-fired-hit = Dispararon antes: dado { $face }, acierto
skin-acre-did-fired-missed = Dispararon antes: dado { $face }, sin acierto
skin-acre-did-lost-none = Perdidos por ambos bandos
skin-acre-chance-eliminated = destruidos
skin-acre-chance-retreated = rechazados
skin-acre-chance-disorganized = en desorden
skin-acre-chance-own-eliminated = tuyos destruidos
skin-acre-chance-own-retreated = tuyos rechazados
skin-acre-chance-own-disorganized = tuyos en desorden
skin-acre-changed-lost = { $piece_form ->
    [none] { $count ->
        [one] eliminada
       *[other] eliminadas
    }
    [m-plural] eliminados
    [f] eliminada
   *[m] eliminado
}
skin-acre-changed-hurt = en desorden
skin-acre-changed-held = { $piece_form ->
    [none] { $count ->
        [one] resiste
       *[other] resisten
    }
    [m-plural] resisten
   *[m] resiste
}
skin-acre-changed-mended = de nuevo en orden
skin-acre-changed-slain = baja
skin-acre-changed-taken = en manos contrarias
skin-acre-changed-shot = contra { $value }
skin-acre-changed-fought = a { $column }: { $result }
skin-acre-changed-summary = { $lost ->
    [0] { $hurt ->
        [one] Una de tus piezas está en desorden.
       *[other] { $hurt } de tus piezas están en desorden.
    }
    [one] { $hurt ->
        [0] Has perdido una pieza.
        [one] Has perdido una pieza y otra está en desorden.
       *[other] Has perdido una pieza y { $hurt } están en desorden.
    }
   *[other] { $hurt ->
        [0] Has perdido { $lost } piezas.
        [one] Has perdido { $lost } piezas y una está en desorden.
       *[other] Has perdido { $lost } piezas y { $hurt } están en desorden.
    }
}
skin-acre-chance-nothing = nada
skin-acre-chance-draws-nobody = 0 o menos: pueden entrar en el hexágono
skin-acre-chance-draws = { $hexes ->
    [one] un hexágono, y uno de ellos debe seguir
   *[other] { $hexes } hexágonos, y uno de ellos debe seguir
}
skin-acre-line-strength = { $at_id ->
    [none] { $who }
   *[other] { $who }, { $at }
}
    .short = { $who }
skin-acre-line-disorganized = { $who }: en desorden, mitad
    .short = { $who }, mitad
skin-acre-line-fired = { $who }: ha disparado, mitad
    .short = { $who }, mitad
skin-acre-line-disorganized-fired = { $who }: en desorden, ha disparado
    .short = { $who }, un cuarto
skin-acre-line-leader = { $who } va con ellos
    .short = { $who }
skin-acre-line-odds = Proporción
    .short = Proporción
skin-acre-line-charge = Carga { DEL($who_the) }
    .short = Carga
skin-acre-line-enveloped = Envueltos
    .short = Envueltos
skin-acre-line-enemy-demoralized = El ejército defensor está desmoralizado
    .short = Desmoralizado
skin-acre-line-own-demoralized = El ejército atacante está desmoralizado
    .short = Desmoralizado
skin-acre-line-terrain = El terreno los cubre
    .short = Terreno
skin-acre-line-trebuchet = Los cubre un trabuquete
    .short = Trabuquete
skin-acre-line-stream = Todos atacan desde el arroyo
    .short = Arroyo
skin-acre-line-archery = Disparo { DEL($who_the) }
    .short = { $who }
skin-acre-line-archers-disorganized = Arqueros en desorden
    .short = Desorden
skin-acre-line-long-range = A dos hexágonos
    .short = Distancia
skin-acre-line-armour = Blanco con armadura
    .short = Armadura
skin-acre-line-unarmoured = Blanco ligero
    .short = Ligero
skin-acre-line-orchard = En el huerto
    .short = Huerto
skin-acre-line-further-firers = Más arqueros
    .short = Más arqueros
skin-acre-line-ground = { $who }
    .short = { $who }
skin-acre-line-slip = Salir de una zona
    .short = Desengancharse
skin-acre-spent = De { $moves } puntos de movimiento
skin-acre-lost = { $side }: pérdidas
skin-acre-demoralized = desmoralizado
skin-acre-disintegrated = desintegrado
skin-acre-segment = { $who }: { $add }
skin-acre-source-none = ninguna
skin-acre-source-eliminated = unidades { $add }
skin-acre-source-casualty = { $who } { $add }
skin-acre-source-camps = campamentos { $add }
skin-acre-source-trebuchets = trabuquetes { $add }
skin-acre-source-withdrawal = prima { $add }
skin-acre-muster = Despliegue { DEL($side_the) }
skin-acre-muster-siege = Infantería en la línea de asedio
skin-acre-muster-trebuchets = Trabuquetes entre ella
skin-acre-muster-camps = Una guardia en cada campamento
skin-acre-muster-units = Unidades en el mapa
skin-acre-muster-leaders = Jefes con unidades
skin-acre-muster-line = La línea, de { $first } a { $last }
skin-acre-step-bonus = La prima de este turno: { $bonus } puntos
skin-acre-step-leave = El ejército musulmán deja el mapa
skin-acre-step-order = Todas las unidades vuelven al orden
skin-acre-step-rally = Reagrupamiento especial
skin-acre-step-numbers = Números nuevos; primera comprobación
skin-acre-step-pursuit = Los cruzados mueven, una vez
skin-acre-step-deploy = Los musulmanes despliegan en el este
skin-acre-step-turn = Turno 1 de la etapa 2: primero los musulmanes
skin-acre-box = { $condition_id ->
    [withdrawn] Retiradas
    [eliminated] Eliminadas
    [scattered] Dispersas
   *[inside] Dentro de Acre
}
skin-acre-box-note = { $condition_id ->
    [withdrawn] { $count ->
        [one] Una unidad, vuelve en el paso 7
       *[other] { $count } unidades, vuelven en el paso 7
    }
    [inside] { $count ->
        [one] Una unidad de la guarnición
       *[other] { $count } unidades de la guarnición
    }
   *[other] { $side }: { $count ->
        [0] { $leaders ->
            [one] un jefe
           *[other] { $leaders } jefes
        }
        [one] una unidad
       *[other] { $count } unidades
    }
}
skin-acre-figure-terrain = Lo que cuesta entrar en un hexágono y lo que hace por quien está en él: una columna menos en la melé, uno menos contra las flechas. Una raya es cerrado. Las murallas cuestan uno a los musulmanes y están cerradas a los cruzados; el mar, a todos.
skin-acre-figure-counters = Todos los valores están en las fichas: abajo a la izquierda la fuerza, abajo a la derecha los puntos de movimiento.
skin-acre-figure-unit = Una unidad: fuerza 8, movimiento 6.
skin-acre-figure-archers = El valor de disparo 3 está en la esquina superior derecha: esta unidad puede disparar.
skin-acre-figure-disorganized = En desorden: una línea quebrada sobre las armas, media fuerza, disparo uno menos, sin zona.
skin-acre-figure-leader = Un jefe lleva el borde dorado: suma 3 a su unidad y cabalga 9.
skin-acre-figure-trebuchet = Los trabuquetes y los campamentos no llevan cifras; no se mueven.
skin-acre-figure-results = A es el atacante y D el defensor: d en desorden, r retrocede, e eliminado; Ex, un intercambio.
skin-acre-figure-archery = El valor de disparo del mejor arquero y lo que suma la clase del blanco. Uno menos por cada cosa: arqueros en desorden, dos hexágonos de distancia, blanco en un huerto. Uno más por cada unidad adicional. Un 1 siempre acierta; un 6, nunca.
skin-acre-figure-zone = La Halqa controla los seis hexágonos que la rodean. Los hostigadores son ligeros y no controlan ninguno.
skin-acre-figure-attack = Tres unidades junto a la Halqa la atacan a la vez. Los templarios y los flamencos están frente a frente: queda envuelta.
skin-acre-figure-charge = Los hospitalarios recorren sus dos últimos hexágonos en línea recta hacia los askaris y pueden cargar. Los templarios giran al final y solo atacan.
skin-acre-givers = Jefes, un dado cada uno
skin-acre-receivers = Las unidades perdidas, y la probabilidad de que vuelva cada una
skin-acre-returns-on = { $most ->
    [6] seguro
   *[other] { $most } de 6
}
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
    .where = a Arsuf
skin-arsouf-baggage = Bagajes
skin-arsouf-others = Otras
skin-arsouf-fighting = Combate
    .short = VC
skin-arsouf-moves = Mueve
skin-arsouf-in-reach = A su alcance
skin-arsouf-note-rides = Hasta { $spaces } casillas, a través de piezas amigas
skin-arsouf-note-foot = Dos casillas por el camino, una fuera de él
skin-arsouf-note-crawls = Herida: una casilla por turno
skin-arsouf-note-led = Junto { AL($leader_the) }: +2 en ataque y defensa
skin-arsouf-note-leads = Suma 2 a cada pieza amiga a su lado
skin-arsouf-note-charge = Dos casillas rectas contra un enemigo: carga, +1
skin-arsouf-note-wounded = No puede atacar; defiende con todo su valor
skin-arsouf-prompt-place = Coloca { AL($piece_the) } en una casilla con anillo.
    .short = Coloca { AL($piece_the) }.
skin-arsouf-prompt-deployed = Todas están colocadas. Haz clic en una para recuperarla, o confirma.
    .short = Todo colocado. ¿Confirmar?
skin-arsouf-prompt-move = Elige una pieza para mover, o termina el movimiento.
    .short = Mueve, o termina.
skin-arsouf-prompt-move-piece = Mueve { AL($piece_the) } a una casilla con anillo, o elige otra pieza.
    .short = Mueve { AL($piece_the) }.
skin-arsouf-prompt-attack = Elige con quién atacar, o termina los ataques.
    .short = Ataca, o termina.
skin-arsouf-prompt-attack-with = Elige un enemigo con anillo para el ataque { DEL($piece_the) }.
    .short = { $piece }: ¿a quién?
skin-arsouf-prompt-attack-target = Ataca { AL($target_the) } con { $piece_the }, o elige otra pieza.
    .short = ¿Atacar con { $piece_the }?
skin-arsouf-moves-to = { CAP($piece_the) } { $piece_number ->
    [plural] van
   *[singular] va
} de { $start } a { $to }.
skin-arsouf-charges = { CAP($piece_the) } cargan de { $start } a { $to }.
skin-arsouf-attacks = { $at_id ->
    [none] { CAP($piece_the) } { $piece_number ->
        [plural] atacan
       *[singular] ataca
    } { AL($target_the) }.
   *[other] { CAP($piece_the) } { $piece_number ->
        [plural] atacan
       *[singular] ataca
    } { AL($target_the) } en { $at }.
}
skin-arsouf-toll = valor de combate muerto, los heridos a la mitad
skin-arsouf-counted = { $lost } muertos, { $hurt } heridos
skin-arsouf-harmed = heridos o muertos, de { $of }
skin-arsouf-backfired = dañados en su propio ataque, de { $of }
skin-arsouf-turning-wounded = { $target_the } { $target_number ->
    [plural] sufren
   *[singular] sufre
} heridas ante { $piece_the }
skin-arsouf-turning-killed = { $target_the } { $target_number ->
    [plural] perecen
   *[singular] perece
} ante { $piece_the }
skin-arsouf-turning-beaten = { $piece_the } { $piece_number ->
    [plural] caen
   *[singular] cae
} ante { $target_the }
skin-arsouf-turning-held = { $target_the } { $target_number ->
    [plural] resisten
   *[singular] resiste
} ante { $piece_the }
skin-arsouf-turning-text = El ataque va de { $from } a { $at }: { HALVES($attack) } contra { HALVES($defence) }, con los dados.
skin-arsouf-turning-dice = dado { $one } contra { $other }
skin-arsouf-turning-arrived = { $piece_the } { $piece_number ->
    [plural] llegan
   *[singular] llega
} a Arsuf
skin-arsouf-turning-town = En la ciudad ya hay { $baggage } bagajes y otras { $others } piezas. La partida termina.
skin-arsouf-no-attacks = Sin ataques.
skin-arsouf-result-even = Igualdad: nada.
skin-arsouf-result-wounded = { $piece_form ->
    [m-plural] { $piece } heridos.
    [f] { $piece } herida.
   *[m] { $piece } herido.
}
skin-arsouf-result-killed = { $piece_form ->
    [m-plural] { $piece } muertos.
    [f] { $piece } muerta.
   *[m] { $piece } muerto.
}
skin-arsouf-result-head = Ataque en { $at }
skin-arsouf-came-even = Igualdad: ni { $by_the } ni { $foe_the } sufren daño.
skin-arsouf-came-wounded = { CAP($by_the) } { $by_number ->
    [singular] golpea
   *[plural] golpean
} de lleno: { $foe_the } { $foe_form ->
    [m-plural] quedan heridos
    [f] queda herida
   *[m] queda herido
}.
skin-arsouf-came-killed = { CAP($by_the) } { $by_number ->
    [singular] golpea
   *[plural] golpean
} de lleno: { $foe_the } { $foe_form ->
    [m-plural] caen muertos
    [f] cae muerta
   *[m] cae muerto
}.
skin-arsouf-came-own-wounded = { CAP($foe_the) } { $foe_number ->
    [singular] resiste
   *[plural] resisten
}: { $by_the } { $by_form ->
    [m-plural] quedan heridos
    [f] queda herida
   *[m] queda herido
}.
skin-arsouf-came-own-killed = { CAP($foe_the) } { $foe_number ->
    [singular] resiste
   *[plural] resisten
}: { $by_the } { $by_form ->
    [m-plural] caen muertos
    [f] cae muerta
   *[m] cae muerto
}.
skin-arsouf-did-beaten = Diferencia
skin-arsouf-did-wounded = { $piece_form ->
    [m-plural] { $piece } heridos
    [f] { $piece } herida
   *[m] { $piece } herido
}
skin-arsouf-did-killed = { $piece_form ->
    [m-plural] { $piece } muertos
    [f] { $piece } muerta
   *[m] { $piece } muerto
}
skin-arsouf-did-unharmed = Daño { AL($piece_the) }
skin-arsouf-did-killed-none = Muertos por ambos bandos
skin-arsouf-did-nothing = Heridos por ambos bandos
skin-arsouf-changed-lost = { $piece_form ->
    [none] { $count ->
        [one] muerta
       *[other] muertas
    }
    [m-plural] muertos
    [f] muerta
   *[m] muerto
}
skin-arsouf-changed-hurt = { $piece_form ->
    [none] { $count ->
        [one] herida
       *[other] heridas
    }
    [m-plural] heridos
    [f] herida
   *[m] herido
}
skin-arsouf-changed-held = { $piece_form ->
    [none] { $count ->
        [one] resiste
       *[other] resisten
    }
    [m-plural] resisten
   *[m] resiste
}
skin-arsouf-changed-mended = { $piece_form ->
    [m-plural] recuperados
    [f] recuperada
   *[m] recuperado
}
skin-arsouf-changed-equal = iguales
skin-arsouf-changed-again = con una herida previa
skin-arsouf-changed-summary = { $lost ->
    [0] { $hurt ->
        [one] Una de tus piezas ha sido herida.
       *[other] { $hurt } de tus piezas han sido heridas.
    }
    [one] { $hurt ->
        [0] Una de tus piezas ha muerto.
        [one] Una de tus piezas ha muerto y otra ha sido herida.
       *[other] Una de tus piezas ha muerto y { $hurt } han sido heridas.
    }
   *[other] { $hurt ->
        [0] { $lost } de tus piezas han muerto.
        [one] { $lost } de tus piezas han muerto y una ha sido herida.
       *[other] { $lost } de tus piezas han muerto y { $hurt } han sido heridas.
    }
}
skin-arsouf-chance-nothing = nada
skin-arsouf-chance-wounded = { $piece_form ->
    [m-plural] { $piece } heridos
    [f] { $piece } herida
   *[m] { $piece } herido
}
skin-arsouf-chance-killed = { $piece_form ->
    [m-plural] { $piece } muertos
    [f] { $piece } muerta
   *[m] { $piece } muerto
}
skin-arsouf-line-value = Valor de combate
    .short = Valor de combate
skin-arsouf-line-leader = { $who } está a su lado
    .short = { $who }
skin-arsouf-line-leader-away = { $who } no está a su lado
    .short = { $who }, lejos
skin-arsouf-line-leader-wounded = { $who }, a su lado, está herido
    .short = { $who }, herido
skin-arsouf-line-support = Mitad { DEL($who_the) } en { $at }
    .short = ½ { $who }
skin-arsouf-line-wounded-friend = { $who_form ->
    [m-plural] { $who } en { $at }: heridos
    [f] { $who } en { $at }: herida
   *[m] { $who } en { $at }: herido
}
    .short = { $who_form ->
        [m-plural] { $who }, heridos
        [f] { $who }, herida
       *[m] { $who }, herido
    }
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

## Croisades

skin-croisades-side-crusader = Golpea primero y pierde menos que ellos
skin-croisades-side-saracen = Guarda el agua y devuelve el golpe
skin-croisades-side-crusader-sultans-guard = Irrumpe y mata al sultán
skin-croisades-side-saracen-sultans-guard = Guárdalo y mata al rey
skin-croisades-side-crusader-patrol = Registra tres bosquecillos y pasa
skin-croisades-side-saracen-patrol = Acecha, y que pasen pocos
skin-croisades-side-crusader-emissary = Haz pasar a la dama, con el barón vivo
skin-croisades-side-saracen-emissary = Mata al barón, o apresa a la dama
skin-croisades-side-crusader-water-hole = Llevar el carro al agua y traerlo lleno
skin-croisades-side-saracen-water-hole = Detener el carro o desfondar sus barriles
skin-croisades-side-crusader-ambush = Pasar el carro por el olivar
skin-croisades-side-saracen-ambush = Acechar y no dejar pasar el carro
skin-croisades-length-first-blood = Seis turnos, una hora.
skin-croisades-length-sultans-guard = Dieciséis turnos, de dos a tres horas.
skin-croisades-length-patrol = Quince turnos, dos horas.
skin-croisades-length-emissary = Catorce turnos, dos horas.
skin-croisades-length-water-hole = Dieciséis turnos, tres horas.
skin-croisades-length-ambush = Dieciocho turnos, de dos a tres horas.
skin-croisades-chapter-A = Las fichas
skin-croisades-chapter-1 = Las reglas del combate
skin-croisades-chapter-C = La hoja de tablas
skin-croisades-chapter-2 = Asedios, abastecimiento y mando
skin-croisades-chapter-3 = Clemencia
skin-croisades-chapter-4 = Puntos y escenarios
skin-croisades-chapter-B = Juegos anteriores
skin-croisades-chapter-D = Reglas posteriores
skin-croisades-check-arc = { CAP($target_the) } delante del jinete, a la vista
skin-croisades-check-six = Seis hexágonos como mínimo
skin-croisades-check-ahead = Cada uno de frente o en diagonal
skin-croisades-check-straight = Los cuatro últimos en línea
skin-croisades-check-room = Después { $target_the }; los dos últimos, libres
skin-croisades-check-seen = La carga delante del jinete, a la vista
skin-croisades-check-half = Como mucho la mitad de la carga
skin-croisades-check-meets = La encuentra en sus dos últimos hexágonos
skin-croisades-unanswered = Si llega al choque
skin-croisades-answered = Si { $figure } sale al encuentro
skin-croisades-share-down = derribado
skin-croisades-share-back = rechazado
skin-croisades-share-idle = nada
skin-croisades-share-ill = mal para quien carga
skin-croisades-direction-n = N
    .long = norte
skin-croisades-direction-ne = NE
    .long = nordeste
skin-croisades-direction-se = SE
    .long = sudeste
skin-croisades-direction-s = S
    .long = sur
skin-croisades-direction-sw = SO
    .long = sudoeste
skin-croisades-direction-nw = NO
    .long = noroeste
skin-croisades-attack = Ataque
    .short = ataque
skin-croisades-defence = Defensa
    .short = defensa
skin-croisades-moves = Movimiento
    .short = movimiento
skin-croisades-points = Puntos
    .short = puntos
skin-croisades-in-reach = Al alcance
skin-croisades-face = { $state_id ->
    [riding] { $health_id ->
        [wounded] a caballo, con herida
       *[other] a caballo
    }
   *[foot] { $health_id ->
        [wounded] con herida
        [stunned] sin sentido
       *[other] a pie
    }
}
skin-croisades-face-reads = ataque { $attack }, defensa { $defence }, movimiento { $moves }
skin-croisades-face-stunned = defensa { $defence }
skin-croisades-origin = { $source_id ->
    [printed] Los valores están impresos en el reglamento.
   *[other] { $named_id ->
        [printed] El nombre está impreso; los valores, reconstruidos.
        [found] El nombre se halló en otra fuente; los valores, reconstruidos.
       *[other] Nombre y valores, reconstruidos.
    }
}
skin-croisades-note-kind = { $state_id ->
    [riding] { $kind }, a caballo
   *[foot] { $kind }, a pie
}
skin-croisades-note-weapon = Dispara con: { $weapon }
skin-croisades-note-armour = Lleva armadura: el dado cuenta uno más en su contra
skin-croisades-note-hurt = Con herida: la siguiente mata
skin-croisades-note-lies = Sin sentido: se levanta al final de un turno posterior
skin-croisades-note-shot = Ha disparado: no ataca
skin-croisades-note-marked = { $mark_id ->
    [offensive] Con marca para disparar en su turno: no se mueve
   *[defensive] Con marca para disparar en el otro turno: no se mueve
}
skin-croisades-note-fought = Ha atacado en este turno
skin-croisades-note-engaged = Lucha en esta fase: nadie que avance tira por su causa
skin-croisades-note-struck = Sufrió un ataque: sin disparo defensivo en este turno
skin-croisades-note-done = Se ha movido
skin-croisades-note-horse = Un caballo sin jinete no se mueve
skin-croisades-note-led = Lo lleva de la brida { $by_the }.
skin-croisades-note-leads = Lleva de la brida { $horses_the }.
skin-croisades-note-carries = Lleva a cuestas { AL($man_the) }.
skin-croisades-note-draft = Tiene cuatro puntos, va adonde lo lleva alguien a su lado y, enganchado, tira del carro.
skin-croisades-note-cart = Va con su caballo o se empuja: entre dos, por dos puntos; entre tres o más, por tres. Nadie se detiene en él.
skin-croisades-note-barrels = En él, desde atrás: { $full } llenos, { $empty } vacíos, { $staved } desfondados.
skin-croisades-manner-drive-in = El carro en { $rear } y { $front }, su caballo en { $behind } y { $before }

skin-croisades-phase = { $side_id ->
    [crusader] { $ask_id ->
        [muster] Fuerzas cruzadas
        [place] Despliegue cruzado
        [hide] Despliegue cruzado oculto
        [mark] Turno cruzado, ballesteros
        [shoot] Turno cruzado, disparos
        [charge] Turno cruzado, cargas
        [counter] Turno cruzado, cargas
        [move] Turno cruzado, movimiento
        [set-down] Turno cruzado, movimiento
        [defend] Turno cruzado, fuego defensivo
        [stayers] Turno cruzado, fuego defensivo
       *[other] Turno cruzado, combate
    }
   *[saracen] { $ask_id ->
        [muster] Fuerzas sarracenas
        [place] Despliegue sarraceno
        [hide] Despliegue sarraceno oculto
        [mark] Turno sarraceno, ballesteros
        [shoot] Turno sarraceno, disparos
        [charge] Turno sarraceno, cargas
        [counter] Turno sarraceno, cargas
        [move] Turno sarraceno, movimiento
        [set-down] Turno sarraceno, movimiento
        [defend] Turno sarraceno, fuego defensivo
        [stayers] Turno sarraceno, fuego defensivo
       *[other] Turno sarraceno, combate
    }
}
skin-croisades-heading = { $side_id ->
    [crusader] { $phase_id ->
        [fire] Turno { $turn }, disparos cruzados
        [charges] Turno { $turn }, cargas cruzadas
        [moves] Turno { $turn }, movimiento cruzado
       *[combat] Turno { $turn }, combate cruzado
    }
   *[saracen] { $phase_id ->
        [fire] Turno { $turn }, disparos sarracenos
        [charges] Turno { $turn }, cargas sarracenas
        [moves] Turno { $turn }, movimiento sarraceno
       *[combat] Turno { $turn }, combate sarraceno
    }
}
skin-croisades-box-waiting = { $side } por entrar
skin-croisades-box-waiting-note = { $when_id ->
    [never] { $count } esperan
    [later] { $count }, desde el turno { $turn } por { $first } a { $last }
   *[now] { $count }, por { $first } a { $last }
}
skin-croisades-box-hiding = { $side } en la mano
skin-croisades-box-hiding-note = { $count } por ocultar, sin que nadie lo vea
skin-croisades-box-hidden = { $side } ocultos
skin-croisades-box-hidden-note = { $count ->
    [one] uno, en algún punto del terreno punteado
   *[other] { $count }, en algún punto del terreno punteado
}
skin-croisades-box-left = { $side } fuera del mapa
skin-croisades-box-left-note = { $count ->
    [one] uno ha salido
   *[other] { $count } han salido
}
skin-croisades-terms-halves = Un jinete ocupa dos hexágonos: ambos libres y en el terreno iluminado
skin-croisades-terms-commanders = La muerte { DEL($one_the) } o { DEL($other_the) } acaba la partida al instante
skin-croisades-terms-sultans-guard-post = Todos a cuatro hexágonos o menos de G11, uno por hexágono
skin-croisades-terms-sultans-guard-points = Si no, tras el turno 16 gana quien aventaje en diez puntos de bajas
skin-croisades-terms-groves = Bosquecillos registrados: { $count } de { $needed }; puntos que han pasado: { $points }
skin-croisades-terms-patrol-post = Todos en las filas 5 a 14; un hexágono de cada jinete, de matorral o junto a un árbol
skin-croisades-terms-patrol-points = Cuentan los que salen por el sur: 70 puntos ganan, 55 empatan
skin-croisades-forces-riders = Montados
skin-croisades-forces-riders-note = los caballos no cuestan nada aparte
skin-croisades-forces-foot = A pie
skin-croisades-forces-foot-note = { $side_id ->
    [crusader] los arqueros de arco largo pueden servir con arco corto
   *[other] elegidos entre las fichas de la caja
}
skin-croisades-forces-unhorsed = Jinetes a pie
skin-croisades-forces-unhorsed-note = sin caballo, de las mismas fichas que los montados
skin-croisades-forces-charge = Jinetes que pueden cargar
skin-croisades-forces-shoot = Figuras que disparan
skin-croisades-forces-armour = Figuras con armadura
skin-croisades-breaking = la partida termina con el turno a los { $breaking } puntos de muertos
skin-croisades-terms-vanguards-points = Tras el turno 20, o cuando un bando haya perdido { $breaking } puntos de muertos, gana quien tenga diez puntos de bajas de ventaja
map-croisades-both-title = OLIVAR Y POZO
map-croisades-both-subtitle = un hexágono son dos metros
skin-croisades-terms-emissary-post = Todos en las columnas H a Y, en árboles y matorral; los asesinos, solo en árboles
skin-croisades-terms-emissary-points = La dama sale por el este antes de acabar el turno 14, y el barón vive
skin-croisades-terms-barrels = Barriles: { $full } llenos, { $empty } vacíos, { $staved } desfondados
skin-croisades-terms-water-hole-points = El carro sale por el oeste antes de acabar el turno 16: con tres barriles llenos gana, con dos empata
skin-croisades-terms-ambush-post = Todos en las columnas G a T, en árboles y matorral; un hexágono de cada jinete, matorral o junto a un árbol
skin-croisades-terms-ambush-points = Una ventaja de diez puntos gana; el carro vale 30, para los cruzados si sale por el este
skin-croisades-rail = Fases del turno
skin-croisades-rail-fire = disparos
skin-croisades-rail-charges = cargas
skin-croisades-rail-moves = mover
skin-croisades-rail-combat = combate
skin-croisades-rail-rise = alzarse
skin-croisades-lost = { $side }, bajas
skin-croisades-quarter = { $quarter ->
    [1] un cuarto
    [2] la mitad
   *[other] tres cuartos
}
skin-croisades-segment-dead = { $who }, con muerte: { $add }
skin-croisades-segment-wounded = { $who }, con herida: { $add }
skin-croisades-segment-cart-behind = el carro, que sigue aquí: { $add }
skin-croisades-segment-cart-through = el carro, que ha pasado: { $add }
skin-croisades-source-dead = muere { $who_the }
skin-croisades-source-wounded = herida de { $who_the }
skin-croisades-source-cart-behind = { $add } por el carro mientras no pase
skin-croisades-source-cart-through = el carro ha pasado
skin-croisades-source-none = nadie

skin-croisades-prompt-muster = Elige tus fuerzas. Nadie más las ve hasta que ambos bandos hayan sellado las suyas.
    .short = Elige tus fuerzas en secreto.
skin-croisades-prompt-place = { $piece_id ->
    [none] Todos están en su sitio. Pulsa a alguien para moverlo o girarlo, o di que estás listo.
   *[other] { $aim_id ->
        [none] { $state_id ->
            [riding] { $goes_id ->
                [in] Pulsa el hexágono trasero { DEL($piece_the) }.
               *[out] Mueve { AL($piece_the) } a un anillo, gíralo o recupéralo.
            }
           *[foot] { $goes_id ->
                [in] Coloca { AL($piece_the) } en un anillo.
               *[out] Mueve { AL($piece_the) } a un anillo, o recupéralo.
            }
        }
       *[other] Elige hacia dónde mira { $piece_the }: pulsa su hexágono delantero.
    }
}
    .short = { $piece_id ->
    [none] Todos colocados: ¿listo?
   *[other] { $aim_id ->
        [none] { $state_id ->
            [riding] { $piece }: hexágono trasero.
           *[foot] Coloca { AL($piece_the) }.
        }
       *[other] { $piece }: hexágono delantero.
    }
}
skin-croisades-prompt-hide = { $piece_id ->
    [none] Todos están ocultos. Pulsa a alguien para moverlo o girarlo, o di que estás listo.
   *[other] { $aim_id ->
        [none] { $state_id ->
            [riding] { $goes_id ->
                [in] Pulsa el hexágono trasero { DEL($piece_the) }.
               *[out] Mueve { AL($piece_the) } a un anillo, gíralo o recupéralo.
            }
           *[foot] { $goes_id ->
                [in] Oculta { AL($piece_the) } en un anillo.
               *[out] Mueve { AL($piece_the) } a un anillo, o recupéralo.
            }
        }
       *[other] Elige hacia dónde mira { $piece_the }: pulsa su hexágono delantero.
    }
}
    .short = { $piece_id ->
    [none] Todos ocultos: ¿listo?
   *[other] { $aim_id ->
        [none] { $state_id ->
            [riding] { $piece }: hexágono trasero.
           *[foot] Oculta { AL($piece_the) }.
        }
       *[other] { $piece }: hexágono delantero.
    }
}
skin-croisades-prompt-mark = Elige cuándo dispara cada ballestero: ahora, en el otro turno o nunca.
    .short = Marca a los ballesteros.
skin-croisades-prompt-shoot = { $piece_id ->
    [none] Elige quién dispara, o termina los disparos.
   *[other] { $aim_id ->
        [none] Elige un blanco con anillo para { $piece_the }.
       *[other] Dispara { AL($aim_the) } con { $piece_the }, o elige otro blanco.
    }
}
    .short = Dispara, o termina.
skin-croisades-prompt-charge = { $piece_id ->
    [none] Elige un jinete que cargue, o no anuncies más cargas.
   *[other] { $aim_id ->
        [none] Elige contra quién carga { $piece_the }.
       *[other] Traza el camino { DEL($piece_the) }: seis hexágonos, los cuatro últimos en línea.
    }
}
    .short = Carga, o termina.
skin-croisades-prompt-counter = { CAP($rider_the) } carga contra { $target_the }. ¿Sale alguien a su encuentro?
    .short = ¿Sales al encuentro { DEL($rider_the) }?
skin-croisades-prompt-move = { $piece_id ->
    [none] { $entering ->
        [0] Elige quién se mueve, o termina los movimientos.
       *[other] Elige quién entra o se mueve, o termina los movimientos.
    }
   *[other] { $goes_id ->
        [in] { $aim_id ->
            [none] Pulsa un anillo del borde por donde entre { $piece_the }.
           *[other] { $state_id ->
                [riding] Elige hacia dónde mira { $piece_the }: pulsa su hexágono delantero.
               *[foot] Púlsalo otra vez para entrar, o elige otro hexágono.
            }
        }
        [on] { $left ->
            [one] Mueve { AL($piece_the) } un hexágono más, o detente aquí: queda un punto.
           *[other] Mueve { AL($piece_the) } un hexágono más, o detente aquí: quedan { $left } puntos.
        }
        [must] { $left ->
            [one] Mueve { AL($piece_the) } más allá: dos no pueden acabar en un hexágono. Queda un punto.
           *[other] Mueve { AL($piece_the) } más allá: dos no pueden acabar en un hexágono. Quedan { $left } puntos.
        }
       *[out] Mueve { AL($piece_the) } a un anillo o a un hexágono lejano.
    }
}
    .short = { $piece_id ->
    [none] Muévete, o termina.
   *[other] { $goes_id ->
        [in] { $aim_id ->
            [none] { $piece }: un anillo del borde.
           *[other] { $state_id ->
                [riding] { $piece }: hexágono delantero.
               *[foot] { $piece }: un anillo del borde.
            }
        }
       *[out] Muévete, o termina.
    }
}
skin-croisades-prompt-drive-in = { $aim_id ->
    [none] El carro entra enganchado: elige el hexágono donde queda la parte delantera de su caballo.
   *[other] Elige cómo queda el carro detrás de su caballo.
}
    .short = { $aim_id ->
    [none] El carro: la delantera de su caballo.
   *[other] ¿Cómo queda el carro?
}
skin-croisades-prompt-defend = { CAP($figure_the) } está en { $at }. ¿Dispara alguien?
    .short = ¿Disparas { AL($figure_the) }?
skin-croisades-prompt-stayers = ¿Dispara alguien contra quienes no se movieron?
    .short = ¿Disparas contra quienes no se movieron?
skin-croisades-prompt-name = { $piece_id ->
    [none] { $aim_id ->
        [none] { $named ->
            [0] Anuncia todos los ataques antes de luchar, o sigue sin ninguno.
            [one] Hay un ataque anunciado. Anuncia más, o lucha.
           *[other] Hay { $named } ataques anunciados. Anuncia más, o lucha.
        }
       *[other] Elige quién ataca { AL($aim_the) }.
    }
   *[other] { $aim_id ->
        [none] Elige a quién ataca { $piece_the }.
       *[other] { $others ->
            [0] Ataca { AL($aim_the) } con { $piece_the }, o pulsa a otros para que se unan.
           *[other] Atacad juntos { AL($aim_the) }, o cambia quién ataca.
        }
    }
}
    .short = { $piece_id ->
        [none] Anuncia los ataques.
       *[other] { $aim_id ->
            [none] ¿A quién?
           *[other] ¿Atacar { AL($aim_the) }?
        }
    }
skin-croisades-prompt-fight = Pulsa a un atacante: ¿cuál de los { $named } ataques se lucha ahora?
    .short = ¿Qué ataque va ahora?
skin-croisades-prompt-blow = El golpe recae en uno de estos { $count }: elige quién lo recibe.
    .short = ¿Quién recibe el golpe?
skin-croisades-prompt-retreat = { $hexes ->
    [one] { CAP($figure_the) } retrocede un hexágono: elige adónde.
   *[other] { CAP($figure_the) } retrocede { $hexes } hexágonos: elige adónde.
}
    .short = ¿Adónde retrocede { $figure_the }?
skin-croisades-prompt-aside = Un compañero retrocede hasta { $figure_the }: elige adónde se aparta.
    .short = ¿Adónde va { $figure_the }?
skin-croisades-prompt-fall = { CAP($figure_the) } cae del caballo: elige el hexágono junto a él.
    .short = ¿Dónde queda { $figure_the }?
skin-croisades-prompt-set-down = { $load_id ->
    [horse] { CAP($by_the) } lleva { $figure_the }: elige el hexágono de su parte delantera.
   *[man] { CAP($by_the) } cargaba con { $figure_the }: elige el hexágono donde queda.
}
    .short = ¿Dónde queda { $figure_the }?
skin-croisades-prompt-advance = { $piece_id ->
    [none] Has vencido: avanza con uno de los vencedores, o quédate.
   *[other] Elige hasta dónde avanza { $piece_the }, o quédate.
}
    .short = Avanza, o quédate.
skin-croisades-manner-facing = Mirando al { $facing } ({ $at })
skin-croisades-manner-retreat = { $how_id ->
    [backing] Recular hasta { $at } sin girar
   *[away] Girar y cabalgar a { $at }
}
skin-croisades-manner-set-down = En { $at }, mirando al { $facing }
skin-croisades-given-offensive = Ahora
skin-croisades-given-defensive = En su turno
skin-croisades-given-none = Nunca
skin-croisades-given-note = Un ballestero marcado no se mueve ni ataca hasta su próximo turno.
skin-croisades-could-now = Ahora, probabilidad de herir o matar:
skin-croisades-band-short = corto { $first }–{ $last } +{ $add }
skin-croisades-band-medium = medio { $first }–{ $last } +{ $add }
skin-croisades-band-long = largo { $first }–{ $last } +{ $add }
skin-croisades-shooter = { $hexes ->
    [one] un hexágono
   *[other] { $hexes } hexágonos
}, { $band_id ->
    [short] corto
    [medium] medio
   *[other] largo
}, { $cover_id ->
    [none] sin cobertura
   *[other] cobertura { $cover }
}; dado + { $add }
skin-croisades-answer-mark = Todos los ballesteros se marcan a la vez.
skin-croisades-answer-counter = Cabalgar al encuentro de la carga en sus últimos hexágonos.
skin-croisades-answer-volley = Primero se nombra a todos los que disparan; tiran el dado en ese orden.
skin-croisades-answer-fight = Este es el siguiente.
skin-croisades-answer-bear = Recibe el golpe.
skin-croisades-answer-retreat = Lejos de ellos.
skin-croisades-answer-aside = Un hexágono libre al lado.
skin-croisades-answer-fall = Un hexágono junto al caballo.
skin-croisades-answer-set-down = Un lugar libre al lado.
skin-croisades-answer-advance = Primero a un hexágono abandonado.
skin-croisades-answer-pass-counter = Nadie sale a su encuentro.
skin-croisades-answer-pass-defend = { $left ->
    [0] No quedan puntos de movimiento: nadie podrá disparar en otro hexágono.
    [one] Queda un punto de movimiento. Quien espere podrá disparar en otro hexágono.
   *[other] Quedan { $left } puntos de movimiento. Quien espere podrá disparar en otro hexágono.
}
skin-croisades-answer-pass-stayers = Nadie dispara contra quienes no se movieron.
skin-croisades-answer-pass-advance = Todos se quedan donde están.
skin-croisades-default-retreat = El camino con menos dados
skin-croisades-default-blow = Quien cuenta menos puntos
skin-croisades-default-aside = El hexágono más cercano sin dado
skin-croisades-default-fall = El primer hexágono libre
skin-croisades-default-set-down = El primer lugar libre

skin-croisades-walked = { $how_id ->
    [charge] { CAP($figure_the) } lleva la carga hasta { $to } ({ $count ->
        [one] un hexágono
       *[other] { $count } hexágonos
    }).
    [ride] { CAP($figure_the) } cabalga hasta { $to } ({ $count ->
        [one] un hexágono
       *[other] { $count } hexágonos
    }, { $cost ->
        [one] un punto
       *[other] { $cost } puntos
    }).
    [horse] { CAP($figure_the) } va hasta { $to } ({ $count ->
        [one] un hexágono
       *[other] { $count } hexágonos
    }, { $cost ->
        [one] un punto
       *[other] { $cost } puntos
    }).
    [cart] { CAP($figure_the) } rueda hasta { $to } ({ $count ->
        [one] un hexágono
       *[other] { $count } hexágonos
    }, { $cost ->
        [one] un punto
       *[other] { $cost } puntos
    }).
   *[walk] { CAP($figure_the) } camina hasta { $to } ({ $count ->
        [one] un hexágono
       *[other] { $count } hexágonos
    }, { $cost ->
        [one] un punto
       *[other] { $cost } puntos
    }).
}
skin-croisades-row = Fila
skin-croisades-column = Columna
skin-croisades-points-step = Puntos
skin-croisades-together = { $count } juntos
skin-croisades-against = { $attack } contra { $defence }, hacia abajo
skin-croisades-line-odds = Proporción
skin-croisades-line-weapon = { CAP($who) }
skin-croisades-line-short-range = Alcance corto
skin-croisades-line-medium-range = Alcance medio
skin-croisades-line-long-range = Alcance largo
skin-croisades-line-wounded-shooter = { $who }, con herida
skin-croisades-line-healthy-shooter = { $who }, sin heridas
skin-croisades-line-armoured-target = { $who } lleva armadura
skin-croisades-line-armour-no-help = { $who } lleva armadura, que a pie no ayuda
skin-croisades-line-unarmoured-target = { $who } no lleva armadura
skin-croisades-line-attack = { $who }, { $at }
skin-croisades-line-attack-wounded = { $who }, { $at }, con herida
skin-croisades-line-defence = { $who }, { $at }
skin-croisades-line-defence-wounded = { $who }, { $at }, con herida
skin-croisades-line-defence-stunned = { $who }, sin sentido
skin-croisades-line-defence-horse = { $who }, sin jinete
skin-croisades-line-defence-caparisoned = { $who }, acorazado y sin jinete
skin-croisades-line-charge = Una carga: la mitad más
skin-croisades-line-counter-charge = Una contracarga: la mitad más
skin-croisades-line-exchanged = De frente: la mitad más
skin-croisades-line-ground-attacker = { $who } en peor terreno, { $at }
skin-croisades-line-ground-defender = { $who } en peor terreno, { $at }
skin-croisades-line-together = Varios contra uno
skin-croisades-line-armour = { $who } lleva armadura: dado
skin-croisades-line-armour-mixed = { $who } no lleva armadura: no se suma nada
skin-croisades-line-flat = Terreno llano
skin-croisades-line-bodies = Cadáveres
skin-croisades-line-across-cart = Por encima del carro
skin-croisades-line-scrub = Matorral
skin-croisades-line-tree = Árboles
skin-croisades-line-slope = Ladera
skin-croisades-line-water = Agua
skin-croisades-line-turning = { $add ->
    [0] De frente: sin giro
   *[other] Gira sobre la mitad trasera
}
skin-croisades-effects = { $who }:
skin-croisades-fire-mounted = { $letter_id ->
    [A] { $when_id ->
        [defensive] pierde 4 puntos de movimiento
       *[offensive] retrocede 4 hexágonos
    }
    [B] cae sin sentido, el caballo ileso
    [C] { $when_id ->
        [defensive] una herida y 4 puntos de movimiento menos
       *[offensive] una herida, el caballo ileso
    }
    [D] cae con una herida, el caballo muere
    [E] muere, el caballo ileso
    [F] muere, y también el caballo
   *[other] nada
}
skin-croisades-fire-foot = { $letter_id ->
    [A] { $when_id ->
        [defensive] pierde 2 puntos de movimiento
       *[offensive] retrocede 2 hexágonos
    }
    [B] { $when_id ->
        [defensive] una herida y la mitad del movimiento restante
       *[offensive] una herida
    }
    [C] muere
   *[other] nada
}
skin-croisades-combat-mounted = { $letter_id ->
    [A] { $side_id ->
        [own] { $attackers ->
            [one] el tuyo, con una herida
           *[other] una herida para uno de los tuyos
        }
       *[other] { $attackers ->
            [one] el atacante, con una herida
           *[other] uno de los atacantes, con una herida
        }
    }
    [B] { $side_id ->
        [own] { $attackers ->
            [one] el tuyo retrocede un hexágono
           *[other] los tuyos retroceden un hexágono
        }
       *[other] { $attackers ->
            [one] el atacante retrocede un hexágono
           *[other] los atacantes retroceden un hexágono
        }
    }
    [C] { $health_id ->
        [stunned] muere: no puede retroceder
        [several] todos retroceden un hexágono
       *[other] retrocede un hexágono
    }
    [D] { $health_id ->
        [wounded] muere, y también el caballo
        [stunned] muere, y también el caballo
        [several] cae sin sentido, el caballo muere
       *[other] cae sin sentido, el caballo muere
    }
    [E] { $health_id ->
        [wounded] muere: es la segunda vez
        [stunned] muere: es la segunda vez
        [several] una herida
       *[other] una herida
    }
    [F] { $health_id ->
        [wounded] muere, y también el caballo
        [stunned] muere, y también el caballo
        [several] cae con una herida, el caballo muere
       *[other] cae con una herida, el caballo muere
    }
    [G] muere, el caballo ileso
    [H] muere, y también el caballo
   *[other] no pasa nada
}
skin-croisades-combat-foot = { $letter_id ->
    [A] { $side_id ->
        [own] { $attackers ->
            [one] el tuyo, con una herida
           *[other] una herida para uno de los tuyos
        }
       *[other] { $attackers ->
            [one] el atacante, con una herida
           *[other] uno de los atacantes, con una herida
        }
    }
    [B] { $side_id ->
        [own] { $attackers ->
            [one] el tuyo retrocede un hexágono
           *[other] los tuyos retroceden un hexágono
        }
       *[other] { $attackers ->
            [one] el atacante retrocede un hexágono
           *[other] los atacantes retroceden un hexágono
        }
    }
    [C] { $health_id ->
        [stunned] muere: no puede retroceder
        [several] todos retroceden un hexágono
       *[other] retrocede un hexágono
    }
    [D] { $health_id ->
        [wounded] muere: es la segunda vez
        [stunned] muere: es la segunda vez
        [several] uno de ellos, sin sentido
       *[other] sin sentido un turno
    }
    [E] { $health_id ->
        [wounded] muere: es la segunda vez
        [stunned] muere: es la segunda vez
        [several] una herida para uno de ellos
       *[other] una herida
    }
    [F] { $health_id ->
        [several] muere uno de ellos
       *[other] muere
    }
   *[other] no pasa nada
}
skin-croisades-chance-killed = muerte
skin-croisades-chance-stunned = sin sentido
skin-croisades-chance-thrown = sin caballo
skin-croisades-chance-wounded = herida
skin-croisades-chance-retreated = retroceso
skin-croisades-chance-cornered = sin salida
skin-croisades-chance-slowed = más despacio
skin-croisades-chance-nothing = nada
skin-croisades-chance-own-killed = muerte de los tuyos
skin-croisades-chance-own-stunned = uno de los tuyos sin sentido
skin-croisades-chance-own-thrown = uno de los tuyos sin caballo
skin-croisades-chance-own-wounded = herida de los tuyos
skin-croisades-chance-own-retreated = los tuyos retroceden
skin-croisades-chance-own-cornered = los tuyos sin salida
skin-croisades-chance-own-slowed = los tuyos más despacio

skin-croisades-result-shot = Disparo en { $at }
skin-croisades-result-combat = Combate en { $at }
skin-croisades-shot-killed = { CAP($by_the) } mata { AL($target_the) }.
skin-croisades-shot-stunned = { CAP($by_the) } acierta: { $target_the } cae sin sentido.
skin-croisades-shot-thrown = { CAP($by_the) } derriba { AL($target_the) } del caballo.
skin-croisades-shot-wounded = { CAP($by_the) } hiere { AL($target_the) }.
skin-croisades-shot-retreated = { CAP($by_the) } hace retroceder { AL($target_the) } hasta { $to }.
skin-croisades-shot-cornered = { CAP($by_the) } acierta, y { $target_the } no tiene por dónde retroceder.
skin-croisades-shot-slowed = { CAP($by_the) } frena { AL($target_the) }.
skin-croisades-shot-yields = { CAP($by_the) } acierta, y { $target_the } debe retroceder.
skin-croisades-shot-nothing = { CAP($by_the) } falla: { $target_the } sigue sin daño.
skin-croisades-came-killed = { CAP($by_the) } mata { AL($target_the) }.
skin-croisades-came-stunned = { CAP($by_the) } deja sin sentido { AL($target_the) }.
skin-croisades-came-thrown = { CAP($by_the) } derriba { AL($target_the) } del caballo.
skin-croisades-came-wounded = { CAP($by_the) } hiere { AL($target_the) }.
skin-croisades-came-retreated = { CAP($by_the) } hace retroceder { AL($target_the) } hasta { $to }.
skin-croisades-came-cornered = { CAP($by_the) } vence, y { $target_the } no tiene por dónde retroceder.
skin-croisades-came-slowed = { CAP($by_the) } frena { AL($target_the) }.
skin-croisades-came-yields = { $others ->
    [0] { CAP($by_the) } vence, y { $target_the } debe retroceder.
    [one] { CAP($by_the) } vence; { $target_the } y uno más deben retroceder.
   *[other] { CAP($by_the) } vence; { $target_the } y { $others } más deben retroceder.
}
skin-croisades-came-nothing = { CAP($by_the) } y { $target_the } se separan sin daño.
skin-croisades-stamp-killed = muerte
skin-croisades-stamp-stunned = sin sentido
skin-croisades-stamp-thrown = derribo
skin-croisades-stamp-wounded = herida
skin-croisades-stamp-retreated = retroceso
skin-croisades-stamp-cornered = sin salida
skin-croisades-stamp-slowed = más despacio
skin-croisades-stamp-yields = debe retroceder
skin-croisades-stamp-nothing = sin efecto
skin-croisades-did-killed = Muere { $figure_the }, puntos
skin-croisades-did-wounded = { $figure }: una herida, ataque de { $from } a
skin-croisades-did-missed = { CAP($target_the) } sale sin daño
skin-croisades-did-killed-none = Muertes en ambos bandos
skin-croisades-changed-lost = muerte
skin-croisades-changed-hurt = daño
skin-croisades-changed-held = sin daño
skin-croisades-changed-mended = en pie
skin-croisades-changed-wounded = herida
skin-croisades-changed-stunned = sin sentido
skin-croisades-changed-killed = muerte
skin-croisades-changed-rose = en pie
skin-croisades-changed-shot = fila { $row }: { $result }
skin-croisades-changed-fought = a { $column }: { $result }
skin-croisades-changed-crossed = al pasar
skin-croisades-changed-strayed = un disparo perdido
skin-croisades-changed-summary = { $lost ->
    [0] { $hurt ->
        [one] Uno de los tuyos ha sufrido daño.
       *[other] { $hurt } de los tuyos han sufrido daño.
    }
    [one] { $hurt ->
        [0] Ha muerto uno de los tuyos.
        [one] Ha muerto uno de los tuyos y otro ha sufrido daño.
       *[other] Ha muerto uno de los tuyos y { $hurt } han sufrido daño.
    }
   *[other] { $hurt ->
        [0] Han muerto { $lost } de los tuyos.
        [one] Han muerto { $lost } de los tuyos y uno ha sufrido daño.
       *[other] Han muerto { $lost } de los tuyos y { $hurt } han sufrido daño.
    }
}
skin-croisades-toll = puntos de bajas
skin-croisades-counted = muertes: { $lost }, heridas: { $hurt }
skin-croisades-harmed = con daño o retroceso, de { $of }
skin-croisades-backfired = con daño por su propio ataque, de { $of }
skin-croisades-turning = { $fate_id ->
    [killed] { CAP($figure_the) } mata { AL($target_the) }
    [stunned] { CAP($figure_the) } deja sin sentido { AL($target_the) }
    [thrown] { CAP($figure_the) } derriba { AL($target_the) }
    [wounded] { CAP($figure_the) } hiere { AL($target_the) }
    [retreated] { CAP($figure_the) } hace retroceder { AL($target_the) }
    [own-killed] { CAP($target_the) } muere en el ataque
    [own-wounded] { CAP($target_the) } sufre una herida en el ataque
    [own-retreated] { CAP($target_the) } sale rechazado
   *[other] { CAP($figure_the) } no logra nada contra { $target_the }
}
skin-croisades-turning-shot = { $cover_id ->
    [none] Un disparo a { $range } hexágonos, sin cobertura.
    [light] Un disparo a { $range } hexágonos, cobertura ligera.
    [medium] Un disparo a { $range } hexágonos, cobertura media.
   *[heavy] Un disparo a { $range } hexágonos, cobertura fuerte.
}
skin-croisades-turning-combat = { $count ->
    [one] Un atacante a { $column }.
   *[other] { $count } atacantes a { $column }.
}
skin-croisades-turning-die = dado { $face }

skin-croisades-figure-counters = A la izquierda el ataque, en medio la defensa, a la derecha el movimiento; un aro en la defensa es armadura.
skin-croisades-figure-healthy = Sin heridas: un sargento a pie con ataque 10, defensa 7 con armadura, movimiento 6.
skin-croisades-figure-wounded = Con herida: la mitad de fuerza; la siguiente mata.
skin-croisades-figure-stunned = Sin sentido: está en el suelo, con defensa pasiva 3.
skin-croisades-figure-dead = Muerto: un cuerpo en el suelo.
skin-croisades-figure-rider = Un jinete ocupa dos hexágonos; la punta es el frente.
skin-croisades-figure-horse = Un caballo sin jinete tiene el borde discontinuo.
skin-croisades-figure-turning = Lo que cuesta cada uno de los ocho hexágonos en terreno llano. Los tres de delante cuestan solo el terreno; para los demás el jinete gira sobre la mitad trasera.
skin-croisades-figure-arc = El arco frontal: todo lo que hay entre las dos filas que salen a izquierda y derecha de la mitad delantera, con ellas incluidas.
skin-croisades-figure-counter = El templario carga contra el lancero en seis hexágonos. Dos hexágonos, no más de la mitad, llevan al arquero a caballo a los dos últimos, y chocan de frente.
skin-croisades-figure-lip = Rayado: terreno alto; la fila de debajo es la ladera. De los que están más allá, el arquero ve a quien está al menos tan lejos de la ladera como él; el más cercano queda oculto.
skin-croisades-figure-over = El arquero a caballo dispara por encima del amigo que está junto a él. Hacia el lancero lejano se interpone otro amigo que no está junto a él.
skin-croisades-figure-row = Entre una fila de tres amigos o más un arquero dispara recto al frente, a nada más cercano que cuatro hexágonos.
skin-croisades-figure-fire-mounted = Disparos contra jinetes: la fila es el dado con todo lo que se le suma; la columna, la cobertura. Más allá de la última fila el disparo falla.
skin-croisades-figure-fire-foot = Disparos contra hombres a pie: la fila es el dado con todo lo que se le suma; la columna, la cobertura. Más allá de la última fila el disparo falla.
skin-croisades-figure-combat-mounted = Combate contra jinetes, según la proporción: A y B caen sobre los atacantes, de C a H sobre los defensores.
skin-croisades-figure-combat-foot = Combate contra hombres a pie, según la proporción: A y B caen sobre los atacantes, de C a F sobre los defensores.

lesson-croisades-welcome = Mandas a los cruzados: un templario, dos ballesteros y dos lanceros. En seis turnos, haz a los sarracenos más daño del que te hagan. Los muertos cuentan sus puntos, los heridos la mitad.
lesson-croisades-mark = Una ballesta dispara una vez: en tu turno o en el suyo. Que un ballestero dispare ahora y el otro en su turno, y confirma.
lesson-croisades-shoot = Elige el ballestero del disco blanco y luego un blanco con anillo rojo. Aún no pasa nada: el disparo solo se sopesa.
lesson-croisades-chart = La suma está en el panel, línea a línea, y después la tabla con su columna encendida y lo que hace cada cara del dado. Dispara cuando te convenza.
lesson-croisades-charge = Elige a Gerard y luego a Yasaffa. Se traza un camino: al menos seis hexágonos, los cuatro últimos en línea. Pulsa uno de sus hexágonos para trazarlo de otro modo. Anuncia la carga.
lesson-croisades-ridden = La carga se cabalga antes de que nadie más se mueva, y los sarracenos pueden disparar a Gerard por el camino. Se lucha después de todos los movimientos.
lesson-croisades-move = Acerca a tus lanceros, hexágono a hexágono: cada anillo es un paso. Pulsa un hexágono más lejano para ir de una vez. Después termina los movimientos.
lesson-croisades-combat = La carga de Gerard se anuncia sola; a su ataque se suma la mitad. Anuncia otros ataques si quieres, y lucha.
lesson-croisades-advance = Quien hace retroceder a un enemigo, lo deja sin sentido o lo mata puede avanzar a su hexágono. Después les toca a los sarracenos.
lesson-croisades-defend = Mientras se mueven se te pregunta si alguien dispara. Elige quién, o déjalos pasar. Las órdenes permanentes contestan por ti.
lesson-croisades-pass = Quien deja un hexágono junto a un enemigo arriesga una herida: un rombo rojo muestra las caras. Terminar allí no cuesta nada.
lesson-croisades-together = Varios contra uno ganan una columna. Elige un atacante y un blanco, y pulsa a otro de los tuyos para que se una.
lesson-croisades-rise = Quienes están sin sentido tienen tres estrellas y se levantan al final de un turno posterior; golpéalos antes. Sigue hasta el sexto turno.
