"""Playing through a pipe, and what a session does."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import Done, tontine, tontine_started
from tontine.bots.seats import SeatedBot, make_bot
from tontine.cli.language import language
from tontine.cli.play import read_seats, restore_seats
from tontine.cli.terminal.pipe import JsonFrontend, PipeFrontend
from tontine.cli.terminal.session import InputEnded, Session
from tontine.play.errors import BadMatch
from tontine.play.match import new_match
from tontine.play.save import dump, load, parse
from tontine.play.titles import TITLES
from tontine.play.words import words
from tontine.rules.chance import Rng

ANY_ANSWER = ["announce", "1", "", "keep"]  # one of them is accepted whatever is asked


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "state"


def session(
    lines: Iterable[str], people: Sequence[int] = (0,), seats: int = 3, lang: str = "en"
) -> tuple[Session, io.StringIO]:
    output = io.StringIO()
    match = new_match("acquire", ["Ada", "Bruno", "Chloé", "Dario"][:seats], 7)
    bots = [
        None
        if seat in people
        else SeatedBot("random", make_bot("acquire", "random", Rng(seat)), Rng(seat))
        for seat in range(seats)
    ]
    frontend = PipeFrontend(io.StringIO("".join(f"{line}\n" for line in lines)), output)
    return Session(match, bots, words(lang), frontend), output


# -- pipes -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "command"), [("en", tontine_started), ("it", tontine), ("fr", tontine)]
)
def test_a_whole_game_through_a_pipe(lang: str, command: Callable[..., Done]) -> None:
    done = command(
        *f"play acquire --seats me,random --seed 7 --lang {lang}".split(),
        stdin="\n".join(ANY_ANSWER * 300),
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "(A32)" in done.stdout
    assert "\x1b" not in done.stdout


def test_the_same_seed_gives_the_same_game() -> None:
    command = ["play", "acquire", "--seats", "me,random,random", "--seed", "3", "--lang", "en"]
    answers = "\n".join(ANY_ANSWER * 40)
    assert tontine(*command, stdin=answers).stdout == tontine(*command, stdin=answers).stdout


def test_the_end_of_the_input_keeps_the_match(state_home: Path) -> None:
    done = tontine_started(
        "play", "acquire", "--seats", "me,random", "--seed", "7", "--lang", "en", stdin="1\n"
    )
    (kept,) = (state_home / "tontine").glob("acquire-*.jsonl")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert f"tontine play acquire --load {kept}\n" in done.stderr
    assert load(kept).steps[1].decision is not None
    again = tontine("play", "acquire", "--load", str(kept), "--lang", "en", stdin="")
    assert again.returncode == 1
    assert "Buy up to 3 shares  (A26)" in again.stdout


def test_a_kept_match_is_never_overwritten(state_home: Path) -> None:
    for stdin, kept in (("1\n", 1), ("", 1), ("1\n", 2)):  # undecided, it is not worth keeping
        tontine("play", "acquire", "--seats", "me,random", "--seed", "7", stdin=stdin)
        assert len(list((state_home / "tontine").glob("*.jsonl"))) == kept


@pytest.mark.parametrize(
    "line", ["save ~nosuchuser/x", "save a\0b", '{"a":' + "[" * 100_000, "+help", "\udcff{"]
)
def test_no_line_is_too_strange(line: str, state_home: Path) -> None:
    command = tontine if line.isprintable() else tontine_started
    done = command(
        *["play", "acquire", "--seats", "me,random", "--seed", "7"],
        stdin=f"{line}\nquit\n".encode(errors="surrogateescape"),
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_hidden_holdings_are_not_printed() -> None:
    done = tontine(
        "play",
        "acquire",
        "--seats",
        "me,random,random",
        "--seed",
        "7",
        "--lang",
        "en",
        "--option",
        "holdings=hidden",
        stdin="\n".join([*ANY_ANSWER * 10, "board"]),
    )
    board = done.stdout[done.stdout.rindex("size price") :]
    assert board.count("?") == 2 * (7 + 1)  # two rivals: seven corporations, one purse


def test_what_is_not_understood_or_refused() -> None:
    played, output = session(["hello", "12I", "99", "save", "help B7", "help 20", "1", "quit"])
    played.run()
    text = output.getvalue()
    assert "! That is not a tile." in text
    assert "! A10: 12I is not among your tiles" in text
    assert "! Choose a number from 1 to 6." in text
    assert '! Type where to: "save FILE".' in text
    assert '! There is no rule "B7".' in text
    assert "A20: Tied for most shares" in text
    assert "--load" in text


# -- commands ----------------------------------------------------------------------


def test_undo_goes_back_to_my_last_decision() -> None:
    played, _ = session([])
    with pytest.raises(InputEnded):
        played.run()
    before = played.match.version
    played, output = session([*ANY_ANSWER, "undo", "undo", "undo", "undo", "quit"])
    played.run()
    assert played.match.version == before
    assert "nothing has been decided yet" in output.getvalue()


def test_redo_brings_it_back() -> None:
    answers = ["1", "1", "1", ""]
    played, _ = session([*answers, "quit"])
    played.run()
    after = played.match.version
    played, output = session([*answers, "undo", "redo", "redo", "quit"])
    played.run()
    assert played.match.version == after
    assert "nothing has been taken back" in output.getvalue()


def test_saving(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    other = tmp_path / "letter.txt"
    other.write_text("Dear aunt")
    played, output = session(["1", f"save {file}", f"save {file}", f"save {other}", "quit"])
    played.run()
    assert load(file).version == played.match.version
    assert other.read_text() == "Dear aunt"
    assert output.getvalue().count("Saved as") == 2
    assert "not a save file" in output.getvalue()
    played, output = session([f"save {tmp_path}/no/where", "quit"])
    played.run()
    assert "cannot be written" in output.getvalue()


def test_commands_in_italian() -> None:
    played, output = session(["aiuto", "aiuto A23", "storia", "tavolo", "esci"], lang="it")
    played.run()
    text = output.getvalue()
    assert "annulla" in text
    assert "autore della fusione" in text
    assert "Le tue tessere" not in text  # they are in the list of choices
    assert "riserva" in text


def test_several_people_read_only_their_own_tiles() -> None:
    played, output = session(["1", "", "quit"], people=(0, 1, 2))
    played.run()
    text = output.getvalue()
    assert text.count("You draw") >= 12


# -- JSON --------------------------------------------------------------------------


class Player(io.TextIOBase):
    """Answers the last view written with its first choice."""

    def __init__(self, output: io.StringIO) -> None:
        self._output = output
        self._first = ["nonsense", '{"kind":"place","tile":"12I"}', '{"command":"dance"}']

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self._first:
            return self._first.pop(0) + "\n"
        told = map(json.loads, reversed(self._output.getvalue().splitlines()))
        view = next(it["view"] for it in told if "view" in it)
        if view["over"]:
            return '{"command":"quit"}\n'
        ask = view["asks"][-1]
        decision = ask["choices"][0]["decision"] if ask["choices"] else {"kind": ask["kind"]}
        return json.dumps(decision) + "\n"


@pytest.mark.parametrize(
    ("lang", "whose"), [("en", "For {}:"), ("it", "Per {}:"), ("fr", "Pour {}\N{NO-BREAK SPACE}:")]
)
def test_with_several_people_the_prompt_says_whose_it_is(lang: str, whose: str) -> None:
    """Every time, and not only when it goes on to another; alone nobody needs it."""
    table, output = session(["1", "x", "", "1", ""], people=[0, 1], seats=2, lang=lang)
    with pytest.raises(InputEnded):
        table.run()
    lines = output.getvalue().splitlines()
    names = [name for line in lines for name in ("Ada", "Bruno") if line == whose.format(name)]
    asked = [table.match.steps[number].seat for number in range(1, table.match.version + 1)]
    asked.append(table.match.owing[0])
    assert names == [("Ada", "Bruno")[seat or 0] for seat in asked]
    assert len(set(names)) == 2
    alone, output = session(["1", ""], lang=lang)
    with pytest.raises(InputEnded):
        alone.run()
    assert whose.format("Ada") not in output.getvalue().splitlines()


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_in_json(game: str) -> None:
    output = io.StringIO()
    match = new_match(game, TITLES[game].fewest, 7)
    others = range(1, len(match.seats))
    rivals = [SeatedBot("random", make_bot(game, "random", Rng(it)), Rng(it)) for it in others]
    bots = [None, *rivals]
    frontend = JsonFrontend(Player(output), output)  # type: ignore[arg-type]
    Session(match, bots, words("en"), frontend).run()
    written: list[dict[str, Any]] = [json.loads(line) for line in output.getvalue().splitlines()]
    assert [line["type"] for line in written[:2]] == ["hello", "decide"]
    asked = [line for line in written if line["type"] == "decide"]
    told = list[int]()
    for line in (*asked, written[-1]):
        told = [it for it in told if it < line["since"]]
        told += [entry["version"] for entry in line["events"]]
    assert told == [entry.version for entry in match.log(0)]  # everything, once
    errors = [line for line in written if line["type"] == "refused"]
    assert len(errors) == 3
    if game == "acquire":
        assert errors[1]["rule"] == "A10"
        assert errors[1]["reason"] == "not_held"
    assert written[-1]["type"] == "bye"
    assert written[-1]["view"]["standings"]


# -- usage -------------------------------------------------------------------------


def test_seats() -> None:
    names = [(it.name, it.player) for it in read_seats("acquire", "Ada=me, random,Zoe = RANDOM")]
    assert names == [("Ada", "me"), (None, "random"), ("Zoe", "random")]
    for bad in ("me,nobody", "me,,random", "=me,random", ""):
        with pytest.raises(BadMatch):
            read_seats("acquire", bad)


BAD = {
    "--seats me": "2 to 6 players",
    "--seats me,me,me,me,me,me,me": "2 to 6 players",
    "--seats Ada=me,Ada=random": "“Ada”",
    "--seats me,=random": "needs a name",
    "--seed 99999999999999999999": "from 0 to",
    "--lang xx": "en, it, fr",
    "--script nothing-there.json": "nothing-there.json",
    "--load nothing-there.jsonl": "nothing-there.jsonl",
    "--load x --seed 4": "--load brings its own",
}


@pytest.mark.parametrize("arguments", BAD)
def test_bad_usage(arguments: str) -> None:
    done = tontine("play", "acquire", *arguments.split())
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert BAD[arguments] in done.stderr


def test_a_bad_script(tmp_path: Path) -> None:
    file = tmp_path / "script.json"
    for text, problem in (("{", "not a script"), ('{"bag": ["99Z"]}', "99Z"), ("[]", "script")):
        file.write_text(text)
        done = tontine("play", "acquire", "--script", str(file))
        assert done.returncode == 2
        assert problem in done.stderr
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("variables", "spoken"),
    [
        ({"LC_ALL": "it_IT.UTF-8", "LANG": "fr_FR"}, "it"),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "it_IT"}, "en"),
    ],
)
def test_the_language_of_the_environment(
    variables: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language(None).language == spoken
    assert language("fr").language == "fr"


# -- who plays in a loaded match ---------------------------------------------------


def test_a_loaded_match_seats_the_bots_where_they_sat() -> None:
    match = new_match("acquire", ["Ada", "Bruno", "Chloé"], 1)
    match.bots = ["easy", None, "random"]
    again = parse(dump(match).encode())
    assert [it.player for it in restore_seats(again, "acquire", None)] == ["easy", "me", "random"]
    others = read_seats("acquire", "me,normal,me")
    assert restore_seats(again, "acquire", others) == others


def test_a_match_of_people_is_played_by_people() -> None:
    again = parse(dump(new_match("acquire", 2, 1)).encode())
    assert [it.player for it in restore_seats(again, "acquire", None)] == ["me", "me"]


def test_a_bot_that_is_not_here_is_named() -> None:
    match = new_match("acquire", ["Ada", "Bruno"], 1)
    match.bots = [None, "grandmaster"]
    with pytest.raises(BadMatch, match="Bruno was played by a bot called “grandmaster”"):
        restore_seats(match, "acquire", None)


def test_a_match_at_the_terminal_is_saved_with_its_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    lines = f"save {file}\nquit\n"
    done = tontine("play", "acquire", "--seats", "me,easy", "--seed", "7", stdin=lines)
    assert done.returncode == 0
    assert load(file).bots == [None, "easy"]
