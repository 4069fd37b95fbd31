"""The breakages of ``tests/mutations`` still fit the sources."""

from __future__ import annotations

from pathlib import Path

import tontine.rules
from tests.mutations.all import MUTATIONS


def test_every_breakage_has_its_place_and_changes_something() -> None:
    rules = Path(tontine.rules.__file__).parent
    for mutation in MUTATIONS:
        source = (rules / mutation.file).read_text("utf-8")
        assert source.count(mutation.old) == 1, mutation
        assert mutation.new != mutation.old, mutation


def test_there_are_breakages_of_every_game() -> None:
    assert {mutation.game for mutation in MUTATIONS} == {"acquire", "ponzi", "greed"}
