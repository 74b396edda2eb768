"""Croisades on the screen: its figures, its asks, its markers."""
