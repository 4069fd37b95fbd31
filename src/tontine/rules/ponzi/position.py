"""Where a game of Ponzi Scheme stands: who has what, and what may be decided."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.chance import Chance
from tontine.rules.choices import Choices
from tontine.rules.game import Game, Result
from tontine.rules.ponzi.components import (
    CARDS,
    HIGHEST,
    INDUSTRIES,
    INTERESTS,
    LOWEST,
    LUXURIES,
    LUXURY_PRICES,
    MOST_FUNDED,
    NO_CARD,
    PERIODS,
    ROW,
    wealth_points,
)
from tontine.rules.ponzi.decisions import (
    AMOUNT,
    ANSWERING,
    COUNTER,
    FUND,
    FUNDING,
    LUXURY,
    OFFER,
    OFFERING,
    OVER,
    PASS,
    PHASES,
    PRICING,
    REMOVE,
    REMOVING,
    RETURN,
    SELL,
)
from tontine.rules.ponzi.ledger import Ledger

NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class Position(Game):
    """Everything there is to a game but how it goes on.

    ``tiles`` is flat: a seat's four industries, seat after seat. ``holder`` and ``space`` have a
    row for every card, by its value. Of ``market``, ``deck`` and ``discards`` only so many count
    as ``shown``, ``deck_left`` and ``discarded`` say; the market is sorted, the others have no
    order, since every draw is a chance of its own.
    """

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        advanced: bool,
        first_bear: i64,
        trades_first: bool,
        cash: vec[i64],
        tiles: vec[i64],
        supply: vec[i64],
        luxuries: vec[i64],
        holder: vec[i64],
        space: vec[i64],
        market: vec[i64],
        deck: vec[i64],
        discards: vec[i64],
    ) -> None:
        super().__init__(seats, chance)
        self.advanced = advanced
        self.first_bear = first_bear  # P2
        self.trades_first = trades_first  # P15
        self.cash = cash
        self.tiles = tiles
        self.supply = supply
        self.luxuries = luxuries  # who owns each, or NOBODY
        self.holder = holder  # on whose wheel a card lies, or NOBODY
        self.space = space  # and where
        self.market = market
        self.shown: i64 = 0
        self.deck = deck
        self.deck_left: i64 = 0
        self.discards = discards
        self.discarded: i64 = 0
        self.ledger: Ledger | None = None
        self.phase: i64 = OVER
        self.rounds: i64 = 0
        self.marker: i64 = 0
        self.place: i64 = 0  # how many places clockwise of the marker the game has come
        self.funded = False  # whether anybody has, this round
        self.idle: i64 = 0  # P31: rounds in a row in which nobody has, with all wheels empty
        self.crashed = False  # this round
        self.bankrupt: i64 = 0  # the set of seats
        self.crashes: i64 = 0  # so far, for the record
        self.trades: i64 = 0
        self.nobody = False  # P27, P31: whether the game ended without a winner
        # An offer: to whom, of what, how much is in the envelope.
        self.rival: i64 = NOBODY
        self.industry: i64 = 0
        self.envelope: i64 = 0
        self.offerer: i64 = NOBODY

    # -- what a seat may decide ----------------------------------------------------

    def offer(self, seat: i64, choices: Choices) -> None:
        choices.clear()
        if seat != self.actor or self.over:
            return
        phase = self.phase
        if phase == FUNDING:
            self._offer_funds(seat, choices)
        elif phase == OFFERING:
            self._offer_deals(seat, choices)
        elif phase == PRICING:  # P16: any amount of one's own money
            choices.add_span(AMOUNT, self.cash[seat] + 1)
        elif phase == ANSWERING:
            choices.add(SELL)
            if self.can_counter(seat):
                choices.add(COUNTER)
        elif phase == REMOVING:
            for place in range(self.shown):
                choices.add(REMOVE + self.market[place])
        else:
            most = self.most_tiles(seat)
            for industry in range(i64(INDUSTRIES)):
                if self.owned(seat, industry) == most:
                    choices.add(RETURN + industry)

    def _offer_funds(self, seat: i64, choices: Choices) -> None:
        for industry in range(i64(INDUSTRIES)):
            if self.can_take(seat, industry):
                row = self.owned(seat, industry) * ROW
                for place in range(row, row + ROW):
                    if place < self.shown:
                        choices.add(FUND + industry * CARDS + self.market[place])
        choices.add(PASS)

    def _offer_deals(self, seat: i64, choices: Choices) -> None:
        for rival in range(self.seats):
            for industry in range(i64(INDUSTRIES)):
                if self.can_offer(seat, rival, industry):
                    choices.add(OFFER + rival * INDUSTRIES + industry)
        if self.advanced:
            for luxury in range(i64(LUXURIES)):
                if self.can_afford(seat, luxury):
                    choices.add(LUXURY + luxury)
        choices.add(PASS)

    # -- facts the choices rest on -------------------------------------------------

    def owned(self, seat: i64, industry: i64) -> i64:
        return self.tiles[seat * INDUSTRIES + industry]

    def can_take(self, seat: i64, industry: i64) -> bool:
        """P10: the type is in supply, and the player holds fewer than three of it."""
        return self.supply[industry] > 0 and self.owned(seat, industry) < MOST_FUNDED

    def can_fund(self, seat: i64) -> bool:
        """P11, P14: whether there is a tile with a card in its row."""
        for industry in range(i64(INDUSTRIES)):
            if self.can_take(seat, industry) and self.owned(seat, industry) * ROW < self.shown:
                return True
        return False

    def can_offer(self, seat: i64, rival: i64, industry: i64) -> bool:
        """P16: another player, and an industry of which both hold a tile."""
        return seat != rival and self.owned(seat, industry) > 0 and self.owned(rival, industry) > 0

    def may_trade(self, seat: i64) -> bool:
        """Whether there may be anything to do in the second phase, as far as everybody knows.

        Where a luxury is left, not being asked would tell how little money one has.
        """
        if self.advanced:
            for owner in self.luxuries:
                if owner == NOBODY:
                    return True
        for rival in range(self.seats):
            for industry in range(i64(INDUSTRIES)):
                if self.can_offer(seat, rival, industry):
                    return True
        return False

    def can_counter(self, seat: i64) -> bool:
        """P18: only who can match the amount may."""
        return self.cash[seat] >= self.envelope

    def can_afford(self, seat: i64, luxury: i64) -> bool:
        """P32"""
        return self.luxuries[luxury] == NOBODY and self.cash[seat] >= LUXURY_PRICES[luxury]

    def most_tiles(self, seat: i64) -> i64:
        """P22: how many tiles the seat has of the type it owns most."""
        most: i64 = 0
        for industry in range(i64(INDUSTRIES)):
            if self.owned(seat, industry) > most:
                most = self.owned(seat, industry)
        return most

    def bears(self) -> i64:
        """P21: how many the market shows."""
        count: i64 = 0
        for place in range(self.shown):
            if self.market[place] >= self.first_bear:
                count += 1
        return count

    def due(self, seat: i64, turns: i64) -> i64:
        """P24, P25: what the seat will owe after so many turns of its wheel from now.

        P23: after a crash the first turn is one of two spaces. No further crash is foreseen.
        """
        owed: i64 = 0
        skipped: i64 = 1 if self.crashed and not self.over else 0
        for card in range(i64(LOWEST), i64(HIGHEST + 1)):
            if self.holder[card] == seat:
                ahead = self.space[card] - skipped
                late = turns - (ahead if ahead > 1 else 1)
                if late >= 0 and late % PERIODS[card] == 0:
                    owed += INTERESTS[card]
        return owed

    # -- the end -------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """P29, P33: in the basic game money scores, too."""
        wealth = 0 if self.advanced else wealth_points(self.cash[seat])
        return self.public_points(seat) + wealth

    def public_points(self, seat: i64) -> i64:
        """P28, P33: for tiles and luxuries."""
        points: i64 = 0
        for industry in range(i64(INDUSTRIES)):
            tiles = self.owned(seat, industry)
            points += tiles * (tiles + 1) // 2
        for luxury in range(i64(LUXURIES)):
            if self.luxuries[luxury] == seat:
                points += luxury + 1
        return points

    def best_card(self, seat: i64) -> i64:
        """P30: the most valuable on the seat's wheel."""
        card: i64 = HIGHEST
        while card >= LOWEST and self.holder[card] != seat:
            card -= 1
        return card if card >= LOWEST else i64(NO_CARD)

    def result(self) -> Result:
        """P27, P30: bankrupt players lose; a tie goes to the most valuable card."""
        scores: list[int] = []
        strengths: list[int] = []
        for seat in range(self.seats):
            lost = ((self.bankrupt >> seat) & 1) != 0
            scores.append(0 if lost else self.points(seat))
            best = self.best_card(seat)
            strengths.append(-1 if lost else self.points(seat) * CARDS + best)
        return Result(scores, strengths, nobody=self.nobody)

    # -- facts as plain data -------------------------------------------------------

    def snapshot(self) -> dict[str, object]:
        seats = range(self.seats)
        first = [seat * INDUSTRIES for seat in seats]
        wheels: list[list[list[int]]] = [[] for _ in seats]
        for card in range(i64(LOWEST), i64(HIGHEST + 1)):
            if self.holder[card] != NOBODY:
                wheels[self.holder[card]].append([card, self.space[card]])
        return {
            "phase": PHASES[self.phase],
            "round": self.rounds,
            "marker": self.marker,
            "place": self.place,
            "actor": self.actor,
            "funded": self.funded,
            "idle": self.idle,
            "crashed": self.crashed,
            "bankrupt": self.bankrupt,
            "nobody": self.nobody,
            "crashes": self.crashes,
            "trades": self.trades,
            "offerer": self.offerer,
            "rival": self.rival,
            "industry": self.industry,
            "envelope": self.envelope,
            "options": [self.advanced, self.first_bear, self.trades_first],
            "cash": list(self.cash),
            "tiles": [list(self.tiles[i : i + INDUSTRIES]) for i in first],
            "supply": list(self.supply),
            "luxuries": list(self.luxuries),
            "wheels": wheels,
            "market": list(self.market[: self.shown]),
            "deck": sorted(self.deck[: self.deck_left]),
            "discards": sorted(self.discards[: self.discarded]),
        }
