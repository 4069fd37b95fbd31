"""The learnt weights of a game's judge, as they are shipped: ``bots/<game>/value.json``.

Written by ``tontine arena train``, meant to be read by people too: what every input weighs by
itself, and what each unit of the hidden layer looks for. They are good for the rules and the inputs
by which they were learnt, and for no others.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import NotRequired, TypedDict

from librt.vecs import vec

from tontine.bots.search.network import Network
from tontine.bots.training import Training
from tontine.play.titles import title_of


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


class Slots(TypedDict):
    """How many there are, and the inputs of one: see ``Network``. The first says that there is
    something in it."""

    count: int
    inputs: list[str]


class Weights(TypedDict):
    game: str
    rules: int  # the version by which was played
    trained: dict[str, object]  # the command that makes the same weights again, and what it found
    belief: NotRequired[Belief]  # as if there were no doubt, if not said
    inputs: list[str]
    slots: NotRequired[Slots]
    shared: NotRequired[list[list[float]]]  # by unit, the weight of each input of a slot
    direct: list[float]  # of the inputs, then of what the shared units find
    units: list[Unit]


class BadWeights(Exception):
    """Weights that were learnt for something else."""


_networks: dict[tuple[str, str], Network] = {}


def network(training: Training, name: str = "value") -> Network:
    """The network that comes with a game. It is never changed, so all bots share it."""
    found = _networks.get((training.game, name))
    if found is None:
        weights = shipped(training, name)
        found = _networks[training.game, name] = network_of(weights)
    return found


def shipped(training: Training, name: str) -> Weights:
    """The weights that come with the package; BadWeights if they do not fit the game as it is."""
    text = files("tontine.bots").joinpath(training.game, f"{name}.json").read_text("utf-8")
    weights: Weights = json.loads(text)
    if (problem := problem_of(weights, training)) is not None:
        command = f"tontine arena train {training.game} --weights {name}"
        raise BadWeights(f"{training.game}/{name}.json {problem}; {command} makes it anew")
    return weights


def problem_of(weights: Weights, training: Training) -> str | None:
    """Why weights do not fit a game as it is, if so."""
    rules = title_of(training.game).rules
    if weights["game"] != training.game:
        return f"is of {weights['game']}"
    if weights["rules"] != rules:
        return f"was learnt by version {weights['rules']} of the rules, and this is {rules}"
    slots = weights.get("slots")
    read = [weights["inputs"], *([slots["inputs"], [slots["count"]]] if slots else [])]
    given = [list(training.inputs), *([list(training.slot), [training.slots]] if slots else [])]
    return None if read == given else "was learnt from other inputs than the judge reads"


def network_of(weights: Weights) -> Network:
    units: list[float] = []
    for unit in weights["units"]:
        units += [unit["bias"], *unit["weights"], unit["counts"]]
    belief = weights.get("belief", Belief(temperature=1.0, lapse=0.0))
    direct = vec[float](weights["direct"])
    slots = weights.get("slots")
    if slots is None:
        return Network(direct, vec[float](units), **belief)
    shared = vec[float]([weight for unit in weights["shared"] for weight in unit])
    return Network(
        direct,
        vec[float](units),
        **belief,
        slots=slots["count"],
        width=len(slots["inputs"]),
        shared=shared,
    )
