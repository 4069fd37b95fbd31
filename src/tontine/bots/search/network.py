"""A small network: from what a seat has to one number, the more the better.

It is a weighted sum, and beside it one layer of units that each look for something: a unit is a
sum of its own, which counts as far as it is above zero.

Some of what a seat has comes in several pieces of the same kind, corporations or rivals: each has a
slot of numbers. The same shared units look at every slot, and what each of them finds in all slots
together is one more input of the sum and of the units.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Network:
    """``units`` holds, for one unit after the other, what it begins with, its weight for every
    input, and what it counts in the end. ``temperature`` and ``lapse`` say how far
    it can be believed, where people are shown chances: ``believed`` in ``bots/advise.py``.

    After the inputs of a seat follow ``slots`` slots of ``width`` numbers. ``shared`` holds the
    weights of one shared unit after the other. An empty slot is all zeros, so it counts nothing.
    """

    def __init__(
        self,
        direct: vec[float],
        units: vec[float],
        temperature: float = 1.0,
        lapse: float = 0.0,
        slots: i64 = 0,
        width: i64 = 0,
        shared: vec[float] | None = None,
    ) -> None:
        self.direct = direct
        self.units = units
        self.temperature = temperature
        self.lapse = lapse
        self.slots = slots
        self.width = width
        self.shared: vec[float] = vec[float]() if shared is None else shared
        pooled: i64 = 0
        if width > 0:
            pooled = len(self.shared) // width
        self.single: i64 = len(direct) - pooled  # inputs before the slots
        self.inputs: i64 = self.single + slots * width
        self._gathered: vec[float] = vec[float]([0.0] * len(direct))

    def score(self, inputs: vec[float]) -> float:
        if len(self.shared) == 0:
            return self._sum(inputs)
        self._gather(inputs)
        return self._sum(self._gathered)

    def _gather(self, inputs: vec[float]) -> None:
        """The single inputs, and what the shared units find in all slots together."""
        gathered = self._gathered
        shared = self.shared
        single = self.single
        width = self.width
        size = len(gathered)
        for index in range(single):
            gathered[index] = inputs[index]
        for index in range(single, size):
            gathered[index] = 0.0
        for slot in range(self.slots):
            first = single + slot * width
            if inputs[first] == 0.0:
                continue
            place: i64 = 0
            for unit in range(single, size):
                level = 0.0
                for index in range(width):
                    level += shared[place + index] * inputs[first + index]
                place += width
                if level > 0.0:
                    gathered[unit] += level

    def _sum(self, inputs: vec[float]) -> float:
        direct = self.direct
        units = self.units
        size = len(direct)
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
