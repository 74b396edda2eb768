### Por qué actúa un bot: una frase para cada razón que puede dar.
### $wins y $loses cuentan las tiradas, de $throws posibles.

why-lots = Se ha echado a suertes.
why-default = Sin mejor idea que la respuesta habitual.
why-promising = { $seat }: lo mejor de lo probado, en { $looked } posiciones.
why-nothing-better = { $seat }: nada más promete tanto, en { $looked } posiciones.

why-deploy = { $seat }: el orden histórico vale tanto como cualquier otro.
why-deployed = { $seat }: cada pieza está en su sitio.

why-arrive = { $piece }: a Arsuf, donde cuenta.
why-march = { $piece }: más cerca de Arsuf por el camino libre más corto.
why-escort = { $piece }: al paso del bagaje.
why-bar = { $piece }: a cerrar el paso al bagaje, o más cerca de él.
why-screen = { $piece }: entre el bagaje y el otro ejército.
why-safety = { $piece }: aquí corre menos peligro cuando responda el otro bando.
why-lead = { $piece }: junto a quienes más necesitan un jefe.
why-strike = { $piece }: con { $target_the } a su alcance; { $wins } tiradas de { $throws } a favor, { $loses } en contra.
why-charge = { $piece }: carga contra { $target_the }; { $wins } tiradas de { $throws } a favor, { $loses } en contra.
why-hunt = { $piece }: tras los heridos.
why-deny = { $piece }: lo bastante cerca para que los heridos del otro bando no se recuperen.
why-recover = { $piece }: lejos del otro ejército, a recuperarse.
why-room = { $piece }: deja sitio a los demás.
why-moves-done = { $seat }: los demás están bien donde están.

why-attack = { $piece } contra { $target_the }: { $wins } tiradas de { $throws } a favor, { $loses } en contra.
why-finish = { $piece } contra { $target_the }, que { $target_number ->
    [plural] morirían
   *[singular] moriría
}: { $wins } tiradas de { $throws } a favor, { $loses } en contra.
why-attacks-done = { $seat }: ningún ataque de los que quedan merece el riesgo.

## Acre. $good y $bad cuentan las caras del dado, de $faces, que dañan a los defensores y a los atacantes.

why-man-siege = { $unit }: a { $at }, para encerrar a la guarnición.
why-guard-camp = { $unit }: a guardar el campamento de { $at }.
why-man-line = { $unit }: a { $at }, donde mejor sirve a la línea.
why-dismantle = El trabuquete de { $at } hace falta en otro sitio.
why-emplace = Un trabuquete para { $at }.
why-capture = { $unit }: a { $at }, por lo que allí se puede capturar.
why-make-way = { $unit }: deja sitio a los demás.
why-shelter = { $unit }: más a salvo en { $at } cuando responda el otro bando.
why-reorder = { $unit }: fuera del alcance del otro bando, para recobrar el orden.
why-close-in = { $unit }: a { $at }, más cerca de donde hace falta.
why-ride-at = { $unit }: cabalga en línea recta para cargar desde { $at }.
why-bar-way = { $unit }: a { $at }, para cerrar el paso a las murallas.
why-take-aim = { $unit }: al alcance de sus flechas en { $at }.
why-press = { $unit }: a { $at }, para atacar junto con los que están allí.
why-envelop = { $unit }: a { $at }, para envolver a los que están allí.
why-take-command = { $leader }: donde más sirve es con { $unit_the }.
why-shot = { $unit }{ $others ->
        [0] {""}
       *[other] {" "}y { $others } más
    } contra { $target_the }: { $hits } posibilidades de { $faces } de acertar.
why-shots-done = { $seat }: ningún disparo de los que quedan vale la pena.
why-assault = { $unit }{ $others ->
        [0] {""}
       *[other] {" "}y { $others } más
    } contra { $target_the } a { $column }: { $good } posibilidades de { $faces } de causar daño, { $bad } de sufrirlo.
why-sweep = { $unit }{ $others ->
        [0] {""}
       *[other] {" "}y { $others } más
    } contra { $target_the } y { $further } más a la vez a { $column }: { $good } posibilidades de { $faces } de causar daño, { $bad } de sufrirlo.
why-ride-down = { $unit }{ $others ->
        [0] {""}
       *[other] {" "}y { $others } más
    } con una carga contra { $target_the } a { $column }: { $good } posibilidades de { $faces } de causar daño, { $bad } de sufrirlo.
why-owed = { CAP($unit_the) } { $unit_number ->
    [plural] deben
   *[singular] debe
} atacar, y lo menos malo es hacerlo contra { $target_the } a { $column }: { $good } posibilidades de { $faces } de causar daño, { $bad } de sufrirlo.
why-give-ground = { $unit }: atrás, adonde el ejército queda mejor.
why-hold-ground = { $seat }: avanzar no gana nada.
why-follow-up = { $unit }: vale la pena ocupar { $at }.
why-sacrifice = { $unit }: la pérdida que menos cuesta.
why-stand-fast = { $unit }: { $column } no es motivo para ceder.
why-fire-first = { $unit }: flechas contra { $target_the } antes de llegar a las manos a { $column }.
why-evade = { $unit }: a { $at } antes que combatir.
why-feign = { $unit }: que sigan una huida fingida.
why-draw-out = { $unit }: por aquí el perseguidor cae entre los nuestros.
why-slip-away = { $unit }: lejos del otro ejército.
why-pursue = { $unit }: si alguien debe seguir, el que menos falta hace.
why-withdraw = Las pérdidas suman { $losses } y el ejército se deshace con { $disintegrated }; el próximo turno puede costar { $toll }: es hora de retirarse.
why-fight-on = Las pérdidas suman { $losses } y el ejército se deshace con { $disintegrated }; el próximo turno puede costar { $toll }: la batalla sigue.
why-sally = { $unit }: sale a la muralla en { $at }, donde ningún cruzado puede atacar.
why-bide = { $seat }: la guarnición espera su momento.
why-lend = { $leader } ayuda { AL($unit_the) } a reagruparse.
why-bring-back = { $unit }: vuelve por { $at }.
why-land = { $unit }: la caballería pesada vuelve junta.
why-deploy-rest = { $seat }: los demás a su lado.

## Croisades. $good y $bad cuentan las caras del dado, de $faces, que dañan o hacen retroceder a los defensores y a los atacantes.

why-mark-now = { $seat }: { $count ->
        [one] un ballestero tiene
       *[other] { $count } ballesteros tienen
    } ahora un disparo que vale al menos tanto como uno posterior.
why-mark-later = { $seat }: { $count ->
        [one] el disparo de un ballestero vale
       *[other] los disparos de { $count } ballesteros valen
    } más cuando se mueva el otro bando.
why-mark-nobody = { $seat }: ningún ballestero tiene un disparo por el que valga la pena quedarse quieto.
why-loose = { $figure } contra { $target_the }: { $hits } posibilidades de { $faces } de herir, derribar del caballo o matar.
why-no-more-shots = { $seat }: ningún disparo de los que quedan vale la pena.
why-volley = { $figure }{ $others ->
        [0] {""}
       *[other] {" "}y { $others } más
    } contra { $target_the } ahora: el primer disparo tiene { $hits } posibilidades de { $faces } de herir, derribar del caballo o matar.
why-hold-fire = { $seat }: disparar ahora contra { $target_the } promete menos que hacerlo después.
why-charge-home = { $figure }: una carga contra { $target_the }, a { $odds } si nadie le sale al encuentro.
why-no-more-charges = { $seat }: ninguna carga promete más que otros movimientos.
why-meet-charge = { $figure } sale al encuentro { DEL($target_the) }, que así ataca solo a { $odds }.
why-turn-charge = { $figure } sale al encuentro { DEL($target_the) } con más fuerza.
why-await-charge = { $seat }: nada se gana saliendo al encuentro { DEL($target_the) }.
why-lie-in-wait = { $figure } se oculta en { $at }.
why-keep-hidden = Los demás siguen ocultos.
why-cut-off = { $figure }: a { $at }, para cortarles el paso.
why-bring-lady = { $figure }: a { $at }, para hacer pasar a la dama.
why-go-search = { $figure }: a { $at }, para registrar un bosquecillo.
why-ride-through = { $figure }: a { $at }, camino del otro lado.
why-ride-off = { $figure } sale del mapa, que es lo que cuenta.
why-bring-cart = El carro sigue hasta { $at }.
why-lead-horse = { $figure } lleva el caballo del carro.
why-push-cart = { $figure } y otros empujan el carro.
why-unharness-cart = { $figure } desengancha el caballo muerto.
why-fill-barrel = { $figure } llena un barril.
why-stave-barrel = { $figure } desfonda un barril.
why-keep-by-cart = { $figure }: a { $at }, para seguir junto al carro.
why-come-to-blows = { $figure }: a { $at }, para atacar desde allí.
why-keep-away = { $figure }: a { $at }, más a salvo de golpes cuando responda el otro bando.
why-take-cover = { $figure }: a { $at }, más a salvo de los disparos.
why-line-up-shot = { $figure }: a { $at }, para disparar mejor.
why-come-in = { $figure }: entra en el mapa, hasta { $at }.
why-muster-proposed = { $seat }: las fuerzas que propone el escenario están bien repartidas.
why-take-posts = { $seat }: los lugares que propone el escenario son buenos.
why-draw-near = { $figure }: a { $at }, más cerca de quienes vale la pena atacar.
why-bring-away = { $figure }: a { $at }, lejos del enemigo con esa herida.
why-join-others = { $figure }: a { $at }, donde mejor sirve a los demás.
why-go-on = { $figure } no puede quedarse allí y sigue adelante.
why-sets-down = { $figure } no sigue y deja lo que lleva.
why-lets-go = { $figure }: manos libres, sin { $horse }.
why-put-down = { $figure }: queda en { $at }, el primer lugar que hay.
why-steps-done = { $seat }: los demás están bien donde están.
why-blows = { $figure }{ $others ->
        [0] {""}
       *[other] {" "}y { $others } más
    } contra { $target_the }{ $further ->
        [0] {""}
       *[other] {" "}y { $further } más a la vez
    } a { $odds }: { $good } posibilidades de { $faces } de causar daño o hacer retroceder, { $bad } de sufrirlo.
why-no-more-blows = { $seat }: ningún ataque merece el riesgo.
why-all-named = { $seat }: ningún ataque de los que quedan merece el riesgo.
why-strike-first = { $figure } contra { $target_the } primero: antes los ataques conjuntos, y luego los de mejor proporción.
why-bear-blow = { $figure }: la pérdida que menos cuesta.
why-fall-back = { $figure }: atrás, a { $at }, con el menor peligro para lo que vale el lugar.
why-step-aside = { $figure }: hace sitio en { $at }.
why-into-the-saddle = { $figure }: de nuevo a la silla ({ $horse }), mientras no hay nadie cerca.
why-come-down = { $figure }: cae en { $at }, donde hay menos enemigos cerca.
why-follow = { $figure }: adelante, a { $at }, que es mejor lugar.
why-stay-put = { $seat }: avanzar no gana nada.
