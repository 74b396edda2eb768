"""The kinds of names: what a string in an action, a frame or a position stands for."""

from typing import Annotated, TypeAlias

from gonfalon.kernel.naming import Names

FigureId: TypeAlias = Annotated[str, Names("figure")]
ClassId: TypeAlias = Annotated[str, Names("class")]
HexId: TypeAlias = Annotated[str, Names("hex")]
BarrelId: TypeAlias = Annotated[str, Names("barrel")]
