"""Simulations: the same on any number of processes, and what they add up."""

from __future__ import annotations

import msgspec
import pytest

from tontine.arena.simulate import Plan, Report, play_chunk, simulate

OPTIONS = {"holdings": "open", "names": "1999"}


def without_time(report: Report) -> bytes:
    facts = msgspec.to_builtins(report)
    del facts["seconds"]
    return msgspec.json.encode(facts)


def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan("acquire", ("random",) * 3, OPTIONS, seed=11)
    assert without_time(simulate(plan, 210, 1)) == without_time(simulate(plan, 210, 2))


def test_each_game_depends_on_its_own_seed_alone() -> None:
    plan = Plan("acquire", ("random",) * 4, OPTIONS, seed=5)
    later = Plan("acquire", ("random",) * 4, OPTIONS, seed=7)
    assert play_chunk(plan, 2, 3) == play_chunk(later, 0, 3)


@pytest.mark.parametrize("seats", [2, 5])
def test_sums_add_up(seats: int) -> None:
    told: list[int] = []
    plan = Plan("acquire", ("random",) * seats, OPTIONS, seed=1)
    report = simulate(plan, 50, 1, told.append)
    assert sum(told) == report.games == 50
    assert sum(seat.wins for seat in report.seats) == pytest.approx(50)
    ends = [mean for name, mean in report.tally.items() if name.startswith("ended")]
    assert sum(ends) == pytest.approx(1)
    assert report.tally["mergers"] > 1
    assert all(seat.mean_score > 6000 for seat in report.seats)
