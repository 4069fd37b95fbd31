"""What a person has played, how it ended, and the ratings that follow from it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.fakes import entries_of, person, table_of
from tests.server.people.test_accounts import get, running
from tests.server.server import ME, OPEN, Server, bot, connected, play
from tontine.play.words import words
from tontine.server.entries import Entry, Named, Ordered, Place, Row, Undone
from tontine.server.records.ratings import FIRST, CurrentRatings, Ratings
from tontine.server.records.record import record_of
from tontine.server.storage.tables import Written
from tontine.server.tables.results import Result, ResultStore, SeatResult, put_result, result_of
from tontine.server.wire.people import Ladder, PlayerRecord
from tontine.testing.walk import config_of, whole_match

ENGLISH = words("en")


def ended(at: int, *seats: str, game: str = "acquire", table: str = "") -> Result:
    """A game that ended in this order: a person, or ``bot:level``; with = a tie with the first."""
    found = []
    for place, seat in enumerate(seats, 1):
        rank = 1 if seat.startswith("=") else place
        kind, _, level = seat.removeprefix("=").partition(":")
        who = None if level else kind
        found.append(SeatResult(kind.title(), who, level or None, 100 - place, rank, rank == 1))
    return Result(table or f"t{at}", game, at, found)


def rated(*results: Result) -> Ratings:
    ratings = Ratings()
    ratings.add(list(results))
    return ratings


def record(person: str, *results: Result, against: str = "all") -> PlayerRecord:
    mine = [it for it in results if any(seat.person == person for seat in it.seats)]
    return record_of(None, person, mine, rated(*results), ENGLISH, against)  # type: ignore[arg-type]


# -- ratings -----------------------------------------------------------------------


def test_who_comes_before_others_gains_what_they_lose() -> None:
    ratings = rated(ended(1, "ada", "bruno"))
    (up,), (down,) = (ratings.steps_of("acquire", it) for it in ("ada", "bruno"))
    assert up.change > 0
    assert up.rating == FIRST + up.change
    assert down.change == -up.change


def test_bots_do_not_count() -> None:
    """Neither a game against bots alone, nor where bots stand among people."""
    assert rated(ended(1, "ada", "x:easy", "y:easy")).steps_of("acquire", "ada") == []
    alone = rated(ended(1, "ada", "bruno")).steps_of("acquire", "ada")
    among = rated(ended(1, "x:hard", "ada", "y:hard", "bruno")).steps_of("acquire", "ada")
    assert among == alone


def test_people_who_share_a_device_are_not_rated() -> None:
    ratings = rated(ended(1, "ada", "ada", "bruno"))
    assert ratings.steps_of("acquire", "ada") == ratings.steps_of("acquire", "bruno") == []


def test_games_are_rated_apart_and_in_their_order() -> None:
    results = [ended(1, "ada", "bruno"), ended(2, "bruno", "ada"), ended(3, "ada", "chloé")]
    other = ended(4, "bruno", "ada", game="ponzi")
    ratings = rated(*results, other)
    assert len(ratings.steps_of("acquire", "ada")) == 3
    assert ratings.steps_of("ponzi", "ada")[0].change < 0
    again = Ratings()
    for result in [*results, other]:  # one at a time, as they come
        again.add([result])
    assert again.steps_of("acquire", "ada") == ratings.steps_of("acquire", "ada")


def test_a_result_that_comes_late_is_rated_in_its_place(tmp_path: Path) -> None:
    async def rate() -> None:
        async with running(str(tmp_path / "tables.db")) as server:
            store = ResultStore(server.store)
            current = CurrentRatings(store)

            async def put(result: Result) -> None:
                await server.store.write(lambda connection: put_result(connection, result))

            first, late, last = (
                ended(1, "ada", "bruno"),
                ended(2, "bruno", "ada"),
                ended(3, "ada", "bruno"),
            )
            for result in (first, last):
                await put(result)
                await current.get()
            await put(late)
            found = (await current.get()).steps_of("acquire", "ada")
            assert found == rated(first, late, last).steps_of("acquire", "ada")
            assert [it.table for it in await store.of("ada")] == ["t1", "t2", "t3"]

    asyncio.run(rate())


def test_a_game_ended_with_its_last_decision_whatever_orders_were_given_before(
    tmp_path: Path,
) -> None:
    """Orders are rows of the log that versions leave out."""

    async def put() -> None:
        async with running(str(tmp_path / "tables.db")) as server:
            match = whole_match(config_of("acquire", 2), 0, False)
            table = table_of([Place("person", person(seat)) for seat in range(2)])
            entries: list[Entry] = [*entries_of(match), Named(person(0), "Eva")]
            entries[1:1] = [Ordered(0, None)] * 5
            rows = [Row(place, None, None, it, place * 1000) for place, it in enumerate(entries, 1)]
            for row in rows:
                table.apply(row)
            await server.store.append([Written(table.id, row) for row in rows])
            store = ResultStore(server.store)
            await store.put(table)
            (result,) = await store.of(person(0))
            assert result.at == len(rows) - 1

    asyncio.run(put())


# -- records -----------------------------------------------------------------------


def test_wins_are_held_against_a_fair_share() -> None:
    found = record(
        "ada",
        ended(1, "ada", "x:easy"),
        ended(2, "x:easy", "ada", "y:easy", "z:easy"),
        ended(3, "bruno", "=ada"),
        ended(4, "ada", "bruno", game="greed"),
    )
    acquire = found.games[0]
    assert (found.played, found.won, found.since) == (4, 3, 1)
    assert (acquire.game, acquire.played, acquire.won, acquire.fair) == ("acquire", 3, 2, 1.2)
    assert [(it.players, it.played, it.won) for it in acquire.players] == [(2, 2, 2), (4, 1, 0)]
    easy = acquire.ladder.rungs[-2]
    assert (easy.bot, easy.played, easy.won, easy.fair) == ("easy", 2, 1, 0.8)
    assert [it.table for it in found.last] == ["t4", "t3", "t2", "t1"]
    assert found.last[2].others == ["X", "Y", "Z"]
    assert (found.last[2].alone, found.last[2].rank, found.last[2].change) == (True, 2, None)


@pytest.mark.parametrize(("against", "tables"), [("people", ["t2"]), ("bots", ["t1"])])
def test_games_with_people_and_with_bots_can_be_told_apart(against: str, tables: list[str]) -> None:
    games = (ended(1, "ada", "x:easy"), ended(2, "x:easy", "ada", "bruno"))
    assert [it.table for it in record("ada", *games, against=against).last] == tables


# -- the ladder --------------------------------------------------------------------


def against(level: str, *won: bool, players: int = 4, first: int = 1) -> list[Result]:
    """Games of Ada's against bots of a level, one after the other."""
    bots = [f"x:{level}"] * (players - 1)
    return [
        ended(at, *(("ada", *bots) if win else (*bots, "ada"))) for at, win in enumerate(won, first)
    ]


def ladder(*results: Result, against: str = "all") -> Ladder:
    return record("ada", *results, against=against).games[0].ladder


LEVELS = ["master", "expert", "hard", "skilled", "normal", "easy", "novice"]


def below(found: Ladder) -> str | None:
    """The level that is next."""
    return found.rungs[found.above - 1].bot if found.above > 0 else None


def test_who_has_not_played_yet_stands_below_the_weakest_level() -> None:
    found = ladder()
    assert [rung.bot for rung in found.rungs] == LEVELS
    assert (below(found), found.wins, found.rivals) == ("novice", 3, 3)


def test_a_level_is_passed_by_a_fair_share_of_at_least_three_games() -> None:
    assert below(ladder(*against("normal", True, True))) == "novice"
    assert (
        below(ladder(*against("normal", True, False, False))) == "skilled"
    )  # without the easy ones
    short = ladder(*against("normal", True, False, False, False, False))
    assert (below(short), short.rungs[4].fair) == ("novice", 1.2)
    assert below(ladder(*against("master", True, True, True))) is None


def test_a_fair_share_depends_on_how_many_play() -> None:
    assert below(ladder(*against("normal", True, False, False, players=2))) == "novice"
    assert below(ladder(*against("normal", True, False, False, players=3))) == "skilled"


def test_the_next_level_is_as_many_wins_away_as_lead_past_it() -> None:
    passed = against("easy", True, True, True)
    lost = against("normal", *[False] * 7, first=11)
    found = ladder(*passed, *lost)
    assert (below(found), found.wins) == ("normal", 3)
    wins = against("normal", True, True, True, first=21)
    assert below(ladder(*passed, *lost, *wins[:2])) == "normal"
    assert below(ladder(*passed, *lost, *wins)) == "skilled"


def test_only_the_last_ten_games_against_a_level_count() -> None:
    lost = against("easy", *[False] * 30)
    found = ladder(*lost)
    assert (found.rungs[5].played, found.wins) == (10, 3)
    assert below(ladder(*lost, *against("easy", True, True, True, first=40))) == "normal"


def test_games_with_people_or_bots_of_several_levels_are_no_rung() -> None:
    games = [ended(at, "ada", "bruno", "x:easy") for at in range(3)]
    mixed = [ended(at, "ada", "x:easy", "y:hard") for at in range(3, 6)]
    assert [rung.played for rung in ladder(*games, *mixed).rungs] == [0] * len(LEVELS)


def test_the_ladder_stays_whichever_games_are_looked_at() -> None:
    games = against("hard", True, True, True)
    assert ladder(*games, against="people") == ladder(*games)


# -- on a server -------------------------------------------------------------------


def test_a_game_that_is_over_is_in_the_record_of_those_who_played_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Server(file) as server:
        created = server.create_table([ME, OPEN, bot()])
        table, token = created["table"], created["token"]

        async def game() -> str:
            rng = random.Random(1)
            async with connected(server, table, token) as ada, connected(server, table) as zoe:
                await zoe.request("name", name="Zoe")
                await zoe.request("sit", seat=1)
                await ada.request("start")
                await asyncio.gather(play(ada, rng), play(zoe, rng))
                await ada.finish()
                assert zoe.token is not None
                return zoe.token

        other = asyncio.run(game())
        (mine,) = get(server, "/api/record", token).json()["last"]
        (theirs,) = get(server, "/api/record", other).json()["last"]
        assert mine["table"] == theirs["table"] == table
        assert mine["others"] == ["Zoe", "Bruno"]
        assert mine["change"] == -theirs["change"] or mine["rank"] == theirs["rank"]
        assert mine["called"] == "Acquire"
        stranger = server.create_table([ME, OPEN])["token"]
        assert get(server, "/api/record", stranger).json()["last"] == []

    # What ended before results were written down is found in the log.
    async def forget() -> list[Result]:
        async with running(str(file)) as server:
            for name in ("results", "played"):
                await server.store.write(
                    lambda connection, name=name: connection.execute(text(f"DELETE FROM {name}"))  # type: ignore[misc]
                )
            assert len((await server.record(token, ENGLISH, "all")).last) == 1
            return await server.results.after(0, "")

    (result,) = asyncio.run(forget())
    assert [seat.bot for seat in result.seats] == [None, None, "random"]


def test_a_game_that_is_not_over_has_no_result() -> None:
    assert result_of(table_of([Place("person", person(seat)) for seat in range(2)]), 1) is None


def test_a_game_in_which_a_bots_decision_was_taken_back_is_no_rung() -> None:
    """Or somebody could try every turn against it until the best is found."""
    match = whole_match(config_of("acquire", 2), 0, False)
    places = [Place("person", person(0)), Place("bot", bot="easy", name="Bruno")]
    start, *decided = entries_of(match)
    last = max(it for it in range(1, 21) if match.steps[it].seat == 1)  # of the bot

    def ladder_after(*undone: Entry) -> int:
        table = table_of(places)
        for entry in [start, *decided[:20], *undone]:
            table.apply(Row(table.rows, None, None, entry))
        for entry in decided[table.playing.version :]:
            table.apply(Row(table.rows, None, None, entry))
        result = result_of(table, 1)
        assert result is not None
        assert result.seat_of(person(0)) is not None  # it is in the record all the same
        found = record_of(None, person(0), [result], rated(result), ENGLISH)
        return next(it.ladder for it in found.games if it.game == "acquire").rungs[-2].played

    assert ladder_after() == 1
    assert ladder_after(Undone(last - 1)) == 0
    assert ladder_after(Undone(last)) == 1  # nothing of the bot's
