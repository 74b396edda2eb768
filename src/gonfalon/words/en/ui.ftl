### Sentences that every game shares.
### Of an argument $x that is a word, $x is its name alone, $x_id the bare value, $x_the the name with its article as it
### stands inside a sentence, $x_mid the same without the article, $x_form the form of the name, $x_number singular or
### plural. CAP($x_the) begins a sentence.

event-rolled = d{ $sides } for { $why }: { $face }.
# The lines of the sum follow it.
event-reckoned = { $who }, { $what } before the die:
event-revealed = Now known: { $what }.
event-settled = What is done so far stands.

refusal-game-over = The game is over.
refusal-not-your-ask = { $seat }: nothing is asked of you now.

when-never = never
when-favoured = when the odds favour it
when-ask = ask me

outcome-resigned = { $winner_id ->
    [none] A player has given up; nobody wins.
   *[other] { CAP($winner_the) } win: the other side has given up.
}
outcome-agreed = { $winner_id ->
    [none] The players agree on a draw.
   *[other] The players agree on the end: { $winner_the } win.
}
