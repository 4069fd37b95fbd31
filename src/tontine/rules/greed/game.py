"""Greed Incorporated as it is played: what is offered and done in each phase (G1 to G33).

``year.py`` has the year at a glance.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Refusal
from tontine.rules.greed import (
    announcements,
    auction,
    drafting,
    entrepreneurs,
    imagining,
    investment,
    refusals,
    sales,
    scapegoats,
    setting_up,
    symbols,
    trade,
    year,
)
from tontine.rules.greed import layout as at
from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import GOODS
from tontine.rules.greed.decisions import (
    ANNOUNCING,
    BIDDING,
    DRAFTING,
    DROPPING,
    FOUNDERS,
    FOUNDING,
    GOLD,
    POINTING,
    SELLING,
    SILVER,
    STAGES,
    TAKING,
    TRADING,
)
from tontine.rules.greed.position import NOTHING_HAPPENED, Position, copied
from tontine.rules.pickling import Reduced, reduced


@mypyc_attr(acyclic=True, free_list_len=1)
class Greed(Position):
    """One game of Greed Incorporated."""

    def fresh(self, chance: Chance) -> Greed:
        return set_up(self.seats, chance, self.cards, self.new_ceo_drops)

    def deal(self) -> None:
        setting_up.deal(self)
        year.go_on(self, year.TURN_OF_THE_YEAR)

    def offer(self, seat: i64, choices: Choices) -> None:
        choices.clear()
        if not self.is_asked(seat):
            return
        phase = self.phase
        if phase == ANNOUNCING:
            announcements.offer(self, seat, choices)
        elif phase == BIDDING:
            investment.offer_bids(self, seat, choices)
        elif phase == TAKING:
            investment.offer_assets(self, choices)
        elif phase == TRADING:
            trade.offer(self, seat, choices)
        elif phase == DRAFTING:
            drafting.offer(self, choices)
        elif phase == SELLING:
            sales.offer(self, choices)
        elif phase == POINTING:
            scapegoats.offer_chairs(self, choices)
        elif phase == DROPPING:
            scapegoats.offer_assets(self, choices)
        elif phase in (GOLD, SILVER, FOUNDERS):
            auction.offer(self, seat, choices)
        elif phase == FOUNDING:
            entrepreneurs.offer_companies(self, choices)
        else:
            entrepreneurs.offer_assets(self, choices)

    def apply(self, seat: i64, code: i64) -> None:
        phase = self.phase
        if phase == ANNOUNCING:
            announcements.decide(self, seat, code)
        elif phase == BIDDING:
            investment.bid(self, seat, code)
        elif phase == TAKING:
            investment.take(self, seat, code)
        elif phase == TRADING:
            trade.decide(self, seat, code)
        elif phase == DRAFTING:
            trade.draft(self, seat, code)
        elif phase == SELLING:
            sales.decide(self, code)
        elif phase == POINTING:
            scapegoats.point(self, seat, code)
        elif phase == DROPPING:
            scapegoats.drop(self, seat, code)
        elif phase in (GOLD, SILVER):
            symbols.decide(self, seat, code)
        elif phase == FOUNDERS:
            entrepreneurs.bid(self, seat, code)
        elif phase == FOUNDING:
            entrepreneurs.found(self, seat, code)
        else:
            entrepreneurs.equip(self, seat, code)
        if self.owes == 0:  # the phase has no question left
            year.go_on(self, STAGES[phase] + 1)

    def advance(self, seat: i64, code: i64) -> i64:
        self.apply(seat, code)
        return self.actor

    def refusal(self, seat: i64, code: i64) -> Refusal | None:
        return refusals.refusal(self, seat, code)

    def clone(self) -> Greed:
        numbers = copied(self.numbers)
        chance = self.chance.clone()
        twin = Greed(self.seats, chance, self.cards, self.new_ceo_drops, numbers)
        twin.stand_like(self)
        return twin

    def __reduce__(self) -> Reduced:
        made = self.seats, self.chance, self.cards, self.new_ceo_drops, self.numbers
        return reduced(self, *made)

    def imagine(self, seat: i64, rng: Rng) -> Greed:
        twin = self.clone()
        twin.chance = Chance(Rng(rng.next()))
        imagining.imagine(twin, seat, rng)
        return twin


def set_up(seats: i64, chance: Chance, cards: CardSet, new_ceo_drops: bool = False) -> Greed:
    """A game with everything in its box; ``deal`` starts it."""
    numbers = copied(NOTHING_HAPPENED)
    for good in range(i64(GOODS)):
        numbers[at.STEP + good] = cards.start[good]
    return Greed(seats, chance, cards, new_ceo_drops, numbers)


def new_game(seats: i64, seed: i64, cards: CardSet) -> Greed:
    game = set_up(seats, Chance(Rng(seed)), cards)
    game.deal()
    return game
