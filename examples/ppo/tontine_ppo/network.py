"""What the player looks at, and the network it decides by, in numpy alone.

Of every tile in the hand the network sees what lies around it and what is at stake there. One
small part of it looks at each tile alike, so that it need not learn each space of the board anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tontine.research.tensor import tensor_of
from tontine.rules.acquire.decisions import CODES, FOUND

Floats = NDArray[np.float32]
TENSOR = tensor_of("acquire")
ROWS, COLUMNS, HAND = 9, 12, 6
PLACES = FOUND  # the first codes are spaces
CORPORATIONS = 7
NUMBERS, DERIVED, AT_TILE = TENSOR.numbers, 7 * 6 + 6 + 2, 31
GLOBAL = NUMBERS + DERIVED
WEIGHTS = {  # name of a layer: inputs and outputs
    "tile": (AT_TILE, 48),
    "first": (GLOBAL + 48, 256),
    "second": (256, 128),
    "policy": (128, CODES - PLACES),
    "value": (128, 1),
    "stake": (128, 48),  # what the network makes of a tile in this position
    "place": (48, 1),
}
# From a space to those beside it, and to those two steps away, on a board with two rows around it.
WIDTH = COLUMNS + 4
BESIDE = np.array([-WIDTH, -1, 1, WIDTH])
NEAR = np.array([-2 * WIDTH, -WIDTH - 1, -WIDTH + 1, -2, 2, WIDTH - 1, WIDTH + 1, 2 * WIDTH])
SPACES = np.array([(row + 2) * WIDTH + column + 2 for row in range(9) for column in range(12)])
LONE, FREE, OUTSIDE = 7, 8, 9
KINDS = np.eye(10, dtype=np.float32)


@dataclass
class Seen:
    """Observations as the network takes them: what is the same for the whole decision, and for
    each tile of the hand where it is (-1: none) and what is there."""

    globals: Floats
    tiles: NDArray[np.int64]
    around: Floats

    def __getitem__(self, which: Any) -> Seen:
        return Seen(self.globals[which], self.tiles[which], self.around[which])


def empty(shape: tuple[int, ...]) -> Seen:
    return Seen(
        np.zeros((*shape, GLOBAL), np.float32),
        np.full((*shape, HAND), -1, np.int64),
        np.zeros((*shape, HAND, AT_TILE), np.float32),
    )


def bonuses(shares: Floats, prices: Floats) -> Floats:
    """What each seat would be paid for each corporation now (A18 to A21)."""
    price = prices[:, None]
    most = shares.max(1, keepdims=True)
    first = (shares == most) & (shares > 0)
    firsts = first.sum(1, keepdims=True)
    others = np.where(first, 0, shares)
    second = (others == others.max(1, keepdims=True)) & (others > 0)
    seconds = second.sum(1, keepdims=True)
    alone = np.where(seconds == 0, 15, 10)
    one = np.where(firsts == 1, alone, 15 / np.maximum(firsts, 1)) * first
    two = np.where(firsts == 1, 5 / np.maximum(seconds, 1), 0) * second
    paid: Floats = ((one + two) * price).astype(np.float32)
    return paid


def look(observation: Mapping[str, NDArray[Any]]) -> Seen:
    """What the network sees of a batch of observations."""
    count = len(observation["numbers"])
    numbers = observation["numbers"] * (1 / TENSOR.scale).astype(np.float32)
    fields = {
        name: numbers[:, place.start - TENSOR.planes : place.stop - TENSOR.planes]
        for name, place in TENSOR.places.items()
        if place.start >= TENSOR.planes
    }
    shares = fields["shares"].reshape(count, 6, CORPORATIONS) * 5
    prices = fields["prices"]
    due = bonuses(shares, prices)
    rivals = shares[:, 1:]
    best = rivals.max(1)
    lead = shares[:, 0] - best
    worth = fields["cash"] * 10 + (due + shares * prices[:, None]).sum(2)
    present = fields["players"][:, 0] * 6
    mean = worth.sum(1) / present
    told = [due[:, 0] / 10, due[:, 1:].max(1) / 10, best / 5, lead / 5, lead > 0, lead == 0]
    told += [worth / 30, (worth[:, :1] / mean[:, None] - 1), mean[:, None] / 30]
    seen = empty((count,))
    np.concatenate([numbers, *told], 1, out=seen.globals, casting="unsafe")
    at_stake = np.stack(
        [
            shares[:, 0] / 5,
            lead / 5,
            due[:, 0] / 10,
            prices,
            fields["sizes"],
            shares[:, 0] * prices / 10,
        ],
        2,
    )
    _look_at_tiles(observation["planes"].reshape(count, 11, -1), fields["sizes"], at_stake, seen)
    return seen


def _look_at_tiles(planes: NDArray[np.uint8], sizes: Floats, at_stake: Floats, seen: Seen) -> None:
    count = len(planes)
    board = np.full((count, (ROWS + 4) * WIDTH), OUTSIDE, np.uint8)
    board[:, SPACES] = (planes[:, :9] * np.arange(9, dtype=np.uint8)[None, :, None]).sum(
        1, np.uint8
    )
    where, tiles = np.nonzero(planes[:, 9])
    slots = np.arange(len(where)) - np.searchsorted(where, where)
    seen.tiles[where, slots] = tiles
    spaces = SPACES[tiles][:, None]
    beside = KINDS[board[where[:, None], spaces + BESIDE]].sum(1)
    near = KINDS[board[where[:, None], spaces + NEAR]].sum(1)
    joined = (beside[:, :CORPORATIONS] > 0).astype(np.float32)
    size = joined * sizes[where]
    lost = joined * (size < size.max(1, keepdims=True))
    stake = at_stake[where]
    count_joined = joined.sum(1)
    more = [
        np.einsum("mc,mck->mk", joined, stake),
        np.einsum("mc,mck->mk", lost, stake[:, :, [2, 5]]),
        count_joined[:, None] > 1,
        ((count_joined == 0) & (beside[:, LONE] > 0))[:, None],
        np.ones((len(where), 1)),
    ]
    seen.around[where, slots] = np.concatenate([beside / 2, near / 4, *more], 1)


class Network:
    """``weights`` are those of ``WEIGHTS``, and ``NAME.bias`` for each."""

    def __init__(self, weights: Mapping[str, NDArray[Any]]) -> None:
        self.weights = {name: weight.astype(np.float32) for name, weight in weights.items()}

    @classmethod
    def load(cls, file: Any) -> Network:
        with np.load(file) as found:
            return cls(dict(found))

    def save(self, file: Any) -> None:
        """Half as exact, which nobody notices, and half as large."""
        halves: dict[str, Any] = {it: w.astype(np.float16) for it, w in self.weights.items()}
        np.savez_compressed(file, **halves)

    def _layer(self, name: str, rows: Floats) -> Floats:
        found: Floats = rows @ self.weights[name] + self.weights[f"{name}.bias"]
        return found

    def __call__(self, seen: Seen) -> Floats:
        """The scores of all actions, for each row."""
        at_tiles = self._layer("tile", seen.around)
        held = (seen.tiles >= 0)[..., None]
        hand = (np.maximum(at_tiles, 0) * held).sum(1)
        first = np.maximum(self._layer("first", np.concatenate([seen.globals, hand], 1)), 0)
        second = np.maximum(self._layer("second", first), 0)
        scores = np.zeros((len(second), PLACES + self.weights["policy"].shape[1]), np.float32)
        scores[:, PLACES:] = self._layer("policy", second)
        stakes = np.maximum(at_tiles + self._layer("stake", second)[:, None], 0)
        places = self._layer("place", stakes)[..., 0]
        rows, slots = np.nonzero(seen.tiles >= 0)
        scores[rows, seen.tiles[rows, slots]] = places[rows, slots]
        return scores
