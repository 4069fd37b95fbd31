"""What each seat can know about the others' money.

Every payment to and from the bank is public; the price of a trade is known to its two parties
only (P8). So what a viewer does not know are some amounts that moved from one player to another,
each no more than its payer had, and no more than the offerer had shown in the envelope.

So much for the facts. What fortunes they leave possible is told by one number for every group of
players: the most that the group can have together. A payment, and a trade at an unknown price,
turn these numbers into new ones:

- The bank pays a player: every group with the player can have that much more.
- A player pays the bank: so the player had it. No group without the player can have more than the
  group with the player has left.
- A buys from B for an unknown price: a group with B but without A can have all that A had, too.
- A offers, B counters, and pays A the same amount: a group with A but without B can have all that
  B had, too, but A's own share of it at most doubles.

The most that one player can have is the number of the group of one. The least is what is left of
all money when everybody else has the most they can have together. The truth always lies within.
Without counter-offers, and for the players of a game of three, the numbers tell all there is to
know; otherwise counter-offers can leave them a little too wide.

A history is imagined from its end: fortunes are drawn that the numbers allow, and prices that lead
to them, from the last trade to the first. Where the numbers are too wide, that can come to a
counter-offer which no price explains, and is tried again. Where it fails again and again, a history
is also tried from its beginning, with numbers made the other way round: the most that a group can
have had if the rest was to happen as it did. Those are too wide elsewhere; what is hard one way is
mostly easy the other. Nothing in this rests on an amount that the viewer does not know; and as the
true prices are among those that can come up, it ends.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.chance import Rng
from tontine.rules.pickling import Reduced, reduced

NOTHING: Final = vec[i64]()  # shared, so never written to
TRIES: Final = 6  # from the end, before those from the beginning take turns with them

# The kinds of entries.
BANK: Final = 0  # the bank pays ``payer`` the amount; a negative amount is paid to the bank
HOLDS: Final = 1  # ``payer`` holds at least the amount
SALE: Final = 2  # ``payer`` (the offerer) pays ``payee``
RETORT: Final = 3  # ``payer`` (the rival) counters and pays ``payee`` (the offerer)


@mypyc_attr(acyclic=True)
class Entry:
    """A line of the ledger. ``knowers`` is the set of viewers that know its amount."""

    def __init__(self, kind: i64, payer: i64, payee: i64, amount: i64, knowers: i64) -> None:
        self.kind = kind
        self.payer = payer
        self.payee = payee
        self.amount = amount
        self.knowers = knowers

    def __reduce__(self) -> Reduced:
        return reduced(self, self.kind, self.payer, self.payee, self.amount, self.knowers)


@mypyc_attr(acyclic=True)
class Ledger:
    """All entries, and for every viewer (each seat, then an onlooker) the tables after each.

    A table has, for every set of seats as a bit mask, the most that they can have together.
    A viewer's tables are made when they are first wanted, and kept up from then on. They are never
    changed once made, so copies of a ledger share them.

    ``brief``: there are neither entries nor past tables, only what each seat can know now. That is
    quick, and enough to be told from, but not to imagine.
    """

    def __init__(self, seats: i64, brief: bool = False) -> None:
        self.seats = seats
        self.brief = brief
        self.now: vec[i64] = NOTHING  # each seat's table, if brief
        if brief:
            self.now = vec[i64]([0] * (seats << seats))
        self.cash: vec[i64] = vec[i64]([0] * seats)
        self.entries: list[Entry] = []
        self.tables: list[list[vec[i64]]] = [[] for _ in range(seats + 1)]

    def __reduce__(self) -> Reduced:
        return reduced(self, self.seats, self.brief)

    def clone(self) -> Ledger:
        twin = Ledger(self.seats, self.brief)
        if self.brief:
            twin.now = self.now[:]
        twin.cash = self.cash[:]
        twin.entries = self.entries[:]
        twin.tables = [tables[:] for tables in self.tables]
        return twin

    # -- what happens --------------------------------------------------------------

    def received(self, seat: i64, amount: i64) -> None:
        self._enter(Entry(BANK, seat, seat, amount, -1))

    def paid(self, seat: i64, amount: i64) -> None:
        self._enter(Entry(BANK, seat, seat, -amount, -1))

    def offered(self, offerer: i64, rival: i64, amount: i64) -> None:
        """The rival looks into the envelope: so much the offerer has."""
        self._enter(Entry(HOLDS, offerer, rival, amount, (1 << offerer) | (1 << rival)))

    def reopen(self, amount: i64) -> None:
        """In an imagined ledger: so much is in the envelope on its way."""
        last = self.entries.pop()
        for tables in self.tables:
            if len(tables) > 0:
                tables.pop()
        self.offered(last.payer, last.payee, amount)

    def sold(self, offerer: i64, rival: i64, amount: i64) -> None:
        self._enter(Entry(SALE, offerer, rival, amount, (1 << offerer) | (1 << rival)))

    def countered(self, offerer: i64, rival: i64, amount: i64) -> None:
        self._enter(Entry(RETORT, rival, offerer, amount, (1 << offerer) | (1 << rival)))

    def _enter(self, entry: Entry) -> None:
        _book(entry, self.cash)
        if self.brief:
            size = i64(1) << self.seats
            if entry.kind == BANK:  # all see it, so all tables change like one
                _note(entry, self.now, 0, size * self.seats, 0)
                return
            for seat in range(self.seats):
                _note(entry, self.now, seat << self.seats, size, seat)
            return
        self.entries.append(entry)
        for viewer in range(self.seats + 1):
            tables = self.tables[viewer]
            if len(tables) > 0:
                tables.append(_after(entry, tables[len(tables) - 1], viewer))

    # -- what can be known ---------------------------------------------------------

    def most(self, viewer: i64, seat: i64) -> i64:
        """The most money that the seat can have, as far as the viewer knows."""
        if self.brief:
            return self.now[(viewer << self.seats) + (i64(1) << seat)]
        return self.known_to(viewer)[1 << seat]

    def least(self, viewer: i64, seat: i64) -> i64:
        if self.brief:
            last = ((viewer + 1) << self.seats) - 1
            return self.now[last] - self.now[last - (i64(1) << seat)]
        table = self.known_to(viewer)
        everybody = len(table) - 1
        return table[everybody] - table[everybody & ~(1 << seat)]

    def known_to(self, viewer: i64) -> vec[i64]:
        """What the viewer can know now: for every set of seats, the most that they can have."""
        tables = self._history(viewer)
        return tables[len(tables) - 1]

    def _history(self, viewer: i64) -> list[vec[i64]]:
        """The viewer's tables: of the beginning, and after each entry."""
        tables = self.tables[viewer]
        if len(tables) == 0:
            tables.append(vec[i64]([0] * (1 << self.seats)))
            for index in range(len(self.entries)):
                tables.append(_after(self.entries[index], tables[index], viewer))
        return tables

    # -- imagining -----------------------------------------------------------------

    def imagine(self, viewer: i64, rng: Rng) -> Ledger:
        """A ledger as it may be: the viewer would know nothing against its prices.

        ``cash`` says what everybody has by it.
        """
        if self.brief:
            raise ValueError("nothing can be imagined from a brief ledger")
        twin = Ledger(self.seats)
        twin.tables[viewer] = self._history(viewer)[:]
        entries: list[Entry] | None = None
        tables: list[vec[i64]] = []
        tries: i64 = 0
        while entries is None:
            tries += 1
            if tries > TRIES and tries % 2 == 0:
                if len(tables) == 0:
                    tables = self._foresight(viewer)
                entries = self._go_through(viewer, tables, rng)
            else:
                entries = self.explain(viewer, self.draw(viewer, rng), rng)
        twin.entries = entries
        for entry in entries:
            _book(entry, twin.cash)
        return twin

    def draw(self, viewer: i64, rng: Rng) -> vec[i64]:
        """Fortunes that no group's table speaks against."""
        return self._fill_in(self.known_to(viewer), vec[i64]([-1] * self.seats), rng)

    def draw_with(self, viewer: i64, seat: i64, amount: i64, rng: Rng) -> vec[i64]:
        """The same, with one fortune given."""
        cash = vec[i64]([-1] * self.seats)
        cash[seat] = amount
        return self._fill_in(_given(self.known_to(viewer), seat, amount), cash, rng)

    def _fill_in(self, table: vec[i64], cash: vec[i64], rng: Rng) -> vec[i64]:
        """Those that are still open (-1), one seat after the other."""
        order = vec[i64](range(self.seats))
        rng.shuffle(order)
        everybody = len(table) - 1
        for seat in order:
            if cash[seat] < 0:
                least = table[everybody] - table[everybody & ~(1 << seat)]
                cash[seat] = least + rng.below(table[1 << seat] - least + 1)
                table = _given(table, seat, cash[seat])
        return cash

    def explain(self, viewer: i64, cash: vec[i64], rng: Rng) -> list[Entry] | None:
        """A history that leads to such fortunes, or None if there seems to be none.

        Unknown prices are chosen backwards, entry by entry. Everything else fits by itself: a table
        allows what an entry leaves only if the one before allowed what led there.
        """
        past = cash[:]
        tables = self._history(viewer)
        if not _allows(tables[len(tables) - 1], past):
            return None
        entries = self.entries[:]
        for index in range(len(entries) - 1, -1, -1):
            entry = entries[index]
            if not _knows(entry, viewer):
                price: i64 = 0
                if entry.kind == HOLDS:  # the envelope shown is the price of the trade after it
                    if index + 1 < len(entries):
                        price = entries[index + 1].amount
                else:
                    most = past[entry.payee]
                    if entry.kind == RETORT:
                        most //= 2  # the payee had at least the price before receiving it
                    price = _amount(tables[index], past, entry.payee, entry.payer, most, rng)
                    if price < 0:
                        return None
                entry = _priced(entry, price)
                entries[index] = entry
            _take_back(entry, past)
        return entries

    def _go_through(self, viewer: i64, tables: list[vec[i64]], rng: Rng) -> list[Entry] | None:
        """A history from the beginning; the tables say what each entry may leave."""
        cash = vec[i64]([0] * self.seats)
        entries = self.entries[:]
        for index in range(len(entries)):
            entry = entries[index]
            if not _knows(entry, viewer):
                price: i64 = 0
                if entry.kind != HOLDS:
                    most = cash[entry.payer]
                    if entry.kind == RETORT and cash[entry.payee] < most:
                        most = cash[entry.payee]
                    price = _amount(tables[index + 1], cash, entry.payer, entry.payee, most, rng)
                    if price < 0:
                        return None
                    if index > 0 and entries[index - 1].kind == HOLDS:  # as it was shown
                        entries[index - 1] = _priced(entries[index - 1], price)
                entry = _priced(entry, price)
                entries[index] = entry
            _book(entry, cash)
        return entries

    def _foresight(self, viewer: i64) -> list[vec[i64]]:
        """What groups can have had at most, first and after each entry, if the rest was to come."""
        money: i64 = 0
        for entry in self.entries:
            if entry.kind == BANK:
                money += entry.amount
        table = vec[i64]([money] * (1 << self.seats))
        table[0] = 0
        tables = [table]
        for index in range(len(self.entries) - 1, -1, -1):
            table = _before(self.entries[index], table, viewer)
            tables.append(table)
        tables.reverse()
        return tables


def _priced(entry: Entry, price: i64) -> Entry:
    return Entry(entry.kind, entry.payer, entry.payee, price, entry.knowers)


def _knows(entry: Entry, viewer: i64) -> bool:
    return ((entry.knowers >> viewer) & 1) != 0


def _after(entry: Entry, table: vec[i64], viewer: i64) -> vec[i64]:
    """The table after an entry, as far as the viewer knows it."""
    if entry.kind == HOLDS and not _knows(entry, viewer):
        return table
    after = table[:]
    _note(entry, after, 0, len(table), viewer)
    return after


def _note(entry: Entry, tables: vec[i64], at: i64, size: i64, viewer: i64) -> None:
    """Enter something into the viewer's table, which begins there and is so long."""
    payer = entry.payer
    payee = entry.payee
    amount = entry.amount
    if entry.kind == BANK:
        if amount < 0:
            _hold(tables, at, size, payer, -amount)
        _move(tables, at, size, 0, i64(1) << payer, amount)
    elif _knows(entry, viewer):
        _hold(tables, at, size, payer, amount)
        if entry.kind != HOLDS:
            _move(tables, at, size, i64(1) << payer, i64(1) << payee, amount)
    elif entry.kind == SALE:
        _sell(tables, at, size, i64(1) << payer, i64(1) << payee)
    elif entry.kind == RETORT:
        _retort(tables, at, size, i64(1) << payer, i64(1) << payee)


def _before(entry: Entry, table: vec[i64], viewer: i64) -> vec[i64]:
    """The table before an entry, from the one after it, as far as the viewer knows the entry."""
    payer = i64(1) << entry.payer
    payee = i64(1) << entry.payee
    before = table[:]
    size = i64(len(table))
    if entry.kind == BANK:
        _move(before, 0, size, payer, 0, entry.amount)
        _hold(before, 0, size, entry.payer, -entry.amount if entry.amount < 0 else i64(0))
    elif entry.kind == HOLDS:
        if _knows(entry, viewer):
            _hold(before, 0, size, entry.payer, entry.amount)
    elif _knows(entry, viewer):
        _move(before, 0, size, payee, payer, entry.amount)
        _hold(before, 0, size, entry.payer, entry.amount)
        _hold(before, 0, size, entry.payee, 0)
    elif entry.kind == SALE:
        _sell(before, 0, size, payee, payer)
    else:
        for group in range(size):
            if group & payer != 0 and group & payee == 0:
                more = table[group] + table[payee] // 2  # the payee had as much as was received
                both = table[group | payee]
                before[group] = more if more < both else both
    return before


def _hold(tables: vec[i64], at: i64, size: i64, seat: i64, amount: i64) -> None:
    """It turns out that the seat has at least the amount."""
    member = i64(1) << seat
    for group in range(at, at + size):
        if (group - at) & member == 0:
            rest = tables[group + member] - amount
            if tables[group] > rest:
                tables[group] = rest


def _move(tables: vec[i64], at: i64, size: i64, payer: i64, payee: i64, amount: i64) -> None:
    """A known amount goes from one (or the bank) to another."""
    if payer != 0:
        _add(tables, at, size, payer, -amount)
    if payee != 0:
        _add(tables, at, size, payee, amount)


def _add(tables: vec[i64], at: i64, size: i64, member: i64, amount: i64) -> None:
    """To every group with the member in it."""
    group = member
    while group < size:
        tables[at + group] += amount
        group = (group + 1) | member


def _sell(tables: vec[i64], at: i64, size: i64, payer: i64, payee: i64) -> None:
    """Up to all the payer's money goes to the payee."""
    for group in range(size):
        if group & payee != 0:
            tables[at + group] = tables[at + (group | payer)]


def _retort(tables: vec[i64], at: i64, size: i64, payer: i64, payee: i64) -> None:
    """Up to all the payer's money goes to the payee, but no more than the payee had."""
    had = tables[at + payee]
    for group in range(size):
        if group & payee != 0 and group & payer == 0:
            doubled = tables[at + group] + had
            both = tables[at + (group | payer)]
            tables[at + group] = doubled if doubled < both else both


def _given(table: vec[i64], seat: i64, amount: i64) -> vec[i64]:
    """The seat has exactly the amount."""
    after = table[:]
    member = i64(1) << seat
    for group in range(len(table)):
        if group & member == 0:
            rest = table[group | member] - amount
            if rest < after[group]:
                after[group] = rest
            after[group | member] = after[group] + amount
    return after


def _sums(cash: vec[i64]) -> vec[i64]:
    """What every group has together."""
    sums = vec[i64]([0] * (1 << len(cash)))
    first: i64 = 1
    for seat in range(len(cash)):
        for group in range(first):
            sums[first + group] = sums[group] + cash[seat]
        first *= 2
    return sums


def _allows(table: vec[i64], cash: vec[i64]) -> bool:
    """Whether no group has more than it can have; and nobody less than nothing."""
    for seat in range(len(cash)):
        if cash[seat] < 0:
            return False
    sums = _sums(cash)
    for group in range(len(table)):
        if sums[group] > table[group]:
            return False
    return True


def _amount(table: vec[i64], cash: vec[i64], giver: i64, taker: i64, most: i64, rng: Rng) -> i64:
    """How much may go from one to the other, so that the table allows what that makes of the
    fortunes; -1 if nothing does."""
    gives = i64(1) << giver
    takes = i64(1) << taker
    sums = _sums(cash)
    least: i64 = 0
    for group in range(len(table)):
        side = group & (gives | takes)
        if side == takes:
            if table[group] - sums[group] < most:
                most = table[group] - sums[group]
        elif side == gives and sums[group] - table[group] > least:
            least = sums[group] - table[group]
    return least + rng.below(most - least + 1) if most >= least else i64(-1)


def _book(entry: Entry, cash: vec[i64]) -> None:
    if entry.kind == BANK:
        cash[entry.payer] += entry.amount
    elif entry.kind >= SALE:
        cash[entry.payer] -= entry.amount
        cash[entry.payee] += entry.amount


def _take_back(entry: Entry, cash: vec[i64]) -> None:
    if entry.kind == BANK:
        cash[entry.payer] -= entry.amount
    elif entry.kind >= SALE:
        cash[entry.payer] += entry.amount
        cash[entry.payee] -= entry.amount
