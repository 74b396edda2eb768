"""What the rules tell of men who are carried and horses that are led."""

from gonfalon.kernel.events import Event


class TakenUp(Event, frozen=True, kw_only=True, tag="taken-up"):
    """A man on foot took a stunned one on his back; `left` are the points that remain to him."""

    figure: str
    man: str
    at: str
    left: int


class Bridled(Event, frozen=True, kw_only=True, tag="bridled"):
    """Somebody took a horse by its bridle."""

    figure: str
    horse: str
    at: str


class Shied(Event, frozen=True, kw_only=True, tag="shied"):
    """A rider reached in passing for a bridle and missed it: the horse is not his in this turn."""

    figure: str
    horse: str
    at: str


class LetGo(Event, frozen=True, kw_only=True, tag="let-go"):
    """A horse is led no longer."""

    figure: str
    horse: str
    at: str


class PutDown(Event, frozen=True, kw_only=True, tag="put-down"):
    """What somebody carried or led was set down: `at` of a horse is its front, `facing` how it stands.

    `is_led` says that its leader keeps hold of it.
    """

    figure: str
    by: str
    at: str
    facing: str = ""
    is_led: bool = False
