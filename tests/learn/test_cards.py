"""Rule cards come when what they explain happens, and maxims are there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tests.learn.test_lessons import texts
from tontine.bots.seats import bot_decision, make_bot
from tontine.learn.cards import RuleCard, cards_due, cards_of, maxims_of
from tontine.learn.lessons import advice_of, facts_of
from tontine.learn.patterns import references
from tontine.learn.texts import used_arguments
from tontine.play.match import Match, new_match
from tontine.play.stories import speech_of
from tontine.play.titles import TITLES
from tontine.play.words import LANGUAGES, words
from tontine.rules.chance import Rng

GAMES = [game for game in TITLES if cards_of(game)]
# Games in which every card comes up: their seeds, who plays, how many seats, options.
PLAYED: dict[str, list[tuple[range, str, int, dict[str, str]]]] = {
    "acquire": [
        (range(3), "easy", 3, {}),
        (range(3), "random", 2, {}),
        (range(19, 20), "novice", 2, {}),  # somebody has no tile to play
        (range(14), "easy", 3, {}),
        (range(40), "random", 4, {}),
    ],
    "ponzi": [(range(12), "random", 3, {}), (range(3), "random", 3, {"game": "advanced"})],
    "greed": [(range(3), "easy", 3, {})],
}
SELDOM = {"acquire": {"stuck"}, "ponzi": {"idle"}}  # laid below


def play(game: str, level: str, seats: int, seed: int, options: dict[str, str]) -> Iterator[Match]:
    """A game of bots, whenever the first seat is asked, and at its end."""
    match = new_match(game, seats, seed, options)
    bots = [make_bot(game, level, Rng(seed * 10 + seat)) for seat in range(seats)]
    rng = Rng(seed)
    while not match.over:
        seat = match.game.actor
        if seat == 0:
            yield match
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    yield match


@cache
def met(game: str) -> dict[str, tuple[Match, RuleCard]]:
    """The cards that came up, each with the first match in which it did, as it was then."""
    found: dict[str, tuple[Match, RuleCard]] = {}
    wanted = {card.id for card in cards_of(game)} - SELDOM.get(game, set())
    for seeds, level, seats, options in PLAYED[game]:
        for seed in seeds:
            since = -1
            for match in play(game, level, seats, seed, options):
                for card in cards_due(match, 0, since):
                    if card.id not in found:
                        found[card.id] = match.at(match.version), card
                since = match.version
            if wanted <= set(found):
                return found
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_card_comes_up(game: str) -> None:
    assert {card.id for card in cards_of(game)} - SELDOM.get(game, set()) <= set(met(game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_words(game: str, language: str) -> None:
    for match, card in met(game).values():
        speech = speech_of(match, 0, words(language))
        assert speech.say(card.text)
        assert speech.say(card.why)
        assert card.light is None or speech.say(card.light.says)


@pytest.mark.parametrize("game", GAMES)
def test_what_cards_refer_to_is_known(game: str) -> None:
    title, advice = TITLES[game], advice_of(game)
    match = new_match(game, title.fewest, 0)
    facts = set(facts_of(game, match, 0))
    events = {kind.name: set(kind.fields) for kind in title.events}
    for card in advice.cards:
        assert set(card.rules) <= set(title.rulebook.ids)
        assert card.events or card.ask or card.facts
        named = set(references([*card.events, card.facts or {}])) | set(card.facts or {})
        assert named <= facts
        told = facts
        for pattern in card.events:
            kinds = pattern["event"] if isinstance(pattern["event"], list) else [pattern["event"]]
            assert set(kinds) <= set(events)
            told = told | set.intersection(*(events[kind] for kind in kinds))
        assert used_arguments(game)[f"rulecard-{card.id}"] <= told
        assert not card.light or card.light.partition(":")[0] in advice.targets


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_maxim_has_its_texts_and_no_more(game: str, language: str) -> None:
    advice = advice_of(game)
    wanted = {f"rulecard-{card.id}{part}" for card in advice.cards for part in ("", ".why")}
    wanted |= {f"maxim-{maxim.id}" for maxim in advice.maxims}
    there = {it for it in texts(language, game) if it.startswith(("rulecard-", "maxim-"))}
    assert there == wanted


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_only_due_after_what_it_explains(game: str) -> None:
    """Nothing has happened since, and nothing is asked of this seat: no card about an event."""
    for match, card in met(game).values():
        later = {it.id for it in cards_due(match, 0, match.version)}
        about_events = {it.id for it in cards_of(game) if it.events}
        assert later & about_events == set()
        assert card.id in {it.id for it in cards_due(match, 0, -1)}


def test_when_nobody_funds() -> None:
    match = new_match("ponzi", 3, 1)
    while match.bare_view(0).table.round < 2:
        seat = match.game.actor
        asked = match.questions(seat, match.version)
        choices = [choice.decision for ask in asked for choice in ask.choices]
        passes = [it for it in choices if it["kind"] == "pass"]
        match.decide(seat, (passes or choices)[0])
    assert "idle" in {card.id for card in cards_due(match, 0, 0)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_maxims_are_one_sentence(game: str, language: str) -> None:
    found = maxims_of(game)
    assert len(found) >= 5
    for maxim in found:
        assert words(language, game).say(maxim.text).endswith(".")
