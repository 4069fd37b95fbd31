"""Markets and positions that several chapters start from."""

from collections.abc import Mapping

import pytest

from tests.rules.ponzi.position import OTHERS, PonziScenario, position, remove

# Three bears: enough for three players, whichever plain card is taken away.
BEARISH = [18, 19, 20, 21, 22, 23, 65, 66, 67]
CALM = [18, 19, 20, 21, 22, 23, 24, 25, 26]

# Seats, advanced, seed: with trades, luxuries, crashes, and bankruptcies.
GAMES = [(3, False, 1), (3, True, 2), (4, False, 3), (4, True, 4), (5, False, 5), (5, True, 6)]

games = pytest.mark.parametrize(("seats", "advanced", "seed"), GAMES)


def sharing(cash: list[int], seats: int = 3, remember: bool = False) -> PonziScenario:
    """Everybody has two tiles of grain; seat 0 is to make an offer first."""
    tiles = dict.fromkeys(range(seats), "GG")
    return position(seats=seats, tiles=tiles, cash=cash, phase="trading", remember=remember)


def settle(
    wheels: Mapping[int, Mapping[int, int]],
    cash: list[int],
    *,
    tiles: Mapping[int, str] | None = None,
    luxuries: Mapping[int, int] | None = None,
    seats: int = 3,
    crash: bool = False,
    advanced: bool = False,
    remember: bool = False,
) -> PonziScenario:
    """Seat 0 removes a card; the wheels turn, by two spaces after a crash; interest is paid."""
    free = [card for card in OTHERS if all(card not in wheel for wheel in wheels.values())]
    scenario = position(
        seats=seats,
        market=[*free[: 9 - seats], *free[-seats:]] if crash else free[:9],
        wheels=wheels,
        cash=cash,
        tiles=tiles,
        luxuries=luxuries,
        marker=seats - 1,
        phase="marker",
        advanced=advanced,
        remember=remember,
    )
    scenario.decide(remove(free[0]))
    return scenario
