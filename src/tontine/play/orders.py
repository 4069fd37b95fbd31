"""Standing orders: what a seat wants to be decided for it while it is not looking.

An order decides from what its seat is asked and from nothing else, so it can give away nothing that
the decision itself does not.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tontine.play.view import Ask, Decision


class OrderKind(Struct, frozen=True):
    """An order that a game knows, and the surprise that ends it. ``amount``: up to how much is part
    of it."""

    name: str
    rule: str
    ended_by: str
    amount: bool = False


class Order(Struct, frozen=True):
    """An order that was given. ``about`` is what it holds for, where that is one thing only."""

    name: str
    amount: int = 0
    about: str = ""


def ask_of(asks: Iterable[Ask], kind: str) -> Ask | None:
    return next((ask for ask in asks if ask.kind == kind), None)


def ready(ask: Ask, **fields: object) -> Decision | None:
    """The ready decision of an ask that has these fields."""
    offered = (choice.decision for choice in ask.choices)
    return next((it for it in offered if fields.items() <= it.items()), None)
