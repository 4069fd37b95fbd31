"""From decisions in JSON to the codes of the rules, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec import Struct

from tontine.play.errors import Refused
from tontine.play.greed.decisions import (
    Accept,
    Announce,
    Bid,
    Content,
    Counter,
    Decline,
    Drop,
    Found,
    Pass,
    Point,
    Propose,
    Raise,
    Reject,
    Sell,
    Take,
    Use,
    Withdraw,
)
from tontine.play.greed.names import BOARD_NAMES, GOOD_NAMES, THING_NAMES
from tontine.play.view import Decision
from tontine.rules.game import Game
from tontine.rules.greed import deals
from tontine.rules.greed.components import COMPANIES, MOST_KEPT, THINGS
from tontine.rules.greed.decisions import (
    ACCEPT,
    ANNOUNCE,
    BID,
    CONTENT,
    COUNTER,
    DECLINE,
    DROP,
    EQUIP,
    EQUIPPING,
    FOUND,
    KEEP,
    OPEN,
    PASS,
    POINT,
    PROPOSE,
    RAISE,
    REJECT,
    RUN,
    SELL,
    SEND,
    SUMS,
    TAKE,
    TERM,
    USE,
    WITHDRAW,
)
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import DEAL, NUMBER


def codes_of(game: Greed, decision: Struct) -> Iterator[int]:
    """The codes of a decision, one by one; each is applied before the next is asked for."""
    match decision:
        case Announce(asset):
            yield ANNOUNCE + asset
        case Bid(company, amount):
            yield BID + company * SUMS + amount
        case Take(asset):
            yield TAKE + asset
        case Decline():
            yield DECLINE
        case Use(asset):
            yield USE + asset
        case Propose(company, partner, give, get, runs):
            yield PROPOSE + company * COMPANIES + partner
            yield from _terms(runs, _by_name(give.items()), _by_name(get.items()))
        case Accept(proposal):
            yield ACCEPT + _place(game, proposal)
        case Reject(proposal):
            yield REJECT + _place(game, proposal)
        case Counter(proposal, give, get, runs):
            yield COUNTER + _place(game, proposal)
            yield from _terms(runs, _by_name(give.items()), _by_name(get.items()))
        case Withdraw(proposal):
            yield WITHDRAW + _place(game, proposal)
        case Content():
            yield CONTENT
        case Sell(keep):
            kept = _by_name(keep.items())
            for good, name in enumerate(GOOD_NAMES):
                if name in kept:
                    yield KEEP + good * (MOST_KEPT + 1) + kept[name]
            yield SELL
        case Point(chair):
            yield POINT + BOARD_NAMES.index(chair)
        case Drop(asset):
            yield DROP + asset
        case Raise(amount):
            yield RAISE + amount
        case Pass():
            yield PASS
        case Found(company, assets):
            yield FOUND + company
            yield from _equipment(game, company, assets)


def _by_name(things: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Without those that are there 0 times."""
    return {name: count for name, count in things if count}


def _place(game: Greed, proposal: int) -> int:
    """Where among the open proposals one stands."""
    for place in range(deals.count(game)):
        if game.deals[place * DEAL + NUMBER] == proposal:
            return place
    raise Refused("G17", "no_such_proposal", {"proposal": proposal})


def _terms(runs: list[int], give: Mapping[str, int], get: Mapping[str, int]) -> Iterator[int]:
    for asset in sorted(runs):
        yield RUN + asset
    for side, things in enumerate((give, get)):
        for thing, name in enumerate(THING_NAMES):
            if name in things:
                yield TERM + (side * THINGS + thing) * SUMS + things[name]
    yield SEND


def _equipment(game: Greed, company: int, assets: list[int]) -> Iterator[int]:
    """G32. The year may be over before the last of them is installed, or before the first."""
    for asset in sorted(assets):
        if game.phase != EQUIPPING or game.company != company:
            raise Refused("G32", "not_discarded", {"asset": asset})
        yield EQUIP + asset
    if game.phase == EQUIPPING and game.company == company:
        yield OPEN


def decision_of(game: Game, seat: int, choose: Callable[[Game], int]) -> Decision:
    """Put together one whole decision from codes that ``choose`` picks."""
    assert isinstance(game, Greed)
    code = choose(game)
    if PROPOSE <= code < ACCEPT:
        company, partner = divmod(code - PROPOSE, COMPANIES)
        decision: Decision = {"kind": "propose", "company": company, "partner": partner}
        return decision | _choose_terms(game, seat, code, choose)
    if COUNTER <= code < WITHDRAW:
        decision = single(game, code)
        return decision | _choose_terms(game, seat, code, choose)
    if KEEP <= code <= SELL:
        return _choose_kept(game, seat, code, choose)
    if FOUND <= code < EQUIP:
        return _choose_equipment(game, seat, code, choose)
    return single(game, code)


def _choose_terms(
    game: Greed, seat: int, code: int, choose: Callable[[Game], int]
) -> dict[str, object]:
    sides: tuple[dict[str, int], dict[str, int]] = ({}, {})
    runs: list[int] = []
    game.apply(seat, code)
    while (code := choose(game)) != SEND:
        if RUN <= code < KEEP:
            runs.append(code - RUN)
            game.apply(seat, code)
            continue
        entry, amount = divmod(code - TERM, SUMS)
        side, thing = divmod(entry, THINGS)
        sides[side][THING_NAMES[thing]] = amount
        game.apply(seat, code)
    return {"give": sides[0], "get": sides[1], "runs": runs}


def _choose_kept(game: Greed, seat: int, code: int, choose: Callable[[Game], int]) -> Decision:
    keep: dict[str, int] = {}
    while code != SELL:
        good, count = divmod(code - KEEP, MOST_KEPT + 1)
        keep[GOOD_NAMES[good]] = count
        game.apply(seat, code)
        code = choose(game)
    return {"kind": "sell", "keep": keep}


def _choose_equipment(game: Greed, seat: int, code: int, choose: Callable[[Game], int]) -> Decision:
    company = code - FOUND
    assets: list[int] = []
    game.apply(seat, code)
    while game.phase == EQUIPPING and game.company == company:
        code = choose(game)
        if code == OPEN:
            break
        assets.append(code - EQUIP)
        game.apply(seat, code)
    return {"kind": "found", "company": company, "assets": assets}


def single(game: Greed, code: int) -> Decision:
    """The decision of a code that stands for itself."""
    if code >= RAISE:
        return {"kind": "raise", "amount": code - RAISE}
    if code >= BID:
        company, amount = divmod(code - BID, SUMS)
        return {"kind": "bid", "company": company, "amount": amount}
    for first, kind in _ANSWERS:
        if first <= code < first + REJECT - ACCEPT:
            return {"kind": kind, "proposal": _number(game, code - first)}
    if code in _PLAIN:
        return {"kind": _PLAIN[code]}
    if POINT <= code < DROP:
        return {"kind": "point", "chair": BOARD_NAMES[code - POINT]}
    for first, kind in ((DROP, "drop"), (USE, "use"), (TAKE, "take"), (ANNOUNCE, "announce")):
        if code >= first:
            return {"kind": kind, "asset": code - first}
    raise ValueError(f"no decision has the code {code}")


_ANSWERS = (
    (ACCEPT, "accept"),
    (REJECT, "reject"),
    (COUNTER, "counter"),
    (WITHDRAW, "withdraw"),
)
_PLAIN = {DECLINE: "decline", CONTENT: "content", PASS: "pass"}


def _number(game: Greed, place: int) -> int:
    return int(game.deals[place * DEAL + NUMBER])
