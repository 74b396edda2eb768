"""The client type-checks and its unit tests pass, under the Node that comes with the build."""

import importlib.util
import os
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"


@pytest.mark.slow
@pytest.mark.parametrize("script", ["check", "test"])
def test_the_clients_own_checks_pass(script: str) -> None:
    if not (CLIENT / "node_modules").is_dir():
        pytest.fail("the client's packages are not installed: make play installs them", pytrace=False)
    node, npm = build_hook().tools()
    environment = {**os.environ, "PATH": os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])}
    command = [*npm, "run", "--silent", script]
    done = subprocess.run(command, cwd=CLIENT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"


def build_hook() -> ModuleType:
    """The file that builds the client, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
