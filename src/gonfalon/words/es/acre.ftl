### Acre: comienza la Tercera Cruzada.

name-crusader = Cruzados
    .form = m-plural
    .the = los cruzados
name-muslim = Musulmanes
    .form = m-plural
    .the = los musulmanes

name-templars = Templarios
    .form = m-plural
    .the = los templarios
name-hospitallers = Hospitalarios
    .form = m-plural
    .the = los hospitalarios
name-royal-household = Casa real
    .form = f
    .the = la casa real
name-barons-of-jerusalem = Barones de Jerusalén
    .form = m-plural
    .the = los barones de Jerusalén
name-montferrat = Monferrato y lombardos
    .form = m-plural
    .the = los de Monferrato y los lombardos
name-thuringians = Turingios
    .form = m-plural
    .the = los turingios
name-turcopoles = Turcópolos
    .form = m-plural
    .the = los turcópolos
name-french = Infantes franceses
    .form = m-plural
    .the = los infantes franceses
name-flemings = Flamencos
    .form = m-plural
    .the = los flamencos
name-pisans = Pisanos
    .form = m-plural
    .the = los pisanos
name-lombards = Infantes lombardos
    .form = m-plural
    .the = los infantes lombardos
name-germans = Alemanes
    .form = m-plural
    .the = los alemanes
name-danes-and-frisians = Daneses y frisones
    .form = m-plural
    .the = los daneses y frisones
name-jerusalem = Infantes de Jerusalén
    .form = m-plural
    .the = los infantes de Jerusalén
name-spearmen = Lanceros
    .form = m-plural
    .the = los lanceros
name-crossbowmen = Ballesteros
    .form = m-plural
    .the = los ballesteros
name-halqa = Mamelucos de la halqa
    .form = m-plural
    .the = los mamelucos de la halqa
name-damascus = Askar de Damasco
    .form = m
    .the = el askar de Damasco
name-aleppo = Askar de Alepo
    .form = m
    .the = el askar de Alepo
name-hamah = Askar de Hama
    .form = m
    .the = el askar de Hama
name-mosul = Askar de Mosul
    .form = m
    .the = el askar de Mosul
name-egypt = Askar de Egipto
    .form = m
    .the = el askar de Egipto
name-kurds = Kurdos
    .form = m-plural
    .the = los kurdos
name-diyar-bakr = Jinetes de Diyar Bakr
    .form = m-plural
    .the = los jinetes de Diyar Bakr
name-turkomans = Turcomanos
    .form = m-plural
    .the = los turcomanos
name-bedouin = Beduinos
    .form = m-plural
    .the = los beduinos
name-infantry = Infantería
    .form = f
    .the = la infantería
name-archers = Arqueros
    .form = m-plural
    .the = los arqueros
name-skirmishers = Hostigadores
    .form = m-plural
    .the = los hostigadores
name-garrison-foot = Infantes de la guarnición
    .form = m-plural
    .the = los infantes de la guarnición
name-garrison-archers = Arqueros de la guarnición
    .form = m-plural
    .the = los arqueros de la guarnición
name-garrison-horse = Jinetes de la guarnición
    .form = m-plural
    .the = los jinetes de la guarnición

name-t1 = { name-templars } 1
    .form = { name-templars.form }
    .the = { name-templars.the } 1
name-t2 = { name-templars } 2
    .form = { name-templars.form }
    .the = { name-templars.the } 2
name-h1 = { name-hospitallers } 1
    .form = { name-hospitallers.form }
    .the = { name-hospitallers.the } 1
name-h2 = { name-hospitallers } 2
    .form = { name-hospitallers.form }
    .the = { name-hospitallers.the } 2
name-k1 = { name-royal-household }
    .form = { name-royal-household.form }
    .the = { name-royal-household.the }
name-k2 = { name-barons-of-jerusalem }
    .form = { name-barons-of-jerusalem.form }
    .the = { name-barons-of-jerusalem.the }
name-k3 = { name-montferrat }
    .form = { name-montferrat.form }
    .the = { name-montferrat.the }
name-k4 = { name-thuringians }
    .form = { name-thuringians.form }
    .the = { name-thuringians.the }
name-tu1 = { name-turcopoles } 1
    .form = { name-turcopoles.form }
    .the = { name-turcopoles.the } 1
name-tu2 = { name-turcopoles } 2
    .form = { name-turcopoles.form }
    .the = { name-turcopoles.the } 2
name-tu3 = { name-turcopoles } 3
    .form = { name-turcopoles.form }
    .the = { name-turcopoles.the } 3
name-ma1 = { name-french }
    .form = { name-french.form }
    .the = { name-french.the }
name-ma2 = { name-flemings }
    .form = { name-flemings.form }
    .the = { name-flemings.the }
name-ma3 = { name-pisans }
    .form = { name-pisans.form }
    .the = { name-pisans.the }
name-ma4 = { name-lombards }
    .form = { name-lombards.form }
    .the = { name-lombards.the }
name-ma5 = { name-germans }
    .form = { name-germans.form }
    .the = { name-germans.the }
name-ma6 = { name-danes-and-frisians }
    .form = { name-danes-and-frisians.form }
    .the = { name-danes-and-frisians.the }
name-ma7 = { name-jerusalem } 1
    .form = { name-jerusalem.form }
    .the = { name-jerusalem.the } 1
name-ma8 = { name-jerusalem } 2
    .form = { name-jerusalem.form }
    .the = { name-jerusalem.the } 2
name-sp1 = { name-spearmen } 1
    .form = { name-spearmen.form }
    .the = { name-spearmen.the } 1
name-sp2 = { name-spearmen } 2
    .form = { name-spearmen.form }
    .the = { name-spearmen.the } 2
name-sp3 = { name-spearmen } 3
    .form = { name-spearmen.form }
    .the = { name-spearmen.the } 3
name-sp4 = { name-spearmen } 4
    .form = { name-spearmen.form }
    .the = { name-spearmen.the } 4
name-sp5 = { name-spearmen } 5
    .form = { name-spearmen.form }
    .the = { name-spearmen.the } 5
name-sp6 = { name-spearmen } 6
    .form = { name-spearmen.form }
    .the = { name-spearmen.the } 6
name-sp7 = { name-spearmen } 7
    .form = { name-spearmen.form }
    .the = { name-spearmen.the } 7
name-sp8 = { name-spearmen } 8
    .form = { name-spearmen.form }
    .the = { name-spearmen.the } 8
name-sp9 = { name-spearmen } 9
    .form = { name-spearmen.form }
    .the = { name-spearmen.the } 9
name-xb1 = { name-crossbowmen } 1
    .form = { name-crossbowmen.form }
    .the = { name-crossbowmen.the } 1
name-xb2 = { name-crossbowmen } 2
    .form = { name-crossbowmen.form }
    .the = { name-crossbowmen.the } 2
name-xb3 = { name-crossbowmen } 3
    .form = { name-crossbowmen.form }
    .the = { name-crossbowmen.the } 3
name-xb4 = { name-crossbowmen } 4
    .form = { name-crossbowmen.form }
    .the = { name-crossbowmen.the } 4
name-xb5 = { name-crossbowmen } 5
    .form = { name-crossbowmen.form }
    .the = { name-crossbowmen.the } 5
name-xb6 = { name-crossbowmen } 6
    .form = { name-crossbowmen.form }
    .the = { name-crossbowmen.the } 6
name-hq1 = { name-halqa } 1
    .form = { name-halqa.form }
    .the = { name-halqa.the } 1
name-hq2 = { name-halqa } 2
    .form = { name-halqa.form }
    .the = { name-halqa.the } 2
name-hq3 = { name-halqa } 3
    .form = { name-halqa.form }
    .the = { name-halqa.the } 3
name-hq4 = { name-halqa } 4
    .form = { name-halqa.form }
    .the = { name-halqa.the } 4
name-as1 = { name-damascus }
    .form = { name-damascus.form }
    .the = { name-damascus.the }
name-as2 = { name-aleppo }
    .form = { name-aleppo.form }
    .the = { name-aleppo.the }
name-as3 = { name-hamah }
    .form = { name-hamah.form }
    .the = { name-hamah.the }
name-as4 = { name-mosul }
    .form = { name-mosul.form }
    .the = { name-mosul.the }
name-as5 = { name-egypt } 1
    .form = { name-egypt.form }
    .the = { name-egypt.the } 1
name-as6 = { name-egypt } 2
    .form = { name-egypt.form }
    .the = { name-egypt.the } 2
name-ku1 = { name-kurds } 1
    .form = { name-kurds.form }
    .the = { name-kurds.the } 1
name-ku2 = { name-kurds } 2
    .form = { name-kurds.form }
    .the = { name-kurds.the } 2
name-ku3 = { name-diyar-bakr }
    .form = { name-diyar-bakr.form }
    .the = { name-diyar-bakr.the }
name-tk1 = { name-turkomans } 1
    .form = { name-turkomans.form }
    .the = { name-turkomans.the } 1
name-tk2 = { name-turkomans } 2
    .form = { name-turkomans.form }
    .the = { name-turkomans.the } 2
name-tk3 = { name-turkomans } 3
    .form = { name-turkomans.form }
    .the = { name-turkomans.the } 3
name-tk4 = { name-turkomans } 4
    .form = { name-turkomans.form }
    .the = { name-turkomans.the } 4
name-tk5 = { name-turkomans } 5
    .form = { name-turkomans.form }
    .the = { name-turkomans.the } 5
name-tk6 = { name-turkomans } 6
    .form = { name-turkomans.form }
    .the = { name-turkomans.the } 6
name-tk7 = { name-turkomans } 7
    .form = { name-turkomans.form }
    .the = { name-turkomans.the } 7
name-tk8 = { name-turkomans } 8
    .form = { name-turkomans.form }
    .the = { name-turkomans.the } 8
name-be1 = { name-bedouin } 1
    .form = { name-bedouin.form }
    .the = { name-bedouin.the } 1
name-be2 = { name-bedouin } 2
    .form = { name-bedouin.form }
    .the = { name-bedouin.the } 2
name-be3 = { name-bedouin } 3
    .form = { name-bedouin.form }
    .the = { name-bedouin.the } 3
name-in1 = { name-infantry } 1
    .form = { name-infantry.form }
    .the = { name-infantry.the } 1
name-in2 = { name-infantry } 2
    .form = { name-infantry.form }
    .the = { name-infantry.the } 2
name-in3 = { name-infantry } 3
    .form = { name-infantry.form }
    .the = { name-infantry.the } 3
name-in4 = { name-archers } 1
    .form = { name-archers.form }
    .the = { name-archers.the } 1
name-in5 = { name-archers } 2
    .form = { name-archers.form }
    .the = { name-archers.the } 2
name-li1 = { name-skirmishers } 1
    .form = { name-skirmishers.form }
    .the = { name-skirmishers.the } 1
name-li2 = { name-skirmishers } 2
    .form = { name-skirmishers.form }
    .the = { name-skirmishers.the } 2
name-li3 = { name-skirmishers } 3
    .form = { name-skirmishers.form }
    .the = { name-skirmishers.the } 3
name-li4 = { name-skirmishers } 4
    .form = { name-skirmishers.form }
    .the = { name-skirmishers.the } 4
name-li5 = { name-skirmishers } 5
    .form = { name-skirmishers.form }
    .the = { name-skirmishers.the } 5
name-li6 = { name-skirmishers } 6
    .form = { name-skirmishers.form }
    .the = { name-skirmishers.the } 6
name-g1 = { name-garrison-foot } 1
    .form = { name-garrison-foot.form }
    .the = { name-garrison-foot.the } 1
name-g2 = { name-garrison-foot } 2
    .form = { name-garrison-foot.form }
    .the = { name-garrison-foot.the } 2
name-g3 = { name-garrison-foot } 3
    .form = { name-garrison-foot.form }
    .the = { name-garrison-foot.the } 3
name-g4 = { name-garrison-foot } 4
    .form = { name-garrison-foot.form }
    .the = { name-garrison-foot.the } 4
name-g5 = { name-garrison-archers } 1
    .form = { name-garrison-archers.form }
    .the = { name-garrison-archers.the } 1
name-g6 = { name-garrison-archers } 2
    .form = { name-garrison-archers.form }
    .the = { name-garrison-archers.the } 2
name-g7 = { name-garrison-horse }
    .form = { name-garrison-horse.form }
    .the = { name-garrison-horse.the }

name-guy = Guido de Lusignan
    .form = m
name-conrad = Conrado de Monferrato
    .form = m
name-gerard = Gerardo de Ridefort
    .form = m
name-louis = Luis de Turingia
    .form = m
name-geoffrey = Godofredo de Lusignan
    .form = m
name-james = Jacobo de Avesnes
    .form = m
name-saladin = Saladino
    .form = m
name-taqi = Taqi al-Din
    .form = m
name-gokbori = Gökböri
    .form = m
name-isa = Isa al-Hakkari
    .form = m
name-afdal = al-Afdal
    .form = m

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
name-waiting = en la mano
name-deploy = despliegue
name-withdraw = retirada
name-sortie = salida
name-move = movimiento
name-garrison = guarnición
name-shoot = disparo
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
name-fire = valor de disparo
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
name-enter = salen cuando queda una muralla vacía
name-never = se quedan dentro
name-second = segunda etapa
name-any = cualquier etapa
name-leader-arrows = un jefe bajo las flechas
name-archery = disparo
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
name-walls = las murallas

scenario-battle = La batalla del 4 de octubre de 1189
    .summary = Las dos etapas, hasta veinte turnos: rompe el semicírculo de Saladino antes de que se retire y resiste cuando vuelva.
    .notes = El orden de batalla, el terreno y el trazado de las líneas son reconstruidos.
scenario-saladin-returns = El regreso de Saladino
    .summary = Solo la segunda etapa, diez turnos: el ejército musulmán vuelve descansado del este y la guarnición espera.
    .notes = Empieza donde una retirada en el turno 6 deja a los ejércitos.
scenario-templars-wing = El ala de los templarios
    .summary = Seis turnos para aprender: descargas, una carga, huida fingida y saqueo en el ala norte.
    .notes = Una posición nuestra para aprender.

option-siege_line_extra = La séptima unidad de infantería
    .about = Dónde está la séptima unidad de la línea de asedio: dos en un hexágono o una junto a la línea.
option-setup = Despliegue
    .about = Los bandos despliegan libremente o empiezan como en la historia.
option-zoc = Quién ejerce ZOC
    .about = Solo las unidades formadas, o también las ligeras y las que están en desorden.
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
option-garrison_waiting = Guarnición sin muralla
    .about = Las unidades sin muralla salen más tarde o se quedan dentro.
option-sortie_stage = Cuándo sale la guarnición
    .about = Solo en la segunda etapa, o en cualquiera.
option-withdrawal_bonus_morale = La prima cuenta para la moral
    .about = Los puntos por una retirada temprana cuentan en las pérdidas musulmanas.
option-disrupted_evade = Eludir en desorden
    .about = Una unidad con punto en desorden aún puede eludir el combate.

order-fire = Disparo defensivo
    .about = Un arquero atacado dispara a un atacante antes de la melé.
order-evade = Eludir el combate
    .about = Una unidad ligera atacada se va antes de la melé si nadie es más rápido.
order-feign = Karr-wa-Farr
    .about = Una unidad con punto finge huir para arrastrar a un atacante.

ask-deploy = { $seat }: despliega tu ejército y confirma.
ask-withdraw = { $seat }: ¿te retiras al este o sigues luchando?
ask-sortie = { $seat }: pon unidades de la guarnición en las murallas, o espera.
ask-move = { $seat }: mueve unidades y jefes y termina el movimiento.
ask-garrison = { $seat }: pon en murallas vacías las unidades de dentro, o déjalas.
ask-shoot = { $seat }: elige quién dispara a quién, o termina los disparos.
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

event-placed = { CAP($unit_the) } { $unit_number ->
    [plural] ocupan
   *[singular] ocupa
} { $at }{ $lifted_id ->
    [none] .
   *[other] ; { $lifted_the } { $lifted_number ->
        [plural] vuelven
       *[singular] vuelve
    } a la mano.
}
event-lifted = { CAP($unit_the) } { $unit_number ->
    [plural] vuelven
   *[singular] vuelve
} a la mano.
event-attached = { CAP($leader_the) } está con { $unit_the }.
event-emplaced = { $taken_back ->
    [1] El trabuquete de { $at } vuelve a la mano.
   *[other] Hay un trabuquete en { $at }.
}
event-arranged = { $how_id ->
    [historical] { CAP($side_the) } forman en su despliegue histórico.
   *[rest] { CAP($side_the) }: el resto del ejército ocupa sus puestos.
}
event-deployed = { CAP($side_the) } han desplegado su ejército.
event-turn-began = Etapa { $stage }, turno { $turn }: { $side_the }.
event-rallied = { $success ->
    [1] { CAP($unit_the) } { $unit_number ->
        [plural] sacan
       *[singular] saca
    } { $face }; hace falta { $needed } o menos: de nuevo en orden.
   *[other] { CAP($unit_the) } { $unit_number ->
        [plural] sacan
       *[singular] saca
    } { $face }; hace falta { $needed } o menos: aún en desorden.
}
event-phase-ended = { $phase_id ->
    [move] { CAP($side_the) } terminan su movimiento.
    [shoot] { CAP($side_the) } terminan sus disparos.
    [pursuit] { CAP($side_the) } terminan su movimiento tras la retirada.
   *[attack] { CAP($side_the) } terminan sus melés.
}
event-sallied = { CAP($unit_the) } { $unit_number ->
    [plural] ocupan
   *[singular] ocupa
} la muralla en { $at }.
event-moved = { $how_id ->
    [fall-back] { CAP($unit_the) } se { $unit_number ->
        [plural] repliegan
       *[singular] repliega
    } de { $start } a { $to }.
    [slip] { CAP($unit_the) } se { $unit_number ->
        [plural] escabullen
       *[singular] escabulle
    } de { $start } a { $to }.
   *[march] { CAP($unit_the) } { $unit_number ->
        [plural] van
       *[singular] va
    } de { $start } a { $to }.
}
event-charging = { CAP($unit_the) } { $unit_number ->
    [plural] han cabalgado
   *[singular] ha cabalgado
} recto hacia { $at } y { $unit_number ->
    [plural] pueden
   *[singular] puede
} cargar.
event-rode = { CAP($leader_the) } cabalga hasta { $unit_the }.
event-camp-captured = { CAP($unit_the) } { $unit_number ->
    [plural] capturan
   *[singular] captura
} el campamento de { $at }: { $points } PV.
event-trebuchet-captured = { CAP($unit_the) } { $unit_number ->
    [plural] capturan
   *[singular] captura
} el trabuquete de { $at }: { $points } PV.
event-plundered = { $scattered ->
    [1] { CAP($unit_the) } se { $unit_number ->
        [plural] dispersan
       *[singular] dispersa
    } para saquear y { $unit_number ->
        [plural] dejan
       *[singular] deja
    } el mapa.
   *[other] { CAP($unit_the) } no { $unit_number ->
        [plural] saquean y mantienen
       *[singular] saquea y mantiene
    } el orden.
}
event-shot = { CAP($unit_the) } { $others ->
    [0] { $unit_number ->
        [plural] disparan
       *[singular] dispara
    }
   *[other] y { $others } más disparan
} { AL($target_the) }: { $face } contra { $value }, { $hit ->
    [1] impacto
   *[other] fallo
}.
event-declared = { CAP($unit_the) } { $others ->
    [0] { $unit_number ->
        [plural] atacan
       *[singular] ataca
    }
   *[other] y { $others } más atacan
} { $hexes }{ $charger_id ->
    [none] .
   *[other] ; { $charger_number ->
        [plural] cargan
       *[singular] carga
    } { $charger_the }.
}
event-feigned = { CAP($unit_the) } { $unit_number ->
    [plural] fingen
   *[singular] finge
} la huida: Karr-wa-Farr.
event-fled = { $hexes ->
    [0] La huida fingida { DEL($unit_the) } no atrae a nadie.
    [one] La huida fingida { DEL($unit_the) } atrae a un atacante un hexágono.
   *[other] La huida fingida { DEL($unit_the) } atrae a un atacante { $hexes } hexágonos.
}
event-evaded = { CAP($unit_the) } { $unit_number ->
    [plural] dejan
   *[singular] deja
} { $start } y { $unit_number ->
    [plural] van
   *[singular] va
} a { $to }{ $over_id ->
    [none] .
   *[other] { " " }por { $over }.
}
event-followed = { $to_id ->
    [none] { CAP($unit_the) } no { $unit_number ->
        [plural] pueden
       *[singular] puede
    } seguir y { $unit_number ->
        [plural] se quedan
       *[singular] se queda
    } en { $start }.
   *[other] { CAP($unit_the) } { $unit_number ->
        [plural] persiguen
       *[singular] persigue
    } de { $start } a { $to }{ $over_id ->
        [none] .
       *[other] { " " }por { $over }.
    }
}
event-fought = Melé a { $column }: { $result }.
event-survived = { CAP($leader_the) } sale ileso.
event-slain = { CAP($leader_the) } es baja: { $points } PV.
event-joined = { $unit_id ->
    [none] { CAP($leader_the) } no tiene unidad a la que unirse.
   *[other] { CAP($leader_the) } se une { AL($unit_the) }.
}
event-disorganized = { CAP($unit_the) } { $unit_number ->
    [plural] quedan
   *[singular] queda
} en desorden.
event-organized = { CAP($unit_the) } { $unit_number ->
    [plural] vuelven
   *[singular] vuelve
} a estar en orden.
event-withstood = { CAP($unit_the) }, en las murallas, no { $unit_number ->
    [plural] sufren
   *[singular] sufre
} el resultado.
event-eliminated = { CAP($unit_the) } { $unit_number ->
    [plural] quedan
   *[singular] queda
} { $unit_form ->
    [m-plural] eliminados
    [f] eliminada
   *[m] eliminado
}: { $points } PV.
event-retreated = { CAP($unit_the) } { $unit_number ->
    [plural] retroceden
   *[singular] retrocede
} a { $to }.
event-displaced = { CAP($unit_the) } { $unit_number ->
    [plural] ceden
   *[singular] cede
} el paso y { $unit_number ->
    [plural] van
   *[singular] va
} a { $to }.
event-advanced = { CAP($unit_the) } { $unit_number ->
    [plural] avanzan
   *[singular] avanza
} a { $to }.
event-charge-checked = { $kept ->
    [1] { CAP($unit_the) } { $unit_number ->
        [plural] mantienen
       *[singular] mantiene
    } el orden tras la carga.
   *[other] { CAP($unit_the) } { $unit_number ->
        [plural] pierden
       *[singular] pierde
    } el orden tras la carga.
}
event-withdrew = Los musulmanes se retiran en el turno { $turn }: { $points } PV para los cruzados.
event-lent = { CAP($leader_the) } ayuda al dado { DEL($unit_the) }.
event-rallied-specially = { $success ->
    [1] { CAP($unit_the) } { $unit_number ->
        [plural] sacan
       *[singular] saca
    } { $face }; hace falta { $needed } o menos: de vuelta en el ejército.
   *[other] { CAP($unit_the) } { $unit_number ->
        [plural] sacan
       *[singular] saca
    } { $face }; hace falta { $needed } o menos: pérdida definitiva.
}
event-returned = { CAP($unit_the) } { $unit_number ->
    [plural] vuelven
   *[singular] vuelve
} al mapa en { $at }.
event-morale = { $demoralized ->
    [1] { CAP($side_the) } están desmoralizados: han perdido { $losses } PV.
   *[other] { CAP($side_the) } vuelven a estar firmes: han perdido { $losses } PV.
}
event-ended = Fin de la partida. Cruzados: { $crusader } PV; musulmanes: { $muslim } PV.

outcome-disintegrated = Vencen { $winner_the }: el otro ejército se ha desintegrado.
outcome-both-disintegrated = Los dos ejércitos se han desintegrado; vencen por puntos { $winner_the }.
outcome-line = Vencen { $winner_the }: el camino a Acre está abierto.
outcome-points = Vencen por puntos { $winner_the }.
outcome-draw = Igualdad de puntos: empate.

line-strength = { $add } { $who }
line-disorganized = { $add } { $who }, en desorden
line-fired = { $add } { $who }, tras disparar
line-disorganized-fired = { $add } { $who }, en desorden y tras disparar
line-leader = +{ $add } { $who }
line-odds = proporción de { $who }
line-column = columna { $who }
line-charge = { $shift } a la derecha: carga { DEL($who_the) }
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
remark-takes-a-camp = Captura el campamento de { $at } por { $points } PV; con 4, 5 o 6 la unidad se dispersa para saquear.
    .price = +{ $points } PV
remark-takes-a-trebuchet = Captura el trabuquete de { $at } por { $points } PV.
    .price = +{ $points } PV
remark-pull = { $leader_id ->
    [none] { $unit }: dado − 3
   *[other] { $unit }: dado − 3, { $leader } − { $value }
}
    .amount = { $least } a { $most }
remark-volley = { $hits ->
    [one] { $column_id ->
        [none] Contra { $target_the }: acierta con 1.
       *[other] Contra { $target_the }: acierta con 1; un acierto baja la melé a { $column }.
    }
   *[other] { $column_id ->
        [none] Contra { $target_the }: acierta con 1 a { $hits }.
       *[other] Contra { $target_the }: acierta con 1 a { $hits }; un acierto baja la melé a { $column }.
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
    [0] Se detiene en la zona { DEL($unit_the) }.
    [one] Se detiene en la zona { DEL($unit_the) } y una más.
   *[other] Se detiene en la zona { DEL($unit_the) } y { $others } más.
}
remark-owes-a-fight = Después debe atacar en la fase de melé.
remark-may-charge = Puede cargar contra quien esté en { $at }: dos columnas.
remark-rides-in = { $most ->
    [6] Después { $unit_number ->
        [plural] entran
       *[singular] entra
    } { $unit_the }, seguro en orden.
   *[other] Después { $unit_number ->
        [plural] entran
       *[singular] entra
    } { $unit_the }; en orden con 1 a { $most }.
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
remark-short-of-breaking = { $points ->
    [one] Si { $side_the } hubieran perdido un punto más, su propio ejército se habría desintegrado.
   *[other] Si { $side_the } hubieran perdido { $points } puntos más, su propio ejército se habría desintegrado.
}
remark-short-of-points = { $points ->
    [one] Con un punto de victoria más, { $side_the } habrían igualado.
   *[other] Con { $points } puntos de victoria más, { $side_the } habrían igualado.
}

refusal-another-matter = Antes hay que responder a lo que se pregunta: { $asked }.
refusal-another-phase = { $wanted_id ->
    [move] Unidades y jefes mueven en la fase de movimiento
    [shoot] Se dispara en la fase de disparo
   *[attack] Se ataca en la fase de melé
}; ahora es la { $now_id ->
    [move] fase de movimiento
    [shoot] fase de disparo
   *[attack] fase de melé
}.
refusal-archers-in-disorder = { CAP($unit_the) } { $unit_number ->
    [plural] están
   *[singular] está
} en desorden y no { $unit_number ->
    [plural] pueden
   *[singular] puede
} disparar antes de reorganizarse.
refusal-arranged-already = El ejército ya está así.
refusal-attacked-already = { CAP($unit_the) } ya { $unit_number ->
    [plural] han
   *[singular] ha
} atacado en esta fase.
refusal-battle-not-begun = La batalla no ha empezado: antes hay que terminar el despliegue.
refusal-behind-walls = { CAP($unit_the) } { $unit_number ->
    [plural] están
   *[singular] está
} en las murallas ({ $at }), y allí no pueden disparar los cruzados.
refusal-camp-unguarded = El campamento de { $at } necesita una unidad: coloca una allí.
refusal-can-be-spared = { CAP($unit_the) } { $unit_number ->
    [plural] sobran
   *[singular] sobra
}: las demás ya suman { $strength } de fuerza.
refusal-cannot-charge = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} cargar: solo carga la caballería pesada cruzada.
refusal-charge-demoralized = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} cargar mientras el ejército esté desmoralizado.
refusal-charge-disorganized = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} cargar en desorden.
refusal-charge-one-hex = { CAP($unit_the) } { $unit_number ->
    [plural] pueden
   *[singular] puede
} cargar contra un solo hexágono: nombra uno.
refusal-charged = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} fingir la huida: ataca una unidad que carga.
refusal-charger-falls-first = { CAP($unit_the) } { $unit_number ->
    [plural] han
   *[singular] ha
} cargado: { $unit_number ->
    [plural] deben perderse
   *[singular] debe perderse
} antes que nadie.
refusal-charger-not-attacking = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} cargar sin atacar: la unidad que carga debe estar entre los atacantes.
refusal-column-first = { $at } aún no está disponible: antes debe llenarse la columna { $column }.
refusal-does-not-roll = { CAP($unit_the) } no { $unit_number ->
    [plural] tiran
   *[singular] tira
}: en el reagrupamiento especial solo tiran las unidades perdidas.
refusal-each-once = Nombra al menos una, y cada una solo una vez.
refusal-edge-between = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} llegar a { $at }: el camino pasa por el borde, ahora cerrado.
refusal-edge-closed = { $at } está en el borde, ahora cerrado.
refusal-enemies-between = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} llegar a { $at }: { $by_the } { $by_number ->
    [plural] cierran
   *[singular] cierra
} el camino.
refusal-enemy-in-the-way = { CAP($by_the) } { $by_number ->
    [plural] ocupan
   *[singular] ocupa
} { $at }: el otro bando no puede entrar.
refusal-evade-demoralized = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} eludir el combate mientras el ejército esté desmoralizado.
refusal-evade-disorganized = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} eludir el combate en desorden.
refusal-falls-at-once = { CAP($unit_the) } { $unit_number ->
    [plural] están
   *[singular] está
} en desorden y { $unit_number ->
    [plural] caen
   *[singular] cae
} sin retroceder: no nombres camino.
refusal-falls-back-one-hex = { CAP($unit_the) } { $unit_number ->
    [plural] están
   *[singular] está
} en la ZOC { DEL($by_the) } y solo { $unit_number ->
    [plural] pueden
   *[singular] puede
} replegarse un hexágono.
refusal-far-from-camp = { $at } está a { $hexes } hexágonos del campamento de { $camp }: coloca la unidad en un hexágono libre a tres o menos.
refusal-faster = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} eludir el combate: { $by_the } { $by_form ->
    [m-plural] son más rápidos
    [f] es más rápida
   *[m] es más rápido
}.
refusal-feign-demoralized = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} fingir la huida mientras el ejército esté desmoralizado.
refusal-feign-disorganized = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} fingir la huida en desorden.
refusal-fired-already = { CAP($unit_the) } ya { $unit_number ->
    [plural] han
   *[singular] ha
} disparado en esta fase.
refusal-fired-before = { CAP($unit_the) } { $unit_number ->
    [plural] han
   *[singular] ha
} disparado y { $unit_number ->
    [plural] deben
   *[singular] debe
} aguantar.
refusal-fired-once = { CAP($unit_the) } { $unit_number ->
    [plural] han
   *[singular] ha
} disparado y no { $unit_number ->
    [plural] pueden
   *[singular] puede
} disparar otra vez.
refusal-flight-too-short = { CAP($unit_the) } { $unit_number ->
    [plural] deben
   *[singular] debe
} huir { $hexes ->
    [one] un hexágono
   *[other] { $hexes } hexágonos
} y no detenerse antes.
refusal-four-trebuchets = Los cuatro trabuquetes ya están puestos: recoge uno antes.
refusal-free-hex-first = { CAP($unit_the) } { $unit_number ->
    [plural] deben
   *[singular] debe
} retroceder a un hexágono libre, por ejemplo { $at }: solo si no hay ninguno cede el paso otra unidad.
refusal-garrison-inside = { CAP($unit_the) } { $unit_number ->
    [plural] son
   *[singular] es
} de la guarnición y se { $unit_number ->
    [plural] quedan
   *[singular] queda
} dentro.
refusal-garrison-stays = Las unidades de la guarnición que no encontraron muralla vacía se quedan dentro.
refusal-held = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} dejar la ZOC { DEL($by_the) }.
refusal-hopeless = { $attack } contra { $defence } es menos de 1:3: ataca con más fuerza.
refusal-leader-in-hand = { CAP($leader_the) } aún necesita una unidad: ponlo con una.
refusal-leader-not-in-play = { CAP($leader_the) } no está en juego en tu bando.
refusal-leader-not-on-map = { CAP($leader_the) } no está en el mapa.
refusal-leader-not-returning = { CAP($leader_the) } no está entre los que despliegan de nuevo.
refusal-lent-already = { CAP($leader_the) } ya ayuda a otro dado.
refusal-losses-too-small = { $lost } de fuerza es muy poco: hay que perder al menos { $strength }.
refusal-makes-way-to = La unidad de { $at } debe ceder el paso: di adónde va, por ejemplo a { $to }.
refusal-marsh = { $at } es marisma, cerrada a la caballería: { $unit_the } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} entrar.
refusal-may-retreat = { CAP($unit_the) } { $unit_number ->
    [plural] pueden
   *[singular] puede
} retroceder y { $unit_number ->
    [plural] deben
   *[singular] debe
} hacerlo: nombra un camino.
refusal-moved-already = { CAP($unit_the) } ya se { $unit_number ->
    [plural] han
   *[singular] ha
} movido en esta fase.
refusal-must-attack = { CAP($unit_the) } aún { $unit_number ->
    [plural] deben
   *[singular] debe
} atacar, por ejemplo { $at }.
refusal-no-archers = { CAP($unit_the) } no { $unit_number ->
    [plural] tienen
   *[singular] tiene
} arcos y no { $unit_number ->
    [plural] pueden
   *[singular] puede
} disparar.
refusal-no-charge-line = { CAP($unit_the) } no { $unit_number ->
    [plural] han
   *[singular] ha
} cabalgado recto hacia { $at } por terreno despejado y no { $unit_number ->
    [plural] pueden
   *[singular] puede
} cargar allí.
refusal-no-dot = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} fingir la huida: solo lo hacen unidades musulmanas con punto cuando atacan los cruzados.
refusal-no-feint-now = Nadie puede fingir la huida ahora: puede hacerlo una unidad musulmana con punto y en orden cuando la atacan los cruzados.
refusal-no-garrison = { CAP($unit_the) } no { $unit_number ->
    [plural] son
   *[singular] es
} de la guarnición.
refusal-no-garrison-here = En este escenario no hay guarnición.
refusal-no-path = { CAP($unit_the) } { $unit_number ->
    [plural] deben
   *[singular] debe
} ir a alguna parte: nombra los hexágonos.
refusal-no-retreat-owed = { CAP($unit_the) } no { $unit_number ->
    [plural] tienen
   *[singular] tiene
} que retroceder.
refusal-no-straight-ride = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} acabar ahí una cabalgada recta por terreno despejado hacia { $at }.
refusal-no-such-hex = No existe el hexágono { $hex }.
refusal-no-such-leader = No existe el jefe { $leader }.
refusal-no-such-unit = No existe la unidad { $unit }.
refusal-no-trebuchet-there = No hay trabuquete en { $at }.
refusal-no-trebuchets = Solo los cruzados tienen trabuquetes.
refusal-no-wall = { $at } no es muralla: las murallas van de 0108 a 0112.
refusal-no-withdrawal-here = En este escenario no hay retirada.
refusal-nobody-attacked = Ahora nadie ataca a tus unidades: esto responde a un ataque antes de su dado.
refusal-nobody-makes-way = En { $at } nadie puede ceder el paso { AL($unit_the) }; en { $to } sí.
refusal-nobody-there = En { $at } no hay a quién atacar.
refusal-nobody-to-charge = En { $at } no hay contra quién cargar: cabalga hacia un hexágono que ocupe el otro bando.
refusal-not-an-enemy = { CAP($unit_the) } { $unit_number ->
    [plural] son
   *[singular] es
} de tu propio bando.
refusal-not-attacking = { CAP($unit_the) } no { $unit_number ->
    [plural] atacan
   *[singular] ataca
} aquí: dispara a un atacante.
refusal-not-before-the-walls = { $at } no está ante las murallas: los trabuquetes van de 0207 a 0212.
refusal-not-beside = { CAP($unit_the) } no { $unit_number ->
    [plural] están
   *[singular] está
} junto a { $at }.
refusal-not-drawn = La huida no ha atraído { AL($unit_the) }: elige a quien atrajo, por ejemplo { AL($by_the) }.
refusal-not-in-the-melee = { CAP($unit_the) } no { $unit_number ->
    [plural] están
   *[singular] está
} entre los atacantes de esta melé.
refusal-not-infantry = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} cubrir la línea de asedio: solo lo hace la infantería.
refusal-not-inside = { CAP($unit_the) } ya no { $unit_number ->
    [plural] están
   *[singular] está
} dentro de la ciudad.
refusal-not-light = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} eludir el combate: solo lo hacen las tropas ligeras.
refusal-not-nearest = { CAP($leader_the) } debe unirse a una de las unidades más cercanas, por ejemplo { AL($nearest_the) }: { $unit_the } { $unit_number ->
    [plural] están
   *[singular] está
} más lejos.
refusal-not-placed = { CAP($unit_the) } aún no { $unit_number ->
    [plural] están
   *[singular] está
} en el mapa.
refusal-not-returning = { CAP($unit_the) } no { $unit_number ->
    [plural] están
   *[singular] está
} entre las unidades que vuelven.
refusal-not-yielded = { $at } no ha sido cedido: avanza a { $to } o quédate.
refusal-not-yours = { CAP($name_the) } no { $name_number ->
    [plural] son
   *[singular] es
} de tu bando.
refusal-nowhere-to-evade = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} eludir el combate: todos los hexágonos de alrededor están cerrados, ocupados o en una ZOC.
refusal-nowhere-to-go = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} fingir la huida: todos los hexágonos de alrededor están cerrados, ocupados o en una ZOC.
refusal-nowhere-to-retreat = { CAP($unit_the) } no { $unit_number ->
    [plural] tienen
   *[singular] tiene
} adónde retroceder: no nombres camino.
refusal-occupied = { CAP($by_the) } ya { $by_number ->
    [plural] ocupan
   *[singular] ocupa
} { $at }: cabe una unidad por hexágono.
refusal-one-leader-a-die = El dado { DEL($unit_the) } ya tiene un jefe.
refusal-one-to-three = Disparan juntas de una a tres unidades, no { $count }.
refusal-one-trebuchet-a-hex = Ya hay un trabuquete en { $at }.
refusal-only-history = Solo puede disponerse el despliegue histórico.
refusal-only-muslims-sally = Solo los musulmanes tienen guarnición.
refusal-only-muslims-withdraw = Solo se retira el ejército musulmán.
refusal-only-the-rest = Solo puede disponerse el resto.
refusal-out-of-range = { CAP($target_the) } { $target_number ->
    [plural] están
   *[singular] está
} a { $hexes } hexágonos; { $unit_the } { $unit_number ->
    [plural] disparan
   *[singular] dispara
} a { $range ->
    [one] un hexágono
   *[other] { $range } hexágonos
} como mucho.
refusal-outside-area = { $at } no es de los hexágonos donde { $unit_number ->
    [plural] pueden
   *[singular] puede
} desplegarse { $unit_the }.
refusal-path-broken = { $at } no linda con { $start }: nombra todos los hexágonos del camino.
refusal-path-too-long = { CAP($unit_the) } { $unit_number ->
    [plural] pueden
   *[singular] puede
} ir { $most ->
    [one] un hexágono
   *[other] { $most } hexágonos
} como mucho.
refusal-path-twice = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} volver a pasar por { $at }.
refusal-placed-there = { CAP($unit_the) } ya { $unit_number ->
    [plural] están
   *[singular] está
} en { $at }.
refusal-prize-between = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} llegar a { $at }: la captura en { $over } pone fin al movimiento.
refusal-range-shortened = { CAP($unit_the) }, en { $at }, { $unit_number ->
    [plural] están
   *[singular] está
} en la ZOC { DEL($by_the) } y solo { $unit_number ->
    [plural] pueden
   *[singular] puede
} disparar a unidades que lindan; { $target_the } { $target_number ->
    [plural] están
   *[singular] está
} a { $hexes } hexágonos.
refusal-ride-barred = { CAP($leader_the) } no puede cabalgar hasta { $unit_the }: { $by_the } { $by_number ->
    [plural] cierran
   *[singular] cierra
} el camino en { $over }.
refusal-ride-over-the-edge = { CAP($leader_the) } no puede cabalgar hasta { $unit_the }: el camino pasa por el borde, ahora cerrado.
refusal-ride-too-far = { CAP($leader_the) } no puede cabalgar hasta { $unit_the }: el camino cuesta más que sus { $points } puntos de movimiento.
refusal-rode-already = { CAP($leader_the) } ya ha cabalgado en esta fase.
refusal-sea = { $at } es mar.
refusal-shot-at-already = En esta fase ya se ha disparado { AL($unit_the) }.
refusal-siege-hex-empty = La infantería debe cubrir { $at }: cada uno de los seis hexágonos de asedio necesita una unidad.
refusal-siege-line = En la línea de asedio debe haber siete unidades de infantería; hay { $count }.
refusal-sortie-at-the-start = La salida empieza al comienzo de una fase de movimiento musulmana, antes de mover nada.
refusal-sortie-too-early = La guarnición aún no puede salir: la salida es de la segunda etapa, tras la retirada.
refusal-sortied-before = Solo hay una salida; las unidades de dentro pueden ocupar murallas vacías al final de una fase de movimiento musulmana.
refusal-stays = { CAP($unit_the) } ya { $unit_number ->
    [plural] están
   *[singular] está
} ahí.
refusal-still-watched = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} ir a { $at }: está en la ZOC { DEL($by_the) }.
refusal-struck-already = En esta fase ya se ha atacado { $at }.
refusal-too-far = { CAP($unit_the) } { $unit_number ->
    [plural] necesitarían
   *[singular] necesitaría
} { $cost } puntos de movimiento y { $unit_number ->
    [plural] tienen
   *[singular] tiene
} { $points }.
refusal-trebuchets-in-hand = { $count ->
    [one] Aún hay un trabuquete en la mano
   *[other] Aún hay { $count } trabuquetes en la mano
}: coloca los cuatro ante las murallas.
refusal-uncovered = { $at } está sin cubrir: coloca allí una unidad o una ZOC. Sin cubrir en total: { $count }.
refusal-unit-not-on-map = { CAP($unit_the) } no { $unit_number ->
    [plural] están
   *[singular] está
} en el mapa.
refusal-units-in-hand = { $count ->
    [one] Aún hay una unidad en la mano: colócala antes.
   *[other] Aún hay { $count } unidades en la mano: colócalas antes.
}
refusal-wall-manned = { CAP($by_the) } ya { $by_number ->
    [plural] ocupan
   *[singular] ocupa
} la muralla en { $at }: elige una vacía.
refusal-walls = { $at } es muralla, cerrada a los cruzados.
refusal-walls-attacked = Los cruzados no pueden atacar la muralla en { $at }.
refusal-with-it-already = { CAP($leader_the) } ya está con { $unit_the }.
refusal-withdraw-at-the-start = La retirada se declara al comienzo de la fase de movimiento musulmana, antes de mover nada.
refusal-withdraw-too-early = El ejército musulmán puede retirarse cuando ha perdido { $needed } PV; ha perdido { $losses }.
refusal-withdrawn-before = En la segunda etapa no hay retirada.
refusal-zoc-between = { CAP($unit_the) } no { $unit_number ->
    [plural] pueden
   *[singular] puede
} llegar a { $at }: la ZOC { DEL($by_the) } pone fin al movimiento en { $over }.

clause-14-1a =
    .title = Empieza el cruzado
    .gist = El cruzado despliega primero y juega la primera mitad de cada turno hasta que los musulmanes se retiran.
clause-14-1b =
    .title = Diez turnos por etapa
    .gist = El marcador empieza en el turno 1; cada etapa de la batalla dura diez turnos.
clause-14-2a =
    .title = La línea frente a Acre
    .gist = Siete unidades de infantería y los cuatro trabuquetes ocupan los seis hexágonos ante las murallas, de 0207 a 0212.
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
    .gist = Se tiran dados por la huida fingida solo si la unidad que huye está en orden.
clause-15-1d =
    .title = Un dado por atacante
    .gist = Cada unidad cruzada atacante tira un dado, menos 3 y menos el mejor jefe de los atacantes.
clause-15-1e =
    .title = La huida no atrae a nadie
    .gist = Con cero o menos la unidad musulmana elude el combate como cualquier otra y un cruzado puede avanzar o no.
clause-15-1f =
    .title = La huida atrae
    .gist = Si no, la unidad musulmana recorre esos hexágonos y una unidad cruzada debe seguirla de cerca sin atender a las ZOC.
clause-15-2 =
    .title = Campamentos y saqueo
    .gist = La unidad que entra en un campamento enemigo lo captura; con 4 a 6 se dispersa después para saquear.
clause-15-3 =
    .title = Trabuquetes
    .gist = Los trabuquetes no se mueven, no estorban a los cruzados y los captura cualquier unidad musulmana que entre en su hexágono.
clause-15-4a =
    .title = Las murallas
    .gist = Los hexágonos 0108 a 0112 están cerrados a las unidades, a los ataques y a las ZOC de los cruzados.
clause-15-4b =
    .title = La salida
    .gist = Una vez, en la segunda etapa, la guarnición aparece en las murallas, una unidad por hexágono, y allí no sufre Ar.
clause-15-5a =
    .title = Cuándo retirarse
    .gist = Un ejército musulmán desmoralizado puede retirarse al empezar una de sus fases de movimiento de la primera etapa.
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
    .title = La segunda etapa
    .gist = Los musulmanes despliegan en los hexágonos más orientales y desde entonces mueven primero, del turno 1 al final del 10.
clause-16-1a =
    .title = Victoria clara
    .gist = Un bando gana en el acto cuando el ejército enemigo se desintegra.
clause-16-1b =
    .title = El camino a Acre
    .gist = Los musulmanes ganan con claridad si al final una cadena de hexágonos sin cruzados ni ZOC cruzada une el borde este con las murallas.
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
    .title = Tabla de disparo
    .gist = Un 1 acierta, un 6 falla y, entre ambos, acierta un dado no mayor que el valor de disparo.
clause-S3-1 =
    .title = Secuencia
    .gist = Reagrupamiento, movimiento, disparos y melé; primero un jugador y luego el otro.
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
    .gist = Las unidades formadas controlan los seis hexágonos vecinos; las ligeras y las que están en desorden no.
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
    .title = Disparo defensivo
    .gist = Una unidad con arcos que se defiende puede disparar a un atacante adyacente antes de la melé.
clause-S6-6 =
    .title = Disparar y atacar
    .gist = Quien ha disparado ataca con media fuerza y no está obligado a atacar.
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
    .title = Eludir el combate
    .gist = Una unidad ligera en orden puede eludir a atacantes no más rápidos si su ejército no está desmoralizado.
clause-S8-4 =
    .title = La huida fingida
    .gist = Cómo se tira el Karr-wa-Farr, qué hexágonos se recorren y quién debe seguir.
clause-S8-5 =
    .title = Con otros blancos
    .gist = La melé continúa contra los demás hexágonos, sin la unidad que persigue.
clause-S9-1 =
    .title = Clases de caballería
    .gist = La pesada puede cargar, la media no; la ligera y los arqueros a caballo eluden el combate.
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
    .title = Recobrar el orden
    .gist = Las unidades en desorden fuera de ZOC enemiga, o con un jefe, intentan reagruparse cada turno.
clause-S11-2 =
    .title = Los eliminados
    .gist = Vuelven solo por el reagrupamiento especial de la retirada.
clause-S11-3 =
    .title = Desmoralización
    .gist = Sin cargas, sin eludir el combate, sin huidas fingidas, con peor proporción y peor reagrupamiento.
clause-S11-4 =
    .title = Desintegración
    .gist = Al llegar al segundo número gana el enemigo; si ambos llegan a la vez, deciden los PV.
clause-S12-1 =
    .title = La retirada, paso a paso
    .gist = Prima, salida, orden, reagrupamiento, control, marcha, regreso y turno 1.
clause-S12-2 =
    .title = Sin retirada
    .gist = Sin ella la partida acaba tras el turno 10 de la primera etapa.
clause-S12-3 =
    .title = La salida
    .gist = Hasta cinco unidades de la guarnición a la vez; las otras, cuando quedan murallas vacías.
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
    .answer = Las unidades formadas. Con la opción también las ligeras y las que están en desorden.
    .reason = Ni hostigadores ni hombres desbandados retienen el terreno, y así las líneas pueden separarse.
ruling-R7 =
    .question = ¿Cruza la ZOC el arroyo y llega a colinas, campamentos y trabuquetes?
    .answer = Sí, a todas partes menos al mar y, para los cruzados, a las murallas.
    .reason = Nada dice otra cosa.
ruling-R8 =
    .question = ¿Cómo se combinan las ZOC y las murallas?
    .answer = La ZOC cruzada nunca entra en una muralla y la musulmana sale de ella. Los cruzados ante una muralla ocupada están en ZOC enemiga, pero eso no los obliga a atacar.
    .reason = Solo se nombran las ZOC cruzadas, y nadie puede estar obligado a un ataque prohibido.
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
    .answer = No, no dan PV. En una retirada tiran como los eliminados; con la opción, y en la segunda etapa, no vuelven nunca.
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
    .answer = Una unidad con valor de disparo 1 no dispara en desorden. Quien dispara puede atacar a media fuerza; el disparo defensivo no cuesta nada.
    .reason = Su valor de disparo es entonces 0; el capítulo 6 conoce ambos disparos.
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
    .answer = No se pueden declarar; si los disparos las bajan después, se usa la columna 1:3.
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
    .question = ¿Quién puede eludir a quién?
    .answer = Las unidades ligeras en orden cuyo movimiento impreso no es menor que el de ningún atacante.
    .reason = La rapidez es la prueba habitual.
ruling-R31 =
    .question = ¿Qué unidades llevan punto?
    .answer = De LI1 a LI6; con la opción también los turcomanos.
    .reason = El libro dice infantería con punto.
ruling-R32 =
    .question = ¿Qué puede hacer una unidad con punto en desorden o desmoralizada?
    .answer = Ni fingir la huida ni eludir el combate. Con la opción, en desorden y de un ejército firme, puede eludirlo sin dados.
    .reason = Una huida fingida pide orden, aunque la frase puede leerse de dos modos.
ruling-R33 =
    .question = ¿Qué dado cuenta con varios atacantes, y quién sigue?
    .answer = El más alto, y la unidad que lo tiró; entre iguales elige el cruzado. Con la opción elige entre todos.
    .reason = Un dado para cada una debe significar algo.
ruling-R34 =
    .question = ¿Y si hay menos hexágonos libres que lo que dice el dado?
    .answer = Va tan lejos como el camino más largo, al menos uno, y el perseguidor otros tantos; solo una captura acaba antes la huida.
    .reason = Pisa terreno real, y el libro da un número de hexágonos.
ruling-R35 =
    .question = ¿Quién elige el camino de la huida fingida?
    .answer = El musulmán, después de los dados.
    .reason = Es su huida.
ruling-R36 =
    .question = ¿Y si el perseguidor topa con agua, campamentos o unidades?
    .answer = Para ante lo que no puede pisar o está ocupado, y en un campamento musulmán, que captura. El musulmán que entra en un campamento o trabuquete lo captura y para.
    .reason = Es un avance obligado, y entrar es entrar.
ruling-R37 =
    .question = ¿Y si hay varios defensores?
    .answer = Se pregunta a cada unidad con punto por turno; lo que queda sigue luchando contra los atacantes restantes.
    .reason = Así va toda reacción.
ruling-R38 =
    .question = ¿Qué jefes importan en una huida fingida?
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
    .answer = Sí, en ambas etapas; allí no se les ataca, pero sí sufren Ar.
    .reason = Solo se excluye a los cruzados, y solo se libra de Ar la guarnición.
ruling-R43 =
    .question = ¿Y las siete unidades de la guarnición en cinco murallas?
    .answer = Las que quedan dentro pueden salir al quedar murallas vacías; con la opción se quedan dentro.
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
    .answer = No. Con la opción también en la primera etapa; las que estén en el mapa salen del juego sin PV al retirarse el ejército, las eliminadas no se reagrupan, y las de dentro pueden ocupar murallas en la segunda etapa.
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
    .question = ¿Y si la columna más oriental no basta?
    .answer = Se despliega en la columna 26 y, cuando está llena, en la 25, y así sucesivamente; nadie se queda atrás.
    .reason = Tiene 29 hexágonos y vuelven hasta 35 unidades.
ruling-R53 =
    .question = ¿Qué pasa con el turno que interrumpe la retirada?
    .answer = Termina; el turno 1 de la segunda etapa empieza con los musulmanes.
    .reason = El marcador empieza de nuevo.
ruling-R54 =
    .question = ¿Por dónde corre la línea a Acre?
    .answer = No por el mar; acaba en la primera muralla, los musulmanes en ella no anulan la ZOC cruzada y la marisma está abierta. Se busca en todo final sin desintegración.
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
