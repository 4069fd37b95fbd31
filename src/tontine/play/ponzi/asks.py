"""What is asked of a seat, and what the others wait for."""

from __future__ import annotations

from tontine.play.ponzi.codes import offer_of, single
from tontine.play.ponzi.names import INDUSTRY_NAMES
from tontine.play.ponzi.outcomes import cannot_match
from tontine.play.title import Ready
from tontine.play.view import Ask, Choice, Decision, Number, Wait
from tontine.play.words import Phrase
from tontine.rules.choices import Choices
from tontine.rules.ponzi.decisions import (
    ANSWERING,
    FUNDING,
    LUXURY,
    OFFER,
    OFFERING,
    PHASES,
    REMOVING,
    RETURNING,
)
from tontine.rules.ponzi.game import Ponzi

_ASKED = {
    FUNDING: ("fund", "P9"),
    OFFERING: ("offer", "P16"),
    ANSWERING: ("answer", "P17"),
    REMOVING: ("remove", "P20"),
    RETURNING: ("return", "P22"),
}


def asks(game: Ponzi, seat: int, ready: Ready) -> list[Ask]:
    """``ready`` makes a choice of a decision and what it is called."""
    choices = Choices()
    game.offer(seat, choices)
    decisions = [_ready(first) for first, _ in choices.listed()]
    offered = [ready(decision, called(decision)) for decision in decisions]
    kind, rule = _ASKED[int(game.phase)]
    if kind != "offer":
        question = _alarmed(game, seat, _question(game, kind))
        return [Ask(kind, rule, offered, question=question, notes=_notes(game, seat))]
    question = _alarmed(game, seat, _trading({decision["kind"] for decision in decisions}))
    cash = int(game.cash(seat))
    amount = Number("amount", cash, limit=Phrase("limit-amount", {"cash": cash}, "P16"))
    all_asks = [
        Ask("offer", rule, _of("offer", offered), [amount], cash, question),
        Ask("luxury", "P32", _of("luxury", offered), question=question),
        Ask("pass", rule, _of("pass", offered), question=question),
    ]
    return [ask for ask in all_asks if ask.choices]


def _alarmed(game: Ponzi, seat: int, question: Phrase) -> Phrase:
    """The question, and what is missing for this round's interest (P24)."""
    owed, cash = int(game.due(seat, 1)), int(game.cash(seat))
    if owed <= cash:
        return question
    facts: dict[str, object] = {"danger": "short", "amount": owed - cash, "owed": owed}
    return Phrase("ask-short", {"question": question, **facts})


def _of(kind: str, choices: list[Choice]) -> list[Choice]:
    return [choice for choice in choices if choice.decision["kind"] == kind]


def _question(game: Ponzi, kind: str) -> Phrase:
    if kind != "answer":
        return Phrase(f"ask-{kind}")
    industry = INDUSTRY_NAMES[game.industry]
    named = {"rival": int(game.offerer), "industry": industry, "amount": int(game.envelope)}
    return Phrase("ask-answer", named)


def _trading(kinds: set[str]) -> Phrase:
    if "offer" in kinds:
        return Phrase("ask-offer-or-buy" if "luxury" in kinds else "ask-offer")
    return Phrase("ask-buy" if "luxury" in kinds else "ask-no-offer")


def _notes(game: Ponzi, seat: int) -> list[Phrase]:
    if game.phase == REMOVING:
        facts = {"bears": int(game.bears()), "players": int(game.seats)}
        return [Phrase("bears", facts)]
    if game.phase == ANSWERING and not game.can_counter(seat):
        return [cannot_match(game)]
    return []


def waiting(game: Ponzi, seat: int | None) -> list[Wait]:
    if game.over or seat == game.actor:
        return []
    _, rule = _ASKED[int(game.phase)]
    facts = {"seat": int(game.actor)}
    if game.phase == ANSWERING:
        facts["rival"] = int(game.offerer)
    return [Wait(Phrase(f"waiting-{PHASES[game.phase]}", facts), rule)]


# -- decisions of codes ------------------------------------------------------------


def _ready(code: int) -> Decision:
    return offer_of(code, 0) if OFFER <= code < LUXURY else single(code)


def called(decision: Decision) -> Phrase:
    """What a choice is called in a list."""
    facts = {key: value for key, value in decision.items() if key not in ("kind", "amount")}
    if "to" in facts:
        facts["rival"] = facts.pop("to")
    return Phrase(f"choice-{decision['kind']}", facts)
