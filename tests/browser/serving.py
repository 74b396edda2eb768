"""The server as people start it, which can be stopped and started again at the same address."""

import subprocess
import sys
from pathlib import Path


class Serving:
    """`gonfalon serve` over a folder of games."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        """Serve, at the port of the first time."""
        command = (sys.executable, "-m", "gonfalon", "serve", "--port", str(self._port), "--data", str(self._folder))
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = next((word for word in line.split() if word.startswith("http")), "")
        if not self.address:
            self.stop()
            raise RuntimeError("the server did not start")
        self._port = int(self.address.rstrip("/").rpartition(":")[2])

    def has_ended(self) -> bool:
        """Whether it has ended by itself, and well."""
        return self._process is not None and self._process.wait(timeout=20) == 0

    def stop(self) -> None:
        """Stop as somebody does who presses Ctrl and C."""
        if self._process is not None:
            self._process.terminate()
            self._process.communicate()
            self._process = None
