### Arsouf. Las sumas cuentan mitades.

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
name-knights = Caballeros
    .form = m-plural
    .the = los caballeros
name-knights-1 = { name-knights } 1
    .form = { name-knights.form }
    .the = { name-knights.the } 1
name-knights-2 = { name-knights } 2
    .form = { name-knights.form }
    .the = { name-knights.the } 2
name-knights-3 = { name-knights } 3
    .form = { name-knights.form }
    .the = { name-knights.the } 3
name-infantry = Infantería
    .form = f
    .the = la infantería
name-infantry-1 = { name-infantry } 1
    .form = { name-infantry.form }
    .the = { name-infantry.the } 1
name-infantry-2 = { name-infantry } 2
    .form = { name-infantry.form }
    .the = { name-infantry.the } 2
name-infantry-3 = { name-infantry } 3
    .form = { name-infantry.form }
    .the = { name-infantry.the } 3
name-infantry-4 = { name-infantry } 4
    .form = { name-infantry.form }
    .the = { name-infantry.the } 4
name-infantry-5 = { name-infantry } 5
    .form = { name-infantry.form }
    .the = { name-infantry.the } 5
name-infantry-6 = { name-infantry } 6
    .form = { name-infantry.form }
    .the = { name-infantry.the } 6
name-baggage = Bagaje
    .form = m
    .the = el bagaje
name-baggage-1 = { name-baggage } 1
    .form = { name-baggage.form }
    .the = { name-baggage.the } 1
name-baggage-2 = { name-baggage } 2
    .form = { name-baggage.form }
    .the = { name-baggage.the } 2
name-baggage-3 = { name-baggage } 3
    .form = { name-baggage.form }
    .the = { name-baggage.the } 3
name-baggage-4 = { name-baggage } 4
    .form = { name-baggage.form }
    .the = { name-baggage.the } 4
name-richard = Ricardo
    .form = m
name-mamelukes = Mamelucos
    .form = m-plural
    .the = los mamelucos
name-mamelukes-1 = { name-mamelukes } 1
    .form = { name-mamelukes.form }
    .the = { name-mamelukes.the } 1
name-mamelukes-2 = { name-mamelukes } 2
    .form = { name-mamelukes.form }
    .the = { name-mamelukes.the } 2
name-mamelukes-3 = { name-mamelukes } 3
    .form = { name-mamelukes.form }
    .the = { name-mamelukes.the } 3
name-mamelukes-4 = { name-mamelukes } 4
    .form = { name-mamelukes.form }
    .the = { name-mamelukes.the } 4
name-horse-archers = Arqueros a caballo
    .form = m-plural
    .the = los arqueros a caballo
name-horse-archers-1 = { name-horse-archers } 1
    .form = { name-horse-archers.form }
    .the = { name-horse-archers.the } 1
name-horse-archers-2 = { name-horse-archers } 2
    .form = { name-horse-archers.form }
    .the = { name-horse-archers.the } 2
name-horse-archers-3 = { name-horse-archers } 3
    .form = { name-horse-archers.form }
    .the = { name-horse-archers.the } 3
name-horse-archers-4 = { name-horse-archers } 4
    .form = { name-horse-archers.form }
    .the = { name-horse-archers.the } 4
name-horse-archers-5 = { name-horse-archers } 5
    .form = { name-horse-archers.form }
    .the = { name-horse-archers.the } 5
name-horse-archers-6 = { name-horse-archers } 6
    .form = { name-horse-archers.form }
    .the = { name-horse-archers.the } 6
name-skirmishers = Hostigadores
    .form = m-plural
    .the = los hostigadores
name-skirmishers-1 = { name-skirmishers } 1
    .form = { name-skirmishers.form }
    .the = { name-skirmishers.the } 1
name-skirmishers-2 = { name-skirmishers } 2
    .form = { name-skirmishers.form }
    .the = { name-skirmishers.the } 2
name-skirmishers-3 = { name-skirmishers } 3
    .form = { name-skirmishers.form }
    .the = { name-skirmishers.the } 3
name-skirmishers-4 = { name-skirmishers } 4
    .form = { name-skirmishers.form }
    .the = { name-skirmishers.the } 4
name-skirmishers-5 = { name-skirmishers } 5
    .form = { name-skirmishers.form }
    .the = { name-skirmishers.the } 5
name-saladin = Saladino
    .form = m

name-absent = fuera de esta partida
name-waiting = en la mano
name-fit = en forma
name-wounded = con heridas
name-killed = baja
name-arrived = en Arsuf

name-deploy = despliegue
name-move = movimiento
name-attack = ataque
name-defence = defensa

name-own_turn = al comienzo de su propio turno
name-both_ends = al comienzo y al final de su propio turno

scenario-printed = La marcha hacia Arsuf
    .summary = La partida completa tal como la trae el libro: desplegar, marchar, combatir y poner a salvo dos bagajes.
scenario-gate = A las puertas
    .summary = Ocho turnos. El primer bagaje ya está a salvo; abre paso a otro entre la guardia de Saladino.
    .notes = Una posición nuestra para aprender.
scenario-charge = Despejar el camino
    .summary = Catorce turnos. Los caballeros aprenden a cargar en línea recta mientras el bagaje espera detrás.
    .notes = Una posición nuestra para aprender.
scenario-ford = Cruzar el vado
    .summary = Dieciocho turnos. Una pequeña columna cruza el río mientras los jinetes musulmanes la rondan.
    .notes = Una posición nuestra para aprender.

option-road_entry = Entrar en el camino
    .about = La primera de las dos casillas que la tropa a pie recorre por el camino puede ser la de entrada en él.
option-pass_friends = Pasar entre piezas amigas
    .about = Una pieza puede atravesar casillas ocupadas por piezas amigas.
option-attack_across_river = Ataques a través del río
    .about = Se puede atacar a un enemigo de la otra orilla. El apoyo y los jefes cuentan a través del río en todo caso.
option-announce_first = Anunciar antes todos los ataques
    .about = Se anuncian todos los ataques antes de tirar ninguno; el dirigido a una pieza ya muerta se pierde.
option-wounded_leader_leads = El jefe herido sigue mandando
    .about = Un jefe herido suma dos, como siempre, a las piezas que tiene al lado.
option-recovery = Cuándo se recuperan los heridos
    .about = Siempre al comienzo de su propio turno y, si se quiere, también al final.
option-spare_baggage_counts = El bagaje sobrante cuenta
    .about = El tercer y el cuarto bagaje valen como una de las otras dos piezas.
option-muslims_enter_arsouf = Los musulmanes entran en Arsuf
    .about = La ciudad está abierta a los musulmanes, que pueden ocuparla y cerrar el paso.
option-turn_limit = Límite de turnos
    .about = Los turnos que tienen los cruzados para alcanzar su objetivo.
option-banner_spaces = Casillas bajo el rótulo
    .about = Las casillas que tapa el rótulo impreso forman parte del tablero.

ask-deploy = { $seat }: coloca tus piezas en tu zona y confirma el despliegue.
ask-move = { $seat }: mueve cuantas piezas quieras y termina el movimiento.
ask-attack = { $seat }: elige quién ataca a quién, o termina los ataques.

event-placed = { $swapped_id ->
    [none] { CAP($piece_the) } { $piece_number ->
        [plural] ocupan
       *[singular] ocupa
    } { $at }.
   *[other] { CAP($piece_the) } { $piece_number ->
        [plural] ocupan
       *[singular] ocupa
    } { $at } en lugar { DEL($swapped_the) }.
}
event-lifted = { CAP($piece_the) } { $piece_number ->
    [plural] vuelven
   *[singular] vuelve
} a la mano.
event-arranged = { $how_id ->
    [historical] { CAP($side_the) } forman en su despliegue histórico.
   *[rest] { CAP($side_the) }: el resto del ejército ocupa sus puestos.
}
event-deployed = { CAP($side_the) } han desplegado su ejército.
event-turn-began = Turno { $turn }: { $side_the }.
event-moved = { CAP($piece_the) } { $piece_number ->
    [plural] van
   *[singular] va
} de { $start } a { $to }.
event-charged = { CAP($piece_the) } cargan contra { $target_the } y suman uno si atacan.
event-arrived = { CAP($piece_the) } { $piece_number ->
    [plural] llegan
   *[singular] llega
} a Arsuf. En la ciudad: { $baggage ->
    [one] { $baggage } bagaje
   *[other] { $baggage } bagajes
} y { $others ->
    [one] { $others } pieza más
   *[other] { $others } piezas más
}.
event-phase-ended = { $phase_id ->
    [move] { CAP($side_the) } terminan su movimiento.
   *[attack] { CAP($side_the) } terminan sus ataques.
}
event-announced = { CAP($piece_the) } { $piece_number ->
    [plural] atacarán
   *[singular] atacará
} { AL($target_the) }.
event-lapsed = Se pierde el ataque { DEL($piece_the) }: { $target_the } ya { $target_number ->
    [plural] han caído
   *[singular] ha caído
}.
event-fought = { CAP($piece_the) } { $piece_number ->
    [plural] atacan
   *[singular] ataca
} { AL($target_the) }: { HALVES($attack) } a { HALVES($defence) }.
event-withstood = { CAP($piece_the) } y { $target_the } empatan: todo sigue igual.
event-wounded = { CAP($piece_the) } { $piece_form ->
    [m-plural] quedan heridos
    [f] queda herida
   *[m] queda herido
}.
event-killed = { CAP($piece_the) } { $piece_number ->
    [plural] caen y dejan
   *[singular] cae y deja
} el tablero.
event-recovered = { CAP($piece_the) } se { $piece_number ->
    [plural] recuperan
   *[singular] recupera
}.
event-ended = { $how_id ->
    [arrived] { outcome-arrived }
    [stopped] { outcome-stopped }
   *[too-late] { outcome-too-late }
}

outcome-arrived = Vencen los cruzados: dos bagajes y otras dos piezas están en Arsuf.
outcome-stopped = Vencen los musulmanes: quedan muy pocos cruzados para alcanzar el objetivo.
outcome-too-late = Vencen los musulmanes: ha pasado el último turno.

remark-held-to-the-last-turn = Si el bagaje no hubiera llegado antes de acabar el turno { $limit }, habrían vencido los musulmanes.
remark-short-of-the-town = { $baggage ->
    [0] { $others ->
        [one] A los cruzados les faltó una pieza en Arsuf.
       *[other] A los cruzados les faltaron { $others } piezas en Arsuf.
    }
    [one] { $others ->
        [0] A los cruzados les faltó un bagaje en Arsuf.
        [one] A los cruzados les faltaron un bagaje y otra pieza en Arsuf.
       *[other] A los cruzados les faltaron un bagaje y otras { $others } piezas en Arsuf.
    }
   *[other] { $others ->
        [0] A los cruzados les faltaron { $baggage } bagajes en Arsuf.
        [one] A los cruzados les faltaron { $baggage } bagajes y otra pieza en Arsuf.
       *[other] A los cruzados les faltaron { $baggage } bagajes y otras { $others } piezas en Arsuf.
    }
}

line-value = { HALVES($add) } valor de combate
line-leader = +{ HALVES($add) } { $who } a su lado
line-leader-away = +0 sin jefe a su lado
line-leader-wounded = +0 { $who } a su lado, pero herido
line-support = +{ HALVES($add) } { $who } junto al atacante
line-wounded-friend = +0 { $who } junto al atacante, pero { $who_form ->
    [m-plural] heridos
    [f] herida
   *[m] herido
}
line-charge = +{ HALVES($add) } carga

refusal-no-such-piece = No hay ninguna pieza llamada { $piece }.
refusal-no-such-space = No hay ninguna casilla { $at } en el tablero.
refusal-not-your-piece = { CAP($piece_the) } { $piece_number ->
    [plural] son
   *[singular] es
} del otro ejército.
refusal-not-an-enemy = { CAP($target_the) } { $target_number ->
    [plural] son
   *[singular] es
} de tu propio bando.
refusal-killed = { CAP($piece_the) } ya { $piece_number ->
    [plural] han
   *[singular] ha
} caído.
refusal-arrived = { CAP($piece_the) } ya { $piece_number ->
    [plural] están
   *[singular] está
} en Arsuf.
refusal-not-in-play = { CAP($piece_the) } no { $piece_number ->
    [plural] están
   *[singular] está
} en el tablero.

refusal-deploy-first = Antes hay que desplegar los dos ejércitos.
refusal-deployment-over = El despliegue ha terminado.
refusal-outside-area = { CAP($piece_the) } no { $piece_number ->
    [plural] pueden
   *[singular] puede
} colocarse en { $at }: está fuera de la zona de su ejército.
refusal-placed-there = { CAP($piece_the) } ya { $piece_number ->
    [plural] están
   *[singular] está
} en { $at }.
refusal-not-placed = { CAP($piece_the) } aún no { $piece_form ->
    [m-plural] están colocados
    [f] está colocada
   *[m] está colocado
}.
refusal-arranged-already = { $how_id ->
    [historical] El ejército ya está en su despliegue histórico.
   *[rest] No queda ninguna pieza por colocar.
}
refusal-pieces-in-hand = { $count ->
    [one] Queda una pieza en la mano; colócala antes.
   *[other] Quedan { $count } piezas en la mano; colócalas antes.
}

refusal-moved-already = { CAP($piece_the) } ya se { $piece_number ->
    [plural] han movido
   *[singular] ha movido
} este turno.
refusal-sea = { $at } es mar abierto y no forma parte del tablero.
refusal-marsh = { $at } es marisma; ninguna pieza puede entrar.
refusal-closed-town = { $at } es Arsuf, cerrada a los musulmanes.
refusal-banner = { $at } queda bajo el rótulo impreso y en esta partida está cerrada.
refusal-occupied = { CAP($by_the) } ya { $by_number ->
    [plural] ocupan
   *[singular] ocupa
} { $at }.
refusal-river = { CAP($piece_the) } no { $piece_number ->
    [plural] pueden
   *[singular] puede
} cruzar el río hasta { $at }; solo se pasa por el vado.
refusal-marsh-between = { CAP($piece_the) } solo { $piece_number ->
    [plural] podrían
   *[singular] podría
} llegar a { $at } por la marisma.
refusal-town-between = { CAP($piece_the) } solo { $piece_number ->
    [plural] podrían
   *[singular] podría
} llegar a { $at } pasando por Arsuf, y entrar en la ciudad termina el movimiento.
refusal-banner-between = { CAP($piece_the) } solo { $piece_number ->
    [plural] podrían
   *[singular] podría
} llegar a { $at } bajo el rótulo impreso, que en esta partida está cerrado.
refusal-too-far-wounded = { $at } está demasiado lejos: con heridas, { $piece_the } { $piece_number ->
    [plural] avanzan
   *[singular] avanza
} una sola casilla.
refusal-off-the-road = { $at } está demasiado lejos: { $piece_the } { $piece_number ->
    [plural] avanzan
   *[singular] avanza
} dos casillas únicamente por el camino; fuera de él, una.
refusal-too-far = { $at } está demasiado lejos: { $piece_the } { $piece_number ->
    [plural] avanzan
   *[singular] avanza
} como mucho { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}.
refusal-way-barred = Otras piezas cierran el paso { DEL($piece_the) } hacia { $at }.

refusal-moves-before-attacks = Primero todo el movimiento y después todos los ataques; esto corresponde a la otra fase.
refusal-attacked-already = { CAP($piece_the) } ya { $piece_number ->
    [plural] han
   *[singular] ha
} atacado este turno.
refusal-wounded = { CAP($piece_the) } { $piece_form ->
    [m-plural] están heridos y no pueden
    [f] está herida y no puede
   *[m] está herido y no puede
} atacar.
refusal-not-adjoining = { CAP($piece_the) } no { $piece_number ->
    [plural] pueden
   *[singular] puede
} atacar { AL($target_the) }: sus casillas no son contiguas.
refusal-across-the-river = { CAP($piece_the) } no { $piece_number ->
    [plural] pueden
   *[singular] puede
} atacar { AL($target_the) }: en esta partida no se ataca a través del río.

clause-1-1 =
    .title = El ejército cruzado
    .gist = Dieciséis piezas: templarios y hospitalarios combaten con 4, tres escuadrones de caballeros con 3, seis tropas de infantería con 2, cuatro bagajes con 1 y Ricardo con 2.
clause-1-2 =
    .title = Caballeros y Ricardo mueven 2
    .gist = Templarios, hospitalarios, caballeros y Ricardo avanzan hasta dos casillas.
clause-1-3 =
    .title = A pie, 2 por el camino y 1 fuera de él
    .gist = La infantería y el bagaje recorren hasta dos casillas por el camino, pero solo una por cualquier otro terreno.
clause-1-4 =
    .title = El ejército musulmán
    .gist = Dieciséis piezas: cuatro escuadrones de mamelucos combaten con 3, seis tropas de arqueros a caballo con 2, cinco de hostigadores con 1 y Saladino con 2.
clause-1-5 =
    .title = Los musulmanes mueven 3
    .gist = Todas las piezas del ejército musulmán avanzan hasta tres casillas.
clause-2-1 =
    .title = Un dado
    .gist = Basta un solo dado de seis caras; también sirve la ruleta impresa.
clause-3-1 =
    .title = Cómo ganan los cruzados
    .gist = Los cruzados ganan en cuanto dos bagajes y otras dos piezas cualesquiera han llegado a Arsuf.
clause-3-2 =
    .title = Cómo ganan los musulmanes
    .gist = Los musulmanes ganan si impiden que los cruzados logren su objetivo (§3.1).
clause-3-3 =
    .title = Dos jugadores
    .gist = Uno dirige el ejército de Ricardo y otro el de Saladino; nadie mueve las tropas ajenas.
clause-4-1 =
    .title = El campamento cruzado
    .gist = Todas las piezas cruzadas empiezan en el campamento, arriba a la derecha del tablero.
clause-4-2 =
    .title = La zona musulmana
    .gist = Todas las piezas musulmanas empiezan en la zona marcada, abajo a la izquierda del tablero.
clause-4-3 =
    .title = El río y el vado
    .gist = El río que corre ante el campamento solo se cruza por el vado.
clause-4-4 =
    .title = El arroyo
    .gist = El arroyo no estorba a nadie: se vadea por donde se quiera.
clause-4-5 =
    .title = La marisma
    .gist = La marisma de Birket-Ramadan está cerrada a las piezas de ambos ejércitos.
clause-4-6 =
    .title = Quién empieza
    .gist = Los cruzados juegan el primer turno y desde entonces los ejércitos se alternan.
clause-4-7 =
    .title = Elegir bando
    .gist = Antes de desplegar, los jugadores acuerdan quién dirige cada ejército.
clause-5-1 =
    .title = Mover cuantas piezas se quiera
    .gist = En tu turno puedes mover tantas piezas tuyas como quieras, o ninguna.
clause-5-2 =
    .title = Una pieza por casilla
    .gist = Nunca hay dos piezas en la misma casilla.
clause-5-3 =
    .title = No más allá de lo permitido
    .gist = Ninguna pieza avanza en un turno más casillas de las que le conceden §1.2, §1.3 o §1.5.
clause-6-1 =
    .title = Primero mover, después atacar
    .gist = Los ataques llegan cuando ha terminado todo tu movimiento; después ya nada se mueve.
clause-6-2 =
    .title = Atacar la casilla contigua
    .gist = Una pieza ataca a un enemigo situado en una de las seis casillas que la rodean.
clause-6-3 =
    .title = Un ataque por pieza
    .gist = Pueden atacar todas tus piezas que tengan un enemigo al lado, cada una solo una vez por turno.
clause-6-4 =
    .title = El total del atacante
    .gist = El atacante tira primero y suma el valor de combate de su pieza. Un jefe (§6.6) y una carga (§7.1) añaden más.
clause-6-5 =
    .title = El total del defensor
    .gist = El defensor tira después y suma el valor de su pieza más la mitad del valor de cada otra pieza amiga situada junto al atacante. El jefe (§6.6) y los heridos (§6.13) tienen cláusulas propias.
clause-6-6 =
    .title = Los jefes
    .gist = Una pieza con su jefe en una casilla contigua suma dos, tanto al atacar como al defenderse.
clause-6-7 =
    .title = El perdedor queda herido
    .gist = La pieza con el total más bajo queda herida, sea la atacante o la defensora.
clause-6-8 =
    .title = Totales iguales
    .gist = Si los dos totales son iguales, no pasa nada.
clause-6-9 =
    .title = Qué puede hacer un herido
    .gist = Una pieza herida no puede atacar, pero se defiende con todo su valor.
clause-6-10 =
    .title = Muerte
    .gist = Una pieza herida que vuelve a ser derrotada (§6.7) muere y sale del tablero.
clause-6-11 =
    .title = Los heridos mueven 1
    .gist = Una pieza herida avanza una casilla por turno, sea cual sea su movimiento normal.
clause-6-12 =
    .title = Recuperación
    .gist = Una pieza herida sin enemigos a tres casillas o menos se levanta y vuelve a estar en forma.
clause-6-13 =
    .title = Los heridos no apoyan
    .gist = Una pieza amiga herida junto al atacante no suma nada a la defensa.
clause-7-1 =
    .title = La carga
    .gist = Los caballeros cruzados que cargan dos casillas en línea recta (§7.2) contra el enemigo al que atacan suman uno.
clause-7-2 =
    .title = Se carga en línea recta
    .gist = Las dos casillas de la carga y el enemigo que la recibe están en una misma línea recta.
clause-8-1 =
    .title = Proteger el bagaje
    .gist = Lleva el bagaje por el lado del mar, tras una pantalla de infantería y caballeros.
clause-8-2 =
    .title = Envolver
    .gist = A los musulmanes les conviene golpear a lo largo de toda la columna y en su retaguardia.
clause-8-3 =
    .title = Los jefes, junto a los más fuertes
    .gist = Mantén a Ricardo y a Saladino al lado de sus mejores combatientes.
clause-m1 =
    .title = El menú
    .gist = El menú ofrece la escala del tablero (40, 50, 60 o 75 %), español o inglés, los valores por defecto, las reglas, la elección de bando y la salida.
clause-m2 =
    .title = Elección de bando
    .gist = Eliges si diriges el ejército de Ricardo o el de Saladino.
clause-m3 =
    .title = Despliegue
    .gist = El panel de registro nombra la siguiente pieza; un clic en una casilla la coloca allí.
clause-m4-1 =
    .title = El mapa
    .gist = El mapa muestra el campo con las piezas de los dos ejércitos.
clause-m4-2 =
    .title = Detalles de la pieza
    .gist = Un panel describe la pieza seleccionada.
clause-m4-3 =
    .title = El panel lateral
    .gist = Un panel al lado cuenta cómo va la partida.
clause-m4-4 =
    .title = El panel de registro
    .gist = Todo lo que ocurre queda escrito en el panel de registro.
clause-m4-5 =
    .title = Progreso de la victoria
    .gist = Un panel muestra hasta dónde han llegado los cruzados.
clause-m4-6 =
    .title = El botón de reglas
    .gist = Un botón abre las reglas.
clause-m4-7 =
    .title = El botón de fin de fase
    .gist = Un botón termina la fase en curso.
clause-m4-8 =
    .title = La rueda
    .gist = La rueda del ratón desplaza el mapa arriba y abajo.
clause-m4-9 =
    .title = CTRL y la rueda
    .gist = Con CTRL pulsado, la rueda desplaza el mapa a los lados.
clause-m4-10 =
    .title = ESC
    .gist = ESC lleva fuera del juego.
clause-m5-1 =
    .title = Seleccionar una pieza para moverla
    .gist = La pieza seleccionada muestra sus detalles y, con círculos cian, adónde puede ir.
clause-m5-2 =
    .title = Moverla
    .gist = Un clic izquierdo en un círculo cian mueve la pieza hasta allí.
clause-m5-3 =
    .title = De dónde venía
    .gist = Un círculo rojo marca la casilla que ha dejado una pieza movida.
clause-m5-4 =
    .title = Anular un movimiento
    .gist = Un clic derecho en el círculo rojo devuelve la pieza a su casilla.
clause-m5-5 =
    .title = La carga se anota
    .gist = Cuando unos caballeros cargan contra un enemigo, el registro lo dice.
clause-m6-1 =
    .title = Seleccionar al atacante
    .gist = El atacante seleccionado muestra sus detalles y círculos rojos sobre los enemigos que puede atacar.
clause-m6-2 =
    .title = Dejar de seleccionar
    .gist = Un clic derecho suelta al atacante seleccionado.
clause-m6-3 =
    .title = Atacar
    .gist = Un clic izquierdo en un enemigo marcado lo ataca.
clause-m6-4 =
    .title = La cruz roja
    .gist = Una cruz roja marca la pieza herida, y sus detalles lo dicen.
clause-m6-5 =
    .title = La cruz desaparece
    .gist = La cruz roja desaparece cuando la pieza se recupera.
clause-m7 =
    .title = El turno del ordenador
    .gist = El ordenador juega su turno solo, a la vista de todos y anotado en el registro.
clause-m8-1 =
    .title = El límite de turnos
    .gist = Los cruzados pierden si pasa el último turno sin que hayan logrado su objetivo.
clause-m8-2 =
    .title = El panel de progreso
    .gist = El panel cuenta el turno, los bagajes y las otras piezas a salvo.

ruling-R1 =
    .question = ¿Cómo usa el camino la tropa a pie?
    .answer = Avanza dos casillas solo si la primera, la intermedia y la última son camino; si no, una. Con heridas, siempre una.
    .reason = Las dos casillas se conceden por el camino, y quien todavía tiene que entrar en él aún no está en el camino.
ruling-R2 =
    .question = ¿Se puede pasar por encima de otras piezas?
    .answer = A través de las amigas sí, de las enemigas nunca, y hay que acabar en una casilla vacía.
    .reason = El libro prohíbe dos piezas en una casilla: habla de dónde se quedan, no de que los amigos abran paso.
ruling-R3 =
    .question = ¿El movimiento se hace de una vez?
    .answer = Sí: cada pieza se mueve una vez por turno, sin partir el movimiento; el orden de las piezas es libre.
    .reason = El libro concede a cada pieza tantas casillas por turno y no dice nada de moverla por partes.
ruling-R4 =
    .question = ¿Qué lados del río están cerrados y qué casillas existen?
    .answer = Los cuatro lados de agua abierta están cerrados y los tres rayados son el vado. Las casillas de mar 00.00 y 00.01 no forman parte del tablero.
    .reason = Así lo dibuja el tablero original: agua abierta y una franja rayada con dos flechas que señalan el paso.
ruling-R5 =
    .question = ¿Se puede atacar a través del río?
    .answer = Sí. El apoyo y los jefes también cuentan a través de él, diga lo que diga la opción.
    .reason = El libro permite atacar a cualquier enemigo en casilla contigua; el río solo limita el paso.
ruling-R6 =
    .question = ¿Se anuncian antes todos los ataques o uno a uno?
    .answer = Uno a uno: cada ataque se tira antes de nombrar el siguiente.
    .reason = Así lo juega el manual. Con la opción se anuncian todos y se tiran en ese orden; el dirigido a una pieza ya muerta se pierde.
ruling-R7 =
    .question = ¿Se puede atacar dos veces al mismo enemigo en una fase?
    .answer = Sí, con piezas distintas; una pieza puede caer herida y morir en la misma fase.
    .reason = El libro limita cuántas veces ataca una pieza, no cuántas veces es atacada.
ruling-R8 =
    .question = ¿Qué más se tira, y en qué orden?
    .answer = Nada más: un ataque tiene dos tiradas, la del atacante y después la del defensor.
    .reason = Ninguna otra parte del libro pide el dado.
ruling-R9 =
    .question = ¿Atacan el bagaje y los jefes?
    .answer = Sí, como cualquier pieza que no esté herida.
    .reason = Ambos tienen valor de combate, y el libro solo exceptúa a los heridos.
ruling-R10 =
    .question = ¿Qué se divide exactamente en el apoyo?
    .answer = El valor impreso de cada otra pieza amiga sin heridas junto al atacante, nunca sus bonificaciones. Un jefe da 1 y un bagaje ½; las mitades se conservan sin redondear. Un defensor herido recibe apoyo como cualquier otro.
    .reason = El libro divide el valor de combate de las piezas y no dice nada de redondeos ni de la salud del defensor.
ruling-R11 =
    .question = ¿A quién ayuda un jefe?
    .answer = A cualquier pieza contigua de su bando, con dos y una sola vez; nunca a sí mismo.
    .reason = Ningún jefe está en una casilla contigua a la suya.
ruling-R12 =
    .question = ¿Ayuda todavía un jefe herido?
    .answer = Sí.
    .reason = El libro solo quita a los heridos el ataque y el apoyo.
ruling-R13 =
    .question = ¿Quién carga y cómo?
    .answer = Templarios, hospitalarios y caballeros, no Ricardo, mientras no estén heridos. Avanzan exactamente dos casillas en una dirección, sin amigos en ellas, y el objetivo es la siguiente de esa línea, no al otro lado de un lado cerrado del río.
    .reason = El libro habla de caballeros que cabalgan dos casillas directamente contra el enemigo; un herido solo avanza una, y ni los amigos ni el agua honda dejan pasar una carga.
ruling-R14 =
    .question = ¿Cuándo se recuperan los heridos?
    .answer = Al comienzo de su propio turno. La distancia se cuenta en casillas, sea cual sea el terreno, y los enemigos heridos cuentan.
    .reason = El libro da la distancia pero no el momento, y un enemigo herido sigue siendo enemigo. Con la opción pueden recuperarse también al final de su propio turno.
ruling-R15 =
    .question = ¿Qué ocurre al llegar a Arsuf?
    .answer = Entrar en la ciudad termina el movimiento. La pieza, herida o no, sale del tablero en el acto, se cuenta y ya no ataca. La victoria es inmediata; hasta entonces una llegada se anula como cualquier movimiento.
    .reason = Tienen que llegar cuatro piezas, y la ciudad tiene dos casillas con sitio para una cada una.
ruling-R16 =
    .question = ¿Cuentan el tercer y el cuarto bagaje como otras piezas?
    .answer = Sí.
    .reason = El libro pide dos piezas cualesquiera además de los dos bagajes.
ruling-R17 =
    .question = ¿Pueden los musulmanes entrar en Arsuf?
    .answer = No, pero pueden situarse ante sus tres puertas.
    .reason = El libro llama a la ciudad amiga de los cruzados.
ruling-R18 =
    .question = ¿Pueden los musulmanes entrar en el campamento?
    .answer = Sí.
    .reason = El campamento es donde despliegan los cruzados; el libro solo cierra la marisma.
ruling-R19 =
    .question = ¿Cuándo los han detenido los musulmanes?
    .answer = En el acto, cuando quedan muy pocos bagajes u otras piezas vivas o llegadas; o tras la mitad musulmana del último turno.
    .reason = Entonces el objetivo ya es imposible. El manual pone un límite y muestra 50 turnos.
ruling-R20 =
    .question = ¿Cómo se despliegan los ejércitos?
    .answer = Primero los cruzados, a la vista, pieza a pieza, las dieciséis en sus dieciséis casillas; después los musulmanes. Se pueden intercambiar y retirar piezas hasta confirmar el despliegue.
    .reason = El libro nombra primero a los cruzados y no esconde nada; el manual coloca una pieza tras otra.
ruling-R21 =
    .question = ¿Forman parte del tablero las casillas que tapa el rótulo?
    .answer = Sí. Con la opción se cierran las filas 13 y 14 desde la columna 12.
    .reason = En el original las tapa un rótulo con un recordatorio de las reglas; el tablero redibujado juega en ellas.
ruling-R22 =
    .question = ¿Qué entiende el manual por atacar a distancia?
    .answer = Atacar a un enemigo en una casilla contigua.
    .reason = En el libro nadie dispara.
ruling-R23 =
    .question = ¿Cuándo se anuncia una carga?
    .answer = Lo dice el movimiento que puede convertirse en carga; la bonificación aparece en el ataque.
    .reason = El manual anota la carga en la fase de movimiento y el libro la cuenta en el ataque.
ruling-R24 =
    .question = ¿Hay retrocesos, piezas trabadas o zonas de control?
    .answer = No.
    .reason = El libro no las tiene.
ruling-R25 =
    .question = ¿Qué hace ESC en un navegador?
    .answer = Vuelve atrás paso a paso y al final abre el menú del juego, cuya primera entrada sale de la partida. La rueda desplaza el mapa como dice el manual; un ajuste permite que haga zoom.
    .reason = Una página no debe desaparecer con una tecla, y al salir no se pierde nada.
