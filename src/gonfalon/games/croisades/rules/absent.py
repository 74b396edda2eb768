"""Clauses 4.0a to 4.0c: who is off the map or hides does nothing there, and nobody does anything to him."""

from gonfalon.games.croisades.state import Figure, has_left, is_hidden, is_waiting
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("4.0a", "4.0b", "4.0c")
def why_off(figure: Figure) -> Refusal | None:
    """Why somebody who is not seen on the map does nothing there: he is still to enter, hides, or has left."""
    if is_waiting(figure):
        return refuse("4.0a", "is-waiting", figure=figure.id)
    if is_hidden(figure):
        return refuse("4.0c", "is-hidden", figure=figure.id)
    return refuse("4.0b", "has-left", figure=figure.id) if has_left(figure) else None
