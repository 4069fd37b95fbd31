"""Lessons at a table: the same guide, whoever is connected from wherever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.people.test_accounts import get
from tests.server.server import Client, Refusal, Server, connected, new_id
from tontine.learn.lessons import lesson_games, lesson_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("lessons") / "tables.db") as running:
        yield running


def begin(server: Server, game: str, **fields: object) -> dict[str, str]:
    request = {"id": new_id() * 4, "game": game, **fields}
    answer = httpx.post(f"{server.address}/api/lessons", json=request)
    assert answer.status_code == 201, answer.text
    created: dict[str, str] = answer.json()
    return created


def lesson(client: Client) -> dict[str, Any]:
    state: dict[str, Any] = client.state["lesson"]
    return state


def modest(client: Client) -> dict[str, Any]:
    """Where every decision is right: one that gives nothing away."""
    offered = [choice["decision"] for ask in client.view["asks"] for choice in ask["choices"]]
    return next((it for it in offered if it["kind"] == "pass"), offered[0])


async def take_a_step(client: Client) -> None:
    """Do what the lesson says: what it shows, or Next, or watch the others."""
    await client.until(
        lambda: lesson(client)["over"] or lesson(client)["waits"] or client.is_my_turn
    )
    before, version = lesson(client), client.state["version"]
    if before["waits"]:
        await client.request("lesson_next", said=before["next"])
    elif not before["over"]:
        decision = next(iter(before["shows"]), None) or modest(client)
        try:
            await client.decide(decision)
        except Refusal as refusal:  # in free trade others decide meanwhile
            assert refusal.reason == "stale"  # noqa: PT017
        await client.reach(version + 1)


@pytest.mark.parametrize("game", lesson_games())
def test_a_lesson_is_played_from_its_first_step_to_its_last(server: Server, game: str) -> None:
    created = begin(server, game)

    async def play() -> list[str]:
        async with connected(server, created["table"], created["token"]) as pupil:
            while not lesson(pupil)["over"]:
                await take_a_step(pupil)
        told = [it for it in map(msgspec.json.decode, pupil.frames) if it["type"] == "state"]
        return [id for id in dict.fromkeys(it["lesson"]["id"] for it in told) if id]

    told = lesson_of(game)
    assert told is not None
    assert asyncio.run(play()) == [step.id for step in told.steps]
    assert get(server, "/api/record", created["token"]).json()["last"] == []


def test_it_goes_on_after_a_restart_at_the_same_step_and_with_the_same_chance(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    file = tmp_path_factory.mktemp("restart") / "tables.db"

    async def some_steps(server: Server, created: dict[str, str], steps: int) -> dict[str, Any]:
        async with connected(server, created["table"], created["token"]) as pupil:
            for _ in range(steps):
                await take_a_step(pupil)
            await pupil.until(lambda: lesson(pupil)["waits"] or pupil.is_my_turn)
            return {"lesson": lesson(pupil), "hand": pupil.view["table"]}

    with Server(file) as server:
        created, whole = begin(server, "acquire"), begin(server, "acquire")
        before = asyncio.run(some_steps(server, created, 5))
        assert before == asyncio.run(some_steps(server, whole, 5))
    with Server(file) as server:
        assert asyncio.run(some_steps(server, created, 0)) == before
        after = asyncio.run(some_steps(server, created, 4))
        assert after == asyncio.run(some_steps(server, whole, 4))


def test_next_is_said_once_however_often_it_is_sent(server: Server) -> None:
    created = begin(server, "acquire")

    async def play() -> None:
        async with connected(server, created["table"], created["token"]) as pupil:
            while not lesson(pupil)["waits"]:
                await take_a_step(pupil)
            before = lesson(pupil)
            await pupil.request("lesson_next", said=before["next"])
            after = pupil.last["state"]
            await pupil.request("lesson_next", said=before["next"])
            await pupil.request("lesson_next", said=0)
            assert pupil.last["state"] == after
            assert after["lesson"]["step"] > before["step"]

    asyncio.run(play())


def test_nothing_is_taken_back_across_a_jump(server: Server) -> None:
    created = begin(server, "acquire")

    async def play() -> None:
        async with connected(server, created["table"], created["token"]) as pupil:
            while not lesson(pupil)["jumps"]:
                await take_a_step(pupil)
            await take_a_step(pupil)
            await pupil.until(lambda: lesson(pupil)["id"] == "safe")
            jumped = pupil.state["version"]
            with pytest.raises(Refusal) as refused:
                await pupil.request("undo", seat=0)
            assert refused.value.reason == "lesson_went_on"
            await take_a_step(pupil)
            await pupil.request("undo", seat=0)  # but what was decided since is
            assert pupil.state["version"] >= jumped
            assert lesson(pupil)["id"] == "safe"

    asyncio.run(play())


def test_who_plays_on_alone_has_a_fair_game_against_novices(server: Server) -> None:
    created = begin(server, "ponzi", name="Zoe")

    async def play() -> None:
        async with connected(server, created["table"], created["token"]) as pupil:
            assert {seat["bot"] for seat in pupil.room["seats"]} == {None, "lesson"}
            await take_a_step(pupil)
            await pupil.request("leave_lesson")
            assert pupil.state["lesson"] is None
            assert {seat["bot"] for seat in pupil.room["seats"]} == {None, "novice"}
            with pytest.raises(Refusal, match="no lesson"):
                await pupil.request("lesson_next", said=9)
            await pupil.until(lambda: pupil.is_my_turn)
            await pupil.decide(pupil.view["asks"][0]["choices"][0]["decision"])
        async with connected(server, created["table"]) as stranger:
            assert stranger.state["lesson"] is None
            with pytest.raises(Refusal):
                await stranger.request("leave_lesson")

    asyncio.run(play())


def test_the_front_page_knows_how_far_a_pupil_is(server: Server) -> None:
    created = begin(server, "greed")

    async def play() -> None:
        async with connected(server, created["table"], created["token"]) as pupil:
            await take_a_step(pupil)
            await pupil.until(lambda: lesson(pupil)["step"] > 1)

    (mine,) = get(server, "/api/mine", created["token"]).json()
    assert mine["lesson"] == {"step": 1, "steps": mine["lesson"]["steps"], "over": False}
    asyncio.run(play())
    (mine,) = get(server, "/api/mine", created["token"]).json()
    assert mine["lesson"]["step"] > 1


def test_nobody_is_called_like_those_the_texts_speak_of(server: Server) -> None:
    created = begin(server, "acquire", name="bruno")

    async def look() -> list[str]:
        async with connected(server, created["table"], created["token"]) as pupil:
            return [seat["name"] for seat in pupil.room["seats"]]

    assert asyncio.run(look()) == ["Ada", "Bruno", "Chloé"]


def test_steps_are_counted_without_names(server: Server) -> None:
    def counted(step: str, what: str) -> float:
        labels = f'game="greed",step="{step}",what="{what}"'
        lines = httpx.get(f"{server.address}/metrics").text.splitlines()
        found = [it for it in lines if it.startswith(f"tontine_lesson_steps_total{{{labels}}}")]
        return float(found[0].split()[-1]) if found else 0

    kinds = [("announce", it) for it in ("reached", "shown", "timed")] + [("market", "reached")]
    before = [counted(*it) for it in kinds]
    created = begin(server, "greed", name="Wilhelmine")
    # From the click on, so that it is known how many never decide.
    assert counted("announce", "reached") == before[0] + 1

    async def play() -> None:
        async with connected(server, created["table"], created["token"]) as pupil:
            await pupil.request("lesson_help", what="shown")
            await take_a_step(pupil)
            await pupil.until(lambda: lesson(pupil)["id"] == "market")
        async with connected(server, created["table"], created["token"]) as pupil:
            await pupil.until(lambda: lesson(pupil)["id"] == "market")

    asyncio.run(play())
    assert [counted(*it) for it in kinds] == [it + 1 for it in before]
    text = httpx.get(f"{server.address}/metrics").text
    assert 'tontine_lesson_seconds_total{game="greed",step="announce"}' in text
    assert "Wilhelmine" not in text


@pytest.mark.parametrize("game", ["chess", "", "acquire/../greed"])
def test_there_is_no_lesson_for_that(server: Server, game: str) -> None:
    request = {"id": new_id() * 4, "game": game}
    answer = httpx.post(f"{server.address}/api/lessons", json=request)
    assert answer.json()["reason"] == "no_lesson"
