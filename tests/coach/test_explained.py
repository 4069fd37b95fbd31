"""Reasons agree with the figures, in every game that has a coach."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from tontine.bots.bot import Reason
from tontine.bots.seats import FOLDERS, bot_decision, make_bot
from tontine.build import is_compiled
from tontine.coach.analysis import Analyst, Mistake
from tontine.coach.hints import advice, coach_of
from tontine.play.match import Match, new_match
from tontine.play.words import LANGUAGES, words
from tontine.rules.chance import Rng

GAMES = sorted(FOLDERS)
FEW = 4  # playouts
TURNS = {"greed": 150}  # that are judged, of a game: most of Greed's are not in doubt
USUAL = 30
HINTS = 12
QUIET = "reason-same"

quick = pytest.mark.skipif(not is_compiled(), reason="takes minutes in plain Python")


@cache
def finished(game: str) -> Match:
    match, rng = new_match(game, 4, 11), Rng(3)
    bots = [make_bot(game, level, Rng(seat)) for seat, level in enumerate(("normal", "easy") * 2)]
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    return match


@cache
def mistakes(game: str) -> list[Mistake]:
    match, coach = finished(game), coach_of(game, Rng(0))
    assert coach is not None
    analyst = Analyst(match, *coach, FEW)
    runs = analyst._runs[:: max(len(analyst._runs) // TURNS.get(game, USUAL), 1)]
    return [it for run in runs if (it := analyst._judge(*run).mistake) is not None]


def assert_in_favour(told: Sequence[Reason]) -> None:
    """Those in favour come first, and at most one is against it."""
    good = [it.good for it in told]
    assert good[:1] == [True]
    assert good == sorted(good, reverse=True)
    assert good.count(False) <= 1
    assert len(good) <= 3
    assert not [it for it in told if it.says.message == QUIET]


@quick
@pytest.mark.parametrize("game", GAMES)
def test_what_is_better_than_a_mistake_has_reasons_in_favour(game: str) -> None:
    found = mistakes(game)
    assert len(found) >= 3
    for it in found:
        assert_in_favour(it.better.reasons)


@quick
@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_is_not_said_to_be_what_would_have_been_better(game: str) -> None:
    for it in mistakes(game):
        own = [one.says.message for one in it.played.reasons]
        assert "reason-otherwise" not in own


@quick
@pytest.mark.parametrize("game", GAMES)
def test_what_is_best_beyond_doubt_has_reasons_in_favour(game: str) -> None:
    whole, clear = finished(game), 0
    for number in range(HINTS):
        match = whole.at(whole.version * (2 * number + 1) // (2 * HINTS))
        best, *rest = advice(match, match.owing[0], FEW).turns
        if not all(it.close for it in rest):
            clear += 1
            assert_in_favour(best.reasons)
    assert clear


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_counted_has_words(game: str, lang: str) -> None:
    say = words(lang, game)
    for it in FOLDERS[game].TOPICS.measures:
        for message in (it.more, it.less):
            assert say(message, **{it.argument: 2})
            if not it.private:
                assert "Ada" in say(f"{message}-rival", rival="Ada", **{it.argument: 2})
