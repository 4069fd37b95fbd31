"""Programs in any language, and classes in files: they play whole games, are told what their seat
sees and nothing else, and harm nobody however they behave."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.bots.players import write_players
from tests.cli.command import tontine
from tontine.arena.bot_game import BotGame
from tontine.arena.code import code_of
from tontine.arena.contest import Contest, ContestReport
from tontine.arena.results import names_of
from tontine.bots import programs, seats
from tontine.bots.decide import play_bot
from tontine.bots.programs import running
from tontine.play.errors import BadMatch, Refused
from tontine.play.match import Match, check_options, new_match
from tontine.play.save import dump
from tontine.play.titles import TITLES, title_of
from tontine.rules.chance import Rng
from tontine.server.bots.pool import BOT_PROCESS, question_of
from tontine.server.bots.process import Answer
from tontine.server.tables.create import created_by
from tontine.server.tables.loading import rows_of
from tontine.server.wire.lobby import CreateTable, LoadGame, Place

# What is tested here is not compiled.
pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("players")


@pytest.fixture(scope="module")
def program(folder: Path) -> str:
    return write_players(folder)[0]


@pytest.fixture(scope="module")
def in_file(folder: Path) -> str:
    return write_players(folder)[1]


@pytest.fixture(autouse=True)
def none_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """However busy the machine is, a program has the time to end by itself."""
    monkeypatch.setattr(programs, "LAST_WORDS", 60.0)
    yield
    running.end()


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_of_each_kind_of_seat(
    game: str, program: str, in_file: str, tmp_path: Path
) -> None:
    title, kept = title_of(game), tmp_path / "told"
    names = [f"{program}index {kept}", f"{in_file}First", "easy"]
    played = BotGame(title, check_options(title, {}), 3, names, Rng(1))
    match = played._match
    assert match is not None
    played.play()
    assert played.game.over
    assert played.failures == [0, 0, 0]
    assert played.game == match.game  # of the same deal, decision by decision
    _was_told_what_its_seat_sees(match, kept)


def _was_told_what_its_seat_sees(match: Match, kept: Path) -> None:
    """Whatever secrets there are: of the match nothing but the views and the log of the seat."""
    running.end()
    hello, *asked, bye = [json.loads(line) for line in kept.read_text().splitlines()]
    seed = hello.pop("seed")
    assert 0 <= seed < 2**31
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": match.title.name,
        "options": _plain(match.bare_view(0).options),
        "seats": ["1", "2", "3"],
        "seat": 0,
    }
    told, since = list[Any](), 0
    for line in asked:
        assert set(line) == {"type", "view", "since", "events"}
        assert line["type"] == "decide"
        assert line["view"] == _plain(match.bare_view(0, line["view"]["version"]))
        assert line["since"] == since
        since = line["view"]["version"] + 1
        told += line["events"]
    assert bye["type"] == "bye"
    assert bye["view"] == _plain(match.bare_view(0))
    if match.opened:  # everything is laid open
        assert bye["since"] == 0
        told = []
    assert told + bye["events"] == _plain(match.log(0))


def _plain(it: object) -> Any:
    return json.loads(msgspec.json.encode(it))


MISBEHAVING = {
    "crash": "it has ended with exit code 7",
    "nonsense": "that is not a decision",
    "illegal": "there is no choice 99999; there are ",
    "large": "its answer is longer than 65,536 bytes",
    "endless": "its answer is longer than 65,536 bytes",
}


@pytest.mark.parametrize("how", MISBEHAVING)
def test_one_that_misbehaves_fails_in_its_own_decisions(how: str, program: str) -> None:
    match, rng = new_match("acquire", 2, 1), Rng(1)
    bot = seats.make_player("acquire", f"{program}{how}", rng)
    for version in (1, 2):
        failed = play_bot(match, match.owing[0], "it", bot, rng)
        assert failed is not None
        assert MISBEHAVING[how] in failed
        assert match.steps[version].failed_bot == "it"
        assert match.version == version


@pytest.mark.parametrize("how", ["never", "late"])
def test_one_that_is_silent_is_asked_three_times(
    how: str, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "LONGEST_ANSWER", 0.1)
    match, rng = new_match("acquire", 2, 1), Rng(1)
    bot = seats.make_player("acquire", f"{program}{how}", rng)
    said = [play_bot(match, match.owing[0], "it", bot, rng) for _ in range(5)]
    assert said[:3] == ["no answer within 0.1 seconds"] * 3
    assert said[3:] == ["it was silent 3 times, and is not asked any more"] * 2


@pytest.mark.parametrize("how", ["twice", "early"])
def test_what_nobody_asked_for_is_no_answer(how: str, program: str) -> None:
    """Otherwise it would be taken for the answer to the next question."""
    match, rng = new_match("acquire", 2, 1), Rng(1)
    bot = seats.make_player("acquire", f"{program}{how}", rng)
    said = list[str | None]()
    while not any(said):
        said.append(play_bot(match, match.owing[0], "it", bot, rng))
    expected = "it said something before it was asked" if how == "twice" else "not a decision"
    assert expected in str(said[-1])


def test_after_a_crash_it_is_told_everything_again(program: str, tmp_path: Path) -> None:
    match, rng, kept = new_match("acquire", 2, 1), Rng(1), tmp_path / "told"
    bot = seats.make_player("acquire", f"{program}crash-later {kept}", rng)
    for _ in range(3):
        play_bot(match, match.owing[0], "it", bot, rng)
    lines = [json.loads(line) for line in kept.read_text().splitlines()]
    assert [it["type"] for it in lines] == ["hello", "decide", "decide", "hello", "decide"]
    assert [it["since"] for it in lines if it["type"] == "decide"] == [0, 1, 0]


def test_what_is_taken_back_is_told_again(program: str, tmp_path: Path) -> None:
    match, rng, kept = new_match("acquire", 2, 1), Rng(1), tmp_path / "told"
    bot = seats.make_player("acquire", f"{program}index {kept}", rng)
    play_bot(match, match.owing[0], "it", bot, rng)
    match.undo()
    play_bot(match, match.owing[0], "it", bot, rng)
    _, first, again = [json.loads(line) for line in kept.read_text().splitlines()]
    assert (first["since"], again["since"]) == (0, 0)
    assert first["events"] == again["events"]


def test_the_next_game_is_played_by_the_process_of_the_last(program: str, tmp_path: Path) -> None:
    kept = tmp_path / "told"
    for seed in (1, 2):
        match, rng = new_match("acquire", 2, seed), Rng(1)
        bot = seats.make_player("acquire", f"{program}index {kept}", rng)
        play_bot(match, match.owing[0], "it", bot, rng)
        programs.say_bye([bot])
        assert len(running._of) == 1
    running.end()
    kinds = [json.loads(line)["type"] for line in kept.read_text().splitlines()]
    assert kinds == ["hello", "decide", "bye"] * 2


def test_only_so_many_run(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "MOST_RUNNING", 2)
    match, rng = new_match("acquire", 2, 1), Rng(1)
    bots = [seats.make_player("acquire", f"{program}index", rng) for _ in range(3)]
    for bot in (*bots, bots[0]):  # the first was ended meanwhile, and is started again
        assert play_bot(match, match.owing[0], "it", bot, rng) is None
        assert len(running._of) <= 2


# -- before the first game ------------------------------------------------------------


def test_what_cannot_play_is_refused_before_the_first_game(program: str, in_file: str) -> None:
    cannot = {
        f"{in_file}Unmade": "makes no bot: TypeError: Unmade() takes no arguments",
        f"{in_file}Mute": "it has no method choose(game, seat)",
        f"{in_file}Missing": "has no attribute 'Missing'",
        f"{in_file}Raising": "IndexError: lost my way (classes.py:",
        "nowhere.py:Bot": "cannot be loaded: FileNotFoundError",
        "exec:./no-such-program": "./no-such-program cannot be started",
        "exec:": "is no command",
        f"{program}crash": "it has ended with exit code 7",
        f"{program}nonsense": "that is not a decision",
    }
    for player, why in cannot.items():
        done = tontine("simulate", "acquire", "--seats", f"{player},normal", "--games", "3")
        assert (done.returncode, done.stdout) == (2, "")
        assert "cannot play: " in done.stderr
        assert why in done.stderr


def test_on_a_ladder(program: str, in_file: str, tmp_path: Path) -> None:
    page, own = tmp_path / "ladder.html", [f"{in_file}First", f"{program}index"]
    command = ["arena", "ladder", "ponzi", "--levels", ",".join(["random", *own]), "--json"]
    some = ["--players", "3", "--deals", "1", "--workers", "1", "--page", str(page)]
    done = tontine(*command, *some)
    assert done.returncode == 0, done.stderr
    rungs = {it["name"] for it in json.loads(done.stdout)["rungs"]}
    assert rungs == {"random", *own}
    assert "classes.py:First" in page.read_text()


def test_in_the_commands(program: str, in_file: str) -> None:
    both = f"{program}index,{in_file}First"
    command = ["arena", "ponzi", "--games", "3", "--workers", "1", "--json"]
    done = tontine(*command, "--seats", f"{both},easy")
    assert done.returncode == 0, done.stderr
    report = msgspec.json.decode(done.stdout, type=ContestReport)
    assert [it.name for it in report.names] == [*both.split(","), "easy"]
    assert report.games == 3
    done = tontine(
        "simulate", "ponzi", "--seats", f"{program}crash-later,easy,easy", "--games", "1"
    )
    assert done.returncode == 1
    assert "bots failed in" in done.stderr
    assert "exit code 7" in done.stderr
    done = tontine("play", "ponzi", "--seats", f"me,Zoë={both}", "--lang", "en", stdin="1\n")
    assert "Zoë" in done.stdout


def test_a_contest_goes_on_only_with_the_same_program(tmp_path: Path) -> None:
    write_players(tmp_path)
    file = tmp_path / "classes.py"
    contest = Contest("acquire", ((f"{file}:First", "easy"),), {}, 1)
    before = code_of("acquire", names_of(contest))
    file.write_text(file.read_text() + "# another\n")
    code_of.cache_clear()
    assert code_of("acquire", names_of(contest)) != before


# -- what must never run --------------------------------------------------------------


def test_no_client_and_no_file_can_have_a_program_run(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    own = f"exec:touch {trap}"
    places = [Place("me"), Place("bot", bot=own)]
    request = CreateTable(id="x" * 32, game="acquire", name="Ada", seats=places)
    with pytest.raises(Refused, match="there is no bot called"):
        created_by("person", request)
    match = new_match("acquire", ["Ada", "Bruno"], 1)
    match.bots = [None, own]
    saved = dump(match)
    with pytest.raises(Refused, match="there is no bot called"):
        rows_of("person", LoadGame(id="x" * 32, name="Ada", file=saved))
    file = tmp_path / "game.jsonl"
    file.write_text(saved)
    done = tontine("play", "acquire", "--load", str(file), stdin="1\n")
    assert done.returncode == 2
    assert "touch" in done.stderr
    with pytest.raises(KeyError):
        seats.make_bot("acquire", own, Rng(1))
    assert not trap.exists()


def test_a_server_lends_its_programs_by_names_of_their_own(
    program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "_named", {})
    own = f"{program}index"
    assert seats.name_bots([f"acquire.sharp={own}"]) == [("acquire", "sharp")]
    assert "sharp" in seats.bot_names("acquire")
    assert "sharp" not in seats.bot_names("ponzi")
    for wrong in (f"acquire={own}", "acquire.sharper=normal", f"chess.sharp={own}", "acquire.x"):
        with pytest.raises(BadMatch, match="a bot is named as"):
            seats.name_bots([wrong])
    for taken in ("sharp", "normal", "me"):
        with pytest.raises(BadMatch, match="already"):
            seats.name_bots([f"acquire.{taken}={own}"])
    match = new_match("acquire", 2, 1)
    asked = msgspec.json.encode(question_of("table", match, match.owing[0], "sharp")).decode()
    done = subprocess.run(
        [*BOT_PROCESS, f"acquire.sharp={own}"],
        input=f"{asked}\n",
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    said = msgspec.json.decode(done.stdout, type=Answer)
    assert said.decision is not None, done.stderr
    match.decide(match.owing[0], said.decision)
