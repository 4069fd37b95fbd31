"""From decisions in JSON to the codes of the rules, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec import Struct

from tontine.play.errors import Refused
from tontine.play.greed import decisions as made
from tontine.play.greed.names import BOARD_NAMES, GOOD_NAMES, THING_NAMES
from tontine.play.view import Decision
from tontine.rules.greed import deals
from tontine.rules.greed import decisions as d
from tontine.rules.greed.components import COMPANIES, MOST_KEPT, THINGS
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import DEAL, NUMBER


def codes_of(game: Greed, decision: Struct) -> Iterator[int]:
    """The codes of a decision, one by one; each is applied before the next is asked for."""
    if type(decision) in _BARE:
        yield _BARE[type(decision)]
        return
    match decision:
        case made.Announce(asset):
            yield d.ANNOUNCE + asset
        case made.Bid(company, amount, also):
            yield d.BID + company * d.SUMS + amount
            for other in also:
                yield d.BID + other.company * d.SUMS + other.amount
        case made.Take(asset):
            yield d.TAKE + asset
        case made.Use(asset):
            yield d.USE + asset
        case made.Sell(keep):
            yield from _kept(_by_name(keep.items()))
        case made.Point(chair):
            yield d.POINT + BOARD_NAMES.index(chair)
        case made.Drop(asset):
            yield d.DROP + asset
        case made.Raise(amount):
            yield d.RAISE + amount
        case made.Found(company, assets):
            yield d.FOUND + company
            yield from _equipment(game, company, assets)
        case _:
            yield from _deal_codes(game, decision)


def _deal_codes(game: Greed, decision: Struct) -> Iterator[int]:
    """G17: a proposal, or what is answered to one."""
    match decision:
        case made.Propose(company, partner, give, get, runs):
            yield d.PROPOSE + company * COMPANIES + partner
            yield from _terms(runs, _by_name(give.items()), _by_name(get.items()))
        case made.Counter(proposal, give, get, runs):
            yield d.COUNTER + _place(game, proposal)
            yield from _terms(runs, _by_name(give.items()), _by_name(get.items()))
        case made.Accept(proposal):
            yield d.ACCEPT + _place(game, proposal)
        case made.Reject(proposal):
            yield d.REJECT + _place(game, proposal)
        case made.Withdraw(proposal):
            yield d.WITHDRAW + _place(game, proposal)


def _kept(kept: Mapping[str, int]) -> Iterator[int]:
    for good, name in enumerate(GOOD_NAMES):
        if name in kept:
            yield d.KEEP + good * (MOST_KEPT + 1) + kept[name]
    yield d.SELL


# Decisions that nothing more is said of.
_BARE: dict[type[Struct], int] = {
    made.Decline: d.DECLINE,
    made.Content: d.CONTENT,
    made.Pass: d.PASS,
}


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
        yield d.RUN + asset
    for side, things in enumerate((give, get)):
        for thing, name in enumerate(THING_NAMES):
            if name in things:
                yield d.TERM + (side * THINGS + thing) * d.SUMS + things[name]
    yield d.SEND


def _equipment(game: Greed, company: int, assets: list[int]) -> Iterator[int]:
    """G32. The year may be over before the last of them is installed, or before the first."""
    for asset in sorted(assets):
        if game.phase != d.EQUIPPING or game.company != company:
            raise Refused("G32", "not_discarded", {"asset": asset})
        yield d.EQUIP + asset
    if game.phase == d.EQUIPPING and game.company == company:
        yield d.OPEN


def decision_of(game: Greed, seat: int, choose: Callable[[Greed], int]) -> Decision:
    """Put together one whole decision from codes that ``choose`` picks."""
    code = choose(game)
    if d.PROPOSE <= code < d.ACCEPT:
        company, partner = divmod(code - d.PROPOSE, COMPANIES)
        decision: Decision = {"kind": "propose", "company": company, "partner": partner}
        return decision | _choose_terms(game, seat, code, choose)
    if d.COUNTER <= code < d.WITHDRAW:
        decision = single(game, code)
        return decision | _choose_terms(game, seat, code, choose)
    if d.KEEP <= code <= d.SELL:
        return _choose_kept(game, seat, code, choose)
    if d.FOUND <= code < d.EQUIP:
        return _choose_equipment(game, seat, code, choose)
    return single(game, code)


def _choose_terms(
    game: Greed, seat: int, code: int, choose: Callable[[Greed], int]
) -> dict[str, object]:
    sides: tuple[dict[str, int], dict[str, int]] = ({}, {})
    runs: list[int] = []
    game.apply(seat, code)
    while (code := choose(game)) != d.SEND:
        if d.RUN <= code < d.KEEP:
            runs.append(code - d.RUN)
            game.apply(seat, code)
            continue
        entry, amount = divmod(code - d.TERM, d.SUMS)
        side, thing = divmod(entry, THINGS)
        sides[side][THING_NAMES[thing]] = amount
        game.apply(seat, code)
    return {"give": sides[0], "get": sides[1], "runs": runs}


def _choose_kept(game: Greed, seat: int, code: int, choose: Callable[[Greed], int]) -> Decision:
    keep: dict[str, int] = {}
    while code != d.SELL:
        good, count = divmod(code - d.KEEP, MOST_KEPT + 1)
        keep[GOOD_NAMES[good]] = count
        game.apply(seat, code)
        code = choose(game)
    return {"kind": "sell", "keep": keep}


def _choose_equipment(
    game: Greed, seat: int, code: int, choose: Callable[[Greed], int]
) -> Decision:
    company = code - d.FOUND
    assets: list[int] = []
    game.apply(seat, code)
    while game.phase == d.EQUIPPING and game.company == company:
        code = choose(game)
        if code == d.OPEN:
            break
        assets.append(code - d.EQUIP)
        game.apply(seat, code)
    return {"kind": "found", "company": company, "assets": assets}


def single(game: Greed, code: int) -> Decision:
    """The decision of a code that stands for itself."""
    if code >= d.RAISE:
        return {"kind": "raise", "amount": code - d.RAISE}
    if code >= d.BID:
        company, amount = divmod(code - d.BID, d.SUMS)
        return {"kind": "bid", "company": company, "amount": amount}
    for first, kind in _ANSWERS:
        if first <= code < first + d.REJECT - d.ACCEPT:
            return {"kind": kind, "proposal": _number(game, code - first)}
    if code in _PLAIN:
        return {"kind": _PLAIN[code]}
    if d.POINT <= code < d.DROP:
        return {"kind": "point", "chair": BOARD_NAMES[code - d.POINT]}
    for first, kind in (
        (d.DROP, "drop"),
        (d.USE, "use"),
        (d.TAKE, "take"),
        (d.ANNOUNCE, "announce"),
    ):
        if code >= first:
            return {"kind": kind, "asset": code - first}
    raise ValueError(f"no decision has the code {code}")


_ANSWERS = (
    (d.ACCEPT, "accept"),
    (d.REJECT, "reject"),
    (d.COUNTER, "counter"),
    (d.WITHDRAW, "withdraw"),
)
_PLAIN = {d.DECLINE: "decline", d.CONTENT: "content", d.PASS: "pass"}


def _number(game: Greed, place: int) -> int:
    return int(game.deals[place * DEAL + NUMBER])
