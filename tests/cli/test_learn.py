"""A guided first game at the terminal."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from tests.cli.command import tontine
from tontine.bots.seats import SeatedBot
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.grammar import Command
from tontine.cli.terminal.learnt import FILE, Learnt
from tontine.cli.terminal.lesson import LessonSession
from tontine.cli.terminal.pipe import JsonFrontend, PipeFrontend
from tontine.cli.terminal.session import InputEnded, Session
from tontine.cli.terminal.text import width_of
from tontine.cli.terminal.tty import TtyFrontend
from tontine.learn.course import begin
from tontine.learn.lesson import Lesson
from tontine.learn.lessons import lesson_games, lesson_of
from tontine.learn.scripted import make_bot
from tontine.play.match import new_match
from tontine.play.view import Decision, View
from tontine.play.words import LANGUAGES, words
from tontine.rules.chance import Rng

GAMES = lesson_games()
UNFINISHED = "greed"  # whose lesson ends before the game


@pytest.fixture(autouse=True)
def _state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def learn(game: str, typed: str, language: str = "en") -> str:
    """What is printed to somebody who types these lines."""
    lesson = lesson_of(game)
    assert lesson is not None
    output = io.StringIO()
    frontend = PipeFrontend(io.StringIO(typed), output)
    try:
        LessonSession(
            lesson, begin(lesson, seed=4), seated(lesson), words(language), frontend
        ).run()
    except InputEnded:
        output.write("THE INPUT ENDED\n")
    return output.getvalue()


def seated(lesson: Lesson) -> Callable[[str], SeatedBot]:
    rng = Rng(3)
    return lambda name: SeatedBot(name, make_bot(lesson.game, name, rng), rng)


class Follower(PipeFrontend):
    """Somebody who has everything shown to them; where nothing is, the first choice will do."""

    def read(self, view: View, terminal: TerminalGame) -> Decision | View | Command:
        if self.lesson is None or self.lesson.over:
            raise EOFError
        if self.lesson.waits:
            return Command("next")
        if self.lesson.shows:
            return Command("show")
        return view.asks[0].choices[0].decision


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_shown_everything_comes_to_the_end(game: str, language: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    output = io.StringIO()
    frontend = Follower(output=output)
    session = LessonSession(lesson, begin(lesson), seated(lesson), words(language), frontend)
    if session.match.title.name == UNFINISHED:
        with pytest.raises(InputEnded):
            session.run()
    else:
        session.run()
    title = words(language, game)(f"lesson-{lesson.steps[-1].id}.title")
    steps = len(lesson.steps)
    last = words(language)("lesson-step", step=steps, steps=steps, title=title)
    assert last in output.getvalue()


def test_a_step_is_above_the_question() -> None:
    first = learn("acquire", "")
    step, question = first.index("Step 1 of 16"), first.index("Your turn: play a tile")
    assert step < question
    assert "(1) the space 11F, the space 12F  (2) your tile 11F" in first


def test_why_and_next() -> None:
    output = learn("acquire", "why\nnext\nshow\nshow\nshow\n\n")
    assert "nowhere else." in output
    assert '! This step asks for a decision. Type "show" to see one.' in output
    assert output.count("Step 4 of 16") == 1
    assert "Step 5 of 16" in output


def test_another_move_is_objected_to_once() -> None:
    once = learn("acquire", "5b\n")
    assert "! That one touches nothing" in once
    assert "You play 5B." not in once
    twice = learn("acquire", "5b\n5b\n")
    assert "You play 5B." in twice
    illegal = learn("acquire", "12a\n")
    assert "! A10" in illegal


def test_own_goes_on_as_a_game() -> None:
    output = learn("acquire", "own\n4\n")
    assert "Step 1 of 16" in output
    assert "Step 2 of 16" not in output
    assert "You play 11F." in output


def test_the_jump_leads_to_the_last_act() -> None:
    typed = "show\nshow\nshow\n\nshow\nshow\nshow\nshow\nshow\nshow\nshow\nshow\n\n"
    output = learn("acquire", typed)
    assert "Step 12 of 16: Safe" in output
    assert "Bruno plays 6A." in output  # what was jumped over is told


def test_as_json() -> None:
    lesson = lesson_of("acquire")
    assert lesson is not None
    output = io.StringIO()
    typed = '{"command": "show"}\n{"kind": "found", "corporation": "zeta"}\n{"command": "fly"}\n'
    frontend = JsonFrontend(io.StringIO(typed), output)
    with pytest.raises(InputEnded):
        LessonSession(lesson, begin(lesson), seated(lesson), words("en"), frontend).run()
    lines = [json.loads(line) for line in output.getvalue().splitlines()]
    steps = [line["lesson"]["id"] for line in lines if "lesson" in line]
    assert steps == ["open", "found", "buy"]
    assert lines[0]["lesson"]["accepts"] == [{"kind": "place", "tile": "11F"}]
    assert "why, show, next, own" in lines[-1]["text"]


def test_a_game_without_a_lesson() -> None:
    done = tontine("learn", "chess")
    assert done.returncode == 2
    assert "chess" in done.stderr


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_the_screen_has_room_for_the_step(game: str, width: int, height: int) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    output = io.StringIO()
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text("show\rquit\r")
        console = Console(file=output, no_color=True, width=width, height=height)
        frontend = TtyFrontend(console)
        LessonSession(lesson, begin(lesson), seated(lesson), words("fr"), frontend).run()
    lines = output.getvalue().splitlines()
    assert max(map(width_of, lines)) <= width
    assert any("Étape 1 sur" in line for line in lines)


# -- rule cards in ordinary games --------------------------------------------------------


def screens(keys: str) -> str:
    output = io.StringIO()
    match = new_match("acquire", ["Ada", "Bruno"], 7)
    bot = SeatedBot("random", make_bot("acquire", "random", Rng(1)), Rng(1))
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text(keys)
        console = Console(file=output, no_color=True, width=100, height=40)
        Session(match, [None, bot], words("en"), TtyFrontend(console)).run()
    return output.getvalue()


def test_a_rule_card_is_shown_once() -> None:
    keys = "1\r\r" * 25 + "quit\r"
    first = screens(keys)
    assert first.count("New to you (A3, A14)") == 1
    again = screens(keys)
    assert "New to you (A3, A14)" not in again


def test_rule_cards_can_be_turned_off(tmp_path: Path) -> None:
    output = screens("cards off\r" + "1\r\r" * 25 + "quit\r")
    assert "No more rule cards." in output
    assert "New to you" not in output
    assert "New to you" not in screens("1\r\r" * 25 + "quit\r")
    assert "New to you" in screens("cards on\r" + "1\r\r" * 25 + "quit\r")
    (tmp_path / "tontine" / FILE).write_text("{broken")
    assert Learnt().card(new_match("acquire", 2, 1), 0, 0) is None
