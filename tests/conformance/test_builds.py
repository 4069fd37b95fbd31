"""Plain Python and compiled, the rules play the same games."""

from __future__ import annotations

import msgspec

from tests.conformance.digests import Digests, digests
from tests.plainly import run_plainly, when_compiled


@when_compiled
def test_plain_and_compiled_play_the_same_games() -> None:
    plain = msgspec.json.decode(run_plainly("tests.conformance.digests"), type=Digests)
    compiled = digests()
    assert (plain.compiled, compiled.compiled) == (False, True)
    assert plain.games == compiled.games
