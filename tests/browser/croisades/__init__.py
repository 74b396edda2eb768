"""Croisades in the browser: the board, moving, charges, and the first lesson."""
