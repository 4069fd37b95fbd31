"""Ponzi Scheme through a pipe, at one terminal, and told afterwards."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from tests.cli.command import tontine
from tests.cli.positions import never
from tests.cli.terminal.ponzi.positions import ADVANCED, COUNTER, FUNDED, offer, played, ponzi_match
from tontine.bots.seats import SeatedBot, make_bot
from tontine.cli.replay import next_turn
from tontine.cli.terminal.pipe import PipeFrontend
from tontine.cli.terminal.session import Session
from tontine.cli.terminal.tty import TtyFrontend
from tontine.play.match import Match
from tontine.play.save import load, save
from tontine.play.words import words
from tontine.rules.chance import Rng

# Whatever is asked, one of them is accepted; where an amount is asked for, 1 is one.
ANY_ANSWER = ["1"]


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "state"


def session(match: Match, lines: Iterable[str], people: Sequence[int] = (0,)) -> str:
    output = io.StringIO()
    bots = [
        None
        if seat in people
        else SeatedBot("random", make_bot("ponzi", "random", Rng(seat)), Rng(seat))
        for seat in range(len(match.seats))
    ]
    frontend = PipeFrontend(io.StringIO("".join(f"{line}\n" for line in lines)), output)
    Session(match, bots, words("en"), frontend).run()
    return output.getvalue()


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_a_whole_game_through_a_pipe(lang: str, game: str) -> None:
    command = f"play ponzi --seats me,normal,easy --seed 7 --lang {lang} --option game={game}"
    done = tontine(*command.split(), stdin="\n".join(ANY_ANSWER * 300))
    assert done.returncode == 0
    assert done.stderr == ""
    assert re.search(r"\(P(27|30|31)\)", done.stdout)
    assert "\x1b" not in done.stdout


def test_a_whole_game_in_json() -> None:
    command = "play ponzi --seats me,random,random --seed 7 --json"
    done = tontine(*command.split(), stdin='{"kind":"pass"}\n' * 3)
    hello, *asked = [json.loads(line) for line in done.stdout.splitlines()]
    assert hello["game"] == "ponzi"
    assert asked[0]["view"]["asks"][0]["kind"] == "fund"
    bad = tontine(*command.split(), stdin="pass\n")
    assert "fund" in json.loads(bad.stdout.splitlines()[2])["text"]


def test_going_on_with_a_kept_match(state_home: Path) -> None:
    command = ["play", "ponzi", "--seats", "me,random,random", "--seed", "7", "--lang", "en"]
    done = tontine(*command, stdin="1\n")
    (kept,) = (state_home / "tontine").glob("ponzi-*.jsonl")
    assert done.returncode == 1
    assert f"--load {kept}" in done.stderr
    assert load(kept).title.name == "ponzi"
    assert tontine("play", "ponzi", "--load", str(kept), stdin="quit\n").returncode == 0


def test_what_is_not_understood_or_refused() -> None:
    text = session(
        played(),
        ["hello 1", "fund media 44", "fund media 13", "99", "help A3", "help 18", "help", "quit"],
    )
    assert '! No industry is called "hello".' in text
    assert "! P9: there is no card 44 in the market" in text
    assert "! P11: your next Media tile goes with a card from row 1, but card 13 is" in text
    assert "! Choose a number from 1 to 13." in text
    assert '! There is no rule "A3". They go from P1 to P33.' in text
    assert "P18: A player who cannot add as much" in text
    assert "fund media 25" in text
    assert "hydra" not in text.lower()


@pytest.mark.rule("P16")
def test_undo_between_the_steps_of_an_offer() -> None:
    """It takes back what was said in part, not the last decision."""
    match = played(*FUNDED)
    text = session(match, ["offer bruno media", "undo", "2", "99", "4", "quit"], (0, 1, 2))
    assert match.version == 4
    assert match.steps[4].decision == offer(2, "media", 4)
    assert text.count("How much goes into the envelope") == 2
    assert "! P16: you have $9, so you cannot offer $99" in text


@pytest.mark.rule("P8")
def test_people_at_one_terminal_see_only_their_own_money() -> None:
    """From the third player's screen, the money of the two who traded cannot be read."""
    match = played(*FUNDED)
    output = io.StringIO()
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text("\roffer bruno media 8\r\rcounter\rpass\r\rquit\r")
        console = Console(file=output, force_terminal=True, no_color=True, width=100, height=40)
        Session(match, [None] * 3, words("en"), TtyFrontend(console)).run()
    screens = output.getvalue().split("\x1b[2J")[1:]
    curtains = [text for text in screens if "Pass the device to" in text]
    assert len(curtains) == 3
    assert all("$" not in text for text in curtains)
    third = screens[screens.index(curtains[-1]) + 1]
    assert "Bruno counters and takes a Media tile from Ada." in third
    assert "$8" not in third


# -- told afterwards ---------------------------------------------------------------


def test_replay_as_a_seat_and_as_an_onlooker(tmp_path: Path) -> None:
    match = played(*FUNDED, offer(1, "media", 8), COUNTER)
    file = tmp_path / "game.jsonl"
    save(match, file)

    def told(*arguments: str) -> str:
        done = tontine("replay", str(file), "--lang", "en", *arguments)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    assert "You offer Bruno an envelope with $8 for Media." in told("--as", "Ada")
    assert "counter with $8" in told("--as", "2")
    for stranger in ("3", "onlooker"):
        story = told("--as", stranger)
        assert "Ada offers Bruno an envelope for Media. Bruno counters" in story
        assert "$" not in story
        assert story.startswith("  Ada starts with the marker.\nRound 1: Ada begins\n")
    assert "Manche 1" in told("--lang", "fr")


def test_the_next_round() -> None:
    match = ponzi_match(never, 3, 8, ADVANCED)
    version = next_turn(match, 0)
    assert match.view(None, version).table.round == 2
    assert next_turn(match, match.version) == match.version
