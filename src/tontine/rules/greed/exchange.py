"""Deals in which processing assets are run: whether there is an order that works (G19).

Two companies hand goods over and run assets, and nobody may be short of anything at any time. The
order of the runs is found by trying; handing over needs no trying. *As late as possible* is always
best: before each run its company is handed just what it lacks for it, and everything else at the
end. For one order of the runs this is exact. Let n be how many of a good went one way less how many
came back. Every run by the one side asks for an n not above, every run by the other for an n not
below some number, so n has to pass through a row of intervals; moving only when one forces it, and
only to its nearest end, takes the least of movement up and the least down that any way takes, and
these two are all that the terms limit. (At each forced step the lazy n comes nearer to that of any
other way by as much as it moves: so its movement and the distance between them are never more than
the other's movement.) What remains of both directions at the end goes against each other.

Two ways that have run the same assets and handed over the same goods are the same from there on, so
the search remembers where it has been: there are at most eight assets.

A company gives what it had or what its own runs make, never what the deal itself brought it: else
one coal could pay for itself.

Terms that are not settled yet (``fixed`` and after) may become anything, and assets that may still
be named (``more``) may run or not: then the search says whether a draft can still become a deal.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import GOODS, MONEY, NO_ASSET, SLOTS, THINGS

PLACES: Final = 8  # four slots of the one company, then four of the other

# What is wrong with a deal.
NOTHING: Final = 0
LACKS_INPUT: Final = 1  # ``asset`` needs ``count`` of ``good``, its ``side`` has ``there``
TOO_FEW: Final = 2  # ``side`` has ``there`` of ``good``, not ``count``
GIVES_NOTHING: Final = 3  # ``side``

HANDED: Final = 22  # of ``now``: what the sides have, then what they have handed over


@mypyc_attr(acyclic=True, free_list_len=1)
class Exchange:
    """A deal between two sides, 0 and 1; goods of side 1 come after those of side 0.

    After ``works``, ``order`` holds the places of the runs and ``handed`` tells what must be handed
    over before them. After ``trouble``, the fields below it say where the search came furthest.
    """

    def __init__(
        self,
        cards: CardSet,
        assets: vec[i64],
        stock: vec[i64],
        cash: vec[i64],
        terms: vec[i64],
        fixed: i64,
        runs: i64,
        more: i64,
    ) -> None:
        self.cards = cards
        self.assets = assets  # by place
        self.stock = stock  # of both sides, before the deal
        self.cash = cash
        self.terms = terms
        self.fixed = fixed  # terms before this one are settled
        self.runs = runs  # the set of places that must run
        self.more = more  # the set of places that may run as well
        self.now: vec[i64] = vec[i64]()  # where the search is
        self.order: vec[i64] = vec[i64]([0] * PLACES)
        self.length: i64 = 0
        self._seen: set[tuple[int, ...]] | None = None
        # what is in the way
        self.side: i64 = 0
        self.asset: i64 = NO_ASSET
        self.good: i64 = 0
        self.count: i64 = 0
        self.there: i64 = 0
        self._trouble: i64 = NOTHING
        self._noting = False
        self._furthest: i64 = -1  # how many runs had been made where the trouble was met

    def settle(self, entry: i64, amount: i64) -> None:
        """So much is given under an entry, the last one that is settled."""
        self.terms[entry] = amount
        self.fixed = entry + 1

    def works(self) -> bool:
        now = vec[i64]([0] * (4 * GOODS))
        for good in range(i64(2 * GOODS)):
            now[good] = self.stock[good]
        self.now = now
        self.length = 0
        self._seen = None
        return self._go_on(0)

    def trouble(self) -> i64:
        """What is in the way; NOTHING, if the deal works."""
        self._noting = True
        return NOTHING if self.works() else self._trouble

    def handed(self, side: i64, good: i64) -> i64:
        return self.now[HANDED + side * GOODS + good]

    # -- the search ----------------------------------------------------------------

    def _go_on(self, done: i64) -> bool:
        if (self.runs & ~done) == 0 and self._ends(done):
            return True
        if self._noting and (self.runs & ~done) != 0:
            self._note_missing(done)
        if self.length > 1 and not self._is_new(done):
            return False
        left = (self.runs | self.more) & ~done
        now = self.now
        for place in range(i64(PLACES)):
            if ((left >> place) & 1) != 0 and self._can_run(place):
                self.now = now[:]
                self._run(place)
                self.order[self.length] = place
                self.length += 1
                if self._go_on(done | (1 << place)):
                    return True
                self.length -= 1
                self.now = now
        return False

    def _is_new(self, done: i64) -> bool:
        """The same assets run and the same goods handed over: two ways can only meet so."""
        seen = self._seen
        if seen is None:
            seen = set()
            self._seen = seen
        state = (done, *self.now[HANDED:])
        if state in seen:
            return False
        seen.add(state)
        return True

    def _can_run(self, place: i64) -> bool:
        row = self.assets[place] * GOODS
        for good in range(i64(GOODS)):
            needed = self.cards.takes[row + good]
            if needed > 0 and needed > self._within_reach(place, good):
                return False
        return True

    def _within_reach(self, place: i64, good: i64) -> i64:
        """What the company has of a good, and what can still be handed to it."""
        now = self.now
        side = place // SLOTS
        other = (1 - side) * GOODS + good
        reach = now[other]
        entry = (1 - side) * THINGS + good
        if entry < self.fixed and self.terms[entry] - now[HANDED + other] < reach:
            reach = self.terms[entry] - now[HANDED + other]
        return now[side * GOODS + good] + reach

    def _run(self, place: i64) -> None:
        now = self.now
        side = place // SLOTS
        row = self.assets[place] * GOODS
        for good in range(i64(GOODS)):
            own = side * GOODS + good
            short = self.cards.takes[row + good] - now[own]
            if short > 0:
                other = (1 - side) * GOODS + good
                now[other] -= short
                now[own] += short
                now[HANDED + other] += short
            now[own] += self.cards.makes[row + good] - self.cards.takes[row + good]

    # -- the end -------------------------------------------------------------------

    def _ends(self, done: i64) -> bool:
        """Whether the rest can be handed over, and both sides give something."""
        gives0 = self._pays(0)
        gives1 = self._pays(1)
        owns = self._owns(done)
        for good in range(i64(GOODS)):
            own0 = owns[good]
            own1 = owns[GOODS + good]
            if not self._can_settle(good, own0, own1):
                return False
            if self._most_given(0, good, own0, own1) > 0:
                gives0 = True
            if self._most_given(1, good, own1, own0) > 0:
                gives1 = True
        if gives0 and gives1:
            return True
        return self._note(GIVES_NOTHING, 1 if gives0 else 0, 0, 0, 0)

    def _pays(self, side: i64) -> bool:
        entry = side * THINGS + MONEY
        return self.terms[entry] > 0 if entry < self.fixed else self.cash[side] > 0

    def _owns(self, done: i64) -> vec[i64]:
        """The most of each good that a side may give: what it had, and what its runs have made."""
        owns = self.stock[:]
        for place in range(i64(PLACES)):
            if ((done >> place) & 1) != 0:
                side = place // SLOTS
                for good in range(i64(GOODS)):
                    owns[side * GOODS + good] += self.cards.makes[self.assets[place] * GOODS + good]
        return owns

    def _can_settle(self, good: i64, own0: i64, own1: i64) -> bool:
        """Terms of side 0 are settled before those of side 1."""
        there0 = self.now[good]
        there1 = self.now[GOODS + good]
        handed0 = self.handed(0, good)
        handed1 = self.handed(1, good)
        if handed0 > own0:
            return self._note(TOO_FEW, 0, good, handed0, own0)
        if handed1 > own1:
            return self._note(TOO_FEW, 1, good, handed1, own1)
        if good >= self.fixed:
            return True
        give0 = self.terms[good]
        left0 = give0 - handed0
        if give0 > own0:
            return self._note(TOO_FEW, 0, good, give0, own0)
        if THINGS + good >= self.fixed:  # side 1 may give back as many as it can
            least = left0 - there0
            if least > own1 - handed1:
                return self._note(TOO_FEW, 0, good, give0, give0 - left0 + there0)
            return True
        give1 = self.terms[THINGS + good]
        left1 = give1 - handed1
        if give1 > own1:
            return self._note(TOO_FEW, 1, good, give1, own1)
        if there0 - left0 + left1 < 0:
            return self._note(TOO_FEW, 0, good, give0, give0 + there0 - left0 + left1)
        if there1 - left1 + left0 < 0:
            return self._note(TOO_FEW, 1, good, give1, give1 + there1 - left1 + left0)
        return True

    def _most_given(self, side: i64, good: i64, own: i64, others: i64) -> i64:
        """The most of a good that the side can come to give in all."""
        if side * THINGS + good < self.fixed:
            return self.terms[side * THINGS + good]
        entry = (1 - side) * THINGS + good
        given = self.terms[entry] if entry < self.fixed else others
        back = given - self.handed(1 - side, good)  # that the other side can give for it
        most = self.handed(side, good) + self.now[side * GOODS + good] + back
        return most if most < own else own

    # -- what is in the way --------------------------------------------------------

    def _note(self, trouble: i64, side: i64, good: i64, count: i64, there: i64) -> bool:
        if self._noting and self.length > self._furthest:
            self._furthest = self.length
            self._trouble = trouble
            self.side = side
            self.good = good
            self.count = count
            self.there = there
        return False

    def _note_missing(self, done: i64) -> None:
        """The first run that is not to be made from here, and the first good it lacks."""
        if self.length <= self._furthest:
            return
        for place in range(i64(PLACES)):
            if (((self.runs & ~done) >> place) & 1) != 0:
                for good in range(i64(GOODS)):
                    needed = self.cards.takes[self.assets[place] * GOODS + good]
                    there = self._within_reach(place, good)
                    if needed > there:
                        self.asset = self.assets[place]
                        self._note(LACKS_INPUT, place // SLOTS, good, needed, there)
                        return
