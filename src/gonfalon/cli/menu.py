"""`gonfalon menu`: the lawful answers of a position, counted and listed as they are typed and as `try` takes them."""

from argparse import Namespace
from collections.abc import Iterable, Iterator
from typing import Any

from gonfalon.cli.arguments import (
    Commands,
    game_argument,
    json_argument,
    language_argument,
    opening_arguments,
    position_argument,
    refuse_opening_arguments,
    subcommand,
    whole,
)
from gonfalon.cli.inputs import opening_of, state_in
from gonfalon.cli.output import write_json
from gonfalon.cli.sentences import Sentences
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.menu import Offer
from gonfalon.kernel.reading import BadInput
from gonfalon.registry import AnyGame, game_named

USUAL, MOST = 20, 10_000


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "list the lawful answers of a position"
    parser = subcommand(commands, "menu", does, "gonfalon menu arsouf --from position.json --json", run)
    game_argument(parser)
    position_argument(parser, required=False)
    opening_arguments(parser)
    parser.add_argument("--seat", metavar="S", help="only what this seat may answer")
    parser.add_argument(
        "--most",
        metavar="N",
        type=whole(1, MOST),
        default=USUAL,
        help=f"how many answers of each offer to list, {USUAL} unless told otherwise",
    )
    language_argument(parser)
    json_argument(parser)


def run(arguments: Namespace) -> int:
    """List what each seat that is asked may answer."""
    game = game_named(arguments.game)
    if arguments.position is None:
        state = opening_of(game, arguments.scenario, arguments.options, arguments.seed or 0)
    else:
        refuse_opening_arguments(arguments, "--from")
        state = state_in(game, arguments.position)
    asks = asked(game, state, arguments.seat)
    say = Sentences(arguments.language, game)
    if arguments.json:
        menus = [as_json(game, state, ask, arguments.most, say) for ask in asks]
        write_json({"menus": menus, "outcome": game.outcome(state)})
        return 0
    for line in say.ending(game.outcome(state), ()):
        print(line)
    for ask in asks:
        for line in in_words(game, state, ask, arguments.most, say):
            print(line)
    if arguments.seat and not asks:
        print(say.phrases.say("menu-not-asked", seat=say.words.name(arguments.seat)))
    return 0


def asked(game: AnyGame, state: Any, seat: str | None) -> list[Ask[Any]]:
    """The open asks, or those of one seat."""
    due = [ask for ask in game.due(state) if not ask.answered]
    if seat is None:
        return due
    seats = {each for scenario in game.scenarios for each in game.seats(scenario.id)}
    if seat not in seats:
        raise BadInput("--seat", f"{seat} is none of {', '.join(sorted(seats))}")
    return [ask for ask in due if ask.seat == seat]


def as_json(game: AnyGame, state: Any, ask: Ask[Any], most: int, say: Sentences) -> dict[str, Any]:
    """A menu as other programs read it."""
    menu = game.menu(state, ask.seat)
    return {
        "id": ask.id,
        "seat": ask.seat,
        "ask": ask.ask,
        "clause": ask.clause,
        "exact": menu.exact,
        "count": menu.count(),
        "default": ask.default,
        "offers": [offered(offer, most, say) for offer in menu.offers()],
    }


def offered(offer: Offer[Any], most: int, say: Sentences) -> dict[str, Any]:
    """An offer with its holes, how many actions it stands for, and the first of them, also as they are typed."""
    actions = list(offer.first(most))
    words = [say.spelled(action) for action in actions]
    return {"offer": offer.wire(), "count": offer.count(), "actions": actions, "words": words}


def in_words(game: AnyGame, state: Any, ask: Ask[Any], most: int, say: Sentences) -> Iterator[str]:
    """A menu line by line: the prompt, how many answers, each as it is typed, and the default."""
    menu, phrase = game.menu(state, ask.seat), say.phrases.say
    yield phrase("due", ask=say.ask(ask))
    yield phrase("menu-count", count=menu.count())
    for offer in menu.offers():
        yield from listed(offer.first(most), offer.count() - most, say)
    if not menu.exact:
        yield phrase("menu-others")
    yield phrase("menu-default", action=say.spelled(ask.default))


def listed(actions: Iterable[Any], others: int, say: Sentences) -> Iterator[str]:
    """Some actions of an offer as they are typed, and how many others it has."""
    for action in actions:
        yield f"  {say.spelled(action)}"
    if others > 0:
        yield f"  {say.phrases.say('menu-more', count=others)}"
