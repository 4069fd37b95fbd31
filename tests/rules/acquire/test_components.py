"""Components: board, tiles, corporations and prices (A1 to A3)."""

import pytest

from tests.rules.acquire.position import ANNOUNCE, DONE, LETTERS, dealt, named, position
from tontine.rules.acquire.components import (
    AMERICA,
    FUSION,
    HYDRA,
    PHOENIX,
    QUANTUM,
    SACKSON,
    ZETA,
    price_at,
)
from tontine.rules.acquire.decisions import BONUS, OPENED

LOW, MIDDLE, HIGH = [SACKSON, ZETA], [HYDRA, FUSION, AMERICA], [PHOENIX, QUANTUM]

ALL_TILES = [f"{column}{row}" for row in "ABCDEFGHI" for column in range(1, 13)]

# A3 as it is printed: the sizes of a row, then the price in each tier.
PRICES = [
    (2, 2, 200, 300, 400),
    (3, 3, 300, 400, 500),
    (4, 4, 400, 500, 600),
    (5, 5, 500, 600, 700),
    (6, 10, 600, 700, 800),
    (11, 20, 700, 800, 900),
    (21, 30, 800, 900, 1000),
    (31, 40, 900, 1000, 1100),
    (41, 108, 1000, 1100, 1200),
]


def test_A1_there_is_one_tile_for_each_of_12_x_9_spaces() -> None:
    scenario = dealt(6)
    opening = named([tile for _, tile in scenario.told(OPENED)])
    hands = [scenario.hand(seat) for seat in range(6)]
    everywhere = " ".join([opening, *hands, scenario.bag()]).split()
    assert sorted(everywhere) == sorted(ALL_TILES)
    assert len(scenario.spaces()) == 12 * 9


@pytest.mark.parametrize(
    ("lone", "beside"),
    [
        ("1A", "2A 1B"),
        ("12A", "11A 12B"),
        ("1I", "1H 2I"),
        ("12I", "12H 11I"),
        ("1E", "1D 2E 1F"),
        ("12E", "12D 11E 12F"),
        ("6A", "5A 7A 6B"),
        ("6I", "6H 5I 7I"),
        ("6E", "6D 5E 7E 6F"),
    ],
)
def test_A1_a_space_touches_those_above_below_left_and_right(lone: str, beside: str) -> None:
    column, row = int(lone[:-1]), "ABCDEFGHI".index(lone[-1])
    scenario = position("\n".join(["."] * row + ["." * (column - 1) + "o"]))
    founding = {name for name in ALL_TILES if scenario.fate(name) == "founds"}
    assert founding == set(beside.split())


def test_A2_there_are_seven_corporations_of_25_shares_each() -> None:
    game = dealt(4).game
    assert [game.bank(it) for it in range(7)] == [25] * 7
    assert len({SACKSON, ZETA, HYDRA, FUSION, AMERICA, PHOENIX, QUANTUM}) == 7


def test_A2_the_tiers_are_two_low_three_middle_two_high() -> None:
    by_price = {
        price: [c for c in range(7) if price_at(c, 2) == price] for price in (200, 300, 400)
    }
    assert by_price == {200: LOW, 300: MIDDLE, 400: HIGH}


@pytest.mark.parametrize(("first", "last", "low", "middle", "high"), PRICES)
def test_A3_price_by_size_and_tier(first: int, last: int, low: int, middle: int, high: int) -> None:
    for size in range(first, last + 1):
        assert [price_at(corporation, size) for corporation in LOW] == [low] * 2
        assert [price_at(corporation, size) for corporation in MIDDLE] == [middle] * 3
        assert [price_at(corporation, size) for corporation in HIGH] == [high] * 2


@pytest.mark.parametrize("tier", [0, 1, 2])
@pytest.mark.parametrize("row", PRICES)
def test_A3_bonuses_are_ten_and_five_times_the_price(row: tuple[int, ...], tier: int) -> None:
    size, price = row[0], row[2 + tier]
    corporation, other = (ZETA, AMERICA, PHOENIX)[tier], QUANTUM
    large = "\n".join(["Q" * 12] * 3 + ["Q" * 5, "."])  # 41 tiles, so that the game may end
    scenario = position(
        large + "\n" + _block(LETTERS[corporation], size),
        hands={0: ""},
        shares={corporation: [0, 2, 1], other: [1]},
    )
    scenario.decide(ANNOUNCE, DONE)
    bonuses = [event[:3] for event in scenario.told(BONUS) if event[1] == corporation]
    assert bonuses == [(1, corporation, 10 * price), (2, corporation, 5 * price)]


def _block(letter: str, size: int) -> str:
    """Rows from the left, as many as the size needs."""
    full, rest = divmod(size, 12)
    return "\n".join([letter * 12] * full + [letter * rest])
