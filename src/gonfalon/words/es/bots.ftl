### Por qué actúa un bot: una frase para cada razón que puede dar.
### $wins y $loses cuentan las tiradas, de $throws posibles.

why-lots = Se ha echado a suertes.
why-default = Sin mejor idea que la respuesta habitual.

why-deploy = { $seat }: el orden histórico vale tanto como cualquier otro.
why-deployed = { $seat }: cada pieza está en su sitio.

why-arrive = { $piece }: a Arsuf, donde cuenta.
why-march = { $piece }: más cerca de Arsuf por el camino libre más corto.
why-escort = { $piece }: al paso del bagaje.
why-bar = { $piece }: a cerrar el paso al bagaje, o más cerca de él.
why-screen = { $piece }: entre el bagaje y el enemigo.
why-safety = { $piece }: aquí corre menos peligro cuando responda el enemigo.
why-lead = { $piece }: junto a quienes más necesitan un jefe.
why-strike = { $piece }: al alcance de { $target }; { $wins } tiradas de { $throws } a favor, { $loses } en contra.
why-charge = { $piece }: carga contra { $target }; { $wins } tiradas de { $throws } a favor, { $loses } en contra.
why-hunt = { $piece }: tras los heridos.
why-deny = { $piece }: lo bastante cerca para que los heridos enemigos no se recuperen.
why-recover = { $piece }: lejos del enemigo, a recuperarse.
why-room = { $piece }: deja sitio a los demás.
why-moves-done = { $seat }: los demás están bien donde están.

why-attack = { $piece } contra { $target }: { $wins } tiradas de { $throws } a favor, { $loses } en contra.
why-finish = { $piece } contra { $target }, que moriría: { $wins } tiradas de { $throws } a favor, { $loses } en contra.
why-attacks-done = { $seat }: ningún ataque de los que quedan merece el riesgo.
