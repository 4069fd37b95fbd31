"""A player of Acquire by maxims."""

from __future__ import annotations

from collections.abc import Sequence

from tontine.rules.acquire import decisions as d
from tontine.rules.acquire.board import FOUNDS
from tontine.rules.acquire.components import CORPORATIONS
from tontine.rules.acquire.game import Acquire
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game

MAXIMS = ("found", "spend", "small", "rank", "merge", "trade", "end")
BONUSES = {1.0: 10.0, 1.5: 7.5, 2.0: 5.0, 3.0: 0.0}  # by place, in prices
GROWING = {1.0: 1.0, 1.5: 0.6, 2.0: 0.2, 3.0: -0.5}  # what growth is worth to that place
SMALL = {2: 0.9, 3: 0.8, 4: 0.6, 5: 0.5}
SAFE = 11
POOR = 1500
CAUTION = 1000


class Player:
    def __init__(self, rng: Rng, maxims: Sequence[str] = MAXIMS) -> None:
        self._rng = rng
        self._on = set(maxims)
        self._choices = Choices()

    def choose(self, game: Game, seat: int) -> int:
        assert isinstance(game, Acquire)
        game.offer(seat, self._choices)
        codes = [self._choices.nth(i) for i in range(self._choices.total)]
        if d.ANNOUNCE in codes:
            if "end" in self._on and self._leads(game, seat):
                return d.ANNOUNCE
            codes.remove(d.ANNOUNCE)
        if game.phase == d.PLACING:
            return max(
                [code for code in codes if code < d.FOUND] or codes,
                key=lambda code: self._tile(game, seat, code),
            )
        if game.phase == d.FOUNDING:
            return max(codes, key=lambda code: self._name(game, seat, code))
        if game.phase == d.SURVIVING:  # the one that is taken over should pay me
            return min(codes, key=lambda code: self._paid(game, seat, code - d.SURVIVE))
        if game.phase == d.SETTLING:
            return codes[0]
        return (
            self._dispose(game, seat) if game.phase == d.DISPOSING else self._buy(game, seat, codes)
        )

    # What somebody counts without effort: places in the table of shares.

    def _place(self, game: Acquire, seat: int, corporation: int, more: int = 0) -> float:
        """1 first alone, 1.5 tied for first, 2 second, 3 nothing."""
        mine = game.held(seat, corporation) + more
        others = [game.held(it, corporation) for it in range(game.seats) if it != seat]
        if mine == 0:
            return 3.0
        if mine >= max(others):
            return 1.0 if mine > max(others) else 1.5
        return 2.0 if sum(it > mine for it in others) == 1 else 3.0

    def _bonus(self, game: Acquire, seat: int, corporation: int, more: int = 0) -> float:
        price = int(game.price(corporation))
        return BONUSES[self._place(game, seat, corporation, more)] * price

    def _leads(self, game: Acquire, seat: int) -> bool:
        worths = [self._worth(game, it) for it in range(game.seats)]
        return worths[seat] >= max(worths)

    def _worth(self, game: Acquire, seat: int) -> float:
        on_board = [it for it in range(CORPORATIONS) if game.size(it)]
        shares = sum(int(game.held(seat, it) * game.price(it)) for it in on_board)
        return int(game.cash(seat)) + shares + sum(self._bonus(game, seat, it) for it in on_board)

    # -- decisions -----------------------------------------------------------------

    def _tile(self, game: Acquire, seat: int, code: int) -> float:
        tile = code - d.PLACE
        value = self._rng.below(100) / 1000
        touched = [it for it in range(CORPORATIONS) if game.touching(tile) >> it & 1]
        if len(touched) == 1:
            return value + GROWING[self._place(game, seat, touched[0])]
        if touched and "merge" in self._on:
            largest = max(touched, key=game.size)
            return value + sum(self._merging(game, seat, it) for it in touched if it != largest)
        if not touched and game.fate(tile) == FOUNDS and "found" in self._on:
            value += 3
        return value

    def _merging(self, game: Acquire, seat: int, corporation: int) -> float:
        mine = self._bonus(game, seat, corporation)
        others = range(game.seats)
        theirs = max(self._bonus(game, it, corporation) for it in others if it != seat)
        return (mine - theirs) / 1000 if mine >= theirs else -3.0

    def _name(self, game: Acquire, seat: int, code: int) -> tuple[int, int]:
        """Shares that were kept come back; otherwise a dear one while there is money."""
        held = game.held(seat, code - d.FOUND)
        return int(held), code if game.cash(seat) >= 2 * POOR else -code

    def _paid(self, game: Acquire, seat: int, corporation: int) -> float:
        place = BONUSES[self._place(game, seat, corporation)]
        return place * 100 - int(game.held(seat, corporation))

    def _dispose(self, game: Acquire, seat: int) -> int:
        """Two for one, unless there is no money for the next shares; the odd one is sold."""
        held, pairs = int(game.held(seat, game.defunct)), int(game.most_pairs(seat))
        if "trade" not in self._on or game.cash(seat) < POOR:
            return d.DISPOSE + held
        return d.DISPOSE + pairs * d.SALES + held - 2 * pairs

    def _buy(self, game: Acquire, seat: int, codes: Sequence[int]) -> int:
        best, most = d.DONE, 0.0
        for code in codes:
            if not d.BUY <= code < d.DONE:
                continue
            left = game.cash(seat) - game.price(code - d.BUY)
            if "spend" not in self._on and left < CAUTION:
                continue
            value = self._share(game, seat, code - d.BUY)
            if value > most:
                best, most = code, value
        return best

    def _share(self, game: Acquire, seat: int, corporation: int) -> float:
        value = 0.3 + self._rng.below(100) / 2000
        if "rank" in self._on:
            value += self._rank(game, seat, corporation)
        size = game.size(corporation)
        if "small" in self._on:
            return value + SMALL.get(size, 0.1 if size < SAFE else -0.1)
        return value + size / 40

    def _rank(self, game: Acquire, seat: int, corporation: int) -> float:
        left, price = int(game.purchases), int(game.price(corporation))
        now = self._bonus(game, seat, corporation)
        more = range(1, left + 1)
        then = max(self._bonus(game, seat, corporation, it) / it for it in more)
        value = (then - now) / price / 5 if then > now else 0.0
        place = self._place(game, seat, corporation)
        if place == 1:
            others = (game.held(it, corporation) for it in range(game.seats) if it != seat)
            value += 0.6 if game.held(seat, corporation) - max(others) <= 2 else -0.2
        elif place == 3 and self._place(game, seat, corporation, left) == 3:
            value -= 0.5
        return value
