"""Patterns: the same cases hold for whoever else reads them (``patterns.json``)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tontine.learn.patterns import fits, references, resolve

CASES = json.loads((Path(__file__).parent / "patterns.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[json.dumps(case["pattern"]) for case in CASES])
def test_what_fits(case: dict[str, Any]) -> None:
    for value in case["fits"]:
        assert fits(case["pattern"], value), value
    for value in case["not"]:
        assert not fits(case["pattern"], value), value


def test_names_of_facts_are_replaced_in_values_and_in_names() -> None:
    pattern = {"kind": "buy", "shares": {"$mine": {"least": "$few"}}, "seat": "me"}
    assert set(references(pattern)) == {"mine", "few"}
    facts = {"mine": "hydra", "few": 2, "me": 1}
    resolved = {"kind": "buy", "shares": {"hydra": {"least": 2}}, "seat": 1}
    assert resolve(pattern, facts) == resolved
    with pytest.raises(KeyError):
        resolve({"kind": "$unheard"}, facts)
