"""Who will win a game of Ponzi Scheme: from points, from money against what is due, and from who
can be made to sell what to whom.

The inputs are listed in ``INPUTS`` in their order. The game ends with the first bankruptcy, so
most of them say when that will be, and who is ahead then.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.search.judge import FURTHER, Judge
from tontine.bots.search.network import Network
from tontine.rules.chance import Rng
from tontine.rules.game import NOBODY, Game
from tontine.rules.ponzi import layout as at
from tontine.rules.ponzi.components import (
    CARDS,
    INDUSTRIES,
    INTERESTS,
    LUXURIES,
    LUXURY_PRICES,
    MOST_FUNDED,
    MOST_SEATS,
    PERIODS,
    ROW,
    wealth_points,
)
from tontine.rules.ponzi.decisions import (
    AMOUNT,
    ANSWERING,
    FUND,
    FUNDING,
    LUXURY,
    OFFER,
    OFFERING,
    PASS,
    PRICING,
    REMOVING,
    RETURNING,
    SELL,
)
from tontine.rules.ponzi.game import Ponzi
from tontine.rules.ponzi.position import can_deal

INPUTS: Final = [
    "late",  # rounds played
    "seats",
    "advanced",
    "funds_yet",  # whether one's turn to fund is still to come this round
    "trades_yet",
    "order",  # how many sit before one, clockwise from the marker
    "points",  # if the game ended now
    "ahead",  # of the best rival
    "best",  # whether nobody has more
    "ahead_after",  # of the best rival who can pay at the next turn of the wheel, after it
    "tile_points",
    "cash",
    "left_1",  # of it after the next turn of the wheel
    "left_2",
    "left_3",
    "left_4",
    "left_6",
    "broke_1",  # whether it does not reach for that
    "broke_2",
    "broke_3",
    "helped_1",  # what is left with the largest fund one can still take before
    "helped_2",
    "helped_3",
    "burden",  # interest a turn, in the long run
    "lasts",  # for how many turns the money reaches
    "lasts_helped",
    "longer",  # than the weakest rival
    "weakest",  # how long that one lasts who is broke first
    "is_weakest",
    "ends_1",  # whether a rival will be broke at the next turn
    "ends_1_ahead",
    "ends_2",
    "ends_2_ahead",
    "reach",  # the largest fund one can take
    "ones",  # industries with one tile
    "twos",
    "threes",
    "more",
    "largest",  # how many of the industry one owns most
    "tiles",
    "contacts",  # in how many industries and with how many rivals one can trade
    "can_force",  # points by the best tile that a poorer rival must sell
    "exposed",  # points of the best tile that a richer rival can make one sell
    "richer",  # than the richest rival
    "bears",  # in the market, against how many make it crash
    "crash_breaks",  # whether a crash that is near would break one
    "luxury_points",
    "luxury_in_reach",
    "best_card",
    "wealth_points",
]

TURNS: Final = 6  # of the wheel, as far as looked ahead
FUTURE: Final = 25.0  # what a further fund brings, about, every round after the next
EIGHTHS: Final = 8
QUARTERS: Final = 4


@mypyc_attr(acyclic=True)
class PonziJudge(Judge):
    """Dues against money for everybody, and who is broke first."""

    def __init__(self, network: Network) -> None:
        super().__init__(network)
        self._dues: vec[i64] = vec[i64]([0] * (MOST_SEATS * TURNS))  # by seat and turn
        self._burden: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._best_card: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self._points: vec[i64] = vec[i64]([0] * MOST_SEATS)  # for tiles and luxuries
        self._now: vec[i64] = vec[i64]([0] * MOST_SEATS)  # with those for money
        self._after: vec[i64] = vec[i64]([0] * MOST_SEATS)  # the same after the next turn
        self._reach: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self._help: vec[i64] = vec[i64]([0] * MOST_SEATS)  # of it, what comes before the next turn
        self._lasts: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._lasts_helped: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def is_settled(self, game: Game) -> bool:
        assert isinstance(game, Ponzi)
        return game.phase != PRICING and game.phase != ANSWERING

    def imagine(self, game: Game, seat: i64, rng: Rng) -> Game:
        """Without the ledger: in a playout nobody asks what rivals could infer."""
        state = super().imagine(game, seat, rng)
        assert isinstance(state, Ponzi)
        state.ledger = None
        return state

    # -- what is worth a thought -----------------------------------------------------

    def candidates(self, game: Game, seat: i64) -> vec[i64]:
        """All, but never an empty envelope, and nothing that ruins the seat at the next turn of
        the wheel while something else does not. An offer comes together with its amount."""
        assert isinstance(game, Ponzi)
        if game.phase == PRICING:
            amounts = self.amounts(game, seat, game.rival, EIGHTHS)
            if len(amounts) == 0:
                return vec[i64]([AMOUNT])
            for place in range(len(amounts)):
                amounts[place] += AMOUNT
            return amounts
        if game.phase == OFFERING:
            return self._deals(game, seat)
        codes = super().candidates(game, seat)
        if game.phase == REMOVING or game.phase == RETURNING:
            return codes
        due = game.due(seat, 1)
        sound = vec[i64]()
        for place in range(len(codes)):
            if self._cash_after(game, seat, codes[place]) >= due:
                sound = append(sound, codes[place])
        return sound if len(sound) > 0 else codes

    def _cash_after(self, game: Ponzi, seat: i64, code: i64) -> i64:
        cash = game.cash(seat)
        if code < PASS:
            return cash + (code - FUND) % CARDS
        if code == PASS:
            return cash
        return cash + game.envelope if code == SELL else cash - game.envelope

    def _deals(self, game: Ponzi, seat: i64) -> vec[i64]:
        codes = append(self.luxuries(game, seat), PASS)
        for rival in range(game.seats):
            amounts = vec[i64]()
            for industry in range(i64(INDUSTRIES)):
                if can_deal(game.books, seat, rival, industry):
                    if len(amounts) == 0:
                        amounts = self.amounts(game, seat, rival, QUARTERS)
                    offer = OFFER + rival * INDUSTRIES + industry
                    for place in range(len(amounts)):
                        codes = append(codes, offer + (AMOUNT + amounts[place]) * FURTHER)
        return codes

    def luxuries(self, game: Ponzi, seat: i64) -> vec[i64]:
        codes = vec[i64]()
        if game.advanced:
            free = self._free(game, seat)
            for luxury in range(i64(LUXURIES)):
                if game.owner(luxury) == NOBODY and LUXURY_PRICES[luxury] <= free:
                    codes = append(codes, LUXURY + luxury)
        return codes

    def _free(self, game: Ponzi, seat: i64) -> i64:
        """What can be spent now without being broke at the next turn. Who will be broke anyhow
        has nothing to lose."""
        cash = game.cash(seat)
        free = cash - game.due(seat, 1)
        return free if free >= 0 else cash

    def amounts(self, game: Ponzi, seat: i64, rival: i64, parts: i64) -> vec[i64]:
        """So many parts of what can be spent, and one amount just beyond the rival's means."""
        free = self._free(game, seat)
        beyond = game.cash(rival) + 1
        if game.ledger is not None:
            beyond = game.ledger.most(seat, rival) + 1
        amounts = vec[i64]()
        if beyond <= free:
            amounts = append(amounts, beyond)
        last: i64 = 0
        for part in range(i64(1), parts + 1):
            amount = free * part // parts
            if amount > last and amount != beyond:
                amounts = append(amounts, amount)
                last = amount
        return amounts

    # -- for all seats ---------------------------------------------------------------

    def prepare(self, game: Game) -> None:
        assert isinstance(game, Ponzi)
        self._read_wheels(game)
        for seat in range(game.seats):
            self.look_at(game, seat)

    def look_at(self, game: Ponzi, seat: i64) -> None:
        """Update what is known of a seat whose money or tiles have changed, but no wheel."""
        cash = game.cash(seat)
        self._read_points(game, seat, cash)
        reach = self._largest_fund(game, seat)
        self._reach[seat] = reach
        place = (seat - game.marker + game.seats) % game.seats
        yet = game.phase == FUNDING and place >= game.place
        self._help[seat] = reach if yet else 0
        self._lasts[seat] = self._lasting(cash, seat, 0.0, 0.0)
        self._lasts_helped[seat] = self._lasting(
            cash + self._help[seat], seat, 0.0 if yet else float(reach), FUTURE
        )

    def _read_wheels(self, game: Ponzi) -> None:
        """P23 to P25"""
        for place in range(game.seats * TURNS):
            self._dues[place] = 0
        for seat in range(game.seats):
            self._burden[seat] = 0.0
            self._best_card[seat] = 0
        skipped: i64 = 1 if game.crashed else 0
        for index in range(game.carried):
            card = game.on_wheel(index)
            seat = game.holder(card)
            interest = INTERESTS[card]
            period = PERIODS[card]
            self._burden[seat] += float(interest) / float(period)
            if card > self._best_card[seat]:
                self._best_card[seat] = card
            turn = game.space(card) - skipped - 1
            if turn < 0:
                turn = 0
            while turn < TURNS:
                self._dues[seat * TURNS + turn] += interest
                turn += period

    def _read_points(self, game: Ponzi, seat: i64, cash: i64) -> None:
        points = game.public_points(seat)
        self._points[seat] = points
        if game.advanced:
            self._now[seat] = points
            self._after[seat] = points
        else:
            self._now[seat] = points + wealth_points(cash)
            self._after[seat] = points + wealth_points(cash - self._dues[seat * TURNS])

    def _largest_fund(self, game: Ponzi, seat: i64) -> i64:
        """P11: the most that one further fund could bring, from the market as it is."""
        books = game.books
        tiles = at.TILES + seat * INDUSTRIES
        row: i64 = -1
        for industry in range(i64(INDUSTRIES)):
            owned = books[tiles + industry]
            if (
                row < owned < MOST_FUNDED
                and owned * ROW < game.shown
                and books[at.SUPPLY + industry] > 0
            ):
                row = owned
        if row < 0:
            return 0
        last = row * ROW + ROW - 1
        return game.in_market(last if last < game.shown else game.shown - 1)

    def _lasting(self, cash: i64, seat: i64, soon: float, later: float) -> float:
        """For how many turns the money reaches, with so much more after the first, and after
        each further one. A part of the turn that it does not reach for counts."""
        left = float(cash)
        for turn in range(i64(TURNS)):
            due = float(self._dues[seat * TURNS + turn])
            if due > left:
                return float(turn) + left / due
            left += (soon if turn == 0 else later) - due
        return float(TURNS)

    # -- for one seat ----------------------------------------------------------------

    def read(self, game: Game, seat: i64, inputs: vec[float]) -> None:
        assert isinstance(game, Ponzi)
        seats = game.seats
        place = (seat - game.marker + seats) % seats
        cash = game.cash(seat)
        inputs[0] = float(game.rounds) / 12.0
        inputs[1] = float(seats - 4)
        inputs[2] = 1.0 if game.advanced else 0.0
        inputs[3] = 1.0 if game.phase == FUNDING and place >= game.place else 0.0
        inputs[4] = 0.0
        if game.phase == FUNDING or (game.phase == OFFERING and place >= game.place):
            inputs[4] = 1.0
        inputs[5] = float(place) / float(seats)
        inputs[10] = float(self._points[seat]) / 20.0
        inputs[11] = float(cash) / 100.0
        self._read_money(cash, seat, inputs)
        self._read_rivals(game, seat, inputs)
        self._read_tiles(game, seat, inputs)
        bears = game.bears()
        inputs[44] = float(bears - seats) / 3.0
        inputs[45] = inputs[18] if bears >= seats and not game.crashed else 0.0
        self._read_luxuries(game, seat, cash, inputs)
        inputs[48] = float(self._best_card[seat]) / 80.0

    def _read_money(self, cash: i64, seat: i64, inputs: vec[float]) -> None:
        left = cash
        first = seat * TURNS
        soon = self._help[seat]
        reach = self._reach[seat]
        for turn in range(i64(TURNS)):
            left -= self._dues[first + turn]
            if turn < 4:
                inputs[12 + turn] = _clipped(left)
            if turn < 3:
                inputs[17 + turn] = 1.0 if left < 0 else 0.0
            if turn == 0:
                inputs[20] = _clipped(left + soon)
            elif turn == 1:
                inputs[21] = _clipped(left + reach)
            elif turn == 2:
                inputs[22] = _clipped(left + reach + 25)
        inputs[16] = _clipped(left)
        inputs[23] = self._burden[seat] / 30.0
        inputs[24] = self._lasts[seat] / float(TURNS)
        inputs[25] = self._lasts_helped[seat] / float(TURNS)
        inputs[33] = float(reach) / 80.0

    def _read_rivals(self, game: Ponzi, seat: i64, inputs: vec[float]) -> None:
        best: i64 = -100
        best_after: i64 = -100
        richest: i64 = 0
        weakest = 100.0
        for other in range(game.seats):
            if other == seat:
                continue
            if self._now[other] > best:
                best = self._now[other]
            if self._lasts_helped[other] < weakest:
                weakest = self._lasts_helped[other]
            cash = game.cash(other)
            if cash > richest:
                richest = cash
            pays = cash + self._help[other] >= self._dues[other * TURNS]
            if pays and self._after[other] > best_after:
                best_after = self._after[other]
        ahead = float(self._now[seat] - best) / 10.0
        after = float(self._after[seat] - best_after) / 10.0 if best_after >= 0 else 1.0
        own = self._lasts_helped[seat]
        inputs[6] = float(self._now[seat]) / 20.0
        inputs[7] = ahead
        inputs[8] = 1.0 if ahead >= 0.0 else 0.0
        inputs[9] = after
        inputs[26] = (own - weakest) / float(TURNS)
        inputs[27] = (own if own < weakest else weakest) / float(TURNS)
        inputs[28] = 1.0 if own < weakest else 0.0
        inputs[29] = 1.0 if weakest < 1.0 else 0.0
        inputs[30] = after if weakest < 1.0 else 0.0
        inputs[31] = 1.0 if weakest < 2.0 else 0.0
        inputs[32] = ahead if weakest < 2.0 else 0.0
        inputs[43] = _clipped(game.cash(seat) - richest)

    def _read_tiles(self, game: Ponzi, seat: i64, inputs: vec[float]) -> None:
        books = game.books
        cash = game.cash(seat)
        for index in range(i64(34), i64(38)):
            inputs[index] = 0.0
        largest: i64 = 0
        tiles: i64 = 0
        contacts: i64 = 0
        force: i64 = 0
        exposed: i64 = 0
        for industry in range(i64(INDUSTRIES)):
            owned = books[at.TILES + seat * INDUSTRIES + industry]
            if owned == 0:
                continue
            inputs[33 + (owned if owned < 4 else 4)] += 0.25
            tiles += owned
            if owned > largest:
                largest = owned
            for other in range(game.seats):
                if other != seat and books[at.TILES + other * INDUSTRIES + industry] > 0:
                    contacts += 1
                    if game.cash(other) < cash:
                        if owned + 1 > force:
                            force = owned + 1
                    elif owned > exposed:
                        exposed = owned
        inputs[38] = float(largest) / 5.0
        inputs[39] = float(tiles) / 10.0
        inputs[40] = float(contacts) / 12.0
        inputs[41] = float(force) / 5.0
        inputs[42] = float(exposed) / 5.0

    def _read_luxuries(self, game: Ponzi, seat: i64, cash: i64, inputs: vec[float]) -> None:
        inputs[46] = 0.0
        inputs[47] = 0.0
        inputs[49] = 0.0
        if not game.advanced:
            inputs[49] = float(self._now[seat] - self._points[seat]) / 4.0
            return
        for luxury in range(i64(LUXURIES)):
            owner = game.owner(luxury)
            if owner == seat:
                inputs[46] += float(luxury + 1) / 10.0
            elif owner == NOBODY and cash >= LUXURY_PRICES[luxury]:
                inputs[47] = float(luxury + 1) / 4.0


def _clipped(money: i64) -> float:
    """In units of $50, and as far as more or less of it matters."""
    if money > 120:
        return 2.4
    return float(money) / 50.0 if money > -60 else -1.2
