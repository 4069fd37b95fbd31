"""How many decisions a game takes: from this follows how long the lobby says that it takes."""

from __future__ import annotations

from statistics import mean

import pytest

from tontine.bots.seats import bot_decision, make_bot
from tontine.play.match import new_match
from tontine.play.titles import TITLES
from tontine.rules.chance import Rng
from tontine.server.tables.create import minutes_of

SEATS = 4
GAMES = 12
CLOSE = 0.15  # of the number that a title states, which is the mean of 400 games


def decisions_of(game: str, seed: int) -> float:
    """Decisions of a seat in one game, on average over the seats."""
    rng = Rng(seed)
    match = new_match(game, SEATS, seed)
    bots = [make_bot(game, "normal", rng) for _ in range(SEATS)]
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    return match.version / SEATS


@pytest.mark.parametrize("game", TITLES)
def test_a_game_takes_about_as_many_decisions_as_its_title_says(game: str) -> None:
    measured = mean(decisions_of(game, seed) for seed in range(GAMES))
    assert measured == pytest.approx(TITLES[game].decisions, rel=CLOSE)


def test_minutes_grow_with_decisions_and_with_the_pace_of_the_bots() -> None:
    titles = sorted(TITLES.values(), key=lambda title: title.decisions)
    for pace in (0, 1.2, 10):
        minutes = [minutes_of(title, pace) for title in titles]
        assert minutes == sorted(minutes)
        assert all(it >= 5 and it % 5 == 0 for it in minutes)
    assert minutes_of(titles[-1], 10) > minutes_of(titles[-1], 0)
