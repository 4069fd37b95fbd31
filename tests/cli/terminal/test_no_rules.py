"""What the terminal shows was worked out by ``tontine.play``: it only looks things up in the view.

That it imports nothing from ``tontine.rules`` is held by import-linter; what is looked for here are
the constants and comparisons of the rules themselves.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from pathlib import Path

import pytest

import tontine.cli.terminal
from tontine.rules.acquire import decisions as acquire
from tontine.rules.greed import decisions as greed
from tontine.rules.ponzi import decisions as ponzi

TERMINAL = Path(tontine.cli.terminal.__path__[0])
FORBIDDEN = {
    # P24, P23: whether money reaches; P11: the rows of the market; how many rounds are foreseen.
    "ponzi": (r"\.due\s*[<>]", r"range\(3\)", r"\b5 \* column"),
    # G29: what a symbol counts; the phases of a year by number; G19: what can still be run.
    "greed": (r"_points\b(?!\")", r"\.stage\s*(==|in)\b", r"\{\s*1:", r"processes and not"),
    "acquire": (r"\bprice\s*\*\s*(5|10)\b", r"\.size\s*[<>]=?\s*\d\d"),
}


# What may be decided, and why not, is for the match to say: a terminal reads what was typed and
# goes by what the view asks.
REFUSED = (r"Refused\(\s*\"[APG]\d+\"",)
# Those who are asked nothing see a page of each phase too: what is drawn there is by phase.
BY_PHASE = {"panels.py"}
NO_PHASE = {"over", "gold", "silver"}  # said of other things as well


def found(game: str, patterns: Iterable[str], without: Container[str] = ()) -> list[str]:
    files = sorted((TERMINAL / game).glob("*.py"))
    assert len(files) > 5
    return [
        f"{path.name}: {match[0]}"
        for path in files
        if path.name not in without
        for pattern in patterns
        for match in re.finditer(pattern, path.read_text("utf-8"))
    ]


@pytest.mark.parametrize("game", FORBIDDEN)
def test_the_terminal_works_out_no_rules(game: str) -> None:
    assert found(game, FORBIDDEN[game]) == []


@pytest.mark.parametrize("game", FORBIDDEN)
def test_the_terminal_refuses_nothing_by_a_rule(game: str) -> None:
    assert found(game, REFUSED) == []


@pytest.mark.parametrize(
    ("game", "phases"),
    [("acquire", acquire.PHASES), ("ponzi", ponzi.PHASES), ("greed", greed.PHASES)],
)
def test_the_terminal_goes_by_what_is_asked_and_not_by_phases(
    game: str, phases: tuple[str, ...]
) -> None:
    names = "|".join(name for name in phases if name not in NO_PHASE)
    # A page of the help may be called like a phase.
    assert found(game, [rf"(?m)^(?! *help = ).*\"(?:{names})\".*"], without=BY_PHASE) == []
