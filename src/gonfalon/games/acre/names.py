"""The kinds of names: what a string in an action, a frame or a position stands for."""

from typing import Annotated, TypeAlias

from gonfalon.kernel.naming import Names

UnitId: TypeAlias = Annotated[str, Names("unit")]
LeaderId: TypeAlias = Annotated[str, Names("leader")]
HexId: TypeAlias = Annotated[str, Names("hex")]
