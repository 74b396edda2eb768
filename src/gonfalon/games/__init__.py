"""The games: strangers to each other, the same rooms in each, found through the entry-point group `gonfalon.games`."""
