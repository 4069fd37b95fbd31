"""The maxims are worth having. ``bench/maxims.py`` measures it exactly; here it is only seen that
they are known and have not become false."""

from __future__ import annotations

import pytest

from bench.maxims import players, wins
from tontine.learn.lessons import advice_of, lesson_games

FAIR = 0.25
DEALS = {"acquire": 12, "ponzi": 12, "greed": 12}


@pytest.mark.parametrize("game", lesson_games())
def test_a_player_of_all_maxims_knows_those_that_are_told(game: str) -> None:
    assert set(players(game).MAXIMS) == {maxim.id for maxim in advice_of(game).maxims}


@pytest.mark.parametrize("game", lesson_games())
def test_a_player_of_maxims_wins_more_than_a_fair_share(game: str) -> None:
    share, _ = wins(game, players(game).Player, DEALS[game])
    assert share > FAIR
