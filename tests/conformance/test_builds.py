"""Plain Python and compiled, the rules play the same games."""

from __future__ import annotations

import msgspec
import pytest

from tests.conformance.digests import Digests, digests
from tests.plainly import run_plainly, when_compiled
from tontine.testing.walk import CONFIGS


@when_compiled
@pytest.mark.parametrize("game", sorted({config.game for config in CONFIGS}))
def test_plain_and_compiled_play_the_same_games(game: str) -> None:
    plain = msgspec.json.decode(run_plainly("tests.conformance.digests", game), type=Digests)
    compiled = digests(game)
    assert (plain.compiled, compiled.compiled) == (False, True)
    assert plain.games == compiled.games
