"""Who will win a game of Acquire, from what each seat owns, may be paid and can do next.

The inputs are listed in ``INPUTS`` in their order. Money is in units of $10,000.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.acquire.holders import Holders
from tontine.bots.search.judge import Judge
from tontine.bots.search.network import Network
from tontine.rules.acquire.board import (
    FOUNDS,
    GROWS,
    MERGES,
    STANDS,
    contains,
    has_several,
)
from tontine.rules.acquire.components import (
    ALL_CORPORATIONS,
    CORPORATIONS,
    EMPTY,
    HAND,
    MOST_PURCHASES,
    MOST_SEATS,
    NO_TILE,
    SAFE_SIZE,
    TILES,
)
from tontine.rules.acquire.decisions import BUYING, DISPOSE, DISPOSING, PLACING, SALES
from tontine.rules.acquire.game import Acquire
from tontine.rules.game import Game

INPUTS: Final = [
    "late",  # how much of the bag is drawn
    "seats",
    "cash",
    "cash_to_buy",  # up to $2,000, which buys for a turn
    "cash_for_long",  # up to $6,000
    "stock",  # at the present prices
    "bonus",  # what all bonuses would pay by rank now
    "nearness",  # the same by how near everybody is to the first places
    "total",  # if the game ended now
    "share",  # of the money of all, if it ended now, in multiples of a fair share
    "ahead",  # of the best rival, if it ended now
    "ahead_late",
    "share_late",
    "best",  # whether nobody has more
    "safe_stock",  # in corporations that cannot be taken over
    "safe_firsts",
    "safe_seconds",
    "large_stock",  # five to ten tiles
    "large_firsts",
    "large_seconds",
    "small_stock",  # two to four tiles
    "small_firsts",
    "small_seconds",
    "asleep",  # shares of corporations off the board
    "first_for_good",  # bonuses of first places that no rival can reach any more
    "lead_in_firsts",  # by how many shares first places are held, against those left in the bank
    "gap_to_first",  # where one is not first
    "growth",  # what one's shares gain by a step in price
    "room_below",  # shares of corporations that can still be taken over, at their price
    "merger_pays",  # what one would be paid in mergers that a single tile makes
    "merger_in_hand",  # the most that a tile of one's own pays
    "merger_lead",  # the most by which a tile of one's own pays more than the best rival gets
    "hand_founds",
    "hand_grows",
    "hand_merges",
    "hand_stands",
    "hand_dead",
    "hand_grows_own",  # tiles that enlarge what one is first in
    "turns_until",  # one's own
    "purchases",  # left in one's own turn
    "can_buy",  # how many shares one's cash would buy of the dearest
    "may_end",
    "may_end_best",
    "founded",  # corporations on the board
    "unsafe",  # of them, those that can be taken over
]

# Of one corporation on the board, in as many slots as there are corporations. Some are the same in
# all of them: a shared unit sees nothing but its slot.
SLOT: Final = [
    "there",
    "own",  # shares
    "best_rival",  # shares of who has most
    "next_rival",
    "bank",
    "size",
    "price",
    "safe",
    "reached",  # by tiles that would take it from the board
    "grows_in_hand",  # tiles
    "merges_in_hand",
    "pays",  # its bonus by rank now
    "lead",  # in shares, over the best rival
    "own_cash",
    "rivals_cash",  # of the richest
    "so_late",
    "own_stock",
]

UNIT: Final = 10000.0
SINGLE: Final = 45  # inputs before the slots
WIDTH: Final = 17  # of a slot


@mypyc_attr(acyclic=True)
class AcquireJudge(Judge):
    """Bonuses by rank, nearness and what a single tile can bring about."""

    def __init__(self, network: Network) -> None:
        super().__init__(network)
        self._holders = Holders()
        places = i64(MOST_SEATS * CORPORATIONS)
        self._bonus: vec[float] = vec[float]([0.0] * places)  # by seat and corporation
        self._rank: vec[i64] = vec[i64]([0] * places)  # 1 and 2 are paid
        self._most: vec[i64] = vec[i64]([0] * CORPORATIONS)
        self._second: vec[i64] = vec[i64]([0] * CORPORATIONS)
        self._squares: vec[i64] = vec[i64]([0] * CORPORATIONS)
        self._total: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._reached: vec[i64] = vec[i64]([0] * CORPORATIONS)  # by tiles that would merge it away
        self._empty: i64 = 0
        self._grown: vec[i64] = vec[i64]([0] * CORPORATIONS)  # by tiles in hand
        self._merged: vec[i64] = vec[i64]([0] * CORPORATIONS)

    def is_settled(self, game: Game) -> bool:
        assert isinstance(game, Acquire)
        return game.phase == PLACING or game.phase == BUYING

    def candidates(self, game: Game, seat: i64) -> vec[i64]:
        """All, but of the ways to dispose of shares only some: to sell, trade or keep what there
        is, in whole, in half and in quarters."""
        assert isinstance(game, Acquire)
        if game.phase != DISPOSING:
            return super().candidates(game, seat)
        held = game.held(seat, game.defunct)
        most = game.most_pairs(seat)
        codes = vec[i64]()
        step = most // 4 if most >= 4 else i64(1)
        pairs: i64 = most
        while pairs >= 0:
            left = held - 2 * pairs
            codes = append(codes, DISPOSE + pairs * SALES + left)
            if left > 0:
                codes = append(codes, DISPOSE + pairs * SALES)
            if left > 3:
                codes = append(codes, DISPOSE + pairs * SALES + left // 2)
            if pairs == 0:
                break
            pairs = pairs - step if pairs > step else i64(0)
        return codes

    # -- for all seats ---------------------------------------------------------------

    def prepare(self, game: Game) -> None:
        assert isinstance(game, Acquire)
        for corporation in range(i64(CORPORATIONS)):
            self._rank_holders(game, corporation)
        for seat in range(game.seats):
            total = float(game.cash(seat))
            for corporation in range(i64(CORPORATIONS)):
                if game.size(corporation) > 0:
                    held = game.held(seat, corporation)
                    total += float(held * game.price(corporation))
                    total += self._bonus[seat * CORPORATIONS + corporation]
            self._total[seat] = total / UNIT
        self._look_for_mergers(game)

    def _rank_holders(self, game: Acquire, corporation: i64) -> None:
        holders = self._holders
        holders.look_at(game, corporation)
        self._most[corporation] = holders.most
        self._second[corporation] = holders.most if holders.firsts > 1 else holders.second
        self._squares[corporation] = holders.squares
        price = float(game.price(corporation))
        for seat in range(game.seats):
            held = game.held(seat, corporation)
            place = seat * CORPORATIONS + corporation
            self._bonus[place] = price * holders.bonus(held)
            self._rank[place] = holders.rank(held)

    def _look_for_mergers(self, game: Acquire) -> None:
        """How many tiles not played yet would merge each corporation into a larger one."""
        for corporation in range(i64(CORPORATIONS)):
            self._reached[corporation] = 0
        self._empty = 0
        for tile in range(i64(TILES)):
            if game.owner(tile) != EMPTY:
                continue
            self._empty += 1
            touched = game.around(tile) & ALL_CORPORATIONS
            if has_several(touched) and game.fate(tile) == MERGES:
                self._add_reached(game, touched)

    def _add_reached(self, game: Acquire, touched: i64) -> None:
        largest = self._largest(game, touched)
        for corporation in range(i64(CORPORATIONS)):
            if contains(touched, corporation) and corporation != largest:
                self._reached[corporation] += 1

    def _largest(self, game: Acquire, touched: i64) -> i64:
        largest: i64 = -1
        for corporation in range(i64(CORPORATIONS)):
            if contains(touched, corporation) and (
                largest < 0 or game.size(corporation) > game.size(largest)
            ):
                largest = corporation
        return largest

    # -- for one seat ------------------------------------------------------------------

    def read(self, game: Game, seat: i64, inputs: vec[float]) -> None:
        assert isinstance(game, Acquire)
        late = 1.0 - float(game.bag_left) / float(TILES)
        cash = game.cash(seat)
        rivals = -1e9
        everybody = 0.0
        for other in range(game.seats):
            everybody += self._total[other]
            if other != seat and self._total[other] > rivals:
                rivals = self._total[other]
        total = self._total[seat]
        ahead = total - rivals
        share = total * float(game.seats) / everybody
        inputs[0] = late
        inputs[1] = float(game.seats - 4)
        inputs[2] = float(cash) / UNIT
        inputs[3] = float(cash) / 2000.0 if cash < 2000 else 1.0
        inputs[4] = float(cash) / 6000.0 if cash < 6000 else 1.0
        inputs[8] = total
        inputs[9] = share
        inputs[10] = ahead
        inputs[11] = ahead * late
        inputs[12] = share * late
        inputs[13] = 1.0 if ahead >= 0.0 else 0.0
        self._read_holdings(game, seat, inputs)
        self._read_hand(game, seat, inputs)
        mine = game.turn == seat
        until = (seat - game.turn + game.seats) % game.seats
        inputs[38] = float(until) / float(game.seats)
        inputs[39] = 0.0
        if mine:
            bought = game.phase == BUYING
            inputs[39] = float(game.purchases) / float(MOST_PURCHASES) if bought else 1.0
        inputs[41] = 1.0 if game.may_end() else 0.0
        inputs[42] = inputs[41] * ahead
        founded = 0.0
        unsafe = 0.0
        dearest: i64 = 200
        for corporation in range(i64(CORPORATIONS)):
            if game.size(corporation) > 0:
                founded += 1.0
                if game.size(corporation) < SAFE_SIZE:
                    unsafe += 1.0
                if game.price(corporation) > dearest:
                    dearest = game.price(corporation)
        buys = float(cash) / float(dearest)
        inputs[40] = buys / 9.0 if buys < 9.0 else 1.0
        inputs[43] = founded / 7.0
        inputs[44] = unsafe / 7.0
        if self.network.slots > 0:
            self._read_slots(game, seat, inputs)

    def _read_holdings(self, game: Acquire, seat: i64, inputs: vec[float]) -> None:
        for index in range(i64(5), i64(8)):
            inputs[index] = 0.0
        for index in range(i64(14), i64(30)):
            inputs[index] = 0.0
        for corporation in range(i64(CORPORATIONS)):
            held = game.held(seat, corporation)
            if held == 0:
                continue
            size = game.size(corporation)
            if size == 0:
                inputs[23] += float(held) / 10.0
                continue
            price = float(game.price(corporation)) / UNIT
            stock = float(held) * price
            place = seat * CORPORATIONS + corporation
            bonus = self._bonus[place] / UNIT
            rank = self._rank[place]
            inputs[5] += stock
            inputs[6] += bonus
            squares = float(self._squares[corporation])
            inputs[7] += 15.0 * price * float(held * held) / squares
            group: i64 = 14 if size >= SAFE_SIZE else (17 if size >= 5 else 20)
            inputs[group] += stock
            if rank == 1:
                inputs[group + 1] += bonus
            elif rank == 2:
                inputs[group + 2] += bonus
            bank = game.bank(corporation)
            if rank == 1:
                lead = held - self._second[corporation]
                if lead > bank:
                    inputs[24] += bonus
                inputs[25] += bonus * float(lead) / float(lead + bank + 1)
            else:
                gap = self._most[corporation] - held
                inputs[26] += 10.0 * price * float(gap) / float(gap + bank + 1)
            inputs[27] += float(held) / 100.0 if size < SAFE_SIZE else float(held) / 300.0
            if size < SAFE_SIZE:
                inputs[28] += stock
                reached = float(self._reached[corporation])
                inputs[29] += (bonus + stock) * reached / (reached + 3.0)

    def _read_hand(self, game: Acquire, seat: i64, inputs: vec[float]) -> None:
        for index in range(i64(30), i64(38)):
            inputs[index] = 0.0
        for slot in range(seat * HAND, seat * HAND + HAND):
            tile = game.in_hand(slot)
            if tile == NO_TILE:
                continue
            fate = game.fate(tile)
            if fate == FOUNDS:
                inputs[32] += 1.0 / 6.0
            elif fate == GROWS:
                inputs[33] += 1.0 / 6.0
                self._read_growth(game, seat, game.touching(tile), inputs)
            elif fate == MERGES:
                inputs[34] += 1.0 / 6.0
                self._read_merger(game, seat, game.touching(tile), inputs)
            elif fate == STANDS:
                inputs[35] += 1.0 / 6.0
            else:
                inputs[36] += 1.0 / 6.0

    def _read_growth(self, game: Acquire, seat: i64, touched: i64, inputs: vec[float]) -> None:
        for corporation in range(i64(CORPORATIONS)):
            first = self._rank[seat * CORPORATIONS + corporation] == 1
            if first and contains(touched, corporation):
                inputs[37] += 1.0 / 6.0

    def _read_merger(self, game: Acquire, seat: i64, touched: i64, inputs: vec[float]) -> None:
        largest = self._largest(game, touched)
        own = 0.0
        best = 0.0
        for other in range(game.seats):
            paid = 0.0
            for corporation in range(i64(CORPORATIONS)):
                if contains(touched, corporation) and corporation != largest:
                    paid += self._bonus[other * CORPORATIONS + corporation] / UNIT
            if other == seat:
                own = paid
            elif paid > best:
                best = paid
        if own > inputs[30]:
            inputs[30] = own
        if own - best > inputs[31]:
            inputs[31] = own - best

    # -- of one seat, corporation by corporation ----------------------------------------

    def _read_slots(self, game: Acquire, seat: i64, inputs: vec[float]) -> None:
        self._count_hand(game, seat)
        rivals_cash: i64 = 0
        for other in range(game.seats):
            if other != seat and game.cash(other) > rivals_cash:
                rivals_cash = game.cash(other)
        for corporation in range(i64(CORPORATIONS)):
            place = SINGLE + corporation * WIDTH
            if game.size(corporation) == 0:
                for index in range(place, place + WIDTH):
                    inputs[index] = 0.0
                continue
            self._read_shares(game, seat, corporation, place, inputs)
            reached = float(self._reached[corporation])
            inputs[place] = 1.0
            inputs[place + 8] = reached / (reached + 3.0)
            inputs[place + 9] = float(self._grown[corporation]) / 2.0
            inputs[place + 10] = float(self._merged[corporation]) / 2.0
            inputs[place + 11] = self._bonus[seat * CORPORATIONS + corporation] / UNIT
            inputs[place + 13] = _up_to_two(game.cash(seat))
            inputs[place + 14] = _up_to_two(rivals_cash)
            inputs[place + 15] = inputs[0]

    def _read_shares(
        self, game: Acquire, seat: i64, corporation: i64, place: i64, inputs: vec[float]
    ) -> None:
        most: i64 = 0
        second: i64 = 0
        for other in range(game.seats):
            held = game.held(other, corporation)
            if other == seat:
                continue
            if held > most:
                second = most
                most = held
            elif held > second:
                second = held
        own = game.held(seat, corporation)
        size = game.size(corporation)
        price = float(game.price(corporation)) / 1000.0
        inputs[place + 1] = float(own) / 10.0
        inputs[place + 2] = float(most) / 10.0
        inputs[place + 3] = float(second) / 10.0
        inputs[place + 4] = float(game.bank(corporation)) / 20.0
        inputs[place + 5] = float(size) / 15.0 if size < 30 else 2.0
        inputs[place + 6] = price
        inputs[place + 7] = 1.0 if size >= SAFE_SIZE else 0.0
        inputs[place + 12] = float(own - most) / 10.0
        inputs[place + 16] = float(own) * price

    def _count_hand(self, game: Acquire, seat: i64) -> None:
        """The tiles in hand that would enlarge each corporation, or bring a merger of it about."""
        for corporation in range(i64(CORPORATIONS)):
            self._grown[corporation] = 0
            self._merged[corporation] = 0
        for slot in range(seat * HAND, seat * HAND + HAND):
            tile = game.in_hand(slot)
            if tile == NO_TILE:
                continue
            fate = game.fate(tile)
            if fate != GROWS and fate != MERGES:
                continue
            touched = game.touching(tile)
            for corporation in range(i64(CORPORATIONS)):
                if not contains(touched, corporation):
                    continue
                if fate == GROWS:
                    self._grown[corporation] += 1
                else:
                    self._merged[corporation] += 1


def _up_to_two(cash: i64) -> float:
    """Units of money."""
    units = float(cash) / UNIT
    return units if units < 2.0 else 2.0
