"""Play in the terminal: the table, what can be typed at it, and its sentences."""
