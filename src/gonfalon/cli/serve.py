"""`gonfalon serve`: the table in the browser, on this machine unless told otherwise."""

import os
import sys
import webbrowser
from argparse import Namespace
from pathlib import Path
from threading import Thread

from gonfalon.cli.arguments import Commands, Parser, subcommand, whole
from gonfalon.cli.output import complain

HOST, PORT, LAST_PORT = "127.0.0.1", 1191, 65535
ANSWER_IS_NO = 1


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "serve the table in the browser without opening one"
    serve_arguments(subcommand(commands, "serve", does, "gonfalon serve --port 8080 --data games", run))


def serve_arguments(parser: Parser) -> None:
    """Where to listen and where to keep the games."""
    parser.add_argument(
        "--port", metavar="N", type=whole(0, LAST_PORT), default=PORT, help=f"the port, {PORT} unless it is in use"
    )
    parser.add_argument("--host", metavar="H", default=HOST, help="the address to listen on; only this machine's own")
    parser.add_argument("--data", metavar="DIR", help="the folder for games; without it a folder of the user's")


def run(arguments: Namespace) -> int:
    """Serve until stopped."""
    return serve(arguments, open_browser=False)


def serve(arguments: Namespace, open_browser: bool) -> int:
    """Serve until stopped, and show the address, or open it where there is a display.

    Where the games are served already, who wants to play is shown that server, and who wants to serve is told so.
    """
    from gonfalon.server.lock import Served  # noqa: PLC0415
    from gonfalon.server.running import data_folder, run_server  # noqa: PLC0415

    def ready(address: str) -> None:
        print(f"Gonfalon is at {address} (Ctrl+C stops it)", flush=True)
        if open_browser and has_display():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    folder = Path(arguments.data).expanduser() if arguments.data else data_folder()
    try:
        run_server(arguments.host, arguments.port, folder, ready, lambda why: complain(why, 0))
    except KeyboardInterrupt:
        print("Stopped. Games are kept.", flush=True)
    except Served as served:
        if not (open_browser and served.address):
            return complain(str(served), ANSWER_IS_NO)
        print(f"Gonfalon is already at {served.address}", flush=True)
        if has_display():
            webbrowser.open(served.address)
    return 0


def has_display() -> bool:
    """Whether a browser window could open."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
