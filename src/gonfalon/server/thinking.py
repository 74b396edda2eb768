"""A thinker: a process of its own that reads questions, lets a bot choose, and writes the answers.

It gets what a seat may know and never the table's dice. It ends as soon as nobody can ask any more, also in the middle
of a thought.
"""

import os
import pickle
import signal
import struct
import sys
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec
from msgspec import Struct

from gonfalon.bots import Bot, Reason, bot_named
from gonfalon.kernel.agenda import ask_of
from gonfalon.kernel.dice import SeededDice
from gonfalon.registry import AnyGame, game_named

LENGTH = struct.Struct(">I")


class Question(Struct, frozen=True):
    """What should a seat do? `mind` is what its bot remembers, nothing at first."""

    game: str
    level: str
    seed: int
    seat: str
    view: bytes
    mind: bytes


class Thought(Struct, frozen=True):
    """The action, why, and what the bot wants to remember."""

    action: bytes
    reason: Reason
    mind: bytes


def main() -> None:
    """Answer until the questions end."""
    # Nobody is left to complain to when the server has gone.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions,), daemon=True).start()
    while True:
        question = msgspec.msgpack.decode(questions.get(), type=Question)
        write(sys.stdout.buffer, msgspec.msgpack.encode(think(question)))


def listen(questions: "SimpleQueue[bytes]") -> None:
    """Hear the questions as they come; when they end the process ends, whatever it is thinking about."""
    # Python's own standard input may not be held by a thread when the process ends.
    with open(sys.stdin.fileno(), "rb", closefd=False) as stream:
        while (written := read(stream)) is not None:
            questions.put(written)
    os._exit(0)


def think(question: Question) -> Thought:
    """Let the bot choose in the game that the question names."""
    return think_about(known_game(question.game), question)


def think_about(game: AnyGame, question: Question) -> Thought:
    """Let the bot choose."""
    view = msgspec.json.decode(question.view, type=game.view_type)
    # Ask and menu of an imagined state are those of the true one: a seat's own knowledge decides them.
    state = game.imagine(view, SeededDice(question.seed))
    ask = ask_of(game.due(state), question.seat)
    if ask is None:
        raise ValueError(f"nothing is asked of {question.seat}")
    # What a bot remembers comes from this program alone, so it may be unpickled.
    bot: Bot = pickle.loads(question.mind) if question.mind else bot_named(question.level, game, question.seed)
    action = bot.choose(view, ask, game.menu(state, question.seat))
    return Thought(msgspec.json.encode(action), bot.why(), pickle.dumps(bot))


@cache
def known_game(name: str) -> AnyGame:
    """The game of that name, found once."""
    return game_named(name)


def read(stream: BinaryIO) -> bytes | None:
    """One message; None at the end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return stream.read(*LENGTH.unpack(head))


def write(stream: BinaryIO, message: bytes) -> None:
    """Send one message."""
    stream.write(LENGTH.pack(len(message)) + message)
    stream.flush()


if __name__ == "__main__":
    main()
