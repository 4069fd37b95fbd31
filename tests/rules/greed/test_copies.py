"""A copy has every fact of the game, and shares none of them."""

from collections.abc import Callable

import pytest

from tests.rules.greed import decisions as d
from tests.rules.greed.position import GreedScenario, dealt, firm, position
from tests.rules.scenario import wander
from tontine.rules.chance import Chance, Rng
from tontine.rules.greed.game import Greed


def announcing() -> GreedScenario:
    scenario = dealt(4, companies=[3, 1, 4, 0], new_ceo_drops=True)
    scenario.decide(d.announce(scenario.hand(3)[0]))
    return scenario


def bidding() -> GreedScenario:
    companies = {1: firm("0", free=50), 8: firm("0", last=5), 3: firm("1", income=9, new=True)}
    scenario = position(phase="bidding", companies=companies, offer={20: 2}, founded=1, gone=[2])
    scenario.by(0, d.bid(8, 30))
    return scenario


def trading() -> GreedScenario:
    """One proposal is open, and another is being answered by a counter-proposal."""
    companies = {3: firm("0", goods="3 coal"), 4: firm("1", goods="1 sand"), 2: firm("2")}
    scenario = position(phase="trading", companies=companies, marker=1)
    scenario.by(1, d.deal(4, 3, "1 sand", "1 coal"))
    scenario.by(0, d.accept(), d.deal(3, 2, "1 coal", "5"), d.deal(3, 4, "1 coal", "50"))
    scenario.by(2, d.counter("4", "1 coal")[:2])
    return scenario


def running() -> GreedScenario:
    """An asset is to be run in the deal that is being drafted."""
    companies = {3: firm("0", goods="2 coal"), 4: firm("1", assets=[15])}
    scenario = position(phase="trading", companies=companies)
    scenario.by(0, d.deal(3, 4, "2 coal", "1 steel", runs=[15])[:2])
    return scenario


def content() -> GreedScenario:
    scenario = trading()
    scenario.by(2, d.counter("4", "1 coal")[2:], d.CONTENT)
    return scenario


def selling() -> GreedScenario:
    companies = {3: firm("0", goods="3 coal"), 4: firm("1", goods="1 sand")}
    scenario = position(phase="selling", companies=companies)
    scenario.decide(d.sell(), d.sell("2 coal")[:1])
    return scenario


def pointing() -> GreedScenario:
    companies = {3: firm("012", assets=[10, 11]), 4: firm("120")}
    scenario = position(phase="closing", companies=companies)
    scenario.decide(d.point("coo"), d.point("ceo"))
    return scenario


def gold() -> GreedScenario:
    scenario = position(phase="gold", purse=[99, 98, 97], gold=[1, 2], silver=[0], prices=(55, 44))
    scenario.decide(d.raise_to(60), d.PASS)
    return scenario


def silver() -> GreedScenario:
    scenario = gold()
    scenario.decide(d.PASS)
    return scenario


def equipping() -> GreedScenario:
    scenario = position(phase="founders", purse=[99, 98, 97], discards=[10, 22, 33], year=3, ten=2)
    scenario.decide(d.raise_to(60), d.PASS, d.PASS, d.found(7), d.equip(10))
    return scenario


def drawing() -> GreedScenario:
    return position(
        phase="announcing",
        companies={0: firm("0")},
        hands=[[10, 22], [11, 23], [24, 12]],
        pile=[20, 25, 26],
        ten=2,
        year=5,
    )


def over() -> GreedScenario:
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
def test_a_copy_has_every_fact(moment: Callable[[], GreedScenario]) -> None:
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
def test_a_copy_shares_nothing(moment: Callable[[], GreedScenario]) -> None:
    game = moment().game
    before = facts(game)
    twin = game.clone()
    for number in range(len(twin.numbers)):
        twin.numbers[number] = 1
    assert facts(game) == before


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_copies_keep_their_proposals_apart(before: int) -> None:
    """They share what was proposed before, and each goes on from there."""
    scenario = position(phase="trading", companies={3: firm("0", goods="3 coal"), 2: firm("2")})
    for _ in range(before):
        scenario.by(0, d.deal(3, 2, "1 coal", "10"))
    twins = [GreedScenario(scenario.game.clone()) for _ in range(2)]
    twins[0].by(2, d.deal(2, 3, "20", "1 coal"))
    twins[1].by(2, d.deal(2, 3, "30", "1 coal"))
    money = [[row[4 + 11] + row[4 + 23] for row in rows(one)] for one in (scenario, *twins)]
    assert money == [[10] * before, [*[10] * before, 20], [*[10] * before, 30]]


def rows(scenario: GreedScenario) -> list[list[int]]:
    """The open proposals."""
    deals = scenario.game.snapshot()["deals"]
    assert isinstance(deals, list)
    return deals


def test_a_copy_brings_the_same_cards() -> None:
    scenario = drawing()
    twins = [GreedScenario(scenario.game.clone()) for _ in range(2)]
    for twin in twins:
        for _ in wander(twin, 1, most=20):
            pass
    assert facts(twins[0].game) == facts(twins[1].game)


@pytest.mark.parametrize("new_ceo_drops", [False, True])
def test_G27_a_copy_and_another_game_like_it_have_the_same_option(new_ceo_drops: bool) -> None:
    game = dealt(3, new_ceo_drops=new_ceo_drops).game
    for other in (game, game.clone(), game.imagine(0, Rng(2)), game.fresh(Chance(Rng(2)))):
        assert other.snapshot()["options"] == [new_ceo_drops]
