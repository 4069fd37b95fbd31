"""Bots that other packages bring along: found, seated everywhere, and harmless when broken."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.cli.command import Done, tontine
from tontine.bots import installed, outside, seats
from tontine.bots.bot import BotFailed
from tontine.bots.decide import decide
from tontine.play.match import new_match
from tontine.rules.chance import Rng
from tontine.server.bots.pool import question_of

# What is tested here is not compiled.
pytestmark = pytest.mark.once

CODE = """
import sys, time
from tontine.rules.choices import Choices

class First:
    def __init__(self, rng):
        pass

    def choose(self, game, seat):
        choices = Choices()
        game.offer(seat, choices)
        return choices.nth(0)

class Raising(First):
    def choose(self, game, seat):
        raise IndexError("lost my way")

class Slow(First):
    def choose(self, game, seat):
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                pass

def unmade(rng):
    raise ValueError("no bot today")

NOTHING = None
"""

ENTRIES = """
[tontine.bots]
acquire.first = other_bots:First
acquire.raising = other_bots:Raising
acquire.slow = other_bots:Slow
acquire.unmade = other_bots:unmade
acquire.nothing = other_bots:NOTHING
acquire.missing = no_such_module:Bot
acquire.broken = broken_bots:Bot
acquire.normal = other_bots:First
acquire.me = other_bots:First
checkers.first = other_bots:First
First = other_bots:First
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a package as an installer leaves it."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "other_bots.py").write_text(CODE)
    (folder / "broken_bots.py").write_text("1 / 0\n")
    info = folder / "other_bots-1.5.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other-bots\nVersion: 1.5\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    return folder


@pytest.fixture
def there(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(site))
    installed.offered.cache_clear()
    installed._entries.cache_clear()
    yield
    installed.offered.cache_clear()
    installed._entries.cache_clear()


@pytest.mark.usefixtures("there")
def test_they_are_found_by_game() -> None:
    ours = ("random", *seats.FOLDERS["acquire"].BOTS)
    assert set(seats.bot_names("acquire")) - set(ours) == {
        *("first", "raising", "slow", "unmade", "nothing", "missing", "broken")
    }
    assert seats.bot_names("acquire")[-1] == ours[-1]  # what fills empty seats is one of ours
    assert "first" not in seats.bot_names("ponzi")
    assert seats.bot_origin("acquire", "first") == "other-bots 1.5"
    assert seats.bot_origin("acquire", "normal") == ""


@pytest.mark.usefixtures("there")
def test_names_that_do_not_do_are_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    assert "other_bots" not in type(seats.make_bot("acquire", "normal", Rng(1))).__module__
    seats.bot_names("acquire")
    told = [record.message for record in caplog.records]
    assert len(told) == 3
    for name, why in {
        "First": "its name is not GAME.NAME",
        "acquire.me": "there is a bot of that name",
        "acquire.normal": "there is a bot of that name",
    }.items():
        assert f"the entry point '{name}' of the package other-bots is left out: {why}" in told


BROKEN = {
    "missing": "cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'",
    "broken": "cannot be loaded: ZeroDivisionError",
    "nothing": "is not callable",
    "unmade": "makes no bot: ValueError: no bot today",
}


def played(name: str) -> BotFailed | None:
    match, rng = new_match("acquire", 2, 1), Rng(1)
    bot = seats.make_bot("acquire", name, rng)
    try:
        decide(match.title, match.game, match.owing[0], bot, rng)
    except BotFailed as failed:
        return failed
    return None


@pytest.mark.usefixtures("there")
@pytest.mark.parametrize("name", BROKEN)
def test_one_that_is_broken_fails_in_its_own_decisions_only(name: str) -> None:
    assert f"the entry point 'acquire.{name}' of the package other-bots" in str(played(name))
    assert BROKEN[name] in str(played(name))
    assert played("first") is None


@pytest.mark.usefixtures("there")
def test_one_that_does_not_answer_in_time_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "LONGEST_ANSWER", 0.05)
    assert str(played("slow")) == "no answer within 0.05 seconds"
    assert played("first") is None


@pytest.mark.usefixtures("there")
def test_one_that_fails_at_once_begins_no_contest() -> None:
    words = "arena acquire --seats first,raising --games 2 --workers 1 --json"
    done = tontine(*words.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert "the bot “raising” cannot play: IndexError: lost my way (other_bots.py:" in done.stderr


@pytest.mark.usefixtures("there")
@pytest.mark.parametrize(
    "words", ["arena acquire --seats", "simulate acquire --seats", "play acquire --seats"]
)
def test_a_broken_one_is_told_before_anything_is_played(words: str) -> None:
    done = tontine(*words.split(), "first,broken")
    assert (done.returncode, done.stdout) == (2, "")
    assert "the bot “broken” cannot play: the entry point 'acquire.broken'" in done.stderr
    assert "ZeroDivisionError: division by zero" in done.stderr


def started(site: Path, *words: str, stdin: str = "") -> Done:
    """In a Python of its own, as with a package that was there when it started."""
    paths = [str(site), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    return subprocess.run(
        [sys.executable, "-m", *words],
        input=stdin,
        env=env,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )


def test_it_plays_in_simulations_and_at_the_terminal(site: Path) -> None:
    simulate = "tontine simulate acquire --seats first,random --games 3"
    done = started(site, *simulate.split())
    assert done.returncode == 0, done.stderr
    assert "first" in done.stdout
    play = "tontine play acquire --seats me,raising --seed 1 --lang en"
    done = started(site, *play.split(), stdin="1\n1\n1\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert "the bot “raising” cannot play" in done.stderr


def test_it_thinks_in_the_worker_of_a_table(site: Path) -> None:
    match = new_match("acquire", 2, 1)
    asked = [question_of("table", match, match.owing[0], bot) for bot in ("first", "broken")]
    lines = "".join(msgspec.json.encode(it).decode() + "\n" for it in asked)
    done = started(site, "tontine.server.bots.process", stdin=lines)
    first, broken = (msgspec.json.decode(line) for line in done.stdout.splitlines())
    assert first["decision"]["kind"]
    assert broken["decision"] is None
    assert "cannot be loaded: ZeroDivisionError" in broken["failure"]
