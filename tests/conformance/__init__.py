"""The contract that every game keeps: the checks of ``tontine.testing``, each game in each of its
configurations.

``TONTINE_EXAMPLES=20 pytest tests/conformance`` looks at twenty times as many positions, and at
others each time it is run. ``TONTINE_EXAMPLES=0.3`` looks at fewer, the same every time.
"""

from __future__ import annotations

import os
import secrets

import pytest

from tontine.testing import CONFIGS

MORE = float(os.environ.get("TONTINE_EXAMPLES", "1"))
GAMES = max(1, int(MORE))  # different games of each configuration and temper
FIRST = secrets.randbelow(1 << 40) if MORE > 1 else 0

# One worker has all the tests of a configuration: its games are played once, and kept.
every_config = pytest.mark.parametrize(
    "config",
    [pytest.param(it, id=str(it), marks=pytest.mark.xdist_group(str(it))) for it in CONFIGS],
)


def examples(count: int) -> range:
    """The numbers of so many examples, the same every time unless TONTINE_EXAMPLES is above 1."""
    return range(FIRST, FIRST + max(2, round(count * MORE)))
