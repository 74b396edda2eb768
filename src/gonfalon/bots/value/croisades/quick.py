"""The recruit's moves: each figure in turn goes where it stands best by itself."""

from gonfalon.bots.bot import Effort
from gonfalon.bots.value.croisades.lookout import Lookout
from gonfalon.bots.value.croisades.outlook import Stands

FEWEST_ENDS = 8
BETTER = 0.05


def greedy_stands(lookout: Lookout, effort: Effort) -> Stands:
    """Where everybody would go by himself, the strongest first."""
    field, routes = lookout.field, lookout.routes
    assert routes is not None
    movers = sorted((field.mine[who] for who in routes.ends), key=lambda man: (-field.stakes.worth(man.figure), man.id))
    width = max(FEWEST_ENDS, effort.left // max(1, len(movers)))
    for man in movers:
        here, *ends = lookout.some(man, max(1, width // 2))
        best, best_to = lookout.value(man, here) + BETTER, here
        for to in ends:
            if not effort.spend():
                break
            value = lookout.value(man, to)
            if value > best:
                best, best_to = value, to
        lookout.at[man.id] = best_to
    return lookout.at
