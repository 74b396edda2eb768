"""Acre on the screen, in a real browser."""
