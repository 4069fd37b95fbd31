"""The table of Greed Incorporated as views draw it."""

from __future__ import annotations

import pytest

from tests.cli.terminal.greed.positions import (
    ADA,
    BRUNO,
    CHLOE,
    ENDRUN,
    LEMON,
    MADF,
    bidding,
    play,
    trading,
)
from tests.rules.greed.decisions import PASS, raise_to
from tests.rules.greed.position import GreedScenario, firm, position
from tests.rules.greed.test_founding import founders
from tontine.play.errors import Refused
from tontine.play.greed.table import draw_own, draw_table
from tontine.play.greed.view import Arrow, GreedTable
from tontine.play.match import Match, new_match
from tontine.play.titles import TITLES
from tontine.play.view import Choice, Decision
from tontine.play.words import Phrase

COAL: Decision = {"give": {"coal": 2}, "get": {"money": 5}}
FIRMS = {2: firm("0"), 3: firm("1"), 4: firm("2")}


def seen(scenario: GreedScenario, seat: int) -> GreedTable:
    return draw_own(scenario.game, seat, draw_table(scenario.game, []))


def of_steel(scenario: GreedScenario) -> Arrow:
    """What the first player's card would do to it."""
    arrows = seen(scenario, 0).hand[0].arrows
    return next(arrow for arrow in arrows if arrow.good == "steel")


@pytest.mark.rule("G1", "G10", "G11")
@pytest.mark.parametrize(("before", "after", "price"), [(0, -3, 13), (2, -1, 33), (-3, -3, 13)])
def test_a_good_has_its_square_and_every_card_in_hand_says_where_it_leads(
    before: int, after: int, price: int
) -> None:
    """Asset 15 has three arrows down for steel, which costs 43 on the fourth step of its track."""
    scenario = position(
        phase="announcing",
        year=2,
        companies=FIRMS,
        hands=[[15, 40], [11, 41], [12, 42]],
        trends={"steel": before},
    )
    view = seen(scenario, 0)
    assert [good.trend for good in view.goods if good.name == "steel"] == [before]
    assert of_steel(scenario) == Arrow("steel", -3, after, price)
    assert seen(scenario, 1).hand[0].number == 11


@pytest.mark.rule("G10")
def test_arrows_that_will_not_act_again_are_left_out() -> None:
    scenario = position(
        phase="gold",
        companies={2: firm("0", assets=[15]), 3: firm("1"), 4: firm("2")},
        offer={16: 1},
        discards=[17],
        gold=[0],
        purse=[0, 99, 0],
    )
    view = seen(scenario, 0)
    cards = [asset.card for company in view.companies for asset in company.assets]
    assert [card.number for card in cards] == [15]
    assert not any(card.arrows for card in [*cards, view.offers[0].card, view.discards[0]])
    assert view.players[0].symbols[0].arrows == []
    assert view.gold is not None
    assert view.gold.symbol.arrows
    assert all(company.arrows for company in view.foundable)


@pytest.mark.rule("G19")
def test_a_company_says_which_assets_can_still_be_run_this_year() -> None:
    """Not the mine, which produces by itself; the smelter until it is used, even without coal."""
    match = play(
        trading(),
        (ADA, {"kind": "propose", "company": ENDRUN, "partner": MADF, **COAL}),
        (BRUNO, {"kind": "accept", "proposal": 1}),
    )
    assert runs_of(trading()) == runs_of(match) == {ENDRUN: [], MADF: [15], LEMON: []}
    match.decide(BRUNO, {"kind": "use", "asset": 15})
    assert runs_of(match)[MADF] == []


def runs_of(match: Match) -> dict[int, list[int]]:
    table: GreedTable = match.view(None).table
    return {company.number: company.runs for company in table.companies}


def test_players_say_whether_they_are_done_trading_or_have_an_offer() -> None:
    match = play(
        trading(),
        (CHLOE, {"kind": "content"}),
        (ADA, {"kind": "propose", "company": ENDRUN, "partner": MADF, **COAL}),
    )
    table: GreedTable = match.view(BRUNO).table
    moods = [player.mood and player.mood.message for player in table.players]
    assert moods == ["mood-trading", "mood-offered", "mood-content"]
    # Each of the two reads which company of theirs it is about.
    sides = [match.view(seat).table.proposals[0].side for seat in (ADA, BRUNO, CHLOE)]
    assert sides == [
        Phrase("letter-from", {"company": ENDRUN}),
        Phrase("letter-to", {"company": MADF}),
        None,
    ]
    moods = [player.mood and player.mood.message for player in bidding().view(None).table.players]
    assert moods == ["mood-owes"] * 3


@pytest.mark.rule("G32")
@pytest.mark.parametrize(
    ("taken", "more"),
    [([], [10, 21, 30, 42, 45]), ([21, 10, 45], [30, 42]), ([10, 21, 30, 42], [])],
)
def test_a_new_company_says_what_it_could_take_besides(taken: list[int], more: list[int]) -> None:
    table = founders([100, 80, 70], discards=[10, 21, 30, 42, 45])
    table.decide(raise_to(60), PASS, PASS)
    match = new_match("greed", table.game.seats, 1)
    match._games[-1] = table.game.clone()
    found = {"kind": "found", "company": 6, "assets": taken}
    assert match.preview(match.owing[0], found).changes.more == more


@pytest.mark.rule("G29", "G30")
def test_every_status_symbol_says_what_it_counts_before_it_is_for_sale() -> None:
    table: GreedTable = trading().view(None).table
    assert table.gold is not None
    assert table.silver is not None
    for symbol in (table.gold.symbol, table.silver.symbol):
        assert table.names.points[symbol.name] == symbol.points
    assert list(table.names.points) == list(table.names.symbols)


# -- deals with runs -----------------------------------------------------------------------


TERMS = {"company": MADF, "partner": ENDRUN, "give": {"steel": 1}, "get": {"coal": 2, "money": 5}}
PROPOSAL: Decision = {"kind": "propose", **TERMS, "runs": [15]}


def proposed() -> Match:
    """MadF would turn Endrun's coal into steel, and give that back for 5M more."""
    return play(trading(), (BRUNO, PROPOSAL))


@pytest.mark.rule("G17", "G19")
def test_a_proposal_says_what_it_does_to_either_side() -> None:
    match = proposed()
    (proposal,) = match.view(ADA).table.proposals
    coal, steel = (good.price for good in match.view(ADA).table.goods[2:4])
    assert proposal.runs == [15]
    assert [(it.company, it.goods, it.free, it.income, it.worth) for it in proposal.effects] == [
        (MADF, {}, 0, 5, 5),
        (ENDRUN, {"coal": -2, "steel": 1}, -5, 0, steel - 2 * coal - 5),
    ]
    assert proposal.why is None


@pytest.mark.rule("G17", "G19")
def test_both_sides_see_all_of_a_deal_before_it_is_made() -> None:
    match = proposed()
    accept: Decision = {"kind": "accept", "proposal": 1}
    told = [event.event for event in match.preview(ADA, accept).does]
    assert told == ["dealt", "moved", "ran", "spent", "gained", "moved", "paid"]
    proposing = match.preview(
        ADA,
        {"kind": "counter", "proposal": 1, "give": {"coal": 2}, "get": {"steel": 1}, "runs": [15]},
    )
    assert [event.event for event in proposing.does] == [
        "countered",
        "proposed",
        "runs",
        "terms",
        "terms",
    ]


@pytest.mark.rule("G19")
def test_a_proposal_says_why_it_can_no_longer_be_fulfilled() -> None:
    match = proposed()
    sale = {"company": ENDRUN, "partner": MADF, "give": {"coal": 1}, "get": {"money": 9}}
    match = play(
        match, (ADA, {"kind": "propose", **sale}), (BRUNO, {"kind": "accept", "proposal": 2})
    )
    (proposal,) = match.view(ADA).table.proposals
    assert proposal.why is not None
    assert str(proposal.why) == "G17: company 3 cannot give 2 coal: it has 1"
    sale = {"company": ENDRUN, "partner": MADF, "give": {"coal": 1}, "get": {"money": 9}}
    match = play(
        match,
        (ADA, {"kind": "propose", **sale}),
        (BRUNO, {"kind": "accept", "proposal": 3}),
        (BRUNO, {"kind": "use", "asset": 15}),
    )
    (proposal,) = match.view(ADA).table.proposals
    assert proposal.why is not None
    assert str(proposal.why) == "G19: asset 15 has been used this year"


@pytest.mark.rule("G19")
def test_the_assets_of_a_deal_may_be_named_in_any_order_and_none_twice() -> None:
    match = trading()
    with pytest.raises(Refused) as refused:
        match.decide(BRUNO, {**PROPOSAL, "runs": [15, 15]})
    assert (refused.value.rule, refused.value.reason) == ("G19", "runs_out_of_order")
    assert match.version == trading().version


@pytest.mark.rule("G17", "G19")
def test_every_pair_that_can_deal_has_an_example_that_is_accepted() -> None:
    """Company 3 has nothing but an asset to run."""
    scenario = position(
        phase="trading",
        companies={2: firm("0", goods="2 coal", free=0), 3: firm("1", assets=[15], free=0)},
    )
    asks = TITLES["greed"].asks(
        scenario.game, 0, lambda decision, called=None: Choice(decision=decision), lambda *_: []
    )
    (ask,) = [it for it in asks if it.kind == "propose"]
    assert ask.choices[0].decision == {
        "kind": "propose",
        "company": 2,
        "partner": 3,
        "give": {"coal": 2},
        "get": {"steel": 1},
        "runs": [15],
    }
