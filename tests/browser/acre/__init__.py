"""Acre on the screen: its board, its asks, whole battles."""
