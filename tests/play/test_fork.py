"""Another way from a moment of a game that is over."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET

from tests.cli.command import tontine
from tontine.bots.bot import RandomBot
from tontine.bots.seats import bot_decision
from tontine.play.errors import BadSave, Refused
from tontine.play.fork import digest
from tontine.play.match import Match, new_match
from tontine.play.save import dump, parse, save
from tontine.rules.chance import Rng

SEAT = 1
GAMES = ("acquire", "ponzi", "greed")


def play_on(match: Match, seed: int = 1) -> Match:
    rng = Rng(seed)
    bots = [RandomBot(Rng(seed + seat)) for seat in range(len(match.seats))]
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    return match


@cache
def finished(game: str) -> Match:
    return play_on(new_match(game, ["Ada", "Bruno", "Chloé"], 3))


@pytest.mark.parametrize("anew", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_from_where_its_seat_stood(game: str, anew: bool) -> None:
    match = finished(game)
    for version in (0, match.version // 3):
        fork = match.forked(version, SEAT, anew)
        assert fork.view(SEAT) == match.at(version).view(SEAT), "all that it knows is as it was"
        as_it_was = digest(fork.game) == digest(match.at(version).game)
        assert as_it_was or anew
        if game == "acquire":
            assert as_it_was != anew, "the tiles of the others were dealt anew"
        play_on(fork, 7)
        again = parse(dump(fork).encode())
        assert digest(again.game) == digest(fork.game)
        assert again.forks == fork.forks
        (left,) = fork.forks
        assert left.of == digest(match.game)
        assert (left.anew is not UNSET) == anew
    assert match.over, "the game that was left stays as it was"


def test_luck_is_new() -> None:
    match = finished("acquire")
    ways = {dump(play_on(match.forked(match.version // 2, SEAT), 7)) for _ in range(3)}
    assert len(ways) == 3


def test_a_game_that_goes_on_and_an_end_cannot_be_left() -> None:
    match = finished("acquire")
    with pytest.raises(Refused, match="not over yet"):
        match.at(5).forked(3, 0)
    for version, seat in ((match.version, 0), (3, 3), (999, 0)):
        with pytest.raises(Refused) as refused:
            match.forked(version, seat)
        assert refused.value.reason == ("no_moment" if version == 999 else "no_fork")


@pytest.mark.parametrize("version", [15, 20, 25])
def test_another_way_from_another_way(version: int) -> None:
    first = play_on(finished("acquire").forked(20, SEAT, anew=True), 7)
    other = play_on(first.forked(version, 0, anew=version == 20), 8)
    assert [it.version for it in other.forks] == [20, version][version < 20 :]
    again = parse(dump(other).encode())
    assert digest(again.game) == digest(other.game)
    assert digest(again.at(version).at(10).game) == digest(finished("acquire").at(10).game)


def test_what_belongs_to_the_other_game_cannot_be_taken_back() -> None:
    fork = finished("acquire").forked(9, SEAT, anew=True)
    before = digest(fork.game)
    assert not any(fork.may_undo(seat) for seat in range(3))
    with pytest.raises(Refused, match="nothing has been decided"):
        fork.undo()
    bot = RandomBot(Rng(1))
    for _ in range(3):
        fork.decide(fork.owing[0], bot_decision(fork, fork.owing[0], bot, Rng(1)))
    for _ in range(3):
        fork.undo()
    assert digest(fork.game) == before
    assert not fork.at(8).forks


@pytest.mark.parametrize(
    ("field", "value", "line"),
    [
        ("seat", 9, 1),
        ("version", 4000, 1),
        ("anew", {"seed": 5, "digest": "0" * 64}, 1),
        ("anew", {"seed": -1, "digest": "0" * 64}, 1),
    ],
)
def test_a_fork_that_cannot_be_is_refused(field: str, value: object, line: int) -> None:
    head, *rest = dump(finished("acquire").forked(9, SEAT)).splitlines()
    told = msgspec.json.decode(head)
    told["forks"][0][field] = value
    with pytest.raises(BadSave) as refused:
        parse("\n".join([msgspec.json.encode(told).decode(), *rest]).encode())
    assert refused.value.line == line


def test_in_the_terminal(tmp_path: Path) -> None:
    file, other = tmp_path / "game.jsonl", tmp_path / "other.jsonl"
    save(finished("acquire"), file)
    seats = ("--seats", "easy,me,easy")
    done = tontine(
        *("play", "acquire", "--load", str(file), "--at", "9", "--anew", *seats),
        stdin=f"save {other}\nquit\n",
    )
    assert done.returncode == 0, done.stderr
    told = tontine("verify", str(other)).stdout
    assert "its first 9 decisions are those of another game" in told
    assert digest(finished("acquire").game) in told
    alone = tontine("play", "acquire", "--at", "9")
    assert alone.returncode == 2
    assert "--load" in alone.stderr
