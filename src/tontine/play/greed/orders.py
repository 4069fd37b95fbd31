"""Standing orders of Greed Incorporated: content with no deal, and bids in an auction."""

from __future__ import annotations

from collections.abc import Sequence

from tontine.play.orders import Order, OrderKind, ask_of, ready
from tontine.play.view import Ask, Decision

ORDERS = (OrderKind("content", "G20", "proposal"), OrderKind("bid", "G29", "auction", amount=True))


def obey(order: Order, asks: Sequence[Ask]) -> Decision | None:
    if order.name == "content":
        ask = ask_of(asks, "content")
        return None if ask is None or ends(order, asks) else ready(ask, kind="content")
    ask, passing = ask_of(asks, "raise"), ask_of(asks, "pass")
    if ask is None or passing is None or lot(asks) != order.about:
        return None
    # G29, G31: never more than has to be bid.
    number = ask.numbers[0]
    bids = number.least <= min(order.amount, number.most)
    return ready(ask, amount=number.least) if bids else ready(passing, kind="pass")


def lot(asks: Sequence[Ask]) -> str:
    """What is auctioned; empty if the seat is asked for no bid."""
    ask = ask_of(asks, "raise")
    if ask is None or ask.question is None:
        return ""
    told = ask.question.arguments
    return f"{ask.question.message} {told.get('symbol', '')} {told.get('points', '')}"


def ends(order: Order, asks: Sequence[Ask]) -> str:
    """Somebody proposes a deal; or the auction is over."""
    if order.name == "content":
        return "proposal" if ask_of(asks, "answer") is not None else ""
    return "" if lot(asks) == order.about else "auction"
