"""The maxims are worth having. ``bench/maxims.py`` measures it exactly; here it is only seen that
they are known and have not become false."""

from __future__ import annotations

import pytest

from bench.maxims import players, wins
from tontine.bots.seats import lowest_bot
from tontine.learn.lessons import advice_of, lesson_games

# What a newcomer should win among four. In these deals the players win at least a tenth more.
WANTED = {"acquire": 0.40, "ponzi": 0.50, "greed": 0.38}
DEALS = 30


@pytest.mark.parametrize("game", lesson_games())
def test_a_player_of_all_maxims_knows_those_that_are_told(game: str) -> None:
    assert set(players(game).MAXIMS) == {maxim.id for maxim in advice_of(game).maxims}


@pytest.mark.parametrize("game", lesson_games())
def test_a_player_of_maxims_beats_those_a_lesson_sends_people_to(game: str) -> None:
    for rival in ("easy", lowest_bot(game)):
        share, _ = wins(game, players(game).Player, DEALS, rival)
        assert share >= WANTED[game], rival
