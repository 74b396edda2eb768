"""Croisades on the screen."""
