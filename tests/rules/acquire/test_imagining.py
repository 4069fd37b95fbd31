"""Imagined games agree with what a seat knows, and leave open what it does not know."""

from itertools import combinations, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.rules.acquire.pictures import (
    BLOCKED_AS_WELL,
    BLOCKED_TOO,
    SAFE_AND_SEVEN,
    SEVEN,
    TWO_SAFE,
)
from tests.rules.acquire.position import (
    ANNOUNCE,
    DONE,
    KEEP,
    LEAVE,
    AcquireScenario,
    dealt,
    named,
    place,
    position,
    tiles,
    wander,
)
from tests.rules.acquire.witness import Witness
from tontine.rules.acquire.components import QUANTUM, SACKSON
from tontine.rules.acquire.decisions import STUCK
from tontine.rules.acquire.inference import Slot, TileSet, arrange
from tontine.rules.chance import Rng

GAMES = [(2, 6), (3, 11), (4, 7), (5, 3), (6, 12)]  # seats and seed: in all of them some skip

games = pytest.mark.parametrize(("seats", "seed"), GAMES)


def imagined(scenario: AcquireScenario, seat: int, seed: int) -> AcquireScenario:
    return AcquireScenario(scenario.game.imagine(seat, Rng(seed)))


@games
def test_imagine_keeps_all_that_is_open_and_ones_own_tiles(seats: int, seed: int) -> None:
    scenario = dealt(seats, seed=seed, remember=True)
    for count in wander(scenario, seed):
        seat = count % seats
        twin = imagined(scenario, seat, count)
        true, other = scenario.game.snapshot(), twin.game.snapshot()
        assert twin.hand(seat) == scenario.hand(seat)
        for key in set(true) - {"hands", "bag"}:
            assert other[key] == true[key]


@games
def test_imagine_keeps_the_number_of_tiles_and_every_tile(seats: int, seed: int) -> None:
    def everything(scenario: AcquireScenario) -> list[int]:
        hands = [scenario.hand(seat) for seat in range(seats)]
        return sorted(tiles(" ".join([*hands, scenario.bag()])))

    scenario = dealt(seats, seed=seed, remember=True)
    for count in wander(scenario, seed):
        twin = imagined(scenario, count % seats, count)
        for seat in range(seats):
            assert len(tiles(twin.hand(seat))) == len(tiles(scenario.hand(seat)))
        assert everything(twin) == everything(scenario)


@games
def test_imagine_leaves_the_true_game_alone(seats: int, seed: int) -> None:
    scenario = dealt(seats, seed=seed, remember=True)
    for count in wander(scenario, seed):
        before, state = scenario.game.snapshot(), scenario.game.chance.state
        twin = imagined(scenario, max(scenario.game.actor, 0), count)
        if count % 20 == 0:
            for _ in wander(twin, count):
                pass
        assert (scenario.game.snapshot(), scenario.game.chance.state) == (before, state)


@games
def test_imagine_the_same_chance_imagines_the_same(seats: int, seed: int) -> None:
    scenario = dealt(seats, seed=seed, remember=True)
    assert imagined(scenario, 1, 7).game.snapshot() == imagined(scenario, 1, 7).game.snapshot()
    assert imagined(scenario, 1, 7).game.snapshot() != imagined(scenario, 1, 8).game.snapshot()


@games
def test_imagine_agrees_with_everything_that_can_be_inferred(seats: int, seed: int) -> None:
    scenario = dealt(seats, seed=seed, remember=True)
    witness = Witness(scenario)
    for count in wander(scenario, seed):
        witness.catch_up()
        if count % 5 == 0 and witness.knows_something():
            twin = imagined(scenario, count // 5 % seats, count)
            for seat in range(seats):
                assert witness.believes(seat, tiles(scenario.hand(seat)))  # the truth, of course
                assert witness.believes(seat, tiles(twin.hand(seat)))
    assert witness.knows_something()


def every_hand(scenario: AcquireScenario, seat: int, times: int = 400) -> set[str]:
    """All hands of the next seat that the seat imagines."""
    return {imagined(scenario, seat, seed).hand(seat + 1) for seed in range(times)}


def possible_hands(scenario: AcquireScenario, witness: Witness, seat: int) -> set[str]:
    """All hands of the next seat that the seat cannot rule out, in a game of two."""
    pool = tiles(f"{scenario.hand(seat + 1)} {scenario.bag()}")
    hands = combinations(pool, len(tiles(scenario.hand(seat + 1))))
    return {named(hand) for hand in hands if witness.believes(seat + 1, list(hand))}


def test_imagine_without_inference_every_deal_occurs() -> None:
    scenario = position("SS", seats=2, hands={0: "9I", 1: "1E 3E 5E"}, bag="7E 9E", remember=True)
    hands = every_hand(scenario, 0)
    assert hands == possible_hands(scenario, Witness(scenario), 0)
    assert len(hands) == 10


def skipped(bag: str, draws: str = "") -> AcquireScenario:
    """Seat 1 has no playable tile, and may only buy."""
    hands = {0: "12I 12A", 1: "2E 3E 5E"}
    return position(SEVEN, seats=2, turn=1, hands=hands, bag=bag, draws=draws, remember=True)


def test_A10_who_skipped_is_imagined_without_any_tile_that_was_playable_then() -> None:
    scenario = skipped("10I 12C 6E")
    witness = Witness(scenario)
    witness.catch_up()
    assert scenario.phase == "buying"  # seat 1 has skipped
    assert every_hand(scenario, 0) == possible_hands(scenario, witness, 0)
    assert possible_hands(scenario, witness, 0) == {"2E 3E 5E", "2E 3E 6E", "2E 5E 6E", "3E 5E 6E"}


def test_A10_what_was_drawn_since_may_be_anything() -> None:
    scenario = skipped("10I 12C 6E 1I", draws="12C 10I")
    witness = Witness(scenario)
    witness.decide(DONE)  # seat 1 draws 12C
    hands = every_hand(scenario, 0, 1500)
    assert hands == possible_hands(scenario, witness, 0)
    assert "2E 3E 5E 1I" in hands
    assert "2E 3E 12C 1I" not in hands


def test_A10_after_the_drawn_tile_was_played_the_kept_ones_are_still_known() -> None:
    scenario = skipped("10I 12C 6E 1I", draws="12C 10I")
    witness = Witness(scenario)
    witness.decide(DONE, place("12I"), DONE, place("12C"))
    hands = every_hand(scenario, 0, 600)
    assert hands == possible_hands(scenario, witness, 0)
    assert hands == {"2E 3E 5E", "2E 3E 6E", "2E 5E 6E", "3E 5E 6E"}


def test_A28_who_has_drawn_is_imagined_without_dead_tiles_except_replacements() -> None:
    scenario = position(
        TWO_SAFE,
        seats=2,
        turn=1,
        hands={0: "9G 11G", 1: "1B 1E 3E 5E 7E 9E"},
        bag="1I 2B 3B 5I",
        draws="1I 2B",
        remember=True,
    )
    witness = Witness(scenario)
    witness.decide(place("1E"), DONE)  # draws 1I, sets 1B aside, draws the dead 2B for it
    assert scenario.hand(1) == "2B 3E 5E 7E 9E 1I"
    hands = every_hand(scenario, 0, 1500)
    assert hands == possible_hands(scenario, witness, 0)
    assert all(sum(tile in hand.split() for tile in ("2B", "3B")) <= 1 for hand in hands)
    assert any("3B" in hand.split() for hand in hands)


def test_A10_whoever_is_asked_to_play_is_imagined_with_a_playable_tile() -> None:
    """Being asked says as much: without a playable tile the seat would have skipped."""
    scenario = position(
        SEVEN,
        hands={0: "2E 3E 5E 6E 8E 12I", 1: BLOCKED_TOO, 2: BLOCKED_AS_WELL},
        bag="9E 12C",
        remember=True,
    )
    assert (scenario.game.actor, scenario.phase) == (0, "placing")
    for seed in range(100):
        assert imagined(scenario, 1, seed).offered(0) != []


@games
def test_A33_a_game_that_went_on_is_not_imagined_as_one_that_had_to_end(
    seats: int, seed: int
) -> None:
    scenario = dealt(seats, seed=seed, remember=True)
    skipped = 0
    for count in wander(scenario, seed):
        if scenario.game.skipped and not scenario.game.over:
            skipped += 1
            twin = scenario.game.imagine(count % seats, Rng(count))
            twin.turns -= 1  # as at the end of the turn before, since when nothing was drawn
            assert not twin._has_run_out()
    assert skipped > 0


def test_A33_a_game_that_had_to_end_can_still_be_imagined() -> None:
    """12E is the last tile; seat 0 skips, and exchanges the one dead tile that gave hope."""
    scenario = position(
        SAFE_AND_SEVEN,
        seats=2,
        turn=1,
        hands={0: "1B 6F 5G 7G 9G 11G", 1: "12E 4H 6H 8H 10H 12H"},
        bag="3I 5I 1I",
        draws="3I 5I",
        remember=True,
    )
    scenario.decide(place("12E"))
    while not scenario.game.over:
        scenario.decide(DONE)
    assert scenario.told(STUCK)
    imagined(scenario, 1, 1)


def test_A10_who_is_to_play_holds_the_one_tile_that_can_be_played() -> None:
    """However seldom chance alone would deal it there."""
    scenario = position(
        SEVEN,
        seats=3,
        hands={0: "12I 2E", 1: "12A 12B", 2: "3E 5E 6E"},
        bag=f"{BLOCKED_TOO} {BLOCKED_AS_WELL}",
        remember=True,
    )
    assert scenario.phase == "placing"
    others = set()
    for seed in range(300):
        twin = imagined(scenario, 1, seed)
        assert "12I" in twin.hand(0).split()
        others.update(twin.hand(0).split())
    assert len(others) == 17  # and beside it, whatever seat 1 has not


def test_tiles_that_fit_are_found_even_if_the_first_one_suits_another_slot_only() -> None:
    def slot(*barred: int) -> Slot:
        tiles = TileSet(0, 0)
        for tile in barred:
            tiles.add(tile)
        return Slot(0, tiles)

    slots = [slot(7), slot(1, 70), slot(7, 70)]
    for order in permutations([1, 7, 70, 99]):
        pool = vec[i64](order)
        assert arrange(pool, slots)
        assert sorted(pool) == [1, 7, 70, 99]
        for number, one in enumerate(slots):
            assert not one.barred.has(pool[3 - number])
    assert not arrange(vec[i64]([7, 70, 7]), slots)


def test_A30_who_left_out_the_tile_is_imagined_with_one_that_could_be_played() -> None:
    scenario = position(
        TWO_SAFE, seats=2, hands={0: "1B 2B 12I", 1: "3B"}, bag="4B 5B 6B 7B", remember=True
    )
    scenario.decide(ANNOUNCE, LEAVE)
    assert scenario.phase == "buying"
    for seed in range(100):
        assert "12I" in imagined(scenario, 1, seed).hand(0).split()


def test_A34_a_tile_shown_for_the_market_is_not_imagined_in_a_hand() -> None:
    """It came from the bag, so nobody held it then."""
    scenario = position(
        "SS.QQQ",
        seats=2,
        hands={0: "3A 9I", 1: "1E 3E 5E 7E 9E 11E"},
        shares={SACKSON: [2, 1], QUANTUM: [1]},
        bag="9F 2G 4G",
        market="9F",
        remember=True,
    )
    scenario.decide(place("3A"))
    for seed in range(100):
        assert "9F" not in imagined(scenario, 0, seed).hand(1).split()
    scenario.decide(KEEP, KEEP, DONE)  # seat 0 draws; the other still holds the same tiles
    for seed in range(100):
        assert "9F" not in imagined(scenario, 0, seed).hand(1).split()
