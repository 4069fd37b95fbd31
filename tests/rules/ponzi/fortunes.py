"""What everybody may have as far as a viewer knows: every possibility, counted out one by one.

It is slow, and simple enough to be believed: good for little money and few trades.
"""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from tests.rules.ponzi.position import PonziScenario
from tontine.rules.chance import Rng
from tontine.rules.ponzi import decisions as events
from tontine.rules.ponzi.ledger import BANK, HOLDS, RETORT, Entry, Ledger

Cash = tuple[int, ...]


def moved(cash: Cash, seat: int, amount: int) -> Cash:
    return (*cash[:seat], cash[seat] + amount, *cash[seat + 1 :])


def paid_over(cash: Cash, payer: int, payee: int, amount: int) -> Cash:
    return moved(moved(cash, payer, -amount), payee, amount)


class Fortunes:
    """All the fortunes that a viewer cannot rule out. An unknown price is None."""

    def __init__(self, cash: Cash) -> None:
        self.possible = {cash}

    def received(self, seat: int, amount: int) -> None:
        self.possible = {moved(cash, seat, amount) for cash in self.possible}

    def paid(self, seat: int, amount: int) -> None:
        self.holds(seat, amount)
        self.received(seat, -amount)

    def holds(self, seat: int, amount: int) -> None:
        self.possible = {cash for cash in self.possible if cash[seat] >= amount}

    def traded(self, offerer: int, rival: int, price: int | None, sold: bool) -> None:
        """The offerer has put the price in the envelope; a counter-offer matches it."""
        payer, payee = (offerer, rival) if sold else (rival, offerer)
        possible: set[Cash] = set()
        for cash in self.possible:
            most = cash[offerer] if sold else min(cash[offerer], cash[rival])
            for amount in range(most + 1) if price is None else [price]:
                if amount <= most:
                    possible.add(paid_over(cash, payer, payee, amount))
        self.possible = possible

    def least(self, seat: int) -> int:
        return min(cash[seat] for cash in self.possible)

    def most(self, seat: int) -> int:
        return max(cash[seat] for cash in self.possible)


def overheard(scenario: PonziScenario, viewer: int, cash: Cash) -> Fortunes:
    """What a seat (or an onlooker) knows of a game that began with everybody's money known."""
    fortunes = Fortunes(cash)
    price: int | None = None
    for kind, fields in scenario.heard(viewer):
        if kind == events.FUNDED:
            fortunes.received(fields[0], fields[2])
        elif kind == events.BOUGHT:
            fortunes.paid(fields[0], fields[2])
        elif kind == events.PAID:
            fortunes.paid(*fields)
        elif kind == events.OFFERED:
            price = None
        elif kind == events.ENVELOPE:
            price = fields[2]
            fortunes.holds(fields[0], price)
        elif kind in (events.SOLD, events.COUNTERED):
            fortunes.traded(fields[0], fields[1], price, kind == events.SOLD)
    return fortunes


class Books:
    """A ledger of made-up payments and trades, the true fortunes, and all that were possible."""

    def __init__(self, seats: int, seed: int, *, counters: bool = True, count: bool = True) -> None:
        self.seats = seats
        self.counters = counters
        self.rng = Rng(seed)
        self.ledger = Ledger(seats)
        self.cash: Cash = (0,) * seats
        self.fortunes = [Fortunes(self.cash) for _ in range(seats + 1 if count else 0)]

    def begin(self, most: int) -> None:
        """The bank gives everybody a little."""
        for seat in range(self.seats):
            self._bank(seat, self.rng.below(most + 1))

    def step(self, most: int) -> None:
        """A payment of so much at most, or (more often) a trade."""
        seat = self.rng.below(self.seats)
        if self.rng.below(4) > 0:
            rival = (seat + 1 + self.rng.below(self.seats - 1)) % self.seats
            self._trade(seat, rival, not self.counters or self.rng.below(2) == 0)
        elif self.rng.below(2) == 0:
            self._bank(seat, self.rng.below(most + 1))
        else:
            self._bank(seat, -self.rng.below(self.cash[seat] + 1))

    def run(self, steps: int, most: int) -> None:
        self.begin(most)
        for _ in range(steps):
            self.step(most)

    def eyes(self) -> Iterator[tuple[int, int]]:
        """Every viewer, the onlooker last, with every seat."""
        for viewer in range(self.seats + 1):
            for seat in range(self.seats):
                yield viewer, seat

    def bounds(self, viewer: int, seat: int) -> tuple[int, int]:
        return self.ledger.least(viewer, seat), self.ledger.most(viewer, seat)

    def counted(self, viewer: int, seat: int) -> tuple[int, int]:
        return self.fortunes[viewer].least(seat), self.fortunes[viewer].most(seat)

    def _bank(self, seat: int, amount: int) -> None:
        self.cash = moved(self.cash, seat, amount)
        if amount < 0:
            self.ledger.paid(seat, -amount)
        else:
            self.ledger.received(seat, amount)
        for fortunes in self.fortunes:
            if amount < 0:
                fortunes.paid(seat, -amount)
            else:
                fortunes.received(seat, amount)

    def _trade(self, offerer: int, rival: int, sold: bool) -> None:
        """A counter-offer only if the rival can match."""
        price = self.rng.below(self.cash[offerer] + 1)
        sold = sold or price > self.cash[rival]
        self.ledger.offered(offerer, rival, price)
        for viewer, fortunes in enumerate(self.fortunes):
            if viewer == rival:
                fortunes.holds(offerer, price)
            seen = price if viewer in (offerer, rival) else None
            fortunes.traded(offerer, rival, seen, sold)
        if sold:
            self.ledger.sold(offerer, rival, price)
            self.cash = paid_over(self.cash, offerer, rival, price)
        else:
            self.ledger.countered(offerer, rival, price)
            self.cash = paid_over(self.cash, rival, offerer, price)


def explains(ledger: Ledger, viewer: int, cash: Cash, seed: int) -> bool:
    """Whether the ledger finds a history that leads to such fortunes."""
    return ledger.explain(viewer, vec[i64](cash), Rng(seed)) is not None


def replay(entries: list[Entry], seats: int) -> Cash:
    """Where a history leads, which must be one that can have happened."""
    cash: Cash = (0,) * seats
    for entry in entries:
        if entry.kind == BANK:
            cash = moved(cash, entry.payer, entry.amount)
        elif entry.kind == HOLDS:
            assert cash[entry.payer] >= entry.amount
        else:
            assert entry.kind != RETORT or cash[entry.payee] >= entry.amount
            cash = paid_over(cash, entry.payer, entry.payee, entry.amount)
        assert min(cash) >= 0
    return cash
