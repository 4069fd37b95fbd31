"""The one door all chance goes through: seeded, scripted, recorded, sealed."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tontine.rules.chance import SEED_LIMIT, Chance, Rng, Script, ScriptError, Unknowable

seeds = st.integers(0, SEED_LIMIT - 1)


def items(*values: int) -> vec[i64]:
    return vec[i64](values)


def scripted(*streams: list[int], strict: bool = True, seed: int = 1) -> Chance:
    chance = Chance(Rng(seed))
    chance.follow(Script([vec[i64](stream) for stream in streams], strict))
    return chance


def drawn(chance: Chance, stream: int, box: vec[i64], times: int) -> list[int]:
    return [box[chance.draw(stream, box, len(box))] for _ in range(times)]


# -- the generator ---------------------------------------------------------------------


@settings(deadline=None)
@given(seeds)
def test_the_same_seed_brings_the_same_numbers(seed: int) -> None:
    one, two = Rng(seed), Rng(seed)
    assert [one.next() for _ in range(20)] == [two.next() for _ in range(20)]


def test_the_numbers_are_the_same_for_all_time() -> None:
    """Seeds that people have written down must go on meaning the same."""
    rng = Rng(1)
    assert [rng.next() for _ in range(3)] == [
        3869299686234600826,
        2693995113698036663,
        995960041316092642,
    ]


@settings(deadline=None)
@given(seeds, st.integers(1, 2**31))
def test_below_stays_below(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))
    assert 0 <= rng.next() < SEED_LIMIT


def test_below_brings_every_number_about_equally_often() -> None:
    rng = Rng(1)
    count = Counter(rng.below(6) for _ in range(6000))
    assert set(count) == set(range(6))
    assert all(850 < often < 1150 for often in count.values())


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = {Rng(seed).below(1 << 30) for seed in range(1000)}
    assert len(firsts) == 1000


def test_a_clone_goes_on_alike_and_by_itself() -> None:
    rng = Rng(5)
    rng.next()
    twin = rng.clone()
    numbers = [rng.next() for _ in range(5)]
    assert [twin.next() for _ in range(5)] == numbers


@settings(deadline=None)
@given(seeds, st.lists(st.integers(-(2**40), 2**40), max_size=30))
def test_a_shuffle_keeps_everything(seed: int, values: list[int]) -> None:
    box = vec[i64](values)
    Rng(seed).shuffle(box)
    assert sorted(box) == sorted(values)


def test_every_order_of_a_shuffle_is_about_equally_likely() -> None:
    rng = Rng(1)
    count: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        box = items(1, 2, 3, 4)
        rng.shuffle(box)
        count[tuple(box)] += 1
    assert len(count) == 24
    assert all(50 < often < 150 for often in count.values())


# -- the door --------------------------------------------------------------------------


def test_watching_does_not_change_what_comes() -> None:
    box = items(*range(10, 30))
    plain, watched = Chance(Rng(3)), Chance(Rng(3))
    outcomes = watched.record()
    tiles = drawn(plain, 0, box, 10)
    assert drawn(watched, 0, box, 10) == tiles
    assert outcomes.listed() == [(0, tile) for tile in tiles]
    assert not outcomes.revealed


def test_what_was_recorded_can_be_followed() -> None:
    box = items(*range(10, 30))
    chance = Chance(Rng(3))
    outcomes = chance.record()
    both = [drawn(chance, stream, box, 1)[0] for stream in (0, 1, 0, 0, 1)]
    streams = [[value for s, value in outcomes.listed() if s == stream] for stream in (0, 1)]
    again = scripted(*streams)
    assert [drawn(again, stream, box, 1)[0] for stream in (0, 1, 0, 0, 1)] == both


def test_only_the_first_items_count() -> None:
    chance = Chance(Rng(1))
    assert {chance.draw(0, items(7, 8, 9), 2) for _ in range(50)} == {0, 1}
    with pytest.raises(ScriptError) as error:
        scripted([9]).draw(0, items(7, 8, 9), 2)
    assert (error.value.stream, error.value.outcome, error.value.value) == (0, 0, 9)


def test_an_outcome_that_is_not_there_is_not_read() -> None:
    chance = scripted([], [8, 5])
    assert chance.draw(1, items(7, 8), 2) == 1
    for _ in range(2):
        with pytest.raises(ScriptError) as error:
            chance.draw(1, items(7, 8), 2)
        assert (error.value.stream, error.value.outcome, error.value.value) == (1, 1, 5)


def test_the_end_of_a_strict_script_is_an_error_that_says_so() -> None:
    chance = scripted([8])
    chance.draw(0, items(7, 8), 2)
    with pytest.raises(ScriptError) as error:
        chance.draw(0, items(7, 8), 2)
    assert (error.value.stream, error.value.outcome, error.value.value) == (0, 1, -1)


def test_after_a_script_that_is_not_strict_the_generator_goes_on() -> None:
    box = items(*range(20))
    assert drawn(scripted([4, 5], strict=False, seed=9), 0, box, 12) == [
        *(4, 5),
        *drawn(Chance(Rng(9)), 0, box, 10),
    ]


def test_streams_are_read_each_by_itself() -> None:
    chance = scripted([1, 2], [3])
    assert chance.script is not None
    assert [chance.script.left(stream) for stream in (0, 1)] == [2, 1]
    assert drawn(chance, 1, items(1, 2, 3), 1) == [3]
    assert [chance.script.left(stream) for stream in (0, 1)] == [2, 0]


def test_a_clone_reads_on_in_the_script_and_records_nothing() -> None:
    box = items(*range(5))
    chance = scripted([4, 3, 2, 1])
    outcomes = chance.record()
    drawn(chance, 0, box, 1)
    twin = chance.clone()
    assert drawn(twin, 0, box, 3) == [3, 2, 1]
    assert drawn(chance, 0, box, 3) == [3, 2, 1]
    assert outcomes.listed() == [(0, 4), (0, 3), (0, 2), (0, 1)]
    assert twin.outcomes is None


def test_a_clone_has_a_generator_of_its_own() -> None:
    chance = Chance(Rng(1))
    twin = chance.clone()
    drawn(twin, 0, items(1, 2, 3), 5)
    assert chance.state == 1


def test_a_sealed_door_lets_nothing_through() -> None:
    for chance in (Chance(Rng(1)), scripted([1])):
        outcomes = chance.record()
        chance.seal()
        with pytest.raises(Unknowable):
            chance.draw(0, items(1, 2), 2)
        with pytest.raises(Unknowable):
            chance.reveal()
        assert outcomes.listed() == []
        assert not outcomes.revealed
        assert chance.state == 1


def test_what_is_laid_open_is_recorded() -> None:
    chance = Chance(Rng(1))
    chance.reveal()
    outcomes = chance.record()
    assert not outcomes.revealed
    chance.reveal()
    assert outcomes.revealed
    assert outcomes.listed() == []
