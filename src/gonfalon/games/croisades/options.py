"""What players may agree on before the game; the options of the rulings come with their chapters."""

from msgspec import Struct


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The agreed options: none yet."""
