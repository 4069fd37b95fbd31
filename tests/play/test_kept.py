"""Views and stories computed once for several readers are what each would have got alone."""

from __future__ import annotations

import pytest

from tontine.play.acquire.names import tile_number
from tontine.play.acquire.table import AcquireTable, hand_tile
from tontine.play.match import Match, new_match
from tontine.play.record import CHUNK
from tontine.play.stories import Shared, StoryTeller, story_of
from tontine.play.titles import TITLES
from tontine.play.view import Decision, Event
from tontine.play.words import words
from tontine.rules.acquire.decisions import PLACING
from tontine.rules.acquire.game import Acquire
from tontine.rules.chance import Chance
from tontine.rules.game import Game
from tontine.testing.walk import RandomPlayer, config_of, whole_match


def played_again(match: Match) -> Match:
    """At its beginning; ``match.steps`` go on from there."""
    return new_match(match.title.name, match.seats, 0, match.options, match.script())


@pytest.mark.parametrize(
    ("game", "language"), [("acquire", "it"), ("ponzi", "fr"), ("greed", "en")]
)
def test_readers_of_whom_it_does_not_speak_share_a_story(game: str, language: str) -> None:
    whole = whole_match(config_of(game, TITLES[game].fewest + 1), 0, False)
    match, shared = played_again(whole), Shared()
    readers = [None, *range(len(match.seats))]
    tellers = [StoryTeller(match, reader, words(language), shared) for reader in readers]
    for step in whole.steps[1:]:
        assert step.seat is not None
        assert step.decision is not None
        match.decide(step.seat, step.decision)
        shared.clear()
        told = [teller.story() for teller in tellers]
        if match.version % 7 == 0 or match.over:  # telling all of it takes long
            assert told == [story_of(match, reader, words(language)) for reader in readers]


def nothing(*decisions: Decision) -> list[Event]:
    return []


@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_a_hand_that_waits_is_drawn_as_if_it_were_drawn_anew(holdings: str) -> None:
    match = whole_match(config_of("acquire", 4, holdings=holdings), 0, False)
    drawn = 0
    for version in range(match.version + 1):
        game = match.at(version).game
        assert isinstance(game, Acquire)
        for seat in range(game.seats):
            if game.phase == PLACING and game.actor == seat:
                continue
            table = match.bare_view(seat, version).table
            assert isinstance(table, AcquireTable)
            hand = [tile_number(it.tile) for it in table.hand]
            drawn += len(hand)
            assert table.hand == [hand_tile(game, seat, tile, nothing) for tile in hand]
    assert drawn > 500


def same_chance(one: Chance, other: Chance) -> bool:
    tapes = [None if it.tape is None else it.tape.read for it in (one, other)]
    return one.state == other.state and tapes[0] == tapes[1]


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("key", [None, "07" * 32])
def test_a_position_that_was_not_kept_is_the_one_there_was(game: str, key: str | None) -> None:
    config = config_of(game, TITLES[game].fewest + 1)
    match = new_match(game, config.seats, 1 if key is None else None, config.options, key=key)
    player = RandomPlayer(config.adapter, 1, True)
    were: list[Game] = [match.game]
    steps = list(match.steps)
    while not match.over:
        player.decide(match)
        were.append(match.game)
        steps.append(match.steps[-1])
    assert match.version > 40, "some of it is packed, and not all is kept"
    assert list(match.steps) == steps
    assert match.steps[3:40:2] == steps[3:40:2]
    for version, (were_one, listed) in enumerate(zip(were, match._games, strict=True)):
        for game_now in (match.at(version).game, listed):
            assert game_now == were_one
            assert game_now.owes == were_one.owes
            assert same_chance(game_now.chance, were_one.chance)
    for version in range(match.version - 1, match.version - 40, -1):
        match.undo()
        assert (match.version, match.steps[-1]) == (version, steps[version])
        assert match.game == were[version]


def test_steps_are_read_alike_one_by_one_and_in_spans() -> None:
    steps = whole_match(config_of("greed", 3), 0, False).steps
    one_by_one = [steps[number] for number in range(len(steps))]
    assert len(steps) > 5 * CHUNK
    assert list(steps) == one_by_one
    for start in range(0, len(steps), 7):
        for stop in range(0, len(steps) + 20, 11):
            assert steps[start:stop] == one_by_one[start:stop]
    for place in (slice(-3, None), slice(None, -50), slice(None, None, -1), slice(3, 90, 20)):
        assert steps[place] == one_by_one[place]


def test_what_one_takes_back_another_has_still() -> None:
    """They share the chunks of their past."""
    match = whole_match(config_of("acquire", 3), 0, False)
    twin = match.at(match.version)
    before = list(match.steps)
    while twin.version:
        twin.undo()
    assert list(twin.steps) == before[:1]
    assert list(match.steps) == before
