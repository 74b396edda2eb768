"""Routes by their ends: of all that lead to a place, the shortest is meant."""

from gonfalon.kernel.holes import Route


def shortest(route: Route) -> dict[str, tuple[str, ...]]:
    """Every place where a route may end, with the first of the shortest routes there."""
    found: dict[str, tuple[str, ...]] = {}
    front: list[tuple[str, ...]] = [()]
    seen: set[tuple[str, ...]] = set()
    while front:
        onward = [(*path, place) for path in front for place in route.onward(path)]
        front = []
        for path in onward:
            if route.ends(path):
                found.setdefault(path[-1], path)
            # Whoever came from the same place to the same place can go on alike.
            if path[-2:] not in seen:
                seen.add(path[-2:])
                front.append(path)
    return found
