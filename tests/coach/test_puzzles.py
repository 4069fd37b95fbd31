"""Puzzles: what may be one, what comes with Tontine, and which is the one of a day."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from tests.coach.test_secrecy import configs
from tontine.arena.puzzles import Quarry, look_for
from tontine.bots.bot import Opinion
from tontine.coach.puzzles import (
    APART,
    DEAR,
    FEWEST,
    FOUND,
    MOST_GOOD,
    is_clear,
    weigh_turns,
)
from tontine.coach.stock import FIRST, pack, puzzle_of, stock, unpack
from tontine.play.save import parse
from tontine.play.stories import speech_of
from tontine.play.titles import title_of
from tontine.play.words import LANGUAGES, words
from tontine.rules.chance import Rng
from tontine.testing.walk import Config, at, whole_match, with_game


def opinions(*chances: float, doubt: float = 0.005) -> list[Opinion]:
    best = chances[0]
    return [Opinion((number,), it, doubt, best - it, doubt) for number, it in enumerate(chances)]


@pytest.mark.parametrize(
    ("chances", "doubt", "clear"),
    [
        ((0.54, 0.53, 0.44, 0.33), 0.005, True),
        ((0.54, 0.44, 0.43, 0.33), 0.005, True),
        ((0.54, 0.53, 0.53, 0.33), 0.005, False),  # three good turns
        ((0.54, 0.53, 0.44, 0.47), 0.005, False),  # what was played is not much worse
        ((0.54, 0.51, 0.44, 0.33), 0.005, False),  # neither good nor bad
        ((0.54, 0.44, 0.43, 0.33), 0.03, False),  # within the error
        ((0.54, 0.44, 0.43, 0.33), 0.0, False),  # nobody knows how large it is
        ((0.54, 0.44, 0.33), 0.005, False),  # few to choose from
        ((0.09, 0.04, 0.03, 0.005), 0.0001, False),  # hopeless
        ((0.54, 0.59, 0.44, 0.33), 0.005, False),  # another one came out better
    ],
)
def test_a_puzzle_has_one_clear_answer_or_two(
    chances: tuple[float, ...], doubt: float, clear: bool
) -> None:
    weighed = opinions(*chances, doubt=doubt)
    assert is_clear(weighed, weighed[-1]) == clear


# -- those that come with Tontine ----------------------------------------------------


@pytest.mark.parametrize("game", sorted({it.game for it in stock().values()}))
def test_every_puzzle_can_be_played_and_told(game: str) -> None:
    for puzzle in [it for it in stock().values() if it.game == game]:
        match = parse(puzzle.save.encode())
        assert match.version == puzzle.version
        assert puzzle.seat in match.owing
        best = puzzle.turns[0].chance
        assert best - puzzle.played.chance >= DEAR - 0.001
        good = [it for it in puzzle.turns if it.chance >= best - FOUND]
        assert 1 <= len(good) <= MOST_GOOD
        assert len(puzzle.turns) >= FEWEST
        assert all(it in good or it.chance <= best - APART + 0.001 for it in puzzle.turns)
        for turn in puzzle.turns:
            assert match.foresee(puzzle.seat, turn.moves)
        for language in LANGUAGES:
            speech = speech_of(match, puzzle.seat, words(language))
            assert all(speech.say(it.says) for it in puzzle.reasons)
        assert puzzle.reasons


def test_puzzles_have_names_of_their_own_and_rules_of_today() -> None:
    puzzles = list(stock().values())
    assert len({it.save for it in puzzles}) == len(puzzles)
    for it in puzzles:
        assert it.id.startswith(f"{it.game}-")
        assert title_of(it.game).name == it.game


def test_a_file_is_the_same_to_the_byte_and_reads_as_it_was_written() -> None:
    puzzles = list(stock().values())
    assert unpack(pack(puzzles)) == puzzles
    assert pack(puzzles) == pack(unpack(pack(puzzles)))


def test_the_same_command_finds_the_same_puzzles() -> None:
    """With few playouts: what they are like is not asked here."""
    quarry = Quarry("ponzi", ("easy", "normal", "normal"), {}, 5, 4, 2)
    one, two = ([it for _, it in look_for(quarry, 1, 1)] for _ in range(2))
    assert one == two


# -- a turn that was not weighed before ----------------------------------------------


@pytest.mark.parametrize("config", configs(), ids=str)
def test_what_a_turn_is_worth_follows_from_what_the_seat_knows(config: Config) -> None:
    whole = whole_match(config, 0, True)
    match = at(whole, whole.version // 2)
    seat = match.owing[0]
    other = config.adapter.blur(match.game, seat, Rng(1))
    if hasattr(match.game, "inference"):
        other.inference = match.game.inference  # everybody can infer it
    ask = match.bare_view(seat).asks[0]
    turns = [[it.decision] for it in ask.choices[:2]]
    one, two = (weigh_turns(it, seat, turns, 2) for it in (match, with_game(match, other)))
    assert one == two
    assert len(one) == len(turns)


# -- the puzzle of the day -----------------------------------------------------------


def test_each_puzzle_has_its_day_before_one_comes_again() -> None:
    ids = [f"acquire-{number}" for number in range(7)]
    days = [FIRST + timedelta(number) for number in range(7 * 20)]
    found = [puzzle_of(day, ids) for day in days]
    for begin in range(0, len(found), 7):
        assert Counter(found[begin : begin + 7]) == Counter(ids)
    assert found[:7] != found[7:14], "each round has an order of its own"
    assert found == [puzzle_of(day, ids[::-1]) for day in days]


def test_the_puzzle_of_a_day_follows_from_the_published_key() -> None:
    """As docs/coach.md says it: sha256("tontine, a puzzle a day ROUND ID")."""
    ids = ["acquire-a", "greed-b", "ponzi-c"]
    found = [puzzle_of(date(2026, 11, 19) + timedelta(it), ids) for it in range(3)]
    assert found == ["ponzi-c", "acquire-a", "greed-b"]
