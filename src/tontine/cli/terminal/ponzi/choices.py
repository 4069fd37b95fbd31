"""The choices that go by a number, in the order in which they are shown."""

from __future__ import annotations

import msgspec

from tontine.play.ponzi.names import industry_number
from tontine.play.ponzi.outcomes import PonziChanges
from tontine.play.view import Choice, Decision, View

AMOUNT = "amount"  # the second question about an envelope, which only the terminal asks
ORDER = ("fund", "offer", "luxury", "sell", "counter", "remove", "return", "pass")


def numbered(view: View) -> list[Choice]:
    """Funds card by card, offers player by player; to pass comes last."""
    choices = [choice for ask in view.asks if ask.kind != AMOUNT for choice in ask.choices]
    return sorted(choices, key=lambda choice: _order(choice.decision))


def _order(decision: Decision) -> tuple[int, int, int]:
    industry = industry_number(decision["industry"]) if "industry" in decision else 0
    which = decision.get("card") or decision.get("luxury") or decision.get("to") or 0
    return ORDER.index(decision["kind"]), which, industry


def ask_amount(view: View, offer: Decision) -> View:
    """P16: the question how much goes into the envelope, in front of what was asked before."""
    before = [ask for ask in view.asks if ask.kind != AMOUNT]
    offers = next(ask for ask in before if ask.kind == "offer")
    ready = next(it for it in offers.choices if _is_of(it, offer))
    changes: PonziChanges = ready.changes
    amount = msgspec.structs.replace(
        offers,
        kind=AMOUNT,
        choices=[ready],
        question=changes.question,
        notes=[*changes.notes, *changes.advice],
    )
    return msgspec.structs.replace(view, asks=[amount, *before])


def is_offered(view: View, offer: Decision) -> bool:
    offers = [ask for ask in view.asks if ask.kind == "offer"]
    return any(_is_of(it, offer) for ask in offers for it in ask.choices)


def _is_of(choice: Choice, offer: Decision) -> bool:
    return choice.decision == {**offer, "amount": 0}
