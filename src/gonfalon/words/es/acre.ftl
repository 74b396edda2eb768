### Acre: comienza la Tercera Cruzada.

name-crusader = Cruzados
    .form = plural
name-muslim = Musulmanes
    .form = plural

name-templars = Templarios
name-hospitallers = Hospitalarios
name-royal-household = Casa real
name-barons-of-jerusalem = Barones de Jerusalén
name-montferrat = Monferrato y lombardos
name-thuringians = Turingios
name-turcopoles = Turcópolos
name-french = Infantes franceses
name-flemings = Flamencos
name-pisans = Pisanos
name-lombards = Infantes lombardos
name-germans = Alemanes
name-danes-and-frisians = Daneses y frisones
name-jerusalem = Infantes de Jerusalén
name-spearmen = Lanceros
name-crossbowmen = Ballesteros
name-halqa = Mamelucos de la halqa
name-damascus = Askar de Damasco
name-aleppo = Askar de Alepo
name-hamah = Askar de Hama
name-mosul = Askar de Mosul
name-egypt = Askar de Egipto
name-kurds = Kurdos
name-diyar-bakr = Jinetes de Diyar Bakr
name-turkomans = Turcomanos
name-bedouin = Beduinos
name-infantry = Infantería
name-archers = Arqueros
name-skirmishers = Hostigadores
name-garrison-foot = Infantes de la guarnición
name-garrison-archers = Arqueros de la guarnición
name-garrison-horse = Jinetes de la guarnición

name-t1 = { name-templars } 1
name-t2 = { name-templars } 2
name-h1 = { name-hospitallers } 1
name-h2 = { name-hospitallers } 2
name-k1 = { name-royal-household }
name-k2 = { name-barons-of-jerusalem }
name-k3 = { name-montferrat }
name-k4 = { name-thuringians }
name-tu1 = { name-turcopoles } 1
name-tu2 = { name-turcopoles } 2
name-tu3 = { name-turcopoles } 3
name-ma1 = { name-french }
name-ma2 = { name-flemings }
name-ma3 = { name-pisans }
name-ma4 = { name-lombards }
name-ma5 = { name-germans }
name-ma6 = { name-danes-and-frisians }
name-ma7 = { name-jerusalem } 1
name-ma8 = { name-jerusalem } 2
name-sp1 = { name-spearmen } 1
name-sp2 = { name-spearmen } 2
name-sp3 = { name-spearmen } 3
name-sp4 = { name-spearmen } 4
name-sp5 = { name-spearmen } 5
name-sp6 = { name-spearmen } 6
name-sp7 = { name-spearmen } 7
name-sp8 = { name-spearmen } 8
name-sp9 = { name-spearmen } 9
name-xb1 = { name-crossbowmen } 1
name-xb2 = { name-crossbowmen } 2
name-xb3 = { name-crossbowmen } 3
name-xb4 = { name-crossbowmen } 4
name-xb5 = { name-crossbowmen } 5
name-xb6 = { name-crossbowmen } 6
name-hq1 = { name-halqa } 1
name-hq2 = { name-halqa } 2
name-hq3 = { name-halqa } 3
name-hq4 = { name-halqa } 4
name-as1 = { name-damascus }
name-as2 = { name-aleppo }
name-as3 = { name-hamah }
name-as4 = { name-mosul }
name-as5 = { name-egypt } 1
name-as6 = { name-egypt } 2
name-ku1 = { name-kurds } 1
name-ku2 = { name-kurds } 2
name-ku3 = { name-diyar-bakr }
name-tk1 = { name-turkomans } 1
name-tk2 = { name-turkomans } 2
name-tk3 = { name-turkomans } 3
name-tk4 = { name-turkomans } 4
name-tk5 = { name-turkomans } 5
name-tk6 = { name-turkomans } 6
name-tk7 = { name-turkomans } 7
name-tk8 = { name-turkomans } 8
name-be1 = { name-bedouin } 1
name-be2 = { name-bedouin } 2
name-be3 = { name-bedouin } 3
name-in1 = { name-infantry } 1
name-in2 = { name-infantry } 2
name-in3 = { name-infantry } 3
name-in4 = { name-archers } 1
name-in5 = { name-archers } 2
name-li1 = { name-skirmishers } 1
name-li2 = { name-skirmishers } 2
name-li3 = { name-skirmishers } 3
name-li4 = { name-skirmishers } 4
name-li5 = { name-skirmishers } 5
name-li6 = { name-skirmishers } 6
name-g1 = { name-garrison-foot } 1
name-g2 = { name-garrison-foot } 2
name-g3 = { name-garrison-foot } 3
name-g4 = { name-garrison-foot } 4
name-g5 = { name-garrison-archers } 1
name-g6 = { name-garrison-archers } 2
name-g7 = { name-garrison-horse }

name-guy = Guido de Lusignan
name-conrad = Conrado de Monferrato
name-gerard = Gerardo de Ridefort
name-louis = Luis de Turingia
name-geoffrey = Godofredo de Lusignan
name-james = Jacobo de Avesnes
name-saladin = Saladino
name-taqi = Taqi al-Din
name-gokbori = Gökböri
name-isa = Isa al-Hakkari
name-afdal = al-Afdal

name-hc = caballería pesada
name-mc = caballería media
name-lc = caballería ligera
name-ha = arqueros a caballo
name-hi = infantería pesada
name-mi = infantería media
name-ar = arqueros a pie
name-li = infantería ligera
name-organized = en orden
name-disorganized = en desorden
name-eliminated = eliminadas
name-scattered = dispersas
name-withdrawn = retiradas
name-inside = dentro
name-waiting = en espera
name-deploy = despliegue
name-withdraw = retirada
name-sortie = salida
name-move = movimiento
name-garrison = guarnición
name-shoot = tiro
name-attack = ataque
name-react = reacción
name-flee = huida fingida
name-follow = persecución
name-retreat = retroceso
name-lose = bajas
name-advance = avance
name-join = jefe sin unidad
name-lend = reagrupamiento especial
name-return = unidades que vuelven
name-redeploy = despliegue en el este
name-defence = defensa
name-shift = desplazamientos
name-fire = valor de tiro
name-stack = un hexágono con dos
name-beside = junto a la línea
name-free = libre
name-historical = histórico
name-formed = unidades formadas
name-all = todas las unidades
name-units = unidades en ZOC enemiga
name-li_tk = hostigadores y turcomanos
name-highest = quien sacó más
name-choice = a elección del cruzado
name-enter = salen cuando queda un muro vacío
name-never = se quedan dentro
name-second = segunda fase
name-any = cualquier fase
name-leader-arrows = un jefe bajo las flechas
name-archery = tiro
name-charge = orden tras la carga
name-plunder = saqueo
name-special-rally = reagrupamiento especial
name-karr-wa-farr = Karr-wa-Farr
name-rally = reagrupamiento
name-melee = melé
name-leader-melee = un jefe en la melé
name-leader-unit-lost = un jefe que pierde su unidad
name-march = marcha
name-slip = escabullida
name-fall-back = repliegue
name-none = nadie
name-points = puntos de movimiento
name-clear = terreno despejado
name-hill = colina
name-stream = arroyo
name-orchard = huerto
name-marsh = marisma
name-walls = los muros

scenario-battle = La batalla del 4 de octubre de 1189
    .summary = Las dos fases, hasta veinte turnos: rompe el semicírculo de Saladino antes de que se retire y resiste cuando vuelva.
    .notes = El orden de batalla, el terreno y el trazado de las líneas son reconstruidos.
scenario-saladin-returns = El regreso de Saladino
    .summary = Solo la segunda fase, diez turnos: el ejército musulmán vuelve descansado del este y la guarnición espera.
    .notes = Empieza donde una retirada en el turno 6 deja a los ejércitos.
scenario-templars-wing = El ala de los templarios
    .summary = Seis turnos para aprender: descargas, una carga, huida fingida y saqueo en el ala norte.
    .notes = Una posición nuestra para aprender.

option-siege_line_extra = La séptima unidad de infantería
    .about = Dónde está la séptima unidad de la línea de asedio: dos en un hexágono o una junto a la línea.
option-setup = Despliegue
    .about = Los bandos despliegan libremente o empiezan como en la historia.
option-zoc = Quién ejerce ZOC
    .about = Solo las unidades formadas, o también las ligeras y las desorganizadas.
option-fall_back = Repliegue
    .about = En ZOC enemiga las unidades que no son ligeras pueden replegarse un hexágono.
option-plunder_rally = Los saqueadores vuelven
    .about = Las unidades dispersas por el saqueo tiran en el reagrupamiento especial.
option-trebuchet_cover = Los trabuquetes cubren
    .about = Un trabuquete desplaza una columna a favor del defensor cruzado.
option-must_attack = Quién debe atacar
    .about = Deben atacar las unidades en ZOC enemiga, o nadie.
option-dot_units = Quién puede fingir la huida
    .about = Los hostigadores, o también los turcomanos.
option-kwf_follower = Quién persigue la huida fingida
    .about = La unidad con el dado más alto, o la que elija el cruzado.
option-garrison_waiting = Guarnición sin muro
    .about = Las unidades sin muro salen más tarde o se quedan dentro.
option-sortie_stage = Cuándo sale la guarnición
    .about = Solo en la segunda fase, o en cualquiera.
option-withdrawal_bonus_morale = La prima cuenta para la moral
    .about = Los puntos por una retirada temprana cuentan en las pérdidas musulmanas.
option-disrupted_evade = Los desorganizados evaden
    .about = Una unidad con punto desorganizada aún puede retirarse antes del combate.

order-fire = Disparo defensivo
    .about = Un arquero atacado dispara a un atacante antes de la melé.
order-evade = Retirada antes del combate
    .about = Una unidad ligera atacada se va antes de la melé si nadie es más rápido.
order-feign = Karr-wa-Farr
    .about = Una unidad con punto finge huir para arrastrar a un atacante.

ask-deploy = { $seat }: despliega tu ejército y confirma.
ask-withdraw = { $seat }: ¿te retiras al este o sigues luchando?
ask-sortie = { $seat }: pon unidades de la guarnición en los muros, o espera.
ask-move = { $seat }: mueve unidades y jefes y termina el movimiento.
ask-garrison = { $seat }: pon en muros vacíos las unidades de dentro, o déjalas.
ask-shoot = { $seat }: elige quién dispara a quién, o termina el tiro.
ask-attack = { $seat }: declara un ataque, o termina las melés.
ask-react = { $seat }: atacan a tu unidad: ¿aguantar, disparar o irse?
ask-flee = { $seat }: elige el camino de la huida fingida.
ask-follow = { $seat }: elige quién persigue.
ask-retreat = { $seat }: elige quién retrocede y adónde.
ask-lose = { $seat }: elige tus bajas del intercambio.
ask-advance = { $seat }: avanza al hexágono cedido, o quédate.
ask-join = { $seat }: elige la unidad a la que se une tu jefe.
ask-lend = { $seat }: asigna jefes a los dados de las unidades perdidas, o tira.
ask-return = { $seat }: coloca las unidades que vuelven.
ask-redeploy = { $seat }: despliega tu ejército en el este.

event-placed = { $lifted_id ->
    [none] { $unit } en { $at }.
   *[other] { $unit } en { $at }; { $lifted }, de vuelta a la mano.
}
event-lifted = { $unit }, de vuelta a la mano.
event-attached = { $leader } con { $unit }.
event-emplaced = { $taken_back ->
    [1] El trabuquete de { $at }, de vuelta a la mano.
   *[other] Un trabuquete en { $at }.
}
event-arranged = { $how_id ->
    [historical] { $side }: despliegue histórico.
   *[rest] { $side }: el resto ocupa sus puestos.
}
event-deployed = { $side }: ejército desplegado.
event-turn-began = Fase { $stage }, turno { $turn }: { $side }.
event-rallied = { $success ->
    [1] { $unit }: { $face } contra { $needed }, de nuevo en orden.
   *[other] { $unit }: { $face } contra { $needed }, sigue en desorden.
}
event-phase-ended = { $side }: fin de la fase ({ $phase }).
event-sallied = { $unit } en el muro { $at }.
event-moved = { $how_id ->
    [fall-back] { $unit }: repliegue de { $start } a { $to }.
    [slip] { $unit }: se escabulle de { $start } a { $to }.
   *[march] { $unit }: de { $start } a { $to }.
}
event-charging = { $unit }: cabalgada recta hacia { $at }; puede cargar.
event-rode = { $leader } cabalga hasta { $unit }.
event-camp-captured = { $unit }: captura el campamento de { $at }.
event-trebuchet-captured = { $unit }: captura el trabuquete de { $at }.
event-plundered = { $scattered ->
    [1] { $unit }: se dispersa para saquear.
   *[other] { $unit }: no saquea y mantiene el orden.
}
event-shot = { $hit ->
    [1] { $unit }{ $others ->
        [0] { "" }
       *[other] { " " }(y { $others } más)
    } contra { $target }: { $face } contra { $value }, impacto.
   *[other] { $unit }{ $others ->
        [0] { "" }
       *[other] { " " }(y { $others } más)
    } contra { $target }: { $face } contra { $value }, fallo.
}
event-declared = { $charger_id ->
    [none] { $unit }{ $others ->
        [0] { "" }
       *[other] { " " }(y { $others } más)
    } contra { $hexes }.
   *[other] { $unit }{ $others ->
        [0] { "" }
       *[other] { " " }(y { $others } más)
    } contra { $hexes }; carga: { $charger }.
}
event-reacted = { $how_id ->
    [feign] { $unit }: Karr-wa-Farr.
   *[evade] { $unit }: retirada antes del combate.
}
event-fled = { $hexes ->
    [0] { $unit }: no atrae a nadie.
   *[other] { $unit }: el amago vale { $hexes }.
}
event-followed = { $unit }: persecución hasta { $to }.
event-fought = Melé a { $column }: { $result }.
event-survived = { $leader }: ileso.
event-slain = { $leader } es baja: { $points } PV.
event-joined = { $unit_id ->
    [none] { $leader } no tiene a quién unirse.
   *[other] { $leader } se une a { $unit }.
}
event-disorganized = { $unit }: en desorden.
event-withstood = { $unit }: en los muros, ignora el resultado.
event-eliminated = { $unit }: eliminación, { $points } PV.
event-retreated = { $unit }: retrocede a { $to }.
event-displaced = { $unit }: cede el paso hacia { $to }.
event-advanced = { $unit }: avanza a { $to }.
event-charge-checked = { $kept ->
    [1] { $unit }: mantiene el orden tras la carga.
   *[other] { $unit }: pierde el orden tras la carga.
}
event-withdrew = Los musulmanes se retiran en el turno { $turn }: { $points } PV para los cruzados.
event-lent = { $leader } ayuda al dado de { $unit }.
event-rallied-specially = { $success ->
    [1] { $unit }: { $face } contra { $needed }, vuelve.
   *[other] { $unit }: { $face } contra { $needed }, pérdida definitiva.
}
event-returned = { $unit }, de vuelta en { $at }.
event-morale = { $demoralized ->
    [1] { $side }: desmoralización con { $losses } PV.
   *[other] { $side }: de nuevo firmes con { $losses } PV.
}
event-ended = Fin de la partida. Cruzados { $crusader } PV, musulmanes { $muslim } PV.

outcome-disintegrated = Ganan los { $winner }: el ejército enemigo se ha desintegrado.
outcome-both-disintegrated = Los dos ejércitos se han desintegrado; ganan por puntos los { $winner }.
outcome-line = Ganan los { $winner }: el camino a Acre está abierto.
outcome-points = Ganan por puntos los { $winner }.
outcome-draw = Igualdad de puntos: empate.

line-strength = { $add } { $who }
line-disorganized = { $add } { $who }, en desorden
line-fired = { $add } { $who }, tras disparar
line-disorganized-fired = { $add } { $who }, en desorden y tras disparar
line-leader = +{ $add } { $who }
line-odds = proporción de { $who }
line-column = columna { $who }
line-charge = { $shift } a la derecha: carga de { $who }
line-enveloped = { $shift } a la derecha: envolvimiento
line-enemy-demoralized = { $shift } a la derecha: ejército defensor desmoralizado
line-own-demoralized = { $shift }: ejército atacante desmoralizado
line-terrain = { $shift }: terreno
line-trebuchet = { $shift }: trabuquete
line-stream = { $shift }: todos los atacantes están en el arroyo
line-archery = { $add } { $who }
line-archers-disorganized = { $add } en desorden
line-long-range = { $add } a dos hexágonos
line-armour = { $add } armadura
line-unarmoured = +{ $add } blanco ligero
line-orchard = { $add } huerto
line-further-firers = +{ $add } por más unidades
line-eliminated = { $add } por fuerza eliminada
line-casualty = { $add } por { $who }
line-camps = { $add } por campamentos
line-trebuchets = { $add } por trabuquetes
line-withdrawal = { $add } por la retirada temprana
line-ground = { $add } { $who }
line-slip = { $add } por desengancharse

remark-falls-back = Se repliega un hexágono y no más.
remark-takes-a-camp = Captura el campamento de { $at }; con 4, 5 o 6 la unidad se dispersa para saquear.
    .price = +5 PV
remark-takes-a-trebuchet = Captura el trabuquete de { $at }.
    .price = +5 PV
remark-pull = { $leader_id ->
    [none] { $unit }: dado − 3
   *[other] { $unit }: dado − 3, { $leader } − { $value }
}
    .amount = { $least } a { $most }
remark-volley = { $hits ->
    [one] { $column_id ->
        [none] A { $target }: acierta con 1.
       *[other] A { $target }: acierta con 1; un acierto baja la melé a { $column }.
    }
   *[other] { $column_id ->
        [none] A { $target }: acierta con 1 a { $hits }.
       *[other] A { $target }: acierta con 1 a { $hits }; un acierto baja la melé a { $column }.
    }
}
remark-pursues-to = Llega hasta { $at }.
remark-gives-points = El otro bando suma { $points } PV.
    .price = { $points } PV
remark-gives-bonus = Los cruzados suman
    .amount = { $points } PV
    .price = { $points } PV
remark-limits = Desmoralizado y desintegrado con
    .amount = { $demoralized } y { $disintegrated }
remark-losses-then = { $after ->
    [0] Pérdidas musulmanas
   *[other] Pérdidas musulmanas, ahora { $losses }
}
    .amount = { $after }
remark-fallen-roll = { $count ->
    [one] Una unidad caída puede volver, con { $most } o menos
   *[other] { $count } unidades caídas pueden volver, cada una con { $most } o menos
}
    .amount = { $count }
remark-bonus-later = Una retirada en el turno siguiente daría
    .amount = { $points } PV
remark-bonus-stays = Bonificación, caiga lo que caiga
    .amount = { $points }
remark-doubtful = { $count ->
    [0] Ningún regreso está en duda
    [one] Una sin certeza
   *[other] { $count } sin certeza
}
    .amount = { $most ->
        [0] 0
       *[other] 0 a { $most }
    }
remark-returns-with = Pérdidas después, de { $limit }
    .amount = { $least } a { $most }
remark-ends-in-zoc = { $others ->
    [0] Se detiene en la zona de { $unit }.
    [one] Se detiene en la zona de { $unit } y una más.
   *[other] Se detiene en la zona de { $unit } y { $others } más.
}
remark-owes-a-fight = Después debe atacar en la fase de melé.
remark-may-charge = Puede cargar contra quien esté en { $at }: dos columnas.
remark-rides-in = { $most ->
    [6] Después entra { $unit }, seguro en orden.
   *[other] Después entra { $unit }; en orden con 1 a { $most }.
}
remark-keeps-order = { $most ->
    [6] Mantiene seguro el orden tras una carga.
   *[other] Mantiene el orden tras una carga con { $most } o menos.
}
remark-closes = { $count ->
    [0] No cierra ningún hexágono abierto de la línea.
   *[other] Cierra { $hexes }.
}
remark-opens = Deja { $hexes } sin cubrir.
remark-stay-open = { $count ->
    [0] Así queda cubierta toda la línea.
    [one] Un hexágono sigue abierto.
   *[other] { $count } hexágonos siguen abiertos.
}
remark-worst-odds = un impacto: { $column } a lo peor

refusal-another-matter = Ahora se pregunta otra cosa.
refusal-another-phase = Eso corresponde a otra fase.
refusal-arranged-already = El ejército ya está así.
refusal-attacked-already = { $unit }: ya ha atacado.
refusal-behind-walls = { $unit }: no se puede disparar tras los muros.
refusal-camp-unguarded = El campamento de { $at } necesita una unidad.
refusal-cannot-charge = { $unit }: solo carga la caballería pesada.
refusal-charge-demoralized = { $unit }: un ejército desmoralizado no carga.
refusal-charge-disorganized = { $unit }: en desorden no se carga.
refusal-charge-one-hex = { $unit }: una carga tiene un solo hexágono de destino.
refusal-charged = { $unit }: ante una carga no hay amago.
refusal-charger-not-attacking = { $unit }: quien carga debe atacar.
refusal-does-not-roll = { $unit }: no tira en el reagrupamiento especial.
refusal-edge-between = { $unit }: el camino a { $at } pasa por el borde cerrado.
refusal-edge-closed = { $at } está en el borde, ahora cerrado.
refusal-enemies-between = { $unit }: el enemigo cierra el camino a { $at }.
refusal-enemy-in-the-way = El enemigo ocupa { $at }.
refusal-evade-demoralized = { $unit }: un ejército desmoralizado no evade.
refusal-evade-disorganized = { $unit }: en desorden no se evade.
refusal-falls-back-one-hex = { $unit }: se repliega un solo hexágono.
refusal-faster = { $unit }: el rival ({ $by }) es más rápido.
refusal-feign-demoralized = { $unit }: un ejército desmoralizado no finge.
refusal-feign-disorganized = { $unit }: en desorden no se finge.
refusal-fired-already = { $unit }: ya ha disparado.
refusal-fired-before = { $unit }: quien dispara se queda.
refusal-fired-once = { $unit }: dispara una sola vez.
refusal-four-trebuchets = Los cuatro trabuquetes ya están puestos.
refusal-garrison-inside = { $unit }: la guarnición se queda dentro.
refusal-held = { $unit }: la ZOC enemiga impide moverse.
refusal-hopeless = { $attack } contra { $defence } es menos de 1:3.
refusal-leader-in-hand = { $leader } aún necesita una unidad.
refusal-leader-not-in-play = { $leader } no está en juego en tu bando.
refusal-leader-not-on-map = { $leader } no está en el mapa.
refusal-leader-not-returning = { $leader } no vuelve ahora.
refusal-lent-already = { $leader } ya ayuda a un dado.
refusal-marsh = { $at } es pantano, cerrado a la caballería.
refusal-may-retreat = { $unit }: puede retroceder, así que debe.
refusal-moved-already = { $unit }: ya se ha movido.
refusal-must-attack = { $unit }: aún debe atacar, por ejemplo { $at }.
refusal-no-archers = { $unit }: no puede disparar.
refusal-no-charge-line = { $unit }: no cabalgó recto hacia { $at } por terreno despejado.
refusal-no-dot = { $unit }: no puede fingir la huida.
refusal-no-retreat-owed = { $unit }: no debe retroceder.
refusal-no-straight-ride = { $unit }: no hay cabalgada recta por terreno despejado hacia { $at } que acabe ahí.
refusal-no-such-evasion = { $unit }: no puede evadir por ahí.
refusal-no-such-flight = Ese no es un camino de { $hexes } para la huida.
refusal-no-such-hex = No existe el hexágono { $hex }.
refusal-no-such-leader = No existe el jefe { $leader }.
refusal-no-such-retreat = { $unit }: no puede retroceder por ahí.
refusal-no-such-unit = No existe la unidad { $unit }.
refusal-no-trebuchet-there = No hay trabuquete en { $at }.
refusal-no-trebuchets = Solo los cruzados tienen trabuquetes.
refusal-no-wall = { $at } no es un muro.
refusal-nobody-there = No hay enemigos en { $at }.
refusal-nobody-to-charge = No hay ningún enemigo contra el que cargar en { $at }.
refusal-not-an-enemy = { $unit }: no es enemigo tuyo.
refusal-not-attacking = { $unit }: no ataca aquí.
refusal-not-before-the-walls = { $at } no está ante los muros.
refusal-not-beside = { $unit }: no está junto a { $at }.
refusal-not-drawn = { $unit }: no ha sido atraída.
refusal-not-in-the-melee = { $unit }: no está en esta melé.
refusal-not-infantry = { $unit }: solo la infantería cubre la línea de asedio.
refusal-not-inside = { $unit }: no está dentro de la ciudad.
refusal-not-light = { $unit }: solo evaden las tropas ligeras.
refusal-not-nearest = { $unit }: hay otras más cerca.
refusal-not-placed = { $unit }: no está en el mapa.
refusal-not-returning = { $unit }: no vuelve ahora.
refusal-not-there = { $at } no está disponible para eso.
refusal-not-yielded = { $at } no ha sido cedido.
refusal-not-yours = { $name }: no es de tu bando.
refusal-nowhere-to-evade = { $unit }: no hay hexágono al que retirarse.
refusal-nowhere-to-go = { $unit }: no tiene adónde huir.
refusal-occupied = Hay una unidad amiga en { $at }.
refusal-one-leader-a-die = { $unit }: un solo jefe por dado.
refusal-one-to-three = Disparan juntas de una a tres unidades, no { $count }.
refusal-one-trebuchet-a-hex = Ya hay un trabuquete en { $at }.
refusal-only-history = Solo puede disponerse el despliegue histórico.
refusal-only-the-rest = Solo puede disponerse el resto.
refusal-out-of-order = Nombra cada cosa una vez, en el orden impreso.
refusal-out-of-range = { $unit }: { $target } queda fuera de alcance.
refusal-outside-area = { $unit }: { $at } no es de su despliegue.
refusal-placed-there = { $unit }: ya está en { $at }.
refusal-prize-between = { $unit }: una captura en el camino a { $at } pone fin al movimiento.
refusal-ride-too-far = { $leader } no alcanza a { $unit }.
refusal-rode-already = { $leader } ya ha cabalgado.
refusal-sea = { $at } es mar.
refusal-shot-at-already = { $unit }: ya le han disparado.
refusal-siege-line = Siete unidades de infantería cubren los seis hexágonos de asedio; hay { $count }.
refusal-stays = { $unit } ya está ahí.
refusal-still-watched = { $unit }: { $at } también está en ZOC enemiga.
refusal-struck-already = { $at } ya ha sido atacado.
refusal-too-far = { $unit }: cuesta { $cost } y hay { $points }.
refusal-trebuchets-in-hand = Trabuquetes aún en la mano: { $count }.
refusal-uncovered = { $at } está sin cubrir; en total: { $count }.
refusal-unit-not-on-map = { $unit }: no está en el mapa.
refusal-units-in-hand = Unidades aún en la mano: { $count }.
refusal-wall-manned = El muro { $at } está ocupado.
refusal-walls = { $at } es un muro, cerrado a los cruzados.
refusal-walls-attacked = Los cruzados no pueden atacar el muro { $at }.
refusal-with-it-already = { $leader } ya está con { $unit }.
refusal-wrong-losses = Pierde al menos { $strength } de fuerza, y a nadie que sobre.
refusal-zoc-between = { $unit }: una ZOC enemiga en el camino a { $at } pone fin al movimiento.

clause-14-1a =
    .title = Empieza el cruzado
    .gist = El cruzado despliega primero y juega la primera mitad de cada turno hasta que los musulmanes se retiran.
clause-14-1b =
    .title = Diez turnos por fase
    .gist = El marcador empieza en el turno 1; cada fase de la batalla dura diez turnos.
clause-14-2a =
    .title = La línea frente a Acre
    .gist = Siete unidades de infantería y los cuatro trabuquetes ocupan los seis hexágonos ante los muros, de 0207 a 0212.
clause-14-2b =
    .title = Campamentos cruzados
    .gist = Los hexágonos 0514, 0515 y 0614 tienen cada uno un campamento cruzado y una unidad.
clause-14-2c =
    .title = La línea hacia el este
    .gist = Los demás cruzados cubren la línea de 0902 a 0621, y ningún hexágono suyo puede carecer a la vez de unidad y de ZOC.
clause-14-2d =
    .title = Jefes cruzados
    .gist = Un jefe cruzado empieza con cualquier unidad cruzada.
clause-14-3a =
    .title = La guarnición
    .gist = Las siete unidades de la guarnición de Acre quedan aparte, dentro de la ciudad.
clause-14-3b =
    .title = Campamentos musulmanes
    .gist = Los hexágonos 2129, 2229 y 2329 tienen cada uno un campamento musulmán y una unidad.
clause-14-3c =
    .title = La línea musulmana
    .gist = El resto del ejército de campaña cubre la línea de 1201 a 0324, igual que la cruzada.
clause-14-3d =
    .title = Jefes musulmanes
    .gist = Un jefe musulmán empieza con cualquier unidad musulmana fuera de la fortaleza.
clause-14-4 =
    .title = Moral cruzada
    .gist = Los cruzados se desmoralizan al perder 80 PV, se desintegran con 110 y se reagrupan con 1 a 3.
clause-14-5 =
    .title = Moral musulmana
    .gist = Los musulmanes se desmoralizan con 50 PV y se desintegran con 75, tras la retirada con 70 y 100; se reagrupan con 1 a 5.
clause-15-1a =
    .title = Karr-wa-Farr
    .gist = Una unidad de infantería musulmana con punto, atacada en la fase de melé cruzada, puede fingir la huida.
clause-15-1b =
    .title = No ante una carga
    .gist = No hay Karr-wa-Farr si en el ataque carga una unidad.
clause-15-1c =
    .title = Solo en orden
    .gist = Se tiran dados por el amago solo si la unidad que huye está en orden.
clause-15-1d =
    .title = Un dado por atacante
    .gist = Cada unidad cruzada atacante tira un dado, menos 3 y menos el mejor jefe de los atacantes.
clause-15-1e =
    .title = El amago no atrae
    .gist = Con cero o menos la unidad musulmana hace una retirada normal antes del combate y un cruzado puede avanzar o no.
clause-15-1f =
    .title = El amago atrae
    .gist = Si no, la unidad musulmana recorre esos hexágonos y una unidad cruzada debe seguirla de cerca sin atender a las ZOC.
clause-15-2 =
    .title = Campamentos y saqueo
    .gist = La unidad que entra en un campamento enemigo lo captura; con 4 a 6 se dispersa después para saquear.
clause-15-3 =
    .title = Trabuquetes
    .gist = Los trabuquetes no se mueven, no estorban a los cruzados y los captura cualquier unidad musulmana que entre en su hexágono.
clause-15-4a =
    .title = Los muros
    .gist = Los hexágonos 0108 a 0112 están cerrados a las unidades, a los ataques y a las ZOC de los cruzados.
clause-15-4b =
    .title = La salida
    .gist = Una vez, en la segunda fase, la guarnición aparece en los muros, una unidad por hexágono, y allí ignora Ar.
clause-15-5a =
    .title = Cuándo retirarse
    .gist = Un ejército musulmán desmoralizado puede retirarse al empezar una de sus fases de movimiento de la primera fase.
clause-15-5b =
    .title = Fuera del mapa
    .gist = Todas las fuerzas musulmanas salen del mapa y se guardan aparte de las eliminadas.
clause-15-5c =
    .title = De nuevo en orden
    .gist = Todas las unidades en desorden de ambos bandos recuperan el orden.
clause-15-5d =
    .title = El reagrupamiento especial
    .gist = Cada bando tira un dado por cada unidad eliminada; cada jefe en juego puede ayudar a uno de esos dados.
clause-15-5e =
    .title = El cruzado mueve una vez
    .gist = Después el cruzado tiene una fase de movimiento; los bordes este y sur están cerrados salvo los campamentos musulmanes.
clause-15-5f =
    .title = La segunda fase
    .gist = Los musulmanes despliegan en los hexágonos más orientales y desde entonces mueven primero, del turno 1 al final del 10.
clause-16-1a =
    .title = Victoria clara
    .gist = Un bando gana en el acto cuando el ejército enemigo se desintegra.
clause-16-1b =
    .title = El camino a Acre
    .gist = Los musulmanes ganan con claridad si al final una cadena de hexágonos sin cruzados ni ZOC cruzada une el borde este con los muros.
clause-16-2 =
    .title = Puntos de victoria
    .gist = 1 por punto de fuerza eliminado, 15 por Saladino, 10 por Guido, el doble del valor por otro jefe, 5 por campamento o trabuquete y, para el cruzado, 5 por cada turno que quede al retirarse los musulmanes. Gana el total mayor.
clause-17-1 =
    .title = Los ejércitos
    .gist = Menos de 10.000 cruzados con unos 400 caballeros frente a un ejército algo mayor y la guarnición de la ciudad.
clause-17-2 =
    .title = Cuándo hacer la salida
    .gist = Una salida justo antes de la retirada desperdicia la guarnición.
clause-S2-1 =
    .title = Tabla de terreno
    .gist = Lo que cuesta cada terreno a pie y a caballo, y cómo ayuda a quien está en él.
clause-S2-2 =
    .title = Unidades y jefes
    .gist = Setenta y seis unidades y once jefes con sus valores.
clause-S2-3 =
    .title = Tabla de resultados
    .gist = La proporción, desplazada, y un dado dan el resultado de una melé.
clause-S2-4 =
    .title = Tabla de tiro
    .gist = Un 1 acierta, un 6 falla y, entre ambos, acierta un dado no mayor que el valor de tiro.
clause-S3-1 =
    .title = Secuencia
    .gist = Reagrupamiento, movimiento, tiro y melé; primero un jugador y luego el otro.
clause-S3-2 =
    .title = Decisiones
    .gist = Todo lo que decide un jugador se le pregunta, y cada pregunta tiene una respuesta por omisión.
clause-S4-1 =
    .title = Movimiento
    .gist = Una unidad va de hexágono en hexágono con sus puntos de movimiento y lleva consigo a sus jefes.
clause-S4-2 =
    .title = Otras unidades
    .gist = El enemigo cierra el paso y el amigo no; un movimiento termina donde no hay otra unidad.
clause-S4-3 =
    .title = Detenerse
    .gist = Entrar en ZOC enemiga, en un campamento enemigo o, para los musulmanes, en un trabuquete termina el movimiento.
clause-S4-4 =
    .title = Salir de una ZOC enemiga
    .gist = Las unidades ligeras salen de toda ZOC enemiga por un punto más y siguen; las demás se quedan o se repliegan un hexágono.
clause-S4-5 =
    .title = Entrar
    .gist = Campamentos y trabuquetes se capturan se entre como se entre, y no se sigue más allá.
clause-S5-1 =
    .title = Zonas de control
    .gist = Las unidades formadas controlan los seis hexágonos vecinos; las ligeras y las desordenadas no.
clause-S5-2 =
    .title = Lo que hace una ZOC
    .gist = Detiene el movimiento, acorta los arcos, obliga a luchar, cierra retrocesos, estorba el reagrupamiento y corta la línea a Acre.
clause-S6-1 =
    .title = Quién puede disparar
    .gist = De una a tres unidades disparan a una enemiga, cada una y cada blanco una vez.
clause-S6-2 =
    .title = Un impacto
    .gist = Pone en peligro a los jefes y desordena; una unidad en desorden retrocede un hexágono o muere.
clause-S6-5 =
    .title = Tiro defensivo
    .gist = Una unidad con arcos que se defiende puede disparar a un atacante adyacente antes de la melé.
clause-S6-6 =
    .title = Disparar y atacar
    .gist = Quien disparó ataca con media fuerza y no debe ataque.
clause-S7-1 =
    .title = El ataque
    .gist = Atacantes adyacentes a todos los hexágonos que atacan, a 1:3 o mejor, cada unidad una vez.
clause-S7-2 =
    .title = El curso de una melé
    .gist = Reacciones, proporción, dado, jefes, resultado, avance y control de la carga.
clause-S7-3 =
    .title = Quién debe luchar
    .gist = En ZOC enemiga una unidad debe atacar si puede, salvo que sea ligera o AR o haya disparado.
clause-S7-7 =
    .title = Intercambio
    .gist = Mueren los defensores, y con ellos atacantes de al menos la misma fuerza impresa.
clause-S7-8 =
    .title = Retroceso
    .gist = Un hexágono, la caballería uno o dos, libres y fuera de ZOC enemiga; si no, un amigo cede el paso; si no, la muerte.
clause-S7-9 =
    .title = Avance
    .gist = Un atacante puede entrar en el hexágono cedido; quien carga debe hacerlo.
clause-S8-2 =
    .title = Desengancharse
    .gist = Las tropas ligeras salen de una ZOC enemiga al precio de un punto de movimiento.
clause-S8-3 =
    .title = Retirada antes del combate
    .gist = Una unidad ligera en orden puede evadir a atacantes no más rápidos si su ejército no está desmoralizado.
clause-S8-4 =
    .title = La huida fingida
    .gist = Cómo se tira el Karr-wa-Farr, qué hexágonos se recorren y quién debe seguir.
clause-S8-5 =
    .title = Con otros blancos
    .gist = La melé continúa contra los demás hexágonos, sin la unidad que persigue.
clause-S9-1 =
    .title = Clases de caballería
    .gist = La pesada puede cargar, la media no; la ligera y los arqueros a caballo evaden.
clause-S9-3 =
    .title = La carga
    .gist = Una HC en orden que recorrió sus dos últimos hexágonos en línea recta hacia el blanco puede cargar.
clause-S9-4 =
    .title = Tras la carga
    .gist = La unidad que cargó mantiene el orden con 3 o menos, más el valor de un jefe.
clause-S10-1 =
    .title = Jefes
    .gist = Un jefe está con una unidad y va donde ella; solo cuenta el mejor valor.
clause-S10-2 =
    .title = La cabalgada de un jefe
    .gist = Una vez en su fase de movimiento puede cabalgar solo hasta otra unidad.
clause-S10-3 =
    .title = Bajas de jefes
    .gist = Por flechas con 6, en melé con 12, con su unidad con 10 o más.
clause-S10-4 =
    .title = Supervivientes
    .gist = Un jefe que pierde su unidad se une a la más cercana.
clause-S11-1 =
    .title = Reorganización
    .gist = Las unidades en desorden fuera de ZOC enemiga, o con un jefe, intentan reagruparse cada turno.
clause-S11-2 =
    .title = Los eliminados
    .gist = Vuelven solo por el reagrupamiento especial de la retirada.
clause-S11-3 =
    .title = Desmoralización
    .gist = Sin cargas, sin evadir, sin amagos, con peor proporción y peor reagrupamiento.
clause-S11-4 =
    .title = Desintegración
    .gist = Al llegar al segundo número gana el enemigo; si ambos llegan a la vez, deciden los PV.
clause-S12-1 =
    .title = La retirada, paso a paso
    .gist = Prima, salida, orden, reagrupamiento, control, marcha, regreso y turno 1.
clause-S12-2 =
    .title = Sin retirada
    .gist = Sin ella la partida acaba tras el turno 10 de la primera fase.
clause-S12-3 =
    .title = La salida
    .gist = Hasta cinco unidades de la guarnición a la vez; las otras, cuando quedan muros vacíos.
clause-S12-4 =
    .title = El final
    .gist = Primero la línea a Acre y luego los puntos; con puntos iguales, empate.

ruling-R1 =
    .question = ¿Cómo caben siete unidades de infantería en seis hexágonos de asedio?
    .answer = Uno de ellos tiene dos hasta que una lo deja; se defienden juntas y se les dispara por separado. Nadie más se apila. Con la opción la séptima está junto a la línea, en 0206 o 0213.
    .reason = El libro pone a las siete en la línea, y en los demás sitios cabe una unidad por hexágono.
ruling-R2 =
    .question = ¿Qué unidades son infantería y dónde están los trabuquetes?
    .answer = HI, MI y AR. Los trabuquetes están en cuatro hexágonos de asedio distintos a elección del dueño, con la infantería.
    .reason = Son quienes luchan a pie en filas, y el libro deja a los cruzados parar junto a un trabuquete.
ruling-R3 =
    .question = ¿Quién guarda los campamentos?
    .answer = Cualquier unidad del ejército de campaña, una en cada uno.
    .reason = El libro pide una unidad y ninguna en particular.
ruling-R4 =
    .question = ¿Cómo se juzga la cobertura de las líneas?
    .answer = Las unidades están solo en los hexágonos listados, una en cada uno; al terminar, cada hexágono de la línea tiene unidad o está en ZOC propia.
    .reason = Es lo que es una ZOC por S5.1; las ligeras solo cubren donde están.
ruling-R5 =
    .question = ¿Ve el musulmán el despliegue cruzado?
    .answer = Sí, todo está a la vista. Con la opción ambos bandos empiezan como en la historia.
    .reason = Un bando despliega primero y nada le manda ocultarse.
ruling-R6 =
    .question = ¿Quién ejerce ZOC?
    .answer = Las unidades formadas. Con la opción también las ligeras y las desordenadas.
    .reason = Hostigadores y hombres rotos no sujetan terreno, y así las líneas pueden separarse.
ruling-R7 =
    .question = ¿Cruza la ZOC el arroyo y llega a colinas, campamentos y trabuquetes?
    .answer = Sí, a todas partes menos al mar y, para los cruzados, a los muros.
    .reason = Nada dice otra cosa.
ruling-R8 =
    .question = ¿Cómo se combinan las ZOC y los muros?
    .answer = La ZOC cruzada nunca entra en un muro y la musulmana sale de él. Los cruzados ante un muro ocupado están en ZOC enemiga pero no deben ataque por ello.
    .reason = Solo se nombran las ZOC cruzadas, y nadie puede deber un ataque prohibido.
ruling-R9 =
    .question = ¿Pueden las unidades que no son ligeras dejar una ZOC enemiga?
    .answer = Pueden replegarse un hexágono. Con la opción se quedan hasta que un resultado las mueva.
    .reason = Los ejércitos deben poder separarse para que la retirada tenga sentido.
ruling-R10 =
    .question = ¿Puede seguir una unidad tras tomar un campamento o un trabuquete?
    .answer = No, todo movimiento acaba allí; al turno siguiente está libre.
    .reason = El trabajo lleva tiempo.
ruling-R11 =
    .question = ¿Y si se entra en un campamento por retroceso, desplazamiento, avance o persecución?
    .answer = Se captura con el dado, como en toda entrada; un campamento enemigo es un hexágono de retroceso lícito.
    .reason = El libro habla de entrar, de cualquier manera.
ruling-R12 =
    .question = ¿Quedan eliminados los saqueadores?
    .answer = No, no dan PV. En una retirada tiran como los eliminados; con la opción, y en la segunda fase, no vuelven nunca.
    .reason = Se retiran del mapa, que no es ser eliminados.
ruling-R13 =
    .question = ¿Qué son en combate los hexágonos con trabuquete?
    .answer = La ficha da una columna a su defensor cruzado; ella misma no defiende nada.
    .reason = Máquinas y montones de piedras cubren, y ayudan contra la salida.
ruling-R14 =
    .question = ¿Necesitan los arqueros línea de visión?
    .answer = No, el alcance es la distancia.
    .reason = Un hexágono mide 330 metros; disparan partidas que se adelantan.
ruling-R15 =
    .question = ¿Qué pueden hacer los arqueros en desorden, y se puede disparar y atacar?
    .answer = Una unidad con tiro 1 no dispara en desorden. Quien dispara puede atacar a media fuerza; el tiro defensivo no cuesta nada.
    .reason = Su tiro es entonces 0; el capítulo 6 conoce ambos tiros.
ruling-R16 =
    .question = ¿Es obligatorio combatir?
    .answer = Para cada unidad en ZOC enemiga que no sea ligera, pero no contra cada enemigo ni por enemigos sin ZOC. Con la opción nunca.
    .reason = Se sabe que hay un capítulo sobre quién debe luchar, y la serie hermana suavizó el viejo deber.
ruling-R17 =
    .question = ¿Deben luchar las unidades en desorden?
    .answer = Sí, salvo que se replegaran.
    .reason = La presión del contacto pesa sobre ellas como sobre las otras.
ruling-R18 =
    .question = ¿Y las proporciones menores de 1:3?
    .answer = No se pueden declarar; si el tiro las baja después, se usa la columna 1:3.
    .reason = El ataque ya está en marcha.
ruling-R19 =
    .question = ¿Y si no queda ningún atacante antes del dado?
    .answer = La melé termina: las unidades cuentan como atacantes y atacadas, y nadie avanza.
    .reason = Cada una tiene un ataque.
ruling-R20 =
    .question = ¿Se puede atacar otra vez a una unidad que retrocedió?
    .answer = No en esta fase, esté donde esté; a una solo desplazada sí.
    .reason = Cada defensor es atacado una vez.
ruling-R21 =
    .question = ¿Cómo se atacan varios hexágonos a la vez?
    .answer = Cada atacante linda con todos los hexágonos, las fuerzas se suman, la columna de terreno cuenta si algún hexágono la da y nadie carga.
    .reason = Es la forma más estricta que permite el capítulo hallado.
ruling-R22 =
    .question = ¿Y si una unidad en desorden vuelve a desordenarse?
    .answer = Ad, Ar, Dd y Dr la eliminan en el acto. Las flechas la hacen retroceder y el desplazamiento no le hace nada más.
    .reason = Se sabe que la tabla es sangrienta, pero las flechas solas rara vez destruían.
ruling-R23 =
    .question = ¿Quién se pierde en un intercambio con una unidad que carga?
    .answer = La que carga primero, aunque bastara menos; el valor de los jefes no cuenta.
    .reason = Va al frente del ataque.
ruling-R24 =
    .question = ¿Debe alejarse un retroceso, y se encadenan los desplazamientos?
    .answer = Bastan hexágonos libres fuera de ZOC enemiga, para los musulmanes también la fortaleza. No hay cadenas y una pareja no se desplaza.
    .reason = Es sencillo y acaba pronto.
ruling-R25 =
    .question = ¿Hay avance tras Dd?
    .answer = Nunca al hexágono que vació.
    .reason = El hexágono no fue cedido.
ruling-R26 =
    .question = ¿Cuánto se avanza?
    .answer = Un hexágono, también la caballería y también cargando.
    .reason = Una cabalgada más larga deja a los caballeros solos entre enemigos.
ruling-R27 =
    .question = ¿Quién carga?
    .answer = Solo la HC cruzada.
    .reason = El libro conoce cargas en ataques cruzados; los jinetes turcos luchaban de otro modo.
ruling-R28 =
    .question = ¿Se carga a través de amigos, y dos a la vez?
    .answer = A través de amigos, sí. De varias HC se nombra una; las otras luchan como siempre y sin control.
    .reason = Solo hay un desplazamiento.
ruling-R29 =
    .question = ¿Pueden desmontar los jinetes?
    .answer = No.
    .reason = Nada en las reglas exclusivas lo necesita.
ruling-R30 =
    .question = ¿Quién puede evadir a quién?
    .answer = Las unidades ligeras en orden cuyo movimiento impreso no es menor que el de ningún atacante.
    .reason = La rapidez es la prueba habitual.
ruling-R31 =
    .question = ¿Qué unidades llevan punto?
    .answer = De LI1 a LI6; con la opción también los turcomanos.
    .reason = El libro dice infantería con punto.
ruling-R32 =
    .question = ¿Qué puede hacer una unidad con punto en desorden o desmoralizada?
    .answer = Ni fingir ni evadir. Con la opción, en desorden y de un ejército firme, puede evadir sin dados.
    .reason = Un amago pide orden, aunque la frase puede leerse de dos modos.
ruling-R33 =
    .question = ¿Qué dado cuenta con varios atacantes, y quién sigue?
    .answer = El más alto, y la unidad que lo tiró; entre iguales elige el cruzado. Con la opción elige entre todos.
    .reason = Un dado para cada una debe significar algo.
ruling-R34 =
    .question = ¿Y si hay menos hexágonos libres que lo que dice el dado?
    .answer = Va tan lejos como el camino más largo, al menos uno, y el perseguidor otros tantos; solo una captura acaba antes la huida.
    .reason = Pisa terreno real, y el libro da un número de hexágonos.
ruling-R35 =
    .question = ¿Quién elige el camino del amago?
    .answer = El musulmán, después de los dados.
    .reason = Es su retirada.
ruling-R36 =
    .question = ¿Y si el perseguidor topa con agua, campamentos o unidades?
    .answer = Para ante lo que no puede pisar o está ocupado, y en un campamento musulmán, que captura. El musulmán que entra en un campamento o trabuquete lo captura y para.
    .reason = Es un avance obligado, y entrar es entrar.
ruling-R37 =
    .question = ¿Y si hay varios defensores?
    .answer = Se pregunta a cada unidad con punto por turno; lo que queda sigue luchando contra los atacantes restantes.
    .reason = Así va toda reacción.
ruling-R38 =
    .question = ¿Qué jefes importan en un amago?
    .answer = Solo cuentan en los dados los que están con los atacantes; los jefes acompañan a quien persigue y a quien huye.
    .reason = El libro dice en esa melé.
ruling-R39 =
    .question = ¿Está alguna vez solo un jefe?
    .answer = Solo por el camino.
    .reason = No queda regla para jefes solos.
ruling-R40 =
    .question = ¿Se puede capturar a Saladino o a Guido?
    .answer = No, las bajas vienen solo por S10.3.
    .reason = El libro dice baja.
ruling-R41 =
    .question = ¿Se comprueba dos veces a un jefe en una melé?
    .answer = Sí: con 12 en la melé y luego con 10 o más si muere su unidad.
    .reason = Son dos peligros.
ruling-R42 =
    .question = ¿Pueden entrar en la fortaleza los musulmanes de campaña?
    .answer = Sí, en ambas fases; allí no se les ataca, pero no ignoran Ar.
    .reason = Solo se excluye a los cruzados, y solo se libra de Ar la guarnición.
ruling-R43 =
    .question = ¿Y las siete unidades de la guarnición en cinco muros?
    .answer = Las que quedan dentro pueden salir al quedar muros vacíos; con la opción se quedan dentro.
    .reason = El libro concede una unidad por hexágono.
ruling-R44 =
    .question = ¿Cuánto dura una salida?
    .answer = Empieza una vez; después las unidades siguen en juego.
    .reason = El libro le pone fecha y no final.
ruling-R45 =
    .question = ¿Cuenta la guarnición para los PV?
    .answer = En el mapa como todas, dentro nada.
    .reason = Los puntos no distinguen unidades.
ruling-R46 =
    .question = ¿Puede salir la guarnición antes de la retirada?
    .answer = No. Con la opción también en la primera fase; las que estén en el mapa salen del juego sin PV al retirarse el ejército, las eliminadas no se reagrupan, y las de dentro pueden ocupar muros en la segunda fase.
    .reason = Una regla vale más que un consejo, aunque el consejo la presuponga; lo que el consejo da por perdido es la fuerza que salió.
ruling-R47 =
    .question = ¿Cuándo exactamente se declara la retirada?
    .answer = Tras la fase de reagrupamiento, antes de mover nada, en cualquier turno con pérdidas de al menos 50.
    .reason = Ahí empieza una fase de movimiento.
ruling-R48 =
    .question = ¿Cuenta la prima de la retirada para la moral musulmana?
    .answer = Sí. Con la opción solo para la puntuación.
    .reason = Los números son PV y la prima está entre ellos; los números más altos tras la retirada le hacen sitio.
ruling-R49 =
    .question = ¿Y si un ejército supera su segundo número durante la retirada?
    .answer = No se comprueba nada antes de acabar el reagrupamiento especial, y las unidades que vuelven ya no dan PV.
    .reason = El reagrupamiento es parte de la retirada.
ruling-R50 =
    .question = ¿Pesa la desmoralización en el reagrupamiento especial?
    .answer = No; valen los números impresos y un jefe ayuda a un dado.
    .reason = Los musulmanes siempre están desmoralizados entonces y su número no se usaría nunca.
ruling-R51 =
    .question = ¿Vuelven los campamentos y trabuquetes capturados?
    .answer = No. Los campamentos musulmanes que quedan están sin guardia y pueden tomarse.
    .reason = El libro habla de entrar en ellos.
ruling-R52 =
    .question = ¿Y si la fila más oriental es corta?
    .answer = La columna 26, cuando está llena la 25 y así; nadie se queda atrás.
    .reason = Tiene 29 hexágonos y vuelven hasta 35 unidades.
ruling-R53 =
    .question = ¿Qué pasa con el turno que interrumpe la retirada?
    .answer = Termina; el turno 1 de la segunda fase empieza con los musulmanes.
    .reason = El marcador empieza de nuevo.
ruling-R54 =
    .question = ¿Por dónde corre la línea a Acre?
    .answer = No por el mar; acaba en el primer muro, los musulmanes en ella no anulan la ZOC cruzada y el pantano está abierto. Se busca en todo final sin desintegración.
    .reason = El libro dice el final de la partida.
ruling-R55 =
    .question = ¿Y si se desintegran los dos ejércitos a la vez o los PV son iguales?
    .answer = Deciden los PV; iguales, empate.
    .reason = Ninguno ha ganado claramente solo.
ruling-R56 =
    .question = ¿Con el número o por encima?
    .answer = Con él.
    .reason = La retirada está impresa así.
ruling-R57 =
    .question = ¿Puede una cabalgada apuntar a un hexágono vacío?
    .answer = No.
    .reason = Su propia ZOC impide que llegue allí ningún enemigo.
