"""The record of a person: what they have played, how it ended, and their ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from tontine.coach.analysis import Findings
from tontine.play.titles import TITLES
from tontine.play.words import Words
from tontine.server.people.tokens import is_program
from tontine.server.records.findings import NOTHING, AllFindings, coach_record
from tontine.server.records.ladder import Played, ladder_of
from tontine.server.records.ratings import Ratings
from tontine.server.records.rivals import rivals_of
from tontine.server.tables.results import Result
from tontine.server.wire.people import (
    GameRecord,
    PlayedGame,
    PlayerRecord,
    PlayersRecord,
    RatingStep,
)

Against = Literal["all", "people", "bots"]
LAST = 30  # games that are listed


def record_of(
    name: str | None,
    person: str,
    results: Sequence[Result],
    ratings: Ratings,
    words: Words,
    against: Against = "all",
    findings: AllFindings = NOTHING,
) -> PlayerRecord:
    """``results`` are all games of the person, oldest first; ``findings`` what the coach says of
    them, by table and seat."""
    found = [it for it in results if against == "all" or _is_against(it, person) == against]
    mine = [(it, seat) for it in found if (seat := it.seat_of(person)) is not None]
    own = _own_findings(person, found, findings)
    return PlayerRecord(
        name=name,
        since=results[0].at if results else None,
        played=len(mine),
        won=sum(seat.won for _, seat in mine),
        games=[
            replace(
                _game_record(game, person, found, results, ratings, words),
                coach=coach_record(own.get(game, []), words.of(game)),
            )
            for game in TITLES
        ],
        last=[_played(it, person, ratings, words, findings) for it in reversed(found[-LAST:])],
        rivals=rivals_of(person, found),
    )


def public(record: PlayerRecord) -> PlayerRecord:
    """As others see it who were not there: of single games and of those who played in them it says
    nothing, since a table is open to whoever knows its address."""
    games = [
        replace(
            game,
            steps=[
                replace(it, table=f"{game.game} {place}") for place, it in enumerate(game.steps)
            ],
        )
        for game in record.games
    ]
    return replace(record, games=games, last=[], rivals=[])


def _own_findings(
    person: str, found: Sequence[Result], findings: AllFindings
) -> dict[str, list[tuple[Findings, bool]]]:
    """By game, what the coach says of the person's seats, and whether they won."""
    own: dict[str, list[tuple[Findings, bool]]] = {}
    for result in found:
        seat = result.seat_of(person)
        if seat is not None and result.table in findings:
            it = findings[result.table][result.seats.index(seat)]
            own.setdefault(result.game, []).append((it, seat.won))
    return own


def _is_against(result: Result, person: str) -> Against:
    others = [seat for seat in result.seats if seat.person != person]
    bots = all(seat.person is None or is_program(seat.person) for seat in others)
    return "bots" if bots else "people"


def _game_record(
    game: str,
    person: str,
    found: Sequence[Result],
    results: Sequence[Result],
    ratings: Ratings,
    words: Words,
) -> GameRecord:
    """``found`` are the results that are looked at, of all."""
    own = [it for it in found if it.game == game]
    mine = [(it, seat) for it in own if (seat := it.seat_of(person)) is not None]
    players: dict[int, list[bool]] = {}
    for result, seat in mine:
        players.setdefault(len(result.seats), []).append(seat.won)
    steps = ratings.steps_of(game, person)
    return GameRecord(
        game=game,
        called=words.of(game)("title"),
        played=len(mine),
        won=sum(seat.won for _, seat in mine),
        fair=round(sum(1 / len(it.seats) for it, _ in mine), 1),
        rating=steps[-1].rating if steps else None,
        steps=[RatingStep(it.table, it.at, it.rating) for it in steps],
        players=[PlayersRecord(it, len(won), sum(won)) for it, won in sorted(players.items())],
        ladder=ladder_of(game, _against_bots(game, person, results)),
        coach=None,
    )


def _against_bots(game: str, person: str, results: Sequence[Result]) -> dict[str, list[Played]]:
    """The games against bots of one level alone, by level. One in which their decisions were taken
    back says nothing about who is stronger."""
    found: dict[str, list[Played]] = {}
    for result in results:
        seat = result.seat_of(person)
        levels = {it.bot for it in result.seats if it is not seat}
        if result.game != game or result.bots_undone or seat is None:
            continue
        if len(levels) == 1:
            (level,) = levels
            if level is not None:
                found.setdefault(level, []).append(Played(seat.won, len(result.seats)))
    return found


def _played(
    result: Result, person: str, ratings: Ratings, words: Words, findings: AllFindings
) -> PlayedGame:
    seat = result.seat_of(person)
    own = findings[result.table] if seat is not None and result.table in findings else None
    accuracy = None if own is None or seat is None else own[result.seats.index(seat)].accuracy
    steps = ratings.steps_of(result.game, person)
    step = next((it for it in steps if it.table == result.table), None)
    return PlayedGame(
        table=result.table,
        game=result.game,
        called=words.of(result.game)("title"),
        at=result.at,
        others=[it.name for it in result.seats if it is not seat],
        alone=_is_against(result, person) == "bots",
        players=len(result.seats),
        rank=seat.rank if seat is not None else None,
        won=seat is not None and seat.won,
        rating=step.rating if step is not None else None,
        change=step.change if step is not None else None,
        accuracy=None if accuracy is None else round(accuracy),
    )
