"""Puzzles at a table: what a turn brings, how many tries there are, and who is told what."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest

from tests.server.fakes import FakeClient, FakeServices
from tests.server.server import Server, connected, new_id
from tests.server.tables.test_analyses import table_at
from tests.server.tables.test_hints import received
from tontine.bots.bot import BotFailed
from tontine.coach.analysis import Analysis, Mistake, Option
from tontine.coach.puzzles import Puzzle
from tontine.coach.stock import stock
from tontine.play.errors import Refused
from tontine.play.view import Decision
from tontine.play.words import Phrase
from tontine.server.alerts.alerts import turn_of
from tontine.server.entries import Created, LeftPuzzle, Row
from tontine.server.people.tokens import Tokens
from tontine.server.tables.commands import stopped
from tontine.server.tables.create import rematch_of
from tontine.server.tables.live_table import LiveTable
from tontine.server.tables.puzzles.state import TRIES
from tontine.server.tables.puzzles.tries import mistake_rows, puzzle_rows
from tontine.server.tables.state import Table
from tontine.server.wire import socket as messages
from tontine.server.wire.lobby import BeginPuzzle
from tontine.server.wire.people import AddLearnt

SOLVER = "solver"
LONG = 120  # seconds: the first process of bots has to start


def some_puzzle(game: str) -> Puzzle:
    """One with a reason within a reason, if there is any."""
    found = [it for it in stock().values() if it.game == game]
    nested = [
        it
        for it in found
        if any(isinstance(one, Phrase) for why in it.reasons for one in why.says.arguments.values())
    ]
    return [*nested, *found][0]


def table_with(puzzle: Puzzle) -> Table:
    """As it is loaded from the database."""
    request = BeginPuzzle(id="x" * 20, puzzle=puzzle.id)
    rows = msgspec.json.encode(puzzle_rows(SOLVER, request, puzzle, "2026-11-19"))
    return Table("table", msgspec.json.decode(rows, type=list[Row]))


def wrong_turns(puzzle: Puzzle) -> list[list[Decision]]:
    """Turns that are no answer and were not played, by single and whole decisions."""
    best = puzzle.turns[0].chance
    return [it.moves for it in puzzle.turns if it.chance < best - 0.03 and it != puzzle.played]


class Solver:
    """Somebody at a table with a puzzle, without a server around it."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.table = table_with(puzzle)
        self.services = FakeServices()
        self.live = LiveTable(self.services, self.table)
        self.client = FakeClient(None)
        self.client.person = SOLVER
        self.number = 0

    async def enter(self) -> None:
        await self.live.enter(self.client, messages.Hello())

    async def send(self, kind: type[messages.Command], **fields: Any) -> dict[str, Any]:
        self.number += 1
        id = f"command {self.number}"
        await self.live.execute(self.client, kind(id=id, **fields))
        while self.services.tasks:
            await asyncio.gather(*self.services.tasks)
        return next(it for it in reversed(received(self.client)) if it.get("id") == id)

    async def play(self, moves: list[Decision]) -> dict[str, Any]:
        answer: dict[str, Any] = {}
        for decision in moves:
            about = {"seat": self.puzzle.seat, "version": self.table.version}
            answer = await self.send(messages.Decide, decision=decision, **about)
        return answer

    @property
    def told(self) -> dict[str, Any]:
        return received(self.client, "puzzle")[-1]


@pytest.fixture(params=sorted({it.game for it in stock().values()}))
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    return some_puzzle(request.param)


# -- solving -----------------------------------------------------------------------


def test_the_best_turn_solves_it_and_is_taken_back(puzzle: Puzzle) -> None:
    async def scenario() -> None:
        solver = Solver(puzzle)
        await solver.enter()
        assert not solver.told["over"]
        answer = await solver.play(puzzle.turns[0].moves)
        assert answer["type"] == "done", answer
        told = solver.told
        assert told["solved"]
        assert told["over"]
        assert [it["found"] for it in told["tries"]] == [True]
        assert told["tries"][0]["chance"] == told["best"]
        assert told["answers"][0]["moves"] == puzzle.turns[0].moves
        assert told["reasons"]
        assert all(it["text"] for it in told["answers"])
        assert solver.table.playing.version == puzzle.version
        assert solver.table.playing.owing[0] == puzzle.seat

    asyncio.run(scenario())


def test_three_wrong_turns_and_it_is_over(puzzle: Puzzle) -> None:
    async def scenario() -> None:
        solver = Solver(puzzle)
        await solver.enter()
        for number, moves in enumerate(wrong_turns(puzzle)[:TRIES], 1):
            assert not solver.told["over"]
            await solver.play(moves)
            assert solver.told["left"] == TRIES - number
        assert solver.told["over"]
        assert not solver.told["solved"]
        refused = await solver.play(puzzle.turns[0].moves)
        assert refused["reason"] == "puzzle_over"

    asyncio.run(scenario())


def test_the_same_turn_again_costs_nothing(puzzle: Puzzle) -> None:
    async def scenario() -> None:
        solver = Solver(puzzle)
        await solver.enter()
        wrong = wrong_turns(puzzle)[0]
        await solver.play(wrong)
        for moves in (wrong, puzzle.played.moves):
            answer = await solver.play(moves)
            assert answer["reason"] == "tried_before"
            while solver.table.playing.version > puzzle.version:  # one may end the turn otherwise
                await solver.send(messages.Undo, seat=puzzle.seat)
        assert solver.told["left"] == TRIES - 1

    asyncio.run(scenario())


def other_turn(puzzle: Puzzle) -> list[Decision]:
    """A turn that was not weighed: of one decision, where there is one."""
    match = table_with(puzzle).playing
    weighed = [it.moves for it in puzzle.turns]
    for ask in match.bare_view(puzzle.seat).asks:
        for choice in ask.choices:
            trial = match.at(match.version)
            step = trial.decide(puzzle.seat, choice.decision)
            ends = step.outcomes or step.revealed or trial.game.actor != puzzle.seat
            if ends and [choice.decision] not in weighed:
                return [choice.decision]
    raise AssertionError("all turns of one decision were weighed")


def test_a_turn_that_was_not_weighed_is_judged_then() -> None:
    puzzle = some_puzzle("ponzi")

    async def scenario() -> None:
        solver = Solver(puzzle)
        asked: list[list[list[Decision]]] = []

        async def weigh(*about: Any) -> list[float]:
            asked.append(about[3])
            return [0.5, 0.4]

        solver.services.thinkers.weigh = weigh  # type: ignore[attr-defined]
        await solver.enter()
        moves = other_turn(puzzle)
        await solver.play(moves)
        assert asked == [[puzzle.turns[0].moves, moves]]
        (tried,) = solver.told["tries"]
        assert tried["chance"] == round(100 * (puzzle.turns[0].chance - 0.1))
        assert not tried["found"]

    asyncio.run(scenario())


def test_a_coach_that_fails_costs_no_try() -> None:
    puzzle = some_puzzle("ponzi")

    async def scenario() -> None:
        solver = Solver(puzzle)

        async def weigh(*about: Any) -> list[float]:
            raise BotFailed("it is ill")

        solver.services.thinkers.weigh = weigh  # type: ignore[attr-defined]
        await solver.enter()
        await solver.play(other_turn(puzzle))
        assert solver.told["tries"] == []
        assert solver.told["left"] == TRIES

    asyncio.run(scenario())


def test_giving_up_shows_the_answer_and_one_may_play_on(puzzle: Puzzle) -> None:
    async def scenario() -> None:
        solver = Solver(puzzle)
        await solver.enter()
        await solver.send(messages.GiveUp)
        assert solver.told["over"]
        assert not solver.told["solved"]
        assert solver.told["answers"]
        assert solver.table.rests
        await solver.send(messages.LeavePuzzle)
        assert solver.table.puzzle is None
        assert not solver.table.rests
        again = Table("again", [Row(0, SOLVER, None, solver.table.created)])
        assert again.puzzle is not None

    asyncio.run(scenario())


def test_after_a_game_that_was_gone_on_with_comes_one_of_its_own(puzzle: Puzzle) -> None:
    table = table_with(puzzle)
    table.apply(Row(table.rows, SOLVER, None, LeftPuzzle()))
    table.apply(Row(table.rows, None, None, stopped(table)))
    assert table.status == "over"
    _, (created, *_) = rematch_of(table, SOLVER, messages.Rematch(id="again"), Tokens(b"secret"))
    entry = created.row.entry
    assert isinstance(entry, Created)
    assert (entry.puzzle, entry.day, entry.forks) == (None, None, [])


def test_nobody_is_told_that_a_puzzle_waits_for_them(puzzle: Puzzle) -> None:
    table = table_with(puzzle)
    assert turn_of(table, SOLVER) is None
    table.apply(Row(table.rows, SOLVER, None, LeftPuzzle()))
    assert turn_of(table, SOLVER) is not None


def test_what_was_solved_is_among_what_was_learnt() -> None:
    items = ["puzzle:acquire-51796e", "puzzle:aBc_-1:51", "day:2026-11-19"]
    assert msgspec.convert({"items": items}, AddLearnt).items == items


# -- secrecy -----------------------------------------------------------------------


def test_the_answer_is_not_on_the_wire_before_it_is_known(puzzle: Puzzle) -> None:
    async def scenario() -> None:
        solver = Solver(puzzle)
        onlooker = FakeClient(7)
        await solver.enter()
        await solver.live.enter(onlooker, messages.Hello())
        await solver.play(wrong_turns(puzzle)[0])
        for told in received(solver.client, "puzzle"):
            assert told["answers"] == told["reasons"] == []
            assert puzzle.turns[0].moves not in [it["moves"] for it in told["tries"]]
        assert not received(onlooker, "puzzle")

    asyncio.run(scenario())


def test_the_solver_sees_what_the_seat_saw(puzzle: Puzzle) -> None:
    async def scenario() -> None:
        solver = Solver(puzzle)
        await solver.enter()
        match = solver.table.playing
        (state,) = received(solver.client, "state")
        seen = msgspec.json.decode(msgspec.json.encode(match.bare_view(puzzle.seat)))
        assert state["view"] == seen
        log = msgspec.json.decode(msgspec.json.encode(match.log(puzzle.seat)))
        assert state["events"] == log
        for command, fields in (
            (messages.AskHint, {"seat": puzzle.seat, "version": solver.table.version}),
            (messages.PastView, {"version": 0, "seat": (puzzle.seat + 1) % len(match.seats)}),
        ):
            assert (await solver.send(command, **fields))["type"] == "refused"

    asyncio.run(scenario())


# -- on a server -------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("puzzles") / "tables.db") as running:
        yield running


def begin(server: Server, puzzle: str, **fields: object) -> httpx.Response:
    request = {"id": new_id() * 4, "puzzle": puzzle, **fields}
    return httpx.post(f"{server.address}/api/puzzles", json=request, timeout=30)


def test_the_puzzle_of_the_day_is_the_same_for_everybody(server: Server) -> None:
    daily = httpx.get(f"{server.address}/api/puzzles/today", timeout=30).json()
    made = [begin(server, "today").json() for _ in range(2)]
    assert made[0]["table"] != made[1]["table"]

    async def look(answer: dict[str, str]) -> dict[str, Any]:
        async with connected(server, answer["table"], answer["token"]) as me:
            await me.until(lambda: "puzzle" in me.last)
            return me.last["puzzle"]

    found = [asyncio.run(look(it)) for it in made]
    assert found[0] == found[1]
    assert (found[0]["name"], found[0]["day"]) == (daily["id"], daily["day"])
    assert (found[0]["best"], found[0]["played"]["chance"]) == (daily["best"], daily["played"])
    mine = httpx.get(
        f"{server.address}/api/mine", headers={"Authorization": f"Bearer {made[0]['token']}"}
    )
    assert mine.json() == [], "it is no game of mine"


def test_a_turn_is_judged_by_the_coach_of_the_server(server: Server) -> None:
    puzzle = some_puzzle("ponzi")
    made = begin(server, puzzle.id).json()

    async def scenario() -> None:
        async with connected(server, made["table"], made["token"]) as me:
            for decision in other_turn(puzzle):
                await me.until(lambda: "state" in me.last)
                await me.decide(decision)

            def judged() -> bool:
                tries = me.last["puzzle"]["tries"]
                return bool(tries) and tries[0]["chance"] is not None

            async with asyncio.timeout(LONG):
                while not judged():
                    with suppress(TimeoutError):
                        await me.until(judged)

    asyncio.run(scenario())


@pytest.mark.parametrize("name", ["acquire-000000", "nowhere:3", "../x"])
def test_what_is_no_puzzle(server: Server, name: str) -> None:
    assert begin(server, name).status_code in (400, 404)


def test_the_page_of_a_puzzle_is_there(server: Server) -> None:
    assert httpx.get(f"{server.address}/puzzle/today").status_code == 200


# -- mistakes in games that are over -------------------------------------------------


def mistake_in(table: Table, cost: float) -> Mistake:
    """The first turn with a choice, and another that would have been better."""
    match = table.playing
    for first, step in enumerate(match.steps[1:], 1):
        before = match.at(first - 1)
        seat = step.seat
        assert seat is not None
        choices = [it for ask in before.bare_view(seat).asks for it in ask.choices]
        others = [it for it in choices if it.decision != step.decision]
        played = [it for it in choices if it.decision == step.decision]
        if others and played:
            return Mistake(
                first=first,
                last=first,
                turn=1,
                seat=seat,
                played=Option(played, 0.3, 0.01, []),
                better=Option(others[:1], 0.5, 0.01, []),
                cost=cost,
                doubt=0.01,
            )
    raise AssertionError("nobody had a choice")


def mistake_table(cost: float, table: Table | None = None, first: int | None = None) -> Table:
    table = table or table_at()
    mistake = mistake_in(table_at(), cost)
    found = cast(Analysis, SimpleNamespace(mistakes=[mistake], playouts=2))
    name = f"{table.id}:{mistake.first if first is None else first}"
    request = BeginPuzzle(id="x" * 20, puzzle=name)
    return Table("other", mistake_rows(SOLVER, request, table, found))


def test_a_mistake_in_a_game_that_is_over_is_a_puzzle() -> None:
    table, mistake = mistake_table(0.2), mistake_in(table_at(), 0.2)
    assert table.puzzle is not None
    assert table.playing.version == mistake.first - 1
    assert table.seats_of(SOLVER) == [mistake.seat]
    puzzle = table.puzzle.puzzle
    assert puzzle.turns[0].moves == [mistake.better.choices[0].decision]
    assert puzzle.played.moves == [mistake.played.choices[0].decision]
    assert puzzle.turns[0].chance == pytest.approx(puzzle.played.chance + 0.2)


def test_what_is_no_mistake_is_no_puzzle() -> None:
    def reason(**fields: Any) -> str:
        with pytest.raises(Refused) as refused:
            mistake_table(**fields)
        return refused.value.reason

    assert reason(cost=0.07) == "no_puzzle", "too little was lost"
    assert reason(cost=0.2, first=0) == "no_puzzle"
    assert reason(cost=0.2, table=table_at(20)) == "not_over"
