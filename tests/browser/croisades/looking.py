"""A window looked at in every size and theme, and left as wide as it was."""

from gonfalon.lab.browsing import DESKTOP
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere


def faultless(screen: Screen) -> bool:
    """Whether nothing bars anybody's way in any look; what does is told."""
    found = everywhere(screen, ALL_LOOKS)
    screen.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert found == []
    return True
