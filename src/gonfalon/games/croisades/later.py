"""What is told under the later rules: shots that go astray, and enemies who challenge whoever passes them."""

from gonfalon.kernel.events import Event


class Strayed(Event, frozen=True, kw_only=True, tag="strayed"):
    """A shot that missed came down in a hex beside its target, or nowhere; `victim` is whom it struck there."""

    figure: str
    die: int
    at: str = ""
    victim: str = ""


class Challenged(Event, frozen=True, kw_only=True, tag="challenged"):
    """A figure dared a hex beside an enemy who could attack it.

    `face` is his die with its modifiers, `harm` what it does: none, wounded or killed.
    """

    figure: str
    by: str
    at: str
    face: int
    harm: str
