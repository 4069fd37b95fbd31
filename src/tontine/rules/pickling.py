"""States that survive a process: what makes games picklable, and the vecs in them.

A class of the rules says in ``__reduce__`` what it is made from, and ``reduced`` finds the rest:
what a compiled class keeps, it tells in ``__mypyc_attrs__``.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

Reduced = tuple[Callable[..., object], tuple[Any, ...]]


def reduced(it: object, *arguments: object) -> Reduced:
    """For ``__reduce__``: the class, what it is made from, and all attributes that are set."""
    names = [name for kind in type(it).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    values = {name: getattr(it, name) for name in names if hasattr(it, name)}
    values.pop("__dict__", None)  # of an interpreted class, whose attributes come here:
    return restored, (type(it), arguments, {**values, **getattr(it, "__dict__", {})})


def restored(kind: Any, arguments: tuple[object, ...], values: dict[str, object]) -> object:
    it: object = kind(*arguments) if arguments else kind.__new__(kind)
    for name, value in values.items():
        setattr(it, name, value)
    return it


def _vec(kind: str, items: list[Any]) -> object:
    return _KINDS[kind](items)


_KINDS: dict[str, Callable[[Any], Any]] = {
    "i64": vec[i64],
    "i32": vec[i32],
    "u8": vec[u8],
    "float": vec[float],
}


def _register(name: str, kind: Callable[[Any], Any]) -> None:
    copyreg.pickle(type(kind([])), lambda row: (_vec, (name, list(row))))


for _name, _kind in _KINDS.items():
    _register(_name, _kind)
