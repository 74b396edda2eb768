"""The chapters of the proof game in their order; sequence first, victory last."""
