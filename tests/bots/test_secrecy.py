"""Bots as secrecy is tested: what a seat may not know makes no difference to what is decided."""

from __future__ import annotations

import pytest

from tests.bots.decided import ALL_THE_TIME
from tests.bots.levels import searching
from tontine.bots.bot import Bot
from tontine.bots.decide import decide, play_fast
from tontine.bots.search.search import Search
from tontine.bots.seats import FOLDERS, make_bot
from tontine.rules.acquire.game import Acquire
from tontine.rules.chance import Rng
from tontine.rules.game import Game
from tontine.testing.walk import CONFIGS, Config, at, whole_match

MOMENTS = 6  # of a game
FEW = 3  # playouts


def configs() -> list[Config]:
    """One of each game. Hidden holdings of Acquire can be counted along, so a seat does know
    those: they are left alone."""
    shown = [config for config in CONFIGS if config.options.get("holdings") != "hidden"]
    return list({config.game: config for config in shown if config.game in FOLDERS}.values())


def pairs(config: Config) -> list[tuple[Game, Game, int]]:
    """Moments of a game, each with another state that its seat cannot tell from it."""
    whole, rng = whole_match(config, 0, True), Rng(1)
    found = []
    for number in range(MOMENTS):
        match = at(whole, whole.version * (2 * number + 1) // (2 * MOMENTS))
        seat = match.owing[0]
        other = config.adapter.blur(match.game, seat, rng)
        if isinstance(other, Acquire) and isinstance(match.game, Acquire):
            other.inference = match.game.inference  # everybody can infer it
        found.append((match.game, other, seat))
    assert any(one != other for one, other, _ in found), "there was nothing to hide"
    return found


LEVELS = [
    pytest.param(
        config,
        f"{name}@{FEW}" if name in searching(config.game) else name,
        id=f"{config}-{name}",
    )
    for config in configs()
    for name in FOLDERS[config.game].BOTS
]


@pytest.mark.parametrize(("config", "level"), LEVELS)
def test_a_bot_decides_the_same_to_the_byte_whatever_is_true(config: Config, level: str) -> None:
    for one, other, seat in pairs(config):
        told = []
        for state in (one, other):
            bot, rng = Rng(7), Rng(8)
            decision = decide(config.title, state, seat, patient(config.game, level, bot), rng)
            told.append((decision, bot.state, rng.state))  # and the next one is the same, too
        assert told[0] == told[1]


def patient(game: str, level: str, rng: Rng) -> Bot:
    """A bot without a time limit, or slow plain Python would decide otherwise."""
    bot = make_bot(game, level, rng)
    if isinstance(bot, Search):
        bot.seconds = ALL_THE_TIME
    return bot


@pytest.mark.parametrize("config", configs(), ids=str)
def test_so_it_does_without_a_record(config: Config) -> None:
    for one, other, seat in pairs(config):
        assert played(config, one.clone(), seat) == played(config, other.clone(), seat)


def played(config: Config, state: Game, seat: int) -> tuple[list[int], int]:
    codes: list[int] = []

    def apply(seat: int, code: int) -> None:
        codes.append(code)
        state.apply(seat, code)

    rng = Rng(8)
    play_fast(config.title, state, seat, make_bot(config.game, "normal", Rng(7)), rng, apply)
    return codes, rng.state
