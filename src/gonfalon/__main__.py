"""Lets `python -m gonfalon` do what the command does."""

import sys

from gonfalon.cli import main

if __name__ == "__main__":
    sys.exit(main())
