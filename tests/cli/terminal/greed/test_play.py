"""Greed Incorporated through a pipe, at one terminal, with other cards, and told afterwards."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from tests.cli.command import tontine
from tests.cli.positions import never, random_match
from tests.cli.terminal.greed.positions import (
    ADA,
    BRUNO,
    CARDS,
    CHLOE,
    dealt,
    play,
    proposed,
    trading,
)
from tontine.bots.seats import SeatedBot, make_bot
from tontine.cli.replay import next_turn
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.pipe import PipeFrontend
from tontine.cli.terminal.session import Session
from tontine.play.match import Match, new_match
from tontine.play.save import load, save
from tontine.play.view import View
from tontine.play.words import words
from tontine.rules.chance import Rng

QUOTED = re.compile(r'"([^"]+)"|«\s([^»]+)\s»')


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "state"


def bots(match: Match, people: Sequence[int], name: str = "random") -> list[SeatedBot | None]:
    return [
        None if seat in people else SeatedBot(name, make_bot("greed", name, Rng(seat)), Rng(seat))
        for seat in range(len(match.seats))
    ]


def session(match: Match, lines: Iterable[str], people: Sequence[int] = (0,)) -> str:
    output = io.StringIO()
    frontend = PipeFrontend(io.StringIO("".join(f"{line}\n" for line in lines)), output)
    Session(match, bots(match, people), words("en"), frontend).run()
    return output.getvalue()


class Newcomer(PipeFrontend):
    """Types the examples that the questions give, word for word."""

    def __init__(self, output: io.StringIO) -> None:
        super().__init__(io.StringIO(), output)
        self._proposed = 0
        self._answer = ""

    def show(self, view: View, terminal: TerminalGame, since: int) -> None:
        super().show(view, terminal, since)
        prompt = "\n".join(line.plain for line in terminal.prompt(view, 10_000))
        examples = [first or second for first, second in QUOTED.findall(prompt)]
        self._answer = examples[0]
        if view.table.phase == "trading":
            # One proposal a year, and then enough of it.
            self._answer = examples[-1] if self._proposed == view.table.year else examples[0]
            self._proposed = view.table.year

    def complain(self, text: str) -> None:
        raise AssertionError(f"{self._answer}: {text}")

    def finish(self, view: View, terminal: TerminalGame, since: int) -> None:
        super().finish(view, terminal, since)
        self._answer = ""

    def _line(self) -> str:
        return self._answer


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_newcomer_plays_a_whole_game_by_the_examples(language: str) -> None:
    match = new_match("greed", 3, 4)
    output = io.StringIO()
    Session(match, bots(match, (0,)), words(language), Newcomer(output)).run()
    assert match.over
    assert "(G33)" in output.getvalue()


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_the_command_in_a_pipe(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    lines = ["{}", "announce x", f"save {file}", "quit"]
    done = tontine(*f"play greed --seed 7 --lang {lang}".split(), stdin="\n".join(lines))
    assert (done.returncode, done.stderr) == (0, "")
    assert "(G9)" in done.stdout
    assert file.exists()


@pytest.mark.rule("G17", "G20")
def test_deals_of_the_others_are_told_as_a_story() -> None:
    match = proposed()
    text = session(match, ["accept 1", "quit"])
    told = [line.strip() for line in text.splitlines()]
    assert "MadF offers Endrun 50M for 2 coal (proposal 1)." in told
    assert not any("terms" in line or "hands" in line for line in told)


@pytest.mark.rule("G20")
def test_whoever_acted_is_asked_after_the_others() -> None:
    """Clockwise, although more than one seat owes a decision."""
    match = trading()
    asked = []
    while match.view(None).table.phase == "trading":
        asked.append(int(match.game.actor))
        match.decide(asked[-1], {"kind": "content"})
    assert asked == [BRUNO, CHLOE, ADA]
    text = session(trading(), ["done", "content", "quit"], (ADA, BRUNO, CHLOE))
    assert text.index("Bruno is done trading") > 0


def test_pages_and_rules_in_a_pipe() -> None:
    match = dealt()
    lines = ["rule G14", "prices", "companies", "company nobody", "symbols", "15", "help", "quit"]
    text = session(match, lines)
    assert re.search(r"G14: A card with the CEO.s own marker costs twice the bid", text)
    assert "[" in text
    assert '! No company in play is called "nobody".' in text
    assert "Symbol A" in text
    assert "sell 2 coal to Endrun for 70" in text


def test_undo_and_redo() -> None:
    match = dealt()
    text = session(match, ["15", "undo", "17", "undo", "redo", "quit"])
    assert match.steps[1].seat == BRUNO
    assert {"kind": "announce", "asset": 17} in [step.decision for step in match.steps]
    assert "!" not in text


@pytest.mark.rule("G9")
def test_several_people_hide_their_announcements() -> None:
    match = dealt()
    text = session(match, ["10", "11", "quit"], (ADA, BRUNO, CHLOE))
    asked = text.split("Announce one of your cards")
    assert "Coal Mine" in asked[1]
    assert "Coal Mine" not in asked[2]
    assert "Gravel Quarry" not in asked[3]


# -- other cards -------------------------------------------------------------------


@pytest.fixture
def own_cards(tmp_path: Path) -> Path:
    file = tmp_path / "own.json"
    file.write_text(CARDS, "utf-8")
    return file


def test_play_with_other_cards_save_replay_and_verify(own_cards: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    command = f"play greed --seed 3 --lang en --seats me,random,random --option cards=@{own_cards}"
    done = tontine(*command.split(), stdin=f"symbols\nsave {file}\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Symbol A" in done.stdout
    own_cards.unlink()  # the save has all of it
    done = tontine("play", "greed", "--load", str(file), "--lang", "it", stdin="simboli\nesci\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Symbol A" in done.stdout
    done = tontine("verify", str(file))
    assert done.returncode == 0
    assert "sound" in done.stdout


def test_simulate_and_bench_with_other_cards(own_cards: Path) -> None:
    command = f"simulate greed --games 2 --workers 1 --players 3 --json --option cards=@{own_cards}"
    done = tontine(*command.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 2
    done = tontine(*f"bench greed --seconds 0.1 --json --option cards=@{own_cards}".split())
    assert done.returncode == 0


@pytest.mark.rule("G5")
@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
def test_a_wrong_file_of_cards_names_card_and_field(command: str, tmp_path: Path) -> None:
    fields = json.loads(CARDS)
    fields["asset"][4]["makes"] = {"gold": 2}
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(fields), "utf-8")
    done = tontine(command, "greed", "--option", f"cards=@{file}")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "asset 14, field makes" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("play greed --option cards=@{}/nowhere.toml", "there is no such file"),
        ("play acquire --option cards=@{}/own.json", "acquire has no option “cards”"),
        ("play greed --option cards=@{}/own.json --option cards=house", "leave one out"),
        ("play greed --option cards=@{}/own.json --load x.jsonl", "--load brings its own"),
        ("play greed --option cards=@{}/bytes", "not text in UTF-8"),
    ],
)
def test_other_mistakes_about_cards(arguments: str, problem: str, own_cards: Path) -> None:
    folder = own_cards.parent
    (folder / "bytes").write_bytes(b"\xff\xfe")
    done = tontine(*arguments.format(folder).split())
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert problem in done.stderr


# -- told afterwards ---------------------------------------------------------------


def test_a_finished_game_is_replayed_and_verified(tmp_path: Path) -> None:
    match = random_match(never, 3, 2, {"cards": CARDS}, "greed")
    file = tmp_path / "game.jsonl"
    save(match, file)
    assert load(file).options == match.options
    told = {}
    for lang in ("en", "it", "fr"):
        done = tontine("replay", str(file), "--lang", lang, "--as", "1")
        assert (done.returncode, done.stderr) == (0, "")
        told[lang] = done.stdout
    assert [told["en"].count(f"Year {year}:") for year in (1, 12)] == [1, 1]
    assert "Anno 12:" in told["it"]
    assert "Année 12" in told["fr"]
    assert "(G33)" in told["en"]
    assert "Coal Mine" in told["it"]
    done = tontine("verify", str(file), "--json")
    assert json.loads(done.stdout)["over"] is True


def test_the_next_year() -> None:
    match = random_match(never, 3, 2, {"cards": CARDS}, "greed")
    version = next_turn(match, 0)
    assert match.view(None, version).table.year == 2


def test_playing_a_message_along(tmp_path: Path) -> None:
    match = trading()
    session(match, ["content", "sell 2 coal to madf for 70: Take it, Bruno!", "quit"], (1, 0))
    file = tmp_path / "game.jsonl"
    save(match, file)
    done = tontine("replay", str(file), "--lang", "en", "--as", "onlooker")
    assert "Take it, Bruno!" in done.stdout
    assert play(load(file)).version == match.version
