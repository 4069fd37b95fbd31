"""What a decision would do: in a sentence, by its name, and as changes of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec import Struct

from tontine.play.errors import Refused
from tontine.play.greed import decisions as made
from tontine.play.greed.names import CHAIR_NAMES, GOOD_NAMES, MANAGER
from tontine.play.greed.phrases import moves, things
from tontine.play.greed.table import (
    balance,
    board_of,
    deal_effects,
    discards_of,
    draw_arrow,
    draw_card,
    draw_proposal,
    draw_proposals,
    effect,
    effect_of_use,
    most_given,
    offers_of,
)
from tontine.play.greed.view import Arrow, Effect, GreedChanges, Proposal, Seated
from tontine.play.view import Event, Outcome
from tontine.play.words import Phrase, listed
from tontine.rules.greed.components import SEVERANCE, SLOTS
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import NOBODY


def outcome(game: Greed, seat: int, decision: Struct, does: list[Event]) -> Outcome:
    """``game`` is as it is before the decision, ``does`` what the seat can foresee of it."""
    says, confirm, changes = _Foreseen(game, seat, does).of(decision)
    return Outcome(does=does, says=says, confirm=confirm, changes=changes)


# What may be wrong with the terms of a deal that is still being written.
UNFINISHED = frozenset({"gives_nothing", "too_few_goods", "too_little_cash", "lacks_input"})


def draft(game: Greed, seat: int, decision: Struct, why: Refused) -> Outcome | None:
    """G17, G19: a deal that is still being written, as it would be with what is in it so far."""
    if not isinstance(decision, made.Propose | made.Counter) or why.reason not in UNFINISHED:
        return None
    says, confirm, changes = _Foreseen(game, seat, []).of(decision)
    return Outcome(says=says, confirm=confirm, changes=changes, why=why.phrase)


Told = tuple[Phrase | None, Phrase, GreedChanges]


class _Foreseen:
    def __init__(self, game: Greed, seat: int, does: list[Event]) -> None:
        self._game = game
        self._seat = seat
        self._does = does

    def of(self, decision: Struct) -> Told:
        match decision:
            case made.Announce(asset):
                return self._announce(asset)
            case made.Bid(company, amount, also):
                return self._bid(company, amount, also)
            case made.Take(asset):
                return self._take(asset)
            case made.Use(asset):
                return self._use(asset)
            case made.Propose(company, partner, give, get, runs):
                return self._deal("propose", company, partner, give, get, runs)
            case made.Counter(number, give, get, runs):
                it = self._proposal(number)
                return self._deal("counter", it.partner, it.company, give, get, runs)
            case made.Accept(number):
                it = self._proposal(number)
                says = balance("does-deal", it.effects[::-1])
                return says, _confirm("accept"), _changed(it.effects)
            case made.Sell(keep):
                return self._sell(cast("dict[str, int]", keep))
            case made.Point(chair):
                return self._point(chair)
            case made.Drop(asset):
                return self._drop(asset)
            case made.Raise(amount):
                return self._raise(amount)
            case made.Found(company, assets):
                return self._found(company, assets)
            case made.Content():
                return self._content()
        # To decline, to reject, to withdraw, to pass.
        kind = str(decision.__struct_config__.tag)
        return Phrase(f"does-{kind}"), _confirm(kind), GreedChanges(trends=self._trends())

    # -- what was foreseen ---------------------------------------------------------

    def _events(self, kind: str) -> list[dict[str, Any]]:
        return [dict(it.fields) for it in self._does if it.event == kind]

    def _trends(self) -> list[Arrow]:
        """G10"""
        return [
            draw_arrow(self._game, it["good"], it["change"], it["trend"])
            for it in self._events("trend")
        ]

    def _seats(self, kind: str) -> list[Seated]:
        return [
            Seated(it["seat"], it["company"], it["chair"], self._place(it["company"], it["chair"]))
            for it in self._events(kind)
        ]

    def _place(self, company: int, chair: str) -> int:
        """G15: middle managers take the first chair that is free; of the others there is one."""
        place = CHAIR_NAMES.index(chair)
        while chair == MANAGER and self._game.sits(company, place) != NOBODY:
            place += 1
        return place

    # -- announcements and investment ----------------------------------------------

    def _announce(self, asset: int) -> Told:
        arrows = draw_card(self._game, asset).arrows
        return moves(arrows), _confirm("announce", asset=asset), GreedChanges(trends=arrows)

    def _bid(self, company: int, amount: int, also: Sequence[made.OtherBid]) -> Told:
        """G12, G14: what would be left if a card is taken for it; for the first company."""
        free = int(self._game.free(company))
        own = [it for it in offers_of(self._game) if self._game.mark(it) == self._seat]
        told = {"amount": amount, "free": free - amount}
        message = "does-bid"
        if own:
            message = "does-bid-own" if 2 * amount <= free else "does-bid-dear"
            told["double"] = 2 * amount
        bids = [(company, amount), *((it.company, it.amount) for it in also)]
        confirm = _confirm("bid", amount=amount, company=company)
        if also:
            confirm = Phrase("confirm-bid-all", {"list": listed("amount", [it for _, it in bids])})
        return Phrase(message, told), confirm, _changed([self._paid(*it) for it in bids])

    def _paid(self, company: int, amount: int) -> Effect:
        return effect(self._game, company, _NO_GOODS, free=-amount)

    def _take(self, asset: int) -> Told:
        """G13 to G15"""
        (took,) = self._events("took")
        seated = self._seats("seated")[:1]
        company, amount = took["company"], took["amount"]
        told = {
            "amount": amount,
            "free": int(self._game.free(company)) - amount,
            "seat": seated[0].seat,
            "post": seated[0].chair,
        }
        changes = GreedChanges(companies=[self._paid(company, amount)], seated=seated)
        return Phrase("does-take", told), _confirm("take", asset=asset), changes

    # -- trade ---------------------------------------------------------------------

    def _use(self, asset: int) -> Told:
        """G19"""
        game = self._game
        card = draw_card(game, asset)
        told = {
            "spent": things(card.takes),
            "gained": things(card.makes),
            "before": card.spends,
            "after": card.yields,
        }
        changes = _changed([effect_of_use(game, asset)])
        return Phrase("does-use", told), _confirm("use", asset=asset), changes

    def _proposal(self, number: int) -> Proposal:
        return draw_proposal(self._game, number)

    def _deal(
        self,
        confirm: str,
        company: int,
        partner: int,
        give: dict[Any, int],
        get: dict[Any, int],
        runs: Sequence[int],
    ) -> Told:
        give, get = ({it: count for it, count in side.items() if count} for side in (give, get))
        effects = deal_effects(self._game, company, partner, give, get, runs)
        says = balance("does-deal", effects)
        gives = [most_given(self._game, side, runs) for side in (company, partner)]
        changes = GreedChanges(companies=effects, gives=gives)
        # G17: between two companies of one player nobody else has to agree.
        own = self._game.ceo(partner) == self._seat
        asked = Phrase("confirm-deal") if own else _confirm(confirm, partner=partner)
        return says, asked, changes

    def _content(self) -> Told:
        """G20: what still waits for an answer is thereby turned down."""
        letters = [it.company for it in draw_proposals(self._game) if it.rival == self._seat]
        if not letters:
            return Phrase("does-content"), _confirm("content"), GreedChanges()
        told = {"company": letters[0], "count": len(letters)}
        return (
            Phrase("does-content-letters", told),
            _confirm("content-letters", **told),
            GreedChanges(),
        )

    # -- sales ---------------------------------------------------------------------

    def _sell(self, keep: dict[str, int]) -> Told:
        """G21, G22"""
        game, company = self._game, int(self._game.company)
        sold = [it for it in self._events("sold") if it["company"] == company]
        stored = [it for it in self._events("stored") if it["company"] == company]
        amount = sum(it["amount"] for it in sold)
        change = [-sum(it["count"] for it in sold if it["good"] == good) for good in GOOD_NAMES]
        costs = sum(it["amount"] for it in stored)
        done = effect(game, company, change, -costs, amount, sold=True)
        books = done.forecast
        told = {"total": books.income, "last": books.last}
        verdict: str = books.verdict
        if verdict == "boot" and game.sits(company, 1) == NOBODY:
            # G24, G28: a lone CEO can only be fired; what severance leaves goes to the bank.
            verdict = "liquidated"
            cash = int(game.free(company)) - costs + books.last
            paid = cash * SEVERANCE[0] // 100
            told |= {"cash": paid, "amount": cash - paid + books.income}
        kept = {good: count for good, count in keep.items() if count}
        sale = Phrase("sale-kept" if costs else "sale-sold", {"amount": amount, "cash": costs})
        says = Phrase("does-sell", {"sale": sale, "books": Phrase(f"books-{verdict}", told)})
        sides = {"goods": things({it["good"]: it["count"] for it in sold}), "kept": things(kept)}
        kind = "sell" if not kept else "sell-keep" if sold else "keep"
        return says, _confirm(kind, **sides), _changed([done])

    # -- scapegoats ----------------------------------------------------------------

    def _point(self, chair: str) -> Told:
        """G24, G25"""
        game, company = self._game, int(self._game.company)
        severance = next(it for it in board_of(game, company) if it.chair == chair)
        told = {"seat": severance.seat, "chair": chair, "amount": severance.amount}
        fired = [it for it in self._events("fired") if it["company"] == company]
        changes = GreedChanges(
            companies=[effect(game, company, _NO_GOODS, -sum(it["amount"] for it in fired))],
            money=sum(it["amount"] for it in fired if it["seat"] == self._seat),
            seated=[it for it in self._seats("promoted") if it.company == company],
        )
        says = Phrase("does-point", told)
        if any(it["company"] == company for it in self._events("liquidated")):
            left = game.free(company) + game.last(company) - sum(it["amount"] for it in fired)
            says = Phrase("does-point-liquidates", {"fired": says, "amount": int(left)})
        return says, _confirm("point", chair=chair), changes

    def _drop(self, asset: int) -> Told:
        told = {"amount": draw_card(self._game, asset).gain}
        return Phrase("does-drop", told), _confirm("drop", asset=asset), GreedChanges()

    # -- auctions and new companies ------------------------------------------------

    def _raise(self, amount: int) -> Told:
        left = int(self._game.purse(self._seat)) - amount
        changes = GreedChanges(money=-amount, trends=self._trends())
        return Phrase("does-raise", {"cash": left}), _confirm("raise", amount=amount), changes

    def _found(self, company: int, assets: Sequence[int]) -> Told:
        (founded,) = self._events("founded")
        trends = self._trends()
        says, confirm = moves(trends), _confirm("found", company=company)
        there = len(discards_of(self._game))
        if there:
            confirm = Phrase("confirm-found-with", {"company": company, "count": len(assets)})
        if there and not assets:
            says = Phrase("does-found-bare", {"trends": says, "count": there})
        left = [it for it in discards_of(self._game) if it not in assets]
        more = left if len(assets) < SLOTS else []
        changes = GreedChanges(money=-founded["amount"], trends=trends, more=more)
        return says, confirm, changes


_NO_GOODS = [0] * len(GOOD_NAMES)


def _confirm(kind: str, **about: object) -> Phrase:
    return Phrase(f"confirm-{kind}", about)


def _changed(effects: Sequence[Effect]) -> GreedChanges:
    return GreedChanges(companies=list(effects))
