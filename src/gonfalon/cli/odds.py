"""`gonfalon odds`: the exact chances of an action, and the sums behind them."""

from argparse import Namespace
from fractions import Fraction
from typing import Any

from gonfalon.cli.arguments import (
    Commands,
    actions_argument,
    game_argument,
    json_argument,
    language_argument,
    position_argument,
    subcommand,
)
from gonfalon.cli.inputs import position_and_actions
from gonfalon.cli.output import complain, write_json
from gonfalon.cli.sentences import Sentences, spelled
from gonfalon.kernel.dice import DiceError, ScriptedDice
from gonfalon.kernel.events import Event, unheard
from gonfalon.kernel.game import Action, take
from gonfalon.kernel.odds import Odds, odds
from gonfalon.kernel.rulebook import BadInput
from gonfalon.registry import AnyGame, game_named

REFUSED = 1


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "show every outcome of an action with its exact chance"
    example = "gonfalon odds arsouf --from position.json --do actions.json --json"
    parser = subcommand(commands, "odds", does, example, run)
    game_argument(parser)
    position_argument(parser)
    actions_argument(parser)
    language_argument(parser)
    json_argument(parser)


def run(arguments: Namespace) -> int:
    """Show the odds of the last action; those before it are taken first and may not roll."""
    game = game_named(arguments.game)
    state, actions = position_and_actions(game, arguments.position, arguments.actions)
    if not actions:
        raise BadInput(f"{arguments.actions}: text", "odds need an action")
    say = Sentences(arguments.language, game)
    for place, action in enumerate(actions):
        refusal = game.check(state, action)
        if refusal is not None:
            return complain(f"{arguments.actions}: [{place}] is refused: {say.refusal(refusal)}", REFUSED)
        if place < len(actions) - 1:
            state = taken_without_dice(game, state, action, f"{arguments.actions}: [{place}]")
    found = odds(game, state, actions[-1])
    if arguments.json:
        write_json(as_json(found, say))
    else:
        print(say.action(actions[-1]))
        print("\n".join(in_words(found, say)))
    return 0


def taken_without_dice(game: AnyGame, state: Any, action: Action, field: str) -> Any:
    """The state after an action that does not roll."""
    try:
        return take(game, state, action, ScriptedDice(()), unheard)
    except DiceError:
        raise BadInput(field, f"{spelled(action)} rolls dice: only the last action may") from None


def as_json(found: Odds[Any], say: Sentences) -> dict[str, Any]:
    """Odds as other programs read them; amounts are in the game's own unit."""
    outcomes = [
        {
            "what": what(chance.told, found, say),
            "chance": f"{chance.chance.numerator}/{chance.chance.denominator}",
            "events": chance.told,
        }
        for chance in found.chances
    ]
    lines = [
        {
            "who": each.who,
            "what": each.what,
            "clause": line.clause,
            "why": line.why,
            "from": line.who,
            "amount": line.add,
        }
        for each in found.sums
        for line in each.lines
    ]
    return {"outcomes": outcomes, "exact": found.exact, "lines": lines}


def in_words(found: Odds[Any], say: Sentences) -> list[str]:
    """The sums, then each outcome with its chance."""
    chances = [f"  {share(chance.chance, found.exact)}  {what(chance.told, found, say)}" for chance in found.chances]
    return [*say.told(found.sums), *chances]


def what(told: tuple[Event, ...], found: Odds[Any], say: Sentences) -> str:
    """What tells an outcome from the others, as a few sentences; of an only outcome all that it tells."""
    others = [chance.told for chance in found.chances if chance.told is not told]
    own = [event for event in told if not others or not all(event in other for other in others)]
    return " ".join(say.event(event) for event in own) or "-"


def share(chance: Fraction, exact: bool) -> str:
    """A chance as a fraction and a percentage; sampled ones are marked."""
    return f"{'' if exact else '~'}{chance.numerator}/{chance.denominator} ({float(chance):.1%})"
