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
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.chance import Rng

TRIES: Final = 60
SHAKES: Final = 12

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


@mypyc_attr(acyclic=True)
class Ledger:
    """All entries, and for every viewer (each seat, then an onlooker) the tables after each.

    A table has, for every set of seats as a bit mask, the most that they can have together.
    Tables are never changed once made, so copies of a ledger share them.
    """

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.cash: vec[i64] = vec[i64]([0] * seats)
        self.entries: list[Entry] = []
        nothing = vec[i64]([0] * (1 << seats))
        self.tables: list[list[vec[i64]]] = [[nothing] for _ in range(seats + 1)]

    def clone(self) -> Ledger:
        twin = Ledger(self.seats)
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
        self.entries.append(entry)
        _book(entry, self.cash)
        for viewer in range(self.seats + 1):
            tables = self.tables[viewer]
            if len(tables) > 0:
                tables.append(_after(entry, tables[len(tables) - 1], viewer))

    # -- what can be known ---------------------------------------------------------

    def most(self, viewer: i64, seat: i64) -> i64:
        """The most money that the seat can have, as far as the viewer knows."""
        return self._table(viewer)[1 << seat]

    def least(self, viewer: i64, seat: i64) -> i64:
        table = self._table(viewer)
        everybody = len(table) - 1
        return table[everybody] - table[everybody & ~(1 << seat)]

    def _table(self, viewer: i64) -> vec[i64]:
        """What the viewer can know now."""
        tables = self._history(viewer)
        return tables[len(tables) - 1]

    def _history(self, viewer: i64) -> list[vec[i64]]:
        """The viewer's tables; an imagined ledger makes those of others when they are wanted."""
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
        twin = Ledger(self.seats)
        twin.tables = [[] for _ in range(self.seats + 1)]
        twin.tables[viewer] = self._history(viewer)[:]
        for _ in range(TRIES):
            cash = self.draw(viewer, rng)
            entries = self.explain(viewer, cash, rng)
            if entries is not None:
                twin.cash = cash
                twin.entries = entries
                return twin
        # Too many counter-offers to guess a history from its end: shake the prices instead.
        twin.entries = shaken(self.entries, viewer, self.seats, rng)
        twin.cash = _fortunes(twin.entries, self.seats)
        return twin

    def draw(self, viewer: i64, rng: Rng) -> vec[i64]:
        """Fortunes that no group's table speaks against."""
        return self._fill_in(self._table(viewer), vec[i64]([-1] * self.seats), rng)

    def draw_with(self, viewer: i64, seat: i64, amount: i64, rng: Rng) -> vec[i64]:
        """The same, with one fortune given."""
        cash = vec[i64]([-1] * self.seats)
        cash[seat] = amount
        return self._fill_in(_given(self._table(viewer), seat, amount), cash, rng)

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

        Unknown prices are chosen backwards, entry by entry.
        """
        past = cash[:]
        tables = self._history(viewer)
        entries = self.entries[:]
        for index in range(len(entries) - 1, -1, -1):
            entry = entries[index]
            if entry.kind == BANK:
                past[entry.payer] -= entry.amount
            elif entry.kind >= SALE:
                if not _knows(entry, viewer):
                    price = _price(entry, tables[index], past, rng)
                    if price < 0:
                        return None
                    entry = Entry(entry.kind, entry.payer, entry.payee, price, entry.knowers)
                    entries[index] = entry
                past[entry.payer] += entry.amount
                past[entry.payee] -= entry.amount
            elif not _knows(entry, viewer):
                # The envelope that was shown is the price of the trade right after it.
                entries[index] = _shown(entry, entries, index)
            if not _allows(tables[index], past):
                return None
        return entries


def _shown(entry: Entry, entries: list[Entry], index: i64) -> Entry:
    amount = entries[index + 1].amount if index + 1 < len(entries) else i64(0)
    return Entry(HOLDS, entry.payer, entry.payee, amount, entry.knowers)


def _knows(entry: Entry, viewer: i64) -> bool:
    return ((entry.knowers >> viewer) & 1) != 0


def _after(entry: Entry, table: vec[i64], viewer: i64) -> vec[i64]:
    """The table after an entry, as far as the viewer knows it."""
    if entry.kind == BANK:
        if entry.amount < 0:
            table = _holding(table, entry.payer, -entry.amount)
        return _moved(table, 0, 1 << entry.payer, entry.amount)
    if entry.kind == HOLDS:
        if not _knows(entry, viewer):
            return table
        return _holding(table, entry.payer, entry.amount)
    payer = i64(1) << entry.payer
    payee = i64(1) << entry.payee
    if _knows(entry, viewer):
        return _moved(_holding(table, entry.payer, entry.amount), payer, payee, entry.amount)
    return _sold(table, payer, payee) if entry.kind == SALE else _retorted(table, payer, payee)


def _holding(table: vec[i64], seat: i64, amount: i64) -> vec[i64]:
    """It turns out that the seat has at least the amount."""
    after = table[:]
    member = i64(1) << seat
    for group in range(len(table)):
        if group & member == 0 and after[group] > table[group | member] - amount:
            after[group] = table[group | member] - amount
    return after


def _moved(table: vec[i64], payer: i64, payee: i64, amount: i64) -> vec[i64]:
    """A known amount goes from one (or the bank) to another."""
    after = table[:]
    for group in range(len(table)):
        if group & payer != 0:
            after[group] -= amount
        if group & payee != 0:
            after[group] += amount
    return after


def _sold(table: vec[i64], payer: i64, payee: i64) -> vec[i64]:
    """Up to all the payer's money goes to the payee."""
    after = table[:]
    for group in range(len(table)):
        if group & payee != 0:
            after[group] = table[group | payer]
    return after


def _retorted(table: vec[i64], payer: i64, payee: i64) -> vec[i64]:
    """Up to all the payer's money goes to the payee, but no more than the payee had."""
    after = table[:]
    for group in range(len(table)):
        if group & payee != 0 and group & payer == 0:
            doubled = table[group] + table[payee]
            both = table[group | payer]
            after[group] = doubled if doubled < both else both
    return after


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


def _sum(cash: vec[i64], group: i64) -> i64:
    total: i64 = 0
    for seat in range(len(cash)):
        if (group >> seat) & 1 != 0:
            total += cash[seat]
    return total


def _allows(table: vec[i64], cash: vec[i64]) -> bool:
    """Whether no group has more than it can have; and nobody less than nothing."""
    for seat in range(len(cash)):
        if cash[seat] < 0:
            return False
    for group in range(len(table)):
        if _sum(cash, group) > table[group]:
            return False
    return True


def _price(entry: Entry, table: vec[i64], now: vec[i64], rng: Rng) -> i64:
    """A price at which the fortunes before it were possible; -1 if there is none."""
    payer = i64(1) << entry.payer
    payee = i64(1) << entry.payee
    least: i64 = 0
    most = now[entry.payee]
    if entry.kind == RETORT:
        most //= 2  # the payee had at least the price before receiving it
    for group in range(len(table)):
        spare = table[group] - _sum(now, group)
        if group & payer != 0 and group & payee == 0:
            if spare < most:
                most = spare
        elif group & payee != 0 and group & payer == 0 and -spare > least:
            least = -spare
    return least + rng.below(most - least + 1) if most >= least else i64(-1)


# -- shaking -----------------------------------------------------------------------------


def shaken(entries: list[Entry], viewer: i64, seats: i64, rng: Rng) -> list[Entry]:
    """The same history with other unknown prices: each in turn is moved to anywhere it can be,
    the others as they are, many times over. It begins with the true ones, and forgets them by and
    by; an envelope that is still on its way it forgets at once.
    """
    entries = entries[:]
    if len(entries) > 0:
        last = entries[len(entries) - 1]
        if last.kind == HOLDS and not _knows(last, viewer):
            entries[len(entries) - 1] = _shown(last, entries, len(entries) - 1)
    for _ in range(SHAKES):
        for index in range(len(entries)):
            entry = entries[index]
            if entry.kind >= SALE and not _knows(entry, viewer):
                room = _room(entries, index, seats)
                price = entry.amount - room.down + rng.below(room.down + room.up + 1)
                entries[index] = Entry(entry.kind, entry.payer, entry.payee, price, entry.knowers)
                if index > 0 and entries[index - 1].kind == HOLDS:
                    entries[index - 1] = _shown(entries[index - 1], entries, index - 1)
    return entries


@mypyc_attr(acyclic=True)
class Room:
    """By how much a price can be lowered and raised."""

    def __init__(self, down: i64, up: i64) -> None:
        self.down = down
        self.up = up


def _room(entries: list[Entry], index: i64, seats: i64) -> Room:
    """How far one price can go while nobody ever has less than they must have."""
    moved = entries[index]
    cash = _fortunes(entries[:index], seats)
    up = cash[moved.payer] - moved.amount
    if moved.kind == RETORT and cash[moved.payee] - moved.amount < up:
        up = cash[moved.payee] - moved.amount  # what was in the envelope was the payee's
    room = Room(moved.amount, up)
    for later in range(index, len(entries)):
        entry = entries[later]
        if later > index:
            if entry.kind == RETORT:  # the payee had as much in the envelope
                _narrow(room, moved, entry.payee, cash[entry.payee] - entry.amount)
            elif entry.kind == HOLDS:
                _narrow(room, moved, entry.payer, cash[entry.payer] - entry.amount)
        _book(entry, cash)
        _narrow(room, moved, moved.payer, cash[moved.payer])
        _narrow(room, moved, moved.payee, cash[moved.payee])
    return room


def _narrow(room: Room, moved: Entry, seat: i64, spare: i64) -> None:
    """A seat must not lose more than it has to spare."""
    if seat == moved.payer and spare < room.up:
        room.up = spare
    if seat == moved.payee and spare < room.down:
        room.down = spare


def _book(entry: Entry, cash: vec[i64]) -> None:
    if entry.kind == BANK:
        cash[entry.payer] += entry.amount
    elif entry.kind >= SALE:
        cash[entry.payer] -= entry.amount
        cash[entry.payee] += entry.amount


def _fortunes(entries: list[Entry], seats: i64) -> vec[i64]:
    """What everybody has after these entries."""
    cash = vec[i64]([0] * seats)
    for entry in entries:
        _book(entry, cash)
    return cash
