"""What is wrong with a bot is found and said."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tontine.bots import seats
from tontine.bots.bot import RandomBot
from tontine.rules.chance import Rng
from tontine.rules.game import Game
from tontine.testing import try_bot


class Illegal(RandomBot):
    def choose(self, game: Game, seat: int) -> int:
        return -1


class Moody(RandomBot):
    def __init__(self, rng: Rng) -> None:
        super().__init__(Rng(time.perf_counter_ns()))


class Vandal(RandomBot):
    def choose(self, game: Game, seat: int) -> int:
        code = super().choose(game, seat)
        game.apply(seat, code)
        return code


class Slow(RandomBot):
    def choose(self, game: Game, seat: int) -> int:
        for _ in range(20_000):
            game.clone()
        return super().choose(game, seat)


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (Illegal, "-1 was not offered"),
        (Moody, "from the same chance decides"),
        (Vandal, "altered the state that it was shown"),
        (Slow, "seconds of CPU time, more than 0.0005"),
    ],
)
def test_a_bad_bot_is_told_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, bot: Callable[[Rng], RandomBot], problem: str
) -> None:
    monkeypatch.setattr(seats.FOLDERS["acquire"], "BOTS", {"bad": bot})
    report = try_bot("acquire", "bad", seconds=0.0005 if bot is Slow else 60.0, decisions=30)
    assert report.problem is not None
    assert problem in report.problem


def test_a_good_bot_has_no_problem() -> None:
    report = try_bot("acquire", "normal", decisions=12)
    assert report.problem is None
    assert (report.games, report.decisions) == (10, 120)
