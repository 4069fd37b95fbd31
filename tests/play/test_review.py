"""A finished game looked back on."""

from __future__ import annotations

import pytest

from tontine.bots.seats import bot_decision, make_bot
from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.play.stories import story_of
from tontine.play.titles import TITLES
from tontine.play.words import words
from tontine.rules.chance import Rng


def played(game: str, seed: int) -> Match:
    return play_on(new_match(game, 4, seed), seed)


def play_on(match: Match, seed: int) -> Match:
    """To the end, by bots."""
    rng = Rng(seed)
    bot = make_bot(match.title.name, "normal", rng)
    while not match.over:
        match.decide(match.owing[0], bot_decision(match, match.owing[0], bot, rng))
    return match


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_sources_add_up_to_the_scores(game: str, seed: int) -> None:
    match = played(game, seed)
    scores = match.game.result().scores
    review = match.review()
    assert [sum(source.amount for source in own) for own in review.sources] == scores
    assert review.points[-1].worth == scores


@pytest.mark.parametrize("game", TITLES)
def test_there_is_one_point_for_each_turn(game: str) -> None:
    review = played(game, 1).review()
    numbers = [point.number for point in review.points]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == len(numbers) - 1 + numbers[0]


def test_the_worth_in_a_review_is_that_of_the_view() -> None:
    match = played("acquire", 1)
    for point in match.review().points[:-1]:
        players = match.view(0, point.version).table.players
        assert [player.worth for player in players] == point.worth


def test_a_symbol_counts_in_the_year_it_was_bought() -> None:
    match = played("greed", 1)
    for shelf in match.view(None).table.shelves:
        for point in match.review().points:
            bought = [prize.points for prize in shelf.prizes if prize.year <= point.number]
            assert point.worth[shelf.seat] == sum(bought)


def test_while_the_game_goes_on_there_is_no_review() -> None:
    with pytest.raises(Refused, match="not over"):
        new_match("acquire", 3, 1).review()


@pytest.mark.parametrize(("game", "turns"), [("acquire", 4), ("ponzi", 1), ("greed", 1)])
def test_a_paragraph_says_the_round_it_belongs_to(game: str, turns: int) -> None:
    """In Acquire a turn is told in each, and a round is one turn for everybody."""
    story = story_of(played(game, 1), None, words("en"))
    assert {it.round for it in story} > {0, 1, 2}
    for paragraph in story:
        assert paragraph.round == (paragraph.number + turns - 1) // turns


def test_a_line_of_the_story_says_what_it_tells_and_when() -> None:
    match = played("acquire", 1)
    lines = [line for part in story_of(match, 0, words("en")) for line in part.lines]
    kinds = {kind for line in lines for kind in line.kinds}
    assert {"placed", "merged", "bonus", "disposed", "bought", "ended", "cashed"} <= kinds
    versions = [line.version for line in lines]
    assert versions == sorted(versions)
    for line in lines:
        told = {entry.event.event for entry in match.log(0, line.version, line.version)}
        assert set(line.kinds) & told
