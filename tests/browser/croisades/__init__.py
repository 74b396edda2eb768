"""Croisades on the screen: its board, its asks, whole skirmishes."""
