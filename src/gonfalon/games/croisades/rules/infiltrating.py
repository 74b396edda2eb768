"""Chapter 1.54: the die of a figure that dares a hex beside its enemies."""

from collections.abc import Sequence

from gonfalon.games.croisades.events import Crossed
from gonfalon.games.croisades.rules.harm import kill_horse, wound
from gonfalon.games.croisades.rules.passing import halved
from gonfalon.games.croisades.state import Figure, Health, State, field_of, figure_of, is_horse
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites

ON_FOOT, MOUNTED = 5, 6
"""From which face on a figure is wounded."""
FACES = 6


@cites("1.54a", "1.54b", "R40", "R42", "R16")
def infiltrate(state: State, id: str, at: int, watchers: Sequence[Figure], dice: Dice, tell: Tell) -> State:
    """Roll for a hex beside enemies who are able to attack it; a man on foot who is wounded on his move slows down."""
    figure = figure_of(state, id)
    face = dice.roll(FACES, clause="1.54a", why="infiltration", who=id) + die_modifier(figure, watchers)
    is_hit = face >= threshold(figure)
    tell(Crossed(clause="1.54a", figure=id, at=field_of(state).names[at], face=face, is_wounded=is_hit))
    if not is_hit:
        return state
    if is_horse(figure):
        return kill_horse(state, id, "1.54a", tell)
    state = wound(state, id, "1.54a", tell)
    is_slowed = state.mover is not None and state.mover.figure == id and not figure.horse
    return halved(state, tell) if is_slowed else state


@cites("1.54a")
def threshold(figure: Figure) -> int:
    """The lowest sum that wounds: five on foot, six in the saddle."""
    return MOUNTED if figure.horse or is_horse(figure) else ON_FOOT


@cites("1.54b", "R42")
def die_modifier(figure: Figure, watchers: Sequence[Figure]) -> int:
    """One more for a wounded man on foot, one less when all who watch are wounded."""
    slow = figure.health is Health.WOUNDED and not figure.horse
    return int(slow) - int(all(each.health is Health.WOUNDED for each in watchers))


@cites("1.54a", "1.54b")
def faces_that_wound(figure: Figure, watchers: Sequence[Figure]) -> int:
    """How many faces of the die wound a figure in a hex that these enemies watch."""
    least = threshold(figure) - die_modifier(figure, watchers)
    return max(0, min(FACES, FACES + 1 - least))
