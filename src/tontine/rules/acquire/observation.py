"""What a seat sees of a game of Acquire, as numbers.

Money and shares are in it even where they are hidden: every change was public (A8).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from tontine.rules.acquire.components import EMPTY, NO_TILE
from tontine.rules.acquire.decisions import BUY, CODES, DONE
from tontine.rules.acquire.game import Acquire
from tontine.rules.acquire.layout import CASH, HANDS, HOLDINGS, OWNERS
from tontine.rules.actions import Actions
from tontine.rules.game import Game
from tontine.rules.observation import ANEW, MOST, Field, Observer, Space

PLANES: Final = [
    Field("corporations", (7, 9, 12), "A1: the spaces of each corporation, cheapest tier first"),
    Field("lone", (1, 9, 12), "A1: unincorporated tiles"),
    Field("empty", (1, 9, 12), "A1: spaces without a tile"),
    Field("hand", (1, 9, 12), "A7: the own tiles"),
    Field("played", (1, 9, 12), "A10: the tile played last"),
]
NUMBERS: Final = [
    Field("sizes", (7,), "A3: tiles of each corporation", 108, 41),
    Field("prices", (7,), "A3: of a share, in dollars; 0 off the board", 1200, 1000),
    Field("bank", (7,), "A4: shares that nobody holds", 25, 25),
    Field("cash", (6,), "A4: by seat, in dollars", MOST, 10000),
    Field("shares", (6, 7), "A4: by seat and corporation", 25, 5),
    Field(
        "phase",
        (7,),
        "A9: what is to be decided: place, found, survivor, settle, dispose, buy; over",
    ),
    Field("survivor", (7,), "A15: of the merger"),
    Field("defunct", (7,), "A24: that is being settled"),
    Field("pending", (7,), "A24: defunct, and not settled yet"),
    Field("safe", (7,), "A17: of eleven tiles or more"),
    Field("purchases", (1,), "A26: shares that may still be bought this turn", 3, 3),
    Field("turn", (1,), "A9: whose turn it is", 5, 5),
    Field("actor", (1,), "A9: who has to decide; -1 at the end", 5, 5, -1),
    Field("announced", (1,), "A30: whether the end was"),
    Field("may_end", (1,), "A30: whether it may be"),
    Field("bag", (1,), "A28: tiles left in it", 108, 108),
    Field("turns", (1,), "A9: so far", MOST, 100),
    Field("idle", (1,), "A33: turns since a tile was last played", MOST, 10),
    Field("players", (1,), "A4", 6, 6),
]
ACTIONS: Final = Actions(CODES)

# Where they stand. (As literals, which cost nothing.)
TILES: Final = 108
PLANES_WIDTH: Final = 1188
HAND_PLANE: Final = 972
PLAYED_PLANE: Final = 1080
NUMBERS_WIDTH: Final = 113
PHASE: Final = 69
SURVIVOR: Final = 76
DEFUNCT: Final = 83
PENDING: Final = 90
SAFE: Final = 97
REST: Final = 104
NONE: Final = 255
OWN: Final = 13  # bytes that say what is in a row
TURNS: Final = 110


@mypyc_attr(acyclic=True)
class AcquireObserver(Observer):
    """``_owners`` and ``_own`` are what a row says already: the owner of each space; the six tiles
    of the hand, the tile played, phase, survivor, defunct, pending, safe and the seat."""

    def __init__(self, rows: i64) -> None:
        super().__init__(rows, PLANES_WIDTH, NUMBERS_WIDTH)
        self._owners: vec[u8] = vec[u8]([EMPTY] * (rows * TILES))
        self._own: vec[u8] = vec[u8]([NONE] * (rows * OWN))
        for row in range(rows):  # no corporation is pending or safe
            self._own[row * OWN + 10] = 0
            self._own[row * OWN + 11] = 0
        planes = self.planes
        for row in range(rows):
            first = row * PLANES_WIDTH + i64(EMPTY) * TILES
            for place in range(first, first + TILES):
                planes[place] = 1

    def write(self, row: i64, game: Game, seat: i64, code: i64) -> None:
        assert isinstance(game, Acquire)
        if BUY <= code < DONE and self._goes_on(row, game, seat):
            self._write_share(row, game, seat, code - BUY)
            return
        base = row * PLANES_WIDTH
        field = game.field
        planes = self.planes
        if code < BUY or code > DONE:
            self._write_owners(row, game)
        own = self._own
        known = row * OWN
        own[known + 12] = u8(seat)
        hand = HANDS + seat * 6
        for slot in range(known, known + 6):
            tile = own[slot]
            if tile != NO_TILE:
                planes[base + HAND_PLANE + i64(tile)] = 0
        for slot in range(i64(6)):
            tile = field[hand + slot]
            own[known + slot] = tile
            if tile != NO_TILE:
                planes[base + HAND_PLANE + i64(tile)] = 1
        known += 6
        played = i64(own[known])
        if played != game.tile:
            if played != NO_TILE:
                planes[base + PLAYED_PLANE + played] = 0
            own[known] = u8(game.tile)
            if game.tile != NO_TILE:
                planes[base + PLAYED_PLANE + game.tile] = 1
        first = row * NUMBERS_WIDTH
        self._write_books(first, game, seat)
        self._write_one(first + PHASE, known + 1, game.phase)
        self._write_one(first + SURVIVOR, known + 2, game.survivor)
        self._write_one(first + DEFUNCT, known + 3, game.defunct)
        self._write_set(first + PENDING, known + 4, game.pending)
        self._write_set(first + SAFE, known + 5, game.safe)
        self._write_rest(first + REST, game, seat)

    def _goes_on(self, row: i64, game: Acquire, seat: i64) -> bool:
        """Whether the row shows the seat its own turn, and that is not over."""
        if game.turn != seat or game.over:
            return False
        turns = i64(self.numbers[row * NUMBERS_WIDTH + TURNS])
        return turns == game.turns and i64(self._own[row * OWN + 12]) == seat

    def _write_share(self, row: i64, game: Acquire, seat: i64, corporation: i64) -> None:
        """A26: who has bought a share and may buy more sees nothing else change."""
        numbers = self.numbers
        books = game.books
        first = row * NUMBERS_WIDTH
        numbers[first + 14 + corporation] = i32(books[14 + corporation])
        numbers[first + 21] = i32(books[CASH + seat])
        numbers[first + 27 + corporation] = i32(books[HOLDINGS + seat * 7 + corporation])
        numbers[first + REST] = i32(game.purchases)

    def _write_owners(self, row: i64, game: Acquire) -> None:
        planes = self.planes
        owners = self._owners
        field = game.field
        first = row * TILES
        base = row * PLANES_WIDTH
        for space in range(i64(TILES)):
            now = field[OWNERS + space]
            was = owners[first + space]
            if now != was:
                planes[base + i64(was) * TILES + space] = 0
                planes[base + i64(now) * TILES + space] = 1
                owners[first + space] = now

    def _write_books(self, first: i64, game: Acquire, seat: i64) -> None:
        numbers = self.numbers
        books = game.books
        for number in range(i64(21)):  # sizes, prices, bank
            numbers[first + number] = i32(books[number])
        cash = first + 21
        shares = first + 27
        seats = game.seats
        other = seat
        for _ in range(seats):
            numbers[cash] = i32(books[CASH + other])
            held = HOLDINGS + other * 7
            for corporation in range(i64(7)):
                numbers[shares + corporation] = i32(books[held + corporation])
            cash += 1
            shares += 7
            other += 1
            if other == seats:
                other = 0

    def _write_one(self, first: i64, known: i64, which: i64) -> None:
        """One of seven, or none (-1)."""
        own = self._own
        was = own[known]
        now = u8(which & 255)
        if was != now:
            numbers = self.numbers
            if was != NONE:
                numbers[first + i64(was)] = 0
            if now != NONE:
                numbers[first + i64(now)] = 1
            own[known] = now

    def _write_set(self, first: i64, known: i64, members: i64) -> None:
        own = self._own
        if i64(own[known]) != members:
            numbers = self.numbers
            own[known] = u8(members)
            for corporation in range(i64(7)):
                numbers[first + corporation] = i32((members >> corporation) & 1)

    def _write_rest(self, first: i64, game: Acquire, seat: i64) -> None:
        numbers = self.numbers
        turn = game.turn - seat
        actor = game.actor - seat
        if game.over:
            actor = -1
        elif actor < 0:
            actor += game.seats
        numbers[first] = i32(game.purchases)
        numbers[first + 1] = i32(turn if turn >= 0 else turn + game.seats)
        numbers[first + 2] = i32(actor)
        numbers[first + 3] = 1 if game.announced else 0
        numbers[first + 4] = 1 if game.may_end() else 0
        numbers[first + 5] = i32(game.bag_left)
        numbers[first + 6] = i32(game.turns)
        numbers[first + 7] = i32(game.turns - game.last_placed)
        numbers[first + 8] = i32(game.seats)


assert ANEW < BUY  # so that a row written anew has its owners written


SPACE: Final = Space(PLANES, NUMBERS, ACTIONS, AcquireObserver)
