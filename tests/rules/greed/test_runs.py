"""Deals in which processing assets are run: G19, with G17 and G18."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tests.rules.greed.accountant import Accountant
from tests.rules.greed.decisions import CONTENT, accept, counter, deal, use
from tests.rules.greed.position import GreedScenario, firm, position
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.greed import decisions as codes
from tontine.rules.greed import layout as at
from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import GOOD_NAMES, GOODS, MONEY, NO_ASSET, THINGS
from tontine.rules.greed.deals import asset_at
from tontine.rules.greed.exchange import PLACES, Exchange

COAL, STEEL, RAILS = (GOOD_NAMES.index(good) for good in ("coal", "steel", "railroads"))

# Of the box: 15 makes 1 steel of 2 coal, 16 makes 2 railroads of 1 coal and 1 steel, 17 makes a
# house of 1 sand, 18 makes 2 loans of a house; 10 produces.


def trading() -> GreedScenario:
    """Player 0 has coal (2), player 1 all the works and no money (3), player 2 nothing (4)."""
    return position(
        phase="trading",
        companies={
            2: firm("0", goods="5 coal", free=20),
            3: firm("1", assets=[15, 16, 10], free=0),
            4: firm("2", assets=[17, 18], goods="1 sand", free=0),
        },
    )


# -- what can be agreed ------------------------------------------------------------------


def test_G17_G19_who_has_nothing_deals_with_what_it_makes_of_what_the_other_makes() -> None:
    """Company 2 can only give railroads, of steel that company 3 makes first."""
    companies = {
        2: firm("0", assets=[16], free=0),
        3: firm("1", assets=[15], goods="3 coal", free=0),
        4: firm("2", assets=[15], goods="2 coal", free=0),
    }
    scenario = position(phase="trading", companies=companies)
    assert [line for line in scenario.offered(0) if line.startswith("propose")] == ["propose 2 3"]
    scenario.by(0, deal(2, 3, "1 railroads", "1 coal 1 steel", [15, 16]))
    scenario.by(1, accept())
    assert (scenario.goods(2), scenario.goods(3)) == ({"railroads": 1}, {"railroads": 1})


def test_G19_inputs_for_a_part_of_what_is_made_of_them() -> None:
    """Nobody has any steel, the works no money, and nothing else moves."""
    scenario = trading()
    scenario.by(0, deal(2, 3, "3 coal", "1 railroads", [15, 16]))
    before = len(scenario.story())
    scenario.by(1, accept())
    assert scenario.goods(2) == {"coal": 2, "railroads": 1}
    assert scenario.goods(3) == {"railroads": 1}
    assert scenario.piles(2) == (20, 0, 0)
    assert [f"{name} {fields}" for name, fields in heard(scenario)[before:]] == [
        f"dealt {(1, 2, 3)}",
        f"moved {(2, 3, COAL, 2)}",
        f"ran {(3, 15)}",
        f"spent {(3, COAL, 2)}",
        f"gained {(3, STEEL, 1)}",
        f"moved {(2, 3, COAL, 1)}",
        f"ran {(3, 16)}",
        f"spent {(3, COAL, 1)}",
        f"spent {(3, STEEL, 1)}",
        f"gained {(3, RAILS, 2)}",
        f"moved {(3, 2, RAILS, 1)}",
    ]


def heard(scenario: GreedScenario) -> list[tuple[str, tuple[int, ...]]]:
    return [(codes.EVENTS[kind].name, fields) for kind, fields in scenario.heard()]


def test_G19_the_proposal_names_what_is_run() -> None:
    scenario = trading()
    scenario.by(0, deal(2, 3, "3 coal", "1 railroads", [15, 16]))
    assert scenario.told(codes.RUNS) == [(1, 3, 15), (1, 3, 16)]
    assert scenario.told(codes.TERMS) == [(1, 2, COAL, 3), (1, 3, RAILS, 1)]


def test_G19_assets_of_both_sides_whatever_their_numbers() -> None:
    """17 makes the house that 18 of the other side needs; or 16 what 15 made, the other way."""
    scenario = position(
        phase="trading",
        companies={
            2: firm("0", assets=[18], goods="1 sand", free=0),
            3: firm("1", assets=[17], free=0),
        },
    )
    scenario.by(0, deal(2, 3, "1 sand 1 loans", "1 houses", [17, 18]))
    scenario.by(1, accept())
    assert scenario.goods(2) == scenario.goods(3) == {"loans": 1}
    assert scenario.told(codes.RAN) == [(3, 17), (2, 18)]


def test_G19_a_run_may_come_before_one_with_a_lower_number() -> None:
    scenario = position(
        phase="trading",
        companies={
            2: firm("0", assets=[17], goods="1 coal", free=0),
            3: firm("1", assets=[16, 15], goods="2 coal 1 sand", free=0),
        },
    )
    scenario.by(1, deal(3, 2, "1 sand", "1 coal 1 houses", [15, 16, 17]))
    scenario.by(0, accept())
    assert scenario.goods(3) == {"railroads": 2, "houses": 1}


def test_G19_one_lends_and_gets_back_more() -> None:
    """The same good both ways, of which one side has none before."""
    scenario = position(
        phase="trading",
        companies={2: firm("0", goods="2 coal", free=0), 3: firm("1", assets=[15], free=0)},
    )
    scenario.game.cards.makes[15 * GOODS + COAL] = 3
    try:
        scenario.by(0, deal(2, 3, "2 coal", "2 coal 1 steel", [15]))
        scenario.by(1, accept())
    finally:
        scenario.game.cards.makes[15 * GOODS + COAL] = 0
    assert scenario.goods(2) == {"coal": 2, "steel": 1}
    assert scenario.goods(3) == {"coal": 1}


def test_G17_a_players_own_companies_agree_at_once() -> None:
    scenario = position(
        phase="trading",
        companies={2: firm("0", goods="2 coal", free=0), 3: firm("0", assets=[15], free=0)},
    )
    scenario.by(0, deal(2, 3, "2 coal", "1 steel", [15]))
    assert scenario.goods(2) == {"steel": 1}


def test_G19_a_counter_proposal_can_name_runs() -> None:
    scenario = trading()
    scenario.by(0, deal(2, 3, "3 coal", "2 railroads", [15, 16]))
    scenario.by(1, counter("1 railroads", "3 coal", 0, [15, 16]))
    scenario.by(0, accept())
    assert scenario.goods(3) == {"railroads": 1}


# -- what cannot -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gives", "wants", "runs", "rule", "reason"),
    [
        ("3 coal", "1 railroads", [16], "G19", "lacks_input"),  # nobody has steel
        ("1 coal", "1 steel", [15], "G19", "lacks_input"),  # one coal of two
        ("2 coal", "2 steel", [15], "G17", "too_few_goods"),
        ("6 coal", "1 steel", [15], "G17", "too_few_goods"),
        ("2 coal", "", [15], "G17", "gives_nothing"),
        ("", "1 steel", [15], "G19", "lacks_input"),
        ("20", "1 steel", [15], "G19", "lacks_input"),
        ("2 coal 30", "1 steel", [15], "G18", "too_little_cash"),
        ("2 coal", "1 steel 5", [15], "G18", "too_little_cash"),
        ("2 coal", "1 steel", [10], "G16", "produces"),
        ("2 coal", "1 steel", [17], "G19", "not_in_the_deal"),
        ("2 coal", "1 steel", [49], "G19", "not_in_the_deal"),
        ("2 coal", "1 steel", [15, 15], "G19", "runs_out_of_order"),
    ],
)
def test_G19_what_is_refused_and_why(
    gives: str, wants: str, runs: list[int], rule: str, reason: str
) -> None:
    scenario = trading()
    before = scenario.game.snapshot()
    assert scenario.refusal(deal(2, 3, gives, wants, runs), 0) == (rule, reason)
    assert scenario.game.snapshot() == before


def test_G19_the_refusal_says_what_is_missing() -> None:
    refused = trading().refused(deal(2, 3, "1 coal", "1 steel", [15]), 0)
    assert refused is not None
    assert refused.details == {"asset": 15, "company": 3, "good": COAL, "count": 2, "there": 1}
    refused = trading().refused(deal(2, 3, "2 coal", "2 steel", [15]), 0)
    assert refused is not None
    assert refused.details == {"company": 3, "good": STEEL, "count": 2, "there": 1}


def test_G19_runs_are_named_before_the_terms() -> None:
    scenario = trading()
    scenario.game.numbers[at.FREE + 3] = 5
    scenario.by(0, deal(2, 3, "2 coal", "5")[:2])
    assert scenario.refusal((codes.RUN + 15,), 0) == ("G19", "runs_out_of_order")


def test_G17_a_run_is_no_gift() -> None:
    """What counts is what is handed over."""
    scenario = position(
        phase="trading",
        companies={
            2: firm("0", goods="1 sand", free=20),
            3: firm("1", assets=[15], goods="2 coal"),
        },
    )
    assert scenario.refusal(deal(2, 3, "20", "", [15]), 0) == ("G17", "gives_nothing")
    scenario.game.numbers[at.FREE + 3] = 5
    assert scenario.refusal(deal(2, 3, "20", "5", [15]), 0) is None


def test_G17_nothing_is_paid_for_with_what_the_deal_brought() -> None:
    """Else one coal could go there and back, and stand for a good of either side."""
    scenario = position(
        phase="trading",
        companies={
            2: firm("0", goods="3 coal", free=20),
            3: firm("1", assets=[15], free=5),
        },
    )
    assert scenario.refusal(deal(2, 3, "3 coal", "1 coal", [15]), 0) == ("G17", "too_few_goods")
    assert scenario.refusal(deal(2, 3, "3 coal", "1 coal"), 0) == ("G17", "too_few_goods")


def test_G19_an_asset_used_meanwhile_stops_the_deal_and_leaves_it_open() -> None:
    scenario = position(
        phase="trading",
        companies={
            2: firm("0", goods="2 coal", free=20),
            3: firm("1", assets=[15], goods="2 coal"),
        },
    )
    scenario.by(0, deal(2, 3, "2 coal", "1 steel", [15]))
    scenario.by(1, use(15))
    before = scenario.game.snapshot()
    assert scenario.refusal(accept(), 1) == ("G19", "used_already")
    assert "accept 0" not in scenario.offered(1)
    assert scenario.game.snapshot() == before
    assert scenario.deals() == [1]


def test_G19_a_run_that_was_agreed_is_the_asset_s_use_of_the_year() -> None:
    scenario = trading()
    scenario.by(0, deal(2, 3, "2 coal", "1 steel", [15]))
    scenario.by(1, accept())
    assert scenario.refusal(use(15), 1) == ("G19", "used_already")
    assert scenario.refusal(deal(2, 3, "2 coal", "1 steel", [15]), 0) == ("G19", "used_already")


def test_G18_money_that_a_deal_brings_does_not_pay_in_it() -> None:
    scenario = trading()
    scenario.game.numbers[at.FREE + 3] = 5
    wants = deal(2, 3, "2 coal 20", "1 steel 6", [15])
    assert scenario.refusal(wants, 0) == ("G18", "too_little_cash")
    scenario.by(0, deal(2, 3, "2 coal 20", "1 steel 5", [15]))
    scenario.by(1, accept())
    assert (scenario.piles(2), scenario.piles(3)) == ((0, 0, 5), (0, 0, 20))
    assert scenario.refusal(deal(2, 3, "1 coal", "1"), 0) == ("G17", "gives_nothing")


def test_G18_money_spent_meanwhile_stops_the_deal() -> None:
    """On either side; the one who proposes has two proposals open with the same money."""
    for gives, wants, first in (("2 coal 20", "1 steel", 2), ("2 coal", "1 steel 5", 3)):
        scenario = trading()
        scenario.game.numbers[at.FREE + 3] = 5
        scenario.by(0, deal(2, 3, gives, wants, [15]))
        scenario.game.numbers[at.FREE + first] -= 1
        assert scenario.refusal(accept(), 1) == ("G18", "too_little_cash")
        assert "accept 0" not in scenario.offered(1)


def test_G19_like_against_like_changes_hands_before_the_runs_use_it_up() -> None:
    """Each side needs its coal for its own run, and each gives one: first, while there is any."""
    scenario = position(
        phase="trading",
        companies={
            2: firm("0", assets=[15], goods="2 coal", free=0),
            3: firm("1", assets=[16], goods="1 coal 1 steel", free=0),
        },
    )
    scenario.by(0, deal(2, 3, "1 coal", "1 coal", [15, 16]))
    before = len(scenario.story())
    scenario.by(1, accept())
    moved = [fields for name, fields in heard(scenario)[before:][1:3] if name == "moved"]
    assert moved == [(2, 3, COAL, 1), (3, 2, COAL, 1)]
    assert (scenario.goods(2), scenario.goods(3)) == ({"steel": 1}, {"railroads": 2})


def test_G20_a_deal_reopens_the_phase_for_both_sides() -> None:
    scenario = trading()
    scenario.by(2, CONTENT)
    scenario.by(0, deal(2, 3, "2 coal", "1 steel", [15]))
    scenario.by(0, CONTENT)
    scenario.by(1, accept())
    assert scenario.owing() == [0, 1]


def test_G17_who_has_nothing_can_deal_with_what_the_deal_makes() -> None:
    """Company 3 has neither goods nor money; company 5 not even an asset."""
    scenario = position(
        phase="trading",
        companies={
            2: firm("0", goods="2 coal", free=0),
            3: firm("1", assets=[15], free=0),
            5: firm("2", free=0),
        },
    )
    offered = scenario.offered(0)
    assert "propose 2 3" in offered
    assert "propose 2 5" not in offered
    scenario.by(0, (codes.PROPOSE + 23,))
    assert scenario.offered(0) == ["run 15"]
    scenario.by(0, (codes.RUN + 15,))
    assert scenario.offered(0) == ["give 2 to 2 coal"]


def test_G19_copies_know_the_runs() -> None:
    scenario = trading()
    scenario.by(0, deal(2, 3, "3 coal", "1 railroads", [15, 16])[:3])
    twin = scenario.game.clone()
    assert twin.snapshot() == scenario.game.snapshot()
    assert twin.snapshot()["runs"] != 0
    assert scenario.game.imagine(1, Rng(1)).runs == scenario.game.runs
    scenario.by(0, deal(2, 3, "3 coal", "1 railroads")[1:])
    assert twin.snapshot() != scenario.game.snapshot()
    assert scenario.game.clone().snapshot() == scenario.game.snapshot()


# -- whatever is agreed ------------------------------------------------------------------


def furnished(seed: int) -> GreedScenario:
    """Three companies with all the works between them, and goods at random."""
    rng = Rng(seed)
    works = [15, 16, 17, 18, 10, 11]
    firms: dict[int, list[int]] = {2: [], 3: [], 4: []}
    for asset in works:
        firms[2 + rng.below(3)].append(asset)
    goods = {
        company: " ".join(
            f"{1 + rng.below(3)} {good}"
            for good in ("coal", "steel", "sand", "houses")
            if rng.below(3) == 0
        )
        for company in firms
    }
    return position(
        phase="trading",
        companies={
            company: firm(str(company - 2), assets=assets[:4], goods=goods[company], free=15)
            for company, assets in firms.items()
        },
        seed=seed,
    )


def pick(scenario: GreedScenario, seat: int, rng: Rng) -> int:
    """A code that is offered, runs and small numbers more often."""
    choices = Choices()
    scenario.game.offer(seat, choices)
    spans = choices.listed()
    runs = [first for first, _ in spans if codes.RUN <= first < codes.KEEP]
    if runs and rng.below(2):
        return runs[rng.below(len(runs))]
    first, count = spans[rng.below(len(spans))]
    return first + rng.below(min(count, 3))


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10**6))
def test_G19_a_draft_always_becomes_a_deal_and_a_deal_is_whole(seed: int) -> None:
    """What is handed over, spent and made adds up, and nobody is ever short of anything."""
    rng = Rng(seed)
    scenario = furnished(seed)
    books = Accountant(scenario)
    game = scenario.game
    for company in (2, 3, 4):
        books.free[company] = 15
        books.chairs[company] = [company - 2]
        books.assets[company] = set(scenario.assets(company))
        books.goods[company].update(
            {GOOD_NAMES.index(good): count for good, count in scenario.goods(company).items()}
        )
    books.compare()
    for _ in range(40):
        if scenario.phase != "trading":
            break
        seat = game.actor
        code = pick(scenario, seat, rng)
        if code == codes.CONTENT:
            continue
        scenario.by(seat, (code,))
        for _ in range(40):
            if scenario.phase != "drafting":
                break
            scenario.by(seat, (pick(scenario, seat, rng),))
        assert scenario.phase == "trading"
        for row in game.snapshot()["deals"]:  # type: ignore[attr-defined]
            answer(scenario, int(row[0]))
            break
        books.catch_up()


def answer(scenario: GreedScenario, number: int) -> None:
    """Accept a proposal; all of it happens, or it is refused and nothing does."""
    place = scenario.deals().index(number)
    deals: list[list[int]] = scenario.game.snapshot()["deals"]  # type: ignore[assignment]
    row = deals[place]
    giver, taker, terms = row[1], row[2], row[4:]
    seat = scenario.game.ceo(taker)
    before = scenario.game.snapshot()
    if scenario.refusal(accept(place), seat) is not None:
        assert scenario.game.snapshot() == before
        assert f"accept {place}" not in scenario.offered(seat)
        return
    scenario.journal.used = 0
    held = {company: dict(scenario.goods(company)) for company in (giver, taker)}
    scenario.by(seat, accept(place))
    moved = [0] * (2 * THINGS)
    change: dict[int, dict[str, int]] = {giver: {}, taker: {}}
    for kind, fields in scenario.heard():
        if kind == codes.MOVED:
            moved[(fields[0] == taker) * THINGS + fields[2]] += fields[3]
        elif kind == codes.PAID:
            moved[(fields[0] == taker) * THINGS + MONEY] += fields[2]
        elif kind in (codes.SPENT, codes.GAINED):
            name = GOOD_NAMES[fields[1]]
            sign = 1 if kind == codes.GAINED else -1
            change[fields[0]][name] = change[fields[0]].get(name, 0) + sign * fields[2]
    assert moved == terms
    ran = {asset for _, asset in scenario.told(codes.RAN)}
    named = {
        asset
        for bit in range(PLACES)
        if row[3] >> bit & 1
        for asset in [asset_at(scenario.game, giver, taker, bit)]
    }
    assert ran == named
    for company, sign in ((giver, 1), (taker, -1)):
        for thing, good in enumerate(GOOD_NAMES):
            net = sign * (terms[THINGS + thing] - terms[thing]) + change[company].get(good, 0)
            assert scenario.goods(company).get(good, 0) == held[company].get(good, 0) + net


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_G17_G19_what_is_offered_and_what_is_refused_agree(seed: int, other: int) -> None:
    rng = Rng(other)
    scenario = furnished(seed)
    for _ in range(12):
        seat = scenario.game.actor
        if scenario.phase == "drafting":
            choices = Choices()
            scenario.game.offer(seat, choices)
            assert choices.total > 0
            for code in [*range(codes.SEND, codes.KEEP), *(amounts())]:
                assert choices.contains(code) == (scenario.game.refusal(seat, code) is None)
        code = pick(scenario, seat, rng)
        if code != codes.CONTENT:
            scenario.by(seat, (code,))


def amounts() -> list[int]:
    return [
        codes.TERM + entry * codes.SUMS + amount
        for entry in range(2 * THINGS)
        for amount in (0, 1, 2, 3, 4, 5, 7)
    ]


# -- against trying everything -----------------------------------------------------------


class Case(NamedTuple):
    """Two sides with three goods: recipes by place, stock, terms."""

    recipes: list[tuple[int, list[int], list[int]]]  # place, takes, makes
    stock: list[list[int]]
    terms: list[list[int]]


KINDS = 3
counts = st.lists(st.integers(0, 2), min_size=KINDS, max_size=KINDS)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    places = draw(st.lists(st.integers(0, PLACES - 1), unique=True, min_size=1, max_size=3))
    return Case(
        [(place, draw(counts), draw(counts)) for place in places],
        [draw(counts), draw(counts)],
        [draw(counts), draw(counts)],
    )


def by_trying(case: Case, terms: Sequence[Sequence[int]]) -> bool:
    """Every order of handing over single goods and of running."""
    for side in (0, 1):
        for good in range(KINDS):
            made = sum(makes[good] for place, _, makes in case.recipes if place // 4 == side)
            if terms[side][good] > case.stock[side][good] + made:
                return False
    if not any(terms[0]) or not any(terms[1]):
        return False
    flat = [*case.stock[0], *case.stock[1]]
    start = (0, tuple(flat), (*terms[0], *terms[1]))
    seen, agenda = {start}, [start]
    while agenda:
        done, stock, left = agenda.pop()
        if done == (1 << len(case.recipes)) - 1 and not any(left):
            return True
        for state in steps(case, done, stock, left):
            if state not in seen:
                seen.add(state)
                agenda.append(state)
    return False


State = tuple[int, tuple[int, ...], tuple[int, ...]]


def steps(case: Case, done: int, stock: tuple[int, ...], left: tuple[int, ...]) -> list[State]:
    states: list[State] = []
    for entry in range(2 * KINDS):
        if left[entry] and stock[entry]:
            after, rest = list(stock), list(left)
            after[entry] -= 1
            after[(entry + KINDS) % (2 * KINDS)] += 1
            rest[entry] -= 1
            states.append((done, tuple(after), tuple(rest)))
    for number, (place, takes, makes) in enumerate(case.recipes):
        first = place // 4 * KINDS
        own = stock[first : first + KINDS]
        if not done >> number & 1 and all(own[good] >= takes[good] for good in range(KINDS)):
            after = list(stock)
            for good in range(KINDS):
                after[first + good] += makes[good] - takes[good]
            states.append((done | 1 << number, tuple(after), left))
    return states


def exchange(case: Case, terms: Sequence[Sequence[int]], fixed: int) -> Exchange:
    cards = CardSet("three goods")
    assets = vec[i64]([NO_ASSET] * PLACES)
    runs = 0
    for number, (place, takes, makes) in enumerate(case.recipes, 10):
        assets[place] = number
        runs |= 1 << place
        for good in range(KINDS):
            cards.takes[number * GOODS + good] = takes[good]
            cards.makes[number * GOODS + good] = makes[good]
    stock, given_ = vec[i64]([0] * (2 * GOODS)), vec[i64]([0] * (2 * THINGS))
    for side in (0, 1):
        for good in range(KINDS):
            stock[side * GOODS + good] = case.stock[side][good]
            given_[side * THINGS + good] = terms[side][good]
    return Exchange(cards, assets, stock, vec[i64]([0, 0]), given_, fixed, runs, 0)


@settings(deadline=None, max_examples=400)
@given(cases())
def test_G19_the_search_finds_an_order_where_there_is_one(case: Case) -> None:
    assert exchange(case, case.terms, 2 * THINGS).works() == by_trying(case, case.terms)


@settings(deadline=None, max_examples=150)
@given(cases(), st.sampled_from([0, 1, 2, 12, 13, 14]))
def test_G19_a_draft_can_be_finished_if_some_deal_goes_on_from_it(case: Case, fixed: int) -> None:
    """The first terms are settled, all others are tried."""
    assume(len(case.recipes) <= 2)
    entries = [(side, good) for side in (0, 1) for good in range(KINDS)]
    ranges = [
        [case.terms[side][good]] if side * THINGS + good < fixed else range(5)
        for side, good in entries
    ]
    reached = any(
        by_trying(case, [list(chosen[:KINDS]), list(chosen[KINDS:])])
        for chosen in product(*ranges)
        if sum(chosen) <= 12
    )
    assert exchange(case, case.terms, fixed).works() == reached
