"""The learnt weights of a game's judge, as they are shipped: ``bots/<game>/value.json``.

Written by ``tontine arena train``, meant to be read by people too: what every input weighs by
itself, and what each unit of the hidden layer looks for.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NotRequired, TypedDict

from librt.vecs import vec

from tontine.bots.search.network import Network


class Unit(TypedDict):
    """A unit of the hidden layer: what it begins with, what it sums up, what it counts."""

    bias: float
    weights: list[float]
    counts: float


class Belief(TypedDict):
    """How far chances can be believed. The logarithms of odds are divided by the temperature; the
    lapse is the share of games that anybody may win, whatever was foreseen."""

    temperature: float
    lapse: float


class Weights(TypedDict):
    game: str
    trained: dict[str, object]  # the command that makes the same weights again, and what it found
    belief: NotRequired[Belief]  # as if there were no doubt, if not said
    inputs: list[str]
    direct: list[float]
    units: list[Unit]


@cache
def network(game: str, name: str = "value") -> Network:
    """The network that comes with a game. It is never changed, so all bots share it."""
    text = files("tontine.bots").joinpath(game, f"{name}.json").read_text("utf-8")
    return network_of(json.loads(text))


def network_of(weights: Weights) -> Network:
    units: list[float] = []
    for unit in weights["units"]:
        units += [unit["bias"], *unit["weights"], unit["counts"]]
    belief = weights.get("belief", Belief(temperature=1.0, lapse=0.0))
    return Network(vec[float](weights["direct"]), vec[float](units), **belief)
