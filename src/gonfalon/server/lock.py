"""The lock of a folder: one server at a time keeps games there, and says where it is to whoever comes second."""

import errno
import os
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

FILE = "tables.lock"
OURS_ALONE = 0o600
OURS_ALONE_TO_ENTER = 0o700
HELD = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}
LONGEST_ADDRESS = 200
A_WISH = b"HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
SECONDS_TO_START = 10.0
"""How long somebody who has the lock may take to begin or to end."""


class Served(Exception):
    """Another server keeps the games of the folder; it is at this address, if it answers there."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(f"{folder} is served already" + (f", at {address}" if address else ""))
        self.address = address


class Lock:
    """The lock of a folder, from now until it is let go or the process ends in any way.

    The system holds it, not the file: what a server that was killed has left behind locks nobody out.
    """

    def __init__(self, folder: Path, warn: Callable[[str], object]) -> None:
        """Take the lock; Served when another has it."""
        self._file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, OURS_ALONE)
        with suppress(PermissionError):
            (folder / FILE).chmod(OURS_ALONE)
        try:
            take_in_time(self._file, folder)
        except Served:
            os.close(self._file)
            raise
        except OSError as error:
            # Some file systems have no locks. The store still lets no two servers write one deed.
            warn(f"{folder} cannot be locked ({error.strerror}): start no second server there")
        os.ftruncate(self._file, 0)

    def tell(self, address: str) -> None:
        """Say where the server is; on a full disk nobody is told, and the lock holds all the same."""
        with suppress(OSError):
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, address.encode())

    def let_go(self) -> None:
        """Let another have the folder."""
        os.ftruncate(self._file, 0)
        os.close(self._file)


@contextmanager
def locked(folder: Path, warn: Callable[[str], object]) -> Iterator[Lock]:
    """The lock of a folder, which is made if there is none, while it is needed."""
    folder.mkdir(OURS_ALONE_TO_ENTER, parents=True, exist_ok=True)
    lock = Lock(folder, warn)
    try:
        yield lock
    finally:
        lock.let_go()


def take_in_time(file: int, folder: Path) -> None:
    """Take the lock, unless a server that has it answers; one that begins, ends or has been killed is waited for."""
    end = time.monotonic() + SECONDS_TO_START
    while True:
        try:
            take(file)
        except OSError as error:
            if error.errno not in HELD:
                raise
            address = address_in(folder)
            if time.monotonic() >= end or (address and is_answering(address)):
                raise Served(folder, address) from None
            time.sleep(0.05)
        else:
            return


def address_in(folder: Path) -> str:
    """Where the server of the folder is, if it has said so and is there."""
    written = (folder / FILE).read_bytes()[:LONGEST_ADDRESS].decode(errors="replace")
    return written if written.startswith("http://") and written.endswith("/") and is_there(written) else ""


def is_there(address: str) -> bool:
    """Whether somebody listens at an address."""
    try:
        with connected(address):
            return True
    except (OSError, ValueError):
        return False


def is_answering(address: str) -> bool:
    """Whether somebody at an address says anything; the system still opens the door of one that was just killed."""
    try:
        with connected(address) as server:
            server.sendall(A_WISH)
            return server.recv(1) != b""
    except (OSError, ValueError):
        return False


def connected(address: str) -> socket.socket:
    """A connection to an address."""
    place = urlsplit(address)
    return socket.create_connection((place.hostname or "", place.port or 80), timeout=1)


if sys.platform == "win32":
    import msvcrt

    FAR_BEHIND = 1 << 30

    def take(file: int) -> None:
        """Lock a byte far behind the address, because there a locked byte cannot be read."""
        os.lseek(file, FAR_BEHIND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(file: int) -> None:
        """Lock the file for as long as this process has it open."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
