"""Acquire as it is played, from the opening tiles to the last dollar (A4 to A34)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from tontine.rules.acquire import decisions as d
from tontine.rules.acquire import refusals
from tontine.rules.acquire.board import (
    DEAD,
    FOUNDS,
    GROWS,
    STANDS,
    contains,
    has_several,
    lowest,
)
from tontine.rules.acquire.components import (
    COLUMNS,
    CORPORATIONS,
    HAND,
    LONE,
    MAJORITY,
    MINORITY,
    MOST_PURCHASES,
    NO_TILE,
    SHARES,
    TILES,
)
from tontine.rules.acquire.inference import Inference, Slot, TileSet, arrange
from tontine.rules.acquire.layout import (
    AROUND,
    BAG,
    BANK,
    EMPTY_BOOKS,
    EMPTY_FIELD,
    HANDS,
    HOLDINGS,
)
from tontine.rules.acquire.position import NO_CORPORATION, Position, for_sale
from tontine.rules.chance import Chance, Rng
from tontine.rules.game import Refusal
from tontine.rules.journal import EVERYONE
from tontine.rules.pickling import Reduced, reduced

ALL_TILES: Final = vec[i64](range(TILES))
UNKNOWN: Final = 254  # a slot of a hand while it is being imagined
DEALS: Final = 12  # left to chance, before tiles that fit are looked for


@mypyc_attr(acyclic=True, free_list_len=1)
class Acquire(Position):
    """One game of Acquire: how it goes on from where it stands."""

    def clone(self) -> Acquire:
        twin = Acquire(
            self.seats,
            self.chance.clone(),
            self.hidden,
            self.field[: BAG + self.bag_left],
            self.books[:],
            self.bag_left,
        )
        twin.active = self.active
        twin.safe = self.safe
        twin.final = self.final
        twin.over = self.over
        twin.owes = self.owes
        twin.actor = self.actor
        if self.inference is not None:
            twin.inference = self.inference.clone()
        twin.phase = self.phase
        twin.turn = self.turn
        twin.turns = self.turns
        twin.tile = self.tile
        twin.last_placed = self.last_placed
        twin.last_drawn = self.last_drawn
        twin.purchases = self.purchases
        twin.skipped = self.skipped
        twin.passed_over = self.passed_over
        twin.announced = self.announced
        twin.mergers = self.mergers
        twin.survivor = self.survivor
        twin.pending = self.pending
        twin.defunct = self.defunct
        return twin

    def __reduce__(self) -> Reduced:
        made = self.seats, self.chance, self.hidden, self.field, self.books, self.bag_left
        return reduced(self, *made)

    # -- setting up ----------------------------------------------------------------

    def fresh(self, chance: Chance) -> Acquire:
        return set_up(self.seats, chance, self.hidden)

    def deal(self) -> None:
        self._open()
        for seat in range(self.seats):  # A7
            for slot in range(seat * HAND, seat * HAND + HAND):
                self._fill(seat, slot)
        self.tell(d.STARTED, self.turn)
        self._begin_turn()

    def remember(self) -> None:
        self.inference = Inference([[] for _ in range(self.seats)])

    def _open(self) -> None:
        """A5, A6: opening tiles stay unincorporated even where they touch."""
        nearest: i64 = TILES
        for seat in range(self.seats):
            tile = self._take_tile()
            self.occupy(tile, LONE)
            self.tell(d.OPENED, seat, tile)
            if tile < nearest:
                nearest = tile
                self.turn = seat

    def apply(self, seat: i64, code: i64) -> None:
        if code < d.FOUND:
            self._place(code - d.PLACE)
        elif d.BUY <= code < d.DONE:
            self._buy(code - d.BUY)
        elif code == d.DONE:
            self._stop_buying()
        elif code >= d.DISPOSE:
            self._dispose(code - d.DISPOSE)
        elif code < d.SURVIVE:
            self._found(code - d.FOUND)
        elif code < d.SETTLE:
            self._merge_into(code - d.SURVIVE)
        elif code < d.BUY:
            self._settle(code - d.SETTLE)
        elif code == d.ANNOUNCE:
            self._announce()
        else:
            self._leave_out()

    def advance(self, seat: i64, code: i64) -> i64:
        self.apply(seat, code)
        return self.actor

    def refusal(self, seat: i64, code: i64) -> Refusal | None:
        return refusals.refusal(self, seat, code)

    # -- A9: play a tile, buy shares, draw -----------------------------------------

    def _begin_turn(self) -> bool:
        """Whether that makes anybody owe a decision."""
        self.turns += 1
        self.tell(d.TURN, self.turn, self.turns)
        self.skipped = not self._can_play(self.turn)
        self.passed_over &= ~(i64(1) << self.turn)
        if not self.skipped:
            self.phase = d.PLACING
            self.ask(self.turn)
            return True
        self.tell(d.SKIPPED, self.turn)  # A10
        if self.inference is not None:
            self.inference.holds_no_playable(self.turn, self)
        self.purchases = MOST_PURCHASES
        return self._ask_to_buy()

    def _place(self, tile: i64) -> None:
        """A10: the tile leaves the hand and finds its fate."""
        self._lose(self.turn, tile)
        self.tile = tile
        self.last_placed = self.turns
        self.tell(d.PLACED, self.turn, tile)
        fate = self.fate(tile)
        if fate == GROWS:  # A14
            corporation = lowest(self.touching(tile))
            self.absorb(tile, corporation)
            self.tell(d.GREW, corporation, self.size(corporation))
            self._begin_buying()
            return
        self.occupy(tile, LONE)
        if fate == STANDS:
            self._begin_buying()
        elif fate == FOUNDS:
            self.phase = d.FOUNDING
        else:
            self._begin_merger()

    def _begin_buying(self) -> None:
        self.purchases = MOST_PURCHASES
        if not self._ask_to_buy():
            self._end_turn()

    def _end_turn(self) -> None:
        """Draw, and go on with the next player who has anything to decide."""
        while True:
            self._draw()
            if self.announced:
                self.finish()
                return
            if self.chance.watched:
                self.chance.reveal()  # what others can or cannot play is their secret till now
            if self._has_run_out():
                self.tell(d.STUCK)
                self.finish()
                return
            self.turn = self.turn + 1 if self.turn + 1 < self.seats else i64(0)
            if self._begin_turn():
                return
            self.passed_over |= i64(1) << self.turn

    def _can_play(self, seat: i64) -> bool:
        field = self.field
        first = HANDS + seat * HAND
        for place in range(first, first + HAND):
            tile = i64(field[place])
            if tile != NO_TILE and self.is_playable_beside(i64(field[AROUND + tile])):
                return True
        return False

    # -- founding ------------------------------------------------------------------

    def _found(self, corporation: i64) -> None:
        """A11, A12"""
        self.absorb(self.tile, corporation)
        self.tell(d.FOUNDED, self.turn, corporation, self.size(corporation))
        if self.bank(corporation) > 0:
            self._move_shares(corporation, self.turn, 1)
            self.tell(d.GIVEN, self.turn, corporation)
        else:
            self.tell(d.UNGIVEN, self.turn, corporation)
        self._begin_buying()

    # -- merging -------------------------------------------------------------------

    def _begin_merger(self) -> None:
        candidates = self.survivors()
        if has_several(candidates):  # A16
            self.phase = d.SURVIVING
        else:
            self._merge_into(lowest(candidates))

    def _merge_into(self, survivor: i64) -> None:
        """A15, A24"""
        self.survivor = survivor
        self.pending = self.touching(self.tile) & ~(i64(1) << survivor)
        self.mergers += 1
        self.tell(d.MERGED, self.turn, survivor)
        self._settle_next()

    def _settle_next(self) -> None:
        """A24: the largest first; among equals the mergemaker chooses."""
        if self.pending == 0:
            self._end_merger()
            return
        candidates = self.largest(self.pending)
        if has_several(candidates):
            self.phase = d.SETTLING
            self.ask(self.turn)
        else:
            self._settle(lowest(candidates))

    def _settle(self, defunct: i64) -> None:
        self.defunct = defunct
        self.pending &= ~(i64(1) << defunct)
        self.tell(d.SETTLED, defunct, self.size(defunct), self.price(defunct))
        self._pay_bonuses(defunct)
        self._ask_holders(0)

    def _ask_holders(self, places: i64) -> None:
        """A23: the next holder, from so many places clockwise of the mergemaker on."""
        for place in range(places, self.seats):
            seat = (self.turn + place) % self.seats
            if self.held(seat, self.defunct) > 0:
                self.phase = d.DISPOSING
                self.ask(seat)
                return
        self._settle_next()

    def _dispose(self, mix: i64) -> None:
        """A23: sell some, trade some two for one, keep the rest."""
        seat = self.actor
        pairs = mix // d.SALES
        sold = mix % d.SALES
        self._move_shares(self.defunct, seat, -sold - 2 * pairs)
        self._move_shares(self.survivor, seat, pairs)
        self.pay(seat, sold * self.price(self.defunct))
        self.tell(d.DISPOSED, seat, self.defunct, sold, 2 * pairs)
        self._ask_holders((seat - self.turn + self.seats) % self.seats + 1)

    def _end_merger(self) -> None:
        """A25"""
        survivor = self.survivor
        gone = self.touching(self.tile) & ~(i64(1) << survivor)
        for corporation in range(i64(CORPORATIONS)):
            if contains(gone, corporation):
                self.take_over(survivor, corporation)
                self.tell(d.ABSORBED, corporation, survivor, self.size(survivor))
        self.absorb(self.tile, survivor)
        self.tell(d.GREW, survivor, self.size(survivor))
        self.survivor = NO_CORPORATION
        self.defunct = NO_CORPORATION
        self._begin_buying()

    # -- bonuses -------------------------------------------------------------------

    def _pay_bonuses(self, corporation: i64) -> None:
        """A18 to A22: for the most and the second most shares; where nobody has any, for none."""
        if self.bank(corporation) == SHARES:
            return
        self._show(corporation)
        market = self._market_shares(corporation) if self.seats == 2 else i64(0)
        most = market
        second: i64 = 0
        for seat in range(self.seats):
            shares = self.held(seat, corporation)
            if shares > most:
                most, second = shares, most
            elif second < shares < most:
                second = shares
        price = self.price(corporation)
        if self._holders(corporation, most, market) > 1:  # A20
            both = (MAJORITY + MINORITY) * price
            self._split(both, corporation, most, market, d.FIRST_SHARED)
        elif second == 0:  # A19
            self._split((MAJORITY + MINORITY) * price, corporation, most, market, d.SOLE)
        else:
            self._split(MAJORITY * price, corporation, most, market, d.FIRST)
            alone = self._holders(corporation, second, market) == 1  # A21
            place = d.SECOND if alone else d.SECOND_SHARED
            self._split(MINORITY * price, corporation, second, market, place)

    def _show(self, corporation: i64) -> None:
        """A18: everyone shows their shares; nothing new where holdings are open."""
        if not self.hidden:
            return
        self.chance.reveal()
        for seat in range(self.seats):
            if self.held(seat, corporation) > 0:
                self.tell(d.SHOWED, seat, corporation, self.held(seat, corporation))

    def _market_shares(self, corporation: i64) -> i64:
        """A34: a tile is drawn, its column is the market's holding, and it goes back."""
        if self.bag_left > 0:
            tile = self.in_bag(self._draw_from_bag(d.MARKET_TILES))
        else:
            tile = self.chance.draw(d.MARKET_TILES, ALL_TILES, TILES)
        shares = tile % COLUMNS + 1
        self.tell(d.MARKET, corporation, tile, shares)
        if self.inference is not None and self.bag_left > 0:
            self.inference.nobody_holds(tile)
        return shares

    def _holders(self, corporation: i64, shares: i64, market: i64) -> i64:
        """How many hold exactly that many shares, of which there are some; the market included."""
        holders: i64 = 1 if market == shares else 0
        for seat in range(self.seats):
            if self.held(seat, corporation) == shares:
                holders += 1
        return holders

    def _split(self, amount: i64, corporation: i64, shares: i64, market: i64, place: i64) -> None:
        """Pay all with so many shares equal parts, rounded up to $100 (A20, A21).

        What falls to the market stays in the bank (A34).
        """
        portion = 100 * self._holders(corporation, shares, market)
        part = (amount + portion - 1) // portion * 100
        for seat in range(self.seats):
            if self.held(seat, corporation) == shares:
                self.pay(seat, part)
                self.tell(d.BONUS, seat, corporation, part, place)

    # -- buying --------------------------------------------------------------------

    def _ask_to_buy(self) -> bool:
        """A26: ask, if there is anything to decide; whether there is."""
        if self.purchases == 0 or not (self.has_offer() or self.may_announce()):
            return False
        self.phase = d.BUYING
        self.ask(self.turn)
        return True

    def has_offer(self) -> bool:
        """Whether there may be a share to buy, as far as everybody knows.

        Where money is hidden, not being asked would tell how little one has.
        """
        cash = i64(1 << 40) if self.hidden else self.cash(self.turn)
        books = self.books
        for corporation in range(i64(CORPORATIONS)):
            if for_sale(books, corporation, cash):
                return True
        return False

    def _buy(self, corporation: i64) -> None:
        price = self.price(corporation)
        self.pay(self.turn, -price)
        self._move_shares(corporation, self.turn, 1)
        self.purchases -= 1
        if self.journal is not None:
            self.journal.add(d.BOUGHT, EVERYONE, self.turn, corporation, 1, price)
        if not self._ask_to_buy():
            self._end_turn()

    def _stop_buying(self) -> None:
        if self.purchases == MOST_PURCHASES:
            self.tell(d.DECLINED, self.turn)
        self._end_turn()

    def _move_shares(self, corporation: i64, seat: i64, count: i64) -> None:
        """From the bank to the seat; a negative count goes the other way."""
        books = self.books
        books[BANK + corporation] -= count
        books[HOLDINGS + seat * CORPORATIONS + corporation] += count

    # -- drawing -------------------------------------------------------------------

    def _draw(self) -> None:
        """A28, A29: one tile; then dead ones are set aside and replaced, once."""
        if self.bag_left == 0:
            return
        first = self.turn * HAND
        slot = first
        while slot < first + HAND and self.in_hand(slot) != NO_TILE:
            slot += 1
        if slot < first + HAND:
            self._fill(self.turn, slot)
        if has_several(self.safe):
            self._replace_dead(first)

    def _replace_dead(self, first: i64) -> None:
        dead: i64 = 0
        for slot in range(first, first + HAND):
            tile = self.in_hand(slot)
            if tile != NO_TILE and dead < self.bag_left and self.fate(tile) == DEAD:
                self._lose(self.turn, tile)
                self.tell(d.SET_ASIDE, self.turn, tile)
                dead += 1
        if self.inference is not None and dead < self.bag_left:
            self.inference.holds_no_dead(self.turn, self)
        if dead > 0:
            for slot in range(first, first + HAND):
                if self.in_hand(slot) == NO_TILE:
                    self._fill(self.turn, slot)

    def _fill(self, seat: i64, slot: i64) -> None:
        tile = self._take_tile()
        self.field[HANDS + slot] = u8(tile)
        self.last_drawn = self.turns
        if self.inference is not None:
            self.inference.drew(seat)
        if self.journal is not None:
            self.confide(1 << seat, d.DREW, seat, tile)
            self.confide(~(i64(1) << seat), d.REFILLED, seat)

    def _take_tile(self) -> i64:
        place = BAG + self._draw_from_bag(d.BAG_TILES)
        field = self.field
        tile = i64(field[place])
        self.bag_left -= 1
        field[place] = field[BAG + self.bag_left]
        return tile

    def _draw_from_bag(self, stream: i64) -> i64:
        """Where in the bag the next tile lies."""
        chance = self.chance
        if chance.watched:
            return chance.draw(stream, self._bag(), self.bag_left)
        return chance.below(self.bag_left)

    def _bag(self) -> vec[i64]:
        bag = ALL_TILES[: self.bag_left]
        for index in range(self.bag_left):
            bag[index] = self.in_bag(index)
        return bag

    def _lose(self, seat: i64, tile: i64) -> None:
        field = self.field
        place = HANDS + seat * HAND
        while i64(field[place]) != tile:
            place += 1
        field[place] = NO_TILE
        if self.inference is not None:
            self.inference.lost(seat, tile)

    # -- the end -------------------------------------------------------------------

    def _announce(self) -> None:
        """A30: the turn may be finished, or its steps left out; the game ends with it."""
        self.announced = True
        self.tell(d.ANNOUNCED, self.turn)
        if self.phase == d.BUYING and not self._ask_to_buy():
            self._end_turn()

    def _leave_out(self) -> None:
        """A30: no tile is played; shares may still be bought."""
        self.tell(d.LEFT_OUT, self.turn)
        self._begin_buying()

    def _has_run_out(self) -> bool:
        """A33: nobody can ever play again, and everybody has had a turn since that came about.

        With nothing playable in the bag it came about when the last tile was played. What is
        playable there is out of reach from the last draw on: after a round without one, nobody
        has a dead tile left to exchange.
        """
        if self.turns - self.last_placed < self.seats:
            return False
        for seat in range(self.seats):
            if self._can_play(seat):
                return False
        for index in range(self.bag_left):
            if self.is_playable(self.in_bag(index)):
                return self.turns - self.last_drawn >= self.seats
        return True

    def finish(self) -> None:
        """A31: bonuses for all corporations on the board, then all their shares are sold."""
        self.tell(d.ENDED)
        for corporation in range(i64(CORPORATIONS)):
            if self.size(corporation) > 0:
                self._pay_bonuses(corporation)
                self._cash_in(corporation)
        self.phase = d.OVER
        self.close()

    def _cash_in(self, corporation: i64) -> None:
        price = self.price(corporation)
        for seat in range(self.seats):
            shares = self.held(seat, corporation)
            if shares > 0:
                self.pay(seat, shares * price)
                self._move_shares(corporation, seat, -shares)
                self.tell(d.CASHED, seat, corporation, shares, shares * price)

    # -- knowing and not knowing ---------------------------------------------------

    def imagine(self, seat: i64, rng: Rng) -> Acquire:
        """Other seats' tiles and the bag are dealt anew; what can be inferred is kept to.

        Money and shares are known even where they are hidden: every change was public (A8).
        """
        twin = self.clone()
        twin.chance = Chance(Rng(rng.next()))
        twin.inference = None
        pool = self._bag()
        hands = ALL_TILES[: self.seats * HAND]
        for slot in range(len(hands)):
            hands[slot] = self.in_hand(slot)
            if slot // HAND != seat and hands[slot] != NO_TILE:
                pool = append(pool, hands[slot])
                hands[slot] = UNKNOWN
        narrow = self.inference.narrow_slots(seat) if self.inference is not None else []
        for _ in range(DEALS):
            rng.shuffle(pool)
            if twin._deal_unknown(hands[:], pool, narrow):
                return twin
        # Chance alone does not find one. As the truth is one, one of these ways leads to it.
        for slots in twin._playing_ways(pool, narrow):
            if arrange(pool, slots) and twin._deal_unknown(hands[:], pool, slots):
                return twin
        raise AssertionError("not even the true position can be")

    def seen_by(self, seat: i64) -> Acquire:
        """The tiles that the seat does not see lie in the order of the board, in the bag and then
        in the other hands: no position that need be possible."""
        twin = self.clone()
        unseen = TileSet(0, 0)
        for index in range(self.bag_left):
            unseen.add(self.in_bag(index))
        for slot in range(self.seats * HAND):
            if slot // HAND != seat and self.in_hand(slot) != NO_TILE:
                unseen.add(self.in_hand(slot))
        tile: i64 = 0
        for index in range(self.bag_left):
            while not unseen.has(tile):
                tile += 1
            twin.field[BAG + index] = u8(tile)
            tile += 1
        for slot in range(self.seats * HAND):
            if slot // HAND != seat and self.in_hand(slot) != NO_TILE:
                while not unseen.has(tile):
                    tile += 1
                twin.field[HANDS + slot] = u8(tile)
                tile += 1
        return twin

    def _playing_ways(self, pool: vec[i64], narrow: list[Slot]) -> list[list[Slot]]:
        """The slots about which something is known; then, in case whoever is to play must be able
        to, with each tile of that hand as the playable one, last one of which nothing is known."""
        blocked = TileSet(0, 0)
        for tile in pool:
            if not self.is_playable(tile):
                blocked.add(tile)
        ways = [narrow]
        for index in range(len(narrow)):
            slot = narrow[index]
            if slot.seat == self.turn:
                playable = Slot(slot.seat, slot.barred.union(blocked))
                ways.append([*narrow[:index], playable, *narrow[index + 1 :]])
        ways.append([Slot(self.turn, blocked), *narrow])
        return ways

    def _deal_unknown(self, hands: vec[i64], pool: vec[i64], narrow: list[Slot]) -> bool:
        """Fill the unknown slots from the pool, and the bag with the rest.

        Those tiles about which something is known are dealt first. Whether it came out as a
        position that can be.
        """
        left = i64(len(pool))
        for known in narrow:
            index = left - 1
            while index >= 0 and known.barred.has(pool[index]):
                index -= 1
            if index < 0:
                return False
            left -= 1
            pool[index], pool[left] = pool[left], pool[index]
            slot = known.seat * HAND
            while hands[slot] != UNKNOWN:
                slot += 1
            hands[slot] = pool[left]
        for slot in range(len(hands)):
            if hands[slot] == UNKNOWN:
                left -= 1
                hands[slot] = pool[left]
        field = self.field
        for slot in range(len(hands)):
            field[HANDS + slot] = u8(hands[slot])
        for index in range(left):
            field[BAG + index] = u8(pool[index])
        return self._can_be()

    def _can_be(self) -> bool:
        """Whoever was asked to play, and has not, still can (A10), tile left out or not (A30).

        That a game went on says nothing more (A33): before it ends by itself, everybody has
        shown by a turn without a tile what that depends on.
        """
        if self.over or self.skipped or self.last_placed == self.turns:
            return True
        return self._can_play(self.turn)


def set_up(seats: i64, chance: Chance, hidden: bool = False) -> Acquire:
    """A game with everything in its box; ``deal`` starts it."""
    return Acquire(seats, chance, hidden, EMPTY_FIELD[:], EMPTY_BOOKS[:], TILES)


def new_game(seats: i64, seed: i64, hidden: bool = False) -> Acquire:
    game = set_up(seats, Chance(Rng(seed)), hidden)
    game.deal()
    return game
