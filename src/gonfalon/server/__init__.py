"""Tables, seats, store and live views over HTTP: it knows the verbs of a game, no rule and no game's name."""
