"""What must hold in every position of every game."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tests.rules.greed.accountant import Accountant
from tests.rules.greed.box import box
from tests.rules.greed.position import GreedScenario, dealt, scripted
from tests.rules.scenario import wander
from tontine.rules.chance import Chance, Rng, Script
from tontine.rules.choices import Choices
from tontine.rules.greed import decisions as codes
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import BOARD, CHAIRS, COMPANIES, GOODS, SLOTS
from tontine.rules.greed.game import Greed, set_up
from tontine.rules.greed.position import ON_OFFER, READY, UNSEEN, USED
from tontine.rules.journal import Journal

SEATS = [3, 4, 5]

any_game = given(
    seats=st.sampled_from(SEATS), new_ceo_drops=st.booleans(), seed=st.integers(0, 10**9)
)


def few(count: int) -> settings:
    """A seed does not become simpler by shrinking."""
    return settings(max_examples=count, deadline=None, derandomize=True, phases=[Phase.generate])


def moments(seats: int, new_ceo_drops: bool, seed: int, every: int = 1) -> Iterator[GreedScenario]:
    scenario = dealt(seats, new_ceo_drops=new_ceo_drops, seed=seed)
    for count in wander(scenario, seed):
        if count % every == 0 or scenario.game.over:
            yield scenario


# -- conservation ----------------------------------------------------------------------


@few(6)
@any_game
def test_G1_to_G33_the_events_account_for_everything(
    seats: int, new_ceo_drops: bool, seed: int
) -> None:
    """Free cash, both incomes, private money, goods, chairs, assets, trends, prices, symbols."""
    scenario = dealt(seats, new_ceo_drops=new_ceo_drops, seed=seed)
    books = Accountant(scenario)
    books.catch_up()
    for _ in wander(scenario, seed):
        books.catch_up()
    assert scenario.game.over


@few(6)
@any_game
def test_G5_all_40_assets_are_accounted_for(seats: int, new_ceo_drops: bool, seed: int) -> None:
    for scenario in moments(seats, new_ceo_drops, seed, every=3):
        game = scenario.game
        hidden = [asset for seat in range(seats) for asset in scenario.hand(seat)]
        hidden += scenario.pile()
        closed = list(range(10 + 10 * game.ten, 50))
        box_left = [a for a in range(10, 10 + 10 * game.ten) if not box().is_played(a, seats)]
        owned = [asset for company in range(COMPANIES) for asset in scenario.assets(company)]
        assert sorted(hidden + closed + box_left) == scenario.cards(UNSEEN)
        assert sorted(owned) == sorted(scenario.cards(READY) + scenario.cards(USED))
        assert list(scenario.on_offer()) == scenario.cards(ON_OFFER)
        everywhere = hidden + closed + box_left + owned
        assert sorted([*everywhere, *scenario.on_offer(), *scenario.discards()]) == list(
            range(10, 50)
        )
        assert all(
            (game.mark(asset) >= 0) == (game.status(asset) == ON_OFFER) for asset in range(50)
        )
        assert all(game.cards.processes[asset] for asset in scenario.cards(READY))


@few(6)
@any_game
def test_G7_G21_money_and_goods_are_never_negative(
    seats: int, new_ceo_drops: bool, seed: int
) -> None:
    for scenario in moments(seats, new_ceo_drops, seed):
        game = scenario.game
        assert min(scenario.purse()) >= 0
        for company in range(COMPANIES):
            stock = [game.stock(company, good) for good in range(GOODS)]
            assert min(*stock, *scenario.piles(company)) >= 0
            assert game.units(company) == sum(stock)


@few(6)
@any_game
def test_G8_G26_chairs_are_closed_up_and_every_company_in_play_has_a_CEO(
    seats: int, new_ceo_drops: bool, seed: int
) -> None:
    for scenario in moments(seats, new_ceo_drops, seed, every=3):
        game = scenario.game
        for company in range(COMPANIES):
            chairs = scenario.chairs(company)
            assert "-" not in chairs
            assert len(chairs) <= CHAIRS
            assert game.board_size(company) == min(len(chairs), BOARD)
            assert len(scenario.assets(company)) <= SLOTS
            # Every chair but the first CEO's came with an asset that was bought.
            assert len(chairs) <= len(scenario.assets(company)) + 1 or new_ceo_drops
            if not chairs:
                assert scenario.piles(company) == (0, 0, 0)
                assert scenario.goods(company) == {}
                assert scenario.assets(company) == []
        in_play = [company for company in range(COMPANIES) if scenario.chairs(company)]
        founded = [company for company in in_play if company >= 5]
        gone = [company for company in range(COMPANIES) if game.gone >> company & 1]
        assert not set(gone) & set(in_play)
        assert len(founded) + len([c for c in gone if c >= 5]) == game.founded <= seats
        assert len(in_play) + len(gone) == seats + game.founded


@few(6)
@any_game
def test_G1_G11_trends_and_prices_stay_within_their_ends(
    seats: int, new_ceo_drops: bool, seed: int
) -> None:
    for scenario in moments(seats, new_ceo_drops, seed, every=3):
        game = scenario.game
        assert {game.trend(good) for good in range(GOODS)} <= {-3, -1, 0, 1, 2}
        assert all(0 <= game.step(good) <= box().top(good) for good in range(GOODS))


@few(6)
@any_game
def test_G33_every_game_ends_and_until_then_somebody_can_decide(
    seats: int, new_ceo_drops: bool, seed: int
) -> None:
    scenario = dealt(seats, new_ceo_drops=new_ceo_drops, seed=seed)
    for _ in wander(scenario, seed, most=20_000):
        if not scenario.game.over:
            assert scenario.game.actor in scenario.owing()
            assert all(scenario.offered(seat) for seat in scenario.owing())
    assert scenario.game.over
    assert scenario.game.year == (12 if seats == 3 else 8)
    assert not any(scenario.hand(seat) for seat in range(seats))
    assert scenario.deals() == []


@few(6)
@any_game
def test_G20_what_only_belongs_to_a_phase_is_gone_after_it(
    seats: int, new_ceo_drops: bool, seed: int
) -> None:
    """No proposal, bid, draft or finger outlives its phase."""
    for scenario in moments(seats, new_ceo_drops, seed):
        game, phase = scenario.game, scenario.phase
        assert phase in ("trading", "drafting") or not scenario.deals()
        assert phase in ("bidding", "taking") or not any(game.row(at.BID, COMPANIES))
        assert phase == "announcing" or not any(game.row(at.CHOSEN, seats))
        assert phase in ("drafting", "selling") or not any(game.row(at.DRAFT, 24))
        assert phase == "pointing" or (game.fired, game.pointer) == (0, 0)
        assert phase in ("gold", "silver", "founders") or game.bidders == 0
        assert phase in ("bidding", "taking", "selling", "pointing", "dropping") or not game.pending
        assert phase in ("gold", "silver", "founders", "founding") or game.highest == -1


# -- offering and refusing -------------------------------------------------------------

ABSURD = [-(1 << 62), -codes.SUMS, -1, codes.RAISE + (1 << 40), (1 << 62) - 1]


def interesting(spans: list[tuple[int, int]]) -> set[int]:
    """Every small code, some sums, and what lies at the ends of what is offered."""
    rows = [codes.TERM + entry * codes.SUMS for entry in range(34)] + [codes.RAISE]
    sums = {row + amount for row in rows for amount in (0, 1, 2, 10, 50, codes.SUMS - 1)}
    ends = {end for first, count in spans for end in (first, first + count)}
    return {*range(codes.OPEN + 3), *sums, *ends, *(end - 1 for end in ends), *ABSURD}


def check_agreement(scenario: GreedScenario) -> None:
    game, choices = scenario.game, Choices()
    before = game.snapshot()
    for seat in range(game.seats):
        game.offer(seat, choices)
        spans = choices.listed()
        for code in interesting(spans):
            assert choices.contains(code) == (game.refusal(seat, code) is None), (seat, code)
        for (first, count), (then, _) in zip(sorted(spans), sorted(spans)[1:], strict=False):
            assert first + count <= then, "a code is offered twice"
    assert game.snapshot() == before


@few(6)
@any_game
def test_G8_a_decision_is_offered_exactly_if_it_is_not_refused(
    seats: int, new_ceo_drops: bool, seed: int
) -> None:
    for scenario in moments(seats, new_ceo_drops, seed, every=211):
        check_agreement(scenario)


def test_G8_offers_and_refusals_agree_in_every_phase() -> None:
    """Some moments of each, the last one too."""
    checked = Counter[str]()
    for seed in range(4):
        for scenario in moments(SEATS[seed % 3], seed % 2 == 1, seed):
            if checked[scenario.phase] < 2 * (seed + 1):
                check_agreement(scenario)
                checked[scenario.phase] += 1
    assert set(checked) == set(codes.PHASES)
    assert min(checked.values()) >= 3


# -- copies and replays ----------------------------------------------------------------


@few(6)
@any_game
def test_a_copy_is_the_same_and_goes_its_own_way(
    seats: int, new_ceo_drops: bool, seed: int
) -> None:
    for scenario in moments(seats, new_ceo_drops, seed, every=307):
        before, heard = scenario.game.snapshot(), scenario.journal.used
        twin, other = GreedScenario(scenario.game.clone()), GreedScenario(scenario.game.clone())
        assert twin.game == scenario.game
        for _ in wander(twin, seed, most=25):
            pass
        assert scenario.game.snapshot() == before
        assert scenario.journal.used == heard
        for _ in wander(other, seed, most=25):
            pass
        assert twin.game.snapshot() == other.game.snapshot()
        assert twin.game.new_ceo_drops == new_ceo_drops


@few(6)
@any_game
def test_the_same_outcomes_and_decisions_make_the_same_game(
    seats: int, new_ceo_drops: bool, seed: int
) -> None:
    game, made, streams = recorded(seats, new_ceo_drops, seed)
    chance = Chance(Rng(0))
    chance.follow(Script(streams, strict=True))
    again = set_up(seats, chance, box(), new_ceo_drops)
    again.journal = Journal()
    again.deal()
    for seat, code in made:
        again.apply(seat, code)
    assert again.snapshot() == game.snapshot()
    assert game.journal is not None
    assert again.journal.rows() == game.journal.rows()
    assert [len(stream) for stream in streams] == [seats, seats * game.year]


def recorded(
    seats: int, new_ceo_drops: bool, seed: int
) -> tuple[Greed, list[tuple[int, int]], list[vec[i64]]]:
    """A game, the decisions in it, and what chance brought."""
    scenario = GreedScenario(set_up(seats, scripted(seed=seed), box(), new_ceo_drops))
    return scenario.game, *scenario.recorded(seed, len(codes.STREAMS))


def test_the_games_here_have_everything_in_them() -> None:
    seen: set[int] = set()
    for seed in range(12):
        scenario = dealt(SEATS[seed % 3], seed=seed)
        for _ in wander(scenario, seed):
            pass
        seen |= {row[0] for row in scenario.journal.rows()}
    assert seen == set(range(len(codes.EVENTS)))
