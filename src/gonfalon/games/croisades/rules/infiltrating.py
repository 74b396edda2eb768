"""Chapter 1.54: the die of a figure that dares a hex beside its enemies."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from gonfalon.games.croisades.events import Crossed
from gonfalon.games.croisades.later import Challenged
from gonfalon.games.croisades.rules.harm import kill, kill_horse, wound
from gonfalon.games.croisades.rules.passing import halved
from gonfalon.games.croisades.state import (
    Figure,
    Health,
    Options,
    State,
    field_of,
    figure_of,
    is_armoured,
    is_horse,
    is_living,
)
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites

ON_FOOT, MOUNTED = 5, 6
"""From which face on a figure is wounded."""
FACES = 6
LATER_FACES, WOUNDS, KILLS = 10, 8, 10
"""The die of each enemy by the later rule, and from which sum on it wounds and kills."""
Harm: TypeAlias = Literal["none", "wounded", "killed"]


@cites("1.54a", "1.54b", "D1.54", "R40", "R42", "R16")
def infiltrate(state: State, id: str, at: int, watchers: Sequence[Figure], dice: Dice, tell: Tell) -> State:
    """Roll for a hex beside enemies who are able to attack it; a man on foot who is wounded on his move slows down."""
    if state.options.later_infiltration:
        return challenged(state, id, at, watchers, dice, tell)
    figure = figure_of(state, id)
    face = dice.roll(FACES, clause="1.54a", why="infiltration", who=id) + die_modifier(figure, watchers)
    is_hit = face >= threshold(figure)
    tell(Crossed(clause="1.54a", figure=id, at=field_of(state).names[at], face=face, is_wounded=is_hit))
    if not is_hit:
        return state
    if is_horse(figure):
        return kill_horse(state, id, "1.54a", tell)
    return slowed_by_wound(wound(state, id, "1.54a", tell), figure, tell)


@cites("R16")
def slowed_by_wound(state: State, figure: Figure, tell: Tell) -> State:
    """The state in which a man on foot who was wounded on his move has half of his points left."""
    is_slowed = state.mover is not None and state.mover.figure == figure.id and not figure.horse
    return halved(state, tell) if is_slowed else state


@cites("D1.54", "R16", "R40", "R85")
def challenged(state: State, id: str, at: int, watchers: Sequence[Figure], dice: Dice, tell: Tell) -> State:
    """Each enemy who is able to attack the hex has a die, which may wound or kill, until one has killed."""
    for watcher in watchers:
        figure = figure_of(state, id)
        if not is_living(figure):
            break
        face = dice.roll(LATER_FACES, clause="D1.54", why="infiltration", who=id) + challenge(figure, watcher)
        harm: Harm = "killed" if face >= KILLS else "wounded" if face >= WOUNDS else "none"
        tell(Challenged(clause="D1.54", figure=id, by=watcher.id, at=field_of(state).names[at], face=face, harm=harm))
        if harm == "killed":
            state = kill(state, id, "D1.54", tell)
        elif harm == "wounded":
            state = wound(state, id, "D1.54", tell)
            state = slowed_by_wound(state, figure, tell) if is_living(figure_of(state, id)) else state
    return state


@cites("D1.54", "R85")
def challenge(figure: Figure, watcher: Figure) -> int:
    """What is added to the die of one enemy: armour, horse and wounds of both, each against the other."""
    return prowess(watcher) - prowess(figure)


def prowess(figure: Figure) -> int:
    """One for armour, one for a horse, two less for a wound."""
    is_mounted = figure.horse != "" or is_horse(figure)
    return int(is_armoured(figure)) + int(is_mounted) - 2 * int(figure.health is Health.WOUNDED)


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


@cites("1.54a", "1.54b", "D1.54", "R85")
def danger(options: Options, figure: Figure, watchers: Sequence[Figure]) -> tuple[int, int]:
    """In how many of how many equal cases a figure is harmed in a hex that these enemies watch."""
    if not options.later_infiltration:
        return faces_that_wound(figure, watchers), FACES
    safe, cases = 1, 1
    for watcher in watchers:
        safe *= max(0, min(LATER_FACES, WOUNDS - 1 - challenge(figure, watcher)))
        cases *= LATER_FACES
    return cases - safe, cases
