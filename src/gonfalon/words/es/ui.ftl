### Frases comunes a todos los juegos.
### De un argumento $x que es una palabra, $x es su nombre a solas, $x_id el valor escueto, $x_the el nombre con su artículo
### tal como va dentro de una frase, $x_mid lo mismo sin artículo, $x_form la forma del nombre y $x_number singular o plural.
### CAP($x_the) empieza una frase; AL($x_the) y DEL($x_the) son «a» y «de» ante el nombre, contraídos con «el».

event-rolled = d{ $sides } de { $why }: { $face }.
# Le siguen los renglones de la suma.
event-reckoned = { $who }, { $what } antes del dado:
event-revealed = Ahora se sabe: { $what }.
event-settled = Lo hecho hasta aquí ya no se deshace.

refusal-game-over = La partida ha terminado.
refusal-not-your-ask = { $seat }: ahora no te toca decidir.

when-never = nunca
when-favoured = cuando convenga por las probabilidades
when-ask = pregúntame

outcome-resigned = { $winner_id ->
    [none] Un jugador se rinde y nadie vence.
   *[other] Vencen { $winner_the }: el otro bando se rinde.
}
outcome-agreed = { $winner_id ->
    [none] Los jugadores acuerdan tablas.
   *[other] Los jugadores acuerdan el final: vencen { $winner_the }.
}

clause-K1 =
    .title = No te toca
    .gist = Solo responde el asiento al que se pregunta, y solo a lo que se le pregunta.
clause-K2 =
    .title = Ya respondido
    .gist = Una pregunta cerrada no admite más respuestas.
clause-K3 =
    .title = No existe
    .gist = Una acción solo puede nombrar piezas y casillas que el juego tiene.
clause-K4 =
    .title = Mal escrito
    .gist = Una acción debe escribirse como manda el esquema del juego.
