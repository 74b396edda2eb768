"""The wheel carries the built client: installed elsewhere it plays in the browser, with no Node in sight."""

import os
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another environment, with the wheel in it and the requirements of this one beside it."""
    folder = tmp_path_factory.mktemp("elsewhere")
    made = (*PIP, "wheel", str(ROOT), "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder))
    subprocess.run(made, check=True, cwd=folder)
    (wheel,) = folder.glob("gonfalon-*.whl")
    home = folder / "venv"
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    subprocess.run((*PIP, "--python", str(python), "install", "--no-deps", "--no-index", str(wheel)), check=True)
    (packages,) = home.glob("lib/python*/site-packages")
    (packages / "requirements.pth").write_text(sysconfig.get_path("purelib"))
    return home


@pytest.fixture
def address(elsewhere: Path, tmp_path: Path) -> Iterator[str]:
    """Where `gonfalon play` is found once it has said so."""
    command = (elsewhere / "bin" / "gonfalon", "play", "--port", "0", "--data", tmp_path / "games")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=alone(elsewhere), cwd=tmp_path) as process:
        try:
            assert process.stdout is not None
            yield next(word for word in process.stdout.readline().split() if word.startswith("http"))
        finally:
            process.terminate()


@pytest.mark.slow
def test_the_wheel_plays_where_there_is_no_node(elsewhere: Path, address: str) -> None:
    assert not [name for name in ("node", "npm") if os.access(elsewhere / "bin" / name, os.X_OK)]
    with httpx.Client(base_url=address) as visitor:
        page = visitor.get("/")
        assert page.status_code == 200
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert len(assets) >= 2
        assert {visitor.get(asset).status_code for asset in assets} == {200}
        assert "arsouf" in [game["name"] for game in visitor.get("/api/games").json()["games"]]


@pytest.mark.slow
def test_what_runs_there_is_the_wheel(elsewhere: Path, tmp_path: Path) -> None:
    ask = "import gonfalon.server.pages as pages; print(pages.BUILT)"
    python = elsewhere / "bin" / "python"
    told = subprocess.check_output((python, "-c", ask), text=True, env=alone(elsewhere), cwd=tmp_path)
    assert Path(told.strip()).is_relative_to(elsewhere)


def alone(home: Path) -> dict[str, str]:
    """An environment in which nothing but that of the wheel is found."""
    return {"PATH": str(home / "bin"), "HOME": str(home)}
