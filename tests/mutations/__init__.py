"""Rules broken one at a time, to see whether the tests notice.

    python -m tests.mutations [--before COMMIT] [GAME or RULE ...]

Every breakage is one place in the sources of the rules, with the rule that is broken there. It is
put into a copy, as plain Python, on which the tests of the game and the conformance suite run until
one fails. This takes some seconds for each, so it is no part of ``make test``. A breakage whose
place is not found any more is reported, too.
"""

from __future__ import annotations

from typing import NamedTuple


class Mutation(NamedTuple):
    rule: str
    file: str  # below src/tontine/rules
    old: str
    new: str
    why: str = ""  # why no test needs to notice it, if so

    @property
    def game(self) -> str:
        return self.file.split("/")[0]
