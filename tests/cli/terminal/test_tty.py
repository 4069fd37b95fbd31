"""The screen with somebody at the keys."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from tests.cli.positions import asked, random_match, terminal
from tontine.bots.seats import SeatedBot, make_bot
from tontine.cli.terminal.completion import suggestions
from tontine.cli.terminal.session import Session
from tontine.cli.terminal.tty import TtyFrontend
from tontine.play.match import Match, new_match
from tontine.play.words import words
from tontine.rules.chance import Rng

CLEAR = "\x1b[2J"


def play(match: Match, people: Sequence[int], keys: str) -> list[str]:
    """Every screen that was shown, one after the other."""
    output = io.StringIO()
    bots = [
        None
        if seat in people
        else SeatedBot("random", make_bot("acquire", "random", Rng(1)), Rng(1))
        for seat in range(len(match.seats))
    ]
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text(keys)
        console = Console(
            file=output,
            force_terminal=True,
            no_color=True,
            width=100,
            height=40,
            legacy_windows=False,
        )
        Session(match, bots, words("en"), TtyFrontend(console)).run()
    return output.getvalue().split(CLEAR)


def test_a_curtain_between_two_people(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    """Nothing of one player's tiles is on a screen that the other sees."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    match = new_match("acquire", ["Ada", "Bruno"], 7)
    first = match.owing[0]
    hands = [{tile.tile for tile in match.view(seat).table.hand} for seat in (first, 1 - first)]
    screens = play(match, (0, 1), "\r1\r\r1\r\rquit\r")[1:]
    assert f"Pass the device to {match.seats[first]}" in screens[0]
    assert f"Pass the device to {match.seats[1 - first]}" in screens[2]
    decision = match.steps[1].decision or {}
    played = {decision.get("tile")}
    for screen, own, others in (
        (screens[1], hands[0], hands[1]),
        (screens[3], hands[1], hands[0]),
    ):
        shown = set(re.findall(r"\b\d+[A-I]\b", screen))
        assert own <= shown
        assert not others & shown - played
    for curtain in (screens[0], screens[2]):
        assert not re.search(r"\b\d+[A-I]\b", curtain)


def test_refusals_and_help_stay_on_the_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    match = new_match("acquire", ["Ada", "Bruno"], 7)
    screens = play(match, (match.owing[0],), "hello\rhelp A20\r12I\rquit\r")
    assert len(screens) == 2  # drawn once
    assert "! That is not a tile." in screens[1]
    assert "A20: Tied for most" in screens[1]


def test_the_tab_key_offers_what_fits() -> None:
    placing = random_match(asked("place", 30))
    offered = suggestions(placing.view(placing.owing[0]), terminal(placing, 0))
    tile = placing.view(placing.owing[0]).table.hand[0].tile.lower()
    assert tile in offered
    assert {"place", "undo", "A20"} <= set(offered)
    assert "sell" not in offered
    disposing = random_match(asked("dispose"))
    offered = suggestions(disposing.view(disposing.owing[0]), terminal(disposing, 0, "it"))
    assert offered[:3] == ["vendi", "scambia", "conserva"]
