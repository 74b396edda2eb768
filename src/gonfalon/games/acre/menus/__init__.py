"""What a seat may do, as offers that are made only when looked at; the rules say what is lawful."""

from functools import partial
from typing import Any

from gonfalon.games.acre.actions import AcreAction, Evade, Feign, Fire, Stand
from gonfalon.games.acre.frames import Attacking, Deploying, Moving, Reacting, Retreating, Shooting
from gonfalon.games.acre.menus.answers import OFFERS, reaction, retreat_offer
from gonfalon.games.acre.menus.attacks import Attacks
from gonfalon.games.acre.menus.moves import Moves
from gonfalon.games.acre.menus.set_up import SetUpMenu
from gonfalon.games.acre.menus.shots import Shots
from gonfalon.games.acre.rules.retreating import retreats
from gonfalon.games.acre.state import State
from gonfalon.kernel.menu import Menu

__all__ = ["menu"]


def menu(state: State, seat: str) -> Menu[AcreAction]:
    """All offers open to a seat; none if it is not asked."""
    frame: Any = state.agenda[-1] if state.agenda else None
    if frame is None or getattr(frame, "seat", None) != seat:
        return Menu.of()
    if type(frame) is Moving:
        return Moves(state, frame)
    if type(frame) is Deploying:
        return SetUpMenu(state, frame.seat)
    if type(frame) is Attacking:
        return Attacks(state, frame.seat)
    if type(frame) is Shooting:
        return Shots(state, frame.seat)
    if type(frame) is Reacting:
        return Menu((Stand, Fire, Evade, Feign), partial(reaction, state, frame))
    if type(frame) is Retreating:
        return Menu(list(retreats(state, frame)), retreat_offer)
    return Menu.of(*OFFERS[type(frame)](state, frame))
