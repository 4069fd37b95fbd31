"""What must hold in every position of every game."""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from tests.rules.ponzi.position import LETTERS, STARTING, Table, dealt, scripted, wander
from tests.rules.ponzi.scenes import GAMES, games
from tontine.rules.chance import Chance, Rng, Script
from tontine.rules.choices import Choices
from tontine.rules.journal import Journal
from tontine.rules.ponzi import decisions as codes
from tontine.rules.ponzi.components import PERIODS
from tontine.rules.ponzi.game import Ponzi, set_up


def moments(seats: int, advanced: bool, seed: int, every: int = 1) -> Iterator[Table]:
    """Of several games one after the other."""
    for more in range(5):
        table = dealt(seats, advanced=advanced, seed=seed * 100 + more, english=more % 2 == 1)
        for count in wander(table, seed * 100 + more):
            if count % every == 0 or table.game.over:
                yield table


@games
def test_P1_no_card_is_ever_lost_or_doubled(seats: int, advanced: bool, seed: int) -> None:
    for table in moments(seats, advanced, seed):
        wheels = [card for seat in range(seats) for card in table.wheel(seat)]
        out = [card for _, card in table.told(codes.REMOVED) if card in STARTING]
        everywhere = table.market() + table.deck() + table.discards() + wheels + out
        assert sorted(everywhere) == list(range(9, 81))


@games
def test_P3_of_each_industry_there_are_always_15_tiles(
    seats: int, advanced: bool, seed: int
) -> None:
    for table in moments(seats, advanced, seed):
        tiles = "".join(table.tiles(seat) for seat in range(seats))
        for letter, left in zip(LETTERS, table.supply().values(), strict=True):
            assert left >= 0
            assert left + tiles.count(letter) == 15


@games
def test_P5_every_card_on_a_wheel_is_between_the_arrow_and_its_period(
    seats: int, advanced: bool, seed: int
) -> None:
    """P25: at the arrow are only those that a bankrupt player could not pay."""
    for table in moments(seats, advanced, seed):
        for seat in range(seats):
            wheel = table.wheel(seat)
            assert all(0 <= space <= PERIODS[card] for card, space in wheel.items())
            assert (0 in wheel.values()) == (seat in table.bankrupt())


@games
def test_P14_discards_wait_only_while_there_is_a_deck(
    seats: int, advanced: bool, seed: int
) -> None:
    for table in moments(seats, advanced, seed):
        assert table.deck() or not table.discards()


@games
def test_P9_a_decision_is_offered_exactly_if_it_is_not_refused(
    seats: int, advanced: bool, seed: int
) -> None:
    choices = Choices()
    for table in moments(seats, advanced, seed, every=7):
        for seat in range(seats):
            table.game.offer(seat, choices)
            last = codes.AMOUNT + max(table.money()) + 50
            accepted = [c for c in range(-2, last) if table.game.refusal(seat, c) is None]
            assert sorted(choices.codes()) == accepted


@games
def test_P9_until_the_end_somebody_owes_a_decision_and_can_make_one(
    seats: int, advanced: bool, seed: int
) -> None:
    for table in moments(seats, advanced, seed):
        if not table.game.over:
            assert table.game.owes == 1 << table.game.actor
            assert table.offered()


@games
def test_P13_the_market_is_full_and_sorted(seats: int, advanced: bool, seed: int) -> None:
    for table in moments(seats, advanced, seed):
        market = table.market()
        assert market == sorted(market)
        assert len(market) == 9 or not table.deck() + table.discards()


@games
def test_P24_nobody_ever_owes_money(seats: int, advanced: bool, seed: int) -> None:
    for table in moments(seats, advanced, seed):
        assert min(table.money()) >= 0


@games
def test_P24_money_comes_from_the_bank_and_goes_back_there(
    seats: int, advanced: bool, seed: int
) -> None:
    for table in moments(seats, advanced, seed, every=5):
        funded = sum(card for _, _, card in table.told(codes.FUNDED))
        paid = sum(amount for _, amount in table.told(codes.PAID))
        bought = sum(amount for _, _, amount in table.told(codes.BOUGHT))
        assert sum(table.money()) == funded - paid - bought


@games
def test_P27_a_game_ends_with_a_bankruptcy_or_idle(seats: int, advanced: bool, seed: int) -> None:
    for table in moments(seats, advanced, seed):
        if table.game.over:
            assert table.bankrupt() or table.told(codes.IDLE)
            assert set(table.game.result().winners).isdisjoint(table.bankrupt())
        else:
            assert not table.bankrupt()


def test_the_games_here_have_everything_in_them() -> None:
    seen: set[int] = set()
    for seats, advanced, seed in GAMES:
        for table in moments(seats, advanced, seed):
            if table.game.over:
                seen |= {row[0] for row in table.journal.rows()}
    assert seen >= {*range(len(codes.EVENTS))} - {codes.DEALT, codes.STARTED, codes.IDLE}


@games
def test_a_copy_is_the_same_and_goes_its_own_way(seats: int, advanced: bool, seed: int) -> None:
    for table in moments(seats, advanced, seed, every=9):
        before = table.game.snapshot()
        twin, other = Table(table.game.clone()), Table(table.game.clone())
        assert twin.game == table.game
        for _ in wander(twin, seed, most=12):
            pass
        assert table.game.snapshot() == before
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
    table = Table(set_up(seats, scripted(seed=seed), advanced))
    outcomes = table.game.chance.record()
    table.game.deal()
    made: list[tuple[int, int]] = []
    rng = Rng(seed)
    choices = Choices()
    while not table.game.over:
        seat = table.game.actor
        table.game.offer(seat, choices)
        made.append((seat, choices.pick(rng)))
        table.game.apply(*made[-1])
    streams = [
        vec[i64]([value for stream, value in outcomes.listed() if stream == number])
        for number in range(len(codes.STREAMS))
    ]
    return table.game, made, streams
