"""Studies of whole games: simulation, the laws every game keeps, counting, fuzzing and the rules index."""
