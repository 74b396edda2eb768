"""The valley: six places and the paths between them."""

PLACES = ("camp", "mill", "wood", "hill", "ford", "town")
PATHS = (
    ("camp", "mill"),
    ("camp", "wood"),
    ("mill", "wood"),
    ("mill", "hill"),
    ("wood", "ford"),
    ("hill", "town"),
    ("ford", "town"),
)
POSTS = ("mill", "wood", "ford")

NAMES = dict(enumerate(PLACES))
INDEX = {place: number for number, place in NAMES.items()}
NEAR = {
    place: sum(1 << INDEX[other] for path in PATHS if place in path for other in path if other != place)
    for place in PLACES
}
"""The neighbours of a place, as a set of bits."""


def are_joined(place: str, other: str) -> bool:
    """Whether a path joins two places."""
    return bool(NEAR[place] >> INDEX[other] & 1)


def neighbours(place: str) -> list[str]:
    """The places that a path joins to a place, in printed order."""
    return [other for other in PLACES if are_joined(place, other)]
