### Lo que la línea de órdenes y la mesa de la terminal dicen por su cuenta.
### Verbos, campos y valores van como se escriben; las claves con el nombre de un juego son solo de ese juego.

terminal-welcome = { $title }: { $scenario }. { $summary }
terminal-person-plays = { $seat }: tú.
terminal-bot-plays = { $seat }: el ordenador ({ $level }).
terminal-seed = Semilla { $seed }.
terminal-begin = Escribe ayuda para ver qué puedes hacer.

terminal-verb-place = colocar
terminal-verb-lift = levantar
terminal-verb-arrange = disponer
terminal-verb-confirm = confirmar
terminal-verb-move = mover
terminal-verb-attack = atacar
terminal-verb-end = fin
terminal-verb-attach = asignar
terminal-verb-emplace = emplazar
terminal-verb-dismantle = desmontar
terminal-verb-withdraw = retirarse
terminal-verb-sally = salida
terminal-verb-ride = cabalgar
terminal-verb-shoot = disparar
terminal-verb-stand = aguantar
terminal-verb-fire = responder
terminal-verb-evade = eludir
terminal-verb-feign = fingir
terminal-verb-flee = huir
terminal-verb-follow = seguir
terminal-verb-retreat = retroceder
terminal-verb-lose = perder
terminal-verb-advance = avanzar
terminal-verb-join = unirse
terminal-verb-lend = prestar
terminal-verb-pass = pasar
terminal-verb-mark = marcar
terminal-verb-charge = cargar
terminal-verb-counter = contracargar
terminal-verb-step = mover
terminal-verb-turn = girar
terminal-verb-enter = entrar
terminal-verb-leave = marcharse
terminal-verb-mount = montar
terminal-verb-dismount = desmontar
terminal-verb-clear = despejar
terminal-verb-give = entregar
terminal-verb-take-up = recoger
terminal-verb-bridle = embridar
terminal-verb-loose = soltar
terminal-verb-halt = parar
terminal-verb-show = mostrar
terminal-verb-volley = descargar
terminal-verb-unname = desistir
terminal-verb-fight = librar
terminal-verb-bear = sufrir
terminal-verb-aside = apartarse
terminal-verb-fall = caer
terminal-verb-set-down = dejar
terminal-verb-muster = reclutar
terminal-verb-lead = llevar
terminal-verb-push = empujar
terminal-verb-drive-in = traer
terminal-verb-harness = enganchar
terminal-verb-unharness = desenganchar
terminal-verb-fill = llenar
terminal-verb-stave = desfondar
terminal-field-piece = PIEZA
terminal-field-at = CASILLA
terminal-field-to = CASILLA
terminal-field-target = OBJETIVO
terminal-field-unit = UNIDAD
terminal-field-units = UNIDAD,UNIDAD
terminal-field-leader = JEFE
terminal-field-path = CASILLA,CASILLA
terminal-field-hexes = CASILLA,CASILLA
terminal-field-charger = QUIEN-CARGA
terminal-field-way = SALIDA
terminal-field-toward = HACIA
terminal-field-figure = FIGURA
terminal-field-horse = CABALLO
terminal-field-man = FIGURA
terminal-field-giver = FIGURA
terminal-field-missiles = NÚMERO
terminal-field-figures = FIGURA,FIGURA
terminal-field-targets = OBJETIVO,OBJETIVO
terminal-field-others = FIGURA,FIGURA
terminal-field-barrel = BARRIL
terminal-field-choices = FIGURA
terminal-field-route = CASILLA,CASILLA
terminal-field-numbers = CLASE=NÚMERO,CLASE=NÚMERO
terminal-value-historical = histórico
terminal-value-rest = resto
terminal-value-preset = propuesto
terminal-value-n = n
terminal-value-ne = ne
terminal-value-se = se
terminal-value-s = s
terminal-value-sw = so
terminal-value-nw = no
terminal-value-backing = reculando
terminal-value-barrel-1 = barril-1
terminal-value-barrel-2 = barril-2
terminal-value-barrel-3 = barril-3
terminal-value-barrel-4 = barril-4
terminal-printed-arm = clase
terminal-printed-strength = fuerza
terminal-printed-movement = movimiento
terminal-printed-archery = disparo
terminal-printed-range = alcance
terminal-printed-value = valor
terminal-printed-points = puntos
terminal-printed-spaces = casillas
terminal-printed-kind = clase
terminal-printed-mounted = a caballo
terminal-printed-mounted_wounded = herido a caballo
terminal-printed-foot = a pie
terminal-printed-foot_wounded = herido a pie
terminal-printed-stunned = aturdido
terminal-printed-armour = armadura
terminal-printed-weapon = arma
terminal-printed-defence = defensa
terminal-printed-moves = movimiento

# Cada palabra con lo que significa.
terminal-commands = ayuda=help tablero=board alcance=where probabilidades=odds porqué=why deshacer=undo anular=cancel reglas=rules órdenes=orders registro=log guardar=save rendirse=resign salir=quit
terminal-synonyms = ?=help terminar=end mapa=board adónde=where

terminal-help-verbs = Ahora: { $verbs }
terminal-help =
    alcance PIEZA: qué puede hacer ahora, señalado en el tablero; sin pieza: quién puede hacer algo
    probabilidades PIEZA OBJETIVO: las probabilidades de un ataque, con sus sumas
    porqué: la cláusula de una negativa, el motivo del ordenador o las últimas sumas
    deshacer, anular PIEZA: anula lo último que has hecho, o lo que ha hecho una pieza
    reglas CLÁUSULA: una regla por su número; sin número: el índice
    órdenes ORDEN VALOR: lo que se hace sin preguntarte; sin orden: tus órdenes permanentes
    registro, tablero: lo que ha pasado; el tablero otra vez
    guardar ARCHIVO: guarda la partida; gonfalon play --terminal --resume ARCHIVO la continúa
    rendirse, salir: abandonar la partida; dejar la mesa

terminal-unknown-command = No conozco «{ $word }». Escribe ayuda para ver qué puedes hacer.
terminal-ambiguous = «{ $word }» puede ser cualquiera de { $names }.
terminal-usage = Se escribe así: { $usage }
terminal-usage-cancel = anular PIEZA
terminal-usage-odds = probabilidades PIEZA OBJETIVO
terminal-usage-save = guardar ARCHIVO
terminal-usage-orders = órdenes { $order } { $values }
terminal-malformed = Eso no encaja. Se escribe así: { $usage }
terminal-can-act = Aún pueden actuar: { $names }
terminal-cannot-act = { $name }: nada que hacer ahora.
terminal-odds-later = Cuando termines esta fase:
terminal-odds-nothing = No pasa nada.
terminal-odds-imagined = Lo que verías, en { $states } estados imaginados:
terminal-nothing-to-explain = Todavía no hay nada que explicar.
terminal-undone = Anulado: { $action }
terminal-lost = Ya no es posible: { $action }. { $why }
terminal-nothing-done = Todavía no se ha hecho nada.
terminal-no-undo = Lo último no se puede deshacer: ha caído un dado o no fue cosa tuya.
terminal-no-cancel = { $name }: nada que aún se pueda anular.
terminal-no-clause = No hay ninguna cláusula { $clause }.
terminal-by-clerk = Órdenes permanentes.
terminal-no-clerk = En este juego nada se deja a órdenes permanentes.
terminal-plan-stopped = Ha pasado algo por el camino: { $action } queda por hacer, si lo quieres.
terminal-saved = Guardado en { $file }.
terminal-not-a-record = { $file } ya existe y no es una partida; elige otro nombre.
terminal-cannot-write = No se puede escribir { $file }: { $why }
terminal-left = Dejas la mesa; la partida no ha terminado.
terminal-over = Aún puedes repasarla: registro, porqué, tablero, reglas; guardar ARCHIVO la conserva, salir deja la mesa.

terminal-record = { $game }, { $scenario }, edición { $edition }
terminal-refused = no se puede: { $why }
terminal-due = pendiente: { $ask }
terminal-menu-count = { $count ->
    [one] Una respuesta:
   *[other] { $count } respuestas:
}
terminal-menu-more = y { $count } más como esta
terminal-menu-others = También puede haber otras respuestas lícitas.
terminal-menu-default = por defecto: { $action }
terminal-menu-not-asked = { $seat }: ahora no se pregunta nada.
terminal-pieces-id = id
terminal-pieces-name = nombre
terminal-pieces-side = bando
terminal-yes = sí
terminal-no = no
terminal-entry-resigned = { $seat }: abandono.
terminal-entry-took-back = { $actions ->
    [one] { $seat }: una acción retirada.
   *[other] { $seat }: { $actions } acciones retiradas.
}
terminal-entry-continued = La partida continúa con la edición { $edition }.

terminal-status-enforced = se aplica
terminal-status-optional = opcional
terminal-status-screen = se ve en la pantalla
terminal-status-advice = consejo
terminal-status-physical = sobre el juego impreso
terminal-status-coming = aún no se juega
terminal-source-found = hallada
terminal-source-derived = derivada
terminal-source-reconstructed = reconstruida
terminal-source-ruled = resuelta

terminal-arsouf-names = Las piezas se llaman por su nombre o por las letras del tablero: ricardo, ric, k1. Las casillas son FILA.COLUMNA: 02.15.
terminal-arsouf-arsouf = Arsuf
terminal-arsouf-marsh = marisma
terminal-arsouf-road = camino
terminal-arsouf-camp = campamento cruzado
terminal-arsouf-area = zona musulmana
terminal-arsouf-river = río
terminal-arsouf-ford = vado
terminal-arsouf-wounded = con heridas
terminal-arsouf-reach = puede ir allí
terminal-arsouf-progress = Turno { $turn }/{ $turns }, bagajes a salvo { $baggage }/{ $baggage_needed }, otras piezas a salvo { $others }/{ $others_needed }

terminal-acre-names = Las unidades se llaman por las letras del tablero: t1, hq4; los jefes, por su nombre. Los hexágonos son COLUMNA y FILA: 0514. De un camino basta el último hexágono; varias unidades o hexágonos se unen con comas.
terminal-acre-fortress = murallas de Acre
terminal-acre-hill = colina
terminal-acre-stream = arroyo
terminal-acre-marsh = marisma
terminal-acre-orchard = huerto
terminal-acre-camp = campamento
terminal-acre-trebuchet = trabuquete
terminal-acre-disorganized = en desorden
terminal-acre-led = con un jefe
terminal-acre-disorganized-led = ambas cosas
terminal-acre-reach = puede llegar
terminal-acre-turn = Etapa { $stage }, turno { $turn }/{ $turns }
terminal-acre-morale = { $side }: { $points } PV; pérdidas { $losses }, desmoralización a las { $demoralized }, desintegración a las { $disintegrated }
terminal-acre-leaders = Jefes
terminal-acre-stacks = Juntas
terminal-acre-eliminated = Eliminadas
terminal-acre-scattered = Dispersas
terminal-acre-withdrawn = Retiradas
terminal-acre-inside = Dentro de Acre
terminal-acre-waiting = En la mano
terminal-acre-gone = Fuera de juego
terminal-acre-returned = Regresan
terminal-acre-casualties = Jefes caídos
terminal-acre-leaders-alone = Jefes sin unidad
terminal-acre-leaders-withdrawn = Jefes retirados
terminal-acre-leaders-waiting = Jefes en la mano

terminal-croisades-names = Las figuras se llaman por su nombre o por las letras del tablero: gerard, ger. Los hexágonos son LETRA y NÚMERO: E10. De un camino basta el último hexágono; varias figuras o hexágonos se unen con comas, y lo que se elige para cada una, con el signo igual: marcar anselmo=ofensiva,baldo=ninguna.
terminal-croisades-upper = alto (llano)
terminal-croisades-wounded = herido
terminal-croisades-stunned = aturdido
terminal-croisades-dead = muerto
terminal-croisades-dead-horse = caballo muerto
terminal-croisades-front = mitad delantera de un caballo, que mira hacia allí
terminal-croisades-rear = mitad trasera de un caballo
terminal-croisades-reach = puede llegar
terminal-croisades-cart = mitad del carro
terminal-croisades-barrel-empty = barril vacío
terminal-croisades-barrel-full = barril lleno
terminal-croisades-barrel-staved = barril desfondado
terminal-croisades-harnessed = con el caballo enganchado
terminal-croisades-barrels = Barriles, desde atrás
terminal-croisades-hauled = Llevan el caballo o empujan
terminal-croisades-turn = Turno { $turn }/{ $turns }: { $side }
terminal-croisades-points = { $side }: { $points } puntos de bajas; pérdidas propias { $lost } de { $of }
terminal-croisades-mounted = A caballo, de atrás adelante
terminal-croisades-loose = Caballos sin jinete
terminal-croisades-waiting = Fuera del mapa, aún por llegar
terminal-croisades-gone = Han salido del mapa
terminal-croisades-led = De la brida
terminal-croisades-held = { $figure } lleva consigo
terminal-croisades-asked = Se pregunta por
terminal-croisades-left = Puntos de movimiento restantes
terminal-croisades-offensive = Con marca de disparo ofensivo
terminal-croisades-defensive = Con marca de disparo defensivo
terminal-croisades-shot = Han disparado
terminal-croisades-moved = Se han movido
terminal-croisades-charges = Cargas
terminal-croisades-combats = Combates
terminal-croisades-fallen = Muertos
