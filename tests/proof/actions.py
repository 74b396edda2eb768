"""The verbs of the proof game."""

from typing import Annotated, TypeAlias

from gonfalon.kernel.game import Action
from gonfalon.kernel.naming import Names

Token: TypeAlias = Annotated[str, Names("token")]
Place: TypeAlias = Annotated[str, Names("place")]


class Load(Action, frozen=True, kw_only=True, tag="load"):
    """Hide coins: so many under each token."""

    coins: tuple[tuple[Token, int], ...]


class Choose(Action, frozen=True, kw_only=True, tag="choose"):
    """Choose a card in secret."""

    card: str


class Step(Action, frozen=True, kw_only=True, tag="step"):
    """Move a marker to a neighbouring place."""

    token: Token
    to: Place


class Halt(Action, frozen=True, kw_only=True, tag="halt"):
    """Move no more this turn."""


class Challenge(Action, frozen=True, kw_only=True, tag="challenge"):
    """Blow a whistle and loose the hounds."""


class Pass(Action, frozen=True, kw_only=True, tag="pass"):
    """Let a marker pass."""


class Surrender(Action, frozen=True, kw_only=True, tag="surrender"):
    """Let a caught marker be searched."""


class Flee(Action, frozen=True, kw_only=True, tag="flee"):
    """Let a caught marker run."""


class Ride(Action, frozen=True, kw_only=True, tag="ride"):
    """Move the rider along a route."""

    route: tuple[Place, ...]


class Inspect(Action, frozen=True, kw_only=True, tag="inspect"):
    """Look under the markers of some places."""

    places: tuple[Place, ...]


class Patrol(Action, frozen=True, kw_only=True, tag="patrol"):
    """Put some of the posts in order."""

    order: tuple[Place, ...]


class Beacon(Action, frozen=True, kw_only=True, tag="beacon"):
    """Light a beacon of a height."""

    height: int


class Provide(Action, frozen=True, kw_only=True, tag="provide"):
    """Buy stores for the hounds."""

    stores: tuple[tuple[str, int], ...]


class Post(Action, frozen=True, kw_only=True, tag="post"):
    """Put each hound at a post."""

    posts: tuple[tuple[str, str], ...]


class Feed(Action, frozen=True, kw_only=True, tag="feed"):
    """Feed the hounds from the stores."""

    food: tuple[tuple[str, int], ...]


class Rest(Action, frozen=True, kw_only=True, tag="rest"):
    """End the owl's phase."""


ProofAction: TypeAlias = (
    Load
    | Choose
    | Step
    | Halt
    | Challenge
    | Pass
    | Surrender
    | Flee
    | Ride
    | Inspect
    | Patrol
    | Beacon
    | Provide
    | Post
    | Feed
    | Rest
)
