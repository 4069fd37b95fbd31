"""Observations as numpy has them: each field by its name, and all of them as one row of floats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tontine.play.titles import title_of
from tontine.rules.observation import Field, Space

Floats = NDArray[np.float32]


def seen(row: Any, kind: Any) -> NDArray[Any]:
    """What numpy sees of a vec, without a copy."""
    view: NDArray[Any] = np.frombuffer(row, kind)
    return view


class Tensor:
    """How a row is made up. ``floats`` are the planes and after them the numbers, each divided by
    the scale of its field."""

    def __init__(self, space: Space) -> None:
        self.fields: tuple[Field, ...] = (*space.planes, *space.numbers)
        self.planes = sum(field.size for field in space.planes)
        self.numbers = sum(field.size for field in space.numbers)
        self.size = self.planes + self.numbers
        self.places: dict[str, slice] = {}
        first = 0
        for field in self.fields:
            self.places[field.name] = slice(first, first + field.size)
            first += field.size
        self.scale = self._spread([field.scale for field in space.numbers], space.numbers)
        self.low = self._spread([field.low for field in space.numbers], space.numbers)
        self.high = self._spread([field.high for field in space.numbers], space.numbers)
        self._factor = (1 / self.scale).astype(np.float32)

    def _spread(self, values: list[int], fields: list[Field]) -> NDArray[np.int64]:
        return np.repeat(np.array(values, np.int64), [field.size for field in fields])

    @property
    def bounds(self) -> tuple[Floats, Floats]:
        """Of the floats: the least and the most there can be."""
        low = np.concatenate([np.zeros(self.planes), self.low / self.scale])
        high = np.concatenate([np.ones(self.planes), self.high / self.scale])
        return low.astype(np.float32), high.astype(np.float32)

    def floats(self, observation: Mapping[str, NDArray[Any]], out: Floats | None = None) -> Floats:
        """The planes and numbers of a batch, or of one observation, as floats."""
        numbers = observation["numbers"]
        if out is None:
            out = np.empty((*numbers.shape[:-1], self.size), np.float32)
        if self.planes:
            out[..., : self.planes] = observation["planes"]
        np.multiply(numbers, self._factor, out=out[..., self.planes :], casting="unsafe")
        return out

    def named(self, row: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Views of the fields of floats, each in its shape."""
        before = row.shape[:-1]
        return {
            field.name: row[..., self.places[field.name]].reshape(*before, *field.shape)
            for field in self.fields
        }


@cache
def tensor_of(game: str) -> Tensor:
    """How the observations of a game are made up."""
    space = title_of(game).space
    if space is None:
        raise ValueError(f"{game} has no observations: its title names no space")
    return Tensor(space)
