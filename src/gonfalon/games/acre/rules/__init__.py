"""The chapters of Acre; sequence first, victory last."""
