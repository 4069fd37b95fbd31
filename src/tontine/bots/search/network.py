"""A small network: from what a seat has to one number, the more the better.

It is a weighted sum, and beside it one layer of units that each look for something: a unit is a
sum of its own, which counts as far as it is above zero.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Network:
    """``units`` holds, for one unit after the other, what it begins with, its weight for every
    input, and what it counts in the end. ``temperature`` and ``lapse`` say how far
    it can be believed, where people are shown chances: ``believed`` in ``bots/advise.py``."""

    def __init__(
        self,
        direct: vec[float],
        units: vec[float],
        temperature: float = 1.0,
        lapse: float = 0.0,
    ) -> None:
        self.inputs: i64 = len(direct)
        self.direct = direct
        self.units = units
        self.temperature = temperature
        self.lapse = lapse

    def score(self, inputs: vec[float]) -> float:
        direct = self.direct
        units = self.units
        size = self.inputs
        score = 0.0
        for index in range(size):
            score += direct[index] * inputs[index]
        place: i64 = 0
        end = len(units)
        while place < end:
            level = units[place]
            place += 1
            for index in range(size):
                level += units[place + index] * inputs[index]
            place += size
            if level > 0.0:
                score += level * units[place]
            place += 1
        return score
