"""The server as a program for tests that kill it: told to serve on its standard input, it prints its address."""

import sys
from pathlib import Path

from gonfalon.server.running import run_server

if __name__ == "__main__" and sys.stdin.readline():
    run_server("127.0.0.1", 0, Path(sys.argv[1]), lambda address: print(address, flush=True), print)
