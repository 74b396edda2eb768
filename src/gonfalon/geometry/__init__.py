"""Geometry of hex boards: sets of hexes, adjacency, distance, lines and movement ranges; no game is known here."""
