"""The games where Gymnasium and PettingZoo look for environments, as ``tontine/NAME-v0``."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import pettingzoo

from tontine.play.titles import TITLES
from tontine.research.aec import aec_env
from tontine.research.single import single_env
from tontine.research.vector import vector_env

FACES: dict[str, Callable[..., Any]] = {"aec": aec_env, "single": single_env, "vector": vector_env}


def __getattr__(name: str) -> Callable[..., Any]:
    """The entry points: ``aec_NAME``, ``single_NAME``, ``vector_NAME``."""
    face, _, game = name.partition("_")
    if face not in FACES or game not in TITLES:
        raise AttributeError(name)
    return partial(FACES[face], game)


def register() -> None:
    """All games that have observations. Doing so again changes nothing."""
    for name, title in TITLES.items():
        known = f"tontine/{name.capitalize()}-v0"
        if title.space is None or known in gymnasium.registry:
            continue
        players = {"players": max(title.fewest, min(4, title.most))}
        gymnasium.register(
            known,
            entry_point=f"{__name__}:single_{name}",
            vector_entry_point=f"{__name__}:vector_{name}",
            kwargs=dict(players),
        )
        pettingzoo.register("aec", known, f"{__name__}:aec_{name}", kwargs=dict(players))
