"""What a seat sees of a game of Ponzi Scheme, as numbers.

Of rivals' money that is the least and the most they can have (P8), so the game must remember.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from tontine.rules.actions import Actions
from tontine.rules.game import NOBODY, Game
from tontine.rules.observation import ANEW, MOST, Field, Observer, Space
from tontine.rules.ponzi import decisions as d
from tontine.rules.ponzi import layout as at
from tontine.rules.ponzi.components import INTERESTS, PERIODS
from tontine.rules.ponzi.game import Ponzi

PLANES: Final[list[Field]] = []
NUMBERS: Final = [
    Field("market", (9,), "P6: the fund cards on sale, sorted; 0 for none", 80, 80),
    Field("interest", (9,), "P2: what each of them pays every time", MOST, 50),
    Field("period", (9,), "P2: every so many rounds", 5, 5),
    Field("least", (5,), "P8: by seat, the least money that it can have", MOST, 100),
    Field("most", (5,), "P8: and the most; the same for the own seat", MOST, 100),
    Field("points", (5,), "P28: by seat, for tiles and luxuries", MOST, 30),
    Field("tiles", (5, 4), "P3: by seat and industry", 15, 5),
    Field(
        "falling_due",
        (5, 6),
        "P24: by seat, the interest on the cards at each space of its wheel, the arrow first",
        MOST,
        100,
    ),
    Field(
        "recurring",
        (5, 5),
        "P25: by seat, the interest on the cards of each period, 1 to 5",
        MOST,
        100,
    ),
    Field("bankrupt", (5,), "P24: by seat"),
    Field("supply", (4,), "P3: tiles of each industry that nobody owns", 15, 15),
    Field("luxuries", (4,), "P32: who owns each, counted from 1 (oneself); 0 for nobody", 5, 5),
    Field(
        "phase", (7,), "P9: what is to be decided: fund, offer, price, answer, remove, return; over"
    ),
    Field("envelope", (1,), "P16: what is in it; -1 for who may not look", MOST, 100, -1),
    Field("offerer", (1,), "P16: who offers, counted from 1; 0 for nobody", 5, 5),
    Field("rival", (1,), "P16: to whom; in the middle of a decision only for who makes it", 5, 5),
    Field("industry", (4,), "P16: of what"),
    Field("actor", (1,), "P9: who has to decide; -1 at the end", 4, 4, -1),
    Field("marker", (1,), "P7: who has it", 4, 4),
    Field("place", (1,), "P9: how many places clockwise of it the game has come", 5, 5),
    Field("round", (1,), "P26", MOST, 20),
    Field("funded", (1,), "P31: whether anybody has, this round"),
    Field("idle", (1,), "P31: rounds in a row without any card", 3, 3),
    Field("crashed", (1,), "P21: whether the market has, this round"),
    Field("bears", (1,), "P21: in the market", 9, 9),
    Field("first_bear", (1,), "P2: the lowest card with a bear", 80, 80),
    Field("deck", (1,), "P13: cards left in it", 63, 63),
    Field("discards", (1,), "P14", 72, 63),
    Field("advanced", (1,), "P32"),
    Field("trades_first", (1,), "P15"),
    Field("players", (1,), "P1", 5, 5),
]
ACTIONS: Final = Actions(d.AMOUNT, d.AMOUNT, 1 << 40, 1, 64)

# Where they stand. (As literals, which cost nothing.)
INTEREST: Final = 9
PERIOD: Final = 18
LEAST: Final = 27
MOST_CASH: Final = 32
POINTS: Final = 37
TILES: Final = 42
FALLING: Final = 62
RECURRING: Final = 92
BANKRUPT: Final = 117
SUPPLY: Final = 122
LUXURIES: Final = 126
PHASE: Final = 130
OFFER: Final = 137
INDUSTRY: Final = 140
REST: Final = 144
WIDTH: Final = 158


@mypyc_attr(acyclic=True)
class PonziObserver(Observer):
    """``_phase`` is what a row says already, and ``_seat`` to whom. To whom an offer goes is
    decided by the same seat as the amount, and changes nothing else."""

    def __init__(self, rows: i64) -> None:
        super().__init__(rows, 0, WIDTH)
        self._phase: vec[i64] = vec[i64]([d.OVER] * rows)
        self._seat: vec[i64] = vec[i64]([NOBODY] * rows)

    def prepare(self, game: Game) -> None:
        assert isinstance(game, Ponzi)
        game.remember_briefly()

    def write(self, row: i64, game: Game, seat: i64, code: i64) -> None:
        assert isinstance(game, Ponzi)
        first = row * WIDTH
        if game.phase != d.PRICING or code == ANEW or self._seat[row] != seat:
            self._write_market(first, game)
            self._write_seats(first, game, seat)
            self._write_wheels(first, game, seat)
            self._write_rest(first + REST, game, seat)
        self._seat[row] = seat
        numbers = self.numbers
        numbers[first + PHASE + self._phase[row]] = 0
        numbers[first + PHASE + game.phase] = 1
        self._phase[row] = game.phase
        self._write_offer(first, game, seat)

    def _write_market(self, first: i64, game: Ponzi) -> None:
        numbers = self.numbers
        cards = game.cards
        shown = game.shown
        for place in range(i64(9)):
            card = i64(cards[at.MARKET + place]) if place < shown else i64(0)
            if numbers[first + place] != i32(card):
                numbers[first + place] = i32(card)
                numbers[first + INTEREST + place] = i32(INTERESTS[card])
                numbers[first + PERIOD + place] = i32(PERIODS[card])

    def _write_seats(self, first: i64, game: Ponzi, seat: i64) -> None:
        """What each has; where they stand apart, its own place among them."""
        numbers = self.numbers
        books = game.books
        ledger = game.ledger
        if ledger is None:
            raise ValueError("to be observed, a game must remember from before it is dealt")
        seats = game.seats
        known = ledger.now if ledger.brief else ledger.known_to(seat)
        last = ((seat + 1) << seats) - 1 if ledger.brief else i64(len(known)) - 1
        together = known[last]
        other = seat
        for place in range(first, first + seats):
            cash = books[at.CASH + other]
            least = cash
            most = cash
            if other != seat and not game.over:
                member = i64(1) << other
                least = together - known[last - member]
                most = known[last - ((i64(1) << seats) - 1) + member]
            numbers[place + LEAST] = i32(least)
            numbers[place + MOST_CASH] = i32(most)
            points: i64 = 0
            tiles = first + TILES + (place - first) * 4
            owned = at.TILES + other * 4
            for industry in range(i64(4)):
                count = books[owned + industry]
                numbers[tiles + industry] = i32(count)
                points += count * (count + 1) // 2
            if game.advanced:
                for luxury in range(i64(4)):
                    if books[at.LUXURIES + luxury] == other:
                        points += luxury + 1
            numbers[place + POINTS] = i32(points)
            numbers[place + BANKRUPT] = i32((game.bankrupt >> other) & 1)
            other += 1
            if other == seats:
                other = 0
        self._write_supply(first, game, seat)

    def _write_supply(self, first: i64, game: Ponzi, seat: i64) -> None:
        """What lies beside the board, and whose the luxuries are."""
        numbers = self.numbers
        books = game.books
        for one in range(i64(4)):
            numbers[first + SUPPLY + one] = i32(books[at.SUPPLY + one])
            owner = from_one(books[at.LUXURIES + one], seat, game.seats)
            numbers[first + LUXURIES + one] = i32(owner)

    def _write_wheels(self, first: i64, game: Ponzi, seat: i64) -> None:
        numbers = self.numbers
        seats = game.seats
        for place in range(first + FALLING, first + FALLING + seats * 6):
            numbers[place] = 0
        for place in range(first + RECURRING, first + RECURRING + seats * 5):
            numbers[place] = 0
        cards = game.cards
        for index in range(game.carried):
            card = i64(cards[at.WHEELS + index])
            place = i64(cards[at.HOLDER + card]) - 1 - seat
            if place < 0:
                place += seats
            interest = i32(INTERESTS[card])
            numbers[first + FALLING + place * 6 + i64(cards[at.SPACE + card])] += interest
            numbers[first + RECURRING - 1 + place * 5 + PERIODS[card]] += interest

    def _write_offer(self, first: i64, game: Ponzi, seat: i64) -> None:
        """P16: whoever is still about to put money into the envelope has told nobody yet."""
        numbers = self.numbers
        for industry in range(first + INDUSTRY, first + INDUSTRY + 4):
            numbers[industry] = 0
        place = first + OFFER
        if game.phase == d.ANSWERING or (game.phase == d.PRICING and seat == game.offerer):
            looks = game.phase == d.ANSWERING and (seat == game.offerer or seat == game.rival)
            numbers[place] = i32(game.envelope) if looks else i32(-1)
            numbers[place + 1] = i32(from_one(game.offerer, seat, game.seats))
            numbers[place + 2] = i32(from_one(game.rival, seat, game.seats))
            numbers[first + INDUSTRY + game.industry] = 1
        else:
            numbers[place] = -1
            numbers[place + 1] = 0
            numbers[place + 2] = 0

    def _write_rest(self, first: i64, game: Ponzi, seat: i64) -> None:
        numbers = self.numbers
        numbers[first] = i32(from_one(game.actor, seat, game.seats) - 1)
        numbers[first + 1] = i32(from_one(game.marker, seat, game.seats) - 1)
        numbers[first + 2] = i32(game.place)
        numbers[first + 3] = i32(game.rounds)
        numbers[first + 4] = 1 if game.funded else 0
        numbers[first + 5] = i32(game.idle)
        numbers[first + 6] = 1 if game.crashed else 0
        numbers[first + 7] = i32(game.bears())
        numbers[first + 8] = i32(game.first_bear)
        numbers[first + 9] = i32(game.deck_left)
        numbers[first + 10] = i32(game.discarded)
        numbers[first + 11] = 1 if game.advanced else 0
        numbers[first + 12] = 1 if game.trades_first else 0
        numbers[first + 13] = i32(game.seats)


def from_one(other: i64, seat: i64, seats: i64) -> i64:
    """A seat counted from the own one on, which is 1; nobody is 0."""
    if other == NOBODY:
        return 0
    place = other - seat + 1
    return place if place > 0 else place + seats


SPACE: Final = Space(PLANES, NUMBERS, ACTIONS, PonziObserver)
