"""Advice as secrecy is tested: what a seat may not know makes no difference to it, in any game."""

from __future__ import annotations

import msgspec
import pytest

from tontine.coach.hints import advice, can_advise
from tontine.rules.acquire.game import Acquire
from tontine.rules.chance import Rng
from tontine.testing.walk import CONFIGS, Config, at, whole_match, with_game

MOMENTS = 2  # of a game
LEAST = 1  # playouts


def configs() -> list[Config]:
    """One of each game that has a coach. Hidden holdings of Acquire can be counted along, so a
    seat does know those: they are left alone."""
    found: dict[str, Config] = {}
    for config in CONFIGS:
        if config.options.get("holdings") != "hidden" and can_advise(config.game):
            found[config.game] = config
    return list(found.values())


@pytest.mark.parametrize("config", configs(), ids=str)
def test_advice_is_the_same_byte_for_byte_whatever_is_true(config: Config) -> None:
    whole = whole_match(config, 0, True)
    rng = Rng(1)
    differed = 0
    for number in range(MOMENTS):
        match = at(whole, whole.version * (2 * number + 1) // (2 * MOMENTS))
        seat = match.owing[0]
        other = config.adapter.blur(match.game, seat, rng)
        if isinstance(other, Acquire) and isinstance(match.game, Acquire):
            other.inference = match.game.inference  # everybody can infer it
        differed += other != match.game
        one, two = (advice(it, seat, LEAST) for it in (match, with_game(match, other)))
        assert msgspec.json.encode(one) == msgspec.json.encode(two)
    assert differed, "there was nothing to hide"
