"""Rule cards, which explain a rule when it is first met, and maxims to go by."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tontine.learn.guide import Light, light_of
from tontine.learn.lesson import Card, event_fields
from tontine.learn.lessons import advice_of, facts_of
from tontine.learn.patterns import Facts, fits, resolve
from tontine.learn.texts import CARD, MAXIM, Texts
from tontine.play.match import Match
from tontine.play.view import Entry
from tontine.play.words import Phrase


class RuleCard(Struct, frozen=True):
    """Two sentences about a rule, why it is so, and what it is about."""

    id: str
    text: Phrase
    why: Phrase
    rules: list[str]
    light: Light | None


class MaximCard(Struct, frozen=True):
    """A sentence to go by."""

    id: str
    text: Phrase


def cards_due(match: Match, seat: int, since: int) -> list[RuleCard]:
    """The cards about what has happened to the seat after version ``since``, and about what it sees
    and is asked now. Whoever shows them leaves out those that have been seen."""
    return list(_due(match, seat, since))


def _due(match: Match, seat: int, since: int) -> Iterator[RuleCard]:
    game = match.title.name
    advice = advice_of(game)
    if not advice.cards:
        return
    facts = facts_of(game, match, seat)
    log = match.read_log(seat, max(since + 1, 0), match.version)
    kinds = {ask.kind for ask in match.questions(seat, match.version)}
    texts = Texts(game, advice.types)
    for card in advice.cards:
        if card.facts is not None and not fits(resolve(card.facts, facts), facts):
            continue
        told = _told(card, log, kinds, facts)
        if told is None:
            continue
        all_facts = {**facts, **told}
        light = light_of(card.light, 1, advice.targets, all_facts) if card.light else None
        message = f"{CARD}{card.id}"
        yield RuleCard(
            card.id,
            texts.phrase(message, all_facts),
            texts.phrase(f"{message}.why", all_facts),
            card.rules,
            light,
        )


def _told(card: Card, log: list[Entry], kinds: set[str], facts: Facts) -> Facts | None:
    """The fields of the event that the card is about, none where it is about something else; None
    if it is not due."""
    if not card.events:
        return {} if not card.ask or kinds & set(card.ask) else None
    wanted = resolve(card.events, facts)
    for entry in reversed(log):
        fields = event_fields(entry)
        if fits(wanted, fields):
            return fields
    return None


def cards_of(game: str) -> list[Card]:
    """All cards of a game."""
    return advice_of(game).cards


def maxims_of(game: str) -> list[MaximCard]:
    """What to go by, the most valuable first."""
    ranked = sorted(advice_of(game).maxims, key=lambda it: -it.worth)
    return [MaximCard(it.id, Phrase(f"{MAXIM}{it.id}")) for it in ranked]
