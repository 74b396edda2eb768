"""What is pinned is what the package asks for, and nothing older is admitted that is known to be unsafe."""

import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

HOME = Path(__file__).parents[1]


def wanted() -> dict[str, Requirement]:
    project = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {canonicalize_name(each.name): each for each in map(Requirement, project["dependencies"])}


def pinned() -> dict[str, Version]:
    lines = (HOME / "requirements" / "base.txt").read_text(encoding="utf-8").splitlines()
    pins = (line.split("==") for line in lines if "==" in line and not line.startswith("#"))
    return {canonicalize_name(name): Version(version.split()[0]) for name, version in pins}


def test_every_requirement_is_pinned_within_its_bounds() -> None:
    pins = pinned()
    assert wanted()
    assert {name for name, each in wanted().items() if name not in pins or pins[name] not in each.specifier} == set()


def test_no_version_of_starlette_with_known_holes_is_admitted() -> None:
    assert Version("1.3.0") not in wanted()["starlette"].specifier
    assert Version("1.3.1") in wanted()["starlette"].specifier
