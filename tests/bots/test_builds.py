"""Plain Python and compiled, the bots make the same decisions."""

from __future__ import annotations

import msgspec
import pytest

from tests.bots.decided import Decided, decided
from tests.bots.levels import searching
from tests.plainly import run_plainly, when_compiled
from tontine.bots.seats import FOLDERS


@when_compiled
@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_plain_and_compiled_decide_the_same(game: str) -> None:
    plain = msgspec.json.decode(run_plainly("tests.bots.decided", game), type=Decided)
    compiled = decided(game)
    assert (plain.compiled, compiled.compiled) == (False, True)
    assert plain.games == compiled.games
    assert plain.thoughts == compiled.thoughts
    assert len(plain.thoughts) >= 3 * len(searching(game))
