"""The first line of the screen says whose turn it is, in words of its language."""

from __future__ import annotations

import msgspec
import pytest

from tests.cli.positions import terminal
from tests.cli.terminal.greed.positions import ADA, trading


@pytest.mark.parametrize(
    ("language", "others", "mine"),
    [
        ("en", "year 1 of 12 · 5 trade and development · Bruno and Chloé’s turn", "your turn"),
        ("fr", "Bruno et Chloé jouent", "à vous"),
        ("it", "turno di Bruno e Chloé", "tocca a te"),
    ],
)
def test_whose_turn_it_is(language: str, others: str, mine: str) -> None:
    match = trading()
    view, at = match.view(ADA), terminal(match, ADA, language)
    assert at.header(view)[0].endswith(f" · {mine}")
    away = msgspec.structs.replace(view, owing=[seat for seat in view.owing if seat != ADA])
    assert at.header(away)[0].endswith(others)
