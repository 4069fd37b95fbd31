"""Any position of Acquire, drawn as a picture, and plain words to go on from there.

    scenario = position(
        '''
        SSS.HH......
        ............
        ..o.........
        ''',
        hands={0: "4A 7I"},
        shares={SACKSON: [3, 1], HYDRA: [0, 2, 2]},
    )
    scenario.decide(place("4A"), dispose(sell=1))
    assert scenario.money() == [6000, 8600, 8300]

Letters are corporations by their initials, ``o`` is a lone tile, ``.`` an empty space; rows and
ends of rows that are left out are empty. What is not said is dealt as a game would have it:
$6000 each, the founder's share of a corporation with the last seat, six tiles from the end of
the board for a hand, everything else in the bag.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64, u8

from tests.rules.scenario import Scenario
from tontine.rules.acquire import decisions as codes
from tontine.rules.acquire.board import FATES
from tontine.rules.acquire.components import (
    COLUMNS,
    CORPORATIONS,
    HAND,
    LONE,
    ROWS,
    SHARES,
    STARTING_MONEY,
    TILES,
    neighbours,
)
from tontine.rules.acquire.game import Acquire, set_up
from tontine.rules.acquire.layout import BAG, BANK, CASH, HANDS, HOLDINGS
from tontine.rules.chance import Chance, Rng, Script
from tontine.rules.choices import Choices

LETTERS = "SZHFAPQ"
PICTURED = LETTERS + "o."  # what lies on a space, by its number in the engine

# -- tiles and decisions by name -------------------------------------------------------


def tile(name: str) -> int:
    """The number of the tile "4C"."""
    column, row = int(name[:-1]) - 1, "ABCDEFGHI".index(name[-1])
    assert 0 <= column < COLUMNS
    return row * COLUMNS + column


def tiles(names: str) -> list[int]:
    return [tile(name) for name in names.split()]


def named(numbers: Sequence[int]) -> str:
    """The names of tiles, nearest to 1A first."""
    return " ".join(f"{n % COLUMNS + 1}{'ABCDEFGHI'[n // COLUMNS]}" for n in sorted(numbers))


def place(name: str) -> int:
    return codes.PLACE + tile(name)


def found(corporation: int) -> int:
    return codes.FOUND + corporation


def survive(corporation: int) -> int:
    return codes.SURVIVE + corporation


def settle(corporation: int) -> int:
    return codes.SETTLE + corporation


def dispose(sell: int = 0, trade: int = 0) -> int:
    """``trade`` counts the shares given away: two for each one received."""
    assert trade % 2 == 0
    return codes.DISPOSE + trade // 2 * codes.SALES + sell


def buy(corporation: int) -> int:
    return codes.BUY + corporation


KEEP = dispose()
DONE = codes.DONE
ANNOUNCE = codes.ANNOUNCE
LEAVE = codes.LEAVE


def words(code: int, count: int = 1) -> str:
    """A decision as ``offered`` lists it."""
    if code < codes.FOUND:
        return f"place {named([code - codes.PLACE])}"
    if code < codes.DONE:
        kind, corporation = divmod(code - codes.FOUND, CORPORATIONS)
        return f"{('found', 'survive', 'settle', 'buy')[kind]} {LETTERS[corporation]}"
    if code < codes.DISPOSE:
        return {DONE: "done", ANNOUNCE: "announce", LEAVE: "leave"}[code]
    pairs, sold = divmod(code - codes.DISPOSE, codes.SALES)
    return f"sell {sold} trade {2 * pairs}"


# -- where a game stands ---------------------------------------------------------------


class AcquireScenario(Scenario[Acquire]):
    EVENTS = codes.EVENTS
    words = staticmethod(words)

    def offered(self, seat: int | None = None) -> list[str]:
        """Code by code."""
        choices = Choices()
        self.game.offer(self.game.actor if seat is None else seat, choices)
        return [words(code) for code in choices.codes()]

    # Facts, whatever the engine's own way of keeping them.

    @property
    def phase(self) -> str:
        return str(self.game.snapshot()["phase"])

    def money(self) -> list[int]:
        return [self.game.cash(seat) for seat in range(self.game.seats)]

    def gains(self) -> list[int]:
        """What everybody has won since the start."""
        return [money - STARTING_MONEY for money in self.money()]

    def holdings(self, corporation: int) -> list[int]:
        return [self.game.held(seat, corporation) for seat in range(self.game.seats)]

    def sizes(self) -> dict[str, int]:
        """Of the corporations on the board, by letter."""
        sizes = {letter: self.game.size(i) for i, letter in enumerate(LETTERS)}
        return {letter: size for letter, size in sizes.items() if size > 0}

    def hand(self, seat: int) -> str:
        hands = self.game.snapshot()["hands"]
        assert isinstance(hands, list)
        return named(hands[seat])

    def bag(self) -> str:
        bag = self.game.snapshot()["bag"]
        assert isinstance(bag, list)
        return named(bag)

    def spaces(self) -> list[int]:
        """What lies on each space."""
        spaces = self.game.snapshot()["spaces"]
        assert isinstance(spaces, list)
        return spaces

    def picture(self) -> list[str]:
        return tidy("\n".join(_rows("".join(PICTURED[owner] for owner in self.spaces()))))

    def fate(self, name: str) -> str:
        return FATES[self.game.fate(tile(name))]


def _rows(spaces: str) -> list[str]:
    return [spaces[i : i + COLUMNS] for i in range(0, len(spaces), COLUMNS)]


def tidy(picture: str) -> list[str]:
    """A picture without what is empty at the end of rows and of the board."""
    rows = [row.strip().rstrip(".") for row in picture.strip().splitlines()]
    while rows and not rows[-1]:
        rows.pop()
    return rows


def wander(scenario: AcquireScenario, seed: int) -> Iterator[int]:
    """Random decisions to the very end, which nobody announces; after each, how many so far."""
    rng = Rng(seed)
    choices = Choices()
    count = 0
    while not scenario.game.over:
        scenario.game.offer(scenario.game.actor, choices)
        options = [code for code in choices.codes() if code != ANNOUNCE]
        scenario.game.apply(scenario.game.actor, options[rng.below(len(options))])
        count += 1
        assert count < 2000, "this does not end"
        yield count


# -- setting up ------------------------------------------------------------------------


def position(
    picture: str = "",
    *,
    seats: int = 3,
    turn: int = 0,
    hands: Mapping[int, str] | None = None,
    shares: Mapping[int, Sequence[int]] | None = None,
    cash: Mapping[int, int] | None = None,
    bag: str | None = None,
    draws: str = "",
    market: str = "",
    seed: int = 1,
    hidden: bool = False,
    remember: bool = False,
) -> AcquireScenario:
    """The seat ``turn`` begins its turn. ``draws`` and ``market`` say what chance will bring."""
    scenario = AcquireScenario(set_up(seats, scripted(draws, market, seed), hidden))
    game = scenario.game
    spaces = _drawn(picture)
    _lay(game, spaces)
    _deal_shares(game, shares or {})
    for seat, money in (cash or {}).items():
        game.books[CASH + seat] = money
    if remember:
        game.remember()
    foreseen = [t for t in tiles(draws) + tiles(market) if spaces[t] == "."]
    _deal_tiles(game, hands or {}, None if bag is None else tiles(bag), foreseen)
    game.turn = turn
    if not game._begin_turn():
        game._end_turn()
    return scenario


def dealt(
    seats: int, draws: str = "", *, seed: int = 1, hidden: bool = False, remember: bool = False
) -> AcquireScenario:
    """A game from the very start: the opening tiles are drawn first, then hand by hand."""
    scenario = AcquireScenario(set_up(seats, scripted(draws, seed=seed), hidden))
    if remember:
        scenario.game.remember()
    scenario.game.deal()
    return scenario


def scripted(draws: str = "", market: str = "", seed: int = 1) -> Chance:
    """Chance that brings these tiles first."""
    chance = Chance(Rng(seed))
    streams = [vec[i64](tiles(draws)), vec[i64](tiles(market))]
    chance.follow(Script(streams, strict=False))
    return chance


def _drawn(picture: str) -> str:
    """The 108 spaces of a picture, which must be one that a game can come to."""
    rows = tidy(picture)
    assert len(rows) <= ROWS
    assert all(len(row) <= COLUMNS for row in rows)
    spaces = "".join(row.ljust(COLUMNS, ".") for row in rows).ljust(TILES, ".")
    for space, owner in enumerate(spaces):
        beside = {spaces[neighbour] for neighbour in neighbours(space)} - {"."}
        if owner in LETTERS:
            assert beside == {owner}, f"{named([space])} cannot belong to {owner}"
        else:
            assert owner in "o."
    return spaces


def _lay(game: Acquire, spaces: str) -> None:
    for space, owner in enumerate(spaces):
        if owner in LETTERS:
            game.absorb(space, LETTERS.index(owner))
    for space, owner in enumerate(spaces):
        if owner == "o":
            game.occupy(space, LONE)


def _deal_shares(game: Acquire, shares: Mapping[int, Sequence[int]]) -> None:
    founders = [0] * (game.seats - 1) + [1]
    for corporation in range(CORPORATIONS):
        on_board = game.size(corporation) > 0
        holdings = shares.get(corporation, founders if on_board else [])
        assert sum(holdings) <= SHARES
        assert sum(holdings) > 0 or not on_board, "the founder has a share"
        game.books[BANK + corporation] = SHARES - sum(holdings)
        for seat, count in enumerate(holdings):
            game.books[HOLDINGS + seat * CORPORATIONS + corporation] = count


def _deal_tiles(
    game: Acquire, hands: Mapping[int, str], bag: list[int] | None, foreseen: list[int]
) -> None:
    dealt = {seat: tiles(hand) for seat, hand in hands.items()}
    used = [t for hand in dealt.values() for t in hand] + (bag or [])
    assert len(used) == len(set(used)), "a tile is in two places"
    assert all(game.owner(t) > LONE for t in used), "a tile is on the board as well"
    reserved = {*used, *foreseen}
    free = [t for t in range(TILES) if game.owner(t) > LONE and t not in reserved]
    for seat in range(game.seats):
        if seat not in dealt:
            dealt[seat] = free[-HAND:]
            del free[-HAND:]
    if bag is None:
        bag = free + sorted({*foreseen} - {*used})
    for index, t in enumerate(bag):
        game.field[BAG + index] = u8(t)
    game.bag_left = len(bag)
    for seat, hand in dealt.items():
        for slot, t in enumerate(hand, seat * HAND):
            game.field[HANDS + slot] = u8(t)
            if game.inference is not None:
                game.inference.drew(seat)
