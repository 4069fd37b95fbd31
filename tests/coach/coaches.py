"""A coach whose judge has learnt nothing: it counts money. What is tested here does not depend on
what a judge has learnt, and must not change when it learns again."""

from __future__ import annotations

from functools import partial

import pytest
from librt.vecs import vec

from tontine.bots import seats
from tontine.bots.acquire.judge import INPUTS, AcquireJudge
from tontine.bots.acquire.normal import NormalBot
from tontine.bots.search.network import Network
from tontine.bots.search.search import Search
from tontine.play.match import Match, new_match
from tontine.rules.acquire.game import Acquire
from tontine.rules.chance import Rng
from tontine.rules.game import Game

WEIGHTS = {"total": 2.0, "cash": 1.0, "nearness": 1.0, "cash_to_buy": 0.3, "merger_in_hand": 1.0}
NAMES = ("Ada", "Bruno", "Chloé", "Dario", "Elena", "Félix")


def network(temperature: float = 1.0, lapse: float = 0.0) -> Network:
    """With two hidden units: one for large sums in sight, and one for cash."""
    direct = [WEIGHTS.get(name, 0.0) for name in INPUTS]
    much = [-0.3, *(0.5 if name == "bonus" else 0.0 for name in INPUTS), 1.5]
    cash = [0.1, *(-1.0 if name == "cash" else 0.0 for name in INPUTS), -0.5]
    return Network(vec[float](direct), vec[float]([*much, *cash]), temperature, lapse)


def search(rng: Rng, depth: int = 2, temperature: float = 1.0, lapse: float = 0.0) -> Search:
    judge = AcquireJudge(network(temperature, lapse))
    return Search(judge, NormalBot(rng), rng, 8, depth)


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Acquire has no other bot."""
    monkeypatch.setattr(seats.FOLDERS["acquire"], "BOTS", {"counting": search})


def played(decisions: int, phase: int | None = None, **options: str) -> Match:
    """A match of Acquire so many decisions on, and then up to the first question of a kind."""
    match = new_match("acquire", NAMES[:4], 7, options)
    bots, rng = [NormalBot(Rng(seat)) for seat in range(4)], Rng(1)
    while match.version < decisions or (phase is not None and phase != _phase(match)):
        seat = match.owing[0]
        game = match.imagine(seat, rng)
        match.decide(seat, match.title.decision(game, seat, partial(_choose, bots[seat], seat)))
    return match


def _choose(bot: NormalBot, seat: int, game: Game) -> int:
    return bot.choose(game, seat)


def _phase(match: Match) -> int:
    assert isinstance(match.game, Acquire)
    return match.game.phase
