"""Why a decision is not accepted, with the rule it would break."""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.game import NOBODY, Refusal
from tontine.rules.ponzi import decisions as d
from tontine.rules.ponzi.components import CARDS, INDUSTRIES, LUXURY_PRICES, MOST_FUNDED, ROW
from tontine.rules.ponzi.position import Position

# By which rule something is asked in a phase.
_ASKED = {
    d.FUNDING: "P9",
    d.OFFERING: "P16",
    d.PRICING: "P16",
    d.ANSWERING: "P17",
    d.REMOVING: "P20",
    d.RETURNING: "P22",
}


def refusal(game: Position, seat: i64, code: i64) -> Refusal | None:
    if game.over:
        return Refusal("P24", "over", {})
    if seat != game.actor:
        return Refusal("P9", "not_asked", {"seat": game.actor})
    if code < d.FUND:
        return Refusal("P9", "unknown", {})
    phase = game.phase
    if code == d.PASS:
        if phase in (d.FUNDING, d.OFFERING):
            return None
        return Refusal(_ASKED[phase], "not_now", {"phase": phase})
    if phase != _phase_of(code):
        return Refusal(_ASKED[phase], "not_now", {"phase": phase})
    if phase == d.FUNDING:
        return _funding(game, seat, (code - d.FUND) // CARDS, (code - d.FUND) % CARDS)
    if phase == d.OFFERING:
        return _trading(game, seat, code)
    if phase == d.PRICING:
        if code - d.AMOUNT <= game.cash(seat):
            return None
        details = {"cash": game.cash(seat), "amount": code - d.AMOUNT}
        return Refusal("P16", "not_your_money", details)
    if phase == d.ANSWERING:
        if code == d.SELL or game.can_counter(seat):
            return None
        return Refusal("P18", "cannot_match", {"cash": game.cash(seat), "amount": game.envelope})
    if phase == d.REMOVING:
        if _place(game, code - d.REMOVE) != NOBODY:
            return None
        return Refusal("P20", "not_in_market", {"card": code - d.REMOVE})
    return _returning(game, seat, code - d.RETURN)


def _phase_of(code: i64) -> i64:
    if code < d.PASS:
        return d.FUNDING
    if code < d.SELL:
        return d.OFFERING
    if code <= d.COUNTER:
        return d.ANSWERING
    if code < d.RETURN:
        return d.REMOVING
    return d.RETURNING if code < d.AMOUNT else d.PRICING


def _place(game: Position, card: i64) -> i64:
    """Where in the market a card lies, or NOBODY."""
    for place in range(game.shown):
        if game.in_market(place) == card:
            return place
    return NOBODY


def _funding(game: Position, seat: i64, industry: i64, card: i64) -> Refusal | None:
    if game.supply(industry) == 0:
        return Refusal("P10", "no_supply", {"industry": industry})
    owned = game.owned(seat, industry)
    if owned >= MOST_FUNDED:
        return Refusal("P10", "three_already", {"industry": industry, "tiles": owned})
    place = _place(game, card)
    if place == NOBODY:
        return Refusal("P9", "not_in_market", {"card": card})
    if place // ROW != owned:
        details = {"industry": industry, "card": card, "row": owned + 1, "in": place // ROW + 1}
        return Refusal("P11", "wrong_row", details)
    return None


def _trading(game: Position, seat: i64, code: i64) -> Refusal | None:
    if code >= d.LUXURY:
        return _luxury(game, seat, code - d.LUXURY)
    rival = (code - d.OFFER) // INDUSTRIES
    industry = (code - d.OFFER) % INDUSTRIES
    if rival >= game.seats:
        return Refusal("P16", "no_rival", {"rival": rival})
    if rival == seat:
        return Refusal("P16", "yourself", {})
    if not game.can_offer(seat, rival, industry):
        return Refusal("P16", "not_shared", {"rival": rival, "industry": industry})
    return None


def _luxury(game: Position, seat: i64, luxury: i64) -> Refusal | None:
    if not game.advanced:
        return Refusal("P32", "no_luxuries", {})
    if game.owner(luxury) != NOBODY:
        return Refusal("P32", "taken", {"luxury": luxury})
    price = LUXURY_PRICES[luxury]
    if game.cash(seat) < price:
        details = {"luxury": luxury, "price": price, "cash": game.cash(seat)}
        return Refusal("P32", "too_dear", details)
    return None


def _returning(game: Position, seat: i64, industry: i64) -> Refusal | None:
    if game.owned(seat, industry) == game.most_tiles(seat):
        return None
    return Refusal("P22", "not_most", {"industry": industry})
