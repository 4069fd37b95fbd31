"""What must hold in every position of every game."""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from tests.rules.ponzi.position import LETTERS, STARTING, PonziScenario, dealt, scripted
from tests.rules.ponzi.starts import GAMES, games
from tests.rules.scenario import wander
from tontine.rules.chance import Chance, Rng, Script
from tontine.rules.choices import Choices
from tontine.rules.journal import Journal
from tontine.rules.ponzi import decisions as codes
from tontine.rules.ponzi.components import PERIODS
from tontine.rules.ponzi.game import Ponzi, set_up


def moments(seats: int, advanced: bool, seed: int, every: int = 1) -> Iterator[PonziScenario]:
    """Of several games one after the other."""
    for more in range(5):
        scenario = dealt(seats, advanced=advanced, seed=seed * 100 + more, english=more % 2 == 1)
        for count in wander(scenario, seed * 100 + more):
            if count % every == 0 or scenario.game.over:
                yield scenario


@games
def test_P1_no_card_is_ever_lost_or_doubled(seats: int, advanced: bool, seed: int) -> None:
    for scenario in moments(seats, advanced, seed):
        wheels = [card for seat in range(seats) for card in scenario.wheel(seat)]
        out = [card for _, card in scenario.told(codes.REMOVED) if card in STARTING]
        everywhere = scenario.market() + scenario.deck() + scenario.discards() + wheels + out
        assert sorted(everywhere) == list(range(9, 81))


@games
def test_P3_of_each_industry_there_are_always_15_tiles(
    seats: int, advanced: bool, seed: int
) -> None:
    for scenario in moments(seats, advanced, seed):
        tiles = "".join(scenario.tiles(seat) for seat in range(seats))
        for letter, left in zip(LETTERS, scenario.supply().values(), strict=True):
            assert left >= 0
            assert left + tiles.count(letter) == 15


@games
def test_P5_every_card_on_a_wheel_is_between_the_arrow_and_its_period(
    seats: int, advanced: bool, seed: int
) -> None:
    """P25: at the arrow are only those that a bankrupt player could not pay."""
    for scenario in moments(seats, advanced, seed):
        for seat in range(seats):
            wheel = scenario.wheel(seat)
            assert all(0 <= space <= PERIODS[card] for card, space in wheel.items())
            assert (0 in wheel.values()) == (seat in scenario.bankrupt())


@games
def test_P14_discards_wait_only_while_there_is_a_deck(
    seats: int, advanced: bool, seed: int
) -> None:
    for scenario in moments(seats, advanced, seed):
        assert scenario.deck() or not scenario.discards()


@games
def test_P9_a_decision_is_offered_exactly_if_it_is_not_refused(
    seats: int, advanced: bool, seed: int
) -> None:
    choices = Choices()
    for scenario in moments(seats, advanced, seed, every=7):
        for seat in range(seats):
            scenario.game.offer(seat, choices)
            last = codes.AMOUNT + max(scenario.money()) + 50
            accepted = [c for c in range(-2, last) if scenario.game.refusal(seat, c) is None]
            assert sorted(choices.codes()) == accepted


@games
def test_P9_until_the_end_somebody_owes_a_decision_and_can_make_one(
    seats: int, advanced: bool, seed: int
) -> None:
    for scenario in moments(seats, advanced, seed):
        if not scenario.game.over:
            assert scenario.game.owes == 1 << scenario.game.actor
            assert scenario.offered()


@games
def test_P13_the_market_is_full_and_sorted(seats: int, advanced: bool, seed: int) -> None:
    for scenario in moments(seats, advanced, seed):
        market = scenario.market()
        assert market == sorted(market)
        assert len(market) == 9 or not scenario.deck() + scenario.discards()


@games
def test_P24_nobody_ever_owes_money(seats: int, advanced: bool, seed: int) -> None:
    for scenario in moments(seats, advanced, seed):
        assert min(scenario.money()) >= 0


@games
def test_P24_money_comes_from_the_bank_and_goes_back_there(
    seats: int, advanced: bool, seed: int
) -> None:
    for scenario in moments(seats, advanced, seed, every=5):
        funded = sum(card for _, _, card in scenario.told(codes.FUNDED))
        paid = sum(amount for _, amount in scenario.told(codes.PAID))
        bought = sum(amount for _, _, amount in scenario.told(codes.BOUGHT))
        assert sum(scenario.money()) == funded - paid - bought


@games
def test_P27_a_game_ends_with_a_bankruptcy_or_idle(seats: int, advanced: bool, seed: int) -> None:
    for scenario in moments(seats, advanced, seed):
        if scenario.game.over:
            assert scenario.bankrupt() or scenario.told(codes.IDLE)
            assert set(scenario.game.result().winners).isdisjoint(scenario.bankrupt())
        else:
            assert not scenario.bankrupt()


def test_the_games_here_have_everything_in_them() -> None:
    seen: set[int] = set()
    for seats, advanced, seed in GAMES:
        for scenario in moments(seats, advanced, seed):
            if scenario.game.over:
                seen |= {row[0] for row in scenario.journal.rows()}
    assert seen >= {*range(len(codes.EVENTS))} - {codes.DEALT, codes.STARTED, codes.IDLE}


@games
def test_a_copy_is_the_same_and_goes_its_own_way(seats: int, advanced: bool, seed: int) -> None:
    for scenario in moments(seats, advanced, seed, every=9):
        before = scenario.game.snapshot()
        twin, other = PonziScenario(scenario.game.clone()), PonziScenario(scenario.game.clone())
        assert twin.game == scenario.game
        for _ in wander(twin, seed, most=12):
            pass
        assert scenario.game.snapshot() == before
        for _ in wander(other, seed, most=12):
            pass
        assert twin.game.snapshot() == other.game.snapshot()


@games
def test_the_same_outcomes_and_decisions_make_the_same_game(
    seats: int, advanced: bool, seed: int
) -> None:
    game, made, streams = recorded(seats, advanced, seed)
    chance = Chance(Rng(0))
    chance.follow(Script(streams, strict=True))
    again = set_up(seats, chance, advanced)
    again.journal = Journal()
    again.deal()
    for seat, code in made:
        again.apply(seat, code)
    assert again.snapshot() == game.snapshot()
    assert again.journal is not None
    assert game.journal is not None
    assert again.journal.rows() == game.journal.rows()


def recorded(
    seats: int, advanced: bool, seed: int
) -> tuple[Ponzi, list[tuple[int, int]], list[vec[i64]]]:
    """A game, the decisions in it, and what chance brought."""
    scenario = PonziScenario(set_up(seats, scripted(seed=seed), advanced))
    return scenario.game, *scenario.recorded(seed, len(codes.STREAMS))
