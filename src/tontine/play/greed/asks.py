"""What a seat is asked, with decisions ready to be made and what they would do."""

from __future__ import annotations

from tontine.play.greed.codes import decision_of, single
from tontine.play.greed.names import GOOD_NAMES, THING_NAMES
from tontine.play.title import Preview
from tontine.play.view import Ask, Choice, Decision, Number
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.rules.greed import auction, investment, sales
from tontine.rules.greed.components import COMPANIES, GOODS, LEAST_BID, MONEY, MOST_KEPT
from tontine.rules.greed.decisions import (
    ACCEPT,
    ANNOUNCING,
    BIDDING,
    COUNTER,
    DROPPING,
    FOUND,
    FOUNDING,
    POINTING,
    PROPOSE,
    SELLING,
    SEND,
    TAKING,
    TRADING,
    WITHDRAW,
)
from tontine.rules.greed.game import Greed


def draw_asks(game: Greed, seat: int, preview: Preview) -> list[Ask]:
    choices = Choices()
    game.offer(seat, choices)
    codes = [first for first, _ in choices.listed()]
    if game.phase in _ASKED:
        kind, rule = _ASKED[game.phase]
        return [Ask(kind, rule, [_ready(single(game, code), preview) for code in codes])]
    if game.phase == BIDDING:
        return [_bid(game, company, preview) for company in _bidding(game, seat)]
    if game.phase == TRADING:
        return _trade(game, codes, preview)
    if game.phase == SELLING:
        return [_sale(game, preview)]
    if game.phase == FOUNDING:
        ready: list[Decision] = [
            {"kind": "found", "company": code - FOUND, "assets": []} for code in codes
        ]
        return [Ask("found", "G32", [_ready(decision, preview) for decision in ready])]
    return _auction(game, seat, preview)


_ASKED = {
    ANNOUNCING: ("announce", "G9"),
    TAKING: ("take", "G13"),
    POINTING: ("point", "G24"),
    DROPPING: ("drop", "G27"),
}


def _ready(decision: Decision, preview: Preview) -> Choice:
    return Choice(decision=decision, does=preview(decision))


def _bidding(game: Greed, seat: int) -> list[int]:
    return [company for company in range(COMPANIES) if investment.owes_bid(game, seat, company)]


def _bid(game: Greed, company: int, preview: Preview) -> Ask:
    """G12: every bid is a decision of its own."""
    most = int(game.free(company))
    least: Decision = {"kind": "bid", "company": company, "amount": LEAST_BID}
    number = Number("amount", most, least=LEAST_BID)
    return Ask("bid", "G12", [_ready(least, preview)], [number], most)


def _trade(game: Greed, codes: list[int], preview: Preview) -> list[Ask]:
    """G17 to G20. A counter-proposal begins with the same terms the other way round."""
    kinds: dict[str, list[Decision]] = {
        kind: [] for kind in ("answer", "use", "propose", "withdraw", "content")
    }
    for code in codes:
        if PROPOSE <= code < ACCEPT:
            kinds["propose"].append(_example(game, *divmod(code - PROPOSE, COMPANIES)))
        elif ACCEPT <= code < WITHDRAW:
            if not code >= COUNTER:
                kinds["answer"].append(single(game, code))
        else:
            decision = single(game, code)
            kinds[str(decision["kind"])].append(decision)
    return [
        Ask(kind, _TRADE_RULES[kind], [_ready(decision, preview) for decision in decisions])
        for kind, decisions in kinds.items()
        if decisions
    ]


_TRADE_RULES = {
    "answer": "G17",
    "use": "G19",
    "propose": "G17",
    "withdraw": "G17",
    "content": "G20",
}


def _example(game: Greed, company: int, partner: int) -> Decision:
    """A deal to begin with: one good at today's price, bought if possible, otherwise sold."""
    give, get = _purchase(game, company, partner), _purchase(game, partner, company)
    terms = give or ((get[1], get[0]) if get else _barter(game, company, partner))
    if terms is None:
        return _smallest(game, company, partner)
    return {
        "kind": "propose",
        "company": company,
        "partner": partner,
        "give": terms[0],
        "get": terms[1],
    }


Things = dict[str, int]


def _purchase(game: Greed, buyer: int, seller: int) -> tuple[Things, Things] | None:
    """What the buyer gives and gets for one good."""
    good = _first_good(game, seller)
    if good is None or not game.free(buyer):
        return None
    price = min(game.price(good), int(game.free(buyer)))
    return {THING_NAMES[MONEY]: price}, {GOOD_NAMES[good]: 1}


def _barter(game: Greed, company: int, partner: int) -> tuple[Things, Things] | None:
    """Good against good, where neither has money."""
    mine, theirs = _first_good(game, company), _first_good(game, partner)
    if mine is None or theirs is None:
        return None
    return {GOOD_NAMES[mine]: 1}, {GOOD_NAMES[theirs]: 1}


def _smallest(game: Greed, company: int, partner: int) -> Decision:
    """G19: where one side has nothing but an asset to run: the first deal there is."""
    seat = int(game.ceo(company))
    first = PROPOSE + company * COMPANIES + partner

    def choose(trial: Game) -> int:
        assert isinstance(trial, Greed)
        if trial.phase == TRADING:
            return first
        choices = Choices()
        trial.offer(seat, choices)
        return SEND if choices.contains(SEND) else int(choices.nth(0))

    return decision_of(game.clone(), seat, choose)


def _first_good(game: Greed, company: int) -> int | None:
    held = [good for good in range(GOODS) if game.stock(company, good)]
    return held[0] if held else None


def _sale(game: Greed, preview: Preview) -> Ask:
    """G21: all is sold but what is kept."""
    company = game.company
    everything: Decision = {"kind": "sell", "keep": {}}
    numbers = [
        Number(
            GOOD_NAMES[good], sales.most_kept(game, good, 0), price=game.price(good), within="keep"
        )
        for good in range(GOODS)
        if game.stock(company, good)
    ]
    return Ask("sell", "G21", [_ready(everything, preview)], numbers, MOST_KEPT)


def _auction(game: Greed, seat: int, preview: Preview) -> list[Ask]:
    """G29, G30, G31"""
    rule = auction.rule(game)
    least, most = int(auction.least_bid(game)), int(auction.most_bid(game, seat))
    bid: Decision = {"kind": "raise", "amount": least}
    number = Number("amount", most, least=least)
    return [
        Ask("raise", rule, [_ready(bid, preview)], [number], most),
        Ask("pass", rule, [_ready({"kind": "pass"}, preview)]),
    ]
