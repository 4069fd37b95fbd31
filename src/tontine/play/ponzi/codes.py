"""From decisions in JSON to the codes of the rules, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from tontine.play.errors import Refused
from tontine.play.ponzi.decisions import (
    BuyLuxury,
    Counter,
    Fund,
    Offer,
    Pass,
    Remove,
    Return,
    Sell,
)
from tontine.play.ponzi.names import INDUSTRY_NAMES, industry_number
from tontine.play.view import Decision
from tontine.rules.ponzi.components import CARDS, HIGHEST, INDUSTRIES, LOWEST
from tontine.rules.ponzi.decisions import (
    AMOUNT,
    COUNTER,
    FUND,
    LUXURY,
    OFFER,
    PASS,
    REMOVE,
    RETURN,
    SELL,
)
from tontine.rules.ponzi.game import Ponzi


def codes_of(decision: Struct) -> Iterator[int]:
    """The codes of a decision, one by one; each is applied before the next is asked for."""
    match decision:
        case Fund(industry, card):
            yield FUND + industry_number(industry) * CARDS + _card(card, "P9")
        case Pass():
            yield PASS
        case Offer(to, industry, amount):
            yield OFFER + to * INDUSTRIES + industry_number(industry)
            if amount is None:
                raise Refused("P16", "no_amount", {})
            yield AMOUNT + amount
        case Sell():
            yield SELL
        case Counter():
            yield COUNTER
        case BuyLuxury(luxury):
            yield LUXURY + luxury - 1
        case Remove(card):
            yield REMOVE + _card(card, "P20")
        case Return(industry):
            yield RETURN + industry_number(industry)


def decision_of(game: Ponzi, seat: int, choose: Callable[[Ponzi], int]) -> Decision:
    """Put together one whole decision from codes that ``choose`` picks."""
    code = choose(game)
    if not OFFER <= code < LUXURY:
        return single(code)
    game.apply(seat, code)
    return offer_of(code, choose(game) - AMOUNT)


def goes_on(code: int) -> bool:
    """Whether a decision of which this code was just applied needs another one to be whole."""
    return OFFER <= code < LUXURY


def offer_of(code: int, amount: int) -> Decision:
    rival, industry = divmod(code - OFFER, INDUSTRIES)
    return {"kind": "offer", "to": rival, "industry": INDUSTRY_NAMES[industry], "amount": amount}


def single(code: int) -> Decision:
    """The decision of a code that stands for itself."""
    if code < PASS:
        industry, card = divmod(code - FUND, CARDS)
        return {"kind": "fund", "industry": INDUSTRY_NAMES[industry], "card": card}
    if code == PASS:
        return {"kind": "pass"}
    if code < SELL:
        return {"kind": "luxury", "luxury": code - LUXURY + 1}
    if code < REMOVE:
        return {"kind": "sell" if code == SELL else "counter"}
    if code < RETURN:
        return {"kind": "remove", "card": code - REMOVE}
    return {"kind": "return", "industry": INDUSTRY_NAMES[code - RETURN]}


def _card(card: int, rule: str) -> int:
    """A card that there is: the codes have no room for any other."""
    if not LOWEST <= card <= HIGHEST:
        raise Refused(rule, "not_in_market", {"card": card})
    return card
