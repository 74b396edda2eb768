"""`gonfalon try`: actions taken in a position under given dice, and what comes of them."""

from argparse import Namespace
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from gonfalon.cli.arguments import (
    Commands,
    actions_argument,
    game_argument,
    json_argument,
    language_argument,
    position_argument,
    subcommand,
)
from gonfalon.cli.inputs import faces_of, position_and_actions
from gonfalon.cli.output import complain, write_json
from gonfalon.cli.sentences import Sentences
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import DiceError, ScriptedDice
from gonfalon.kernel.events import Event, Rolled
from gonfalon.kernel.game import Action, Outcome, take
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.rulebook import Refusal
from gonfalon.registry import AnyGame, game_named

REFUSED = 1


class Tried(Struct, frozen=True):
    """One action and what came of it."""

    action: Action
    refusal: Refusal | None
    told: tuple[Event, ...]


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "take actions in a position under given dice and show what happens"
    example = "gonfalon try arsouf --from position.json --do actions.json --dice 6,1"
    parser = subcommand(commands, "try", does, example, run)
    game_argument(parser)
    position_argument(parser)
    actions_argument(parser)
    parser.add_argument("--dice", metavar="4,2,…", default="", help="the faces of all dice, in the order they fall")
    parser.add_argument("--strict", action="store_true", help="answer 1 when an action is refused")
    language_argument(parser)
    json_argument(parser)


def run(arguments: Namespace) -> int:
    """Take the actions and show each with its events or its refusal, then what is due."""
    game = game_named(arguments.game)
    dice = ScriptedDice(faces_of(arguments.dice))
    state, actions = position_and_actions(game, arguments.position, arguments.actions)
    state, tried, misfit = attempt(game, state, actions, dice)
    is_refused = any(each.refusal for each in tried)
    if misfit is not None and not is_refused:
        raise misfit
    say = Sentences(arguments.language, game)
    if arguments.json:
        taken = [as_json(each, say) for each in tried]
        write_json({"actions": taken, **situation(game, state, game.due(state), game.outcome(state))})
    else:
        print_tried(tried, say)
        print_situation(game, state, say, [event for each in tried for event in each.told])
    if misfit is not None:
        # Dice that were meant for a refused action cannot fit, so the refusal is the answer.
        return complain(str(misfit), REFUSED)
    return REFUSED if arguments.strict and is_refused else 0


def attempt(
    game: AnyGame, state: Any, actions: list[Action], dice: ScriptedDice
) -> tuple[Any, list[Tried], BadInput | None]:
    """The state after the actions, what came of each, and why the dice do not fit; a refused one changes nothing.

    Where dice are missing, neither the action that wants them nor any after it is tried.
    """
    tried: list[Tried] = []
    for place, action in enumerate(actions):
        refusal = game.check(state, action)
        told: list[Event] = []
        if refusal is None:
            try:
                state = take(game, state, action, dice, told.append)
            except DiceError as error:
                return state, tried, BadInput(f"--dice: actions[{place}]", str(error))
        tried.append(Tried(action, refusal, tuple(told)))
    try:
        dice.finish()
    except DiceError as error:
        return state, tried, BadInput("--dice", str(error))
    return state, tried, None


def as_json(tried: Tried, say: Sentences) -> dict[str, Any]:
    """A tried action as other programs read it."""
    refusal = tried.refusal
    rolls = [event for event in tried.told if isinstance(event, Rolled)]
    return {
        "action": tried.action,
        "refused": {"clause": refusal.clause, "why": say.words.refusal(refusal)} if refusal else None,
        "events": tried.told,
        "rolls": [{"clause": e.clause, "why": e.why, "sides": e.sides, "face": e.face} for e in rolls],
    }


def situation(game: AnyGame, state: Any, due: Iterable[Ask[Any]], outcome: Outcome | None) -> dict[str, Any]:
    """Where a game stands, as other programs read it."""
    asks = [{"id": ask.id, "seat": ask.seat, "ask": ask.ask, "clause": ask.clause} for ask in due]
    tally = game.advice.tally(game.view(state, None))
    return {"position": game.position(state), "tally": tally, "due": asks, "outcome": outcome}


def print_tried(tried: list[Tried], say: Sentences) -> None:
    """Print each action with its events or its refusal."""
    for each in tried:
        print(say.action(each.action))
        if each.refusal is not None:
            print(f"  {say.phrases.say('refused', why=say.refusal(each.refusal))}")
        for line in say.told(each.told):
            print(line)


def print_situation(game: AnyGame, state: Any, say: Sentences, told: list[Event]) -> None:
    """Print what is due, or how the game ended unless that was told."""
    for line in say.ending(game.outcome(state), told):
        print(line)
    for ask in game.due(state):
        print(say.phrases.say("due", ask=say.ask(ask)))
