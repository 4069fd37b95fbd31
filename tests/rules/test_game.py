"""The contract that every game keeps: what it says of itself is true."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from textwrap import dedent

from hypothesis import given, settings
from hypothesis import strategies as st

import tontine
from tontine.rules.acquire.game import new_game
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import NOBODY, Game, Result, play_games, play_random


def test_a_game_is_driven_as_the_docstring_says() -> None:
    source = Path(tontine.__file__).parent / "rules" / "game.py"  # compiled, it has no docstring
    documentation = ast.get_docstring(ast.parse(source.read_text("utf-8")))
    examples = re.findall(r"\n\n((?: {4}.*\n?)+)", str(documentation))
    assert len(examples) == 1
    names: dict[str, object] = {"Rng": Rng, "Choices": Choices, "new_game": new_game}
    names["NOBODY"] = NOBODY
    exec(dedent(examples[0]), names)
    assert isinstance(names["game"], Game)
    assert names["game"].over


@settings(deadline=None)
@given(st.lists(st.integers(0, 5), min_size=1, max_size=6))
def test_equal_scores_share_a_rank_and_the_next_rank_counts_them_all(scores: list[int]) -> None:
    ranks = Result(scores).ranks
    assert ranks == [1 + sorted(scores, reverse=True).index(score) for score in scores]


def test_random_play_counts_its_decisions() -> None:
    game = new_game(3, 5)
    rng = Rng(5)
    twin, twin_rng = game.clone(), rng.clone()
    decisions = play_random(game, rng)
    choices = Choices()
    for _ in range(decisions):
        assert not twin.over
        twin.offer(twin.actor, choices)
        twin.apply(twin.actor, choices.pick(twin_rng))
    assert twin.over
    assert twin == game


def test_advancing_carries_a_decision_out_and_says_whose_turn_it_is_then() -> None:
    game, choices, rng = new_game(3, 5), Choices(), Rng(5)
    twin = game.clone()
    while not game.over:
        seat = game.actor
        game.offer(seat, choices)
        code = choices.pick(rng)
        game.apply(seat, code)
        assert twin.advance(seat, code) == game.actor
    assert twin == game
    assert game.actor == NOBODY


def test_many_games_are_as_many_single_ones() -> None:
    game = new_game(3, 0)
    before = game.snapshot()
    total = play_games(game, 10, 4)
    assert total == sum(play_games(game, seed, 1) for seed in range(10, 14))
    assert total == play_games(game, 10, 4, journal=True)
    assert game.snapshot() == before
