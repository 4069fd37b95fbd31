"""What is expected of the bots of every game: whole games, no traces, and that they differ."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import pytest

from tests.bots.levels import quick_bots, searching
from tontine.arena.simulate import Plan, play_chunk
from tontine.bots.seats import FOLDERS, bot_decision, make_bot
from tontine.play.match import check_options, new_match
from tontine.play.titles import TITLES
from tontine.rules.chance import Rng

# Compiled is enough: test_builds.py compares every decision with those of plain Python.
pytestmark = [pytest.mark.once, pytest.mark.parametrize("game", FOLDERS)]


def wins(game: str, names: tuple[str, ...], games: int) -> list[float]:
    plan = Plan(game, names, check_options(TITLES[game], {}), seed=1)
    return play_chunk(plan, 0, games).wins


def test_every_bot_plays_whole_games_and_decides_only_what_is_offered(game: str) -> None:
    for seats, options in FOLDERS[game].TRAINING.tables:
        for name in quick_bots(game):
            _play(game, name, seats, options)


def _play(game: str, name: str, seats: int, options: Mapping[str, str]) -> None:
    match, rng = new_match(game, seats, seed=seats, options=options), Rng(1)
    bots = [make_bot(game, name, Rng(seat)) for seat in range(seats)]
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    assert len(match.standings()) == seats


def test_a_bot_leaves_the_game_it_is_shown_as_it_is(game: str) -> None:
    match, rng = new_match(game, 3, seed=5), Rng(1)
    bots = [make_bot(game, "normal", Rng(seat)) for seat in range(3)]
    while not match.over:
        seat = match.owing[0]
        state = match.imagine(seat, rng)
        before = state.snapshot()
        bots[seat].choose(state, seat)
        assert state.snapshot() == before
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))


def test_the_same_seed_makes_the_same_games_and_another_makes_others(game: str) -> None:
    options = check_options(TITLES[game], {})
    played = [
        play_chunk(Plan(game, ("normal", "easy", "random"), options, seed), 0, 3)
        for seed in (3, 3, 4)
    ]
    assert played[0] == played[1] != played[2]


def test_normal_beats_three_that_play_at_random(game: str) -> None:
    assert wins(game, ("normal", "random", "random", "random"), 30)[0] >= 15  # a fourth is 7.5


def test_every_quick_level_beats_three_of_the_one_below(game: str) -> None:
    """A fourth of 80 games is 20. How far the levels are apart is in ``docs/bots.md``."""
    levels = quick_bots(game)
    assert levels[:4] == ["random", "novice", "easy", "normal"]
    for below, level in pairwise(levels):
        assert wins(game, (level, *[below] * 3), 80)[0] >= 26, (level, below)


def test_the_lowest_level_that_searches_beats_three_normal(game: str) -> None:
    assert wins(game, (searching(game)[0], *["normal"] * 3), 40)[0] >= 14  # a fourth is 10


def test_it_does_so_with_as_few_as_can_sit(game: str) -> None:
    """It was weaker than ``normal`` once where two play Acquire, and judged what it did at once."""
    fewest = TITLES[game].fewest
    below = ["normal"] * (fewest - 1)
    assert wins(game, (searching(game)[0], *below), 60)[0] >= 60 / fewest + 5


def test_the_strongest_beats_three_normal_even_with_few_playouts(game: str) -> None:
    assert wins(game, ("master@8", *["normal"] * 3), 6)[0] >= 3  # a fourth is 1.5


def test_the_levels_have_the_same_names_in_all_games_and_the_same_order(game: str) -> None:
    levels = ["novice", "easy", "normal", "skilled", "hard", "expert", "master"]
    found = list(FOLDERS[game].BOTS)
    assert found == [level for level in levels if level in found]
    assert 7 <= 1 + len(found) <= 8
    assert found[-1] == "master"
