"""Rules, and guards of the server, broken one at a time, to see whether the tests notice.

    python -m tests.mutations [--before COMMIT] [GAME or server or RULE ...]

Every breakage is one place in the sources of the rules, with the rule that is broken there. It is
put into a copy, as plain Python, on which the tests of the game and the conformance suite run until
one fails. A guard of the server bears the name of the test that has to fail without it. This takes
some seconds for each, so it is no part of ``make test``. A breakage whose place is not found any
more is reported, too.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parents[1]


class Mutation(NamedTuple):
    rule: str
    file: str
    old: str
    new: str
    why: str = ""  # why no test needs to notice it, if so
    below: str = "rules"  # the folder of src/tontine in which the file is

    @property
    def game(self) -> str:
        """Or the server."""
        return self.file.split("/")[0] if self.below == "rules" else self.below

    @property
    def tests(self) -> list[str]:
        """What to give to pytest."""
        if self.below == "rules":
            return [f"tests/rules/{self.game}", "tests/conformance", "-k", self.game]
        named = re.compile(rf"^(async )?def {self.rule}\(", re.MULTILINE)
        paths = (path for it in ("server", "cli") for path in (TESTS / it).rglob("test_*.py"))
        files = [path for path in paths if named.search(path.read_text("utf-8"))]
        return [*(f"tests/{it.relative_to(TESTS)}" for it in files), "-k", self.rule]
