"""What is true of every game: verbs, asks, menus, dice, odds, events and records; knows no game, no hex, no network."""
