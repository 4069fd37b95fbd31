"""The games as environments, for programs that learn.

    from tontine.research import aec_env, vector_env

    env = aec_env("acquire", players=4, rewards="rank")  # PettingZoo
    venv = vector_env("acquire", num_envs=1024, players=4, seed=0)  # Gymnasium, a batch

Importing it makes ``gymnasium.make("tontine/Acquire-v0")`` and PettingZoo's ``make`` work.
``tontine.research.openspiel`` does the same for OpenSpiel.
"""

from __future__ import annotations

try:
    import gymnasium  # noqa: F401 (says at once what is missing)
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        f"tontine.research needs {missing.name}: pip install 'tontine[research]'"
    ) from missing

from tontine.research.aec import AECGame, aec_env
from tontine.research.registered import register
from tontine.research.setup import BadAction
from tontine.research.single import SingleSeat, single_env
from tontine.research.tensor import Tensor, tensor_of
from tontine.research.vector import VectorGames, sample, vector_env

register()

__all__ = [
    "AECGame",
    "BadAction",
    "SingleSeat",
    "Tensor",
    "VectorGames",
    "aec_env",
    "sample",
    "single_env",
    "tensor_of",
    "vector_env",
]
