"""A copy has every fact of the game, and shares none of them."""

from collections.abc import Callable

import pytest

from tests.rules.greed.position import (
    CONTENT,
    PASS,
    Table,
    accept,
    announce,
    bid,
    counter,
    deal,
    dealt,
    equip,
    firm,
    found,
    point,
    position,
    raise_to,
    sell,
    wander,
)
from tontine.rules.chance import Chance, Rng
from tontine.rules.greed.game import Greed


def announcing() -> Table:
    table = dealt(4, companies=[3, 1, 4, 0], new_ceo_drops=True)
    table.decide(announce(table.hand(3)[0]))
    return table


def bidding() -> Table:
    companies = {1: firm("0", free=50), 8: firm("0", last=5), 3: firm("1", income=9, new=True)}
    table = position(phase="bidding", companies=companies, offer={20: 2}, founded=1, gone=[2])
    table.by(0, bid(8, 30))
    return table


def trading() -> Table:
    """One proposal is open, and another is being answered by a counter-proposal."""
    companies = {3: firm("0", goods="3 coal"), 4: firm("1", goods="1 sand"), 2: firm("2")}
    table = position(phase="trading", companies=companies, marker=1)
    table.by(1, deal(4, 3, "1 sand", "1 coal"))
    table.by(0, accept(), deal(3, 2, "1 coal", "5"), deal(3, 4, "1 coal", "50"))
    table.by(2, counter("4", "1 coal")[:2])
    return table


def running() -> Table:
    """An asset is to be run in the deal that is being drafted."""
    companies = {3: firm("0", goods="2 coal"), 4: firm("1", assets=[15])}
    table = position(phase="trading", companies=companies)
    table.by(0, deal(3, 4, "2 coal", "1 steel", runs=[15])[:2])
    return table


def content() -> Table:
    table = trading()
    table.by(2, counter("4", "1 coal")[2:], CONTENT)
    return table


def selling() -> Table:
    companies = {3: firm("0", goods="3 coal"), 4: firm("1", goods="1 sand")}
    table = position(phase="selling", companies=companies)
    table.decide(sell(), sell("2 coal")[:1])
    return table


def pointing() -> Table:
    companies = {3: firm("012", assets=[10, 11]), 4: firm("120")}
    table = position(phase="closing", companies=companies)
    table.decide(point("coo"), point("ceo"))
    return table


def gold() -> Table:
    table = position(phase="gold", purse=[99, 98, 97], gold=[1, 2], silver=[0], prices=(55, 44))
    table.decide(raise_to(60), PASS)
    return table


def silver() -> Table:
    table = gold()
    table.decide(PASS)
    return table


def equipping() -> Table:
    table = position(phase="founders", purse=[99, 98, 97], discards=[10, 22, 33], year=3, ten=2)
    table.decide(raise_to(60), PASS, PASS, found(7), equip(10))
    return table


def drawing() -> Table:
    return position(
        phase="announcing",
        companies={0: firm("0")},
        hands=[[10, 22], [11, 23], [24, 12]],
        pile=[20, 25, 26],
        ten=2,
        year=5,
    )


def over() -> Table:
    return position(phase="founders")


MOMENTS = [
    announcing,
    bidding,
    trading,
    running,
    content,
    selling,
    pointing,
    gold,
    silver,
    equipping,
    drawing,
    over,
]


def facts(game: Greed) -> dict[str, object]:
    """The position, and what it leaves unsaid."""
    return game.snapshot() | {
        "over": game.over,
        "symbols": (game.golds, game.silvers),
        "numbers": list(game.numbers),
        "rng": game.chance.state,
    }


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_copy_has_every_fact(moment: Callable[[], Table]) -> None:
    game = moment().game
    assert facts(game.clone()) == facts(game)


def test_a_copy_has_every_attribute() -> None:
    """Whatever is added to a position one day."""
    game = trading().game
    names = game.__mypyc_attrs__ if hasattr(game, "__mypyc_attrs__") else vars(game)
    counted = sorted(name for name in names if type(getattr(game, name)) is int)
    assert {"owes", "year", "runs", "fired", "bid"} <= set(counted)
    for number, name in enumerate(counted):
        setattr(game, name, number)
    twin = game.clone()
    assert [(name, getattr(twin, name)) for name in counted] == [
        (name, number) for number, name in enumerate(counted)
    ]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_copy_shares_nothing(moment: Callable[[], Table]) -> None:
    game = moment().game
    before = facts(game)
    twin = game.clone()
    for number in range(len(twin.numbers)):
        twin.numbers[number] = 1
    assert facts(game) == before


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_copies_keep_their_proposals_apart(before: int) -> None:
    """They share what was proposed before, and each goes on from there."""
    table = position(phase="trading", companies={3: firm("0", goods="3 coal"), 2: firm("2")})
    for _ in range(before):
        table.by(0, deal(3, 2, "1 coal", "10"))
    twins = [Table(table.game.clone()) for _ in range(2)]
    twins[0].by(2, deal(2, 3, "20", "1 coal"))
    twins[1].by(2, deal(2, 3, "30", "1 coal"))
    money = [[row[4 + 11] + row[4 + 23] for row in rows(one)] for one in (table, *twins)]
    assert money == [[10] * before, [*[10] * before, 20], [*[10] * before, 30]]


def rows(table: Table) -> list[list[int]]:
    """The open proposals."""
    deals = table.game.snapshot()["deals"]
    assert isinstance(deals, list)
    return deals


def test_a_copy_brings_the_same_cards() -> None:
    table = drawing()
    twins = [Table(table.game.clone()) for _ in range(2)]
    for twin in twins:
        for _ in wander(twin, 1, most=20):
            pass
    assert facts(twins[0].game) == facts(twins[1].game)


@pytest.mark.parametrize("new_ceo_drops", [False, True])
def test_G27_a_copy_and_another_game_like_it_have_the_same_option(new_ceo_drops: bool) -> None:
    game = dealt(3, new_ceo_drops=new_ceo_drops).game
    for other in (game, game.clone(), game.imagine(0, Rng(2)), game.fresh(Chance(Rng(2)))):
        assert other.snapshot()["options"] == [new_ceo_drops]
