"""Phase 4: combats are named, then fought one after the other; what is asked, what may be answered, and the menus."""

from typing import Any

from gonfalon.games.croisades.actions import ENDS, Attack, CroisadesAction, End, Fight, Unname
from gonfalon.games.croisades.decisions.hiding import from_hiding
from gonfalon.games.croisades.decisions.parts import end, end_offer
from gonfalon.games.croisades.frames import Fighting, Melee, Naming
from gonfalon.games.croisades.rules.naming import (
    attacker_sets,
    begin_fight,
    besieged,
    contacts,
    has_attack,
    is_fought_as_named,
    might_strike,
    name,
    removable,
    target_sets,
    unfought,
    unname,
    why_not_attack,
    why_not_fight,
    why_not_unname,
)
from gonfalon.games.croisades.rules.sequence import end_phase
from gonfalon.games.croisades.state import State, pushed
from gonfalon.kernel.decision import Answer, Decision, plain
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("1.21d", "1.7a", "4.0c", "R102")
def spare_naming(state: State, frame: Naming, tell: Tell) -> State | None:
    """Go on to the fights when, as far as everybody knows, nothing can be named and nothing taken back."""
    is_open = removable(state) or charges_ahead(state) or might_strike(state, frame.seat) or has_attack(state, frame)
    return None if is_open else end_phase(state, frame, tell)


@cites("1.7a", "1.72a", "1.72b", "R64")
def naming_menu(state: State, frame: Naming) -> Menu[CroisadesAction]:
    """Every figure with whom it may attack alone, every enemy with who may attack him together, and the end."""
    keys: list[Any] = [("targets", who) for who in contacts(state, frame)]
    keys += [("figures", who) for who in besieged(state, frame)]
    keys += [("fight", ""), ("end", "")] if is_fought_as_named(state) else [("unname", ""), ("end", "")]

    def offer_of(key: tuple[str, str]) -> Offer[CroisadesAction]:
        match key:
            case "targets", who:
                return Offer(
                    Attack,
                    {"seat": frame.seat, "figures": (who,)},
                    {"targets": One(list(target_sets(state, frame, who)))},
                )
            case "figures", who:
                return Offer(
                    Attack,
                    {"seat": frame.seat, "targets": (who,)},
                    {"figures": One(list(attacker_sets(state, frame, who)))},
                )
            case "fight", _:
                return Offer(Fight, {"seat": frame.seat}, {"figure": One(charges_ahead(state))})
            case "unname", _:
                return Offer(Unname, {"seat": frame.seat}, {"figure": One(removable(state))})
            case _:
                return end_offer(frame.seat)

    return Menu(keys, offer_of)


@cites("R63", "R69", "R133")
def charges_ahead(state: State) -> list[str]:
    """The riders whose charges may be fought before the next combat is named, where these are fought as named."""
    if not is_fought_as_named(state):
        return []
    return [who for number in unfought(state) for who in state.combats[number].attackers]


@cites("1.21f", "R63", "R69")
def why_not_fight_first(state: State, action: Fight) -> Refusal | None:
    """Why a combat may not be fought while others can be named: all are named first, unless it is agreed otherwise."""
    if not is_fought_as_named(state):
        return refuse("1.21f", "another-phase", now="name", wanted="fight")
    return why_not_fight(state, action)


NAME = Decision[State, Naming, CroisadesAction](
    frame=Naming,
    ask="name",
    clause="1.7a",
    menu=naming_menu,
    default=lambda state, frame: ENDS[frame.seat],
    spare=spare_naming,
    answers=(
        from_hiding(plain(Attack, name, why_not_attack)),
        plain(Unname, unname, why_not_unname),
        plain(Fight, begin_fight, why_not_fight_first),
        Answer(End, end),
    ),
)


@cites("1.21d", "R63")
def spare_fighting(state: State, frame: Fighting, tell: Tell) -> State | None:
    """Fight the only combat that is left; after the last one end the phase."""
    left = unfought(state)
    if len(left) > 1:
        return None
    return pushed(state, Melee(left[0])) if left else end_phase(state, frame, tell)


def fighting_menu(state: State, frame: Fighting) -> Menu[CroisadesAction]:
    """Every combat still to be fought, by each of its attackers."""
    figures = [who for number in unfought(state) for who in state.combats[number].attackers]
    return Menu.of(Offer(Fight, {"seat": frame.seat}, {"figure": One(figures)}))


FIGHT = Decision[State, Fighting, CroisadesAction](
    frame=Fighting,
    ask="fight",
    clause="1.21d",
    menu=fighting_menu,
    default=lambda state, frame: Fight(seat=frame.seat, figure=state.combats[unfought(state)[0]].attackers[0]),
    spare=spare_fighting,
    answers=(plain(Fight, begin_fight, why_not_fight),),
)
